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
    %51 = graph.pack %50 : tensor<384x1152xf32> -> tensor<24x384x48xf32>
    %52 = graph.matmul %49, %51 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
    %53 = graph.broadcast %arg6 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %54 = graph.add %52, %53 : tensor<2048x1152xf32>
    %55 = graph.reshape %54 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %56 = graph.slice %55 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %57 = graph.slice %55 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %58 = graph.slice %55 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %59 = graph.reshape %56 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %60 = graph.transpose %59 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %61 = graph.reshape %57 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %62 = graph.transpose %61 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %63 = graph.reshape %58 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %64 = graph.transpose %63 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result, %log_sum_exp = graph.attention %60, %62, %64 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %65 = graph.transpose %result {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %66 = graph.reshape %65 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
    %67 = graph.transpose %arg7 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %68 = graph.pack %67 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    %69 = graph.matmul %66, %68 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    %70 = graph.broadcast %arg8 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %71 = graph.add %69, %70 : tensor<2048x384xf32>
    %72 = graph.reshape %71 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %73 = graph.add %22, %72 : tensor<8x256x384xf32>
    %74 = graph.reduce "sum" %73 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %75 = graph.reshape %74 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %76 = graph.div %75, %10 : tensor<8x256x1xf32>
    %77 = graph.reshape %76 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %78 = graph.broadcast %77 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %79 = graph.sub %73, %78 : tensor<8x256x384xf32>
    %80 = graph.reduce "sum" %79 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %81 = graph.reshape %80 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %82 = graph.div %81, %10 : tensor<8x256x1xf32>
    %83 = graph.add %76, %82 : tensor<8x256x1xf32>
    %84 = graph.mul %79, %79 : tensor<8x256x384xf32>
    %85 = graph.reduce "sum" %84 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %86 = graph.reshape %85 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %87 = graph.div %86, %10 : tensor<8x256x1xf32>
    %88 = graph.add %87, %9 : tensor<8x256x1xf32>
    %89 = graph.rsqrt %88 : tensor<8x256x1xf32>
    %90 = graph.reshape %83 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %91 = graph.broadcast %90 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %92 = graph.sub %73, %91 : tensor<8x256x384xf32>
    %93 = graph.reshape %89 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %94 = graph.broadcast %93 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %95 = graph.mul %92, %94 : tensor<8x256x384xf32>
    %96 = graph.broadcast %arg9 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %97 = graph.mul %95, %96 : tensor<8x256x384xf32>
    %98 = graph.broadcast %arg10 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %99 = graph.add %97, %98 : tensor<8x256x384xf32>
    %100 = graph.reshape %99 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %101 = graph.transpose %arg11 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %102 = graph.pack %101 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    %103 = graph.matmul %100, %102 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %104 = graph.broadcast %arg12 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %105 = graph.add %103, %104 : tensor<2048x1536xf32>
    %106 = graph.reshape %105 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %107 = graph.mul %106, %8 : tensor<8x256x1536xf32>
    %108 = graph.erf %107 : tensor<8x256x1536xf32>
    %109 = graph.add %108, %7 : tensor<8x256x1536xf32>
    %110 = graph.mul %109, %6 : tensor<8x256x1536xf32>
    %111 = graph.mul %106, %110 : tensor<8x256x1536xf32>
    %112 = graph.reshape %111 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %113 = graph.transpose %arg13 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %114 = graph.pack %113 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    %115 = graph.matmul %112, %114 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %116 = graph.broadcast %arg14 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %117 = graph.add %115, %116 : tensor<2048x384xf32>
    %118 = graph.reshape %117 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %119 = graph.add %73, %118 : tensor<8x256x384xf32>
    %120 = graph.reduce "sum" %119 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %121 = graph.reshape %120 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %122 = graph.div %121, %10 : tensor<8x256x1xf32>
    %123 = graph.reshape %122 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %124 = graph.broadcast %123 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %125 = graph.sub %119, %124 : tensor<8x256x384xf32>
    %126 = graph.reduce "sum" %125 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %127 = graph.reshape %126 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %128 = graph.div %127, %10 : tensor<8x256x1xf32>
    %129 = graph.add %122, %128 : tensor<8x256x1xf32>
    %130 = graph.mul %125, %125 : tensor<8x256x384xf32>
    %131 = graph.reduce "sum" %130 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %132 = graph.reshape %131 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %133 = graph.div %132, %10 : tensor<8x256x1xf32>
    %134 = graph.add %133, %9 : tensor<8x256x1xf32>
    %135 = graph.rsqrt %134 : tensor<8x256x1xf32>
    %136 = graph.reshape %129 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %137 = graph.broadcast %136 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %138 = graph.sub %119, %137 : tensor<8x256x384xf32>
    %139 = graph.reshape %135 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %140 = graph.broadcast %139 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %141 = graph.mul %138, %140 : tensor<8x256x384xf32>
    %142 = graph.broadcast %arg15 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %143 = graph.mul %141, %142 : tensor<8x256x384xf32>
    %144 = graph.broadcast %arg16 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %145 = graph.add %143, %144 : tensor<8x256x384xf32>
    %146 = graph.reshape %145 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %147 = graph.transpose %arg17 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %148 = graph.pack %147 : tensor<384x1152xf32> -> tensor<24x384x48xf32>
    %149 = graph.matmul %146, %148 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
    %150 = graph.broadcast %arg18 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %151 = graph.add %149, %150 : tensor<2048x1152xf32>
    %152 = graph.reshape %151 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %153 = graph.slice %152 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %154 = graph.slice %152 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %155 = graph.slice %152 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %156 = graph.reshape %153 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %157 = graph.transpose %156 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %158 = graph.reshape %154 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %159 = graph.transpose %158 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %160 = graph.reshape %155 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %161 = graph.transpose %160 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_0, %log_sum_exp_1 = graph.attention %157, %159, %161 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %162 = graph.transpose %result_0 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %163 = graph.reshape %162 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
    %164 = graph.transpose %arg19 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %165 = graph.pack %164 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    %166 = graph.matmul %163, %165 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    %167 = graph.broadcast %arg20 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %168 = graph.add %166, %167 : tensor<2048x384xf32>
    %169 = graph.reshape %168 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %170 = graph.add %119, %169 : tensor<8x256x384xf32>
    %171 = graph.reduce "sum" %170 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %172 = graph.reshape %171 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %173 = graph.div %172, %10 : tensor<8x256x1xf32>
    %174 = graph.reshape %173 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %175 = graph.broadcast %174 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %176 = graph.sub %170, %175 : tensor<8x256x384xf32>
    %177 = graph.reduce "sum" %176 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %178 = graph.reshape %177 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %179 = graph.div %178, %10 : tensor<8x256x1xf32>
    %180 = graph.add %173, %179 : tensor<8x256x1xf32>
    %181 = graph.mul %176, %176 : tensor<8x256x384xf32>
    %182 = graph.reduce "sum" %181 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %183 = graph.reshape %182 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %184 = graph.div %183, %10 : tensor<8x256x1xf32>
    %185 = graph.add %184, %9 : tensor<8x256x1xf32>
    %186 = graph.rsqrt %185 : tensor<8x256x1xf32>
    %187 = graph.reshape %180 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %188 = graph.broadcast %187 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %189 = graph.sub %170, %188 : tensor<8x256x384xf32>
    %190 = graph.reshape %186 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %191 = graph.broadcast %190 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %192 = graph.mul %189, %191 : tensor<8x256x384xf32>
    %193 = graph.broadcast %arg21 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %194 = graph.mul %192, %193 : tensor<8x256x384xf32>
    %195 = graph.broadcast %arg22 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %196 = graph.add %194, %195 : tensor<8x256x384xf32>
    %197 = graph.reshape %196 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %198 = graph.transpose %arg23 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %199 = graph.pack %198 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    %200 = graph.matmul %197, %199 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %201 = graph.broadcast %arg24 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %202 = graph.add %200, %201 : tensor<2048x1536xf32>
    %203 = graph.reshape %202 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %204 = graph.mul %203, %8 : tensor<8x256x1536xf32>
    %205 = graph.erf %204 : tensor<8x256x1536xf32>
    %206 = graph.add %205, %7 : tensor<8x256x1536xf32>
    %207 = graph.mul %206, %6 : tensor<8x256x1536xf32>
    %208 = graph.mul %203, %207 : tensor<8x256x1536xf32>
    %209 = graph.reshape %208 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %210 = graph.transpose %arg25 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %211 = graph.pack %210 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    %212 = graph.matmul %209, %211 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %213 = graph.broadcast %arg26 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %214 = graph.add %212, %213 : tensor<2048x384xf32>
    %215 = graph.reshape %214 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %216 = graph.add %170, %215 : tensor<8x256x384xf32>
    %217 = graph.reduce "sum" %216 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %218 = graph.reshape %217 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %219 = graph.div %218, %10 : tensor<8x256x1xf32>
    %220 = graph.reshape %219 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %221 = graph.broadcast %220 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %222 = graph.sub %216, %221 : tensor<8x256x384xf32>
    %223 = graph.reduce "sum" %222 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %224 = graph.reshape %223 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %225 = graph.div %224, %10 : tensor<8x256x1xf32>
    %226 = graph.add %219, %225 : tensor<8x256x1xf32>
    %227 = graph.mul %222, %222 : tensor<8x256x384xf32>
    %228 = graph.reduce "sum" %227 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %229 = graph.reshape %228 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %230 = graph.div %229, %10 : tensor<8x256x1xf32>
    %231 = graph.add %230, %9 : tensor<8x256x1xf32>
    %232 = graph.rsqrt %231 : tensor<8x256x1xf32>
    %233 = graph.reshape %226 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %234 = graph.broadcast %233 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %235 = graph.sub %216, %234 : tensor<8x256x384xf32>
    %236 = graph.reshape %232 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %237 = graph.broadcast %236 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %238 = graph.mul %235, %237 : tensor<8x256x384xf32>
    %239 = graph.broadcast %arg27 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %240 = graph.mul %238, %239 : tensor<8x256x384xf32>
    %241 = graph.broadcast %arg28 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %242 = graph.add %240, %241 : tensor<8x256x384xf32>
    %243 = graph.reshape %242 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %244 = graph.transpose %arg29 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %245 = graph.pack %244 : tensor<384x1152xf32> -> tensor<24x384x48xf32>
    %246 = graph.matmul %243, %245 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
    %247 = graph.broadcast %arg30 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %248 = graph.add %246, %247 : tensor<2048x1152xf32>
    %249 = graph.reshape %248 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %250 = graph.slice %249 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %251 = graph.slice %249 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %252 = graph.slice %249 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %253 = graph.reshape %250 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %254 = graph.transpose %253 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %255 = graph.reshape %251 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %256 = graph.transpose %255 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %257 = graph.reshape %252 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %258 = graph.transpose %257 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_2, %log_sum_exp_3 = graph.attention %254, %256, %258 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %259 = graph.transpose %result_2 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %260 = graph.reshape %259 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
    %261 = graph.transpose %arg31 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %262 = graph.pack %261 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    %263 = graph.matmul %260, %262 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    %264 = graph.broadcast %arg32 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %265 = graph.add %263, %264 : tensor<2048x384xf32>
    %266 = graph.reshape %265 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %267 = graph.add %216, %266 : tensor<8x256x384xf32>
    %268 = graph.reduce "sum" %267 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %269 = graph.reshape %268 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %270 = graph.div %269, %10 : tensor<8x256x1xf32>
    %271 = graph.reshape %270 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %272 = graph.broadcast %271 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %273 = graph.sub %267, %272 : tensor<8x256x384xf32>
    %274 = graph.reduce "sum" %273 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %275 = graph.reshape %274 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %276 = graph.div %275, %10 : tensor<8x256x1xf32>
    %277 = graph.add %270, %276 : tensor<8x256x1xf32>
    %278 = graph.mul %273, %273 : tensor<8x256x384xf32>
    %279 = graph.reduce "sum" %278 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %280 = graph.reshape %279 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %281 = graph.div %280, %10 : tensor<8x256x1xf32>
    %282 = graph.add %281, %9 : tensor<8x256x1xf32>
    %283 = graph.rsqrt %282 : tensor<8x256x1xf32>
    %284 = graph.reshape %277 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %285 = graph.broadcast %284 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %286 = graph.sub %267, %285 : tensor<8x256x384xf32>
    %287 = graph.reshape %283 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %288 = graph.broadcast %287 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %289 = graph.mul %286, %288 : tensor<8x256x384xf32>
    %290 = graph.broadcast %arg33 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %291 = graph.mul %289, %290 : tensor<8x256x384xf32>
    %292 = graph.broadcast %arg34 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %293 = graph.add %291, %292 : tensor<8x256x384xf32>
    %294 = graph.reshape %293 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %295 = graph.transpose %arg35 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %296 = graph.pack %295 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    %297 = graph.matmul %294, %296 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %298 = graph.broadcast %arg36 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %299 = graph.add %297, %298 : tensor<2048x1536xf32>
    %300 = graph.reshape %299 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %301 = graph.mul %300, %8 : tensor<8x256x1536xf32>
    %302 = graph.erf %301 : tensor<8x256x1536xf32>
    %303 = graph.add %302, %7 : tensor<8x256x1536xf32>
    %304 = graph.mul %303, %6 : tensor<8x256x1536xf32>
    %305 = graph.mul %300, %304 : tensor<8x256x1536xf32>
    %306 = graph.reshape %305 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %307 = graph.transpose %arg37 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %308 = graph.pack %307 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    %309 = graph.matmul %306, %308 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %310 = graph.broadcast %arg38 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %311 = graph.add %309, %310 : tensor<2048x384xf32>
    %312 = graph.reshape %311 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %313 = graph.add %267, %312 : tensor<8x256x384xf32>
    %314 = graph.reduce "sum" %313 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %315 = graph.reshape %314 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %316 = graph.div %315, %10 : tensor<8x256x1xf32>
    %317 = graph.reshape %316 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %318 = graph.broadcast %317 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %319 = graph.sub %313, %318 : tensor<8x256x384xf32>
    %320 = graph.reduce "sum" %319 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %321 = graph.reshape %320 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %322 = graph.div %321, %10 : tensor<8x256x1xf32>
    %323 = graph.add %316, %322 : tensor<8x256x1xf32>
    %324 = graph.mul %319, %319 : tensor<8x256x384xf32>
    %325 = graph.reduce "sum" %324 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %326 = graph.reshape %325 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %327 = graph.div %326, %10 : tensor<8x256x1xf32>
    %328 = graph.add %327, %9 : tensor<8x256x1xf32>
    %329 = graph.rsqrt %328 : tensor<8x256x1xf32>
    %330 = graph.reshape %323 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %331 = graph.broadcast %330 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %332 = graph.sub %313, %331 : tensor<8x256x384xf32>
    %333 = graph.reshape %329 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %334 = graph.broadcast %333 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %335 = graph.mul %332, %334 : tensor<8x256x384xf32>
    %336 = graph.broadcast %arg39 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %337 = graph.mul %335, %336 : tensor<8x256x384xf32>
    %338 = graph.broadcast %arg40 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %339 = graph.add %337, %338 : tensor<8x256x384xf32>
    %340 = graph.reshape %339 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %341 = graph.transpose %arg41 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %342 = graph.pack %341 : tensor<384x1152xf32> -> tensor<24x384x48xf32>
    %343 = graph.matmul %340, %342 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
    %344 = graph.broadcast %arg42 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %345 = graph.add %343, %344 : tensor<2048x1152xf32>
    %346 = graph.reshape %345 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %347 = graph.slice %346 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %348 = graph.slice %346 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %349 = graph.slice %346 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %350 = graph.reshape %347 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %351 = graph.transpose %350 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %352 = graph.reshape %348 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %353 = graph.transpose %352 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %354 = graph.reshape %349 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %355 = graph.transpose %354 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_4, %log_sum_exp_5 = graph.attention %351, %353, %355 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %356 = graph.transpose %result_4 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %357 = graph.reshape %356 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
    %358 = graph.transpose %arg43 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %359 = graph.pack %358 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    %360 = graph.matmul %357, %359 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    %361 = graph.broadcast %arg44 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %362 = graph.add %360, %361 : tensor<2048x384xf32>
    %363 = graph.reshape %362 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %364 = graph.add %313, %363 : tensor<8x256x384xf32>
    %365 = graph.reduce "sum" %364 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %366 = graph.reshape %365 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %367 = graph.div %366, %10 : tensor<8x256x1xf32>
    %368 = graph.reshape %367 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %369 = graph.broadcast %368 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %370 = graph.sub %364, %369 : tensor<8x256x384xf32>
    %371 = graph.reduce "sum" %370 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %372 = graph.reshape %371 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %373 = graph.div %372, %10 : tensor<8x256x1xf32>
    %374 = graph.add %367, %373 : tensor<8x256x1xf32>
    %375 = graph.mul %370, %370 : tensor<8x256x384xf32>
    %376 = graph.reduce "sum" %375 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %377 = graph.reshape %376 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %378 = graph.div %377, %10 : tensor<8x256x1xf32>
    %379 = graph.add %378, %9 : tensor<8x256x1xf32>
    %380 = graph.rsqrt %379 : tensor<8x256x1xf32>
    %381 = graph.reshape %374 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %382 = graph.broadcast %381 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %383 = graph.sub %364, %382 : tensor<8x256x384xf32>
    %384 = graph.reshape %380 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %385 = graph.broadcast %384 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %386 = graph.mul %383, %385 : tensor<8x256x384xf32>
    %387 = graph.broadcast %arg45 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %388 = graph.mul %386, %387 : tensor<8x256x384xf32>
    %389 = graph.broadcast %arg46 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %390 = graph.add %388, %389 : tensor<8x256x384xf32>
    %391 = graph.reshape %390 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %392 = graph.transpose %arg47 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %393 = graph.pack %392 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    %394 = graph.matmul %391, %393 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %395 = graph.broadcast %arg48 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %396 = graph.add %394, %395 : tensor<2048x1536xf32>
    %397 = graph.reshape %396 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %398 = graph.mul %397, %8 : tensor<8x256x1536xf32>
    %399 = graph.erf %398 : tensor<8x256x1536xf32>
    %400 = graph.add %399, %7 : tensor<8x256x1536xf32>
    %401 = graph.mul %400, %6 : tensor<8x256x1536xf32>
    %402 = graph.mul %397, %401 : tensor<8x256x1536xf32>
    %403 = graph.reshape %402 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %404 = graph.transpose %arg49 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %405 = graph.pack %404 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    %406 = graph.matmul %403, %405 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %407 = graph.broadcast %arg50 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %408 = graph.add %406, %407 : tensor<2048x384xf32>
    %409 = graph.reshape %408 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %410 = graph.add %364, %409 : tensor<8x256x384xf32>
    %411 = graph.reduce "sum" %410 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %412 = graph.reshape %411 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %413 = graph.div %412, %10 : tensor<8x256x1xf32>
    %414 = graph.reshape %413 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %415 = graph.broadcast %414 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %416 = graph.sub %410, %415 : tensor<8x256x384xf32>
    %417 = graph.reduce "sum" %416 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %418 = graph.reshape %417 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %419 = graph.div %418, %10 : tensor<8x256x1xf32>
    %420 = graph.add %413, %419 : tensor<8x256x1xf32>
    %421 = graph.mul %416, %416 : tensor<8x256x384xf32>
    %422 = graph.reduce "sum" %421 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %423 = graph.reshape %422 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %424 = graph.div %423, %10 : tensor<8x256x1xf32>
    %425 = graph.add %424, %9 : tensor<8x256x1xf32>
    %426 = graph.rsqrt %425 : tensor<8x256x1xf32>
    %427 = graph.reshape %420 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %428 = graph.broadcast %427 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %429 = graph.sub %410, %428 : tensor<8x256x384xf32>
    %430 = graph.reshape %426 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %431 = graph.broadcast %430 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %432 = graph.mul %429, %431 : tensor<8x256x384xf32>
    %433 = graph.broadcast %arg51 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %434 = graph.mul %432, %433 : tensor<8x256x384xf32>
    %435 = graph.broadcast %arg52 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %436 = graph.add %434, %435 : tensor<8x256x384xf32>
    %437 = graph.reshape %436 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %438 = graph.transpose %arg53 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %439 = graph.pack %438 : tensor<384x1152xf32> -> tensor<24x384x48xf32>
    %440 = graph.matmul %437, %439 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
    %441 = graph.broadcast %arg54 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %442 = graph.add %440, %441 : tensor<2048x1152xf32>
    %443 = graph.reshape %442 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %444 = graph.slice %443 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %445 = graph.slice %443 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %446 = graph.slice %443 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %447 = graph.reshape %444 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %448 = graph.transpose %447 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %449 = graph.reshape %445 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %450 = graph.transpose %449 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %451 = graph.reshape %446 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %452 = graph.transpose %451 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_6, %log_sum_exp_7 = graph.attention %448, %450, %452 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %453 = graph.transpose %result_6 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %454 = graph.reshape %453 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
    %455 = graph.transpose %arg55 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %456 = graph.pack %455 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    %457 = graph.matmul %454, %456 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    %458 = graph.broadcast %arg56 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %459 = graph.add %457, %458 : tensor<2048x384xf32>
    %460 = graph.reshape %459 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %461 = graph.add %410, %460 : tensor<8x256x384xf32>
    %462 = graph.reduce "sum" %461 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %463 = graph.reshape %462 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %464 = graph.div %463, %10 : tensor<8x256x1xf32>
    %465 = graph.reshape %464 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %466 = graph.broadcast %465 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %467 = graph.sub %461, %466 : tensor<8x256x384xf32>
    %468 = graph.reduce "sum" %467 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %469 = graph.reshape %468 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %470 = graph.div %469, %10 : tensor<8x256x1xf32>
    %471 = graph.add %464, %470 : tensor<8x256x1xf32>
    %472 = graph.mul %467, %467 : tensor<8x256x384xf32>
    %473 = graph.reduce "sum" %472 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %474 = graph.reshape %473 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %475 = graph.div %474, %10 : tensor<8x256x1xf32>
    %476 = graph.add %475, %9 : tensor<8x256x1xf32>
    %477 = graph.rsqrt %476 : tensor<8x256x1xf32>
    %478 = graph.reshape %471 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %479 = graph.broadcast %478 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %480 = graph.sub %461, %479 : tensor<8x256x384xf32>
    %481 = graph.reshape %477 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %482 = graph.broadcast %481 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %483 = graph.mul %480, %482 : tensor<8x256x384xf32>
    %484 = graph.broadcast %arg57 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %485 = graph.mul %483, %484 : tensor<8x256x384xf32>
    %486 = graph.broadcast %arg58 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %487 = graph.add %485, %486 : tensor<8x256x384xf32>
    %488 = graph.reshape %487 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %489 = graph.transpose %arg59 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %490 = graph.pack %489 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    %491 = graph.matmul %488, %490 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %492 = graph.broadcast %arg60 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %493 = graph.add %491, %492 : tensor<2048x1536xf32>
    %494 = graph.reshape %493 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %495 = graph.mul %494, %8 : tensor<8x256x1536xf32>
    %496 = graph.erf %495 : tensor<8x256x1536xf32>
    %497 = graph.add %496, %7 : tensor<8x256x1536xf32>
    %498 = graph.mul %497, %6 : tensor<8x256x1536xf32>
    %499 = graph.mul %494, %498 : tensor<8x256x1536xf32>
    %500 = graph.reshape %499 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %501 = graph.transpose %arg61 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %502 = graph.pack %501 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    %503 = graph.matmul %500, %502 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %504 = graph.broadcast %arg62 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %505 = graph.add %503, %504 : tensor<2048x384xf32>
    %506 = graph.reshape %505 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %507 = graph.add %461, %506 : tensor<8x256x384xf32>
    %508 = graph.reduce "sum" %507 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %509 = graph.reshape %508 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %510 = graph.div %509, %10 : tensor<8x256x1xf32>
    %511 = graph.reshape %510 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %512 = graph.broadcast %511 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %513 = graph.sub %507, %512 : tensor<8x256x384xf32>
    %514 = graph.reduce "sum" %513 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %515 = graph.reshape %514 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %516 = graph.div %515, %10 : tensor<8x256x1xf32>
    %517 = graph.add %510, %516 : tensor<8x256x1xf32>
    %518 = graph.mul %513, %513 : tensor<8x256x384xf32>
    %519 = graph.reduce "sum" %518 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %520 = graph.reshape %519 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %521 = graph.div %520, %10 : tensor<8x256x1xf32>
    %522 = graph.add %521, %9 : tensor<8x256x1xf32>
    %523 = graph.rsqrt %522 : tensor<8x256x1xf32>
    %524 = graph.reshape %517 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %525 = graph.broadcast %524 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %526 = graph.sub %507, %525 : tensor<8x256x384xf32>
    %527 = graph.reshape %523 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %528 = graph.broadcast %527 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %529 = graph.mul %526, %528 : tensor<8x256x384xf32>
    %530 = graph.broadcast %arg63 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %531 = graph.mul %529, %530 : tensor<8x256x384xf32>
    %532 = graph.broadcast %arg64 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %533 = graph.add %531, %532 : tensor<8x256x384xf32>
    %534 = graph.reshape %533 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %535 = graph.transpose %arg65 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
    %536 = graph.pack %535 : tensor<384x1152xf32> -> tensor<24x384x48xf32>
    %537 = graph.matmul %534, %536 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
    %538 = graph.broadcast %arg66 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %539 = graph.add %537, %538 : tensor<2048x1152xf32>
    %540 = graph.reshape %539 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
    %541 = graph.slice %540 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %542 = graph.slice %540 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %543 = graph.slice %540 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
    %544 = graph.reshape %541 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %545 = graph.transpose %544 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %546 = graph.reshape %542 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %547 = graph.transpose %546 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %548 = graph.reshape %543 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
    %549 = graph.transpose %548 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %result_8, %log_sum_exp_9 = graph.attention %545, %547, %549 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
    %550 = graph.transpose %result_8 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %551 = graph.reshape %550 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
    %552 = graph.transpose %arg67 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
    %553 = graph.pack %552 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    %554 = graph.matmul %551, %553 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    %555 = graph.broadcast %arg68 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %556 = graph.add %554, %555 : tensor<2048x384xf32>
    %557 = graph.reshape %556 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %558 = graph.add %507, %557 : tensor<8x256x384xf32>
    %559 = graph.reduce "sum" %558 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %560 = graph.reshape %559 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %561 = graph.div %560, %10 : tensor<8x256x1xf32>
    %562 = graph.reshape %561 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %563 = graph.broadcast %562 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %564 = graph.sub %558, %563 : tensor<8x256x384xf32>
    %565 = graph.reduce "sum" %564 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %566 = graph.reshape %565 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %567 = graph.div %566, %10 : tensor<8x256x1xf32>
    %568 = graph.add %561, %567 : tensor<8x256x1xf32>
    %569 = graph.mul %564, %564 : tensor<8x256x384xf32>
    %570 = graph.reduce "sum" %569 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %571 = graph.reshape %570 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %572 = graph.div %571, %10 : tensor<8x256x1xf32>
    %573 = graph.add %572, %9 : tensor<8x256x1xf32>
    %574 = graph.rsqrt %573 : tensor<8x256x1xf32>
    %575 = graph.reshape %568 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %576 = graph.broadcast %575 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %577 = graph.sub %558, %576 : tensor<8x256x384xf32>
    %578 = graph.reshape %574 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %579 = graph.broadcast %578 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %580 = graph.mul %577, %579 : tensor<8x256x384xf32>
    %581 = graph.broadcast %arg69 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %582 = graph.mul %580, %581 : tensor<8x256x384xf32>
    %583 = graph.broadcast %arg70 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %584 = graph.add %582, %583 : tensor<8x256x384xf32>
    %585 = graph.reshape %584 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %586 = graph.transpose %arg71 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
    %587 = graph.pack %586 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    %588 = graph.matmul %585, %587 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %589 = graph.broadcast %arg72 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %590 = graph.add %588, %589 : tensor<2048x1536xf32>
    %591 = graph.reshape %590 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %592 = graph.mul %591, %8 : tensor<8x256x1536xf32>
    %593 = graph.erf %592 : tensor<8x256x1536xf32>
    %594 = graph.add %593, %7 : tensor<8x256x1536xf32>
    %595 = graph.mul %594, %6 : tensor<8x256x1536xf32>
    %596 = graph.mul %591, %595 : tensor<8x256x1536xf32>
    %597 = graph.reshape %596 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %598 = graph.transpose %arg73 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %599 = graph.pack %598 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    %600 = graph.matmul %597, %599 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %601 = graph.broadcast %arg74 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
    %602 = graph.add %600, %601 : tensor<2048x384xf32>
    %603 = graph.reshape %602 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %604 = graph.add %558, %603 : tensor<8x256x384xf32>
    %605 = graph.reduce "sum" %604 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %606 = graph.reshape %605 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %607 = graph.div %606, %10 : tensor<8x256x1xf32>
    %608 = graph.reshape %607 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %609 = graph.broadcast %608 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %610 = graph.sub %604, %609 : tensor<8x256x384xf32>
    %611 = graph.reduce "sum" %610 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %612 = graph.reshape %611 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %613 = graph.div %612, %10 : tensor<8x256x1xf32>
    %614 = graph.add %607, %613 : tensor<8x256x1xf32>
    %615 = graph.mul %610, %610 : tensor<8x256x384xf32>
    %616 = graph.reduce "sum" %615 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %617 = graph.reshape %616 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %618 = graph.div %617, %10 : tensor<8x256x1xf32>
    %619 = graph.add %618, %9 : tensor<8x256x1xf32>
    %620 = graph.rsqrt %619 : tensor<8x256x1xf32>
    %621 = graph.reshape %614 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %622 = graph.broadcast %621 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %623 = graph.sub %604, %622 : tensor<8x256x384xf32>
    %624 = graph.reshape %620 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %625 = graph.broadcast %624 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %626 = graph.mul %623, %625 : tensor<8x256x384xf32>
    %627 = graph.broadcast %arg75 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %628 = graph.mul %626, %627 : tensor<8x256x384xf32>
    %629 = graph.broadcast %arg76 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %630 = graph.add %628, %629 : tensor<8x256x384xf32>
    %631 = graph.transpose %arg77 {permutation = array<i64: 1, 0>} : tensor<65x384xf32> -> tensor<384x65xf32>
    %632 = graph.reshape %630 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %633 = graph.pack %631 : tensor<384x65xf32> -> tensor<5x384x16xf32>
    %634 = graph.matmul %632, %633 {packed} : tensor<2048x384xf32>, tensor<5x384x16xf32> -> tensor<2048x65xf32>
    %635 = graph.reshape %arg78 : tensor<8x256xi64> -> tensor<2048xi64>
    %636 = graph.reduce "max" %634 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
    %637 = graph.reshape %636 : tensor<2048xf32> -> tensor<2048x1xf32>
    %638 = graph.broadcast %636 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
    %639 = graph.sub %634, %638 : tensor<2048x65xf32>
    %640 = graph.exp %639 : tensor<2048x65xf32>
    %641 = graph.reduce "sum" %640 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
    %642 = graph.reshape %641 : tensor<2048xf32> -> tensor<2048x1xf32>
    %643 = graph.log %642 : tensor<2048x1xf32>
    %644 = graph.reshape %643 : tensor<2048x1xf32> -> tensor<2048xf32>
    %645 = graph.broadcast %644 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
    %646 = graph.sub %639, %645 : tensor<2048x65xf32>
    %647 = graph.cmp "ne" %635, %5 : tensor<2048xi64> -> tensor<2048xi1>
    %648 = graph.select %647, %635, %4 : tensor<2048xi1>, tensor<2048xi64>, tensor<2048xi64> -> tensor<2048xi64>
    %649 = graph.select %647, %15, %3 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %650 = graph.reshape %648 : tensor<2048xi64> -> tensor<2048x1xi64>
    %651 = graph.gather %634, %650 {axis = 1 : i64} : tensor<2048x65xf32>, tensor<2048x1xi64> -> tensor<2048x1xf32>
    %652 = graph.sub %651, %637 : tensor<2048x1xf32>
    %653 = graph.sub %652, %643 : tensor<2048x1xf32>
    %654 = graph.reshape %653 : tensor<2048x1xf32> -> tensor<2048xf32>
    %655 = graph.mul %654, %649 : tensor<2048xf32>
    %656 = graph.neg %655 : tensor<2048xf32>
    %657 = graph.select %647, %656, %3 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %658 = graph.reduce "sum" %649 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<f32>
    %659 = graph.reduce "sum" %657 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<f32>
    %660 = graph.div %659, %658 : tensor<f32>
    %661 = graph.div %17, %658 : tensor<f32>
    %662 = graph.broadcast %661 {dims = array<i64>} : tensor<f32> -> tensor<2048xf32>
    %663 = graph.mul %649, %662 : tensor<2048xf32>
    %664 = graph.neg %663 : tensor<2048xf32>
    %665 = graph.select %647, %664, %3 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %666 = graph.iota {dim = 1 : i64} : tensor<2048x65xi64>
    %667 = graph.broadcast %648 {dims = array<i64: 0>} : tensor<2048xi64> -> tensor<2048x65xi64>
    %668 = graph.cmp "eq" %666, %667 : tensor<2048x65xi64> -> tensor<2048x65xi1>
    %669 = graph.broadcast %665 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
    %670 = graph.select %668, %669, %2 : tensor<2048x65xi1>, tensor<2048x65xf32>, tensor<2048x65xf32> -> tensor<2048x65xf32>
    %671 = graph.reduce "sum" %670 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
    %672 = graph.exp %646 : tensor<2048x65xf32>
    %673 = graph.broadcast %671 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
    %674 = graph.mul %672, %673 : tensor<2048x65xf32>
    %675 = graph.sub %670, %674 : tensor<2048x65xf32>
    %676 = graph.transpose %675 {permutation = array<i64: 1, 0>} : tensor<2048x65xf32> -> tensor<65x2048xf32>
    %677 = graph.pack %632 : tensor<2048x384xf32> -> tensor<6x2048x64xf32>
    %678 = graph.matmul %676, %677 {packed} : tensor<65x2048xf32>, tensor<6x2048x64xf32> -> tensor<65x384xf32>
    %679 = graph.pack %arg77 : tensor<65x384xf32> -> tensor<8x65x48xf32>
    %680 = graph.matmul %675, %679 {packed} : tensor<2048x65xf32>, tensor<8x65x48xf32> -> tensor<2048x384xf32>
    %681 = graph.reshape %680 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %682 = graph.mul %681, %627 : tensor<8x256x384xf32>
    %683 = graph.reduce "sum" %682 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %684 = graph.reshape %683 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %685 = graph.div %684, %10 : tensor<8x256x1xf32>
    %686 = graph.mul %682, %626 : tensor<8x256x384xf32>
    %687 = graph.reduce "sum" %686 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %688 = graph.reshape %687 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %689 = graph.div %688, %10 : tensor<8x256x1xf32>
    %690 = graph.reshape %685 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %691 = graph.broadcast %690 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %692 = graph.sub %682, %691 : tensor<8x256x384xf32>
    %693 = graph.reshape %689 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %694 = graph.broadcast %693 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %695 = graph.mul %626, %694 : tensor<8x256x384xf32>
    %696 = graph.sub %692, %695 : tensor<8x256x384xf32>
    %697 = graph.mul %625, %696 : tensor<8x256x384xf32>
    %698 = graph.mul %681, %626 : tensor<8x256x384xf32>
    %699 = graph.reshape %698 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %700 = graph.reduce "sum" %699 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %701 = graph.reduce "sum" %700 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %702 = graph.reshape %701 : tensor<1x384xf32> -> tensor<384xf32>
    %703 = graph.reshape %680 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %704 = graph.reduce "sum" %703 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %705 = graph.reduce "sum" %704 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %706 = graph.reshape %705 : tensor<1x384xf32> -> tensor<384xf32>
    %707 = graph.reshape %697 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %708 = graph.pack %arg73 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    %709 = graph.matmul %707, %708 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %710 = graph.transpose %707 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %711 = graph.pack %597 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
    %712 = graph.matmul %710, %711 {packed} : tensor<384x2048xf32>, tensor<32x2048x48xf32> -> tensor<384x1536xf32>
    %713 = graph.reshape %697 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %714 = graph.reduce "sum" %713 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %715 = graph.reduce "sum" %714 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %716 = graph.reshape %715 : tensor<1x384xf32> -> tensor<384xf32>
    %717 = graph.reshape %709 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %718 = graph.mul %591, %591 : tensor<8x256x1536xf32>
    %719 = graph.mul %718, %1 : tensor<8x256x1536xf32>
    %720 = graph.exp %719 : tensor<8x256x1536xf32>
    %721 = graph.mul %720, %0 : tensor<8x256x1536xf32>
    %722 = graph.mul %591, %721 : tensor<8x256x1536xf32>
    %723 = graph.add %595, %722 : tensor<8x256x1536xf32>
    %724 = graph.mul %717, %723 : tensor<8x256x1536xf32>
    %725 = graph.reshape %724 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %726 = graph.pack %arg71 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    %727 = graph.matmul %725, %726 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %728 = graph.transpose %725 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %729 = graph.pack %585 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %730 = graph.matmul %728, %729 {packed} : tensor<1536x2048xf32>, tensor<8x2048x48xf32> -> tensor<1536x384xf32>
    %731 = graph.reshape %724 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
    %732 = graph.reduce "sum" %731 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
    %733 = graph.reduce "sum" %732 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %734 = graph.reshape %733 : tensor<1x1536xf32> -> tensor<1536xf32>
    %735 = graph.reshape %727 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %736 = graph.mul %735, %581 : tensor<8x256x384xf32>
    %737 = graph.reduce "sum" %736 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %738 = graph.reshape %737 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %739 = graph.div %738, %10 : tensor<8x256x1xf32>
    %740 = graph.mul %736, %580 : tensor<8x256x384xf32>
    %741 = graph.reduce "sum" %740 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %742 = graph.reshape %741 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %743 = graph.div %742, %10 : tensor<8x256x1xf32>
    %744 = graph.reshape %739 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %745 = graph.broadcast %744 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %746 = graph.sub %736, %745 : tensor<8x256x384xf32>
    %747 = graph.reshape %743 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %748 = graph.broadcast %747 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %749 = graph.mul %580, %748 : tensor<8x256x384xf32>
    %750 = graph.sub %746, %749 : tensor<8x256x384xf32>
    %751 = graph.mul %579, %750 : tensor<8x256x384xf32>
    %752 = graph.mul %735, %580 : tensor<8x256x384xf32>
    %753 = graph.reshape %752 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %754 = graph.reduce "sum" %753 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %755 = graph.reduce "sum" %754 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %756 = graph.reshape %755 : tensor<1x384xf32> -> tensor<384xf32>
    %757 = graph.reshape %727 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %758 = graph.reduce "sum" %757 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %759 = graph.reduce "sum" %758 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %760 = graph.reshape %759 : tensor<1x384xf32> -> tensor<384xf32>
    %761 = graph.add %697, %751 : tensor<8x256x384xf32>
    %762 = graph.reshape %761 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %763 = graph.pack %arg67 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    %764 = graph.matmul %762, %763 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    %765 = graph.transpose %762 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %766 = graph.pack %551 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %767 = graph.matmul %765, %766 {packed} : tensor<384x2048xf32>, tensor<8x2048x48xf32> -> tensor<384x384xf32>
    %768 = graph.reshape %761 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %769 = graph.reduce "sum" %768 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %770 = graph.reduce "sum" %769 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %771 = graph.reshape %770 : tensor<1x384xf32> -> tensor<384xf32>
    %772 = graph.reshape %764 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %773 = graph.transpose %772 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query, %grad_key, %grad_value = graph.attention_grad %773, %545, %547, %549, %result_8, %log_sum_exp_9 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %774 = graph.transpose %grad_value {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %775 = graph.reshape %774 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %776 = graph.transpose %grad_key {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %777 = graph.reshape %776 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %778 = graph.transpose %grad_query {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %779 = graph.reshape %778 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %780 = graph.concat %779, %777, %775 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %781 = graph.reshape %780 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %782 = graph.pack %arg65 : tensor<1152x384xf32> -> tensor<8x1152x48xf32>
    %783 = graph.matmul %781, %782 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
    %784 = graph.transpose %781 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %785 = graph.pack %534 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %786 = graph.matmul %784, %785 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
    %787 = graph.reshape %780 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %788 = graph.reduce "sum" %787 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    %789 = graph.reduce "sum" %788 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
    %790 = graph.reshape %789 : tensor<1x1152xf32> -> tensor<1152xf32>
    %791 = graph.reshape %783 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %792 = graph.mul %791, %530 : tensor<8x256x384xf32>
    %793 = graph.reduce "sum" %792 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %794 = graph.reshape %793 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %795 = graph.div %794, %10 : tensor<8x256x1xf32>
    %796 = graph.mul %792, %529 : tensor<8x256x384xf32>
    %797 = graph.reduce "sum" %796 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %798 = graph.reshape %797 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %799 = graph.div %798, %10 : tensor<8x256x1xf32>
    %800 = graph.reshape %795 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %801 = graph.broadcast %800 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %802 = graph.sub %792, %801 : tensor<8x256x384xf32>
    %803 = graph.reshape %799 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %804 = graph.broadcast %803 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %805 = graph.mul %529, %804 : tensor<8x256x384xf32>
    %806 = graph.sub %802, %805 : tensor<8x256x384xf32>
    %807 = graph.mul %528, %806 : tensor<8x256x384xf32>
    %808 = graph.mul %791, %529 : tensor<8x256x384xf32>
    %809 = graph.reshape %808 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %810 = graph.reduce "sum" %809 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %811 = graph.reduce "sum" %810 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %812 = graph.reshape %811 : tensor<1x384xf32> -> tensor<384xf32>
    %813 = graph.reshape %783 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %814 = graph.reduce "sum" %813 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %815 = graph.reduce "sum" %814 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %816 = graph.reshape %815 : tensor<1x384xf32> -> tensor<384xf32>
    %817 = graph.add %761, %807 : tensor<8x256x384xf32>
    %818 = graph.reshape %817 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %819 = graph.pack %arg61 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    %820 = graph.matmul %818, %819 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %821 = graph.transpose %818 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %822 = graph.pack %500 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
    %823 = graph.matmul %821, %822 {packed} : tensor<384x2048xf32>, tensor<32x2048x48xf32> -> tensor<384x1536xf32>
    %824 = graph.reshape %817 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %825 = graph.reduce "sum" %824 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %826 = graph.reduce "sum" %825 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %827 = graph.reshape %826 : tensor<1x384xf32> -> tensor<384xf32>
    %828 = graph.reshape %820 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %829 = graph.mul %494, %494 : tensor<8x256x1536xf32>
    %830 = graph.mul %829, %1 : tensor<8x256x1536xf32>
    %831 = graph.exp %830 : tensor<8x256x1536xf32>
    %832 = graph.mul %831, %0 : tensor<8x256x1536xf32>
    %833 = graph.mul %494, %832 : tensor<8x256x1536xf32>
    %834 = graph.add %498, %833 : tensor<8x256x1536xf32>
    %835 = graph.mul %828, %834 : tensor<8x256x1536xf32>
    %836 = graph.reshape %835 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %837 = graph.pack %arg59 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    %838 = graph.matmul %836, %837 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %839 = graph.transpose %836 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %840 = graph.pack %488 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %841 = graph.matmul %839, %840 {packed} : tensor<1536x2048xf32>, tensor<8x2048x48xf32> -> tensor<1536x384xf32>
    %842 = graph.reshape %835 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
    %843 = graph.reduce "sum" %842 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
    %844 = graph.reduce "sum" %843 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %845 = graph.reshape %844 : tensor<1x1536xf32> -> tensor<1536xf32>
    %846 = graph.reshape %838 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %847 = graph.mul %846, %484 : tensor<8x256x384xf32>
    %848 = graph.reduce "sum" %847 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %849 = graph.reshape %848 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %850 = graph.div %849, %10 : tensor<8x256x1xf32>
    %851 = graph.mul %847, %483 : tensor<8x256x384xf32>
    %852 = graph.reduce "sum" %851 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %853 = graph.reshape %852 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %854 = graph.div %853, %10 : tensor<8x256x1xf32>
    %855 = graph.reshape %850 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %856 = graph.broadcast %855 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %857 = graph.sub %847, %856 : tensor<8x256x384xf32>
    %858 = graph.reshape %854 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %859 = graph.broadcast %858 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %860 = graph.mul %483, %859 : tensor<8x256x384xf32>
    %861 = graph.sub %857, %860 : tensor<8x256x384xf32>
    %862 = graph.mul %482, %861 : tensor<8x256x384xf32>
    %863 = graph.mul %846, %483 : tensor<8x256x384xf32>
    %864 = graph.reshape %863 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %865 = graph.reduce "sum" %864 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %866 = graph.reduce "sum" %865 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %867 = graph.reshape %866 : tensor<1x384xf32> -> tensor<384xf32>
    %868 = graph.reshape %838 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %869 = graph.reduce "sum" %868 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %870 = graph.reduce "sum" %869 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %871 = graph.reshape %870 : tensor<1x384xf32> -> tensor<384xf32>
    %872 = graph.add %817, %862 : tensor<8x256x384xf32>
    %873 = graph.reshape %872 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %874 = graph.pack %arg55 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    %875 = graph.matmul %873, %874 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    %876 = graph.transpose %873 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %877 = graph.pack %454 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %878 = graph.matmul %876, %877 {packed} : tensor<384x2048xf32>, tensor<8x2048x48xf32> -> tensor<384x384xf32>
    %879 = graph.reshape %872 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %880 = graph.reduce "sum" %879 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %881 = graph.reduce "sum" %880 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %882 = graph.reshape %881 : tensor<1x384xf32> -> tensor<384xf32>
    %883 = graph.reshape %875 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %884 = graph.transpose %883 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_10, %grad_key_11, %grad_value_12 = graph.attention_grad %884, %448, %450, %452, %result_6, %log_sum_exp_7 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %885 = graph.transpose %grad_value_12 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %886 = graph.reshape %885 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %887 = graph.transpose %grad_key_11 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %888 = graph.reshape %887 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %889 = graph.transpose %grad_query_10 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %890 = graph.reshape %889 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %891 = graph.concat %890, %888, %886 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %892 = graph.reshape %891 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %893 = graph.pack %arg53 : tensor<1152x384xf32> -> tensor<8x1152x48xf32>
    %894 = graph.matmul %892, %893 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
    %895 = graph.transpose %892 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %896 = graph.pack %437 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %897 = graph.matmul %895, %896 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
    %898 = graph.reshape %891 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %899 = graph.reduce "sum" %898 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    %900 = graph.reduce "sum" %899 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
    %901 = graph.reshape %900 : tensor<1x1152xf32> -> tensor<1152xf32>
    %902 = graph.reshape %894 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %903 = graph.mul %902, %433 : tensor<8x256x384xf32>
    %904 = graph.reduce "sum" %903 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %905 = graph.reshape %904 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %906 = graph.div %905, %10 : tensor<8x256x1xf32>
    %907 = graph.mul %903, %432 : tensor<8x256x384xf32>
    %908 = graph.reduce "sum" %907 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %909 = graph.reshape %908 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %910 = graph.div %909, %10 : tensor<8x256x1xf32>
    %911 = graph.reshape %906 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %912 = graph.broadcast %911 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %913 = graph.sub %903, %912 : tensor<8x256x384xf32>
    %914 = graph.reshape %910 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %915 = graph.broadcast %914 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %916 = graph.mul %432, %915 : tensor<8x256x384xf32>
    %917 = graph.sub %913, %916 : tensor<8x256x384xf32>
    %918 = graph.mul %431, %917 : tensor<8x256x384xf32>
    %919 = graph.mul %902, %432 : tensor<8x256x384xf32>
    %920 = graph.reshape %919 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %921 = graph.reduce "sum" %920 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %922 = graph.reduce "sum" %921 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %923 = graph.reshape %922 : tensor<1x384xf32> -> tensor<384xf32>
    %924 = graph.reshape %894 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %925 = graph.reduce "sum" %924 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %926 = graph.reduce "sum" %925 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %927 = graph.reshape %926 : tensor<1x384xf32> -> tensor<384xf32>
    %928 = graph.add %872, %918 : tensor<8x256x384xf32>
    %929 = graph.reshape %928 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %930 = graph.pack %arg49 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    %931 = graph.matmul %929, %930 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %932 = graph.transpose %929 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %933 = graph.pack %403 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
    %934 = graph.matmul %932, %933 {packed} : tensor<384x2048xf32>, tensor<32x2048x48xf32> -> tensor<384x1536xf32>
    %935 = graph.reshape %928 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %936 = graph.reduce "sum" %935 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %937 = graph.reduce "sum" %936 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %938 = graph.reshape %937 : tensor<1x384xf32> -> tensor<384xf32>
    %939 = graph.reshape %931 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %940 = graph.mul %397, %397 : tensor<8x256x1536xf32>
    %941 = graph.mul %940, %1 : tensor<8x256x1536xf32>
    %942 = graph.exp %941 : tensor<8x256x1536xf32>
    %943 = graph.mul %942, %0 : tensor<8x256x1536xf32>
    %944 = graph.mul %397, %943 : tensor<8x256x1536xf32>
    %945 = graph.add %401, %944 : tensor<8x256x1536xf32>
    %946 = graph.mul %939, %945 : tensor<8x256x1536xf32>
    %947 = graph.reshape %946 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %948 = graph.pack %arg47 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    %949 = graph.matmul %947, %948 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %950 = graph.transpose %947 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %951 = graph.pack %391 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %952 = graph.matmul %950, %951 {packed} : tensor<1536x2048xf32>, tensor<8x2048x48xf32> -> tensor<1536x384xf32>
    %953 = graph.reshape %946 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
    %954 = graph.reduce "sum" %953 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
    %955 = graph.reduce "sum" %954 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %956 = graph.reshape %955 : tensor<1x1536xf32> -> tensor<1536xf32>
    %957 = graph.reshape %949 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %958 = graph.mul %957, %387 : tensor<8x256x384xf32>
    %959 = graph.reduce "sum" %958 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %960 = graph.reshape %959 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %961 = graph.div %960, %10 : tensor<8x256x1xf32>
    %962 = graph.mul %958, %386 : tensor<8x256x384xf32>
    %963 = graph.reduce "sum" %962 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %964 = graph.reshape %963 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %965 = graph.div %964, %10 : tensor<8x256x1xf32>
    %966 = graph.reshape %961 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %967 = graph.broadcast %966 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %968 = graph.sub %958, %967 : tensor<8x256x384xf32>
    %969 = graph.reshape %965 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %970 = graph.broadcast %969 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %971 = graph.mul %386, %970 : tensor<8x256x384xf32>
    %972 = graph.sub %968, %971 : tensor<8x256x384xf32>
    %973 = graph.mul %385, %972 : tensor<8x256x384xf32>
    %974 = graph.mul %957, %386 : tensor<8x256x384xf32>
    %975 = graph.reshape %974 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %976 = graph.reduce "sum" %975 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %977 = graph.reduce "sum" %976 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %978 = graph.reshape %977 : tensor<1x384xf32> -> tensor<384xf32>
    %979 = graph.reshape %949 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %980 = graph.reduce "sum" %979 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %981 = graph.reduce "sum" %980 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %982 = graph.reshape %981 : tensor<1x384xf32> -> tensor<384xf32>
    %983 = graph.add %928, %973 : tensor<8x256x384xf32>
    %984 = graph.reshape %983 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %985 = graph.pack %arg43 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    %986 = graph.matmul %984, %985 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    %987 = graph.transpose %984 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %988 = graph.pack %357 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %989 = graph.matmul %987, %988 {packed} : tensor<384x2048xf32>, tensor<8x2048x48xf32> -> tensor<384x384xf32>
    %990 = graph.reshape %983 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %991 = graph.reduce "sum" %990 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %992 = graph.reduce "sum" %991 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %993 = graph.reshape %992 : tensor<1x384xf32> -> tensor<384xf32>
    %994 = graph.reshape %986 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %995 = graph.transpose %994 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_13, %grad_key_14, %grad_value_15 = graph.attention_grad %995, %351, %353, %355, %result_4, %log_sum_exp_5 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %996 = graph.transpose %grad_value_15 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %997 = graph.reshape %996 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %998 = graph.transpose %grad_key_14 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %999 = graph.reshape %998 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1000 = graph.transpose %grad_query_13 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1001 = graph.reshape %1000 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1002 = graph.concat %1001, %999, %997 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %1003 = graph.reshape %1002 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1004 = graph.pack %arg41 : tensor<1152x384xf32> -> tensor<8x1152x48xf32>
    %1005 = graph.matmul %1003, %1004 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
    %1006 = graph.transpose %1003 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %1007 = graph.pack %340 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %1008 = graph.matmul %1006, %1007 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
    %1009 = graph.reshape %1002 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %1010 = graph.reduce "sum" %1009 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    %1011 = graph.reduce "sum" %1010 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
    %1012 = graph.reshape %1011 : tensor<1x1152xf32> -> tensor<1152xf32>
    %1013 = graph.reshape %1005 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1014 = graph.mul %1013, %336 : tensor<8x256x384xf32>
    %1015 = graph.reduce "sum" %1014 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1016 = graph.reshape %1015 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1017 = graph.div %1016, %10 : tensor<8x256x1xf32>
    %1018 = graph.mul %1014, %335 : tensor<8x256x384xf32>
    %1019 = graph.reduce "sum" %1018 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1020 = graph.reshape %1019 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1021 = graph.div %1020, %10 : tensor<8x256x1xf32>
    %1022 = graph.reshape %1017 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1023 = graph.broadcast %1022 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1024 = graph.sub %1014, %1023 : tensor<8x256x384xf32>
    %1025 = graph.reshape %1021 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1026 = graph.broadcast %1025 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1027 = graph.mul %335, %1026 : tensor<8x256x384xf32>
    %1028 = graph.sub %1024, %1027 : tensor<8x256x384xf32>
    %1029 = graph.mul %334, %1028 : tensor<8x256x384xf32>
    %1030 = graph.mul %1013, %335 : tensor<8x256x384xf32>
    %1031 = graph.reshape %1030 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1032 = graph.reduce "sum" %1031 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1033 = graph.reduce "sum" %1032 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1034 = graph.reshape %1033 : tensor<1x384xf32> -> tensor<384xf32>
    %1035 = graph.reshape %1005 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1036 = graph.reduce "sum" %1035 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1037 = graph.reduce "sum" %1036 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1038 = graph.reshape %1037 : tensor<1x384xf32> -> tensor<384xf32>
    %1039 = graph.add %983, %1029 : tensor<8x256x384xf32>
    %1040 = graph.reshape %1039 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1041 = graph.pack %arg37 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    %1042 = graph.matmul %1040, %1041 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %1043 = graph.transpose %1040 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1044 = graph.pack %306 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
    %1045 = graph.matmul %1043, %1044 {packed} : tensor<384x2048xf32>, tensor<32x2048x48xf32> -> tensor<384x1536xf32>
    %1046 = graph.reshape %1039 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1047 = graph.reduce "sum" %1046 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1048 = graph.reduce "sum" %1047 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1049 = graph.reshape %1048 : tensor<1x384xf32> -> tensor<384xf32>
    %1050 = graph.reshape %1042 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %1051 = graph.mul %300, %300 : tensor<8x256x1536xf32>
    %1052 = graph.mul %1051, %1 : tensor<8x256x1536xf32>
    %1053 = graph.exp %1052 : tensor<8x256x1536xf32>
    %1054 = graph.mul %1053, %0 : tensor<8x256x1536xf32>
    %1055 = graph.mul %300, %1054 : tensor<8x256x1536xf32>
    %1056 = graph.add %304, %1055 : tensor<8x256x1536xf32>
    %1057 = graph.mul %1050, %1056 : tensor<8x256x1536xf32>
    %1058 = graph.reshape %1057 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %1059 = graph.pack %arg35 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    %1060 = graph.matmul %1058, %1059 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %1061 = graph.transpose %1058 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %1062 = graph.pack %294 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %1063 = graph.matmul %1061, %1062 {packed} : tensor<1536x2048xf32>, tensor<8x2048x48xf32> -> tensor<1536x384xf32>
    %1064 = graph.reshape %1057 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
    %1065 = graph.reduce "sum" %1064 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
    %1066 = graph.reduce "sum" %1065 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %1067 = graph.reshape %1066 : tensor<1x1536xf32> -> tensor<1536xf32>
    %1068 = graph.reshape %1060 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1069 = graph.mul %1068, %290 : tensor<8x256x384xf32>
    %1070 = graph.reduce "sum" %1069 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1071 = graph.reshape %1070 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1072 = graph.div %1071, %10 : tensor<8x256x1xf32>
    %1073 = graph.mul %1069, %289 : tensor<8x256x384xf32>
    %1074 = graph.reduce "sum" %1073 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1075 = graph.reshape %1074 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1076 = graph.div %1075, %10 : tensor<8x256x1xf32>
    %1077 = graph.reshape %1072 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1078 = graph.broadcast %1077 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1079 = graph.sub %1069, %1078 : tensor<8x256x384xf32>
    %1080 = graph.reshape %1076 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1081 = graph.broadcast %1080 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1082 = graph.mul %289, %1081 : tensor<8x256x384xf32>
    %1083 = graph.sub %1079, %1082 : tensor<8x256x384xf32>
    %1084 = graph.mul %288, %1083 : tensor<8x256x384xf32>
    %1085 = graph.mul %1068, %289 : tensor<8x256x384xf32>
    %1086 = graph.reshape %1085 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1087 = graph.reduce "sum" %1086 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1088 = graph.reduce "sum" %1087 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1089 = graph.reshape %1088 : tensor<1x384xf32> -> tensor<384xf32>
    %1090 = graph.reshape %1060 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1091 = graph.reduce "sum" %1090 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1092 = graph.reduce "sum" %1091 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1093 = graph.reshape %1092 : tensor<1x384xf32> -> tensor<384xf32>
    %1094 = graph.add %1039, %1084 : tensor<8x256x384xf32>
    %1095 = graph.reshape %1094 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1096 = graph.pack %arg31 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    %1097 = graph.matmul %1095, %1096 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    %1098 = graph.transpose %1095 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1099 = graph.pack %260 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %1100 = graph.matmul %1098, %1099 {packed} : tensor<384x2048xf32>, tensor<8x2048x48xf32> -> tensor<384x384xf32>
    %1101 = graph.reshape %1094 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1102 = graph.reduce "sum" %1101 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1103 = graph.reduce "sum" %1102 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1104 = graph.reshape %1103 : tensor<1x384xf32> -> tensor<384xf32>
    %1105 = graph.reshape %1097 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %1106 = graph.transpose %1105 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_16, %grad_key_17, %grad_value_18 = graph.attention_grad %1106, %254, %256, %258, %result_2, %log_sum_exp_3 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %1107 = graph.transpose %grad_value_18 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1108 = graph.reshape %1107 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1109 = graph.transpose %grad_key_17 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1110 = graph.reshape %1109 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1111 = graph.transpose %grad_query_16 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1112 = graph.reshape %1111 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1113 = graph.concat %1112, %1110, %1108 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %1114 = graph.reshape %1113 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1115 = graph.pack %arg29 : tensor<1152x384xf32> -> tensor<8x1152x48xf32>
    %1116 = graph.matmul %1114, %1115 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
    %1117 = graph.transpose %1114 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %1118 = graph.pack %243 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %1119 = graph.matmul %1117, %1118 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
    %1120 = graph.reshape %1113 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %1121 = graph.reduce "sum" %1120 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    %1122 = graph.reduce "sum" %1121 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
    %1123 = graph.reshape %1122 : tensor<1x1152xf32> -> tensor<1152xf32>
    %1124 = graph.reshape %1116 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1125 = graph.mul %1124, %239 : tensor<8x256x384xf32>
    %1126 = graph.reduce "sum" %1125 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1127 = graph.reshape %1126 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1128 = graph.div %1127, %10 : tensor<8x256x1xf32>
    %1129 = graph.mul %1125, %238 : tensor<8x256x384xf32>
    %1130 = graph.reduce "sum" %1129 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1131 = graph.reshape %1130 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1132 = graph.div %1131, %10 : tensor<8x256x1xf32>
    %1133 = graph.reshape %1128 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1134 = graph.broadcast %1133 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1135 = graph.sub %1125, %1134 : tensor<8x256x384xf32>
    %1136 = graph.reshape %1132 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1137 = graph.broadcast %1136 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1138 = graph.mul %238, %1137 : tensor<8x256x384xf32>
    %1139 = graph.sub %1135, %1138 : tensor<8x256x384xf32>
    %1140 = graph.mul %237, %1139 : tensor<8x256x384xf32>
    %1141 = graph.mul %1124, %238 : tensor<8x256x384xf32>
    %1142 = graph.reshape %1141 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1143 = graph.reduce "sum" %1142 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1144 = graph.reduce "sum" %1143 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1145 = graph.reshape %1144 : tensor<1x384xf32> -> tensor<384xf32>
    %1146 = graph.reshape %1116 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1147 = graph.reduce "sum" %1146 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1148 = graph.reduce "sum" %1147 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1149 = graph.reshape %1148 : tensor<1x384xf32> -> tensor<384xf32>
    %1150 = graph.add %1094, %1140 : tensor<8x256x384xf32>
    %1151 = graph.reshape %1150 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1152 = graph.pack %arg25 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    %1153 = graph.matmul %1151, %1152 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %1154 = graph.transpose %1151 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1155 = graph.pack %209 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
    %1156 = graph.matmul %1154, %1155 {packed} : tensor<384x2048xf32>, tensor<32x2048x48xf32> -> tensor<384x1536xf32>
    %1157 = graph.reshape %1150 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1158 = graph.reduce "sum" %1157 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1159 = graph.reduce "sum" %1158 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1160 = graph.reshape %1159 : tensor<1x384xf32> -> tensor<384xf32>
    %1161 = graph.reshape %1153 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %1162 = graph.mul %203, %203 : tensor<8x256x1536xf32>
    %1163 = graph.mul %1162, %1 : tensor<8x256x1536xf32>
    %1164 = graph.exp %1163 : tensor<8x256x1536xf32>
    %1165 = graph.mul %1164, %0 : tensor<8x256x1536xf32>
    %1166 = graph.mul %203, %1165 : tensor<8x256x1536xf32>
    %1167 = graph.add %207, %1166 : tensor<8x256x1536xf32>
    %1168 = graph.mul %1161, %1167 : tensor<8x256x1536xf32>
    %1169 = graph.reshape %1168 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %1170 = graph.pack %arg23 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    %1171 = graph.matmul %1169, %1170 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %1172 = graph.transpose %1169 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %1173 = graph.pack %197 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %1174 = graph.matmul %1172, %1173 {packed} : tensor<1536x2048xf32>, tensor<8x2048x48xf32> -> tensor<1536x384xf32>
    %1175 = graph.reshape %1168 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
    %1176 = graph.reduce "sum" %1175 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
    %1177 = graph.reduce "sum" %1176 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %1178 = graph.reshape %1177 : tensor<1x1536xf32> -> tensor<1536xf32>
    %1179 = graph.reshape %1171 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1180 = graph.mul %1179, %193 : tensor<8x256x384xf32>
    %1181 = graph.reduce "sum" %1180 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1182 = graph.reshape %1181 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1183 = graph.div %1182, %10 : tensor<8x256x1xf32>
    %1184 = graph.mul %1180, %192 : tensor<8x256x384xf32>
    %1185 = graph.reduce "sum" %1184 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1186 = graph.reshape %1185 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1187 = graph.div %1186, %10 : tensor<8x256x1xf32>
    %1188 = graph.reshape %1183 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1189 = graph.broadcast %1188 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1190 = graph.sub %1180, %1189 : tensor<8x256x384xf32>
    %1191 = graph.reshape %1187 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1192 = graph.broadcast %1191 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1193 = graph.mul %192, %1192 : tensor<8x256x384xf32>
    %1194 = graph.sub %1190, %1193 : tensor<8x256x384xf32>
    %1195 = graph.mul %191, %1194 : tensor<8x256x384xf32>
    %1196 = graph.mul %1179, %192 : tensor<8x256x384xf32>
    %1197 = graph.reshape %1196 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1198 = graph.reduce "sum" %1197 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1199 = graph.reduce "sum" %1198 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1200 = graph.reshape %1199 : tensor<1x384xf32> -> tensor<384xf32>
    %1201 = graph.reshape %1171 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1202 = graph.reduce "sum" %1201 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1203 = graph.reduce "sum" %1202 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1204 = graph.reshape %1203 : tensor<1x384xf32> -> tensor<384xf32>
    %1205 = graph.add %1150, %1195 : tensor<8x256x384xf32>
    %1206 = graph.reshape %1205 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1207 = graph.pack %arg19 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    %1208 = graph.matmul %1206, %1207 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    %1209 = graph.transpose %1206 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1210 = graph.pack %163 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %1211 = graph.matmul %1209, %1210 {packed} : tensor<384x2048xf32>, tensor<8x2048x48xf32> -> tensor<384x384xf32>
    %1212 = graph.reshape %1205 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1213 = graph.reduce "sum" %1212 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1214 = graph.reduce "sum" %1213 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1215 = graph.reshape %1214 : tensor<1x384xf32> -> tensor<384xf32>
    %1216 = graph.reshape %1208 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %1217 = graph.transpose %1216 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_19, %grad_key_20, %grad_value_21 = graph.attention_grad %1217, %157, %159, %161, %result_0, %log_sum_exp_1 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %1218 = graph.transpose %grad_value_21 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1219 = graph.reshape %1218 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1220 = graph.transpose %grad_key_20 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1221 = graph.reshape %1220 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1222 = graph.transpose %grad_query_19 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1223 = graph.reshape %1222 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1224 = graph.concat %1223, %1221, %1219 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %1225 = graph.reshape %1224 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1226 = graph.pack %arg17 : tensor<1152x384xf32> -> tensor<8x1152x48xf32>
    %1227 = graph.matmul %1225, %1226 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
    %1228 = graph.transpose %1225 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %1229 = graph.pack %146 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %1230 = graph.matmul %1228, %1229 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
    %1231 = graph.reshape %1224 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %1232 = graph.reduce "sum" %1231 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    %1233 = graph.reduce "sum" %1232 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
    %1234 = graph.reshape %1233 : tensor<1x1152xf32> -> tensor<1152xf32>
    %1235 = graph.reshape %1227 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1236 = graph.mul %1235, %142 : tensor<8x256x384xf32>
    %1237 = graph.reduce "sum" %1236 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1238 = graph.reshape %1237 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1239 = graph.div %1238, %10 : tensor<8x256x1xf32>
    %1240 = graph.mul %1236, %141 : tensor<8x256x384xf32>
    %1241 = graph.reduce "sum" %1240 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1242 = graph.reshape %1241 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1243 = graph.div %1242, %10 : tensor<8x256x1xf32>
    %1244 = graph.reshape %1239 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1245 = graph.broadcast %1244 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1246 = graph.sub %1236, %1245 : tensor<8x256x384xf32>
    %1247 = graph.reshape %1243 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1248 = graph.broadcast %1247 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1249 = graph.mul %141, %1248 : tensor<8x256x384xf32>
    %1250 = graph.sub %1246, %1249 : tensor<8x256x384xf32>
    %1251 = graph.mul %140, %1250 : tensor<8x256x384xf32>
    %1252 = graph.mul %1235, %141 : tensor<8x256x384xf32>
    %1253 = graph.reshape %1252 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1254 = graph.reduce "sum" %1253 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1255 = graph.reduce "sum" %1254 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1256 = graph.reshape %1255 : tensor<1x384xf32> -> tensor<384xf32>
    %1257 = graph.reshape %1227 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1258 = graph.reduce "sum" %1257 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1259 = graph.reduce "sum" %1258 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1260 = graph.reshape %1259 : tensor<1x384xf32> -> tensor<384xf32>
    %1261 = graph.add %1205, %1251 : tensor<8x256x384xf32>
    %1262 = graph.reshape %1261 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1263 = graph.pack %arg13 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    %1264 = graph.matmul %1262, %1263 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %1265 = graph.transpose %1262 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1266 = graph.pack %112 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
    %1267 = graph.matmul %1265, %1266 {packed} : tensor<384x2048xf32>, tensor<32x2048x48xf32> -> tensor<384x1536xf32>
    %1268 = graph.reshape %1261 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1269 = graph.reduce "sum" %1268 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1270 = graph.reduce "sum" %1269 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1271 = graph.reshape %1270 : tensor<1x384xf32> -> tensor<384xf32>
    %1272 = graph.reshape %1264 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %1273 = graph.mul %106, %106 : tensor<8x256x1536xf32>
    %1274 = graph.mul %1273, %1 : tensor<8x256x1536xf32>
    %1275 = graph.exp %1274 : tensor<8x256x1536xf32>
    %1276 = graph.mul %1275, %0 : tensor<8x256x1536xf32>
    %1277 = graph.mul %106, %1276 : tensor<8x256x1536xf32>
    %1278 = graph.add %110, %1277 : tensor<8x256x1536xf32>
    %1279 = graph.mul %1272, %1278 : tensor<8x256x1536xf32>
    %1280 = graph.reshape %1279 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %1281 = graph.pack %arg11 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    %1282 = graph.matmul %1280, %1281 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %1283 = graph.transpose %1280 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
    %1284 = graph.pack %100 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %1285 = graph.matmul %1283, %1284 {packed} : tensor<1536x2048xf32>, tensor<8x2048x48xf32> -> tensor<1536x384xf32>
    %1286 = graph.reshape %1279 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
    %1287 = graph.reduce "sum" %1286 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
    %1288 = graph.reduce "sum" %1287 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %1289 = graph.reshape %1288 : tensor<1x1536xf32> -> tensor<1536xf32>
    %1290 = graph.reshape %1282 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1291 = graph.mul %1290, %96 : tensor<8x256x384xf32>
    %1292 = graph.reduce "sum" %1291 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1293 = graph.reshape %1292 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1294 = graph.div %1293, %10 : tensor<8x256x1xf32>
    %1295 = graph.mul %1291, %95 : tensor<8x256x384xf32>
    %1296 = graph.reduce "sum" %1295 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1297 = graph.reshape %1296 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1298 = graph.div %1297, %10 : tensor<8x256x1xf32>
    %1299 = graph.reshape %1294 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1300 = graph.broadcast %1299 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1301 = graph.sub %1291, %1300 : tensor<8x256x384xf32>
    %1302 = graph.reshape %1298 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1303 = graph.broadcast %1302 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1304 = graph.mul %95, %1303 : tensor<8x256x384xf32>
    %1305 = graph.sub %1301, %1304 : tensor<8x256x384xf32>
    %1306 = graph.mul %94, %1305 : tensor<8x256x384xf32>
    %1307 = graph.mul %1290, %95 : tensor<8x256x384xf32>
    %1308 = graph.reshape %1307 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1309 = graph.reduce "sum" %1308 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1310 = graph.reduce "sum" %1309 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1311 = graph.reshape %1310 : tensor<1x384xf32> -> tensor<384xf32>
    %1312 = graph.reshape %1282 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1313 = graph.reduce "sum" %1312 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1314 = graph.reduce "sum" %1313 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1315 = graph.reshape %1314 : tensor<1x384xf32> -> tensor<384xf32>
    %1316 = graph.add %1261, %1306 : tensor<8x256x384xf32>
    %1317 = graph.reshape %1316 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1318 = graph.pack %arg7 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    %1319 = graph.matmul %1317, %1318 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    %1320 = graph.transpose %1317 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
    %1321 = graph.pack %66 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %1322 = graph.matmul %1320, %1321 {packed} : tensor<384x2048xf32>, tensor<8x2048x48xf32> -> tensor<384x384xf32>
    %1323 = graph.reshape %1316 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1324 = graph.reduce "sum" %1323 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1325 = graph.reduce "sum" %1324 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1326 = graph.reshape %1325 : tensor<1x384xf32> -> tensor<384xf32>
    %1327 = graph.reshape %1319 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
    %1328 = graph.transpose %1327 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
    %grad_query_22, %grad_key_23, %grad_value_24 = graph.attention_grad %1328, %60, %62, %64, %result, %log_sum_exp {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
    %1329 = graph.transpose %grad_value_24 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1330 = graph.reshape %1329 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1331 = graph.transpose %grad_key_23 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1332 = graph.reshape %1331 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1333 = graph.transpose %grad_query_22 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
    %1334 = graph.reshape %1333 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
    %1335 = graph.concat %1334, %1332, %1330 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
    %1336 = graph.reshape %1335 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1337 = graph.pack %arg5 : tensor<1152x384xf32> -> tensor<8x1152x48xf32>
    %1338 = graph.matmul %1336, %1337 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
    %1339 = graph.transpose %1336 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %1340 = graph.pack %49 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
    %1341 = graph.matmul %1339, %1340 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
    %1342 = graph.reshape %1335 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %1343 = graph.reduce "sum" %1342 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    %1344 = graph.reduce "sum" %1343 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
    %1345 = graph.reshape %1344 : tensor<1x1152xf32> -> tensor<1152xf32>
    %1346 = graph.reshape %1338 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1347 = graph.mul %1346, %45 : tensor<8x256x384xf32>
    %1348 = graph.reduce "sum" %1347 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1349 = graph.reshape %1348 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1350 = graph.div %1349, %10 : tensor<8x256x1xf32>
    %1351 = graph.mul %1347, %44 : tensor<8x256x384xf32>
    %1352 = graph.reduce "sum" %1351 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1353 = graph.reshape %1352 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %1354 = graph.div %1353, %10 : tensor<8x256x1xf32>
    %1355 = graph.reshape %1350 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1356 = graph.broadcast %1355 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1357 = graph.sub %1347, %1356 : tensor<8x256x384xf32>
    %1358 = graph.reshape %1354 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %1359 = graph.broadcast %1358 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %1360 = graph.mul %44, %1359 : tensor<8x256x384xf32>
    %1361 = graph.sub %1357, %1360 : tensor<8x256x384xf32>
    %1362 = graph.mul %43, %1361 : tensor<8x256x384xf32>
    %1363 = graph.mul %1346, %44 : tensor<8x256x384xf32>
    %1364 = graph.reshape %1363 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1365 = graph.reduce "sum" %1364 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1366 = graph.reduce "sum" %1365 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1367 = graph.reshape %1366 : tensor<1x384xf32> -> tensor<384xf32>
    %1368 = graph.reshape %1338 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %1369 = graph.reduce "sum" %1368 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %1370 = graph.reduce "sum" %1369 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1371 = graph.reshape %1370 : tensor<1x384xf32> -> tensor<384xf32>
    %1372 = graph.add %1316, %1362 : tensor<8x256x384xf32>
    %1373 = graph.reduce "sum" %1372 {dims = array<i64: 0>} : tensor<8x256x384xf32> -> tensor<256x384xf32>
    %1374 = graph.scatter_add %14, %19, %1373 : tensor<256x384xf32>, tensor<256xi64>, tensor<256x384xf32> -> tensor<256x384xf32>
    %1375 = graph.reshape %1372 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1376 = graph.reshape %arg1 : tensor<8x256xi64> -> tensor<2048xi64>
    %1377 = graph.scatter_add %13, %1376, %1375 : tensor<65x384xf32>, tensor<2048xi64>, tensor<2048x384xf32> -> tensor<65x384xf32>
    %1378 = graph.add %arg79, %17 : tensor<f32>
    %1379 = graph.mul %arg310, %arg314 : tensor<f64>
    %1380 = graph.sub %12, %1379 : tensor<f64>
    %1381 = graph.convert %1380 : tensor<f64> -> tensor<f32>
    %1382 = graph.broadcast %1381 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1383 = graph.mul %arg0, %1382 : tensor<65x384xf32>
    %1384 = graph.sub %12, %arg311 : tensor<f64>
    %1385 = graph.convert %1384 : tensor<f64> -> tensor<f32>
    %1386 = graph.sub %1377, %arg80 : tensor<65x384xf32>
    %1387 = graph.broadcast %1385 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1388 = graph.mul %1387, %1386 : tensor<65x384xf32>
    %1389 = graph.add %arg80, %1388 : tensor<65x384xf32>
    %1390 = graph.sub %17, %1385 : tensor<f32>
    %1391 = graph.broadcast %1390 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1392 = graph.mul %1386, %1391 : tensor<65x384xf32>
    %1393 = graph.sub %1377, %1392 : tensor<65x384xf32>
    %1394 = graph.abs %1385 : tensor<f32>
    %1395 = graph.cmp "lt" %1394, %16 : tensor<f32> -> tensor<i1>
    %1396 = graph.broadcast %1395 {dims = array<i64>} : tensor<i1> -> tensor<65x384xi1>
    %1397 = graph.select %1396, %1389, %1393 : tensor<65x384xi1>, tensor<65x384xf32>, tensor<65x384xf32> -> tensor<65x384xf32>
    %1398 = graph.convert %arg312 : tensor<f64> -> tensor<f32>
    %1399 = graph.broadcast %1398 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1400 = graph.mul %arg81, %1399 : tensor<65x384xf32>
    %1401 = graph.sub %12, %arg312 : tensor<f64>
    %1402 = graph.convert %1401 : tensor<f64> -> tensor<f32>
    %1403 = graph.broadcast %1402 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1404 = graph.mul %1377, %1403 : tensor<65x384xf32>
    %1405 = graph.mul %1404, %1377 : tensor<65x384xf32>
    %1406 = graph.add %1400, %1405 : tensor<65x384xf32>
    %1407 = graph.convert %1378 : tensor<f32> -> tensor<f64>
    %1408 = graph.pow %arg311, %1407 : tensor<f64>
    %1409 = graph.sub %12, %1408 : tensor<f64>
    %1410 = graph.pow %arg312, %1407 : tensor<f64>
    %1411 = graph.sub %12, %1410 : tensor<f64>
    %1412 = graph.div %arg310, %1409 : tensor<f64>
    %1413 = graph.pow %1411, %11 : tensor<f64>
    %1414 = graph.sqrt %1406 : tensor<65x384xf32>
    %1415 = graph.convert %1413 : tensor<f64> -> tensor<f32>
    %1416 = graph.broadcast %1415 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1417 = graph.div %1414, %1416 : tensor<65x384xf32>
    %1418 = graph.convert %arg313 : tensor<f64> -> tensor<f32>
    %1419 = graph.broadcast %1418 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1420 = graph.add %1417, %1419 : tensor<65x384xf32>
    %1421 = graph.neg %1412 : tensor<f64>
    %1422 = graph.convert %1421 : tensor<f64> -> tensor<f32>
    %1423 = graph.broadcast %1422 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1424 = graph.mul %1397, %1423 : tensor<65x384xf32>
    %1425 = graph.div %1424, %1420 : tensor<65x384xf32>
    %1426 = graph.add %1383, %1425 : tensor<65x384xf32>
    %1427 = graph.add %arg82, %17 : tensor<f32>
    %1428 = graph.broadcast %1381 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1429 = graph.mul %arg2, %1428 : tensor<256x384xf32>
    %1430 = graph.sub %1374, %arg83 : tensor<256x384xf32>
    %1431 = graph.broadcast %1385 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1432 = graph.mul %1431, %1430 : tensor<256x384xf32>
    %1433 = graph.add %arg83, %1432 : tensor<256x384xf32>
    %1434 = graph.broadcast %1390 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1435 = graph.mul %1430, %1434 : tensor<256x384xf32>
    %1436 = graph.sub %1374, %1435 : tensor<256x384xf32>
    %1437 = graph.broadcast %1395 {dims = array<i64>} : tensor<i1> -> tensor<256x384xi1>
    %1438 = graph.select %1437, %1433, %1436 : tensor<256x384xi1>, tensor<256x384xf32>, tensor<256x384xf32> -> tensor<256x384xf32>
    %1439 = graph.broadcast %1398 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1440 = graph.mul %arg84, %1439 : tensor<256x384xf32>
    %1441 = graph.broadcast %1402 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1442 = graph.mul %1374, %1441 : tensor<256x384xf32>
    %1443 = graph.mul %1442, %1374 : tensor<256x384xf32>
    %1444 = graph.add %1440, %1443 : tensor<256x384xf32>
    %1445 = graph.convert %1427 : tensor<f32> -> tensor<f64>
    %1446 = graph.pow %arg311, %1445 : tensor<f64>
    %1447 = graph.sub %12, %1446 : tensor<f64>
    %1448 = graph.pow %arg312, %1445 : tensor<f64>
    %1449 = graph.sub %12, %1448 : tensor<f64>
    %1450 = graph.div %arg310, %1447 : tensor<f64>
    %1451 = graph.pow %1449, %11 : tensor<f64>
    %1452 = graph.sqrt %1444 : tensor<256x384xf32>
    %1453 = graph.convert %1451 : tensor<f64> -> tensor<f32>
    %1454 = graph.broadcast %1453 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1455 = graph.div %1452, %1454 : tensor<256x384xf32>
    %1456 = graph.broadcast %1418 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1457 = graph.add %1455, %1456 : tensor<256x384xf32>
    %1458 = graph.neg %1450 : tensor<f64>
    %1459 = graph.convert %1458 : tensor<f64> -> tensor<f32>
    %1460 = graph.broadcast %1459 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
    %1461 = graph.mul %1438, %1460 : tensor<256x384xf32>
    %1462 = graph.div %1461, %1457 : tensor<256x384xf32>
    %1463 = graph.add %1429, %1462 : tensor<256x384xf32>
    %1464 = graph.add %arg85, %17 : tensor<f32>
    %1465 = graph.broadcast %1381 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1466 = graph.mul %arg3, %1465 : tensor<384xf32>
    %1467 = graph.sub %1367, %arg86 : tensor<384xf32>
    %1468 = graph.broadcast %1385 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1469 = graph.mul %1468, %1467 : tensor<384xf32>
    %1470 = graph.add %arg86, %1469 : tensor<384xf32>
    %1471 = graph.broadcast %1390 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1472 = graph.mul %1467, %1471 : tensor<384xf32>
    %1473 = graph.sub %1367, %1472 : tensor<384xf32>
    %1474 = graph.broadcast %1395 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %1475 = graph.select %1474, %1470, %1473 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1476 = graph.broadcast %1398 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1477 = graph.mul %arg87, %1476 : tensor<384xf32>
    %1478 = graph.broadcast %1402 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1479 = graph.mul %1367, %1478 : tensor<384xf32>
    %1480 = graph.mul %1479, %1367 : tensor<384xf32>
    %1481 = graph.add %1477, %1480 : tensor<384xf32>
    %1482 = graph.convert %1464 : tensor<f32> -> tensor<f64>
    %1483 = graph.pow %arg311, %1482 : tensor<f64>
    %1484 = graph.sub %12, %1483 : tensor<f64>
    %1485 = graph.pow %arg312, %1482 : tensor<f64>
    %1486 = graph.sub %12, %1485 : tensor<f64>
    %1487 = graph.div %arg310, %1484 : tensor<f64>
    %1488 = graph.pow %1486, %11 : tensor<f64>
    %1489 = graph.sqrt %1481 : tensor<384xf32>
    %1490 = graph.convert %1488 : tensor<f64> -> tensor<f32>
    %1491 = graph.broadcast %1490 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1492 = graph.div %1489, %1491 : tensor<384xf32>
    %1493 = graph.broadcast %1418 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1494 = graph.add %1492, %1493 : tensor<384xf32>
    %1495 = graph.neg %1487 : tensor<f64>
    %1496 = graph.convert %1495 : tensor<f64> -> tensor<f32>
    %1497 = graph.broadcast %1496 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1498 = graph.mul %1475, %1497 : tensor<384xf32>
    %1499 = graph.div %1498, %1494 : tensor<384xf32>
    %1500 = graph.add %1466, %1499 : tensor<384xf32>
    %1501 = graph.add %arg88, %17 : tensor<f32>
    %1502 = graph.mul %arg4, %1465 : tensor<384xf32>
    %1503 = graph.sub %1371, %arg89 : tensor<384xf32>
    %1504 = graph.mul %1468, %1503 : tensor<384xf32>
    %1505 = graph.add %arg89, %1504 : tensor<384xf32>
    %1506 = graph.mul %1503, %1471 : tensor<384xf32>
    %1507 = graph.sub %1371, %1506 : tensor<384xf32>
    %1508 = graph.select %1474, %1505, %1507 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1509 = graph.mul %arg90, %1476 : tensor<384xf32>
    %1510 = graph.mul %1371, %1478 : tensor<384xf32>
    %1511 = graph.mul %1510, %1371 : tensor<384xf32>
    %1512 = graph.add %1509, %1511 : tensor<384xf32>
    %1513 = graph.convert %1501 : tensor<f32> -> tensor<f64>
    %1514 = graph.pow %arg311, %1513 : tensor<f64>
    %1515 = graph.sub %12, %1514 : tensor<f64>
    %1516 = graph.pow %arg312, %1513 : tensor<f64>
    %1517 = graph.sub %12, %1516 : tensor<f64>
    %1518 = graph.div %arg310, %1515 : tensor<f64>
    %1519 = graph.pow %1517, %11 : tensor<f64>
    %1520 = graph.sqrt %1512 : tensor<384xf32>
    %1521 = graph.convert %1519 : tensor<f64> -> tensor<f32>
    %1522 = graph.broadcast %1521 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1523 = graph.div %1520, %1522 : tensor<384xf32>
    %1524 = graph.add %1523, %1493 : tensor<384xf32>
    %1525 = graph.neg %1518 : tensor<f64>
    %1526 = graph.convert %1525 : tensor<f64> -> tensor<f32>
    %1527 = graph.broadcast %1526 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1528 = graph.mul %1508, %1527 : tensor<384xf32>
    %1529 = graph.div %1528, %1524 : tensor<384xf32>
    %1530 = graph.add %1502, %1529 : tensor<384xf32>
    %1531 = graph.add %arg91, %17 : tensor<f32>
    %1532 = graph.broadcast %1381 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1533 = graph.mul %arg5, %1532 : tensor<1152x384xf32>
    %1534 = graph.sub %1341, %arg92 : tensor<1152x384xf32>
    %1535 = graph.broadcast %1385 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1536 = graph.mul %1535, %1534 : tensor<1152x384xf32>
    %1537 = graph.add %arg92, %1536 : tensor<1152x384xf32>
    %1538 = graph.broadcast %1390 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1539 = graph.mul %1534, %1538 : tensor<1152x384xf32>
    %1540 = graph.sub %1341, %1539 : tensor<1152x384xf32>
    %1541 = graph.broadcast %1395 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
    %1542 = graph.select %1541, %1537, %1540 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %1543 = graph.broadcast %1398 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1544 = graph.mul %arg93, %1543 : tensor<1152x384xf32>
    %1545 = graph.broadcast %1402 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1546 = graph.mul %1341, %1545 : tensor<1152x384xf32>
    %1547 = graph.mul %1546, %1341 : tensor<1152x384xf32>
    %1548 = graph.add %1544, %1547 : tensor<1152x384xf32>
    %1549 = graph.convert %1531 : tensor<f32> -> tensor<f64>
    %1550 = graph.pow %arg311, %1549 : tensor<f64>
    %1551 = graph.sub %12, %1550 : tensor<f64>
    %1552 = graph.pow %arg312, %1549 : tensor<f64>
    %1553 = graph.sub %12, %1552 : tensor<f64>
    %1554 = graph.div %arg310, %1551 : tensor<f64>
    %1555 = graph.pow %1553, %11 : tensor<f64>
    %1556 = graph.sqrt %1548 : tensor<1152x384xf32>
    %1557 = graph.convert %1555 : tensor<f64> -> tensor<f32>
    %1558 = graph.broadcast %1557 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1559 = graph.div %1556, %1558 : tensor<1152x384xf32>
    %1560 = graph.broadcast %1418 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1561 = graph.add %1559, %1560 : tensor<1152x384xf32>
    %1562 = graph.neg %1554 : tensor<f64>
    %1563 = graph.convert %1562 : tensor<f64> -> tensor<f32>
    %1564 = graph.broadcast %1563 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1565 = graph.mul %1542, %1564 : tensor<1152x384xf32>
    %1566 = graph.div %1565, %1561 : tensor<1152x384xf32>
    %1567 = graph.add %1533, %1566 : tensor<1152x384xf32>
    %1568 = graph.add %arg94, %17 : tensor<f32>
    %1569 = graph.broadcast %1381 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1570 = graph.mul %arg6, %1569 : tensor<1152xf32>
    %1571 = graph.sub %1345, %arg95 : tensor<1152xf32>
    %1572 = graph.broadcast %1385 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1573 = graph.mul %1572, %1571 : tensor<1152xf32>
    %1574 = graph.add %arg95, %1573 : tensor<1152xf32>
    %1575 = graph.broadcast %1390 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1576 = graph.mul %1571, %1575 : tensor<1152xf32>
    %1577 = graph.sub %1345, %1576 : tensor<1152xf32>
    %1578 = graph.broadcast %1395 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
    %1579 = graph.select %1578, %1574, %1577 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %1580 = graph.broadcast %1398 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1581 = graph.mul %arg96, %1580 : tensor<1152xf32>
    %1582 = graph.broadcast %1402 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1583 = graph.mul %1345, %1582 : tensor<1152xf32>
    %1584 = graph.mul %1583, %1345 : tensor<1152xf32>
    %1585 = graph.add %1581, %1584 : tensor<1152xf32>
    %1586 = graph.convert %1568 : tensor<f32> -> tensor<f64>
    %1587 = graph.pow %arg311, %1586 : tensor<f64>
    %1588 = graph.sub %12, %1587 : tensor<f64>
    %1589 = graph.pow %arg312, %1586 : tensor<f64>
    %1590 = graph.sub %12, %1589 : tensor<f64>
    %1591 = graph.div %arg310, %1588 : tensor<f64>
    %1592 = graph.pow %1590, %11 : tensor<f64>
    %1593 = graph.sqrt %1585 : tensor<1152xf32>
    %1594 = graph.convert %1592 : tensor<f64> -> tensor<f32>
    %1595 = graph.broadcast %1594 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1596 = graph.div %1593, %1595 : tensor<1152xf32>
    %1597 = graph.broadcast %1418 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1598 = graph.add %1596, %1597 : tensor<1152xf32>
    %1599 = graph.neg %1591 : tensor<f64>
    %1600 = graph.convert %1599 : tensor<f64> -> tensor<f32>
    %1601 = graph.broadcast %1600 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1602 = graph.mul %1579, %1601 : tensor<1152xf32>
    %1603 = graph.div %1602, %1598 : tensor<1152xf32>
    %1604 = graph.add %1570, %1603 : tensor<1152xf32>
    %1605 = graph.add %arg97, %17 : tensor<f32>
    %1606 = graph.broadcast %1381 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1607 = graph.mul %arg7, %1606 : tensor<384x384xf32>
    %1608 = graph.sub %1322, %arg98 : tensor<384x384xf32>
    %1609 = graph.broadcast %1385 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1610 = graph.mul %1609, %1608 : tensor<384x384xf32>
    %1611 = graph.add %arg98, %1610 : tensor<384x384xf32>
    %1612 = graph.broadcast %1390 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1613 = graph.mul %1608, %1612 : tensor<384x384xf32>
    %1614 = graph.sub %1322, %1613 : tensor<384x384xf32>
    %1615 = graph.broadcast %1395 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
    %1616 = graph.select %1615, %1611, %1614 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %1617 = graph.broadcast %1398 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1618 = graph.mul %arg99, %1617 : tensor<384x384xf32>
    %1619 = graph.broadcast %1402 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1620 = graph.mul %1322, %1619 : tensor<384x384xf32>
    %1621 = graph.mul %1620, %1322 : tensor<384x384xf32>
    %1622 = graph.add %1618, %1621 : tensor<384x384xf32>
    %1623 = graph.convert %1605 : tensor<f32> -> tensor<f64>
    %1624 = graph.pow %arg311, %1623 : tensor<f64>
    %1625 = graph.sub %12, %1624 : tensor<f64>
    %1626 = graph.pow %arg312, %1623 : tensor<f64>
    %1627 = graph.sub %12, %1626 : tensor<f64>
    %1628 = graph.div %arg310, %1625 : tensor<f64>
    %1629 = graph.pow %1627, %11 : tensor<f64>
    %1630 = graph.sqrt %1622 : tensor<384x384xf32>
    %1631 = graph.convert %1629 : tensor<f64> -> tensor<f32>
    %1632 = graph.broadcast %1631 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1633 = graph.div %1630, %1632 : tensor<384x384xf32>
    %1634 = graph.broadcast %1418 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1635 = graph.add %1633, %1634 : tensor<384x384xf32>
    %1636 = graph.neg %1628 : tensor<f64>
    %1637 = graph.convert %1636 : tensor<f64> -> tensor<f32>
    %1638 = graph.broadcast %1637 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %1639 = graph.mul %1616, %1638 : tensor<384x384xf32>
    %1640 = graph.div %1639, %1635 : tensor<384x384xf32>
    %1641 = graph.add %1607, %1640 : tensor<384x384xf32>
    %1642 = graph.add %arg100, %17 : tensor<f32>
    %1643 = graph.mul %arg8, %1465 : tensor<384xf32>
    %1644 = graph.sub %1326, %arg101 : tensor<384xf32>
    %1645 = graph.mul %1468, %1644 : tensor<384xf32>
    %1646 = graph.add %arg101, %1645 : tensor<384xf32>
    %1647 = graph.mul %1644, %1471 : tensor<384xf32>
    %1648 = graph.sub %1326, %1647 : tensor<384xf32>
    %1649 = graph.select %1474, %1646, %1648 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1650 = graph.mul %arg102, %1476 : tensor<384xf32>
    %1651 = graph.mul %1326, %1478 : tensor<384xf32>
    %1652 = graph.mul %1651, %1326 : tensor<384xf32>
    %1653 = graph.add %1650, %1652 : tensor<384xf32>
    %1654 = graph.convert %1642 : tensor<f32> -> tensor<f64>
    %1655 = graph.pow %arg311, %1654 : tensor<f64>
    %1656 = graph.sub %12, %1655 : tensor<f64>
    %1657 = graph.pow %arg312, %1654 : tensor<f64>
    %1658 = graph.sub %12, %1657 : tensor<f64>
    %1659 = graph.div %arg310, %1656 : tensor<f64>
    %1660 = graph.pow %1658, %11 : tensor<f64>
    %1661 = graph.sqrt %1653 : tensor<384xf32>
    %1662 = graph.convert %1660 : tensor<f64> -> tensor<f32>
    %1663 = graph.broadcast %1662 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1664 = graph.div %1661, %1663 : tensor<384xf32>
    %1665 = graph.add %1664, %1493 : tensor<384xf32>
    %1666 = graph.neg %1659 : tensor<f64>
    %1667 = graph.convert %1666 : tensor<f64> -> tensor<f32>
    %1668 = graph.broadcast %1667 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1669 = graph.mul %1649, %1668 : tensor<384xf32>
    %1670 = graph.div %1669, %1665 : tensor<384xf32>
    %1671 = graph.add %1643, %1670 : tensor<384xf32>
    %1672 = graph.add %arg103, %17 : tensor<f32>
    %1673 = graph.mul %arg9, %1465 : tensor<384xf32>
    %1674 = graph.sub %1311, %arg104 : tensor<384xf32>
    %1675 = graph.mul %1468, %1674 : tensor<384xf32>
    %1676 = graph.add %arg104, %1675 : tensor<384xf32>
    %1677 = graph.mul %1674, %1471 : tensor<384xf32>
    %1678 = graph.sub %1311, %1677 : tensor<384xf32>
    %1679 = graph.select %1474, %1676, %1678 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1680 = graph.mul %arg105, %1476 : tensor<384xf32>
    %1681 = graph.mul %1311, %1478 : tensor<384xf32>
    %1682 = graph.mul %1681, %1311 : tensor<384xf32>
    %1683 = graph.add %1680, %1682 : tensor<384xf32>
    %1684 = graph.convert %1672 : tensor<f32> -> tensor<f64>
    %1685 = graph.pow %arg311, %1684 : tensor<f64>
    %1686 = graph.sub %12, %1685 : tensor<f64>
    %1687 = graph.pow %arg312, %1684 : tensor<f64>
    %1688 = graph.sub %12, %1687 : tensor<f64>
    %1689 = graph.div %arg310, %1686 : tensor<f64>
    %1690 = graph.pow %1688, %11 : tensor<f64>
    %1691 = graph.sqrt %1683 : tensor<384xf32>
    %1692 = graph.convert %1690 : tensor<f64> -> tensor<f32>
    %1693 = graph.broadcast %1692 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1694 = graph.div %1691, %1693 : tensor<384xf32>
    %1695 = graph.add %1694, %1493 : tensor<384xf32>
    %1696 = graph.neg %1689 : tensor<f64>
    %1697 = graph.convert %1696 : tensor<f64> -> tensor<f32>
    %1698 = graph.broadcast %1697 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1699 = graph.mul %1679, %1698 : tensor<384xf32>
    %1700 = graph.div %1699, %1695 : tensor<384xf32>
    %1701 = graph.add %1673, %1700 : tensor<384xf32>
    %1702 = graph.add %arg106, %17 : tensor<f32>
    %1703 = graph.mul %arg10, %1465 : tensor<384xf32>
    %1704 = graph.sub %1315, %arg107 : tensor<384xf32>
    %1705 = graph.mul %1468, %1704 : tensor<384xf32>
    %1706 = graph.add %arg107, %1705 : tensor<384xf32>
    %1707 = graph.mul %1704, %1471 : tensor<384xf32>
    %1708 = graph.sub %1315, %1707 : tensor<384xf32>
    %1709 = graph.select %1474, %1706, %1708 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1710 = graph.mul %arg108, %1476 : tensor<384xf32>
    %1711 = graph.mul %1315, %1478 : tensor<384xf32>
    %1712 = graph.mul %1711, %1315 : tensor<384xf32>
    %1713 = graph.add %1710, %1712 : tensor<384xf32>
    %1714 = graph.convert %1702 : tensor<f32> -> tensor<f64>
    %1715 = graph.pow %arg311, %1714 : tensor<f64>
    %1716 = graph.sub %12, %1715 : tensor<f64>
    %1717 = graph.pow %arg312, %1714 : tensor<f64>
    %1718 = graph.sub %12, %1717 : tensor<f64>
    %1719 = graph.div %arg310, %1716 : tensor<f64>
    %1720 = graph.pow %1718, %11 : tensor<f64>
    %1721 = graph.sqrt %1713 : tensor<384xf32>
    %1722 = graph.convert %1720 : tensor<f64> -> tensor<f32>
    %1723 = graph.broadcast %1722 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1724 = graph.div %1721, %1723 : tensor<384xf32>
    %1725 = graph.add %1724, %1493 : tensor<384xf32>
    %1726 = graph.neg %1719 : tensor<f64>
    %1727 = graph.convert %1726 : tensor<f64> -> tensor<f32>
    %1728 = graph.broadcast %1727 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1729 = graph.mul %1709, %1728 : tensor<384xf32>
    %1730 = graph.div %1729, %1725 : tensor<384xf32>
    %1731 = graph.add %1703, %1730 : tensor<384xf32>
    %1732 = graph.add %arg109, %17 : tensor<f32>
    %1733 = graph.broadcast %1381 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1734 = graph.mul %arg11, %1733 : tensor<1536x384xf32>
    %1735 = graph.sub %1285, %arg110 : tensor<1536x384xf32>
    %1736 = graph.broadcast %1385 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1737 = graph.mul %1736, %1735 : tensor<1536x384xf32>
    %1738 = graph.add %arg110, %1737 : tensor<1536x384xf32>
    %1739 = graph.broadcast %1390 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1740 = graph.mul %1735, %1739 : tensor<1536x384xf32>
    %1741 = graph.sub %1285, %1740 : tensor<1536x384xf32>
    %1742 = graph.broadcast %1395 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
    %1743 = graph.select %1742, %1738, %1741 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %1744 = graph.broadcast %1398 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1745 = graph.mul %arg111, %1744 : tensor<1536x384xf32>
    %1746 = graph.broadcast %1402 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1747 = graph.mul %1285, %1746 : tensor<1536x384xf32>
    %1748 = graph.mul %1747, %1285 : tensor<1536x384xf32>
    %1749 = graph.add %1745, %1748 : tensor<1536x384xf32>
    %1750 = graph.convert %1732 : tensor<f32> -> tensor<f64>
    %1751 = graph.pow %arg311, %1750 : tensor<f64>
    %1752 = graph.sub %12, %1751 : tensor<f64>
    %1753 = graph.pow %arg312, %1750 : tensor<f64>
    %1754 = graph.sub %12, %1753 : tensor<f64>
    %1755 = graph.div %arg310, %1752 : tensor<f64>
    %1756 = graph.pow %1754, %11 : tensor<f64>
    %1757 = graph.sqrt %1749 : tensor<1536x384xf32>
    %1758 = graph.convert %1756 : tensor<f64> -> tensor<f32>
    %1759 = graph.broadcast %1758 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1760 = graph.div %1757, %1759 : tensor<1536x384xf32>
    %1761 = graph.broadcast %1418 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1762 = graph.add %1760, %1761 : tensor<1536x384xf32>
    %1763 = graph.neg %1755 : tensor<f64>
    %1764 = graph.convert %1763 : tensor<f64> -> tensor<f32>
    %1765 = graph.broadcast %1764 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %1766 = graph.mul %1743, %1765 : tensor<1536x384xf32>
    %1767 = graph.div %1766, %1762 : tensor<1536x384xf32>
    %1768 = graph.add %1734, %1767 : tensor<1536x384xf32>
    %1769 = graph.add %arg112, %17 : tensor<f32>
    %1770 = graph.broadcast %1381 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1771 = graph.mul %arg12, %1770 : tensor<1536xf32>
    %1772 = graph.sub %1289, %arg113 : tensor<1536xf32>
    %1773 = graph.broadcast %1385 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1774 = graph.mul %1773, %1772 : tensor<1536xf32>
    %1775 = graph.add %arg113, %1774 : tensor<1536xf32>
    %1776 = graph.broadcast %1390 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1777 = graph.mul %1772, %1776 : tensor<1536xf32>
    %1778 = graph.sub %1289, %1777 : tensor<1536xf32>
    %1779 = graph.broadcast %1395 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
    %1780 = graph.select %1779, %1775, %1778 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %1781 = graph.broadcast %1398 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1782 = graph.mul %arg114, %1781 : tensor<1536xf32>
    %1783 = graph.broadcast %1402 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1784 = graph.mul %1289, %1783 : tensor<1536xf32>
    %1785 = graph.mul %1784, %1289 : tensor<1536xf32>
    %1786 = graph.add %1782, %1785 : tensor<1536xf32>
    %1787 = graph.convert %1769 : tensor<f32> -> tensor<f64>
    %1788 = graph.pow %arg311, %1787 : tensor<f64>
    %1789 = graph.sub %12, %1788 : tensor<f64>
    %1790 = graph.pow %arg312, %1787 : tensor<f64>
    %1791 = graph.sub %12, %1790 : tensor<f64>
    %1792 = graph.div %arg310, %1789 : tensor<f64>
    %1793 = graph.pow %1791, %11 : tensor<f64>
    %1794 = graph.sqrt %1786 : tensor<1536xf32>
    %1795 = graph.convert %1793 : tensor<f64> -> tensor<f32>
    %1796 = graph.broadcast %1795 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1797 = graph.div %1794, %1796 : tensor<1536xf32>
    %1798 = graph.broadcast %1418 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1799 = graph.add %1797, %1798 : tensor<1536xf32>
    %1800 = graph.neg %1792 : tensor<f64>
    %1801 = graph.convert %1800 : tensor<f64> -> tensor<f32>
    %1802 = graph.broadcast %1801 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %1803 = graph.mul %1780, %1802 : tensor<1536xf32>
    %1804 = graph.div %1803, %1799 : tensor<1536xf32>
    %1805 = graph.add %1771, %1804 : tensor<1536xf32>
    %1806 = graph.add %arg115, %17 : tensor<f32>
    %1807 = graph.broadcast %1381 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1808 = graph.mul %arg13, %1807 : tensor<384x1536xf32>
    %1809 = graph.sub %1267, %arg116 : tensor<384x1536xf32>
    %1810 = graph.broadcast %1385 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1811 = graph.mul %1810, %1809 : tensor<384x1536xf32>
    %1812 = graph.add %arg116, %1811 : tensor<384x1536xf32>
    %1813 = graph.broadcast %1390 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1814 = graph.mul %1809, %1813 : tensor<384x1536xf32>
    %1815 = graph.sub %1267, %1814 : tensor<384x1536xf32>
    %1816 = graph.broadcast %1395 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
    %1817 = graph.select %1816, %1812, %1815 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %1818 = graph.broadcast %1398 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1819 = graph.mul %arg117, %1818 : tensor<384x1536xf32>
    %1820 = graph.broadcast %1402 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1821 = graph.mul %1267, %1820 : tensor<384x1536xf32>
    %1822 = graph.mul %1821, %1267 : tensor<384x1536xf32>
    %1823 = graph.add %1819, %1822 : tensor<384x1536xf32>
    %1824 = graph.convert %1806 : tensor<f32> -> tensor<f64>
    %1825 = graph.pow %arg311, %1824 : tensor<f64>
    %1826 = graph.sub %12, %1825 : tensor<f64>
    %1827 = graph.pow %arg312, %1824 : tensor<f64>
    %1828 = graph.sub %12, %1827 : tensor<f64>
    %1829 = graph.div %arg310, %1826 : tensor<f64>
    %1830 = graph.pow %1828, %11 : tensor<f64>
    %1831 = graph.sqrt %1823 : tensor<384x1536xf32>
    %1832 = graph.convert %1830 : tensor<f64> -> tensor<f32>
    %1833 = graph.broadcast %1832 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1834 = graph.div %1831, %1833 : tensor<384x1536xf32>
    %1835 = graph.broadcast %1418 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1836 = graph.add %1834, %1835 : tensor<384x1536xf32>
    %1837 = graph.neg %1829 : tensor<f64>
    %1838 = graph.convert %1837 : tensor<f64> -> tensor<f32>
    %1839 = graph.broadcast %1838 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %1840 = graph.mul %1817, %1839 : tensor<384x1536xf32>
    %1841 = graph.div %1840, %1836 : tensor<384x1536xf32>
    %1842 = graph.add %1808, %1841 : tensor<384x1536xf32>
    %1843 = graph.add %arg118, %17 : tensor<f32>
    %1844 = graph.mul %arg14, %1465 : tensor<384xf32>
    %1845 = graph.sub %1271, %arg119 : tensor<384xf32>
    %1846 = graph.mul %1468, %1845 : tensor<384xf32>
    %1847 = graph.add %arg119, %1846 : tensor<384xf32>
    %1848 = graph.mul %1845, %1471 : tensor<384xf32>
    %1849 = graph.sub %1271, %1848 : tensor<384xf32>
    %1850 = graph.select %1474, %1847, %1849 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1851 = graph.mul %arg120, %1476 : tensor<384xf32>
    %1852 = graph.mul %1271, %1478 : tensor<384xf32>
    %1853 = graph.mul %1852, %1271 : tensor<384xf32>
    %1854 = graph.add %1851, %1853 : tensor<384xf32>
    %1855 = graph.convert %1843 : tensor<f32> -> tensor<f64>
    %1856 = graph.pow %arg311, %1855 : tensor<f64>
    %1857 = graph.sub %12, %1856 : tensor<f64>
    %1858 = graph.pow %arg312, %1855 : tensor<f64>
    %1859 = graph.sub %12, %1858 : tensor<f64>
    %1860 = graph.div %arg310, %1857 : tensor<f64>
    %1861 = graph.pow %1859, %11 : tensor<f64>
    %1862 = graph.sqrt %1854 : tensor<384xf32>
    %1863 = graph.convert %1861 : tensor<f64> -> tensor<f32>
    %1864 = graph.broadcast %1863 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1865 = graph.div %1862, %1864 : tensor<384xf32>
    %1866 = graph.add %1865, %1493 : tensor<384xf32>
    %1867 = graph.neg %1860 : tensor<f64>
    %1868 = graph.convert %1867 : tensor<f64> -> tensor<f32>
    %1869 = graph.broadcast %1868 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1870 = graph.mul %1850, %1869 : tensor<384xf32>
    %1871 = graph.div %1870, %1866 : tensor<384xf32>
    %1872 = graph.add %1844, %1871 : tensor<384xf32>
    %1873 = graph.add %arg121, %17 : tensor<f32>
    %1874 = graph.mul %arg15, %1465 : tensor<384xf32>
    %1875 = graph.sub %1256, %arg122 : tensor<384xf32>
    %1876 = graph.mul %1468, %1875 : tensor<384xf32>
    %1877 = graph.add %arg122, %1876 : tensor<384xf32>
    %1878 = graph.mul %1875, %1471 : tensor<384xf32>
    %1879 = graph.sub %1256, %1878 : tensor<384xf32>
    %1880 = graph.select %1474, %1877, %1879 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1881 = graph.mul %arg123, %1476 : tensor<384xf32>
    %1882 = graph.mul %1256, %1478 : tensor<384xf32>
    %1883 = graph.mul %1882, %1256 : tensor<384xf32>
    %1884 = graph.add %1881, %1883 : tensor<384xf32>
    %1885 = graph.convert %1873 : tensor<f32> -> tensor<f64>
    %1886 = graph.pow %arg311, %1885 : tensor<f64>
    %1887 = graph.sub %12, %1886 : tensor<f64>
    %1888 = graph.pow %arg312, %1885 : tensor<f64>
    %1889 = graph.sub %12, %1888 : tensor<f64>
    %1890 = graph.div %arg310, %1887 : tensor<f64>
    %1891 = graph.pow %1889, %11 : tensor<f64>
    %1892 = graph.sqrt %1884 : tensor<384xf32>
    %1893 = graph.convert %1891 : tensor<f64> -> tensor<f32>
    %1894 = graph.broadcast %1893 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1895 = graph.div %1892, %1894 : tensor<384xf32>
    %1896 = graph.add %1895, %1493 : tensor<384xf32>
    %1897 = graph.neg %1890 : tensor<f64>
    %1898 = graph.convert %1897 : tensor<f64> -> tensor<f32>
    %1899 = graph.broadcast %1898 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1900 = graph.mul %1880, %1899 : tensor<384xf32>
    %1901 = graph.div %1900, %1896 : tensor<384xf32>
    %1902 = graph.add %1874, %1901 : tensor<384xf32>
    %1903 = graph.add %arg124, %17 : tensor<f32>
    %1904 = graph.mul %arg16, %1465 : tensor<384xf32>
    %1905 = graph.sub %1260, %arg125 : tensor<384xf32>
    %1906 = graph.mul %1468, %1905 : tensor<384xf32>
    %1907 = graph.add %arg125, %1906 : tensor<384xf32>
    %1908 = graph.mul %1905, %1471 : tensor<384xf32>
    %1909 = graph.sub %1260, %1908 : tensor<384xf32>
    %1910 = graph.select %1474, %1907, %1909 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %1911 = graph.mul %arg126, %1476 : tensor<384xf32>
    %1912 = graph.mul %1260, %1478 : tensor<384xf32>
    %1913 = graph.mul %1912, %1260 : tensor<384xf32>
    %1914 = graph.add %1911, %1913 : tensor<384xf32>
    %1915 = graph.convert %1903 : tensor<f32> -> tensor<f64>
    %1916 = graph.pow %arg311, %1915 : tensor<f64>
    %1917 = graph.sub %12, %1916 : tensor<f64>
    %1918 = graph.pow %arg312, %1915 : tensor<f64>
    %1919 = graph.sub %12, %1918 : tensor<f64>
    %1920 = graph.div %arg310, %1917 : tensor<f64>
    %1921 = graph.pow %1919, %11 : tensor<f64>
    %1922 = graph.sqrt %1914 : tensor<384xf32>
    %1923 = graph.convert %1921 : tensor<f64> -> tensor<f32>
    %1924 = graph.broadcast %1923 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1925 = graph.div %1922, %1924 : tensor<384xf32>
    %1926 = graph.add %1925, %1493 : tensor<384xf32>
    %1927 = graph.neg %1920 : tensor<f64>
    %1928 = graph.convert %1927 : tensor<f64> -> tensor<f32>
    %1929 = graph.broadcast %1928 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %1930 = graph.mul %1910, %1929 : tensor<384xf32>
    %1931 = graph.div %1930, %1926 : tensor<384xf32>
    %1932 = graph.add %1904, %1931 : tensor<384xf32>
    %1933 = graph.add %arg127, %17 : tensor<f32>
    %1934 = graph.mul %arg17, %1532 : tensor<1152x384xf32>
    %1935 = graph.sub %1230, %arg128 : tensor<1152x384xf32>
    %1936 = graph.mul %1535, %1935 : tensor<1152x384xf32>
    %1937 = graph.add %arg128, %1936 : tensor<1152x384xf32>
    %1938 = graph.mul %1935, %1538 : tensor<1152x384xf32>
    %1939 = graph.sub %1230, %1938 : tensor<1152x384xf32>
    %1940 = graph.select %1541, %1937, %1939 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %1941 = graph.mul %arg129, %1543 : tensor<1152x384xf32>
    %1942 = graph.mul %1230, %1545 : tensor<1152x384xf32>
    %1943 = graph.mul %1942, %1230 : tensor<1152x384xf32>
    %1944 = graph.add %1941, %1943 : tensor<1152x384xf32>
    %1945 = graph.convert %1933 : tensor<f32> -> tensor<f64>
    %1946 = graph.pow %arg311, %1945 : tensor<f64>
    %1947 = graph.sub %12, %1946 : tensor<f64>
    %1948 = graph.pow %arg312, %1945 : tensor<f64>
    %1949 = graph.sub %12, %1948 : tensor<f64>
    %1950 = graph.div %arg310, %1947 : tensor<f64>
    %1951 = graph.pow %1949, %11 : tensor<f64>
    %1952 = graph.sqrt %1944 : tensor<1152x384xf32>
    %1953 = graph.convert %1951 : tensor<f64> -> tensor<f32>
    %1954 = graph.broadcast %1953 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1955 = graph.div %1952, %1954 : tensor<1152x384xf32>
    %1956 = graph.add %1955, %1560 : tensor<1152x384xf32>
    %1957 = graph.neg %1950 : tensor<f64>
    %1958 = graph.convert %1957 : tensor<f64> -> tensor<f32>
    %1959 = graph.broadcast %1958 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %1960 = graph.mul %1940, %1959 : tensor<1152x384xf32>
    %1961 = graph.div %1960, %1956 : tensor<1152x384xf32>
    %1962 = graph.add %1934, %1961 : tensor<1152x384xf32>
    %1963 = graph.add %arg130, %17 : tensor<f32>
    %1964 = graph.mul %arg18, %1569 : tensor<1152xf32>
    %1965 = graph.sub %1234, %arg131 : tensor<1152xf32>
    %1966 = graph.mul %1572, %1965 : tensor<1152xf32>
    %1967 = graph.add %arg131, %1966 : tensor<1152xf32>
    %1968 = graph.mul %1965, %1575 : tensor<1152xf32>
    %1969 = graph.sub %1234, %1968 : tensor<1152xf32>
    %1970 = graph.select %1578, %1967, %1969 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %1971 = graph.mul %arg132, %1580 : tensor<1152xf32>
    %1972 = graph.mul %1234, %1582 : tensor<1152xf32>
    %1973 = graph.mul %1972, %1234 : tensor<1152xf32>
    %1974 = graph.add %1971, %1973 : tensor<1152xf32>
    %1975 = graph.convert %1963 : tensor<f32> -> tensor<f64>
    %1976 = graph.pow %arg311, %1975 : tensor<f64>
    %1977 = graph.sub %12, %1976 : tensor<f64>
    %1978 = graph.pow %arg312, %1975 : tensor<f64>
    %1979 = graph.sub %12, %1978 : tensor<f64>
    %1980 = graph.div %arg310, %1977 : tensor<f64>
    %1981 = graph.pow %1979, %11 : tensor<f64>
    %1982 = graph.sqrt %1974 : tensor<1152xf32>
    %1983 = graph.convert %1981 : tensor<f64> -> tensor<f32>
    %1984 = graph.broadcast %1983 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1985 = graph.div %1982, %1984 : tensor<1152xf32>
    %1986 = graph.add %1985, %1597 : tensor<1152xf32>
    %1987 = graph.neg %1980 : tensor<f64>
    %1988 = graph.convert %1987 : tensor<f64> -> tensor<f32>
    %1989 = graph.broadcast %1988 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %1990 = graph.mul %1970, %1989 : tensor<1152xf32>
    %1991 = graph.div %1990, %1986 : tensor<1152xf32>
    %1992 = graph.add %1964, %1991 : tensor<1152xf32>
    %1993 = graph.add %arg133, %17 : tensor<f32>
    %1994 = graph.mul %arg19, %1606 : tensor<384x384xf32>
    %1995 = graph.sub %1211, %arg134 : tensor<384x384xf32>
    %1996 = graph.mul %1609, %1995 : tensor<384x384xf32>
    %1997 = graph.add %arg134, %1996 : tensor<384x384xf32>
    %1998 = graph.mul %1995, %1612 : tensor<384x384xf32>
    %1999 = graph.sub %1211, %1998 : tensor<384x384xf32>
    %2000 = graph.select %1615, %1997, %1999 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %2001 = graph.mul %arg135, %1617 : tensor<384x384xf32>
    %2002 = graph.mul %1211, %1619 : tensor<384x384xf32>
    %2003 = graph.mul %2002, %1211 : tensor<384x384xf32>
    %2004 = graph.add %2001, %2003 : tensor<384x384xf32>
    %2005 = graph.convert %1993 : tensor<f32> -> tensor<f64>
    %2006 = graph.pow %arg311, %2005 : tensor<f64>
    %2007 = graph.sub %12, %2006 : tensor<f64>
    %2008 = graph.pow %arg312, %2005 : tensor<f64>
    %2009 = graph.sub %12, %2008 : tensor<f64>
    %2010 = graph.div %arg310, %2007 : tensor<f64>
    %2011 = graph.pow %2009, %11 : tensor<f64>
    %2012 = graph.sqrt %2004 : tensor<384x384xf32>
    %2013 = graph.convert %2011 : tensor<f64> -> tensor<f32>
    %2014 = graph.broadcast %2013 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2015 = graph.div %2012, %2014 : tensor<384x384xf32>
    %2016 = graph.add %2015, %1634 : tensor<384x384xf32>
    %2017 = graph.neg %2010 : tensor<f64>
    %2018 = graph.convert %2017 : tensor<f64> -> tensor<f32>
    %2019 = graph.broadcast %2018 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2020 = graph.mul %2000, %2019 : tensor<384x384xf32>
    %2021 = graph.div %2020, %2016 : tensor<384x384xf32>
    %2022 = graph.add %1994, %2021 : tensor<384x384xf32>
    %2023 = graph.add %arg136, %17 : tensor<f32>
    %2024 = graph.mul %arg20, %1465 : tensor<384xf32>
    %2025 = graph.sub %1215, %arg137 : tensor<384xf32>
    %2026 = graph.mul %1468, %2025 : tensor<384xf32>
    %2027 = graph.add %arg137, %2026 : tensor<384xf32>
    %2028 = graph.mul %2025, %1471 : tensor<384xf32>
    %2029 = graph.sub %1215, %2028 : tensor<384xf32>
    %2030 = graph.select %1474, %2027, %2029 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2031 = graph.mul %arg138, %1476 : tensor<384xf32>
    %2032 = graph.mul %1215, %1478 : tensor<384xf32>
    %2033 = graph.mul %2032, %1215 : tensor<384xf32>
    %2034 = graph.add %2031, %2033 : tensor<384xf32>
    %2035 = graph.convert %2023 : tensor<f32> -> tensor<f64>
    %2036 = graph.pow %arg311, %2035 : tensor<f64>
    %2037 = graph.sub %12, %2036 : tensor<f64>
    %2038 = graph.pow %arg312, %2035 : tensor<f64>
    %2039 = graph.sub %12, %2038 : tensor<f64>
    %2040 = graph.div %arg310, %2037 : tensor<f64>
    %2041 = graph.pow %2039, %11 : tensor<f64>
    %2042 = graph.sqrt %2034 : tensor<384xf32>
    %2043 = graph.convert %2041 : tensor<f64> -> tensor<f32>
    %2044 = graph.broadcast %2043 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2045 = graph.div %2042, %2044 : tensor<384xf32>
    %2046 = graph.add %2045, %1493 : tensor<384xf32>
    %2047 = graph.neg %2040 : tensor<f64>
    %2048 = graph.convert %2047 : tensor<f64> -> tensor<f32>
    %2049 = graph.broadcast %2048 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2050 = graph.mul %2030, %2049 : tensor<384xf32>
    %2051 = graph.div %2050, %2046 : tensor<384xf32>
    %2052 = graph.add %2024, %2051 : tensor<384xf32>
    %2053 = graph.add %arg139, %17 : tensor<f32>
    %2054 = graph.mul %arg21, %1465 : tensor<384xf32>
    %2055 = graph.sub %1200, %arg140 : tensor<384xf32>
    %2056 = graph.mul %1468, %2055 : tensor<384xf32>
    %2057 = graph.add %arg140, %2056 : tensor<384xf32>
    %2058 = graph.mul %2055, %1471 : tensor<384xf32>
    %2059 = graph.sub %1200, %2058 : tensor<384xf32>
    %2060 = graph.select %1474, %2057, %2059 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2061 = graph.mul %arg141, %1476 : tensor<384xf32>
    %2062 = graph.mul %1200, %1478 : tensor<384xf32>
    %2063 = graph.mul %2062, %1200 : tensor<384xf32>
    %2064 = graph.add %2061, %2063 : tensor<384xf32>
    %2065 = graph.convert %2053 : tensor<f32> -> tensor<f64>
    %2066 = graph.pow %arg311, %2065 : tensor<f64>
    %2067 = graph.sub %12, %2066 : tensor<f64>
    %2068 = graph.pow %arg312, %2065 : tensor<f64>
    %2069 = graph.sub %12, %2068 : tensor<f64>
    %2070 = graph.div %arg310, %2067 : tensor<f64>
    %2071 = graph.pow %2069, %11 : tensor<f64>
    %2072 = graph.sqrt %2064 : tensor<384xf32>
    %2073 = graph.convert %2071 : tensor<f64> -> tensor<f32>
    %2074 = graph.broadcast %2073 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2075 = graph.div %2072, %2074 : tensor<384xf32>
    %2076 = graph.add %2075, %1493 : tensor<384xf32>
    %2077 = graph.neg %2070 : tensor<f64>
    %2078 = graph.convert %2077 : tensor<f64> -> tensor<f32>
    %2079 = graph.broadcast %2078 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2080 = graph.mul %2060, %2079 : tensor<384xf32>
    %2081 = graph.div %2080, %2076 : tensor<384xf32>
    %2082 = graph.add %2054, %2081 : tensor<384xf32>
    %2083 = graph.add %arg142, %17 : tensor<f32>
    %2084 = graph.mul %arg22, %1465 : tensor<384xf32>
    %2085 = graph.sub %1204, %arg143 : tensor<384xf32>
    %2086 = graph.mul %1468, %2085 : tensor<384xf32>
    %2087 = graph.add %arg143, %2086 : tensor<384xf32>
    %2088 = graph.mul %2085, %1471 : tensor<384xf32>
    %2089 = graph.sub %1204, %2088 : tensor<384xf32>
    %2090 = graph.select %1474, %2087, %2089 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2091 = graph.mul %arg144, %1476 : tensor<384xf32>
    %2092 = graph.mul %1204, %1478 : tensor<384xf32>
    %2093 = graph.mul %2092, %1204 : tensor<384xf32>
    %2094 = graph.add %2091, %2093 : tensor<384xf32>
    %2095 = graph.convert %2083 : tensor<f32> -> tensor<f64>
    %2096 = graph.pow %arg311, %2095 : tensor<f64>
    %2097 = graph.sub %12, %2096 : tensor<f64>
    %2098 = graph.pow %arg312, %2095 : tensor<f64>
    %2099 = graph.sub %12, %2098 : tensor<f64>
    %2100 = graph.div %arg310, %2097 : tensor<f64>
    %2101 = graph.pow %2099, %11 : tensor<f64>
    %2102 = graph.sqrt %2094 : tensor<384xf32>
    %2103 = graph.convert %2101 : tensor<f64> -> tensor<f32>
    %2104 = graph.broadcast %2103 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2105 = graph.div %2102, %2104 : tensor<384xf32>
    %2106 = graph.add %2105, %1493 : tensor<384xf32>
    %2107 = graph.neg %2100 : tensor<f64>
    %2108 = graph.convert %2107 : tensor<f64> -> tensor<f32>
    %2109 = graph.broadcast %2108 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2110 = graph.mul %2090, %2109 : tensor<384xf32>
    %2111 = graph.div %2110, %2106 : tensor<384xf32>
    %2112 = graph.add %2084, %2111 : tensor<384xf32>
    %2113 = graph.add %arg145, %17 : tensor<f32>
    %2114 = graph.mul %arg23, %1733 : tensor<1536x384xf32>
    %2115 = graph.sub %1174, %arg146 : tensor<1536x384xf32>
    %2116 = graph.mul %1736, %2115 : tensor<1536x384xf32>
    %2117 = graph.add %arg146, %2116 : tensor<1536x384xf32>
    %2118 = graph.mul %2115, %1739 : tensor<1536x384xf32>
    %2119 = graph.sub %1174, %2118 : tensor<1536x384xf32>
    %2120 = graph.select %1742, %2117, %2119 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %2121 = graph.mul %arg147, %1744 : tensor<1536x384xf32>
    %2122 = graph.mul %1174, %1746 : tensor<1536x384xf32>
    %2123 = graph.mul %2122, %1174 : tensor<1536x384xf32>
    %2124 = graph.add %2121, %2123 : tensor<1536x384xf32>
    %2125 = graph.convert %2113 : tensor<f32> -> tensor<f64>
    %2126 = graph.pow %arg311, %2125 : tensor<f64>
    %2127 = graph.sub %12, %2126 : tensor<f64>
    %2128 = graph.pow %arg312, %2125 : tensor<f64>
    %2129 = graph.sub %12, %2128 : tensor<f64>
    %2130 = graph.div %arg310, %2127 : tensor<f64>
    %2131 = graph.pow %2129, %11 : tensor<f64>
    %2132 = graph.sqrt %2124 : tensor<1536x384xf32>
    %2133 = graph.convert %2131 : tensor<f64> -> tensor<f32>
    %2134 = graph.broadcast %2133 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2135 = graph.div %2132, %2134 : tensor<1536x384xf32>
    %2136 = graph.add %2135, %1761 : tensor<1536x384xf32>
    %2137 = graph.neg %2130 : tensor<f64>
    %2138 = graph.convert %2137 : tensor<f64> -> tensor<f32>
    %2139 = graph.broadcast %2138 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2140 = graph.mul %2120, %2139 : tensor<1536x384xf32>
    %2141 = graph.div %2140, %2136 : tensor<1536x384xf32>
    %2142 = graph.add %2114, %2141 : tensor<1536x384xf32>
    %2143 = graph.add %arg148, %17 : tensor<f32>
    %2144 = graph.mul %arg24, %1770 : tensor<1536xf32>
    %2145 = graph.sub %1178, %arg149 : tensor<1536xf32>
    %2146 = graph.mul %1773, %2145 : tensor<1536xf32>
    %2147 = graph.add %arg149, %2146 : tensor<1536xf32>
    %2148 = graph.mul %2145, %1776 : tensor<1536xf32>
    %2149 = graph.sub %1178, %2148 : tensor<1536xf32>
    %2150 = graph.select %1779, %2147, %2149 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %2151 = graph.mul %arg150, %1781 : tensor<1536xf32>
    %2152 = graph.mul %1178, %1783 : tensor<1536xf32>
    %2153 = graph.mul %2152, %1178 : tensor<1536xf32>
    %2154 = graph.add %2151, %2153 : tensor<1536xf32>
    %2155 = graph.convert %2143 : tensor<f32> -> tensor<f64>
    %2156 = graph.pow %arg311, %2155 : tensor<f64>
    %2157 = graph.sub %12, %2156 : tensor<f64>
    %2158 = graph.pow %arg312, %2155 : tensor<f64>
    %2159 = graph.sub %12, %2158 : tensor<f64>
    %2160 = graph.div %arg310, %2157 : tensor<f64>
    %2161 = graph.pow %2159, %11 : tensor<f64>
    %2162 = graph.sqrt %2154 : tensor<1536xf32>
    %2163 = graph.convert %2161 : tensor<f64> -> tensor<f32>
    %2164 = graph.broadcast %2163 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2165 = graph.div %2162, %2164 : tensor<1536xf32>
    %2166 = graph.add %2165, %1798 : tensor<1536xf32>
    %2167 = graph.neg %2160 : tensor<f64>
    %2168 = graph.convert %2167 : tensor<f64> -> tensor<f32>
    %2169 = graph.broadcast %2168 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2170 = graph.mul %2150, %2169 : tensor<1536xf32>
    %2171 = graph.div %2170, %2166 : tensor<1536xf32>
    %2172 = graph.add %2144, %2171 : tensor<1536xf32>
    %2173 = graph.add %arg151, %17 : tensor<f32>
    %2174 = graph.mul %arg25, %1807 : tensor<384x1536xf32>
    %2175 = graph.sub %1156, %arg152 : tensor<384x1536xf32>
    %2176 = graph.mul %1810, %2175 : tensor<384x1536xf32>
    %2177 = graph.add %arg152, %2176 : tensor<384x1536xf32>
    %2178 = graph.mul %2175, %1813 : tensor<384x1536xf32>
    %2179 = graph.sub %1156, %2178 : tensor<384x1536xf32>
    %2180 = graph.select %1816, %2177, %2179 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %2181 = graph.mul %arg153, %1818 : tensor<384x1536xf32>
    %2182 = graph.mul %1156, %1820 : tensor<384x1536xf32>
    %2183 = graph.mul %2182, %1156 : tensor<384x1536xf32>
    %2184 = graph.add %2181, %2183 : tensor<384x1536xf32>
    %2185 = graph.convert %2173 : tensor<f32> -> tensor<f64>
    %2186 = graph.pow %arg311, %2185 : tensor<f64>
    %2187 = graph.sub %12, %2186 : tensor<f64>
    %2188 = graph.pow %arg312, %2185 : tensor<f64>
    %2189 = graph.sub %12, %2188 : tensor<f64>
    %2190 = graph.div %arg310, %2187 : tensor<f64>
    %2191 = graph.pow %2189, %11 : tensor<f64>
    %2192 = graph.sqrt %2184 : tensor<384x1536xf32>
    %2193 = graph.convert %2191 : tensor<f64> -> tensor<f32>
    %2194 = graph.broadcast %2193 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2195 = graph.div %2192, %2194 : tensor<384x1536xf32>
    %2196 = graph.add %2195, %1835 : tensor<384x1536xf32>
    %2197 = graph.neg %2190 : tensor<f64>
    %2198 = graph.convert %2197 : tensor<f64> -> tensor<f32>
    %2199 = graph.broadcast %2198 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2200 = graph.mul %2180, %2199 : tensor<384x1536xf32>
    %2201 = graph.div %2200, %2196 : tensor<384x1536xf32>
    %2202 = graph.add %2174, %2201 : tensor<384x1536xf32>
    %2203 = graph.add %arg154, %17 : tensor<f32>
    %2204 = graph.mul %arg26, %1465 : tensor<384xf32>
    %2205 = graph.sub %1160, %arg155 : tensor<384xf32>
    %2206 = graph.mul %1468, %2205 : tensor<384xf32>
    %2207 = graph.add %arg155, %2206 : tensor<384xf32>
    %2208 = graph.mul %2205, %1471 : tensor<384xf32>
    %2209 = graph.sub %1160, %2208 : tensor<384xf32>
    %2210 = graph.select %1474, %2207, %2209 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2211 = graph.mul %arg156, %1476 : tensor<384xf32>
    %2212 = graph.mul %1160, %1478 : tensor<384xf32>
    %2213 = graph.mul %2212, %1160 : tensor<384xf32>
    %2214 = graph.add %2211, %2213 : tensor<384xf32>
    %2215 = graph.convert %2203 : tensor<f32> -> tensor<f64>
    %2216 = graph.pow %arg311, %2215 : tensor<f64>
    %2217 = graph.sub %12, %2216 : tensor<f64>
    %2218 = graph.pow %arg312, %2215 : tensor<f64>
    %2219 = graph.sub %12, %2218 : tensor<f64>
    %2220 = graph.div %arg310, %2217 : tensor<f64>
    %2221 = graph.pow %2219, %11 : tensor<f64>
    %2222 = graph.sqrt %2214 : tensor<384xf32>
    %2223 = graph.convert %2221 : tensor<f64> -> tensor<f32>
    %2224 = graph.broadcast %2223 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2225 = graph.div %2222, %2224 : tensor<384xf32>
    %2226 = graph.add %2225, %1493 : tensor<384xf32>
    %2227 = graph.neg %2220 : tensor<f64>
    %2228 = graph.convert %2227 : tensor<f64> -> tensor<f32>
    %2229 = graph.broadcast %2228 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2230 = graph.mul %2210, %2229 : tensor<384xf32>
    %2231 = graph.div %2230, %2226 : tensor<384xf32>
    %2232 = graph.add %2204, %2231 : tensor<384xf32>
    %2233 = graph.add %arg157, %17 : tensor<f32>
    %2234 = graph.mul %arg27, %1465 : tensor<384xf32>
    %2235 = graph.sub %1145, %arg158 : tensor<384xf32>
    %2236 = graph.mul %1468, %2235 : tensor<384xf32>
    %2237 = graph.add %arg158, %2236 : tensor<384xf32>
    %2238 = graph.mul %2235, %1471 : tensor<384xf32>
    %2239 = graph.sub %1145, %2238 : tensor<384xf32>
    %2240 = graph.select %1474, %2237, %2239 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2241 = graph.mul %arg159, %1476 : tensor<384xf32>
    %2242 = graph.mul %1145, %1478 : tensor<384xf32>
    %2243 = graph.mul %2242, %1145 : tensor<384xf32>
    %2244 = graph.add %2241, %2243 : tensor<384xf32>
    %2245 = graph.convert %2233 : tensor<f32> -> tensor<f64>
    %2246 = graph.pow %arg311, %2245 : tensor<f64>
    %2247 = graph.sub %12, %2246 : tensor<f64>
    %2248 = graph.pow %arg312, %2245 : tensor<f64>
    %2249 = graph.sub %12, %2248 : tensor<f64>
    %2250 = graph.div %arg310, %2247 : tensor<f64>
    %2251 = graph.pow %2249, %11 : tensor<f64>
    %2252 = graph.sqrt %2244 : tensor<384xf32>
    %2253 = graph.convert %2251 : tensor<f64> -> tensor<f32>
    %2254 = graph.broadcast %2253 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2255 = graph.div %2252, %2254 : tensor<384xf32>
    %2256 = graph.add %2255, %1493 : tensor<384xf32>
    %2257 = graph.neg %2250 : tensor<f64>
    %2258 = graph.convert %2257 : tensor<f64> -> tensor<f32>
    %2259 = graph.broadcast %2258 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2260 = graph.mul %2240, %2259 : tensor<384xf32>
    %2261 = graph.div %2260, %2256 : tensor<384xf32>
    %2262 = graph.add %2234, %2261 : tensor<384xf32>
    %2263 = graph.add %arg160, %17 : tensor<f32>
    %2264 = graph.mul %arg28, %1465 : tensor<384xf32>
    %2265 = graph.sub %1149, %arg161 : tensor<384xf32>
    %2266 = graph.mul %1468, %2265 : tensor<384xf32>
    %2267 = graph.add %arg161, %2266 : tensor<384xf32>
    %2268 = graph.mul %2265, %1471 : tensor<384xf32>
    %2269 = graph.sub %1149, %2268 : tensor<384xf32>
    %2270 = graph.select %1474, %2267, %2269 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2271 = graph.mul %arg162, %1476 : tensor<384xf32>
    %2272 = graph.mul %1149, %1478 : tensor<384xf32>
    %2273 = graph.mul %2272, %1149 : tensor<384xf32>
    %2274 = graph.add %2271, %2273 : tensor<384xf32>
    %2275 = graph.convert %2263 : tensor<f32> -> tensor<f64>
    %2276 = graph.pow %arg311, %2275 : tensor<f64>
    %2277 = graph.sub %12, %2276 : tensor<f64>
    %2278 = graph.pow %arg312, %2275 : tensor<f64>
    %2279 = graph.sub %12, %2278 : tensor<f64>
    %2280 = graph.div %arg310, %2277 : tensor<f64>
    %2281 = graph.pow %2279, %11 : tensor<f64>
    %2282 = graph.sqrt %2274 : tensor<384xf32>
    %2283 = graph.convert %2281 : tensor<f64> -> tensor<f32>
    %2284 = graph.broadcast %2283 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2285 = graph.div %2282, %2284 : tensor<384xf32>
    %2286 = graph.add %2285, %1493 : tensor<384xf32>
    %2287 = graph.neg %2280 : tensor<f64>
    %2288 = graph.convert %2287 : tensor<f64> -> tensor<f32>
    %2289 = graph.broadcast %2288 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2290 = graph.mul %2270, %2289 : tensor<384xf32>
    %2291 = graph.div %2290, %2286 : tensor<384xf32>
    %2292 = graph.add %2264, %2291 : tensor<384xf32>
    %2293 = graph.add %arg163, %17 : tensor<f32>
    %2294 = graph.mul %arg29, %1532 : tensor<1152x384xf32>
    %2295 = graph.sub %1119, %arg164 : tensor<1152x384xf32>
    %2296 = graph.mul %1535, %2295 : tensor<1152x384xf32>
    %2297 = graph.add %arg164, %2296 : tensor<1152x384xf32>
    %2298 = graph.mul %2295, %1538 : tensor<1152x384xf32>
    %2299 = graph.sub %1119, %2298 : tensor<1152x384xf32>
    %2300 = graph.select %1541, %2297, %2299 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %2301 = graph.mul %arg165, %1543 : tensor<1152x384xf32>
    %2302 = graph.mul %1119, %1545 : tensor<1152x384xf32>
    %2303 = graph.mul %2302, %1119 : tensor<1152x384xf32>
    %2304 = graph.add %2301, %2303 : tensor<1152x384xf32>
    %2305 = graph.convert %2293 : tensor<f32> -> tensor<f64>
    %2306 = graph.pow %arg311, %2305 : tensor<f64>
    %2307 = graph.sub %12, %2306 : tensor<f64>
    %2308 = graph.pow %arg312, %2305 : tensor<f64>
    %2309 = graph.sub %12, %2308 : tensor<f64>
    %2310 = graph.div %arg310, %2307 : tensor<f64>
    %2311 = graph.pow %2309, %11 : tensor<f64>
    %2312 = graph.sqrt %2304 : tensor<1152x384xf32>
    %2313 = graph.convert %2311 : tensor<f64> -> tensor<f32>
    %2314 = graph.broadcast %2313 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2315 = graph.div %2312, %2314 : tensor<1152x384xf32>
    %2316 = graph.add %2315, %1560 : tensor<1152x384xf32>
    %2317 = graph.neg %2310 : tensor<f64>
    %2318 = graph.convert %2317 : tensor<f64> -> tensor<f32>
    %2319 = graph.broadcast %2318 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2320 = graph.mul %2300, %2319 : tensor<1152x384xf32>
    %2321 = graph.div %2320, %2316 : tensor<1152x384xf32>
    %2322 = graph.add %2294, %2321 : tensor<1152x384xf32>
    %2323 = graph.add %arg166, %17 : tensor<f32>
    %2324 = graph.mul %arg30, %1569 : tensor<1152xf32>
    %2325 = graph.sub %1123, %arg167 : tensor<1152xf32>
    %2326 = graph.mul %1572, %2325 : tensor<1152xf32>
    %2327 = graph.add %arg167, %2326 : tensor<1152xf32>
    %2328 = graph.mul %2325, %1575 : tensor<1152xf32>
    %2329 = graph.sub %1123, %2328 : tensor<1152xf32>
    %2330 = graph.select %1578, %2327, %2329 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %2331 = graph.mul %arg168, %1580 : tensor<1152xf32>
    %2332 = graph.mul %1123, %1582 : tensor<1152xf32>
    %2333 = graph.mul %2332, %1123 : tensor<1152xf32>
    %2334 = graph.add %2331, %2333 : tensor<1152xf32>
    %2335 = graph.convert %2323 : tensor<f32> -> tensor<f64>
    %2336 = graph.pow %arg311, %2335 : tensor<f64>
    %2337 = graph.sub %12, %2336 : tensor<f64>
    %2338 = graph.pow %arg312, %2335 : tensor<f64>
    %2339 = graph.sub %12, %2338 : tensor<f64>
    %2340 = graph.div %arg310, %2337 : tensor<f64>
    %2341 = graph.pow %2339, %11 : tensor<f64>
    %2342 = graph.sqrt %2334 : tensor<1152xf32>
    %2343 = graph.convert %2341 : tensor<f64> -> tensor<f32>
    %2344 = graph.broadcast %2343 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2345 = graph.div %2342, %2344 : tensor<1152xf32>
    %2346 = graph.add %2345, %1597 : tensor<1152xf32>
    %2347 = graph.neg %2340 : tensor<f64>
    %2348 = graph.convert %2347 : tensor<f64> -> tensor<f32>
    %2349 = graph.broadcast %2348 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2350 = graph.mul %2330, %2349 : tensor<1152xf32>
    %2351 = graph.div %2350, %2346 : tensor<1152xf32>
    %2352 = graph.add %2324, %2351 : tensor<1152xf32>
    %2353 = graph.add %arg169, %17 : tensor<f32>
    %2354 = graph.mul %arg31, %1606 : tensor<384x384xf32>
    %2355 = graph.sub %1100, %arg170 : tensor<384x384xf32>
    %2356 = graph.mul %1609, %2355 : tensor<384x384xf32>
    %2357 = graph.add %arg170, %2356 : tensor<384x384xf32>
    %2358 = graph.mul %2355, %1612 : tensor<384x384xf32>
    %2359 = graph.sub %1100, %2358 : tensor<384x384xf32>
    %2360 = graph.select %1615, %2357, %2359 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %2361 = graph.mul %arg171, %1617 : tensor<384x384xf32>
    %2362 = graph.mul %1100, %1619 : tensor<384x384xf32>
    %2363 = graph.mul %2362, %1100 : tensor<384x384xf32>
    %2364 = graph.add %2361, %2363 : tensor<384x384xf32>
    %2365 = graph.convert %2353 : tensor<f32> -> tensor<f64>
    %2366 = graph.pow %arg311, %2365 : tensor<f64>
    %2367 = graph.sub %12, %2366 : tensor<f64>
    %2368 = graph.pow %arg312, %2365 : tensor<f64>
    %2369 = graph.sub %12, %2368 : tensor<f64>
    %2370 = graph.div %arg310, %2367 : tensor<f64>
    %2371 = graph.pow %2369, %11 : tensor<f64>
    %2372 = graph.sqrt %2364 : tensor<384x384xf32>
    %2373 = graph.convert %2371 : tensor<f64> -> tensor<f32>
    %2374 = graph.broadcast %2373 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2375 = graph.div %2372, %2374 : tensor<384x384xf32>
    %2376 = graph.add %2375, %1634 : tensor<384x384xf32>
    %2377 = graph.neg %2370 : tensor<f64>
    %2378 = graph.convert %2377 : tensor<f64> -> tensor<f32>
    %2379 = graph.broadcast %2378 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2380 = graph.mul %2360, %2379 : tensor<384x384xf32>
    %2381 = graph.div %2380, %2376 : tensor<384x384xf32>
    %2382 = graph.add %2354, %2381 : tensor<384x384xf32>
    %2383 = graph.add %arg172, %17 : tensor<f32>
    %2384 = graph.mul %arg32, %1465 : tensor<384xf32>
    %2385 = graph.sub %1104, %arg173 : tensor<384xf32>
    %2386 = graph.mul %1468, %2385 : tensor<384xf32>
    %2387 = graph.add %arg173, %2386 : tensor<384xf32>
    %2388 = graph.mul %2385, %1471 : tensor<384xf32>
    %2389 = graph.sub %1104, %2388 : tensor<384xf32>
    %2390 = graph.select %1474, %2387, %2389 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2391 = graph.mul %arg174, %1476 : tensor<384xf32>
    %2392 = graph.mul %1104, %1478 : tensor<384xf32>
    %2393 = graph.mul %2392, %1104 : tensor<384xf32>
    %2394 = graph.add %2391, %2393 : tensor<384xf32>
    %2395 = graph.convert %2383 : tensor<f32> -> tensor<f64>
    %2396 = graph.pow %arg311, %2395 : tensor<f64>
    %2397 = graph.sub %12, %2396 : tensor<f64>
    %2398 = graph.pow %arg312, %2395 : tensor<f64>
    %2399 = graph.sub %12, %2398 : tensor<f64>
    %2400 = graph.div %arg310, %2397 : tensor<f64>
    %2401 = graph.pow %2399, %11 : tensor<f64>
    %2402 = graph.sqrt %2394 : tensor<384xf32>
    %2403 = graph.convert %2401 : tensor<f64> -> tensor<f32>
    %2404 = graph.broadcast %2403 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2405 = graph.div %2402, %2404 : tensor<384xf32>
    %2406 = graph.add %2405, %1493 : tensor<384xf32>
    %2407 = graph.neg %2400 : tensor<f64>
    %2408 = graph.convert %2407 : tensor<f64> -> tensor<f32>
    %2409 = graph.broadcast %2408 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2410 = graph.mul %2390, %2409 : tensor<384xf32>
    %2411 = graph.div %2410, %2406 : tensor<384xf32>
    %2412 = graph.add %2384, %2411 : tensor<384xf32>
    %2413 = graph.add %arg175, %17 : tensor<f32>
    %2414 = graph.mul %arg33, %1465 : tensor<384xf32>
    %2415 = graph.sub %1089, %arg176 : tensor<384xf32>
    %2416 = graph.mul %1468, %2415 : tensor<384xf32>
    %2417 = graph.add %arg176, %2416 : tensor<384xf32>
    %2418 = graph.mul %2415, %1471 : tensor<384xf32>
    %2419 = graph.sub %1089, %2418 : tensor<384xf32>
    %2420 = graph.select %1474, %2417, %2419 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2421 = graph.mul %arg177, %1476 : tensor<384xf32>
    %2422 = graph.mul %1089, %1478 : tensor<384xf32>
    %2423 = graph.mul %2422, %1089 : tensor<384xf32>
    %2424 = graph.add %2421, %2423 : tensor<384xf32>
    %2425 = graph.convert %2413 : tensor<f32> -> tensor<f64>
    %2426 = graph.pow %arg311, %2425 : tensor<f64>
    %2427 = graph.sub %12, %2426 : tensor<f64>
    %2428 = graph.pow %arg312, %2425 : tensor<f64>
    %2429 = graph.sub %12, %2428 : tensor<f64>
    %2430 = graph.div %arg310, %2427 : tensor<f64>
    %2431 = graph.pow %2429, %11 : tensor<f64>
    %2432 = graph.sqrt %2424 : tensor<384xf32>
    %2433 = graph.convert %2431 : tensor<f64> -> tensor<f32>
    %2434 = graph.broadcast %2433 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2435 = graph.div %2432, %2434 : tensor<384xf32>
    %2436 = graph.add %2435, %1493 : tensor<384xf32>
    %2437 = graph.neg %2430 : tensor<f64>
    %2438 = graph.convert %2437 : tensor<f64> -> tensor<f32>
    %2439 = graph.broadcast %2438 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2440 = graph.mul %2420, %2439 : tensor<384xf32>
    %2441 = graph.div %2440, %2436 : tensor<384xf32>
    %2442 = graph.add %2414, %2441 : tensor<384xf32>
    %2443 = graph.add %arg178, %17 : tensor<f32>
    %2444 = graph.mul %arg34, %1465 : tensor<384xf32>
    %2445 = graph.sub %1093, %arg179 : tensor<384xf32>
    %2446 = graph.mul %1468, %2445 : tensor<384xf32>
    %2447 = graph.add %arg179, %2446 : tensor<384xf32>
    %2448 = graph.mul %2445, %1471 : tensor<384xf32>
    %2449 = graph.sub %1093, %2448 : tensor<384xf32>
    %2450 = graph.select %1474, %2447, %2449 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2451 = graph.mul %arg180, %1476 : tensor<384xf32>
    %2452 = graph.mul %1093, %1478 : tensor<384xf32>
    %2453 = graph.mul %2452, %1093 : tensor<384xf32>
    %2454 = graph.add %2451, %2453 : tensor<384xf32>
    %2455 = graph.convert %2443 : tensor<f32> -> tensor<f64>
    %2456 = graph.pow %arg311, %2455 : tensor<f64>
    %2457 = graph.sub %12, %2456 : tensor<f64>
    %2458 = graph.pow %arg312, %2455 : tensor<f64>
    %2459 = graph.sub %12, %2458 : tensor<f64>
    %2460 = graph.div %arg310, %2457 : tensor<f64>
    %2461 = graph.pow %2459, %11 : tensor<f64>
    %2462 = graph.sqrt %2454 : tensor<384xf32>
    %2463 = graph.convert %2461 : tensor<f64> -> tensor<f32>
    %2464 = graph.broadcast %2463 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2465 = graph.div %2462, %2464 : tensor<384xf32>
    %2466 = graph.add %2465, %1493 : tensor<384xf32>
    %2467 = graph.neg %2460 : tensor<f64>
    %2468 = graph.convert %2467 : tensor<f64> -> tensor<f32>
    %2469 = graph.broadcast %2468 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2470 = graph.mul %2450, %2469 : tensor<384xf32>
    %2471 = graph.div %2470, %2466 : tensor<384xf32>
    %2472 = graph.add %2444, %2471 : tensor<384xf32>
    %2473 = graph.add %arg181, %17 : tensor<f32>
    %2474 = graph.mul %arg35, %1733 : tensor<1536x384xf32>
    %2475 = graph.sub %1063, %arg182 : tensor<1536x384xf32>
    %2476 = graph.mul %1736, %2475 : tensor<1536x384xf32>
    %2477 = graph.add %arg182, %2476 : tensor<1536x384xf32>
    %2478 = graph.mul %2475, %1739 : tensor<1536x384xf32>
    %2479 = graph.sub %1063, %2478 : tensor<1536x384xf32>
    %2480 = graph.select %1742, %2477, %2479 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %2481 = graph.mul %arg183, %1744 : tensor<1536x384xf32>
    %2482 = graph.mul %1063, %1746 : tensor<1536x384xf32>
    %2483 = graph.mul %2482, %1063 : tensor<1536x384xf32>
    %2484 = graph.add %2481, %2483 : tensor<1536x384xf32>
    %2485 = graph.convert %2473 : tensor<f32> -> tensor<f64>
    %2486 = graph.pow %arg311, %2485 : tensor<f64>
    %2487 = graph.sub %12, %2486 : tensor<f64>
    %2488 = graph.pow %arg312, %2485 : tensor<f64>
    %2489 = graph.sub %12, %2488 : tensor<f64>
    %2490 = graph.div %arg310, %2487 : tensor<f64>
    %2491 = graph.pow %2489, %11 : tensor<f64>
    %2492 = graph.sqrt %2484 : tensor<1536x384xf32>
    %2493 = graph.convert %2491 : tensor<f64> -> tensor<f32>
    %2494 = graph.broadcast %2493 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2495 = graph.div %2492, %2494 : tensor<1536x384xf32>
    %2496 = graph.add %2495, %1761 : tensor<1536x384xf32>
    %2497 = graph.neg %2490 : tensor<f64>
    %2498 = graph.convert %2497 : tensor<f64> -> tensor<f32>
    %2499 = graph.broadcast %2498 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2500 = graph.mul %2480, %2499 : tensor<1536x384xf32>
    %2501 = graph.div %2500, %2496 : tensor<1536x384xf32>
    %2502 = graph.add %2474, %2501 : tensor<1536x384xf32>
    %2503 = graph.add %arg184, %17 : tensor<f32>
    %2504 = graph.mul %arg36, %1770 : tensor<1536xf32>
    %2505 = graph.sub %1067, %arg185 : tensor<1536xf32>
    %2506 = graph.mul %1773, %2505 : tensor<1536xf32>
    %2507 = graph.add %arg185, %2506 : tensor<1536xf32>
    %2508 = graph.mul %2505, %1776 : tensor<1536xf32>
    %2509 = graph.sub %1067, %2508 : tensor<1536xf32>
    %2510 = graph.select %1779, %2507, %2509 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %2511 = graph.mul %arg186, %1781 : tensor<1536xf32>
    %2512 = graph.mul %1067, %1783 : tensor<1536xf32>
    %2513 = graph.mul %2512, %1067 : tensor<1536xf32>
    %2514 = graph.add %2511, %2513 : tensor<1536xf32>
    %2515 = graph.convert %2503 : tensor<f32> -> tensor<f64>
    %2516 = graph.pow %arg311, %2515 : tensor<f64>
    %2517 = graph.sub %12, %2516 : tensor<f64>
    %2518 = graph.pow %arg312, %2515 : tensor<f64>
    %2519 = graph.sub %12, %2518 : tensor<f64>
    %2520 = graph.div %arg310, %2517 : tensor<f64>
    %2521 = graph.pow %2519, %11 : tensor<f64>
    %2522 = graph.sqrt %2514 : tensor<1536xf32>
    %2523 = graph.convert %2521 : tensor<f64> -> tensor<f32>
    %2524 = graph.broadcast %2523 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2525 = graph.div %2522, %2524 : tensor<1536xf32>
    %2526 = graph.add %2525, %1798 : tensor<1536xf32>
    %2527 = graph.neg %2520 : tensor<f64>
    %2528 = graph.convert %2527 : tensor<f64> -> tensor<f32>
    %2529 = graph.broadcast %2528 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2530 = graph.mul %2510, %2529 : tensor<1536xf32>
    %2531 = graph.div %2530, %2526 : tensor<1536xf32>
    %2532 = graph.add %2504, %2531 : tensor<1536xf32>
    %2533 = graph.add %arg187, %17 : tensor<f32>
    %2534 = graph.mul %arg37, %1807 : tensor<384x1536xf32>
    %2535 = graph.sub %1045, %arg188 : tensor<384x1536xf32>
    %2536 = graph.mul %1810, %2535 : tensor<384x1536xf32>
    %2537 = graph.add %arg188, %2536 : tensor<384x1536xf32>
    %2538 = graph.mul %2535, %1813 : tensor<384x1536xf32>
    %2539 = graph.sub %1045, %2538 : tensor<384x1536xf32>
    %2540 = graph.select %1816, %2537, %2539 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %2541 = graph.mul %arg189, %1818 : tensor<384x1536xf32>
    %2542 = graph.mul %1045, %1820 : tensor<384x1536xf32>
    %2543 = graph.mul %2542, %1045 : tensor<384x1536xf32>
    %2544 = graph.add %2541, %2543 : tensor<384x1536xf32>
    %2545 = graph.convert %2533 : tensor<f32> -> tensor<f64>
    %2546 = graph.pow %arg311, %2545 : tensor<f64>
    %2547 = graph.sub %12, %2546 : tensor<f64>
    %2548 = graph.pow %arg312, %2545 : tensor<f64>
    %2549 = graph.sub %12, %2548 : tensor<f64>
    %2550 = graph.div %arg310, %2547 : tensor<f64>
    %2551 = graph.pow %2549, %11 : tensor<f64>
    %2552 = graph.sqrt %2544 : tensor<384x1536xf32>
    %2553 = graph.convert %2551 : tensor<f64> -> tensor<f32>
    %2554 = graph.broadcast %2553 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2555 = graph.div %2552, %2554 : tensor<384x1536xf32>
    %2556 = graph.add %2555, %1835 : tensor<384x1536xf32>
    %2557 = graph.neg %2550 : tensor<f64>
    %2558 = graph.convert %2557 : tensor<f64> -> tensor<f32>
    %2559 = graph.broadcast %2558 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2560 = graph.mul %2540, %2559 : tensor<384x1536xf32>
    %2561 = graph.div %2560, %2556 : tensor<384x1536xf32>
    %2562 = graph.add %2534, %2561 : tensor<384x1536xf32>
    %2563 = graph.add %arg190, %17 : tensor<f32>
    %2564 = graph.mul %arg38, %1465 : tensor<384xf32>
    %2565 = graph.sub %1049, %arg191 : tensor<384xf32>
    %2566 = graph.mul %1468, %2565 : tensor<384xf32>
    %2567 = graph.add %arg191, %2566 : tensor<384xf32>
    %2568 = graph.mul %2565, %1471 : tensor<384xf32>
    %2569 = graph.sub %1049, %2568 : tensor<384xf32>
    %2570 = graph.select %1474, %2567, %2569 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2571 = graph.mul %arg192, %1476 : tensor<384xf32>
    %2572 = graph.mul %1049, %1478 : tensor<384xf32>
    %2573 = graph.mul %2572, %1049 : tensor<384xf32>
    %2574 = graph.add %2571, %2573 : tensor<384xf32>
    %2575 = graph.convert %2563 : tensor<f32> -> tensor<f64>
    %2576 = graph.pow %arg311, %2575 : tensor<f64>
    %2577 = graph.sub %12, %2576 : tensor<f64>
    %2578 = graph.pow %arg312, %2575 : tensor<f64>
    %2579 = graph.sub %12, %2578 : tensor<f64>
    %2580 = graph.div %arg310, %2577 : tensor<f64>
    %2581 = graph.pow %2579, %11 : tensor<f64>
    %2582 = graph.sqrt %2574 : tensor<384xf32>
    %2583 = graph.convert %2581 : tensor<f64> -> tensor<f32>
    %2584 = graph.broadcast %2583 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2585 = graph.div %2582, %2584 : tensor<384xf32>
    %2586 = graph.add %2585, %1493 : tensor<384xf32>
    %2587 = graph.neg %2580 : tensor<f64>
    %2588 = graph.convert %2587 : tensor<f64> -> tensor<f32>
    %2589 = graph.broadcast %2588 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2590 = graph.mul %2570, %2589 : tensor<384xf32>
    %2591 = graph.div %2590, %2586 : tensor<384xf32>
    %2592 = graph.add %2564, %2591 : tensor<384xf32>
    %2593 = graph.add %arg193, %17 : tensor<f32>
    %2594 = graph.mul %arg39, %1465 : tensor<384xf32>
    %2595 = graph.sub %1034, %arg194 : tensor<384xf32>
    %2596 = graph.mul %1468, %2595 : tensor<384xf32>
    %2597 = graph.add %arg194, %2596 : tensor<384xf32>
    %2598 = graph.mul %2595, %1471 : tensor<384xf32>
    %2599 = graph.sub %1034, %2598 : tensor<384xf32>
    %2600 = graph.select %1474, %2597, %2599 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2601 = graph.mul %arg195, %1476 : tensor<384xf32>
    %2602 = graph.mul %1034, %1478 : tensor<384xf32>
    %2603 = graph.mul %2602, %1034 : tensor<384xf32>
    %2604 = graph.add %2601, %2603 : tensor<384xf32>
    %2605 = graph.convert %2593 : tensor<f32> -> tensor<f64>
    %2606 = graph.pow %arg311, %2605 : tensor<f64>
    %2607 = graph.sub %12, %2606 : tensor<f64>
    %2608 = graph.pow %arg312, %2605 : tensor<f64>
    %2609 = graph.sub %12, %2608 : tensor<f64>
    %2610 = graph.div %arg310, %2607 : tensor<f64>
    %2611 = graph.pow %2609, %11 : tensor<f64>
    %2612 = graph.sqrt %2604 : tensor<384xf32>
    %2613 = graph.convert %2611 : tensor<f64> -> tensor<f32>
    %2614 = graph.broadcast %2613 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2615 = graph.div %2612, %2614 : tensor<384xf32>
    %2616 = graph.add %2615, %1493 : tensor<384xf32>
    %2617 = graph.neg %2610 : tensor<f64>
    %2618 = graph.convert %2617 : tensor<f64> -> tensor<f32>
    %2619 = graph.broadcast %2618 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2620 = graph.mul %2600, %2619 : tensor<384xf32>
    %2621 = graph.div %2620, %2616 : tensor<384xf32>
    %2622 = graph.add %2594, %2621 : tensor<384xf32>
    %2623 = graph.add %arg196, %17 : tensor<f32>
    %2624 = graph.mul %arg40, %1465 : tensor<384xf32>
    %2625 = graph.sub %1038, %arg197 : tensor<384xf32>
    %2626 = graph.mul %1468, %2625 : tensor<384xf32>
    %2627 = graph.add %arg197, %2626 : tensor<384xf32>
    %2628 = graph.mul %2625, %1471 : tensor<384xf32>
    %2629 = graph.sub %1038, %2628 : tensor<384xf32>
    %2630 = graph.select %1474, %2627, %2629 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2631 = graph.mul %arg198, %1476 : tensor<384xf32>
    %2632 = graph.mul %1038, %1478 : tensor<384xf32>
    %2633 = graph.mul %2632, %1038 : tensor<384xf32>
    %2634 = graph.add %2631, %2633 : tensor<384xf32>
    %2635 = graph.convert %2623 : tensor<f32> -> tensor<f64>
    %2636 = graph.pow %arg311, %2635 : tensor<f64>
    %2637 = graph.sub %12, %2636 : tensor<f64>
    %2638 = graph.pow %arg312, %2635 : tensor<f64>
    %2639 = graph.sub %12, %2638 : tensor<f64>
    %2640 = graph.div %arg310, %2637 : tensor<f64>
    %2641 = graph.pow %2639, %11 : tensor<f64>
    %2642 = graph.sqrt %2634 : tensor<384xf32>
    %2643 = graph.convert %2641 : tensor<f64> -> tensor<f32>
    %2644 = graph.broadcast %2643 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2645 = graph.div %2642, %2644 : tensor<384xf32>
    %2646 = graph.add %2645, %1493 : tensor<384xf32>
    %2647 = graph.neg %2640 : tensor<f64>
    %2648 = graph.convert %2647 : tensor<f64> -> tensor<f32>
    %2649 = graph.broadcast %2648 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2650 = graph.mul %2630, %2649 : tensor<384xf32>
    %2651 = graph.div %2650, %2646 : tensor<384xf32>
    %2652 = graph.add %2624, %2651 : tensor<384xf32>
    %2653 = graph.add %arg199, %17 : tensor<f32>
    %2654 = graph.mul %arg41, %1532 : tensor<1152x384xf32>
    %2655 = graph.sub %1008, %arg200 : tensor<1152x384xf32>
    %2656 = graph.mul %1535, %2655 : tensor<1152x384xf32>
    %2657 = graph.add %arg200, %2656 : tensor<1152x384xf32>
    %2658 = graph.mul %2655, %1538 : tensor<1152x384xf32>
    %2659 = graph.sub %1008, %2658 : tensor<1152x384xf32>
    %2660 = graph.select %1541, %2657, %2659 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %2661 = graph.mul %arg201, %1543 : tensor<1152x384xf32>
    %2662 = graph.mul %1008, %1545 : tensor<1152x384xf32>
    %2663 = graph.mul %2662, %1008 : tensor<1152x384xf32>
    %2664 = graph.add %2661, %2663 : tensor<1152x384xf32>
    %2665 = graph.convert %2653 : tensor<f32> -> tensor<f64>
    %2666 = graph.pow %arg311, %2665 : tensor<f64>
    %2667 = graph.sub %12, %2666 : tensor<f64>
    %2668 = graph.pow %arg312, %2665 : tensor<f64>
    %2669 = graph.sub %12, %2668 : tensor<f64>
    %2670 = graph.div %arg310, %2667 : tensor<f64>
    %2671 = graph.pow %2669, %11 : tensor<f64>
    %2672 = graph.sqrt %2664 : tensor<1152x384xf32>
    %2673 = graph.convert %2671 : tensor<f64> -> tensor<f32>
    %2674 = graph.broadcast %2673 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2675 = graph.div %2672, %2674 : tensor<1152x384xf32>
    %2676 = graph.add %2675, %1560 : tensor<1152x384xf32>
    %2677 = graph.neg %2670 : tensor<f64>
    %2678 = graph.convert %2677 : tensor<f64> -> tensor<f32>
    %2679 = graph.broadcast %2678 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %2680 = graph.mul %2660, %2679 : tensor<1152x384xf32>
    %2681 = graph.div %2680, %2676 : tensor<1152x384xf32>
    %2682 = graph.add %2654, %2681 : tensor<1152x384xf32>
    %2683 = graph.add %arg202, %17 : tensor<f32>
    %2684 = graph.mul %arg42, %1569 : tensor<1152xf32>
    %2685 = graph.sub %1012, %arg203 : tensor<1152xf32>
    %2686 = graph.mul %1572, %2685 : tensor<1152xf32>
    %2687 = graph.add %arg203, %2686 : tensor<1152xf32>
    %2688 = graph.mul %2685, %1575 : tensor<1152xf32>
    %2689 = graph.sub %1012, %2688 : tensor<1152xf32>
    %2690 = graph.select %1578, %2687, %2689 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %2691 = graph.mul %arg204, %1580 : tensor<1152xf32>
    %2692 = graph.mul %1012, %1582 : tensor<1152xf32>
    %2693 = graph.mul %2692, %1012 : tensor<1152xf32>
    %2694 = graph.add %2691, %2693 : tensor<1152xf32>
    %2695 = graph.convert %2683 : tensor<f32> -> tensor<f64>
    %2696 = graph.pow %arg311, %2695 : tensor<f64>
    %2697 = graph.sub %12, %2696 : tensor<f64>
    %2698 = graph.pow %arg312, %2695 : tensor<f64>
    %2699 = graph.sub %12, %2698 : tensor<f64>
    %2700 = graph.div %arg310, %2697 : tensor<f64>
    %2701 = graph.pow %2699, %11 : tensor<f64>
    %2702 = graph.sqrt %2694 : tensor<1152xf32>
    %2703 = graph.convert %2701 : tensor<f64> -> tensor<f32>
    %2704 = graph.broadcast %2703 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2705 = graph.div %2702, %2704 : tensor<1152xf32>
    %2706 = graph.add %2705, %1597 : tensor<1152xf32>
    %2707 = graph.neg %2700 : tensor<f64>
    %2708 = graph.convert %2707 : tensor<f64> -> tensor<f32>
    %2709 = graph.broadcast %2708 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %2710 = graph.mul %2690, %2709 : tensor<1152xf32>
    %2711 = graph.div %2710, %2706 : tensor<1152xf32>
    %2712 = graph.add %2684, %2711 : tensor<1152xf32>
    %2713 = graph.add %arg205, %17 : tensor<f32>
    %2714 = graph.mul %arg43, %1606 : tensor<384x384xf32>
    %2715 = graph.sub %989, %arg206 : tensor<384x384xf32>
    %2716 = graph.mul %1609, %2715 : tensor<384x384xf32>
    %2717 = graph.add %arg206, %2716 : tensor<384x384xf32>
    %2718 = graph.mul %2715, %1612 : tensor<384x384xf32>
    %2719 = graph.sub %989, %2718 : tensor<384x384xf32>
    %2720 = graph.select %1615, %2717, %2719 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %2721 = graph.mul %arg207, %1617 : tensor<384x384xf32>
    %2722 = graph.mul %989, %1619 : tensor<384x384xf32>
    %2723 = graph.mul %2722, %989 : tensor<384x384xf32>
    %2724 = graph.add %2721, %2723 : tensor<384x384xf32>
    %2725 = graph.convert %2713 : tensor<f32> -> tensor<f64>
    %2726 = graph.pow %arg311, %2725 : tensor<f64>
    %2727 = graph.sub %12, %2726 : tensor<f64>
    %2728 = graph.pow %arg312, %2725 : tensor<f64>
    %2729 = graph.sub %12, %2728 : tensor<f64>
    %2730 = graph.div %arg310, %2727 : tensor<f64>
    %2731 = graph.pow %2729, %11 : tensor<f64>
    %2732 = graph.sqrt %2724 : tensor<384x384xf32>
    %2733 = graph.convert %2731 : tensor<f64> -> tensor<f32>
    %2734 = graph.broadcast %2733 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2735 = graph.div %2732, %2734 : tensor<384x384xf32>
    %2736 = graph.add %2735, %1634 : tensor<384x384xf32>
    %2737 = graph.neg %2730 : tensor<f64>
    %2738 = graph.convert %2737 : tensor<f64> -> tensor<f32>
    %2739 = graph.broadcast %2738 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %2740 = graph.mul %2720, %2739 : tensor<384x384xf32>
    %2741 = graph.div %2740, %2736 : tensor<384x384xf32>
    %2742 = graph.add %2714, %2741 : tensor<384x384xf32>
    %2743 = graph.add %arg208, %17 : tensor<f32>
    %2744 = graph.mul %arg44, %1465 : tensor<384xf32>
    %2745 = graph.sub %993, %arg209 : tensor<384xf32>
    %2746 = graph.mul %1468, %2745 : tensor<384xf32>
    %2747 = graph.add %arg209, %2746 : tensor<384xf32>
    %2748 = graph.mul %2745, %1471 : tensor<384xf32>
    %2749 = graph.sub %993, %2748 : tensor<384xf32>
    %2750 = graph.select %1474, %2747, %2749 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2751 = graph.mul %arg210, %1476 : tensor<384xf32>
    %2752 = graph.mul %993, %1478 : tensor<384xf32>
    %2753 = graph.mul %2752, %993 : tensor<384xf32>
    %2754 = graph.add %2751, %2753 : tensor<384xf32>
    %2755 = graph.convert %2743 : tensor<f32> -> tensor<f64>
    %2756 = graph.pow %arg311, %2755 : tensor<f64>
    %2757 = graph.sub %12, %2756 : tensor<f64>
    %2758 = graph.pow %arg312, %2755 : tensor<f64>
    %2759 = graph.sub %12, %2758 : tensor<f64>
    %2760 = graph.div %arg310, %2757 : tensor<f64>
    %2761 = graph.pow %2759, %11 : tensor<f64>
    %2762 = graph.sqrt %2754 : tensor<384xf32>
    %2763 = graph.convert %2761 : tensor<f64> -> tensor<f32>
    %2764 = graph.broadcast %2763 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2765 = graph.div %2762, %2764 : tensor<384xf32>
    %2766 = graph.add %2765, %1493 : tensor<384xf32>
    %2767 = graph.neg %2760 : tensor<f64>
    %2768 = graph.convert %2767 : tensor<f64> -> tensor<f32>
    %2769 = graph.broadcast %2768 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2770 = graph.mul %2750, %2769 : tensor<384xf32>
    %2771 = graph.div %2770, %2766 : tensor<384xf32>
    %2772 = graph.add %2744, %2771 : tensor<384xf32>
    %2773 = graph.add %arg211, %17 : tensor<f32>
    %2774 = graph.mul %arg45, %1465 : tensor<384xf32>
    %2775 = graph.sub %978, %arg212 : tensor<384xf32>
    %2776 = graph.mul %1468, %2775 : tensor<384xf32>
    %2777 = graph.add %arg212, %2776 : tensor<384xf32>
    %2778 = graph.mul %2775, %1471 : tensor<384xf32>
    %2779 = graph.sub %978, %2778 : tensor<384xf32>
    %2780 = graph.select %1474, %2777, %2779 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2781 = graph.mul %arg213, %1476 : tensor<384xf32>
    %2782 = graph.mul %978, %1478 : tensor<384xf32>
    %2783 = graph.mul %2782, %978 : tensor<384xf32>
    %2784 = graph.add %2781, %2783 : tensor<384xf32>
    %2785 = graph.convert %2773 : tensor<f32> -> tensor<f64>
    %2786 = graph.pow %arg311, %2785 : tensor<f64>
    %2787 = graph.sub %12, %2786 : tensor<f64>
    %2788 = graph.pow %arg312, %2785 : tensor<f64>
    %2789 = graph.sub %12, %2788 : tensor<f64>
    %2790 = graph.div %arg310, %2787 : tensor<f64>
    %2791 = graph.pow %2789, %11 : tensor<f64>
    %2792 = graph.sqrt %2784 : tensor<384xf32>
    %2793 = graph.convert %2791 : tensor<f64> -> tensor<f32>
    %2794 = graph.broadcast %2793 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2795 = graph.div %2792, %2794 : tensor<384xf32>
    %2796 = graph.add %2795, %1493 : tensor<384xf32>
    %2797 = graph.neg %2790 : tensor<f64>
    %2798 = graph.convert %2797 : tensor<f64> -> tensor<f32>
    %2799 = graph.broadcast %2798 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2800 = graph.mul %2780, %2799 : tensor<384xf32>
    %2801 = graph.div %2800, %2796 : tensor<384xf32>
    %2802 = graph.add %2774, %2801 : tensor<384xf32>
    %2803 = graph.add %arg214, %17 : tensor<f32>
    %2804 = graph.mul %arg46, %1465 : tensor<384xf32>
    %2805 = graph.sub %982, %arg215 : tensor<384xf32>
    %2806 = graph.mul %1468, %2805 : tensor<384xf32>
    %2807 = graph.add %arg215, %2806 : tensor<384xf32>
    %2808 = graph.mul %2805, %1471 : tensor<384xf32>
    %2809 = graph.sub %982, %2808 : tensor<384xf32>
    %2810 = graph.select %1474, %2807, %2809 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2811 = graph.mul %arg216, %1476 : tensor<384xf32>
    %2812 = graph.mul %982, %1478 : tensor<384xf32>
    %2813 = graph.mul %2812, %982 : tensor<384xf32>
    %2814 = graph.add %2811, %2813 : tensor<384xf32>
    %2815 = graph.convert %2803 : tensor<f32> -> tensor<f64>
    %2816 = graph.pow %arg311, %2815 : tensor<f64>
    %2817 = graph.sub %12, %2816 : tensor<f64>
    %2818 = graph.pow %arg312, %2815 : tensor<f64>
    %2819 = graph.sub %12, %2818 : tensor<f64>
    %2820 = graph.div %arg310, %2817 : tensor<f64>
    %2821 = graph.pow %2819, %11 : tensor<f64>
    %2822 = graph.sqrt %2814 : tensor<384xf32>
    %2823 = graph.convert %2821 : tensor<f64> -> tensor<f32>
    %2824 = graph.broadcast %2823 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2825 = graph.div %2822, %2824 : tensor<384xf32>
    %2826 = graph.add %2825, %1493 : tensor<384xf32>
    %2827 = graph.neg %2820 : tensor<f64>
    %2828 = graph.convert %2827 : tensor<f64> -> tensor<f32>
    %2829 = graph.broadcast %2828 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2830 = graph.mul %2810, %2829 : tensor<384xf32>
    %2831 = graph.div %2830, %2826 : tensor<384xf32>
    %2832 = graph.add %2804, %2831 : tensor<384xf32>
    %2833 = graph.add %arg217, %17 : tensor<f32>
    %2834 = graph.mul %arg47, %1733 : tensor<1536x384xf32>
    %2835 = graph.sub %952, %arg218 : tensor<1536x384xf32>
    %2836 = graph.mul %1736, %2835 : tensor<1536x384xf32>
    %2837 = graph.add %arg218, %2836 : tensor<1536x384xf32>
    %2838 = graph.mul %2835, %1739 : tensor<1536x384xf32>
    %2839 = graph.sub %952, %2838 : tensor<1536x384xf32>
    %2840 = graph.select %1742, %2837, %2839 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %2841 = graph.mul %arg219, %1744 : tensor<1536x384xf32>
    %2842 = graph.mul %952, %1746 : tensor<1536x384xf32>
    %2843 = graph.mul %2842, %952 : tensor<1536x384xf32>
    %2844 = graph.add %2841, %2843 : tensor<1536x384xf32>
    %2845 = graph.convert %2833 : tensor<f32> -> tensor<f64>
    %2846 = graph.pow %arg311, %2845 : tensor<f64>
    %2847 = graph.sub %12, %2846 : tensor<f64>
    %2848 = graph.pow %arg312, %2845 : tensor<f64>
    %2849 = graph.sub %12, %2848 : tensor<f64>
    %2850 = graph.div %arg310, %2847 : tensor<f64>
    %2851 = graph.pow %2849, %11 : tensor<f64>
    %2852 = graph.sqrt %2844 : tensor<1536x384xf32>
    %2853 = graph.convert %2851 : tensor<f64> -> tensor<f32>
    %2854 = graph.broadcast %2853 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2855 = graph.div %2852, %2854 : tensor<1536x384xf32>
    %2856 = graph.add %2855, %1761 : tensor<1536x384xf32>
    %2857 = graph.neg %2850 : tensor<f64>
    %2858 = graph.convert %2857 : tensor<f64> -> tensor<f32>
    %2859 = graph.broadcast %2858 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %2860 = graph.mul %2840, %2859 : tensor<1536x384xf32>
    %2861 = graph.div %2860, %2856 : tensor<1536x384xf32>
    %2862 = graph.add %2834, %2861 : tensor<1536x384xf32>
    %2863 = graph.add %arg220, %17 : tensor<f32>
    %2864 = graph.mul %arg48, %1770 : tensor<1536xf32>
    %2865 = graph.sub %956, %arg221 : tensor<1536xf32>
    %2866 = graph.mul %1773, %2865 : tensor<1536xf32>
    %2867 = graph.add %arg221, %2866 : tensor<1536xf32>
    %2868 = graph.mul %2865, %1776 : tensor<1536xf32>
    %2869 = graph.sub %956, %2868 : tensor<1536xf32>
    %2870 = graph.select %1779, %2867, %2869 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %2871 = graph.mul %arg222, %1781 : tensor<1536xf32>
    %2872 = graph.mul %956, %1783 : tensor<1536xf32>
    %2873 = graph.mul %2872, %956 : tensor<1536xf32>
    %2874 = graph.add %2871, %2873 : tensor<1536xf32>
    %2875 = graph.convert %2863 : tensor<f32> -> tensor<f64>
    %2876 = graph.pow %arg311, %2875 : tensor<f64>
    %2877 = graph.sub %12, %2876 : tensor<f64>
    %2878 = graph.pow %arg312, %2875 : tensor<f64>
    %2879 = graph.sub %12, %2878 : tensor<f64>
    %2880 = graph.div %arg310, %2877 : tensor<f64>
    %2881 = graph.pow %2879, %11 : tensor<f64>
    %2882 = graph.sqrt %2874 : tensor<1536xf32>
    %2883 = graph.convert %2881 : tensor<f64> -> tensor<f32>
    %2884 = graph.broadcast %2883 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2885 = graph.div %2882, %2884 : tensor<1536xf32>
    %2886 = graph.add %2885, %1798 : tensor<1536xf32>
    %2887 = graph.neg %2880 : tensor<f64>
    %2888 = graph.convert %2887 : tensor<f64> -> tensor<f32>
    %2889 = graph.broadcast %2888 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2890 = graph.mul %2870, %2889 : tensor<1536xf32>
    %2891 = graph.div %2890, %2886 : tensor<1536xf32>
    %2892 = graph.add %2864, %2891 : tensor<1536xf32>
    %2893 = graph.add %arg223, %17 : tensor<f32>
    %2894 = graph.mul %arg49, %1807 : tensor<384x1536xf32>
    %2895 = graph.sub %934, %arg224 : tensor<384x1536xf32>
    %2896 = graph.mul %1810, %2895 : tensor<384x1536xf32>
    %2897 = graph.add %arg224, %2896 : tensor<384x1536xf32>
    %2898 = graph.mul %2895, %1813 : tensor<384x1536xf32>
    %2899 = graph.sub %934, %2898 : tensor<384x1536xf32>
    %2900 = graph.select %1816, %2897, %2899 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %2901 = graph.mul %arg225, %1818 : tensor<384x1536xf32>
    %2902 = graph.mul %934, %1820 : tensor<384x1536xf32>
    %2903 = graph.mul %2902, %934 : tensor<384x1536xf32>
    %2904 = graph.add %2901, %2903 : tensor<384x1536xf32>
    %2905 = graph.convert %2893 : tensor<f32> -> tensor<f64>
    %2906 = graph.pow %arg311, %2905 : tensor<f64>
    %2907 = graph.sub %12, %2906 : tensor<f64>
    %2908 = graph.pow %arg312, %2905 : tensor<f64>
    %2909 = graph.sub %12, %2908 : tensor<f64>
    %2910 = graph.div %arg310, %2907 : tensor<f64>
    %2911 = graph.pow %2909, %11 : tensor<f64>
    %2912 = graph.sqrt %2904 : tensor<384x1536xf32>
    %2913 = graph.convert %2911 : tensor<f64> -> tensor<f32>
    %2914 = graph.broadcast %2913 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2915 = graph.div %2912, %2914 : tensor<384x1536xf32>
    %2916 = graph.add %2915, %1835 : tensor<384x1536xf32>
    %2917 = graph.neg %2910 : tensor<f64>
    %2918 = graph.convert %2917 : tensor<f64> -> tensor<f32>
    %2919 = graph.broadcast %2918 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %2920 = graph.mul %2900, %2919 : tensor<384x1536xf32>
    %2921 = graph.div %2920, %2916 : tensor<384x1536xf32>
    %2922 = graph.add %2894, %2921 : tensor<384x1536xf32>
    %2923 = graph.add %arg226, %17 : tensor<f32>
    %2924 = graph.mul %arg50, %1465 : tensor<384xf32>
    %2925 = graph.sub %938, %arg227 : tensor<384xf32>
    %2926 = graph.mul %1468, %2925 : tensor<384xf32>
    %2927 = graph.add %arg227, %2926 : tensor<384xf32>
    %2928 = graph.mul %2925, %1471 : tensor<384xf32>
    %2929 = graph.sub %938, %2928 : tensor<384xf32>
    %2930 = graph.select %1474, %2927, %2929 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2931 = graph.mul %arg228, %1476 : tensor<384xf32>
    %2932 = graph.mul %938, %1478 : tensor<384xf32>
    %2933 = graph.mul %2932, %938 : tensor<384xf32>
    %2934 = graph.add %2931, %2933 : tensor<384xf32>
    %2935 = graph.convert %2923 : tensor<f32> -> tensor<f64>
    %2936 = graph.pow %arg311, %2935 : tensor<f64>
    %2937 = graph.sub %12, %2936 : tensor<f64>
    %2938 = graph.pow %arg312, %2935 : tensor<f64>
    %2939 = graph.sub %12, %2938 : tensor<f64>
    %2940 = graph.div %arg310, %2937 : tensor<f64>
    %2941 = graph.pow %2939, %11 : tensor<f64>
    %2942 = graph.sqrt %2934 : tensor<384xf32>
    %2943 = graph.convert %2941 : tensor<f64> -> tensor<f32>
    %2944 = graph.broadcast %2943 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2945 = graph.div %2942, %2944 : tensor<384xf32>
    %2946 = graph.add %2945, %1493 : tensor<384xf32>
    %2947 = graph.neg %2940 : tensor<f64>
    %2948 = graph.convert %2947 : tensor<f64> -> tensor<f32>
    %2949 = graph.broadcast %2948 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2950 = graph.mul %2930, %2949 : tensor<384xf32>
    %2951 = graph.div %2950, %2946 : tensor<384xf32>
    %2952 = graph.add %2924, %2951 : tensor<384xf32>
    %2953 = graph.add %arg229, %17 : tensor<f32>
    %2954 = graph.mul %arg51, %1465 : tensor<384xf32>
    %2955 = graph.sub %923, %arg230 : tensor<384xf32>
    %2956 = graph.mul %1468, %2955 : tensor<384xf32>
    %2957 = graph.add %arg230, %2956 : tensor<384xf32>
    %2958 = graph.mul %2955, %1471 : tensor<384xf32>
    %2959 = graph.sub %923, %2958 : tensor<384xf32>
    %2960 = graph.select %1474, %2957, %2959 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2961 = graph.mul %arg231, %1476 : tensor<384xf32>
    %2962 = graph.mul %923, %1478 : tensor<384xf32>
    %2963 = graph.mul %2962, %923 : tensor<384xf32>
    %2964 = graph.add %2961, %2963 : tensor<384xf32>
    %2965 = graph.convert %2953 : tensor<f32> -> tensor<f64>
    %2966 = graph.pow %arg311, %2965 : tensor<f64>
    %2967 = graph.sub %12, %2966 : tensor<f64>
    %2968 = graph.pow %arg312, %2965 : tensor<f64>
    %2969 = graph.sub %12, %2968 : tensor<f64>
    %2970 = graph.div %arg310, %2967 : tensor<f64>
    %2971 = graph.pow %2969, %11 : tensor<f64>
    %2972 = graph.sqrt %2964 : tensor<384xf32>
    %2973 = graph.convert %2971 : tensor<f64> -> tensor<f32>
    %2974 = graph.broadcast %2973 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2975 = graph.div %2972, %2974 : tensor<384xf32>
    %2976 = graph.add %2975, %1493 : tensor<384xf32>
    %2977 = graph.neg %2970 : tensor<f64>
    %2978 = graph.convert %2977 : tensor<f64> -> tensor<f32>
    %2979 = graph.broadcast %2978 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %2980 = graph.mul %2960, %2979 : tensor<384xf32>
    %2981 = graph.div %2980, %2976 : tensor<384xf32>
    %2982 = graph.add %2954, %2981 : tensor<384xf32>
    %2983 = graph.add %arg232, %17 : tensor<f32>
    %2984 = graph.mul %arg52, %1465 : tensor<384xf32>
    %2985 = graph.sub %927, %arg233 : tensor<384xf32>
    %2986 = graph.mul %1468, %2985 : tensor<384xf32>
    %2987 = graph.add %arg233, %2986 : tensor<384xf32>
    %2988 = graph.mul %2985, %1471 : tensor<384xf32>
    %2989 = graph.sub %927, %2988 : tensor<384xf32>
    %2990 = graph.select %1474, %2987, %2989 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %2991 = graph.mul %arg234, %1476 : tensor<384xf32>
    %2992 = graph.mul %927, %1478 : tensor<384xf32>
    %2993 = graph.mul %2992, %927 : tensor<384xf32>
    %2994 = graph.add %2991, %2993 : tensor<384xf32>
    %2995 = graph.convert %2983 : tensor<f32> -> tensor<f64>
    %2996 = graph.pow %arg311, %2995 : tensor<f64>
    %2997 = graph.sub %12, %2996 : tensor<f64>
    %2998 = graph.pow %arg312, %2995 : tensor<f64>
    %2999 = graph.sub %12, %2998 : tensor<f64>
    %3000 = graph.div %arg310, %2997 : tensor<f64>
    %3001 = graph.pow %2999, %11 : tensor<f64>
    %3002 = graph.sqrt %2994 : tensor<384xf32>
    %3003 = graph.convert %3001 : tensor<f64> -> tensor<f32>
    %3004 = graph.broadcast %3003 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3005 = graph.div %3002, %3004 : tensor<384xf32>
    %3006 = graph.add %3005, %1493 : tensor<384xf32>
    %3007 = graph.neg %3000 : tensor<f64>
    %3008 = graph.convert %3007 : tensor<f64> -> tensor<f32>
    %3009 = graph.broadcast %3008 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3010 = graph.mul %2990, %3009 : tensor<384xf32>
    %3011 = graph.div %3010, %3006 : tensor<384xf32>
    %3012 = graph.add %2984, %3011 : tensor<384xf32>
    %3013 = graph.add %arg235, %17 : tensor<f32>
    %3014 = graph.mul %arg53, %1532 : tensor<1152x384xf32>
    %3015 = graph.sub %897, %arg236 : tensor<1152x384xf32>
    %3016 = graph.mul %1535, %3015 : tensor<1152x384xf32>
    %3017 = graph.add %arg236, %3016 : tensor<1152x384xf32>
    %3018 = graph.mul %3015, %1538 : tensor<1152x384xf32>
    %3019 = graph.sub %897, %3018 : tensor<1152x384xf32>
    %3020 = graph.select %1541, %3017, %3019 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %3021 = graph.mul %arg237, %1543 : tensor<1152x384xf32>
    %3022 = graph.mul %897, %1545 : tensor<1152x384xf32>
    %3023 = graph.mul %3022, %897 : tensor<1152x384xf32>
    %3024 = graph.add %3021, %3023 : tensor<1152x384xf32>
    %3025 = graph.convert %3013 : tensor<f32> -> tensor<f64>
    %3026 = graph.pow %arg311, %3025 : tensor<f64>
    %3027 = graph.sub %12, %3026 : tensor<f64>
    %3028 = graph.pow %arg312, %3025 : tensor<f64>
    %3029 = graph.sub %12, %3028 : tensor<f64>
    %3030 = graph.div %arg310, %3027 : tensor<f64>
    %3031 = graph.pow %3029, %11 : tensor<f64>
    %3032 = graph.sqrt %3024 : tensor<1152x384xf32>
    %3033 = graph.convert %3031 : tensor<f64> -> tensor<f32>
    %3034 = graph.broadcast %3033 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3035 = graph.div %3032, %3034 : tensor<1152x384xf32>
    %3036 = graph.add %3035, %1560 : tensor<1152x384xf32>
    %3037 = graph.neg %3030 : tensor<f64>
    %3038 = graph.convert %3037 : tensor<f64> -> tensor<f32>
    %3039 = graph.broadcast %3038 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3040 = graph.mul %3020, %3039 : tensor<1152x384xf32>
    %3041 = graph.div %3040, %3036 : tensor<1152x384xf32>
    %3042 = graph.add %3014, %3041 : tensor<1152x384xf32>
    %3043 = graph.add %arg238, %17 : tensor<f32>
    %3044 = graph.mul %arg54, %1569 : tensor<1152xf32>
    %3045 = graph.sub %901, %arg239 : tensor<1152xf32>
    %3046 = graph.mul %1572, %3045 : tensor<1152xf32>
    %3047 = graph.add %arg239, %3046 : tensor<1152xf32>
    %3048 = graph.mul %3045, %1575 : tensor<1152xf32>
    %3049 = graph.sub %901, %3048 : tensor<1152xf32>
    %3050 = graph.select %1578, %3047, %3049 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %3051 = graph.mul %arg240, %1580 : tensor<1152xf32>
    %3052 = graph.mul %901, %1582 : tensor<1152xf32>
    %3053 = graph.mul %3052, %901 : tensor<1152xf32>
    %3054 = graph.add %3051, %3053 : tensor<1152xf32>
    %3055 = graph.convert %3043 : tensor<f32> -> tensor<f64>
    %3056 = graph.pow %arg311, %3055 : tensor<f64>
    %3057 = graph.sub %12, %3056 : tensor<f64>
    %3058 = graph.pow %arg312, %3055 : tensor<f64>
    %3059 = graph.sub %12, %3058 : tensor<f64>
    %3060 = graph.div %arg310, %3057 : tensor<f64>
    %3061 = graph.pow %3059, %11 : tensor<f64>
    %3062 = graph.sqrt %3054 : tensor<1152xf32>
    %3063 = graph.convert %3061 : tensor<f64> -> tensor<f32>
    %3064 = graph.broadcast %3063 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3065 = graph.div %3062, %3064 : tensor<1152xf32>
    %3066 = graph.add %3065, %1597 : tensor<1152xf32>
    %3067 = graph.neg %3060 : tensor<f64>
    %3068 = graph.convert %3067 : tensor<f64> -> tensor<f32>
    %3069 = graph.broadcast %3068 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3070 = graph.mul %3050, %3069 : tensor<1152xf32>
    %3071 = graph.div %3070, %3066 : tensor<1152xf32>
    %3072 = graph.add %3044, %3071 : tensor<1152xf32>
    %3073 = graph.add %arg241, %17 : tensor<f32>
    %3074 = graph.mul %arg55, %1606 : tensor<384x384xf32>
    %3075 = graph.sub %878, %arg242 : tensor<384x384xf32>
    %3076 = graph.mul %1609, %3075 : tensor<384x384xf32>
    %3077 = graph.add %arg242, %3076 : tensor<384x384xf32>
    %3078 = graph.mul %3075, %1612 : tensor<384x384xf32>
    %3079 = graph.sub %878, %3078 : tensor<384x384xf32>
    %3080 = graph.select %1615, %3077, %3079 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %3081 = graph.mul %arg243, %1617 : tensor<384x384xf32>
    %3082 = graph.mul %878, %1619 : tensor<384x384xf32>
    %3083 = graph.mul %3082, %878 : tensor<384x384xf32>
    %3084 = graph.add %3081, %3083 : tensor<384x384xf32>
    %3085 = graph.convert %3073 : tensor<f32> -> tensor<f64>
    %3086 = graph.pow %arg311, %3085 : tensor<f64>
    %3087 = graph.sub %12, %3086 : tensor<f64>
    %3088 = graph.pow %arg312, %3085 : tensor<f64>
    %3089 = graph.sub %12, %3088 : tensor<f64>
    %3090 = graph.div %arg310, %3087 : tensor<f64>
    %3091 = graph.pow %3089, %11 : tensor<f64>
    %3092 = graph.sqrt %3084 : tensor<384x384xf32>
    %3093 = graph.convert %3091 : tensor<f64> -> tensor<f32>
    %3094 = graph.broadcast %3093 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3095 = graph.div %3092, %3094 : tensor<384x384xf32>
    %3096 = graph.add %3095, %1634 : tensor<384x384xf32>
    %3097 = graph.neg %3090 : tensor<f64>
    %3098 = graph.convert %3097 : tensor<f64> -> tensor<f32>
    %3099 = graph.broadcast %3098 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3100 = graph.mul %3080, %3099 : tensor<384x384xf32>
    %3101 = graph.div %3100, %3096 : tensor<384x384xf32>
    %3102 = graph.add %3074, %3101 : tensor<384x384xf32>
    %3103 = graph.add %arg244, %17 : tensor<f32>
    %3104 = graph.mul %arg56, %1465 : tensor<384xf32>
    %3105 = graph.sub %882, %arg245 : tensor<384xf32>
    %3106 = graph.mul %1468, %3105 : tensor<384xf32>
    %3107 = graph.add %arg245, %3106 : tensor<384xf32>
    %3108 = graph.mul %3105, %1471 : tensor<384xf32>
    %3109 = graph.sub %882, %3108 : tensor<384xf32>
    %3110 = graph.select %1474, %3107, %3109 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3111 = graph.mul %arg246, %1476 : tensor<384xf32>
    %3112 = graph.mul %882, %1478 : tensor<384xf32>
    %3113 = graph.mul %3112, %882 : tensor<384xf32>
    %3114 = graph.add %3111, %3113 : tensor<384xf32>
    %3115 = graph.convert %3103 : tensor<f32> -> tensor<f64>
    %3116 = graph.pow %arg311, %3115 : tensor<f64>
    %3117 = graph.sub %12, %3116 : tensor<f64>
    %3118 = graph.pow %arg312, %3115 : tensor<f64>
    %3119 = graph.sub %12, %3118 : tensor<f64>
    %3120 = graph.div %arg310, %3117 : tensor<f64>
    %3121 = graph.pow %3119, %11 : tensor<f64>
    %3122 = graph.sqrt %3114 : tensor<384xf32>
    %3123 = graph.convert %3121 : tensor<f64> -> tensor<f32>
    %3124 = graph.broadcast %3123 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3125 = graph.div %3122, %3124 : tensor<384xf32>
    %3126 = graph.add %3125, %1493 : tensor<384xf32>
    %3127 = graph.neg %3120 : tensor<f64>
    %3128 = graph.convert %3127 : tensor<f64> -> tensor<f32>
    %3129 = graph.broadcast %3128 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3130 = graph.mul %3110, %3129 : tensor<384xf32>
    %3131 = graph.div %3130, %3126 : tensor<384xf32>
    %3132 = graph.add %3104, %3131 : tensor<384xf32>
    %3133 = graph.add %arg247, %17 : tensor<f32>
    %3134 = graph.mul %arg57, %1465 : tensor<384xf32>
    %3135 = graph.sub %867, %arg248 : tensor<384xf32>
    %3136 = graph.mul %1468, %3135 : tensor<384xf32>
    %3137 = graph.add %arg248, %3136 : tensor<384xf32>
    %3138 = graph.mul %3135, %1471 : tensor<384xf32>
    %3139 = graph.sub %867, %3138 : tensor<384xf32>
    %3140 = graph.select %1474, %3137, %3139 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3141 = graph.mul %arg249, %1476 : tensor<384xf32>
    %3142 = graph.mul %867, %1478 : tensor<384xf32>
    %3143 = graph.mul %3142, %867 : tensor<384xf32>
    %3144 = graph.add %3141, %3143 : tensor<384xf32>
    %3145 = graph.convert %3133 : tensor<f32> -> tensor<f64>
    %3146 = graph.pow %arg311, %3145 : tensor<f64>
    %3147 = graph.sub %12, %3146 : tensor<f64>
    %3148 = graph.pow %arg312, %3145 : tensor<f64>
    %3149 = graph.sub %12, %3148 : tensor<f64>
    %3150 = graph.div %arg310, %3147 : tensor<f64>
    %3151 = graph.pow %3149, %11 : tensor<f64>
    %3152 = graph.sqrt %3144 : tensor<384xf32>
    %3153 = graph.convert %3151 : tensor<f64> -> tensor<f32>
    %3154 = graph.broadcast %3153 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3155 = graph.div %3152, %3154 : tensor<384xf32>
    %3156 = graph.add %3155, %1493 : tensor<384xf32>
    %3157 = graph.neg %3150 : tensor<f64>
    %3158 = graph.convert %3157 : tensor<f64> -> tensor<f32>
    %3159 = graph.broadcast %3158 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3160 = graph.mul %3140, %3159 : tensor<384xf32>
    %3161 = graph.div %3160, %3156 : tensor<384xf32>
    %3162 = graph.add %3134, %3161 : tensor<384xf32>
    %3163 = graph.add %arg250, %17 : tensor<f32>
    %3164 = graph.mul %arg58, %1465 : tensor<384xf32>
    %3165 = graph.sub %871, %arg251 : tensor<384xf32>
    %3166 = graph.mul %1468, %3165 : tensor<384xf32>
    %3167 = graph.add %arg251, %3166 : tensor<384xf32>
    %3168 = graph.mul %3165, %1471 : tensor<384xf32>
    %3169 = graph.sub %871, %3168 : tensor<384xf32>
    %3170 = graph.select %1474, %3167, %3169 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3171 = graph.mul %arg252, %1476 : tensor<384xf32>
    %3172 = graph.mul %871, %1478 : tensor<384xf32>
    %3173 = graph.mul %3172, %871 : tensor<384xf32>
    %3174 = graph.add %3171, %3173 : tensor<384xf32>
    %3175 = graph.convert %3163 : tensor<f32> -> tensor<f64>
    %3176 = graph.pow %arg311, %3175 : tensor<f64>
    %3177 = graph.sub %12, %3176 : tensor<f64>
    %3178 = graph.pow %arg312, %3175 : tensor<f64>
    %3179 = graph.sub %12, %3178 : tensor<f64>
    %3180 = graph.div %arg310, %3177 : tensor<f64>
    %3181 = graph.pow %3179, %11 : tensor<f64>
    %3182 = graph.sqrt %3174 : tensor<384xf32>
    %3183 = graph.convert %3181 : tensor<f64> -> tensor<f32>
    %3184 = graph.broadcast %3183 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3185 = graph.div %3182, %3184 : tensor<384xf32>
    %3186 = graph.add %3185, %1493 : tensor<384xf32>
    %3187 = graph.neg %3180 : tensor<f64>
    %3188 = graph.convert %3187 : tensor<f64> -> tensor<f32>
    %3189 = graph.broadcast %3188 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3190 = graph.mul %3170, %3189 : tensor<384xf32>
    %3191 = graph.div %3190, %3186 : tensor<384xf32>
    %3192 = graph.add %3164, %3191 : tensor<384xf32>
    %3193 = graph.add %arg253, %17 : tensor<f32>
    %3194 = graph.mul %arg59, %1733 : tensor<1536x384xf32>
    %3195 = graph.sub %841, %arg254 : tensor<1536x384xf32>
    %3196 = graph.mul %1736, %3195 : tensor<1536x384xf32>
    %3197 = graph.add %arg254, %3196 : tensor<1536x384xf32>
    %3198 = graph.mul %3195, %1739 : tensor<1536x384xf32>
    %3199 = graph.sub %841, %3198 : tensor<1536x384xf32>
    %3200 = graph.select %1742, %3197, %3199 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %3201 = graph.mul %arg255, %1744 : tensor<1536x384xf32>
    %3202 = graph.mul %841, %1746 : tensor<1536x384xf32>
    %3203 = graph.mul %3202, %841 : tensor<1536x384xf32>
    %3204 = graph.add %3201, %3203 : tensor<1536x384xf32>
    %3205 = graph.convert %3193 : tensor<f32> -> tensor<f64>
    %3206 = graph.pow %arg311, %3205 : tensor<f64>
    %3207 = graph.sub %12, %3206 : tensor<f64>
    %3208 = graph.pow %arg312, %3205 : tensor<f64>
    %3209 = graph.sub %12, %3208 : tensor<f64>
    %3210 = graph.div %arg310, %3207 : tensor<f64>
    %3211 = graph.pow %3209, %11 : tensor<f64>
    %3212 = graph.sqrt %3204 : tensor<1536x384xf32>
    %3213 = graph.convert %3211 : tensor<f64> -> tensor<f32>
    %3214 = graph.broadcast %3213 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3215 = graph.div %3212, %3214 : tensor<1536x384xf32>
    %3216 = graph.add %3215, %1761 : tensor<1536x384xf32>
    %3217 = graph.neg %3210 : tensor<f64>
    %3218 = graph.convert %3217 : tensor<f64> -> tensor<f32>
    %3219 = graph.broadcast %3218 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3220 = graph.mul %3200, %3219 : tensor<1536x384xf32>
    %3221 = graph.div %3220, %3216 : tensor<1536x384xf32>
    %3222 = graph.add %3194, %3221 : tensor<1536x384xf32>
    %3223 = graph.add %arg256, %17 : tensor<f32>
    %3224 = graph.mul %arg60, %1770 : tensor<1536xf32>
    %3225 = graph.sub %845, %arg257 : tensor<1536xf32>
    %3226 = graph.mul %1773, %3225 : tensor<1536xf32>
    %3227 = graph.add %arg257, %3226 : tensor<1536xf32>
    %3228 = graph.mul %3225, %1776 : tensor<1536xf32>
    %3229 = graph.sub %845, %3228 : tensor<1536xf32>
    %3230 = graph.select %1779, %3227, %3229 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %3231 = graph.mul %arg258, %1781 : tensor<1536xf32>
    %3232 = graph.mul %845, %1783 : tensor<1536xf32>
    %3233 = graph.mul %3232, %845 : tensor<1536xf32>
    %3234 = graph.add %3231, %3233 : tensor<1536xf32>
    %3235 = graph.convert %3223 : tensor<f32> -> tensor<f64>
    %3236 = graph.pow %arg311, %3235 : tensor<f64>
    %3237 = graph.sub %12, %3236 : tensor<f64>
    %3238 = graph.pow %arg312, %3235 : tensor<f64>
    %3239 = graph.sub %12, %3238 : tensor<f64>
    %3240 = graph.div %arg310, %3237 : tensor<f64>
    %3241 = graph.pow %3239, %11 : tensor<f64>
    %3242 = graph.sqrt %3234 : tensor<1536xf32>
    %3243 = graph.convert %3241 : tensor<f64> -> tensor<f32>
    %3244 = graph.broadcast %3243 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3245 = graph.div %3242, %3244 : tensor<1536xf32>
    %3246 = graph.add %3245, %1798 : tensor<1536xf32>
    %3247 = graph.neg %3240 : tensor<f64>
    %3248 = graph.convert %3247 : tensor<f64> -> tensor<f32>
    %3249 = graph.broadcast %3248 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3250 = graph.mul %3230, %3249 : tensor<1536xf32>
    %3251 = graph.div %3250, %3246 : tensor<1536xf32>
    %3252 = graph.add %3224, %3251 : tensor<1536xf32>
    %3253 = graph.add %arg259, %17 : tensor<f32>
    %3254 = graph.mul %arg61, %1807 : tensor<384x1536xf32>
    %3255 = graph.sub %823, %arg260 : tensor<384x1536xf32>
    %3256 = graph.mul %1810, %3255 : tensor<384x1536xf32>
    %3257 = graph.add %arg260, %3256 : tensor<384x1536xf32>
    %3258 = graph.mul %3255, %1813 : tensor<384x1536xf32>
    %3259 = graph.sub %823, %3258 : tensor<384x1536xf32>
    %3260 = graph.select %1816, %3257, %3259 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %3261 = graph.mul %arg261, %1818 : tensor<384x1536xf32>
    %3262 = graph.mul %823, %1820 : tensor<384x1536xf32>
    %3263 = graph.mul %3262, %823 : tensor<384x1536xf32>
    %3264 = graph.add %3261, %3263 : tensor<384x1536xf32>
    %3265 = graph.convert %3253 : tensor<f32> -> tensor<f64>
    %3266 = graph.pow %arg311, %3265 : tensor<f64>
    %3267 = graph.sub %12, %3266 : tensor<f64>
    %3268 = graph.pow %arg312, %3265 : tensor<f64>
    %3269 = graph.sub %12, %3268 : tensor<f64>
    %3270 = graph.div %arg310, %3267 : tensor<f64>
    %3271 = graph.pow %3269, %11 : tensor<f64>
    %3272 = graph.sqrt %3264 : tensor<384x1536xf32>
    %3273 = graph.convert %3271 : tensor<f64> -> tensor<f32>
    %3274 = graph.broadcast %3273 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3275 = graph.div %3272, %3274 : tensor<384x1536xf32>
    %3276 = graph.add %3275, %1835 : tensor<384x1536xf32>
    %3277 = graph.neg %3270 : tensor<f64>
    %3278 = graph.convert %3277 : tensor<f64> -> tensor<f32>
    %3279 = graph.broadcast %3278 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3280 = graph.mul %3260, %3279 : tensor<384x1536xf32>
    %3281 = graph.div %3280, %3276 : tensor<384x1536xf32>
    %3282 = graph.add %3254, %3281 : tensor<384x1536xf32>
    %3283 = graph.add %arg262, %17 : tensor<f32>
    %3284 = graph.mul %arg62, %1465 : tensor<384xf32>
    %3285 = graph.sub %827, %arg263 : tensor<384xf32>
    %3286 = graph.mul %1468, %3285 : tensor<384xf32>
    %3287 = graph.add %arg263, %3286 : tensor<384xf32>
    %3288 = graph.mul %3285, %1471 : tensor<384xf32>
    %3289 = graph.sub %827, %3288 : tensor<384xf32>
    %3290 = graph.select %1474, %3287, %3289 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3291 = graph.mul %arg264, %1476 : tensor<384xf32>
    %3292 = graph.mul %827, %1478 : tensor<384xf32>
    %3293 = graph.mul %3292, %827 : tensor<384xf32>
    %3294 = graph.add %3291, %3293 : tensor<384xf32>
    %3295 = graph.convert %3283 : tensor<f32> -> tensor<f64>
    %3296 = graph.pow %arg311, %3295 : tensor<f64>
    %3297 = graph.sub %12, %3296 : tensor<f64>
    %3298 = graph.pow %arg312, %3295 : tensor<f64>
    %3299 = graph.sub %12, %3298 : tensor<f64>
    %3300 = graph.div %arg310, %3297 : tensor<f64>
    %3301 = graph.pow %3299, %11 : tensor<f64>
    %3302 = graph.sqrt %3294 : tensor<384xf32>
    %3303 = graph.convert %3301 : tensor<f64> -> tensor<f32>
    %3304 = graph.broadcast %3303 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3305 = graph.div %3302, %3304 : tensor<384xf32>
    %3306 = graph.add %3305, %1493 : tensor<384xf32>
    %3307 = graph.neg %3300 : tensor<f64>
    %3308 = graph.convert %3307 : tensor<f64> -> tensor<f32>
    %3309 = graph.broadcast %3308 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3310 = graph.mul %3290, %3309 : tensor<384xf32>
    %3311 = graph.div %3310, %3306 : tensor<384xf32>
    %3312 = graph.add %3284, %3311 : tensor<384xf32>
    %3313 = graph.add %arg265, %17 : tensor<f32>
    %3314 = graph.mul %arg63, %1465 : tensor<384xf32>
    %3315 = graph.sub %812, %arg266 : tensor<384xf32>
    %3316 = graph.mul %1468, %3315 : tensor<384xf32>
    %3317 = graph.add %arg266, %3316 : tensor<384xf32>
    %3318 = graph.mul %3315, %1471 : tensor<384xf32>
    %3319 = graph.sub %812, %3318 : tensor<384xf32>
    %3320 = graph.select %1474, %3317, %3319 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3321 = graph.mul %arg267, %1476 : tensor<384xf32>
    %3322 = graph.mul %812, %1478 : tensor<384xf32>
    %3323 = graph.mul %3322, %812 : tensor<384xf32>
    %3324 = graph.add %3321, %3323 : tensor<384xf32>
    %3325 = graph.convert %3313 : tensor<f32> -> tensor<f64>
    %3326 = graph.pow %arg311, %3325 : tensor<f64>
    %3327 = graph.sub %12, %3326 : tensor<f64>
    %3328 = graph.pow %arg312, %3325 : tensor<f64>
    %3329 = graph.sub %12, %3328 : tensor<f64>
    %3330 = graph.div %arg310, %3327 : tensor<f64>
    %3331 = graph.pow %3329, %11 : tensor<f64>
    %3332 = graph.sqrt %3324 : tensor<384xf32>
    %3333 = graph.convert %3331 : tensor<f64> -> tensor<f32>
    %3334 = graph.broadcast %3333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3335 = graph.div %3332, %3334 : tensor<384xf32>
    %3336 = graph.add %3335, %1493 : tensor<384xf32>
    %3337 = graph.neg %3330 : tensor<f64>
    %3338 = graph.convert %3337 : tensor<f64> -> tensor<f32>
    %3339 = graph.broadcast %3338 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3340 = graph.mul %3320, %3339 : tensor<384xf32>
    %3341 = graph.div %3340, %3336 : tensor<384xf32>
    %3342 = graph.add %3314, %3341 : tensor<384xf32>
    %3343 = graph.add %arg268, %17 : tensor<f32>
    %3344 = graph.mul %arg64, %1465 : tensor<384xf32>
    %3345 = graph.sub %816, %arg269 : tensor<384xf32>
    %3346 = graph.mul %1468, %3345 : tensor<384xf32>
    %3347 = graph.add %arg269, %3346 : tensor<384xf32>
    %3348 = graph.mul %3345, %1471 : tensor<384xf32>
    %3349 = graph.sub %816, %3348 : tensor<384xf32>
    %3350 = graph.select %1474, %3347, %3349 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3351 = graph.mul %arg270, %1476 : tensor<384xf32>
    %3352 = graph.mul %816, %1478 : tensor<384xf32>
    %3353 = graph.mul %3352, %816 : tensor<384xf32>
    %3354 = graph.add %3351, %3353 : tensor<384xf32>
    %3355 = graph.convert %3343 : tensor<f32> -> tensor<f64>
    %3356 = graph.pow %arg311, %3355 : tensor<f64>
    %3357 = graph.sub %12, %3356 : tensor<f64>
    %3358 = graph.pow %arg312, %3355 : tensor<f64>
    %3359 = graph.sub %12, %3358 : tensor<f64>
    %3360 = graph.div %arg310, %3357 : tensor<f64>
    %3361 = graph.pow %3359, %11 : tensor<f64>
    %3362 = graph.sqrt %3354 : tensor<384xf32>
    %3363 = graph.convert %3361 : tensor<f64> -> tensor<f32>
    %3364 = graph.broadcast %3363 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3365 = graph.div %3362, %3364 : tensor<384xf32>
    %3366 = graph.add %3365, %1493 : tensor<384xf32>
    %3367 = graph.neg %3360 : tensor<f64>
    %3368 = graph.convert %3367 : tensor<f64> -> tensor<f32>
    %3369 = graph.broadcast %3368 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3370 = graph.mul %3350, %3369 : tensor<384xf32>
    %3371 = graph.div %3370, %3366 : tensor<384xf32>
    %3372 = graph.add %3344, %3371 : tensor<384xf32>
    %3373 = graph.add %arg271, %17 : tensor<f32>
    %3374 = graph.mul %arg65, %1532 : tensor<1152x384xf32>
    %3375 = graph.sub %786, %arg272 : tensor<1152x384xf32>
    %3376 = graph.mul %1535, %3375 : tensor<1152x384xf32>
    %3377 = graph.add %arg272, %3376 : tensor<1152x384xf32>
    %3378 = graph.mul %3375, %1538 : tensor<1152x384xf32>
    %3379 = graph.sub %786, %3378 : tensor<1152x384xf32>
    %3380 = graph.select %1541, %3377, %3379 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %3381 = graph.mul %arg273, %1543 : tensor<1152x384xf32>
    %3382 = graph.mul %786, %1545 : tensor<1152x384xf32>
    %3383 = graph.mul %3382, %786 : tensor<1152x384xf32>
    %3384 = graph.add %3381, %3383 : tensor<1152x384xf32>
    %3385 = graph.convert %3373 : tensor<f32> -> tensor<f64>
    %3386 = graph.pow %arg311, %3385 : tensor<f64>
    %3387 = graph.sub %12, %3386 : tensor<f64>
    %3388 = graph.pow %arg312, %3385 : tensor<f64>
    %3389 = graph.sub %12, %3388 : tensor<f64>
    %3390 = graph.div %arg310, %3387 : tensor<f64>
    %3391 = graph.pow %3389, %11 : tensor<f64>
    %3392 = graph.sqrt %3384 : tensor<1152x384xf32>
    %3393 = graph.convert %3391 : tensor<f64> -> tensor<f32>
    %3394 = graph.broadcast %3393 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3395 = graph.div %3392, %3394 : tensor<1152x384xf32>
    %3396 = graph.add %3395, %1560 : tensor<1152x384xf32>
    %3397 = graph.neg %3390 : tensor<f64>
    %3398 = graph.convert %3397 : tensor<f64> -> tensor<f32>
    %3399 = graph.broadcast %3398 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %3400 = graph.mul %3380, %3399 : tensor<1152x384xf32>
    %3401 = graph.div %3400, %3396 : tensor<1152x384xf32>
    %3402 = graph.add %3374, %3401 : tensor<1152x384xf32>
    %3403 = graph.add %arg274, %17 : tensor<f32>
    %3404 = graph.mul %arg66, %1569 : tensor<1152xf32>
    %3405 = graph.sub %790, %arg275 : tensor<1152xf32>
    %3406 = graph.mul %1572, %3405 : tensor<1152xf32>
    %3407 = graph.add %arg275, %3406 : tensor<1152xf32>
    %3408 = graph.mul %3405, %1575 : tensor<1152xf32>
    %3409 = graph.sub %790, %3408 : tensor<1152xf32>
    %3410 = graph.select %1578, %3407, %3409 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
    %3411 = graph.mul %arg276, %1580 : tensor<1152xf32>
    %3412 = graph.mul %790, %1582 : tensor<1152xf32>
    %3413 = graph.mul %3412, %790 : tensor<1152xf32>
    %3414 = graph.add %3411, %3413 : tensor<1152xf32>
    %3415 = graph.convert %3403 : tensor<f32> -> tensor<f64>
    %3416 = graph.pow %arg311, %3415 : tensor<f64>
    %3417 = graph.sub %12, %3416 : tensor<f64>
    %3418 = graph.pow %arg312, %3415 : tensor<f64>
    %3419 = graph.sub %12, %3418 : tensor<f64>
    %3420 = graph.div %arg310, %3417 : tensor<f64>
    %3421 = graph.pow %3419, %11 : tensor<f64>
    %3422 = graph.sqrt %3414 : tensor<1152xf32>
    %3423 = graph.convert %3421 : tensor<f64> -> tensor<f32>
    %3424 = graph.broadcast %3423 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3425 = graph.div %3422, %3424 : tensor<1152xf32>
    %3426 = graph.add %3425, %1597 : tensor<1152xf32>
    %3427 = graph.neg %3420 : tensor<f64>
    %3428 = graph.convert %3427 : tensor<f64> -> tensor<f32>
    %3429 = graph.broadcast %3428 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
    %3430 = graph.mul %3410, %3429 : tensor<1152xf32>
    %3431 = graph.div %3430, %3426 : tensor<1152xf32>
    %3432 = graph.add %3404, %3431 : tensor<1152xf32>
    %3433 = graph.add %arg277, %17 : tensor<f32>
    %3434 = graph.mul %arg67, %1606 : tensor<384x384xf32>
    %3435 = graph.sub %767, %arg278 : tensor<384x384xf32>
    %3436 = graph.mul %1609, %3435 : tensor<384x384xf32>
    %3437 = graph.add %arg278, %3436 : tensor<384x384xf32>
    %3438 = graph.mul %3435, %1612 : tensor<384x384xf32>
    %3439 = graph.sub %767, %3438 : tensor<384x384xf32>
    %3440 = graph.select %1615, %3437, %3439 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
    %3441 = graph.mul %arg279, %1617 : tensor<384x384xf32>
    %3442 = graph.mul %767, %1619 : tensor<384x384xf32>
    %3443 = graph.mul %3442, %767 : tensor<384x384xf32>
    %3444 = graph.add %3441, %3443 : tensor<384x384xf32>
    %3445 = graph.convert %3433 : tensor<f32> -> tensor<f64>
    %3446 = graph.pow %arg311, %3445 : tensor<f64>
    %3447 = graph.sub %12, %3446 : tensor<f64>
    %3448 = graph.pow %arg312, %3445 : tensor<f64>
    %3449 = graph.sub %12, %3448 : tensor<f64>
    %3450 = graph.div %arg310, %3447 : tensor<f64>
    %3451 = graph.pow %3449, %11 : tensor<f64>
    %3452 = graph.sqrt %3444 : tensor<384x384xf32>
    %3453 = graph.convert %3451 : tensor<f64> -> tensor<f32>
    %3454 = graph.broadcast %3453 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3455 = graph.div %3452, %3454 : tensor<384x384xf32>
    %3456 = graph.add %3455, %1634 : tensor<384x384xf32>
    %3457 = graph.neg %3450 : tensor<f64>
    %3458 = graph.convert %3457 : tensor<f64> -> tensor<f32>
    %3459 = graph.broadcast %3458 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
    %3460 = graph.mul %3440, %3459 : tensor<384x384xf32>
    %3461 = graph.div %3460, %3456 : tensor<384x384xf32>
    %3462 = graph.add %3434, %3461 : tensor<384x384xf32>
    %3463 = graph.add %arg280, %17 : tensor<f32>
    %3464 = graph.mul %arg68, %1465 : tensor<384xf32>
    %3465 = graph.sub %771, %arg281 : tensor<384xf32>
    %3466 = graph.mul %1468, %3465 : tensor<384xf32>
    %3467 = graph.add %arg281, %3466 : tensor<384xf32>
    %3468 = graph.mul %3465, %1471 : tensor<384xf32>
    %3469 = graph.sub %771, %3468 : tensor<384xf32>
    %3470 = graph.select %1474, %3467, %3469 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3471 = graph.mul %arg282, %1476 : tensor<384xf32>
    %3472 = graph.mul %771, %1478 : tensor<384xf32>
    %3473 = graph.mul %3472, %771 : tensor<384xf32>
    %3474 = graph.add %3471, %3473 : tensor<384xf32>
    %3475 = graph.convert %3463 : tensor<f32> -> tensor<f64>
    %3476 = graph.pow %arg311, %3475 : tensor<f64>
    %3477 = graph.sub %12, %3476 : tensor<f64>
    %3478 = graph.pow %arg312, %3475 : tensor<f64>
    %3479 = graph.sub %12, %3478 : tensor<f64>
    %3480 = graph.div %arg310, %3477 : tensor<f64>
    %3481 = graph.pow %3479, %11 : tensor<f64>
    %3482 = graph.sqrt %3474 : tensor<384xf32>
    %3483 = graph.convert %3481 : tensor<f64> -> tensor<f32>
    %3484 = graph.broadcast %3483 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3485 = graph.div %3482, %3484 : tensor<384xf32>
    %3486 = graph.add %3485, %1493 : tensor<384xf32>
    %3487 = graph.neg %3480 : tensor<f64>
    %3488 = graph.convert %3487 : tensor<f64> -> tensor<f32>
    %3489 = graph.broadcast %3488 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3490 = graph.mul %3470, %3489 : tensor<384xf32>
    %3491 = graph.div %3490, %3486 : tensor<384xf32>
    %3492 = graph.add %3464, %3491 : tensor<384xf32>
    %3493 = graph.add %arg283, %17 : tensor<f32>
    %3494 = graph.mul %arg69, %1465 : tensor<384xf32>
    %3495 = graph.sub %756, %arg284 : tensor<384xf32>
    %3496 = graph.mul %1468, %3495 : tensor<384xf32>
    %3497 = graph.add %arg284, %3496 : tensor<384xf32>
    %3498 = graph.mul %3495, %1471 : tensor<384xf32>
    %3499 = graph.sub %756, %3498 : tensor<384xf32>
    %3500 = graph.select %1474, %3497, %3499 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3501 = graph.mul %arg285, %1476 : tensor<384xf32>
    %3502 = graph.mul %756, %1478 : tensor<384xf32>
    %3503 = graph.mul %3502, %756 : tensor<384xf32>
    %3504 = graph.add %3501, %3503 : tensor<384xf32>
    %3505 = graph.convert %3493 : tensor<f32> -> tensor<f64>
    %3506 = graph.pow %arg311, %3505 : tensor<f64>
    %3507 = graph.sub %12, %3506 : tensor<f64>
    %3508 = graph.pow %arg312, %3505 : tensor<f64>
    %3509 = graph.sub %12, %3508 : tensor<f64>
    %3510 = graph.div %arg310, %3507 : tensor<f64>
    %3511 = graph.pow %3509, %11 : tensor<f64>
    %3512 = graph.sqrt %3504 : tensor<384xf32>
    %3513 = graph.convert %3511 : tensor<f64> -> tensor<f32>
    %3514 = graph.broadcast %3513 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3515 = graph.div %3512, %3514 : tensor<384xf32>
    %3516 = graph.add %3515, %1493 : tensor<384xf32>
    %3517 = graph.neg %3510 : tensor<f64>
    %3518 = graph.convert %3517 : tensor<f64> -> tensor<f32>
    %3519 = graph.broadcast %3518 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3520 = graph.mul %3500, %3519 : tensor<384xf32>
    %3521 = graph.div %3520, %3516 : tensor<384xf32>
    %3522 = graph.add %3494, %3521 : tensor<384xf32>
    %3523 = graph.add %arg286, %17 : tensor<f32>
    %3524 = graph.mul %arg70, %1465 : tensor<384xf32>
    %3525 = graph.sub %760, %arg287 : tensor<384xf32>
    %3526 = graph.mul %1468, %3525 : tensor<384xf32>
    %3527 = graph.add %arg287, %3526 : tensor<384xf32>
    %3528 = graph.mul %3525, %1471 : tensor<384xf32>
    %3529 = graph.sub %760, %3528 : tensor<384xf32>
    %3530 = graph.select %1474, %3527, %3529 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3531 = graph.mul %arg288, %1476 : tensor<384xf32>
    %3532 = graph.mul %760, %1478 : tensor<384xf32>
    %3533 = graph.mul %3532, %760 : tensor<384xf32>
    %3534 = graph.add %3531, %3533 : tensor<384xf32>
    %3535 = graph.convert %3523 : tensor<f32> -> tensor<f64>
    %3536 = graph.pow %arg311, %3535 : tensor<f64>
    %3537 = graph.sub %12, %3536 : tensor<f64>
    %3538 = graph.pow %arg312, %3535 : tensor<f64>
    %3539 = graph.sub %12, %3538 : tensor<f64>
    %3540 = graph.div %arg310, %3537 : tensor<f64>
    %3541 = graph.pow %3539, %11 : tensor<f64>
    %3542 = graph.sqrt %3534 : tensor<384xf32>
    %3543 = graph.convert %3541 : tensor<f64> -> tensor<f32>
    %3544 = graph.broadcast %3543 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3545 = graph.div %3542, %3544 : tensor<384xf32>
    %3546 = graph.add %3545, %1493 : tensor<384xf32>
    %3547 = graph.neg %3540 : tensor<f64>
    %3548 = graph.convert %3547 : tensor<f64> -> tensor<f32>
    %3549 = graph.broadcast %3548 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3550 = graph.mul %3530, %3549 : tensor<384xf32>
    %3551 = graph.div %3550, %3546 : tensor<384xf32>
    %3552 = graph.add %3524, %3551 : tensor<384xf32>
    %3553 = graph.add %arg289, %17 : tensor<f32>
    %3554 = graph.mul %arg71, %1733 : tensor<1536x384xf32>
    %3555 = graph.sub %730, %arg290 : tensor<1536x384xf32>
    %3556 = graph.mul %1736, %3555 : tensor<1536x384xf32>
    %3557 = graph.add %arg290, %3556 : tensor<1536x384xf32>
    %3558 = graph.mul %3555, %1739 : tensor<1536x384xf32>
    %3559 = graph.sub %730, %3558 : tensor<1536x384xf32>
    %3560 = graph.select %1742, %3557, %3559 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
    %3561 = graph.mul %arg291, %1744 : tensor<1536x384xf32>
    %3562 = graph.mul %730, %1746 : tensor<1536x384xf32>
    %3563 = graph.mul %3562, %730 : tensor<1536x384xf32>
    %3564 = graph.add %3561, %3563 : tensor<1536x384xf32>
    %3565 = graph.convert %3553 : tensor<f32> -> tensor<f64>
    %3566 = graph.pow %arg311, %3565 : tensor<f64>
    %3567 = graph.sub %12, %3566 : tensor<f64>
    %3568 = graph.pow %arg312, %3565 : tensor<f64>
    %3569 = graph.sub %12, %3568 : tensor<f64>
    %3570 = graph.div %arg310, %3567 : tensor<f64>
    %3571 = graph.pow %3569, %11 : tensor<f64>
    %3572 = graph.sqrt %3564 : tensor<1536x384xf32>
    %3573 = graph.convert %3571 : tensor<f64> -> tensor<f32>
    %3574 = graph.broadcast %3573 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3575 = graph.div %3572, %3574 : tensor<1536x384xf32>
    %3576 = graph.add %3575, %1761 : tensor<1536x384xf32>
    %3577 = graph.neg %3570 : tensor<f64>
    %3578 = graph.convert %3577 : tensor<f64> -> tensor<f32>
    %3579 = graph.broadcast %3578 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
    %3580 = graph.mul %3560, %3579 : tensor<1536x384xf32>
    %3581 = graph.div %3580, %3576 : tensor<1536x384xf32>
    %3582 = graph.add %3554, %3581 : tensor<1536x384xf32>
    %3583 = graph.add %arg292, %17 : tensor<f32>
    %3584 = graph.mul %arg72, %1770 : tensor<1536xf32>
    %3585 = graph.sub %734, %arg293 : tensor<1536xf32>
    %3586 = graph.mul %1773, %3585 : tensor<1536xf32>
    %3587 = graph.add %arg293, %3586 : tensor<1536xf32>
    %3588 = graph.mul %3585, %1776 : tensor<1536xf32>
    %3589 = graph.sub %734, %3588 : tensor<1536xf32>
    %3590 = graph.select %1779, %3587, %3589 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %3591 = graph.mul %arg294, %1781 : tensor<1536xf32>
    %3592 = graph.mul %734, %1783 : tensor<1536xf32>
    %3593 = graph.mul %3592, %734 : tensor<1536xf32>
    %3594 = graph.add %3591, %3593 : tensor<1536xf32>
    %3595 = graph.convert %3583 : tensor<f32> -> tensor<f64>
    %3596 = graph.pow %arg311, %3595 : tensor<f64>
    %3597 = graph.sub %12, %3596 : tensor<f64>
    %3598 = graph.pow %arg312, %3595 : tensor<f64>
    %3599 = graph.sub %12, %3598 : tensor<f64>
    %3600 = graph.div %arg310, %3597 : tensor<f64>
    %3601 = graph.pow %3599, %11 : tensor<f64>
    %3602 = graph.sqrt %3594 : tensor<1536xf32>
    %3603 = graph.convert %3601 : tensor<f64> -> tensor<f32>
    %3604 = graph.broadcast %3603 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3605 = graph.div %3602, %3604 : tensor<1536xf32>
    %3606 = graph.add %3605, %1798 : tensor<1536xf32>
    %3607 = graph.neg %3600 : tensor<f64>
    %3608 = graph.convert %3607 : tensor<f64> -> tensor<f32>
    %3609 = graph.broadcast %3608 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %3610 = graph.mul %3590, %3609 : tensor<1536xf32>
    %3611 = graph.div %3610, %3606 : tensor<1536xf32>
    %3612 = graph.add %3584, %3611 : tensor<1536xf32>
    %3613 = graph.add %arg295, %17 : tensor<f32>
    %3614 = graph.mul %arg73, %1807 : tensor<384x1536xf32>
    %3615 = graph.sub %712, %arg296 : tensor<384x1536xf32>
    %3616 = graph.mul %1810, %3615 : tensor<384x1536xf32>
    %3617 = graph.add %arg296, %3616 : tensor<384x1536xf32>
    %3618 = graph.mul %3615, %1813 : tensor<384x1536xf32>
    %3619 = graph.sub %712, %3618 : tensor<384x1536xf32>
    %3620 = graph.select %1816, %3617, %3619 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
    %3621 = graph.mul %arg297, %1818 : tensor<384x1536xf32>
    %3622 = graph.mul %712, %1820 : tensor<384x1536xf32>
    %3623 = graph.mul %3622, %712 : tensor<384x1536xf32>
    %3624 = graph.add %3621, %3623 : tensor<384x1536xf32>
    %3625 = graph.convert %3613 : tensor<f32> -> tensor<f64>
    %3626 = graph.pow %arg311, %3625 : tensor<f64>
    %3627 = graph.sub %12, %3626 : tensor<f64>
    %3628 = graph.pow %arg312, %3625 : tensor<f64>
    %3629 = graph.sub %12, %3628 : tensor<f64>
    %3630 = graph.div %arg310, %3627 : tensor<f64>
    %3631 = graph.pow %3629, %11 : tensor<f64>
    %3632 = graph.sqrt %3624 : tensor<384x1536xf32>
    %3633 = graph.convert %3631 : tensor<f64> -> tensor<f32>
    %3634 = graph.broadcast %3633 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3635 = graph.div %3632, %3634 : tensor<384x1536xf32>
    %3636 = graph.add %3635, %1835 : tensor<384x1536xf32>
    %3637 = graph.neg %3630 : tensor<f64>
    %3638 = graph.convert %3637 : tensor<f64> -> tensor<f32>
    %3639 = graph.broadcast %3638 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
    %3640 = graph.mul %3620, %3639 : tensor<384x1536xf32>
    %3641 = graph.div %3640, %3636 : tensor<384x1536xf32>
    %3642 = graph.add %3614, %3641 : tensor<384x1536xf32>
    %3643 = graph.add %arg298, %17 : tensor<f32>
    %3644 = graph.mul %arg74, %1465 : tensor<384xf32>
    %3645 = graph.sub %716, %arg299 : tensor<384xf32>
    %3646 = graph.mul %1468, %3645 : tensor<384xf32>
    %3647 = graph.add %arg299, %3646 : tensor<384xf32>
    %3648 = graph.mul %3645, %1471 : tensor<384xf32>
    %3649 = graph.sub %716, %3648 : tensor<384xf32>
    %3650 = graph.select %1474, %3647, %3649 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3651 = graph.mul %arg300, %1476 : tensor<384xf32>
    %3652 = graph.mul %716, %1478 : tensor<384xf32>
    %3653 = graph.mul %3652, %716 : tensor<384xf32>
    %3654 = graph.add %3651, %3653 : tensor<384xf32>
    %3655 = graph.convert %3643 : tensor<f32> -> tensor<f64>
    %3656 = graph.pow %arg311, %3655 : tensor<f64>
    %3657 = graph.sub %12, %3656 : tensor<f64>
    %3658 = graph.pow %arg312, %3655 : tensor<f64>
    %3659 = graph.sub %12, %3658 : tensor<f64>
    %3660 = graph.div %arg310, %3657 : tensor<f64>
    %3661 = graph.pow %3659, %11 : tensor<f64>
    %3662 = graph.sqrt %3654 : tensor<384xf32>
    %3663 = graph.convert %3661 : tensor<f64> -> tensor<f32>
    %3664 = graph.broadcast %3663 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3665 = graph.div %3662, %3664 : tensor<384xf32>
    %3666 = graph.add %3665, %1493 : tensor<384xf32>
    %3667 = graph.neg %3660 : tensor<f64>
    %3668 = graph.convert %3667 : tensor<f64> -> tensor<f32>
    %3669 = graph.broadcast %3668 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3670 = graph.mul %3650, %3669 : tensor<384xf32>
    %3671 = graph.div %3670, %3666 : tensor<384xf32>
    %3672 = graph.add %3644, %3671 : tensor<384xf32>
    %3673 = graph.add %arg301, %17 : tensor<f32>
    %3674 = graph.mul %arg75, %1465 : tensor<384xf32>
    %3675 = graph.sub %702, %arg302 : tensor<384xf32>
    %3676 = graph.mul %1468, %3675 : tensor<384xf32>
    %3677 = graph.add %arg302, %3676 : tensor<384xf32>
    %3678 = graph.mul %3675, %1471 : tensor<384xf32>
    %3679 = graph.sub %702, %3678 : tensor<384xf32>
    %3680 = graph.select %1474, %3677, %3679 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3681 = graph.mul %arg303, %1476 : tensor<384xf32>
    %3682 = graph.mul %702, %1478 : tensor<384xf32>
    %3683 = graph.mul %3682, %702 : tensor<384xf32>
    %3684 = graph.add %3681, %3683 : tensor<384xf32>
    %3685 = graph.convert %3673 : tensor<f32> -> tensor<f64>
    %3686 = graph.pow %arg311, %3685 : tensor<f64>
    %3687 = graph.sub %12, %3686 : tensor<f64>
    %3688 = graph.pow %arg312, %3685 : tensor<f64>
    %3689 = graph.sub %12, %3688 : tensor<f64>
    %3690 = graph.div %arg310, %3687 : tensor<f64>
    %3691 = graph.pow %3689, %11 : tensor<f64>
    %3692 = graph.sqrt %3684 : tensor<384xf32>
    %3693 = graph.convert %3691 : tensor<f64> -> tensor<f32>
    %3694 = graph.broadcast %3693 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3695 = graph.div %3692, %3694 : tensor<384xf32>
    %3696 = graph.add %3695, %1493 : tensor<384xf32>
    %3697 = graph.neg %3690 : tensor<f64>
    %3698 = graph.convert %3697 : tensor<f64> -> tensor<f32>
    %3699 = graph.broadcast %3698 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3700 = graph.mul %3680, %3699 : tensor<384xf32>
    %3701 = graph.div %3700, %3696 : tensor<384xf32>
    %3702 = graph.add %3674, %3701 : tensor<384xf32>
    %3703 = graph.add %arg304, %17 : tensor<f32>
    %3704 = graph.mul %arg76, %1465 : tensor<384xf32>
    %3705 = graph.sub %706, %arg305 : tensor<384xf32>
    %3706 = graph.mul %1468, %3705 : tensor<384xf32>
    %3707 = graph.add %arg305, %3706 : tensor<384xf32>
    %3708 = graph.mul %3705, %1471 : tensor<384xf32>
    %3709 = graph.sub %706, %3708 : tensor<384xf32>
    %3710 = graph.select %1474, %3707, %3709 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %3711 = graph.mul %arg306, %1476 : tensor<384xf32>
    %3712 = graph.mul %706, %1478 : tensor<384xf32>
    %3713 = graph.mul %3712, %706 : tensor<384xf32>
    %3714 = graph.add %3711, %3713 : tensor<384xf32>
    %3715 = graph.convert %3703 : tensor<f32> -> tensor<f64>
    %3716 = graph.pow %arg311, %3715 : tensor<f64>
    %3717 = graph.sub %12, %3716 : tensor<f64>
    %3718 = graph.pow %arg312, %3715 : tensor<f64>
    %3719 = graph.sub %12, %3718 : tensor<f64>
    %3720 = graph.div %arg310, %3717 : tensor<f64>
    %3721 = graph.pow %3719, %11 : tensor<f64>
    %3722 = graph.sqrt %3714 : tensor<384xf32>
    %3723 = graph.convert %3721 : tensor<f64> -> tensor<f32>
    %3724 = graph.broadcast %3723 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3725 = graph.div %3722, %3724 : tensor<384xf32>
    %3726 = graph.add %3725, %1493 : tensor<384xf32>
    %3727 = graph.neg %3720 : tensor<f64>
    %3728 = graph.convert %3727 : tensor<f64> -> tensor<f32>
    %3729 = graph.broadcast %3728 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3730 = graph.mul %3710, %3729 : tensor<384xf32>
    %3731 = graph.div %3730, %3726 : tensor<384xf32>
    %3732 = graph.add %3704, %3731 : tensor<384xf32>
    %3733 = graph.add %arg307, %17 : tensor<f32>
    %3734 = graph.mul %arg77, %1382 : tensor<65x384xf32>
    %3735 = graph.sub %678, %arg308 : tensor<65x384xf32>
    %3736 = graph.mul %1387, %3735 : tensor<65x384xf32>
    %3737 = graph.add %arg308, %3736 : tensor<65x384xf32>
    %3738 = graph.mul %3735, %1391 : tensor<65x384xf32>
    %3739 = graph.sub %678, %3738 : tensor<65x384xf32>
    %3740 = graph.select %1396, %3737, %3739 : tensor<65x384xi1>, tensor<65x384xf32>, tensor<65x384xf32> -> tensor<65x384xf32>
    %3741 = graph.mul %arg309, %1399 : tensor<65x384xf32>
    %3742 = graph.mul %678, %1403 : tensor<65x384xf32>
    %3743 = graph.mul %3742, %678 : tensor<65x384xf32>
    %3744 = graph.add %3741, %3743 : tensor<65x384xf32>
    %3745 = graph.convert %3733 : tensor<f32> -> tensor<f64>
    %3746 = graph.pow %arg311, %3745 : tensor<f64>
    %3747 = graph.sub %12, %3746 : tensor<f64>
    %3748 = graph.pow %arg312, %3745 : tensor<f64>
    %3749 = graph.sub %12, %3748 : tensor<f64>
    %3750 = graph.div %arg310, %3747 : tensor<f64>
    %3751 = graph.pow %3749, %11 : tensor<f64>
    %3752 = graph.sqrt %3744 : tensor<65x384xf32>
    %3753 = graph.convert %3751 : tensor<f64> -> tensor<f32>
    %3754 = graph.broadcast %3753 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %3755 = graph.div %3752, %3754 : tensor<65x384xf32>
    %3756 = graph.add %3755, %1419 : tensor<65x384xf32>
    %3757 = graph.neg %3750 : tensor<f64>
    %3758 = graph.convert %3757 : tensor<f64> -> tensor<f32>
    %3759 = graph.broadcast %3758 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %3760 = graph.mul %3740, %3759 : tensor<65x384xf32>
    %3761 = graph.div %3760, %3756 : tensor<65x384xf32>
    %3762 = graph.add %3734, %3761 : tensor<65x384xf32>
    return %660, %1426, %1378, %1397, %1406, %1463, %1427, %1438, %1444, %1500, %1464, %1475, %1481, %1530, %1501, %1508, %1512, %1567, %1531, %1542, %1548, %1604, %1568, %1579, %1585, %1641, %1605, %1616, %1622, %1671, %1642, %1649, %1653, %1701, %1672, %1679, %1683, %1731, %1702, %1709, %1713, %1768, %1732, %1743, %1749, %1805, %1769, %1780, %1786, %1842, %1806, %1817, %1823, %1872, %1843, %1850, %1854, %1902, %1873, %1880, %1884, %1932, %1903, %1910, %1914, %1962, %1933, %1940, %1944, %1992, %1963, %1970, %1974, %2022, %1993, %2000, %2004, %2052, %2023, %2030, %2034, %2082, %2053, %2060, %2064, %2112, %2083, %2090, %2094, %2142, %2113, %2120, %2124, %2172, %2143, %2150, %2154, %2202, %2173, %2180, %2184, %2232, %2203, %2210, %2214, %2262, %2233, %2240, %2244, %2292, %2263, %2270, %2274, %2322, %2293, %2300, %2304, %2352, %2323, %2330, %2334, %2382, %2353, %2360, %2364, %2412, %2383, %2390, %2394, %2442, %2413, %2420, %2424, %2472, %2443, %2450, %2454, %2502, %2473, %2480, %2484, %2532, %2503, %2510, %2514, %2562, %2533, %2540, %2544, %2592, %2563, %2570, %2574, %2622, %2593, %2600, %2604, %2652, %2623, %2630, %2634, %2682, %2653, %2660, %2664, %2712, %2683, %2690, %2694, %2742, %2713, %2720, %2724, %2772, %2743, %2750, %2754, %2802, %2773, %2780, %2784, %2832, %2803, %2810, %2814, %2862, %2833, %2840, %2844, %2892, %2863, %2870, %2874, %2922, %2893, %2900, %2904, %2952, %2923, %2930, %2934, %2982, %2953, %2960, %2964, %3012, %2983, %2990, %2994, %3042, %3013, %3020, %3024, %3072, %3043, %3050, %3054, %3102, %3073, %3080, %3084, %3132, %3103, %3110, %3114, %3162, %3133, %3140, %3144, %3192, %3163, %3170, %3174, %3222, %3193, %3200, %3204, %3252, %3223, %3230, %3234, %3282, %3253, %3260, %3264, %3312, %3283, %3290, %3294, %3342, %3313, %3320, %3324, %3372, %3343, %3350, %3354, %3402, %3373, %3380, %3384, %3432, %3403, %3410, %3414, %3462, %3433, %3440, %3444, %3492, %3463, %3470, %3474, %3522, %3493, %3500, %3504, %3552, %3523, %3530, %3534, %3582, %3553, %3560, %3564, %3612, %3583, %3590, %3594, %3642, %3613, %3620, %3624, %3672, %3643, %3650, %3654, %3702, %3673, %3680, %3684, %3732, %3703, %3710, %3714, %3762, %3733, %3740, %3744 : tensor<f32>, tensor<65x384xf32>, tensor<f32>, tensor<65x384xf32>, tensor<65x384xf32>, tensor<256x384xf32>, tensor<f32>, tensor<256x384xf32>, tensor<256x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<65x384xf32>, tensor<f32>, tensor<65x384xf32>, tensor<65x384xf32>
  }
}

