module {
  func.func @kernel(%arg0: tensor<2048x1152xf32>) -> (tensor<8x6x256xf32>, tensor<8x256x6x64xf32>) attributes {graph.aliases = array<i64: -1, -1>, graph.kind = "library"} {
    %0 = graph.reshape %arg0 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %1 = graph.slice %0 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %2 = graph.reshape %1 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %3 = graph.transpose %2 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %4 = graph.slice %0 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %5 = graph.reshape %4 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %6 = graph.transpose %5 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %7 = graph.slice %0 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %8 = graph.reshape %7 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %9 = graph.transpose %8 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result, %log_sum_exp = graph.attention %3, %6, %9 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %10 = graph.transpose %result {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    return %log_sum_exp, %10 : tensor<8x6x256xf32>, tensor<8x256x6x64xf32>
  }
}
