module {
  func.func @main(%arg0: tensor<65x384xf32> {graph.name = "token.weight", graph.role = "parameter"}, %arg1: tensor<8x256xi64> {graph.name = "input1", graph.role = "input"}, %arg2: tensor<256x384xf32> {graph.name = "position.weight", graph.role = "parameter"}, %arg3: tensor<384xf32> {graph.name = "blocks.0.attention_norm.weight", graph.role = "parameter"}, %arg4: tensor<384xf32> {graph.name = "blocks.0.attention_norm.bias", graph.role = "parameter"}, %arg5: tensor<1152x384xf32> {graph.name = "blocks.0.qkv.weight", graph.role = "parameter"}, %arg6: tensor<1152xf32> {graph.name = "blocks.0.qkv.bias", graph.role = "parameter"}, %arg7: tensor<384x384xf32> {graph.name = "blocks.0.projection.weight", graph.role = "parameter"}, %arg8: tensor<384xf32> {graph.name = "blocks.0.projection.bias", graph.role = "parameter"}, %arg9: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.weight", graph.role = "parameter"}, %arg10: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.bias", graph.role = "parameter"}, %arg11: tensor<1536x384xf32> {graph.name = "blocks.0.up.weight", graph.role = "parameter"}, %arg12: tensor<1536xf32> {graph.name = "blocks.0.up.bias", graph.role = "parameter"}, %arg13: tensor<384x1536xf32> {graph.name = "blocks.0.down.weight", graph.role = "parameter"}, %arg14: tensor<384xf32> {graph.name = "blocks.0.down.bias", graph.role = "parameter"}, %arg15: tensor<384xf32> {graph.name = "blocks.1.attention_norm.weight", graph.role = "parameter"}, %arg16: tensor<384xf32> {graph.name = "blocks.1.attention_norm.bias", graph.role = "parameter"}, %arg17: tensor<1152x384xf32> {graph.name = "blocks.1.qkv.weight", graph.role = "parameter"}, %arg18: tensor<1152xf32> {graph.name = "blocks.1.qkv.bias", graph.role = "parameter"}, %arg19: tensor<384x384xf32> {graph.name = "blocks.1.projection.weight", graph.role = "parameter"}, %arg20: tensor<384xf32> {graph.name = "blocks.1.projection.bias", graph.role = "parameter"}, %arg21: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.weight", graph.role = "parameter"}, %arg22: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.bias", graph.role = "parameter"}, %arg23: tensor<1536x384xf32> {graph.name = "blocks.1.up.weight", graph.role = "parameter"}, %arg24: tensor<1536xf32> {graph.name = "blocks.1.up.bias", graph.role = "parameter"}, %arg25: tensor<384x1536xf32> {graph.name = "blocks.1.down.weight", graph.role = "parameter"}, %arg26: tensor<384xf32> {graph.name = "blocks.1.down.bias", graph.role = "parameter"}, %arg27: tensor<384xf32> {graph.name = "blocks.2.attention_norm.weight", graph.role = "parameter"}, %arg28: tensor<384xf32> {graph.name = "blocks.2.attention_norm.bias", graph.role = "parameter"}, %arg29: tensor<1152x384xf32> {graph.name = "blocks.2.qkv.weight", graph.role = "parameter"}, %arg30: tensor<1152xf32> {graph.name = "blocks.2.qkv.bias", graph.role = "parameter"}, %arg31: tensor<384x384xf32> {graph.name = "blocks.2.projection.weight", graph.role = "parameter"}, %arg32: tensor<384xf32> {graph.name = "blocks.2.projection.bias", graph.role = "parameter"}, %arg33: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.weight", graph.role = "parameter"}, %arg34: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.bias", graph.role = "parameter"}, %arg35: tensor<1536x384xf32> {graph.name = "blocks.2.up.weight", graph.role = "parameter"}, %arg36: tensor<1536xf32> {graph.name = "blocks.2.up.bias", graph.role = "parameter"}, %arg37: tensor<384x1536xf32> {graph.name = "blocks.2.down.weight", graph.role = "parameter"}, %arg38: tensor<384xf32> {graph.name = "blocks.2.down.bias", graph.role = "parameter"}, %arg39: tensor<384xf32> {graph.name = "blocks.3.attention_norm.weight", graph.role = "parameter"}, %arg40: tensor<384xf32> {graph.name = "blocks.3.attention_norm.bias", graph.role = "parameter"}, %arg41: tensor<1152x384xf32> {graph.name = "blocks.3.qkv.weight", graph.role = "parameter"}, %arg42: tensor<1152xf32> {graph.name = "blocks.3.qkv.bias", graph.role = "parameter"}, %arg43: tensor<384x384xf32> {graph.name = "blocks.3.projection.weight", graph.role = "parameter"}, %arg44: tensor<384xf32> {graph.name = "blocks.3.projection.bias", graph.role = "parameter"}, %arg45: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.weight", graph.role = "parameter"}, %arg46: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.bias", graph.role = "parameter"}, %arg47: tensor<1536x384xf32> {graph.name = "blocks.3.up.weight", graph.role = "parameter"}, %arg48: tensor<1536xf32> {graph.name = "blocks.3.up.bias", graph.role = "parameter"}, %arg49: tensor<384x1536xf32> {graph.name = "blocks.3.down.weight", graph.role = "parameter"}, %arg50: tensor<384xf32> {graph.name = "blocks.3.down.bias", graph.role = "parameter"}, %arg51: tensor<384xf32> {graph.name = "blocks.4.attention_norm.weight", graph.role = "parameter"}, %arg52: tensor<384xf32> {graph.name = "blocks.4.attention_norm.bias", graph.role = "parameter"}, %arg53: tensor<1152x384xf32> {graph.name = "blocks.4.qkv.weight", graph.role = "parameter"}, %arg54: tensor<1152xf32> {graph.name = "blocks.4.qkv.bias", graph.role = "parameter"}, %arg55: tensor<384x384xf32> {graph.name = "blocks.4.projection.weight", graph.role = "parameter"}, %arg56: tensor<384xf32> {graph.name = "blocks.4.projection.bias", graph.role = "parameter"}, %arg57: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.weight", graph.role = "parameter"}, %arg58: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.bias", graph.role = "parameter"}, %arg59: tensor<1536x384xf32> {graph.name = "blocks.4.up.weight", graph.role = "parameter"}, %arg60: tensor<1536xf32> {graph.name = "blocks.4.up.bias", graph.role = "parameter"}, %arg61: tensor<384x1536xf32> {graph.name = "blocks.4.down.weight", graph.role = "parameter"}, %arg62: tensor<384xf32> {graph.name = "blocks.4.down.bias", graph.role = "parameter"}, %arg63: tensor<384xf32> {graph.name = "blocks.5.attention_norm.weight", graph.role = "parameter"}, %arg64: tensor<384xf32> {graph.name = "blocks.5.attention_norm.bias", graph.role = "parameter"}, %arg65: tensor<1152x384xf32> {graph.name = "blocks.5.qkv.weight", graph.role = "parameter"}, %arg66: tensor<1152xf32> {graph.name = "blocks.5.qkv.bias", graph.role = "parameter"}, %arg67: tensor<384x384xf32> {graph.name = "blocks.5.projection.weight", graph.role = "parameter"}, %arg68: tensor<384xf32> {graph.name = "blocks.5.projection.bias", graph.role = "parameter"}, %arg69: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.weight", graph.role = "parameter"}, %arg70: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.bias", graph.role = "parameter"}, %arg71: tensor<1536x384xf32> {graph.name = "blocks.5.up.weight", graph.role = "parameter"}, %arg72: tensor<1536xf32> {graph.name = "blocks.5.up.bias", graph.role = "parameter"}, %arg73: tensor<384x1536xf32> {graph.name = "blocks.5.down.weight", graph.role = "parameter"}, %arg74: tensor<384xf32> {graph.name = "blocks.5.down.bias", graph.role = "parameter"}, %arg75: tensor<384xf32> {graph.name = "norm.weight", graph.role = "parameter"}, %arg76: tensor<384xf32> {graph.name = "norm.bias", graph.role = "parameter"}, %arg77: tensor<65x384xf32> {graph.name = "head.weight", graph.role = "parameter"}, %arg78: tensor<8x256xi64> {graph.name = "input78", graph.role = "input"}, %arg79: tensor<f32> {graph.name = "token.weight.step", graph.role = "state"}, %arg80: tensor<65x384xf32> {graph.name = "token.weight.exp_avg", graph.role = "state"}, %arg81: tensor<65x384xf32> {graph.name = "token.weight.exp_avg_sq", graph.role = "state"}, %arg82: tensor<f32> {graph.name = "position.weight.step", graph.role = "state"}, %arg83: tensor<256x384xf32> {graph.name = "position.weight.exp_avg", graph.role = "state"}, %arg84: tensor<256x384xf32> {graph.name = "position.weight.exp_avg_sq", graph.role = "state"}, %arg85: tensor<f32> {graph.name = "blocks.0.attention_norm.weight.step", graph.role = "state"}, %arg86: tensor<384xf32> {graph.name = "blocks.0.attention_norm.weight.exp_avg", graph.role = "state"}, %arg87: tensor<384xf32> {graph.name = "blocks.0.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg88: tensor<f32> {graph.name = "blocks.0.attention_norm.bias.step", graph.role = "state"}, %arg89: tensor<384xf32> {graph.name = "blocks.0.attention_norm.bias.exp_avg", graph.role = "state"}, %arg90: tensor<384xf32> {graph.name = "blocks.0.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg91: tensor<f32> {graph.name = "blocks.0.qkv.weight.step", graph.role = "state"}, %arg92: tensor<1152x384xf32> {graph.name = "blocks.0.qkv.weight.exp_avg", graph.role = "state"}, %arg93: tensor<1152x384xf32> {graph.name = "blocks.0.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg94: tensor<f32> {graph.name = "blocks.0.qkv.bias.step", graph.role = "state"}, %arg95: tensor<1152xf32> {graph.name = "blocks.0.qkv.bias.exp_avg", graph.role = "state"}, %arg96: tensor<1152xf32> {graph.name = "blocks.0.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg97: tensor<f32> {graph.name = "blocks.0.projection.weight.step", graph.role = "state"}, %arg98: tensor<384x384xf32> {graph.name = "blocks.0.projection.weight.exp_avg", graph.role = "state"}, %arg99: tensor<384x384xf32> {graph.name = "blocks.0.projection.weight.exp_avg_sq", graph.role = "state"}, %arg100: tensor<f32> {graph.name = "blocks.0.projection.bias.step", graph.role = "state"}, %arg101: tensor<384xf32> {graph.name = "blocks.0.projection.bias.exp_avg", graph.role = "state"}, %arg102: tensor<384xf32> {graph.name = "blocks.0.projection.bias.exp_avg_sq", graph.role = "state"}, %arg103: tensor<f32> {graph.name = "blocks.0.mlp_norm.weight.step", graph.role = "state"}, %arg104: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg105: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg106: tensor<f32> {graph.name = "blocks.0.mlp_norm.bias.step", graph.role = "state"}, %arg107: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg108: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg109: tensor<f32> {graph.name = "blocks.0.up.weight.step", graph.role = "state"}, %arg110: tensor<1536x384xf32> {graph.name = "blocks.0.up.weight.exp_avg", graph.role = "state"}, %arg111: tensor<1536x384xf32> {graph.name = "blocks.0.up.weight.exp_avg_sq", graph.role = "state"}, %arg112: tensor<f32> {graph.name = "blocks.0.up.bias.step", graph.role = "state"}, %arg113: tensor<1536xf32> {graph.name = "blocks.0.up.bias.exp_avg", graph.role = "state"}, %arg114: tensor<1536xf32> {graph.name = "blocks.0.up.bias.exp_avg_sq", graph.role = "state"}, %arg115: tensor<f32> {graph.name = "blocks.0.down.weight.step", graph.role = "state"}, %arg116: tensor<384x1536xf32> {graph.name = "blocks.0.down.weight.exp_avg", graph.role = "state"}, %arg117: tensor<384x1536xf32> {graph.name = "blocks.0.down.weight.exp_avg_sq", graph.role = "state"}, %arg118: tensor<f32> {graph.name = "blocks.0.down.bias.step", graph.role = "state"}, %arg119: tensor<384xf32> {graph.name = "blocks.0.down.bias.exp_avg", graph.role = "state"}, %arg120: tensor<384xf32> {graph.name = "blocks.0.down.bias.exp_avg_sq", graph.role = "state"}, %arg121: tensor<f32> {graph.name = "blocks.1.attention_norm.weight.step", graph.role = "state"}, %arg122: tensor<384xf32> {graph.name = "blocks.1.attention_norm.weight.exp_avg", graph.role = "state"}, %arg123: tensor<384xf32> {graph.name = "blocks.1.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg124: tensor<f32> {graph.name = "blocks.1.attention_norm.bias.step", graph.role = "state"}, %arg125: tensor<384xf32> {graph.name = "blocks.1.attention_norm.bias.exp_avg", graph.role = "state"}, %arg126: tensor<384xf32> {graph.name = "blocks.1.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg127: tensor<f32> {graph.name = "blocks.1.qkv.weight.step", graph.role = "state"}, %arg128: tensor<1152x384xf32> {graph.name = "blocks.1.qkv.weight.exp_avg", graph.role = "state"}, %arg129: tensor<1152x384xf32> {graph.name = "blocks.1.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg130: tensor<f32> {graph.name = "blocks.1.qkv.bias.step", graph.role = "state"}, %arg131: tensor<1152xf32> {graph.name = "blocks.1.qkv.bias.exp_avg", graph.role = "state"}, %arg132: tensor<1152xf32> {graph.name = "blocks.1.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg133: tensor<f32> {graph.name = "blocks.1.projection.weight.step", graph.role = "state"}, %arg134: tensor<384x384xf32> {graph.name = "blocks.1.projection.weight.exp_avg", graph.role = "state"}, %arg135: tensor<384x384xf32> {graph.name = "blocks.1.projection.weight.exp_avg_sq", graph.role = "state"}, %arg136: tensor<f32> {graph.name = "blocks.1.projection.bias.step", graph.role = "state"}, %arg137: tensor<384xf32> {graph.name = "blocks.1.projection.bias.exp_avg", graph.role = "state"}, %arg138: tensor<384xf32> {graph.name = "blocks.1.projection.bias.exp_avg_sq", graph.role = "state"}, %arg139: tensor<f32> {graph.name = "blocks.1.mlp_norm.weight.step", graph.role = "state"}, %arg140: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg141: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg142: tensor<f32> {graph.name = "blocks.1.mlp_norm.bias.step", graph.role = "state"}, %arg143: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg144: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg145: tensor<f32> {graph.name = "blocks.1.up.weight.step", graph.role = "state"}, %arg146: tensor<1536x384xf32> {graph.name = "blocks.1.up.weight.exp_avg", graph.role = "state"}, %arg147: tensor<1536x384xf32> {graph.name = "blocks.1.up.weight.exp_avg_sq", graph.role = "state"}, %arg148: tensor<f32> {graph.name = "blocks.1.up.bias.step", graph.role = "state"}, %arg149: tensor<1536xf32> {graph.name = "blocks.1.up.bias.exp_avg", graph.role = "state"}, %arg150: tensor<1536xf32> {graph.name = "blocks.1.up.bias.exp_avg_sq", graph.role = "state"}, %arg151: tensor<f32> {graph.name = "blocks.1.down.weight.step", graph.role = "state"}, %arg152: tensor<384x1536xf32> {graph.name = "blocks.1.down.weight.exp_avg", graph.role = "state"}, %arg153: tensor<384x1536xf32> {graph.name = "blocks.1.down.weight.exp_avg_sq", graph.role = "state"}, %arg154: tensor<f32> {graph.name = "blocks.1.down.bias.step", graph.role = "state"}, %arg155: tensor<384xf32> {graph.name = "blocks.1.down.bias.exp_avg", graph.role = "state"}, %arg156: tensor<384xf32> {graph.name = "blocks.1.down.bias.exp_avg_sq", graph.role = "state"}, %arg157: tensor<f32> {graph.name = "blocks.2.attention_norm.weight.step", graph.role = "state"}, %arg158: tensor<384xf32> {graph.name = "blocks.2.attention_norm.weight.exp_avg", graph.role = "state"}, %arg159: tensor<384xf32> {graph.name = "blocks.2.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg160: tensor<f32> {graph.name = "blocks.2.attention_norm.bias.step", graph.role = "state"}, %arg161: tensor<384xf32> {graph.name = "blocks.2.attention_norm.bias.exp_avg", graph.role = "state"}, %arg162: tensor<384xf32> {graph.name = "blocks.2.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg163: tensor<f32> {graph.name = "blocks.2.qkv.weight.step", graph.role = "state"}, %arg164: tensor<1152x384xf32> {graph.name = "blocks.2.qkv.weight.exp_avg", graph.role = "state"}, %arg165: tensor<1152x384xf32> {graph.name = "blocks.2.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg166: tensor<f32> {graph.name = "blocks.2.qkv.bias.step", graph.role = "state"}, %arg167: tensor<1152xf32> {graph.name = "blocks.2.qkv.bias.exp_avg", graph.role = "state"}, %arg168: tensor<1152xf32> {graph.name = "blocks.2.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg169: tensor<f32> {graph.name = "blocks.2.projection.weight.step", graph.role = "state"}, %arg170: tensor<384x384xf32> {graph.name = "blocks.2.projection.weight.exp_avg", graph.role = "state"}, %arg171: tensor<384x384xf32> {graph.name = "blocks.2.projection.weight.exp_avg_sq", graph.role = "state"}, %arg172: tensor<f32> {graph.name = "blocks.2.projection.bias.step", graph.role = "state"}, %arg173: tensor<384xf32> {graph.name = "blocks.2.projection.bias.exp_avg", graph.role = "state"}, %arg174: tensor<384xf32> {graph.name = "blocks.2.projection.bias.exp_avg_sq", graph.role = "state"}, %arg175: tensor<f32> {graph.name = "blocks.2.mlp_norm.weight.step", graph.role = "state"}, %arg176: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg177: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg178: tensor<f32> {graph.name = "blocks.2.mlp_norm.bias.step", graph.role = "state"}, %arg179: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg180: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg181: tensor<f32> {graph.name = "blocks.2.up.weight.step", graph.role = "state"}, %arg182: tensor<1536x384xf32> {graph.name = "blocks.2.up.weight.exp_avg", graph.role = "state"}, %arg183: tensor<1536x384xf32> {graph.name = "blocks.2.up.weight.exp_avg_sq", graph.role = "state"}, %arg184: tensor<f32> {graph.name = "blocks.2.up.bias.step", graph.role = "state"}, %arg185: tensor<1536xf32> {graph.name = "blocks.2.up.bias.exp_avg", graph.role = "state"}, %arg186: tensor<1536xf32> {graph.name = "blocks.2.up.bias.exp_avg_sq", graph.role = "state"}, %arg187: tensor<f32> {graph.name = "blocks.2.down.weight.step", graph.role = "state"}, %arg188: tensor<384x1536xf32> {graph.name = "blocks.2.down.weight.exp_avg", graph.role = "state"}, %arg189: tensor<384x1536xf32> {graph.name = "blocks.2.down.weight.exp_avg_sq", graph.role = "state"}, %arg190: tensor<f32> {graph.name = "blocks.2.down.bias.step", graph.role = "state"}, %arg191: tensor<384xf32> {graph.name = "blocks.2.down.bias.exp_avg", graph.role = "state"}, %arg192: tensor<384xf32> {graph.name = "blocks.2.down.bias.exp_avg_sq", graph.role = "state"}, %arg193: tensor<f32> {graph.name = "blocks.3.attention_norm.weight.step", graph.role = "state"}, %arg194: tensor<384xf32> {graph.name = "blocks.3.attention_norm.weight.exp_avg", graph.role = "state"}, %arg195: tensor<384xf32> {graph.name = "blocks.3.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg196: tensor<f32> {graph.name = "blocks.3.attention_norm.bias.step", graph.role = "state"}, %arg197: tensor<384xf32> {graph.name = "blocks.3.attention_norm.bias.exp_avg", graph.role = "state"}, %arg198: tensor<384xf32> {graph.name = "blocks.3.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg199: tensor<f32> {graph.name = "blocks.3.qkv.weight.step", graph.role = "state"}, %arg200: tensor<1152x384xf32> {graph.name = "blocks.3.qkv.weight.exp_avg", graph.role = "state"}, %arg201: tensor<1152x384xf32> {graph.name = "blocks.3.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg202: tensor<f32> {graph.name = "blocks.3.qkv.bias.step", graph.role = "state"}, %arg203: tensor<1152xf32> {graph.name = "blocks.3.qkv.bias.exp_avg", graph.role = "state"}, %arg204: tensor<1152xf32> {graph.name = "blocks.3.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg205: tensor<f32> {graph.name = "blocks.3.projection.weight.step", graph.role = "state"}, %arg206: tensor<384x384xf32> {graph.name = "blocks.3.projection.weight.exp_avg", graph.role = "state"}, %arg207: tensor<384x384xf32> {graph.name = "blocks.3.projection.weight.exp_avg_sq", graph.role = "state"}, %arg208: tensor<f32> {graph.name = "blocks.3.projection.bias.step", graph.role = "state"}, %arg209: tensor<384xf32> {graph.name = "blocks.3.projection.bias.exp_avg", graph.role = "state"}, %arg210: tensor<384xf32> {graph.name = "blocks.3.projection.bias.exp_avg_sq", graph.role = "state"}, %arg211: tensor<f32> {graph.name = "blocks.3.mlp_norm.weight.step", graph.role = "state"}, %arg212: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg213: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg214: tensor<f32> {graph.name = "blocks.3.mlp_norm.bias.step", graph.role = "state"}, %arg215: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg216: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg217: tensor<f32> {graph.name = "blocks.3.up.weight.step", graph.role = "state"}, %arg218: tensor<1536x384xf32> {graph.name = "blocks.3.up.weight.exp_avg", graph.role = "state"}, %arg219: tensor<1536x384xf32> {graph.name = "blocks.3.up.weight.exp_avg_sq", graph.role = "state"}, %arg220: tensor<f32> {graph.name = "blocks.3.up.bias.step", graph.role = "state"}, %arg221: tensor<1536xf32> {graph.name = "blocks.3.up.bias.exp_avg", graph.role = "state"}, %arg222: tensor<1536xf32> {graph.name = "blocks.3.up.bias.exp_avg_sq", graph.role = "state"}, %arg223: tensor<f32> {graph.name = "blocks.3.down.weight.step", graph.role = "state"}, %arg224: tensor<384x1536xf32> {graph.name = "blocks.3.down.weight.exp_avg", graph.role = "state"}, %arg225: tensor<384x1536xf32> {graph.name = "blocks.3.down.weight.exp_avg_sq", graph.role = "state"}, %arg226: tensor<f32> {graph.name = "blocks.3.down.bias.step", graph.role = "state"}, %arg227: tensor<384xf32> {graph.name = "blocks.3.down.bias.exp_avg", graph.role = "state"}, %arg228: tensor<384xf32> {graph.name = "blocks.3.down.bias.exp_avg_sq", graph.role = "state"}, %arg229: tensor<f32> {graph.name = "blocks.4.attention_norm.weight.step", graph.role = "state"}, %arg230: tensor<384xf32> {graph.name = "blocks.4.attention_norm.weight.exp_avg", graph.role = "state"}, %arg231: tensor<384xf32> {graph.name = "blocks.4.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg232: tensor<f32> {graph.name = "blocks.4.attention_norm.bias.step", graph.role = "state"}, %arg233: tensor<384xf32> {graph.name = "blocks.4.attention_norm.bias.exp_avg", graph.role = "state"}, %arg234: tensor<384xf32> {graph.name = "blocks.4.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg235: tensor<f32> {graph.name = "blocks.4.qkv.weight.step", graph.role = "state"}, %arg236: tensor<1152x384xf32> {graph.name = "blocks.4.qkv.weight.exp_avg", graph.role = "state"}, %arg237: tensor<1152x384xf32> {graph.name = "blocks.4.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg238: tensor<f32> {graph.name = "blocks.4.qkv.bias.step", graph.role = "state"}, %arg239: tensor<1152xf32> {graph.name = "blocks.4.qkv.bias.exp_avg", graph.role = "state"}, %arg240: tensor<1152xf32> {graph.name = "blocks.4.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg241: tensor<f32> {graph.name = "blocks.4.projection.weight.step", graph.role = "state"}, %arg242: tensor<384x384xf32> {graph.name = "blocks.4.projection.weight.exp_avg", graph.role = "state"}, %arg243: tensor<384x384xf32> {graph.name = "blocks.4.projection.weight.exp_avg_sq", graph.role = "state"}, %arg244: tensor<f32> {graph.name = "blocks.4.projection.bias.step", graph.role = "state"}, %arg245: tensor<384xf32> {graph.name = "blocks.4.projection.bias.exp_avg", graph.role = "state"}, %arg246: tensor<384xf32> {graph.name = "blocks.4.projection.bias.exp_avg_sq", graph.role = "state"}, %arg247: tensor<f32> {graph.name = "blocks.4.mlp_norm.weight.step", graph.role = "state"}, %arg248: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg249: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg250: tensor<f32> {graph.name = "blocks.4.mlp_norm.bias.step", graph.role = "state"}, %arg251: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg252: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg253: tensor<f32> {graph.name = "blocks.4.up.weight.step", graph.role = "state"}, %arg254: tensor<1536x384xf32> {graph.name = "blocks.4.up.weight.exp_avg", graph.role = "state"}, %arg255: tensor<1536x384xf32> {graph.name = "blocks.4.up.weight.exp_avg_sq", graph.role = "state"}, %arg256: tensor<f32> {graph.name = "blocks.4.up.bias.step", graph.role = "state"}, %arg257: tensor<1536xf32> {graph.name = "blocks.4.up.bias.exp_avg", graph.role = "state"}, %arg258: tensor<1536xf32> {graph.name = "blocks.4.up.bias.exp_avg_sq", graph.role = "state"}, %arg259: tensor<f32> {graph.name = "blocks.4.down.weight.step", graph.role = "state"}, %arg260: tensor<384x1536xf32> {graph.name = "blocks.4.down.weight.exp_avg", graph.role = "state"}, %arg261: tensor<384x1536xf32> {graph.name = "blocks.4.down.weight.exp_avg_sq", graph.role = "state"}, %arg262: tensor<f32> {graph.name = "blocks.4.down.bias.step", graph.role = "state"}, %arg263: tensor<384xf32> {graph.name = "blocks.4.down.bias.exp_avg", graph.role = "state"}, %arg264: tensor<384xf32> {graph.name = "blocks.4.down.bias.exp_avg_sq", graph.role = "state"}, %arg265: tensor<f32> {graph.name = "blocks.5.attention_norm.weight.step", graph.role = "state"}, %arg266: tensor<384xf32> {graph.name = "blocks.5.attention_norm.weight.exp_avg", graph.role = "state"}, %arg267: tensor<384xf32> {graph.name = "blocks.5.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg268: tensor<f32> {graph.name = "blocks.5.attention_norm.bias.step", graph.role = "state"}, %arg269: tensor<384xf32> {graph.name = "blocks.5.attention_norm.bias.exp_avg", graph.role = "state"}, %arg270: tensor<384xf32> {graph.name = "blocks.5.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg271: tensor<f32> {graph.name = "blocks.5.qkv.weight.step", graph.role = "state"}, %arg272: tensor<1152x384xf32> {graph.name = "blocks.5.qkv.weight.exp_avg", graph.role = "state"}, %arg273: tensor<1152x384xf32> {graph.name = "blocks.5.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg274: tensor<f32> {graph.name = "blocks.5.qkv.bias.step", graph.role = "state"}, %arg275: tensor<1152xf32> {graph.name = "blocks.5.qkv.bias.exp_avg", graph.role = "state"}, %arg276: tensor<1152xf32> {graph.name = "blocks.5.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg277: tensor<f32> {graph.name = "blocks.5.projection.weight.step", graph.role = "state"}, %arg278: tensor<384x384xf32> {graph.name = "blocks.5.projection.weight.exp_avg", graph.role = "state"}, %arg279: tensor<384x384xf32> {graph.name = "blocks.5.projection.weight.exp_avg_sq", graph.role = "state"}, %arg280: tensor<f32> {graph.name = "blocks.5.projection.bias.step", graph.role = "state"}, %arg281: tensor<384xf32> {graph.name = "blocks.5.projection.bias.exp_avg", graph.role = "state"}, %arg282: tensor<384xf32> {graph.name = "blocks.5.projection.bias.exp_avg_sq", graph.role = "state"}, %arg283: tensor<f32> {graph.name = "blocks.5.mlp_norm.weight.step", graph.role = "state"}, %arg284: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg285: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg286: tensor<f32> {graph.name = "blocks.5.mlp_norm.bias.step", graph.role = "state"}, %arg287: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg288: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg289: tensor<f32> {graph.name = "blocks.5.up.weight.step", graph.role = "state"}, %arg290: tensor<1536x384xf32> {graph.name = "blocks.5.up.weight.exp_avg", graph.role = "state"}, %arg291: tensor<1536x384xf32> {graph.name = "blocks.5.up.weight.exp_avg_sq", graph.role = "state"}, %arg292: tensor<f32> {graph.name = "blocks.5.up.bias.step", graph.role = "state"}, %arg293: tensor<1536xf32> {graph.name = "blocks.5.up.bias.exp_avg", graph.role = "state"}, %arg294: tensor<1536xf32> {graph.name = "blocks.5.up.bias.exp_avg_sq", graph.role = "state"}, %arg295: tensor<f32> {graph.name = "blocks.5.down.weight.step", graph.role = "state"}, %arg296: tensor<384x1536xf32> {graph.name = "blocks.5.down.weight.exp_avg", graph.role = "state"}, %arg297: tensor<384x1536xf32> {graph.name = "blocks.5.down.weight.exp_avg_sq", graph.role = "state"}, %arg298: tensor<f32> {graph.name = "blocks.5.down.bias.step", graph.role = "state"}, %arg299: tensor<384xf32> {graph.name = "blocks.5.down.bias.exp_avg", graph.role = "state"}, %arg300: tensor<384xf32> {graph.name = "blocks.5.down.bias.exp_avg_sq", graph.role = "state"}, %arg301: tensor<f32> {graph.name = "norm.weight.step", graph.role = "state"}, %arg302: tensor<384xf32> {graph.name = "norm.weight.exp_avg", graph.role = "state"}, %arg303: tensor<384xf32> {graph.name = "norm.weight.exp_avg_sq", graph.role = "state"}, %arg304: tensor<f32> {graph.name = "norm.bias.step", graph.role = "state"}, %arg305: tensor<384xf32> {graph.name = "norm.bias.exp_avg", graph.role = "state"}, %arg306: tensor<384xf32> {graph.name = "norm.bias.exp_avg_sq", graph.role = "state"}, %arg307: tensor<f32> {graph.name = "head.weight.step", graph.role = "state"}, %arg308: tensor<65x384xf32> {graph.name = "head.weight.exp_avg", graph.role = "state"}, %arg309: tensor<65x384xf32> {graph.name = "head.weight.exp_avg_sq", graph.role = "state"}, %arg310: tensor<f64> {graph.name = "group0.lr", graph.role = "scalar"}, %arg311: tensor<f64> {graph.name = "group0.betas[0]", graph.role = "scalar"}, %arg312: tensor<f64> {graph.name = "group0.betas[1]", graph.role = "scalar"}, %arg313: tensor<f64> {graph.name = "group0.eps", graph.role = "scalar"}, %arg314: tensor<f64> {graph.name = "group0.weight_decay", graph.role = "scalar"}) -> (tensor<f32>, tensor<65x384xf32> {graph.updates = 0 : i64}, tensor<f32> {graph.updates = 79 : i64}, tensor<65x384xf32> {graph.updates = 80 : i64}, tensor<65x384xf32> {graph.updates = 81 : i64}, tensor<256x384xf32> {graph.updates = 2 : i64}, tensor<f32> {graph.updates = 82 : i64}, tensor<256x384xf32> {graph.updates = 83 : i64}, tensor<256x384xf32> {graph.updates = 84 : i64}, tensor<384xf32> {graph.updates = 3 : i64}, tensor<f32> {graph.updates = 85 : i64}, tensor<384xf32> {graph.updates = 86 : i64}, tensor<384xf32> {graph.updates = 87 : i64}, tensor<384xf32> {graph.updates = 4 : i64}, tensor<f32> {graph.updates = 88 : i64}, tensor<384xf32> {graph.updates = 89 : i64}, tensor<384xf32> {graph.updates = 90 : i64}, tensor<1152x384xf32> {graph.updates = 5 : i64}, tensor<f32> {graph.updates = 91 : i64}, tensor<1152x384xf32> {graph.updates = 92 : i64}, tensor<1152x384xf32> {graph.updates = 93 : i64}, tensor<1152xf32> {graph.updates = 6 : i64}, tensor<f32> {graph.updates = 94 : i64}, tensor<1152xf32> {graph.updates = 95 : i64}, tensor<1152xf32> {graph.updates = 96 : i64}, tensor<384x384xf32> {graph.updates = 7 : i64}, tensor<f32> {graph.updates = 97 : i64}, tensor<384x384xf32> {graph.updates = 98 : i64}, tensor<384x384xf32> {graph.updates = 99 : i64}, tensor<384xf32> {graph.updates = 8 : i64}, tensor<f32> {graph.updates = 100 : i64}, tensor<384xf32> {graph.updates = 101 : i64}, tensor<384xf32> {graph.updates = 102 : i64}, tensor<384xf32> {graph.updates = 9 : i64}, tensor<f32> {graph.updates = 103 : i64}, tensor<384xf32> {graph.updates = 104 : i64}, tensor<384xf32> {graph.updates = 105 : i64}, tensor<384xf32> {graph.updates = 10 : i64}, tensor<f32> {graph.updates = 106 : i64}, tensor<384xf32> {graph.updates = 107 : i64}, tensor<384xf32> {graph.updates = 108 : i64}, tensor<1536x384xf32> {graph.updates = 11 : i64}, tensor<f32> {graph.updates = 109 : i64}, tensor<1536x384xf32> {graph.updates = 110 : i64}, tensor<1536x384xf32> {graph.updates = 111 : i64}, tensor<1536xf32> {graph.updates = 12 : i64}, tensor<f32> {graph.updates = 112 : i64}, tensor<1536xf32> {graph.updates = 113 : i64}, tensor<1536xf32> {graph.updates = 114 : i64}, tensor<384x1536xf32> {graph.updates = 13 : i64}, tensor<f32> {graph.updates = 115 : i64}, tensor<384x1536xf32> {graph.updates = 116 : i64}, tensor<384x1536xf32> {graph.updates = 117 : i64}, tensor<384xf32> {graph.updates = 14 : i64}, tensor<f32> {graph.updates = 118 : i64}, tensor<384xf32> {graph.updates = 119 : i64}, tensor<384xf32> {graph.updates = 120 : i64}, tensor<384xf32> {graph.updates = 15 : i64}, tensor<f32> {graph.updates = 121 : i64}, tensor<384xf32> {graph.updates = 122 : i64}, tensor<384xf32> {graph.updates = 123 : i64}, tensor<384xf32> {graph.updates = 16 : i64}, tensor<f32> {graph.updates = 124 : i64}, tensor<384xf32> {graph.updates = 125 : i64}, tensor<384xf32> {graph.updates = 126 : i64}, tensor<1152x384xf32> {graph.updates = 17 : i64}, tensor<f32> {graph.updates = 127 : i64}, tensor<1152x384xf32> {graph.updates = 128 : i64}, tensor<1152x384xf32> {graph.updates = 129 : i64}, tensor<1152xf32> {graph.updates = 18 : i64}, tensor<f32> {graph.updates = 130 : i64}, tensor<1152xf32> {graph.updates = 131 : i64}, tensor<1152xf32> {graph.updates = 132 : i64}, tensor<384x384xf32> {graph.updates = 19 : i64}, tensor<f32> {graph.updates = 133 : i64}, tensor<384x384xf32> {graph.updates = 134 : i64}, tensor<384x384xf32> {graph.updates = 135 : i64}, tensor<384xf32> {graph.updates = 20 : i64}, tensor<f32> {graph.updates = 136 : i64}, tensor<384xf32> {graph.updates = 137 : i64}, tensor<384xf32> {graph.updates = 138 : i64}, tensor<384xf32> {graph.updates = 21 : i64}, tensor<f32> {graph.updates = 139 : i64}, tensor<384xf32> {graph.updates = 140 : i64}, tensor<384xf32> {graph.updates = 141 : i64}, tensor<384xf32> {graph.updates = 22 : i64}, tensor<f32> {graph.updates = 142 : i64}, tensor<384xf32> {graph.updates = 143 : i64}, tensor<384xf32> {graph.updates = 144 : i64}, tensor<1536x384xf32> {graph.updates = 23 : i64}, tensor<f32> {graph.updates = 145 : i64}, tensor<1536x384xf32> {graph.updates = 146 : i64}, tensor<1536x384xf32> {graph.updates = 147 : i64}, tensor<1536xf32> {graph.updates = 24 : i64}, tensor<f32> {graph.updates = 148 : i64}, tensor<1536xf32> {graph.updates = 149 : i64}, tensor<1536xf32> {graph.updates = 150 : i64}, tensor<384x1536xf32> {graph.updates = 25 : i64}, tensor<f32> {graph.updates = 151 : i64}, tensor<384x1536xf32> {graph.updates = 152 : i64}, tensor<384x1536xf32> {graph.updates = 153 : i64}, tensor<384xf32> {graph.updates = 26 : i64}, tensor<f32> {graph.updates = 154 : i64}, tensor<384xf32> {graph.updates = 155 : i64}, tensor<384xf32> {graph.updates = 156 : i64}, tensor<384xf32> {graph.updates = 27 : i64}, tensor<f32> {graph.updates = 157 : i64}, tensor<384xf32> {graph.updates = 158 : i64}, tensor<384xf32> {graph.updates = 159 : i64}, tensor<384xf32> {graph.updates = 28 : i64}, tensor<f32> {graph.updates = 160 : i64}, tensor<384xf32> {graph.updates = 161 : i64}, tensor<384xf32> {graph.updates = 162 : i64}, tensor<1152x384xf32> {graph.updates = 29 : i64}, tensor<f32> {graph.updates = 163 : i64}, tensor<1152x384xf32> {graph.updates = 164 : i64}, tensor<1152x384xf32> {graph.updates = 165 : i64}, tensor<1152xf32> {graph.updates = 30 : i64}, tensor<f32> {graph.updates = 166 : i64}, tensor<1152xf32> {graph.updates = 167 : i64}, tensor<1152xf32> {graph.updates = 168 : i64}, tensor<384x384xf32> {graph.updates = 31 : i64}, tensor<f32> {graph.updates = 169 : i64}, tensor<384x384xf32> {graph.updates = 170 : i64}, tensor<384x384xf32> {graph.updates = 171 : i64}, tensor<384xf32> {graph.updates = 32 : i64}, tensor<f32> {graph.updates = 172 : i64}, tensor<384xf32> {graph.updates = 173 : i64}, tensor<384xf32> {graph.updates = 174 : i64}, tensor<384xf32> {graph.updates = 33 : i64}, tensor<f32> {graph.updates = 175 : i64}, tensor<384xf32> {graph.updates = 176 : i64}, tensor<384xf32> {graph.updates = 177 : i64}, tensor<384xf32> {graph.updates = 34 : i64}, tensor<f32> {graph.updates = 178 : i64}, tensor<384xf32> {graph.updates = 179 : i64}, tensor<384xf32> {graph.updates = 180 : i64}, tensor<1536x384xf32> {graph.updates = 35 : i64}, tensor<f32> {graph.updates = 181 : i64}, tensor<1536x384xf32> {graph.updates = 182 : i64}, tensor<1536x384xf32> {graph.updates = 183 : i64}, tensor<1536xf32> {graph.updates = 36 : i64}, tensor<f32> {graph.updates = 184 : i64}, tensor<1536xf32> {graph.updates = 185 : i64}, tensor<1536xf32> {graph.updates = 186 : i64}, tensor<384x1536xf32> {graph.updates = 37 : i64}, tensor<f32> {graph.updates = 187 : i64}, tensor<384x1536xf32> {graph.updates = 188 : i64}, tensor<384x1536xf32> {graph.updates = 189 : i64}, tensor<384xf32> {graph.updates = 38 : i64}, tensor<f32> {graph.updates = 190 : i64}, tensor<384xf32> {graph.updates = 191 : i64}, tensor<384xf32> {graph.updates = 192 : i64}, tensor<384xf32> {graph.updates = 39 : i64}, tensor<f32> {graph.updates = 193 : i64}, tensor<384xf32> {graph.updates = 194 : i64}, tensor<384xf32> {graph.updates = 195 : i64}, tensor<384xf32> {graph.updates = 40 : i64}, tensor<f32> {graph.updates = 196 : i64}, tensor<384xf32> {graph.updates = 197 : i64}, tensor<384xf32> {graph.updates = 198 : i64}, tensor<1152x384xf32> {graph.updates = 41 : i64}, tensor<f32> {graph.updates = 199 : i64}, tensor<1152x384xf32> {graph.updates = 200 : i64}, tensor<1152x384xf32> {graph.updates = 201 : i64}, tensor<1152xf32> {graph.updates = 42 : i64}, tensor<f32> {graph.updates = 202 : i64}, tensor<1152xf32> {graph.updates = 203 : i64}, tensor<1152xf32> {graph.updates = 204 : i64}, tensor<384x384xf32> {graph.updates = 43 : i64}, tensor<f32> {graph.updates = 205 : i64}, tensor<384x384xf32> {graph.updates = 206 : i64}, tensor<384x384xf32> {graph.updates = 207 : i64}, tensor<384xf32> {graph.updates = 44 : i64}, tensor<f32> {graph.updates = 208 : i64}, tensor<384xf32> {graph.updates = 209 : i64}, tensor<384xf32> {graph.updates = 210 : i64}, tensor<384xf32> {graph.updates = 45 : i64}, tensor<f32> {graph.updates = 211 : i64}, tensor<384xf32> {graph.updates = 212 : i64}, tensor<384xf32> {graph.updates = 213 : i64}, tensor<384xf32> {graph.updates = 46 : i64}, tensor<f32> {graph.updates = 214 : i64}, tensor<384xf32> {graph.updates = 215 : i64}, tensor<384xf32> {graph.updates = 216 : i64}, tensor<1536x384xf32> {graph.updates = 47 : i64}, tensor<f32> {graph.updates = 217 : i64}, tensor<1536x384xf32> {graph.updates = 218 : i64}, tensor<1536x384xf32> {graph.updates = 219 : i64}, tensor<1536xf32> {graph.updates = 48 : i64}, tensor<f32> {graph.updates = 220 : i64}, tensor<1536xf32> {graph.updates = 221 : i64}, tensor<1536xf32> {graph.updates = 222 : i64}, tensor<384x1536xf32> {graph.updates = 49 : i64}, tensor<f32> {graph.updates = 223 : i64}, tensor<384x1536xf32> {graph.updates = 224 : i64}, tensor<384x1536xf32> {graph.updates = 225 : i64}, tensor<384xf32> {graph.updates = 50 : i64}, tensor<f32> {graph.updates = 226 : i64}, tensor<384xf32> {graph.updates = 227 : i64}, tensor<384xf32> {graph.updates = 228 : i64}, tensor<384xf32> {graph.updates = 51 : i64}, tensor<f32> {graph.updates = 229 : i64}, tensor<384xf32> {graph.updates = 230 : i64}, tensor<384xf32> {graph.updates = 231 : i64}, tensor<384xf32> {graph.updates = 52 : i64}, tensor<f32> {graph.updates = 232 : i64}, tensor<384xf32> {graph.updates = 233 : i64}, tensor<384xf32> {graph.updates = 234 : i64}, tensor<1152x384xf32> {graph.updates = 53 : i64}, tensor<f32> {graph.updates = 235 : i64}, tensor<1152x384xf32> {graph.updates = 236 : i64}, tensor<1152x384xf32> {graph.updates = 237 : i64}, tensor<1152xf32> {graph.updates = 54 : i64}, tensor<f32> {graph.updates = 238 : i64}, tensor<1152xf32> {graph.updates = 239 : i64}, tensor<1152xf32> {graph.updates = 240 : i64}, tensor<384x384xf32> {graph.updates = 55 : i64}, tensor<f32> {graph.updates = 241 : i64}, tensor<384x384xf32> {graph.updates = 242 : i64}, tensor<384x384xf32> {graph.updates = 243 : i64}, tensor<384xf32> {graph.updates = 56 : i64}, tensor<f32> {graph.updates = 244 : i64}, tensor<384xf32> {graph.updates = 245 : i64}, tensor<384xf32> {graph.updates = 246 : i64}, tensor<384xf32> {graph.updates = 57 : i64}, tensor<f32> {graph.updates = 247 : i64}, tensor<384xf32> {graph.updates = 248 : i64}, tensor<384xf32> {graph.updates = 249 : i64}, tensor<384xf32> {graph.updates = 58 : i64}, tensor<f32> {graph.updates = 250 : i64}, tensor<384xf32> {graph.updates = 251 : i64}, tensor<384xf32> {graph.updates = 252 : i64}, tensor<1536x384xf32> {graph.updates = 59 : i64}, tensor<f32> {graph.updates = 253 : i64}, tensor<1536x384xf32> {graph.updates = 254 : i64}, tensor<1536x384xf32> {graph.updates = 255 : i64}, tensor<1536xf32> {graph.updates = 60 : i64}, tensor<f32> {graph.updates = 256 : i64}, tensor<1536xf32> {graph.updates = 257 : i64}, tensor<1536xf32> {graph.updates = 258 : i64}, tensor<384x1536xf32> {graph.updates = 61 : i64}, tensor<f32> {graph.updates = 259 : i64}, tensor<384x1536xf32> {graph.updates = 260 : i64}, tensor<384x1536xf32> {graph.updates = 261 : i64}, tensor<384xf32> {graph.updates = 62 : i64}, tensor<f32> {graph.updates = 262 : i64}, tensor<384xf32> {graph.updates = 263 : i64}, tensor<384xf32> {graph.updates = 264 : i64}, tensor<384xf32> {graph.updates = 63 : i64}, tensor<f32> {graph.updates = 265 : i64}, tensor<384xf32> {graph.updates = 266 : i64}, tensor<384xf32> {graph.updates = 267 : i64}, tensor<384xf32> {graph.updates = 64 : i64}, tensor<f32> {graph.updates = 268 : i64}, tensor<384xf32> {graph.updates = 269 : i64}, tensor<384xf32> {graph.updates = 270 : i64}, tensor<1152x384xf32> {graph.updates = 65 : i64}, tensor<f32> {graph.updates = 271 : i64}, tensor<1152x384xf32> {graph.updates = 272 : i64}, tensor<1152x384xf32> {graph.updates = 273 : i64}, tensor<1152xf32> {graph.updates = 66 : i64}, tensor<f32> {graph.updates = 274 : i64}, tensor<1152xf32> {graph.updates = 275 : i64}, tensor<1152xf32> {graph.updates = 276 : i64}, tensor<384x384xf32> {graph.updates = 67 : i64}, tensor<f32> {graph.updates = 277 : i64}, tensor<384x384xf32> {graph.updates = 278 : i64}, tensor<384x384xf32> {graph.updates = 279 : i64}, tensor<384xf32> {graph.updates = 68 : i64}, tensor<f32> {graph.updates = 280 : i64}, tensor<384xf32> {graph.updates = 281 : i64}, tensor<384xf32> {graph.updates = 282 : i64}, tensor<384xf32> {graph.updates = 69 : i64}, tensor<f32> {graph.updates = 283 : i64}, tensor<384xf32> {graph.updates = 284 : i64}, tensor<384xf32> {graph.updates = 285 : i64}, tensor<384xf32> {graph.updates = 70 : i64}, tensor<f32> {graph.updates = 286 : i64}, tensor<384xf32> {graph.updates = 287 : i64}, tensor<384xf32> {graph.updates = 288 : i64}, tensor<1536x384xf32> {graph.updates = 71 : i64}, tensor<f32> {graph.updates = 289 : i64}, tensor<1536x384xf32> {graph.updates = 290 : i64}, tensor<1536x384xf32> {graph.updates = 291 : i64}, tensor<1536xf32> {graph.updates = 72 : i64}, tensor<f32> {graph.updates = 292 : i64}, tensor<1536xf32> {graph.updates = 293 : i64}, tensor<1536xf32> {graph.updates = 294 : i64}, tensor<384x1536xf32> {graph.updates = 73 : i64}, tensor<f32> {graph.updates = 295 : i64}, tensor<384x1536xf32> {graph.updates = 296 : i64}, tensor<384x1536xf32> {graph.updates = 297 : i64}, tensor<384xf32> {graph.updates = 74 : i64}, tensor<f32> {graph.updates = 298 : i64}, tensor<384xf32> {graph.updates = 299 : i64}, tensor<384xf32> {graph.updates = 300 : i64}, tensor<384xf32> {graph.updates = 75 : i64}, tensor<f32> {graph.updates = 301 : i64}, tensor<384xf32> {graph.updates = 302 : i64}, tensor<384xf32> {graph.updates = 303 : i64}, tensor<384xf32> {graph.updates = 76 : i64}, tensor<f32> {graph.updates = 304 : i64}, tensor<384xf32> {graph.updates = 305 : i64}, tensor<384xf32> {graph.updates = 306 : i64}, tensor<65x384xf32> {graph.updates = 77 : i64}, tensor<f32> {graph.updates = 307 : i64}, tensor<65x384xf32> {graph.updates = 308 : i64}, tensor<65x384xf32> {graph.updates = 309 : i64}) {
    %0 = graph.take %arg0, %arg1 {axis = 0 : i64} : tensor<65x384xf32>, tensor<8x256xi64> -> tensor<8x256x384xf32>
    %1 = graph.iota {dim = 0 : i64} : tensor<256xi64>
    %2 = graph.take %arg2, %1 {axis = 0 : i64} : tensor<256x384xf32>, tensor<256xi64> -> tensor<256x384xf32>
    %3 = graph.broadcast %2 {dims = array<i64: 1, 2>} : tensor<256x384xf32> -> tensor<8x256x384xf32>
    %4 = graph.add %0, %3 : tensor<8x256x384xf32>
    %5 = graph.reduce "sum" %4 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %6 = graph.reshape %5 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %7 = graph.constant dense<3.840000e+02> : tensor<f32> : tensor<f32>
    %8 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %9 = graph.div %6, %8 : tensor<8x256x1xf32>
    %10 = graph.broadcast %9 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %11 = graph.sub %4, %10 : tensor<8x256x384xf32>
    %12 = graph.reduce "sum" %11 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %13 = graph.reshape %12 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %14 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %15 = graph.div %13, %14 : tensor<8x256x1xf32>
    %16 = graph.add %9, %15 : tensor<8x256x1xf32>
    %17 = graph.mul %11, %11 : tensor<8x256x384xf32>
    %18 = graph.reduce "sum" %17 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %19 = graph.reshape %18 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %20 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %21 = graph.div %19, %20 : tensor<8x256x1xf32>
    %22 = graph.constant dense<9.99999974E-6> : tensor<f32> : tensor<f32>
    %23 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %24 = graph.add %21, %23 : tensor<8x256x1xf32>
    %25 = graph.rsqrt %24 : tensor<8x256x1xf32>
    %26 = graph.broadcast %16 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %27 = graph.sub %4, %26 : tensor<8x256x384xf32>
    %28 = graph.broadcast %25 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %29 = graph.mul %27, %28 : tensor<8x256x384xf32>
    %30 = graph.broadcast %arg3 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %31 = graph.mul %29, %30 : tensor<8x256x384xf32>
    %32 = graph.broadcast %arg4 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %33 = graph.add %31, %32 : tensor<8x256x384xf32>
    %34 = graph.reshape %33 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %35 = graph.transpose %arg5 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %36 = graph.matmul %34, %35 : tensor<2048x384xf32>, tensor<384x1152xf32> -> tensor<2048x1152xf32>
    %37 = graph.broadcast %arg6 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %38 = graph.add %36, %37 : tensor<2048x1152xf32>
    %39 = graph.reshape %38 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %40 = graph.slice %39 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %41 = graph.slice %39 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %42 = graph.slice %39 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %43 = graph.reshape %40 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %44 = graph.transpose %43 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %45 = graph.reshape %41 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %46 = graph.transpose %45 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %47 = graph.reshape %42 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %48 = graph.transpose %47 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result, %log_sum_exp = graph.attention %44, %46, %48 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %49 = graph.transpose %result {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %50 = graph.reshape %49 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %51 = graph.reshape %50 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %52 = graph.transpose %arg7 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %53 = graph.matmul %51, %52 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %54 = graph.broadcast %arg8 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %55 = graph.add %53, %54 : tensor<2048x384xf32>
    %56 = graph.reshape %55 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %57 = graph.add %4, %56 : tensor<8x256x384xf32>
    %58 = graph.reduce "sum" %57 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %59 = graph.reshape %58 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %60 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %61 = graph.div %59, %60 : tensor<8x256x1xf32>
    %62 = graph.broadcast %61 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %63 = graph.sub %57, %62 : tensor<8x256x384xf32>
    %64 = graph.reduce "sum" %63 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %65 = graph.reshape %64 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %66 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %67 = graph.div %65, %66 : tensor<8x256x1xf32>
    %68 = graph.add %61, %67 : tensor<8x256x1xf32>
    %69 = graph.mul %63, %63 : tensor<8x256x384xf32>
    %70 = graph.reduce "sum" %69 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %71 = graph.reshape %70 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %72 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %73 = graph.div %71, %72 : tensor<8x256x1xf32>
    %74 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %75 = graph.add %73, %74 : tensor<8x256x1xf32>
    %76 = graph.rsqrt %75 : tensor<8x256x1xf32>
    %77 = graph.broadcast %68 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %78 = graph.sub %57, %77 : tensor<8x256x384xf32>
    %79 = graph.broadcast %76 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %80 = graph.mul %78, %79 : tensor<8x256x384xf32>
    %81 = graph.broadcast %arg9 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %82 = graph.mul %80, %81 : tensor<8x256x384xf32>
    %83 = graph.broadcast %arg10 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %84 = graph.add %82, %83 : tensor<8x256x384xf32>
    %85 = graph.reshape %84 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %86 = graph.transpose %arg11 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %87 = graph.matmul %85, %86 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %88 = graph.broadcast %arg12 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %89 = graph.add %87, %88 : tensor<2048x1536xf32>
    %90 = graph.reshape %89 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %91 = graph.constant dense<0.707106769> : tensor<f32> : tensor<f32>
    %92 = graph.broadcast %91 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %93 = graph.mul %90, %92 : tensor<8x256x1536xf32>
    %94 = graph.erf %93 : tensor<8x256x1536xf32>
    %95 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
    %96 = graph.broadcast %95 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %97 = graph.add %94, %96 : tensor<8x256x1536xf32>
    %98 = graph.constant dense<5.000000e-01> : tensor<f32> : tensor<f32>
    %99 = graph.broadcast %98 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %100 = graph.mul %97, %99 : tensor<8x256x1536xf32>
    %101 = graph.mul %90, %100 : tensor<8x256x1536xf32>
    %102 = graph.reshape %101 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %103 = graph.transpose %arg13 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %104 = graph.matmul %102, %103 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %105 = graph.broadcast %arg14 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %106 = graph.add %104, %105 : tensor<2048x384xf32>
    %107 = graph.reshape %106 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %108 = graph.add %57, %107 : tensor<8x256x384xf32>
    %109 = graph.reduce "sum" %108 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %110 = graph.reshape %109 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %111 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %112 = graph.div %110, %111 : tensor<8x256x1xf32>
    %113 = graph.broadcast %112 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %114 = graph.sub %108, %113 : tensor<8x256x384xf32>
    %115 = graph.reduce "sum" %114 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %116 = graph.reshape %115 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %117 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %118 = graph.div %116, %117 : tensor<8x256x1xf32>
    %119 = graph.add %112, %118 : tensor<8x256x1xf32>
    %120 = graph.mul %114, %114 : tensor<8x256x384xf32>
    %121 = graph.reduce "sum" %120 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %122 = graph.reshape %121 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %123 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %124 = graph.div %122, %123 : tensor<8x256x1xf32>
    %125 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %126 = graph.add %124, %125 : tensor<8x256x1xf32>
    %127 = graph.rsqrt %126 : tensor<8x256x1xf32>
    %128 = graph.broadcast %119 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %129 = graph.sub %108, %128 : tensor<8x256x384xf32>
    %130 = graph.broadcast %127 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %131 = graph.mul %129, %130 : tensor<8x256x384xf32>
    %132 = graph.broadcast %arg15 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %133 = graph.mul %131, %132 : tensor<8x256x384xf32>
    %134 = graph.broadcast %arg16 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %135 = graph.add %133, %134 : tensor<8x256x384xf32>
    %136 = graph.reshape %135 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %137 = graph.transpose %arg17 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %138 = graph.matmul %136, %137 : tensor<2048x384xf32>, tensor<384x1152xf32> -> tensor<2048x1152xf32>
    %139 = graph.broadcast %arg18 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %140 = graph.add %138, %139 : tensor<2048x1152xf32>
    %141 = graph.reshape %140 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %142 = graph.slice %141 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %143 = graph.slice %141 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %144 = graph.slice %141 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %145 = graph.reshape %142 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %146 = graph.transpose %145 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %147 = graph.reshape %143 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %148 = graph.transpose %147 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %149 = graph.reshape %144 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %150 = graph.transpose %149 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_0, %log_sum_exp_1 = graph.attention %146, %148, %150 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %151 = graph.transpose %result_0 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %152 = graph.reshape %151 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %153 = graph.reshape %152 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %154 = graph.transpose %arg19 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %155 = graph.matmul %153, %154 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %156 = graph.broadcast %arg20 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %157 = graph.add %155, %156 : tensor<2048x384xf32>
    %158 = graph.reshape %157 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %159 = graph.add %108, %158 : tensor<8x256x384xf32>
    %160 = graph.reduce "sum" %159 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %161 = graph.reshape %160 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %162 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %163 = graph.div %161, %162 : tensor<8x256x1xf32>
    %164 = graph.broadcast %163 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %165 = graph.sub %159, %164 : tensor<8x256x384xf32>
    %166 = graph.reduce "sum" %165 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %167 = graph.reshape %166 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %168 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %169 = graph.div %167, %168 : tensor<8x256x1xf32>
    %170 = graph.add %163, %169 : tensor<8x256x1xf32>
    %171 = graph.mul %165, %165 : tensor<8x256x384xf32>
    %172 = graph.reduce "sum" %171 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %173 = graph.reshape %172 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %174 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %175 = graph.div %173, %174 : tensor<8x256x1xf32>
    %176 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %177 = graph.add %175, %176 : tensor<8x256x1xf32>
    %178 = graph.rsqrt %177 : tensor<8x256x1xf32>
    %179 = graph.broadcast %170 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %180 = graph.sub %159, %179 : tensor<8x256x384xf32>
    %181 = graph.broadcast %178 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %182 = graph.mul %180, %181 : tensor<8x256x384xf32>
    %183 = graph.broadcast %arg21 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %184 = graph.mul %182, %183 : tensor<8x256x384xf32>
    %185 = graph.broadcast %arg22 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %186 = graph.add %184, %185 : tensor<8x256x384xf32>
    %187 = graph.reshape %186 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %188 = graph.transpose %arg23 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %189 = graph.matmul %187, %188 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %190 = graph.broadcast %arg24 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %191 = graph.add %189, %190 : tensor<2048x1536xf32>
    %192 = graph.reshape %191 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %193 = graph.broadcast %91 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %194 = graph.mul %192, %193 : tensor<8x256x1536xf32>
    %195 = graph.erf %194 : tensor<8x256x1536xf32>
    %196 = graph.broadcast %95 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %197 = graph.add %195, %196 : tensor<8x256x1536xf32>
    %198 = graph.broadcast %98 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %199 = graph.mul %197, %198 : tensor<8x256x1536xf32>
    %200 = graph.mul %192, %199 : tensor<8x256x1536xf32>
    %201 = graph.reshape %200 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %202 = graph.transpose %arg25 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %203 = graph.matmul %201, %202 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %204 = graph.broadcast %arg26 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %205 = graph.add %203, %204 : tensor<2048x384xf32>
    %206 = graph.reshape %205 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %207 = graph.add %159, %206 : tensor<8x256x384xf32>
    %208 = graph.reduce "sum" %207 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %209 = graph.reshape %208 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %210 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %211 = graph.div %209, %210 : tensor<8x256x1xf32>
    %212 = graph.broadcast %211 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %213 = graph.sub %207, %212 : tensor<8x256x384xf32>
    %214 = graph.reduce "sum" %213 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %215 = graph.reshape %214 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %216 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %217 = graph.div %215, %216 : tensor<8x256x1xf32>
    %218 = graph.add %211, %217 : tensor<8x256x1xf32>
    %219 = graph.mul %213, %213 : tensor<8x256x384xf32>
    %220 = graph.reduce "sum" %219 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %221 = graph.reshape %220 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %222 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %223 = graph.div %221, %222 : tensor<8x256x1xf32>
    %224 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %225 = graph.add %223, %224 : tensor<8x256x1xf32>
    %226 = graph.rsqrt %225 : tensor<8x256x1xf32>
    %227 = graph.broadcast %218 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %228 = graph.sub %207, %227 : tensor<8x256x384xf32>
    %229 = graph.broadcast %226 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %230 = graph.mul %228, %229 : tensor<8x256x384xf32>
    %231 = graph.broadcast %arg27 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %232 = graph.mul %230, %231 : tensor<8x256x384xf32>
    %233 = graph.broadcast %arg28 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %234 = graph.add %232, %233 : tensor<8x256x384xf32>
    %235 = graph.reshape %234 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %236 = graph.transpose %arg29 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %237 = graph.matmul %235, %236 : tensor<2048x384xf32>, tensor<384x1152xf32> -> tensor<2048x1152xf32>
    %238 = graph.broadcast %arg30 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %239 = graph.add %237, %238 : tensor<2048x1152xf32>
    %240 = graph.reshape %239 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %241 = graph.slice %240 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %242 = graph.slice %240 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %243 = graph.slice %240 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %244 = graph.reshape %241 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %245 = graph.transpose %244 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %246 = graph.reshape %242 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %247 = graph.transpose %246 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %248 = graph.reshape %243 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %249 = graph.transpose %248 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_2, %log_sum_exp_3 = graph.attention %245, %247, %249 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %250 = graph.transpose %result_2 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %251 = graph.reshape %250 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %252 = graph.reshape %251 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %253 = graph.transpose %arg31 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %254 = graph.matmul %252, %253 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %255 = graph.broadcast %arg32 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %256 = graph.add %254, %255 : tensor<2048x384xf32>
    %257 = graph.reshape %256 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %258 = graph.add %207, %257 : tensor<8x256x384xf32>
    %259 = graph.reduce "sum" %258 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %260 = graph.reshape %259 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %261 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %262 = graph.div %260, %261 : tensor<8x256x1xf32>
    %263 = graph.broadcast %262 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %264 = graph.sub %258, %263 : tensor<8x256x384xf32>
    %265 = graph.reduce "sum" %264 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %266 = graph.reshape %265 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %267 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %268 = graph.div %266, %267 : tensor<8x256x1xf32>
    %269 = graph.add %262, %268 : tensor<8x256x1xf32>
    %270 = graph.mul %264, %264 : tensor<8x256x384xf32>
    %271 = graph.reduce "sum" %270 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %272 = graph.reshape %271 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %273 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %274 = graph.div %272, %273 : tensor<8x256x1xf32>
    %275 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %276 = graph.add %274, %275 : tensor<8x256x1xf32>
    %277 = graph.rsqrt %276 : tensor<8x256x1xf32>
    %278 = graph.broadcast %269 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %279 = graph.sub %258, %278 : tensor<8x256x384xf32>
    %280 = graph.broadcast %277 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %281 = graph.mul %279, %280 : tensor<8x256x384xf32>
    %282 = graph.broadcast %arg33 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %283 = graph.mul %281, %282 : tensor<8x256x384xf32>
    %284 = graph.broadcast %arg34 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %285 = graph.add %283, %284 : tensor<8x256x384xf32>
    %286 = graph.reshape %285 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %287 = graph.transpose %arg35 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %288 = graph.matmul %286, %287 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %289 = graph.broadcast %arg36 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %290 = graph.add %288, %289 : tensor<2048x1536xf32>
    %291 = graph.reshape %290 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %292 = graph.broadcast %91 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %293 = graph.mul %291, %292 : tensor<8x256x1536xf32>
    %294 = graph.erf %293 : tensor<8x256x1536xf32>
    %295 = graph.broadcast %95 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %296 = graph.add %294, %295 : tensor<8x256x1536xf32>
    %297 = graph.broadcast %98 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %298 = graph.mul %296, %297 : tensor<8x256x1536xf32>
    %299 = graph.mul %291, %298 : tensor<8x256x1536xf32>
    %300 = graph.reshape %299 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %301 = graph.transpose %arg37 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %302 = graph.matmul %300, %301 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %303 = graph.broadcast %arg38 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %304 = graph.add %302, %303 : tensor<2048x384xf32>
    %305 = graph.reshape %304 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %306 = graph.add %258, %305 : tensor<8x256x384xf32>
    %307 = graph.reduce "sum" %306 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %308 = graph.reshape %307 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %309 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %310 = graph.div %308, %309 : tensor<8x256x1xf32>
    %311 = graph.broadcast %310 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %312 = graph.sub %306, %311 : tensor<8x256x384xf32>
    %313 = graph.reduce "sum" %312 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %314 = graph.reshape %313 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %315 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %316 = graph.div %314, %315 : tensor<8x256x1xf32>
    %317 = graph.add %310, %316 : tensor<8x256x1xf32>
    %318 = graph.mul %312, %312 : tensor<8x256x384xf32>
    %319 = graph.reduce "sum" %318 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %320 = graph.reshape %319 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %321 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %322 = graph.div %320, %321 : tensor<8x256x1xf32>
    %323 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %324 = graph.add %322, %323 : tensor<8x256x1xf32>
    %325 = graph.rsqrt %324 : tensor<8x256x1xf32>
    %326 = graph.broadcast %317 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %327 = graph.sub %306, %326 : tensor<8x256x384xf32>
    %328 = graph.broadcast %325 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %329 = graph.mul %327, %328 : tensor<8x256x384xf32>
    %330 = graph.broadcast %arg39 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %331 = graph.mul %329, %330 : tensor<8x256x384xf32>
    %332 = graph.broadcast %arg40 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %333 = graph.add %331, %332 : tensor<8x256x384xf32>
    %334 = graph.reshape %333 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %335 = graph.transpose %arg41 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %336 = graph.matmul %334, %335 : tensor<2048x384xf32>, tensor<384x1152xf32> -> tensor<2048x1152xf32>
    %337 = graph.broadcast %arg42 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %338 = graph.add %336, %337 : tensor<2048x1152xf32>
    %339 = graph.reshape %338 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %340 = graph.slice %339 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %341 = graph.slice %339 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %342 = graph.slice %339 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %343 = graph.reshape %340 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %344 = graph.transpose %343 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %345 = graph.reshape %341 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %346 = graph.transpose %345 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %347 = graph.reshape %342 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %348 = graph.transpose %347 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_4, %log_sum_exp_5 = graph.attention %344, %346, %348 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %349 = graph.transpose %result_4 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %350 = graph.reshape %349 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %351 = graph.reshape %350 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %352 = graph.transpose %arg43 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %353 = graph.matmul %351, %352 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %354 = graph.broadcast %arg44 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %355 = graph.add %353, %354 : tensor<2048x384xf32>
    %356 = graph.reshape %355 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %357 = graph.add %306, %356 : tensor<8x256x384xf32>
    %358 = graph.reduce "sum" %357 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %359 = graph.reshape %358 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %360 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %361 = graph.div %359, %360 : tensor<8x256x1xf32>
    %362 = graph.broadcast %361 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %363 = graph.sub %357, %362 : tensor<8x256x384xf32>
    %364 = graph.reduce "sum" %363 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %365 = graph.reshape %364 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %366 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %367 = graph.div %365, %366 : tensor<8x256x1xf32>
    %368 = graph.add %361, %367 : tensor<8x256x1xf32>
    %369 = graph.mul %363, %363 : tensor<8x256x384xf32>
    %370 = graph.reduce "sum" %369 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %371 = graph.reshape %370 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %372 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %373 = graph.div %371, %372 : tensor<8x256x1xf32>
    %374 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %375 = graph.add %373, %374 : tensor<8x256x1xf32>
    %376 = graph.rsqrt %375 : tensor<8x256x1xf32>
    %377 = graph.broadcast %368 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %378 = graph.sub %357, %377 : tensor<8x256x384xf32>
    %379 = graph.broadcast %376 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %380 = graph.mul %378, %379 : tensor<8x256x384xf32>
    %381 = graph.broadcast %arg45 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %382 = graph.mul %380, %381 : tensor<8x256x384xf32>
    %383 = graph.broadcast %arg46 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %384 = graph.add %382, %383 : tensor<8x256x384xf32>
    %385 = graph.reshape %384 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %386 = graph.transpose %arg47 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %387 = graph.matmul %385, %386 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %388 = graph.broadcast %arg48 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %389 = graph.add %387, %388 : tensor<2048x1536xf32>
    %390 = graph.reshape %389 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %391 = graph.broadcast %91 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %392 = graph.mul %390, %391 : tensor<8x256x1536xf32>
    %393 = graph.erf %392 : tensor<8x256x1536xf32>
    %394 = graph.broadcast %95 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %395 = graph.add %393, %394 : tensor<8x256x1536xf32>
    %396 = graph.broadcast %98 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %397 = graph.mul %395, %396 : tensor<8x256x1536xf32>
    %398 = graph.mul %390, %397 : tensor<8x256x1536xf32>
    %399 = graph.reshape %398 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %400 = graph.transpose %arg49 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %401 = graph.matmul %399, %400 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %402 = graph.broadcast %arg50 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %403 = graph.add %401, %402 : tensor<2048x384xf32>
    %404 = graph.reshape %403 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %405 = graph.add %357, %404 : tensor<8x256x384xf32>
    %406 = graph.reduce "sum" %405 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %407 = graph.reshape %406 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %408 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %409 = graph.div %407, %408 : tensor<8x256x1xf32>
    %410 = graph.broadcast %409 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %411 = graph.sub %405, %410 : tensor<8x256x384xf32>
    %412 = graph.reduce "sum" %411 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %413 = graph.reshape %412 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %414 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %415 = graph.div %413, %414 : tensor<8x256x1xf32>
    %416 = graph.add %409, %415 : tensor<8x256x1xf32>
    %417 = graph.mul %411, %411 : tensor<8x256x384xf32>
    %418 = graph.reduce "sum" %417 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %419 = graph.reshape %418 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %420 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %421 = graph.div %419, %420 : tensor<8x256x1xf32>
    %422 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %423 = graph.add %421, %422 : tensor<8x256x1xf32>
    %424 = graph.rsqrt %423 : tensor<8x256x1xf32>
    %425 = graph.broadcast %416 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %426 = graph.sub %405, %425 : tensor<8x256x384xf32>
    %427 = graph.broadcast %424 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %428 = graph.mul %426, %427 : tensor<8x256x384xf32>
    %429 = graph.broadcast %arg51 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %430 = graph.mul %428, %429 : tensor<8x256x384xf32>
    %431 = graph.broadcast %arg52 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %432 = graph.add %430, %431 : tensor<8x256x384xf32>
    %433 = graph.reshape %432 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %434 = graph.transpose %arg53 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %435 = graph.matmul %433, %434 : tensor<2048x384xf32>, tensor<384x1152xf32> -> tensor<2048x1152xf32>
    %436 = graph.broadcast %arg54 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %437 = graph.add %435, %436 : tensor<2048x1152xf32>
    %438 = graph.reshape %437 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %439 = graph.slice %438 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %440 = graph.slice %438 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %441 = graph.slice %438 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %442 = graph.reshape %439 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %443 = graph.transpose %442 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %444 = graph.reshape %440 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %445 = graph.transpose %444 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %446 = graph.reshape %441 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %447 = graph.transpose %446 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_6, %log_sum_exp_7 = graph.attention %443, %445, %447 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %448 = graph.transpose %result_6 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %449 = graph.reshape %448 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %450 = graph.reshape %449 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %451 = graph.transpose %arg55 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %452 = graph.matmul %450, %451 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %453 = graph.broadcast %arg56 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %454 = graph.add %452, %453 : tensor<2048x384xf32>
    %455 = graph.reshape %454 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %456 = graph.add %405, %455 : tensor<8x256x384xf32>
    %457 = graph.reduce "sum" %456 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %458 = graph.reshape %457 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %459 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %460 = graph.div %458, %459 : tensor<8x256x1xf32>
    %461 = graph.broadcast %460 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %462 = graph.sub %456, %461 : tensor<8x256x384xf32>
    %463 = graph.reduce "sum" %462 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %464 = graph.reshape %463 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %465 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %466 = graph.div %464, %465 : tensor<8x256x1xf32>
    %467 = graph.add %460, %466 : tensor<8x256x1xf32>
    %468 = graph.mul %462, %462 : tensor<8x256x384xf32>
    %469 = graph.reduce "sum" %468 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %470 = graph.reshape %469 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %471 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %472 = graph.div %470, %471 : tensor<8x256x1xf32>
    %473 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %474 = graph.add %472, %473 : tensor<8x256x1xf32>
    %475 = graph.rsqrt %474 : tensor<8x256x1xf32>
    %476 = graph.broadcast %467 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %477 = graph.sub %456, %476 : tensor<8x256x384xf32>
    %478 = graph.broadcast %475 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %479 = graph.mul %477, %478 : tensor<8x256x384xf32>
    %480 = graph.broadcast %arg57 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %481 = graph.mul %479, %480 : tensor<8x256x384xf32>
    %482 = graph.broadcast %arg58 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %483 = graph.add %481, %482 : tensor<8x256x384xf32>
    %484 = graph.reshape %483 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %485 = graph.transpose %arg59 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %486 = graph.matmul %484, %485 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %487 = graph.broadcast %arg60 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %488 = graph.add %486, %487 : tensor<2048x1536xf32>
    %489 = graph.reshape %488 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %490 = graph.broadcast %91 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %491 = graph.mul %489, %490 : tensor<8x256x1536xf32>
    %492 = graph.erf %491 : tensor<8x256x1536xf32>
    %493 = graph.broadcast %95 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %494 = graph.add %492, %493 : tensor<8x256x1536xf32>
    %495 = graph.broadcast %98 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %496 = graph.mul %494, %495 : tensor<8x256x1536xf32>
    %497 = graph.mul %489, %496 : tensor<8x256x1536xf32>
    %498 = graph.reshape %497 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %499 = graph.transpose %arg61 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %500 = graph.matmul %498, %499 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %501 = graph.broadcast %arg62 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %502 = graph.add %500, %501 : tensor<2048x384xf32>
    %503 = graph.reshape %502 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %504 = graph.add %456, %503 : tensor<8x256x384xf32>
    %505 = graph.reduce "sum" %504 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %506 = graph.reshape %505 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %507 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %508 = graph.div %506, %507 : tensor<8x256x1xf32>
    %509 = graph.broadcast %508 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %510 = graph.sub %504, %509 : tensor<8x256x384xf32>
    %511 = graph.reduce "sum" %510 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %512 = graph.reshape %511 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %513 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %514 = graph.div %512, %513 : tensor<8x256x1xf32>
    %515 = graph.add %508, %514 : tensor<8x256x1xf32>
    %516 = graph.mul %510, %510 : tensor<8x256x384xf32>
    %517 = graph.reduce "sum" %516 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %518 = graph.reshape %517 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %519 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %520 = graph.div %518, %519 : tensor<8x256x1xf32>
    %521 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %522 = graph.add %520, %521 : tensor<8x256x1xf32>
    %523 = graph.rsqrt %522 : tensor<8x256x1xf32>
    %524 = graph.broadcast %515 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %525 = graph.sub %504, %524 : tensor<8x256x384xf32>
    %526 = graph.broadcast %523 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %527 = graph.mul %525, %526 : tensor<8x256x384xf32>
    %528 = graph.broadcast %arg63 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %529 = graph.mul %527, %528 : tensor<8x256x384xf32>
    %530 = graph.broadcast %arg64 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %531 = graph.add %529, %530 : tensor<8x256x384xf32>
    %532 = graph.reshape %531 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %533 = graph.transpose %arg65 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %534 = graph.matmul %532, %533 : tensor<2048x384xf32>, tensor<384x1152xf32> -> tensor<2048x1152xf32>
    %535 = graph.broadcast %arg66 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %536 = graph.add %534, %535 : tensor<2048x1152xf32>
    %537 = graph.reshape %536 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %538 = graph.slice %537 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %539 = graph.slice %537 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %540 = graph.slice %537 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %541 = graph.reshape %538 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %542 = graph.transpose %541 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %543 = graph.reshape %539 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %544 = graph.transpose %543 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %545 = graph.reshape %540 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %546 = graph.transpose %545 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_8, %log_sum_exp_9 = graph.attention %542, %544, %546 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %547 = graph.transpose %result_8 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %548 = graph.reshape %547 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %549 = graph.reshape %548 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %550 = graph.transpose %arg67 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %551 = graph.matmul %549, %550 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %552 = graph.broadcast %arg68 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %553 = graph.add %551, %552 : tensor<2048x384xf32>
    %554 = graph.reshape %553 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %555 = graph.add %504, %554 : tensor<8x256x384xf32>
    %556 = graph.reduce "sum" %555 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %557 = graph.reshape %556 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %558 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %559 = graph.div %557, %558 : tensor<8x256x1xf32>
    %560 = graph.broadcast %559 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %561 = graph.sub %555, %560 : tensor<8x256x384xf32>
    %562 = graph.reduce "sum" %561 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %563 = graph.reshape %562 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %564 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %565 = graph.div %563, %564 : tensor<8x256x1xf32>
    %566 = graph.add %559, %565 : tensor<8x256x1xf32>
    %567 = graph.mul %561, %561 : tensor<8x256x384xf32>
    %568 = graph.reduce "sum" %567 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %569 = graph.reshape %568 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %570 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %571 = graph.div %569, %570 : tensor<8x256x1xf32>
    %572 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %573 = graph.add %571, %572 : tensor<8x256x1xf32>
    %574 = graph.rsqrt %573 : tensor<8x256x1xf32>
    %575 = graph.broadcast %566 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %576 = graph.sub %555, %575 : tensor<8x256x384xf32>
    %577 = graph.broadcast %574 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %578 = graph.mul %576, %577 : tensor<8x256x384xf32>
    %579 = graph.broadcast %arg69 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %580 = graph.mul %578, %579 : tensor<8x256x384xf32>
    %581 = graph.broadcast %arg70 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %582 = graph.add %580, %581 : tensor<8x256x384xf32>
    %583 = graph.reshape %582 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %584 = graph.transpose %arg71 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %585 = graph.matmul %583, %584 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %586 = graph.broadcast %arg72 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %587 = graph.add %585, %586 : tensor<2048x1536xf32>
    %588 = graph.reshape %587 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %589 = graph.broadcast %91 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %590 = graph.mul %588, %589 : tensor<8x256x1536xf32>
    %591 = graph.erf %590 : tensor<8x256x1536xf32>
    %592 = graph.broadcast %95 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %593 = graph.add %591, %592 : tensor<8x256x1536xf32>
    %594 = graph.broadcast %98 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %595 = graph.mul %593, %594 : tensor<8x256x1536xf32>
    %596 = graph.mul %588, %595 : tensor<8x256x1536xf32>
    %597 = graph.reshape %596 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %598 = graph.transpose %arg73 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %599 = graph.matmul %597, %598 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %600 = graph.broadcast %arg74 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %601 = graph.add %599, %600 : tensor<2048x384xf32>
    %602 = graph.reshape %601 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %603 = graph.add %555, %602 : tensor<8x256x384xf32>
    %604 = graph.reduce "sum" %603 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %605 = graph.reshape %604 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %606 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %607 = graph.div %605, %606 : tensor<8x256x1xf32>
    %608 = graph.broadcast %607 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %609 = graph.sub %603, %608 : tensor<8x256x384xf32>
    %610 = graph.reduce "sum" %609 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %611 = graph.reshape %610 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %612 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %613 = graph.div %611, %612 : tensor<8x256x1xf32>
    %614 = graph.add %607, %613 : tensor<8x256x1xf32>
    %615 = graph.mul %609, %609 : tensor<8x256x384xf32>
    %616 = graph.reduce "sum" %615 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %617 = graph.reshape %616 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %618 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %619 = graph.div %617, %618 : tensor<8x256x1xf32>
    %620 = graph.broadcast %22 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %621 = graph.add %619, %620 : tensor<8x256x1xf32>
    %622 = graph.rsqrt %621 : tensor<8x256x1xf32>
    %623 = graph.broadcast %614 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %624 = graph.sub %603, %623 : tensor<8x256x384xf32>
    %625 = graph.broadcast %622 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %626 = graph.mul %624, %625 : tensor<8x256x384xf32>
    %627 = graph.broadcast %arg75 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %628 = graph.mul %626, %627 : tensor<8x256x384xf32>
    %629 = graph.broadcast %arg76 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %630 = graph.add %628, %629 : tensor<8x256x384xf32>
    %631 = graph.transpose %arg77 {permutation = array<i64: 1, 0>} : tensor<65x384xf32> -> tensor<384x65xf32>
    %632 = graph.reshape %630 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %633 = graph.matmul %632, %631 : tensor<2048x384xf32>, tensor<384x65xf32> -> tensor<2048x65xf32>
    %634 = graph.reshape %633 : tensor<2048x65xf32> -> tensor<8x256x65xf32>
    %635 = graph.reshape %634 : tensor<8x256x65xf32> -> tensor<2048x65xf32>
    %636 = graph.reshape %arg78 : tensor<8x256xi64> -> tensor<2048xi64>
    %637 = graph.reduce "max" %635 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
    %638 = graph.reshape %637 : tensor<2048xf32> -> tensor<2048x1xf32>
    %639 = graph.broadcast %638 {dims = array<i64: 0, 1>} : tensor<2048x1xf32> -> tensor<2048x65xf32>
    %640 = graph.sub %635, %639 : tensor<2048x65xf32>
    %641 = graph.exp %640 : tensor<2048x65xf32>
    %642 = graph.reduce "sum" %641 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
    %643 = graph.reshape %642 : tensor<2048xf32> -> tensor<2048x1xf32>
    %644 = graph.log %643 : tensor<2048x1xf32>
    %645 = graph.broadcast %644 {dims = array<i64: 0, 1>} : tensor<2048x1xf32> -> tensor<2048x65xf32>
    %646 = graph.sub %640, %645 : tensor<2048x65xf32>
    %647 = graph.constant dense<-100> : tensor<i64> : tensor<i64>
    %648 = graph.broadcast %647 {dims = array<i64>} : tensor<i64> -> tensor<2048xi64>
    %649 = graph.cmp "ne" %636, %648 : tensor<2048xi64> -> tensor<2048xi1>
    %650 = graph.constant dense<0> : tensor<i64> : tensor<i64>
    %651 = graph.broadcast %650 {dims = array<i64>} : tensor<i64> -> tensor<2048xi64>
    %652 = graph.select %649, %636, %651 : tensor<2048xi1>, tensor<2048xi64>, tensor<2048xi64> -> tensor<2048xi64>
    %653 = graph.constant dense<1.000000e+00> : tensor<2048xf32> : tensor<2048xf32>
    %654 = graph.constant dense<0.000000e+00> : tensor<f32> : tensor<f32>
    %655 = graph.broadcast %654 {dims = array<i64>} : tensor<f32> -> tensor<2048xf32>
    %656 = graph.select %649, %653, %655 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %657 = graph.reshape %652 : tensor<2048xi64> -> tensor<2048x1xi64>
    %658 = graph.gather %646, %657 {axis = 1 : i64} : tensor<2048x65xf32>, tensor<2048x1xi64> -> tensor<2048x1xf32>
    %659 = graph.reshape %658 : tensor<2048x1xf32> -> tensor<2048xf32>
    %660 = graph.mul %659, %656 : tensor<2048xf32>
    %661 = graph.neg %660 : tensor<2048xf32>
    %662 = graph.broadcast %647 {dims = array<i64>} : tensor<i64> -> tensor<2048xi64>
    %663 = graph.cmp "ne" %636, %662 : tensor<2048xi64> -> tensor<2048xi1>
    %664 = graph.broadcast %654 {dims = array<i64>} : tensor<f32> -> tensor<2048xf32>
    %665 = graph.select %663, %661, %664 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %666 = graph.reduce "sum" %656 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<f32>
    %667 = graph.reduce "sum" %665 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<f32>
    %668 = graph.div %667, %666 : tensor<f32>
    %669 = graph.broadcast %647 {dims = array<i64>} : tensor<i64> -> tensor<2048xi64>
    %670 = graph.cmp "ne" %636, %669 : tensor<2048xi64> -> tensor<2048xi1>
    %671 = graph.broadcast %650 {dims = array<i64>} : tensor<i64> -> tensor<2048xi64>
    %672 = graph.select %670, %636, %671 : tensor<2048xi1>, tensor<2048xi64>, tensor<2048xi64> -> tensor<2048xi64>
    %673 = graph.broadcast %654 {dims = array<i64>} : tensor<f32> -> tensor<2048xf32>
    %674 = graph.select %670, %653, %673 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %675 = graph.div %95, %666 : tensor<f32>
    %676 = graph.broadcast %675 {dims = array<i64>} : tensor<f32> -> tensor<2048xf32>
    %677 = graph.mul %674, %676 : tensor<2048xf32>
    %678 = graph.neg %677 : tensor<2048xf32>
    %679 = graph.broadcast %654 {dims = array<i64>} : tensor<f32> -> tensor<2048xf32>
    %680 = graph.select %670, %678, %679 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %681 = graph.reshape %680 : tensor<2048xf32> -> tensor<2048x1xf32>
    %682 = graph.iota {dim = 1 : i64} : tensor<2048x65xi64>
    %683 = graph.reshape %672 : tensor<2048xi64> -> tensor<2048x1xi64>
    %684 = graph.broadcast %683 {dims = array<i64: 0, 1>} : tensor<2048x1xi64> -> tensor<2048x65xi64>
    %685 = graph.cmp "eq" %682, %684 : tensor<2048x65xi64> -> tensor<2048x65xi1>
    %686 = graph.broadcast %654 {dims = array<i64>} : tensor<f32> -> tensor<2048x1xf32>
    %687 = graph.broadcast %681 {dims = array<i64: 0, 1>} : tensor<2048x1xf32> -> tensor<2048x65xf32>
    %688 = graph.broadcast %686 {dims = array<i64: 0, 1>} : tensor<2048x1xf32> -> tensor<2048x65xf32>
    %689 = graph.select %685, %687, %688 : tensor<2048x65xi1>, tensor<2048x65xf32>, tensor<2048x65xf32> -> tensor<2048x65xf32>
    %690 = graph.reduce "sum" %689 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
    %691 = graph.reshape %690 : tensor<2048xf32> -> tensor<2048x1xf32>
    %692 = graph.exp %646 : tensor<2048x65xf32>
    %693 = graph.broadcast %691 {dims = array<i64: 0, 1>} : tensor<2048x1xf32> -> tensor<2048x65xf32>
    %694 = graph.mul %692, %693 : tensor<2048x65xf32>
    %695 = graph.sub %689, %694 : tensor<2048x65xf32>
    %696 = graph.reshape %695 : tensor<2048x65xf32> -> tensor<8x256x65xf32>
    %697 = graph.reshape %696 : tensor<8x256x65xf32> -> tensor<2048x65xf32>
    %698 = graph.transpose %697 {permutation = array<i64: 1, 0>} : tensor<2048x65xf32> -> tensor<65x2048xf32>
    %699 = graph.matmul %698, %632 : tensor<65x2048xf32>, tensor<2048x384xf32> -> tensor<65x384xf32>
    %700 = graph.transpose %699 {permutation = array<i64: 1, 0>} : tensor<65x384xf32> -> tensor<384x65xf32>
    %701 = graph.transpose %631 {permutation = array<i64: 1, 0>} : tensor<384x65xf32> -> tensor<65x384xf32>
    %702 = graph.matmul %697, %701 : tensor<2048x65xf32>, tensor<65x384xf32> -> tensor<2048x384xf32>
    %703 = graph.reshape %702 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %704 = graph.transpose %700 {permutation = array<i64: 1, 0>} : tensor<384x65xf32> -> tensor<65x384xf32>
    %705 = graph.broadcast %614 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %706 = graph.sub %603, %705 : tensor<8x256x384xf32>
    %707 = graph.broadcast %622 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %708 = graph.mul %706, %707 : tensor<8x256x384xf32>
    %709 = graph.broadcast %arg75 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %710 = graph.mul %703, %709 : tensor<8x256x384xf32>
    %711 = graph.reduce "sum" %710 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %712 = graph.reshape %711 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %713 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %714 = graph.div %712, %713 : tensor<8x256x1xf32>
    %715 = graph.mul %710, %708 : tensor<8x256x384xf32>
    %716 = graph.reduce "sum" %715 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %717 = graph.reshape %716 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %718 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %719 = graph.div %717, %718 : tensor<8x256x1xf32>
    %720 = graph.broadcast %714 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %721 = graph.sub %710, %720 : tensor<8x256x384xf32>
    %722 = graph.broadcast %719 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %723 = graph.mul %708, %722 : tensor<8x256x384xf32>
    %724 = graph.sub %721, %723 : tensor<8x256x384xf32>
    %725 = graph.broadcast %622 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %726 = graph.mul %725, %724 : tensor<8x256x384xf32>
    %727 = graph.mul %703, %708 : tensor<8x256x384xf32>
    %728 = graph.reduce "sum" %727 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %729 = graph.reduce "sum" %703 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %730 = graph.reshape %726 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %731 = graph.transpose %598 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %732 = graph.matmul %730, %731 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %733 = graph.transpose %730 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %734 = graph.matmul %733, %597 : tensor<384x2048xf32>, tensor<2048x1536xf32> -> tensor<384x1536xf32>
    %735 = graph.transpose %734 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %736 = graph.reduce "sum" %730 {dims = array<i64: 0>} : tensor<2048x384xf32> -> tensor<384xf32>
    %737 = graph.reshape %736 : tensor<384xf32> -> tensor<1x384xf32>
    %738 = graph.reshape %737 : tensor<1x384xf32> -> tensor<384xf32>
    %739 = graph.transpose %735 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %740 = graph.reshape %732 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %741 = graph.broadcast %91 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %742 = graph.mul %588, %741 : tensor<8x256x1536xf32>
    %743 = graph.erf %742 : tensor<8x256x1536xf32>
    %744 = graph.broadcast %95 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %745 = graph.add %743, %744 : tensor<8x256x1536xf32>
    %746 = graph.broadcast %98 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %747 = graph.mul %745, %746 : tensor<8x256x1536xf32>
    %748 = graph.mul %588, %588 : tensor<8x256x1536xf32>
    %749 = graph.constant dense<-5.000000e-01> : tensor<f32> : tensor<f32>
    %750 = graph.broadcast %749 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %751 = graph.mul %748, %750 : tensor<8x256x1536xf32>
    %752 = graph.exp %751 : tensor<8x256x1536xf32>
    %753 = graph.constant dense<0.398942292> : tensor<f32> : tensor<f32>
    %754 = graph.broadcast %753 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %755 = graph.mul %752, %754 : tensor<8x256x1536xf32>
    %756 = graph.mul %588, %755 : tensor<8x256x1536xf32>
    %757 = graph.add %747, %756 : tensor<8x256x1536xf32>
    %758 = graph.mul %740, %757 : tensor<8x256x1536xf32>
    %759 = graph.reshape %758 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %760 = graph.transpose %584 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %761 = graph.matmul %759, %760 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %762 = graph.transpose %759 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %763 = graph.matmul %762, %583 : tensor<1536x2048xf32>, tensor<2048x384xf32> -> tensor<1536x384xf32>
    %764 = graph.transpose %763 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %765 = graph.reduce "sum" %759 {dims = array<i64: 0>} : tensor<2048x1536xf32> -> tensor<1536xf32>
    %766 = graph.reshape %765 : tensor<1536xf32> -> tensor<1x1536xf32>
    %767 = graph.reshape %766 : tensor<1x1536xf32> -> tensor<1536xf32>
    %768 = graph.transpose %764 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %769 = graph.reshape %761 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %770 = graph.broadcast %566 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %771 = graph.sub %555, %770 : tensor<8x256x384xf32>
    %772 = graph.broadcast %574 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %773 = graph.mul %771, %772 : tensor<8x256x384xf32>
    %774 = graph.broadcast %arg69 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %775 = graph.mul %769, %774 : tensor<8x256x384xf32>
    %776 = graph.reduce "sum" %775 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %777 = graph.reshape %776 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %778 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %779 = graph.div %777, %778 : tensor<8x256x1xf32>
    %780 = graph.mul %775, %773 : tensor<8x256x384xf32>
    %781 = graph.reduce "sum" %780 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %782 = graph.reshape %781 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %783 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %784 = graph.div %782, %783 : tensor<8x256x1xf32>
    %785 = graph.broadcast %779 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %786 = graph.sub %775, %785 : tensor<8x256x384xf32>
    %787 = graph.broadcast %784 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %788 = graph.mul %773, %787 : tensor<8x256x384xf32>
    %789 = graph.sub %786, %788 : tensor<8x256x384xf32>
    %790 = graph.broadcast %574 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %791 = graph.mul %790, %789 : tensor<8x256x384xf32>
    %792 = graph.mul %769, %773 : tensor<8x256x384xf32>
    %793 = graph.reduce "sum" %792 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %794 = graph.reduce "sum" %769 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %795 = graph.add %726, %791 : tensor<8x256x384xf32>
    %796 = graph.reshape %795 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %797 = graph.transpose %550 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %798 = graph.matmul %796, %797 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %799 = graph.transpose %796 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %800 = graph.matmul %799, %549 : tensor<384x2048xf32>, tensor<2048x384xf32> -> tensor<384x384xf32>
    %801 = graph.transpose %800 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %802 = graph.reduce "sum" %796 {dims = array<i64: 0>} : tensor<2048x384xf32> -> tensor<384xf32>
    %803 = graph.reshape %802 : tensor<384xf32> -> tensor<1x384xf32>
    %804 = graph.reshape %803 : tensor<1x384xf32> -> tensor<384xf32>
    %805 = graph.transpose %801 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %806 = graph.reshape %798 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %807 = graph.reshape %806 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %808 = graph.transpose %807 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query, %grad_key, %grad_value = graph.attention_grad %808, %542, %544, %546, %result_8, %log_sum_exp_9 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %809 = graph.transpose %grad_value {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %810 = graph.reshape %809 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %811 = graph.transpose %grad_key {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %812 = graph.reshape %811 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %813 = graph.transpose %grad_query {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %814 = graph.reshape %813 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %815 = graph.concat %814, %812, %810 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %816 = graph.reshape %815 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %817 = graph.transpose %533 {permutation = array<i64: 1, 0>} : tensor<384x1152xf32> -> tensor<1152x384xf32>
    %818 = graph.matmul %816, %817 : tensor<2048x1152xf32>, tensor<1152x384xf32> -> tensor<2048x384xf32>
    %819 = graph.transpose %816 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %820 = graph.matmul %819, %532 : tensor<1152x2048xf32>, tensor<2048x384xf32> -> tensor<1152x384xf32>
    %821 = graph.transpose %820 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %822 = graph.reduce "sum" %816 {dims = array<i64: 0>} : tensor<2048x1152xf32> -> tensor<1152xf32>
    %823 = graph.reshape %822 : tensor<1152xf32> -> tensor<1x1152xf32>
    %824 = graph.reshape %823 : tensor<1x1152xf32> -> tensor<1152xf32>
    %825 = graph.transpose %821 {permutation = array<i64: 1, 0>} : tensor<384x1152xf32> -> tensor<1152x384xf32>
    %826 = graph.reshape %818 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %827 = graph.broadcast %515 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %828 = graph.sub %504, %827 : tensor<8x256x384xf32>
    %829 = graph.broadcast %523 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %830 = graph.mul %828, %829 : tensor<8x256x384xf32>
    %831 = graph.broadcast %arg63 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %832 = graph.mul %826, %831 : tensor<8x256x384xf32>
    %833 = graph.reduce "sum" %832 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %834 = graph.reshape %833 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %835 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %836 = graph.div %834, %835 : tensor<8x256x1xf32>
    %837 = graph.mul %832, %830 : tensor<8x256x384xf32>
    %838 = graph.reduce "sum" %837 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %839 = graph.reshape %838 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %840 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %841 = graph.div %839, %840 : tensor<8x256x1xf32>
    %842 = graph.broadcast %836 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %843 = graph.sub %832, %842 : tensor<8x256x384xf32>
    %844 = graph.broadcast %841 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %845 = graph.mul %830, %844 : tensor<8x256x384xf32>
    %846 = graph.sub %843, %845 : tensor<8x256x384xf32>
    %847 = graph.broadcast %523 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %848 = graph.mul %847, %846 : tensor<8x256x384xf32>
    %849 = graph.mul %826, %830 : tensor<8x256x384xf32>
    %850 = graph.reduce "sum" %849 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %851 = graph.reduce "sum" %826 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %852 = graph.add %795, %848 : tensor<8x256x384xf32>
    %853 = graph.reshape %852 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %854 = graph.transpose %499 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %855 = graph.matmul %853, %854 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %856 = graph.transpose %853 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %857 = graph.matmul %856, %498 : tensor<384x2048xf32>, tensor<2048x1536xf32> -> tensor<384x1536xf32>
    %858 = graph.transpose %857 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %859 = graph.reduce "sum" %853 {dims = array<i64: 0>} : tensor<2048x384xf32> -> tensor<384xf32>
    %860 = graph.reshape %859 : tensor<384xf32> -> tensor<1x384xf32>
    %861 = graph.reshape %860 : tensor<1x384xf32> -> tensor<384xf32>
    %862 = graph.transpose %858 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %863 = graph.reshape %855 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %864 = graph.broadcast %91 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %865 = graph.mul %489, %864 : tensor<8x256x1536xf32>
    %866 = graph.erf %865 : tensor<8x256x1536xf32>
    %867 = graph.broadcast %95 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %868 = graph.add %866, %867 : tensor<8x256x1536xf32>
    %869 = graph.broadcast %98 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %870 = graph.mul %868, %869 : tensor<8x256x1536xf32>
    %871 = graph.mul %489, %489 : tensor<8x256x1536xf32>
    %872 = graph.broadcast %749 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %873 = graph.mul %871, %872 : tensor<8x256x1536xf32>
    %874 = graph.exp %873 : tensor<8x256x1536xf32>
    %875 = graph.broadcast %753 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %876 = graph.mul %874, %875 : tensor<8x256x1536xf32>
    %877 = graph.mul %489, %876 : tensor<8x256x1536xf32>
    %878 = graph.add %870, %877 : tensor<8x256x1536xf32>
    %879 = graph.mul %863, %878 : tensor<8x256x1536xf32>
    %880 = graph.reshape %879 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %881 = graph.transpose %485 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %882 = graph.matmul %880, %881 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %883 = graph.transpose %880 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %884 = graph.matmul %883, %484 : tensor<1536x2048xf32>, tensor<2048x384xf32> -> tensor<1536x384xf32>
    %885 = graph.transpose %884 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %886 = graph.reduce "sum" %880 {dims = array<i64: 0>} : tensor<2048x1536xf32> -> tensor<1536xf32>
    %887 = graph.reshape %886 : tensor<1536xf32> -> tensor<1x1536xf32>
    %888 = graph.reshape %887 : tensor<1x1536xf32> -> tensor<1536xf32>
    %889 = graph.transpose %885 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %890 = graph.reshape %882 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %891 = graph.broadcast %467 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %892 = graph.sub %456, %891 : tensor<8x256x384xf32>
    %893 = graph.broadcast %475 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %894 = graph.mul %892, %893 : tensor<8x256x384xf32>
    %895 = graph.broadcast %arg57 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %896 = graph.mul %890, %895 : tensor<8x256x384xf32>
    %897 = graph.reduce "sum" %896 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %898 = graph.reshape %897 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %899 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %900 = graph.div %898, %899 : tensor<8x256x1xf32>
    %901 = graph.mul %896, %894 : tensor<8x256x384xf32>
    %902 = graph.reduce "sum" %901 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %903 = graph.reshape %902 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %904 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %905 = graph.div %903, %904 : tensor<8x256x1xf32>
    %906 = graph.broadcast %900 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %907 = graph.sub %896, %906 : tensor<8x256x384xf32>
    %908 = graph.broadcast %905 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %909 = graph.mul %894, %908 : tensor<8x256x384xf32>
    %910 = graph.sub %907, %909 : tensor<8x256x384xf32>
    %911 = graph.broadcast %475 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %912 = graph.mul %911, %910 : tensor<8x256x384xf32>
    %913 = graph.mul %890, %894 : tensor<8x256x384xf32>
    %914 = graph.reduce "sum" %913 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %915 = graph.reduce "sum" %890 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %916 = graph.add %852, %912 : tensor<8x256x384xf32>
    %917 = graph.reshape %916 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %918 = graph.transpose %451 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %919 = graph.matmul %917, %918 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %920 = graph.transpose %917 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %921 = graph.matmul %920, %450 : tensor<384x2048xf32>, tensor<2048x384xf32> -> tensor<384x384xf32>
    %922 = graph.transpose %921 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %923 = graph.reduce "sum" %917 {dims = array<i64: 0>} : tensor<2048x384xf32> -> tensor<384xf32>
    %924 = graph.reshape %923 : tensor<384xf32> -> tensor<1x384xf32>
    %925 = graph.reshape %924 : tensor<1x384xf32> -> tensor<384xf32>
    %926 = graph.transpose %922 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %927 = graph.reshape %919 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %928 = graph.reshape %927 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %929 = graph.transpose %928 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_10, %grad_key_11, %grad_value_12 = graph.attention_grad %929, %443, %445, %447, %result_6, %log_sum_exp_7 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %930 = graph.transpose %grad_value_12 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %931 = graph.reshape %930 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %932 = graph.transpose %grad_key_11 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %933 = graph.reshape %932 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %934 = graph.transpose %grad_query_10 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %935 = graph.reshape %934 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %936 = graph.concat %935, %933, %931 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %937 = graph.reshape %936 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %938 = graph.transpose %434 {permutation = array<i64: 1, 0>} : tensor<384x1152xf32> -> tensor<1152x384xf32>
    %939 = graph.matmul %937, %938 : tensor<2048x1152xf32>, tensor<1152x384xf32> -> tensor<2048x384xf32>
    %940 = graph.transpose %937 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %941 = graph.matmul %940, %433 : tensor<1152x2048xf32>, tensor<2048x384xf32> -> tensor<1152x384xf32>
    %942 = graph.transpose %941 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %943 = graph.reduce "sum" %937 {dims = array<i64: 0>} : tensor<2048x1152xf32> -> tensor<1152xf32>
    %944 = graph.reshape %943 : tensor<1152xf32> -> tensor<1x1152xf32>
    %945 = graph.reshape %944 : tensor<1x1152xf32> -> tensor<1152xf32>
    %946 = graph.transpose %942 {permutation = array<i64: 1, 0>} : tensor<384x1152xf32> -> tensor<1152x384xf32>
    %947 = graph.reshape %939 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %948 = graph.broadcast %416 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %949 = graph.sub %405, %948 : tensor<8x256x384xf32>
    %950 = graph.broadcast %424 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %951 = graph.mul %949, %950 : tensor<8x256x384xf32>
    %952 = graph.broadcast %arg51 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %953 = graph.mul %947, %952 : tensor<8x256x384xf32>
    %954 = graph.reduce "sum" %953 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %955 = graph.reshape %954 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %956 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %957 = graph.div %955, %956 : tensor<8x256x1xf32>
    %958 = graph.mul %953, %951 : tensor<8x256x384xf32>
    %959 = graph.reduce "sum" %958 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %960 = graph.reshape %959 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %961 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %962 = graph.div %960, %961 : tensor<8x256x1xf32>
    %963 = graph.broadcast %957 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %964 = graph.sub %953, %963 : tensor<8x256x384xf32>
    %965 = graph.broadcast %962 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %966 = graph.mul %951, %965 : tensor<8x256x384xf32>
    %967 = graph.sub %964, %966 : tensor<8x256x384xf32>
    %968 = graph.broadcast %424 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %969 = graph.mul %968, %967 : tensor<8x256x384xf32>
    %970 = graph.mul %947, %951 : tensor<8x256x384xf32>
    %971 = graph.reduce "sum" %970 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %972 = graph.reduce "sum" %947 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %973 = graph.add %916, %969 : tensor<8x256x384xf32>
    %974 = graph.reshape %973 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %975 = graph.transpose %400 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %976 = graph.matmul %974, %975 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %977 = graph.transpose %974 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %978 = graph.matmul %977, %399 : tensor<384x2048xf32>, tensor<2048x1536xf32> -> tensor<384x1536xf32>
    %979 = graph.transpose %978 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %980 = graph.reduce "sum" %974 {dims = array<i64: 0>} : tensor<2048x384xf32> -> tensor<384xf32>
    %981 = graph.reshape %980 : tensor<384xf32> -> tensor<1x384xf32>
    %982 = graph.reshape %981 : tensor<1x384xf32> -> tensor<384xf32>
    %983 = graph.transpose %979 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %984 = graph.reshape %976 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %985 = graph.broadcast %91 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %986 = graph.mul %390, %985 : tensor<8x256x1536xf32>
    %987 = graph.erf %986 : tensor<8x256x1536xf32>
    %988 = graph.broadcast %95 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %989 = graph.add %987, %988 : tensor<8x256x1536xf32>
    %990 = graph.broadcast %98 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %991 = graph.mul %989, %990 : tensor<8x256x1536xf32>
    %992 = graph.mul %390, %390 : tensor<8x256x1536xf32>
    %993 = graph.broadcast %749 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %994 = graph.mul %992, %993 : tensor<8x256x1536xf32>
    %995 = graph.exp %994 : tensor<8x256x1536xf32>
    %996 = graph.broadcast %753 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %997 = graph.mul %995, %996 : tensor<8x256x1536xf32>
    %998 = graph.mul %390, %997 : tensor<8x256x1536xf32>
    %999 = graph.add %991, %998 : tensor<8x256x1536xf32>
    %1000 = graph.mul %984, %999 : tensor<8x256x1536xf32>
    %1001 = graph.reshape %1000 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %1002 = graph.transpose %386 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %1003 = graph.matmul %1001, %1002 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %1004 = graph.transpose %1001 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %1005 = graph.matmul %1004, %385 : tensor<1536x2048xf32>, tensor<2048x384xf32> -> tensor<1536x384xf32>
    %1006 = graph.transpose %1005 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %1007 = graph.reduce "sum" %1001 {dims = array<i64: 0>} : tensor<2048x1536xf32> -> tensor<1536xf32>
    %1008 = graph.reshape %1007 : tensor<1536xf32> -> tensor<1x1536xf32>
    %1009 = graph.reshape %1008 : tensor<1x1536xf32> -> tensor<1536xf32>
    %1010 = graph.transpose %1006 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %1011 = graph.reshape %1003 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1012 = graph.broadcast %368 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1013 = graph.sub %357, %1012 : tensor<8x256x384xf32>
    %1014 = graph.broadcast %376 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1015 = graph.mul %1013, %1014 : tensor<8x256x384xf32>
    %1016 = graph.broadcast %arg45 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %1017 = graph.mul %1011, %1016 : tensor<8x256x384xf32>
    %1018 = graph.reduce "sum" %1017 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1019 = graph.reshape %1018 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1020 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1021 = graph.div %1019, %1020 : tensor<8x256x1xf32>
    %1022 = graph.mul %1017, %1015 : tensor<8x256x384xf32>
    %1023 = graph.reduce "sum" %1022 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1024 = graph.reshape %1023 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1025 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1026 = graph.div %1024, %1025 : tensor<8x256x1xf32>
    %1027 = graph.broadcast %1021 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1028 = graph.sub %1017, %1027 : tensor<8x256x384xf32>
    %1029 = graph.broadcast %1026 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1030 = graph.mul %1015, %1029 : tensor<8x256x384xf32>
    %1031 = graph.sub %1028, %1030 : tensor<8x256x384xf32>
    %1032 = graph.broadcast %376 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1033 = graph.mul %1032, %1031 : tensor<8x256x384xf32>
    %1034 = graph.mul %1011, %1015 : tensor<8x256x384xf32>
    %1035 = graph.reduce "sum" %1034 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1036 = graph.reduce "sum" %1011 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1037 = graph.add %973, %1033 : tensor<8x256x384xf32>
    %1038 = graph.reshape %1037 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1039 = graph.transpose %352 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %1040 = graph.matmul %1038, %1039 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %1041 = graph.transpose %1038 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1042 = graph.matmul %1041, %351 : tensor<384x2048xf32>, tensor<2048x384xf32> -> tensor<384x384xf32>
    %1043 = graph.transpose %1042 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %1044 = graph.reduce "sum" %1038 {dims = array<i64: 0>} : tensor<2048x384xf32> -> tensor<384xf32>
    %1045 = graph.reshape %1044 : tensor<384xf32> -> tensor<1x384xf32>
    %1046 = graph.reshape %1045 : tensor<1x384xf32> -> tensor<384xf32>
    %1047 = graph.transpose %1043 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %1048 = graph.reshape %1040 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1049 = graph.reshape %1048 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %1050 = graph.transpose %1049 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_13, %grad_key_14, %grad_value_15 = graph.attention_grad %1050, %344, %346, %348, %result_4, %log_sum_exp_5 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %1051 = graph.transpose %grad_value_15 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1052 = graph.reshape %1051 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1053 = graph.transpose %grad_key_14 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1054 = graph.reshape %1053 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1055 = graph.transpose %grad_query_13 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1056 = graph.reshape %1055 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1057 = graph.concat %1056, %1054, %1052 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %1058 = graph.reshape %1057 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1059 = graph.transpose %335 {permutation = array<i64: 1, 0>} : tensor<384x1152xf32> -> tensor<1152x384xf32>
    %1060 = graph.matmul %1058, %1059 : tensor<2048x1152xf32>, tensor<1152x384xf32> -> tensor<2048x384xf32>
    %1061 = graph.transpose %1058 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %1062 = graph.matmul %1061, %334 : tensor<1152x2048xf32>, tensor<2048x384xf32> -> tensor<1152x384xf32>
    %1063 = graph.transpose %1062 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %1064 = graph.reduce "sum" %1058 {dims = array<i64: 0>} : tensor<2048x1152xf32> -> tensor<1152xf32>
    %1065 = graph.reshape %1064 : tensor<1152xf32> -> tensor<1x1152xf32>
    %1066 = graph.reshape %1065 : tensor<1x1152xf32> -> tensor<1152xf32>
    %1067 = graph.transpose %1063 {permutation = array<i64: 1, 0>} : tensor<384x1152xf32> -> tensor<1152x384xf32>
    %1068 = graph.reshape %1060 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1069 = graph.broadcast %317 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1070 = graph.sub %306, %1069 : tensor<8x256x384xf32>
    %1071 = graph.broadcast %325 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1072 = graph.mul %1070, %1071 : tensor<8x256x384xf32>
    %1073 = graph.broadcast %arg39 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %1074 = graph.mul %1068, %1073 : tensor<8x256x384xf32>
    %1075 = graph.reduce "sum" %1074 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1076 = graph.reshape %1075 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1077 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1078 = graph.div %1076, %1077 : tensor<8x256x1xf32>
    %1079 = graph.mul %1074, %1072 : tensor<8x256x384xf32>
    %1080 = graph.reduce "sum" %1079 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1081 = graph.reshape %1080 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1082 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1083 = graph.div %1081, %1082 : tensor<8x256x1xf32>
    %1084 = graph.broadcast %1078 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1085 = graph.sub %1074, %1084 : tensor<8x256x384xf32>
    %1086 = graph.broadcast %1083 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1087 = graph.mul %1072, %1086 : tensor<8x256x384xf32>
    %1088 = graph.sub %1085, %1087 : tensor<8x256x384xf32>
    %1089 = graph.broadcast %325 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1090 = graph.mul %1089, %1088 : tensor<8x256x384xf32>
    %1091 = graph.mul %1068, %1072 : tensor<8x256x384xf32>
    %1092 = graph.reduce "sum" %1091 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1093 = graph.reduce "sum" %1068 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1094 = graph.add %1037, %1090 : tensor<8x256x384xf32>
    %1095 = graph.reshape %1094 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1096 = graph.transpose %301 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %1097 = graph.matmul %1095, %1096 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %1098 = graph.transpose %1095 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1099 = graph.matmul %1098, %300 : tensor<384x2048xf32>, tensor<2048x1536xf32> -> tensor<384x1536xf32>
    %1100 = graph.transpose %1099 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %1101 = graph.reduce "sum" %1095 {dims = array<i64: 0>} : tensor<2048x384xf32> -> tensor<384xf32>
    %1102 = graph.reshape %1101 : tensor<384xf32> -> tensor<1x384xf32>
    %1103 = graph.reshape %1102 : tensor<1x384xf32> -> tensor<384xf32>
    %1104 = graph.transpose %1100 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %1105 = graph.reshape %1097 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %1106 = graph.broadcast %91 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1107 = graph.mul %291, %1106 : tensor<8x256x1536xf32>
    %1108 = graph.erf %1107 : tensor<8x256x1536xf32>
    %1109 = graph.broadcast %95 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1110 = graph.add %1108, %1109 : tensor<8x256x1536xf32>
    %1111 = graph.broadcast %98 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1112 = graph.mul %1110, %1111 : tensor<8x256x1536xf32>
    %1113 = graph.mul %291, %291 : tensor<8x256x1536xf32>
    %1114 = graph.broadcast %749 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1115 = graph.mul %1113, %1114 : tensor<8x256x1536xf32>
    %1116 = graph.exp %1115 : tensor<8x256x1536xf32>
    %1117 = graph.broadcast %753 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1118 = graph.mul %1116, %1117 : tensor<8x256x1536xf32>
    %1119 = graph.mul %291, %1118 : tensor<8x256x1536xf32>
    %1120 = graph.add %1112, %1119 : tensor<8x256x1536xf32>
    %1121 = graph.mul %1105, %1120 : tensor<8x256x1536xf32>
    %1122 = graph.reshape %1121 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %1123 = graph.transpose %287 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %1124 = graph.matmul %1122, %1123 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %1125 = graph.transpose %1122 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %1126 = graph.matmul %1125, %286 : tensor<1536x2048xf32>, tensor<2048x384xf32> -> tensor<1536x384xf32>
    %1127 = graph.transpose %1126 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %1128 = graph.reduce "sum" %1122 {dims = array<i64: 0>} : tensor<2048x1536xf32> -> tensor<1536xf32>
    %1129 = graph.reshape %1128 : tensor<1536xf32> -> tensor<1x1536xf32>
    %1130 = graph.reshape %1129 : tensor<1x1536xf32> -> tensor<1536xf32>
    %1131 = graph.transpose %1127 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %1132 = graph.reshape %1124 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1133 = graph.broadcast %269 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1134 = graph.sub %258, %1133 : tensor<8x256x384xf32>
    %1135 = graph.broadcast %277 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1136 = graph.mul %1134, %1135 : tensor<8x256x384xf32>
    %1137 = graph.broadcast %arg33 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %1138 = graph.mul %1132, %1137 : tensor<8x256x384xf32>
    %1139 = graph.reduce "sum" %1138 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1140 = graph.reshape %1139 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1141 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1142 = graph.div %1140, %1141 : tensor<8x256x1xf32>
    %1143 = graph.mul %1138, %1136 : tensor<8x256x384xf32>
    %1144 = graph.reduce "sum" %1143 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1145 = graph.reshape %1144 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1146 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1147 = graph.div %1145, %1146 : tensor<8x256x1xf32>
    %1148 = graph.broadcast %1142 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1149 = graph.sub %1138, %1148 : tensor<8x256x384xf32>
    %1150 = graph.broadcast %1147 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1151 = graph.mul %1136, %1150 : tensor<8x256x384xf32>
    %1152 = graph.sub %1149, %1151 : tensor<8x256x384xf32>
    %1153 = graph.broadcast %277 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1154 = graph.mul %1153, %1152 : tensor<8x256x384xf32>
    %1155 = graph.mul %1132, %1136 : tensor<8x256x384xf32>
    %1156 = graph.reduce "sum" %1155 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1157 = graph.reduce "sum" %1132 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1158 = graph.add %1094, %1154 : tensor<8x256x384xf32>
    %1159 = graph.reshape %1158 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1160 = graph.transpose %253 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %1161 = graph.matmul %1159, %1160 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %1162 = graph.transpose %1159 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1163 = graph.matmul %1162, %252 : tensor<384x2048xf32>, tensor<2048x384xf32> -> tensor<384x384xf32>
    %1164 = graph.transpose %1163 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %1165 = graph.reduce "sum" %1159 {dims = array<i64: 0>} : tensor<2048x384xf32> -> tensor<384xf32>
    %1166 = graph.reshape %1165 : tensor<384xf32> -> tensor<1x384xf32>
    %1167 = graph.reshape %1166 : tensor<1x384xf32> -> tensor<384xf32>
    %1168 = graph.transpose %1164 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %1169 = graph.reshape %1161 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1170 = graph.reshape %1169 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %1171 = graph.transpose %1170 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_16, %grad_key_17, %grad_value_18 = graph.attention_grad %1171, %245, %247, %249, %result_2, %log_sum_exp_3 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %1172 = graph.transpose %grad_value_18 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1173 = graph.reshape %1172 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1174 = graph.transpose %grad_key_17 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1175 = graph.reshape %1174 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1176 = graph.transpose %grad_query_16 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1177 = graph.reshape %1176 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1178 = graph.concat %1177, %1175, %1173 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %1179 = graph.reshape %1178 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1180 = graph.transpose %236 {permutation = array<i64: 1, 0>} : tensor<384x1152xf32> -> tensor<1152x384xf32>
    %1181 = graph.matmul %1179, %1180 : tensor<2048x1152xf32>, tensor<1152x384xf32> -> tensor<2048x384xf32>
    %1182 = graph.transpose %1179 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %1183 = graph.matmul %1182, %235 : tensor<1152x2048xf32>, tensor<2048x384xf32> -> tensor<1152x384xf32>
    %1184 = graph.transpose %1183 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %1185 = graph.reduce "sum" %1179 {dims = array<i64: 0>} : tensor<2048x1152xf32> -> tensor<1152xf32>
    %1186 = graph.reshape %1185 : tensor<1152xf32> -> tensor<1x1152xf32>
    %1187 = graph.reshape %1186 : tensor<1x1152xf32> -> tensor<1152xf32>
    %1188 = graph.transpose %1184 {permutation = array<i64: 1, 0>} : tensor<384x1152xf32> -> tensor<1152x384xf32>
    %1189 = graph.reshape %1181 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1190 = graph.broadcast %218 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1191 = graph.sub %207, %1190 : tensor<8x256x384xf32>
    %1192 = graph.broadcast %226 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1193 = graph.mul %1191, %1192 : tensor<8x256x384xf32>
    %1194 = graph.broadcast %arg27 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %1195 = graph.mul %1189, %1194 : tensor<8x256x384xf32>
    %1196 = graph.reduce "sum" %1195 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1197 = graph.reshape %1196 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1198 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1199 = graph.div %1197, %1198 : tensor<8x256x1xf32>
    %1200 = graph.mul %1195, %1193 : tensor<8x256x384xf32>
    %1201 = graph.reduce "sum" %1200 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1202 = graph.reshape %1201 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1203 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1204 = graph.div %1202, %1203 : tensor<8x256x1xf32>
    %1205 = graph.broadcast %1199 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1206 = graph.sub %1195, %1205 : tensor<8x256x384xf32>
    %1207 = graph.broadcast %1204 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1208 = graph.mul %1193, %1207 : tensor<8x256x384xf32>
    %1209 = graph.sub %1206, %1208 : tensor<8x256x384xf32>
    %1210 = graph.broadcast %226 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1211 = graph.mul %1210, %1209 : tensor<8x256x384xf32>
    %1212 = graph.mul %1189, %1193 : tensor<8x256x384xf32>
    %1213 = graph.reduce "sum" %1212 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1214 = graph.reduce "sum" %1189 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1215 = graph.add %1158, %1211 : tensor<8x256x384xf32>
    %1216 = graph.reshape %1215 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1217 = graph.transpose %202 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %1218 = graph.matmul %1216, %1217 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %1219 = graph.transpose %1216 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1220 = graph.matmul %1219, %201 : tensor<384x2048xf32>, tensor<2048x1536xf32> -> tensor<384x1536xf32>
    %1221 = graph.transpose %1220 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %1222 = graph.reduce "sum" %1216 {dims = array<i64: 0>} : tensor<2048x384xf32> -> tensor<384xf32>
    %1223 = graph.reshape %1222 : tensor<384xf32> -> tensor<1x384xf32>
    %1224 = graph.reshape %1223 : tensor<1x384xf32> -> tensor<384xf32>
    %1225 = graph.transpose %1221 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %1226 = graph.reshape %1218 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %1227 = graph.broadcast %91 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1228 = graph.mul %192, %1227 : tensor<8x256x1536xf32>
    %1229 = graph.erf %1228 : tensor<8x256x1536xf32>
    %1230 = graph.broadcast %95 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1231 = graph.add %1229, %1230 : tensor<8x256x1536xf32>
    %1232 = graph.broadcast %98 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1233 = graph.mul %1231, %1232 : tensor<8x256x1536xf32>
    %1234 = graph.mul %192, %192 : tensor<8x256x1536xf32>
    %1235 = graph.broadcast %749 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1236 = graph.mul %1234, %1235 : tensor<8x256x1536xf32>
    %1237 = graph.exp %1236 : tensor<8x256x1536xf32>
    %1238 = graph.broadcast %753 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1239 = graph.mul %1237, %1238 : tensor<8x256x1536xf32>
    %1240 = graph.mul %192, %1239 : tensor<8x256x1536xf32>
    %1241 = graph.add %1233, %1240 : tensor<8x256x1536xf32>
    %1242 = graph.mul %1226, %1241 : tensor<8x256x1536xf32>
    %1243 = graph.reshape %1242 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %1244 = graph.transpose %188 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %1245 = graph.matmul %1243, %1244 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %1246 = graph.transpose %1243 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %1247 = graph.matmul %1246, %187 : tensor<1536x2048xf32>, tensor<2048x384xf32> -> tensor<1536x384xf32>
    %1248 = graph.transpose %1247 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %1249 = graph.reduce "sum" %1243 {dims = array<i64: 0>} : tensor<2048x1536xf32> -> tensor<1536xf32>
    %1250 = graph.reshape %1249 : tensor<1536xf32> -> tensor<1x1536xf32>
    %1251 = graph.reshape %1250 : tensor<1x1536xf32> -> tensor<1536xf32>
    %1252 = graph.transpose %1248 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %1253 = graph.reshape %1245 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1254 = graph.broadcast %170 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1255 = graph.sub %159, %1254 : tensor<8x256x384xf32>
    %1256 = graph.broadcast %178 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1257 = graph.mul %1255, %1256 : tensor<8x256x384xf32>
    %1258 = graph.broadcast %arg21 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %1259 = graph.mul %1253, %1258 : tensor<8x256x384xf32>
    %1260 = graph.reduce "sum" %1259 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1261 = graph.reshape %1260 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1262 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1263 = graph.div %1261, %1262 : tensor<8x256x1xf32>
    %1264 = graph.mul %1259, %1257 : tensor<8x256x384xf32>
    %1265 = graph.reduce "sum" %1264 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1266 = graph.reshape %1265 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1267 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1268 = graph.div %1266, %1267 : tensor<8x256x1xf32>
    %1269 = graph.broadcast %1263 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1270 = graph.sub %1259, %1269 : tensor<8x256x384xf32>
    %1271 = graph.broadcast %1268 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1272 = graph.mul %1257, %1271 : tensor<8x256x384xf32>
    %1273 = graph.sub %1270, %1272 : tensor<8x256x384xf32>
    %1274 = graph.broadcast %178 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1275 = graph.mul %1274, %1273 : tensor<8x256x384xf32>
    %1276 = graph.mul %1253, %1257 : tensor<8x256x384xf32>
    %1277 = graph.reduce "sum" %1276 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1278 = graph.reduce "sum" %1253 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1279 = graph.add %1215, %1275 : tensor<8x256x384xf32>
    %1280 = graph.reshape %1279 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1281 = graph.transpose %154 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %1282 = graph.matmul %1280, %1281 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %1283 = graph.transpose %1280 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1284 = graph.matmul %1283, %153 : tensor<384x2048xf32>, tensor<2048x384xf32> -> tensor<384x384xf32>
    %1285 = graph.transpose %1284 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %1286 = graph.reduce "sum" %1280 {dims = array<i64: 0>} : tensor<2048x384xf32> -> tensor<384xf32>
    %1287 = graph.reshape %1286 : tensor<384xf32> -> tensor<1x384xf32>
    %1288 = graph.reshape %1287 : tensor<1x384xf32> -> tensor<384xf32>
    %1289 = graph.transpose %1285 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %1290 = graph.reshape %1282 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1291 = graph.reshape %1290 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %1292 = graph.transpose %1291 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_19, %grad_key_20, %grad_value_21 = graph.attention_grad %1292, %146, %148, %150, %result_0, %log_sum_exp_1 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %1293 = graph.transpose %grad_value_21 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1294 = graph.reshape %1293 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1295 = graph.transpose %grad_key_20 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1296 = graph.reshape %1295 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1297 = graph.transpose %grad_query_19 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1298 = graph.reshape %1297 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1299 = graph.concat %1298, %1296, %1294 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %1300 = graph.reshape %1299 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1301 = graph.transpose %137 {permutation = array<i64: 1, 0>} : tensor<384x1152xf32> -> tensor<1152x384xf32>
    %1302 = graph.matmul %1300, %1301 : tensor<2048x1152xf32>, tensor<1152x384xf32> -> tensor<2048x384xf32>
    %1303 = graph.transpose %1300 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %1304 = graph.matmul %1303, %136 : tensor<1152x2048xf32>, tensor<2048x384xf32> -> tensor<1152x384xf32>
    %1305 = graph.transpose %1304 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %1306 = graph.reduce "sum" %1300 {dims = array<i64: 0>} : tensor<2048x1152xf32> -> tensor<1152xf32>
    %1307 = graph.reshape %1306 : tensor<1152xf32> -> tensor<1x1152xf32>
    %1308 = graph.reshape %1307 : tensor<1x1152xf32> -> tensor<1152xf32>
    %1309 = graph.transpose %1305 {permutation = array<i64: 1, 0>} : tensor<384x1152xf32> -> tensor<1152x384xf32>
    %1310 = graph.reshape %1302 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1311 = graph.broadcast %119 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1312 = graph.sub %108, %1311 : tensor<8x256x384xf32>
    %1313 = graph.broadcast %127 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1314 = graph.mul %1312, %1313 : tensor<8x256x384xf32>
    %1315 = graph.broadcast %arg15 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %1316 = graph.mul %1310, %1315 : tensor<8x256x384xf32>
    %1317 = graph.reduce "sum" %1316 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1318 = graph.reshape %1317 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1319 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1320 = graph.div %1318, %1319 : tensor<8x256x1xf32>
    %1321 = graph.mul %1316, %1314 : tensor<8x256x384xf32>
    %1322 = graph.reduce "sum" %1321 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1323 = graph.reshape %1322 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1324 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1325 = graph.div %1323, %1324 : tensor<8x256x1xf32>
    %1326 = graph.broadcast %1320 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1327 = graph.sub %1316, %1326 : tensor<8x256x384xf32>
    %1328 = graph.broadcast %1325 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1329 = graph.mul %1314, %1328 : tensor<8x256x384xf32>
    %1330 = graph.sub %1327, %1329 : tensor<8x256x384xf32>
    %1331 = graph.broadcast %127 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1332 = graph.mul %1331, %1330 : tensor<8x256x384xf32>
    %1333 = graph.mul %1310, %1314 : tensor<8x256x384xf32>
    %1334 = graph.reduce "sum" %1333 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1335 = graph.reduce "sum" %1310 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1336 = graph.add %1279, %1332 : tensor<8x256x384xf32>
    %1337 = graph.reshape %1336 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1338 = graph.transpose %103 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %1339 = graph.matmul %1337, %1338 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %1340 = graph.transpose %1337 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1341 = graph.matmul %1340, %102 : tensor<384x2048xf32>, tensor<2048x1536xf32> -> tensor<384x1536xf32>
    %1342 = graph.transpose %1341 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %1343 = graph.reduce "sum" %1337 {dims = array<i64: 0>} : tensor<2048x384xf32> -> tensor<384xf32>
    %1344 = graph.reshape %1343 : tensor<384xf32> -> tensor<1x384xf32>
    %1345 = graph.reshape %1344 : tensor<1x384xf32> -> tensor<384xf32>
    %1346 = graph.transpose %1342 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %1347 = graph.reshape %1339 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %1348 = graph.broadcast %91 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1349 = graph.mul %90, %1348 : tensor<8x256x1536xf32>
    %1350 = graph.erf %1349 : tensor<8x256x1536xf32>
    %1351 = graph.broadcast %95 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1352 = graph.add %1350, %1351 : tensor<8x256x1536xf32>
    %1353 = graph.broadcast %98 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1354 = graph.mul %1352, %1353 : tensor<8x256x1536xf32>
    %1355 = graph.mul %90, %90 : tensor<8x256x1536xf32>
    %1356 = graph.broadcast %749 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1357 = graph.mul %1355, %1356 : tensor<8x256x1536xf32>
    %1358 = graph.exp %1357 : tensor<8x256x1536xf32>
    %1359 = graph.broadcast %753 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1536xf32>
    %1360 = graph.mul %1358, %1359 : tensor<8x256x1536xf32>
    %1361 = graph.mul %90, %1360 : tensor<8x256x1536xf32>
    %1362 = graph.add %1354, %1361 : tensor<8x256x1536xf32>
    %1363 = graph.mul %1347, %1362 : tensor<8x256x1536xf32>
    %1364 = graph.reshape %1363 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %1365 = graph.transpose %86 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %1366 = graph.matmul %1364, %1365 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %1367 = graph.transpose %1364 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %1368 = graph.matmul %1367, %85 : tensor<1536x2048xf32>, tensor<2048x384xf32> -> tensor<1536x384xf32>
    %1369 = graph.transpose %1368 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %1370 = graph.reduce "sum" %1364 {dims = array<i64: 0>} : tensor<2048x1536xf32> -> tensor<1536xf32>
    %1371 = graph.reshape %1370 : tensor<1536xf32> -> tensor<1x1536xf32>
    %1372 = graph.reshape %1371 : tensor<1x1536xf32> -> tensor<1536xf32>
    %1373 = graph.transpose %1369 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %1374 = graph.reshape %1366 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1375 = graph.broadcast %68 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1376 = graph.sub %57, %1375 : tensor<8x256x384xf32>
    %1377 = graph.broadcast %76 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1378 = graph.mul %1376, %1377 : tensor<8x256x384xf32>
    %1379 = graph.broadcast %arg9 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %1380 = graph.mul %1374, %1379 : tensor<8x256x384xf32>
    %1381 = graph.reduce "sum" %1380 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1382 = graph.reshape %1381 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1383 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1384 = graph.div %1382, %1383 : tensor<8x256x1xf32>
    %1385 = graph.mul %1380, %1378 : tensor<8x256x384xf32>
    %1386 = graph.reduce "sum" %1385 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1387 = graph.reshape %1386 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1388 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1389 = graph.div %1387, %1388 : tensor<8x256x1xf32>
    %1390 = graph.broadcast %1384 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1391 = graph.sub %1380, %1390 : tensor<8x256x384xf32>
    %1392 = graph.broadcast %1389 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1393 = graph.mul %1378, %1392 : tensor<8x256x384xf32>
    %1394 = graph.sub %1391, %1393 : tensor<8x256x384xf32>
    %1395 = graph.broadcast %76 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1396 = graph.mul %1395, %1394 : tensor<8x256x384xf32>
    %1397 = graph.mul %1374, %1378 : tensor<8x256x384xf32>
    %1398 = graph.reduce "sum" %1397 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1399 = graph.reduce "sum" %1374 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1400 = graph.add %1336, %1396 : tensor<8x256x384xf32>
    %1401 = graph.reshape %1400 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1402 = graph.transpose %52 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %1403 = graph.matmul %1401, %1402 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %1404 = graph.transpose %1401 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1405 = graph.matmul %1404, %51 : tensor<384x2048xf32>, tensor<2048x384xf32> -> tensor<384x384xf32>
    %1406 = graph.transpose %1405 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %1407 = graph.reduce "sum" %1401 {dims = array<i64: 0>} : tensor<2048x384xf32> -> tensor<384xf32>
    %1408 = graph.reshape %1407 : tensor<384xf32> -> tensor<1x384xf32>
    %1409 = graph.reshape %1408 : tensor<1x384xf32> -> tensor<384xf32>
    %1410 = graph.transpose %1406 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %1411 = graph.reshape %1403 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1412 = graph.reshape %1411 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %1413 = graph.transpose %1412 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_22, %grad_key_23, %grad_value_24 = graph.attention_grad %1413, %44, %46, %48, %result, %log_sum_exp {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %1414 = graph.transpose %grad_value_24 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1415 = graph.reshape %1414 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1416 = graph.transpose %grad_key_23 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1417 = graph.reshape %1416 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1418 = graph.transpose %grad_query_22 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1419 = graph.reshape %1418 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1420 = graph.concat %1419, %1417, %1415 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %1421 = graph.reshape %1420 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1422 = graph.transpose %35 {permutation = array<i64: 1, 0>} : tensor<384x1152xf32> -> tensor<1152x384xf32>
    %1423 = graph.matmul %1421, %1422 : tensor<2048x1152xf32>, tensor<1152x384xf32> -> tensor<2048x384xf32>
    %1424 = graph.transpose %1421 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %1425 = graph.matmul %1424, %34 : tensor<1152x2048xf32>, tensor<2048x384xf32> -> tensor<1152x384xf32>
    %1426 = graph.transpose %1425 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %1427 = graph.reduce "sum" %1421 {dims = array<i64: 0>} : tensor<2048x1152xf32> -> tensor<1152xf32>
    %1428 = graph.reshape %1427 : tensor<1152xf32> -> tensor<1x1152xf32>
    %1429 = graph.reshape %1428 : tensor<1x1152xf32> -> tensor<1152xf32>
    %1430 = graph.transpose %1426 {permutation = array<i64: 1, 0>} : tensor<384x1152xf32> -> tensor<1152x384xf32>
    %1431 = graph.reshape %1423 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1432 = graph.broadcast %16 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1433 = graph.sub %4, %1432 : tensor<8x256x384xf32>
    %1434 = graph.broadcast %25 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1435 = graph.mul %1433, %1434 : tensor<8x256x384xf32>
    %1436 = graph.broadcast %arg3 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %1437 = graph.mul %1431, %1436 : tensor<8x256x384xf32>
    %1438 = graph.reduce "sum" %1437 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1439 = graph.reshape %1438 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1440 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1441 = graph.div %1439, %1440 : tensor<8x256x1xf32>
    %1442 = graph.mul %1437, %1435 : tensor<8x256x384xf32>
    %1443 = graph.reduce "sum" %1442 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1444 = graph.reshape %1443 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1445 = graph.broadcast %7 {dims = array<i64>} : tensor<f32> -> tensor<8x256x1xf32>
    %1446 = graph.div %1444, %1445 : tensor<8x256x1xf32>
    %1447 = graph.broadcast %1441 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1448 = graph.sub %1437, %1447 : tensor<8x256x384xf32>
    %1449 = graph.broadcast %1446 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1450 = graph.mul %1435, %1449 : tensor<8x256x384xf32>
    %1451 = graph.sub %1448, %1450 : tensor<8x256x384xf32>
    %1452 = graph.broadcast %25 {dims = array<i64: 0, 1, 2>} : tensor<8x256x1xf32> -> tensor<8x256x384xf32>
    %1453 = graph.mul %1452, %1451 : tensor<8x256x384xf32>
    %1454 = graph.mul %1431, %1435 : tensor<8x256x384xf32>
    %1455 = graph.reduce "sum" %1454 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1456 = graph.reduce "sum" %1431 {dims = array<i64: 0, 1>} : tensor<8x256x384xf32> -> tensor<384xf32>
    %1457 = graph.add %1400, %1453 : tensor<8x256x384xf32>
    %1458 = graph.reduce "sum" %1457 {dims = array<i64: 0>} : tensor<8x256x384xf32> -> tensor<256x384xf32>
    %1459 = graph.reshape %1458 : tensor<256x384xf32> -> tensor<1x256x384xf32>
    %1460 = graph.reshape %1459 : tensor<1x256x384xf32> -> tensor<256x384xf32>
    %1461 = graph.constant dense<0.000000e+00> : tensor<256x384xf32> : tensor<256x384xf32>
    %1462 = graph.scatter_add %1461, %1, %1460 : tensor<256x384xf32>, tensor<256xi64>, tensor<256x384xf32> -> tensor<256x384xf32>
    %1463 = graph.reshape %1457 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1464 = graph.constant dense<0.000000e+00> : tensor<65x384xf32> : tensor<65x384xf32>
    %1465 = graph.reshape %arg1 : tensor<8x256xi64> -> tensor<2048xi64>
    %1466 = graph.scatter_add %1464, %1465, %1463 : tensor<65x384xf32>, tensor<2048xi64>, tensor<2048x384xf32> -> tensor<65x384xf32>
    %1467 = graph.add %arg79, %95 : tensor<f32>
    %1468 = graph.mul %arg310, %arg314 : tensor<f64>
    %1469 = graph.constant dense<1.000000e+00> : tensor<f64> : tensor<f64>
    %1470 = graph.sub %1469, %1468 : tensor<f64>
    %1471 = graph.convert %1470 : tensor<f64> -> tensor<f32>
    %1472 = graph.broadcast %1471 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1473 = graph.mul %arg0, %1472 : tensor<65x384xf32>
    %1474 = graph.sub %1469, %arg311 : tensor<f64>
    %1475 = graph.convert %1474 : tensor<f64> -> tensor<f32>
    %1476 = graph.sub %1466, %arg80 : tensor<65x384xf32>
    %1477 = graph.broadcast %1475 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1478 = graph.mul %1477, %1476 : tensor<65x384xf32>
    %1479 = graph.add %arg80, %1478 : tensor<65x384xf32>
    %1480 = graph.sub %95, %1475 : tensor<f32>
    %1481 = graph.broadcast %1480 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1482 = graph.mul %1476, %1481 : tensor<65x384xf32>
    %1483 = graph.sub %1466, %1482 : tensor<65x384xf32>
    %1484 = graph.abs %1475 : tensor<f32>
    %1485 = graph.cmp "lt" %1484, %98 : tensor<f32> -> tensor<i1>
    %1486 = graph.broadcast %1485 {dims = array<i64>} : tensor<i1> -> tensor<65x384xi1>
    %1487 = graph.select %1486, %1479, %1483 : tensor<65x384xi1>, tensor<65x384xf32>, tensor<65x384xf32> -> tensor<65x384xf32>
    %1488 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1489 = graph.broadcast %1488 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1490 = graph.mul %arg81, %1489 : tensor<65x384xf32>
    %1491 = graph.sub %1469, %arg312 : tensor<f64>
    %1492 = graph.convert %1491 : tensor<f64> -> tensor<f32>
    %1493 = graph.broadcast %1492 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1494 = graph.mul %1466, %1493 : tensor<65x384xf32>
    %1495 = graph.mul %1494, %1466 : tensor<65x384xf32>
    %1496 = graph.add %1490, %1495 : tensor<65x384xf32>
    %1497 = graph.convert %1467 : tensor<f32> -> tensor<f64>
    %1498 = graph.pow %arg311, %1497 : tensor<f64>
    %1499 = graph.sub %1469, %1498 : tensor<f64>
    %1500 = graph.pow %arg312, %1497 : tensor<f64>
    %1501 = graph.sub %1469, %1500 : tensor<f64>
    %1502 = graph.div %arg310, %1499 : tensor<f64>
    %1503 = graph.constant dense<5.000000e-01> : tensor<f64> : tensor<f64>
    %1504 = graph.pow %1501, %1503 : tensor<f64>
    %1505 = graph.sqrt %1496 : tensor<65x384xf32>
    %1506 = graph.convert %1504 : tensor<f64> -> tensor<f32>
    %1507 = graph.broadcast %1506 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1508 = graph.div %1505, %1507 : tensor<65x384xf32>
    %1509 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %1510 = graph.broadcast %1509 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1511 = graph.add %1508, %1510 : tensor<65x384xf32>
    %1512 = graph.neg %1502 : tensor<f64>
    %1513 = graph.convert %1512 : tensor<f64> -> tensor<f32>
    %1514 = graph.broadcast %1513 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1515 = graph.mul %1487, %1514 : tensor<65x384xf32>
    %1516 = graph.div %1515, %1511 : tensor<65x384xf32>
    %1517 = graph.add %1473, %1516 : tensor<65x384xf32>
    %1518 = graph.add %arg82, %95 : tensor<f32>
    %1519 = graph.mul %arg310, %arg314 : tensor<f64>
    %1520 = graph.sub %1469, %1519 : tensor<f64>
    %1521 = graph.convert %1520 : tensor<f64> -> tensor<f32>
    %1522 = graph.broadcast %1521 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1523 = graph.mul %arg2, %1522 : tensor<256x384xf32>
    %1524 = graph.sub %1469, %arg311 : tensor<f64>
    %1525 = graph.convert %1524 : tensor<f64> -> tensor<f32>
    %1526 = graph.sub %1462, %arg83 : tensor<256x384xf32>
    %1527 = graph.broadcast %1525 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1528 = graph.mul %1527, %1526 : tensor<256x384xf32>
    %1529 = graph.add %arg83, %1528 : tensor<256x384xf32>
    %1530 = graph.sub %95, %1525 : tensor<f32>
    %1531 = graph.broadcast %1530 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1532 = graph.mul %1526, %1531 : tensor<256x384xf32>
    %1533 = graph.sub %1462, %1532 : tensor<256x384xf32>
    %1534 = graph.abs %1525 : tensor<f32>
    %1535 = graph.cmp "lt" %1534, %98 : tensor<f32> -> tensor<i1>
    %1536 = graph.broadcast %1535 {dims = array<i64>} : tensor<i1> -> tensor<256x384xi1>
    %1537 = graph.select %1536, %1529, %1533 : tensor<256x384xi1>, tensor<256x384xf32>, tensor<256x384xf32> -> tensor<256x384xf32>
    %1538 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1539 = graph.broadcast %1538 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1540 = graph.mul %arg84, %1539 : tensor<256x384xf32>
    %1541 = graph.sub %1469, %arg312 : tensor<f64>
    %1542 = graph.convert %1541 : tensor<f64> -> tensor<f32>
    %1543 = graph.broadcast %1542 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1544 = graph.mul %1462, %1543 : tensor<256x384xf32>
    %1545 = graph.mul %1544, %1462 : tensor<256x384xf32>
    %1546 = graph.add %1540, %1545 : tensor<256x384xf32>
    %1547 = graph.convert %1518 : tensor<f32> -> tensor<f64>
    %1548 = graph.pow %arg311, %1547 : tensor<f64>
    %1549 = graph.sub %1469, %1548 : tensor<f64>
    %1550 = graph.pow %arg312, %1547 : tensor<f64>
    %1551 = graph.sub %1469, %1550 : tensor<f64>
    %1552 = graph.div %arg310, %1549 : tensor<f64>
    %1553 = graph.pow %1551, %1503 : tensor<f64>
    %1554 = graph.sqrt %1546 : tensor<256x384xf32>
    %1555 = graph.convert %1553 : tensor<f64> -> tensor<f32>
    %1556 = graph.broadcast %1555 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1557 = graph.div %1554, %1556 : tensor<256x384xf32>
    %1558 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %1559 = graph.broadcast %1558 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1560 = graph.add %1557, %1559 : tensor<256x384xf32>
    %1561 = graph.neg %1552 : tensor<f64>
    %1562 = graph.convert %1561 : tensor<f64> -> tensor<f32>
    %1563 = graph.broadcast %1562 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1564 = graph.mul %1537, %1563 : tensor<256x384xf32>
    %1565 = graph.div %1564, %1560 : tensor<256x384xf32>
    %1566 = graph.add %1523, %1565 : tensor<256x384xf32>
    %1567 = graph.add %arg85, %95 : tensor<f32>
    %1568 = graph.mul %arg310, %arg314 : tensor<f64>
    %1569 = graph.sub %1469, %1568 : tensor<f64>
    %1570 = graph.convert %1569 : tensor<f64> -> tensor<f32>
    %1571 = graph.broadcast %1570 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1572 = graph.mul %arg3, %1571 : tensor<384xf32>
    %1573 = graph.sub %1469, %arg311 : tensor<f64>
    %1574 = graph.convert %1573 : tensor<f64> -> tensor<f32>
    %1575 = graph.sub %1455, %arg86 : tensor<384xf32>
    %1576 = graph.broadcast %1574 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1577 = graph.mul %1576, %1575 : tensor<384xf32>
    %1578 = graph.add %arg86, %1577 : tensor<384xf32>
    %1579 = graph.sub %95, %1574 : tensor<f32>
    %1580 = graph.broadcast %1579 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1581 = graph.mul %1575, %1580 : tensor<384xf32>
    %1582 = graph.sub %1455, %1581 : tensor<384xf32>
    %1583 = graph.abs %1574 : tensor<f32>
    %1584 = graph.cmp "lt" %1583, %98 : tensor<f32> -> tensor<i1>
    %1585 = graph.broadcast %1584 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %1586 = graph.select %1585, %1578, %1582 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1587 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1588 = graph.broadcast %1587 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1589 = graph.mul %arg87, %1588 : tensor<384xf32>
    %1590 = graph.sub %1469, %arg312 : tensor<f64>
    %1591 = graph.convert %1590 : tensor<f64> -> tensor<f32>
    %1592 = graph.broadcast %1591 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1593 = graph.mul %1455, %1592 : tensor<384xf32>
    %1594 = graph.mul %1593, %1455 : tensor<384xf32>
    %1595 = graph.add %1589, %1594 : tensor<384xf32>
    %1596 = graph.convert %1567 : tensor<f32> -> tensor<f64>
    %1597 = graph.pow %arg311, %1596 : tensor<f64>
    %1598 = graph.sub %1469, %1597 : tensor<f64>
    %1599 = graph.pow %arg312, %1596 : tensor<f64>
    %1600 = graph.sub %1469, %1599 : tensor<f64>
    %1601 = graph.div %arg310, %1598 : tensor<f64>
    %1602 = graph.pow %1600, %1503 : tensor<f64>
    %1603 = graph.sqrt %1595 : tensor<384xf32>
    %1604 = graph.convert %1602 : tensor<f64> -> tensor<f32>
    %1605 = graph.broadcast %1604 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1606 = graph.div %1603, %1605 : tensor<384xf32>
    %1607 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %1608 = graph.broadcast %1607 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1609 = graph.add %1606, %1608 : tensor<384xf32>
    %1610 = graph.neg %1601 : tensor<f64>
    %1611 = graph.convert %1610 : tensor<f64> -> tensor<f32>
    %1612 = graph.broadcast %1611 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1613 = graph.mul %1586, %1612 : tensor<384xf32>
    %1614 = graph.div %1613, %1609 : tensor<384xf32>
    %1615 = graph.add %1572, %1614 : tensor<384xf32>
    %1616 = graph.add %arg88, %95 : tensor<f32>
    %1617 = graph.mul %arg310, %arg314 : tensor<f64>
    %1618 = graph.sub %1469, %1617 : tensor<f64>
    %1619 = graph.convert %1618 : tensor<f64> -> tensor<f32>
    %1620 = graph.broadcast %1619 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1621 = graph.mul %arg4, %1620 : tensor<384xf32>
    %1622 = graph.sub %1469, %arg311 : tensor<f64>
    %1623 = graph.convert %1622 : tensor<f64> -> tensor<f32>
    %1624 = graph.sub %1456, %arg89 : tensor<384xf32>
    %1625 = graph.broadcast %1623 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1626 = graph.mul %1625, %1624 : tensor<384xf32>
    %1627 = graph.add %arg89, %1626 : tensor<384xf32>
    %1628 = graph.sub %95, %1623 : tensor<f32>
    %1629 = graph.broadcast %1628 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1630 = graph.mul %1624, %1629 : tensor<384xf32>
    %1631 = graph.sub %1456, %1630 : tensor<384xf32>
    %1632 = graph.abs %1623 : tensor<f32>
    %1633 = graph.cmp "lt" %1632, %98 : tensor<f32> -> tensor<i1>
    %1634 = graph.broadcast %1633 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %1635 = graph.select %1634, %1627, %1631 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1636 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1637 = graph.broadcast %1636 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1638 = graph.mul %arg90, %1637 : tensor<384xf32>
    %1639 = graph.sub %1469, %arg312 : tensor<f64>
    %1640 = graph.convert %1639 : tensor<f64> -> tensor<f32>
    %1641 = graph.broadcast %1640 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1642 = graph.mul %1456, %1641 : tensor<384xf32>
    %1643 = graph.mul %1642, %1456 : tensor<384xf32>
    %1644 = graph.add %1638, %1643 : tensor<384xf32>
    %1645 = graph.convert %1616 : tensor<f32> -> tensor<f64>
    %1646 = graph.pow %arg311, %1645 : tensor<f64>
    %1647 = graph.sub %1469, %1646 : tensor<f64>
    %1648 = graph.pow %arg312, %1645 : tensor<f64>
    %1649 = graph.sub %1469, %1648 : tensor<f64>
    %1650 = graph.div %arg310, %1647 : tensor<f64>
    %1651 = graph.pow %1649, %1503 : tensor<f64>
    %1652 = graph.sqrt %1644 : tensor<384xf32>
    %1653 = graph.convert %1651 : tensor<f64> -> tensor<f32>
    %1654 = graph.broadcast %1653 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1655 = graph.div %1652, %1654 : tensor<384xf32>
    %1656 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %1657 = graph.broadcast %1656 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1658 = graph.add %1655, %1657 : tensor<384xf32>
    %1659 = graph.neg %1650 : tensor<f64>
    %1660 = graph.convert %1659 : tensor<f64> -> tensor<f32>
    %1661 = graph.broadcast %1660 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1662 = graph.mul %1635, %1661 : tensor<384xf32>
    %1663 = graph.div %1662, %1658 : tensor<384xf32>
    %1664 = graph.add %1621, %1663 : tensor<384xf32>
    %1665 = graph.add %arg91, %95 : tensor<f32>
    %1666 = graph.mul %arg310, %arg314 : tensor<f64>
    %1667 = graph.sub %1469, %1666 : tensor<f64>
    %1668 = graph.convert %1667 : tensor<f64> -> tensor<f32>
    %1669 = graph.broadcast %1668 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1670 = graph.mul %arg5, %1669 : tensor<1152x384xf32>
    %1671 = graph.sub %1469, %arg311 : tensor<f64>
    %1672 = graph.convert %1671 : tensor<f64> -> tensor<f32>
    %1673 = graph.sub %1430, %arg92 : tensor<1152x384xf32>
    %1674 = graph.broadcast %1672 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1675 = graph.mul %1674, %1673 : tensor<1152x384xf32>
    %1676 = graph.add %arg92, %1675 : tensor<1152x384xf32>
    %1677 = graph.sub %95, %1672 : tensor<f32>
    %1678 = graph.broadcast %1677 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1679 = graph.mul %1673, %1678 : tensor<1152x384xf32>
    %1680 = graph.sub %1430, %1679 : tensor<1152x384xf32>
    %1681 = graph.abs %1672 : tensor<f32>
    %1682 = graph.cmp "lt" %1681, %98 : tensor<f32> -> tensor<i1>
    %1683 = graph.broadcast %1682 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
    %1684 = graph.select %1683, %1676, %1680 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %1685 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1686 = graph.broadcast %1685 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1687 = graph.mul %arg93, %1686 : tensor<1152x384xf32>
    %1688 = graph.sub %1469, %arg312 : tensor<f64>
    %1689 = graph.convert %1688 : tensor<f64> -> tensor<f32>
    %1690 = graph.broadcast %1689 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1691 = graph.mul %1430, %1690 : tensor<1152x384xf32>
    %1692 = graph.mul %1691, %1430 : tensor<1152x384xf32>
    %1693 = graph.add %1687, %1692 : tensor<1152x384xf32>
    %1694 = graph.convert %1665 : tensor<f32> -> tensor<f64>
    %1695 = graph.pow %arg311, %1694 : tensor<f64>
    %1696 = graph.sub %1469, %1695 : tensor<f64>
    %1697 = graph.pow %arg312, %1694 : tensor<f64>
    %1698 = graph.sub %1469, %1697 : tensor<f64>
    %1699 = graph.div %arg310, %1696 : tensor<f64>
    %1700 = graph.pow %1698, %1503 : tensor<f64>
    %1701 = graph.sqrt %1693 : tensor<1152x384xf32>
    %1702 = graph.convert %1700 : tensor<f64> -> tensor<f32>
    %1703 = graph.broadcast %1702 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1704 = graph.div %1701, %1703 : tensor<1152x384xf32>
    %1705 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %1706 = graph.broadcast %1705 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1707 = graph.add %1704, %1706 : tensor<1152x384xf32>
    %1708 = graph.neg %1699 : tensor<f64>
    %1709 = graph.convert %1708 : tensor<f64> -> tensor<f32>
    %1710 = graph.broadcast %1709 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1711 = graph.mul %1684, %1710 : tensor<1152x384xf32>
    %1712 = graph.div %1711, %1707 : tensor<1152x384xf32>
    %1713 = graph.add %1670, %1712 : tensor<1152x384xf32>
    %1714 = graph.add %arg94, %95 : tensor<f32>
    %1715 = graph.mul %arg310, %arg314 : tensor<f64>
    %1716 = graph.sub %1469, %1715 : tensor<f64>
    %1717 = graph.convert %1716 : tensor<f64> -> tensor<f32>
    %1718 = graph.broadcast %1717 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1719 = graph.mul %arg6, %1718 : tensor<1152xf32>
    %1720 = graph.sub %1469, %arg311 : tensor<f64>
    %1721 = graph.convert %1720 : tensor<f64> -> tensor<f32>
    %1722 = graph.sub %1429, %arg95 : tensor<1152xf32>
    %1723 = graph.broadcast %1721 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1724 = graph.mul %1723, %1722 : tensor<1152xf32>
    %1725 = graph.add %arg95, %1724 : tensor<1152xf32>
    %1726 = graph.sub %95, %1721 : tensor<f32>
    %1727 = graph.broadcast %1726 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1728 = graph.mul %1722, %1727 : tensor<1152xf32>
    %1729 = graph.sub %1429, %1728 : tensor<1152xf32>
    %1730 = graph.abs %1721 : tensor<f32>
    %1731 = graph.cmp "lt" %1730, %98 : tensor<f32> -> tensor<i1>
    %1732 = graph.broadcast %1731 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
    %1733 = graph.select %1732, %1725, %1729 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %1734 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1735 = graph.broadcast %1734 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1736 = graph.mul %arg96, %1735 : tensor<1152xf32>
    %1737 = graph.sub %1469, %arg312 : tensor<f64>
    %1738 = graph.convert %1737 : tensor<f64> -> tensor<f32>
    %1739 = graph.broadcast %1738 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1740 = graph.mul %1429, %1739 : tensor<1152xf32>
    %1741 = graph.mul %1740, %1429 : tensor<1152xf32>
    %1742 = graph.add %1736, %1741 : tensor<1152xf32>
    %1743 = graph.convert %1714 : tensor<f32> -> tensor<f64>
    %1744 = graph.pow %arg311, %1743 : tensor<f64>
    %1745 = graph.sub %1469, %1744 : tensor<f64>
    %1746 = graph.pow %arg312, %1743 : tensor<f64>
    %1747 = graph.sub %1469, %1746 : tensor<f64>
    %1748 = graph.div %arg310, %1745 : tensor<f64>
    %1749 = graph.pow %1747, %1503 : tensor<f64>
    %1750 = graph.sqrt %1742 : tensor<1152xf32>
    %1751 = graph.convert %1749 : tensor<f64> -> tensor<f32>
    %1752 = graph.broadcast %1751 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1753 = graph.div %1750, %1752 : tensor<1152xf32>
    %1754 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %1755 = graph.broadcast %1754 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1756 = graph.add %1753, %1755 : tensor<1152xf32>
    %1757 = graph.neg %1748 : tensor<f64>
    %1758 = graph.convert %1757 : tensor<f64> -> tensor<f32>
    %1759 = graph.broadcast %1758 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1760 = graph.mul %1733, %1759 : tensor<1152xf32>
    %1761 = graph.div %1760, %1756 : tensor<1152xf32>
    %1762 = graph.add %1719, %1761 : tensor<1152xf32>
    %1763 = graph.add %arg97, %95 : tensor<f32>
    %1764 = graph.mul %arg310, %arg314 : tensor<f64>
    %1765 = graph.sub %1469, %1764 : tensor<f64>
    %1766 = graph.convert %1765 : tensor<f64> -> tensor<f32>
    %1767 = graph.broadcast %1766 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1768 = graph.mul %arg7, %1767 : tensor<384x384xf32>
    %1769 = graph.sub %1469, %arg311 : tensor<f64>
    %1770 = graph.convert %1769 : tensor<f64> -> tensor<f32>
    %1771 = graph.sub %1410, %arg98 : tensor<384x384xf32>
    %1772 = graph.broadcast %1770 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1773 = graph.mul %1772, %1771 : tensor<384x384xf32>
    %1774 = graph.add %arg98, %1773 : tensor<384x384xf32>
    %1775 = graph.sub %95, %1770 : tensor<f32>
    %1776 = graph.broadcast %1775 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1777 = graph.mul %1771, %1776 : tensor<384x384xf32>
    %1778 = graph.sub %1410, %1777 : tensor<384x384xf32>
    %1779 = graph.abs %1770 : tensor<f32>
    %1780 = graph.cmp "lt" %1779, %98 : tensor<f32> -> tensor<i1>
    %1781 = graph.broadcast %1780 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
    %1782 = graph.select %1781, %1774, %1778 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %1783 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1784 = graph.broadcast %1783 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1785 = graph.mul %arg99, %1784 : tensor<384x384xf32>
    %1786 = graph.sub %1469, %arg312 : tensor<f64>
    %1787 = graph.convert %1786 : tensor<f64> -> tensor<f32>
    %1788 = graph.broadcast %1787 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1789 = graph.mul %1410, %1788 : tensor<384x384xf32>
    %1790 = graph.mul %1789, %1410 : tensor<384x384xf32>
    %1791 = graph.add %1785, %1790 : tensor<384x384xf32>
    %1792 = graph.convert %1763 : tensor<f32> -> tensor<f64>
    %1793 = graph.pow %arg311, %1792 : tensor<f64>
    %1794 = graph.sub %1469, %1793 : tensor<f64>
    %1795 = graph.pow %arg312, %1792 : tensor<f64>
    %1796 = graph.sub %1469, %1795 : tensor<f64>
    %1797 = graph.div %arg310, %1794 : tensor<f64>
    %1798 = graph.pow %1796, %1503 : tensor<f64>
    %1799 = graph.sqrt %1791 : tensor<384x384xf32>
    %1800 = graph.convert %1798 : tensor<f64> -> tensor<f32>
    %1801 = graph.broadcast %1800 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1802 = graph.div %1799, %1801 : tensor<384x384xf32>
    %1803 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %1804 = graph.broadcast %1803 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1805 = graph.add %1802, %1804 : tensor<384x384xf32>
    %1806 = graph.neg %1797 : tensor<f64>
    %1807 = graph.convert %1806 : tensor<f64> -> tensor<f32>
    %1808 = graph.broadcast %1807 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1809 = graph.mul %1782, %1808 : tensor<384x384xf32>
    %1810 = graph.div %1809, %1805 : tensor<384x384xf32>
    %1811 = graph.add %1768, %1810 : tensor<384x384xf32>
    %1812 = graph.add %arg100, %95 : tensor<f32>
    %1813 = graph.mul %arg310, %arg314 : tensor<f64>
    %1814 = graph.sub %1469, %1813 : tensor<f64>
    %1815 = graph.convert %1814 : tensor<f64> -> tensor<f32>
    %1816 = graph.broadcast %1815 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1817 = graph.mul %arg8, %1816 : tensor<384xf32>
    %1818 = graph.sub %1469, %arg311 : tensor<f64>
    %1819 = graph.convert %1818 : tensor<f64> -> tensor<f32>
    %1820 = graph.sub %1409, %arg101 : tensor<384xf32>
    %1821 = graph.broadcast %1819 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1822 = graph.mul %1821, %1820 : tensor<384xf32>
    %1823 = graph.add %arg101, %1822 : tensor<384xf32>
    %1824 = graph.sub %95, %1819 : tensor<f32>
    %1825 = graph.broadcast %1824 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1826 = graph.mul %1820, %1825 : tensor<384xf32>
    %1827 = graph.sub %1409, %1826 : tensor<384xf32>
    %1828 = graph.abs %1819 : tensor<f32>
    %1829 = graph.cmp "lt" %1828, %98 : tensor<f32> -> tensor<i1>
    %1830 = graph.broadcast %1829 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %1831 = graph.select %1830, %1823, %1827 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1832 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1833 = graph.broadcast %1832 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1834 = graph.mul %arg102, %1833 : tensor<384xf32>
    %1835 = graph.sub %1469, %arg312 : tensor<f64>
    %1836 = graph.convert %1835 : tensor<f64> -> tensor<f32>
    %1837 = graph.broadcast %1836 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1838 = graph.mul %1409, %1837 : tensor<384xf32>
    %1839 = graph.mul %1838, %1409 : tensor<384xf32>
    %1840 = graph.add %1834, %1839 : tensor<384xf32>
    %1841 = graph.convert %1812 : tensor<f32> -> tensor<f64>
    %1842 = graph.pow %arg311, %1841 : tensor<f64>
    %1843 = graph.sub %1469, %1842 : tensor<f64>
    %1844 = graph.pow %arg312, %1841 : tensor<f64>
    %1845 = graph.sub %1469, %1844 : tensor<f64>
    %1846 = graph.div %arg310, %1843 : tensor<f64>
    %1847 = graph.pow %1845, %1503 : tensor<f64>
    %1848 = graph.sqrt %1840 : tensor<384xf32>
    %1849 = graph.convert %1847 : tensor<f64> -> tensor<f32>
    %1850 = graph.broadcast %1849 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1851 = graph.div %1848, %1850 : tensor<384xf32>
    %1852 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %1853 = graph.broadcast %1852 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1854 = graph.add %1851, %1853 : tensor<384xf32>
    %1855 = graph.neg %1846 : tensor<f64>
    %1856 = graph.convert %1855 : tensor<f64> -> tensor<f32>
    %1857 = graph.broadcast %1856 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1858 = graph.mul %1831, %1857 : tensor<384xf32>
    %1859 = graph.div %1858, %1854 : tensor<384xf32>
    %1860 = graph.add %1817, %1859 : tensor<384xf32>
    %1861 = graph.add %arg103, %95 : tensor<f32>
    %1862 = graph.mul %arg310, %arg314 : tensor<f64>
    %1863 = graph.sub %1469, %1862 : tensor<f64>
    %1864 = graph.convert %1863 : tensor<f64> -> tensor<f32>
    %1865 = graph.broadcast %1864 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1866 = graph.mul %arg9, %1865 : tensor<384xf32>
    %1867 = graph.sub %1469, %arg311 : tensor<f64>
    %1868 = graph.convert %1867 : tensor<f64> -> tensor<f32>
    %1869 = graph.sub %1398, %arg104 : tensor<384xf32>
    %1870 = graph.broadcast %1868 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1871 = graph.mul %1870, %1869 : tensor<384xf32>
    %1872 = graph.add %arg104, %1871 : tensor<384xf32>
    %1873 = graph.sub %95, %1868 : tensor<f32>
    %1874 = graph.broadcast %1873 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1875 = graph.mul %1869, %1874 : tensor<384xf32>
    %1876 = graph.sub %1398, %1875 : tensor<384xf32>
    %1877 = graph.abs %1868 : tensor<f32>
    %1878 = graph.cmp "lt" %1877, %98 : tensor<f32> -> tensor<i1>
    %1879 = graph.broadcast %1878 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %1880 = graph.select %1879, %1872, %1876 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1881 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1882 = graph.broadcast %1881 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1883 = graph.mul %arg105, %1882 : tensor<384xf32>
    %1884 = graph.sub %1469, %arg312 : tensor<f64>
    %1885 = graph.convert %1884 : tensor<f64> -> tensor<f32>
    %1886 = graph.broadcast %1885 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1887 = graph.mul %1398, %1886 : tensor<384xf32>
    %1888 = graph.mul %1887, %1398 : tensor<384xf32>
    %1889 = graph.add %1883, %1888 : tensor<384xf32>
    %1890 = graph.convert %1861 : tensor<f32> -> tensor<f64>
    %1891 = graph.pow %arg311, %1890 : tensor<f64>
    %1892 = graph.sub %1469, %1891 : tensor<f64>
    %1893 = graph.pow %arg312, %1890 : tensor<f64>
    %1894 = graph.sub %1469, %1893 : tensor<f64>
    %1895 = graph.div %arg310, %1892 : tensor<f64>
    %1896 = graph.pow %1894, %1503 : tensor<f64>
    %1897 = graph.sqrt %1889 : tensor<384xf32>
    %1898 = graph.convert %1896 : tensor<f64> -> tensor<f32>
    %1899 = graph.broadcast %1898 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1900 = graph.div %1897, %1899 : tensor<384xf32>
    %1901 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %1902 = graph.broadcast %1901 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1903 = graph.add %1900, %1902 : tensor<384xf32>
    %1904 = graph.neg %1895 : tensor<f64>
    %1905 = graph.convert %1904 : tensor<f64> -> tensor<f32>
    %1906 = graph.broadcast %1905 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1907 = graph.mul %1880, %1906 : tensor<384xf32>
    %1908 = graph.div %1907, %1903 : tensor<384xf32>
    %1909 = graph.add %1866, %1908 : tensor<384xf32>
    %1910 = graph.add %arg106, %95 : tensor<f32>
    %1911 = graph.mul %arg310, %arg314 : tensor<f64>
    %1912 = graph.sub %1469, %1911 : tensor<f64>
    %1913 = graph.convert %1912 : tensor<f64> -> tensor<f32>
    %1914 = graph.broadcast %1913 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1915 = graph.mul %arg10, %1914 : tensor<384xf32>
    %1916 = graph.sub %1469, %arg311 : tensor<f64>
    %1917 = graph.convert %1916 : tensor<f64> -> tensor<f32>
    %1918 = graph.sub %1399, %arg107 : tensor<384xf32>
    %1919 = graph.broadcast %1917 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1920 = graph.mul %1919, %1918 : tensor<384xf32>
    %1921 = graph.add %arg107, %1920 : tensor<384xf32>
    %1922 = graph.sub %95, %1917 : tensor<f32>
    %1923 = graph.broadcast %1922 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1924 = graph.mul %1918, %1923 : tensor<384xf32>
    %1925 = graph.sub %1399, %1924 : tensor<384xf32>
    %1926 = graph.abs %1917 : tensor<f32>
    %1927 = graph.cmp "lt" %1926, %98 : tensor<f32> -> tensor<i1>
    %1928 = graph.broadcast %1927 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %1929 = graph.select %1928, %1921, %1925 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1930 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1931 = graph.broadcast %1930 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1932 = graph.mul %arg108, %1931 : tensor<384xf32>
    %1933 = graph.sub %1469, %arg312 : tensor<f64>
    %1934 = graph.convert %1933 : tensor<f64> -> tensor<f32>
    %1935 = graph.broadcast %1934 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1936 = graph.mul %1399, %1935 : tensor<384xf32>
    %1937 = graph.mul %1936, %1399 : tensor<384xf32>
    %1938 = graph.add %1932, %1937 : tensor<384xf32>
    %1939 = graph.convert %1910 : tensor<f32> -> tensor<f64>
    %1940 = graph.pow %arg311, %1939 : tensor<f64>
    %1941 = graph.sub %1469, %1940 : tensor<f64>
    %1942 = graph.pow %arg312, %1939 : tensor<f64>
    %1943 = graph.sub %1469, %1942 : tensor<f64>
    %1944 = graph.div %arg310, %1941 : tensor<f64>
    %1945 = graph.pow %1943, %1503 : tensor<f64>
    %1946 = graph.sqrt %1938 : tensor<384xf32>
    %1947 = graph.convert %1945 : tensor<f64> -> tensor<f32>
    %1948 = graph.broadcast %1947 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1949 = graph.div %1946, %1948 : tensor<384xf32>
    %1950 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %1951 = graph.broadcast %1950 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1952 = graph.add %1949, %1951 : tensor<384xf32>
    %1953 = graph.neg %1944 : tensor<f64>
    %1954 = graph.convert %1953 : tensor<f64> -> tensor<f32>
    %1955 = graph.broadcast %1954 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1956 = graph.mul %1929, %1955 : tensor<384xf32>
    %1957 = graph.div %1956, %1952 : tensor<384xf32>
    %1958 = graph.add %1915, %1957 : tensor<384xf32>
    %1959 = graph.add %arg109, %95 : tensor<f32>
    %1960 = graph.mul %arg310, %arg314 : tensor<f64>
    %1961 = graph.sub %1469, %1960 : tensor<f64>
    %1962 = graph.convert %1961 : tensor<f64> -> tensor<f32>
    %1963 = graph.broadcast %1962 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1964 = graph.mul %arg11, %1963 : tensor<1536x384xf32>
    %1965 = graph.sub %1469, %arg311 : tensor<f64>
    %1966 = graph.convert %1965 : tensor<f64> -> tensor<f32>
    %1967 = graph.sub %1373, %arg110 : tensor<1536x384xf32>
    %1968 = graph.broadcast %1966 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1969 = graph.mul %1968, %1967 : tensor<1536x384xf32>
    %1970 = graph.add %arg110, %1969 : tensor<1536x384xf32>
    %1971 = graph.sub %95, %1966 : tensor<f32>
    %1972 = graph.broadcast %1971 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1973 = graph.mul %1967, %1972 : tensor<1536x384xf32>
    %1974 = graph.sub %1373, %1973 : tensor<1536x384xf32>
    %1975 = graph.abs %1966 : tensor<f32>
    %1976 = graph.cmp "lt" %1975, %98 : tensor<f32> -> tensor<i1>
    %1977 = graph.broadcast %1976 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
    %1978 = graph.select %1977, %1970, %1974 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %1979 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1980 = graph.broadcast %1979 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1981 = graph.mul %arg111, %1980 : tensor<1536x384xf32>
    %1982 = graph.sub %1469, %arg312 : tensor<f64>
    %1983 = graph.convert %1982 : tensor<f64> -> tensor<f32>
    %1984 = graph.broadcast %1983 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1985 = graph.mul %1373, %1984 : tensor<1536x384xf32>
    %1986 = graph.mul %1985, %1373 : tensor<1536x384xf32>
    %1987 = graph.add %1981, %1986 : tensor<1536x384xf32>
    %1988 = graph.convert %1959 : tensor<f32> -> tensor<f64>
    %1989 = graph.pow %arg311, %1988 : tensor<f64>
    %1990 = graph.sub %1469, %1989 : tensor<f64>
    %1991 = graph.pow %arg312, %1988 : tensor<f64>
    %1992 = graph.sub %1469, %1991 : tensor<f64>
    %1993 = graph.div %arg310, %1990 : tensor<f64>
    %1994 = graph.pow %1992, %1503 : tensor<f64>
    %1995 = graph.sqrt %1987 : tensor<1536x384xf32>
    %1996 = graph.convert %1994 : tensor<f64> -> tensor<f32>
    %1997 = graph.broadcast %1996 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1998 = graph.div %1995, %1997 : tensor<1536x384xf32>
    %1999 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2000 = graph.broadcast %1999 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2001 = graph.add %1998, %2000 : tensor<1536x384xf32>
    %2002 = graph.neg %1993 : tensor<f64>
    %2003 = graph.convert %2002 : tensor<f64> -> tensor<f32>
    %2004 = graph.broadcast %2003 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2005 = graph.mul %1978, %2004 : tensor<1536x384xf32>
    %2006 = graph.div %2005, %2001 : tensor<1536x384xf32>
    %2007 = graph.add %1964, %2006 : tensor<1536x384xf32>
    %2008 = graph.add %arg112, %95 : tensor<f32>
    %2009 = graph.mul %arg310, %arg314 : tensor<f64>
    %2010 = graph.sub %1469, %2009 : tensor<f64>
    %2011 = graph.convert %2010 : tensor<f64> -> tensor<f32>
    %2012 = graph.broadcast %2011 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2013 = graph.mul %arg12, %2012 : tensor<1536xf32>
    %2014 = graph.sub %1469, %arg311 : tensor<f64>
    %2015 = graph.convert %2014 : tensor<f64> -> tensor<f32>
    %2016 = graph.sub %1372, %arg113 : tensor<1536xf32>
    %2017 = graph.broadcast %2015 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2018 = graph.mul %2017, %2016 : tensor<1536xf32>
    %2019 = graph.add %arg113, %2018 : tensor<1536xf32>
    %2020 = graph.sub %95, %2015 : tensor<f32>
    %2021 = graph.broadcast %2020 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2022 = graph.mul %2016, %2021 : tensor<1536xf32>
    %2023 = graph.sub %1372, %2022 : tensor<1536xf32>
    %2024 = graph.abs %2015 : tensor<f32>
    %2025 = graph.cmp "lt" %2024, %98 : tensor<f32> -> tensor<i1>
    %2026 = graph.broadcast %2025 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
    %2027 = graph.select %2026, %2019, %2023 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %2028 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2029 = graph.broadcast %2028 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2030 = graph.mul %arg114, %2029 : tensor<1536xf32>
    %2031 = graph.sub %1469, %arg312 : tensor<f64>
    %2032 = graph.convert %2031 : tensor<f64> -> tensor<f32>
    %2033 = graph.broadcast %2032 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2034 = graph.mul %1372, %2033 : tensor<1536xf32>
    %2035 = graph.mul %2034, %1372 : tensor<1536xf32>
    %2036 = graph.add %2030, %2035 : tensor<1536xf32>
    %2037 = graph.convert %2008 : tensor<f32> -> tensor<f64>
    %2038 = graph.pow %arg311, %2037 : tensor<f64>
    %2039 = graph.sub %1469, %2038 : tensor<f64>
    %2040 = graph.pow %arg312, %2037 : tensor<f64>
    %2041 = graph.sub %1469, %2040 : tensor<f64>
    %2042 = graph.div %arg310, %2039 : tensor<f64>
    %2043 = graph.pow %2041, %1503 : tensor<f64>
    %2044 = graph.sqrt %2036 : tensor<1536xf32>
    %2045 = graph.convert %2043 : tensor<f64> -> tensor<f32>
    %2046 = graph.broadcast %2045 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2047 = graph.div %2044, %2046 : tensor<1536xf32>
    %2048 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2049 = graph.broadcast %2048 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2050 = graph.add %2047, %2049 : tensor<1536xf32>
    %2051 = graph.neg %2042 : tensor<f64>
    %2052 = graph.convert %2051 : tensor<f64> -> tensor<f32>
    %2053 = graph.broadcast %2052 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2054 = graph.mul %2027, %2053 : tensor<1536xf32>
    %2055 = graph.div %2054, %2050 : tensor<1536xf32>
    %2056 = graph.add %2013, %2055 : tensor<1536xf32>
    %2057 = graph.add %arg115, %95 : tensor<f32>
    %2058 = graph.mul %arg310, %arg314 : tensor<f64>
    %2059 = graph.sub %1469, %2058 : tensor<f64>
    %2060 = graph.convert %2059 : tensor<f64> -> tensor<f32>
    %2061 = graph.broadcast %2060 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2062 = graph.mul %arg13, %2061 : tensor<384x1536xf32>
    %2063 = graph.sub %1469, %arg311 : tensor<f64>
    %2064 = graph.convert %2063 : tensor<f64> -> tensor<f32>
    %2065 = graph.sub %1346, %arg116 : tensor<384x1536xf32>
    %2066 = graph.broadcast %2064 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2067 = graph.mul %2066, %2065 : tensor<384x1536xf32>
    %2068 = graph.add %arg116, %2067 : tensor<384x1536xf32>
    %2069 = graph.sub %95, %2064 : tensor<f32>
    %2070 = graph.broadcast %2069 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2071 = graph.mul %2065, %2070 : tensor<384x1536xf32>
    %2072 = graph.sub %1346, %2071 : tensor<384x1536xf32>
    %2073 = graph.abs %2064 : tensor<f32>
    %2074 = graph.cmp "lt" %2073, %98 : tensor<f32> -> tensor<i1>
    %2075 = graph.broadcast %2074 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
    %2076 = graph.select %2075, %2068, %2072 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %2077 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2078 = graph.broadcast %2077 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2079 = graph.mul %arg117, %2078 : tensor<384x1536xf32>
    %2080 = graph.sub %1469, %arg312 : tensor<f64>
    %2081 = graph.convert %2080 : tensor<f64> -> tensor<f32>
    %2082 = graph.broadcast %2081 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2083 = graph.mul %1346, %2082 : tensor<384x1536xf32>
    %2084 = graph.mul %2083, %1346 : tensor<384x1536xf32>
    %2085 = graph.add %2079, %2084 : tensor<384x1536xf32>
    %2086 = graph.convert %2057 : tensor<f32> -> tensor<f64>
    %2087 = graph.pow %arg311, %2086 : tensor<f64>
    %2088 = graph.sub %1469, %2087 : tensor<f64>
    %2089 = graph.pow %arg312, %2086 : tensor<f64>
    %2090 = graph.sub %1469, %2089 : tensor<f64>
    %2091 = graph.div %arg310, %2088 : tensor<f64>
    %2092 = graph.pow %2090, %1503 : tensor<f64>
    %2093 = graph.sqrt %2085 : tensor<384x1536xf32>
    %2094 = graph.convert %2092 : tensor<f64> -> tensor<f32>
    %2095 = graph.broadcast %2094 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2096 = graph.div %2093, %2095 : tensor<384x1536xf32>
    %2097 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2098 = graph.broadcast %2097 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2099 = graph.add %2096, %2098 : tensor<384x1536xf32>
    %2100 = graph.neg %2091 : tensor<f64>
    %2101 = graph.convert %2100 : tensor<f64> -> tensor<f32>
    %2102 = graph.broadcast %2101 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2103 = graph.mul %2076, %2102 : tensor<384x1536xf32>
    %2104 = graph.div %2103, %2099 : tensor<384x1536xf32>
    %2105 = graph.add %2062, %2104 : tensor<384x1536xf32>
    %2106 = graph.add %arg118, %95 : tensor<f32>
    %2107 = graph.mul %arg310, %arg314 : tensor<f64>
    %2108 = graph.sub %1469, %2107 : tensor<f64>
    %2109 = graph.convert %2108 : tensor<f64> -> tensor<f32>
    %2110 = graph.broadcast %2109 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2111 = graph.mul %arg14, %2110 : tensor<384xf32>
    %2112 = graph.sub %1469, %arg311 : tensor<f64>
    %2113 = graph.convert %2112 : tensor<f64> -> tensor<f32>
    %2114 = graph.sub %1345, %arg119 : tensor<384xf32>
    %2115 = graph.broadcast %2113 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2116 = graph.mul %2115, %2114 : tensor<384xf32>
    %2117 = graph.add %arg119, %2116 : tensor<384xf32>
    %2118 = graph.sub %95, %2113 : tensor<f32>
    %2119 = graph.broadcast %2118 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2120 = graph.mul %2114, %2119 : tensor<384xf32>
    %2121 = graph.sub %1345, %2120 : tensor<384xf32>
    %2122 = graph.abs %2113 : tensor<f32>
    %2123 = graph.cmp "lt" %2122, %98 : tensor<f32> -> tensor<i1>
    %2124 = graph.broadcast %2123 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %2125 = graph.select %2124, %2117, %2121 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2126 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2127 = graph.broadcast %2126 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2128 = graph.mul %arg120, %2127 : tensor<384xf32>
    %2129 = graph.sub %1469, %arg312 : tensor<f64>
    %2130 = graph.convert %2129 : tensor<f64> -> tensor<f32>
    %2131 = graph.broadcast %2130 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2132 = graph.mul %1345, %2131 : tensor<384xf32>
    %2133 = graph.mul %2132, %1345 : tensor<384xf32>
    %2134 = graph.add %2128, %2133 : tensor<384xf32>
    %2135 = graph.convert %2106 : tensor<f32> -> tensor<f64>
    %2136 = graph.pow %arg311, %2135 : tensor<f64>
    %2137 = graph.sub %1469, %2136 : tensor<f64>
    %2138 = graph.pow %arg312, %2135 : tensor<f64>
    %2139 = graph.sub %1469, %2138 : tensor<f64>
    %2140 = graph.div %arg310, %2137 : tensor<f64>
    %2141 = graph.pow %2139, %1503 : tensor<f64>
    %2142 = graph.sqrt %2134 : tensor<384xf32>
    %2143 = graph.convert %2141 : tensor<f64> -> tensor<f32>
    %2144 = graph.broadcast %2143 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2145 = graph.div %2142, %2144 : tensor<384xf32>
    %2146 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2147 = graph.broadcast %2146 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2148 = graph.add %2145, %2147 : tensor<384xf32>
    %2149 = graph.neg %2140 : tensor<f64>
    %2150 = graph.convert %2149 : tensor<f64> -> tensor<f32>
    %2151 = graph.broadcast %2150 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2152 = graph.mul %2125, %2151 : tensor<384xf32>
    %2153 = graph.div %2152, %2148 : tensor<384xf32>
    %2154 = graph.add %2111, %2153 : tensor<384xf32>
    %2155 = graph.add %arg121, %95 : tensor<f32>
    %2156 = graph.mul %arg310, %arg314 : tensor<f64>
    %2157 = graph.sub %1469, %2156 : tensor<f64>
    %2158 = graph.convert %2157 : tensor<f64> -> tensor<f32>
    %2159 = graph.broadcast %2158 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2160 = graph.mul %arg15, %2159 : tensor<384xf32>
    %2161 = graph.sub %1469, %arg311 : tensor<f64>
    %2162 = graph.convert %2161 : tensor<f64> -> tensor<f32>
    %2163 = graph.sub %1334, %arg122 : tensor<384xf32>
    %2164 = graph.broadcast %2162 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2165 = graph.mul %2164, %2163 : tensor<384xf32>
    %2166 = graph.add %arg122, %2165 : tensor<384xf32>
    %2167 = graph.sub %95, %2162 : tensor<f32>
    %2168 = graph.broadcast %2167 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2169 = graph.mul %2163, %2168 : tensor<384xf32>
    %2170 = graph.sub %1334, %2169 : tensor<384xf32>
    %2171 = graph.abs %2162 : tensor<f32>
    %2172 = graph.cmp "lt" %2171, %98 : tensor<f32> -> tensor<i1>
    %2173 = graph.broadcast %2172 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %2174 = graph.select %2173, %2166, %2170 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2175 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2176 = graph.broadcast %2175 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2177 = graph.mul %arg123, %2176 : tensor<384xf32>
    %2178 = graph.sub %1469, %arg312 : tensor<f64>
    %2179 = graph.convert %2178 : tensor<f64> -> tensor<f32>
    %2180 = graph.broadcast %2179 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2181 = graph.mul %1334, %2180 : tensor<384xf32>
    %2182 = graph.mul %2181, %1334 : tensor<384xf32>
    %2183 = graph.add %2177, %2182 : tensor<384xf32>
    %2184 = graph.convert %2155 : tensor<f32> -> tensor<f64>
    %2185 = graph.pow %arg311, %2184 : tensor<f64>
    %2186 = graph.sub %1469, %2185 : tensor<f64>
    %2187 = graph.pow %arg312, %2184 : tensor<f64>
    %2188 = graph.sub %1469, %2187 : tensor<f64>
    %2189 = graph.div %arg310, %2186 : tensor<f64>
    %2190 = graph.pow %2188, %1503 : tensor<f64>
    %2191 = graph.sqrt %2183 : tensor<384xf32>
    %2192 = graph.convert %2190 : tensor<f64> -> tensor<f32>
    %2193 = graph.broadcast %2192 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2194 = graph.div %2191, %2193 : tensor<384xf32>
    %2195 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2196 = graph.broadcast %2195 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2197 = graph.add %2194, %2196 : tensor<384xf32>
    %2198 = graph.neg %2189 : tensor<f64>
    %2199 = graph.convert %2198 : tensor<f64> -> tensor<f32>
    %2200 = graph.broadcast %2199 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2201 = graph.mul %2174, %2200 : tensor<384xf32>
    %2202 = graph.div %2201, %2197 : tensor<384xf32>
    %2203 = graph.add %2160, %2202 : tensor<384xf32>
    %2204 = graph.add %arg124, %95 : tensor<f32>
    %2205 = graph.mul %arg310, %arg314 : tensor<f64>
    %2206 = graph.sub %1469, %2205 : tensor<f64>
    %2207 = graph.convert %2206 : tensor<f64> -> tensor<f32>
    %2208 = graph.broadcast %2207 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2209 = graph.mul %arg16, %2208 : tensor<384xf32>
    %2210 = graph.sub %1469, %arg311 : tensor<f64>
    %2211 = graph.convert %2210 : tensor<f64> -> tensor<f32>
    %2212 = graph.sub %1335, %arg125 : tensor<384xf32>
    %2213 = graph.broadcast %2211 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2214 = graph.mul %2213, %2212 : tensor<384xf32>
    %2215 = graph.add %arg125, %2214 : tensor<384xf32>
    %2216 = graph.sub %95, %2211 : tensor<f32>
    %2217 = graph.broadcast %2216 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2218 = graph.mul %2212, %2217 : tensor<384xf32>
    %2219 = graph.sub %1335, %2218 : tensor<384xf32>
    %2220 = graph.abs %2211 : tensor<f32>
    %2221 = graph.cmp "lt" %2220, %98 : tensor<f32> -> tensor<i1>
    %2222 = graph.broadcast %2221 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %2223 = graph.select %2222, %2215, %2219 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2224 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2225 = graph.broadcast %2224 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2226 = graph.mul %arg126, %2225 : tensor<384xf32>
    %2227 = graph.sub %1469, %arg312 : tensor<f64>
    %2228 = graph.convert %2227 : tensor<f64> -> tensor<f32>
    %2229 = graph.broadcast %2228 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2230 = graph.mul %1335, %2229 : tensor<384xf32>
    %2231 = graph.mul %2230, %1335 : tensor<384xf32>
    %2232 = graph.add %2226, %2231 : tensor<384xf32>
    %2233 = graph.convert %2204 : tensor<f32> -> tensor<f64>
    %2234 = graph.pow %arg311, %2233 : tensor<f64>
    %2235 = graph.sub %1469, %2234 : tensor<f64>
    %2236 = graph.pow %arg312, %2233 : tensor<f64>
    %2237 = graph.sub %1469, %2236 : tensor<f64>
    %2238 = graph.div %arg310, %2235 : tensor<f64>
    %2239 = graph.pow %2237, %1503 : tensor<f64>
    %2240 = graph.sqrt %2232 : tensor<384xf32>
    %2241 = graph.convert %2239 : tensor<f64> -> tensor<f32>
    %2242 = graph.broadcast %2241 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2243 = graph.div %2240, %2242 : tensor<384xf32>
    %2244 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2245 = graph.broadcast %2244 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2246 = graph.add %2243, %2245 : tensor<384xf32>
    %2247 = graph.neg %2238 : tensor<f64>
    %2248 = graph.convert %2247 : tensor<f64> -> tensor<f32>
    %2249 = graph.broadcast %2248 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2250 = graph.mul %2223, %2249 : tensor<384xf32>
    %2251 = graph.div %2250, %2246 : tensor<384xf32>
    %2252 = graph.add %2209, %2251 : tensor<384xf32>
    %2253 = graph.add %arg127, %95 : tensor<f32>
    %2254 = graph.mul %arg310, %arg314 : tensor<f64>
    %2255 = graph.sub %1469, %2254 : tensor<f64>
    %2256 = graph.convert %2255 : tensor<f64> -> tensor<f32>
    %2257 = graph.broadcast %2256 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2258 = graph.mul %arg17, %2257 : tensor<1152x384xf32>
    %2259 = graph.sub %1469, %arg311 : tensor<f64>
    %2260 = graph.convert %2259 : tensor<f64> -> tensor<f32>
    %2261 = graph.sub %1309, %arg128 : tensor<1152x384xf32>
    %2262 = graph.broadcast %2260 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2263 = graph.mul %2262, %2261 : tensor<1152x384xf32>
    %2264 = graph.add %arg128, %2263 : tensor<1152x384xf32>
    %2265 = graph.sub %95, %2260 : tensor<f32>
    %2266 = graph.broadcast %2265 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2267 = graph.mul %2261, %2266 : tensor<1152x384xf32>
    %2268 = graph.sub %1309, %2267 : tensor<1152x384xf32>
    %2269 = graph.abs %2260 : tensor<f32>
    %2270 = graph.cmp "lt" %2269, %98 : tensor<f32> -> tensor<i1>
    %2271 = graph.broadcast %2270 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
    %2272 = graph.select %2271, %2264, %2268 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %2273 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2274 = graph.broadcast %2273 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2275 = graph.mul %arg129, %2274 : tensor<1152x384xf32>
    %2276 = graph.sub %1469, %arg312 : tensor<f64>
    %2277 = graph.convert %2276 : tensor<f64> -> tensor<f32>
    %2278 = graph.broadcast %2277 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2279 = graph.mul %1309, %2278 : tensor<1152x384xf32>
    %2280 = graph.mul %2279, %1309 : tensor<1152x384xf32>
    %2281 = graph.add %2275, %2280 : tensor<1152x384xf32>
    %2282 = graph.convert %2253 : tensor<f32> -> tensor<f64>
    %2283 = graph.pow %arg311, %2282 : tensor<f64>
    %2284 = graph.sub %1469, %2283 : tensor<f64>
    %2285 = graph.pow %arg312, %2282 : tensor<f64>
    %2286 = graph.sub %1469, %2285 : tensor<f64>
    %2287 = graph.div %arg310, %2284 : tensor<f64>
    %2288 = graph.pow %2286, %1503 : tensor<f64>
    %2289 = graph.sqrt %2281 : tensor<1152x384xf32>
    %2290 = graph.convert %2288 : tensor<f64> -> tensor<f32>
    %2291 = graph.broadcast %2290 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2292 = graph.div %2289, %2291 : tensor<1152x384xf32>
    %2293 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2294 = graph.broadcast %2293 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2295 = graph.add %2292, %2294 : tensor<1152x384xf32>
    %2296 = graph.neg %2287 : tensor<f64>
    %2297 = graph.convert %2296 : tensor<f64> -> tensor<f32>
    %2298 = graph.broadcast %2297 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2299 = graph.mul %2272, %2298 : tensor<1152x384xf32>
    %2300 = graph.div %2299, %2295 : tensor<1152x384xf32>
    %2301 = graph.add %2258, %2300 : tensor<1152x384xf32>
    %2302 = graph.add %arg130, %95 : tensor<f32>
    %2303 = graph.mul %arg310, %arg314 : tensor<f64>
    %2304 = graph.sub %1469, %2303 : tensor<f64>
    %2305 = graph.convert %2304 : tensor<f64> -> tensor<f32>
    %2306 = graph.broadcast %2305 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2307 = graph.mul %arg18, %2306 : tensor<1152xf32>
    %2308 = graph.sub %1469, %arg311 : tensor<f64>
    %2309 = graph.convert %2308 : tensor<f64> -> tensor<f32>
    %2310 = graph.sub %1308, %arg131 : tensor<1152xf32>
    %2311 = graph.broadcast %2309 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2312 = graph.mul %2311, %2310 : tensor<1152xf32>
    %2313 = graph.add %arg131, %2312 : tensor<1152xf32>
    %2314 = graph.sub %95, %2309 : tensor<f32>
    %2315 = graph.broadcast %2314 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2316 = graph.mul %2310, %2315 : tensor<1152xf32>
    %2317 = graph.sub %1308, %2316 : tensor<1152xf32>
    %2318 = graph.abs %2309 : tensor<f32>
    %2319 = graph.cmp "lt" %2318, %98 : tensor<f32> -> tensor<i1>
    %2320 = graph.broadcast %2319 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
    %2321 = graph.select %2320, %2313, %2317 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %2322 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2323 = graph.broadcast %2322 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2324 = graph.mul %arg132, %2323 : tensor<1152xf32>
    %2325 = graph.sub %1469, %arg312 : tensor<f64>
    %2326 = graph.convert %2325 : tensor<f64> -> tensor<f32>
    %2327 = graph.broadcast %2326 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2328 = graph.mul %1308, %2327 : tensor<1152xf32>
    %2329 = graph.mul %2328, %1308 : tensor<1152xf32>
    %2330 = graph.add %2324, %2329 : tensor<1152xf32>
    %2331 = graph.convert %2302 : tensor<f32> -> tensor<f64>
    %2332 = graph.pow %arg311, %2331 : tensor<f64>
    %2333 = graph.sub %1469, %2332 : tensor<f64>
    %2334 = graph.pow %arg312, %2331 : tensor<f64>
    %2335 = graph.sub %1469, %2334 : tensor<f64>
    %2336 = graph.div %arg310, %2333 : tensor<f64>
    %2337 = graph.pow %2335, %1503 : tensor<f64>
    %2338 = graph.sqrt %2330 : tensor<1152xf32>
    %2339 = graph.convert %2337 : tensor<f64> -> tensor<f32>
    %2340 = graph.broadcast %2339 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2341 = graph.div %2338, %2340 : tensor<1152xf32>
    %2342 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2343 = graph.broadcast %2342 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2344 = graph.add %2341, %2343 : tensor<1152xf32>
    %2345 = graph.neg %2336 : tensor<f64>
    %2346 = graph.convert %2345 : tensor<f64> -> tensor<f32>
    %2347 = graph.broadcast %2346 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2348 = graph.mul %2321, %2347 : tensor<1152xf32>
    %2349 = graph.div %2348, %2344 : tensor<1152xf32>
    %2350 = graph.add %2307, %2349 : tensor<1152xf32>
    %2351 = graph.add %arg133, %95 : tensor<f32>
    %2352 = graph.mul %arg310, %arg314 : tensor<f64>
    %2353 = graph.sub %1469, %2352 : tensor<f64>
    %2354 = graph.convert %2353 : tensor<f64> -> tensor<f32>
    %2355 = graph.broadcast %2354 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2356 = graph.mul %arg19, %2355 : tensor<384x384xf32>
    %2357 = graph.sub %1469, %arg311 : tensor<f64>
    %2358 = graph.convert %2357 : tensor<f64> -> tensor<f32>
    %2359 = graph.sub %1289, %arg134 : tensor<384x384xf32>
    %2360 = graph.broadcast %2358 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2361 = graph.mul %2360, %2359 : tensor<384x384xf32>
    %2362 = graph.add %arg134, %2361 : tensor<384x384xf32>
    %2363 = graph.sub %95, %2358 : tensor<f32>
    %2364 = graph.broadcast %2363 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2365 = graph.mul %2359, %2364 : tensor<384x384xf32>
    %2366 = graph.sub %1289, %2365 : tensor<384x384xf32>
    %2367 = graph.abs %2358 : tensor<f32>
    %2368 = graph.cmp "lt" %2367, %98 : tensor<f32> -> tensor<i1>
    %2369 = graph.broadcast %2368 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
    %2370 = graph.select %2369, %2362, %2366 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %2371 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2372 = graph.broadcast %2371 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2373 = graph.mul %arg135, %2372 : tensor<384x384xf32>
    %2374 = graph.sub %1469, %arg312 : tensor<f64>
    %2375 = graph.convert %2374 : tensor<f64> -> tensor<f32>
    %2376 = graph.broadcast %2375 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2377 = graph.mul %1289, %2376 : tensor<384x384xf32>
    %2378 = graph.mul %2377, %1289 : tensor<384x384xf32>
    %2379 = graph.add %2373, %2378 : tensor<384x384xf32>
    %2380 = graph.convert %2351 : tensor<f32> -> tensor<f64>
    %2381 = graph.pow %arg311, %2380 : tensor<f64>
    %2382 = graph.sub %1469, %2381 : tensor<f64>
    %2383 = graph.pow %arg312, %2380 : tensor<f64>
    %2384 = graph.sub %1469, %2383 : tensor<f64>
    %2385 = graph.div %arg310, %2382 : tensor<f64>
    %2386 = graph.pow %2384, %1503 : tensor<f64>
    %2387 = graph.sqrt %2379 : tensor<384x384xf32>
    %2388 = graph.convert %2386 : tensor<f64> -> tensor<f32>
    %2389 = graph.broadcast %2388 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2390 = graph.div %2387, %2389 : tensor<384x384xf32>
    %2391 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2392 = graph.broadcast %2391 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2393 = graph.add %2390, %2392 : tensor<384x384xf32>
    %2394 = graph.neg %2385 : tensor<f64>
    %2395 = graph.convert %2394 : tensor<f64> -> tensor<f32>
    %2396 = graph.broadcast %2395 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2397 = graph.mul %2370, %2396 : tensor<384x384xf32>
    %2398 = graph.div %2397, %2393 : tensor<384x384xf32>
    %2399 = graph.add %2356, %2398 : tensor<384x384xf32>
    %2400 = graph.add %arg136, %95 : tensor<f32>
    %2401 = graph.mul %arg310, %arg314 : tensor<f64>
    %2402 = graph.sub %1469, %2401 : tensor<f64>
    %2403 = graph.convert %2402 : tensor<f64> -> tensor<f32>
    %2404 = graph.broadcast %2403 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2405 = graph.mul %arg20, %2404 : tensor<384xf32>
    %2406 = graph.sub %1469, %arg311 : tensor<f64>
    %2407 = graph.convert %2406 : tensor<f64> -> tensor<f32>
    %2408 = graph.sub %1288, %arg137 : tensor<384xf32>
    %2409 = graph.broadcast %2407 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2410 = graph.mul %2409, %2408 : tensor<384xf32>
    %2411 = graph.add %arg137, %2410 : tensor<384xf32>
    %2412 = graph.sub %95, %2407 : tensor<f32>
    %2413 = graph.broadcast %2412 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2414 = graph.mul %2408, %2413 : tensor<384xf32>
    %2415 = graph.sub %1288, %2414 : tensor<384xf32>
    %2416 = graph.abs %2407 : tensor<f32>
    %2417 = graph.cmp "lt" %2416, %98 : tensor<f32> -> tensor<i1>
    %2418 = graph.broadcast %2417 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %2419 = graph.select %2418, %2411, %2415 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2420 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2421 = graph.broadcast %2420 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2422 = graph.mul %arg138, %2421 : tensor<384xf32>
    %2423 = graph.sub %1469, %arg312 : tensor<f64>
    %2424 = graph.convert %2423 : tensor<f64> -> tensor<f32>
    %2425 = graph.broadcast %2424 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2426 = graph.mul %1288, %2425 : tensor<384xf32>
    %2427 = graph.mul %2426, %1288 : tensor<384xf32>
    %2428 = graph.add %2422, %2427 : tensor<384xf32>
    %2429 = graph.convert %2400 : tensor<f32> -> tensor<f64>
    %2430 = graph.pow %arg311, %2429 : tensor<f64>
    %2431 = graph.sub %1469, %2430 : tensor<f64>
    %2432 = graph.pow %arg312, %2429 : tensor<f64>
    %2433 = graph.sub %1469, %2432 : tensor<f64>
    %2434 = graph.div %arg310, %2431 : tensor<f64>
    %2435 = graph.pow %2433, %1503 : tensor<f64>
    %2436 = graph.sqrt %2428 : tensor<384xf32>
    %2437 = graph.convert %2435 : tensor<f64> -> tensor<f32>
    %2438 = graph.broadcast %2437 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2439 = graph.div %2436, %2438 : tensor<384xf32>
    %2440 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2441 = graph.broadcast %2440 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2442 = graph.add %2439, %2441 : tensor<384xf32>
    %2443 = graph.neg %2434 : tensor<f64>
    %2444 = graph.convert %2443 : tensor<f64> -> tensor<f32>
    %2445 = graph.broadcast %2444 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2446 = graph.mul %2419, %2445 : tensor<384xf32>
    %2447 = graph.div %2446, %2442 : tensor<384xf32>
    %2448 = graph.add %2405, %2447 : tensor<384xf32>
    %2449 = graph.add %arg139, %95 : tensor<f32>
    %2450 = graph.mul %arg310, %arg314 : tensor<f64>
    %2451 = graph.sub %1469, %2450 : tensor<f64>
    %2452 = graph.convert %2451 : tensor<f64> -> tensor<f32>
    %2453 = graph.broadcast %2452 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2454 = graph.mul %arg21, %2453 : tensor<384xf32>
    %2455 = graph.sub %1469, %arg311 : tensor<f64>
    %2456 = graph.convert %2455 : tensor<f64> -> tensor<f32>
    %2457 = graph.sub %1277, %arg140 : tensor<384xf32>
    %2458 = graph.broadcast %2456 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2459 = graph.mul %2458, %2457 : tensor<384xf32>
    %2460 = graph.add %arg140, %2459 : tensor<384xf32>
    %2461 = graph.sub %95, %2456 : tensor<f32>
    %2462 = graph.broadcast %2461 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2463 = graph.mul %2457, %2462 : tensor<384xf32>
    %2464 = graph.sub %1277, %2463 : tensor<384xf32>
    %2465 = graph.abs %2456 : tensor<f32>
    %2466 = graph.cmp "lt" %2465, %98 : tensor<f32> -> tensor<i1>
    %2467 = graph.broadcast %2466 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %2468 = graph.select %2467, %2460, %2464 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2469 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2470 = graph.broadcast %2469 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2471 = graph.mul %arg141, %2470 : tensor<384xf32>
    %2472 = graph.sub %1469, %arg312 : tensor<f64>
    %2473 = graph.convert %2472 : tensor<f64> -> tensor<f32>
    %2474 = graph.broadcast %2473 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2475 = graph.mul %1277, %2474 : tensor<384xf32>
    %2476 = graph.mul %2475, %1277 : tensor<384xf32>
    %2477 = graph.add %2471, %2476 : tensor<384xf32>
    %2478 = graph.convert %2449 : tensor<f32> -> tensor<f64>
    %2479 = graph.pow %arg311, %2478 : tensor<f64>
    %2480 = graph.sub %1469, %2479 : tensor<f64>
    %2481 = graph.pow %arg312, %2478 : tensor<f64>
    %2482 = graph.sub %1469, %2481 : tensor<f64>
    %2483 = graph.div %arg310, %2480 : tensor<f64>
    %2484 = graph.pow %2482, %1503 : tensor<f64>
    %2485 = graph.sqrt %2477 : tensor<384xf32>
    %2486 = graph.convert %2484 : tensor<f64> -> tensor<f32>
    %2487 = graph.broadcast %2486 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2488 = graph.div %2485, %2487 : tensor<384xf32>
    %2489 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2490 = graph.broadcast %2489 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2491 = graph.add %2488, %2490 : tensor<384xf32>
    %2492 = graph.neg %2483 : tensor<f64>
    %2493 = graph.convert %2492 : tensor<f64> -> tensor<f32>
    %2494 = graph.broadcast %2493 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2495 = graph.mul %2468, %2494 : tensor<384xf32>
    %2496 = graph.div %2495, %2491 : tensor<384xf32>
    %2497 = graph.add %2454, %2496 : tensor<384xf32>
    %2498 = graph.add %arg142, %95 : tensor<f32>
    %2499 = graph.mul %arg310, %arg314 : tensor<f64>
    %2500 = graph.sub %1469, %2499 : tensor<f64>
    %2501 = graph.convert %2500 : tensor<f64> -> tensor<f32>
    %2502 = graph.broadcast %2501 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2503 = graph.mul %arg22, %2502 : tensor<384xf32>
    %2504 = graph.sub %1469, %arg311 : tensor<f64>
    %2505 = graph.convert %2504 : tensor<f64> -> tensor<f32>
    %2506 = graph.sub %1278, %arg143 : tensor<384xf32>
    %2507 = graph.broadcast %2505 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2508 = graph.mul %2507, %2506 : tensor<384xf32>
    %2509 = graph.add %arg143, %2508 : tensor<384xf32>
    %2510 = graph.sub %95, %2505 : tensor<f32>
    %2511 = graph.broadcast %2510 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2512 = graph.mul %2506, %2511 : tensor<384xf32>
    %2513 = graph.sub %1278, %2512 : tensor<384xf32>
    %2514 = graph.abs %2505 : tensor<f32>
    %2515 = graph.cmp "lt" %2514, %98 : tensor<f32> -> tensor<i1>
    %2516 = graph.broadcast %2515 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %2517 = graph.select %2516, %2509, %2513 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2518 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2519 = graph.broadcast %2518 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2520 = graph.mul %arg144, %2519 : tensor<384xf32>
    %2521 = graph.sub %1469, %arg312 : tensor<f64>
    %2522 = graph.convert %2521 : tensor<f64> -> tensor<f32>
    %2523 = graph.broadcast %2522 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2524 = graph.mul %1278, %2523 : tensor<384xf32>
    %2525 = graph.mul %2524, %1278 : tensor<384xf32>
    %2526 = graph.add %2520, %2525 : tensor<384xf32>
    %2527 = graph.convert %2498 : tensor<f32> -> tensor<f64>
    %2528 = graph.pow %arg311, %2527 : tensor<f64>
    %2529 = graph.sub %1469, %2528 : tensor<f64>
    %2530 = graph.pow %arg312, %2527 : tensor<f64>
    %2531 = graph.sub %1469, %2530 : tensor<f64>
    %2532 = graph.div %arg310, %2529 : tensor<f64>
    %2533 = graph.pow %2531, %1503 : tensor<f64>
    %2534 = graph.sqrt %2526 : tensor<384xf32>
    %2535 = graph.convert %2533 : tensor<f64> -> tensor<f32>
    %2536 = graph.broadcast %2535 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2537 = graph.div %2534, %2536 : tensor<384xf32>
    %2538 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2539 = graph.broadcast %2538 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2540 = graph.add %2537, %2539 : tensor<384xf32>
    %2541 = graph.neg %2532 : tensor<f64>
    %2542 = graph.convert %2541 : tensor<f64> -> tensor<f32>
    %2543 = graph.broadcast %2542 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2544 = graph.mul %2517, %2543 : tensor<384xf32>
    %2545 = graph.div %2544, %2540 : tensor<384xf32>
    %2546 = graph.add %2503, %2545 : tensor<384xf32>
    %2547 = graph.add %arg145, %95 : tensor<f32>
    %2548 = graph.mul %arg310, %arg314 : tensor<f64>
    %2549 = graph.sub %1469, %2548 : tensor<f64>
    %2550 = graph.convert %2549 : tensor<f64> -> tensor<f32>
    %2551 = graph.broadcast %2550 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2552 = graph.mul %arg23, %2551 : tensor<1536x384xf32>
    %2553 = graph.sub %1469, %arg311 : tensor<f64>
    %2554 = graph.convert %2553 : tensor<f64> -> tensor<f32>
    %2555 = graph.sub %1252, %arg146 : tensor<1536x384xf32>
    %2556 = graph.broadcast %2554 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2557 = graph.mul %2556, %2555 : tensor<1536x384xf32>
    %2558 = graph.add %arg146, %2557 : tensor<1536x384xf32>
    %2559 = graph.sub %95, %2554 : tensor<f32>
    %2560 = graph.broadcast %2559 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2561 = graph.mul %2555, %2560 : tensor<1536x384xf32>
    %2562 = graph.sub %1252, %2561 : tensor<1536x384xf32>
    %2563 = graph.abs %2554 : tensor<f32>
    %2564 = graph.cmp "lt" %2563, %98 : tensor<f32> -> tensor<i1>
    %2565 = graph.broadcast %2564 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
    %2566 = graph.select %2565, %2558, %2562 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %2567 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2568 = graph.broadcast %2567 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2569 = graph.mul %arg147, %2568 : tensor<1536x384xf32>
    %2570 = graph.sub %1469, %arg312 : tensor<f64>
    %2571 = graph.convert %2570 : tensor<f64> -> tensor<f32>
    %2572 = graph.broadcast %2571 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2573 = graph.mul %1252, %2572 : tensor<1536x384xf32>
    %2574 = graph.mul %2573, %1252 : tensor<1536x384xf32>
    %2575 = graph.add %2569, %2574 : tensor<1536x384xf32>
    %2576 = graph.convert %2547 : tensor<f32> -> tensor<f64>
    %2577 = graph.pow %arg311, %2576 : tensor<f64>
    %2578 = graph.sub %1469, %2577 : tensor<f64>
    %2579 = graph.pow %arg312, %2576 : tensor<f64>
    %2580 = graph.sub %1469, %2579 : tensor<f64>
    %2581 = graph.div %arg310, %2578 : tensor<f64>
    %2582 = graph.pow %2580, %1503 : tensor<f64>
    %2583 = graph.sqrt %2575 : tensor<1536x384xf32>
    %2584 = graph.convert %2582 : tensor<f64> -> tensor<f32>
    %2585 = graph.broadcast %2584 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2586 = graph.div %2583, %2585 : tensor<1536x384xf32>
    %2587 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2588 = graph.broadcast %2587 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2589 = graph.add %2586, %2588 : tensor<1536x384xf32>
    %2590 = graph.neg %2581 : tensor<f64>
    %2591 = graph.convert %2590 : tensor<f64> -> tensor<f32>
    %2592 = graph.broadcast %2591 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2593 = graph.mul %2566, %2592 : tensor<1536x384xf32>
    %2594 = graph.div %2593, %2589 : tensor<1536x384xf32>
    %2595 = graph.add %2552, %2594 : tensor<1536x384xf32>
    %2596 = graph.add %arg148, %95 : tensor<f32>
    %2597 = graph.mul %arg310, %arg314 : tensor<f64>
    %2598 = graph.sub %1469, %2597 : tensor<f64>
    %2599 = graph.convert %2598 : tensor<f64> -> tensor<f32>
    %2600 = graph.broadcast %2599 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2601 = graph.mul %arg24, %2600 : tensor<1536xf32>
    %2602 = graph.sub %1469, %arg311 : tensor<f64>
    %2603 = graph.convert %2602 : tensor<f64> -> tensor<f32>
    %2604 = graph.sub %1251, %arg149 : tensor<1536xf32>
    %2605 = graph.broadcast %2603 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2606 = graph.mul %2605, %2604 : tensor<1536xf32>
    %2607 = graph.add %arg149, %2606 : tensor<1536xf32>
    %2608 = graph.sub %95, %2603 : tensor<f32>
    %2609 = graph.broadcast %2608 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2610 = graph.mul %2604, %2609 : tensor<1536xf32>
    %2611 = graph.sub %1251, %2610 : tensor<1536xf32>
    %2612 = graph.abs %2603 : tensor<f32>
    %2613 = graph.cmp "lt" %2612, %98 : tensor<f32> -> tensor<i1>
    %2614 = graph.broadcast %2613 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
    %2615 = graph.select %2614, %2607, %2611 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %2616 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2617 = graph.broadcast %2616 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2618 = graph.mul %arg150, %2617 : tensor<1536xf32>
    %2619 = graph.sub %1469, %arg312 : tensor<f64>
    %2620 = graph.convert %2619 : tensor<f64> -> tensor<f32>
    %2621 = graph.broadcast %2620 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2622 = graph.mul %1251, %2621 : tensor<1536xf32>
    %2623 = graph.mul %2622, %1251 : tensor<1536xf32>
    %2624 = graph.add %2618, %2623 : tensor<1536xf32>
    %2625 = graph.convert %2596 : tensor<f32> -> tensor<f64>
    %2626 = graph.pow %arg311, %2625 : tensor<f64>
    %2627 = graph.sub %1469, %2626 : tensor<f64>
    %2628 = graph.pow %arg312, %2625 : tensor<f64>
    %2629 = graph.sub %1469, %2628 : tensor<f64>
    %2630 = graph.div %arg310, %2627 : tensor<f64>
    %2631 = graph.pow %2629, %1503 : tensor<f64>
    %2632 = graph.sqrt %2624 : tensor<1536xf32>
    %2633 = graph.convert %2631 : tensor<f64> -> tensor<f32>
    %2634 = graph.broadcast %2633 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2635 = graph.div %2632, %2634 : tensor<1536xf32>
    %2636 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2637 = graph.broadcast %2636 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2638 = graph.add %2635, %2637 : tensor<1536xf32>
    %2639 = graph.neg %2630 : tensor<f64>
    %2640 = graph.convert %2639 : tensor<f64> -> tensor<f32>
    %2641 = graph.broadcast %2640 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2642 = graph.mul %2615, %2641 : tensor<1536xf32>
    %2643 = graph.div %2642, %2638 : tensor<1536xf32>
    %2644 = graph.add %2601, %2643 : tensor<1536xf32>
    %2645 = graph.add %arg151, %95 : tensor<f32>
    %2646 = graph.mul %arg310, %arg314 : tensor<f64>
    %2647 = graph.sub %1469, %2646 : tensor<f64>
    %2648 = graph.convert %2647 : tensor<f64> -> tensor<f32>
    %2649 = graph.broadcast %2648 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2650 = graph.mul %arg25, %2649 : tensor<384x1536xf32>
    %2651 = graph.sub %1469, %arg311 : tensor<f64>
    %2652 = graph.convert %2651 : tensor<f64> -> tensor<f32>
    %2653 = graph.sub %1225, %arg152 : tensor<384x1536xf32>
    %2654 = graph.broadcast %2652 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2655 = graph.mul %2654, %2653 : tensor<384x1536xf32>
    %2656 = graph.add %arg152, %2655 : tensor<384x1536xf32>
    %2657 = graph.sub %95, %2652 : tensor<f32>
    %2658 = graph.broadcast %2657 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2659 = graph.mul %2653, %2658 : tensor<384x1536xf32>
    %2660 = graph.sub %1225, %2659 : tensor<384x1536xf32>
    %2661 = graph.abs %2652 : tensor<f32>
    %2662 = graph.cmp "lt" %2661, %98 : tensor<f32> -> tensor<i1>
    %2663 = graph.broadcast %2662 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
    %2664 = graph.select %2663, %2656, %2660 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %2665 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2666 = graph.broadcast %2665 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2667 = graph.mul %arg153, %2666 : tensor<384x1536xf32>
    %2668 = graph.sub %1469, %arg312 : tensor<f64>
    %2669 = graph.convert %2668 : tensor<f64> -> tensor<f32>
    %2670 = graph.broadcast %2669 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2671 = graph.mul %1225, %2670 : tensor<384x1536xf32>
    %2672 = graph.mul %2671, %1225 : tensor<384x1536xf32>
    %2673 = graph.add %2667, %2672 : tensor<384x1536xf32>
    %2674 = graph.convert %2645 : tensor<f32> -> tensor<f64>
    %2675 = graph.pow %arg311, %2674 : tensor<f64>
    %2676 = graph.sub %1469, %2675 : tensor<f64>
    %2677 = graph.pow %arg312, %2674 : tensor<f64>
    %2678 = graph.sub %1469, %2677 : tensor<f64>
    %2679 = graph.div %arg310, %2676 : tensor<f64>
    %2680 = graph.pow %2678, %1503 : tensor<f64>
    %2681 = graph.sqrt %2673 : tensor<384x1536xf32>
    %2682 = graph.convert %2680 : tensor<f64> -> tensor<f32>
    %2683 = graph.broadcast %2682 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2684 = graph.div %2681, %2683 : tensor<384x1536xf32>
    %2685 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2686 = graph.broadcast %2685 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2687 = graph.add %2684, %2686 : tensor<384x1536xf32>
    %2688 = graph.neg %2679 : tensor<f64>
    %2689 = graph.convert %2688 : tensor<f64> -> tensor<f32>
    %2690 = graph.broadcast %2689 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2691 = graph.mul %2664, %2690 : tensor<384x1536xf32>
    %2692 = graph.div %2691, %2687 : tensor<384x1536xf32>
    %2693 = graph.add %2650, %2692 : tensor<384x1536xf32>
    %2694 = graph.add %arg154, %95 : tensor<f32>
    %2695 = graph.mul %arg310, %arg314 : tensor<f64>
    %2696 = graph.sub %1469, %2695 : tensor<f64>
    %2697 = graph.convert %2696 : tensor<f64> -> tensor<f32>
    %2698 = graph.broadcast %2697 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2699 = graph.mul %arg26, %2698 : tensor<384xf32>
    %2700 = graph.sub %1469, %arg311 : tensor<f64>
    %2701 = graph.convert %2700 : tensor<f64> -> tensor<f32>
    %2702 = graph.sub %1224, %arg155 : tensor<384xf32>
    %2703 = graph.broadcast %2701 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2704 = graph.mul %2703, %2702 : tensor<384xf32>
    %2705 = graph.add %arg155, %2704 : tensor<384xf32>
    %2706 = graph.sub %95, %2701 : tensor<f32>
    %2707 = graph.broadcast %2706 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2708 = graph.mul %2702, %2707 : tensor<384xf32>
    %2709 = graph.sub %1224, %2708 : tensor<384xf32>
    %2710 = graph.abs %2701 : tensor<f32>
    %2711 = graph.cmp "lt" %2710, %98 : tensor<f32> -> tensor<i1>
    %2712 = graph.broadcast %2711 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %2713 = graph.select %2712, %2705, %2709 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2714 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2715 = graph.broadcast %2714 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2716 = graph.mul %arg156, %2715 : tensor<384xf32>
    %2717 = graph.sub %1469, %arg312 : tensor<f64>
    %2718 = graph.convert %2717 : tensor<f64> -> tensor<f32>
    %2719 = graph.broadcast %2718 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2720 = graph.mul %1224, %2719 : tensor<384xf32>
    %2721 = graph.mul %2720, %1224 : tensor<384xf32>
    %2722 = graph.add %2716, %2721 : tensor<384xf32>
    %2723 = graph.convert %2694 : tensor<f32> -> tensor<f64>
    %2724 = graph.pow %arg311, %2723 : tensor<f64>
    %2725 = graph.sub %1469, %2724 : tensor<f64>
    %2726 = graph.pow %arg312, %2723 : tensor<f64>
    %2727 = graph.sub %1469, %2726 : tensor<f64>
    %2728 = graph.div %arg310, %2725 : tensor<f64>
    %2729 = graph.pow %2727, %1503 : tensor<f64>
    %2730 = graph.sqrt %2722 : tensor<384xf32>
    %2731 = graph.convert %2729 : tensor<f64> -> tensor<f32>
    %2732 = graph.broadcast %2731 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2733 = graph.div %2730, %2732 : tensor<384xf32>
    %2734 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2735 = graph.broadcast %2734 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2736 = graph.add %2733, %2735 : tensor<384xf32>
    %2737 = graph.neg %2728 : tensor<f64>
    %2738 = graph.convert %2737 : tensor<f64> -> tensor<f32>
    %2739 = graph.broadcast %2738 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2740 = graph.mul %2713, %2739 : tensor<384xf32>
    %2741 = graph.div %2740, %2736 : tensor<384xf32>
    %2742 = graph.add %2699, %2741 : tensor<384xf32>
    %2743 = graph.add %arg157, %95 : tensor<f32>
    %2744 = graph.mul %arg310, %arg314 : tensor<f64>
    %2745 = graph.sub %1469, %2744 : tensor<f64>
    %2746 = graph.convert %2745 : tensor<f64> -> tensor<f32>
    %2747 = graph.broadcast %2746 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2748 = graph.mul %arg27, %2747 : tensor<384xf32>
    %2749 = graph.sub %1469, %arg311 : tensor<f64>
    %2750 = graph.convert %2749 : tensor<f64> -> tensor<f32>
    %2751 = graph.sub %1213, %arg158 : tensor<384xf32>
    %2752 = graph.broadcast %2750 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2753 = graph.mul %2752, %2751 : tensor<384xf32>
    %2754 = graph.add %arg158, %2753 : tensor<384xf32>
    %2755 = graph.sub %95, %2750 : tensor<f32>
    %2756 = graph.broadcast %2755 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2757 = graph.mul %2751, %2756 : tensor<384xf32>
    %2758 = graph.sub %1213, %2757 : tensor<384xf32>
    %2759 = graph.abs %2750 : tensor<f32>
    %2760 = graph.cmp "lt" %2759, %98 : tensor<f32> -> tensor<i1>
    %2761 = graph.broadcast %2760 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %2762 = graph.select %2761, %2754, %2758 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2763 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2764 = graph.broadcast %2763 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2765 = graph.mul %arg159, %2764 : tensor<384xf32>
    %2766 = graph.sub %1469, %arg312 : tensor<f64>
    %2767 = graph.convert %2766 : tensor<f64> -> tensor<f32>
    %2768 = graph.broadcast %2767 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2769 = graph.mul %1213, %2768 : tensor<384xf32>
    %2770 = graph.mul %2769, %1213 : tensor<384xf32>
    %2771 = graph.add %2765, %2770 : tensor<384xf32>
    %2772 = graph.convert %2743 : tensor<f32> -> tensor<f64>
    %2773 = graph.pow %arg311, %2772 : tensor<f64>
    %2774 = graph.sub %1469, %2773 : tensor<f64>
    %2775 = graph.pow %arg312, %2772 : tensor<f64>
    %2776 = graph.sub %1469, %2775 : tensor<f64>
    %2777 = graph.div %arg310, %2774 : tensor<f64>
    %2778 = graph.pow %2776, %1503 : tensor<f64>
    %2779 = graph.sqrt %2771 : tensor<384xf32>
    %2780 = graph.convert %2778 : tensor<f64> -> tensor<f32>
    %2781 = graph.broadcast %2780 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2782 = graph.div %2779, %2781 : tensor<384xf32>
    %2783 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2784 = graph.broadcast %2783 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2785 = graph.add %2782, %2784 : tensor<384xf32>
    %2786 = graph.neg %2777 : tensor<f64>
    %2787 = graph.convert %2786 : tensor<f64> -> tensor<f32>
    %2788 = graph.broadcast %2787 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2789 = graph.mul %2762, %2788 : tensor<384xf32>
    %2790 = graph.div %2789, %2785 : tensor<384xf32>
    %2791 = graph.add %2748, %2790 : tensor<384xf32>
    %2792 = graph.add %arg160, %95 : tensor<f32>
    %2793 = graph.mul %arg310, %arg314 : tensor<f64>
    %2794 = graph.sub %1469, %2793 : tensor<f64>
    %2795 = graph.convert %2794 : tensor<f64> -> tensor<f32>
    %2796 = graph.broadcast %2795 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2797 = graph.mul %arg28, %2796 : tensor<384xf32>
    %2798 = graph.sub %1469, %arg311 : tensor<f64>
    %2799 = graph.convert %2798 : tensor<f64> -> tensor<f32>
    %2800 = graph.sub %1214, %arg161 : tensor<384xf32>
    %2801 = graph.broadcast %2799 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2802 = graph.mul %2801, %2800 : tensor<384xf32>
    %2803 = graph.add %arg161, %2802 : tensor<384xf32>
    %2804 = graph.sub %95, %2799 : tensor<f32>
    %2805 = graph.broadcast %2804 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2806 = graph.mul %2800, %2805 : tensor<384xf32>
    %2807 = graph.sub %1214, %2806 : tensor<384xf32>
    %2808 = graph.abs %2799 : tensor<f32>
    %2809 = graph.cmp "lt" %2808, %98 : tensor<f32> -> tensor<i1>
    %2810 = graph.broadcast %2809 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %2811 = graph.select %2810, %2803, %2807 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2812 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2813 = graph.broadcast %2812 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2814 = graph.mul %arg162, %2813 : tensor<384xf32>
    %2815 = graph.sub %1469, %arg312 : tensor<f64>
    %2816 = graph.convert %2815 : tensor<f64> -> tensor<f32>
    %2817 = graph.broadcast %2816 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2818 = graph.mul %1214, %2817 : tensor<384xf32>
    %2819 = graph.mul %2818, %1214 : tensor<384xf32>
    %2820 = graph.add %2814, %2819 : tensor<384xf32>
    %2821 = graph.convert %2792 : tensor<f32> -> tensor<f64>
    %2822 = graph.pow %arg311, %2821 : tensor<f64>
    %2823 = graph.sub %1469, %2822 : tensor<f64>
    %2824 = graph.pow %arg312, %2821 : tensor<f64>
    %2825 = graph.sub %1469, %2824 : tensor<f64>
    %2826 = graph.div %arg310, %2823 : tensor<f64>
    %2827 = graph.pow %2825, %1503 : tensor<f64>
    %2828 = graph.sqrt %2820 : tensor<384xf32>
    %2829 = graph.convert %2827 : tensor<f64> -> tensor<f32>
    %2830 = graph.broadcast %2829 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2831 = graph.div %2828, %2830 : tensor<384xf32>
    %2832 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2833 = graph.broadcast %2832 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2834 = graph.add %2831, %2833 : tensor<384xf32>
    %2835 = graph.neg %2826 : tensor<f64>
    %2836 = graph.convert %2835 : tensor<f64> -> tensor<f32>
    %2837 = graph.broadcast %2836 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2838 = graph.mul %2811, %2837 : tensor<384xf32>
    %2839 = graph.div %2838, %2834 : tensor<384xf32>
    %2840 = graph.add %2797, %2839 : tensor<384xf32>
    %2841 = graph.add %arg163, %95 : tensor<f32>
    %2842 = graph.mul %arg310, %arg314 : tensor<f64>
    %2843 = graph.sub %1469, %2842 : tensor<f64>
    %2844 = graph.convert %2843 : tensor<f64> -> tensor<f32>
    %2845 = graph.broadcast %2844 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2846 = graph.mul %arg29, %2845 : tensor<1152x384xf32>
    %2847 = graph.sub %1469, %arg311 : tensor<f64>
    %2848 = graph.convert %2847 : tensor<f64> -> tensor<f32>
    %2849 = graph.sub %1188, %arg164 : tensor<1152x384xf32>
    %2850 = graph.broadcast %2848 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2851 = graph.mul %2850, %2849 : tensor<1152x384xf32>
    %2852 = graph.add %arg164, %2851 : tensor<1152x384xf32>
    %2853 = graph.sub %95, %2848 : tensor<f32>
    %2854 = graph.broadcast %2853 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2855 = graph.mul %2849, %2854 : tensor<1152x384xf32>
    %2856 = graph.sub %1188, %2855 : tensor<1152x384xf32>
    %2857 = graph.abs %2848 : tensor<f32>
    %2858 = graph.cmp "lt" %2857, %98 : tensor<f32> -> tensor<i1>
    %2859 = graph.broadcast %2858 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
    %2860 = graph.select %2859, %2852, %2856 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %2861 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2862 = graph.broadcast %2861 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2863 = graph.mul %arg165, %2862 : tensor<1152x384xf32>
    %2864 = graph.sub %1469, %arg312 : tensor<f64>
    %2865 = graph.convert %2864 : tensor<f64> -> tensor<f32>
    %2866 = graph.broadcast %2865 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2867 = graph.mul %1188, %2866 : tensor<1152x384xf32>
    %2868 = graph.mul %2867, %1188 : tensor<1152x384xf32>
    %2869 = graph.add %2863, %2868 : tensor<1152x384xf32>
    %2870 = graph.convert %2841 : tensor<f32> -> tensor<f64>
    %2871 = graph.pow %arg311, %2870 : tensor<f64>
    %2872 = graph.sub %1469, %2871 : tensor<f64>
    %2873 = graph.pow %arg312, %2870 : tensor<f64>
    %2874 = graph.sub %1469, %2873 : tensor<f64>
    %2875 = graph.div %arg310, %2872 : tensor<f64>
    %2876 = graph.pow %2874, %1503 : tensor<f64>
    %2877 = graph.sqrt %2869 : tensor<1152x384xf32>
    %2878 = graph.convert %2876 : tensor<f64> -> tensor<f32>
    %2879 = graph.broadcast %2878 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2880 = graph.div %2877, %2879 : tensor<1152x384xf32>
    %2881 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2882 = graph.broadcast %2881 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2883 = graph.add %2880, %2882 : tensor<1152x384xf32>
    %2884 = graph.neg %2875 : tensor<f64>
    %2885 = graph.convert %2884 : tensor<f64> -> tensor<f32>
    %2886 = graph.broadcast %2885 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2887 = graph.mul %2860, %2886 : tensor<1152x384xf32>
    %2888 = graph.div %2887, %2883 : tensor<1152x384xf32>
    %2889 = graph.add %2846, %2888 : tensor<1152x384xf32>
    %2890 = graph.add %arg166, %95 : tensor<f32>
    %2891 = graph.mul %arg310, %arg314 : tensor<f64>
    %2892 = graph.sub %1469, %2891 : tensor<f64>
    %2893 = graph.convert %2892 : tensor<f64> -> tensor<f32>
    %2894 = graph.broadcast %2893 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2895 = graph.mul %arg30, %2894 : tensor<1152xf32>
    %2896 = graph.sub %1469, %arg311 : tensor<f64>
    %2897 = graph.convert %2896 : tensor<f64> -> tensor<f32>
    %2898 = graph.sub %1187, %arg167 : tensor<1152xf32>
    %2899 = graph.broadcast %2897 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2900 = graph.mul %2899, %2898 : tensor<1152xf32>
    %2901 = graph.add %arg167, %2900 : tensor<1152xf32>
    %2902 = graph.sub %95, %2897 : tensor<f32>
    %2903 = graph.broadcast %2902 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2904 = graph.mul %2898, %2903 : tensor<1152xf32>
    %2905 = graph.sub %1187, %2904 : tensor<1152xf32>
    %2906 = graph.abs %2897 : tensor<f32>
    %2907 = graph.cmp "lt" %2906, %98 : tensor<f32> -> tensor<i1>
    %2908 = graph.broadcast %2907 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
    %2909 = graph.select %2908, %2901, %2905 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %2910 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2911 = graph.broadcast %2910 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2912 = graph.mul %arg168, %2911 : tensor<1152xf32>
    %2913 = graph.sub %1469, %arg312 : tensor<f64>
    %2914 = graph.convert %2913 : tensor<f64> -> tensor<f32>
    %2915 = graph.broadcast %2914 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2916 = graph.mul %1187, %2915 : tensor<1152xf32>
    %2917 = graph.mul %2916, %1187 : tensor<1152xf32>
    %2918 = graph.add %2912, %2917 : tensor<1152xf32>
    %2919 = graph.convert %2890 : tensor<f32> -> tensor<f64>
    %2920 = graph.pow %arg311, %2919 : tensor<f64>
    %2921 = graph.sub %1469, %2920 : tensor<f64>
    %2922 = graph.pow %arg312, %2919 : tensor<f64>
    %2923 = graph.sub %1469, %2922 : tensor<f64>
    %2924 = graph.div %arg310, %2921 : tensor<f64>
    %2925 = graph.pow %2923, %1503 : tensor<f64>
    %2926 = graph.sqrt %2918 : tensor<1152xf32>
    %2927 = graph.convert %2925 : tensor<f64> -> tensor<f32>
    %2928 = graph.broadcast %2927 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2929 = graph.div %2926, %2928 : tensor<1152xf32>
    %2930 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2931 = graph.broadcast %2930 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2932 = graph.add %2929, %2931 : tensor<1152xf32>
    %2933 = graph.neg %2924 : tensor<f64>
    %2934 = graph.convert %2933 : tensor<f64> -> tensor<f32>
    %2935 = graph.broadcast %2934 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2936 = graph.mul %2909, %2935 : tensor<1152xf32>
    %2937 = graph.div %2936, %2932 : tensor<1152xf32>
    %2938 = graph.add %2895, %2937 : tensor<1152xf32>
    %2939 = graph.add %arg169, %95 : tensor<f32>
    %2940 = graph.mul %arg310, %arg314 : tensor<f64>
    %2941 = graph.sub %1469, %2940 : tensor<f64>
    %2942 = graph.convert %2941 : tensor<f64> -> tensor<f32>
    %2943 = graph.broadcast %2942 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2944 = graph.mul %arg31, %2943 : tensor<384x384xf32>
    %2945 = graph.sub %1469, %arg311 : tensor<f64>
    %2946 = graph.convert %2945 : tensor<f64> -> tensor<f32>
    %2947 = graph.sub %1168, %arg170 : tensor<384x384xf32>
    %2948 = graph.broadcast %2946 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2949 = graph.mul %2948, %2947 : tensor<384x384xf32>
    %2950 = graph.add %arg170, %2949 : tensor<384x384xf32>
    %2951 = graph.sub %95, %2946 : tensor<f32>
    %2952 = graph.broadcast %2951 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2953 = graph.mul %2947, %2952 : tensor<384x384xf32>
    %2954 = graph.sub %1168, %2953 : tensor<384x384xf32>
    %2955 = graph.abs %2946 : tensor<f32>
    %2956 = graph.cmp "lt" %2955, %98 : tensor<f32> -> tensor<i1>
    %2957 = graph.broadcast %2956 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
    %2958 = graph.select %2957, %2950, %2954 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %2959 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %2960 = graph.broadcast %2959 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2961 = graph.mul %arg171, %2960 : tensor<384x384xf32>
    %2962 = graph.sub %1469, %arg312 : tensor<f64>
    %2963 = graph.convert %2962 : tensor<f64> -> tensor<f32>
    %2964 = graph.broadcast %2963 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2965 = graph.mul %1168, %2964 : tensor<384x384xf32>
    %2966 = graph.mul %2965, %1168 : tensor<384x384xf32>
    %2967 = graph.add %2961, %2966 : tensor<384x384xf32>
    %2968 = graph.convert %2939 : tensor<f32> -> tensor<f64>
    %2969 = graph.pow %arg311, %2968 : tensor<f64>
    %2970 = graph.sub %1469, %2969 : tensor<f64>
    %2971 = graph.pow %arg312, %2968 : tensor<f64>
    %2972 = graph.sub %1469, %2971 : tensor<f64>
    %2973 = graph.div %arg310, %2970 : tensor<f64>
    %2974 = graph.pow %2972, %1503 : tensor<f64>
    %2975 = graph.sqrt %2967 : tensor<384x384xf32>
    %2976 = graph.convert %2974 : tensor<f64> -> tensor<f32>
    %2977 = graph.broadcast %2976 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2978 = graph.div %2975, %2977 : tensor<384x384xf32>
    %2979 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %2980 = graph.broadcast %2979 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2981 = graph.add %2978, %2980 : tensor<384x384xf32>
    %2982 = graph.neg %2973 : tensor<f64>
    %2983 = graph.convert %2982 : tensor<f64> -> tensor<f32>
    %2984 = graph.broadcast %2983 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2985 = graph.mul %2958, %2984 : tensor<384x384xf32>
    %2986 = graph.div %2985, %2981 : tensor<384x384xf32>
    %2987 = graph.add %2944, %2986 : tensor<384x384xf32>
    %2988 = graph.add %arg172, %95 : tensor<f32>
    %2989 = graph.mul %arg310, %arg314 : tensor<f64>
    %2990 = graph.sub %1469, %2989 : tensor<f64>
    %2991 = graph.convert %2990 : tensor<f64> -> tensor<f32>
    %2992 = graph.broadcast %2991 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2993 = graph.mul %arg32, %2992 : tensor<384xf32>
    %2994 = graph.sub %1469, %arg311 : tensor<f64>
    %2995 = graph.convert %2994 : tensor<f64> -> tensor<f32>
    %2996 = graph.sub %1167, %arg173 : tensor<384xf32>
    %2997 = graph.broadcast %2995 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2998 = graph.mul %2997, %2996 : tensor<384xf32>
    %2999 = graph.add %arg173, %2998 : tensor<384xf32>
    %3000 = graph.sub %95, %2995 : tensor<f32>
    %3001 = graph.broadcast %3000 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3002 = graph.mul %2996, %3001 : tensor<384xf32>
    %3003 = graph.sub %1167, %3002 : tensor<384xf32>
    %3004 = graph.abs %2995 : tensor<f32>
    %3005 = graph.cmp "lt" %3004, %98 : tensor<f32> -> tensor<i1>
    %3006 = graph.broadcast %3005 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %3007 = graph.select %3006, %2999, %3003 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3008 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3009 = graph.broadcast %3008 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3010 = graph.mul %arg174, %3009 : tensor<384xf32>
    %3011 = graph.sub %1469, %arg312 : tensor<f64>
    %3012 = graph.convert %3011 : tensor<f64> -> tensor<f32>
    %3013 = graph.broadcast %3012 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3014 = graph.mul %1167, %3013 : tensor<384xf32>
    %3015 = graph.mul %3014, %1167 : tensor<384xf32>
    %3016 = graph.add %3010, %3015 : tensor<384xf32>
    %3017 = graph.convert %2988 : tensor<f32> -> tensor<f64>
    %3018 = graph.pow %arg311, %3017 : tensor<f64>
    %3019 = graph.sub %1469, %3018 : tensor<f64>
    %3020 = graph.pow %arg312, %3017 : tensor<f64>
    %3021 = graph.sub %1469, %3020 : tensor<f64>
    %3022 = graph.div %arg310, %3019 : tensor<f64>
    %3023 = graph.pow %3021, %1503 : tensor<f64>
    %3024 = graph.sqrt %3016 : tensor<384xf32>
    %3025 = graph.convert %3023 : tensor<f64> -> tensor<f32>
    %3026 = graph.broadcast %3025 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3027 = graph.div %3024, %3026 : tensor<384xf32>
    %3028 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3029 = graph.broadcast %3028 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3030 = graph.add %3027, %3029 : tensor<384xf32>
    %3031 = graph.neg %3022 : tensor<f64>
    %3032 = graph.convert %3031 : tensor<f64> -> tensor<f32>
    %3033 = graph.broadcast %3032 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3034 = graph.mul %3007, %3033 : tensor<384xf32>
    %3035 = graph.div %3034, %3030 : tensor<384xf32>
    %3036 = graph.add %2993, %3035 : tensor<384xf32>
    %3037 = graph.add %arg175, %95 : tensor<f32>
    %3038 = graph.mul %arg310, %arg314 : tensor<f64>
    %3039 = graph.sub %1469, %3038 : tensor<f64>
    %3040 = graph.convert %3039 : tensor<f64> -> tensor<f32>
    %3041 = graph.broadcast %3040 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3042 = graph.mul %arg33, %3041 : tensor<384xf32>
    %3043 = graph.sub %1469, %arg311 : tensor<f64>
    %3044 = graph.convert %3043 : tensor<f64> -> tensor<f32>
    %3045 = graph.sub %1156, %arg176 : tensor<384xf32>
    %3046 = graph.broadcast %3044 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3047 = graph.mul %3046, %3045 : tensor<384xf32>
    %3048 = graph.add %arg176, %3047 : tensor<384xf32>
    %3049 = graph.sub %95, %3044 : tensor<f32>
    %3050 = graph.broadcast %3049 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3051 = graph.mul %3045, %3050 : tensor<384xf32>
    %3052 = graph.sub %1156, %3051 : tensor<384xf32>
    %3053 = graph.abs %3044 : tensor<f32>
    %3054 = graph.cmp "lt" %3053, %98 : tensor<f32> -> tensor<i1>
    %3055 = graph.broadcast %3054 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %3056 = graph.select %3055, %3048, %3052 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3057 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3058 = graph.broadcast %3057 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3059 = graph.mul %arg177, %3058 : tensor<384xf32>
    %3060 = graph.sub %1469, %arg312 : tensor<f64>
    %3061 = graph.convert %3060 : tensor<f64> -> tensor<f32>
    %3062 = graph.broadcast %3061 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3063 = graph.mul %1156, %3062 : tensor<384xf32>
    %3064 = graph.mul %3063, %1156 : tensor<384xf32>
    %3065 = graph.add %3059, %3064 : tensor<384xf32>
    %3066 = graph.convert %3037 : tensor<f32> -> tensor<f64>
    %3067 = graph.pow %arg311, %3066 : tensor<f64>
    %3068 = graph.sub %1469, %3067 : tensor<f64>
    %3069 = graph.pow %arg312, %3066 : tensor<f64>
    %3070 = graph.sub %1469, %3069 : tensor<f64>
    %3071 = graph.div %arg310, %3068 : tensor<f64>
    %3072 = graph.pow %3070, %1503 : tensor<f64>
    %3073 = graph.sqrt %3065 : tensor<384xf32>
    %3074 = graph.convert %3072 : tensor<f64> -> tensor<f32>
    %3075 = graph.broadcast %3074 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3076 = graph.div %3073, %3075 : tensor<384xf32>
    %3077 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3078 = graph.broadcast %3077 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3079 = graph.add %3076, %3078 : tensor<384xf32>
    %3080 = graph.neg %3071 : tensor<f64>
    %3081 = graph.convert %3080 : tensor<f64> -> tensor<f32>
    %3082 = graph.broadcast %3081 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3083 = graph.mul %3056, %3082 : tensor<384xf32>
    %3084 = graph.div %3083, %3079 : tensor<384xf32>
    %3085 = graph.add %3042, %3084 : tensor<384xf32>
    %3086 = graph.add %arg178, %95 : tensor<f32>
    %3087 = graph.mul %arg310, %arg314 : tensor<f64>
    %3088 = graph.sub %1469, %3087 : tensor<f64>
    %3089 = graph.convert %3088 : tensor<f64> -> tensor<f32>
    %3090 = graph.broadcast %3089 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3091 = graph.mul %arg34, %3090 : tensor<384xf32>
    %3092 = graph.sub %1469, %arg311 : tensor<f64>
    %3093 = graph.convert %3092 : tensor<f64> -> tensor<f32>
    %3094 = graph.sub %1157, %arg179 : tensor<384xf32>
    %3095 = graph.broadcast %3093 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3096 = graph.mul %3095, %3094 : tensor<384xf32>
    %3097 = graph.add %arg179, %3096 : tensor<384xf32>
    %3098 = graph.sub %95, %3093 : tensor<f32>
    %3099 = graph.broadcast %3098 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3100 = graph.mul %3094, %3099 : tensor<384xf32>
    %3101 = graph.sub %1157, %3100 : tensor<384xf32>
    %3102 = graph.abs %3093 : tensor<f32>
    %3103 = graph.cmp "lt" %3102, %98 : tensor<f32> -> tensor<i1>
    %3104 = graph.broadcast %3103 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %3105 = graph.select %3104, %3097, %3101 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3106 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3107 = graph.broadcast %3106 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3108 = graph.mul %arg180, %3107 : tensor<384xf32>
    %3109 = graph.sub %1469, %arg312 : tensor<f64>
    %3110 = graph.convert %3109 : tensor<f64> -> tensor<f32>
    %3111 = graph.broadcast %3110 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3112 = graph.mul %1157, %3111 : tensor<384xf32>
    %3113 = graph.mul %3112, %1157 : tensor<384xf32>
    %3114 = graph.add %3108, %3113 : tensor<384xf32>
    %3115 = graph.convert %3086 : tensor<f32> -> tensor<f64>
    %3116 = graph.pow %arg311, %3115 : tensor<f64>
    %3117 = graph.sub %1469, %3116 : tensor<f64>
    %3118 = graph.pow %arg312, %3115 : tensor<f64>
    %3119 = graph.sub %1469, %3118 : tensor<f64>
    %3120 = graph.div %arg310, %3117 : tensor<f64>
    %3121 = graph.pow %3119, %1503 : tensor<f64>
    %3122 = graph.sqrt %3114 : tensor<384xf32>
    %3123 = graph.convert %3121 : tensor<f64> -> tensor<f32>
    %3124 = graph.broadcast %3123 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3125 = graph.div %3122, %3124 : tensor<384xf32>
    %3126 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3127 = graph.broadcast %3126 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3128 = graph.add %3125, %3127 : tensor<384xf32>
    %3129 = graph.neg %3120 : tensor<f64>
    %3130 = graph.convert %3129 : tensor<f64> -> tensor<f32>
    %3131 = graph.broadcast %3130 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3132 = graph.mul %3105, %3131 : tensor<384xf32>
    %3133 = graph.div %3132, %3128 : tensor<384xf32>
    %3134 = graph.add %3091, %3133 : tensor<384xf32>
    %3135 = graph.add %arg181, %95 : tensor<f32>
    %3136 = graph.mul %arg310, %arg314 : tensor<f64>
    %3137 = graph.sub %1469, %3136 : tensor<f64>
    %3138 = graph.convert %3137 : tensor<f64> -> tensor<f32>
    %3139 = graph.broadcast %3138 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3140 = graph.mul %arg35, %3139 : tensor<1536x384xf32>
    %3141 = graph.sub %1469, %arg311 : tensor<f64>
    %3142 = graph.convert %3141 : tensor<f64> -> tensor<f32>
    %3143 = graph.sub %1131, %arg182 : tensor<1536x384xf32>
    %3144 = graph.broadcast %3142 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3145 = graph.mul %3144, %3143 : tensor<1536x384xf32>
    %3146 = graph.add %arg182, %3145 : tensor<1536x384xf32>
    %3147 = graph.sub %95, %3142 : tensor<f32>
    %3148 = graph.broadcast %3147 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3149 = graph.mul %3143, %3148 : tensor<1536x384xf32>
    %3150 = graph.sub %1131, %3149 : tensor<1536x384xf32>
    %3151 = graph.abs %3142 : tensor<f32>
    %3152 = graph.cmp "lt" %3151, %98 : tensor<f32> -> tensor<i1>
    %3153 = graph.broadcast %3152 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
    %3154 = graph.select %3153, %3146, %3150 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %3155 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3156 = graph.broadcast %3155 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3157 = graph.mul %arg183, %3156 : tensor<1536x384xf32>
    %3158 = graph.sub %1469, %arg312 : tensor<f64>
    %3159 = graph.convert %3158 : tensor<f64> -> tensor<f32>
    %3160 = graph.broadcast %3159 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3161 = graph.mul %1131, %3160 : tensor<1536x384xf32>
    %3162 = graph.mul %3161, %1131 : tensor<1536x384xf32>
    %3163 = graph.add %3157, %3162 : tensor<1536x384xf32>
    %3164 = graph.convert %3135 : tensor<f32> -> tensor<f64>
    %3165 = graph.pow %arg311, %3164 : tensor<f64>
    %3166 = graph.sub %1469, %3165 : tensor<f64>
    %3167 = graph.pow %arg312, %3164 : tensor<f64>
    %3168 = graph.sub %1469, %3167 : tensor<f64>
    %3169 = graph.div %arg310, %3166 : tensor<f64>
    %3170 = graph.pow %3168, %1503 : tensor<f64>
    %3171 = graph.sqrt %3163 : tensor<1536x384xf32>
    %3172 = graph.convert %3170 : tensor<f64> -> tensor<f32>
    %3173 = graph.broadcast %3172 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3174 = graph.div %3171, %3173 : tensor<1536x384xf32>
    %3175 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3176 = graph.broadcast %3175 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3177 = graph.add %3174, %3176 : tensor<1536x384xf32>
    %3178 = graph.neg %3169 : tensor<f64>
    %3179 = graph.convert %3178 : tensor<f64> -> tensor<f32>
    %3180 = graph.broadcast %3179 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3181 = graph.mul %3154, %3180 : tensor<1536x384xf32>
    %3182 = graph.div %3181, %3177 : tensor<1536x384xf32>
    %3183 = graph.add %3140, %3182 : tensor<1536x384xf32>
    %3184 = graph.add %arg184, %95 : tensor<f32>
    %3185 = graph.mul %arg310, %arg314 : tensor<f64>
    %3186 = graph.sub %1469, %3185 : tensor<f64>
    %3187 = graph.convert %3186 : tensor<f64> -> tensor<f32>
    %3188 = graph.broadcast %3187 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3189 = graph.mul %arg36, %3188 : tensor<1536xf32>
    %3190 = graph.sub %1469, %arg311 : tensor<f64>
    %3191 = graph.convert %3190 : tensor<f64> -> tensor<f32>
    %3192 = graph.sub %1130, %arg185 : tensor<1536xf32>
    %3193 = graph.broadcast %3191 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3194 = graph.mul %3193, %3192 : tensor<1536xf32>
    %3195 = graph.add %arg185, %3194 : tensor<1536xf32>
    %3196 = graph.sub %95, %3191 : tensor<f32>
    %3197 = graph.broadcast %3196 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3198 = graph.mul %3192, %3197 : tensor<1536xf32>
    %3199 = graph.sub %1130, %3198 : tensor<1536xf32>
    %3200 = graph.abs %3191 : tensor<f32>
    %3201 = graph.cmp "lt" %3200, %98 : tensor<f32> -> tensor<i1>
    %3202 = graph.broadcast %3201 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
    %3203 = graph.select %3202, %3195, %3199 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %3204 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3205 = graph.broadcast %3204 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3206 = graph.mul %arg186, %3205 : tensor<1536xf32>
    %3207 = graph.sub %1469, %arg312 : tensor<f64>
    %3208 = graph.convert %3207 : tensor<f64> -> tensor<f32>
    %3209 = graph.broadcast %3208 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3210 = graph.mul %1130, %3209 : tensor<1536xf32>
    %3211 = graph.mul %3210, %1130 : tensor<1536xf32>
    %3212 = graph.add %3206, %3211 : tensor<1536xf32>
    %3213 = graph.convert %3184 : tensor<f32> -> tensor<f64>
    %3214 = graph.pow %arg311, %3213 : tensor<f64>
    %3215 = graph.sub %1469, %3214 : tensor<f64>
    %3216 = graph.pow %arg312, %3213 : tensor<f64>
    %3217 = graph.sub %1469, %3216 : tensor<f64>
    %3218 = graph.div %arg310, %3215 : tensor<f64>
    %3219 = graph.pow %3217, %1503 : tensor<f64>
    %3220 = graph.sqrt %3212 : tensor<1536xf32>
    %3221 = graph.convert %3219 : tensor<f64> -> tensor<f32>
    %3222 = graph.broadcast %3221 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3223 = graph.div %3220, %3222 : tensor<1536xf32>
    %3224 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3225 = graph.broadcast %3224 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3226 = graph.add %3223, %3225 : tensor<1536xf32>
    %3227 = graph.neg %3218 : tensor<f64>
    %3228 = graph.convert %3227 : tensor<f64> -> tensor<f32>
    %3229 = graph.broadcast %3228 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3230 = graph.mul %3203, %3229 : tensor<1536xf32>
    %3231 = graph.div %3230, %3226 : tensor<1536xf32>
    %3232 = graph.add %3189, %3231 : tensor<1536xf32>
    %3233 = graph.add %arg187, %95 : tensor<f32>
    %3234 = graph.mul %arg310, %arg314 : tensor<f64>
    %3235 = graph.sub %1469, %3234 : tensor<f64>
    %3236 = graph.convert %3235 : tensor<f64> -> tensor<f32>
    %3237 = graph.broadcast %3236 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3238 = graph.mul %arg37, %3237 : tensor<384x1536xf32>
    %3239 = graph.sub %1469, %arg311 : tensor<f64>
    %3240 = graph.convert %3239 : tensor<f64> -> tensor<f32>
    %3241 = graph.sub %1104, %arg188 : tensor<384x1536xf32>
    %3242 = graph.broadcast %3240 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3243 = graph.mul %3242, %3241 : tensor<384x1536xf32>
    %3244 = graph.add %arg188, %3243 : tensor<384x1536xf32>
    %3245 = graph.sub %95, %3240 : tensor<f32>
    %3246 = graph.broadcast %3245 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3247 = graph.mul %3241, %3246 : tensor<384x1536xf32>
    %3248 = graph.sub %1104, %3247 : tensor<384x1536xf32>
    %3249 = graph.abs %3240 : tensor<f32>
    %3250 = graph.cmp "lt" %3249, %98 : tensor<f32> -> tensor<i1>
    %3251 = graph.broadcast %3250 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
    %3252 = graph.select %3251, %3244, %3248 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %3253 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3254 = graph.broadcast %3253 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3255 = graph.mul %arg189, %3254 : tensor<384x1536xf32>
    %3256 = graph.sub %1469, %arg312 : tensor<f64>
    %3257 = graph.convert %3256 : tensor<f64> -> tensor<f32>
    %3258 = graph.broadcast %3257 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3259 = graph.mul %1104, %3258 : tensor<384x1536xf32>
    %3260 = graph.mul %3259, %1104 : tensor<384x1536xf32>
    %3261 = graph.add %3255, %3260 : tensor<384x1536xf32>
    %3262 = graph.convert %3233 : tensor<f32> -> tensor<f64>
    %3263 = graph.pow %arg311, %3262 : tensor<f64>
    %3264 = graph.sub %1469, %3263 : tensor<f64>
    %3265 = graph.pow %arg312, %3262 : tensor<f64>
    %3266 = graph.sub %1469, %3265 : tensor<f64>
    %3267 = graph.div %arg310, %3264 : tensor<f64>
    %3268 = graph.pow %3266, %1503 : tensor<f64>
    %3269 = graph.sqrt %3261 : tensor<384x1536xf32>
    %3270 = graph.convert %3268 : tensor<f64> -> tensor<f32>
    %3271 = graph.broadcast %3270 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3272 = graph.div %3269, %3271 : tensor<384x1536xf32>
    %3273 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3274 = graph.broadcast %3273 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3275 = graph.add %3272, %3274 : tensor<384x1536xf32>
    %3276 = graph.neg %3267 : tensor<f64>
    %3277 = graph.convert %3276 : tensor<f64> -> tensor<f32>
    %3278 = graph.broadcast %3277 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3279 = graph.mul %3252, %3278 : tensor<384x1536xf32>
    %3280 = graph.div %3279, %3275 : tensor<384x1536xf32>
    %3281 = graph.add %3238, %3280 : tensor<384x1536xf32>
    %3282 = graph.add %arg190, %95 : tensor<f32>
    %3283 = graph.mul %arg310, %arg314 : tensor<f64>
    %3284 = graph.sub %1469, %3283 : tensor<f64>
    %3285 = graph.convert %3284 : tensor<f64> -> tensor<f32>
    %3286 = graph.broadcast %3285 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3287 = graph.mul %arg38, %3286 : tensor<384xf32>
    %3288 = graph.sub %1469, %arg311 : tensor<f64>
    %3289 = graph.convert %3288 : tensor<f64> -> tensor<f32>
    %3290 = graph.sub %1103, %arg191 : tensor<384xf32>
    %3291 = graph.broadcast %3289 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3292 = graph.mul %3291, %3290 : tensor<384xf32>
    %3293 = graph.add %arg191, %3292 : tensor<384xf32>
    %3294 = graph.sub %95, %3289 : tensor<f32>
    %3295 = graph.broadcast %3294 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3296 = graph.mul %3290, %3295 : tensor<384xf32>
    %3297 = graph.sub %1103, %3296 : tensor<384xf32>
    %3298 = graph.abs %3289 : tensor<f32>
    %3299 = graph.cmp "lt" %3298, %98 : tensor<f32> -> tensor<i1>
    %3300 = graph.broadcast %3299 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %3301 = graph.select %3300, %3293, %3297 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3302 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3303 = graph.broadcast %3302 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3304 = graph.mul %arg192, %3303 : tensor<384xf32>
    %3305 = graph.sub %1469, %arg312 : tensor<f64>
    %3306 = graph.convert %3305 : tensor<f64> -> tensor<f32>
    %3307 = graph.broadcast %3306 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3308 = graph.mul %1103, %3307 : tensor<384xf32>
    %3309 = graph.mul %3308, %1103 : tensor<384xf32>
    %3310 = graph.add %3304, %3309 : tensor<384xf32>
    %3311 = graph.convert %3282 : tensor<f32> -> tensor<f64>
    %3312 = graph.pow %arg311, %3311 : tensor<f64>
    %3313 = graph.sub %1469, %3312 : tensor<f64>
    %3314 = graph.pow %arg312, %3311 : tensor<f64>
    %3315 = graph.sub %1469, %3314 : tensor<f64>
    %3316 = graph.div %arg310, %3313 : tensor<f64>
    %3317 = graph.pow %3315, %1503 : tensor<f64>
    %3318 = graph.sqrt %3310 : tensor<384xf32>
    %3319 = graph.convert %3317 : tensor<f64> -> tensor<f32>
    %3320 = graph.broadcast %3319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3321 = graph.div %3318, %3320 : tensor<384xf32>
    %3322 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3323 = graph.broadcast %3322 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3324 = graph.add %3321, %3323 : tensor<384xf32>
    %3325 = graph.neg %3316 : tensor<f64>
    %3326 = graph.convert %3325 : tensor<f64> -> tensor<f32>
    %3327 = graph.broadcast %3326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3328 = graph.mul %3301, %3327 : tensor<384xf32>
    %3329 = graph.div %3328, %3324 : tensor<384xf32>
    %3330 = graph.add %3287, %3329 : tensor<384xf32>
    %3331 = graph.add %arg193, %95 : tensor<f32>
    %3332 = graph.mul %arg310, %arg314 : tensor<f64>
    %3333 = graph.sub %1469, %3332 : tensor<f64>
    %3334 = graph.convert %3333 : tensor<f64> -> tensor<f32>
    %3335 = graph.broadcast %3334 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3336 = graph.mul %arg39, %3335 : tensor<384xf32>
    %3337 = graph.sub %1469, %arg311 : tensor<f64>
    %3338 = graph.convert %3337 : tensor<f64> -> tensor<f32>
    %3339 = graph.sub %1092, %arg194 : tensor<384xf32>
    %3340 = graph.broadcast %3338 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3341 = graph.mul %3340, %3339 : tensor<384xf32>
    %3342 = graph.add %arg194, %3341 : tensor<384xf32>
    %3343 = graph.sub %95, %3338 : tensor<f32>
    %3344 = graph.broadcast %3343 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3345 = graph.mul %3339, %3344 : tensor<384xf32>
    %3346 = graph.sub %1092, %3345 : tensor<384xf32>
    %3347 = graph.abs %3338 : tensor<f32>
    %3348 = graph.cmp "lt" %3347, %98 : tensor<f32> -> tensor<i1>
    %3349 = graph.broadcast %3348 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %3350 = graph.select %3349, %3342, %3346 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3351 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3352 = graph.broadcast %3351 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3353 = graph.mul %arg195, %3352 : tensor<384xf32>
    %3354 = graph.sub %1469, %arg312 : tensor<f64>
    %3355 = graph.convert %3354 : tensor<f64> -> tensor<f32>
    %3356 = graph.broadcast %3355 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3357 = graph.mul %1092, %3356 : tensor<384xf32>
    %3358 = graph.mul %3357, %1092 : tensor<384xf32>
    %3359 = graph.add %3353, %3358 : tensor<384xf32>
    %3360 = graph.convert %3331 : tensor<f32> -> tensor<f64>
    %3361 = graph.pow %arg311, %3360 : tensor<f64>
    %3362 = graph.sub %1469, %3361 : tensor<f64>
    %3363 = graph.pow %arg312, %3360 : tensor<f64>
    %3364 = graph.sub %1469, %3363 : tensor<f64>
    %3365 = graph.div %arg310, %3362 : tensor<f64>
    %3366 = graph.pow %3364, %1503 : tensor<f64>
    %3367 = graph.sqrt %3359 : tensor<384xf32>
    %3368 = graph.convert %3366 : tensor<f64> -> tensor<f32>
    %3369 = graph.broadcast %3368 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3370 = graph.div %3367, %3369 : tensor<384xf32>
    %3371 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3372 = graph.broadcast %3371 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3373 = graph.add %3370, %3372 : tensor<384xf32>
    %3374 = graph.neg %3365 : tensor<f64>
    %3375 = graph.convert %3374 : tensor<f64> -> tensor<f32>
    %3376 = graph.broadcast %3375 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3377 = graph.mul %3350, %3376 : tensor<384xf32>
    %3378 = graph.div %3377, %3373 : tensor<384xf32>
    %3379 = graph.add %3336, %3378 : tensor<384xf32>
    %3380 = graph.add %arg196, %95 : tensor<f32>
    %3381 = graph.mul %arg310, %arg314 : tensor<f64>
    %3382 = graph.sub %1469, %3381 : tensor<f64>
    %3383 = graph.convert %3382 : tensor<f64> -> tensor<f32>
    %3384 = graph.broadcast %3383 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3385 = graph.mul %arg40, %3384 : tensor<384xf32>
    %3386 = graph.sub %1469, %arg311 : tensor<f64>
    %3387 = graph.convert %3386 : tensor<f64> -> tensor<f32>
    %3388 = graph.sub %1093, %arg197 : tensor<384xf32>
    %3389 = graph.broadcast %3387 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3390 = graph.mul %3389, %3388 : tensor<384xf32>
    %3391 = graph.add %arg197, %3390 : tensor<384xf32>
    %3392 = graph.sub %95, %3387 : tensor<f32>
    %3393 = graph.broadcast %3392 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3394 = graph.mul %3388, %3393 : tensor<384xf32>
    %3395 = graph.sub %1093, %3394 : tensor<384xf32>
    %3396 = graph.abs %3387 : tensor<f32>
    %3397 = graph.cmp "lt" %3396, %98 : tensor<f32> -> tensor<i1>
    %3398 = graph.broadcast %3397 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %3399 = graph.select %3398, %3391, %3395 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3400 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3401 = graph.broadcast %3400 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3402 = graph.mul %arg198, %3401 : tensor<384xf32>
    %3403 = graph.sub %1469, %arg312 : tensor<f64>
    %3404 = graph.convert %3403 : tensor<f64> -> tensor<f32>
    %3405 = graph.broadcast %3404 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3406 = graph.mul %1093, %3405 : tensor<384xf32>
    %3407 = graph.mul %3406, %1093 : tensor<384xf32>
    %3408 = graph.add %3402, %3407 : tensor<384xf32>
    %3409 = graph.convert %3380 : tensor<f32> -> tensor<f64>
    %3410 = graph.pow %arg311, %3409 : tensor<f64>
    %3411 = graph.sub %1469, %3410 : tensor<f64>
    %3412 = graph.pow %arg312, %3409 : tensor<f64>
    %3413 = graph.sub %1469, %3412 : tensor<f64>
    %3414 = graph.div %arg310, %3411 : tensor<f64>
    %3415 = graph.pow %3413, %1503 : tensor<f64>
    %3416 = graph.sqrt %3408 : tensor<384xf32>
    %3417 = graph.convert %3415 : tensor<f64> -> tensor<f32>
    %3418 = graph.broadcast %3417 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3419 = graph.div %3416, %3418 : tensor<384xf32>
    %3420 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3421 = graph.broadcast %3420 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3422 = graph.add %3419, %3421 : tensor<384xf32>
    %3423 = graph.neg %3414 : tensor<f64>
    %3424 = graph.convert %3423 : tensor<f64> -> tensor<f32>
    %3425 = graph.broadcast %3424 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3426 = graph.mul %3399, %3425 : tensor<384xf32>
    %3427 = graph.div %3426, %3422 : tensor<384xf32>
    %3428 = graph.add %3385, %3427 : tensor<384xf32>
    %3429 = graph.add %arg199, %95 : tensor<f32>
    %3430 = graph.mul %arg310, %arg314 : tensor<f64>
    %3431 = graph.sub %1469, %3430 : tensor<f64>
    %3432 = graph.convert %3431 : tensor<f64> -> tensor<f32>
    %3433 = graph.broadcast %3432 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3434 = graph.mul %arg41, %3433 : tensor<1152x384xf32>
    %3435 = graph.sub %1469, %arg311 : tensor<f64>
    %3436 = graph.convert %3435 : tensor<f64> -> tensor<f32>
    %3437 = graph.sub %1067, %arg200 : tensor<1152x384xf32>
    %3438 = graph.broadcast %3436 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3439 = graph.mul %3438, %3437 : tensor<1152x384xf32>
    %3440 = graph.add %arg200, %3439 : tensor<1152x384xf32>
    %3441 = graph.sub %95, %3436 : tensor<f32>
    %3442 = graph.broadcast %3441 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3443 = graph.mul %3437, %3442 : tensor<1152x384xf32>
    %3444 = graph.sub %1067, %3443 : tensor<1152x384xf32>
    %3445 = graph.abs %3436 : tensor<f32>
    %3446 = graph.cmp "lt" %3445, %98 : tensor<f32> -> tensor<i1>
    %3447 = graph.broadcast %3446 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
    %3448 = graph.select %3447, %3440, %3444 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %3449 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3450 = graph.broadcast %3449 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3451 = graph.mul %arg201, %3450 : tensor<1152x384xf32>
    %3452 = graph.sub %1469, %arg312 : tensor<f64>
    %3453 = graph.convert %3452 : tensor<f64> -> tensor<f32>
    %3454 = graph.broadcast %3453 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3455 = graph.mul %1067, %3454 : tensor<1152x384xf32>
    %3456 = graph.mul %3455, %1067 : tensor<1152x384xf32>
    %3457 = graph.add %3451, %3456 : tensor<1152x384xf32>
    %3458 = graph.convert %3429 : tensor<f32> -> tensor<f64>
    %3459 = graph.pow %arg311, %3458 : tensor<f64>
    %3460 = graph.sub %1469, %3459 : tensor<f64>
    %3461 = graph.pow %arg312, %3458 : tensor<f64>
    %3462 = graph.sub %1469, %3461 : tensor<f64>
    %3463 = graph.div %arg310, %3460 : tensor<f64>
    %3464 = graph.pow %3462, %1503 : tensor<f64>
    %3465 = graph.sqrt %3457 : tensor<1152x384xf32>
    %3466 = graph.convert %3464 : tensor<f64> -> tensor<f32>
    %3467 = graph.broadcast %3466 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3468 = graph.div %3465, %3467 : tensor<1152x384xf32>
    %3469 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3470 = graph.broadcast %3469 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3471 = graph.add %3468, %3470 : tensor<1152x384xf32>
    %3472 = graph.neg %3463 : tensor<f64>
    %3473 = graph.convert %3472 : tensor<f64> -> tensor<f32>
    %3474 = graph.broadcast %3473 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3475 = graph.mul %3448, %3474 : tensor<1152x384xf32>
    %3476 = graph.div %3475, %3471 : tensor<1152x384xf32>
    %3477 = graph.add %3434, %3476 : tensor<1152x384xf32>
    %3478 = graph.add %arg202, %95 : tensor<f32>
    %3479 = graph.mul %arg310, %arg314 : tensor<f64>
    %3480 = graph.sub %1469, %3479 : tensor<f64>
    %3481 = graph.convert %3480 : tensor<f64> -> tensor<f32>
    %3482 = graph.broadcast %3481 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3483 = graph.mul %arg42, %3482 : tensor<1152xf32>
    %3484 = graph.sub %1469, %arg311 : tensor<f64>
    %3485 = graph.convert %3484 : tensor<f64> -> tensor<f32>
    %3486 = graph.sub %1066, %arg203 : tensor<1152xf32>
    %3487 = graph.broadcast %3485 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3488 = graph.mul %3487, %3486 : tensor<1152xf32>
    %3489 = graph.add %arg203, %3488 : tensor<1152xf32>
    %3490 = graph.sub %95, %3485 : tensor<f32>
    %3491 = graph.broadcast %3490 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3492 = graph.mul %3486, %3491 : tensor<1152xf32>
    %3493 = graph.sub %1066, %3492 : tensor<1152xf32>
    %3494 = graph.abs %3485 : tensor<f32>
    %3495 = graph.cmp "lt" %3494, %98 : tensor<f32> -> tensor<i1>
    %3496 = graph.broadcast %3495 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
    %3497 = graph.select %3496, %3489, %3493 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %3498 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3499 = graph.broadcast %3498 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3500 = graph.mul %arg204, %3499 : tensor<1152xf32>
    %3501 = graph.sub %1469, %arg312 : tensor<f64>
    %3502 = graph.convert %3501 : tensor<f64> -> tensor<f32>
    %3503 = graph.broadcast %3502 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3504 = graph.mul %1066, %3503 : tensor<1152xf32>
    %3505 = graph.mul %3504, %1066 : tensor<1152xf32>
    %3506 = graph.add %3500, %3505 : tensor<1152xf32>
    %3507 = graph.convert %3478 : tensor<f32> -> tensor<f64>
    %3508 = graph.pow %arg311, %3507 : tensor<f64>
    %3509 = graph.sub %1469, %3508 : tensor<f64>
    %3510 = graph.pow %arg312, %3507 : tensor<f64>
    %3511 = graph.sub %1469, %3510 : tensor<f64>
    %3512 = graph.div %arg310, %3509 : tensor<f64>
    %3513 = graph.pow %3511, %1503 : tensor<f64>
    %3514 = graph.sqrt %3506 : tensor<1152xf32>
    %3515 = graph.convert %3513 : tensor<f64> -> tensor<f32>
    %3516 = graph.broadcast %3515 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3517 = graph.div %3514, %3516 : tensor<1152xf32>
    %3518 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3519 = graph.broadcast %3518 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3520 = graph.add %3517, %3519 : tensor<1152xf32>
    %3521 = graph.neg %3512 : tensor<f64>
    %3522 = graph.convert %3521 : tensor<f64> -> tensor<f32>
    %3523 = graph.broadcast %3522 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3524 = graph.mul %3497, %3523 : tensor<1152xf32>
    %3525 = graph.div %3524, %3520 : tensor<1152xf32>
    %3526 = graph.add %3483, %3525 : tensor<1152xf32>
    %3527 = graph.add %arg205, %95 : tensor<f32>
    %3528 = graph.mul %arg310, %arg314 : tensor<f64>
    %3529 = graph.sub %1469, %3528 : tensor<f64>
    %3530 = graph.convert %3529 : tensor<f64> -> tensor<f32>
    %3531 = graph.broadcast %3530 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3532 = graph.mul %arg43, %3531 : tensor<384x384xf32>
    %3533 = graph.sub %1469, %arg311 : tensor<f64>
    %3534 = graph.convert %3533 : tensor<f64> -> tensor<f32>
    %3535 = graph.sub %1047, %arg206 : tensor<384x384xf32>
    %3536 = graph.broadcast %3534 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3537 = graph.mul %3536, %3535 : tensor<384x384xf32>
    %3538 = graph.add %arg206, %3537 : tensor<384x384xf32>
    %3539 = graph.sub %95, %3534 : tensor<f32>
    %3540 = graph.broadcast %3539 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3541 = graph.mul %3535, %3540 : tensor<384x384xf32>
    %3542 = graph.sub %1047, %3541 : tensor<384x384xf32>
    %3543 = graph.abs %3534 : tensor<f32>
    %3544 = graph.cmp "lt" %3543, %98 : tensor<f32> -> tensor<i1>
    %3545 = graph.broadcast %3544 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
    %3546 = graph.select %3545, %3538, %3542 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %3547 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3548 = graph.broadcast %3547 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3549 = graph.mul %arg207, %3548 : tensor<384x384xf32>
    %3550 = graph.sub %1469, %arg312 : tensor<f64>
    %3551 = graph.convert %3550 : tensor<f64> -> tensor<f32>
    %3552 = graph.broadcast %3551 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3553 = graph.mul %1047, %3552 : tensor<384x384xf32>
    %3554 = graph.mul %3553, %1047 : tensor<384x384xf32>
    %3555 = graph.add %3549, %3554 : tensor<384x384xf32>
    %3556 = graph.convert %3527 : tensor<f32> -> tensor<f64>
    %3557 = graph.pow %arg311, %3556 : tensor<f64>
    %3558 = graph.sub %1469, %3557 : tensor<f64>
    %3559 = graph.pow %arg312, %3556 : tensor<f64>
    %3560 = graph.sub %1469, %3559 : tensor<f64>
    %3561 = graph.div %arg310, %3558 : tensor<f64>
    %3562 = graph.pow %3560, %1503 : tensor<f64>
    %3563 = graph.sqrt %3555 : tensor<384x384xf32>
    %3564 = graph.convert %3562 : tensor<f64> -> tensor<f32>
    %3565 = graph.broadcast %3564 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3566 = graph.div %3563, %3565 : tensor<384x384xf32>
    %3567 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3568 = graph.broadcast %3567 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3569 = graph.add %3566, %3568 : tensor<384x384xf32>
    %3570 = graph.neg %3561 : tensor<f64>
    %3571 = graph.convert %3570 : tensor<f64> -> tensor<f32>
    %3572 = graph.broadcast %3571 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3573 = graph.mul %3546, %3572 : tensor<384x384xf32>
    %3574 = graph.div %3573, %3569 : tensor<384x384xf32>
    %3575 = graph.add %3532, %3574 : tensor<384x384xf32>
    %3576 = graph.add %arg208, %95 : tensor<f32>
    %3577 = graph.mul %arg310, %arg314 : tensor<f64>
    %3578 = graph.sub %1469, %3577 : tensor<f64>
    %3579 = graph.convert %3578 : tensor<f64> -> tensor<f32>
    %3580 = graph.broadcast %3579 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3581 = graph.mul %arg44, %3580 : tensor<384xf32>
    %3582 = graph.sub %1469, %arg311 : tensor<f64>
    %3583 = graph.convert %3582 : tensor<f64> -> tensor<f32>
    %3584 = graph.sub %1046, %arg209 : tensor<384xf32>
    %3585 = graph.broadcast %3583 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3586 = graph.mul %3585, %3584 : tensor<384xf32>
    %3587 = graph.add %arg209, %3586 : tensor<384xf32>
    %3588 = graph.sub %95, %3583 : tensor<f32>
    %3589 = graph.broadcast %3588 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3590 = graph.mul %3584, %3589 : tensor<384xf32>
    %3591 = graph.sub %1046, %3590 : tensor<384xf32>
    %3592 = graph.abs %3583 : tensor<f32>
    %3593 = graph.cmp "lt" %3592, %98 : tensor<f32> -> tensor<i1>
    %3594 = graph.broadcast %3593 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %3595 = graph.select %3594, %3587, %3591 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3596 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3597 = graph.broadcast %3596 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3598 = graph.mul %arg210, %3597 : tensor<384xf32>
    %3599 = graph.sub %1469, %arg312 : tensor<f64>
    %3600 = graph.convert %3599 : tensor<f64> -> tensor<f32>
    %3601 = graph.broadcast %3600 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3602 = graph.mul %1046, %3601 : tensor<384xf32>
    %3603 = graph.mul %3602, %1046 : tensor<384xf32>
    %3604 = graph.add %3598, %3603 : tensor<384xf32>
    %3605 = graph.convert %3576 : tensor<f32> -> tensor<f64>
    %3606 = graph.pow %arg311, %3605 : tensor<f64>
    %3607 = graph.sub %1469, %3606 : tensor<f64>
    %3608 = graph.pow %arg312, %3605 : tensor<f64>
    %3609 = graph.sub %1469, %3608 : tensor<f64>
    %3610 = graph.div %arg310, %3607 : tensor<f64>
    %3611 = graph.pow %3609, %1503 : tensor<f64>
    %3612 = graph.sqrt %3604 : tensor<384xf32>
    %3613 = graph.convert %3611 : tensor<f64> -> tensor<f32>
    %3614 = graph.broadcast %3613 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3615 = graph.div %3612, %3614 : tensor<384xf32>
    %3616 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3617 = graph.broadcast %3616 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3618 = graph.add %3615, %3617 : tensor<384xf32>
    %3619 = graph.neg %3610 : tensor<f64>
    %3620 = graph.convert %3619 : tensor<f64> -> tensor<f32>
    %3621 = graph.broadcast %3620 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3622 = graph.mul %3595, %3621 : tensor<384xf32>
    %3623 = graph.div %3622, %3618 : tensor<384xf32>
    %3624 = graph.add %3581, %3623 : tensor<384xf32>
    %3625 = graph.add %arg211, %95 : tensor<f32>
    %3626 = graph.mul %arg310, %arg314 : tensor<f64>
    %3627 = graph.sub %1469, %3626 : tensor<f64>
    %3628 = graph.convert %3627 : tensor<f64> -> tensor<f32>
    %3629 = graph.broadcast %3628 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3630 = graph.mul %arg45, %3629 : tensor<384xf32>
    %3631 = graph.sub %1469, %arg311 : tensor<f64>
    %3632 = graph.convert %3631 : tensor<f64> -> tensor<f32>
    %3633 = graph.sub %1035, %arg212 : tensor<384xf32>
    %3634 = graph.broadcast %3632 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3635 = graph.mul %3634, %3633 : tensor<384xf32>
    %3636 = graph.add %arg212, %3635 : tensor<384xf32>
    %3637 = graph.sub %95, %3632 : tensor<f32>
    %3638 = graph.broadcast %3637 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3639 = graph.mul %3633, %3638 : tensor<384xf32>
    %3640 = graph.sub %1035, %3639 : tensor<384xf32>
    %3641 = graph.abs %3632 : tensor<f32>
    %3642 = graph.cmp "lt" %3641, %98 : tensor<f32> -> tensor<i1>
    %3643 = graph.broadcast %3642 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %3644 = graph.select %3643, %3636, %3640 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3645 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3646 = graph.broadcast %3645 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3647 = graph.mul %arg213, %3646 : tensor<384xf32>
    %3648 = graph.sub %1469, %arg312 : tensor<f64>
    %3649 = graph.convert %3648 : tensor<f64> -> tensor<f32>
    %3650 = graph.broadcast %3649 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3651 = graph.mul %1035, %3650 : tensor<384xf32>
    %3652 = graph.mul %3651, %1035 : tensor<384xf32>
    %3653 = graph.add %3647, %3652 : tensor<384xf32>
    %3654 = graph.convert %3625 : tensor<f32> -> tensor<f64>
    %3655 = graph.pow %arg311, %3654 : tensor<f64>
    %3656 = graph.sub %1469, %3655 : tensor<f64>
    %3657 = graph.pow %arg312, %3654 : tensor<f64>
    %3658 = graph.sub %1469, %3657 : tensor<f64>
    %3659 = graph.div %arg310, %3656 : tensor<f64>
    %3660 = graph.pow %3658, %1503 : tensor<f64>
    %3661 = graph.sqrt %3653 : tensor<384xf32>
    %3662 = graph.convert %3660 : tensor<f64> -> tensor<f32>
    %3663 = graph.broadcast %3662 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3664 = graph.div %3661, %3663 : tensor<384xf32>
    %3665 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3666 = graph.broadcast %3665 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3667 = graph.add %3664, %3666 : tensor<384xf32>
    %3668 = graph.neg %3659 : tensor<f64>
    %3669 = graph.convert %3668 : tensor<f64> -> tensor<f32>
    %3670 = graph.broadcast %3669 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3671 = graph.mul %3644, %3670 : tensor<384xf32>
    %3672 = graph.div %3671, %3667 : tensor<384xf32>
    %3673 = graph.add %3630, %3672 : tensor<384xf32>
    %3674 = graph.add %arg214, %95 : tensor<f32>
    %3675 = graph.mul %arg310, %arg314 : tensor<f64>
    %3676 = graph.sub %1469, %3675 : tensor<f64>
    %3677 = graph.convert %3676 : tensor<f64> -> tensor<f32>
    %3678 = graph.broadcast %3677 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3679 = graph.mul %arg46, %3678 : tensor<384xf32>
    %3680 = graph.sub %1469, %arg311 : tensor<f64>
    %3681 = graph.convert %3680 : tensor<f64> -> tensor<f32>
    %3682 = graph.sub %1036, %arg215 : tensor<384xf32>
    %3683 = graph.broadcast %3681 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3684 = graph.mul %3683, %3682 : tensor<384xf32>
    %3685 = graph.add %arg215, %3684 : tensor<384xf32>
    %3686 = graph.sub %95, %3681 : tensor<f32>
    %3687 = graph.broadcast %3686 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3688 = graph.mul %3682, %3687 : tensor<384xf32>
    %3689 = graph.sub %1036, %3688 : tensor<384xf32>
    %3690 = graph.abs %3681 : tensor<f32>
    %3691 = graph.cmp "lt" %3690, %98 : tensor<f32> -> tensor<i1>
    %3692 = graph.broadcast %3691 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %3693 = graph.select %3692, %3685, %3689 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3694 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3695 = graph.broadcast %3694 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3696 = graph.mul %arg216, %3695 : tensor<384xf32>
    %3697 = graph.sub %1469, %arg312 : tensor<f64>
    %3698 = graph.convert %3697 : tensor<f64> -> tensor<f32>
    %3699 = graph.broadcast %3698 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3700 = graph.mul %1036, %3699 : tensor<384xf32>
    %3701 = graph.mul %3700, %1036 : tensor<384xf32>
    %3702 = graph.add %3696, %3701 : tensor<384xf32>
    %3703 = graph.convert %3674 : tensor<f32> -> tensor<f64>
    %3704 = graph.pow %arg311, %3703 : tensor<f64>
    %3705 = graph.sub %1469, %3704 : tensor<f64>
    %3706 = graph.pow %arg312, %3703 : tensor<f64>
    %3707 = graph.sub %1469, %3706 : tensor<f64>
    %3708 = graph.div %arg310, %3705 : tensor<f64>
    %3709 = graph.pow %3707, %1503 : tensor<f64>
    %3710 = graph.sqrt %3702 : tensor<384xf32>
    %3711 = graph.convert %3709 : tensor<f64> -> tensor<f32>
    %3712 = graph.broadcast %3711 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3713 = graph.div %3710, %3712 : tensor<384xf32>
    %3714 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3715 = graph.broadcast %3714 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3716 = graph.add %3713, %3715 : tensor<384xf32>
    %3717 = graph.neg %3708 : tensor<f64>
    %3718 = graph.convert %3717 : tensor<f64> -> tensor<f32>
    %3719 = graph.broadcast %3718 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3720 = graph.mul %3693, %3719 : tensor<384xf32>
    %3721 = graph.div %3720, %3716 : tensor<384xf32>
    %3722 = graph.add %3679, %3721 : tensor<384xf32>
    %3723 = graph.add %arg217, %95 : tensor<f32>
    %3724 = graph.mul %arg310, %arg314 : tensor<f64>
    %3725 = graph.sub %1469, %3724 : tensor<f64>
    %3726 = graph.convert %3725 : tensor<f64> -> tensor<f32>
    %3727 = graph.broadcast %3726 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3728 = graph.mul %arg47, %3727 : tensor<1536x384xf32>
    %3729 = graph.sub %1469, %arg311 : tensor<f64>
    %3730 = graph.convert %3729 : tensor<f64> -> tensor<f32>
    %3731 = graph.sub %1010, %arg218 : tensor<1536x384xf32>
    %3732 = graph.broadcast %3730 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3733 = graph.mul %3732, %3731 : tensor<1536x384xf32>
    %3734 = graph.add %arg218, %3733 : tensor<1536x384xf32>
    %3735 = graph.sub %95, %3730 : tensor<f32>
    %3736 = graph.broadcast %3735 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3737 = graph.mul %3731, %3736 : tensor<1536x384xf32>
    %3738 = graph.sub %1010, %3737 : tensor<1536x384xf32>
    %3739 = graph.abs %3730 : tensor<f32>
    %3740 = graph.cmp "lt" %3739, %98 : tensor<f32> -> tensor<i1>
    %3741 = graph.broadcast %3740 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
    %3742 = graph.select %3741, %3734, %3738 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %3743 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3744 = graph.broadcast %3743 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3745 = graph.mul %arg219, %3744 : tensor<1536x384xf32>
    %3746 = graph.sub %1469, %arg312 : tensor<f64>
    %3747 = graph.convert %3746 : tensor<f64> -> tensor<f32>
    %3748 = graph.broadcast %3747 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3749 = graph.mul %1010, %3748 : tensor<1536x384xf32>
    %3750 = graph.mul %3749, %1010 : tensor<1536x384xf32>
    %3751 = graph.add %3745, %3750 : tensor<1536x384xf32>
    %3752 = graph.convert %3723 : tensor<f32> -> tensor<f64>
    %3753 = graph.pow %arg311, %3752 : tensor<f64>
    %3754 = graph.sub %1469, %3753 : tensor<f64>
    %3755 = graph.pow %arg312, %3752 : tensor<f64>
    %3756 = graph.sub %1469, %3755 : tensor<f64>
    %3757 = graph.div %arg310, %3754 : tensor<f64>
    %3758 = graph.pow %3756, %1503 : tensor<f64>
    %3759 = graph.sqrt %3751 : tensor<1536x384xf32>
    %3760 = graph.convert %3758 : tensor<f64> -> tensor<f32>
    %3761 = graph.broadcast %3760 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3762 = graph.div %3759, %3761 : tensor<1536x384xf32>
    %3763 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3764 = graph.broadcast %3763 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3765 = graph.add %3762, %3764 : tensor<1536x384xf32>
    %3766 = graph.neg %3757 : tensor<f64>
    %3767 = graph.convert %3766 : tensor<f64> -> tensor<f32>
    %3768 = graph.broadcast %3767 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3769 = graph.mul %3742, %3768 : tensor<1536x384xf32>
    %3770 = graph.div %3769, %3765 : tensor<1536x384xf32>
    %3771 = graph.add %3728, %3770 : tensor<1536x384xf32>
    %3772 = graph.add %arg220, %95 : tensor<f32>
    %3773 = graph.mul %arg310, %arg314 : tensor<f64>
    %3774 = graph.sub %1469, %3773 : tensor<f64>
    %3775 = graph.convert %3774 : tensor<f64> -> tensor<f32>
    %3776 = graph.broadcast %3775 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3777 = graph.mul %arg48, %3776 : tensor<1536xf32>
    %3778 = graph.sub %1469, %arg311 : tensor<f64>
    %3779 = graph.convert %3778 : tensor<f64> -> tensor<f32>
    %3780 = graph.sub %1009, %arg221 : tensor<1536xf32>
    %3781 = graph.broadcast %3779 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3782 = graph.mul %3781, %3780 : tensor<1536xf32>
    %3783 = graph.add %arg221, %3782 : tensor<1536xf32>
    %3784 = graph.sub %95, %3779 : tensor<f32>
    %3785 = graph.broadcast %3784 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3786 = graph.mul %3780, %3785 : tensor<1536xf32>
    %3787 = graph.sub %1009, %3786 : tensor<1536xf32>
    %3788 = graph.abs %3779 : tensor<f32>
    %3789 = graph.cmp "lt" %3788, %98 : tensor<f32> -> tensor<i1>
    %3790 = graph.broadcast %3789 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
    %3791 = graph.select %3790, %3783, %3787 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %3792 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3793 = graph.broadcast %3792 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3794 = graph.mul %arg222, %3793 : tensor<1536xf32>
    %3795 = graph.sub %1469, %arg312 : tensor<f64>
    %3796 = graph.convert %3795 : tensor<f64> -> tensor<f32>
    %3797 = graph.broadcast %3796 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3798 = graph.mul %1009, %3797 : tensor<1536xf32>
    %3799 = graph.mul %3798, %1009 : tensor<1536xf32>
    %3800 = graph.add %3794, %3799 : tensor<1536xf32>
    %3801 = graph.convert %3772 : tensor<f32> -> tensor<f64>
    %3802 = graph.pow %arg311, %3801 : tensor<f64>
    %3803 = graph.sub %1469, %3802 : tensor<f64>
    %3804 = graph.pow %arg312, %3801 : tensor<f64>
    %3805 = graph.sub %1469, %3804 : tensor<f64>
    %3806 = graph.div %arg310, %3803 : tensor<f64>
    %3807 = graph.pow %3805, %1503 : tensor<f64>
    %3808 = graph.sqrt %3800 : tensor<1536xf32>
    %3809 = graph.convert %3807 : tensor<f64> -> tensor<f32>
    %3810 = graph.broadcast %3809 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3811 = graph.div %3808, %3810 : tensor<1536xf32>
    %3812 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3813 = graph.broadcast %3812 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3814 = graph.add %3811, %3813 : tensor<1536xf32>
    %3815 = graph.neg %3806 : tensor<f64>
    %3816 = graph.convert %3815 : tensor<f64> -> tensor<f32>
    %3817 = graph.broadcast %3816 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3818 = graph.mul %3791, %3817 : tensor<1536xf32>
    %3819 = graph.div %3818, %3814 : tensor<1536xf32>
    %3820 = graph.add %3777, %3819 : tensor<1536xf32>
    %3821 = graph.add %arg223, %95 : tensor<f32>
    %3822 = graph.mul %arg310, %arg314 : tensor<f64>
    %3823 = graph.sub %1469, %3822 : tensor<f64>
    %3824 = graph.convert %3823 : tensor<f64> -> tensor<f32>
    %3825 = graph.broadcast %3824 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3826 = graph.mul %arg49, %3825 : tensor<384x1536xf32>
    %3827 = graph.sub %1469, %arg311 : tensor<f64>
    %3828 = graph.convert %3827 : tensor<f64> -> tensor<f32>
    %3829 = graph.sub %983, %arg224 : tensor<384x1536xf32>
    %3830 = graph.broadcast %3828 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3831 = graph.mul %3830, %3829 : tensor<384x1536xf32>
    %3832 = graph.add %arg224, %3831 : tensor<384x1536xf32>
    %3833 = graph.sub %95, %3828 : tensor<f32>
    %3834 = graph.broadcast %3833 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3835 = graph.mul %3829, %3834 : tensor<384x1536xf32>
    %3836 = graph.sub %983, %3835 : tensor<384x1536xf32>
    %3837 = graph.abs %3828 : tensor<f32>
    %3838 = graph.cmp "lt" %3837, %98 : tensor<f32> -> tensor<i1>
    %3839 = graph.broadcast %3838 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
    %3840 = graph.select %3839, %3832, %3836 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %3841 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3842 = graph.broadcast %3841 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3843 = graph.mul %arg225, %3842 : tensor<384x1536xf32>
    %3844 = graph.sub %1469, %arg312 : tensor<f64>
    %3845 = graph.convert %3844 : tensor<f64> -> tensor<f32>
    %3846 = graph.broadcast %3845 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3847 = graph.mul %983, %3846 : tensor<384x1536xf32>
    %3848 = graph.mul %3847, %983 : tensor<384x1536xf32>
    %3849 = graph.add %3843, %3848 : tensor<384x1536xf32>
    %3850 = graph.convert %3821 : tensor<f32> -> tensor<f64>
    %3851 = graph.pow %arg311, %3850 : tensor<f64>
    %3852 = graph.sub %1469, %3851 : tensor<f64>
    %3853 = graph.pow %arg312, %3850 : tensor<f64>
    %3854 = graph.sub %1469, %3853 : tensor<f64>
    %3855 = graph.div %arg310, %3852 : tensor<f64>
    %3856 = graph.pow %3854, %1503 : tensor<f64>
    %3857 = graph.sqrt %3849 : tensor<384x1536xf32>
    %3858 = graph.convert %3856 : tensor<f64> -> tensor<f32>
    %3859 = graph.broadcast %3858 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3860 = graph.div %3857, %3859 : tensor<384x1536xf32>
    %3861 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3862 = graph.broadcast %3861 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3863 = graph.add %3860, %3862 : tensor<384x1536xf32>
    %3864 = graph.neg %3855 : tensor<f64>
    %3865 = graph.convert %3864 : tensor<f64> -> tensor<f32>
    %3866 = graph.broadcast %3865 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3867 = graph.mul %3840, %3866 : tensor<384x1536xf32>
    %3868 = graph.div %3867, %3863 : tensor<384x1536xf32>
    %3869 = graph.add %3826, %3868 : tensor<384x1536xf32>
    %3870 = graph.add %arg226, %95 : tensor<f32>
    %3871 = graph.mul %arg310, %arg314 : tensor<f64>
    %3872 = graph.sub %1469, %3871 : tensor<f64>
    %3873 = graph.convert %3872 : tensor<f64> -> tensor<f32>
    %3874 = graph.broadcast %3873 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3875 = graph.mul %arg50, %3874 : tensor<384xf32>
    %3876 = graph.sub %1469, %arg311 : tensor<f64>
    %3877 = graph.convert %3876 : tensor<f64> -> tensor<f32>
    %3878 = graph.sub %982, %arg227 : tensor<384xf32>
    %3879 = graph.broadcast %3877 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3880 = graph.mul %3879, %3878 : tensor<384xf32>
    %3881 = graph.add %arg227, %3880 : tensor<384xf32>
    %3882 = graph.sub %95, %3877 : tensor<f32>
    %3883 = graph.broadcast %3882 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3884 = graph.mul %3878, %3883 : tensor<384xf32>
    %3885 = graph.sub %982, %3884 : tensor<384xf32>
    %3886 = graph.abs %3877 : tensor<f32>
    %3887 = graph.cmp "lt" %3886, %98 : tensor<f32> -> tensor<i1>
    %3888 = graph.broadcast %3887 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %3889 = graph.select %3888, %3881, %3885 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3890 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3891 = graph.broadcast %3890 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3892 = graph.mul %arg228, %3891 : tensor<384xf32>
    %3893 = graph.sub %1469, %arg312 : tensor<f64>
    %3894 = graph.convert %3893 : tensor<f64> -> tensor<f32>
    %3895 = graph.broadcast %3894 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3896 = graph.mul %982, %3895 : tensor<384xf32>
    %3897 = graph.mul %3896, %982 : tensor<384xf32>
    %3898 = graph.add %3892, %3897 : tensor<384xf32>
    %3899 = graph.convert %3870 : tensor<f32> -> tensor<f64>
    %3900 = graph.pow %arg311, %3899 : tensor<f64>
    %3901 = graph.sub %1469, %3900 : tensor<f64>
    %3902 = graph.pow %arg312, %3899 : tensor<f64>
    %3903 = graph.sub %1469, %3902 : tensor<f64>
    %3904 = graph.div %arg310, %3901 : tensor<f64>
    %3905 = graph.pow %3903, %1503 : tensor<f64>
    %3906 = graph.sqrt %3898 : tensor<384xf32>
    %3907 = graph.convert %3905 : tensor<f64> -> tensor<f32>
    %3908 = graph.broadcast %3907 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3909 = graph.div %3906, %3908 : tensor<384xf32>
    %3910 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3911 = graph.broadcast %3910 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3912 = graph.add %3909, %3911 : tensor<384xf32>
    %3913 = graph.neg %3904 : tensor<f64>
    %3914 = graph.convert %3913 : tensor<f64> -> tensor<f32>
    %3915 = graph.broadcast %3914 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3916 = graph.mul %3889, %3915 : tensor<384xf32>
    %3917 = graph.div %3916, %3912 : tensor<384xf32>
    %3918 = graph.add %3875, %3917 : tensor<384xf32>
    %3919 = graph.add %arg229, %95 : tensor<f32>
    %3920 = graph.mul %arg310, %arg314 : tensor<f64>
    %3921 = graph.sub %1469, %3920 : tensor<f64>
    %3922 = graph.convert %3921 : tensor<f64> -> tensor<f32>
    %3923 = graph.broadcast %3922 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3924 = graph.mul %arg51, %3923 : tensor<384xf32>
    %3925 = graph.sub %1469, %arg311 : tensor<f64>
    %3926 = graph.convert %3925 : tensor<f64> -> tensor<f32>
    %3927 = graph.sub %971, %arg230 : tensor<384xf32>
    %3928 = graph.broadcast %3926 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3929 = graph.mul %3928, %3927 : tensor<384xf32>
    %3930 = graph.add %arg230, %3929 : tensor<384xf32>
    %3931 = graph.sub %95, %3926 : tensor<f32>
    %3932 = graph.broadcast %3931 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3933 = graph.mul %3927, %3932 : tensor<384xf32>
    %3934 = graph.sub %971, %3933 : tensor<384xf32>
    %3935 = graph.abs %3926 : tensor<f32>
    %3936 = graph.cmp "lt" %3935, %98 : tensor<f32> -> tensor<i1>
    %3937 = graph.broadcast %3936 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %3938 = graph.select %3937, %3930, %3934 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3939 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3940 = graph.broadcast %3939 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3941 = graph.mul %arg231, %3940 : tensor<384xf32>
    %3942 = graph.sub %1469, %arg312 : tensor<f64>
    %3943 = graph.convert %3942 : tensor<f64> -> tensor<f32>
    %3944 = graph.broadcast %3943 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3945 = graph.mul %971, %3944 : tensor<384xf32>
    %3946 = graph.mul %3945, %971 : tensor<384xf32>
    %3947 = graph.add %3941, %3946 : tensor<384xf32>
    %3948 = graph.convert %3919 : tensor<f32> -> tensor<f64>
    %3949 = graph.pow %arg311, %3948 : tensor<f64>
    %3950 = graph.sub %1469, %3949 : tensor<f64>
    %3951 = graph.pow %arg312, %3948 : tensor<f64>
    %3952 = graph.sub %1469, %3951 : tensor<f64>
    %3953 = graph.div %arg310, %3950 : tensor<f64>
    %3954 = graph.pow %3952, %1503 : tensor<f64>
    %3955 = graph.sqrt %3947 : tensor<384xf32>
    %3956 = graph.convert %3954 : tensor<f64> -> tensor<f32>
    %3957 = graph.broadcast %3956 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3958 = graph.div %3955, %3957 : tensor<384xf32>
    %3959 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %3960 = graph.broadcast %3959 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3961 = graph.add %3958, %3960 : tensor<384xf32>
    %3962 = graph.neg %3953 : tensor<f64>
    %3963 = graph.convert %3962 : tensor<f64> -> tensor<f32>
    %3964 = graph.broadcast %3963 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3965 = graph.mul %3938, %3964 : tensor<384xf32>
    %3966 = graph.div %3965, %3961 : tensor<384xf32>
    %3967 = graph.add %3924, %3966 : tensor<384xf32>
    %3968 = graph.add %arg232, %95 : tensor<f32>
    %3969 = graph.mul %arg310, %arg314 : tensor<f64>
    %3970 = graph.sub %1469, %3969 : tensor<f64>
    %3971 = graph.convert %3970 : tensor<f64> -> tensor<f32>
    %3972 = graph.broadcast %3971 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3973 = graph.mul %arg52, %3972 : tensor<384xf32>
    %3974 = graph.sub %1469, %arg311 : tensor<f64>
    %3975 = graph.convert %3974 : tensor<f64> -> tensor<f32>
    %3976 = graph.sub %972, %arg233 : tensor<384xf32>
    %3977 = graph.broadcast %3975 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3978 = graph.mul %3977, %3976 : tensor<384xf32>
    %3979 = graph.add %arg233, %3978 : tensor<384xf32>
    %3980 = graph.sub %95, %3975 : tensor<f32>
    %3981 = graph.broadcast %3980 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3982 = graph.mul %3976, %3981 : tensor<384xf32>
    %3983 = graph.sub %972, %3982 : tensor<384xf32>
    %3984 = graph.abs %3975 : tensor<f32>
    %3985 = graph.cmp "lt" %3984, %98 : tensor<f32> -> tensor<i1>
    %3986 = graph.broadcast %3985 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %3987 = graph.select %3986, %3979, %3983 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3988 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %3989 = graph.broadcast %3988 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3990 = graph.mul %arg234, %3989 : tensor<384xf32>
    %3991 = graph.sub %1469, %arg312 : tensor<f64>
    %3992 = graph.convert %3991 : tensor<f64> -> tensor<f32>
    %3993 = graph.broadcast %3992 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3994 = graph.mul %972, %3993 : tensor<384xf32>
    %3995 = graph.mul %3994, %972 : tensor<384xf32>
    %3996 = graph.add %3990, %3995 : tensor<384xf32>
    %3997 = graph.convert %3968 : tensor<f32> -> tensor<f64>
    %3998 = graph.pow %arg311, %3997 : tensor<f64>
    %3999 = graph.sub %1469, %3998 : tensor<f64>
    %4000 = graph.pow %arg312, %3997 : tensor<f64>
    %4001 = graph.sub %1469, %4000 : tensor<f64>
    %4002 = graph.div %arg310, %3999 : tensor<f64>
    %4003 = graph.pow %4001, %1503 : tensor<f64>
    %4004 = graph.sqrt %3996 : tensor<384xf32>
    %4005 = graph.convert %4003 : tensor<f64> -> tensor<f32>
    %4006 = graph.broadcast %4005 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4007 = graph.div %4004, %4006 : tensor<384xf32>
    %4008 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4009 = graph.broadcast %4008 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4010 = graph.add %4007, %4009 : tensor<384xf32>
    %4011 = graph.neg %4002 : tensor<f64>
    %4012 = graph.convert %4011 : tensor<f64> -> tensor<f32>
    %4013 = graph.broadcast %4012 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4014 = graph.mul %3987, %4013 : tensor<384xf32>
    %4015 = graph.div %4014, %4010 : tensor<384xf32>
    %4016 = graph.add %3973, %4015 : tensor<384xf32>
    %4017 = graph.add %arg235, %95 : tensor<f32>
    %4018 = graph.mul %arg310, %arg314 : tensor<f64>
    %4019 = graph.sub %1469, %4018 : tensor<f64>
    %4020 = graph.convert %4019 : tensor<f64> -> tensor<f32>
    %4021 = graph.broadcast %4020 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4022 = graph.mul %arg53, %4021 : tensor<1152x384xf32>
    %4023 = graph.sub %1469, %arg311 : tensor<f64>
    %4024 = graph.convert %4023 : tensor<f64> -> tensor<f32>
    %4025 = graph.sub %946, %arg236 : tensor<1152x384xf32>
    %4026 = graph.broadcast %4024 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4027 = graph.mul %4026, %4025 : tensor<1152x384xf32>
    %4028 = graph.add %arg236, %4027 : tensor<1152x384xf32>
    %4029 = graph.sub %95, %4024 : tensor<f32>
    %4030 = graph.broadcast %4029 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4031 = graph.mul %4025, %4030 : tensor<1152x384xf32>
    %4032 = graph.sub %946, %4031 : tensor<1152x384xf32>
    %4033 = graph.abs %4024 : tensor<f32>
    %4034 = graph.cmp "lt" %4033, %98 : tensor<f32> -> tensor<i1>
    %4035 = graph.broadcast %4034 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
    %4036 = graph.select %4035, %4028, %4032 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %4037 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4038 = graph.broadcast %4037 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4039 = graph.mul %arg237, %4038 : tensor<1152x384xf32>
    %4040 = graph.sub %1469, %arg312 : tensor<f64>
    %4041 = graph.convert %4040 : tensor<f64> -> tensor<f32>
    %4042 = graph.broadcast %4041 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4043 = graph.mul %946, %4042 : tensor<1152x384xf32>
    %4044 = graph.mul %4043, %946 : tensor<1152x384xf32>
    %4045 = graph.add %4039, %4044 : tensor<1152x384xf32>
    %4046 = graph.convert %4017 : tensor<f32> -> tensor<f64>
    %4047 = graph.pow %arg311, %4046 : tensor<f64>
    %4048 = graph.sub %1469, %4047 : tensor<f64>
    %4049 = graph.pow %arg312, %4046 : tensor<f64>
    %4050 = graph.sub %1469, %4049 : tensor<f64>
    %4051 = graph.div %arg310, %4048 : tensor<f64>
    %4052 = graph.pow %4050, %1503 : tensor<f64>
    %4053 = graph.sqrt %4045 : tensor<1152x384xf32>
    %4054 = graph.convert %4052 : tensor<f64> -> tensor<f32>
    %4055 = graph.broadcast %4054 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4056 = graph.div %4053, %4055 : tensor<1152x384xf32>
    %4057 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4058 = graph.broadcast %4057 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4059 = graph.add %4056, %4058 : tensor<1152x384xf32>
    %4060 = graph.neg %4051 : tensor<f64>
    %4061 = graph.convert %4060 : tensor<f64> -> tensor<f32>
    %4062 = graph.broadcast %4061 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4063 = graph.mul %4036, %4062 : tensor<1152x384xf32>
    %4064 = graph.div %4063, %4059 : tensor<1152x384xf32>
    %4065 = graph.add %4022, %4064 : tensor<1152x384xf32>
    %4066 = graph.add %arg238, %95 : tensor<f32>
    %4067 = graph.mul %arg310, %arg314 : tensor<f64>
    %4068 = graph.sub %1469, %4067 : tensor<f64>
    %4069 = graph.convert %4068 : tensor<f64> -> tensor<f32>
    %4070 = graph.broadcast %4069 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4071 = graph.mul %arg54, %4070 : tensor<1152xf32>
    %4072 = graph.sub %1469, %arg311 : tensor<f64>
    %4073 = graph.convert %4072 : tensor<f64> -> tensor<f32>
    %4074 = graph.sub %945, %arg239 : tensor<1152xf32>
    %4075 = graph.broadcast %4073 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4076 = graph.mul %4075, %4074 : tensor<1152xf32>
    %4077 = graph.add %arg239, %4076 : tensor<1152xf32>
    %4078 = graph.sub %95, %4073 : tensor<f32>
    %4079 = graph.broadcast %4078 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4080 = graph.mul %4074, %4079 : tensor<1152xf32>
    %4081 = graph.sub %945, %4080 : tensor<1152xf32>
    %4082 = graph.abs %4073 : tensor<f32>
    %4083 = graph.cmp "lt" %4082, %98 : tensor<f32> -> tensor<i1>
    %4084 = graph.broadcast %4083 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
    %4085 = graph.select %4084, %4077, %4081 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %4086 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4087 = graph.broadcast %4086 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4088 = graph.mul %arg240, %4087 : tensor<1152xf32>
    %4089 = graph.sub %1469, %arg312 : tensor<f64>
    %4090 = graph.convert %4089 : tensor<f64> -> tensor<f32>
    %4091 = graph.broadcast %4090 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4092 = graph.mul %945, %4091 : tensor<1152xf32>
    %4093 = graph.mul %4092, %945 : tensor<1152xf32>
    %4094 = graph.add %4088, %4093 : tensor<1152xf32>
    %4095 = graph.convert %4066 : tensor<f32> -> tensor<f64>
    %4096 = graph.pow %arg311, %4095 : tensor<f64>
    %4097 = graph.sub %1469, %4096 : tensor<f64>
    %4098 = graph.pow %arg312, %4095 : tensor<f64>
    %4099 = graph.sub %1469, %4098 : tensor<f64>
    %4100 = graph.div %arg310, %4097 : tensor<f64>
    %4101 = graph.pow %4099, %1503 : tensor<f64>
    %4102 = graph.sqrt %4094 : tensor<1152xf32>
    %4103 = graph.convert %4101 : tensor<f64> -> tensor<f32>
    %4104 = graph.broadcast %4103 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4105 = graph.div %4102, %4104 : tensor<1152xf32>
    %4106 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4107 = graph.broadcast %4106 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4108 = graph.add %4105, %4107 : tensor<1152xf32>
    %4109 = graph.neg %4100 : tensor<f64>
    %4110 = graph.convert %4109 : tensor<f64> -> tensor<f32>
    %4111 = graph.broadcast %4110 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4112 = graph.mul %4085, %4111 : tensor<1152xf32>
    %4113 = graph.div %4112, %4108 : tensor<1152xf32>
    %4114 = graph.add %4071, %4113 : tensor<1152xf32>
    %4115 = graph.add %arg241, %95 : tensor<f32>
    %4116 = graph.mul %arg310, %arg314 : tensor<f64>
    %4117 = graph.sub %1469, %4116 : tensor<f64>
    %4118 = graph.convert %4117 : tensor<f64> -> tensor<f32>
    %4119 = graph.broadcast %4118 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4120 = graph.mul %arg55, %4119 : tensor<384x384xf32>
    %4121 = graph.sub %1469, %arg311 : tensor<f64>
    %4122 = graph.convert %4121 : tensor<f64> -> tensor<f32>
    %4123 = graph.sub %926, %arg242 : tensor<384x384xf32>
    %4124 = graph.broadcast %4122 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4125 = graph.mul %4124, %4123 : tensor<384x384xf32>
    %4126 = graph.add %arg242, %4125 : tensor<384x384xf32>
    %4127 = graph.sub %95, %4122 : tensor<f32>
    %4128 = graph.broadcast %4127 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4129 = graph.mul %4123, %4128 : tensor<384x384xf32>
    %4130 = graph.sub %926, %4129 : tensor<384x384xf32>
    %4131 = graph.abs %4122 : tensor<f32>
    %4132 = graph.cmp "lt" %4131, %98 : tensor<f32> -> tensor<i1>
    %4133 = graph.broadcast %4132 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
    %4134 = graph.select %4133, %4126, %4130 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %4135 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4136 = graph.broadcast %4135 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4137 = graph.mul %arg243, %4136 : tensor<384x384xf32>
    %4138 = graph.sub %1469, %arg312 : tensor<f64>
    %4139 = graph.convert %4138 : tensor<f64> -> tensor<f32>
    %4140 = graph.broadcast %4139 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4141 = graph.mul %926, %4140 : tensor<384x384xf32>
    %4142 = graph.mul %4141, %926 : tensor<384x384xf32>
    %4143 = graph.add %4137, %4142 : tensor<384x384xf32>
    %4144 = graph.convert %4115 : tensor<f32> -> tensor<f64>
    %4145 = graph.pow %arg311, %4144 : tensor<f64>
    %4146 = graph.sub %1469, %4145 : tensor<f64>
    %4147 = graph.pow %arg312, %4144 : tensor<f64>
    %4148 = graph.sub %1469, %4147 : tensor<f64>
    %4149 = graph.div %arg310, %4146 : tensor<f64>
    %4150 = graph.pow %4148, %1503 : tensor<f64>
    %4151 = graph.sqrt %4143 : tensor<384x384xf32>
    %4152 = graph.convert %4150 : tensor<f64> -> tensor<f32>
    %4153 = graph.broadcast %4152 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4154 = graph.div %4151, %4153 : tensor<384x384xf32>
    %4155 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4156 = graph.broadcast %4155 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4157 = graph.add %4154, %4156 : tensor<384x384xf32>
    %4158 = graph.neg %4149 : tensor<f64>
    %4159 = graph.convert %4158 : tensor<f64> -> tensor<f32>
    %4160 = graph.broadcast %4159 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4161 = graph.mul %4134, %4160 : tensor<384x384xf32>
    %4162 = graph.div %4161, %4157 : tensor<384x384xf32>
    %4163 = graph.add %4120, %4162 : tensor<384x384xf32>
    %4164 = graph.add %arg244, %95 : tensor<f32>
    %4165 = graph.mul %arg310, %arg314 : tensor<f64>
    %4166 = graph.sub %1469, %4165 : tensor<f64>
    %4167 = graph.convert %4166 : tensor<f64> -> tensor<f32>
    %4168 = graph.broadcast %4167 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4169 = graph.mul %arg56, %4168 : tensor<384xf32>
    %4170 = graph.sub %1469, %arg311 : tensor<f64>
    %4171 = graph.convert %4170 : tensor<f64> -> tensor<f32>
    %4172 = graph.sub %925, %arg245 : tensor<384xf32>
    %4173 = graph.broadcast %4171 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4174 = graph.mul %4173, %4172 : tensor<384xf32>
    %4175 = graph.add %arg245, %4174 : tensor<384xf32>
    %4176 = graph.sub %95, %4171 : tensor<f32>
    %4177 = graph.broadcast %4176 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4178 = graph.mul %4172, %4177 : tensor<384xf32>
    %4179 = graph.sub %925, %4178 : tensor<384xf32>
    %4180 = graph.abs %4171 : tensor<f32>
    %4181 = graph.cmp "lt" %4180, %98 : tensor<f32> -> tensor<i1>
    %4182 = graph.broadcast %4181 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %4183 = graph.select %4182, %4175, %4179 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %4184 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4185 = graph.broadcast %4184 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4186 = graph.mul %arg246, %4185 : tensor<384xf32>
    %4187 = graph.sub %1469, %arg312 : tensor<f64>
    %4188 = graph.convert %4187 : tensor<f64> -> tensor<f32>
    %4189 = graph.broadcast %4188 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4190 = graph.mul %925, %4189 : tensor<384xf32>
    %4191 = graph.mul %4190, %925 : tensor<384xf32>
    %4192 = graph.add %4186, %4191 : tensor<384xf32>
    %4193 = graph.convert %4164 : tensor<f32> -> tensor<f64>
    %4194 = graph.pow %arg311, %4193 : tensor<f64>
    %4195 = graph.sub %1469, %4194 : tensor<f64>
    %4196 = graph.pow %arg312, %4193 : tensor<f64>
    %4197 = graph.sub %1469, %4196 : tensor<f64>
    %4198 = graph.div %arg310, %4195 : tensor<f64>
    %4199 = graph.pow %4197, %1503 : tensor<f64>
    %4200 = graph.sqrt %4192 : tensor<384xf32>
    %4201 = graph.convert %4199 : tensor<f64> -> tensor<f32>
    %4202 = graph.broadcast %4201 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4203 = graph.div %4200, %4202 : tensor<384xf32>
    %4204 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4205 = graph.broadcast %4204 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4206 = graph.add %4203, %4205 : tensor<384xf32>
    %4207 = graph.neg %4198 : tensor<f64>
    %4208 = graph.convert %4207 : tensor<f64> -> tensor<f32>
    %4209 = graph.broadcast %4208 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4210 = graph.mul %4183, %4209 : tensor<384xf32>
    %4211 = graph.div %4210, %4206 : tensor<384xf32>
    %4212 = graph.add %4169, %4211 : tensor<384xf32>
    %4213 = graph.add %arg247, %95 : tensor<f32>
    %4214 = graph.mul %arg310, %arg314 : tensor<f64>
    %4215 = graph.sub %1469, %4214 : tensor<f64>
    %4216 = graph.convert %4215 : tensor<f64> -> tensor<f32>
    %4217 = graph.broadcast %4216 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4218 = graph.mul %arg57, %4217 : tensor<384xf32>
    %4219 = graph.sub %1469, %arg311 : tensor<f64>
    %4220 = graph.convert %4219 : tensor<f64> -> tensor<f32>
    %4221 = graph.sub %914, %arg248 : tensor<384xf32>
    %4222 = graph.broadcast %4220 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4223 = graph.mul %4222, %4221 : tensor<384xf32>
    %4224 = graph.add %arg248, %4223 : tensor<384xf32>
    %4225 = graph.sub %95, %4220 : tensor<f32>
    %4226 = graph.broadcast %4225 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4227 = graph.mul %4221, %4226 : tensor<384xf32>
    %4228 = graph.sub %914, %4227 : tensor<384xf32>
    %4229 = graph.abs %4220 : tensor<f32>
    %4230 = graph.cmp "lt" %4229, %98 : tensor<f32> -> tensor<i1>
    %4231 = graph.broadcast %4230 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %4232 = graph.select %4231, %4224, %4228 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %4233 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4234 = graph.broadcast %4233 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4235 = graph.mul %arg249, %4234 : tensor<384xf32>
    %4236 = graph.sub %1469, %arg312 : tensor<f64>
    %4237 = graph.convert %4236 : tensor<f64> -> tensor<f32>
    %4238 = graph.broadcast %4237 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4239 = graph.mul %914, %4238 : tensor<384xf32>
    %4240 = graph.mul %4239, %914 : tensor<384xf32>
    %4241 = graph.add %4235, %4240 : tensor<384xf32>
    %4242 = graph.convert %4213 : tensor<f32> -> tensor<f64>
    %4243 = graph.pow %arg311, %4242 : tensor<f64>
    %4244 = graph.sub %1469, %4243 : tensor<f64>
    %4245 = graph.pow %arg312, %4242 : tensor<f64>
    %4246 = graph.sub %1469, %4245 : tensor<f64>
    %4247 = graph.div %arg310, %4244 : tensor<f64>
    %4248 = graph.pow %4246, %1503 : tensor<f64>
    %4249 = graph.sqrt %4241 : tensor<384xf32>
    %4250 = graph.convert %4248 : tensor<f64> -> tensor<f32>
    %4251 = graph.broadcast %4250 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4252 = graph.div %4249, %4251 : tensor<384xf32>
    %4253 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4254 = graph.broadcast %4253 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4255 = graph.add %4252, %4254 : tensor<384xf32>
    %4256 = graph.neg %4247 : tensor<f64>
    %4257 = graph.convert %4256 : tensor<f64> -> tensor<f32>
    %4258 = graph.broadcast %4257 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4259 = graph.mul %4232, %4258 : tensor<384xf32>
    %4260 = graph.div %4259, %4255 : tensor<384xf32>
    %4261 = graph.add %4218, %4260 : tensor<384xf32>
    %4262 = graph.add %arg250, %95 : tensor<f32>
    %4263 = graph.mul %arg310, %arg314 : tensor<f64>
    %4264 = graph.sub %1469, %4263 : tensor<f64>
    %4265 = graph.convert %4264 : tensor<f64> -> tensor<f32>
    %4266 = graph.broadcast %4265 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4267 = graph.mul %arg58, %4266 : tensor<384xf32>
    %4268 = graph.sub %1469, %arg311 : tensor<f64>
    %4269 = graph.convert %4268 : tensor<f64> -> tensor<f32>
    %4270 = graph.sub %915, %arg251 : tensor<384xf32>
    %4271 = graph.broadcast %4269 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4272 = graph.mul %4271, %4270 : tensor<384xf32>
    %4273 = graph.add %arg251, %4272 : tensor<384xf32>
    %4274 = graph.sub %95, %4269 : tensor<f32>
    %4275 = graph.broadcast %4274 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4276 = graph.mul %4270, %4275 : tensor<384xf32>
    %4277 = graph.sub %915, %4276 : tensor<384xf32>
    %4278 = graph.abs %4269 : tensor<f32>
    %4279 = graph.cmp "lt" %4278, %98 : tensor<f32> -> tensor<i1>
    %4280 = graph.broadcast %4279 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %4281 = graph.select %4280, %4273, %4277 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %4282 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4283 = graph.broadcast %4282 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4284 = graph.mul %arg252, %4283 : tensor<384xf32>
    %4285 = graph.sub %1469, %arg312 : tensor<f64>
    %4286 = graph.convert %4285 : tensor<f64> -> tensor<f32>
    %4287 = graph.broadcast %4286 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4288 = graph.mul %915, %4287 : tensor<384xf32>
    %4289 = graph.mul %4288, %915 : tensor<384xf32>
    %4290 = graph.add %4284, %4289 : tensor<384xf32>
    %4291 = graph.convert %4262 : tensor<f32> -> tensor<f64>
    %4292 = graph.pow %arg311, %4291 : tensor<f64>
    %4293 = graph.sub %1469, %4292 : tensor<f64>
    %4294 = graph.pow %arg312, %4291 : tensor<f64>
    %4295 = graph.sub %1469, %4294 : tensor<f64>
    %4296 = graph.div %arg310, %4293 : tensor<f64>
    %4297 = graph.pow %4295, %1503 : tensor<f64>
    %4298 = graph.sqrt %4290 : tensor<384xf32>
    %4299 = graph.convert %4297 : tensor<f64> -> tensor<f32>
    %4300 = graph.broadcast %4299 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4301 = graph.div %4298, %4300 : tensor<384xf32>
    %4302 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4303 = graph.broadcast %4302 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4304 = graph.add %4301, %4303 : tensor<384xf32>
    %4305 = graph.neg %4296 : tensor<f64>
    %4306 = graph.convert %4305 : tensor<f64> -> tensor<f32>
    %4307 = graph.broadcast %4306 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4308 = graph.mul %4281, %4307 : tensor<384xf32>
    %4309 = graph.div %4308, %4304 : tensor<384xf32>
    %4310 = graph.add %4267, %4309 : tensor<384xf32>
    %4311 = graph.add %arg253, %95 : tensor<f32>
    %4312 = graph.mul %arg310, %arg314 : tensor<f64>
    %4313 = graph.sub %1469, %4312 : tensor<f64>
    %4314 = graph.convert %4313 : tensor<f64> -> tensor<f32>
    %4315 = graph.broadcast %4314 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4316 = graph.mul %arg59, %4315 : tensor<1536x384xf32>
    %4317 = graph.sub %1469, %arg311 : tensor<f64>
    %4318 = graph.convert %4317 : tensor<f64> -> tensor<f32>
    %4319 = graph.sub %889, %arg254 : tensor<1536x384xf32>
    %4320 = graph.broadcast %4318 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4321 = graph.mul %4320, %4319 : tensor<1536x384xf32>
    %4322 = graph.add %arg254, %4321 : tensor<1536x384xf32>
    %4323 = graph.sub %95, %4318 : tensor<f32>
    %4324 = graph.broadcast %4323 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4325 = graph.mul %4319, %4324 : tensor<1536x384xf32>
    %4326 = graph.sub %889, %4325 : tensor<1536x384xf32>
    %4327 = graph.abs %4318 : tensor<f32>
    %4328 = graph.cmp "lt" %4327, %98 : tensor<f32> -> tensor<i1>
    %4329 = graph.broadcast %4328 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
    %4330 = graph.select %4329, %4322, %4326 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %4331 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4332 = graph.broadcast %4331 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4333 = graph.mul %arg255, %4332 : tensor<1536x384xf32>
    %4334 = graph.sub %1469, %arg312 : tensor<f64>
    %4335 = graph.convert %4334 : tensor<f64> -> tensor<f32>
    %4336 = graph.broadcast %4335 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4337 = graph.mul %889, %4336 : tensor<1536x384xf32>
    %4338 = graph.mul %4337, %889 : tensor<1536x384xf32>
    %4339 = graph.add %4333, %4338 : tensor<1536x384xf32>
    %4340 = graph.convert %4311 : tensor<f32> -> tensor<f64>
    %4341 = graph.pow %arg311, %4340 : tensor<f64>
    %4342 = graph.sub %1469, %4341 : tensor<f64>
    %4343 = graph.pow %arg312, %4340 : tensor<f64>
    %4344 = graph.sub %1469, %4343 : tensor<f64>
    %4345 = graph.div %arg310, %4342 : tensor<f64>
    %4346 = graph.pow %4344, %1503 : tensor<f64>
    %4347 = graph.sqrt %4339 : tensor<1536x384xf32>
    %4348 = graph.convert %4346 : tensor<f64> -> tensor<f32>
    %4349 = graph.broadcast %4348 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4350 = graph.div %4347, %4349 : tensor<1536x384xf32>
    %4351 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4352 = graph.broadcast %4351 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4353 = graph.add %4350, %4352 : tensor<1536x384xf32>
    %4354 = graph.neg %4345 : tensor<f64>
    %4355 = graph.convert %4354 : tensor<f64> -> tensor<f32>
    %4356 = graph.broadcast %4355 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4357 = graph.mul %4330, %4356 : tensor<1536x384xf32>
    %4358 = graph.div %4357, %4353 : tensor<1536x384xf32>
    %4359 = graph.add %4316, %4358 : tensor<1536x384xf32>
    %4360 = graph.add %arg256, %95 : tensor<f32>
    %4361 = graph.mul %arg310, %arg314 : tensor<f64>
    %4362 = graph.sub %1469, %4361 : tensor<f64>
    %4363 = graph.convert %4362 : tensor<f64> -> tensor<f32>
    %4364 = graph.broadcast %4363 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4365 = graph.mul %arg60, %4364 : tensor<1536xf32>
    %4366 = graph.sub %1469, %arg311 : tensor<f64>
    %4367 = graph.convert %4366 : tensor<f64> -> tensor<f32>
    %4368 = graph.sub %888, %arg257 : tensor<1536xf32>
    %4369 = graph.broadcast %4367 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4370 = graph.mul %4369, %4368 : tensor<1536xf32>
    %4371 = graph.add %arg257, %4370 : tensor<1536xf32>
    %4372 = graph.sub %95, %4367 : tensor<f32>
    %4373 = graph.broadcast %4372 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4374 = graph.mul %4368, %4373 : tensor<1536xf32>
    %4375 = graph.sub %888, %4374 : tensor<1536xf32>
    %4376 = graph.abs %4367 : tensor<f32>
    %4377 = graph.cmp "lt" %4376, %98 : tensor<f32> -> tensor<i1>
    %4378 = graph.broadcast %4377 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
    %4379 = graph.select %4378, %4371, %4375 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %4380 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4381 = graph.broadcast %4380 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4382 = graph.mul %arg258, %4381 : tensor<1536xf32>
    %4383 = graph.sub %1469, %arg312 : tensor<f64>
    %4384 = graph.convert %4383 : tensor<f64> -> tensor<f32>
    %4385 = graph.broadcast %4384 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4386 = graph.mul %888, %4385 : tensor<1536xf32>
    %4387 = graph.mul %4386, %888 : tensor<1536xf32>
    %4388 = graph.add %4382, %4387 : tensor<1536xf32>
    %4389 = graph.convert %4360 : tensor<f32> -> tensor<f64>
    %4390 = graph.pow %arg311, %4389 : tensor<f64>
    %4391 = graph.sub %1469, %4390 : tensor<f64>
    %4392 = graph.pow %arg312, %4389 : tensor<f64>
    %4393 = graph.sub %1469, %4392 : tensor<f64>
    %4394 = graph.div %arg310, %4391 : tensor<f64>
    %4395 = graph.pow %4393, %1503 : tensor<f64>
    %4396 = graph.sqrt %4388 : tensor<1536xf32>
    %4397 = graph.convert %4395 : tensor<f64> -> tensor<f32>
    %4398 = graph.broadcast %4397 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4399 = graph.div %4396, %4398 : tensor<1536xf32>
    %4400 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4401 = graph.broadcast %4400 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4402 = graph.add %4399, %4401 : tensor<1536xf32>
    %4403 = graph.neg %4394 : tensor<f64>
    %4404 = graph.convert %4403 : tensor<f64> -> tensor<f32>
    %4405 = graph.broadcast %4404 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4406 = graph.mul %4379, %4405 : tensor<1536xf32>
    %4407 = graph.div %4406, %4402 : tensor<1536xf32>
    %4408 = graph.add %4365, %4407 : tensor<1536xf32>
    %4409 = graph.add %arg259, %95 : tensor<f32>
    %4410 = graph.mul %arg310, %arg314 : tensor<f64>
    %4411 = graph.sub %1469, %4410 : tensor<f64>
    %4412 = graph.convert %4411 : tensor<f64> -> tensor<f32>
    %4413 = graph.broadcast %4412 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %4414 = graph.mul %arg61, %4413 : tensor<384x1536xf32>
    %4415 = graph.sub %1469, %arg311 : tensor<f64>
    %4416 = graph.convert %4415 : tensor<f64> -> tensor<f32>
    %4417 = graph.sub %862, %arg260 : tensor<384x1536xf32>
    %4418 = graph.broadcast %4416 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %4419 = graph.mul %4418, %4417 : tensor<384x1536xf32>
    %4420 = graph.add %arg260, %4419 : tensor<384x1536xf32>
    %4421 = graph.sub %95, %4416 : tensor<f32>
    %4422 = graph.broadcast %4421 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %4423 = graph.mul %4417, %4422 : tensor<384x1536xf32>
    %4424 = graph.sub %862, %4423 : tensor<384x1536xf32>
    %4425 = graph.abs %4416 : tensor<f32>
    %4426 = graph.cmp "lt" %4425, %98 : tensor<f32> -> tensor<i1>
    %4427 = graph.broadcast %4426 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
    %4428 = graph.select %4427, %4420, %4424 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %4429 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4430 = graph.broadcast %4429 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %4431 = graph.mul %arg261, %4430 : tensor<384x1536xf32>
    %4432 = graph.sub %1469, %arg312 : tensor<f64>
    %4433 = graph.convert %4432 : tensor<f64> -> tensor<f32>
    %4434 = graph.broadcast %4433 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %4435 = graph.mul %862, %4434 : tensor<384x1536xf32>
    %4436 = graph.mul %4435, %862 : tensor<384x1536xf32>
    %4437 = graph.add %4431, %4436 : tensor<384x1536xf32>
    %4438 = graph.convert %4409 : tensor<f32> -> tensor<f64>
    %4439 = graph.pow %arg311, %4438 : tensor<f64>
    %4440 = graph.sub %1469, %4439 : tensor<f64>
    %4441 = graph.pow %arg312, %4438 : tensor<f64>
    %4442 = graph.sub %1469, %4441 : tensor<f64>
    %4443 = graph.div %arg310, %4440 : tensor<f64>
    %4444 = graph.pow %4442, %1503 : tensor<f64>
    %4445 = graph.sqrt %4437 : tensor<384x1536xf32>
    %4446 = graph.convert %4444 : tensor<f64> -> tensor<f32>
    %4447 = graph.broadcast %4446 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %4448 = graph.div %4445, %4447 : tensor<384x1536xf32>
    %4449 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4450 = graph.broadcast %4449 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %4451 = graph.add %4448, %4450 : tensor<384x1536xf32>
    %4452 = graph.neg %4443 : tensor<f64>
    %4453 = graph.convert %4452 : tensor<f64> -> tensor<f32>
    %4454 = graph.broadcast %4453 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %4455 = graph.mul %4428, %4454 : tensor<384x1536xf32>
    %4456 = graph.div %4455, %4451 : tensor<384x1536xf32>
    %4457 = graph.add %4414, %4456 : tensor<384x1536xf32>
    %4458 = graph.add %arg262, %95 : tensor<f32>
    %4459 = graph.mul %arg310, %arg314 : tensor<f64>
    %4460 = graph.sub %1469, %4459 : tensor<f64>
    %4461 = graph.convert %4460 : tensor<f64> -> tensor<f32>
    %4462 = graph.broadcast %4461 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4463 = graph.mul %arg62, %4462 : tensor<384xf32>
    %4464 = graph.sub %1469, %arg311 : tensor<f64>
    %4465 = graph.convert %4464 : tensor<f64> -> tensor<f32>
    %4466 = graph.sub %861, %arg263 : tensor<384xf32>
    %4467 = graph.broadcast %4465 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4468 = graph.mul %4467, %4466 : tensor<384xf32>
    %4469 = graph.add %arg263, %4468 : tensor<384xf32>
    %4470 = graph.sub %95, %4465 : tensor<f32>
    %4471 = graph.broadcast %4470 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4472 = graph.mul %4466, %4471 : tensor<384xf32>
    %4473 = graph.sub %861, %4472 : tensor<384xf32>
    %4474 = graph.abs %4465 : tensor<f32>
    %4475 = graph.cmp "lt" %4474, %98 : tensor<f32> -> tensor<i1>
    %4476 = graph.broadcast %4475 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %4477 = graph.select %4476, %4469, %4473 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %4478 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4479 = graph.broadcast %4478 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4480 = graph.mul %arg264, %4479 : tensor<384xf32>
    %4481 = graph.sub %1469, %arg312 : tensor<f64>
    %4482 = graph.convert %4481 : tensor<f64> -> tensor<f32>
    %4483 = graph.broadcast %4482 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4484 = graph.mul %861, %4483 : tensor<384xf32>
    %4485 = graph.mul %4484, %861 : tensor<384xf32>
    %4486 = graph.add %4480, %4485 : tensor<384xf32>
    %4487 = graph.convert %4458 : tensor<f32> -> tensor<f64>
    %4488 = graph.pow %arg311, %4487 : tensor<f64>
    %4489 = graph.sub %1469, %4488 : tensor<f64>
    %4490 = graph.pow %arg312, %4487 : tensor<f64>
    %4491 = graph.sub %1469, %4490 : tensor<f64>
    %4492 = graph.div %arg310, %4489 : tensor<f64>
    %4493 = graph.pow %4491, %1503 : tensor<f64>
    %4494 = graph.sqrt %4486 : tensor<384xf32>
    %4495 = graph.convert %4493 : tensor<f64> -> tensor<f32>
    %4496 = graph.broadcast %4495 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4497 = graph.div %4494, %4496 : tensor<384xf32>
    %4498 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4499 = graph.broadcast %4498 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4500 = graph.add %4497, %4499 : tensor<384xf32>
    %4501 = graph.neg %4492 : tensor<f64>
    %4502 = graph.convert %4501 : tensor<f64> -> tensor<f32>
    %4503 = graph.broadcast %4502 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4504 = graph.mul %4477, %4503 : tensor<384xf32>
    %4505 = graph.div %4504, %4500 : tensor<384xf32>
    %4506 = graph.add %4463, %4505 : tensor<384xf32>
    %4507 = graph.add %arg265, %95 : tensor<f32>
    %4508 = graph.mul %arg310, %arg314 : tensor<f64>
    %4509 = graph.sub %1469, %4508 : tensor<f64>
    %4510 = graph.convert %4509 : tensor<f64> -> tensor<f32>
    %4511 = graph.broadcast %4510 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4512 = graph.mul %arg63, %4511 : tensor<384xf32>
    %4513 = graph.sub %1469, %arg311 : tensor<f64>
    %4514 = graph.convert %4513 : tensor<f64> -> tensor<f32>
    %4515 = graph.sub %850, %arg266 : tensor<384xf32>
    %4516 = graph.broadcast %4514 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4517 = graph.mul %4516, %4515 : tensor<384xf32>
    %4518 = graph.add %arg266, %4517 : tensor<384xf32>
    %4519 = graph.sub %95, %4514 : tensor<f32>
    %4520 = graph.broadcast %4519 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4521 = graph.mul %4515, %4520 : tensor<384xf32>
    %4522 = graph.sub %850, %4521 : tensor<384xf32>
    %4523 = graph.abs %4514 : tensor<f32>
    %4524 = graph.cmp "lt" %4523, %98 : tensor<f32> -> tensor<i1>
    %4525 = graph.broadcast %4524 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %4526 = graph.select %4525, %4518, %4522 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %4527 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4528 = graph.broadcast %4527 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4529 = graph.mul %arg267, %4528 : tensor<384xf32>
    %4530 = graph.sub %1469, %arg312 : tensor<f64>
    %4531 = graph.convert %4530 : tensor<f64> -> tensor<f32>
    %4532 = graph.broadcast %4531 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4533 = graph.mul %850, %4532 : tensor<384xf32>
    %4534 = graph.mul %4533, %850 : tensor<384xf32>
    %4535 = graph.add %4529, %4534 : tensor<384xf32>
    %4536 = graph.convert %4507 : tensor<f32> -> tensor<f64>
    %4537 = graph.pow %arg311, %4536 : tensor<f64>
    %4538 = graph.sub %1469, %4537 : tensor<f64>
    %4539 = graph.pow %arg312, %4536 : tensor<f64>
    %4540 = graph.sub %1469, %4539 : tensor<f64>
    %4541 = graph.div %arg310, %4538 : tensor<f64>
    %4542 = graph.pow %4540, %1503 : tensor<f64>
    %4543 = graph.sqrt %4535 : tensor<384xf32>
    %4544 = graph.convert %4542 : tensor<f64> -> tensor<f32>
    %4545 = graph.broadcast %4544 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4546 = graph.div %4543, %4545 : tensor<384xf32>
    %4547 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4548 = graph.broadcast %4547 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4549 = graph.add %4546, %4548 : tensor<384xf32>
    %4550 = graph.neg %4541 : tensor<f64>
    %4551 = graph.convert %4550 : tensor<f64> -> tensor<f32>
    %4552 = graph.broadcast %4551 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4553 = graph.mul %4526, %4552 : tensor<384xf32>
    %4554 = graph.div %4553, %4549 : tensor<384xf32>
    %4555 = graph.add %4512, %4554 : tensor<384xf32>
    %4556 = graph.add %arg268, %95 : tensor<f32>
    %4557 = graph.mul %arg310, %arg314 : tensor<f64>
    %4558 = graph.sub %1469, %4557 : tensor<f64>
    %4559 = graph.convert %4558 : tensor<f64> -> tensor<f32>
    %4560 = graph.broadcast %4559 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4561 = graph.mul %arg64, %4560 : tensor<384xf32>
    %4562 = graph.sub %1469, %arg311 : tensor<f64>
    %4563 = graph.convert %4562 : tensor<f64> -> tensor<f32>
    %4564 = graph.sub %851, %arg269 : tensor<384xf32>
    %4565 = graph.broadcast %4563 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4566 = graph.mul %4565, %4564 : tensor<384xf32>
    %4567 = graph.add %arg269, %4566 : tensor<384xf32>
    %4568 = graph.sub %95, %4563 : tensor<f32>
    %4569 = graph.broadcast %4568 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4570 = graph.mul %4564, %4569 : tensor<384xf32>
    %4571 = graph.sub %851, %4570 : tensor<384xf32>
    %4572 = graph.abs %4563 : tensor<f32>
    %4573 = graph.cmp "lt" %4572, %98 : tensor<f32> -> tensor<i1>
    %4574 = graph.broadcast %4573 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %4575 = graph.select %4574, %4567, %4571 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %4576 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4577 = graph.broadcast %4576 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4578 = graph.mul %arg270, %4577 : tensor<384xf32>
    %4579 = graph.sub %1469, %arg312 : tensor<f64>
    %4580 = graph.convert %4579 : tensor<f64> -> tensor<f32>
    %4581 = graph.broadcast %4580 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4582 = graph.mul %851, %4581 : tensor<384xf32>
    %4583 = graph.mul %4582, %851 : tensor<384xf32>
    %4584 = graph.add %4578, %4583 : tensor<384xf32>
    %4585 = graph.convert %4556 : tensor<f32> -> tensor<f64>
    %4586 = graph.pow %arg311, %4585 : tensor<f64>
    %4587 = graph.sub %1469, %4586 : tensor<f64>
    %4588 = graph.pow %arg312, %4585 : tensor<f64>
    %4589 = graph.sub %1469, %4588 : tensor<f64>
    %4590 = graph.div %arg310, %4587 : tensor<f64>
    %4591 = graph.pow %4589, %1503 : tensor<f64>
    %4592 = graph.sqrt %4584 : tensor<384xf32>
    %4593 = graph.convert %4591 : tensor<f64> -> tensor<f32>
    %4594 = graph.broadcast %4593 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4595 = graph.div %4592, %4594 : tensor<384xf32>
    %4596 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4597 = graph.broadcast %4596 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4598 = graph.add %4595, %4597 : tensor<384xf32>
    %4599 = graph.neg %4590 : tensor<f64>
    %4600 = graph.convert %4599 : tensor<f64> -> tensor<f32>
    %4601 = graph.broadcast %4600 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4602 = graph.mul %4575, %4601 : tensor<384xf32>
    %4603 = graph.div %4602, %4598 : tensor<384xf32>
    %4604 = graph.add %4561, %4603 : tensor<384xf32>
    %4605 = graph.add %arg271, %95 : tensor<f32>
    %4606 = graph.mul %arg310, %arg314 : tensor<f64>
    %4607 = graph.sub %1469, %4606 : tensor<f64>
    %4608 = graph.convert %4607 : tensor<f64> -> tensor<f32>
    %4609 = graph.broadcast %4608 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4610 = graph.mul %arg65, %4609 : tensor<1152x384xf32>
    %4611 = graph.sub %1469, %arg311 : tensor<f64>
    %4612 = graph.convert %4611 : tensor<f64> -> tensor<f32>
    %4613 = graph.sub %825, %arg272 : tensor<1152x384xf32>
    %4614 = graph.broadcast %4612 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4615 = graph.mul %4614, %4613 : tensor<1152x384xf32>
    %4616 = graph.add %arg272, %4615 : tensor<1152x384xf32>
    %4617 = graph.sub %95, %4612 : tensor<f32>
    %4618 = graph.broadcast %4617 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4619 = graph.mul %4613, %4618 : tensor<1152x384xf32>
    %4620 = graph.sub %825, %4619 : tensor<1152x384xf32>
    %4621 = graph.abs %4612 : tensor<f32>
    %4622 = graph.cmp "lt" %4621, %98 : tensor<f32> -> tensor<i1>
    %4623 = graph.broadcast %4622 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
    %4624 = graph.select %4623, %4616, %4620 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %4625 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4626 = graph.broadcast %4625 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4627 = graph.mul %arg273, %4626 : tensor<1152x384xf32>
    %4628 = graph.sub %1469, %arg312 : tensor<f64>
    %4629 = graph.convert %4628 : tensor<f64> -> tensor<f32>
    %4630 = graph.broadcast %4629 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4631 = graph.mul %825, %4630 : tensor<1152x384xf32>
    %4632 = graph.mul %4631, %825 : tensor<1152x384xf32>
    %4633 = graph.add %4627, %4632 : tensor<1152x384xf32>
    %4634 = graph.convert %4605 : tensor<f32> -> tensor<f64>
    %4635 = graph.pow %arg311, %4634 : tensor<f64>
    %4636 = graph.sub %1469, %4635 : tensor<f64>
    %4637 = graph.pow %arg312, %4634 : tensor<f64>
    %4638 = graph.sub %1469, %4637 : tensor<f64>
    %4639 = graph.div %arg310, %4636 : tensor<f64>
    %4640 = graph.pow %4638, %1503 : tensor<f64>
    %4641 = graph.sqrt %4633 : tensor<1152x384xf32>
    %4642 = graph.convert %4640 : tensor<f64> -> tensor<f32>
    %4643 = graph.broadcast %4642 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4644 = graph.div %4641, %4643 : tensor<1152x384xf32>
    %4645 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4646 = graph.broadcast %4645 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4647 = graph.add %4644, %4646 : tensor<1152x384xf32>
    %4648 = graph.neg %4639 : tensor<f64>
    %4649 = graph.convert %4648 : tensor<f64> -> tensor<f32>
    %4650 = graph.broadcast %4649 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4651 = graph.mul %4624, %4650 : tensor<1152x384xf32>
    %4652 = graph.div %4651, %4647 : tensor<1152x384xf32>
    %4653 = graph.add %4610, %4652 : tensor<1152x384xf32>
    %4654 = graph.add %arg274, %95 : tensor<f32>
    %4655 = graph.mul %arg310, %arg314 : tensor<f64>
    %4656 = graph.sub %1469, %4655 : tensor<f64>
    %4657 = graph.convert %4656 : tensor<f64> -> tensor<f32>
    %4658 = graph.broadcast %4657 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4659 = graph.mul %arg66, %4658 : tensor<1152xf32>
    %4660 = graph.sub %1469, %arg311 : tensor<f64>
    %4661 = graph.convert %4660 : tensor<f64> -> tensor<f32>
    %4662 = graph.sub %824, %arg275 : tensor<1152xf32>
    %4663 = graph.broadcast %4661 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4664 = graph.mul %4663, %4662 : tensor<1152xf32>
    %4665 = graph.add %arg275, %4664 : tensor<1152xf32>
    %4666 = graph.sub %95, %4661 : tensor<f32>
    %4667 = graph.broadcast %4666 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4668 = graph.mul %4662, %4667 : tensor<1152xf32>
    %4669 = graph.sub %824, %4668 : tensor<1152xf32>
    %4670 = graph.abs %4661 : tensor<f32>
    %4671 = graph.cmp "lt" %4670, %98 : tensor<f32> -> tensor<i1>
    %4672 = graph.broadcast %4671 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
    %4673 = graph.select %4672, %4665, %4669 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %4674 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4675 = graph.broadcast %4674 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4676 = graph.mul %arg276, %4675 : tensor<1152xf32>
    %4677 = graph.sub %1469, %arg312 : tensor<f64>
    %4678 = graph.convert %4677 : tensor<f64> -> tensor<f32>
    %4679 = graph.broadcast %4678 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4680 = graph.mul %824, %4679 : tensor<1152xf32>
    %4681 = graph.mul %4680, %824 : tensor<1152xf32>
    %4682 = graph.add %4676, %4681 : tensor<1152xf32>
    %4683 = graph.convert %4654 : tensor<f32> -> tensor<f64>
    %4684 = graph.pow %arg311, %4683 : tensor<f64>
    %4685 = graph.sub %1469, %4684 : tensor<f64>
    %4686 = graph.pow %arg312, %4683 : tensor<f64>
    %4687 = graph.sub %1469, %4686 : tensor<f64>
    %4688 = graph.div %arg310, %4685 : tensor<f64>
    %4689 = graph.pow %4687, %1503 : tensor<f64>
    %4690 = graph.sqrt %4682 : tensor<1152xf32>
    %4691 = graph.convert %4689 : tensor<f64> -> tensor<f32>
    %4692 = graph.broadcast %4691 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4693 = graph.div %4690, %4692 : tensor<1152xf32>
    %4694 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4695 = graph.broadcast %4694 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4696 = graph.add %4693, %4695 : tensor<1152xf32>
    %4697 = graph.neg %4688 : tensor<f64>
    %4698 = graph.convert %4697 : tensor<f64> -> tensor<f32>
    %4699 = graph.broadcast %4698 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %4700 = graph.mul %4673, %4699 : tensor<1152xf32>
    %4701 = graph.div %4700, %4696 : tensor<1152xf32>
    %4702 = graph.add %4659, %4701 : tensor<1152xf32>
    %4703 = graph.add %arg277, %95 : tensor<f32>
    %4704 = graph.mul %arg310, %arg314 : tensor<f64>
    %4705 = graph.sub %1469, %4704 : tensor<f64>
    %4706 = graph.convert %4705 : tensor<f64> -> tensor<f32>
    %4707 = graph.broadcast %4706 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4708 = graph.mul %arg67, %4707 : tensor<384x384xf32>
    %4709 = graph.sub %1469, %arg311 : tensor<f64>
    %4710 = graph.convert %4709 : tensor<f64> -> tensor<f32>
    %4711 = graph.sub %805, %arg278 : tensor<384x384xf32>
    %4712 = graph.broadcast %4710 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4713 = graph.mul %4712, %4711 : tensor<384x384xf32>
    %4714 = graph.add %arg278, %4713 : tensor<384x384xf32>
    %4715 = graph.sub %95, %4710 : tensor<f32>
    %4716 = graph.broadcast %4715 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4717 = graph.mul %4711, %4716 : tensor<384x384xf32>
    %4718 = graph.sub %805, %4717 : tensor<384x384xf32>
    %4719 = graph.abs %4710 : tensor<f32>
    %4720 = graph.cmp "lt" %4719, %98 : tensor<f32> -> tensor<i1>
    %4721 = graph.broadcast %4720 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
    %4722 = graph.select %4721, %4714, %4718 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %4723 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4724 = graph.broadcast %4723 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4725 = graph.mul %arg279, %4724 : tensor<384x384xf32>
    %4726 = graph.sub %1469, %arg312 : tensor<f64>
    %4727 = graph.convert %4726 : tensor<f64> -> tensor<f32>
    %4728 = graph.broadcast %4727 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4729 = graph.mul %805, %4728 : tensor<384x384xf32>
    %4730 = graph.mul %4729, %805 : tensor<384x384xf32>
    %4731 = graph.add %4725, %4730 : tensor<384x384xf32>
    %4732 = graph.convert %4703 : tensor<f32> -> tensor<f64>
    %4733 = graph.pow %arg311, %4732 : tensor<f64>
    %4734 = graph.sub %1469, %4733 : tensor<f64>
    %4735 = graph.pow %arg312, %4732 : tensor<f64>
    %4736 = graph.sub %1469, %4735 : tensor<f64>
    %4737 = graph.div %arg310, %4734 : tensor<f64>
    %4738 = graph.pow %4736, %1503 : tensor<f64>
    %4739 = graph.sqrt %4731 : tensor<384x384xf32>
    %4740 = graph.convert %4738 : tensor<f64> -> tensor<f32>
    %4741 = graph.broadcast %4740 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4742 = graph.div %4739, %4741 : tensor<384x384xf32>
    %4743 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4744 = graph.broadcast %4743 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4745 = graph.add %4742, %4744 : tensor<384x384xf32>
    %4746 = graph.neg %4737 : tensor<f64>
    %4747 = graph.convert %4746 : tensor<f64> -> tensor<f32>
    %4748 = graph.broadcast %4747 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %4749 = graph.mul %4722, %4748 : tensor<384x384xf32>
    %4750 = graph.div %4749, %4745 : tensor<384x384xf32>
    %4751 = graph.add %4708, %4750 : tensor<384x384xf32>
    %4752 = graph.add %arg280, %95 : tensor<f32>
    %4753 = graph.mul %arg310, %arg314 : tensor<f64>
    %4754 = graph.sub %1469, %4753 : tensor<f64>
    %4755 = graph.convert %4754 : tensor<f64> -> tensor<f32>
    %4756 = graph.broadcast %4755 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4757 = graph.mul %arg68, %4756 : tensor<384xf32>
    %4758 = graph.sub %1469, %arg311 : tensor<f64>
    %4759 = graph.convert %4758 : tensor<f64> -> tensor<f32>
    %4760 = graph.sub %804, %arg281 : tensor<384xf32>
    %4761 = graph.broadcast %4759 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4762 = graph.mul %4761, %4760 : tensor<384xf32>
    %4763 = graph.add %arg281, %4762 : tensor<384xf32>
    %4764 = graph.sub %95, %4759 : tensor<f32>
    %4765 = graph.broadcast %4764 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4766 = graph.mul %4760, %4765 : tensor<384xf32>
    %4767 = graph.sub %804, %4766 : tensor<384xf32>
    %4768 = graph.abs %4759 : tensor<f32>
    %4769 = graph.cmp "lt" %4768, %98 : tensor<f32> -> tensor<i1>
    %4770 = graph.broadcast %4769 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %4771 = graph.select %4770, %4763, %4767 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %4772 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4773 = graph.broadcast %4772 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4774 = graph.mul %arg282, %4773 : tensor<384xf32>
    %4775 = graph.sub %1469, %arg312 : tensor<f64>
    %4776 = graph.convert %4775 : tensor<f64> -> tensor<f32>
    %4777 = graph.broadcast %4776 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4778 = graph.mul %804, %4777 : tensor<384xf32>
    %4779 = graph.mul %4778, %804 : tensor<384xf32>
    %4780 = graph.add %4774, %4779 : tensor<384xf32>
    %4781 = graph.convert %4752 : tensor<f32> -> tensor<f64>
    %4782 = graph.pow %arg311, %4781 : tensor<f64>
    %4783 = graph.sub %1469, %4782 : tensor<f64>
    %4784 = graph.pow %arg312, %4781 : tensor<f64>
    %4785 = graph.sub %1469, %4784 : tensor<f64>
    %4786 = graph.div %arg310, %4783 : tensor<f64>
    %4787 = graph.pow %4785, %1503 : tensor<f64>
    %4788 = graph.sqrt %4780 : tensor<384xf32>
    %4789 = graph.convert %4787 : tensor<f64> -> tensor<f32>
    %4790 = graph.broadcast %4789 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4791 = graph.div %4788, %4790 : tensor<384xf32>
    %4792 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4793 = graph.broadcast %4792 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4794 = graph.add %4791, %4793 : tensor<384xf32>
    %4795 = graph.neg %4786 : tensor<f64>
    %4796 = graph.convert %4795 : tensor<f64> -> tensor<f32>
    %4797 = graph.broadcast %4796 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4798 = graph.mul %4771, %4797 : tensor<384xf32>
    %4799 = graph.div %4798, %4794 : tensor<384xf32>
    %4800 = graph.add %4757, %4799 : tensor<384xf32>
    %4801 = graph.add %arg283, %95 : tensor<f32>
    %4802 = graph.mul %arg310, %arg314 : tensor<f64>
    %4803 = graph.sub %1469, %4802 : tensor<f64>
    %4804 = graph.convert %4803 : tensor<f64> -> tensor<f32>
    %4805 = graph.broadcast %4804 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4806 = graph.mul %arg69, %4805 : tensor<384xf32>
    %4807 = graph.sub %1469, %arg311 : tensor<f64>
    %4808 = graph.convert %4807 : tensor<f64> -> tensor<f32>
    %4809 = graph.sub %793, %arg284 : tensor<384xf32>
    %4810 = graph.broadcast %4808 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4811 = graph.mul %4810, %4809 : tensor<384xf32>
    %4812 = graph.add %arg284, %4811 : tensor<384xf32>
    %4813 = graph.sub %95, %4808 : tensor<f32>
    %4814 = graph.broadcast %4813 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4815 = graph.mul %4809, %4814 : tensor<384xf32>
    %4816 = graph.sub %793, %4815 : tensor<384xf32>
    %4817 = graph.abs %4808 : tensor<f32>
    %4818 = graph.cmp "lt" %4817, %98 : tensor<f32> -> tensor<i1>
    %4819 = graph.broadcast %4818 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %4820 = graph.select %4819, %4812, %4816 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %4821 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4822 = graph.broadcast %4821 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4823 = graph.mul %arg285, %4822 : tensor<384xf32>
    %4824 = graph.sub %1469, %arg312 : tensor<f64>
    %4825 = graph.convert %4824 : tensor<f64> -> tensor<f32>
    %4826 = graph.broadcast %4825 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4827 = graph.mul %793, %4826 : tensor<384xf32>
    %4828 = graph.mul %4827, %793 : tensor<384xf32>
    %4829 = graph.add %4823, %4828 : tensor<384xf32>
    %4830 = graph.convert %4801 : tensor<f32> -> tensor<f64>
    %4831 = graph.pow %arg311, %4830 : tensor<f64>
    %4832 = graph.sub %1469, %4831 : tensor<f64>
    %4833 = graph.pow %arg312, %4830 : tensor<f64>
    %4834 = graph.sub %1469, %4833 : tensor<f64>
    %4835 = graph.div %arg310, %4832 : tensor<f64>
    %4836 = graph.pow %4834, %1503 : tensor<f64>
    %4837 = graph.sqrt %4829 : tensor<384xf32>
    %4838 = graph.convert %4836 : tensor<f64> -> tensor<f32>
    %4839 = graph.broadcast %4838 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4840 = graph.div %4837, %4839 : tensor<384xf32>
    %4841 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4842 = graph.broadcast %4841 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4843 = graph.add %4840, %4842 : tensor<384xf32>
    %4844 = graph.neg %4835 : tensor<f64>
    %4845 = graph.convert %4844 : tensor<f64> -> tensor<f32>
    %4846 = graph.broadcast %4845 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4847 = graph.mul %4820, %4846 : tensor<384xf32>
    %4848 = graph.div %4847, %4843 : tensor<384xf32>
    %4849 = graph.add %4806, %4848 : tensor<384xf32>
    %4850 = graph.add %arg286, %95 : tensor<f32>
    %4851 = graph.mul %arg310, %arg314 : tensor<f64>
    %4852 = graph.sub %1469, %4851 : tensor<f64>
    %4853 = graph.convert %4852 : tensor<f64> -> tensor<f32>
    %4854 = graph.broadcast %4853 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4855 = graph.mul %arg70, %4854 : tensor<384xf32>
    %4856 = graph.sub %1469, %arg311 : tensor<f64>
    %4857 = graph.convert %4856 : tensor<f64> -> tensor<f32>
    %4858 = graph.sub %794, %arg287 : tensor<384xf32>
    %4859 = graph.broadcast %4857 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4860 = graph.mul %4859, %4858 : tensor<384xf32>
    %4861 = graph.add %arg287, %4860 : tensor<384xf32>
    %4862 = graph.sub %95, %4857 : tensor<f32>
    %4863 = graph.broadcast %4862 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4864 = graph.mul %4858, %4863 : tensor<384xf32>
    %4865 = graph.sub %794, %4864 : tensor<384xf32>
    %4866 = graph.abs %4857 : tensor<f32>
    %4867 = graph.cmp "lt" %4866, %98 : tensor<f32> -> tensor<i1>
    %4868 = graph.broadcast %4867 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %4869 = graph.select %4868, %4861, %4865 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %4870 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4871 = graph.broadcast %4870 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4872 = graph.mul %arg288, %4871 : tensor<384xf32>
    %4873 = graph.sub %1469, %arg312 : tensor<f64>
    %4874 = graph.convert %4873 : tensor<f64> -> tensor<f32>
    %4875 = graph.broadcast %4874 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4876 = graph.mul %794, %4875 : tensor<384xf32>
    %4877 = graph.mul %4876, %794 : tensor<384xf32>
    %4878 = graph.add %4872, %4877 : tensor<384xf32>
    %4879 = graph.convert %4850 : tensor<f32> -> tensor<f64>
    %4880 = graph.pow %arg311, %4879 : tensor<f64>
    %4881 = graph.sub %1469, %4880 : tensor<f64>
    %4882 = graph.pow %arg312, %4879 : tensor<f64>
    %4883 = graph.sub %1469, %4882 : tensor<f64>
    %4884 = graph.div %arg310, %4881 : tensor<f64>
    %4885 = graph.pow %4883, %1503 : tensor<f64>
    %4886 = graph.sqrt %4878 : tensor<384xf32>
    %4887 = graph.convert %4885 : tensor<f64> -> tensor<f32>
    %4888 = graph.broadcast %4887 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4889 = graph.div %4886, %4888 : tensor<384xf32>
    %4890 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4891 = graph.broadcast %4890 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4892 = graph.add %4889, %4891 : tensor<384xf32>
    %4893 = graph.neg %4884 : tensor<f64>
    %4894 = graph.convert %4893 : tensor<f64> -> tensor<f32>
    %4895 = graph.broadcast %4894 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %4896 = graph.mul %4869, %4895 : tensor<384xf32>
    %4897 = graph.div %4896, %4892 : tensor<384xf32>
    %4898 = graph.add %4855, %4897 : tensor<384xf32>
    %4899 = graph.add %arg289, %95 : tensor<f32>
    %4900 = graph.mul %arg310, %arg314 : tensor<f64>
    %4901 = graph.sub %1469, %4900 : tensor<f64>
    %4902 = graph.convert %4901 : tensor<f64> -> tensor<f32>
    %4903 = graph.broadcast %4902 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4904 = graph.mul %arg71, %4903 : tensor<1536x384xf32>
    %4905 = graph.sub %1469, %arg311 : tensor<f64>
    %4906 = graph.convert %4905 : tensor<f64> -> tensor<f32>
    %4907 = graph.sub %768, %arg290 : tensor<1536x384xf32>
    %4908 = graph.broadcast %4906 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4909 = graph.mul %4908, %4907 : tensor<1536x384xf32>
    %4910 = graph.add %arg290, %4909 : tensor<1536x384xf32>
    %4911 = graph.sub %95, %4906 : tensor<f32>
    %4912 = graph.broadcast %4911 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4913 = graph.mul %4907, %4912 : tensor<1536x384xf32>
    %4914 = graph.sub %768, %4913 : tensor<1536x384xf32>
    %4915 = graph.abs %4906 : tensor<f32>
    %4916 = graph.cmp "lt" %4915, %98 : tensor<f32> -> tensor<i1>
    %4917 = graph.broadcast %4916 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
    %4918 = graph.select %4917, %4910, %4914 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %4919 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4920 = graph.broadcast %4919 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4921 = graph.mul %arg291, %4920 : tensor<1536x384xf32>
    %4922 = graph.sub %1469, %arg312 : tensor<f64>
    %4923 = graph.convert %4922 : tensor<f64> -> tensor<f32>
    %4924 = graph.broadcast %4923 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4925 = graph.mul %768, %4924 : tensor<1536x384xf32>
    %4926 = graph.mul %4925, %768 : tensor<1536x384xf32>
    %4927 = graph.add %4921, %4926 : tensor<1536x384xf32>
    %4928 = graph.convert %4899 : tensor<f32> -> tensor<f64>
    %4929 = graph.pow %arg311, %4928 : tensor<f64>
    %4930 = graph.sub %1469, %4929 : tensor<f64>
    %4931 = graph.pow %arg312, %4928 : tensor<f64>
    %4932 = graph.sub %1469, %4931 : tensor<f64>
    %4933 = graph.div %arg310, %4930 : tensor<f64>
    %4934 = graph.pow %4932, %1503 : tensor<f64>
    %4935 = graph.sqrt %4927 : tensor<1536x384xf32>
    %4936 = graph.convert %4934 : tensor<f64> -> tensor<f32>
    %4937 = graph.broadcast %4936 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4938 = graph.div %4935, %4937 : tensor<1536x384xf32>
    %4939 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4940 = graph.broadcast %4939 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4941 = graph.add %4938, %4940 : tensor<1536x384xf32>
    %4942 = graph.neg %4933 : tensor<f64>
    %4943 = graph.convert %4942 : tensor<f64> -> tensor<f32>
    %4944 = graph.broadcast %4943 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %4945 = graph.mul %4918, %4944 : tensor<1536x384xf32>
    %4946 = graph.div %4945, %4941 : tensor<1536x384xf32>
    %4947 = graph.add %4904, %4946 : tensor<1536x384xf32>
    %4948 = graph.add %arg292, %95 : tensor<f32>
    %4949 = graph.mul %arg310, %arg314 : tensor<f64>
    %4950 = graph.sub %1469, %4949 : tensor<f64>
    %4951 = graph.convert %4950 : tensor<f64> -> tensor<f32>
    %4952 = graph.broadcast %4951 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4953 = graph.mul %arg72, %4952 : tensor<1536xf32>
    %4954 = graph.sub %1469, %arg311 : tensor<f64>
    %4955 = graph.convert %4954 : tensor<f64> -> tensor<f32>
    %4956 = graph.sub %767, %arg293 : tensor<1536xf32>
    %4957 = graph.broadcast %4955 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4958 = graph.mul %4957, %4956 : tensor<1536xf32>
    %4959 = graph.add %arg293, %4958 : tensor<1536xf32>
    %4960 = graph.sub %95, %4955 : tensor<f32>
    %4961 = graph.broadcast %4960 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4962 = graph.mul %4956, %4961 : tensor<1536xf32>
    %4963 = graph.sub %767, %4962 : tensor<1536xf32>
    %4964 = graph.abs %4955 : tensor<f32>
    %4965 = graph.cmp "lt" %4964, %98 : tensor<f32> -> tensor<i1>
    %4966 = graph.broadcast %4965 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
    %4967 = graph.select %4966, %4959, %4963 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %4968 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %4969 = graph.broadcast %4968 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4970 = graph.mul %arg294, %4969 : tensor<1536xf32>
    %4971 = graph.sub %1469, %arg312 : tensor<f64>
    %4972 = graph.convert %4971 : tensor<f64> -> tensor<f32>
    %4973 = graph.broadcast %4972 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4974 = graph.mul %767, %4973 : tensor<1536xf32>
    %4975 = graph.mul %4974, %767 : tensor<1536xf32>
    %4976 = graph.add %4970, %4975 : tensor<1536xf32>
    %4977 = graph.convert %4948 : tensor<f32> -> tensor<f64>
    %4978 = graph.pow %arg311, %4977 : tensor<f64>
    %4979 = graph.sub %1469, %4978 : tensor<f64>
    %4980 = graph.pow %arg312, %4977 : tensor<f64>
    %4981 = graph.sub %1469, %4980 : tensor<f64>
    %4982 = graph.div %arg310, %4979 : tensor<f64>
    %4983 = graph.pow %4981, %1503 : tensor<f64>
    %4984 = graph.sqrt %4976 : tensor<1536xf32>
    %4985 = graph.convert %4983 : tensor<f64> -> tensor<f32>
    %4986 = graph.broadcast %4985 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4987 = graph.div %4984, %4986 : tensor<1536xf32>
    %4988 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %4989 = graph.broadcast %4988 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4990 = graph.add %4987, %4989 : tensor<1536xf32>
    %4991 = graph.neg %4982 : tensor<f64>
    %4992 = graph.convert %4991 : tensor<f64> -> tensor<f32>
    %4993 = graph.broadcast %4992 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %4994 = graph.mul %4967, %4993 : tensor<1536xf32>
    %4995 = graph.div %4994, %4990 : tensor<1536xf32>
    %4996 = graph.add %4953, %4995 : tensor<1536xf32>
    %4997 = graph.add %arg295, %95 : tensor<f32>
    %4998 = graph.mul %arg310, %arg314 : tensor<f64>
    %4999 = graph.sub %1469, %4998 : tensor<f64>
    %5000 = graph.convert %4999 : tensor<f64> -> tensor<f32>
    %5001 = graph.broadcast %5000 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %5002 = graph.mul %arg73, %5001 : tensor<384x1536xf32>
    %5003 = graph.sub %1469, %arg311 : tensor<f64>
    %5004 = graph.convert %5003 : tensor<f64> -> tensor<f32>
    %5005 = graph.sub %739, %arg296 : tensor<384x1536xf32>
    %5006 = graph.broadcast %5004 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %5007 = graph.mul %5006, %5005 : tensor<384x1536xf32>
    %5008 = graph.add %arg296, %5007 : tensor<384x1536xf32>
    %5009 = graph.sub %95, %5004 : tensor<f32>
    %5010 = graph.broadcast %5009 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %5011 = graph.mul %5005, %5010 : tensor<384x1536xf32>
    %5012 = graph.sub %739, %5011 : tensor<384x1536xf32>
    %5013 = graph.abs %5004 : tensor<f32>
    %5014 = graph.cmp "lt" %5013, %98 : tensor<f32> -> tensor<i1>
    %5015 = graph.broadcast %5014 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
    %5016 = graph.select %5015, %5008, %5012 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %5017 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %5018 = graph.broadcast %5017 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %5019 = graph.mul %arg297, %5018 : tensor<384x1536xf32>
    %5020 = graph.sub %1469, %arg312 : tensor<f64>
    %5021 = graph.convert %5020 : tensor<f64> -> tensor<f32>
    %5022 = graph.broadcast %5021 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %5023 = graph.mul %739, %5022 : tensor<384x1536xf32>
    %5024 = graph.mul %5023, %739 : tensor<384x1536xf32>
    %5025 = graph.add %5019, %5024 : tensor<384x1536xf32>
    %5026 = graph.convert %4997 : tensor<f32> -> tensor<f64>
    %5027 = graph.pow %arg311, %5026 : tensor<f64>
    %5028 = graph.sub %1469, %5027 : tensor<f64>
    %5029 = graph.pow %arg312, %5026 : tensor<f64>
    %5030 = graph.sub %1469, %5029 : tensor<f64>
    %5031 = graph.div %arg310, %5028 : tensor<f64>
    %5032 = graph.pow %5030, %1503 : tensor<f64>
    %5033 = graph.sqrt %5025 : tensor<384x1536xf32>
    %5034 = graph.convert %5032 : tensor<f64> -> tensor<f32>
    %5035 = graph.broadcast %5034 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %5036 = graph.div %5033, %5035 : tensor<384x1536xf32>
    %5037 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %5038 = graph.broadcast %5037 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %5039 = graph.add %5036, %5038 : tensor<384x1536xf32>
    %5040 = graph.neg %5031 : tensor<f64>
    %5041 = graph.convert %5040 : tensor<f64> -> tensor<f32>
    %5042 = graph.broadcast %5041 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %5043 = graph.mul %5016, %5042 : tensor<384x1536xf32>
    %5044 = graph.div %5043, %5039 : tensor<384x1536xf32>
    %5045 = graph.add %5002, %5044 : tensor<384x1536xf32>
    %5046 = graph.add %arg298, %95 : tensor<f32>
    %5047 = graph.mul %arg310, %arg314 : tensor<f64>
    %5048 = graph.sub %1469, %5047 : tensor<f64>
    %5049 = graph.convert %5048 : tensor<f64> -> tensor<f32>
    %5050 = graph.broadcast %5049 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5051 = graph.mul %arg74, %5050 : tensor<384xf32>
    %5052 = graph.sub %1469, %arg311 : tensor<f64>
    %5053 = graph.convert %5052 : tensor<f64> -> tensor<f32>
    %5054 = graph.sub %738, %arg299 : tensor<384xf32>
    %5055 = graph.broadcast %5053 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5056 = graph.mul %5055, %5054 : tensor<384xf32>
    %5057 = graph.add %arg299, %5056 : tensor<384xf32>
    %5058 = graph.sub %95, %5053 : tensor<f32>
    %5059 = graph.broadcast %5058 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5060 = graph.mul %5054, %5059 : tensor<384xf32>
    %5061 = graph.sub %738, %5060 : tensor<384xf32>
    %5062 = graph.abs %5053 : tensor<f32>
    %5063 = graph.cmp "lt" %5062, %98 : tensor<f32> -> tensor<i1>
    %5064 = graph.broadcast %5063 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %5065 = graph.select %5064, %5057, %5061 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %5066 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %5067 = graph.broadcast %5066 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5068 = graph.mul %arg300, %5067 : tensor<384xf32>
    %5069 = graph.sub %1469, %arg312 : tensor<f64>
    %5070 = graph.convert %5069 : tensor<f64> -> tensor<f32>
    %5071 = graph.broadcast %5070 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5072 = graph.mul %738, %5071 : tensor<384xf32>
    %5073 = graph.mul %5072, %738 : tensor<384xf32>
    %5074 = graph.add %5068, %5073 : tensor<384xf32>
    %5075 = graph.convert %5046 : tensor<f32> -> tensor<f64>
    %5076 = graph.pow %arg311, %5075 : tensor<f64>
    %5077 = graph.sub %1469, %5076 : tensor<f64>
    %5078 = graph.pow %arg312, %5075 : tensor<f64>
    %5079 = graph.sub %1469, %5078 : tensor<f64>
    %5080 = graph.div %arg310, %5077 : tensor<f64>
    %5081 = graph.pow %5079, %1503 : tensor<f64>
    %5082 = graph.sqrt %5074 : tensor<384xf32>
    %5083 = graph.convert %5081 : tensor<f64> -> tensor<f32>
    %5084 = graph.broadcast %5083 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5085 = graph.div %5082, %5084 : tensor<384xf32>
    %5086 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %5087 = graph.broadcast %5086 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5088 = graph.add %5085, %5087 : tensor<384xf32>
    %5089 = graph.neg %5080 : tensor<f64>
    %5090 = graph.convert %5089 : tensor<f64> -> tensor<f32>
    %5091 = graph.broadcast %5090 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5092 = graph.mul %5065, %5091 : tensor<384xf32>
    %5093 = graph.div %5092, %5088 : tensor<384xf32>
    %5094 = graph.add %5051, %5093 : tensor<384xf32>
    %5095 = graph.add %arg301, %95 : tensor<f32>
    %5096 = graph.mul %arg310, %arg314 : tensor<f64>
    %5097 = graph.sub %1469, %5096 : tensor<f64>
    %5098 = graph.convert %5097 : tensor<f64> -> tensor<f32>
    %5099 = graph.broadcast %5098 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5100 = graph.mul %arg75, %5099 : tensor<384xf32>
    %5101 = graph.sub %1469, %arg311 : tensor<f64>
    %5102 = graph.convert %5101 : tensor<f64> -> tensor<f32>
    %5103 = graph.sub %728, %arg302 : tensor<384xf32>
    %5104 = graph.broadcast %5102 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5105 = graph.mul %5104, %5103 : tensor<384xf32>
    %5106 = graph.add %arg302, %5105 : tensor<384xf32>
    %5107 = graph.sub %95, %5102 : tensor<f32>
    %5108 = graph.broadcast %5107 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5109 = graph.mul %5103, %5108 : tensor<384xf32>
    %5110 = graph.sub %728, %5109 : tensor<384xf32>
    %5111 = graph.abs %5102 : tensor<f32>
    %5112 = graph.cmp "lt" %5111, %98 : tensor<f32> -> tensor<i1>
    %5113 = graph.broadcast %5112 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %5114 = graph.select %5113, %5106, %5110 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %5115 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %5116 = graph.broadcast %5115 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5117 = graph.mul %arg303, %5116 : tensor<384xf32>
    %5118 = graph.sub %1469, %arg312 : tensor<f64>
    %5119 = graph.convert %5118 : tensor<f64> -> tensor<f32>
    %5120 = graph.broadcast %5119 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5121 = graph.mul %728, %5120 : tensor<384xf32>
    %5122 = graph.mul %5121, %728 : tensor<384xf32>
    %5123 = graph.add %5117, %5122 : tensor<384xf32>
    %5124 = graph.convert %5095 : tensor<f32> -> tensor<f64>
    %5125 = graph.pow %arg311, %5124 : tensor<f64>
    %5126 = graph.sub %1469, %5125 : tensor<f64>
    %5127 = graph.pow %arg312, %5124 : tensor<f64>
    %5128 = graph.sub %1469, %5127 : tensor<f64>
    %5129 = graph.div %arg310, %5126 : tensor<f64>
    %5130 = graph.pow %5128, %1503 : tensor<f64>
    %5131 = graph.sqrt %5123 : tensor<384xf32>
    %5132 = graph.convert %5130 : tensor<f64> -> tensor<f32>
    %5133 = graph.broadcast %5132 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5134 = graph.div %5131, %5133 : tensor<384xf32>
    %5135 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %5136 = graph.broadcast %5135 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5137 = graph.add %5134, %5136 : tensor<384xf32>
    %5138 = graph.neg %5129 : tensor<f64>
    %5139 = graph.convert %5138 : tensor<f64> -> tensor<f32>
    %5140 = graph.broadcast %5139 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5141 = graph.mul %5114, %5140 : tensor<384xf32>
    %5142 = graph.div %5141, %5137 : tensor<384xf32>
    %5143 = graph.add %5100, %5142 : tensor<384xf32>
    %5144 = graph.add %arg304, %95 : tensor<f32>
    %5145 = graph.mul %arg310, %arg314 : tensor<f64>
    %5146 = graph.sub %1469, %5145 : tensor<f64>
    %5147 = graph.convert %5146 : tensor<f64> -> tensor<f32>
    %5148 = graph.broadcast %5147 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5149 = graph.mul %arg76, %5148 : tensor<384xf32>
    %5150 = graph.sub %1469, %arg311 : tensor<f64>
    %5151 = graph.convert %5150 : tensor<f64> -> tensor<f32>
    %5152 = graph.sub %729, %arg305 : tensor<384xf32>
    %5153 = graph.broadcast %5151 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5154 = graph.mul %5153, %5152 : tensor<384xf32>
    %5155 = graph.add %arg305, %5154 : tensor<384xf32>
    %5156 = graph.sub %95, %5151 : tensor<f32>
    %5157 = graph.broadcast %5156 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5158 = graph.mul %5152, %5157 : tensor<384xf32>
    %5159 = graph.sub %729, %5158 : tensor<384xf32>
    %5160 = graph.abs %5151 : tensor<f32>
    %5161 = graph.cmp "lt" %5160, %98 : tensor<f32> -> tensor<i1>
    %5162 = graph.broadcast %5161 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %5163 = graph.select %5162, %5155, %5159 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %5164 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %5165 = graph.broadcast %5164 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5166 = graph.mul %arg306, %5165 : tensor<384xf32>
    %5167 = graph.sub %1469, %arg312 : tensor<f64>
    %5168 = graph.convert %5167 : tensor<f64> -> tensor<f32>
    %5169 = graph.broadcast %5168 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5170 = graph.mul %729, %5169 : tensor<384xf32>
    %5171 = graph.mul %5170, %729 : tensor<384xf32>
    %5172 = graph.add %5166, %5171 : tensor<384xf32>
    %5173 = graph.convert %5144 : tensor<f32> -> tensor<f64>
    %5174 = graph.pow %arg311, %5173 : tensor<f64>
    %5175 = graph.sub %1469, %5174 : tensor<f64>
    %5176 = graph.pow %arg312, %5173 : tensor<f64>
    %5177 = graph.sub %1469, %5176 : tensor<f64>
    %5178 = graph.div %arg310, %5175 : tensor<f64>
    %5179 = graph.pow %5177, %1503 : tensor<f64>
    %5180 = graph.sqrt %5172 : tensor<384xf32>
    %5181 = graph.convert %5179 : tensor<f64> -> tensor<f32>
    %5182 = graph.broadcast %5181 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5183 = graph.div %5180, %5182 : tensor<384xf32>
    %5184 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %5185 = graph.broadcast %5184 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5186 = graph.add %5183, %5185 : tensor<384xf32>
    %5187 = graph.neg %5178 : tensor<f64>
    %5188 = graph.convert %5187 : tensor<f64> -> tensor<f32>
    %5189 = graph.broadcast %5188 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %5190 = graph.mul %5163, %5189 : tensor<384xf32>
    %5191 = graph.div %5190, %5186 : tensor<384xf32>
    %5192 = graph.add %5149, %5191 : tensor<384xf32>
    %5193 = graph.add %arg307, %95 : tensor<f32>
    %5194 = graph.mul %arg310, %arg314 : tensor<f64>
    %5195 = graph.sub %1469, %5194 : tensor<f64>
    %5196 = graph.convert %5195 : tensor<f64> -> tensor<f32>
    %5197 = graph.broadcast %5196 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %5198 = graph.mul %arg77, %5197 : tensor<65x384xf32>
    %5199 = graph.sub %1469, %arg311 : tensor<f64>
    %5200 = graph.convert %5199 : tensor<f64> -> tensor<f32>
    %5201 = graph.sub %704, %arg308 : tensor<65x384xf32>
    %5202 = graph.broadcast %5200 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %5203 = graph.mul %5202, %5201 : tensor<65x384xf32>
    %5204 = graph.add %arg308, %5203 : tensor<65x384xf32>
    %5205 = graph.sub %95, %5200 : tensor<f32>
    %5206 = graph.broadcast %5205 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %5207 = graph.mul %5201, %5206 : tensor<65x384xf32>
    %5208 = graph.sub %704, %5207 : tensor<65x384xf32>
    %5209 = graph.abs %5200 : tensor<f32>
    %5210 = graph.cmp "lt" %5209, %98 : tensor<f32> -> tensor<i1>
    %5211 = graph.broadcast %5210 {dims = array<i64>} : tensor<i1> -> tensor<65x384xi1>
    %5212 = graph.select %5211, %5204, %5208 : tensor<65x384xi1>, tensor<65x384xf32>, tensor<65x384xf32> -> tensor<65x384xf32>
    %5213 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %5214 = graph.broadcast %5213 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %5215 = graph.mul %arg309, %5214 : tensor<65x384xf32>
    %5216 = graph.sub %1469, %arg312 : tensor<f64>
    %5217 = graph.convert %5216 : tensor<f64> -> tensor<f32>
    %5218 = graph.broadcast %5217 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %5219 = graph.mul %704, %5218 : tensor<65x384xf32>
    %5220 = graph.mul %5219, %704 : tensor<65x384xf32>
    %5221 = graph.add %5215, %5220 : tensor<65x384xf32>
    %5222 = graph.convert %5193 : tensor<f32> -> tensor<f64>
    %5223 = graph.pow %arg311, %5222 : tensor<f64>
    %5224 = graph.sub %1469, %5223 : tensor<f64>
    %5225 = graph.pow %arg312, %5222 : tensor<f64>
    %5226 = graph.sub %1469, %5225 : tensor<f64>
    %5227 = graph.div %arg310, %5224 : tensor<f64>
    %5228 = graph.pow %5226, %1503 : tensor<f64>
    %5229 = graph.sqrt %5221 : tensor<65x384xf32>
    %5230 = graph.convert %5228 : tensor<f64> -> tensor<f32>
    %5231 = graph.broadcast %5230 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %5232 = graph.div %5229, %5231 : tensor<65x384xf32>
    %5233 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %5234 = graph.broadcast %5233 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %5235 = graph.add %5232, %5234 : tensor<65x384xf32>
    %5236 = graph.neg %5227 : tensor<f64>
    %5237 = graph.convert %5236 : tensor<f64> -> tensor<f32>
    %5238 = graph.broadcast %5237 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %5239 = graph.mul %5212, %5238 : tensor<65x384xf32>
    %5240 = graph.div %5239, %5235 : tensor<65x384xf32>
    %5241 = graph.add %5198, %5240 : tensor<65x384xf32>
    return %668, %1517, %1467, %1487, %1496, %1566, %1518, %1537, %1546, %1615, %1567, %1586, %1595, %1664, %1616, %1635, %1644, %1713, %1665, %1684, %1693, %1762, %1714, %1733, %1742, %1811, %1763, %1782, %1791, %1860, %1812, %1831, %1840, %1909, %1861, %1880, %1889, %1958, %1910, %1929, %1938, %2007, %1959, %1978, %1987, %2056, %2008, %2027, %2036, %2105, %2057, %2076, %2085, %2154, %2106, %2125, %2134, %2203, %2155, %2174, %2183, %2252, %2204, %2223, %2232, %2301, %2253, %2272, %2281, %2350, %2302, %2321, %2330, %2399, %2351, %2370, %2379, %2448, %2400, %2419, %2428, %2497, %2449, %2468, %2477, %2546, %2498, %2517, %2526, %2595, %2547, %2566, %2575, %2644, %2596, %2615, %2624, %2693, %2645, %2664, %2673, %2742, %2694, %2713, %2722, %2791, %2743, %2762, %2771, %2840, %2792, %2811, %2820, %2889, %2841, %2860, %2869, %2938, %2890, %2909, %2918, %2987, %2939, %2958, %2967, %3036, %2988, %3007, %3016, %3085, %3037, %3056, %3065, %3134, %3086, %3105, %3114, %3183, %3135, %3154, %3163, %3232, %3184, %3203, %3212, %3281, %3233, %3252, %3261, %3330, %3282, %3301, %3310, %3379, %3331, %3350, %3359, %3428, %3380, %3399, %3408, %3477, %3429, %3448, %3457, %3526, %3478, %3497, %3506, %3575, %3527, %3546, %3555, %3624, %3576, %3595, %3604, %3673, %3625, %3644, %3653, %3722, %3674, %3693, %3702, %3771, %3723, %3742, %3751, %3820, %3772, %3791, %3800, %3869, %3821, %3840, %3849, %3918, %3870, %3889, %3898, %3967, %3919, %3938, %3947, %4016, %3968, %3987, %3996, %4065, %4017, %4036, %4045, %4114, %4066, %4085, %4094, %4163, %4115, %4134, %4143, %4212, %4164, %4183, %4192, %4261, %4213, %4232, %4241, %4310, %4262, %4281, %4290, %4359, %4311, %4330, %4339, %4408, %4360, %4379, %4388, %4457, %4409, %4428, %4437, %4506, %4458, %4477, %4486, %4555, %4507, %4526, %4535, %4604, %4556, %4575, %4584, %4653, %4605, %4624, %4633, %4702, %4654, %4673, %4682, %4751, %4703, %4722, %4731, %4800, %4752, %4771, %4780, %4849, %4801, %4820, %4829, %4898, %4850, %4869, %4878, %4947, %4899, %4918, %4927, %4996, %4948, %4967, %4976, %5045, %4997, %5016, %5025, %5094, %5046, %5065, %5074, %5143, %5095, %5114, %5123, %5192, %5144, %5163, %5172, %5241, %5193, %5212, %5221 : tensor<f32>, tensor<65x384xf32>, tensor<f32>, tensor<65x384xf32>, tensor<65x384xf32>, tensor<256x384xf32>, tensor<f32>, tensor<256x384xf32>, tensor<256x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<65x384xf32>, tensor<f32>, tensor<65x384xf32>, tensor<65x384xf32>
  }
}

