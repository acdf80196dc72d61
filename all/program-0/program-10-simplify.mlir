module {
  func.func @main(%arg0: tensor<65x384xf32> {graph.name = "token.weight", graph.role = "parameter"}, %arg1: tensor<8x256xi64> {graph.name = "input1", graph.role = "input"}, %arg2: tensor<256x384xf32> {graph.name = "position.weight", graph.role = "parameter"}, %arg3: tensor<384xf32> {graph.name = "blocks.0.attention_norm.weight", graph.role = "parameter"}, %arg4: tensor<384xf32> {graph.name = "blocks.0.attention_norm.bias", graph.role = "parameter"}, %arg5: tensor<1152x384xf32> {graph.name = "blocks.0.qkv.weight", graph.role = "parameter"}, %arg6: tensor<1152xf32> {graph.name = "blocks.0.qkv.bias", graph.role = "parameter"}, %arg7: tensor<384x384xf32> {graph.name = "blocks.0.projection.weight", graph.role = "parameter"}, %arg8: tensor<384xf32> {graph.name = "blocks.0.projection.bias", graph.role = "parameter"}, %arg9: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.weight", graph.role = "parameter"}, %arg10: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.bias", graph.role = "parameter"}, %arg11: tensor<1536x384xf32> {graph.name = "blocks.0.up.weight", graph.role = "parameter"}, %arg12: tensor<1536xf32> {graph.name = "blocks.0.up.bias", graph.role = "parameter"}, %arg13: tensor<384x1536xf32> {graph.name = "blocks.0.down.weight", graph.role = "parameter"}, %arg14: tensor<384xf32> {graph.name = "blocks.0.down.bias", graph.role = "parameter"}, %arg15: tensor<384xf32> {graph.name = "blocks.1.attention_norm.weight", graph.role = "parameter"}, %arg16: tensor<384xf32> {graph.name = "blocks.1.attention_norm.bias", graph.role = "parameter"}, %arg17: tensor<1152x384xf32> {graph.name = "blocks.1.qkv.weight", graph.role = "parameter"}, %arg18: tensor<1152xf32> {graph.name = "blocks.1.qkv.bias", graph.role = "parameter"}, %arg19: tensor<384x384xf32> {graph.name = "blocks.1.projection.weight", graph.role = "parameter"}, %arg20: tensor<384xf32> {graph.name = "blocks.1.projection.bias", graph.role = "parameter"}, %arg21: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.weight", graph.role = "parameter"}, %arg22: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.bias", graph.role = "parameter"}, %arg23: tensor<1536x384xf32> {graph.name = "blocks.1.up.weight", graph.role = "parameter"}, %arg24: tensor<1536xf32> {graph.name = "blocks.1.up.bias", graph.role = "parameter"}, %arg25: tensor<384x1536xf32> {graph.name = "blocks.1.down.weight", graph.role = "parameter"}, %arg26: tensor<384xf32> {graph.name = "blocks.1.down.bias", graph.role = "parameter"}, %arg27: tensor<384xf32> {graph.name = "blocks.2.attention_norm.weight", graph.role = "parameter"}, %arg28: tensor<384xf32> {graph.name = "blocks.2.attention_norm.bias", graph.role = "parameter"}, %arg29: tensor<1152x384xf32> {graph.name = "blocks.2.qkv.weight", graph.role = "parameter"}, %arg30: tensor<1152xf32> {graph.name = "blocks.2.qkv.bias", graph.role = "parameter"}, %arg31: tensor<384x384xf32> {graph.name = "blocks.2.projection.weight", graph.role = "parameter"}, %arg32: tensor<384xf32> {graph.name = "blocks.2.projection.bias", graph.role = "parameter"}, %arg33: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.weight", graph.role = "parameter"}, %arg34: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.bias", graph.role = "parameter"}, %arg35: tensor<1536x384xf32> {graph.name = "blocks.2.up.weight", graph.role = "parameter"}, %arg36: tensor<1536xf32> {graph.name = "blocks.2.up.bias", graph.role = "parameter"}, %arg37: tensor<384x1536xf32> {graph.name = "blocks.2.down.weight", graph.role = "parameter"}, %arg38: tensor<384xf32> {graph.name = "blocks.2.down.bias", graph.role = "parameter"}, %arg39: tensor<384xf32> {graph.name = "blocks.3.attention_norm.weight", graph.role = "parameter"}, %arg40: tensor<384xf32> {graph.name = "blocks.3.attention_norm.bias", graph.role = "parameter"}, %arg41: tensor<1152x384xf32> {graph.name = "blocks.3.qkv.weight", graph.role = "parameter"}, %arg42: tensor<1152xf32> {graph.name = "blocks.3.qkv.bias", graph.role = "parameter"}, %arg43: tensor<384x384xf32> {graph.name = "blocks.3.projection.weight", graph.role = "parameter"}, %arg44: tensor<384xf32> {graph.name = "blocks.3.projection.bias", graph.role = "parameter"}, %arg45: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.weight", graph.role = "parameter"}, %arg46: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.bias", graph.role = "parameter"}, %arg47: tensor<1536x384xf32> {graph.name = "blocks.3.up.weight", graph.role = "parameter"}, %arg48: tensor<1536xf32> {graph.name = "blocks.3.up.bias", graph.role = "parameter"}, %arg49: tensor<384x1536xf32> {graph.name = "blocks.3.down.weight", graph.role = "parameter"}, %arg50: tensor<384xf32> {graph.name = "blocks.3.down.bias", graph.role = "parameter"}, %arg51: tensor<384xf32> {graph.name = "blocks.4.attention_norm.weight", graph.role = "parameter"}, %arg52: tensor<384xf32> {graph.name = "blocks.4.attention_norm.bias", graph.role = "parameter"}, %arg53: tensor<1152x384xf32> {graph.name = "blocks.4.qkv.weight", graph.role = "parameter"}, %arg54: tensor<1152xf32> {graph.name = "blocks.4.qkv.bias", graph.role = "parameter"}, %arg55: tensor<384x384xf32> {graph.name = "blocks.4.projection.weight", graph.role = "parameter"}, %arg56: tensor<384xf32> {graph.name = "blocks.4.projection.bias", graph.role = "parameter"}, %arg57: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.weight", graph.role = "parameter"}, %arg58: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.bias", graph.role = "parameter"}, %arg59: tensor<1536x384xf32> {graph.name = "blocks.4.up.weight", graph.role = "parameter"}, %arg60: tensor<1536xf32> {graph.name = "blocks.4.up.bias", graph.role = "parameter"}, %arg61: tensor<384x1536xf32> {graph.name = "blocks.4.down.weight", graph.role = "parameter"}, %arg62: tensor<384xf32> {graph.name = "blocks.4.down.bias", graph.role = "parameter"}, %arg63: tensor<384xf32> {graph.name = "blocks.5.attention_norm.weight", graph.role = "parameter"}, %arg64: tensor<384xf32> {graph.name = "blocks.5.attention_norm.bias", graph.role = "parameter"}, %arg65: tensor<1152x384xf32> {graph.name = "blocks.5.qkv.weight", graph.role = "parameter"}, %arg66: tensor<1152xf32> {graph.name = "blocks.5.qkv.bias", graph.role = "parameter"}, %arg67: tensor<384x384xf32> {graph.name = "blocks.5.projection.weight", graph.role = "parameter"}, %arg68: tensor<384xf32> {graph.name = "blocks.5.projection.bias", graph.role = "parameter"}, %arg69: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.weight", graph.role = "parameter"}, %arg70: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.bias", graph.role = "parameter"}, %arg71: tensor<1536x384xf32> {graph.name = "blocks.5.up.weight", graph.role = "parameter"}, %arg72: tensor<1536xf32> {graph.name = "blocks.5.up.bias", graph.role = "parameter"}, %arg73: tensor<384x1536xf32> {graph.name = "blocks.5.down.weight", graph.role = "parameter"}, %arg74: tensor<384xf32> {graph.name = "blocks.5.down.bias", graph.role = "parameter"}, %arg75: tensor<384xf32> {graph.name = "norm.weight", graph.role = "parameter"}, %arg76: tensor<384xf32> {graph.name = "norm.bias", graph.role = "parameter"}, %arg77: tensor<65x384xf32> {graph.name = "head.weight", graph.role = "parameter"}, %arg78: tensor<8x256xi64> {graph.name = "input78", graph.role = "input"}, %arg79: tensor<f32> {graph.name = "token.weight.step", graph.role = "state"}, %arg80: tensor<65x384xf32> {graph.name = "token.weight.exp_avg", graph.role = "state"}, %arg81: tensor<65x384xf32> {graph.name = "token.weight.exp_avg_sq", graph.role = "state"}, %arg82: tensor<f32> {graph.name = "position.weight.step", graph.role = "state"}, %arg83: tensor<256x384xf32> {graph.name = "position.weight.exp_avg", graph.role = "state"}, %arg84: tensor<256x384xf32> {graph.name = "position.weight.exp_avg_sq", graph.role = "state"}, %arg85: tensor<f32> {graph.name = "blocks.0.attention_norm.weight.step", graph.role = "state"}, %arg86: tensor<384xf32> {graph.name = "blocks.0.attention_norm.weight.exp_avg", graph.role = "state"}, %arg87: tensor<384xf32> {graph.name = "blocks.0.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg88: tensor<f32> {graph.name = "blocks.0.attention_norm.bias.step", graph.role = "state"}, %arg89: tensor<384xf32> {graph.name = "blocks.0.attention_norm.bias.exp_avg", graph.role = "state"}, %arg90: tensor<384xf32> {graph.name = "blocks.0.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg91: tensor<f32> {graph.name = "blocks.0.qkv.weight.step", graph.role = "state"}, %arg92: tensor<1152x384xf32> {graph.name = "blocks.0.qkv.weight.exp_avg", graph.role = "state"}, %arg93: tensor<1152x384xf32> {graph.name = "blocks.0.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg94: tensor<f32> {graph.name = "blocks.0.qkv.bias.step", graph.role = "state"}, %arg95: tensor<1152xf32> {graph.name = "blocks.0.qkv.bias.exp_avg", graph.role = "state"}, %arg96: tensor<1152xf32> {graph.name = "blocks.0.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg97: tensor<f32> {graph.name = "blocks.0.projection.weight.step", graph.role = "state"}, %arg98: tensor<384x384xf32> {graph.name = "blocks.0.projection.weight.exp_avg", graph.role = "state"}, %arg99: tensor<384x384xf32> {graph.name = "blocks.0.projection.weight.exp_avg_sq", graph.role = "state"}, %arg100: tensor<f32> {graph.name = "blocks.0.projection.bias.step", graph.role = "state"}, %arg101: tensor<384xf32> {graph.name = "blocks.0.projection.bias.exp_avg", graph.role = "state"}, %arg102: tensor<384xf32> {graph.name = "blocks.0.projection.bias.exp_avg_sq", graph.role = "state"}, %arg103: tensor<f32> {graph.name = "blocks.0.mlp_norm.weight.step", graph.role = "state"}, %arg104: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg105: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg106: tensor<f32> {graph.name = "blocks.0.mlp_norm.bias.step", graph.role = "state"}, %arg107: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg108: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg109: tensor<f32> {graph.name = "blocks.0.up.weight.step", graph.role = "state"}, %arg110: tensor<1536x384xf32> {graph.name = "blocks.0.up.weight.exp_avg", graph.role = "state"}, %arg111: tensor<1536x384xf32> {graph.name = "blocks.0.up.weight.exp_avg_sq", graph.role = "state"}, %arg112: tensor<f32> {graph.name = "blocks.0.up.bias.step", graph.role = "state"}, %arg113: tensor<1536xf32> {graph.name = "blocks.0.up.bias.exp_avg", graph.role = "state"}, %arg114: tensor<1536xf32> {graph.name = "blocks.0.up.bias.exp_avg_sq", graph.role = "state"}, %arg115: tensor<f32> {graph.name = "blocks.0.down.weight.step", graph.role = "state"}, %arg116: tensor<384x1536xf32> {graph.name = "blocks.0.down.weight.exp_avg", graph.role = "state"}, %arg117: tensor<384x1536xf32> {graph.name = "blocks.0.down.weight.exp_avg_sq", graph.role = "state"}, %arg118: tensor<f32> {graph.name = "blocks.0.down.bias.step", graph.role = "state"}, %arg119: tensor<384xf32> {graph.name = "blocks.0.down.bias.exp_avg", graph.role = "state"}, %arg120: tensor<384xf32> {graph.name = "blocks.0.down.bias.exp_avg_sq", graph.role = "state"}, %arg121: tensor<f32> {graph.name = "blocks.1.attention_norm.weight.step", graph.role = "state"}, %arg122: tensor<384xf32> {graph.name = "blocks.1.attention_norm.weight.exp_avg", graph.role = "state"}, %arg123: tensor<384xf32> {graph.name = "blocks.1.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg124: tensor<f32> {graph.name = "blocks.1.attention_norm.bias.step", graph.role = "state"}, %arg125: tensor<384xf32> {graph.name = "blocks.1.attention_norm.bias.exp_avg", graph.role = "state"}, %arg126: tensor<384xf32> {graph.name = "blocks.1.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg127: tensor<f32> {graph.name = "blocks.1.qkv.weight.step", graph.role = "state"}, %arg128: tensor<1152x384xf32> {graph.name = "blocks.1.qkv.weight.exp_avg", graph.role = "state"}, %arg129: tensor<1152x384xf32> {graph.name = "blocks.1.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg130: tensor<f32> {graph.name = "blocks.1.qkv.bias.step", graph.role = "state"}, %arg131: tensor<1152xf32> {graph.name = "blocks.1.qkv.bias.exp_avg", graph.role = "state"}, %arg132: tensor<1152xf32> {graph.name = "blocks.1.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg133: tensor<f32> {graph.name = "blocks.1.projection.weight.step", graph.role = "state"}, %arg134: tensor<384x384xf32> {graph.name = "blocks.1.projection.weight.exp_avg", graph.role = "state"}, %arg135: tensor<384x384xf32> {graph.name = "blocks.1.projection.weight.exp_avg_sq", graph.role = "state"}, %arg136: tensor<f32> {graph.name = "blocks.1.projection.bias.step", graph.role = "state"}, %arg137: tensor<384xf32> {graph.name = "blocks.1.projection.bias.exp_avg", graph.role = "state"}, %arg138: tensor<384xf32> {graph.name = "blocks.1.projection.bias.exp_avg_sq", graph.role = "state"}, %arg139: tensor<f32> {graph.name = "blocks.1.mlp_norm.weight.step", graph.role = "state"}, %arg140: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg141: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg142: tensor<f32> {graph.name = "blocks.1.mlp_norm.bias.step", graph.role = "state"}, %arg143: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg144: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg145: tensor<f32> {graph.name = "blocks.1.up.weight.step", graph.role = "state"}, %arg146: tensor<1536x384xf32> {graph.name = "blocks.1.up.weight.exp_avg", graph.role = "state"}, %arg147: tensor<1536x384xf32> {graph.name = "blocks.1.up.weight.exp_avg_sq", graph.role = "state"}, %arg148: tensor<f32> {graph.name = "blocks.1.up.bias.step", graph.role = "state"}, %arg149: tensor<1536xf32> {graph.name = "blocks.1.up.bias.exp_avg", graph.role = "state"}, %arg150: tensor<1536xf32> {graph.name = "blocks.1.up.bias.exp_avg_sq", graph.role = "state"}, %arg151: tensor<f32> {graph.name = "blocks.1.down.weight.step", graph.role = "state"}, %arg152: tensor<384x1536xf32> {graph.name = "blocks.1.down.weight.exp_avg", graph.role = "state"}, %arg153: tensor<384x1536xf32> {graph.name = "blocks.1.down.weight.exp_avg_sq", graph.role = "state"}, %arg154: tensor<f32> {graph.name = "blocks.1.down.bias.step", graph.role = "state"}, %arg155: tensor<384xf32> {graph.name = "blocks.1.down.bias.exp_avg", graph.role = "state"}, %arg156: tensor<384xf32> {graph.name = "blocks.1.down.bias.exp_avg_sq", graph.role = "state"}, %arg157: tensor<f32> {graph.name = "blocks.2.attention_norm.weight.step", graph.role = "state"}, %arg158: tensor<384xf32> {graph.name = "blocks.2.attention_norm.weight.exp_avg", graph.role = "state"}, %arg159: tensor<384xf32> {graph.name = "blocks.2.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg160: tensor<f32> {graph.name = "blocks.2.attention_norm.bias.step", graph.role = "state"}, %arg161: tensor<384xf32> {graph.name = "blocks.2.attention_norm.bias.exp_avg", graph.role = "state"}, %arg162: tensor<384xf32> {graph.name = "blocks.2.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg163: tensor<f32> {graph.name = "blocks.2.qkv.weight.step", graph.role = "state"}, %arg164: tensor<1152x384xf32> {graph.name = "blocks.2.qkv.weight.exp_avg", graph.role = "state"}, %arg165: tensor<1152x384xf32> {graph.name = "blocks.2.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg166: tensor<f32> {graph.name = "blocks.2.qkv.bias.step", graph.role = "state"}, %arg167: tensor<1152xf32> {graph.name = "blocks.2.qkv.bias.exp_avg", graph.role = "state"}, %arg168: tensor<1152xf32> {graph.name = "blocks.2.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg169: tensor<f32> {graph.name = "blocks.2.projection.weight.step", graph.role = "state"}, %arg170: tensor<384x384xf32> {graph.name = "blocks.2.projection.weight.exp_avg", graph.role = "state"}, %arg171: tensor<384x384xf32> {graph.name = "blocks.2.projection.weight.exp_avg_sq", graph.role = "state"}, %arg172: tensor<f32> {graph.name = "blocks.2.projection.bias.step", graph.role = "state"}, %arg173: tensor<384xf32> {graph.name = "blocks.2.projection.bias.exp_avg", graph.role = "state"}, %arg174: tensor<384xf32> {graph.name = "blocks.2.projection.bias.exp_avg_sq", graph.role = "state"}, %arg175: tensor<f32> {graph.name = "blocks.2.mlp_norm.weight.step", graph.role = "state"}, %arg176: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg177: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg178: tensor<f32> {graph.name = "blocks.2.mlp_norm.bias.step", graph.role = "state"}, %arg179: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg180: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg181: tensor<f32> {graph.name = "blocks.2.up.weight.step", graph.role = "state"}, %arg182: tensor<1536x384xf32> {graph.name = "blocks.2.up.weight.exp_avg", graph.role = "state"}, %arg183: tensor<1536x384xf32> {graph.name = "blocks.2.up.weight.exp_avg_sq", graph.role = "state"}, %arg184: tensor<f32> {graph.name = "blocks.2.up.bias.step", graph.role = "state"}, %arg185: tensor<1536xf32> {graph.name = "blocks.2.up.bias.exp_avg", graph.role = "state"}, %arg186: tensor<1536xf32> {graph.name = "blocks.2.up.bias.exp_avg_sq", graph.role = "state"}, %arg187: tensor<f32> {graph.name = "blocks.2.down.weight.step", graph.role = "state"}, %arg188: tensor<384x1536xf32> {graph.name = "blocks.2.down.weight.exp_avg", graph.role = "state"}, %arg189: tensor<384x1536xf32> {graph.name = "blocks.2.down.weight.exp_avg_sq", graph.role = "state"}, %arg190: tensor<f32> {graph.name = "blocks.2.down.bias.step", graph.role = "state"}, %arg191: tensor<384xf32> {graph.name = "blocks.2.down.bias.exp_avg", graph.role = "state"}, %arg192: tensor<384xf32> {graph.name = "blocks.2.down.bias.exp_avg_sq", graph.role = "state"}, %arg193: tensor<f32> {graph.name = "blocks.3.attention_norm.weight.step", graph.role = "state"}, %arg194: tensor<384xf32> {graph.name = "blocks.3.attention_norm.weight.exp_avg", graph.role = "state"}, %arg195: tensor<384xf32> {graph.name = "blocks.3.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg196: tensor<f32> {graph.name = "blocks.3.attention_norm.bias.step", graph.role = "state"}, %arg197: tensor<384xf32> {graph.name = "blocks.3.attention_norm.bias.exp_avg", graph.role = "state"}, %arg198: tensor<384xf32> {graph.name = "blocks.3.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg199: tensor<f32> {graph.name = "blocks.3.qkv.weight.step", graph.role = "state"}, %arg200: tensor<1152x384xf32> {graph.name = "blocks.3.qkv.weight.exp_avg", graph.role = "state"}, %arg201: tensor<1152x384xf32> {graph.name = "blocks.3.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg202: tensor<f32> {graph.name = "blocks.3.qkv.bias.step", graph.role = "state"}, %arg203: tensor<1152xf32> {graph.name = "blocks.3.qkv.bias.exp_avg", graph.role = "state"}, %arg204: tensor<1152xf32> {graph.name = "blocks.3.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg205: tensor<f32> {graph.name = "blocks.3.projection.weight.step", graph.role = "state"}, %arg206: tensor<384x384xf32> {graph.name = "blocks.3.projection.weight.exp_avg", graph.role = "state"}, %arg207: tensor<384x384xf32> {graph.name = "blocks.3.projection.weight.exp_avg_sq", graph.role = "state"}, %arg208: tensor<f32> {graph.name = "blocks.3.projection.bias.step", graph.role = "state"}, %arg209: tensor<384xf32> {graph.name = "blocks.3.projection.bias.exp_avg", graph.role = "state"}, %arg210: tensor<384xf32> {graph.name = "blocks.3.projection.bias.exp_avg_sq", graph.role = "state"}, %arg211: tensor<f32> {graph.name = "blocks.3.mlp_norm.weight.step", graph.role = "state"}, %arg212: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg213: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg214: tensor<f32> {graph.name = "blocks.3.mlp_norm.bias.step", graph.role = "state"}, %arg215: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg216: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg217: tensor<f32> {graph.name = "blocks.3.up.weight.step", graph.role = "state"}, %arg218: tensor<1536x384xf32> {graph.name = "blocks.3.up.weight.exp_avg", graph.role = "state"}, %arg219: tensor<1536x384xf32> {graph.name = "blocks.3.up.weight.exp_avg_sq", graph.role = "state"}, %arg220: tensor<f32> {graph.name = "blocks.3.up.bias.step", graph.role = "state"}, %arg221: tensor<1536xf32> {graph.name = "blocks.3.up.bias.exp_avg", graph.role = "state"}, %arg222: tensor<1536xf32> {graph.name = "blocks.3.up.bias.exp_avg_sq", graph.role = "state"}, %arg223: tensor<f32> {graph.name = "blocks.3.down.weight.step", graph.role = "state"}, %arg224: tensor<384x1536xf32> {graph.name = "blocks.3.down.weight.exp_avg", graph.role = "state"}, %arg225: tensor<384x1536xf32> {graph.name = "blocks.3.down.weight.exp_avg_sq", graph.role = "state"}, %arg226: tensor<f32> {graph.name = "blocks.3.down.bias.step", graph.role = "state"}, %arg227: tensor<384xf32> {graph.name = "blocks.3.down.bias.exp_avg", graph.role = "state"}, %arg228: tensor<384xf32> {graph.name = "blocks.3.down.bias.exp_avg_sq", graph.role = "state"}, %arg229: tensor<f32> {graph.name = "blocks.4.attention_norm.weight.step", graph.role = "state"}, %arg230: tensor<384xf32> {graph.name = "blocks.4.attention_norm.weight.exp_avg", graph.role = "state"}, %arg231: tensor<384xf32> {graph.name = "blocks.4.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg232: tensor<f32> {graph.name = "blocks.4.attention_norm.bias.step", graph.role = "state"}, %arg233: tensor<384xf32> {graph.name = "blocks.4.attention_norm.bias.exp_avg", graph.role = "state"}, %arg234: tensor<384xf32> {graph.name = "blocks.4.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg235: tensor<f32> {graph.name = "blocks.4.qkv.weight.step", graph.role = "state"}, %arg236: tensor<1152x384xf32> {graph.name = "blocks.4.qkv.weight.exp_avg", graph.role = "state"}, %arg237: tensor<1152x384xf32> {graph.name = "blocks.4.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg238: tensor<f32> {graph.name = "blocks.4.qkv.bias.step", graph.role = "state"}, %arg239: tensor<1152xf32> {graph.name = "blocks.4.qkv.bias.exp_avg", graph.role = "state"}, %arg240: tensor<1152xf32> {graph.name = "blocks.4.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg241: tensor<f32> {graph.name = "blocks.4.projection.weight.step", graph.role = "state"}, %arg242: tensor<384x384xf32> {graph.name = "blocks.4.projection.weight.exp_avg", graph.role = "state"}, %arg243: tensor<384x384xf32> {graph.name = "blocks.4.projection.weight.exp_avg_sq", graph.role = "state"}, %arg244: tensor<f32> {graph.name = "blocks.4.projection.bias.step", graph.role = "state"}, %arg245: tensor<384xf32> {graph.name = "blocks.4.projection.bias.exp_avg", graph.role = "state"}, %arg246: tensor<384xf32> {graph.name = "blocks.4.projection.bias.exp_avg_sq", graph.role = "state"}, %arg247: tensor<f32> {graph.name = "blocks.4.mlp_norm.weight.step", graph.role = "state"}, %arg248: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg249: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg250: tensor<f32> {graph.name = "blocks.4.mlp_norm.bias.step", graph.role = "state"}, %arg251: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg252: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg253: tensor<f32> {graph.name = "blocks.4.up.weight.step", graph.role = "state"}, %arg254: tensor<1536x384xf32> {graph.name = "blocks.4.up.weight.exp_avg", graph.role = "state"}, %arg255: tensor<1536x384xf32> {graph.name = "blocks.4.up.weight.exp_avg_sq", graph.role = "state"}, %arg256: tensor<f32> {graph.name = "blocks.4.up.bias.step", graph.role = "state"}, %arg257: tensor<1536xf32> {graph.name = "blocks.4.up.bias.exp_avg", graph.role = "state"}, %arg258: tensor<1536xf32> {graph.name = "blocks.4.up.bias.exp_avg_sq", graph.role = "state"}, %arg259: tensor<f32> {graph.name = "blocks.4.down.weight.step", graph.role = "state"}, %arg260: tensor<384x1536xf32> {graph.name = "blocks.4.down.weight.exp_avg", graph.role = "state"}, %arg261: tensor<384x1536xf32> {graph.name = "blocks.4.down.weight.exp_avg_sq", graph.role = "state"}, %arg262: tensor<f32> {graph.name = "blocks.4.down.bias.step", graph.role = "state"}, %arg263: tensor<384xf32> {graph.name = "blocks.4.down.bias.exp_avg", graph.role = "state"}, %arg264: tensor<384xf32> {graph.name = "blocks.4.down.bias.exp_avg_sq", graph.role = "state"}, %arg265: tensor<f32> {graph.name = "blocks.5.attention_norm.weight.step", graph.role = "state"}, %arg266: tensor<384xf32> {graph.name = "blocks.5.attention_norm.weight.exp_avg", graph.role = "state"}, %arg267: tensor<384xf32> {graph.name = "blocks.5.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg268: tensor<f32> {graph.name = "blocks.5.attention_norm.bias.step", graph.role = "state"}, %arg269: tensor<384xf32> {graph.name = "blocks.5.attention_norm.bias.exp_avg", graph.role = "state"}, %arg270: tensor<384xf32> {graph.name = "blocks.5.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg271: tensor<f32> {graph.name = "blocks.5.qkv.weight.step", graph.role = "state"}, %arg272: tensor<1152x384xf32> {graph.name = "blocks.5.qkv.weight.exp_avg", graph.role = "state"}, %arg273: tensor<1152x384xf32> {graph.name = "blocks.5.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg274: tensor<f32> {graph.name = "blocks.5.qkv.bias.step", graph.role = "state"}, %arg275: tensor<1152xf32> {graph.name = "blocks.5.qkv.bias.exp_avg", graph.role = "state"}, %arg276: tensor<1152xf32> {graph.name = "blocks.5.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg277: tensor<f32> {graph.name = "blocks.5.projection.weight.step", graph.role = "state"}, %arg278: tensor<384x384xf32> {graph.name = "blocks.5.projection.weight.exp_avg", graph.role = "state"}, %arg279: tensor<384x384xf32> {graph.name = "blocks.5.projection.weight.exp_avg_sq", graph.role = "state"}, %arg280: tensor<f32> {graph.name = "blocks.5.projection.bias.step", graph.role = "state"}, %arg281: tensor<384xf32> {graph.name = "blocks.5.projection.bias.exp_avg", graph.role = "state"}, %arg282: tensor<384xf32> {graph.name = "blocks.5.projection.bias.exp_avg_sq", graph.role = "state"}, %arg283: tensor<f32> {graph.name = "blocks.5.mlp_norm.weight.step", graph.role = "state"}, %arg284: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg285: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg286: tensor<f32> {graph.name = "blocks.5.mlp_norm.bias.step", graph.role = "state"}, %arg287: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg288: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg289: tensor<f32> {graph.name = "blocks.5.up.weight.step", graph.role = "state"}, %arg290: tensor<1536x384xf32> {graph.name = "blocks.5.up.weight.exp_avg", graph.role = "state"}, %arg291: tensor<1536x384xf32> {graph.name = "blocks.5.up.weight.exp_avg_sq", graph.role = "state"}, %arg292: tensor<f32> {graph.name = "blocks.5.up.bias.step", graph.role = "state"}, %arg293: tensor<1536xf32> {graph.name = "blocks.5.up.bias.exp_avg", graph.role = "state"}, %arg294: tensor<1536xf32> {graph.name = "blocks.5.up.bias.exp_avg_sq", graph.role = "state"}, %arg295: tensor<f32> {graph.name = "blocks.5.down.weight.step", graph.role = "state"}, %arg296: tensor<384x1536xf32> {graph.name = "blocks.5.down.weight.exp_avg", graph.role = "state"}, %arg297: tensor<384x1536xf32> {graph.name = "blocks.5.down.weight.exp_avg_sq", graph.role = "state"}, %arg298: tensor<f32> {graph.name = "blocks.5.down.bias.step", graph.role = "state"}, %arg299: tensor<384xf32> {graph.name = "blocks.5.down.bias.exp_avg", graph.role = "state"}, %arg300: tensor<384xf32> {graph.name = "blocks.5.down.bias.exp_avg_sq", graph.role = "state"}, %arg301: tensor<f32> {graph.name = "norm.weight.step", graph.role = "state"}, %arg302: tensor<384xf32> {graph.name = "norm.weight.exp_avg", graph.role = "state"}, %arg303: tensor<384xf32> {graph.name = "norm.weight.exp_avg_sq", graph.role = "state"}, %arg304: tensor<f32> {graph.name = "norm.bias.step", graph.role = "state"}, %arg305: tensor<384xf32> {graph.name = "norm.bias.exp_avg", graph.role = "state"}, %arg306: tensor<384xf32> {graph.name = "norm.bias.exp_avg_sq", graph.role = "state"}, %arg307: tensor<f32> {graph.name = "head.weight.step", graph.role = "state"}, %arg308: tensor<65x384xf32> {graph.name = "head.weight.exp_avg", graph.role = "state"}, %arg309: tensor<65x384xf32> {graph.name = "head.weight.exp_avg_sq", graph.role = "state"}, %arg310: tensor<f64> {graph.name = "group0.lr", graph.role = "scalar"}, %arg311: tensor<f64> {graph.name = "group0.betas[0]", graph.role = "scalar"}, %arg312: tensor<f64> {graph.name = "group0.betas[1]", graph.role = "scalar"}, %arg313: tensor<f64> {graph.name = "group0.eps", graph.role = "scalar"}, %arg314: tensor<f64> {graph.name = "group0.weight_decay", graph.role = "scalar"}) -> (tensor<f32>, tensor<65x384xf32> {graph.updates = 0 : i64}, tensor<f32> {graph.updates = 79 : i64}, tensor<65x384xf32> {graph.updates = 80 : i64}, tensor<65x384xf32> {graph.updates = 81 : i64}, tensor<256x384xf32> {graph.updates = 2 : i64}, tensor<f32> {graph.updates = 82 : i64}, tensor<256x384xf32> {graph.updates = 83 : i64}, tensor<256x384xf32> {graph.updates = 84 : i64}, tensor<384xf32> {graph.updates = 3 : i64}, tensor<f32> {graph.updates = 85 : i64}, tensor<384xf32> {graph.updates = 86 : i64}, tensor<384xf32> {graph.updates = 87 : i64}, tensor<384xf32> {graph.updates = 4 : i64}, tensor<f32> {graph.updates = 88 : i64}, tensor<384xf32> {graph.updates = 89 : i64}, tensor<384xf32> {graph.updates = 90 : i64}, tensor<1152x384xf32> {graph.updates = 5 : i64}, tensor<f32> {graph.updates = 91 : i64}, tensor<1152x384xf32> {graph.updates = 92 : i64}, tensor<1152x384xf32> {graph.updates = 93 : i64}, tensor<1152xf32> {graph.updates = 6 : i64}, tensor<f32> {graph.updates = 94 : i64}, tensor<1152xf32> {graph.updates = 95 : i64}, tensor<1152xf32> {graph.updates = 96 : i64}, tensor<384x384xf32> {graph.updates = 7 : i64}, tensor<f32> {graph.updates = 97 : i64}, tensor<384x384xf32> {graph.updates = 98 : i64}, tensor<384x384xf32> {graph.updates = 99 : i64}, tensor<384xf32> {graph.updates = 8 : i64}, tensor<f32> {graph.updates = 100 : i64}, tensor<384xf32> {graph.updates = 101 : i64}, tensor<384xf32> {graph.updates = 102 : i64}, tensor<384xf32> {graph.updates = 9 : i64}, tensor<f32> {graph.updates = 103 : i64}, tensor<384xf32> {graph.updates = 104 : i64}, tensor<384xf32> {graph.updates = 105 : i64}, tensor<384xf32> {graph.updates = 10 : i64}, tensor<f32> {graph.updates = 106 : i64}, tensor<384xf32> {graph.updates = 107 : i64}, tensor<384xf32> {graph.updates = 108 : i64}, tensor<1536x384xf32> {graph.updates = 11 : i64}, tensor<f32> {graph.updates = 109 : i64}, tensor<1536x384xf32> {graph.updates = 110 : i64}, tensor<1536x384xf32> {graph.updates = 111 : i64}, tensor<1536xf32> {graph.updates = 12 : i64}, tensor<f32> {graph.updates = 112 : i64}, tensor<1536xf32> {graph.updates = 113 : i64}, tensor<1536xf32> {graph.updates = 114 : i64}, tensor<384x1536xf32> {graph.updates = 13 : i64}, tensor<f32> {graph.updates = 115 : i64}, tensor<384x1536xf32> {graph.updates = 116 : i64}, tensor<384x1536xf32> {graph.updates = 117 : i64}, tensor<384xf32> {graph.updates = 14 : i64}, tensor<f32> {graph.updates = 118 : i64}, tensor<384xf32> {graph.updates = 119 : i64}, tensor<384xf32> {graph.updates = 120 : i64}, tensor<384xf32> {graph.updates = 15 : i64}, tensor<f32> {graph.updates = 121 : i64}, tensor<384xf32> {graph.updates = 122 : i64}, tensor<384xf32> {graph.updates = 123 : i64}, tensor<384xf32> {graph.updates = 16 : i64}, tensor<f32> {graph.updates = 124 : i64}, tensor<384xf32> {graph.updates = 125 : i64}, tensor<384xf32> {graph.updates = 126 : i64}, tensor<1152x384xf32> {graph.updates = 17 : i64}, tensor<f32> {graph.updates = 127 : i64}, tensor<1152x384xf32> {graph.updates = 128 : i64}, tensor<1152x384xf32> {graph.updates = 129 : i64}, tensor<1152xf32> {graph.updates = 18 : i64}, tensor<f32> {graph.updates = 130 : i64}, tensor<1152xf32> {graph.updates = 131 : i64}, tensor<1152xf32> {graph.updates = 132 : i64}, tensor<384x384xf32> {graph.updates = 19 : i64}, tensor<f32> {graph.updates = 133 : i64}, tensor<384x384xf32> {graph.updates = 134 : i64}, tensor<384x384xf32> {graph.updates = 135 : i64}, tensor<384xf32> {graph.updates = 20 : i64}, tensor<f32> {graph.updates = 136 : i64}, tensor<384xf32> {graph.updates = 137 : i64}, tensor<384xf32> {graph.updates = 138 : i64}, tensor<384xf32> {graph.updates = 21 : i64}, tensor<f32> {graph.updates = 139 : i64}, tensor<384xf32> {graph.updates = 140 : i64}, tensor<384xf32> {graph.updates = 141 : i64}, tensor<384xf32> {graph.updates = 22 : i64}, tensor<f32> {graph.updates = 142 : i64}, tensor<384xf32> {graph.updates = 143 : i64}, tensor<384xf32> {graph.updates = 144 : i64}, tensor<1536x384xf32> {graph.updates = 23 : i64}, tensor<f32> {graph.updates = 145 : i64}, tensor<1536x384xf32> {graph.updates = 146 : i64}, tensor<1536x384xf32> {graph.updates = 147 : i64}, tensor<1536xf32> {graph.updates = 24 : i64}, tensor<f32> {graph.updates = 148 : i64}, tensor<1536xf32> {graph.updates = 149 : i64}, tensor<1536xf32> {graph.updates = 150 : i64}, tensor<384x1536xf32> {graph.updates = 25 : i64}, tensor<f32> {graph.updates = 151 : i64}, tensor<384x1536xf32> {graph.updates = 152 : i64}, tensor<384x1536xf32> {graph.updates = 153 : i64}, tensor<384xf32> {graph.updates = 26 : i64}, tensor<f32> {graph.updates = 154 : i64}, tensor<384xf32> {graph.updates = 155 : i64}, tensor<384xf32> {graph.updates = 156 : i64}, tensor<384xf32> {graph.updates = 27 : i64}, tensor<f32> {graph.updates = 157 : i64}, tensor<384xf32> {graph.updates = 158 : i64}, tensor<384xf32> {graph.updates = 159 : i64}, tensor<384xf32> {graph.updates = 28 : i64}, tensor<f32> {graph.updates = 160 : i64}, tensor<384xf32> {graph.updates = 161 : i64}, tensor<384xf32> {graph.updates = 162 : i64}, tensor<1152x384xf32> {graph.updates = 29 : i64}, tensor<f32> {graph.updates = 163 : i64}, tensor<1152x384xf32> {graph.updates = 164 : i64}, tensor<1152x384xf32> {graph.updates = 165 : i64}, tensor<1152xf32> {graph.updates = 30 : i64}, tensor<f32> {graph.updates = 166 : i64}, tensor<1152xf32> {graph.updates = 167 : i64}, tensor<1152xf32> {graph.updates = 168 : i64}, tensor<384x384xf32> {graph.updates = 31 : i64}, tensor<f32> {graph.updates = 169 : i64}, tensor<384x384xf32> {graph.updates = 170 : i64}, tensor<384x384xf32> {graph.updates = 171 : i64}, tensor<384xf32> {graph.updates = 32 : i64}, tensor<f32> {graph.updates = 172 : i64}, tensor<384xf32> {graph.updates = 173 : i64}, tensor<384xf32> {graph.updates = 174 : i64}, tensor<384xf32> {graph.updates = 33 : i64}, tensor<f32> {graph.updates = 175 : i64}, tensor<384xf32> {graph.updates = 176 : i64}, tensor<384xf32> {graph.updates = 177 : i64}, tensor<384xf32> {graph.updates = 34 : i64}, tensor<f32> {graph.updates = 178 : i64}, tensor<384xf32> {graph.updates = 179 : i64}, tensor<384xf32> {graph.updates = 180 : i64}, tensor<1536x384xf32> {graph.updates = 35 : i64}, tensor<f32> {graph.updates = 181 : i64}, tensor<1536x384xf32> {graph.updates = 182 : i64}, tensor<1536x384xf32> {graph.updates = 183 : i64}, tensor<1536xf32> {graph.updates = 36 : i64}, tensor<f32> {graph.updates = 184 : i64}, tensor<1536xf32> {graph.updates = 185 : i64}, tensor<1536xf32> {graph.updates = 186 : i64}, tensor<384x1536xf32> {graph.updates = 37 : i64}, tensor<f32> {graph.updates = 187 : i64}, tensor<384x1536xf32> {graph.updates = 188 : i64}, tensor<384x1536xf32> {graph.updates = 189 : i64}, tensor<384xf32> {graph.updates = 38 : i64}, tensor<f32> {graph.updates = 190 : i64}, tensor<384xf32> {graph.updates = 191 : i64}, tensor<384xf32> {graph.updates = 192 : i64}, tensor<384xf32> {graph.updates = 39 : i64}, tensor<f32> {graph.updates = 193 : i64}, tensor<384xf32> {graph.updates = 194 : i64}, tensor<384xf32> {graph.updates = 195 : i64}, tensor<384xf32> {graph.updates = 40 : i64}, tensor<f32> {graph.updates = 196 : i64}, tensor<384xf32> {graph.updates = 197 : i64}, tensor<384xf32> {graph.updates = 198 : i64}, tensor<1152x384xf32> {graph.updates = 41 : i64}, tensor<f32> {graph.updates = 199 : i64}, tensor<1152x384xf32> {graph.updates = 200 : i64}, tensor<1152x384xf32> {graph.updates = 201 : i64}, tensor<1152xf32> {graph.updates = 42 : i64}, tensor<f32> {graph.updates = 202 : i64}, tensor<1152xf32> {graph.updates = 203 : i64}, tensor<1152xf32> {graph.updates = 204 : i64}, tensor<384x384xf32> {graph.updates = 43 : i64}, tensor<f32> {graph.updates = 205 : i64}, tensor<384x384xf32> {graph.updates = 206 : i64}, tensor<384x384xf32> {graph.updates = 207 : i64}, tensor<384xf32> {graph.updates = 44 : i64}, tensor<f32> {graph.updates = 208 : i64}, tensor<384xf32> {graph.updates = 209 : i64}, tensor<384xf32> {graph.updates = 210 : i64}, tensor<384xf32> {graph.updates = 45 : i64}, tensor<f32> {graph.updates = 211 : i64}, tensor<384xf32> {graph.updates = 212 : i64}, tensor<384xf32> {graph.updates = 213 : i64}, tensor<384xf32> {graph.updates = 46 : i64}, tensor<f32> {graph.updates = 214 : i64}, tensor<384xf32> {graph.updates = 215 : i64}, tensor<384xf32> {graph.updates = 216 : i64}, tensor<1536x384xf32> {graph.updates = 47 : i64}, tensor<f32> {graph.updates = 217 : i64}, tensor<1536x384xf32> {graph.updates = 218 : i64}, tensor<1536x384xf32> {graph.updates = 219 : i64}, tensor<1536xf32> {graph.updates = 48 : i64}, tensor<f32> {graph.updates = 220 : i64}, tensor<1536xf32> {graph.updates = 221 : i64}, tensor<1536xf32> {graph.updates = 222 : i64}, tensor<384x1536xf32> {graph.updates = 49 : i64}, tensor<f32> {graph.updates = 223 : i64}, tensor<384x1536xf32> {graph.updates = 224 : i64}, tensor<384x1536xf32> {graph.updates = 225 : i64}, tensor<384xf32> {graph.updates = 50 : i64}, tensor<f32> {graph.updates = 226 : i64}, tensor<384xf32> {graph.updates = 227 : i64}, tensor<384xf32> {graph.updates = 228 : i64}, tensor<384xf32> {graph.updates = 51 : i64}, tensor<f32> {graph.updates = 229 : i64}, tensor<384xf32> {graph.updates = 230 : i64}, tensor<384xf32> {graph.updates = 231 : i64}, tensor<384xf32> {graph.updates = 52 : i64}, tensor<f32> {graph.updates = 232 : i64}, tensor<384xf32> {graph.updates = 233 : i64}, tensor<384xf32> {graph.updates = 234 : i64}, tensor<1152x384xf32> {graph.updates = 53 : i64}, tensor<f32> {graph.updates = 235 : i64}, tensor<1152x384xf32> {graph.updates = 236 : i64}, tensor<1152x384xf32> {graph.updates = 237 : i64}, tensor<1152xf32> {graph.updates = 54 : i64}, tensor<f32> {graph.updates = 238 : i64}, tensor<1152xf32> {graph.updates = 239 : i64}, tensor<1152xf32> {graph.updates = 240 : i64}, tensor<384x384xf32> {graph.updates = 55 : i64}, tensor<f32> {graph.updates = 241 : i64}, tensor<384x384xf32> {graph.updates = 242 : i64}, tensor<384x384xf32> {graph.updates = 243 : i64}, tensor<384xf32> {graph.updates = 56 : i64}, tensor<f32> {graph.updates = 244 : i64}, tensor<384xf32> {graph.updates = 245 : i64}, tensor<384xf32> {graph.updates = 246 : i64}, tensor<384xf32> {graph.updates = 57 : i64}, tensor<f32> {graph.updates = 247 : i64}, tensor<384xf32> {graph.updates = 248 : i64}, tensor<384xf32> {graph.updates = 249 : i64}, tensor<384xf32> {graph.updates = 58 : i64}, tensor<f32> {graph.updates = 250 : i64}, tensor<384xf32> {graph.updates = 251 : i64}, tensor<384xf32> {graph.updates = 252 : i64}, tensor<1536x384xf32> {graph.updates = 59 : i64}, tensor<f32> {graph.updates = 253 : i64}, tensor<1536x384xf32> {graph.updates = 254 : i64}, tensor<1536x384xf32> {graph.updates = 255 : i64}, tensor<1536xf32> {graph.updates = 60 : i64}, tensor<f32> {graph.updates = 256 : i64}, tensor<1536xf32> {graph.updates = 257 : i64}, tensor<1536xf32> {graph.updates = 258 : i64}, tensor<384x1536xf32> {graph.updates = 61 : i64}, tensor<f32> {graph.updates = 259 : i64}, tensor<384x1536xf32> {graph.updates = 260 : i64}, tensor<384x1536xf32> {graph.updates = 261 : i64}, tensor<384xf32> {graph.updates = 62 : i64}, tensor<f32> {graph.updates = 262 : i64}, tensor<384xf32> {graph.updates = 263 : i64}, tensor<384xf32> {graph.updates = 264 : i64}, tensor<384xf32> {graph.updates = 63 : i64}, tensor<f32> {graph.updates = 265 : i64}, tensor<384xf32> {graph.updates = 266 : i64}, tensor<384xf32> {graph.updates = 267 : i64}, tensor<384xf32> {graph.updates = 64 : i64}, tensor<f32> {graph.updates = 268 : i64}, tensor<384xf32> {graph.updates = 269 : i64}, tensor<384xf32> {graph.updates = 270 : i64}, tensor<1152x384xf32> {graph.updates = 65 : i64}, tensor<f32> {graph.updates = 271 : i64}, tensor<1152x384xf32> {graph.updates = 272 : i64}, tensor<1152x384xf32> {graph.updates = 273 : i64}, tensor<1152xf32> {graph.updates = 66 : i64}, tensor<f32> {graph.updates = 274 : i64}, tensor<1152xf32> {graph.updates = 275 : i64}, tensor<1152xf32> {graph.updates = 276 : i64}, tensor<384x384xf32> {graph.updates = 67 : i64}, tensor<f32> {graph.updates = 277 : i64}, tensor<384x384xf32> {graph.updates = 278 : i64}, tensor<384x384xf32> {graph.updates = 279 : i64}, tensor<384xf32> {graph.updates = 68 : i64}, tensor<f32> {graph.updates = 280 : i64}, tensor<384xf32> {graph.updates = 281 : i64}, tensor<384xf32> {graph.updates = 282 : i64}, tensor<384xf32> {graph.updates = 69 : i64}, tensor<f32> {graph.updates = 283 : i64}, tensor<384xf32> {graph.updates = 284 : i64}, tensor<384xf32> {graph.updates = 285 : i64}, tensor<384xf32> {graph.updates = 70 : i64}, tensor<f32> {graph.updates = 286 : i64}, tensor<384xf32> {graph.updates = 287 : i64}, tensor<384xf32> {graph.updates = 288 : i64}, tensor<1536x384xf32> {graph.updates = 71 : i64}, tensor<f32> {graph.updates = 289 : i64}, tensor<1536x384xf32> {graph.updates = 290 : i64}, tensor<1536x384xf32> {graph.updates = 291 : i64}, tensor<1536xf32> {graph.updates = 72 : i64}, tensor<f32> {graph.updates = 292 : i64}, tensor<1536xf32> {graph.updates = 293 : i64}, tensor<1536xf32> {graph.updates = 294 : i64}, tensor<384x1536xf32> {graph.updates = 73 : i64}, tensor<f32> {graph.updates = 295 : i64}, tensor<384x1536xf32> {graph.updates = 296 : i64}, tensor<384x1536xf32> {graph.updates = 297 : i64}, tensor<384xf32> {graph.updates = 74 : i64}, tensor<f32> {graph.updates = 298 : i64}, tensor<384xf32> {graph.updates = 299 : i64}, tensor<384xf32> {graph.updates = 300 : i64}, tensor<384xf32> {graph.updates = 75 : i64}, tensor<f32> {graph.updates = 301 : i64}, tensor<384xf32> {graph.updates = 302 : i64}, tensor<384xf32> {graph.updates = 303 : i64}, tensor<384xf32> {graph.updates = 76 : i64}, tensor<f32> {graph.updates = 304 : i64}, tensor<384xf32> {graph.updates = 305 : i64}, tensor<384xf32> {graph.updates = 306 : i64}, tensor<65x384xf32> {graph.updates = 77 : i64}, tensor<f32> {graph.updates = 307 : i64}, tensor<65x384xf32> {graph.updates = 308 : i64}, tensor<65x384xf32> {graph.updates = 309 : i64}) {
    %0 = graph.constant dense<0.398942292> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %1 = graph.constant dense<-5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %2 = graph.constant dense<0.000000e+00> : tensor<2048x65xf32> : tensor<2048x65xf32>
    %3 = graph.constant dense<0.000000e+00> : tensor<2048xf32> : tensor<2048xf32>
    %4 = graph.constant dense<0> : tensor<2048xi64> : tensor<2048xi64>
    %5 = graph.constant dense<-100> : tensor<2048xi64> : tensor<2048xi64>
    %6 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %7 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %8 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %9 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
    %10 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
    %11 = graph.constant dense<5.000000e-01> : tensor<f64> : tensor<f64>
    %12 = graph.constant dense<1.000000e+00> : tensor<f64> : tensor<f64>
    %13 = graph.constant dense<0.000000e+00> : tensor<65x384xf32> : tensor<65x384xf32>
    %14 = graph.constant dense<0.000000e+00> : tensor<256x384xf32> : tensor<256x384xf32>
    %15 = graph.constant dense<1.000000e+00> : tensor<2048xf32> : tensor<2048xf32>
    %16 = graph.constant dense<5.000000e-01> : tensor<f32> : tensor<f32>
    %17 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
    %18 = graph.take %arg0, %arg1 {axis = 0 : i64} : tensor<65x384xf32>, tensor<8x256xi64> -> tensor<8x256x384xf32>
    %19 = graph.iota {dim = 0 : i64} : tensor<256xi64>
    %20 = graph.take %arg2, %19 {axis = 0 : i64} : tensor<256x384xf32>, tensor<256xi64> -> tensor<256x384xf32>
    %21 = graph.broadcast %20 {dims = array<i64: 1, 2>} : tensor<256x384xf32> -> tensor<8x256x384xf32>
    %22 = graph.add %18, %21 : tensor<8x256x384xf32>
    %23 = graph.reduce "sum" %22 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %24 = graph.reshape %23 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %25 = graph.div %24, %10 : tensor<8x256x1xf32>
    %26 = graph.reshape %25 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %27 = graph.broadcast %26 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %28 = graph.sub %22, %27 : tensor<8x256x384xf32>
    %29 = graph.reduce "sum" %28 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %30 = graph.reshape %29 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %31 = graph.div %30, %10 : tensor<8x256x1xf32>
    %32 = graph.add %25, %31 : tensor<8x256x1xf32>
    %33 = graph.mul %28, %28 : tensor<8x256x384xf32>
    %34 = graph.reduce "sum" %33 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %35 = graph.reshape %34 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %36 = graph.div %35, %10 : tensor<8x256x1xf32>
    %37 = graph.add %36, %9 : tensor<8x256x1xf32>
    %38 = graph.rsqrt %37 : tensor<8x256x1xf32>
    %39 = graph.reshape %32 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %40 = graph.broadcast %39 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %41 = graph.sub %22, %40 : tensor<8x256x384xf32>
    %42 = graph.reshape %38 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %43 = graph.broadcast %42 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %44 = graph.mul %41, %43 : tensor<8x256x384xf32>
    %45 = graph.broadcast %arg3 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %46 = graph.mul %44, %45 : tensor<8x256x384xf32>
    %47 = graph.broadcast %arg4 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %48 = graph.add %46, %47 : tensor<8x256x384xf32>
    %49 = graph.reshape %48 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %50 = graph.transpose %arg5 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %51 = graph.matmul %49, %50 : tensor<2048x384xf32>, tensor<384x1152xf32> -> tensor<2048x1152xf32>
    %52 = graph.broadcast %arg6 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %53 = graph.add %51, %52 : tensor<2048x1152xf32>
    %54 = graph.reshape %53 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %55 = graph.slice %54 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %56 = graph.slice %54 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %57 = graph.slice %54 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %58 = graph.reshape %55 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %59 = graph.transpose %58 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %60 = graph.reshape %56 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %61 = graph.transpose %60 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %62 = graph.reshape %57 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %63 = graph.transpose %62 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result, %log_sum_exp = graph.attention %59, %61, %63 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %64 = graph.transpose %result {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %65 = graph.reshape %64 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
    %66 = graph.transpose %arg7 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %67 = graph.matmul %65, %66 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %68 = graph.broadcast %arg8 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %69 = graph.add %67, %68 : tensor<2048x384xf32>
    %70 = graph.reshape %69 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %71 = graph.add %22, %70 : tensor<8x256x384xf32>
    %72 = graph.reduce "sum" %71 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %73 = graph.reshape %72 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %74 = graph.div %73, %10 : tensor<8x256x1xf32>
    %75 = graph.reshape %74 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %76 = graph.broadcast %75 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %77 = graph.sub %71, %76 : tensor<8x256x384xf32>
    %78 = graph.reduce "sum" %77 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %79 = graph.reshape %78 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %80 = graph.div %79, %10 : tensor<8x256x1xf32>
    %81 = graph.add %74, %80 : tensor<8x256x1xf32>
    %82 = graph.mul %77, %77 : tensor<8x256x384xf32>
    %83 = graph.reduce "sum" %82 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %84 = graph.reshape %83 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %85 = graph.div %84, %10 : tensor<8x256x1xf32>
    %86 = graph.add %85, %9 : tensor<8x256x1xf32>
    %87 = graph.rsqrt %86 : tensor<8x256x1xf32>
    %88 = graph.reshape %81 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %89 = graph.broadcast %88 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %90 = graph.sub %71, %89 : tensor<8x256x384xf32>
    %91 = graph.reshape %87 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %92 = graph.broadcast %91 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %93 = graph.mul %90, %92 : tensor<8x256x384xf32>
    %94 = graph.broadcast %arg9 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %95 = graph.mul %93, %94 : tensor<8x256x384xf32>
    %96 = graph.broadcast %arg10 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %97 = graph.add %95, %96 : tensor<8x256x384xf32>
    %98 = graph.reshape %97 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %99 = graph.transpose %arg11 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %100 = graph.matmul %98, %99 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %101 = graph.broadcast %arg12 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %102 = graph.add %100, %101 : tensor<2048x1536xf32>
    %103 = graph.reshape %102 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %104 = graph.mul %103, %8 : tensor<8x256x1536xf32>
    %105 = graph.erf %104 : tensor<8x256x1536xf32>
    %106 = graph.add %105, %7 : tensor<8x256x1536xf32>
    %107 = graph.mul %106, %6 : tensor<8x256x1536xf32>
    %108 = graph.mul %103, %107 : tensor<8x256x1536xf32>
    %109 = graph.reshape %108 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %110 = graph.transpose %arg13 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %111 = graph.matmul %109, %110 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %112 = graph.broadcast %arg14 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %113 = graph.add %111, %112 : tensor<2048x384xf32>
    %114 = graph.reshape %113 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %115 = graph.add %71, %114 : tensor<8x256x384xf32>
    %116 = graph.reduce "sum" %115 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %117 = graph.reshape %116 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %118 = graph.div %117, %10 : tensor<8x256x1xf32>
    %119 = graph.reshape %118 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %120 = graph.broadcast %119 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %121 = graph.sub %115, %120 : tensor<8x256x384xf32>
    %122 = graph.reduce "sum" %121 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %123 = graph.reshape %122 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %124 = graph.div %123, %10 : tensor<8x256x1xf32>
    %125 = graph.add %118, %124 : tensor<8x256x1xf32>
    %126 = graph.mul %121, %121 : tensor<8x256x384xf32>
    %127 = graph.reduce "sum" %126 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %128 = graph.reshape %127 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %129 = graph.div %128, %10 : tensor<8x256x1xf32>
    %130 = graph.add %129, %9 : tensor<8x256x1xf32>
    %131 = graph.rsqrt %130 : tensor<8x256x1xf32>
    %132 = graph.reshape %125 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %133 = graph.broadcast %132 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %134 = graph.sub %115, %133 : tensor<8x256x384xf32>
    %135 = graph.reshape %131 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %136 = graph.broadcast %135 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %137 = graph.mul %134, %136 : tensor<8x256x384xf32>
    %138 = graph.broadcast %arg15 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %139 = graph.mul %137, %138 : tensor<8x256x384xf32>
    %140 = graph.broadcast %arg16 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %141 = graph.add %139, %140 : tensor<8x256x384xf32>
    %142 = graph.reshape %141 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %143 = graph.transpose %arg17 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %144 = graph.matmul %142, %143 : tensor<2048x384xf32>, tensor<384x1152xf32> -> tensor<2048x1152xf32>
    %145 = graph.broadcast %arg18 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %146 = graph.add %144, %145 : tensor<2048x1152xf32>
    %147 = graph.reshape %146 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %148 = graph.slice %147 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %149 = graph.slice %147 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %150 = graph.slice %147 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %151 = graph.reshape %148 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %152 = graph.transpose %151 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %153 = graph.reshape %149 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %154 = graph.transpose %153 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %155 = graph.reshape %150 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %156 = graph.transpose %155 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_0, %log_sum_exp_1 = graph.attention %152, %154, %156 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %157 = graph.transpose %result_0 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %158 = graph.reshape %157 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
    %159 = graph.transpose %arg19 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %160 = graph.matmul %158, %159 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %161 = graph.broadcast %arg20 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %162 = graph.add %160, %161 : tensor<2048x384xf32>
    %163 = graph.reshape %162 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %164 = graph.add %115, %163 : tensor<8x256x384xf32>
    %165 = graph.reduce "sum" %164 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %166 = graph.reshape %165 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %167 = graph.div %166, %10 : tensor<8x256x1xf32>
    %168 = graph.reshape %167 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %169 = graph.broadcast %168 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %170 = graph.sub %164, %169 : tensor<8x256x384xf32>
    %171 = graph.reduce "sum" %170 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %172 = graph.reshape %171 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %173 = graph.div %172, %10 : tensor<8x256x1xf32>
    %174 = graph.add %167, %173 : tensor<8x256x1xf32>
    %175 = graph.mul %170, %170 : tensor<8x256x384xf32>
    %176 = graph.reduce "sum" %175 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %177 = graph.reshape %176 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %178 = graph.div %177, %10 : tensor<8x256x1xf32>
    %179 = graph.add %178, %9 : tensor<8x256x1xf32>
    %180 = graph.rsqrt %179 : tensor<8x256x1xf32>
    %181 = graph.reshape %174 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %182 = graph.broadcast %181 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %183 = graph.sub %164, %182 : tensor<8x256x384xf32>
    %184 = graph.reshape %180 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %185 = graph.broadcast %184 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %186 = graph.mul %183, %185 : tensor<8x256x384xf32>
    %187 = graph.broadcast %arg21 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %188 = graph.mul %186, %187 : tensor<8x256x384xf32>
    %189 = graph.broadcast %arg22 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %190 = graph.add %188, %189 : tensor<8x256x384xf32>
    %191 = graph.reshape %190 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %192 = graph.transpose %arg23 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %193 = graph.matmul %191, %192 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %194 = graph.broadcast %arg24 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %195 = graph.add %193, %194 : tensor<2048x1536xf32>
    %196 = graph.reshape %195 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %197 = graph.mul %196, %8 : tensor<8x256x1536xf32>
    %198 = graph.erf %197 : tensor<8x256x1536xf32>
    %199 = graph.add %198, %7 : tensor<8x256x1536xf32>
    %200 = graph.mul %199, %6 : tensor<8x256x1536xf32>
    %201 = graph.mul %196, %200 : tensor<8x256x1536xf32>
    %202 = graph.reshape %201 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %203 = graph.transpose %arg25 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %204 = graph.matmul %202, %203 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %205 = graph.broadcast %arg26 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %206 = graph.add %204, %205 : tensor<2048x384xf32>
    %207 = graph.reshape %206 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %208 = graph.add %164, %207 : tensor<8x256x384xf32>
    %209 = graph.reduce "sum" %208 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %210 = graph.reshape %209 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %211 = graph.div %210, %10 : tensor<8x256x1xf32>
    %212 = graph.reshape %211 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %213 = graph.broadcast %212 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %214 = graph.sub %208, %213 : tensor<8x256x384xf32>
    %215 = graph.reduce "sum" %214 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %216 = graph.reshape %215 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %217 = graph.div %216, %10 : tensor<8x256x1xf32>
    %218 = graph.add %211, %217 : tensor<8x256x1xf32>
    %219 = graph.mul %214, %214 : tensor<8x256x384xf32>
    %220 = graph.reduce "sum" %219 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %221 = graph.reshape %220 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %222 = graph.div %221, %10 : tensor<8x256x1xf32>
    %223 = graph.add %222, %9 : tensor<8x256x1xf32>
    %224 = graph.rsqrt %223 : tensor<8x256x1xf32>
    %225 = graph.reshape %218 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %226 = graph.broadcast %225 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %227 = graph.sub %208, %226 : tensor<8x256x384xf32>
    %228 = graph.reshape %224 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %229 = graph.broadcast %228 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %230 = graph.mul %227, %229 : tensor<8x256x384xf32>
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
    %251 = graph.reshape %250 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
    %252 = graph.transpose %arg31 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %253 = graph.matmul %251, %252 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %254 = graph.broadcast %arg32 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %255 = graph.add %253, %254 : tensor<2048x384xf32>
    %256 = graph.reshape %255 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %257 = graph.add %208, %256 : tensor<8x256x384xf32>
    %258 = graph.reduce "sum" %257 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %259 = graph.reshape %258 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %260 = graph.div %259, %10 : tensor<8x256x1xf32>
    %261 = graph.reshape %260 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %262 = graph.broadcast %261 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %263 = graph.sub %257, %262 : tensor<8x256x384xf32>
    %264 = graph.reduce "sum" %263 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %265 = graph.reshape %264 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %266 = graph.div %265, %10 : tensor<8x256x1xf32>
    %267 = graph.add %260, %266 : tensor<8x256x1xf32>
    %268 = graph.mul %263, %263 : tensor<8x256x384xf32>
    %269 = graph.reduce "sum" %268 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %270 = graph.reshape %269 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %271 = graph.div %270, %10 : tensor<8x256x1xf32>
    %272 = graph.add %271, %9 : tensor<8x256x1xf32>
    %273 = graph.rsqrt %272 : tensor<8x256x1xf32>
    %274 = graph.reshape %267 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %275 = graph.broadcast %274 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %276 = graph.sub %257, %275 : tensor<8x256x384xf32>
    %277 = graph.reshape %273 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %278 = graph.broadcast %277 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %279 = graph.mul %276, %278 : tensor<8x256x384xf32>
    %280 = graph.broadcast %arg33 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %281 = graph.mul %279, %280 : tensor<8x256x384xf32>
    %282 = graph.broadcast %arg34 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %283 = graph.add %281, %282 : tensor<8x256x384xf32>
    %284 = graph.reshape %283 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %285 = graph.transpose %arg35 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %286 = graph.matmul %284, %285 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %287 = graph.broadcast %arg36 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %288 = graph.add %286, %287 : tensor<2048x1536xf32>
    %289 = graph.reshape %288 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %290 = graph.mul %289, %8 : tensor<8x256x1536xf32>
    %291 = graph.erf %290 : tensor<8x256x1536xf32>
    %292 = graph.add %291, %7 : tensor<8x256x1536xf32>
    %293 = graph.mul %292, %6 : tensor<8x256x1536xf32>
    %294 = graph.mul %289, %293 : tensor<8x256x1536xf32>
    %295 = graph.reshape %294 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %296 = graph.transpose %arg37 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %297 = graph.matmul %295, %296 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %298 = graph.broadcast %arg38 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %299 = graph.add %297, %298 : tensor<2048x384xf32>
    %300 = graph.reshape %299 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %301 = graph.add %257, %300 : tensor<8x256x384xf32>
    %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %304 = graph.div %303, %10 : tensor<8x256x1xf32>
    %305 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %307 = graph.sub %301, %306 : tensor<8x256x384xf32>
    %308 = graph.reduce "sum" %307 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %309 = graph.reshape %308 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %310 = graph.div %309, %10 : tensor<8x256x1xf32>
    %311 = graph.add %304, %310 : tensor<8x256x1xf32>
    %312 = graph.mul %307, %307 : tensor<8x256x384xf32>
    %313 = graph.reduce "sum" %312 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %314 = graph.reshape %313 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %315 = graph.div %314, %10 : tensor<8x256x1xf32>
    %316 = graph.add %315, %9 : tensor<8x256x1xf32>
    %317 = graph.rsqrt %316 : tensor<8x256x1xf32>
    %318 = graph.reshape %311 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %320 = graph.sub %301, %319 : tensor<8x256x384xf32>
    %321 = graph.reshape %317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %322 = graph.broadcast %321 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %323 = graph.mul %320, %322 : tensor<8x256x384xf32>
    %324 = graph.broadcast %arg39 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %325 = graph.mul %323, %324 : tensor<8x256x384xf32>
    %326 = graph.broadcast %arg40 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %327 = graph.add %325, %326 : tensor<8x256x384xf32>
    %328 = graph.reshape %327 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %329 = graph.transpose %arg41 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %330 = graph.matmul %328, %329 : tensor<2048x384xf32>, tensor<384x1152xf32> -> tensor<2048x1152xf32>
    %331 = graph.broadcast %arg42 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %332 = graph.add %330, %331 : tensor<2048x1152xf32>
    %333 = graph.reshape %332 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %334 = graph.slice %333 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %335 = graph.slice %333 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %336 = graph.slice %333 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %337 = graph.reshape %334 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %338 = graph.transpose %337 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %339 = graph.reshape %335 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %340 = graph.transpose %339 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %341 = graph.reshape %336 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %342 = graph.transpose %341 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_4, %log_sum_exp_5 = graph.attention %338, %340, %342 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %343 = graph.transpose %result_4 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %344 = graph.reshape %343 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
    %345 = graph.transpose %arg43 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %346 = graph.matmul %344, %345 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %347 = graph.broadcast %arg44 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %348 = graph.add %346, %347 : tensor<2048x384xf32>
    %349 = graph.reshape %348 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %350 = graph.add %301, %349 : tensor<8x256x384xf32>
    %351 = graph.reduce "sum" %350 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %352 = graph.reshape %351 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %353 = graph.div %352, %10 : tensor<8x256x1xf32>
    %354 = graph.reshape %353 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %355 = graph.broadcast %354 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %356 = graph.sub %350, %355 : tensor<8x256x384xf32>
    %357 = graph.reduce "sum" %356 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %358 = graph.reshape %357 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %359 = graph.div %358, %10 : tensor<8x256x1xf32>
    %360 = graph.add %353, %359 : tensor<8x256x1xf32>
    %361 = graph.mul %356, %356 : tensor<8x256x384xf32>
    %362 = graph.reduce "sum" %361 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %363 = graph.reshape %362 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %364 = graph.div %363, %10 : tensor<8x256x1xf32>
    %365 = graph.add %364, %9 : tensor<8x256x1xf32>
    %366 = graph.rsqrt %365 : tensor<8x256x1xf32>
    %367 = graph.reshape %360 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %368 = graph.broadcast %367 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %369 = graph.sub %350, %368 : tensor<8x256x384xf32>
    %370 = graph.reshape %366 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %371 = graph.broadcast %370 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %372 = graph.mul %369, %371 : tensor<8x256x384xf32>
    %373 = graph.broadcast %arg45 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %374 = graph.mul %372, %373 : tensor<8x256x384xf32>
    %375 = graph.broadcast %arg46 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %376 = graph.add %374, %375 : tensor<8x256x384xf32>
    %377 = graph.reshape %376 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %378 = graph.transpose %arg47 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %379 = graph.matmul %377, %378 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %380 = graph.broadcast %arg48 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %381 = graph.add %379, %380 : tensor<2048x1536xf32>
    %382 = graph.reshape %381 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %383 = graph.mul %382, %8 : tensor<8x256x1536xf32>
    %384 = graph.erf %383 : tensor<8x256x1536xf32>
    %385 = graph.add %384, %7 : tensor<8x256x1536xf32>
    %386 = graph.mul %385, %6 : tensor<8x256x1536xf32>
    %387 = graph.mul %382, %386 : tensor<8x256x1536xf32>
    %388 = graph.reshape %387 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %389 = graph.transpose %arg49 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %390 = graph.matmul %388, %389 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %391 = graph.broadcast %arg50 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %392 = graph.add %390, %391 : tensor<2048x384xf32>
    %393 = graph.reshape %392 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %394 = graph.add %350, %393 : tensor<8x256x384xf32>
    %395 = graph.reduce "sum" %394 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %396 = graph.reshape %395 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %397 = graph.div %396, %10 : tensor<8x256x1xf32>
    %398 = graph.reshape %397 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %399 = graph.broadcast %398 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %400 = graph.sub %394, %399 : tensor<8x256x384xf32>
    %401 = graph.reduce "sum" %400 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %402 = graph.reshape %401 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %403 = graph.div %402, %10 : tensor<8x256x1xf32>
    %404 = graph.add %397, %403 : tensor<8x256x1xf32>
    %405 = graph.mul %400, %400 : tensor<8x256x384xf32>
    %406 = graph.reduce "sum" %405 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %407 = graph.reshape %406 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %408 = graph.div %407, %10 : tensor<8x256x1xf32>
    %409 = graph.add %408, %9 : tensor<8x256x1xf32>
    %410 = graph.rsqrt %409 : tensor<8x256x1xf32>
    %411 = graph.reshape %404 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %412 = graph.broadcast %411 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %413 = graph.sub %394, %412 : tensor<8x256x384xf32>
    %414 = graph.reshape %410 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %415 = graph.broadcast %414 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %416 = graph.mul %413, %415 : tensor<8x256x384xf32>
    %417 = graph.broadcast %arg51 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %418 = graph.mul %416, %417 : tensor<8x256x384xf32>
    %419 = graph.broadcast %arg52 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %420 = graph.add %418, %419 : tensor<8x256x384xf32>
    %421 = graph.reshape %420 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %422 = graph.transpose %arg53 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %423 = graph.matmul %421, %422 : tensor<2048x384xf32>, tensor<384x1152xf32> -> tensor<2048x1152xf32>
    %424 = graph.broadcast %arg54 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %425 = graph.add %423, %424 : tensor<2048x1152xf32>
    %426 = graph.reshape %425 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %427 = graph.slice %426 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %428 = graph.slice %426 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %429 = graph.slice %426 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %430 = graph.reshape %427 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %431 = graph.transpose %430 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %432 = graph.reshape %428 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %433 = graph.transpose %432 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %434 = graph.reshape %429 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %435 = graph.transpose %434 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_6, %log_sum_exp_7 = graph.attention %431, %433, %435 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %436 = graph.transpose %result_6 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %437 = graph.reshape %436 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
    %438 = graph.transpose %arg55 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %439 = graph.matmul %437, %438 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %440 = graph.broadcast %arg56 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %441 = graph.add %439, %440 : tensor<2048x384xf32>
    %442 = graph.reshape %441 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %443 = graph.add %394, %442 : tensor<8x256x384xf32>
    %444 = graph.reduce "sum" %443 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %445 = graph.reshape %444 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %446 = graph.div %445, %10 : tensor<8x256x1xf32>
    %447 = graph.reshape %446 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %448 = graph.broadcast %447 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %449 = graph.sub %443, %448 : tensor<8x256x384xf32>
    %450 = graph.reduce "sum" %449 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %451 = graph.reshape %450 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %452 = graph.div %451, %10 : tensor<8x256x1xf32>
    %453 = graph.add %446, %452 : tensor<8x256x1xf32>
    %454 = graph.mul %449, %449 : tensor<8x256x384xf32>
    %455 = graph.reduce "sum" %454 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %456 = graph.reshape %455 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %457 = graph.div %456, %10 : tensor<8x256x1xf32>
    %458 = graph.add %457, %9 : tensor<8x256x1xf32>
    %459 = graph.rsqrt %458 : tensor<8x256x1xf32>
    %460 = graph.reshape %453 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %461 = graph.broadcast %460 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %462 = graph.sub %443, %461 : tensor<8x256x384xf32>
    %463 = graph.reshape %459 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %464 = graph.broadcast %463 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %465 = graph.mul %462, %464 : tensor<8x256x384xf32>
    %466 = graph.broadcast %arg57 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %467 = graph.mul %465, %466 : tensor<8x256x384xf32>
    %468 = graph.broadcast %arg58 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %469 = graph.add %467, %468 : tensor<8x256x384xf32>
    %470 = graph.reshape %469 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %471 = graph.transpose %arg59 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %472 = graph.matmul %470, %471 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %473 = graph.broadcast %arg60 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %474 = graph.add %472, %473 : tensor<2048x1536xf32>
    %475 = graph.reshape %474 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %476 = graph.mul %475, %8 : tensor<8x256x1536xf32>
    %477 = graph.erf %476 : tensor<8x256x1536xf32>
    %478 = graph.add %477, %7 : tensor<8x256x1536xf32>
    %479 = graph.mul %478, %6 : tensor<8x256x1536xf32>
    %480 = graph.mul %475, %479 : tensor<8x256x1536xf32>
    %481 = graph.reshape %480 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %482 = graph.transpose %arg61 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %483 = graph.matmul %481, %482 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %484 = graph.broadcast %arg62 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %485 = graph.add %483, %484 : tensor<2048x384xf32>
    %486 = graph.reshape %485 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %487 = graph.add %443, %486 : tensor<8x256x384xf32>
    %488 = graph.reduce "sum" %487 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %489 = graph.reshape %488 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %490 = graph.div %489, %10 : tensor<8x256x1xf32>
    %491 = graph.reshape %490 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %492 = graph.broadcast %491 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %493 = graph.sub %487, %492 : tensor<8x256x384xf32>
    %494 = graph.reduce "sum" %493 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %495 = graph.reshape %494 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %496 = graph.div %495, %10 : tensor<8x256x1xf32>
    %497 = graph.add %490, %496 : tensor<8x256x1xf32>
    %498 = graph.mul %493, %493 : tensor<8x256x384xf32>
    %499 = graph.reduce "sum" %498 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %500 = graph.reshape %499 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %501 = graph.div %500, %10 : tensor<8x256x1xf32>
    %502 = graph.add %501, %9 : tensor<8x256x1xf32>
    %503 = graph.rsqrt %502 : tensor<8x256x1xf32>
    %504 = graph.reshape %497 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %505 = graph.broadcast %504 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %506 = graph.sub %487, %505 : tensor<8x256x384xf32>
    %507 = graph.reshape %503 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %508 = graph.broadcast %507 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %509 = graph.mul %506, %508 : tensor<8x256x384xf32>
    %510 = graph.broadcast %arg63 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %511 = graph.mul %509, %510 : tensor<8x256x384xf32>
    %512 = graph.broadcast %arg64 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %513 = graph.add %511, %512 : tensor<8x256x384xf32>
    %514 = graph.reshape %513 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %515 = graph.transpose %arg65 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %516 = graph.matmul %514, %515 : tensor<2048x384xf32>, tensor<384x1152xf32> -> tensor<2048x1152xf32>
    %517 = graph.broadcast %arg66 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %518 = graph.add %516, %517 : tensor<2048x1152xf32>
    %519 = graph.reshape %518 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %520 = graph.slice %519 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %521 = graph.slice %519 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %522 = graph.slice %519 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %523 = graph.reshape %520 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %524 = graph.transpose %523 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %525 = graph.reshape %521 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %526 = graph.transpose %525 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %527 = graph.reshape %522 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %528 = graph.transpose %527 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_8, %log_sum_exp_9 = graph.attention %524, %526, %528 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %529 = graph.transpose %result_8 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %530 = graph.reshape %529 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
    %531 = graph.transpose %arg67 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %532 = graph.matmul %530, %531 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %533 = graph.broadcast %arg68 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %534 = graph.add %532, %533 : tensor<2048x384xf32>
    %535 = graph.reshape %534 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %536 = graph.add %487, %535 : tensor<8x256x384xf32>
    %537 = graph.reduce "sum" %536 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %538 = graph.reshape %537 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %539 = graph.div %538, %10 : tensor<8x256x1xf32>
    %540 = graph.reshape %539 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %541 = graph.broadcast %540 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %542 = graph.sub %536, %541 : tensor<8x256x384xf32>
    %543 = graph.reduce "sum" %542 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %544 = graph.reshape %543 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %545 = graph.div %544, %10 : tensor<8x256x1xf32>
    %546 = graph.add %539, %545 : tensor<8x256x1xf32>
    %547 = graph.mul %542, %542 : tensor<8x256x384xf32>
    %548 = graph.reduce "sum" %547 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %549 = graph.reshape %548 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %550 = graph.div %549, %10 : tensor<8x256x1xf32>
    %551 = graph.add %550, %9 : tensor<8x256x1xf32>
    %552 = graph.rsqrt %551 : tensor<8x256x1xf32>
    %553 = graph.reshape %546 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %554 = graph.broadcast %553 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %555 = graph.sub %536, %554 : tensor<8x256x384xf32>
    %556 = graph.reshape %552 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %557 = graph.broadcast %556 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %558 = graph.mul %555, %557 : tensor<8x256x384xf32>
    %559 = graph.broadcast %arg69 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %560 = graph.mul %558, %559 : tensor<8x256x384xf32>
    %561 = graph.broadcast %arg70 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %562 = graph.add %560, %561 : tensor<8x256x384xf32>
    %563 = graph.reshape %562 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %564 = graph.transpose %arg71 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %565 = graph.matmul %563, %564 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %566 = graph.broadcast %arg72 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %567 = graph.add %565, %566 : tensor<2048x1536xf32>
    %568 = graph.reshape %567 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %569 = graph.mul %568, %8 : tensor<8x256x1536xf32>
    %570 = graph.erf %569 : tensor<8x256x1536xf32>
    %571 = graph.add %570, %7 : tensor<8x256x1536xf32>
    %572 = graph.mul %571, %6 : tensor<8x256x1536xf32>
    %573 = graph.mul %568, %572 : tensor<8x256x1536xf32>
    %574 = graph.reshape %573 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %575 = graph.transpose %arg73 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %576 = graph.matmul %574, %575 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %577 = graph.broadcast %arg74 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %578 = graph.add %576, %577 : tensor<2048x384xf32>
    %579 = graph.reshape %578 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %580 = graph.add %536, %579 : tensor<8x256x384xf32>
    %581 = graph.reduce "sum" %580 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %582 = graph.reshape %581 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %583 = graph.div %582, %10 : tensor<8x256x1xf32>
    %584 = graph.reshape %583 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %585 = graph.broadcast %584 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %586 = graph.sub %580, %585 : tensor<8x256x384xf32>
    %587 = graph.reduce "sum" %586 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %588 = graph.reshape %587 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %589 = graph.div %588, %10 : tensor<8x256x1xf32>
    %590 = graph.add %583, %589 : tensor<8x256x1xf32>
    %591 = graph.mul %586, %586 : tensor<8x256x384xf32>
    %592 = graph.reduce "sum" %591 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %593 = graph.reshape %592 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %594 = graph.div %593, %10 : tensor<8x256x1xf32>
    %595 = graph.add %594, %9 : tensor<8x256x1xf32>
    %596 = graph.rsqrt %595 : tensor<8x256x1xf32>
    %597 = graph.reshape %590 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %598 = graph.broadcast %597 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %599 = graph.sub %580, %598 : tensor<8x256x384xf32>
    %600 = graph.reshape %596 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %601 = graph.broadcast %600 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %602 = graph.mul %599, %601 : tensor<8x256x384xf32>
    %603 = graph.broadcast %arg75 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %604 = graph.mul %602, %603 : tensor<8x256x384xf32>
    %605 = graph.broadcast %arg76 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %606 = graph.add %604, %605 : tensor<8x256x384xf32>
    %607 = graph.transpose %arg77 {permutation = array<i64: 1, 0>} : tensor<65x384xf32> -> tensor<384x65xf32>
    %608 = graph.reshape %606 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %609 = graph.matmul %608, %607 : tensor<2048x384xf32>, tensor<384x65xf32> -> tensor<2048x65xf32>
    %610 = graph.reshape %arg78 : tensor<8x256xi64> -> tensor<2048xi64>
    %611 = graph.reduce "max" %609 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
    %612 = graph.reshape %611 : tensor<2048xf32> -> tensor<2048x1xf32>
    %613 = graph.broadcast %611 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
    %614 = graph.sub %609, %613 : tensor<2048x65xf32>
    %615 = graph.exp %614 : tensor<2048x65xf32>
    %616 = graph.reduce "sum" %615 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
    %617 = graph.reshape %616 : tensor<2048xf32> -> tensor<2048x1xf32>
    %618 = graph.log %617 : tensor<2048x1xf32>
    %619 = graph.reshape %618 : tensor<2048x1xf32> -> tensor<2048xf32>
    %620 = graph.broadcast %619 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
    %621 = graph.sub %614, %620 : tensor<2048x65xf32>
    %622 = graph.cmp "ne" %610, %5 : tensor<2048xi64> -> tensor<2048xi1>
    %623 = graph.select %622, %610, %4 : tensor<2048xi1>, tensor<2048xi64>, tensor<2048xi64> -> tensor<2048xi64>
    %624 = graph.select %622, %15, %3 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %625 = graph.reshape %623 : tensor<2048xi64> -> tensor<2048x1xi64>
    %626 = graph.gather %609, %625 {axis = 1 : i64} : tensor<2048x65xf32>, tensor<2048x1xi64> -> tensor<2048x1xf32>
    %627 = graph.sub %626, %612 : tensor<2048x1xf32>
    %628 = graph.sub %627, %618 : tensor<2048x1xf32>
    %629 = graph.reshape %628 : tensor<2048x1xf32> -> tensor<2048xf32>
    %630 = graph.mul %629, %624 : tensor<2048xf32>
    %631 = graph.neg %630 : tensor<2048xf32>
    %632 = graph.select %622, %631, %3 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %633 = graph.reduce "sum" %624 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<f32>
    %634 = graph.reduce "sum" %632 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<f32>
    %635 = graph.div %634, %633 : tensor<f32>
    %636 = graph.div %17, %633 : tensor<f32>
    %637 = graph.broadcast %636 {dims = array<i64>} : tensor<f32> -> tensor<2048xf32>
    %638 = graph.mul %624, %637 : tensor<2048xf32>
    %639 = graph.neg %638 : tensor<2048xf32>
    %640 = graph.select %622, %639, %3 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %641 = graph.iota {dim = 1 : i64} : tensor<2048x65xi64>
    %642 = graph.broadcast %623 {dims = array<i64: 0>} : tensor<2048xi64> -> tensor<2048x65xi64>
    %643 = graph.cmp "eq" %641, %642 : tensor<2048x65xi64> -> tensor<2048x65xi1>
    %644 = graph.broadcast %640 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
    %645 = graph.select %643, %644, %2 : tensor<2048x65xi1>, tensor<2048x65xf32>, tensor<2048x65xf32> -> tensor<2048x65xf32>
    %646 = graph.reduce "sum" %645 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
    %647 = graph.exp %621 : tensor<2048x65xf32>
    %648 = graph.broadcast %646 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
    %649 = graph.mul %647, %648 : tensor<2048x65xf32>
    %650 = graph.sub %645, %649 : tensor<2048x65xf32>
    %651 = graph.transpose %650 {permutation = array<i64: 1, 0>} : tensor<2048x65xf32> -> tensor<65x2048xf32>
    %652 = graph.matmul %651, %608 : tensor<65x2048xf32>, tensor<2048x384xf32> -> tensor<65x384xf32>
    %653 = graph.matmul %650, %arg77 : tensor<2048x65xf32>, tensor<65x384xf32> -> tensor<2048x384xf32>
    %654 = graph.reshape %653 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %655 = graph.mul %654, %603 : tensor<8x256x384xf32>
    %656 = graph.reduce "sum" %655 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %657 = graph.reshape %656 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %658 = graph.div %657, %10 : tensor<8x256x1xf32>
    %659 = graph.mul %655, %602 : tensor<8x256x384xf32>
    %660 = graph.reduce "sum" %659 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %661 = graph.reshape %660 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %662 = graph.div %661, %10 : tensor<8x256x1xf32>
    %663 = graph.reshape %658 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %664 = graph.broadcast %663 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %665 = graph.sub %655, %664 : tensor<8x256x384xf32>
    %666 = graph.reshape %662 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %667 = graph.broadcast %666 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %668 = graph.mul %602, %667 : tensor<8x256x384xf32>
    %669 = graph.sub %665, %668 : tensor<8x256x384xf32>
    %670 = graph.mul %601, %669 : tensor<8x256x384xf32>
    %671 = graph.mul %654, %602 : tensor<8x256x384xf32>
    %672 = graph.reshape %671 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %673 = graph.reduce "sum" %672 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %674 = graph.reduce "sum" %673 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %675 = graph.reshape %674 : tensor<1x384xf32> -> tensor<384xf32>
    %676 = graph.reshape %653 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %677 = graph.reduce "sum" %676 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %678 = graph.reduce "sum" %677 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %679 = graph.reshape %678 : tensor<1x384xf32> -> tensor<384xf32>
    %680 = graph.reshape %670 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %681 = graph.matmul %680, %arg73 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %682 = graph.transpose %680 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %683 = graph.matmul %682, %574 : tensor<384x2048xf32>, tensor<2048x1536xf32> -> tensor<384x1536xf32>
    %684 = graph.reshape %670 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %685 = graph.reduce "sum" %684 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %686 = graph.reduce "sum" %685 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %687 = graph.reshape %686 : tensor<1x384xf32> -> tensor<384xf32>
    %688 = graph.reshape %681 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %689 = graph.mul %568, %568 : tensor<8x256x1536xf32>
    %690 = graph.mul %689, %1 : tensor<8x256x1536xf32>
    %691 = graph.exp %690 : tensor<8x256x1536xf32>
    %692 = graph.mul %691, %0 : tensor<8x256x1536xf32>
    %693 = graph.mul %568, %692 : tensor<8x256x1536xf32>
    %694 = graph.add %572, %693 : tensor<8x256x1536xf32>
    %695 = graph.mul %688, %694 : tensor<8x256x1536xf32>
    %696 = graph.reshape %695 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %697 = graph.matmul %696, %arg71 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %698 = graph.transpose %696 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %699 = graph.matmul %698, %563 : tensor<1536x2048xf32>, tensor<2048x384xf32> -> tensor<1536x384xf32>
    %700 = graph.reshape %695 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
    %701 = graph.reduce "sum" %700 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
    %702 = graph.reduce "sum" %701 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %703 = graph.reshape %702 : tensor<1x1536xf32> -> tensor<1536xf32>
    %704 = graph.reshape %697 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %705 = graph.mul %704, %559 : tensor<8x256x384xf32>
    %706 = graph.reduce "sum" %705 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %707 = graph.reshape %706 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %708 = graph.div %707, %10 : tensor<8x256x1xf32>
    %709 = graph.mul %705, %558 : tensor<8x256x384xf32>
    %710 = graph.reduce "sum" %709 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %711 = graph.reshape %710 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %712 = graph.div %711, %10 : tensor<8x256x1xf32>
    %713 = graph.reshape %708 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %714 = graph.broadcast %713 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %715 = graph.sub %705, %714 : tensor<8x256x384xf32>
    %716 = graph.reshape %712 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %717 = graph.broadcast %716 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %718 = graph.mul %558, %717 : tensor<8x256x384xf32>
    %719 = graph.sub %715, %718 : tensor<8x256x384xf32>
    %720 = graph.mul %557, %719 : tensor<8x256x384xf32>
    %721 = graph.mul %704, %558 : tensor<8x256x384xf32>
    %722 = graph.reshape %721 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %723 = graph.reduce "sum" %722 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %724 = graph.reduce "sum" %723 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %725 = graph.reshape %724 : tensor<1x384xf32> -> tensor<384xf32>
    %726 = graph.reshape %697 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %727 = graph.reduce "sum" %726 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %728 = graph.reduce "sum" %727 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %729 = graph.reshape %728 : tensor<1x384xf32> -> tensor<384xf32>
    %730 = graph.add %670, %720 : tensor<8x256x384xf32>
    %731 = graph.reshape %730 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %732 = graph.matmul %731, %arg67 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %733 = graph.transpose %731 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %734 = graph.matmul %733, %530 : tensor<384x2048xf32>, tensor<2048x384xf32> -> tensor<384x384xf32>
    %735 = graph.reshape %730 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %736 = graph.reduce "sum" %735 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %737 = graph.reduce "sum" %736 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %738 = graph.reshape %737 : tensor<1x384xf32> -> tensor<384xf32>
    %739 = graph.reshape %732 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %740 = graph.transpose %739 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query, %grad_key, %grad_value = graph.attention_grad %740, %524, %526, %528, %result_8, %log_sum_exp_9 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %741 = graph.transpose %grad_value {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %742 = graph.reshape %741 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %743 = graph.transpose %grad_key {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %744 = graph.reshape %743 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %745 = graph.transpose %grad_query {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %746 = graph.reshape %745 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %747 = graph.concat %746, %744, %742 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %748 = graph.reshape %747 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %749 = graph.matmul %748, %arg65 : tensor<2048x1152xf32>, tensor<1152x384xf32> -> tensor<2048x384xf32>
    %750 = graph.transpose %748 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %751 = graph.matmul %750, %514 : tensor<1152x2048xf32>, tensor<2048x384xf32> -> tensor<1152x384xf32>
    %752 = graph.reshape %747 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %753 = graph.reduce "sum" %752 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    %754 = graph.reduce "sum" %753 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
    %755 = graph.reshape %754 : tensor<1x1152xf32> -> tensor<1152xf32>
    %756 = graph.reshape %749 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %757 = graph.mul %756, %510 : tensor<8x256x384xf32>
    %758 = graph.reduce "sum" %757 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %759 = graph.reshape %758 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %760 = graph.div %759, %10 : tensor<8x256x1xf32>
    %761 = graph.mul %757, %509 : tensor<8x256x384xf32>
    %762 = graph.reduce "sum" %761 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %763 = graph.reshape %762 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %764 = graph.div %763, %10 : tensor<8x256x1xf32>
    %765 = graph.reshape %760 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %766 = graph.broadcast %765 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %767 = graph.sub %757, %766 : tensor<8x256x384xf32>
    %768 = graph.reshape %764 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %769 = graph.broadcast %768 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %770 = graph.mul %509, %769 : tensor<8x256x384xf32>
    %771 = graph.sub %767, %770 : tensor<8x256x384xf32>
    %772 = graph.mul %508, %771 : tensor<8x256x384xf32>
    %773 = graph.mul %756, %509 : tensor<8x256x384xf32>
    %774 = graph.reshape %773 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %775 = graph.reduce "sum" %774 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %776 = graph.reduce "sum" %775 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %777 = graph.reshape %776 : tensor<1x384xf32> -> tensor<384xf32>
    %778 = graph.reshape %749 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %779 = graph.reduce "sum" %778 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %780 = graph.reduce "sum" %779 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %781 = graph.reshape %780 : tensor<1x384xf32> -> tensor<384xf32>
    %782 = graph.add %730, %772 : tensor<8x256x384xf32>
    %783 = graph.reshape %782 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %784 = graph.matmul %783, %arg61 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %785 = graph.transpose %783 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %786 = graph.matmul %785, %481 : tensor<384x2048xf32>, tensor<2048x1536xf32> -> tensor<384x1536xf32>
    %787 = graph.reshape %782 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %788 = graph.reduce "sum" %787 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %789 = graph.reduce "sum" %788 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %790 = graph.reshape %789 : tensor<1x384xf32> -> tensor<384xf32>
    %791 = graph.reshape %784 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %792 = graph.mul %475, %475 : tensor<8x256x1536xf32>
    %793 = graph.mul %792, %1 : tensor<8x256x1536xf32>
    %794 = graph.exp %793 : tensor<8x256x1536xf32>
    %795 = graph.mul %794, %0 : tensor<8x256x1536xf32>
    %796 = graph.mul %475, %795 : tensor<8x256x1536xf32>
    %797 = graph.add %479, %796 : tensor<8x256x1536xf32>
    %798 = graph.mul %791, %797 : tensor<8x256x1536xf32>
    %799 = graph.reshape %798 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %800 = graph.matmul %799, %arg59 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %801 = graph.transpose %799 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %802 = graph.matmul %801, %470 : tensor<1536x2048xf32>, tensor<2048x384xf32> -> tensor<1536x384xf32>
    %803 = graph.reshape %798 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
    %804 = graph.reduce "sum" %803 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
    %805 = graph.reduce "sum" %804 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %806 = graph.reshape %805 : tensor<1x1536xf32> -> tensor<1536xf32>
    %807 = graph.reshape %800 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %808 = graph.mul %807, %466 : tensor<8x256x384xf32>
    %809 = graph.reduce "sum" %808 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %810 = graph.reshape %809 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %811 = graph.div %810, %10 : tensor<8x256x1xf32>
    %812 = graph.mul %808, %465 : tensor<8x256x384xf32>
    %813 = graph.reduce "sum" %812 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %814 = graph.reshape %813 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %815 = graph.div %814, %10 : tensor<8x256x1xf32>
    %816 = graph.reshape %811 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %817 = graph.broadcast %816 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %818 = graph.sub %808, %817 : tensor<8x256x384xf32>
    %819 = graph.reshape %815 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %820 = graph.broadcast %819 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %821 = graph.mul %465, %820 : tensor<8x256x384xf32>
    %822 = graph.sub %818, %821 : tensor<8x256x384xf32>
    %823 = graph.mul %464, %822 : tensor<8x256x384xf32>
    %824 = graph.mul %807, %465 : tensor<8x256x384xf32>
    %825 = graph.reshape %824 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %826 = graph.reduce "sum" %825 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %827 = graph.reduce "sum" %826 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %828 = graph.reshape %827 : tensor<1x384xf32> -> tensor<384xf32>
    %829 = graph.reshape %800 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %830 = graph.reduce "sum" %829 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %831 = graph.reduce "sum" %830 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %832 = graph.reshape %831 : tensor<1x384xf32> -> tensor<384xf32>
    %833 = graph.add %782, %823 : tensor<8x256x384xf32>
    %834 = graph.reshape %833 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %835 = graph.matmul %834, %arg55 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %836 = graph.transpose %834 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %837 = graph.matmul %836, %437 : tensor<384x2048xf32>, tensor<2048x384xf32> -> tensor<384x384xf32>
    %838 = graph.reshape %833 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %839 = graph.reduce "sum" %838 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %840 = graph.reduce "sum" %839 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %841 = graph.reshape %840 : tensor<1x384xf32> -> tensor<384xf32>
    %842 = graph.reshape %835 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %843 = graph.transpose %842 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_10, %grad_key_11, %grad_value_12 = graph.attention_grad %843, %431, %433, %435, %result_6, %log_sum_exp_7 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %844 = graph.transpose %grad_value_12 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %845 = graph.reshape %844 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %846 = graph.transpose %grad_key_11 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %847 = graph.reshape %846 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %848 = graph.transpose %grad_query_10 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %849 = graph.reshape %848 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %850 = graph.concat %849, %847, %845 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %851 = graph.reshape %850 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %852 = graph.matmul %851, %arg53 : tensor<2048x1152xf32>, tensor<1152x384xf32> -> tensor<2048x384xf32>
    %853 = graph.transpose %851 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %854 = graph.matmul %853, %421 : tensor<1152x2048xf32>, tensor<2048x384xf32> -> tensor<1152x384xf32>
    %855 = graph.reshape %850 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %856 = graph.reduce "sum" %855 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    %857 = graph.reduce "sum" %856 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
    %858 = graph.reshape %857 : tensor<1x1152xf32> -> tensor<1152xf32>
    %859 = graph.reshape %852 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %860 = graph.mul %859, %417 : tensor<8x256x384xf32>
    %861 = graph.reduce "sum" %860 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %862 = graph.reshape %861 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %863 = graph.div %862, %10 : tensor<8x256x1xf32>
    %864 = graph.mul %860, %416 : tensor<8x256x384xf32>
    %865 = graph.reduce "sum" %864 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %866 = graph.reshape %865 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %867 = graph.div %866, %10 : tensor<8x256x1xf32>
    %868 = graph.reshape %863 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %869 = graph.broadcast %868 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %870 = graph.sub %860, %869 : tensor<8x256x384xf32>
    %871 = graph.reshape %867 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %872 = graph.broadcast %871 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %873 = graph.mul %416, %872 : tensor<8x256x384xf32>
    %874 = graph.sub %870, %873 : tensor<8x256x384xf32>
    %875 = graph.mul %415, %874 : tensor<8x256x384xf32>
    %876 = graph.mul %859, %416 : tensor<8x256x384xf32>
    %877 = graph.reshape %876 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %878 = graph.reduce "sum" %877 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %879 = graph.reduce "sum" %878 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %880 = graph.reshape %879 : tensor<1x384xf32> -> tensor<384xf32>
    %881 = graph.reshape %852 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %882 = graph.reduce "sum" %881 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %883 = graph.reduce "sum" %882 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %884 = graph.reshape %883 : tensor<1x384xf32> -> tensor<384xf32>
    %885 = graph.add %833, %875 : tensor<8x256x384xf32>
    %886 = graph.reshape %885 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %887 = graph.matmul %886, %arg49 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %888 = graph.transpose %886 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %889 = graph.matmul %888, %388 : tensor<384x2048xf32>, tensor<2048x1536xf32> -> tensor<384x1536xf32>
    %890 = graph.reshape %885 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %891 = graph.reduce "sum" %890 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %892 = graph.reduce "sum" %891 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %893 = graph.reshape %892 : tensor<1x384xf32> -> tensor<384xf32>
    %894 = graph.reshape %887 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %895 = graph.mul %382, %382 : tensor<8x256x1536xf32>
    %896 = graph.mul %895, %1 : tensor<8x256x1536xf32>
    %897 = graph.exp %896 : tensor<8x256x1536xf32>
    %898 = graph.mul %897, %0 : tensor<8x256x1536xf32>
    %899 = graph.mul %382, %898 : tensor<8x256x1536xf32>
    %900 = graph.add %386, %899 : tensor<8x256x1536xf32>
    %901 = graph.mul %894, %900 : tensor<8x256x1536xf32>
    %902 = graph.reshape %901 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %903 = graph.matmul %902, %arg47 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %904 = graph.transpose %902 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %905 = graph.matmul %904, %377 : tensor<1536x2048xf32>, tensor<2048x384xf32> -> tensor<1536x384xf32>
    %906 = graph.reshape %901 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
    %907 = graph.reduce "sum" %906 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
    %908 = graph.reduce "sum" %907 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %909 = graph.reshape %908 : tensor<1x1536xf32> -> tensor<1536xf32>
    %910 = graph.reshape %903 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %911 = graph.mul %910, %373 : tensor<8x256x384xf32>
    %912 = graph.reduce "sum" %911 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %913 = graph.reshape %912 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %914 = graph.div %913, %10 : tensor<8x256x1xf32>
    %915 = graph.mul %911, %372 : tensor<8x256x384xf32>
    %916 = graph.reduce "sum" %915 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %917 = graph.reshape %916 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %918 = graph.div %917, %10 : tensor<8x256x1xf32>
    %919 = graph.reshape %914 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %920 = graph.broadcast %919 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %921 = graph.sub %911, %920 : tensor<8x256x384xf32>
    %922 = graph.reshape %918 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %923 = graph.broadcast %922 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %924 = graph.mul %372, %923 : tensor<8x256x384xf32>
    %925 = graph.sub %921, %924 : tensor<8x256x384xf32>
    %926 = graph.mul %371, %925 : tensor<8x256x384xf32>
    %927 = graph.mul %910, %372 : tensor<8x256x384xf32>
    %928 = graph.reshape %927 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %929 = graph.reduce "sum" %928 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %930 = graph.reduce "sum" %929 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %931 = graph.reshape %930 : tensor<1x384xf32> -> tensor<384xf32>
    %932 = graph.reshape %903 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %933 = graph.reduce "sum" %932 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %934 = graph.reduce "sum" %933 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %935 = graph.reshape %934 : tensor<1x384xf32> -> tensor<384xf32>
    %936 = graph.add %885, %926 : tensor<8x256x384xf32>
    %937 = graph.reshape %936 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %938 = graph.matmul %937, %arg43 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %939 = graph.transpose %937 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %940 = graph.matmul %939, %344 : tensor<384x2048xf32>, tensor<2048x384xf32> -> tensor<384x384xf32>
    %941 = graph.reshape %936 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %942 = graph.reduce "sum" %941 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %943 = graph.reduce "sum" %942 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %944 = graph.reshape %943 : tensor<1x384xf32> -> tensor<384xf32>
    %945 = graph.reshape %938 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %946 = graph.transpose %945 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_13, %grad_key_14, %grad_value_15 = graph.attention_grad %946, %338, %340, %342, %result_4, %log_sum_exp_5 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %947 = graph.transpose %grad_value_15 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %948 = graph.reshape %947 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %949 = graph.transpose %grad_key_14 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %950 = graph.reshape %949 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %951 = graph.transpose %grad_query_13 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %952 = graph.reshape %951 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %953 = graph.concat %952, %950, %948 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %954 = graph.reshape %953 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %955 = graph.matmul %954, %arg41 : tensor<2048x1152xf32>, tensor<1152x384xf32> -> tensor<2048x384xf32>
    %956 = graph.transpose %954 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %957 = graph.matmul %956, %328 : tensor<1152x2048xf32>, tensor<2048x384xf32> -> tensor<1152x384xf32>
    %958 = graph.reshape %953 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %959 = graph.reduce "sum" %958 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    %960 = graph.reduce "sum" %959 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
    %961 = graph.reshape %960 : tensor<1x1152xf32> -> tensor<1152xf32>
    %962 = graph.reshape %955 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %963 = graph.mul %962, %324 : tensor<8x256x384xf32>
    %964 = graph.reduce "sum" %963 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %965 = graph.reshape %964 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %966 = graph.div %965, %10 : tensor<8x256x1xf32>
    %967 = graph.mul %963, %323 : tensor<8x256x384xf32>
    %968 = graph.reduce "sum" %967 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %969 = graph.reshape %968 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %970 = graph.div %969, %10 : tensor<8x256x1xf32>
    %971 = graph.reshape %966 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %972 = graph.broadcast %971 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %973 = graph.sub %963, %972 : tensor<8x256x384xf32>
    %974 = graph.reshape %970 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %975 = graph.broadcast %974 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %976 = graph.mul %323, %975 : tensor<8x256x384xf32>
    %977 = graph.sub %973, %976 : tensor<8x256x384xf32>
    %978 = graph.mul %322, %977 : tensor<8x256x384xf32>
    %979 = graph.mul %962, %323 : tensor<8x256x384xf32>
    %980 = graph.reshape %979 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %981 = graph.reduce "sum" %980 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %982 = graph.reduce "sum" %981 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %983 = graph.reshape %982 : tensor<1x384xf32> -> tensor<384xf32>
    %984 = graph.reshape %955 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %985 = graph.reduce "sum" %984 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %986 = graph.reduce "sum" %985 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %987 = graph.reshape %986 : tensor<1x384xf32> -> tensor<384xf32>
    %988 = graph.add %936, %978 : tensor<8x256x384xf32>
    %989 = graph.reshape %988 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %990 = graph.matmul %989, %arg37 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %991 = graph.transpose %989 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %992 = graph.matmul %991, %295 : tensor<384x2048xf32>, tensor<2048x1536xf32> -> tensor<384x1536xf32>
    %993 = graph.reshape %988 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %994 = graph.reduce "sum" %993 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %995 = graph.reduce "sum" %994 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %996 = graph.reshape %995 : tensor<1x384xf32> -> tensor<384xf32>
    %997 = graph.reshape %990 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %998 = graph.mul %289, %289 : tensor<8x256x1536xf32>
    %999 = graph.mul %998, %1 : tensor<8x256x1536xf32>
    %1000 = graph.exp %999 : tensor<8x256x1536xf32>
    %1001 = graph.mul %1000, %0 : tensor<8x256x1536xf32>
    %1002 = graph.mul %289, %1001 : tensor<8x256x1536xf32>
    %1003 = graph.add %293, %1002 : tensor<8x256x1536xf32>
    %1004 = graph.mul %997, %1003 : tensor<8x256x1536xf32>
    %1005 = graph.reshape %1004 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %1006 = graph.matmul %1005, %arg35 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %1007 = graph.transpose %1005 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %1008 = graph.matmul %1007, %284 : tensor<1536x2048xf32>, tensor<2048x384xf32> -> tensor<1536x384xf32>
    %1009 = graph.reshape %1004 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
    %1010 = graph.reduce "sum" %1009 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
    %1011 = graph.reduce "sum" %1010 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %1012 = graph.reshape %1011 : tensor<1x1536xf32> -> tensor<1536xf32>
    %1013 = graph.reshape %1006 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1014 = graph.mul %1013, %280 : tensor<8x256x384xf32>
    %1015 = graph.reduce "sum" %1014 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1016 = graph.reshape %1015 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1017 = graph.div %1016, %10 : tensor<8x256x1xf32>
    %1018 = graph.mul %1014, %279 : tensor<8x256x384xf32>
    %1019 = graph.reduce "sum" %1018 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1020 = graph.reshape %1019 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1021 = graph.div %1020, %10 : tensor<8x256x1xf32>
    %1022 = graph.reshape %1017 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1023 = graph.broadcast %1022 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1024 = graph.sub %1014, %1023 : tensor<8x256x384xf32>
    %1025 = graph.reshape %1021 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1026 = graph.broadcast %1025 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1027 = graph.mul %279, %1026 : tensor<8x256x384xf32>
    %1028 = graph.sub %1024, %1027 : tensor<8x256x384xf32>
    %1029 = graph.mul %278, %1028 : tensor<8x256x384xf32>
    %1030 = graph.mul %1013, %279 : tensor<8x256x384xf32>
    %1031 = graph.reshape %1030 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1032 = graph.reduce "sum" %1031 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1033 = graph.reduce "sum" %1032 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1034 = graph.reshape %1033 : tensor<1x384xf32> -> tensor<384xf32>
    %1035 = graph.reshape %1006 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1036 = graph.reduce "sum" %1035 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1037 = graph.reduce "sum" %1036 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1038 = graph.reshape %1037 : tensor<1x384xf32> -> tensor<384xf32>
    %1039 = graph.add %988, %1029 : tensor<8x256x384xf32>
    %1040 = graph.reshape %1039 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1041 = graph.matmul %1040, %arg31 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %1042 = graph.transpose %1040 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1043 = graph.matmul %1042, %251 : tensor<384x2048xf32>, tensor<2048x384xf32> -> tensor<384x384xf32>
    %1044 = graph.reshape %1039 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1045 = graph.reduce "sum" %1044 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1046 = graph.reduce "sum" %1045 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1047 = graph.reshape %1046 : tensor<1x384xf32> -> tensor<384xf32>
    %1048 = graph.reshape %1041 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %1049 = graph.transpose %1048 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_16, %grad_key_17, %grad_value_18 = graph.attention_grad %1049, %245, %247, %249, %result_2, %log_sum_exp_3 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %1050 = graph.transpose %grad_value_18 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1051 = graph.reshape %1050 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1052 = graph.transpose %grad_key_17 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1053 = graph.reshape %1052 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1054 = graph.transpose %grad_query_16 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1055 = graph.reshape %1054 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1056 = graph.concat %1055, %1053, %1051 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %1057 = graph.reshape %1056 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1058 = graph.matmul %1057, %arg29 : tensor<2048x1152xf32>, tensor<1152x384xf32> -> tensor<2048x384xf32>
    %1059 = graph.transpose %1057 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %1060 = graph.matmul %1059, %235 : tensor<1152x2048xf32>, tensor<2048x384xf32> -> tensor<1152x384xf32>
    %1061 = graph.reshape %1056 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %1062 = graph.reduce "sum" %1061 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    %1063 = graph.reduce "sum" %1062 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
    %1064 = graph.reshape %1063 : tensor<1x1152xf32> -> tensor<1152xf32>
    %1065 = graph.reshape %1058 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1066 = graph.mul %1065, %231 : tensor<8x256x384xf32>
    %1067 = graph.reduce "sum" %1066 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1068 = graph.reshape %1067 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1069 = graph.div %1068, %10 : tensor<8x256x1xf32>
    %1070 = graph.mul %1066, %230 : tensor<8x256x384xf32>
    %1071 = graph.reduce "sum" %1070 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1072 = graph.reshape %1071 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1073 = graph.div %1072, %10 : tensor<8x256x1xf32>
    %1074 = graph.reshape %1069 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1075 = graph.broadcast %1074 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1076 = graph.sub %1066, %1075 : tensor<8x256x384xf32>
    %1077 = graph.reshape %1073 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1078 = graph.broadcast %1077 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1079 = graph.mul %230, %1078 : tensor<8x256x384xf32>
    %1080 = graph.sub %1076, %1079 : tensor<8x256x384xf32>
    %1081 = graph.mul %229, %1080 : tensor<8x256x384xf32>
    %1082 = graph.mul %1065, %230 : tensor<8x256x384xf32>
    %1083 = graph.reshape %1082 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1084 = graph.reduce "sum" %1083 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1085 = graph.reduce "sum" %1084 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1086 = graph.reshape %1085 : tensor<1x384xf32> -> tensor<384xf32>
    %1087 = graph.reshape %1058 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1088 = graph.reduce "sum" %1087 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1089 = graph.reduce "sum" %1088 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1090 = graph.reshape %1089 : tensor<1x384xf32> -> tensor<384xf32>
    %1091 = graph.add %1039, %1081 : tensor<8x256x384xf32>
    %1092 = graph.reshape %1091 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1093 = graph.matmul %1092, %arg25 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %1094 = graph.transpose %1092 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1095 = graph.matmul %1094, %202 : tensor<384x2048xf32>, tensor<2048x1536xf32> -> tensor<384x1536xf32>
    %1096 = graph.reshape %1091 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1097 = graph.reduce "sum" %1096 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1098 = graph.reduce "sum" %1097 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1099 = graph.reshape %1098 : tensor<1x384xf32> -> tensor<384xf32>
    %1100 = graph.reshape %1093 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %1101 = graph.mul %196, %196 : tensor<8x256x1536xf32>
    %1102 = graph.mul %1101, %1 : tensor<8x256x1536xf32>
    %1103 = graph.exp %1102 : tensor<8x256x1536xf32>
    %1104 = graph.mul %1103, %0 : tensor<8x256x1536xf32>
    %1105 = graph.mul %196, %1104 : tensor<8x256x1536xf32>
    %1106 = graph.add %200, %1105 : tensor<8x256x1536xf32>
    %1107 = graph.mul %1100, %1106 : tensor<8x256x1536xf32>
    %1108 = graph.reshape %1107 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %1109 = graph.matmul %1108, %arg23 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %1110 = graph.transpose %1108 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %1111 = graph.matmul %1110, %191 : tensor<1536x2048xf32>, tensor<2048x384xf32> -> tensor<1536x384xf32>
    %1112 = graph.reshape %1107 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
    %1113 = graph.reduce "sum" %1112 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
    %1114 = graph.reduce "sum" %1113 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %1115 = graph.reshape %1114 : tensor<1x1536xf32> -> tensor<1536xf32>
    %1116 = graph.reshape %1109 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1117 = graph.mul %1116, %187 : tensor<8x256x384xf32>
    %1118 = graph.reduce "sum" %1117 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1119 = graph.reshape %1118 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1120 = graph.div %1119, %10 : tensor<8x256x1xf32>
    %1121 = graph.mul %1117, %186 : tensor<8x256x384xf32>
    %1122 = graph.reduce "sum" %1121 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1123 = graph.reshape %1122 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1124 = graph.div %1123, %10 : tensor<8x256x1xf32>
    %1125 = graph.reshape %1120 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1126 = graph.broadcast %1125 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1127 = graph.sub %1117, %1126 : tensor<8x256x384xf32>
    %1128 = graph.reshape %1124 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1129 = graph.broadcast %1128 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1130 = graph.mul %186, %1129 : tensor<8x256x384xf32>
    %1131 = graph.sub %1127, %1130 : tensor<8x256x384xf32>
    %1132 = graph.mul %185, %1131 : tensor<8x256x384xf32>
    %1133 = graph.mul %1116, %186 : tensor<8x256x384xf32>
    %1134 = graph.reshape %1133 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1135 = graph.reduce "sum" %1134 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1136 = graph.reduce "sum" %1135 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1137 = graph.reshape %1136 : tensor<1x384xf32> -> tensor<384xf32>
    %1138 = graph.reshape %1109 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1139 = graph.reduce "sum" %1138 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1140 = graph.reduce "sum" %1139 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1141 = graph.reshape %1140 : tensor<1x384xf32> -> tensor<384xf32>
    %1142 = graph.add %1091, %1132 : tensor<8x256x384xf32>
    %1143 = graph.reshape %1142 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1144 = graph.matmul %1143, %arg19 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %1145 = graph.transpose %1143 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1146 = graph.matmul %1145, %158 : tensor<384x2048xf32>, tensor<2048x384xf32> -> tensor<384x384xf32>
    %1147 = graph.reshape %1142 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1148 = graph.reduce "sum" %1147 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1149 = graph.reduce "sum" %1148 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1150 = graph.reshape %1149 : tensor<1x384xf32> -> tensor<384xf32>
    %1151 = graph.reshape %1144 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %1152 = graph.transpose %1151 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_19, %grad_key_20, %grad_value_21 = graph.attention_grad %1152, %152, %154, %156, %result_0, %log_sum_exp_1 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %1153 = graph.transpose %grad_value_21 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1154 = graph.reshape %1153 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1155 = graph.transpose %grad_key_20 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1156 = graph.reshape %1155 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1157 = graph.transpose %grad_query_19 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1158 = graph.reshape %1157 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1159 = graph.concat %1158, %1156, %1154 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %1160 = graph.reshape %1159 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1161 = graph.matmul %1160, %arg17 : tensor<2048x1152xf32>, tensor<1152x384xf32> -> tensor<2048x384xf32>
    %1162 = graph.transpose %1160 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %1163 = graph.matmul %1162, %142 : tensor<1152x2048xf32>, tensor<2048x384xf32> -> tensor<1152x384xf32>
    %1164 = graph.reshape %1159 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %1165 = graph.reduce "sum" %1164 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    %1166 = graph.reduce "sum" %1165 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
    %1167 = graph.reshape %1166 : tensor<1x1152xf32> -> tensor<1152xf32>
    %1168 = graph.reshape %1161 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1169 = graph.mul %1168, %138 : tensor<8x256x384xf32>
    %1170 = graph.reduce "sum" %1169 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1171 = graph.reshape %1170 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1172 = graph.div %1171, %10 : tensor<8x256x1xf32>
    %1173 = graph.mul %1169, %137 : tensor<8x256x384xf32>
    %1174 = graph.reduce "sum" %1173 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1175 = graph.reshape %1174 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1176 = graph.div %1175, %10 : tensor<8x256x1xf32>
    %1177 = graph.reshape %1172 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1178 = graph.broadcast %1177 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1179 = graph.sub %1169, %1178 : tensor<8x256x384xf32>
    %1180 = graph.reshape %1176 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1181 = graph.broadcast %1180 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1182 = graph.mul %137, %1181 : tensor<8x256x384xf32>
    %1183 = graph.sub %1179, %1182 : tensor<8x256x384xf32>
    %1184 = graph.mul %136, %1183 : tensor<8x256x384xf32>
    %1185 = graph.mul %1168, %137 : tensor<8x256x384xf32>
    %1186 = graph.reshape %1185 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1187 = graph.reduce "sum" %1186 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1188 = graph.reduce "sum" %1187 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1189 = graph.reshape %1188 : tensor<1x384xf32> -> tensor<384xf32>
    %1190 = graph.reshape %1161 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1191 = graph.reduce "sum" %1190 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1192 = graph.reduce "sum" %1191 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1193 = graph.reshape %1192 : tensor<1x384xf32> -> tensor<384xf32>
    %1194 = graph.add %1142, %1184 : tensor<8x256x384xf32>
    %1195 = graph.reshape %1194 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1196 = graph.matmul %1195, %arg13 : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
    %1197 = graph.transpose %1195 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1198 = graph.matmul %1197, %109 : tensor<384x2048xf32>, tensor<2048x1536xf32> -> tensor<384x1536xf32>
    %1199 = graph.reshape %1194 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1200 = graph.reduce "sum" %1199 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1201 = graph.reduce "sum" %1200 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1202 = graph.reshape %1201 : tensor<1x384xf32> -> tensor<384xf32>
    %1203 = graph.reshape %1196 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %1204 = graph.mul %103, %103 : tensor<8x256x1536xf32>
    %1205 = graph.mul %1204, %1 : tensor<8x256x1536xf32>
    %1206 = graph.exp %1205 : tensor<8x256x1536xf32>
    %1207 = graph.mul %1206, %0 : tensor<8x256x1536xf32>
    %1208 = graph.mul %103, %1207 : tensor<8x256x1536xf32>
    %1209 = graph.add %107, %1208 : tensor<8x256x1536xf32>
    %1210 = graph.mul %1203, %1209 : tensor<8x256x1536xf32>
    %1211 = graph.reshape %1210 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %1212 = graph.matmul %1211, %arg11 : tensor<2048x1536xf32>, tensor<1536x384xf32> -> tensor<2048x384xf32>
    %1213 = graph.transpose %1211 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %1214 = graph.matmul %1213, %98 : tensor<1536x2048xf32>, tensor<2048x384xf32> -> tensor<1536x384xf32>
    %1215 = graph.reshape %1210 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
    %1216 = graph.reduce "sum" %1215 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
    %1217 = graph.reduce "sum" %1216 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %1218 = graph.reshape %1217 : tensor<1x1536xf32> -> tensor<1536xf32>
    %1219 = graph.reshape %1212 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1220 = graph.mul %1219, %94 : tensor<8x256x384xf32>
    %1221 = graph.reduce "sum" %1220 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1222 = graph.reshape %1221 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1223 = graph.div %1222, %10 : tensor<8x256x1xf32>
    %1224 = graph.mul %1220, %93 : tensor<8x256x384xf32>
    %1225 = graph.reduce "sum" %1224 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1226 = graph.reshape %1225 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1227 = graph.div %1226, %10 : tensor<8x256x1xf32>
    %1228 = graph.reshape %1223 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1229 = graph.broadcast %1228 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1230 = graph.sub %1220, %1229 : tensor<8x256x384xf32>
    %1231 = graph.reshape %1227 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1232 = graph.broadcast %1231 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1233 = graph.mul %93, %1232 : tensor<8x256x384xf32>
    %1234 = graph.sub %1230, %1233 : tensor<8x256x384xf32>
    %1235 = graph.mul %92, %1234 : tensor<8x256x384xf32>
    %1236 = graph.mul %1219, %93 : tensor<8x256x384xf32>
    %1237 = graph.reshape %1236 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1238 = graph.reduce "sum" %1237 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1239 = graph.reduce "sum" %1238 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1240 = graph.reshape %1239 : tensor<1x384xf32> -> tensor<384xf32>
    %1241 = graph.reshape %1212 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1242 = graph.reduce "sum" %1241 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1243 = graph.reduce "sum" %1242 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1244 = graph.reshape %1243 : tensor<1x384xf32> -> tensor<384xf32>
    %1245 = graph.add %1194, %1235 : tensor<8x256x384xf32>
    %1246 = graph.reshape %1245 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1247 = graph.matmul %1246, %arg7 : tensor<2048x384xf32>, tensor<384x384xf32> -> tensor<2048x384xf32>
    %1248 = graph.transpose %1246 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1249 = graph.matmul %1248, %65 : tensor<384x2048xf32>, tensor<2048x384xf32> -> tensor<384x384xf32>
    %1250 = graph.reshape %1245 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1251 = graph.reduce "sum" %1250 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1252 = graph.reduce "sum" %1251 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1253 = graph.reshape %1252 : tensor<1x384xf32> -> tensor<384xf32>
    %1254 = graph.reshape %1247 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %1255 = graph.transpose %1254 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_22, %grad_key_23, %grad_value_24 = graph.attention_grad %1255, %59, %61, %63, %result, %log_sum_exp {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %1256 = graph.transpose %grad_value_24 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1257 = graph.reshape %1256 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1258 = graph.transpose %grad_key_23 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1259 = graph.reshape %1258 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1260 = graph.transpose %grad_query_22 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1261 = graph.reshape %1260 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1262 = graph.concat %1261, %1259, %1257 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %1263 = graph.reshape %1262 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1264 = graph.matmul %1263, %arg5 : tensor<2048x1152xf32>, tensor<1152x384xf32> -> tensor<2048x384xf32>
    %1265 = graph.transpose %1263 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %1266 = graph.matmul %1265, %49 : tensor<1152x2048xf32>, tensor<2048x384xf32> -> tensor<1152x384xf32>
    %1267 = graph.reshape %1262 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %1268 = graph.reduce "sum" %1267 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    %1269 = graph.reduce "sum" %1268 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
    %1270 = graph.reshape %1269 : tensor<1x1152xf32> -> tensor<1152xf32>
    %1271 = graph.reshape %1264 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1272 = graph.mul %1271, %45 : tensor<8x256x384xf32>
    %1273 = graph.reduce "sum" %1272 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1274 = graph.reshape %1273 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1275 = graph.div %1274, %10 : tensor<8x256x1xf32>
    %1276 = graph.mul %1272, %44 : tensor<8x256x384xf32>
    %1277 = graph.reduce "sum" %1276 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1278 = graph.reshape %1277 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1279 = graph.div %1278, %10 : tensor<8x256x1xf32>
    %1280 = graph.reshape %1275 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1281 = graph.broadcast %1280 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1282 = graph.sub %1272, %1281 : tensor<8x256x384xf32>
    %1283 = graph.reshape %1279 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1284 = graph.broadcast %1283 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1285 = graph.mul %44, %1284 : tensor<8x256x384xf32>
    %1286 = graph.sub %1282, %1285 : tensor<8x256x384xf32>
    %1287 = graph.mul %43, %1286 : tensor<8x256x384xf32>
    %1288 = graph.mul %1271, %44 : tensor<8x256x384xf32>
    %1289 = graph.reshape %1288 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1290 = graph.reduce "sum" %1289 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1291 = graph.reduce "sum" %1290 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1292 = graph.reshape %1291 : tensor<1x384xf32> -> tensor<384xf32>
    %1293 = graph.reshape %1264 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1294 = graph.reduce "sum" %1293 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1295 = graph.reduce "sum" %1294 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1296 = graph.reshape %1295 : tensor<1x384xf32> -> tensor<384xf32>
    %1297 = graph.add %1245, %1287 : tensor<8x256x384xf32>
    %1298 = graph.reduce "sum" %1297 {dims = array<i64: 0>} : tensor<8x256x384xf32> -> tensor<256x384xf32>
    %1299 = graph.scatter_add %14, %19, %1298 : tensor<256x384xf32>, tensor<256xi64>, tensor<256x384xf32> -> tensor<256x384xf32>
    %1300 = graph.reshape %1297 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1301 = graph.reshape %arg1 : tensor<8x256xi64> -> tensor<2048xi64>
    %1302 = graph.scatter_add %13, %1301, %1300 : tensor<65x384xf32>, tensor<2048xi64>, tensor<2048x384xf32> -> tensor<65x384xf32>
    %1303 = graph.add %arg79, %17 : tensor<f32>
    %1304 = graph.mul %arg310, %arg314 : tensor<f64>
    %1305 = graph.sub %12, %1304 : tensor<f64>
    %1306 = graph.convert %1305 : tensor<f64> -> tensor<f32>
    %1307 = graph.broadcast %1306 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1308 = graph.mul %arg0, %1307 : tensor<65x384xf32>
    %1309 = graph.sub %12, %arg311 : tensor<f64>
    %1310 = graph.convert %1309 : tensor<f64> -> tensor<f32>
    %1311 = graph.sub %1302, %arg80 : tensor<65x384xf32>
    %1312 = graph.broadcast %1310 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1313 = graph.mul %1312, %1311 : tensor<65x384xf32>
    %1314 = graph.add %arg80, %1313 : tensor<65x384xf32>
    %1315 = graph.sub %17, %1310 : tensor<f32>
    %1316 = graph.broadcast %1315 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1317 = graph.mul %1311, %1316 : tensor<65x384xf32>
    %1318 = graph.sub %1302, %1317 : tensor<65x384xf32>
    %1319 = graph.abs %1310 : tensor<f32>
    %1320 = graph.cmp "lt" %1319, %16 : tensor<f32> -> tensor<i1>
    %1321 = graph.broadcast %1320 {dims = array<i64>} : tensor<i1> -> tensor<65x384xi1>
    %1322 = graph.select %1321, %1314, %1318 : tensor<65x384xi1>, tensor<65x384xf32>, tensor<65x384xf32> -> tensor<65x384xf32>
    %1323 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1324 = graph.broadcast %1323 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1325 = graph.mul %arg81, %1324 : tensor<65x384xf32>
    %1326 = graph.sub %12, %arg312 : tensor<f64>
    %1327 = graph.convert %1326 : tensor<f64> -> tensor<f32>
    %1328 = graph.broadcast %1327 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1329 = graph.mul %1302, %1328 : tensor<65x384xf32>
    %1330 = graph.mul %1329, %1302 : tensor<65x384xf32>
    %1331 = graph.add %1325, %1330 : tensor<65x384xf32>
    %1332 = graph.convert %1303 : tensor<f32> -> tensor<f64>
    %1333 = graph.pow %arg311, %1332 : tensor<f64>
    %1334 = graph.sub %12, %1333 : tensor<f64>
    %1335 = graph.pow %arg312, %1332 : tensor<f64>
    %1336 = graph.sub %12, %1335 : tensor<f64>
    %1337 = graph.div %arg310, %1334 : tensor<f64>
    %1338 = graph.pow %1336, %11 : tensor<f64>
    %1339 = graph.sqrt %1331 : tensor<65x384xf32>
    %1340 = graph.convert %1338 : tensor<f64> -> tensor<f32>
    %1341 = graph.broadcast %1340 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1342 = graph.div %1339, %1341 : tensor<65x384xf32>
    %1343 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %1344 = graph.broadcast %1343 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1345 = graph.add %1342, %1344 : tensor<65x384xf32>
    %1346 = graph.neg %1337 : tensor<f64>
    %1347 = graph.convert %1346 : tensor<f64> -> tensor<f32>
    %1348 = graph.broadcast %1347 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1349 = graph.mul %1322, %1348 : tensor<65x384xf32>
    %1350 = graph.div %1349, %1345 : tensor<65x384xf32>
    %1351 = graph.add %1308, %1350 : tensor<65x384xf32>
    %1352 = graph.add %arg82, %17 : tensor<f32>
    %1353 = graph.broadcast %1306 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1354 = graph.mul %arg2, %1353 : tensor<256x384xf32>
    %1355 = graph.sub %1299, %arg83 : tensor<256x384xf32>
    %1356 = graph.broadcast %1310 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1357 = graph.mul %1356, %1355 : tensor<256x384xf32>
    %1358 = graph.add %arg83, %1357 : tensor<256x384xf32>
    %1359 = graph.broadcast %1315 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1360 = graph.mul %1355, %1359 : tensor<256x384xf32>
    %1361 = graph.sub %1299, %1360 : tensor<256x384xf32>
    %1362 = graph.broadcast %1320 {dims = array<i64>} : tensor<i1> -> tensor<256x384xi1>
    %1363 = graph.select %1362, %1358, %1361 : tensor<256x384xi1>, tensor<256x384xf32>, tensor<256x384xf32> -> tensor<256x384xf32>
    %1364 = graph.broadcast %1323 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1365 = graph.mul %arg84, %1364 : tensor<256x384xf32>
    %1366 = graph.broadcast %1327 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1367 = graph.mul %1299, %1366 : tensor<256x384xf32>
    %1368 = graph.mul %1367, %1299 : tensor<256x384xf32>
    %1369 = graph.add %1365, %1368 : tensor<256x384xf32>
    %1370 = graph.convert %1352 : tensor<f32> -> tensor<f64>
    %1371 = graph.pow %arg311, %1370 : tensor<f64>
    %1372 = graph.sub %12, %1371 : tensor<f64>
    %1373 = graph.pow %arg312, %1370 : tensor<f64>
    %1374 = graph.sub %12, %1373 : tensor<f64>
    %1375 = graph.div %arg310, %1372 : tensor<f64>
    %1376 = graph.pow %1374, %11 : tensor<f64>
    %1377 = graph.sqrt %1369 : tensor<256x384xf32>
    %1378 = graph.convert %1376 : tensor<f64> -> tensor<f32>
    %1379 = graph.broadcast %1378 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1380 = graph.div %1377, %1379 : tensor<256x384xf32>
    %1381 = graph.broadcast %1343 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1382 = graph.add %1380, %1381 : tensor<256x384xf32>
    %1383 = graph.neg %1375 : tensor<f64>
    %1384 = graph.convert %1383 : tensor<f64> -> tensor<f32>
    %1385 = graph.broadcast %1384 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1386 = graph.mul %1363, %1385 : tensor<256x384xf32>
    %1387 = graph.div %1386, %1382 : tensor<256x384xf32>
    %1388 = graph.add %1354, %1387 : tensor<256x384xf32>
    %1389 = graph.add %arg85, %17 : tensor<f32>
    %1390 = graph.broadcast %1306 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1391 = graph.mul %arg3, %1390 : tensor<384xf32>
    %1392 = graph.sub %1292, %arg86 : tensor<384xf32>
    %1393 = graph.broadcast %1310 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1394 = graph.mul %1393, %1392 : tensor<384xf32>
    %1395 = graph.add %arg86, %1394 : tensor<384xf32>
    %1396 = graph.broadcast %1315 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1397 = graph.mul %1392, %1396 : tensor<384xf32>
    %1398 = graph.sub %1292, %1397 : tensor<384xf32>
    %1399 = graph.broadcast %1320 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %1400 = graph.select %1399, %1395, %1398 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1401 = graph.broadcast %1323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1402 = graph.mul %arg87, %1401 : tensor<384xf32>
    %1403 = graph.broadcast %1327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1404 = graph.mul %1292, %1403 : tensor<384xf32>
    %1405 = graph.mul %1404, %1292 : tensor<384xf32>
    %1406 = graph.add %1402, %1405 : tensor<384xf32>
    %1407 = graph.convert %1389 : tensor<f32> -> tensor<f64>
    %1408 = graph.pow %arg311, %1407 : tensor<f64>
    %1409 = graph.sub %12, %1408 : tensor<f64>
    %1410 = graph.pow %arg312, %1407 : tensor<f64>
    %1411 = graph.sub %12, %1410 : tensor<f64>
    %1412 = graph.div %arg310, %1409 : tensor<f64>
    %1413 = graph.pow %1411, %11 : tensor<f64>
    %1414 = graph.sqrt %1406 : tensor<384xf32>
    %1415 = graph.convert %1413 : tensor<f64> -> tensor<f32>
    %1416 = graph.broadcast %1415 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1417 = graph.div %1414, %1416 : tensor<384xf32>
    %1418 = graph.broadcast %1343 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1419 = graph.add %1417, %1418 : tensor<384xf32>
    %1420 = graph.neg %1412 : tensor<f64>
    %1421 = graph.convert %1420 : tensor<f64> -> tensor<f32>
    %1422 = graph.broadcast %1421 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1423 = graph.mul %1400, %1422 : tensor<384xf32>
    %1424 = graph.div %1423, %1419 : tensor<384xf32>
    %1425 = graph.add %1391, %1424 : tensor<384xf32>
    %1426 = graph.add %arg88, %17 : tensor<f32>
    %1427 = graph.mul %arg4, %1390 : tensor<384xf32>
    %1428 = graph.sub %1296, %arg89 : tensor<384xf32>
    %1429 = graph.mul %1393, %1428 : tensor<384xf32>
    %1430 = graph.add %arg89, %1429 : tensor<384xf32>
    %1431 = graph.mul %1428, %1396 : tensor<384xf32>
    %1432 = graph.sub %1296, %1431 : tensor<384xf32>
    %1433 = graph.select %1399, %1430, %1432 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1434 = graph.mul %arg90, %1401 : tensor<384xf32>
    %1435 = graph.mul %1296, %1403 : tensor<384xf32>
    %1436 = graph.mul %1435, %1296 : tensor<384xf32>
    %1437 = graph.add %1434, %1436 : tensor<384xf32>
    %1438 = graph.convert %1426 : tensor<f32> -> tensor<f64>
    %1439 = graph.pow %arg311, %1438 : tensor<f64>
    %1440 = graph.sub %12, %1439 : tensor<f64>
    %1441 = graph.pow %arg312, %1438 : tensor<f64>
    %1442 = graph.sub %12, %1441 : tensor<f64>
    %1443 = graph.div %arg310, %1440 : tensor<f64>
    %1444 = graph.pow %1442, %11 : tensor<f64>
    %1445 = graph.sqrt %1437 : tensor<384xf32>
    %1446 = graph.convert %1444 : tensor<f64> -> tensor<f32>
    %1447 = graph.broadcast %1446 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1448 = graph.div %1445, %1447 : tensor<384xf32>
    %1449 = graph.add %1448, %1418 : tensor<384xf32>
    %1450 = graph.neg %1443 : tensor<f64>
    %1451 = graph.convert %1450 : tensor<f64> -> tensor<f32>
    %1452 = graph.broadcast %1451 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1453 = graph.mul %1433, %1452 : tensor<384xf32>
    %1454 = graph.div %1453, %1449 : tensor<384xf32>
    %1455 = graph.add %1427, %1454 : tensor<384xf32>
    %1456 = graph.add %arg91, %17 : tensor<f32>
    %1457 = graph.broadcast %1306 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1458 = graph.mul %arg5, %1457 : tensor<1152x384xf32>
    %1459 = graph.sub %1266, %arg92 : tensor<1152x384xf32>
    %1460 = graph.broadcast %1310 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1461 = graph.mul %1460, %1459 : tensor<1152x384xf32>
    %1462 = graph.add %arg92, %1461 : tensor<1152x384xf32>
    %1463 = graph.broadcast %1315 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1464 = graph.mul %1459, %1463 : tensor<1152x384xf32>
    %1465 = graph.sub %1266, %1464 : tensor<1152x384xf32>
    %1466 = graph.broadcast %1320 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
    %1467 = graph.select %1466, %1462, %1465 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %1468 = graph.broadcast %1323 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1469 = graph.mul %arg93, %1468 : tensor<1152x384xf32>
    %1470 = graph.broadcast %1327 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1471 = graph.mul %1266, %1470 : tensor<1152x384xf32>
    %1472 = graph.mul %1471, %1266 : tensor<1152x384xf32>
    %1473 = graph.add %1469, %1472 : tensor<1152x384xf32>
    %1474 = graph.convert %1456 : tensor<f32> -> tensor<f64>
    %1475 = graph.pow %arg311, %1474 : tensor<f64>
    %1476 = graph.sub %12, %1475 : tensor<f64>
    %1477 = graph.pow %arg312, %1474 : tensor<f64>
    %1478 = graph.sub %12, %1477 : tensor<f64>
    %1479 = graph.div %arg310, %1476 : tensor<f64>
    %1480 = graph.pow %1478, %11 : tensor<f64>
    %1481 = graph.sqrt %1473 : tensor<1152x384xf32>
    %1482 = graph.convert %1480 : tensor<f64> -> tensor<f32>
    %1483 = graph.broadcast %1482 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1484 = graph.div %1481, %1483 : tensor<1152x384xf32>
    %1485 = graph.broadcast %1343 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1486 = graph.add %1484, %1485 : tensor<1152x384xf32>
    %1487 = graph.neg %1479 : tensor<f64>
    %1488 = graph.convert %1487 : tensor<f64> -> tensor<f32>
    %1489 = graph.broadcast %1488 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1490 = graph.mul %1467, %1489 : tensor<1152x384xf32>
    %1491 = graph.div %1490, %1486 : tensor<1152x384xf32>
    %1492 = graph.add %1458, %1491 : tensor<1152x384xf32>
    %1493 = graph.add %arg94, %17 : tensor<f32>
    %1494 = graph.broadcast %1306 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1495 = graph.mul %arg6, %1494 : tensor<1152xf32>
    %1496 = graph.sub %1270, %arg95 : tensor<1152xf32>
    %1497 = graph.broadcast %1310 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1498 = graph.mul %1497, %1496 : tensor<1152xf32>
    %1499 = graph.add %arg95, %1498 : tensor<1152xf32>
    %1500 = graph.broadcast %1315 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1501 = graph.mul %1496, %1500 : tensor<1152xf32>
    %1502 = graph.sub %1270, %1501 : tensor<1152xf32>
    %1503 = graph.broadcast %1320 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
    %1504 = graph.select %1503, %1499, %1502 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %1505 = graph.broadcast %1323 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1506 = graph.mul %arg96, %1505 : tensor<1152xf32>
    %1507 = graph.broadcast %1327 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1508 = graph.mul %1270, %1507 : tensor<1152xf32>
    %1509 = graph.mul %1508, %1270 : tensor<1152xf32>
    %1510 = graph.add %1506, %1509 : tensor<1152xf32>
    %1511 = graph.convert %1493 : tensor<f32> -> tensor<f64>
    %1512 = graph.pow %arg311, %1511 : tensor<f64>
    %1513 = graph.sub %12, %1512 : tensor<f64>
    %1514 = graph.pow %arg312, %1511 : tensor<f64>
    %1515 = graph.sub %12, %1514 : tensor<f64>
    %1516 = graph.div %arg310, %1513 : tensor<f64>
    %1517 = graph.pow %1515, %11 : tensor<f64>
    %1518 = graph.sqrt %1510 : tensor<1152xf32>
    %1519 = graph.convert %1517 : tensor<f64> -> tensor<f32>
    %1520 = graph.broadcast %1519 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1521 = graph.div %1518, %1520 : tensor<1152xf32>
    %1522 = graph.broadcast %1343 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1523 = graph.add %1521, %1522 : tensor<1152xf32>
    %1524 = graph.neg %1516 : tensor<f64>
    %1525 = graph.convert %1524 : tensor<f64> -> tensor<f32>
    %1526 = graph.broadcast %1525 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1527 = graph.mul %1504, %1526 : tensor<1152xf32>
    %1528 = graph.div %1527, %1523 : tensor<1152xf32>
    %1529 = graph.add %1495, %1528 : tensor<1152xf32>
    %1530 = graph.add %arg97, %17 : tensor<f32>
    %1531 = graph.broadcast %1306 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1532 = graph.mul %arg7, %1531 : tensor<384x384xf32>
    %1533 = graph.sub %1249, %arg98 : tensor<384x384xf32>
    %1534 = graph.broadcast %1310 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1535 = graph.mul %1534, %1533 : tensor<384x384xf32>
    %1536 = graph.add %arg98, %1535 : tensor<384x384xf32>
    %1537 = graph.broadcast %1315 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1538 = graph.mul %1533, %1537 : tensor<384x384xf32>
    %1539 = graph.sub %1249, %1538 : tensor<384x384xf32>
    %1540 = graph.broadcast %1320 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
    %1541 = graph.select %1540, %1536, %1539 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %1542 = graph.broadcast %1323 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1543 = graph.mul %arg99, %1542 : tensor<384x384xf32>
    %1544 = graph.broadcast %1327 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1545 = graph.mul %1249, %1544 : tensor<384x384xf32>
    %1546 = graph.mul %1545, %1249 : tensor<384x384xf32>
    %1547 = graph.add %1543, %1546 : tensor<384x384xf32>
    %1548 = graph.convert %1530 : tensor<f32> -> tensor<f64>
    %1549 = graph.pow %arg311, %1548 : tensor<f64>
    %1550 = graph.sub %12, %1549 : tensor<f64>
    %1551 = graph.pow %arg312, %1548 : tensor<f64>
    %1552 = graph.sub %12, %1551 : tensor<f64>
    %1553 = graph.div %arg310, %1550 : tensor<f64>
    %1554 = graph.pow %1552, %11 : tensor<f64>
    %1555 = graph.sqrt %1547 : tensor<384x384xf32>
    %1556 = graph.convert %1554 : tensor<f64> -> tensor<f32>
    %1557 = graph.broadcast %1556 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1558 = graph.div %1555, %1557 : tensor<384x384xf32>
    %1559 = graph.broadcast %1343 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1560 = graph.add %1558, %1559 : tensor<384x384xf32>
    %1561 = graph.neg %1553 : tensor<f64>
    %1562 = graph.convert %1561 : tensor<f64> -> tensor<f32>
    %1563 = graph.broadcast %1562 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1564 = graph.mul %1541, %1563 : tensor<384x384xf32>
    %1565 = graph.div %1564, %1560 : tensor<384x384xf32>
    %1566 = graph.add %1532, %1565 : tensor<384x384xf32>
    %1567 = graph.add %arg100, %17 : tensor<f32>
    %1568 = graph.mul %arg8, %1390 : tensor<384xf32>
    %1569 = graph.sub %1253, %arg101 : tensor<384xf32>
    %1570 = graph.mul %1393, %1569 : tensor<384xf32>
    %1571 = graph.add %arg101, %1570 : tensor<384xf32>
    %1572 = graph.mul %1569, %1396 : tensor<384xf32>
    %1573 = graph.sub %1253, %1572 : tensor<384xf32>
    %1574 = graph.select %1399, %1571, %1573 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1575 = graph.mul %arg102, %1401 : tensor<384xf32>
    %1576 = graph.mul %1253, %1403 : tensor<384xf32>
    %1577 = graph.mul %1576, %1253 : tensor<384xf32>
    %1578 = graph.add %1575, %1577 : tensor<384xf32>
    %1579 = graph.convert %1567 : tensor<f32> -> tensor<f64>
    %1580 = graph.pow %arg311, %1579 : tensor<f64>
    %1581 = graph.sub %12, %1580 : tensor<f64>
    %1582 = graph.pow %arg312, %1579 : tensor<f64>
    %1583 = graph.sub %12, %1582 : tensor<f64>
    %1584 = graph.div %arg310, %1581 : tensor<f64>
    %1585 = graph.pow %1583, %11 : tensor<f64>
    %1586 = graph.sqrt %1578 : tensor<384xf32>
    %1587 = graph.convert %1585 : tensor<f64> -> tensor<f32>
    %1588 = graph.broadcast %1587 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1589 = graph.div %1586, %1588 : tensor<384xf32>
    %1590 = graph.add %1589, %1418 : tensor<384xf32>
    %1591 = graph.neg %1584 : tensor<f64>
    %1592 = graph.convert %1591 : tensor<f64> -> tensor<f32>
    %1593 = graph.broadcast %1592 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1594 = graph.mul %1574, %1593 : tensor<384xf32>
    %1595 = graph.div %1594, %1590 : tensor<384xf32>
    %1596 = graph.add %1568, %1595 : tensor<384xf32>
    %1597 = graph.add %arg103, %17 : tensor<f32>
    %1598 = graph.mul %arg9, %1390 : tensor<384xf32>
    %1599 = graph.sub %1240, %arg104 : tensor<384xf32>
    %1600 = graph.mul %1393, %1599 : tensor<384xf32>
    %1601 = graph.add %arg104, %1600 : tensor<384xf32>
    %1602 = graph.mul %1599, %1396 : tensor<384xf32>
    %1603 = graph.sub %1240, %1602 : tensor<384xf32>
    %1604 = graph.select %1399, %1601, %1603 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1605 = graph.mul %arg105, %1401 : tensor<384xf32>
    %1606 = graph.mul %1240, %1403 : tensor<384xf32>
    %1607 = graph.mul %1606, %1240 : tensor<384xf32>
    %1608 = graph.add %1605, %1607 : tensor<384xf32>
    %1609 = graph.convert %1597 : tensor<f32> -> tensor<f64>
    %1610 = graph.pow %arg311, %1609 : tensor<f64>
    %1611 = graph.sub %12, %1610 : tensor<f64>
    %1612 = graph.pow %arg312, %1609 : tensor<f64>
    %1613 = graph.sub %12, %1612 : tensor<f64>
    %1614 = graph.div %arg310, %1611 : tensor<f64>
    %1615 = graph.pow %1613, %11 : tensor<f64>
    %1616 = graph.sqrt %1608 : tensor<384xf32>
    %1617 = graph.convert %1615 : tensor<f64> -> tensor<f32>
    %1618 = graph.broadcast %1617 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1619 = graph.div %1616, %1618 : tensor<384xf32>
    %1620 = graph.add %1619, %1418 : tensor<384xf32>
    %1621 = graph.neg %1614 : tensor<f64>
    %1622 = graph.convert %1621 : tensor<f64> -> tensor<f32>
    %1623 = graph.broadcast %1622 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1624 = graph.mul %1604, %1623 : tensor<384xf32>
    %1625 = graph.div %1624, %1620 : tensor<384xf32>
    %1626 = graph.add %1598, %1625 : tensor<384xf32>
    %1627 = graph.add %arg106, %17 : tensor<f32>
    %1628 = graph.mul %arg10, %1390 : tensor<384xf32>
    %1629 = graph.sub %1244, %arg107 : tensor<384xf32>
    %1630 = graph.mul %1393, %1629 : tensor<384xf32>
    %1631 = graph.add %arg107, %1630 : tensor<384xf32>
    %1632 = graph.mul %1629, %1396 : tensor<384xf32>
    %1633 = graph.sub %1244, %1632 : tensor<384xf32>
    %1634 = graph.select %1399, %1631, %1633 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1635 = graph.mul %arg108, %1401 : tensor<384xf32>
    %1636 = graph.mul %1244, %1403 : tensor<384xf32>
    %1637 = graph.mul %1636, %1244 : tensor<384xf32>
    %1638 = graph.add %1635, %1637 : tensor<384xf32>
    %1639 = graph.convert %1627 : tensor<f32> -> tensor<f64>
    %1640 = graph.pow %arg311, %1639 : tensor<f64>
    %1641 = graph.sub %12, %1640 : tensor<f64>
    %1642 = graph.pow %arg312, %1639 : tensor<f64>
    %1643 = graph.sub %12, %1642 : tensor<f64>
    %1644 = graph.div %arg310, %1641 : tensor<f64>
    %1645 = graph.pow %1643, %11 : tensor<f64>
    %1646 = graph.sqrt %1638 : tensor<384xf32>
    %1647 = graph.convert %1645 : tensor<f64> -> tensor<f32>
    %1648 = graph.broadcast %1647 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1649 = graph.div %1646, %1648 : tensor<384xf32>
    %1650 = graph.add %1649, %1418 : tensor<384xf32>
    %1651 = graph.neg %1644 : tensor<f64>
    %1652 = graph.convert %1651 : tensor<f64> -> tensor<f32>
    %1653 = graph.broadcast %1652 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1654 = graph.mul %1634, %1653 : tensor<384xf32>
    %1655 = graph.div %1654, %1650 : tensor<384xf32>
    %1656 = graph.add %1628, %1655 : tensor<384xf32>
    %1657 = graph.add %arg109, %17 : tensor<f32>
    %1658 = graph.broadcast %1306 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1659 = graph.mul %arg11, %1658 : tensor<1536x384xf32>
    %1660 = graph.sub %1214, %arg110 : tensor<1536x384xf32>
    %1661 = graph.broadcast %1310 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1662 = graph.mul %1661, %1660 : tensor<1536x384xf32>
    %1663 = graph.add %arg110, %1662 : tensor<1536x384xf32>
    %1664 = graph.broadcast %1315 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1665 = graph.mul %1660, %1664 : tensor<1536x384xf32>
    %1666 = graph.sub %1214, %1665 : tensor<1536x384xf32>
    %1667 = graph.broadcast %1320 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
    %1668 = graph.select %1667, %1663, %1666 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %1669 = graph.broadcast %1323 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1670 = graph.mul %arg111, %1669 : tensor<1536x384xf32>
    %1671 = graph.broadcast %1327 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1672 = graph.mul %1214, %1671 : tensor<1536x384xf32>
    %1673 = graph.mul %1672, %1214 : tensor<1536x384xf32>
    %1674 = graph.add %1670, %1673 : tensor<1536x384xf32>
    %1675 = graph.convert %1657 : tensor<f32> -> tensor<f64>
    %1676 = graph.pow %arg311, %1675 : tensor<f64>
    %1677 = graph.sub %12, %1676 : tensor<f64>
    %1678 = graph.pow %arg312, %1675 : tensor<f64>
    %1679 = graph.sub %12, %1678 : tensor<f64>
    %1680 = graph.div %arg310, %1677 : tensor<f64>
    %1681 = graph.pow %1679, %11 : tensor<f64>
    %1682 = graph.sqrt %1674 : tensor<1536x384xf32>
    %1683 = graph.convert %1681 : tensor<f64> -> tensor<f32>
    %1684 = graph.broadcast %1683 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1685 = graph.div %1682, %1684 : tensor<1536x384xf32>
    %1686 = graph.broadcast %1343 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1687 = graph.add %1685, %1686 : tensor<1536x384xf32>
    %1688 = graph.neg %1680 : tensor<f64>
    %1689 = graph.convert %1688 : tensor<f64> -> tensor<f32>
    %1690 = graph.broadcast %1689 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1691 = graph.mul %1668, %1690 : tensor<1536x384xf32>
    %1692 = graph.div %1691, %1687 : tensor<1536x384xf32>
    %1693 = graph.add %1659, %1692 : tensor<1536x384xf32>
    %1694 = graph.add %arg112, %17 : tensor<f32>
    %1695 = graph.broadcast %1306 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1696 = graph.mul %arg12, %1695 : tensor<1536xf32>
    %1697 = graph.sub %1218, %arg113 : tensor<1536xf32>
    %1698 = graph.broadcast %1310 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1699 = graph.mul %1698, %1697 : tensor<1536xf32>
    %1700 = graph.add %arg113, %1699 : tensor<1536xf32>
    %1701 = graph.broadcast %1315 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1702 = graph.mul %1697, %1701 : tensor<1536xf32>
    %1703 = graph.sub %1218, %1702 : tensor<1536xf32>
    %1704 = graph.broadcast %1320 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
    %1705 = graph.select %1704, %1700, %1703 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %1706 = graph.broadcast %1323 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1707 = graph.mul %arg114, %1706 : tensor<1536xf32>
    %1708 = graph.broadcast %1327 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1709 = graph.mul %1218, %1708 : tensor<1536xf32>
    %1710 = graph.mul %1709, %1218 : tensor<1536xf32>
    %1711 = graph.add %1707, %1710 : tensor<1536xf32>
    %1712 = graph.convert %1694 : tensor<f32> -> tensor<f64>
    %1713 = graph.pow %arg311, %1712 : tensor<f64>
    %1714 = graph.sub %12, %1713 : tensor<f64>
    %1715 = graph.pow %arg312, %1712 : tensor<f64>
    %1716 = graph.sub %12, %1715 : tensor<f64>
    %1717 = graph.div %arg310, %1714 : tensor<f64>
    %1718 = graph.pow %1716, %11 : tensor<f64>
    %1719 = graph.sqrt %1711 : tensor<1536xf32>
    %1720 = graph.convert %1718 : tensor<f64> -> tensor<f32>
    %1721 = graph.broadcast %1720 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1722 = graph.div %1719, %1721 : tensor<1536xf32>
    %1723 = graph.broadcast %1343 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1724 = graph.add %1722, %1723 : tensor<1536xf32>
    %1725 = graph.neg %1717 : tensor<f64>
    %1726 = graph.convert %1725 : tensor<f64> -> tensor<f32>
    %1727 = graph.broadcast %1726 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1728 = graph.mul %1705, %1727 : tensor<1536xf32>
    %1729 = graph.div %1728, %1724 : tensor<1536xf32>
    %1730 = graph.add %1696, %1729 : tensor<1536xf32>
    %1731 = graph.add %arg115, %17 : tensor<f32>
    %1732 = graph.broadcast %1306 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1733 = graph.mul %arg13, %1732 : tensor<384x1536xf32>
    %1734 = graph.sub %1198, %arg116 : tensor<384x1536xf32>
    %1735 = graph.broadcast %1310 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1736 = graph.mul %1735, %1734 : tensor<384x1536xf32>
    %1737 = graph.add %arg116, %1736 : tensor<384x1536xf32>
    %1738 = graph.broadcast %1315 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1739 = graph.mul %1734, %1738 : tensor<384x1536xf32>
    %1740 = graph.sub %1198, %1739 : tensor<384x1536xf32>
    %1741 = graph.broadcast %1320 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
    %1742 = graph.select %1741, %1737, %1740 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %1743 = graph.broadcast %1323 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1744 = graph.mul %arg117, %1743 : tensor<384x1536xf32>
    %1745 = graph.broadcast %1327 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1746 = graph.mul %1198, %1745 : tensor<384x1536xf32>
    %1747 = graph.mul %1746, %1198 : tensor<384x1536xf32>
    %1748 = graph.add %1744, %1747 : tensor<384x1536xf32>
    %1749 = graph.convert %1731 : tensor<f32> -> tensor<f64>
    %1750 = graph.pow %arg311, %1749 : tensor<f64>
    %1751 = graph.sub %12, %1750 : tensor<f64>
    %1752 = graph.pow %arg312, %1749 : tensor<f64>
    %1753 = graph.sub %12, %1752 : tensor<f64>
    %1754 = graph.div %arg310, %1751 : tensor<f64>
    %1755 = graph.pow %1753, %11 : tensor<f64>
    %1756 = graph.sqrt %1748 : tensor<384x1536xf32>
    %1757 = graph.convert %1755 : tensor<f64> -> tensor<f32>
    %1758 = graph.broadcast %1757 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1759 = graph.div %1756, %1758 : tensor<384x1536xf32>
    %1760 = graph.broadcast %1343 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1761 = graph.add %1759, %1760 : tensor<384x1536xf32>
    %1762 = graph.neg %1754 : tensor<f64>
    %1763 = graph.convert %1762 : tensor<f64> -> tensor<f32>
    %1764 = graph.broadcast %1763 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1765 = graph.mul %1742, %1764 : tensor<384x1536xf32>
    %1766 = graph.div %1765, %1761 : tensor<384x1536xf32>
    %1767 = graph.add %1733, %1766 : tensor<384x1536xf32>
    %1768 = graph.add %arg118, %17 : tensor<f32>
    %1769 = graph.mul %arg14, %1390 : tensor<384xf32>
    %1770 = graph.sub %1202, %arg119 : tensor<384xf32>
    %1771 = graph.mul %1393, %1770 : tensor<384xf32>
    %1772 = graph.add %arg119, %1771 : tensor<384xf32>
    %1773 = graph.mul %1770, %1396 : tensor<384xf32>
    %1774 = graph.sub %1202, %1773 : tensor<384xf32>
    %1775 = graph.select %1399, %1772, %1774 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1776 = graph.mul %arg120, %1401 : tensor<384xf32>
    %1777 = graph.mul %1202, %1403 : tensor<384xf32>
    %1778 = graph.mul %1777, %1202 : tensor<384xf32>
    %1779 = graph.add %1776, %1778 : tensor<384xf32>
    %1780 = graph.convert %1768 : tensor<f32> -> tensor<f64>
    %1781 = graph.pow %arg311, %1780 : tensor<f64>
    %1782 = graph.sub %12, %1781 : tensor<f64>
    %1783 = graph.pow %arg312, %1780 : tensor<f64>
    %1784 = graph.sub %12, %1783 : tensor<f64>
    %1785 = graph.div %arg310, %1782 : tensor<f64>
    %1786 = graph.pow %1784, %11 : tensor<f64>
    %1787 = graph.sqrt %1779 : tensor<384xf32>
    %1788 = graph.convert %1786 : tensor<f64> -> tensor<f32>
    %1789 = graph.broadcast %1788 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1790 = graph.div %1787, %1789 : tensor<384xf32>
    %1791 = graph.add %1790, %1418 : tensor<384xf32>
    %1792 = graph.neg %1785 : tensor<f64>
    %1793 = graph.convert %1792 : tensor<f64> -> tensor<f32>
    %1794 = graph.broadcast %1793 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1795 = graph.mul %1775, %1794 : tensor<384xf32>
    %1796 = graph.div %1795, %1791 : tensor<384xf32>
    %1797 = graph.add %1769, %1796 : tensor<384xf32>
    %1798 = graph.add %arg121, %17 : tensor<f32>
    %1799 = graph.mul %arg15, %1390 : tensor<384xf32>
    %1800 = graph.sub %1189, %arg122 : tensor<384xf32>
    %1801 = graph.mul %1393, %1800 : tensor<384xf32>
    %1802 = graph.add %arg122, %1801 : tensor<384xf32>
    %1803 = graph.mul %1800, %1396 : tensor<384xf32>
    %1804 = graph.sub %1189, %1803 : tensor<384xf32>
    %1805 = graph.select %1399, %1802, %1804 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1806 = graph.mul %arg123, %1401 : tensor<384xf32>
    %1807 = graph.mul %1189, %1403 : tensor<384xf32>
    %1808 = graph.mul %1807, %1189 : tensor<384xf32>
    %1809 = graph.add %1806, %1808 : tensor<384xf32>
    %1810 = graph.convert %1798 : tensor<f32> -> tensor<f64>
    %1811 = graph.pow %arg311, %1810 : tensor<f64>
    %1812 = graph.sub %12, %1811 : tensor<f64>
    %1813 = graph.pow %arg312, %1810 : tensor<f64>
    %1814 = graph.sub %12, %1813 : tensor<f64>
    %1815 = graph.div %arg310, %1812 : tensor<f64>
    %1816 = graph.pow %1814, %11 : tensor<f64>
    %1817 = graph.sqrt %1809 : tensor<384xf32>
    %1818 = graph.convert %1816 : tensor<f64> -> tensor<f32>
    %1819 = graph.broadcast %1818 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1820 = graph.div %1817, %1819 : tensor<384xf32>
    %1821 = graph.add %1820, %1418 : tensor<384xf32>
    %1822 = graph.neg %1815 : tensor<f64>
    %1823 = graph.convert %1822 : tensor<f64> -> tensor<f32>
    %1824 = graph.broadcast %1823 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1825 = graph.mul %1805, %1824 : tensor<384xf32>
    %1826 = graph.div %1825, %1821 : tensor<384xf32>
    %1827 = graph.add %1799, %1826 : tensor<384xf32>
    %1828 = graph.add %arg124, %17 : tensor<f32>
    %1829 = graph.mul %arg16, %1390 : tensor<384xf32>
    %1830 = graph.sub %1193, %arg125 : tensor<384xf32>
    %1831 = graph.mul %1393, %1830 : tensor<384xf32>
    %1832 = graph.add %arg125, %1831 : tensor<384xf32>
    %1833 = graph.mul %1830, %1396 : tensor<384xf32>
    %1834 = graph.sub %1193, %1833 : tensor<384xf32>
    %1835 = graph.select %1399, %1832, %1834 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1836 = graph.mul %arg126, %1401 : tensor<384xf32>
    %1837 = graph.mul %1193, %1403 : tensor<384xf32>
    %1838 = graph.mul %1837, %1193 : tensor<384xf32>
    %1839 = graph.add %1836, %1838 : tensor<384xf32>
    %1840 = graph.convert %1828 : tensor<f32> -> tensor<f64>
    %1841 = graph.pow %arg311, %1840 : tensor<f64>
    %1842 = graph.sub %12, %1841 : tensor<f64>
    %1843 = graph.pow %arg312, %1840 : tensor<f64>
    %1844 = graph.sub %12, %1843 : tensor<f64>
    %1845 = graph.div %arg310, %1842 : tensor<f64>
    %1846 = graph.pow %1844, %11 : tensor<f64>
    %1847 = graph.sqrt %1839 : tensor<384xf32>
    %1848 = graph.convert %1846 : tensor<f64> -> tensor<f32>
    %1849 = graph.broadcast %1848 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1850 = graph.div %1847, %1849 : tensor<384xf32>
    %1851 = graph.add %1850, %1418 : tensor<384xf32>
    %1852 = graph.neg %1845 : tensor<f64>
    %1853 = graph.convert %1852 : tensor<f64> -> tensor<f32>
    %1854 = graph.broadcast %1853 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1855 = graph.mul %1835, %1854 : tensor<384xf32>
    %1856 = graph.div %1855, %1851 : tensor<384xf32>
    %1857 = graph.add %1829, %1856 : tensor<384xf32>
    %1858 = graph.add %arg127, %17 : tensor<f32>
    %1859 = graph.mul %arg17, %1457 : tensor<1152x384xf32>
    %1860 = graph.sub %1163, %arg128 : tensor<1152x384xf32>
    %1861 = graph.mul %1460, %1860 : tensor<1152x384xf32>
    %1862 = graph.add %arg128, %1861 : tensor<1152x384xf32>
    %1863 = graph.mul %1860, %1463 : tensor<1152x384xf32>
    %1864 = graph.sub %1163, %1863 : tensor<1152x384xf32>
    %1865 = graph.select %1466, %1862, %1864 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %1866 = graph.mul %arg129, %1468 : tensor<1152x384xf32>
    %1867 = graph.mul %1163, %1470 : tensor<1152x384xf32>
    %1868 = graph.mul %1867, %1163 : tensor<1152x384xf32>
    %1869 = graph.add %1866, %1868 : tensor<1152x384xf32>
    %1870 = graph.convert %1858 : tensor<f32> -> tensor<f64>
    %1871 = graph.pow %arg311, %1870 : tensor<f64>
    %1872 = graph.sub %12, %1871 : tensor<f64>
    %1873 = graph.pow %arg312, %1870 : tensor<f64>
    %1874 = graph.sub %12, %1873 : tensor<f64>
    %1875 = graph.div %arg310, %1872 : tensor<f64>
    %1876 = graph.pow %1874, %11 : tensor<f64>
    %1877 = graph.sqrt %1869 : tensor<1152x384xf32>
    %1878 = graph.convert %1876 : tensor<f64> -> tensor<f32>
    %1879 = graph.broadcast %1878 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1880 = graph.div %1877, %1879 : tensor<1152x384xf32>
    %1881 = graph.add %1880, %1485 : tensor<1152x384xf32>
    %1882 = graph.neg %1875 : tensor<f64>
    %1883 = graph.convert %1882 : tensor<f64> -> tensor<f32>
    %1884 = graph.broadcast %1883 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1885 = graph.mul %1865, %1884 : tensor<1152x384xf32>
    %1886 = graph.div %1885, %1881 : tensor<1152x384xf32>
    %1887 = graph.add %1859, %1886 : tensor<1152x384xf32>
    %1888 = graph.add %arg130, %17 : tensor<f32>
    %1889 = graph.mul %arg18, %1494 : tensor<1152xf32>
    %1890 = graph.sub %1167, %arg131 : tensor<1152xf32>
    %1891 = graph.mul %1497, %1890 : tensor<1152xf32>
    %1892 = graph.add %arg131, %1891 : tensor<1152xf32>
    %1893 = graph.mul %1890, %1500 : tensor<1152xf32>
    %1894 = graph.sub %1167, %1893 : tensor<1152xf32>
    %1895 = graph.select %1503, %1892, %1894 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %1896 = graph.mul %arg132, %1505 : tensor<1152xf32>
    %1897 = graph.mul %1167, %1507 : tensor<1152xf32>
    %1898 = graph.mul %1897, %1167 : tensor<1152xf32>
    %1899 = graph.add %1896, %1898 : tensor<1152xf32>
    %1900 = graph.convert %1888 : tensor<f32> -> tensor<f64>
    %1901 = graph.pow %arg311, %1900 : tensor<f64>
    %1902 = graph.sub %12, %1901 : tensor<f64>
    %1903 = graph.pow %arg312, %1900 : tensor<f64>
    %1904 = graph.sub %12, %1903 : tensor<f64>
    %1905 = graph.div %arg310, %1902 : tensor<f64>
    %1906 = graph.pow %1904, %11 : tensor<f64>
    %1907 = graph.sqrt %1899 : tensor<1152xf32>
    %1908 = graph.convert %1906 : tensor<f64> -> tensor<f32>
    %1909 = graph.broadcast %1908 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1910 = graph.div %1907, %1909 : tensor<1152xf32>
    %1911 = graph.add %1910, %1522 : tensor<1152xf32>
    %1912 = graph.neg %1905 : tensor<f64>
    %1913 = graph.convert %1912 : tensor<f64> -> tensor<f32>
    %1914 = graph.broadcast %1913 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1915 = graph.mul %1895, %1914 : tensor<1152xf32>
    %1916 = graph.div %1915, %1911 : tensor<1152xf32>
    %1917 = graph.add %1889, %1916 : tensor<1152xf32>
    %1918 = graph.add %arg133, %17 : tensor<f32>
    %1919 = graph.mul %arg19, %1531 : tensor<384x384xf32>
    %1920 = graph.sub %1146, %arg134 : tensor<384x384xf32>
    %1921 = graph.mul %1534, %1920 : tensor<384x384xf32>
    %1922 = graph.add %arg134, %1921 : tensor<384x384xf32>
    %1923 = graph.mul %1920, %1537 : tensor<384x384xf32>
    %1924 = graph.sub %1146, %1923 : tensor<384x384xf32>
    %1925 = graph.select %1540, %1922, %1924 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %1926 = graph.mul %arg135, %1542 : tensor<384x384xf32>
    %1927 = graph.mul %1146, %1544 : tensor<384x384xf32>
    %1928 = graph.mul %1927, %1146 : tensor<384x384xf32>
    %1929 = graph.add %1926, %1928 : tensor<384x384xf32>
    %1930 = graph.convert %1918 : tensor<f32> -> tensor<f64>
    %1931 = graph.pow %arg311, %1930 : tensor<f64>
    %1932 = graph.sub %12, %1931 : tensor<f64>
    %1933 = graph.pow %arg312, %1930 : tensor<f64>
    %1934 = graph.sub %12, %1933 : tensor<f64>
    %1935 = graph.div %arg310, %1932 : tensor<f64>
    %1936 = graph.pow %1934, %11 : tensor<f64>
    %1937 = graph.sqrt %1929 : tensor<384x384xf32>
    %1938 = graph.convert %1936 : tensor<f64> -> tensor<f32>
    %1939 = graph.broadcast %1938 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1940 = graph.div %1937, %1939 : tensor<384x384xf32>
    %1941 = graph.add %1940, %1559 : tensor<384x384xf32>
    %1942 = graph.neg %1935 : tensor<f64>
    %1943 = graph.convert %1942 : tensor<f64> -> tensor<f32>
    %1944 = graph.broadcast %1943 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1945 = graph.mul %1925, %1944 : tensor<384x384xf32>
    %1946 = graph.div %1945, %1941 : tensor<384x384xf32>
    %1947 = graph.add %1919, %1946 : tensor<384x384xf32>
    %1948 = graph.add %arg136, %17 : tensor<f32>
    %1949 = graph.mul %arg20, %1390 : tensor<384xf32>
    %1950 = graph.sub %1150, %arg137 : tensor<384xf32>
    %1951 = graph.mul %1393, %1950 : tensor<384xf32>
    %1952 = graph.add %arg137, %1951 : tensor<384xf32>
    %1953 = graph.mul %1950, %1396 : tensor<384xf32>
    %1954 = graph.sub %1150, %1953 : tensor<384xf32>
    %1955 = graph.select %1399, %1952, %1954 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1956 = graph.mul %arg138, %1401 : tensor<384xf32>
    %1957 = graph.mul %1150, %1403 : tensor<384xf32>
    %1958 = graph.mul %1957, %1150 : tensor<384xf32>
    %1959 = graph.add %1956, %1958 : tensor<384xf32>
    %1960 = graph.convert %1948 : tensor<f32> -> tensor<f64>
    %1961 = graph.pow %arg311, %1960 : tensor<f64>
    %1962 = graph.sub %12, %1961 : tensor<f64>
    %1963 = graph.pow %arg312, %1960 : tensor<f64>
    %1964 = graph.sub %12, %1963 : tensor<f64>
    %1965 = graph.div %arg310, %1962 : tensor<f64>
    %1966 = graph.pow %1964, %11 : tensor<f64>
    %1967 = graph.sqrt %1959 : tensor<384xf32>
    %1968 = graph.convert %1966 : tensor<f64> -> tensor<f32>
    %1969 = graph.broadcast %1968 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1970 = graph.div %1967, %1969 : tensor<384xf32>
    %1971 = graph.add %1970, %1418 : tensor<384xf32>
    %1972 = graph.neg %1965 : tensor<f64>
    %1973 = graph.convert %1972 : tensor<f64> -> tensor<f32>
    %1974 = graph.broadcast %1973 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1975 = graph.mul %1955, %1974 : tensor<384xf32>
    %1976 = graph.div %1975, %1971 : tensor<384xf32>
    %1977 = graph.add %1949, %1976 : tensor<384xf32>
    %1978 = graph.add %arg139, %17 : tensor<f32>
    %1979 = graph.mul %arg21, %1390 : tensor<384xf32>
    %1980 = graph.sub %1137, %arg140 : tensor<384xf32>
    %1981 = graph.mul %1393, %1980 : tensor<384xf32>
    %1982 = graph.add %arg140, %1981 : tensor<384xf32>
    %1983 = graph.mul %1980, %1396 : tensor<384xf32>
    %1984 = graph.sub %1137, %1983 : tensor<384xf32>
    %1985 = graph.select %1399, %1982, %1984 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1986 = graph.mul %arg141, %1401 : tensor<384xf32>
    %1987 = graph.mul %1137, %1403 : tensor<384xf32>
    %1988 = graph.mul %1987, %1137 : tensor<384xf32>
    %1989 = graph.add %1986, %1988 : tensor<384xf32>
    %1990 = graph.convert %1978 : tensor<f32> -> tensor<f64>
    %1991 = graph.pow %arg311, %1990 : tensor<f64>
    %1992 = graph.sub %12, %1991 : tensor<f64>
    %1993 = graph.pow %arg312, %1990 : tensor<f64>
    %1994 = graph.sub %12, %1993 : tensor<f64>
    %1995 = graph.div %arg310, %1992 : tensor<f64>
    %1996 = graph.pow %1994, %11 : tensor<f64>
    %1997 = graph.sqrt %1989 : tensor<384xf32>
    %1998 = graph.convert %1996 : tensor<f64> -> tensor<f32>
    %1999 = graph.broadcast %1998 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2000 = graph.div %1997, %1999 : tensor<384xf32>
    %2001 = graph.add %2000, %1418 : tensor<384xf32>
    %2002 = graph.neg %1995 : tensor<f64>
    %2003 = graph.convert %2002 : tensor<f64> -> tensor<f32>
    %2004 = graph.broadcast %2003 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2005 = graph.mul %1985, %2004 : tensor<384xf32>
    %2006 = graph.div %2005, %2001 : tensor<384xf32>
    %2007 = graph.add %1979, %2006 : tensor<384xf32>
    %2008 = graph.add %arg142, %17 : tensor<f32>
    %2009 = graph.mul %arg22, %1390 : tensor<384xf32>
    %2010 = graph.sub %1141, %arg143 : tensor<384xf32>
    %2011 = graph.mul %1393, %2010 : tensor<384xf32>
    %2012 = graph.add %arg143, %2011 : tensor<384xf32>
    %2013 = graph.mul %2010, %1396 : tensor<384xf32>
    %2014 = graph.sub %1141, %2013 : tensor<384xf32>
    %2015 = graph.select %1399, %2012, %2014 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2016 = graph.mul %arg144, %1401 : tensor<384xf32>
    %2017 = graph.mul %1141, %1403 : tensor<384xf32>
    %2018 = graph.mul %2017, %1141 : tensor<384xf32>
    %2019 = graph.add %2016, %2018 : tensor<384xf32>
    %2020 = graph.convert %2008 : tensor<f32> -> tensor<f64>
    %2021 = graph.pow %arg311, %2020 : tensor<f64>
    %2022 = graph.sub %12, %2021 : tensor<f64>
    %2023 = graph.pow %arg312, %2020 : tensor<f64>
    %2024 = graph.sub %12, %2023 : tensor<f64>
    %2025 = graph.div %arg310, %2022 : tensor<f64>
    %2026 = graph.pow %2024, %11 : tensor<f64>
    %2027 = graph.sqrt %2019 : tensor<384xf32>
    %2028 = graph.convert %2026 : tensor<f64> -> tensor<f32>
    %2029 = graph.broadcast %2028 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2030 = graph.div %2027, %2029 : tensor<384xf32>
    %2031 = graph.add %2030, %1418 : tensor<384xf32>
    %2032 = graph.neg %2025 : tensor<f64>
    %2033 = graph.convert %2032 : tensor<f64> -> tensor<f32>
    %2034 = graph.broadcast %2033 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2035 = graph.mul %2015, %2034 : tensor<384xf32>
    %2036 = graph.div %2035, %2031 : tensor<384xf32>
    %2037 = graph.add %2009, %2036 : tensor<384xf32>
    %2038 = graph.add %arg145, %17 : tensor<f32>
    %2039 = graph.mul %arg23, %1658 : tensor<1536x384xf32>
    %2040 = graph.sub %1111, %arg146 : tensor<1536x384xf32>
    %2041 = graph.mul %1661, %2040 : tensor<1536x384xf32>
    %2042 = graph.add %arg146, %2041 : tensor<1536x384xf32>
    %2043 = graph.mul %2040, %1664 : tensor<1536x384xf32>
    %2044 = graph.sub %1111, %2043 : tensor<1536x384xf32>
    %2045 = graph.select %1667, %2042, %2044 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %2046 = graph.mul %arg147, %1669 : tensor<1536x384xf32>
    %2047 = graph.mul %1111, %1671 : tensor<1536x384xf32>
    %2048 = graph.mul %2047, %1111 : tensor<1536x384xf32>
    %2049 = graph.add %2046, %2048 : tensor<1536x384xf32>
    %2050 = graph.convert %2038 : tensor<f32> -> tensor<f64>
    %2051 = graph.pow %arg311, %2050 : tensor<f64>
    %2052 = graph.sub %12, %2051 : tensor<f64>
    %2053 = graph.pow %arg312, %2050 : tensor<f64>
    %2054 = graph.sub %12, %2053 : tensor<f64>
    %2055 = graph.div %arg310, %2052 : tensor<f64>
    %2056 = graph.pow %2054, %11 : tensor<f64>
    %2057 = graph.sqrt %2049 : tensor<1536x384xf32>
    %2058 = graph.convert %2056 : tensor<f64> -> tensor<f32>
    %2059 = graph.broadcast %2058 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2060 = graph.div %2057, %2059 : tensor<1536x384xf32>
    %2061 = graph.add %2060, %1686 : tensor<1536x384xf32>
    %2062 = graph.neg %2055 : tensor<f64>
    %2063 = graph.convert %2062 : tensor<f64> -> tensor<f32>
    %2064 = graph.broadcast %2063 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2065 = graph.mul %2045, %2064 : tensor<1536x384xf32>
    %2066 = graph.div %2065, %2061 : tensor<1536x384xf32>
    %2067 = graph.add %2039, %2066 : tensor<1536x384xf32>
    %2068 = graph.add %arg148, %17 : tensor<f32>
    %2069 = graph.mul %arg24, %1695 : tensor<1536xf32>
    %2070 = graph.sub %1115, %arg149 : tensor<1536xf32>
    %2071 = graph.mul %1698, %2070 : tensor<1536xf32>
    %2072 = graph.add %arg149, %2071 : tensor<1536xf32>
    %2073 = graph.mul %2070, %1701 : tensor<1536xf32>
    %2074 = graph.sub %1115, %2073 : tensor<1536xf32>
    %2075 = graph.select %1704, %2072, %2074 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %2076 = graph.mul %arg150, %1706 : tensor<1536xf32>
    %2077 = graph.mul %1115, %1708 : tensor<1536xf32>
    %2078 = graph.mul %2077, %1115 : tensor<1536xf32>
    %2079 = graph.add %2076, %2078 : tensor<1536xf32>
    %2080 = graph.convert %2068 : tensor<f32> -> tensor<f64>
    %2081 = graph.pow %arg311, %2080 : tensor<f64>
    %2082 = graph.sub %12, %2081 : tensor<f64>
    %2083 = graph.pow %arg312, %2080 : tensor<f64>
    %2084 = graph.sub %12, %2083 : tensor<f64>
    %2085 = graph.div %arg310, %2082 : tensor<f64>
    %2086 = graph.pow %2084, %11 : tensor<f64>
    %2087 = graph.sqrt %2079 : tensor<1536xf32>
    %2088 = graph.convert %2086 : tensor<f64> -> tensor<f32>
    %2089 = graph.broadcast %2088 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2090 = graph.div %2087, %2089 : tensor<1536xf32>
    %2091 = graph.add %2090, %1723 : tensor<1536xf32>
    %2092 = graph.neg %2085 : tensor<f64>
    %2093 = graph.convert %2092 : tensor<f64> -> tensor<f32>
    %2094 = graph.broadcast %2093 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2095 = graph.mul %2075, %2094 : tensor<1536xf32>
    %2096 = graph.div %2095, %2091 : tensor<1536xf32>
    %2097 = graph.add %2069, %2096 : tensor<1536xf32>
    %2098 = graph.add %arg151, %17 : tensor<f32>
    %2099 = graph.mul %arg25, %1732 : tensor<384x1536xf32>
    %2100 = graph.sub %1095, %arg152 : tensor<384x1536xf32>
    %2101 = graph.mul %1735, %2100 : tensor<384x1536xf32>
    %2102 = graph.add %arg152, %2101 : tensor<384x1536xf32>
    %2103 = graph.mul %2100, %1738 : tensor<384x1536xf32>
    %2104 = graph.sub %1095, %2103 : tensor<384x1536xf32>
    %2105 = graph.select %1741, %2102, %2104 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %2106 = graph.mul %arg153, %1743 : tensor<384x1536xf32>
    %2107 = graph.mul %1095, %1745 : tensor<384x1536xf32>
    %2108 = graph.mul %2107, %1095 : tensor<384x1536xf32>
    %2109 = graph.add %2106, %2108 : tensor<384x1536xf32>
    %2110 = graph.convert %2098 : tensor<f32> -> tensor<f64>
    %2111 = graph.pow %arg311, %2110 : tensor<f64>
    %2112 = graph.sub %12, %2111 : tensor<f64>
    %2113 = graph.pow %arg312, %2110 : tensor<f64>
    %2114 = graph.sub %12, %2113 : tensor<f64>
    %2115 = graph.div %arg310, %2112 : tensor<f64>
    %2116 = graph.pow %2114, %11 : tensor<f64>
    %2117 = graph.sqrt %2109 : tensor<384x1536xf32>
    %2118 = graph.convert %2116 : tensor<f64> -> tensor<f32>
    %2119 = graph.broadcast %2118 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2120 = graph.div %2117, %2119 : tensor<384x1536xf32>
    %2121 = graph.add %2120, %1760 : tensor<384x1536xf32>
    %2122 = graph.neg %2115 : tensor<f64>
    %2123 = graph.convert %2122 : tensor<f64> -> tensor<f32>
    %2124 = graph.broadcast %2123 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2125 = graph.mul %2105, %2124 : tensor<384x1536xf32>
    %2126 = graph.div %2125, %2121 : tensor<384x1536xf32>
    %2127 = graph.add %2099, %2126 : tensor<384x1536xf32>
    %2128 = graph.add %arg154, %17 : tensor<f32>
    %2129 = graph.mul %arg26, %1390 : tensor<384xf32>
    %2130 = graph.sub %1099, %arg155 : tensor<384xf32>
    %2131 = graph.mul %1393, %2130 : tensor<384xf32>
    %2132 = graph.add %arg155, %2131 : tensor<384xf32>
    %2133 = graph.mul %2130, %1396 : tensor<384xf32>
    %2134 = graph.sub %1099, %2133 : tensor<384xf32>
    %2135 = graph.select %1399, %2132, %2134 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2136 = graph.mul %arg156, %1401 : tensor<384xf32>
    %2137 = graph.mul %1099, %1403 : tensor<384xf32>
    %2138 = graph.mul %2137, %1099 : tensor<384xf32>
    %2139 = graph.add %2136, %2138 : tensor<384xf32>
    %2140 = graph.convert %2128 : tensor<f32> -> tensor<f64>
    %2141 = graph.pow %arg311, %2140 : tensor<f64>
    %2142 = graph.sub %12, %2141 : tensor<f64>
    %2143 = graph.pow %arg312, %2140 : tensor<f64>
    %2144 = graph.sub %12, %2143 : tensor<f64>
    %2145 = graph.div %arg310, %2142 : tensor<f64>
    %2146 = graph.pow %2144, %11 : tensor<f64>
    %2147 = graph.sqrt %2139 : tensor<384xf32>
    %2148 = graph.convert %2146 : tensor<f64> -> tensor<f32>
    %2149 = graph.broadcast %2148 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2150 = graph.div %2147, %2149 : tensor<384xf32>
    %2151 = graph.add %2150, %1418 : tensor<384xf32>
    %2152 = graph.neg %2145 : tensor<f64>
    %2153 = graph.convert %2152 : tensor<f64> -> tensor<f32>
    %2154 = graph.broadcast %2153 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2155 = graph.mul %2135, %2154 : tensor<384xf32>
    %2156 = graph.div %2155, %2151 : tensor<384xf32>
    %2157 = graph.add %2129, %2156 : tensor<384xf32>
    %2158 = graph.add %arg157, %17 : tensor<f32>
    %2159 = graph.mul %arg27, %1390 : tensor<384xf32>
    %2160 = graph.sub %1086, %arg158 : tensor<384xf32>
    %2161 = graph.mul %1393, %2160 : tensor<384xf32>
    %2162 = graph.add %arg158, %2161 : tensor<384xf32>
    %2163 = graph.mul %2160, %1396 : tensor<384xf32>
    %2164 = graph.sub %1086, %2163 : tensor<384xf32>
    %2165 = graph.select %1399, %2162, %2164 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2166 = graph.mul %arg159, %1401 : tensor<384xf32>
    %2167 = graph.mul %1086, %1403 : tensor<384xf32>
    %2168 = graph.mul %2167, %1086 : tensor<384xf32>
    %2169 = graph.add %2166, %2168 : tensor<384xf32>
    %2170 = graph.convert %2158 : tensor<f32> -> tensor<f64>
    %2171 = graph.pow %arg311, %2170 : tensor<f64>
    %2172 = graph.sub %12, %2171 : tensor<f64>
    %2173 = graph.pow %arg312, %2170 : tensor<f64>
    %2174 = graph.sub %12, %2173 : tensor<f64>
    %2175 = graph.div %arg310, %2172 : tensor<f64>
    %2176 = graph.pow %2174, %11 : tensor<f64>
    %2177 = graph.sqrt %2169 : tensor<384xf32>
    %2178 = graph.convert %2176 : tensor<f64> -> tensor<f32>
    %2179 = graph.broadcast %2178 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2180 = graph.div %2177, %2179 : tensor<384xf32>
    %2181 = graph.add %2180, %1418 : tensor<384xf32>
    %2182 = graph.neg %2175 : tensor<f64>
    %2183 = graph.convert %2182 : tensor<f64> -> tensor<f32>
    %2184 = graph.broadcast %2183 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2185 = graph.mul %2165, %2184 : tensor<384xf32>
    %2186 = graph.div %2185, %2181 : tensor<384xf32>
    %2187 = graph.add %2159, %2186 : tensor<384xf32>
    %2188 = graph.add %arg160, %17 : tensor<f32>
    %2189 = graph.mul %arg28, %1390 : tensor<384xf32>
    %2190 = graph.sub %1090, %arg161 : tensor<384xf32>
    %2191 = graph.mul %1393, %2190 : tensor<384xf32>
    %2192 = graph.add %arg161, %2191 : tensor<384xf32>
    %2193 = graph.mul %2190, %1396 : tensor<384xf32>
    %2194 = graph.sub %1090, %2193 : tensor<384xf32>
    %2195 = graph.select %1399, %2192, %2194 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2196 = graph.mul %arg162, %1401 : tensor<384xf32>
    %2197 = graph.mul %1090, %1403 : tensor<384xf32>
    %2198 = graph.mul %2197, %1090 : tensor<384xf32>
    %2199 = graph.add %2196, %2198 : tensor<384xf32>
    %2200 = graph.convert %2188 : tensor<f32> -> tensor<f64>
    %2201 = graph.pow %arg311, %2200 : tensor<f64>
    %2202 = graph.sub %12, %2201 : tensor<f64>
    %2203 = graph.pow %arg312, %2200 : tensor<f64>
    %2204 = graph.sub %12, %2203 : tensor<f64>
    %2205 = graph.div %arg310, %2202 : tensor<f64>
    %2206 = graph.pow %2204, %11 : tensor<f64>
    %2207 = graph.sqrt %2199 : tensor<384xf32>
    %2208 = graph.convert %2206 : tensor<f64> -> tensor<f32>
    %2209 = graph.broadcast %2208 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2210 = graph.div %2207, %2209 : tensor<384xf32>
    %2211 = graph.add %2210, %1418 : tensor<384xf32>
    %2212 = graph.neg %2205 : tensor<f64>
    %2213 = graph.convert %2212 : tensor<f64> -> tensor<f32>
    %2214 = graph.broadcast %2213 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2215 = graph.mul %2195, %2214 : tensor<384xf32>
    %2216 = graph.div %2215, %2211 : tensor<384xf32>
    %2217 = graph.add %2189, %2216 : tensor<384xf32>
    %2218 = graph.add %arg163, %17 : tensor<f32>
    %2219 = graph.mul %arg29, %1457 : tensor<1152x384xf32>
    %2220 = graph.sub %1060, %arg164 : tensor<1152x384xf32>
    %2221 = graph.mul %1460, %2220 : tensor<1152x384xf32>
    %2222 = graph.add %arg164, %2221 : tensor<1152x384xf32>
    %2223 = graph.mul %2220, %1463 : tensor<1152x384xf32>
    %2224 = graph.sub %1060, %2223 : tensor<1152x384xf32>
    %2225 = graph.select %1466, %2222, %2224 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %2226 = graph.mul %arg165, %1468 : tensor<1152x384xf32>
    %2227 = graph.mul %1060, %1470 : tensor<1152x384xf32>
    %2228 = graph.mul %2227, %1060 : tensor<1152x384xf32>
    %2229 = graph.add %2226, %2228 : tensor<1152x384xf32>
    %2230 = graph.convert %2218 : tensor<f32> -> tensor<f64>
    %2231 = graph.pow %arg311, %2230 : tensor<f64>
    %2232 = graph.sub %12, %2231 : tensor<f64>
    %2233 = graph.pow %arg312, %2230 : tensor<f64>
    %2234 = graph.sub %12, %2233 : tensor<f64>
    %2235 = graph.div %arg310, %2232 : tensor<f64>
    %2236 = graph.pow %2234, %11 : tensor<f64>
    %2237 = graph.sqrt %2229 : tensor<1152x384xf32>
    %2238 = graph.convert %2236 : tensor<f64> -> tensor<f32>
    %2239 = graph.broadcast %2238 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2240 = graph.div %2237, %2239 : tensor<1152x384xf32>
    %2241 = graph.add %2240, %1485 : tensor<1152x384xf32>
    %2242 = graph.neg %2235 : tensor<f64>
    %2243 = graph.convert %2242 : tensor<f64> -> tensor<f32>
    %2244 = graph.broadcast %2243 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2245 = graph.mul %2225, %2244 : tensor<1152x384xf32>
    %2246 = graph.div %2245, %2241 : tensor<1152x384xf32>
    %2247 = graph.add %2219, %2246 : tensor<1152x384xf32>
    %2248 = graph.add %arg166, %17 : tensor<f32>
    %2249 = graph.mul %arg30, %1494 : tensor<1152xf32>
    %2250 = graph.sub %1064, %arg167 : tensor<1152xf32>
    %2251 = graph.mul %1497, %2250 : tensor<1152xf32>
    %2252 = graph.add %arg167, %2251 : tensor<1152xf32>
    %2253 = graph.mul %2250, %1500 : tensor<1152xf32>
    %2254 = graph.sub %1064, %2253 : tensor<1152xf32>
    %2255 = graph.select %1503, %2252, %2254 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %2256 = graph.mul %arg168, %1505 : tensor<1152xf32>
    %2257 = graph.mul %1064, %1507 : tensor<1152xf32>
    %2258 = graph.mul %2257, %1064 : tensor<1152xf32>
    %2259 = graph.add %2256, %2258 : tensor<1152xf32>
    %2260 = graph.convert %2248 : tensor<f32> -> tensor<f64>
    %2261 = graph.pow %arg311, %2260 : tensor<f64>
    %2262 = graph.sub %12, %2261 : tensor<f64>
    %2263 = graph.pow %arg312, %2260 : tensor<f64>
    %2264 = graph.sub %12, %2263 : tensor<f64>
    %2265 = graph.div %arg310, %2262 : tensor<f64>
    %2266 = graph.pow %2264, %11 : tensor<f64>
    %2267 = graph.sqrt %2259 : tensor<1152xf32>
    %2268 = graph.convert %2266 : tensor<f64> -> tensor<f32>
    %2269 = graph.broadcast %2268 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2270 = graph.div %2267, %2269 : tensor<1152xf32>
    %2271 = graph.add %2270, %1522 : tensor<1152xf32>
    %2272 = graph.neg %2265 : tensor<f64>
    %2273 = graph.convert %2272 : tensor<f64> -> tensor<f32>
    %2274 = graph.broadcast %2273 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2275 = graph.mul %2255, %2274 : tensor<1152xf32>
    %2276 = graph.div %2275, %2271 : tensor<1152xf32>
    %2277 = graph.add %2249, %2276 : tensor<1152xf32>
    %2278 = graph.add %arg169, %17 : tensor<f32>
    %2279 = graph.mul %arg31, %1531 : tensor<384x384xf32>
    %2280 = graph.sub %1043, %arg170 : tensor<384x384xf32>
    %2281 = graph.mul %1534, %2280 : tensor<384x384xf32>
    %2282 = graph.add %arg170, %2281 : tensor<384x384xf32>
    %2283 = graph.mul %2280, %1537 : tensor<384x384xf32>
    %2284 = graph.sub %1043, %2283 : tensor<384x384xf32>
    %2285 = graph.select %1540, %2282, %2284 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %2286 = graph.mul %arg171, %1542 : tensor<384x384xf32>
    %2287 = graph.mul %1043, %1544 : tensor<384x384xf32>
    %2288 = graph.mul %2287, %1043 : tensor<384x384xf32>
    %2289 = graph.add %2286, %2288 : tensor<384x384xf32>
    %2290 = graph.convert %2278 : tensor<f32> -> tensor<f64>
    %2291 = graph.pow %arg311, %2290 : tensor<f64>
    %2292 = graph.sub %12, %2291 : tensor<f64>
    %2293 = graph.pow %arg312, %2290 : tensor<f64>
    %2294 = graph.sub %12, %2293 : tensor<f64>
    %2295 = graph.div %arg310, %2292 : tensor<f64>
    %2296 = graph.pow %2294, %11 : tensor<f64>
    %2297 = graph.sqrt %2289 : tensor<384x384xf32>
    %2298 = graph.convert %2296 : tensor<f64> -> tensor<f32>
    %2299 = graph.broadcast %2298 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2300 = graph.div %2297, %2299 : tensor<384x384xf32>
    %2301 = graph.add %2300, %1559 : tensor<384x384xf32>
    %2302 = graph.neg %2295 : tensor<f64>
    %2303 = graph.convert %2302 : tensor<f64> -> tensor<f32>
    %2304 = graph.broadcast %2303 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2305 = graph.mul %2285, %2304 : tensor<384x384xf32>
    %2306 = graph.div %2305, %2301 : tensor<384x384xf32>
    %2307 = graph.add %2279, %2306 : tensor<384x384xf32>
    %2308 = graph.add %arg172, %17 : tensor<f32>
    %2309 = graph.mul %arg32, %1390 : tensor<384xf32>
    %2310 = graph.sub %1047, %arg173 : tensor<384xf32>
    %2311 = graph.mul %1393, %2310 : tensor<384xf32>
    %2312 = graph.add %arg173, %2311 : tensor<384xf32>
    %2313 = graph.mul %2310, %1396 : tensor<384xf32>
    %2314 = graph.sub %1047, %2313 : tensor<384xf32>
    %2315 = graph.select %1399, %2312, %2314 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2316 = graph.mul %arg174, %1401 : tensor<384xf32>
    %2317 = graph.mul %1047, %1403 : tensor<384xf32>
    %2318 = graph.mul %2317, %1047 : tensor<384xf32>
    %2319 = graph.add %2316, %2318 : tensor<384xf32>
    %2320 = graph.convert %2308 : tensor<f32> -> tensor<f64>
    %2321 = graph.pow %arg311, %2320 : tensor<f64>
    %2322 = graph.sub %12, %2321 : tensor<f64>
    %2323 = graph.pow %arg312, %2320 : tensor<f64>
    %2324 = graph.sub %12, %2323 : tensor<f64>
    %2325 = graph.div %arg310, %2322 : tensor<f64>
    %2326 = graph.pow %2324, %11 : tensor<f64>
    %2327 = graph.sqrt %2319 : tensor<384xf32>
    %2328 = graph.convert %2326 : tensor<f64> -> tensor<f32>
    %2329 = graph.broadcast %2328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2330 = graph.div %2327, %2329 : tensor<384xf32>
    %2331 = graph.add %2330, %1418 : tensor<384xf32>
    %2332 = graph.neg %2325 : tensor<f64>
    %2333 = graph.convert %2332 : tensor<f64> -> tensor<f32>
    %2334 = graph.broadcast %2333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2335 = graph.mul %2315, %2334 : tensor<384xf32>
    %2336 = graph.div %2335, %2331 : tensor<384xf32>
    %2337 = graph.add %2309, %2336 : tensor<384xf32>
    %2338 = graph.add %arg175, %17 : tensor<f32>
    %2339 = graph.mul %arg33, %1390 : tensor<384xf32>
    %2340 = graph.sub %1034, %arg176 : tensor<384xf32>
    %2341 = graph.mul %1393, %2340 : tensor<384xf32>
    %2342 = graph.add %arg176, %2341 : tensor<384xf32>
    %2343 = graph.mul %2340, %1396 : tensor<384xf32>
    %2344 = graph.sub %1034, %2343 : tensor<384xf32>
    %2345 = graph.select %1399, %2342, %2344 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2346 = graph.mul %arg177, %1401 : tensor<384xf32>
    %2347 = graph.mul %1034, %1403 : tensor<384xf32>
    %2348 = graph.mul %2347, %1034 : tensor<384xf32>
    %2349 = graph.add %2346, %2348 : tensor<384xf32>
    %2350 = graph.convert %2338 : tensor<f32> -> tensor<f64>
    %2351 = graph.pow %arg311, %2350 : tensor<f64>
    %2352 = graph.sub %12, %2351 : tensor<f64>
    %2353 = graph.pow %arg312, %2350 : tensor<f64>
    %2354 = graph.sub %12, %2353 : tensor<f64>
    %2355 = graph.div %arg310, %2352 : tensor<f64>
    %2356 = graph.pow %2354, %11 : tensor<f64>
    %2357 = graph.sqrt %2349 : tensor<384xf32>
    %2358 = graph.convert %2356 : tensor<f64> -> tensor<f32>
    %2359 = graph.broadcast %2358 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2360 = graph.div %2357, %2359 : tensor<384xf32>
    %2361 = graph.add %2360, %1418 : tensor<384xf32>
    %2362 = graph.neg %2355 : tensor<f64>
    %2363 = graph.convert %2362 : tensor<f64> -> tensor<f32>
    %2364 = graph.broadcast %2363 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2365 = graph.mul %2345, %2364 : tensor<384xf32>
    %2366 = graph.div %2365, %2361 : tensor<384xf32>
    %2367 = graph.add %2339, %2366 : tensor<384xf32>
    %2368 = graph.add %arg178, %17 : tensor<f32>
    %2369 = graph.mul %arg34, %1390 : tensor<384xf32>
    %2370 = graph.sub %1038, %arg179 : tensor<384xf32>
    %2371 = graph.mul %1393, %2370 : tensor<384xf32>
    %2372 = graph.add %arg179, %2371 : tensor<384xf32>
    %2373 = graph.mul %2370, %1396 : tensor<384xf32>
    %2374 = graph.sub %1038, %2373 : tensor<384xf32>
    %2375 = graph.select %1399, %2372, %2374 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2376 = graph.mul %arg180, %1401 : tensor<384xf32>
    %2377 = graph.mul %1038, %1403 : tensor<384xf32>
    %2378 = graph.mul %2377, %1038 : tensor<384xf32>
    %2379 = graph.add %2376, %2378 : tensor<384xf32>
    %2380 = graph.convert %2368 : tensor<f32> -> tensor<f64>
    %2381 = graph.pow %arg311, %2380 : tensor<f64>
    %2382 = graph.sub %12, %2381 : tensor<f64>
    %2383 = graph.pow %arg312, %2380 : tensor<f64>
    %2384 = graph.sub %12, %2383 : tensor<f64>
    %2385 = graph.div %arg310, %2382 : tensor<f64>
    %2386 = graph.pow %2384, %11 : tensor<f64>
    %2387 = graph.sqrt %2379 : tensor<384xf32>
    %2388 = graph.convert %2386 : tensor<f64> -> tensor<f32>
    %2389 = graph.broadcast %2388 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2390 = graph.div %2387, %2389 : tensor<384xf32>
    %2391 = graph.add %2390, %1418 : tensor<384xf32>
    %2392 = graph.neg %2385 : tensor<f64>
    %2393 = graph.convert %2392 : tensor<f64> -> tensor<f32>
    %2394 = graph.broadcast %2393 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2395 = graph.mul %2375, %2394 : tensor<384xf32>
    %2396 = graph.div %2395, %2391 : tensor<384xf32>
    %2397 = graph.add %2369, %2396 : tensor<384xf32>
    %2398 = graph.add %arg181, %17 : tensor<f32>
    %2399 = graph.mul %arg35, %1658 : tensor<1536x384xf32>
    %2400 = graph.sub %1008, %arg182 : tensor<1536x384xf32>
    %2401 = graph.mul %1661, %2400 : tensor<1536x384xf32>
    %2402 = graph.add %arg182, %2401 : tensor<1536x384xf32>
    %2403 = graph.mul %2400, %1664 : tensor<1536x384xf32>
    %2404 = graph.sub %1008, %2403 : tensor<1536x384xf32>
    %2405 = graph.select %1667, %2402, %2404 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %2406 = graph.mul %arg183, %1669 : tensor<1536x384xf32>
    %2407 = graph.mul %1008, %1671 : tensor<1536x384xf32>
    %2408 = graph.mul %2407, %1008 : tensor<1536x384xf32>
    %2409 = graph.add %2406, %2408 : tensor<1536x384xf32>
    %2410 = graph.convert %2398 : tensor<f32> -> tensor<f64>
    %2411 = graph.pow %arg311, %2410 : tensor<f64>
    %2412 = graph.sub %12, %2411 : tensor<f64>
    %2413 = graph.pow %arg312, %2410 : tensor<f64>
    %2414 = graph.sub %12, %2413 : tensor<f64>
    %2415 = graph.div %arg310, %2412 : tensor<f64>
    %2416 = graph.pow %2414, %11 : tensor<f64>
    %2417 = graph.sqrt %2409 : tensor<1536x384xf32>
    %2418 = graph.convert %2416 : tensor<f64> -> tensor<f32>
    %2419 = graph.broadcast %2418 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2420 = graph.div %2417, %2419 : tensor<1536x384xf32>
    %2421 = graph.add %2420, %1686 : tensor<1536x384xf32>
    %2422 = graph.neg %2415 : tensor<f64>
    %2423 = graph.convert %2422 : tensor<f64> -> tensor<f32>
    %2424 = graph.broadcast %2423 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2425 = graph.mul %2405, %2424 : tensor<1536x384xf32>
    %2426 = graph.div %2425, %2421 : tensor<1536x384xf32>
    %2427 = graph.add %2399, %2426 : tensor<1536x384xf32>
    %2428 = graph.add %arg184, %17 : tensor<f32>
    %2429 = graph.mul %arg36, %1695 : tensor<1536xf32>
    %2430 = graph.sub %1012, %arg185 : tensor<1536xf32>
    %2431 = graph.mul %1698, %2430 : tensor<1536xf32>
    %2432 = graph.add %arg185, %2431 : tensor<1536xf32>
    %2433 = graph.mul %2430, %1701 : tensor<1536xf32>
    %2434 = graph.sub %1012, %2433 : tensor<1536xf32>
    %2435 = graph.select %1704, %2432, %2434 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %2436 = graph.mul %arg186, %1706 : tensor<1536xf32>
    %2437 = graph.mul %1012, %1708 : tensor<1536xf32>
    %2438 = graph.mul %2437, %1012 : tensor<1536xf32>
    %2439 = graph.add %2436, %2438 : tensor<1536xf32>
    %2440 = graph.convert %2428 : tensor<f32> -> tensor<f64>
    %2441 = graph.pow %arg311, %2440 : tensor<f64>
    %2442 = graph.sub %12, %2441 : tensor<f64>
    %2443 = graph.pow %arg312, %2440 : tensor<f64>
    %2444 = graph.sub %12, %2443 : tensor<f64>
    %2445 = graph.div %arg310, %2442 : tensor<f64>
    %2446 = graph.pow %2444, %11 : tensor<f64>
    %2447 = graph.sqrt %2439 : tensor<1536xf32>
    %2448 = graph.convert %2446 : tensor<f64> -> tensor<f32>
    %2449 = graph.broadcast %2448 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2450 = graph.div %2447, %2449 : tensor<1536xf32>
    %2451 = graph.add %2450, %1723 : tensor<1536xf32>
    %2452 = graph.neg %2445 : tensor<f64>
    %2453 = graph.convert %2452 : tensor<f64> -> tensor<f32>
    %2454 = graph.broadcast %2453 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2455 = graph.mul %2435, %2454 : tensor<1536xf32>
    %2456 = graph.div %2455, %2451 : tensor<1536xf32>
    %2457 = graph.add %2429, %2456 : tensor<1536xf32>
    %2458 = graph.add %arg187, %17 : tensor<f32>
    %2459 = graph.mul %arg37, %1732 : tensor<384x1536xf32>
    %2460 = graph.sub %992, %arg188 : tensor<384x1536xf32>
    %2461 = graph.mul %1735, %2460 : tensor<384x1536xf32>
    %2462 = graph.add %arg188, %2461 : tensor<384x1536xf32>
    %2463 = graph.mul %2460, %1738 : tensor<384x1536xf32>
    %2464 = graph.sub %992, %2463 : tensor<384x1536xf32>
    %2465 = graph.select %1741, %2462, %2464 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %2466 = graph.mul %arg189, %1743 : tensor<384x1536xf32>
    %2467 = graph.mul %992, %1745 : tensor<384x1536xf32>
    %2468 = graph.mul %2467, %992 : tensor<384x1536xf32>
    %2469 = graph.add %2466, %2468 : tensor<384x1536xf32>
    %2470 = graph.convert %2458 : tensor<f32> -> tensor<f64>
    %2471 = graph.pow %arg311, %2470 : tensor<f64>
    %2472 = graph.sub %12, %2471 : tensor<f64>
    %2473 = graph.pow %arg312, %2470 : tensor<f64>
    %2474 = graph.sub %12, %2473 : tensor<f64>
    %2475 = graph.div %arg310, %2472 : tensor<f64>
    %2476 = graph.pow %2474, %11 : tensor<f64>
    %2477 = graph.sqrt %2469 : tensor<384x1536xf32>
    %2478 = graph.convert %2476 : tensor<f64> -> tensor<f32>
    %2479 = graph.broadcast %2478 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2480 = graph.div %2477, %2479 : tensor<384x1536xf32>
    %2481 = graph.add %2480, %1760 : tensor<384x1536xf32>
    %2482 = graph.neg %2475 : tensor<f64>
    %2483 = graph.convert %2482 : tensor<f64> -> tensor<f32>
    %2484 = graph.broadcast %2483 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2485 = graph.mul %2465, %2484 : tensor<384x1536xf32>
    %2486 = graph.div %2485, %2481 : tensor<384x1536xf32>
    %2487 = graph.add %2459, %2486 : tensor<384x1536xf32>
    %2488 = graph.add %arg190, %17 : tensor<f32>
    %2489 = graph.mul %arg38, %1390 : tensor<384xf32>
    %2490 = graph.sub %996, %arg191 : tensor<384xf32>
    %2491 = graph.mul %1393, %2490 : tensor<384xf32>
    %2492 = graph.add %arg191, %2491 : tensor<384xf32>
    %2493 = graph.mul %2490, %1396 : tensor<384xf32>
    %2494 = graph.sub %996, %2493 : tensor<384xf32>
    %2495 = graph.select %1399, %2492, %2494 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2496 = graph.mul %arg192, %1401 : tensor<384xf32>
    %2497 = graph.mul %996, %1403 : tensor<384xf32>
    %2498 = graph.mul %2497, %996 : tensor<384xf32>
    %2499 = graph.add %2496, %2498 : tensor<384xf32>
    %2500 = graph.convert %2488 : tensor<f32> -> tensor<f64>
    %2501 = graph.pow %arg311, %2500 : tensor<f64>
    %2502 = graph.sub %12, %2501 : tensor<f64>
    %2503 = graph.pow %arg312, %2500 : tensor<f64>
    %2504 = graph.sub %12, %2503 : tensor<f64>
    %2505 = graph.div %arg310, %2502 : tensor<f64>
    %2506 = graph.pow %2504, %11 : tensor<f64>
    %2507 = graph.sqrt %2499 : tensor<384xf32>
    %2508 = graph.convert %2506 : tensor<f64> -> tensor<f32>
    %2509 = graph.broadcast %2508 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2510 = graph.div %2507, %2509 : tensor<384xf32>
    %2511 = graph.add %2510, %1418 : tensor<384xf32>
    %2512 = graph.neg %2505 : tensor<f64>
    %2513 = graph.convert %2512 : tensor<f64> -> tensor<f32>
    %2514 = graph.broadcast %2513 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2515 = graph.mul %2495, %2514 : tensor<384xf32>
    %2516 = graph.div %2515, %2511 : tensor<384xf32>
    %2517 = graph.add %2489, %2516 : tensor<384xf32>
    %2518 = graph.add %arg193, %17 : tensor<f32>
    %2519 = graph.mul %arg39, %1390 : tensor<384xf32>
    %2520 = graph.sub %983, %arg194 : tensor<384xf32>
    %2521 = graph.mul %1393, %2520 : tensor<384xf32>
    %2522 = graph.add %arg194, %2521 : tensor<384xf32>
    %2523 = graph.mul %2520, %1396 : tensor<384xf32>
    %2524 = graph.sub %983, %2523 : tensor<384xf32>
    %2525 = graph.select %1399, %2522, %2524 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2526 = graph.mul %arg195, %1401 : tensor<384xf32>
    %2527 = graph.mul %983, %1403 : tensor<384xf32>
    %2528 = graph.mul %2527, %983 : tensor<384xf32>
    %2529 = graph.add %2526, %2528 : tensor<384xf32>
    %2530 = graph.convert %2518 : tensor<f32> -> tensor<f64>
    %2531 = graph.pow %arg311, %2530 : tensor<f64>
    %2532 = graph.sub %12, %2531 : tensor<f64>
    %2533 = graph.pow %arg312, %2530 : tensor<f64>
    %2534 = graph.sub %12, %2533 : tensor<f64>
    %2535 = graph.div %arg310, %2532 : tensor<f64>
    %2536 = graph.pow %2534, %11 : tensor<f64>
    %2537 = graph.sqrt %2529 : tensor<384xf32>
    %2538 = graph.convert %2536 : tensor<f64> -> tensor<f32>
    %2539 = graph.broadcast %2538 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2540 = graph.div %2537, %2539 : tensor<384xf32>
    %2541 = graph.add %2540, %1418 : tensor<384xf32>
    %2542 = graph.neg %2535 : tensor<f64>
    %2543 = graph.convert %2542 : tensor<f64> -> tensor<f32>
    %2544 = graph.broadcast %2543 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2545 = graph.mul %2525, %2544 : tensor<384xf32>
    %2546 = graph.div %2545, %2541 : tensor<384xf32>
    %2547 = graph.add %2519, %2546 : tensor<384xf32>
    %2548 = graph.add %arg196, %17 : tensor<f32>
    %2549 = graph.mul %arg40, %1390 : tensor<384xf32>
    %2550 = graph.sub %987, %arg197 : tensor<384xf32>
    %2551 = graph.mul %1393, %2550 : tensor<384xf32>
    %2552 = graph.add %arg197, %2551 : tensor<384xf32>
    %2553 = graph.mul %2550, %1396 : tensor<384xf32>
    %2554 = graph.sub %987, %2553 : tensor<384xf32>
    %2555 = graph.select %1399, %2552, %2554 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2556 = graph.mul %arg198, %1401 : tensor<384xf32>
    %2557 = graph.mul %987, %1403 : tensor<384xf32>
    %2558 = graph.mul %2557, %987 : tensor<384xf32>
    %2559 = graph.add %2556, %2558 : tensor<384xf32>
    %2560 = graph.convert %2548 : tensor<f32> -> tensor<f64>
    %2561 = graph.pow %arg311, %2560 : tensor<f64>
    %2562 = graph.sub %12, %2561 : tensor<f64>
    %2563 = graph.pow %arg312, %2560 : tensor<f64>
    %2564 = graph.sub %12, %2563 : tensor<f64>
    %2565 = graph.div %arg310, %2562 : tensor<f64>
    %2566 = graph.pow %2564, %11 : tensor<f64>
    %2567 = graph.sqrt %2559 : tensor<384xf32>
    %2568 = graph.convert %2566 : tensor<f64> -> tensor<f32>
    %2569 = graph.broadcast %2568 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2570 = graph.div %2567, %2569 : tensor<384xf32>
    %2571 = graph.add %2570, %1418 : tensor<384xf32>
    %2572 = graph.neg %2565 : tensor<f64>
    %2573 = graph.convert %2572 : tensor<f64> -> tensor<f32>
    %2574 = graph.broadcast %2573 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2575 = graph.mul %2555, %2574 : tensor<384xf32>
    %2576 = graph.div %2575, %2571 : tensor<384xf32>
    %2577 = graph.add %2549, %2576 : tensor<384xf32>
    %2578 = graph.add %arg199, %17 : tensor<f32>
    %2579 = graph.mul %arg41, %1457 : tensor<1152x384xf32>
    %2580 = graph.sub %957, %arg200 : tensor<1152x384xf32>
    %2581 = graph.mul %1460, %2580 : tensor<1152x384xf32>
    %2582 = graph.add %arg200, %2581 : tensor<1152x384xf32>
    %2583 = graph.mul %2580, %1463 : tensor<1152x384xf32>
    %2584 = graph.sub %957, %2583 : tensor<1152x384xf32>
    %2585 = graph.select %1466, %2582, %2584 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %2586 = graph.mul %arg201, %1468 : tensor<1152x384xf32>
    %2587 = graph.mul %957, %1470 : tensor<1152x384xf32>
    %2588 = graph.mul %2587, %957 : tensor<1152x384xf32>
    %2589 = graph.add %2586, %2588 : tensor<1152x384xf32>
    %2590 = graph.convert %2578 : tensor<f32> -> tensor<f64>
    %2591 = graph.pow %arg311, %2590 : tensor<f64>
    %2592 = graph.sub %12, %2591 : tensor<f64>
    %2593 = graph.pow %arg312, %2590 : tensor<f64>
    %2594 = graph.sub %12, %2593 : tensor<f64>
    %2595 = graph.div %arg310, %2592 : tensor<f64>
    %2596 = graph.pow %2594, %11 : tensor<f64>
    %2597 = graph.sqrt %2589 : tensor<1152x384xf32>
    %2598 = graph.convert %2596 : tensor<f64> -> tensor<f32>
    %2599 = graph.broadcast %2598 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2600 = graph.div %2597, %2599 : tensor<1152x384xf32>
    %2601 = graph.add %2600, %1485 : tensor<1152x384xf32>
    %2602 = graph.neg %2595 : tensor<f64>
    %2603 = graph.convert %2602 : tensor<f64> -> tensor<f32>
    %2604 = graph.broadcast %2603 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2605 = graph.mul %2585, %2604 : tensor<1152x384xf32>
    %2606 = graph.div %2605, %2601 : tensor<1152x384xf32>
    %2607 = graph.add %2579, %2606 : tensor<1152x384xf32>
    %2608 = graph.add %arg202, %17 : tensor<f32>
    %2609 = graph.mul %arg42, %1494 : tensor<1152xf32>
    %2610 = graph.sub %961, %arg203 : tensor<1152xf32>
    %2611 = graph.mul %1497, %2610 : tensor<1152xf32>
    %2612 = graph.add %arg203, %2611 : tensor<1152xf32>
    %2613 = graph.mul %2610, %1500 : tensor<1152xf32>
    %2614 = graph.sub %961, %2613 : tensor<1152xf32>
    %2615 = graph.select %1503, %2612, %2614 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %2616 = graph.mul %arg204, %1505 : tensor<1152xf32>
    %2617 = graph.mul %961, %1507 : tensor<1152xf32>
    %2618 = graph.mul %2617, %961 : tensor<1152xf32>
    %2619 = graph.add %2616, %2618 : tensor<1152xf32>
    %2620 = graph.convert %2608 : tensor<f32> -> tensor<f64>
    %2621 = graph.pow %arg311, %2620 : tensor<f64>
    %2622 = graph.sub %12, %2621 : tensor<f64>
    %2623 = graph.pow %arg312, %2620 : tensor<f64>
    %2624 = graph.sub %12, %2623 : tensor<f64>
    %2625 = graph.div %arg310, %2622 : tensor<f64>
    %2626 = graph.pow %2624, %11 : tensor<f64>
    %2627 = graph.sqrt %2619 : tensor<1152xf32>
    %2628 = graph.convert %2626 : tensor<f64> -> tensor<f32>
    %2629 = graph.broadcast %2628 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2630 = graph.div %2627, %2629 : tensor<1152xf32>
    %2631 = graph.add %2630, %1522 : tensor<1152xf32>
    %2632 = graph.neg %2625 : tensor<f64>
    %2633 = graph.convert %2632 : tensor<f64> -> tensor<f32>
    %2634 = graph.broadcast %2633 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2635 = graph.mul %2615, %2634 : tensor<1152xf32>
    %2636 = graph.div %2635, %2631 : tensor<1152xf32>
    %2637 = graph.add %2609, %2636 : tensor<1152xf32>
    %2638 = graph.add %arg205, %17 : tensor<f32>
    %2639 = graph.mul %arg43, %1531 : tensor<384x384xf32>
    %2640 = graph.sub %940, %arg206 : tensor<384x384xf32>
    %2641 = graph.mul %1534, %2640 : tensor<384x384xf32>
    %2642 = graph.add %arg206, %2641 : tensor<384x384xf32>
    %2643 = graph.mul %2640, %1537 : tensor<384x384xf32>
    %2644 = graph.sub %940, %2643 : tensor<384x384xf32>
    %2645 = graph.select %1540, %2642, %2644 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %2646 = graph.mul %arg207, %1542 : tensor<384x384xf32>
    %2647 = graph.mul %940, %1544 : tensor<384x384xf32>
    %2648 = graph.mul %2647, %940 : tensor<384x384xf32>
    %2649 = graph.add %2646, %2648 : tensor<384x384xf32>
    %2650 = graph.convert %2638 : tensor<f32> -> tensor<f64>
    %2651 = graph.pow %arg311, %2650 : tensor<f64>
    %2652 = graph.sub %12, %2651 : tensor<f64>
    %2653 = graph.pow %arg312, %2650 : tensor<f64>
    %2654 = graph.sub %12, %2653 : tensor<f64>
    %2655 = graph.div %arg310, %2652 : tensor<f64>
    %2656 = graph.pow %2654, %11 : tensor<f64>
    %2657 = graph.sqrt %2649 : tensor<384x384xf32>
    %2658 = graph.convert %2656 : tensor<f64> -> tensor<f32>
    %2659 = graph.broadcast %2658 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2660 = graph.div %2657, %2659 : tensor<384x384xf32>
    %2661 = graph.add %2660, %1559 : tensor<384x384xf32>
    %2662 = graph.neg %2655 : tensor<f64>
    %2663 = graph.convert %2662 : tensor<f64> -> tensor<f32>
    %2664 = graph.broadcast %2663 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2665 = graph.mul %2645, %2664 : tensor<384x384xf32>
    %2666 = graph.div %2665, %2661 : tensor<384x384xf32>
    %2667 = graph.add %2639, %2666 : tensor<384x384xf32>
    %2668 = graph.add %arg208, %17 : tensor<f32>
    %2669 = graph.mul %arg44, %1390 : tensor<384xf32>
    %2670 = graph.sub %944, %arg209 : tensor<384xf32>
    %2671 = graph.mul %1393, %2670 : tensor<384xf32>
    %2672 = graph.add %arg209, %2671 : tensor<384xf32>
    %2673 = graph.mul %2670, %1396 : tensor<384xf32>
    %2674 = graph.sub %944, %2673 : tensor<384xf32>
    %2675 = graph.select %1399, %2672, %2674 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2676 = graph.mul %arg210, %1401 : tensor<384xf32>
    %2677 = graph.mul %944, %1403 : tensor<384xf32>
    %2678 = graph.mul %2677, %944 : tensor<384xf32>
    %2679 = graph.add %2676, %2678 : tensor<384xf32>
    %2680 = graph.convert %2668 : tensor<f32> -> tensor<f64>
    %2681 = graph.pow %arg311, %2680 : tensor<f64>
    %2682 = graph.sub %12, %2681 : tensor<f64>
    %2683 = graph.pow %arg312, %2680 : tensor<f64>
    %2684 = graph.sub %12, %2683 : tensor<f64>
    %2685 = graph.div %arg310, %2682 : tensor<f64>
    %2686 = graph.pow %2684, %11 : tensor<f64>
    %2687 = graph.sqrt %2679 : tensor<384xf32>
    %2688 = graph.convert %2686 : tensor<f64> -> tensor<f32>
    %2689 = graph.broadcast %2688 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2690 = graph.div %2687, %2689 : tensor<384xf32>
    %2691 = graph.add %2690, %1418 : tensor<384xf32>
    %2692 = graph.neg %2685 : tensor<f64>
    %2693 = graph.convert %2692 : tensor<f64> -> tensor<f32>
    %2694 = graph.broadcast %2693 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2695 = graph.mul %2675, %2694 : tensor<384xf32>
    %2696 = graph.div %2695, %2691 : tensor<384xf32>
    %2697 = graph.add %2669, %2696 : tensor<384xf32>
    %2698 = graph.add %arg211, %17 : tensor<f32>
    %2699 = graph.mul %arg45, %1390 : tensor<384xf32>
    %2700 = graph.sub %931, %arg212 : tensor<384xf32>
    %2701 = graph.mul %1393, %2700 : tensor<384xf32>
    %2702 = graph.add %arg212, %2701 : tensor<384xf32>
    %2703 = graph.mul %2700, %1396 : tensor<384xf32>
    %2704 = graph.sub %931, %2703 : tensor<384xf32>
    %2705 = graph.select %1399, %2702, %2704 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2706 = graph.mul %arg213, %1401 : tensor<384xf32>
    %2707 = graph.mul %931, %1403 : tensor<384xf32>
    %2708 = graph.mul %2707, %931 : tensor<384xf32>
    %2709 = graph.add %2706, %2708 : tensor<384xf32>
    %2710 = graph.convert %2698 : tensor<f32> -> tensor<f64>
    %2711 = graph.pow %arg311, %2710 : tensor<f64>
    %2712 = graph.sub %12, %2711 : tensor<f64>
    %2713 = graph.pow %arg312, %2710 : tensor<f64>
    %2714 = graph.sub %12, %2713 : tensor<f64>
    %2715 = graph.div %arg310, %2712 : tensor<f64>
    %2716 = graph.pow %2714, %11 : tensor<f64>
    %2717 = graph.sqrt %2709 : tensor<384xf32>
    %2718 = graph.convert %2716 : tensor<f64> -> tensor<f32>
    %2719 = graph.broadcast %2718 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2720 = graph.div %2717, %2719 : tensor<384xf32>
    %2721 = graph.add %2720, %1418 : tensor<384xf32>
    %2722 = graph.neg %2715 : tensor<f64>
    %2723 = graph.convert %2722 : tensor<f64> -> tensor<f32>
    %2724 = graph.broadcast %2723 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2725 = graph.mul %2705, %2724 : tensor<384xf32>
    %2726 = graph.div %2725, %2721 : tensor<384xf32>
    %2727 = graph.add %2699, %2726 : tensor<384xf32>
    %2728 = graph.add %arg214, %17 : tensor<f32>
    %2729 = graph.mul %arg46, %1390 : tensor<384xf32>
    %2730 = graph.sub %935, %arg215 : tensor<384xf32>
    %2731 = graph.mul %1393, %2730 : tensor<384xf32>
    %2732 = graph.add %arg215, %2731 : tensor<384xf32>
    %2733 = graph.mul %2730, %1396 : tensor<384xf32>
    %2734 = graph.sub %935, %2733 : tensor<384xf32>
    %2735 = graph.select %1399, %2732, %2734 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2736 = graph.mul %arg216, %1401 : tensor<384xf32>
    %2737 = graph.mul %935, %1403 : tensor<384xf32>
    %2738 = graph.mul %2737, %935 : tensor<384xf32>
    %2739 = graph.add %2736, %2738 : tensor<384xf32>
    %2740 = graph.convert %2728 : tensor<f32> -> tensor<f64>
    %2741 = graph.pow %arg311, %2740 : tensor<f64>
    %2742 = graph.sub %12, %2741 : tensor<f64>
    %2743 = graph.pow %arg312, %2740 : tensor<f64>
    %2744 = graph.sub %12, %2743 : tensor<f64>
    %2745 = graph.div %arg310, %2742 : tensor<f64>
    %2746 = graph.pow %2744, %11 : tensor<f64>
    %2747 = graph.sqrt %2739 : tensor<384xf32>
    %2748 = graph.convert %2746 : tensor<f64> -> tensor<f32>
    %2749 = graph.broadcast %2748 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2750 = graph.div %2747, %2749 : tensor<384xf32>
    %2751 = graph.add %2750, %1418 : tensor<384xf32>
    %2752 = graph.neg %2745 : tensor<f64>
    %2753 = graph.convert %2752 : tensor<f64> -> tensor<f32>
    %2754 = graph.broadcast %2753 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2755 = graph.mul %2735, %2754 : tensor<384xf32>
    %2756 = graph.div %2755, %2751 : tensor<384xf32>
    %2757 = graph.add %2729, %2756 : tensor<384xf32>
    %2758 = graph.add %arg217, %17 : tensor<f32>
    %2759 = graph.mul %arg47, %1658 : tensor<1536x384xf32>
    %2760 = graph.sub %905, %arg218 : tensor<1536x384xf32>
    %2761 = graph.mul %1661, %2760 : tensor<1536x384xf32>
    %2762 = graph.add %arg218, %2761 : tensor<1536x384xf32>
    %2763 = graph.mul %2760, %1664 : tensor<1536x384xf32>
    %2764 = graph.sub %905, %2763 : tensor<1536x384xf32>
    %2765 = graph.select %1667, %2762, %2764 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %2766 = graph.mul %arg219, %1669 : tensor<1536x384xf32>
    %2767 = graph.mul %905, %1671 : tensor<1536x384xf32>
    %2768 = graph.mul %2767, %905 : tensor<1536x384xf32>
    %2769 = graph.add %2766, %2768 : tensor<1536x384xf32>
    %2770 = graph.convert %2758 : tensor<f32> -> tensor<f64>
    %2771 = graph.pow %arg311, %2770 : tensor<f64>
    %2772 = graph.sub %12, %2771 : tensor<f64>
    %2773 = graph.pow %arg312, %2770 : tensor<f64>
    %2774 = graph.sub %12, %2773 : tensor<f64>
    %2775 = graph.div %arg310, %2772 : tensor<f64>
    %2776 = graph.pow %2774, %11 : tensor<f64>
    %2777 = graph.sqrt %2769 : tensor<1536x384xf32>
    %2778 = graph.convert %2776 : tensor<f64> -> tensor<f32>
    %2779 = graph.broadcast %2778 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2780 = graph.div %2777, %2779 : tensor<1536x384xf32>
    %2781 = graph.add %2780, %1686 : tensor<1536x384xf32>
    %2782 = graph.neg %2775 : tensor<f64>
    %2783 = graph.convert %2782 : tensor<f64> -> tensor<f32>
    %2784 = graph.broadcast %2783 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2785 = graph.mul %2765, %2784 : tensor<1536x384xf32>
    %2786 = graph.div %2785, %2781 : tensor<1536x384xf32>
    %2787 = graph.add %2759, %2786 : tensor<1536x384xf32>
    %2788 = graph.add %arg220, %17 : tensor<f32>
    %2789 = graph.mul %arg48, %1695 : tensor<1536xf32>
    %2790 = graph.sub %909, %arg221 : tensor<1536xf32>
    %2791 = graph.mul %1698, %2790 : tensor<1536xf32>
    %2792 = graph.add %arg221, %2791 : tensor<1536xf32>
    %2793 = graph.mul %2790, %1701 : tensor<1536xf32>
    %2794 = graph.sub %909, %2793 : tensor<1536xf32>
    %2795 = graph.select %1704, %2792, %2794 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %2796 = graph.mul %arg222, %1706 : tensor<1536xf32>
    %2797 = graph.mul %909, %1708 : tensor<1536xf32>
    %2798 = graph.mul %2797, %909 : tensor<1536xf32>
    %2799 = graph.add %2796, %2798 : tensor<1536xf32>
    %2800 = graph.convert %2788 : tensor<f32> -> tensor<f64>
    %2801 = graph.pow %arg311, %2800 : tensor<f64>
    %2802 = graph.sub %12, %2801 : tensor<f64>
    %2803 = graph.pow %arg312, %2800 : tensor<f64>
    %2804 = graph.sub %12, %2803 : tensor<f64>
    %2805 = graph.div %arg310, %2802 : tensor<f64>
    %2806 = graph.pow %2804, %11 : tensor<f64>
    %2807 = graph.sqrt %2799 : tensor<1536xf32>
    %2808 = graph.convert %2806 : tensor<f64> -> tensor<f32>
    %2809 = graph.broadcast %2808 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2810 = graph.div %2807, %2809 : tensor<1536xf32>
    %2811 = graph.add %2810, %1723 : tensor<1536xf32>
    %2812 = graph.neg %2805 : tensor<f64>
    %2813 = graph.convert %2812 : tensor<f64> -> tensor<f32>
    %2814 = graph.broadcast %2813 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2815 = graph.mul %2795, %2814 : tensor<1536xf32>
    %2816 = graph.div %2815, %2811 : tensor<1536xf32>
    %2817 = graph.add %2789, %2816 : tensor<1536xf32>
    %2818 = graph.add %arg223, %17 : tensor<f32>
    %2819 = graph.mul %arg49, %1732 : tensor<384x1536xf32>
    %2820 = graph.sub %889, %arg224 : tensor<384x1536xf32>
    %2821 = graph.mul %1735, %2820 : tensor<384x1536xf32>
    %2822 = graph.add %arg224, %2821 : tensor<384x1536xf32>
    %2823 = graph.mul %2820, %1738 : tensor<384x1536xf32>
    %2824 = graph.sub %889, %2823 : tensor<384x1536xf32>
    %2825 = graph.select %1741, %2822, %2824 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %2826 = graph.mul %arg225, %1743 : tensor<384x1536xf32>
    %2827 = graph.mul %889, %1745 : tensor<384x1536xf32>
    %2828 = graph.mul %2827, %889 : tensor<384x1536xf32>
    %2829 = graph.add %2826, %2828 : tensor<384x1536xf32>
    %2830 = graph.convert %2818 : tensor<f32> -> tensor<f64>
    %2831 = graph.pow %arg311, %2830 : tensor<f64>
    %2832 = graph.sub %12, %2831 : tensor<f64>
    %2833 = graph.pow %arg312, %2830 : tensor<f64>
    %2834 = graph.sub %12, %2833 : tensor<f64>
    %2835 = graph.div %arg310, %2832 : tensor<f64>
    %2836 = graph.pow %2834, %11 : tensor<f64>
    %2837 = graph.sqrt %2829 : tensor<384x1536xf32>
    %2838 = graph.convert %2836 : tensor<f64> -> tensor<f32>
    %2839 = graph.broadcast %2838 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2840 = graph.div %2837, %2839 : tensor<384x1536xf32>
    %2841 = graph.add %2840, %1760 : tensor<384x1536xf32>
    %2842 = graph.neg %2835 : tensor<f64>
    %2843 = graph.convert %2842 : tensor<f64> -> tensor<f32>
    %2844 = graph.broadcast %2843 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2845 = graph.mul %2825, %2844 : tensor<384x1536xf32>
    %2846 = graph.div %2845, %2841 : tensor<384x1536xf32>
    %2847 = graph.add %2819, %2846 : tensor<384x1536xf32>
    %2848 = graph.add %arg226, %17 : tensor<f32>
    %2849 = graph.mul %arg50, %1390 : tensor<384xf32>
    %2850 = graph.sub %893, %arg227 : tensor<384xf32>
    %2851 = graph.mul %1393, %2850 : tensor<384xf32>
    %2852 = graph.add %arg227, %2851 : tensor<384xf32>
    %2853 = graph.mul %2850, %1396 : tensor<384xf32>
    %2854 = graph.sub %893, %2853 : tensor<384xf32>
    %2855 = graph.select %1399, %2852, %2854 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2856 = graph.mul %arg228, %1401 : tensor<384xf32>
    %2857 = graph.mul %893, %1403 : tensor<384xf32>
    %2858 = graph.mul %2857, %893 : tensor<384xf32>
    %2859 = graph.add %2856, %2858 : tensor<384xf32>
    %2860 = graph.convert %2848 : tensor<f32> -> tensor<f64>
    %2861 = graph.pow %arg311, %2860 : tensor<f64>
    %2862 = graph.sub %12, %2861 : tensor<f64>
    %2863 = graph.pow %arg312, %2860 : tensor<f64>
    %2864 = graph.sub %12, %2863 : tensor<f64>
    %2865 = graph.div %arg310, %2862 : tensor<f64>
    %2866 = graph.pow %2864, %11 : tensor<f64>
    %2867 = graph.sqrt %2859 : tensor<384xf32>
    %2868 = graph.convert %2866 : tensor<f64> -> tensor<f32>
    %2869 = graph.broadcast %2868 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2870 = graph.div %2867, %2869 : tensor<384xf32>
    %2871 = graph.add %2870, %1418 : tensor<384xf32>
    %2872 = graph.neg %2865 : tensor<f64>
    %2873 = graph.convert %2872 : tensor<f64> -> tensor<f32>
    %2874 = graph.broadcast %2873 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2875 = graph.mul %2855, %2874 : tensor<384xf32>
    %2876 = graph.div %2875, %2871 : tensor<384xf32>
    %2877 = graph.add %2849, %2876 : tensor<384xf32>
    %2878 = graph.add %arg229, %17 : tensor<f32>
    %2879 = graph.mul %arg51, %1390 : tensor<384xf32>
    %2880 = graph.sub %880, %arg230 : tensor<384xf32>
    %2881 = graph.mul %1393, %2880 : tensor<384xf32>
    %2882 = graph.add %arg230, %2881 : tensor<384xf32>
    %2883 = graph.mul %2880, %1396 : tensor<384xf32>
    %2884 = graph.sub %880, %2883 : tensor<384xf32>
    %2885 = graph.select %1399, %2882, %2884 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2886 = graph.mul %arg231, %1401 : tensor<384xf32>
    %2887 = graph.mul %880, %1403 : tensor<384xf32>
    %2888 = graph.mul %2887, %880 : tensor<384xf32>
    %2889 = graph.add %2886, %2888 : tensor<384xf32>
    %2890 = graph.convert %2878 : tensor<f32> -> tensor<f64>
    %2891 = graph.pow %arg311, %2890 : tensor<f64>
    %2892 = graph.sub %12, %2891 : tensor<f64>
    %2893 = graph.pow %arg312, %2890 : tensor<f64>
    %2894 = graph.sub %12, %2893 : tensor<f64>
    %2895 = graph.div %arg310, %2892 : tensor<f64>
    %2896 = graph.pow %2894, %11 : tensor<f64>
    %2897 = graph.sqrt %2889 : tensor<384xf32>
    %2898 = graph.convert %2896 : tensor<f64> -> tensor<f32>
    %2899 = graph.broadcast %2898 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2900 = graph.div %2897, %2899 : tensor<384xf32>
    %2901 = graph.add %2900, %1418 : tensor<384xf32>
    %2902 = graph.neg %2895 : tensor<f64>
    %2903 = graph.convert %2902 : tensor<f64> -> tensor<f32>
    %2904 = graph.broadcast %2903 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2905 = graph.mul %2885, %2904 : tensor<384xf32>
    %2906 = graph.div %2905, %2901 : tensor<384xf32>
    %2907 = graph.add %2879, %2906 : tensor<384xf32>
    %2908 = graph.add %arg232, %17 : tensor<f32>
    %2909 = graph.mul %arg52, %1390 : tensor<384xf32>
    %2910 = graph.sub %884, %arg233 : tensor<384xf32>
    %2911 = graph.mul %1393, %2910 : tensor<384xf32>
    %2912 = graph.add %arg233, %2911 : tensor<384xf32>
    %2913 = graph.mul %2910, %1396 : tensor<384xf32>
    %2914 = graph.sub %884, %2913 : tensor<384xf32>
    %2915 = graph.select %1399, %2912, %2914 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2916 = graph.mul %arg234, %1401 : tensor<384xf32>
    %2917 = graph.mul %884, %1403 : tensor<384xf32>
    %2918 = graph.mul %2917, %884 : tensor<384xf32>
    %2919 = graph.add %2916, %2918 : tensor<384xf32>
    %2920 = graph.convert %2908 : tensor<f32> -> tensor<f64>
    %2921 = graph.pow %arg311, %2920 : tensor<f64>
    %2922 = graph.sub %12, %2921 : tensor<f64>
    %2923 = graph.pow %arg312, %2920 : tensor<f64>
    %2924 = graph.sub %12, %2923 : tensor<f64>
    %2925 = graph.div %arg310, %2922 : tensor<f64>
    %2926 = graph.pow %2924, %11 : tensor<f64>
    %2927 = graph.sqrt %2919 : tensor<384xf32>
    %2928 = graph.convert %2926 : tensor<f64> -> tensor<f32>
    %2929 = graph.broadcast %2928 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2930 = graph.div %2927, %2929 : tensor<384xf32>
    %2931 = graph.add %2930, %1418 : tensor<384xf32>
    %2932 = graph.neg %2925 : tensor<f64>
    %2933 = graph.convert %2932 : tensor<f64> -> tensor<f32>
    %2934 = graph.broadcast %2933 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2935 = graph.mul %2915, %2934 : tensor<384xf32>
    %2936 = graph.div %2935, %2931 : tensor<384xf32>
    %2937 = graph.add %2909, %2936 : tensor<384xf32>
    %2938 = graph.add %arg235, %17 : tensor<f32>
    %2939 = graph.mul %arg53, %1457 : tensor<1152x384xf32>
    %2940 = graph.sub %854, %arg236 : tensor<1152x384xf32>
    %2941 = graph.mul %1460, %2940 : tensor<1152x384xf32>
    %2942 = graph.add %arg236, %2941 : tensor<1152x384xf32>
    %2943 = graph.mul %2940, %1463 : tensor<1152x384xf32>
    %2944 = graph.sub %854, %2943 : tensor<1152x384xf32>
    %2945 = graph.select %1466, %2942, %2944 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %2946 = graph.mul %arg237, %1468 : tensor<1152x384xf32>
    %2947 = graph.mul %854, %1470 : tensor<1152x384xf32>
    %2948 = graph.mul %2947, %854 : tensor<1152x384xf32>
    %2949 = graph.add %2946, %2948 : tensor<1152x384xf32>
    %2950 = graph.convert %2938 : tensor<f32> -> tensor<f64>
    %2951 = graph.pow %arg311, %2950 : tensor<f64>
    %2952 = graph.sub %12, %2951 : tensor<f64>
    %2953 = graph.pow %arg312, %2950 : tensor<f64>
    %2954 = graph.sub %12, %2953 : tensor<f64>
    %2955 = graph.div %arg310, %2952 : tensor<f64>
    %2956 = graph.pow %2954, %11 : tensor<f64>
    %2957 = graph.sqrt %2949 : tensor<1152x384xf32>
    %2958 = graph.convert %2956 : tensor<f64> -> tensor<f32>
    %2959 = graph.broadcast %2958 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2960 = graph.div %2957, %2959 : tensor<1152x384xf32>
    %2961 = graph.add %2960, %1485 : tensor<1152x384xf32>
    %2962 = graph.neg %2955 : tensor<f64>
    %2963 = graph.convert %2962 : tensor<f64> -> tensor<f32>
    %2964 = graph.broadcast %2963 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2965 = graph.mul %2945, %2964 : tensor<1152x384xf32>
    %2966 = graph.div %2965, %2961 : tensor<1152x384xf32>
    %2967 = graph.add %2939, %2966 : tensor<1152x384xf32>
    %2968 = graph.add %arg238, %17 : tensor<f32>
    %2969 = graph.mul %arg54, %1494 : tensor<1152xf32>
    %2970 = graph.sub %858, %arg239 : tensor<1152xf32>
    %2971 = graph.mul %1497, %2970 : tensor<1152xf32>
    %2972 = graph.add %arg239, %2971 : tensor<1152xf32>
    %2973 = graph.mul %2970, %1500 : tensor<1152xf32>
    %2974 = graph.sub %858, %2973 : tensor<1152xf32>
    %2975 = graph.select %1503, %2972, %2974 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %2976 = graph.mul %arg240, %1505 : tensor<1152xf32>
    %2977 = graph.mul %858, %1507 : tensor<1152xf32>
    %2978 = graph.mul %2977, %858 : tensor<1152xf32>
    %2979 = graph.add %2976, %2978 : tensor<1152xf32>
    %2980 = graph.convert %2968 : tensor<f32> -> tensor<f64>
    %2981 = graph.pow %arg311, %2980 : tensor<f64>
    %2982 = graph.sub %12, %2981 : tensor<f64>
    %2983 = graph.pow %arg312, %2980 : tensor<f64>
    %2984 = graph.sub %12, %2983 : tensor<f64>
    %2985 = graph.div %arg310, %2982 : tensor<f64>
    %2986 = graph.pow %2984, %11 : tensor<f64>
    %2987 = graph.sqrt %2979 : tensor<1152xf32>
    %2988 = graph.convert %2986 : tensor<f64> -> tensor<f32>
    %2989 = graph.broadcast %2988 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2990 = graph.div %2987, %2989 : tensor<1152xf32>
    %2991 = graph.add %2990, %1522 : tensor<1152xf32>
    %2992 = graph.neg %2985 : tensor<f64>
    %2993 = graph.convert %2992 : tensor<f64> -> tensor<f32>
    %2994 = graph.broadcast %2993 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2995 = graph.mul %2975, %2994 : tensor<1152xf32>
    %2996 = graph.div %2995, %2991 : tensor<1152xf32>
    %2997 = graph.add %2969, %2996 : tensor<1152xf32>
    %2998 = graph.add %arg241, %17 : tensor<f32>
    %2999 = graph.mul %arg55, %1531 : tensor<384x384xf32>
    %3000 = graph.sub %837, %arg242 : tensor<384x384xf32>
    %3001 = graph.mul %1534, %3000 : tensor<384x384xf32>
    %3002 = graph.add %arg242, %3001 : tensor<384x384xf32>
    %3003 = graph.mul %3000, %1537 : tensor<384x384xf32>
    %3004 = graph.sub %837, %3003 : tensor<384x384xf32>
    %3005 = graph.select %1540, %3002, %3004 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %3006 = graph.mul %arg243, %1542 : tensor<384x384xf32>
    %3007 = graph.mul %837, %1544 : tensor<384x384xf32>
    %3008 = graph.mul %3007, %837 : tensor<384x384xf32>
    %3009 = graph.add %3006, %3008 : tensor<384x384xf32>
    %3010 = graph.convert %2998 : tensor<f32> -> tensor<f64>
    %3011 = graph.pow %arg311, %3010 : tensor<f64>
    %3012 = graph.sub %12, %3011 : tensor<f64>
    %3013 = graph.pow %arg312, %3010 : tensor<f64>
    %3014 = graph.sub %12, %3013 : tensor<f64>
    %3015 = graph.div %arg310, %3012 : tensor<f64>
    %3016 = graph.pow %3014, %11 : tensor<f64>
    %3017 = graph.sqrt %3009 : tensor<384x384xf32>
    %3018 = graph.convert %3016 : tensor<f64> -> tensor<f32>
    %3019 = graph.broadcast %3018 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3020 = graph.div %3017, %3019 : tensor<384x384xf32>
    %3021 = graph.add %3020, %1559 : tensor<384x384xf32>
    %3022 = graph.neg %3015 : tensor<f64>
    %3023 = graph.convert %3022 : tensor<f64> -> tensor<f32>
    %3024 = graph.broadcast %3023 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3025 = graph.mul %3005, %3024 : tensor<384x384xf32>
    %3026 = graph.div %3025, %3021 : tensor<384x384xf32>
    %3027 = graph.add %2999, %3026 : tensor<384x384xf32>
    %3028 = graph.add %arg244, %17 : tensor<f32>
    %3029 = graph.mul %arg56, %1390 : tensor<384xf32>
    %3030 = graph.sub %841, %arg245 : tensor<384xf32>
    %3031 = graph.mul %1393, %3030 : tensor<384xf32>
    %3032 = graph.add %arg245, %3031 : tensor<384xf32>
    %3033 = graph.mul %3030, %1396 : tensor<384xf32>
    %3034 = graph.sub %841, %3033 : tensor<384xf32>
    %3035 = graph.select %1399, %3032, %3034 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3036 = graph.mul %arg246, %1401 : tensor<384xf32>
    %3037 = graph.mul %841, %1403 : tensor<384xf32>
    %3038 = graph.mul %3037, %841 : tensor<384xf32>
    %3039 = graph.add %3036, %3038 : tensor<384xf32>
    %3040 = graph.convert %3028 : tensor<f32> -> tensor<f64>
    %3041 = graph.pow %arg311, %3040 : tensor<f64>
    %3042 = graph.sub %12, %3041 : tensor<f64>
    %3043 = graph.pow %arg312, %3040 : tensor<f64>
    %3044 = graph.sub %12, %3043 : tensor<f64>
    %3045 = graph.div %arg310, %3042 : tensor<f64>
    %3046 = graph.pow %3044, %11 : tensor<f64>
    %3047 = graph.sqrt %3039 : tensor<384xf32>
    %3048 = graph.convert %3046 : tensor<f64> -> tensor<f32>
    %3049 = graph.broadcast %3048 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3050 = graph.div %3047, %3049 : tensor<384xf32>
    %3051 = graph.add %3050, %1418 : tensor<384xf32>
    %3052 = graph.neg %3045 : tensor<f64>
    %3053 = graph.convert %3052 : tensor<f64> -> tensor<f32>
    %3054 = graph.broadcast %3053 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3055 = graph.mul %3035, %3054 : tensor<384xf32>
    %3056 = graph.div %3055, %3051 : tensor<384xf32>
    %3057 = graph.add %3029, %3056 : tensor<384xf32>
    %3058 = graph.add %arg247, %17 : tensor<f32>
    %3059 = graph.mul %arg57, %1390 : tensor<384xf32>
    %3060 = graph.sub %828, %arg248 : tensor<384xf32>
    %3061 = graph.mul %1393, %3060 : tensor<384xf32>
    %3062 = graph.add %arg248, %3061 : tensor<384xf32>
    %3063 = graph.mul %3060, %1396 : tensor<384xf32>
    %3064 = graph.sub %828, %3063 : tensor<384xf32>
    %3065 = graph.select %1399, %3062, %3064 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3066 = graph.mul %arg249, %1401 : tensor<384xf32>
    %3067 = graph.mul %828, %1403 : tensor<384xf32>
    %3068 = graph.mul %3067, %828 : tensor<384xf32>
    %3069 = graph.add %3066, %3068 : tensor<384xf32>
    %3070 = graph.convert %3058 : tensor<f32> -> tensor<f64>
    %3071 = graph.pow %arg311, %3070 : tensor<f64>
    %3072 = graph.sub %12, %3071 : tensor<f64>
    %3073 = graph.pow %arg312, %3070 : tensor<f64>
    %3074 = graph.sub %12, %3073 : tensor<f64>
    %3075 = graph.div %arg310, %3072 : tensor<f64>
    %3076 = graph.pow %3074, %11 : tensor<f64>
    %3077 = graph.sqrt %3069 : tensor<384xf32>
    %3078 = graph.convert %3076 : tensor<f64> -> tensor<f32>
    %3079 = graph.broadcast %3078 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3080 = graph.div %3077, %3079 : tensor<384xf32>
    %3081 = graph.add %3080, %1418 : tensor<384xf32>
    %3082 = graph.neg %3075 : tensor<f64>
    %3083 = graph.convert %3082 : tensor<f64> -> tensor<f32>
    %3084 = graph.broadcast %3083 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3085 = graph.mul %3065, %3084 : tensor<384xf32>
    %3086 = graph.div %3085, %3081 : tensor<384xf32>
    %3087 = graph.add %3059, %3086 : tensor<384xf32>
    %3088 = graph.add %arg250, %17 : tensor<f32>
    %3089 = graph.mul %arg58, %1390 : tensor<384xf32>
    %3090 = graph.sub %832, %arg251 : tensor<384xf32>
    %3091 = graph.mul %1393, %3090 : tensor<384xf32>
    %3092 = graph.add %arg251, %3091 : tensor<384xf32>
    %3093 = graph.mul %3090, %1396 : tensor<384xf32>
    %3094 = graph.sub %832, %3093 : tensor<384xf32>
    %3095 = graph.select %1399, %3092, %3094 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3096 = graph.mul %arg252, %1401 : tensor<384xf32>
    %3097 = graph.mul %832, %1403 : tensor<384xf32>
    %3098 = graph.mul %3097, %832 : tensor<384xf32>
    %3099 = graph.add %3096, %3098 : tensor<384xf32>
    %3100 = graph.convert %3088 : tensor<f32> -> tensor<f64>
    %3101 = graph.pow %arg311, %3100 : tensor<f64>
    %3102 = graph.sub %12, %3101 : tensor<f64>
    %3103 = graph.pow %arg312, %3100 : tensor<f64>
    %3104 = graph.sub %12, %3103 : tensor<f64>
    %3105 = graph.div %arg310, %3102 : tensor<f64>
    %3106 = graph.pow %3104, %11 : tensor<f64>
    %3107 = graph.sqrt %3099 : tensor<384xf32>
    %3108 = graph.convert %3106 : tensor<f64> -> tensor<f32>
    %3109 = graph.broadcast %3108 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3110 = graph.div %3107, %3109 : tensor<384xf32>
    %3111 = graph.add %3110, %1418 : tensor<384xf32>
    %3112 = graph.neg %3105 : tensor<f64>
    %3113 = graph.convert %3112 : tensor<f64> -> tensor<f32>
    %3114 = graph.broadcast %3113 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3115 = graph.mul %3095, %3114 : tensor<384xf32>
    %3116 = graph.div %3115, %3111 : tensor<384xf32>
    %3117 = graph.add %3089, %3116 : tensor<384xf32>
    %3118 = graph.add %arg253, %17 : tensor<f32>
    %3119 = graph.mul %arg59, %1658 : tensor<1536x384xf32>
    %3120 = graph.sub %802, %arg254 : tensor<1536x384xf32>
    %3121 = graph.mul %1661, %3120 : tensor<1536x384xf32>
    %3122 = graph.add %arg254, %3121 : tensor<1536x384xf32>
    %3123 = graph.mul %3120, %1664 : tensor<1536x384xf32>
    %3124 = graph.sub %802, %3123 : tensor<1536x384xf32>
    %3125 = graph.select %1667, %3122, %3124 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %3126 = graph.mul %arg255, %1669 : tensor<1536x384xf32>
    %3127 = graph.mul %802, %1671 : tensor<1536x384xf32>
    %3128 = graph.mul %3127, %802 : tensor<1536x384xf32>
    %3129 = graph.add %3126, %3128 : tensor<1536x384xf32>
    %3130 = graph.convert %3118 : tensor<f32> -> tensor<f64>
    %3131 = graph.pow %arg311, %3130 : tensor<f64>
    %3132 = graph.sub %12, %3131 : tensor<f64>
    %3133 = graph.pow %arg312, %3130 : tensor<f64>
    %3134 = graph.sub %12, %3133 : tensor<f64>
    %3135 = graph.div %arg310, %3132 : tensor<f64>
    %3136 = graph.pow %3134, %11 : tensor<f64>
    %3137 = graph.sqrt %3129 : tensor<1536x384xf32>
    %3138 = graph.convert %3136 : tensor<f64> -> tensor<f32>
    %3139 = graph.broadcast %3138 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3140 = graph.div %3137, %3139 : tensor<1536x384xf32>
    %3141 = graph.add %3140, %1686 : tensor<1536x384xf32>
    %3142 = graph.neg %3135 : tensor<f64>
    %3143 = graph.convert %3142 : tensor<f64> -> tensor<f32>
    %3144 = graph.broadcast %3143 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3145 = graph.mul %3125, %3144 : tensor<1536x384xf32>
    %3146 = graph.div %3145, %3141 : tensor<1536x384xf32>
    %3147 = graph.add %3119, %3146 : tensor<1536x384xf32>
    %3148 = graph.add %arg256, %17 : tensor<f32>
    %3149 = graph.mul %arg60, %1695 : tensor<1536xf32>
    %3150 = graph.sub %806, %arg257 : tensor<1536xf32>
    %3151 = graph.mul %1698, %3150 : tensor<1536xf32>
    %3152 = graph.add %arg257, %3151 : tensor<1536xf32>
    %3153 = graph.mul %3150, %1701 : tensor<1536xf32>
    %3154 = graph.sub %806, %3153 : tensor<1536xf32>
    %3155 = graph.select %1704, %3152, %3154 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %3156 = graph.mul %arg258, %1706 : tensor<1536xf32>
    %3157 = graph.mul %806, %1708 : tensor<1536xf32>
    %3158 = graph.mul %3157, %806 : tensor<1536xf32>
    %3159 = graph.add %3156, %3158 : tensor<1536xf32>
    %3160 = graph.convert %3148 : tensor<f32> -> tensor<f64>
    %3161 = graph.pow %arg311, %3160 : tensor<f64>
    %3162 = graph.sub %12, %3161 : tensor<f64>
    %3163 = graph.pow %arg312, %3160 : tensor<f64>
    %3164 = graph.sub %12, %3163 : tensor<f64>
    %3165 = graph.div %arg310, %3162 : tensor<f64>
    %3166 = graph.pow %3164, %11 : tensor<f64>
    %3167 = graph.sqrt %3159 : tensor<1536xf32>
    %3168 = graph.convert %3166 : tensor<f64> -> tensor<f32>
    %3169 = graph.broadcast %3168 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3170 = graph.div %3167, %3169 : tensor<1536xf32>
    %3171 = graph.add %3170, %1723 : tensor<1536xf32>
    %3172 = graph.neg %3165 : tensor<f64>
    %3173 = graph.convert %3172 : tensor<f64> -> tensor<f32>
    %3174 = graph.broadcast %3173 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3175 = graph.mul %3155, %3174 : tensor<1536xf32>
    %3176 = graph.div %3175, %3171 : tensor<1536xf32>
    %3177 = graph.add %3149, %3176 : tensor<1536xf32>
    %3178 = graph.add %arg259, %17 : tensor<f32>
    %3179 = graph.mul %arg61, %1732 : tensor<384x1536xf32>
    %3180 = graph.sub %786, %arg260 : tensor<384x1536xf32>
    %3181 = graph.mul %1735, %3180 : tensor<384x1536xf32>
    %3182 = graph.add %arg260, %3181 : tensor<384x1536xf32>
    %3183 = graph.mul %3180, %1738 : tensor<384x1536xf32>
    %3184 = graph.sub %786, %3183 : tensor<384x1536xf32>
    %3185 = graph.select %1741, %3182, %3184 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %3186 = graph.mul %arg261, %1743 : tensor<384x1536xf32>
    %3187 = graph.mul %786, %1745 : tensor<384x1536xf32>
    %3188 = graph.mul %3187, %786 : tensor<384x1536xf32>
    %3189 = graph.add %3186, %3188 : tensor<384x1536xf32>
    %3190 = graph.convert %3178 : tensor<f32> -> tensor<f64>
    %3191 = graph.pow %arg311, %3190 : tensor<f64>
    %3192 = graph.sub %12, %3191 : tensor<f64>
    %3193 = graph.pow %arg312, %3190 : tensor<f64>
    %3194 = graph.sub %12, %3193 : tensor<f64>
    %3195 = graph.div %arg310, %3192 : tensor<f64>
    %3196 = graph.pow %3194, %11 : tensor<f64>
    %3197 = graph.sqrt %3189 : tensor<384x1536xf32>
    %3198 = graph.convert %3196 : tensor<f64> -> tensor<f32>
    %3199 = graph.broadcast %3198 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3200 = graph.div %3197, %3199 : tensor<384x1536xf32>
    %3201 = graph.add %3200, %1760 : tensor<384x1536xf32>
    %3202 = graph.neg %3195 : tensor<f64>
    %3203 = graph.convert %3202 : tensor<f64> -> tensor<f32>
    %3204 = graph.broadcast %3203 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3205 = graph.mul %3185, %3204 : tensor<384x1536xf32>
    %3206 = graph.div %3205, %3201 : tensor<384x1536xf32>
    %3207 = graph.add %3179, %3206 : tensor<384x1536xf32>
    %3208 = graph.add %arg262, %17 : tensor<f32>
    %3209 = graph.mul %arg62, %1390 : tensor<384xf32>
    %3210 = graph.sub %790, %arg263 : tensor<384xf32>
    %3211 = graph.mul %1393, %3210 : tensor<384xf32>
    %3212 = graph.add %arg263, %3211 : tensor<384xf32>
    %3213 = graph.mul %3210, %1396 : tensor<384xf32>
    %3214 = graph.sub %790, %3213 : tensor<384xf32>
    %3215 = graph.select %1399, %3212, %3214 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3216 = graph.mul %arg264, %1401 : tensor<384xf32>
    %3217 = graph.mul %790, %1403 : tensor<384xf32>
    %3218 = graph.mul %3217, %790 : tensor<384xf32>
    %3219 = graph.add %3216, %3218 : tensor<384xf32>
    %3220 = graph.convert %3208 : tensor<f32> -> tensor<f64>
    %3221 = graph.pow %arg311, %3220 : tensor<f64>
    %3222 = graph.sub %12, %3221 : tensor<f64>
    %3223 = graph.pow %arg312, %3220 : tensor<f64>
    %3224 = graph.sub %12, %3223 : tensor<f64>
    %3225 = graph.div %arg310, %3222 : tensor<f64>
    %3226 = graph.pow %3224, %11 : tensor<f64>
    %3227 = graph.sqrt %3219 : tensor<384xf32>
    %3228 = graph.convert %3226 : tensor<f64> -> tensor<f32>
    %3229 = graph.broadcast %3228 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3230 = graph.div %3227, %3229 : tensor<384xf32>
    %3231 = graph.add %3230, %1418 : tensor<384xf32>
    %3232 = graph.neg %3225 : tensor<f64>
    %3233 = graph.convert %3232 : tensor<f64> -> tensor<f32>
    %3234 = graph.broadcast %3233 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3235 = graph.mul %3215, %3234 : tensor<384xf32>
    %3236 = graph.div %3235, %3231 : tensor<384xf32>
    %3237 = graph.add %3209, %3236 : tensor<384xf32>
    %3238 = graph.add %arg265, %17 : tensor<f32>
    %3239 = graph.mul %arg63, %1390 : tensor<384xf32>
    %3240 = graph.sub %777, %arg266 : tensor<384xf32>
    %3241 = graph.mul %1393, %3240 : tensor<384xf32>
    %3242 = graph.add %arg266, %3241 : tensor<384xf32>
    %3243 = graph.mul %3240, %1396 : tensor<384xf32>
    %3244 = graph.sub %777, %3243 : tensor<384xf32>
    %3245 = graph.select %1399, %3242, %3244 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3246 = graph.mul %arg267, %1401 : tensor<384xf32>
    %3247 = graph.mul %777, %1403 : tensor<384xf32>
    %3248 = graph.mul %3247, %777 : tensor<384xf32>
    %3249 = graph.add %3246, %3248 : tensor<384xf32>
    %3250 = graph.convert %3238 : tensor<f32> -> tensor<f64>
    %3251 = graph.pow %arg311, %3250 : tensor<f64>
    %3252 = graph.sub %12, %3251 : tensor<f64>
    %3253 = graph.pow %arg312, %3250 : tensor<f64>
    %3254 = graph.sub %12, %3253 : tensor<f64>
    %3255 = graph.div %arg310, %3252 : tensor<f64>
    %3256 = graph.pow %3254, %11 : tensor<f64>
    %3257 = graph.sqrt %3249 : tensor<384xf32>
    %3258 = graph.convert %3256 : tensor<f64> -> tensor<f32>
    %3259 = graph.broadcast %3258 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3260 = graph.div %3257, %3259 : tensor<384xf32>
    %3261 = graph.add %3260, %1418 : tensor<384xf32>
    %3262 = graph.neg %3255 : tensor<f64>
    %3263 = graph.convert %3262 : tensor<f64> -> tensor<f32>
    %3264 = graph.broadcast %3263 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3265 = graph.mul %3245, %3264 : tensor<384xf32>
    %3266 = graph.div %3265, %3261 : tensor<384xf32>
    %3267 = graph.add %3239, %3266 : tensor<384xf32>
    %3268 = graph.add %arg268, %17 : tensor<f32>
    %3269 = graph.mul %arg64, %1390 : tensor<384xf32>
    %3270 = graph.sub %781, %arg269 : tensor<384xf32>
    %3271 = graph.mul %1393, %3270 : tensor<384xf32>
    %3272 = graph.add %arg269, %3271 : tensor<384xf32>
    %3273 = graph.mul %3270, %1396 : tensor<384xf32>
    %3274 = graph.sub %781, %3273 : tensor<384xf32>
    %3275 = graph.select %1399, %3272, %3274 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3276 = graph.mul %arg270, %1401 : tensor<384xf32>
    %3277 = graph.mul %781, %1403 : tensor<384xf32>
    %3278 = graph.mul %3277, %781 : tensor<384xf32>
    %3279 = graph.add %3276, %3278 : tensor<384xf32>
    %3280 = graph.convert %3268 : tensor<f32> -> tensor<f64>
    %3281 = graph.pow %arg311, %3280 : tensor<f64>
    %3282 = graph.sub %12, %3281 : tensor<f64>
    %3283 = graph.pow %arg312, %3280 : tensor<f64>
    %3284 = graph.sub %12, %3283 : tensor<f64>
    %3285 = graph.div %arg310, %3282 : tensor<f64>
    %3286 = graph.pow %3284, %11 : tensor<f64>
    %3287 = graph.sqrt %3279 : tensor<384xf32>
    %3288 = graph.convert %3286 : tensor<f64> -> tensor<f32>
    %3289 = graph.broadcast %3288 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3290 = graph.div %3287, %3289 : tensor<384xf32>
    %3291 = graph.add %3290, %1418 : tensor<384xf32>
    %3292 = graph.neg %3285 : tensor<f64>
    %3293 = graph.convert %3292 : tensor<f64> -> tensor<f32>
    %3294 = graph.broadcast %3293 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3295 = graph.mul %3275, %3294 : tensor<384xf32>
    %3296 = graph.div %3295, %3291 : tensor<384xf32>
    %3297 = graph.add %3269, %3296 : tensor<384xf32>
    %3298 = graph.add %arg271, %17 : tensor<f32>
    %3299 = graph.mul %arg65, %1457 : tensor<1152x384xf32>
    %3300 = graph.sub %751, %arg272 : tensor<1152x384xf32>
    %3301 = graph.mul %1460, %3300 : tensor<1152x384xf32>
    %3302 = graph.add %arg272, %3301 : tensor<1152x384xf32>
    %3303 = graph.mul %3300, %1463 : tensor<1152x384xf32>
    %3304 = graph.sub %751, %3303 : tensor<1152x384xf32>
    %3305 = graph.select %1466, %3302, %3304 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %3306 = graph.mul %arg273, %1468 : tensor<1152x384xf32>
    %3307 = graph.mul %751, %1470 : tensor<1152x384xf32>
    %3308 = graph.mul %3307, %751 : tensor<1152x384xf32>
    %3309 = graph.add %3306, %3308 : tensor<1152x384xf32>
    %3310 = graph.convert %3298 : tensor<f32> -> tensor<f64>
    %3311 = graph.pow %arg311, %3310 : tensor<f64>
    %3312 = graph.sub %12, %3311 : tensor<f64>
    %3313 = graph.pow %arg312, %3310 : tensor<f64>
    %3314 = graph.sub %12, %3313 : tensor<f64>
    %3315 = graph.div %arg310, %3312 : tensor<f64>
    %3316 = graph.pow %3314, %11 : tensor<f64>
    %3317 = graph.sqrt %3309 : tensor<1152x384xf32>
    %3318 = graph.convert %3316 : tensor<f64> -> tensor<f32>
    %3319 = graph.broadcast %3318 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3320 = graph.div %3317, %3319 : tensor<1152x384xf32>
    %3321 = graph.add %3320, %1485 : tensor<1152x384xf32>
    %3322 = graph.neg %3315 : tensor<f64>
    %3323 = graph.convert %3322 : tensor<f64> -> tensor<f32>
    %3324 = graph.broadcast %3323 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3325 = graph.mul %3305, %3324 : tensor<1152x384xf32>
    %3326 = graph.div %3325, %3321 : tensor<1152x384xf32>
    %3327 = graph.add %3299, %3326 : tensor<1152x384xf32>
    %3328 = graph.add %arg274, %17 : tensor<f32>
    %3329 = graph.mul %arg66, %1494 : tensor<1152xf32>
    %3330 = graph.sub %755, %arg275 : tensor<1152xf32>
    %3331 = graph.mul %1497, %3330 : tensor<1152xf32>
    %3332 = graph.add %arg275, %3331 : tensor<1152xf32>
    %3333 = graph.mul %3330, %1500 : tensor<1152xf32>
    %3334 = graph.sub %755, %3333 : tensor<1152xf32>
    %3335 = graph.select %1503, %3332, %3334 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %3336 = graph.mul %arg276, %1505 : tensor<1152xf32>
    %3337 = graph.mul %755, %1507 : tensor<1152xf32>
    %3338 = graph.mul %3337, %755 : tensor<1152xf32>
    %3339 = graph.add %3336, %3338 : tensor<1152xf32>
    %3340 = graph.convert %3328 : tensor<f32> -> tensor<f64>
    %3341 = graph.pow %arg311, %3340 : tensor<f64>
    %3342 = graph.sub %12, %3341 : tensor<f64>
    %3343 = graph.pow %arg312, %3340 : tensor<f64>
    %3344 = graph.sub %12, %3343 : tensor<f64>
    %3345 = graph.div %arg310, %3342 : tensor<f64>
    %3346 = graph.pow %3344, %11 : tensor<f64>
    %3347 = graph.sqrt %3339 : tensor<1152xf32>
    %3348 = graph.convert %3346 : tensor<f64> -> tensor<f32>
    %3349 = graph.broadcast %3348 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3350 = graph.div %3347, %3349 : tensor<1152xf32>
    %3351 = graph.add %3350, %1522 : tensor<1152xf32>
    %3352 = graph.neg %3345 : tensor<f64>
    %3353 = graph.convert %3352 : tensor<f64> -> tensor<f32>
    %3354 = graph.broadcast %3353 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3355 = graph.mul %3335, %3354 : tensor<1152xf32>
    %3356 = graph.div %3355, %3351 : tensor<1152xf32>
    %3357 = graph.add %3329, %3356 : tensor<1152xf32>
    %3358 = graph.add %arg277, %17 : tensor<f32>
    %3359 = graph.mul %arg67, %1531 : tensor<384x384xf32>
    %3360 = graph.sub %734, %arg278 : tensor<384x384xf32>
    %3361 = graph.mul %1534, %3360 : tensor<384x384xf32>
    %3362 = graph.add %arg278, %3361 : tensor<384x384xf32>
    %3363 = graph.mul %3360, %1537 : tensor<384x384xf32>
    %3364 = graph.sub %734, %3363 : tensor<384x384xf32>
    %3365 = graph.select %1540, %3362, %3364 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %3366 = graph.mul %arg279, %1542 : tensor<384x384xf32>
    %3367 = graph.mul %734, %1544 : tensor<384x384xf32>
    %3368 = graph.mul %3367, %734 : tensor<384x384xf32>
    %3369 = graph.add %3366, %3368 : tensor<384x384xf32>
    %3370 = graph.convert %3358 : tensor<f32> -> tensor<f64>
    %3371 = graph.pow %arg311, %3370 : tensor<f64>
    %3372 = graph.sub %12, %3371 : tensor<f64>
    %3373 = graph.pow %arg312, %3370 : tensor<f64>
    %3374 = graph.sub %12, %3373 : tensor<f64>
    %3375 = graph.div %arg310, %3372 : tensor<f64>
    %3376 = graph.pow %3374, %11 : tensor<f64>
    %3377 = graph.sqrt %3369 : tensor<384x384xf32>
    %3378 = graph.convert %3376 : tensor<f64> -> tensor<f32>
    %3379 = graph.broadcast %3378 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3380 = graph.div %3377, %3379 : tensor<384x384xf32>
    %3381 = graph.add %3380, %1559 : tensor<384x384xf32>
    %3382 = graph.neg %3375 : tensor<f64>
    %3383 = graph.convert %3382 : tensor<f64> -> tensor<f32>
    %3384 = graph.broadcast %3383 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3385 = graph.mul %3365, %3384 : tensor<384x384xf32>
    %3386 = graph.div %3385, %3381 : tensor<384x384xf32>
    %3387 = graph.add %3359, %3386 : tensor<384x384xf32>
    %3388 = graph.add %arg280, %17 : tensor<f32>
    %3389 = graph.mul %arg68, %1390 : tensor<384xf32>
    %3390 = graph.sub %738, %arg281 : tensor<384xf32>
    %3391 = graph.mul %1393, %3390 : tensor<384xf32>
    %3392 = graph.add %arg281, %3391 : tensor<384xf32>
    %3393 = graph.mul %3390, %1396 : tensor<384xf32>
    %3394 = graph.sub %738, %3393 : tensor<384xf32>
    %3395 = graph.select %1399, %3392, %3394 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3396 = graph.mul %arg282, %1401 : tensor<384xf32>
    %3397 = graph.mul %738, %1403 : tensor<384xf32>
    %3398 = graph.mul %3397, %738 : tensor<384xf32>
    %3399 = graph.add %3396, %3398 : tensor<384xf32>
    %3400 = graph.convert %3388 : tensor<f32> -> tensor<f64>
    %3401 = graph.pow %arg311, %3400 : tensor<f64>
    %3402 = graph.sub %12, %3401 : tensor<f64>
    %3403 = graph.pow %arg312, %3400 : tensor<f64>
    %3404 = graph.sub %12, %3403 : tensor<f64>
    %3405 = graph.div %arg310, %3402 : tensor<f64>
    %3406 = graph.pow %3404, %11 : tensor<f64>
    %3407 = graph.sqrt %3399 : tensor<384xf32>
    %3408 = graph.convert %3406 : tensor<f64> -> tensor<f32>
    %3409 = graph.broadcast %3408 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3410 = graph.div %3407, %3409 : tensor<384xf32>
    %3411 = graph.add %3410, %1418 : tensor<384xf32>
    %3412 = graph.neg %3405 : tensor<f64>
    %3413 = graph.convert %3412 : tensor<f64> -> tensor<f32>
    %3414 = graph.broadcast %3413 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3415 = graph.mul %3395, %3414 : tensor<384xf32>
    %3416 = graph.div %3415, %3411 : tensor<384xf32>
    %3417 = graph.add %3389, %3416 : tensor<384xf32>
    %3418 = graph.add %arg283, %17 : tensor<f32>
    %3419 = graph.mul %arg69, %1390 : tensor<384xf32>
    %3420 = graph.sub %725, %arg284 : tensor<384xf32>
    %3421 = graph.mul %1393, %3420 : tensor<384xf32>
    %3422 = graph.add %arg284, %3421 : tensor<384xf32>
    %3423 = graph.mul %3420, %1396 : tensor<384xf32>
    %3424 = graph.sub %725, %3423 : tensor<384xf32>
    %3425 = graph.select %1399, %3422, %3424 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3426 = graph.mul %arg285, %1401 : tensor<384xf32>
    %3427 = graph.mul %725, %1403 : tensor<384xf32>
    %3428 = graph.mul %3427, %725 : tensor<384xf32>
    %3429 = graph.add %3426, %3428 : tensor<384xf32>
    %3430 = graph.convert %3418 : tensor<f32> -> tensor<f64>
    %3431 = graph.pow %arg311, %3430 : tensor<f64>
    %3432 = graph.sub %12, %3431 : tensor<f64>
    %3433 = graph.pow %arg312, %3430 : tensor<f64>
    %3434 = graph.sub %12, %3433 : tensor<f64>
    %3435 = graph.div %arg310, %3432 : tensor<f64>
    %3436 = graph.pow %3434, %11 : tensor<f64>
    %3437 = graph.sqrt %3429 : tensor<384xf32>
    %3438 = graph.convert %3436 : tensor<f64> -> tensor<f32>
    %3439 = graph.broadcast %3438 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3440 = graph.div %3437, %3439 : tensor<384xf32>
    %3441 = graph.add %3440, %1418 : tensor<384xf32>
    %3442 = graph.neg %3435 : tensor<f64>
    %3443 = graph.convert %3442 : tensor<f64> -> tensor<f32>
    %3444 = graph.broadcast %3443 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3445 = graph.mul %3425, %3444 : tensor<384xf32>
    %3446 = graph.div %3445, %3441 : tensor<384xf32>
    %3447 = graph.add %3419, %3446 : tensor<384xf32>
    %3448 = graph.add %arg286, %17 : tensor<f32>
    %3449 = graph.mul %arg70, %1390 : tensor<384xf32>
    %3450 = graph.sub %729, %arg287 : tensor<384xf32>
    %3451 = graph.mul %1393, %3450 : tensor<384xf32>
    %3452 = graph.add %arg287, %3451 : tensor<384xf32>
    %3453 = graph.mul %3450, %1396 : tensor<384xf32>
    %3454 = graph.sub %729, %3453 : tensor<384xf32>
    %3455 = graph.select %1399, %3452, %3454 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3456 = graph.mul %arg288, %1401 : tensor<384xf32>
    %3457 = graph.mul %729, %1403 : tensor<384xf32>
    %3458 = graph.mul %3457, %729 : tensor<384xf32>
    %3459 = graph.add %3456, %3458 : tensor<384xf32>
    %3460 = graph.convert %3448 : tensor<f32> -> tensor<f64>
    %3461 = graph.pow %arg311, %3460 : tensor<f64>
    %3462 = graph.sub %12, %3461 : tensor<f64>
    %3463 = graph.pow %arg312, %3460 : tensor<f64>
    %3464 = graph.sub %12, %3463 : tensor<f64>
    %3465 = graph.div %arg310, %3462 : tensor<f64>
    %3466 = graph.pow %3464, %11 : tensor<f64>
    %3467 = graph.sqrt %3459 : tensor<384xf32>
    %3468 = graph.convert %3466 : tensor<f64> -> tensor<f32>
    %3469 = graph.broadcast %3468 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3470 = graph.div %3467, %3469 : tensor<384xf32>
    %3471 = graph.add %3470, %1418 : tensor<384xf32>
    %3472 = graph.neg %3465 : tensor<f64>
    %3473 = graph.convert %3472 : tensor<f64> -> tensor<f32>
    %3474 = graph.broadcast %3473 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3475 = graph.mul %3455, %3474 : tensor<384xf32>
    %3476 = graph.div %3475, %3471 : tensor<384xf32>
    %3477 = graph.add %3449, %3476 : tensor<384xf32>
    %3478 = graph.add %arg289, %17 : tensor<f32>
    %3479 = graph.mul %arg71, %1658 : tensor<1536x384xf32>
    %3480 = graph.sub %699, %arg290 : tensor<1536x384xf32>
    %3481 = graph.mul %1661, %3480 : tensor<1536x384xf32>
    %3482 = graph.add %arg290, %3481 : tensor<1536x384xf32>
    %3483 = graph.mul %3480, %1664 : tensor<1536x384xf32>
    %3484 = graph.sub %699, %3483 : tensor<1536x384xf32>
    %3485 = graph.select %1667, %3482, %3484 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %3486 = graph.mul %arg291, %1669 : tensor<1536x384xf32>
    %3487 = graph.mul %699, %1671 : tensor<1536x384xf32>
    %3488 = graph.mul %3487, %699 : tensor<1536x384xf32>
    %3489 = graph.add %3486, %3488 : tensor<1536x384xf32>
    %3490 = graph.convert %3478 : tensor<f32> -> tensor<f64>
    %3491 = graph.pow %arg311, %3490 : tensor<f64>
    %3492 = graph.sub %12, %3491 : tensor<f64>
    %3493 = graph.pow %arg312, %3490 : tensor<f64>
    %3494 = graph.sub %12, %3493 : tensor<f64>
    %3495 = graph.div %arg310, %3492 : tensor<f64>
    %3496 = graph.pow %3494, %11 : tensor<f64>
    %3497 = graph.sqrt %3489 : tensor<1536x384xf32>
    %3498 = graph.convert %3496 : tensor<f64> -> tensor<f32>
    %3499 = graph.broadcast %3498 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3500 = graph.div %3497, %3499 : tensor<1536x384xf32>
    %3501 = graph.add %3500, %1686 : tensor<1536x384xf32>
    %3502 = graph.neg %3495 : tensor<f64>
    %3503 = graph.convert %3502 : tensor<f64> -> tensor<f32>
    %3504 = graph.broadcast %3503 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3505 = graph.mul %3485, %3504 : tensor<1536x384xf32>
    %3506 = graph.div %3505, %3501 : tensor<1536x384xf32>
    %3507 = graph.add %3479, %3506 : tensor<1536x384xf32>
    %3508 = graph.add %arg292, %17 : tensor<f32>
    %3509 = graph.mul %arg72, %1695 : tensor<1536xf32>
    %3510 = graph.sub %703, %arg293 : tensor<1536xf32>
    %3511 = graph.mul %1698, %3510 : tensor<1536xf32>
    %3512 = graph.add %arg293, %3511 : tensor<1536xf32>
    %3513 = graph.mul %3510, %1701 : tensor<1536xf32>
    %3514 = graph.sub %703, %3513 : tensor<1536xf32>
    %3515 = graph.select %1704, %3512, %3514 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %3516 = graph.mul %arg294, %1706 : tensor<1536xf32>
    %3517 = graph.mul %703, %1708 : tensor<1536xf32>
    %3518 = graph.mul %3517, %703 : tensor<1536xf32>
    %3519 = graph.add %3516, %3518 : tensor<1536xf32>
    %3520 = graph.convert %3508 : tensor<f32> -> tensor<f64>
    %3521 = graph.pow %arg311, %3520 : tensor<f64>
    %3522 = graph.sub %12, %3521 : tensor<f64>
    %3523 = graph.pow %arg312, %3520 : tensor<f64>
    %3524 = graph.sub %12, %3523 : tensor<f64>
    %3525 = graph.div %arg310, %3522 : tensor<f64>
    %3526 = graph.pow %3524, %11 : tensor<f64>
    %3527 = graph.sqrt %3519 : tensor<1536xf32>
    %3528 = graph.convert %3526 : tensor<f64> -> tensor<f32>
    %3529 = graph.broadcast %3528 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3530 = graph.div %3527, %3529 : tensor<1536xf32>
    %3531 = graph.add %3530, %1723 : tensor<1536xf32>
    %3532 = graph.neg %3525 : tensor<f64>
    %3533 = graph.convert %3532 : tensor<f64> -> tensor<f32>
    %3534 = graph.broadcast %3533 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3535 = graph.mul %3515, %3534 : tensor<1536xf32>
    %3536 = graph.div %3535, %3531 : tensor<1536xf32>
    %3537 = graph.add %3509, %3536 : tensor<1536xf32>
    %3538 = graph.add %arg295, %17 : tensor<f32>
    %3539 = graph.mul %arg73, %1732 : tensor<384x1536xf32>
    %3540 = graph.sub %683, %arg296 : tensor<384x1536xf32>
    %3541 = graph.mul %1735, %3540 : tensor<384x1536xf32>
    %3542 = graph.add %arg296, %3541 : tensor<384x1536xf32>
    %3543 = graph.mul %3540, %1738 : tensor<384x1536xf32>
    %3544 = graph.sub %683, %3543 : tensor<384x1536xf32>
    %3545 = graph.select %1741, %3542, %3544 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %3546 = graph.mul %arg297, %1743 : tensor<384x1536xf32>
    %3547 = graph.mul %683, %1745 : tensor<384x1536xf32>
    %3548 = graph.mul %3547, %683 : tensor<384x1536xf32>
    %3549 = graph.add %3546, %3548 : tensor<384x1536xf32>
    %3550 = graph.convert %3538 : tensor<f32> -> tensor<f64>
    %3551 = graph.pow %arg311, %3550 : tensor<f64>
    %3552 = graph.sub %12, %3551 : tensor<f64>
    %3553 = graph.pow %arg312, %3550 : tensor<f64>
    %3554 = graph.sub %12, %3553 : tensor<f64>
    %3555 = graph.div %arg310, %3552 : tensor<f64>
    %3556 = graph.pow %3554, %11 : tensor<f64>
    %3557 = graph.sqrt %3549 : tensor<384x1536xf32>
    %3558 = graph.convert %3556 : tensor<f64> -> tensor<f32>
    %3559 = graph.broadcast %3558 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3560 = graph.div %3557, %3559 : tensor<384x1536xf32>
    %3561 = graph.add %3560, %1760 : tensor<384x1536xf32>
    %3562 = graph.neg %3555 : tensor<f64>
    %3563 = graph.convert %3562 : tensor<f64> -> tensor<f32>
    %3564 = graph.broadcast %3563 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3565 = graph.mul %3545, %3564 : tensor<384x1536xf32>
    %3566 = graph.div %3565, %3561 : tensor<384x1536xf32>
    %3567 = graph.add %3539, %3566 : tensor<384x1536xf32>
    %3568 = graph.add %arg298, %17 : tensor<f32>
    %3569 = graph.mul %arg74, %1390 : tensor<384xf32>
    %3570 = graph.sub %687, %arg299 : tensor<384xf32>
    %3571 = graph.mul %1393, %3570 : tensor<384xf32>
    %3572 = graph.add %arg299, %3571 : tensor<384xf32>
    %3573 = graph.mul %3570, %1396 : tensor<384xf32>
    %3574 = graph.sub %687, %3573 : tensor<384xf32>
    %3575 = graph.select %1399, %3572, %3574 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3576 = graph.mul %arg300, %1401 : tensor<384xf32>
    %3577 = graph.mul %687, %1403 : tensor<384xf32>
    %3578 = graph.mul %3577, %687 : tensor<384xf32>
    %3579 = graph.add %3576, %3578 : tensor<384xf32>
    %3580 = graph.convert %3568 : tensor<f32> -> tensor<f64>
    %3581 = graph.pow %arg311, %3580 : tensor<f64>
    %3582 = graph.sub %12, %3581 : tensor<f64>
    %3583 = graph.pow %arg312, %3580 : tensor<f64>
    %3584 = graph.sub %12, %3583 : tensor<f64>
    %3585 = graph.div %arg310, %3582 : tensor<f64>
    %3586 = graph.pow %3584, %11 : tensor<f64>
    %3587 = graph.sqrt %3579 : tensor<384xf32>
    %3588 = graph.convert %3586 : tensor<f64> -> tensor<f32>
    %3589 = graph.broadcast %3588 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3590 = graph.div %3587, %3589 : tensor<384xf32>
    %3591 = graph.add %3590, %1418 : tensor<384xf32>
    %3592 = graph.neg %3585 : tensor<f64>
    %3593 = graph.convert %3592 : tensor<f64> -> tensor<f32>
    %3594 = graph.broadcast %3593 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3595 = graph.mul %3575, %3594 : tensor<384xf32>
    %3596 = graph.div %3595, %3591 : tensor<384xf32>
    %3597 = graph.add %3569, %3596 : tensor<384xf32>
    %3598 = graph.add %arg301, %17 : tensor<f32>
    %3599 = graph.mul %arg75, %1390 : tensor<384xf32>
    %3600 = graph.sub %675, %arg302 : tensor<384xf32>
    %3601 = graph.mul %1393, %3600 : tensor<384xf32>
    %3602 = graph.add %arg302, %3601 : tensor<384xf32>
    %3603 = graph.mul %3600, %1396 : tensor<384xf32>
    %3604 = graph.sub %675, %3603 : tensor<384xf32>
    %3605 = graph.select %1399, %3602, %3604 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3606 = graph.mul %arg303, %1401 : tensor<384xf32>
    %3607 = graph.mul %675, %1403 : tensor<384xf32>
    %3608 = graph.mul %3607, %675 : tensor<384xf32>
    %3609 = graph.add %3606, %3608 : tensor<384xf32>
    %3610 = graph.convert %3598 : tensor<f32> -> tensor<f64>
    %3611 = graph.pow %arg311, %3610 : tensor<f64>
    %3612 = graph.sub %12, %3611 : tensor<f64>
    %3613 = graph.pow %arg312, %3610 : tensor<f64>
    %3614 = graph.sub %12, %3613 : tensor<f64>
    %3615 = graph.div %arg310, %3612 : tensor<f64>
    %3616 = graph.pow %3614, %11 : tensor<f64>
    %3617 = graph.sqrt %3609 : tensor<384xf32>
    %3618 = graph.convert %3616 : tensor<f64> -> tensor<f32>
    %3619 = graph.broadcast %3618 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3620 = graph.div %3617, %3619 : tensor<384xf32>
    %3621 = graph.add %3620, %1418 : tensor<384xf32>
    %3622 = graph.neg %3615 : tensor<f64>
    %3623 = graph.convert %3622 : tensor<f64> -> tensor<f32>
    %3624 = graph.broadcast %3623 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3625 = graph.mul %3605, %3624 : tensor<384xf32>
    %3626 = graph.div %3625, %3621 : tensor<384xf32>
    %3627 = graph.add %3599, %3626 : tensor<384xf32>
    %3628 = graph.add %arg304, %17 : tensor<f32>
    %3629 = graph.mul %arg76, %1390 : tensor<384xf32>
    %3630 = graph.sub %679, %arg305 : tensor<384xf32>
    %3631 = graph.mul %1393, %3630 : tensor<384xf32>
    %3632 = graph.add %arg305, %3631 : tensor<384xf32>
    %3633 = graph.mul %3630, %1396 : tensor<384xf32>
    %3634 = graph.sub %679, %3633 : tensor<384xf32>
    %3635 = graph.select %1399, %3632, %3634 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3636 = graph.mul %arg306, %1401 : tensor<384xf32>
    %3637 = graph.mul %679, %1403 : tensor<384xf32>
    %3638 = graph.mul %3637, %679 : tensor<384xf32>
    %3639 = graph.add %3636, %3638 : tensor<384xf32>
    %3640 = graph.convert %3628 : tensor<f32> -> tensor<f64>
    %3641 = graph.pow %arg311, %3640 : tensor<f64>
    %3642 = graph.sub %12, %3641 : tensor<f64>
    %3643 = graph.pow %arg312, %3640 : tensor<f64>
    %3644 = graph.sub %12, %3643 : tensor<f64>
    %3645 = graph.div %arg310, %3642 : tensor<f64>
    %3646 = graph.pow %3644, %11 : tensor<f64>
    %3647 = graph.sqrt %3639 : tensor<384xf32>
    %3648 = graph.convert %3646 : tensor<f64> -> tensor<f32>
    %3649 = graph.broadcast %3648 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3650 = graph.div %3647, %3649 : tensor<384xf32>
    %3651 = graph.add %3650, %1418 : tensor<384xf32>
    %3652 = graph.neg %3645 : tensor<f64>
    %3653 = graph.convert %3652 : tensor<f64> -> tensor<f32>
    %3654 = graph.broadcast %3653 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3655 = graph.mul %3635, %3654 : tensor<384xf32>
    %3656 = graph.div %3655, %3651 : tensor<384xf32>
    %3657 = graph.add %3629, %3656 : tensor<384xf32>
    %3658 = graph.add %arg307, %17 : tensor<f32>
    %3659 = graph.mul %arg77, %1307 : tensor<65x384xf32>
    %3660 = graph.sub %652, %arg308 : tensor<65x384xf32>
    %3661 = graph.mul %1312, %3660 : tensor<65x384xf32>
    %3662 = graph.add %arg308, %3661 : tensor<65x384xf32>
    %3663 = graph.mul %3660, %1316 : tensor<65x384xf32>
    %3664 = graph.sub %652, %3663 : tensor<65x384xf32>
    %3665 = graph.select %1321, %3662, %3664 : tensor<65x384xi1>, tensor<65x384xf32>, tensor<65x384xf32> -> tensor<65x384xf32>
    %3666 = graph.mul %arg309, %1324 : tensor<65x384xf32>
    %3667 = graph.mul %652, %1328 : tensor<65x384xf32>
    %3668 = graph.mul %3667, %652 : tensor<65x384xf32>
    %3669 = graph.add %3666, %3668 : tensor<65x384xf32>
    %3670 = graph.convert %3658 : tensor<f32> -> tensor<f64>
    %3671 = graph.pow %arg311, %3670 : tensor<f64>
    %3672 = graph.sub %12, %3671 : tensor<f64>
    %3673 = graph.pow %arg312, %3670 : tensor<f64>
    %3674 = graph.sub %12, %3673 : tensor<f64>
    %3675 = graph.div %arg310, %3672 : tensor<f64>
    %3676 = graph.pow %3674, %11 : tensor<f64>
    %3677 = graph.sqrt %3669 : tensor<65x384xf32>
    %3678 = graph.convert %3676 : tensor<f64> -> tensor<f32>
    %3679 = graph.broadcast %3678 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %3680 = graph.div %3677, %3679 : tensor<65x384xf32>
    %3681 = graph.add %3680, %1344 : tensor<65x384xf32>
    %3682 = graph.neg %3675 : tensor<f64>
    %3683 = graph.convert %3682 : tensor<f64> -> tensor<f32>
    %3684 = graph.broadcast %3683 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %3685 = graph.mul %3665, %3684 : tensor<65x384xf32>
    %3686 = graph.div %3685, %3681 : tensor<65x384xf32>
    %3687 = graph.add %3659, %3686 : tensor<65x384xf32>
    return %635, %1351, %1303, %1322, %1331, %1388, %1352, %1363, %1369, %1425, %1389, %1400, %1406, %1455, %1426, %1433, %1437, %1492, %1456, %1467, %1473, %1529, %1493, %1504, %1510, %1566, %1530, %1541, %1547, %1596, %1567, %1574, %1578, %1626, %1597, %1604, %1608, %1656, %1627, %1634, %1638, %1693, %1657, %1668, %1674, %1730, %1694, %1705, %1711, %1767, %1731, %1742, %1748, %1797, %1768, %1775, %1779, %1827, %1798, %1805, %1809, %1857, %1828, %1835, %1839, %1887, %1858, %1865, %1869, %1917, %1888, %1895, %1899, %1947, %1918, %1925, %1929, %1977, %1948, %1955, %1959, %2007, %1978, %1985, %1989, %2037, %2008, %2015, %2019, %2067, %2038, %2045, %2049, %2097, %2068, %2075, %2079, %2127, %2098, %2105, %2109, %2157, %2128, %2135, %2139, %2187, %2158, %2165, %2169, %2217, %2188, %2195, %2199, %2247, %2218, %2225, %2229, %2277, %2248, %2255, %2259, %2307, %2278, %2285, %2289, %2337, %2308, %2315, %2319, %2367, %2338, %2345, %2349, %2397, %2368, %2375, %2379, %2427, %2398, %2405, %2409, %2457, %2428, %2435, %2439, %2487, %2458, %2465, %2469, %2517, %2488, %2495, %2499, %2547, %2518, %2525, %2529, %2577, %2548, %2555, %2559, %2607, %2578, %2585, %2589, %2637, %2608, %2615, %2619, %2667, %2638, %2645, %2649, %2697, %2668, %2675, %2679, %2727, %2698, %2705, %2709, %2757, %2728, %2735, %2739, %2787, %2758, %2765, %2769, %2817, %2788, %2795, %2799, %2847, %2818, %2825, %2829, %2877, %2848, %2855, %2859, %2907, %2878, %2885, %2889, %2937, %2908, %2915, %2919, %2967, %2938, %2945, %2949, %2997, %2968, %2975, %2979, %3027, %2998, %3005, %3009, %3057, %3028, %3035, %3039, %3087, %3058, %3065, %3069, %3117, %3088, %3095, %3099, %3147, %3118, %3125, %3129, %3177, %3148, %3155, %3159, %3207, %3178, %3185, %3189, %3237, %3208, %3215, %3219, %3267, %3238, %3245, %3249, %3297, %3268, %3275, %3279, %3327, %3298, %3305, %3309, %3357, %3328, %3335, %3339, %3387, %3358, %3365, %3369, %3417, %3388, %3395, %3399, %3447, %3418, %3425, %3429, %3477, %3448, %3455, %3459, %3507, %3478, %3485, %3489, %3537, %3508, %3515, %3519, %3567, %3538, %3545, %3549, %3597, %3568, %3575, %3579, %3627, %3598, %3605, %3609, %3657, %3628, %3635, %3639, %3687, %3658, %3665, %3669 : tensor<f32>, tensor<65x384xf32>, tensor<f32>, tensor<65x384xf32>, tensor<65x384xf32>, tensor<256x384xf32>, tensor<f32>, tensor<256x384xf32>, tensor<256x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<65x384xf32>, tensor<f32>, tensor<65x384xf32>, tensor<65x384xf32>
  }
}

