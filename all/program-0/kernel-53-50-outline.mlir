module {
  func.func @kernel(%arg0: tensor<2048x384xf32>, %arg1: tensor<2048x1152xf32>, %arg2: tensor<8x256x6x64xf32>, %arg3: tensor<8x6x256xf32>) -> tensor<8x256x1152xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "library"} {
    %0 = graph.reshape %arg0 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %1 = graph.transpose %0 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %2 = graph.reshape %arg1 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %3 = graph.slice %2 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %4 = graph.reshape %3 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %5 = graph.transpose %4 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %6 = graph.slice %2 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %7 = graph.reshape %6 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %8 = graph.transpose %7 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %9 = graph.slice %2 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %10 = graph.reshape %9 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %11 = graph.transpose %10 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %12 = graph.transpose %arg2 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query, %grad_key, %grad_value = graph.attention_grad %1, %5, %8, %11, %12, %arg3 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %13 = graph.transpose %grad_query {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %14 = graph.reshape %13 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %15 = graph.transpose %grad_key {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %16 = graph.reshape %15 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %17 = graph.transpose %grad_value {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %18 = graph.reshape %17 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %19 = graph.concat %14, %16, %18 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    return %19 : tensor<8x256x1152xf32>
  }
}
