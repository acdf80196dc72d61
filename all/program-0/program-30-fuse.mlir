module {
  func.func @main(%arg0: tensor<65x384xf32> {graph.name = "token.weight", graph.role = "parameter"}, %arg1: tensor<8x256xi64> {graph.name = "input1", graph.role = "input"}, %arg2: tensor<256x384xf32> {graph.name = "position.weight", graph.role = "parameter"}, %arg3: tensor<384xf32> {graph.name = "blocks.0.attention_norm.weight", graph.role = "parameter"}, %arg4: tensor<384xf32> {graph.name = "blocks.0.attention_norm.bias", graph.role = "parameter"}, %arg5: tensor<1152x384xf32> {graph.name = "blocks.0.qkv.weight", graph.role = "parameter"}, %arg6: tensor<1152xf32> {graph.name = "blocks.0.qkv.bias", graph.role = "parameter"}, %arg7: tensor<384x384xf32> {graph.name = "blocks.0.projection.weight", graph.role = "parameter"}, %arg8: tensor<384xf32> {graph.name = "blocks.0.projection.bias", graph.role = "parameter"}, %arg9: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.weight", graph.role = "parameter"}, %arg10: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.bias", graph.role = "parameter"}, %arg11: tensor<1536x384xf32> {graph.name = "blocks.0.up.weight", graph.role = "parameter"}, %arg12: tensor<1536xf32> {graph.name = "blocks.0.up.bias", graph.role = "parameter"}, %arg13: tensor<384x1536xf32> {graph.name = "blocks.0.down.weight", graph.role = "parameter"}, %arg14: tensor<384xf32> {graph.name = "blocks.0.down.bias", graph.role = "parameter"}, %arg15: tensor<384xf32> {graph.name = "blocks.1.attention_norm.weight", graph.role = "parameter"}, %arg16: tensor<384xf32> {graph.name = "blocks.1.attention_norm.bias", graph.role = "parameter"}, %arg17: tensor<1152x384xf32> {graph.name = "blocks.1.qkv.weight", graph.role = "parameter"}, %arg18: tensor<1152xf32> {graph.name = "blocks.1.qkv.bias", graph.role = "parameter"}, %arg19: tensor<384x384xf32> {graph.name = "blocks.1.projection.weight", graph.role = "parameter"}, %arg20: tensor<384xf32> {graph.name = "blocks.1.projection.bias", graph.role = "parameter"}, %arg21: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.weight", graph.role = "parameter"}, %arg22: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.bias", graph.role = "parameter"}, %arg23: tensor<1536x384xf32> {graph.name = "blocks.1.up.weight", graph.role = "parameter"}, %arg24: tensor<1536xf32> {graph.name = "blocks.1.up.bias", graph.role = "parameter"}, %arg25: tensor<384x1536xf32> {graph.name = "blocks.1.down.weight", graph.role = "parameter"}, %arg26: tensor<384xf32> {graph.name = "blocks.1.down.bias", graph.role = "parameter"}, %arg27: tensor<384xf32> {graph.name = "blocks.2.attention_norm.weight", graph.role = "parameter"}, %arg28: tensor<384xf32> {graph.name = "blocks.2.attention_norm.bias", graph.role = "parameter"}, %arg29: tensor<1152x384xf32> {graph.name = "blocks.2.qkv.weight", graph.role = "parameter"}, %arg30: tensor<1152xf32> {graph.name = "blocks.2.qkv.bias", graph.role = "parameter"}, %arg31: tensor<384x384xf32> {graph.name = "blocks.2.projection.weight", graph.role = "parameter"}, %arg32: tensor<384xf32> {graph.name = "blocks.2.projection.bias", graph.role = "parameter"}, %arg33: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.weight", graph.role = "parameter"}, %arg34: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.bias", graph.role = "parameter"}, %arg35: tensor<1536x384xf32> {graph.name = "blocks.2.up.weight", graph.role = "parameter"}, %arg36: tensor<1536xf32> {graph.name = "blocks.2.up.bias", graph.role = "parameter"}, %arg37: tensor<384x1536xf32> {graph.name = "blocks.2.down.weight", graph.role = "parameter"}, %arg38: tensor<384xf32> {graph.name = "blocks.2.down.bias", graph.role = "parameter"}, %arg39: tensor<384xf32> {graph.name = "blocks.3.attention_norm.weight", graph.role = "parameter"}, %arg40: tensor<384xf32> {graph.name = "blocks.3.attention_norm.bias", graph.role = "parameter"}, %arg41: tensor<1152x384xf32> {graph.name = "blocks.3.qkv.weight", graph.role = "parameter"}, %arg42: tensor<1152xf32> {graph.name = "blocks.3.qkv.bias", graph.role = "parameter"}, %arg43: tensor<384x384xf32> {graph.name = "blocks.3.projection.weight", graph.role = "parameter"}, %arg44: tensor<384xf32> {graph.name = "blocks.3.projection.bias", graph.role = "parameter"}, %arg45: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.weight", graph.role = "parameter"}, %arg46: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.bias", graph.role = "parameter"}, %arg47: tensor<1536x384xf32> {graph.name = "blocks.3.up.weight", graph.role = "parameter"}, %arg48: tensor<1536xf32> {graph.name = "blocks.3.up.bias", graph.role = "parameter"}, %arg49: tensor<384x1536xf32> {graph.name = "blocks.3.down.weight", graph.role = "parameter"}, %arg50: tensor<384xf32> {graph.name = "blocks.3.down.bias", graph.role = "parameter"}, %arg51: tensor<384xf32> {graph.name = "blocks.4.attention_norm.weight", graph.role = "parameter"}, %arg52: tensor<384xf32> {graph.name = "blocks.4.attention_norm.bias", graph.role = "parameter"}, %arg53: tensor<1152x384xf32> {graph.name = "blocks.4.qkv.weight", graph.role = "parameter"}, %arg54: tensor<1152xf32> {graph.name = "blocks.4.qkv.bias", graph.role = "parameter"}, %arg55: tensor<384x384xf32> {graph.name = "blocks.4.projection.weight", graph.role = "parameter"}, %arg56: tensor<384xf32> {graph.name = "blocks.4.projection.bias", graph.role = "parameter"}, %arg57: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.weight", graph.role = "parameter"}, %arg58: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.bias", graph.role = "parameter"}, %arg59: tensor<1536x384xf32> {graph.name = "blocks.4.up.weight", graph.role = "parameter"}, %arg60: tensor<1536xf32> {graph.name = "blocks.4.up.bias", graph.role = "parameter"}, %arg61: tensor<384x1536xf32> {graph.name = "blocks.4.down.weight", graph.role = "parameter"}, %arg62: tensor<384xf32> {graph.name = "blocks.4.down.bias", graph.role = "parameter"}, %arg63: tensor<384xf32> {graph.name = "blocks.5.attention_norm.weight", graph.role = "parameter"}, %arg64: tensor<384xf32> {graph.name = "blocks.5.attention_norm.bias", graph.role = "parameter"}, %arg65: tensor<1152x384xf32> {graph.name = "blocks.5.qkv.weight", graph.role = "parameter"}, %arg66: tensor<1152xf32> {graph.name = "blocks.5.qkv.bias", graph.role = "parameter"}, %arg67: tensor<384x384xf32> {graph.name = "blocks.5.projection.weight", graph.role = "parameter"}, %arg68: tensor<384xf32> {graph.name = "blocks.5.projection.bias", graph.role = "parameter"}, %arg69: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.weight", graph.role = "parameter"}, %arg70: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.bias", graph.role = "parameter"}, %arg71: tensor<1536x384xf32> {graph.name = "blocks.5.up.weight", graph.role = "parameter"}, %arg72: tensor<1536xf32> {graph.name = "blocks.5.up.bias", graph.role = "parameter"}, %arg73: tensor<384x1536xf32> {graph.name = "blocks.5.down.weight", graph.role = "parameter"}, %arg74: tensor<384xf32> {graph.name = "blocks.5.down.bias", graph.role = "parameter"}, %arg75: tensor<384xf32> {graph.name = "norm.weight", graph.role = "parameter"}, %arg76: tensor<384xf32> {graph.name = "norm.bias", graph.role = "parameter"}, %arg77: tensor<65x384xf32> {graph.name = "head.weight", graph.role = "parameter"}, %arg78: tensor<8x256xi64> {graph.name = "input78", graph.role = "input"}, %arg79: tensor<f32> {graph.name = "token.weight.step", graph.role = "state"}, %arg80: tensor<65x384xf32> {graph.name = "token.weight.exp_avg", graph.role = "state"}, %arg81: tensor<65x384xf32> {graph.name = "token.weight.exp_avg_sq", graph.role = "state"}, %arg82: tensor<f32> {graph.name = "position.weight.step", graph.role = "state"}, %arg83: tensor<256x384xf32> {graph.name = "position.weight.exp_avg", graph.role = "state"}, %arg84: tensor<256x384xf32> {graph.name = "position.weight.exp_avg_sq", graph.role = "state"}, %arg85: tensor<f32> {graph.name = "blocks.0.attention_norm.weight.step", graph.role = "state"}, %arg86: tensor<384xf32> {graph.name = "blocks.0.attention_norm.weight.exp_avg", graph.role = "state"}, %arg87: tensor<384xf32> {graph.name = "blocks.0.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg88: tensor<f32> {graph.name = "blocks.0.attention_norm.bias.step", graph.role = "state"}, %arg89: tensor<384xf32> {graph.name = "blocks.0.attention_norm.bias.exp_avg", graph.role = "state"}, %arg90: tensor<384xf32> {graph.name = "blocks.0.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg91: tensor<f32> {graph.name = "blocks.0.qkv.weight.step", graph.role = "state"}, %arg92: tensor<1152x384xf32> {graph.name = "blocks.0.qkv.weight.exp_avg", graph.role = "state"}, %arg93: tensor<1152x384xf32> {graph.name = "blocks.0.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg94: tensor<f32> {graph.name = "blocks.0.qkv.bias.step", graph.role = "state"}, %arg95: tensor<1152xf32> {graph.name = "blocks.0.qkv.bias.exp_avg", graph.role = "state"}, %arg96: tensor<1152xf32> {graph.name = "blocks.0.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg97: tensor<f32> {graph.name = "blocks.0.projection.weight.step", graph.role = "state"}, %arg98: tensor<384x384xf32> {graph.name = "blocks.0.projection.weight.exp_avg", graph.role = "state"}, %arg99: tensor<384x384xf32> {graph.name = "blocks.0.projection.weight.exp_avg_sq", graph.role = "state"}, %arg100: tensor<f32> {graph.name = "blocks.0.projection.bias.step", graph.role = "state"}, %arg101: tensor<384xf32> {graph.name = "blocks.0.projection.bias.exp_avg", graph.role = "state"}, %arg102: tensor<384xf32> {graph.name = "blocks.0.projection.bias.exp_avg_sq", graph.role = "state"}, %arg103: tensor<f32> {graph.name = "blocks.0.mlp_norm.weight.step", graph.role = "state"}, %arg104: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg105: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg106: tensor<f32> {graph.name = "blocks.0.mlp_norm.bias.step", graph.role = "state"}, %arg107: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg108: tensor<384xf32> {graph.name = "blocks.0.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg109: tensor<f32> {graph.name = "blocks.0.up.weight.step", graph.role = "state"}, %arg110: tensor<1536x384xf32> {graph.name = "blocks.0.up.weight.exp_avg", graph.role = "state"}, %arg111: tensor<1536x384xf32> {graph.name = "blocks.0.up.weight.exp_avg_sq", graph.role = "state"}, %arg112: tensor<f32> {graph.name = "blocks.0.up.bias.step", graph.role = "state"}, %arg113: tensor<1536xf32> {graph.name = "blocks.0.up.bias.exp_avg", graph.role = "state"}, %arg114: tensor<1536xf32> {graph.name = "blocks.0.up.bias.exp_avg_sq", graph.role = "state"}, %arg115: tensor<f32> {graph.name = "blocks.0.down.weight.step", graph.role = "state"}, %arg116: tensor<384x1536xf32> {graph.name = "blocks.0.down.weight.exp_avg", graph.role = "state"}, %arg117: tensor<384x1536xf32> {graph.name = "blocks.0.down.weight.exp_avg_sq", graph.role = "state"}, %arg118: tensor<f32> {graph.name = "blocks.0.down.bias.step", graph.role = "state"}, %arg119: tensor<384xf32> {graph.name = "blocks.0.down.bias.exp_avg", graph.role = "state"}, %arg120: tensor<384xf32> {graph.name = "blocks.0.down.bias.exp_avg_sq", graph.role = "state"}, %arg121: tensor<f32> {graph.name = "blocks.1.attention_norm.weight.step", graph.role = "state"}, %arg122: tensor<384xf32> {graph.name = "blocks.1.attention_norm.weight.exp_avg", graph.role = "state"}, %arg123: tensor<384xf32> {graph.name = "blocks.1.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg124: tensor<f32> {graph.name = "blocks.1.attention_norm.bias.step", graph.role = "state"}, %arg125: tensor<384xf32> {graph.name = "blocks.1.attention_norm.bias.exp_avg", graph.role = "state"}, %arg126: tensor<384xf32> {graph.name = "blocks.1.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg127: tensor<f32> {graph.name = "blocks.1.qkv.weight.step", graph.role = "state"}, %arg128: tensor<1152x384xf32> {graph.name = "blocks.1.qkv.weight.exp_avg", graph.role = "state"}, %arg129: tensor<1152x384xf32> {graph.name = "blocks.1.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg130: tensor<f32> {graph.name = "blocks.1.qkv.bias.step", graph.role = "state"}, %arg131: tensor<1152xf32> {graph.name = "blocks.1.qkv.bias.exp_avg", graph.role = "state"}, %arg132: tensor<1152xf32> {graph.name = "blocks.1.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg133: tensor<f32> {graph.name = "blocks.1.projection.weight.step", graph.role = "state"}, %arg134: tensor<384x384xf32> {graph.name = "blocks.1.projection.weight.exp_avg", graph.role = "state"}, %arg135: tensor<384x384xf32> {graph.name = "blocks.1.projection.weight.exp_avg_sq", graph.role = "state"}, %arg136: tensor<f32> {graph.name = "blocks.1.projection.bias.step", graph.role = "state"}, %arg137: tensor<384xf32> {graph.name = "blocks.1.projection.bias.exp_avg", graph.role = "state"}, %arg138: tensor<384xf32> {graph.name = "blocks.1.projection.bias.exp_avg_sq", graph.role = "state"}, %arg139: tensor<f32> {graph.name = "blocks.1.mlp_norm.weight.step", graph.role = "state"}, %arg140: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg141: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg142: tensor<f32> {graph.name = "blocks.1.mlp_norm.bias.step", graph.role = "state"}, %arg143: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg144: tensor<384xf32> {graph.name = "blocks.1.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg145: tensor<f32> {graph.name = "blocks.1.up.weight.step", graph.role = "state"}, %arg146: tensor<1536x384xf32> {graph.name = "blocks.1.up.weight.exp_avg", graph.role = "state"}, %arg147: tensor<1536x384xf32> {graph.name = "blocks.1.up.weight.exp_avg_sq", graph.role = "state"}, %arg148: tensor<f32> {graph.name = "blocks.1.up.bias.step", graph.role = "state"}, %arg149: tensor<1536xf32> {graph.name = "blocks.1.up.bias.exp_avg", graph.role = "state"}, %arg150: tensor<1536xf32> {graph.name = "blocks.1.up.bias.exp_avg_sq", graph.role = "state"}, %arg151: tensor<f32> {graph.name = "blocks.1.down.weight.step", graph.role = "state"}, %arg152: tensor<384x1536xf32> {graph.name = "blocks.1.down.weight.exp_avg", graph.role = "state"}, %arg153: tensor<384x1536xf32> {graph.name = "blocks.1.down.weight.exp_avg_sq", graph.role = "state"}, %arg154: tensor<f32> {graph.name = "blocks.1.down.bias.step", graph.role = "state"}, %arg155: tensor<384xf32> {graph.name = "blocks.1.down.bias.exp_avg", graph.role = "state"}, %arg156: tensor<384xf32> {graph.name = "blocks.1.down.bias.exp_avg_sq", graph.role = "state"}, %arg157: tensor<f32> {graph.name = "blocks.2.attention_norm.weight.step", graph.role = "state"}, %arg158: tensor<384xf32> {graph.name = "blocks.2.attention_norm.weight.exp_avg", graph.role = "state"}, %arg159: tensor<384xf32> {graph.name = "blocks.2.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg160: tensor<f32> {graph.name = "blocks.2.attention_norm.bias.step", graph.role = "state"}, %arg161: tensor<384xf32> {graph.name = "blocks.2.attention_norm.bias.exp_avg", graph.role = "state"}, %arg162: tensor<384xf32> {graph.name = "blocks.2.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg163: tensor<f32> {graph.name = "blocks.2.qkv.weight.step", graph.role = "state"}, %arg164: tensor<1152x384xf32> {graph.name = "blocks.2.qkv.weight.exp_avg", graph.role = "state"}, %arg165: tensor<1152x384xf32> {graph.name = "blocks.2.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg166: tensor<f32> {graph.name = "blocks.2.qkv.bias.step", graph.role = "state"}, %arg167: tensor<1152xf32> {graph.name = "blocks.2.qkv.bias.exp_avg", graph.role = "state"}, %arg168: tensor<1152xf32> {graph.name = "blocks.2.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg169: tensor<f32> {graph.name = "blocks.2.projection.weight.step", graph.role = "state"}, %arg170: tensor<384x384xf32> {graph.name = "blocks.2.projection.weight.exp_avg", graph.role = "state"}, %arg171: tensor<384x384xf32> {graph.name = "blocks.2.projection.weight.exp_avg_sq", graph.role = "state"}, %arg172: tensor<f32> {graph.name = "blocks.2.projection.bias.step", graph.role = "state"}, %arg173: tensor<384xf32> {graph.name = "blocks.2.projection.bias.exp_avg", graph.role = "state"}, %arg174: tensor<384xf32> {graph.name = "blocks.2.projection.bias.exp_avg_sq", graph.role = "state"}, %arg175: tensor<f32> {graph.name = "blocks.2.mlp_norm.weight.step", graph.role = "state"}, %arg176: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg177: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg178: tensor<f32> {graph.name = "blocks.2.mlp_norm.bias.step", graph.role = "state"}, %arg179: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg180: tensor<384xf32> {graph.name = "blocks.2.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg181: tensor<f32> {graph.name = "blocks.2.up.weight.step", graph.role = "state"}, %arg182: tensor<1536x384xf32> {graph.name = "blocks.2.up.weight.exp_avg", graph.role = "state"}, %arg183: tensor<1536x384xf32> {graph.name = "blocks.2.up.weight.exp_avg_sq", graph.role = "state"}, %arg184: tensor<f32> {graph.name = "blocks.2.up.bias.step", graph.role = "state"}, %arg185: tensor<1536xf32> {graph.name = "blocks.2.up.bias.exp_avg", graph.role = "state"}, %arg186: tensor<1536xf32> {graph.name = "blocks.2.up.bias.exp_avg_sq", graph.role = "state"}, %arg187: tensor<f32> {graph.name = "blocks.2.down.weight.step", graph.role = "state"}, %arg188: tensor<384x1536xf32> {graph.name = "blocks.2.down.weight.exp_avg", graph.role = "state"}, %arg189: tensor<384x1536xf32> {graph.name = "blocks.2.down.weight.exp_avg_sq", graph.role = "state"}, %arg190: tensor<f32> {graph.name = "blocks.2.down.bias.step", graph.role = "state"}, %arg191: tensor<384xf32> {graph.name = "blocks.2.down.bias.exp_avg", graph.role = "state"}, %arg192: tensor<384xf32> {graph.name = "blocks.2.down.bias.exp_avg_sq", graph.role = "state"}, %arg193: tensor<f32> {graph.name = "blocks.3.attention_norm.weight.step", graph.role = "state"}, %arg194: tensor<384xf32> {graph.name = "blocks.3.attention_norm.weight.exp_avg", graph.role = "state"}, %arg195: tensor<384xf32> {graph.name = "blocks.3.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg196: tensor<f32> {graph.name = "blocks.3.attention_norm.bias.step", graph.role = "state"}, %arg197: tensor<384xf32> {graph.name = "blocks.3.attention_norm.bias.exp_avg", graph.role = "state"}, %arg198: tensor<384xf32> {graph.name = "blocks.3.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg199: tensor<f32> {graph.name = "blocks.3.qkv.weight.step", graph.role = "state"}, %arg200: tensor<1152x384xf32> {graph.name = "blocks.3.qkv.weight.exp_avg", graph.role = "state"}, %arg201: tensor<1152x384xf32> {graph.name = "blocks.3.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg202: tensor<f32> {graph.name = "blocks.3.qkv.bias.step", graph.role = "state"}, %arg203: tensor<1152xf32> {graph.name = "blocks.3.qkv.bias.exp_avg", graph.role = "state"}, %arg204: tensor<1152xf32> {graph.name = "blocks.3.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg205: tensor<f32> {graph.name = "blocks.3.projection.weight.step", graph.role = "state"}, %arg206: tensor<384x384xf32> {graph.name = "blocks.3.projection.weight.exp_avg", graph.role = "state"}, %arg207: tensor<384x384xf32> {graph.name = "blocks.3.projection.weight.exp_avg_sq", graph.role = "state"}, %arg208: tensor<f32> {graph.name = "blocks.3.projection.bias.step", graph.role = "state"}, %arg209: tensor<384xf32> {graph.name = "blocks.3.projection.bias.exp_avg", graph.role = "state"}, %arg210: tensor<384xf32> {graph.name = "blocks.3.projection.bias.exp_avg_sq", graph.role = "state"}, %arg211: tensor<f32> {graph.name = "blocks.3.mlp_norm.weight.step", graph.role = "state"}, %arg212: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg213: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg214: tensor<f32> {graph.name = "blocks.3.mlp_norm.bias.step", graph.role = "state"}, %arg215: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg216: tensor<384xf32> {graph.name = "blocks.3.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg217: tensor<f32> {graph.name = "blocks.3.up.weight.step", graph.role = "state"}, %arg218: tensor<1536x384xf32> {graph.name = "blocks.3.up.weight.exp_avg", graph.role = "state"}, %arg219: tensor<1536x384xf32> {graph.name = "blocks.3.up.weight.exp_avg_sq", graph.role = "state"}, %arg220: tensor<f32> {graph.name = "blocks.3.up.bias.step", graph.role = "state"}, %arg221: tensor<1536xf32> {graph.name = "blocks.3.up.bias.exp_avg", graph.role = "state"}, %arg222: tensor<1536xf32> {graph.name = "blocks.3.up.bias.exp_avg_sq", graph.role = "state"}, %arg223: tensor<f32> {graph.name = "blocks.3.down.weight.step", graph.role = "state"}, %arg224: tensor<384x1536xf32> {graph.name = "blocks.3.down.weight.exp_avg", graph.role = "state"}, %arg225: tensor<384x1536xf32> {graph.name = "blocks.3.down.weight.exp_avg_sq", graph.role = "state"}, %arg226: tensor<f32> {graph.name = "blocks.3.down.bias.step", graph.role = "state"}, %arg227: tensor<384xf32> {graph.name = "blocks.3.down.bias.exp_avg", graph.role = "state"}, %arg228: tensor<384xf32> {graph.name = "blocks.3.down.bias.exp_avg_sq", graph.role = "state"}, %arg229: tensor<f32> {graph.name = "blocks.4.attention_norm.weight.step", graph.role = "state"}, %arg230: tensor<384xf32> {graph.name = "blocks.4.attention_norm.weight.exp_avg", graph.role = "state"}, %arg231: tensor<384xf32> {graph.name = "blocks.4.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg232: tensor<f32> {graph.name = "blocks.4.attention_norm.bias.step", graph.role = "state"}, %arg233: tensor<384xf32> {graph.name = "blocks.4.attention_norm.bias.exp_avg", graph.role = "state"}, %arg234: tensor<384xf32> {graph.name = "blocks.4.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg235: tensor<f32> {graph.name = "blocks.4.qkv.weight.step", graph.role = "state"}, %arg236: tensor<1152x384xf32> {graph.name = "blocks.4.qkv.weight.exp_avg", graph.role = "state"}, %arg237: tensor<1152x384xf32> {graph.name = "blocks.4.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg238: tensor<f32> {graph.name = "blocks.4.qkv.bias.step", graph.role = "state"}, %arg239: tensor<1152xf32> {graph.name = "blocks.4.qkv.bias.exp_avg", graph.role = "state"}, %arg240: tensor<1152xf32> {graph.name = "blocks.4.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg241: tensor<f32> {graph.name = "blocks.4.projection.weight.step", graph.role = "state"}, %arg242: tensor<384x384xf32> {graph.name = "blocks.4.projection.weight.exp_avg", graph.role = "state"}, %arg243: tensor<384x384xf32> {graph.name = "blocks.4.projection.weight.exp_avg_sq", graph.role = "state"}, %arg244: tensor<f32> {graph.name = "blocks.4.projection.bias.step", graph.role = "state"}, %arg245: tensor<384xf32> {graph.name = "blocks.4.projection.bias.exp_avg", graph.role = "state"}, %arg246: tensor<384xf32> {graph.name = "blocks.4.projection.bias.exp_avg_sq", graph.role = "state"}, %arg247: tensor<f32> {graph.name = "blocks.4.mlp_norm.weight.step", graph.role = "state"}, %arg248: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg249: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg250: tensor<f32> {graph.name = "blocks.4.mlp_norm.bias.step", graph.role = "state"}, %arg251: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg252: tensor<384xf32> {graph.name = "blocks.4.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg253: tensor<f32> {graph.name = "blocks.4.up.weight.step", graph.role = "state"}, %arg254: tensor<1536x384xf32> {graph.name = "blocks.4.up.weight.exp_avg", graph.role = "state"}, %arg255: tensor<1536x384xf32> {graph.name = "blocks.4.up.weight.exp_avg_sq", graph.role = "state"}, %arg256: tensor<f32> {graph.name = "blocks.4.up.bias.step", graph.role = "state"}, %arg257: tensor<1536xf32> {graph.name = "blocks.4.up.bias.exp_avg", graph.role = "state"}, %arg258: tensor<1536xf32> {graph.name = "blocks.4.up.bias.exp_avg_sq", graph.role = "state"}, %arg259: tensor<f32> {graph.name = "blocks.4.down.weight.step", graph.role = "state"}, %arg260: tensor<384x1536xf32> {graph.name = "blocks.4.down.weight.exp_avg", graph.role = "state"}, %arg261: tensor<384x1536xf32> {graph.name = "blocks.4.down.weight.exp_avg_sq", graph.role = "state"}, %arg262: tensor<f32> {graph.name = "blocks.4.down.bias.step", graph.role = "state"}, %arg263: tensor<384xf32> {graph.name = "blocks.4.down.bias.exp_avg", graph.role = "state"}, %arg264: tensor<384xf32> {graph.name = "blocks.4.down.bias.exp_avg_sq", graph.role = "state"}, %arg265: tensor<f32> {graph.name = "blocks.5.attention_norm.weight.step", graph.role = "state"}, %arg266: tensor<384xf32> {graph.name = "blocks.5.attention_norm.weight.exp_avg", graph.role = "state"}, %arg267: tensor<384xf32> {graph.name = "blocks.5.attention_norm.weight.exp_avg_sq", graph.role = "state"}, %arg268: tensor<f32> {graph.name = "blocks.5.attention_norm.bias.step", graph.role = "state"}, %arg269: tensor<384xf32> {graph.name = "blocks.5.attention_norm.bias.exp_avg", graph.role = "state"}, %arg270: tensor<384xf32> {graph.name = "blocks.5.attention_norm.bias.exp_avg_sq", graph.role = "state"}, %arg271: tensor<f32> {graph.name = "blocks.5.qkv.weight.step", graph.role = "state"}, %arg272: tensor<1152x384xf32> {graph.name = "blocks.5.qkv.weight.exp_avg", graph.role = "state"}, %arg273: tensor<1152x384xf32> {graph.name = "blocks.5.qkv.weight.exp_avg_sq", graph.role = "state"}, %arg274: tensor<f32> {graph.name = "blocks.5.qkv.bias.step", graph.role = "state"}, %arg275: tensor<1152xf32> {graph.name = "blocks.5.qkv.bias.exp_avg", graph.role = "state"}, %arg276: tensor<1152xf32> {graph.name = "blocks.5.qkv.bias.exp_avg_sq", graph.role = "state"}, %arg277: tensor<f32> {graph.name = "blocks.5.projection.weight.step", graph.role = "state"}, %arg278: tensor<384x384xf32> {graph.name = "blocks.5.projection.weight.exp_avg", graph.role = "state"}, %arg279: tensor<384x384xf32> {graph.name = "blocks.5.projection.weight.exp_avg_sq", graph.role = "state"}, %arg280: tensor<f32> {graph.name = "blocks.5.projection.bias.step", graph.role = "state"}, %arg281: tensor<384xf32> {graph.name = "blocks.5.projection.bias.exp_avg", graph.role = "state"}, %arg282: tensor<384xf32> {graph.name = "blocks.5.projection.bias.exp_avg_sq", graph.role = "state"}, %arg283: tensor<f32> {graph.name = "blocks.5.mlp_norm.weight.step", graph.role = "state"}, %arg284: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.weight.exp_avg", graph.role = "state"}, %arg285: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.weight.exp_avg_sq", graph.role = "state"}, %arg286: tensor<f32> {graph.name = "blocks.5.mlp_norm.bias.step", graph.role = "state"}, %arg287: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.bias.exp_avg", graph.role = "state"}, %arg288: tensor<384xf32> {graph.name = "blocks.5.mlp_norm.bias.exp_avg_sq", graph.role = "state"}, %arg289: tensor<f32> {graph.name = "blocks.5.up.weight.step", graph.role = "state"}, %arg290: tensor<1536x384xf32> {graph.name = "blocks.5.up.weight.exp_avg", graph.role = "state"}, %arg291: tensor<1536x384xf32> {graph.name = "blocks.5.up.weight.exp_avg_sq", graph.role = "state"}, %arg292: tensor<f32> {graph.name = "blocks.5.up.bias.step", graph.role = "state"}, %arg293: tensor<1536xf32> {graph.name = "blocks.5.up.bias.exp_avg", graph.role = "state"}, %arg294: tensor<1536xf32> {graph.name = "blocks.5.up.bias.exp_avg_sq", graph.role = "state"}, %arg295: tensor<f32> {graph.name = "blocks.5.down.weight.step", graph.role = "state"}, %arg296: tensor<384x1536xf32> {graph.name = "blocks.5.down.weight.exp_avg", graph.role = "state"}, %arg297: tensor<384x1536xf32> {graph.name = "blocks.5.down.weight.exp_avg_sq", graph.role = "state"}, %arg298: tensor<f32> {graph.name = "blocks.5.down.bias.step", graph.role = "state"}, %arg299: tensor<384xf32> {graph.name = "blocks.5.down.bias.exp_avg", graph.role = "state"}, %arg300: tensor<384xf32> {graph.name = "blocks.5.down.bias.exp_avg_sq", graph.role = "state"}, %arg301: tensor<f32> {graph.name = "norm.weight.step", graph.role = "state"}, %arg302: tensor<384xf32> {graph.name = "norm.weight.exp_avg", graph.role = "state"}, %arg303: tensor<384xf32> {graph.name = "norm.weight.exp_avg_sq", graph.role = "state"}, %arg304: tensor<f32> {graph.name = "norm.bias.step", graph.role = "state"}, %arg305: tensor<384xf32> {graph.name = "norm.bias.exp_avg", graph.role = "state"}, %arg306: tensor<384xf32> {graph.name = "norm.bias.exp_avg_sq", graph.role = "state"}, %arg307: tensor<f32> {graph.name = "head.weight.step", graph.role = "state"}, %arg308: tensor<65x384xf32> {graph.name = "head.weight.exp_avg", graph.role = "state"}, %arg309: tensor<65x384xf32> {graph.name = "head.weight.exp_avg_sq", graph.role = "state"}, %arg310: tensor<f64> {graph.name = "group0.lr", graph.role = "scalar"}, %arg311: tensor<f64> {graph.name = "group0.betas[0]", graph.role = "scalar"}, %arg312: tensor<f64> {graph.name = "group0.betas[1]", graph.role = "scalar"}, %arg313: tensor<f64> {graph.name = "group0.eps", graph.role = "scalar"}, %arg314: tensor<f64> {graph.name = "group0.weight_decay", graph.role = "scalar"}) -> (tensor<f32>, tensor<65x384xf32> {graph.updates = 0 : i64}, tensor<f32> {graph.updates = 79 : i64}, tensor<65x384xf32> {graph.updates = 80 : i64}, tensor<65x384xf32> {graph.updates = 81 : i64}, tensor<256x384xf32> {graph.updates = 2 : i64}, tensor<f32> {graph.updates = 82 : i64}, tensor<256x384xf32> {graph.updates = 83 : i64}, tensor<256x384xf32> {graph.updates = 84 : i64}, tensor<384xf32> {graph.updates = 3 : i64}, tensor<f32> {graph.updates = 85 : i64}, tensor<384xf32> {graph.updates = 86 : i64}, tensor<384xf32> {graph.updates = 87 : i64}, tensor<384xf32> {graph.updates = 4 : i64}, tensor<f32> {graph.updates = 88 : i64}, tensor<384xf32> {graph.updates = 89 : i64}, tensor<384xf32> {graph.updates = 90 : i64}, tensor<1152x384xf32> {graph.updates = 5 : i64}, tensor<f32> {graph.updates = 91 : i64}, tensor<1152x384xf32> {graph.updates = 92 : i64}, tensor<1152x384xf32> {graph.updates = 93 : i64}, tensor<1152xf32> {graph.updates = 6 : i64}, tensor<f32> {graph.updates = 94 : i64}, tensor<1152xf32> {graph.updates = 95 : i64}, tensor<1152xf32> {graph.updates = 96 : i64}, tensor<384x384xf32> {graph.updates = 7 : i64}, tensor<f32> {graph.updates = 97 : i64}, tensor<384x384xf32> {graph.updates = 98 : i64}, tensor<384x384xf32> {graph.updates = 99 : i64}, tensor<384xf32> {graph.updates = 8 : i64}, tensor<f32> {graph.updates = 100 : i64}, tensor<384xf32> {graph.updates = 101 : i64}, tensor<384xf32> {graph.updates = 102 : i64}, tensor<384xf32> {graph.updates = 9 : i64}, tensor<f32> {graph.updates = 103 : i64}, tensor<384xf32> {graph.updates = 104 : i64}, tensor<384xf32> {graph.updates = 105 : i64}, tensor<384xf32> {graph.updates = 10 : i64}, tensor<f32> {graph.updates = 106 : i64}, tensor<384xf32> {graph.updates = 107 : i64}, tensor<384xf32> {graph.updates = 108 : i64}, tensor<1536x384xf32> {graph.updates = 11 : i64}, tensor<f32> {graph.updates = 109 : i64}, tensor<1536x384xf32> {graph.updates = 110 : i64}, tensor<1536x384xf32> {graph.updates = 111 : i64}, tensor<1536xf32> {graph.updates = 12 : i64}, tensor<f32> {graph.updates = 112 : i64}, tensor<1536xf32> {graph.updates = 113 : i64}, tensor<1536xf32> {graph.updates = 114 : i64}, tensor<384x1536xf32> {graph.updates = 13 : i64}, tensor<f32> {graph.updates = 115 : i64}, tensor<384x1536xf32> {graph.updates = 116 : i64}, tensor<384x1536xf32> {graph.updates = 117 : i64}, tensor<384xf32> {graph.updates = 14 : i64}, tensor<f32> {graph.updates = 118 : i64}, tensor<384xf32> {graph.updates = 119 : i64}, tensor<384xf32> {graph.updates = 120 : i64}, tensor<384xf32> {graph.updates = 15 : i64}, tensor<f32> {graph.updates = 121 : i64}, tensor<384xf32> {graph.updates = 122 : i64}, tensor<384xf32> {graph.updates = 123 : i64}, tensor<384xf32> {graph.updates = 16 : i64}, tensor<f32> {graph.updates = 124 : i64}, tensor<384xf32> {graph.updates = 125 : i64}, tensor<384xf32> {graph.updates = 126 : i64}, tensor<1152x384xf32> {graph.updates = 17 : i64}, tensor<f32> {graph.updates = 127 : i64}, tensor<1152x384xf32> {graph.updates = 128 : i64}, tensor<1152x384xf32> {graph.updates = 129 : i64}, tensor<1152xf32> {graph.updates = 18 : i64}, tensor<f32> {graph.updates = 130 : i64}, tensor<1152xf32> {graph.updates = 131 : i64}, tensor<1152xf32> {graph.updates = 132 : i64}, tensor<384x384xf32> {graph.updates = 19 : i64}, tensor<f32> {graph.updates = 133 : i64}, tensor<384x384xf32> {graph.updates = 134 : i64}, tensor<384x384xf32> {graph.updates = 135 : i64}, tensor<384xf32> {graph.updates = 20 : i64}, tensor<f32> {graph.updates = 136 : i64}, tensor<384xf32> {graph.updates = 137 : i64}, tensor<384xf32> {graph.updates = 138 : i64}, tensor<384xf32> {graph.updates = 21 : i64}, tensor<f32> {graph.updates = 139 : i64}, tensor<384xf32> {graph.updates = 140 : i64}, tensor<384xf32> {graph.updates = 141 : i64}, tensor<384xf32> {graph.updates = 22 : i64}, tensor<f32> {graph.updates = 142 : i64}, tensor<384xf32> {graph.updates = 143 : i64}, tensor<384xf32> {graph.updates = 144 : i64}, tensor<1536x384xf32> {graph.updates = 23 : i64}, tensor<f32> {graph.updates = 145 : i64}, tensor<1536x384xf32> {graph.updates = 146 : i64}, tensor<1536x384xf32> {graph.updates = 147 : i64}, tensor<1536xf32> {graph.updates = 24 : i64}, tensor<f32> {graph.updates = 148 : i64}, tensor<1536xf32> {graph.updates = 149 : i64}, tensor<1536xf32> {graph.updates = 150 : i64}, tensor<384x1536xf32> {graph.updates = 25 : i64}, tensor<f32> {graph.updates = 151 : i64}, tensor<384x1536xf32> {graph.updates = 152 : i64}, tensor<384x1536xf32> {graph.updates = 153 : i64}, tensor<384xf32> {graph.updates = 26 : i64}, tensor<f32> {graph.updates = 154 : i64}, tensor<384xf32> {graph.updates = 155 : i64}, tensor<384xf32> {graph.updates = 156 : i64}, tensor<384xf32> {graph.updates = 27 : i64}, tensor<f32> {graph.updates = 157 : i64}, tensor<384xf32> {graph.updates = 158 : i64}, tensor<384xf32> {graph.updates = 159 : i64}, tensor<384xf32> {graph.updates = 28 : i64}, tensor<f32> {graph.updates = 160 : i64}, tensor<384xf32> {graph.updates = 161 : i64}, tensor<384xf32> {graph.updates = 162 : i64}, tensor<1152x384xf32> {graph.updates = 29 : i64}, tensor<f32> {graph.updates = 163 : i64}, tensor<1152x384xf32> {graph.updates = 164 : i64}, tensor<1152x384xf32> {graph.updates = 165 : i64}, tensor<1152xf32> {graph.updates = 30 : i64}, tensor<f32> {graph.updates = 166 : i64}, tensor<1152xf32> {graph.updates = 167 : i64}, tensor<1152xf32> {graph.updates = 168 : i64}, tensor<384x384xf32> {graph.updates = 31 : i64}, tensor<f32> {graph.updates = 169 : i64}, tensor<384x384xf32> {graph.updates = 170 : i64}, tensor<384x384xf32> {graph.updates = 171 : i64}, tensor<384xf32> {graph.updates = 32 : i64}, tensor<f32> {graph.updates = 172 : i64}, tensor<384xf32> {graph.updates = 173 : i64}, tensor<384xf32> {graph.updates = 174 : i64}, tensor<384xf32> {graph.updates = 33 : i64}, tensor<f32> {graph.updates = 175 : i64}, tensor<384xf32> {graph.updates = 176 : i64}, tensor<384xf32> {graph.updates = 177 : i64}, tensor<384xf32> {graph.updates = 34 : i64}, tensor<f32> {graph.updates = 178 : i64}, tensor<384xf32> {graph.updates = 179 : i64}, tensor<384xf32> {graph.updates = 180 : i64}, tensor<1536x384xf32> {graph.updates = 35 : i64}, tensor<f32> {graph.updates = 181 : i64}, tensor<1536x384xf32> {graph.updates = 182 : i64}, tensor<1536x384xf32> {graph.updates = 183 : i64}, tensor<1536xf32> {graph.updates = 36 : i64}, tensor<f32> {graph.updates = 184 : i64}, tensor<1536xf32> {graph.updates = 185 : i64}, tensor<1536xf32> {graph.updates = 186 : i64}, tensor<384x1536xf32> {graph.updates = 37 : i64}, tensor<f32> {graph.updates = 187 : i64}, tensor<384x1536xf32> {graph.updates = 188 : i64}, tensor<384x1536xf32> {graph.updates = 189 : i64}, tensor<384xf32> {graph.updates = 38 : i64}, tensor<f32> {graph.updates = 190 : i64}, tensor<384xf32> {graph.updates = 191 : i64}, tensor<384xf32> {graph.updates = 192 : i64}, tensor<384xf32> {graph.updates = 39 : i64}, tensor<f32> {graph.updates = 193 : i64}, tensor<384xf32> {graph.updates = 194 : i64}, tensor<384xf32> {graph.updates = 195 : i64}, tensor<384xf32> {graph.updates = 40 : i64}, tensor<f32> {graph.updates = 196 : i64}, tensor<384xf32> {graph.updates = 197 : i64}, tensor<384xf32> {graph.updates = 198 : i64}, tensor<1152x384xf32> {graph.updates = 41 : i64}, tensor<f32> {graph.updates = 199 : i64}, tensor<1152x384xf32> {graph.updates = 200 : i64}, tensor<1152x384xf32> {graph.updates = 201 : i64}, tensor<1152xf32> {graph.updates = 42 : i64}, tensor<f32> {graph.updates = 202 : i64}, tensor<1152xf32> {graph.updates = 203 : i64}, tensor<1152xf32> {graph.updates = 204 : i64}, tensor<384x384xf32> {graph.updates = 43 : i64}, tensor<f32> {graph.updates = 205 : i64}, tensor<384x384xf32> {graph.updates = 206 : i64}, tensor<384x384xf32> {graph.updates = 207 : i64}, tensor<384xf32> {graph.updates = 44 : i64}, tensor<f32> {graph.updates = 208 : i64}, tensor<384xf32> {graph.updates = 209 : i64}, tensor<384xf32> {graph.updates = 210 : i64}, tensor<384xf32> {graph.updates = 45 : i64}, tensor<f32> {graph.updates = 211 : i64}, tensor<384xf32> {graph.updates = 212 : i64}, tensor<384xf32> {graph.updates = 213 : i64}, tensor<384xf32> {graph.updates = 46 : i64}, tensor<f32> {graph.updates = 214 : i64}, tensor<384xf32> {graph.updates = 215 : i64}, tensor<384xf32> {graph.updates = 216 : i64}, tensor<1536x384xf32> {graph.updates = 47 : i64}, tensor<f32> {graph.updates = 217 : i64}, tensor<1536x384xf32> {graph.updates = 218 : i64}, tensor<1536x384xf32> {graph.updates = 219 : i64}, tensor<1536xf32> {graph.updates = 48 : i64}, tensor<f32> {graph.updates = 220 : i64}, tensor<1536xf32> {graph.updates = 221 : i64}, tensor<1536xf32> {graph.updates = 222 : i64}, tensor<384x1536xf32> {graph.updates = 49 : i64}, tensor<f32> {graph.updates = 223 : i64}, tensor<384x1536xf32> {graph.updates = 224 : i64}, tensor<384x1536xf32> {graph.updates = 225 : i64}, tensor<384xf32> {graph.updates = 50 : i64}, tensor<f32> {graph.updates = 226 : i64}, tensor<384xf32> {graph.updates = 227 : i64}, tensor<384xf32> {graph.updates = 228 : i64}, tensor<384xf32> {graph.updates = 51 : i64}, tensor<f32> {graph.updates = 229 : i64}, tensor<384xf32> {graph.updates = 230 : i64}, tensor<384xf32> {graph.updates = 231 : i64}, tensor<384xf32> {graph.updates = 52 : i64}, tensor<f32> {graph.updates = 232 : i64}, tensor<384xf32> {graph.updates = 233 : i64}, tensor<384xf32> {graph.updates = 234 : i64}, tensor<1152x384xf32> {graph.updates = 53 : i64}, tensor<f32> {graph.updates = 235 : i64}, tensor<1152x384xf32> {graph.updates = 236 : i64}, tensor<1152x384xf32> {graph.updates = 237 : i64}, tensor<1152xf32> {graph.updates = 54 : i64}, tensor<f32> {graph.updates = 238 : i64}, tensor<1152xf32> {graph.updates = 239 : i64}, tensor<1152xf32> {graph.updates = 240 : i64}, tensor<384x384xf32> {graph.updates = 55 : i64}, tensor<f32> {graph.updates = 241 : i64}, tensor<384x384xf32> {graph.updates = 242 : i64}, tensor<384x384xf32> {graph.updates = 243 : i64}, tensor<384xf32> {graph.updates = 56 : i64}, tensor<f32> {graph.updates = 244 : i64}, tensor<384xf32> {graph.updates = 245 : i64}, tensor<384xf32> {graph.updates = 246 : i64}, tensor<384xf32> {graph.updates = 57 : i64}, tensor<f32> {graph.updates = 247 : i64}, tensor<384xf32> {graph.updates = 248 : i64}, tensor<384xf32> {graph.updates = 249 : i64}, tensor<384xf32> {graph.updates = 58 : i64}, tensor<f32> {graph.updates = 250 : i64}, tensor<384xf32> {graph.updates = 251 : i64}, tensor<384xf32> {graph.updates = 252 : i64}, tensor<1536x384xf32> {graph.updates = 59 : i64}, tensor<f32> {graph.updates = 253 : i64}, tensor<1536x384xf32> {graph.updates = 254 : i64}, tensor<1536x384xf32> {graph.updates = 255 : i64}, tensor<1536xf32> {graph.updates = 60 : i64}, tensor<f32> {graph.updates = 256 : i64}, tensor<1536xf32> {graph.updates = 257 : i64}, tensor<1536xf32> {graph.updates = 258 : i64}, tensor<384x1536xf32> {graph.updates = 61 : i64}, tensor<f32> {graph.updates = 259 : i64}, tensor<384x1536xf32> {graph.updates = 260 : i64}, tensor<384x1536xf32> {graph.updates = 261 : i64}, tensor<384xf32> {graph.updates = 62 : i64}, tensor<f32> {graph.updates = 262 : i64}, tensor<384xf32> {graph.updates = 263 : i64}, tensor<384xf32> {graph.updates = 264 : i64}, tensor<384xf32> {graph.updates = 63 : i64}, tensor<f32> {graph.updates = 265 : i64}, tensor<384xf32> {graph.updates = 266 : i64}, tensor<384xf32> {graph.updates = 267 : i64}, tensor<384xf32> {graph.updates = 64 : i64}, tensor<f32> {graph.updates = 268 : i64}, tensor<384xf32> {graph.updates = 269 : i64}, tensor<384xf32> {graph.updates = 270 : i64}, tensor<1152x384xf32> {graph.updates = 65 : i64}, tensor<f32> {graph.updates = 271 : i64}, tensor<1152x384xf32> {graph.updates = 272 : i64}, tensor<1152x384xf32> {graph.updates = 273 : i64}, tensor<1152xf32> {graph.updates = 66 : i64}, tensor<f32> {graph.updates = 274 : i64}, tensor<1152xf32> {graph.updates = 275 : i64}, tensor<1152xf32> {graph.updates = 276 : i64}, tensor<384x384xf32> {graph.updates = 67 : i64}, tensor<f32> {graph.updates = 277 : i64}, tensor<384x384xf32> {graph.updates = 278 : i64}, tensor<384x384xf32> {graph.updates = 279 : i64}, tensor<384xf32> {graph.updates = 68 : i64}, tensor<f32> {graph.updates = 280 : i64}, tensor<384xf32> {graph.updates = 281 : i64}, tensor<384xf32> {graph.updates = 282 : i64}, tensor<384xf32> {graph.updates = 69 : i64}, tensor<f32> {graph.updates = 283 : i64}, tensor<384xf32> {graph.updates = 284 : i64}, tensor<384xf32> {graph.updates = 285 : i64}, tensor<384xf32> {graph.updates = 70 : i64}, tensor<f32> {graph.updates = 286 : i64}, tensor<384xf32> {graph.updates = 287 : i64}, tensor<384xf32> {graph.updates = 288 : i64}, tensor<1536x384xf32> {graph.updates = 71 : i64}, tensor<f32> {graph.updates = 289 : i64}, tensor<1536x384xf32> {graph.updates = 290 : i64}, tensor<1536x384xf32> {graph.updates = 291 : i64}, tensor<1536xf32> {graph.updates = 72 : i64}, tensor<f32> {graph.updates = 292 : i64}, tensor<1536xf32> {graph.updates = 293 : i64}, tensor<1536xf32> {graph.updates = 294 : i64}, tensor<384x1536xf32> {graph.updates = 73 : i64}, tensor<f32> {graph.updates = 295 : i64}, tensor<384x1536xf32> {graph.updates = 296 : i64}, tensor<384x1536xf32> {graph.updates = 297 : i64}, tensor<384xf32> {graph.updates = 74 : i64}, tensor<f32> {graph.updates = 298 : i64}, tensor<384xf32> {graph.updates = 299 : i64}, tensor<384xf32> {graph.updates = 300 : i64}, tensor<384xf32> {graph.updates = 75 : i64}, tensor<f32> {graph.updates = 301 : i64}, tensor<384xf32> {graph.updates = 302 : i64}, tensor<384xf32> {graph.updates = 303 : i64}, tensor<384xf32> {graph.updates = 76 : i64}, tensor<f32> {graph.updates = 304 : i64}, tensor<384xf32> {graph.updates = 305 : i64}, tensor<384xf32> {graph.updates = 306 : i64}, tensor<65x384xf32> {graph.updates = 77 : i64}, tensor<f32> {graph.updates = 307 : i64}, tensor<65x384xf32> {graph.updates = 308 : i64}, tensor<65x384xf32> {graph.updates = 309 : i64}) attributes {graph.fusion_refusals = [{bytes = 25165824 : i64, consumer = "matmul_add_add_20", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_18", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "matmul_mul_245", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_18", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "library_pack_246", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_18", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 25165824 : i64, consumer = "matmul_add_add_31", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_29", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "matmul_mul_214", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_29", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "library_pack_215", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_29", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 25165824 : i64, consumer = "matmul_add_add_42", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_40", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "matmul_mul_183", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_40", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "library_pack_184", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_40", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 25165824 : i64, consumer = "matmul_add_add_53", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_51", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "matmul_mul_152", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_51", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "library_pack_153", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_51", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 25165824 : i64, consumer = "matmul_add_add_64", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_62", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "matmul_mul_121", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_62", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "library_pack_122", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_62", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 25165824 : i64, consumer = "matmul_add_add_75", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_73", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "matmul_mul_90", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_73", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "library_pack_91", nanoseconds = 1259291 : i64, producer = "matmul_mul_mul_add_73", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 25165824 : i64, consumer = "matmul_mul_96", nanoseconds = 1259291 : i64, producer = "matmul_mul_90", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "matmul_mul_div_add_98", nanoseconds = 1259291 : i64, producer = "matmul_mul_90", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "column_reduce_99", nanoseconds = 1259291 : i64, producer = "matmul_mul_90", reason = "a matrix product and a reduction"}, {bytes = 25165824 : i64, consumer = "matmul_mul_div_add_92", nanoseconds = 1259291 : i64, producer = "library_pack_91", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 25165824 : i64, consumer = "matmul_mul_127", nanoseconds = 1259291 : i64, producer = "matmul_mul_121", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "matmul_mul_div_add_129", nanoseconds = 1259291 : i64, producer = "matmul_mul_121", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "column_reduce_130", nanoseconds = 1259291 : i64, producer = "matmul_mul_121", reason = "a matrix product and a reduction"}, {bytes = 25165824 : i64, consumer = "matmul_mul_div_add_123", nanoseconds = 1259291 : i64, producer = "library_pack_122", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 25165824 : i64, consumer = "matmul_mul_158", nanoseconds = 1259291 : i64, producer = "matmul_mul_152", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "matmul_mul_div_add_160", nanoseconds = 1259291 : i64, producer = "matmul_mul_152", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "column_reduce_161", nanoseconds = 1259291 : i64, producer = "matmul_mul_152", reason = "a matrix product and a reduction"}, {bytes = 25165824 : i64, consumer = "matmul_mul_div_add_154", nanoseconds = 1259291 : i64, producer = "library_pack_153", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 25165824 : i64, consumer = "matmul_mul_189", nanoseconds = 1259291 : i64, producer = "matmul_mul_183", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "matmul_mul_div_add_191", nanoseconds = 1259291 : i64, producer = "matmul_mul_183", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "column_reduce_192", nanoseconds = 1259291 : i64, producer = "matmul_mul_183", reason = "a matrix product and a reduction"}, {bytes = 25165824 : i64, consumer = "matmul_mul_div_add_185", nanoseconds = 1259291 : i64, producer = "library_pack_184", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 25165824 : i64, consumer = "matmul_mul_220", nanoseconds = 1259291 : i64, producer = "matmul_mul_214", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "matmul_mul_div_add_222", nanoseconds = 1259291 : i64, producer = "matmul_mul_214", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "column_reduce_223", nanoseconds = 1259291 : i64, producer = "matmul_mul_214", reason = "a matrix product and a reduction"}, {bytes = 25165824 : i64, consumer = "matmul_mul_div_add_216", nanoseconds = 1259291 : i64, producer = "library_pack_215", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 25165824 : i64, consumer = "matmul_mul_251", nanoseconds = 1259291 : i64, producer = "matmul_mul_245", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "matmul_mul_div_add_253", nanoseconds = 1259291 : i64, producer = "matmul_mul_245", reason = "two matrix products"}, {bytes = 25165824 : i64, consumer = "column_reduce_254", nanoseconds = 1259291 : i64, producer = "matmul_mul_245", reason = "a matrix product and a reduction"}, {bytes = 25165824 : i64, consumer = "matmul_mul_div_add_247", nanoseconds = 1259291 : i64, producer = "library_pack_246", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "library_attention_transpose_13", nanoseconds = 944718 : i64, producer = "matmul_add_12", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "library_attention_grad_concat_265", nanoseconds = 944718 : i64, producer = "matmul_add_12", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "library_attention_transpose_24", nanoseconds = 944718 : i64, producer = "matmul_add_23", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "library_attention_grad_concat_234", nanoseconds = 944718 : i64, producer = "matmul_add_23", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "library_attention_transpose_35", nanoseconds = 944718 : i64, producer = "matmul_add_34", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "library_attention_grad_concat_203", nanoseconds = 944718 : i64, producer = "matmul_add_34", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "library_attention_transpose_46", nanoseconds = 944718 : i64, producer = "matmul_add_45", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "library_attention_grad_concat_172", nanoseconds = 944718 : i64, producer = "matmul_add_45", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "library_attention_transpose_57", nanoseconds = 944718 : i64, producer = "matmul_add_56", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "library_attention_grad_concat_141", nanoseconds = 944718 : i64, producer = "matmul_add_56", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "library_attention_transpose_68", nanoseconds = 944718 : i64, producer = "matmul_add_67", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "library_attention_grad_concat_110", nanoseconds = 944718 : i64, producer = "matmul_add_67", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "matmul_mul_112", nanoseconds = 944718 : i64, producer = "library_attention_grad_concat_110", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "matmul_mul_div_add_114", nanoseconds = 944718 : i64, producer = "library_attention_grad_concat_110", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "column_reduce_115", nanoseconds = 944718 : i64, producer = "library_attention_grad_concat_110", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "matmul_mul_143", nanoseconds = 944718 : i64, producer = "library_attention_grad_concat_141", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "matmul_mul_div_add_145", nanoseconds = 944718 : i64, producer = "library_attention_grad_concat_141", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "column_reduce_146", nanoseconds = 944718 : i64, producer = "library_attention_grad_concat_141", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "matmul_mul_174", nanoseconds = 944718 : i64, producer = "library_attention_grad_concat_172", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "matmul_mul_div_add_176", nanoseconds = 944718 : i64, producer = "library_attention_grad_concat_172", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "column_reduce_177", nanoseconds = 944718 : i64, producer = "library_attention_grad_concat_172", reason = "a library op takes its operands from memory and stores each result once"}, {bytes = 18874368 : i64, consumer = "matmul_mul_205", nanoseconds = 944718 : i64, producer = "library_attention_grad_concat_203", reason = "a library op takes its operands from memory and stores each result once"}]} {
    %0:4 = graph.kernel "row" "row_mul_mul_add_0"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<65x384xf32>, tensor<8x256xi64>, tensor<256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<65x384xf32>, %arg316: tensor<8x256xi64>, %arg317: tensor<256x384xf32>, %arg318: tensor<384xf32>, %arg319: tensor<384xf32>):
      %297 = graph.take %arg315, %arg316 {axis = 0 : i64} : tensor<65x384xf32>, tensor<8x256xi64> -> tensor<8x256x384xf32>
      %298 = graph.iota {dim = 0 : i64} : tensor<256xi64>
      %299 = graph.take %arg317, %298 {axis = 0 : i64} : tensor<256x384xf32>, tensor<256xi64> -> tensor<256x384xf32>
      %300 = graph.broadcast %299 {dims = array<i64: 1, 2>} : tensor<256x384xf32> -> tensor<8x256x384xf32>
      %301 = graph.add %297, %300 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %305 = graph.div %303, %304 : tensor<8x256x1xf32>
      %306 = graph.reshape %305 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %307 = graph.broadcast %306 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %308 = graph.sub %301, %307 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %304 : tensor<8x256x1xf32>
      %312 = graph.add %305, %311 : tensor<8x256x1xf32>
      %313 = graph.mul %308, %308 : tensor<8x256x384xf32>
      %314 = graph.reduce "sum" %313 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %315 = graph.reshape %314 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %316 = graph.div %315, %304 : tensor<8x256x1xf32>
      %317 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %318 = graph.add %316, %317 : tensor<8x256x1xf32>
      %319 = graph.rsqrt %318 : tensor<8x256x1xf32>
      %320 = graph.reshape %312 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %321 = graph.broadcast %320 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %322 = graph.sub %301, %321 : tensor<8x256x384xf32>
      %323 = graph.reshape %319 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %324 = graph.broadcast %323 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %325 = graph.mul %322, %324 : tensor<8x256x384xf32>
      %326 = graph.broadcast %arg318 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %327 = graph.mul %325, %326 : tensor<8x256x384xf32>
      %328 = graph.broadcast %arg319 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %329 = graph.add %327, %328 : tensor<8x256x384xf32>
      graph.yield %301, %319, %325, %329 : tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %1:31 = graph.kernel "pointwise" "pointwise_pow_sub_div_1"(%arg79, %arg310, %arg314, %arg311, %arg312, %arg313, %arg82, %arg85, %arg88, %arg91, %arg94, %arg97, %arg100) : (tensor<f32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f64>) {
    ^bb0(%arg315: tensor<f32>, %arg316: tensor<f64>, %arg317: tensor<f64>, %arg318: tensor<f64>, %arg319: tensor<f64>, %arg320: tensor<f64>, %arg321: tensor<f32>, %arg322: tensor<f32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
      %298 = graph.add %arg315, %297 : tensor<f32>
      %299 = graph.mul %arg316, %arg317 : tensor<f64>
      %300 = graph.constant dense<1.000000e+00> : tensor<f64> : tensor<f64>
      %301 = graph.sub %300, %299 : tensor<f64>
      %302 = graph.convert %301 : tensor<f64> -> tensor<f32>
      %303 = graph.sub %300, %arg318 : tensor<f64>
      %304 = graph.convert %303 : tensor<f64> -> tensor<f32>
      %305 = graph.sub %297, %304 : tensor<f32>
      %306 = graph.abs %304 : tensor<f32>
      %307 = graph.constant dense<5.000000e-01> : tensor<f32> : tensor<f32>
      %308 = graph.cmp "lt" %306, %307 : tensor<f32> -> tensor<i1>
      %309 = graph.convert %arg319 : tensor<f64> -> tensor<f32>
      %310 = graph.sub %300, %arg319 : tensor<f64>
      %311 = graph.convert %310 : tensor<f64> -> tensor<f32>
      %312 = graph.convert %298 : tensor<f32> -> tensor<f64>
      %313 = graph.pow %arg318, %312 : tensor<f64>
      %314 = graph.sub %300, %313 : tensor<f64>
      %315 = graph.pow %arg319, %312 : tensor<f64>
      %316 = graph.sub %300, %315 : tensor<f64>
      %317 = graph.div %arg316, %314 : tensor<f64>
      %318 = graph.constant dense<5.000000e-01> : tensor<f64> : tensor<f64>
      %319 = graph.pow %316, %318 : tensor<f64>
      %320 = graph.convert %319 : tensor<f64> -> tensor<f32>
      %321 = graph.convert %arg320 : tensor<f64> -> tensor<f32>
      %322 = graph.neg %317 : tensor<f64>
      %323 = graph.convert %322 : tensor<f64> -> tensor<f32>
      %324 = graph.add %arg321, %297 : tensor<f32>
      %325 = graph.convert %324 : tensor<f32> -> tensor<f64>
      %326 = graph.pow %arg318, %325 : tensor<f64>
      %327 = graph.sub %300, %326 : tensor<f64>
      %328 = graph.pow %arg319, %325 : tensor<f64>
      %329 = graph.sub %300, %328 : tensor<f64>
      %330 = graph.div %arg316, %327 : tensor<f64>
      %331 = graph.pow %329, %318 : tensor<f64>
      %332 = graph.convert %331 : tensor<f64> -> tensor<f32>
      %333 = graph.neg %330 : tensor<f64>
      %334 = graph.convert %333 : tensor<f64> -> tensor<f32>
      %335 = graph.add %arg322, %297 : tensor<f32>
      %336 = graph.convert %335 : tensor<f32> -> tensor<f64>
      %337 = graph.pow %arg318, %336 : tensor<f64>
      %338 = graph.sub %300, %337 : tensor<f64>
      %339 = graph.pow %arg319, %336 : tensor<f64>
      %340 = graph.sub %300, %339 : tensor<f64>
      %341 = graph.div %arg316, %338 : tensor<f64>
      %342 = graph.pow %340, %318 : tensor<f64>
      %343 = graph.convert %342 : tensor<f64> -> tensor<f32>
      %344 = graph.neg %341 : tensor<f64>
      %345 = graph.convert %344 : tensor<f64> -> tensor<f32>
      %346 = graph.add %arg323, %297 : tensor<f32>
      %347 = graph.convert %346 : tensor<f32> -> tensor<f64>
      %348 = graph.pow %arg318, %347 : tensor<f64>
      %349 = graph.sub %300, %348 : tensor<f64>
      %350 = graph.pow %arg319, %347 : tensor<f64>
      %351 = graph.sub %300, %350 : tensor<f64>
      %352 = graph.div %arg316, %349 : tensor<f64>
      %353 = graph.pow %351, %318 : tensor<f64>
      %354 = graph.convert %353 : tensor<f64> -> tensor<f32>
      %355 = graph.neg %352 : tensor<f64>
      %356 = graph.convert %355 : tensor<f64> -> tensor<f32>
      %357 = graph.add %arg324, %297 : tensor<f32>
      %358 = graph.convert %357 : tensor<f32> -> tensor<f64>
      %359 = graph.pow %arg318, %358 : tensor<f64>
      %360 = graph.sub %300, %359 : tensor<f64>
      %361 = graph.pow %arg319, %358 : tensor<f64>
      %362 = graph.sub %300, %361 : tensor<f64>
      %363 = graph.div %arg316, %360 : tensor<f64>
      %364 = graph.pow %362, %318 : tensor<f64>
      %365 = graph.convert %364 : tensor<f64> -> tensor<f32>
      %366 = graph.neg %363 : tensor<f64>
      %367 = graph.convert %366 : tensor<f64> -> tensor<f32>
      %368 = graph.add %arg325, %297 : tensor<f32>
      %369 = graph.convert %368 : tensor<f32> -> tensor<f64>
      %370 = graph.pow %arg318, %369 : tensor<f64>
      %371 = graph.sub %300, %370 : tensor<f64>
      %372 = graph.pow %arg319, %369 : tensor<f64>
      %373 = graph.sub %300, %372 : tensor<f64>
      %374 = graph.div %arg316, %371 : tensor<f64>
      %375 = graph.pow %373, %318 : tensor<f64>
      %376 = graph.convert %375 : tensor<f64> -> tensor<f32>
      %377 = graph.neg %374 : tensor<f64>
      %378 = graph.convert %377 : tensor<f64> -> tensor<f32>
      %379 = graph.add %arg326, %297 : tensor<f32>
      %380 = graph.convert %379 : tensor<f32> -> tensor<f64>
      %381 = graph.pow %arg318, %380 : tensor<f64>
      %382 = graph.sub %300, %381 : tensor<f64>
      %383 = graph.pow %arg319, %380 : tensor<f64>
      %384 = graph.sub %300, %383 : tensor<f64>
      %385 = graph.div %arg316, %382 : tensor<f64>
      %386 = graph.pow %384, %318 : tensor<f64>
      %387 = graph.convert %386 : tensor<f64> -> tensor<f32>
      %388 = graph.neg %385 : tensor<f64>
      %389 = graph.convert %388 : tensor<f64> -> tensor<f32>
      %390 = graph.add %arg327, %297 : tensor<f32>
      %391 = graph.convert %390 : tensor<f32> -> tensor<f64>
      %392 = graph.pow %arg318, %391 : tensor<f64>
      %393 = graph.sub %300, %392 : tensor<f64>
      %394 = graph.pow %arg319, %391 : tensor<f64>
      %395 = graph.sub %300, %394 : tensor<f64>
      %396 = graph.div %arg316, %393 : tensor<f64>
      graph.yield %298, %302, %304, %305, %308, %309, %311, %320, %321, %323, %324, %332, %334, %335, %343, %345, %346, %354, %356, %357, %365, %367, %368, %376, %378, %379, %387, %389, %390, %395, %396 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f64>
    }
    %2:29 = graph.kernel "pointwise" "pointwise_convert_pow_sub_2"(%1#29, %1#30, %arg103, %arg311, %arg312, %arg310, %arg106, %arg109, %arg112, %arg115, %arg118, %arg121, %arg124, %arg127) : (tensor<f64>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f64>) {
    ^bb0(%arg315: tensor<f64>, %arg316: tensor<f64>, %arg317: tensor<f32>, %arg318: tensor<f64>, %arg319: tensor<f64>, %arg320: tensor<f64>, %arg321: tensor<f32>, %arg322: tensor<f32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.constant dense<5.000000e-01> : tensor<f64> : tensor<f64>
      %298 = graph.pow %arg315, %297 : tensor<f64>
      %299 = graph.convert %298 : tensor<f64> -> tensor<f32>
      %300 = graph.neg %arg316 : tensor<f64>
      %301 = graph.convert %300 : tensor<f64> -> tensor<f32>
      %302 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
      %303 = graph.add %arg317, %302 : tensor<f32>
      %304 = graph.convert %303 : tensor<f32> -> tensor<f64>
      %305 = graph.pow %arg318, %304 : tensor<f64>
      %306 = graph.constant dense<1.000000e+00> : tensor<f64> : tensor<f64>
      %307 = graph.sub %306, %305 : tensor<f64>
      %308 = graph.pow %arg319, %304 : tensor<f64>
      %309 = graph.sub %306, %308 : tensor<f64>
      %310 = graph.div %arg320, %307 : tensor<f64>
      %311 = graph.pow %309, %297 : tensor<f64>
      %312 = graph.convert %311 : tensor<f64> -> tensor<f32>
      %313 = graph.neg %310 : tensor<f64>
      %314 = graph.convert %313 : tensor<f64> -> tensor<f32>
      %315 = graph.add %arg321, %302 : tensor<f32>
      %316 = graph.convert %315 : tensor<f32> -> tensor<f64>
      %317 = graph.pow %arg318, %316 : tensor<f64>
      %318 = graph.sub %306, %317 : tensor<f64>
      %319 = graph.pow %arg319, %316 : tensor<f64>
      %320 = graph.sub %306, %319 : tensor<f64>
      %321 = graph.div %arg320, %318 : tensor<f64>
      %322 = graph.pow %320, %297 : tensor<f64>
      %323 = graph.convert %322 : tensor<f64> -> tensor<f32>
      %324 = graph.neg %321 : tensor<f64>
      %325 = graph.convert %324 : tensor<f64> -> tensor<f32>
      %326 = graph.add %arg322, %302 : tensor<f32>
      %327 = graph.convert %326 : tensor<f32> -> tensor<f64>
      %328 = graph.pow %arg318, %327 : tensor<f64>
      %329 = graph.sub %306, %328 : tensor<f64>
      %330 = graph.pow %arg319, %327 : tensor<f64>
      %331 = graph.sub %306, %330 : tensor<f64>
      %332 = graph.div %arg320, %329 : tensor<f64>
      %333 = graph.pow %331, %297 : tensor<f64>
      %334 = graph.convert %333 : tensor<f64> -> tensor<f32>
      %335 = graph.neg %332 : tensor<f64>
      %336 = graph.convert %335 : tensor<f64> -> tensor<f32>
      %337 = graph.add %arg323, %302 : tensor<f32>
      %338 = graph.convert %337 : tensor<f32> -> tensor<f64>
      %339 = graph.pow %arg318, %338 : tensor<f64>
      %340 = graph.sub %306, %339 : tensor<f64>
      %341 = graph.pow %arg319, %338 : tensor<f64>
      %342 = graph.sub %306, %341 : tensor<f64>
      %343 = graph.div %arg320, %340 : tensor<f64>
      %344 = graph.pow %342, %297 : tensor<f64>
      %345 = graph.convert %344 : tensor<f64> -> tensor<f32>
      %346 = graph.neg %343 : tensor<f64>
      %347 = graph.convert %346 : tensor<f64> -> tensor<f32>
      %348 = graph.add %arg324, %302 : tensor<f32>
      %349 = graph.convert %348 : tensor<f32> -> tensor<f64>
      %350 = graph.pow %arg318, %349 : tensor<f64>
      %351 = graph.sub %306, %350 : tensor<f64>
      %352 = graph.pow %arg319, %349 : tensor<f64>
      %353 = graph.sub %306, %352 : tensor<f64>
      %354 = graph.div %arg320, %351 : tensor<f64>
      %355 = graph.pow %353, %297 : tensor<f64>
      %356 = graph.convert %355 : tensor<f64> -> tensor<f32>
      %357 = graph.neg %354 : tensor<f64>
      %358 = graph.convert %357 : tensor<f64> -> tensor<f32>
      %359 = graph.add %arg325, %302 : tensor<f32>
      %360 = graph.convert %359 : tensor<f32> -> tensor<f64>
      %361 = graph.pow %arg318, %360 : tensor<f64>
      %362 = graph.sub %306, %361 : tensor<f64>
      %363 = graph.pow %arg319, %360 : tensor<f64>
      %364 = graph.sub %306, %363 : tensor<f64>
      %365 = graph.div %arg320, %362 : tensor<f64>
      %366 = graph.pow %364, %297 : tensor<f64>
      %367 = graph.convert %366 : tensor<f64> -> tensor<f32>
      %368 = graph.neg %365 : tensor<f64>
      %369 = graph.convert %368 : tensor<f64> -> tensor<f32>
      %370 = graph.add %arg326, %302 : tensor<f32>
      %371 = graph.convert %370 : tensor<f32> -> tensor<f64>
      %372 = graph.pow %arg318, %371 : tensor<f64>
      %373 = graph.sub %306, %372 : tensor<f64>
      %374 = graph.pow %arg319, %371 : tensor<f64>
      %375 = graph.sub %306, %374 : tensor<f64>
      %376 = graph.div %arg320, %373 : tensor<f64>
      %377 = graph.pow %375, %297 : tensor<f64>
      %378 = graph.convert %377 : tensor<f64> -> tensor<f32>
      %379 = graph.neg %376 : tensor<f64>
      %380 = graph.convert %379 : tensor<f64> -> tensor<f32>
      %381 = graph.add %arg327, %302 : tensor<f32>
      %382 = graph.convert %381 : tensor<f32> -> tensor<f64>
      %383 = graph.pow %arg318, %382 : tensor<f64>
      %384 = graph.sub %306, %383 : tensor<f64>
      %385 = graph.pow %arg319, %382 : tensor<f64>
      %386 = graph.sub %306, %385 : tensor<f64>
      %387 = graph.div %arg320, %384 : tensor<f64>
      %388 = graph.pow %386, %297 : tensor<f64>
      %389 = graph.convert %388 : tensor<f64> -> tensor<f32>
      %390 = graph.neg %387 : tensor<f64>
      %391 = graph.convert %390 : tensor<f64> -> tensor<f32>
      %392 = graph.add %arg328, %302 : tensor<f32>
      %393 = graph.convert %392 : tensor<f32> -> tensor<f64>
      %394 = graph.pow %arg318, %393 : tensor<f64>
      %395 = graph.sub %306, %394 : tensor<f64>
      graph.yield %299, %301, %303, %312, %314, %315, %323, %325, %326, %334, %336, %337, %345, %347, %348, %356, %358, %359, %367, %369, %370, %378, %380, %381, %389, %391, %392, %393, %395 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f64>
    }
    %3:27 = graph.kernel "pointwise" "pointwise_neg_convert_add_3"(%arg312, %2#27, %arg310, %2#28, %arg130, %arg311, %arg133, %arg136, %arg139, %arg142, %arg145, %arg148, %arg151, %arg154) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    ^bb0(%arg315: tensor<f64>, %arg316: tensor<f64>, %arg317: tensor<f64>, %arg318: tensor<f64>, %arg319: tensor<f32>, %arg320: tensor<f64>, %arg321: tensor<f32>, %arg322: tensor<f32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.pow %arg315, %arg316 : tensor<f64>
      %298 = graph.constant dense<1.000000e+00> : tensor<f64> : tensor<f64>
      %299 = graph.sub %298, %297 : tensor<f64>
      %300 = graph.div %arg317, %arg318 : tensor<f64>
      %301 = graph.constant dense<5.000000e-01> : tensor<f64> : tensor<f64>
      %302 = graph.pow %299, %301 : tensor<f64>
      %303 = graph.convert %302 : tensor<f64> -> tensor<f32>
      %304 = graph.neg %300 : tensor<f64>
      %305 = graph.convert %304 : tensor<f64> -> tensor<f32>
      %306 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
      %307 = graph.add %arg319, %306 : tensor<f32>
      %308 = graph.convert %307 : tensor<f32> -> tensor<f64>
      %309 = graph.pow %arg320, %308 : tensor<f64>
      %310 = graph.sub %298, %309 : tensor<f64>
      %311 = graph.pow %arg315, %308 : tensor<f64>
      %312 = graph.sub %298, %311 : tensor<f64>
      %313 = graph.div %arg317, %310 : tensor<f64>
      %314 = graph.pow %312, %301 : tensor<f64>
      %315 = graph.convert %314 : tensor<f64> -> tensor<f32>
      %316 = graph.neg %313 : tensor<f64>
      %317 = graph.convert %316 : tensor<f64> -> tensor<f32>
      %318 = graph.add %arg321, %306 : tensor<f32>
      %319 = graph.convert %318 : tensor<f32> -> tensor<f64>
      %320 = graph.pow %arg320, %319 : tensor<f64>
      %321 = graph.sub %298, %320 : tensor<f64>
      %322 = graph.pow %arg315, %319 : tensor<f64>
      %323 = graph.sub %298, %322 : tensor<f64>
      %324 = graph.div %arg317, %321 : tensor<f64>
      %325 = graph.pow %323, %301 : tensor<f64>
      %326 = graph.convert %325 : tensor<f64> -> tensor<f32>
      %327 = graph.neg %324 : tensor<f64>
      %328 = graph.convert %327 : tensor<f64> -> tensor<f32>
      %329 = graph.add %arg322, %306 : tensor<f32>
      %330 = graph.convert %329 : tensor<f32> -> tensor<f64>
      %331 = graph.pow %arg320, %330 : tensor<f64>
      %332 = graph.sub %298, %331 : tensor<f64>
      %333 = graph.pow %arg315, %330 : tensor<f64>
      %334 = graph.sub %298, %333 : tensor<f64>
      %335 = graph.div %arg317, %332 : tensor<f64>
      %336 = graph.pow %334, %301 : tensor<f64>
      %337 = graph.convert %336 : tensor<f64> -> tensor<f32>
      %338 = graph.neg %335 : tensor<f64>
      %339 = graph.convert %338 : tensor<f64> -> tensor<f32>
      %340 = graph.add %arg323, %306 : tensor<f32>
      %341 = graph.convert %340 : tensor<f32> -> tensor<f64>
      %342 = graph.pow %arg320, %341 : tensor<f64>
      %343 = graph.sub %298, %342 : tensor<f64>
      %344 = graph.pow %arg315, %341 : tensor<f64>
      %345 = graph.sub %298, %344 : tensor<f64>
      %346 = graph.div %arg317, %343 : tensor<f64>
      %347 = graph.pow %345, %301 : tensor<f64>
      %348 = graph.convert %347 : tensor<f64> -> tensor<f32>
      %349 = graph.neg %346 : tensor<f64>
      %350 = graph.convert %349 : tensor<f64> -> tensor<f32>
      %351 = graph.add %arg324, %306 : tensor<f32>
      %352 = graph.convert %351 : tensor<f32> -> tensor<f64>
      %353 = graph.pow %arg320, %352 : tensor<f64>
      %354 = graph.sub %298, %353 : tensor<f64>
      %355 = graph.pow %arg315, %352 : tensor<f64>
      %356 = graph.sub %298, %355 : tensor<f64>
      %357 = graph.div %arg317, %354 : tensor<f64>
      %358 = graph.pow %356, %301 : tensor<f64>
      %359 = graph.convert %358 : tensor<f64> -> tensor<f32>
      %360 = graph.neg %357 : tensor<f64>
      %361 = graph.convert %360 : tensor<f64> -> tensor<f32>
      %362 = graph.add %arg325, %306 : tensor<f32>
      %363 = graph.convert %362 : tensor<f32> -> tensor<f64>
      %364 = graph.pow %arg320, %363 : tensor<f64>
      %365 = graph.sub %298, %364 : tensor<f64>
      %366 = graph.pow %arg315, %363 : tensor<f64>
      %367 = graph.sub %298, %366 : tensor<f64>
      %368 = graph.div %arg317, %365 : tensor<f64>
      %369 = graph.pow %367, %301 : tensor<f64>
      %370 = graph.convert %369 : tensor<f64> -> tensor<f32>
      %371 = graph.neg %368 : tensor<f64>
      %372 = graph.convert %371 : tensor<f64> -> tensor<f32>
      %373 = graph.add %arg326, %306 : tensor<f32>
      %374 = graph.convert %373 : tensor<f32> -> tensor<f64>
      %375 = graph.pow %arg320, %374 : tensor<f64>
      %376 = graph.sub %298, %375 : tensor<f64>
      %377 = graph.pow %arg315, %374 : tensor<f64>
      %378 = graph.sub %298, %377 : tensor<f64>
      %379 = graph.div %arg317, %376 : tensor<f64>
      %380 = graph.pow %378, %301 : tensor<f64>
      %381 = graph.convert %380 : tensor<f64> -> tensor<f32>
      %382 = graph.neg %379 : tensor<f64>
      %383 = graph.convert %382 : tensor<f64> -> tensor<f32>
      %384 = graph.add %arg327, %306 : tensor<f32>
      %385 = graph.convert %384 : tensor<f32> -> tensor<f64>
      %386 = graph.pow %arg320, %385 : tensor<f64>
      %387 = graph.sub %298, %386 : tensor<f64>
      %388 = graph.pow %arg315, %385 : tensor<f64>
      %389 = graph.sub %298, %388 : tensor<f64>
      %390 = graph.div %arg317, %387 : tensor<f64>
      %391 = graph.pow %389, %301 : tensor<f64>
      %392 = graph.convert %391 : tensor<f64> -> tensor<f32>
      %393 = graph.neg %390 : tensor<f64>
      %394 = graph.convert %393 : tensor<f64> -> tensor<f32>
      %395 = graph.add %arg328, %306 : tensor<f32>
      graph.yield %303, %305, %307, %315, %317, %318, %326, %328, %329, %337, %339, %340, %348, %350, %351, %359, %361, %362, %370, %372, %373, %381, %383, %384, %392, %394, %395 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
    }
    %4:26 = graph.kernel "pointwise" "pointwise_div_pow_convert_4"(%3#26, %arg311, %arg312, %arg310, %arg157, %arg160, %arg163, %arg166, %arg169, %arg172, %arg175, %arg178) : (tensor<f32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f32>) {
    ^bb0(%arg315: tensor<f32>, %arg316: tensor<f64>, %arg317: tensor<f64>, %arg318: tensor<f64>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<f32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>):
      %297 = graph.convert %arg315 : tensor<f32> -> tensor<f64>
      %298 = graph.pow %arg316, %297 : tensor<f64>
      %299 = graph.constant dense<1.000000e+00> : tensor<f64> : tensor<f64>
      %300 = graph.sub %299, %298 : tensor<f64>
      %301 = graph.pow %arg317, %297 : tensor<f64>
      %302 = graph.sub %299, %301 : tensor<f64>
      %303 = graph.div %arg318, %300 : tensor<f64>
      %304 = graph.constant dense<5.000000e-01> : tensor<f64> : tensor<f64>
      %305 = graph.pow %302, %304 : tensor<f64>
      %306 = graph.convert %305 : tensor<f64> -> tensor<f32>
      %307 = graph.neg %303 : tensor<f64>
      %308 = graph.convert %307 : tensor<f64> -> tensor<f32>
      %309 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
      %310 = graph.add %arg319, %309 : tensor<f32>
      %311 = graph.convert %310 : tensor<f32> -> tensor<f64>
      %312 = graph.pow %arg316, %311 : tensor<f64>
      %313 = graph.sub %299, %312 : tensor<f64>
      %314 = graph.pow %arg317, %311 : tensor<f64>
      %315 = graph.sub %299, %314 : tensor<f64>
      %316 = graph.div %arg318, %313 : tensor<f64>
      %317 = graph.pow %315, %304 : tensor<f64>
      %318 = graph.convert %317 : tensor<f64> -> tensor<f32>
      %319 = graph.neg %316 : tensor<f64>
      %320 = graph.convert %319 : tensor<f64> -> tensor<f32>
      %321 = graph.add %arg320, %309 : tensor<f32>
      %322 = graph.convert %321 : tensor<f32> -> tensor<f64>
      %323 = graph.pow %arg316, %322 : tensor<f64>
      %324 = graph.sub %299, %323 : tensor<f64>
      %325 = graph.pow %arg317, %322 : tensor<f64>
      %326 = graph.sub %299, %325 : tensor<f64>
      %327 = graph.div %arg318, %324 : tensor<f64>
      %328 = graph.pow %326, %304 : tensor<f64>
      %329 = graph.convert %328 : tensor<f64> -> tensor<f32>
      %330 = graph.neg %327 : tensor<f64>
      %331 = graph.convert %330 : tensor<f64> -> tensor<f32>
      %332 = graph.add %arg321, %309 : tensor<f32>
      %333 = graph.convert %332 : tensor<f32> -> tensor<f64>
      %334 = graph.pow %arg316, %333 : tensor<f64>
      %335 = graph.sub %299, %334 : tensor<f64>
      %336 = graph.pow %arg317, %333 : tensor<f64>
      %337 = graph.sub %299, %336 : tensor<f64>
      %338 = graph.div %arg318, %335 : tensor<f64>
      %339 = graph.pow %337, %304 : tensor<f64>
      %340 = graph.convert %339 : tensor<f64> -> tensor<f32>
      %341 = graph.neg %338 : tensor<f64>
      %342 = graph.convert %341 : tensor<f64> -> tensor<f32>
      %343 = graph.add %arg322, %309 : tensor<f32>
      %344 = graph.convert %343 : tensor<f32> -> tensor<f64>
      %345 = graph.pow %arg316, %344 : tensor<f64>
      %346 = graph.sub %299, %345 : tensor<f64>
      %347 = graph.pow %arg317, %344 : tensor<f64>
      %348 = graph.sub %299, %347 : tensor<f64>
      %349 = graph.div %arg318, %346 : tensor<f64>
      %350 = graph.pow %348, %304 : tensor<f64>
      %351 = graph.convert %350 : tensor<f64> -> tensor<f32>
      %352 = graph.neg %349 : tensor<f64>
      %353 = graph.convert %352 : tensor<f64> -> tensor<f32>
      %354 = graph.add %arg323, %309 : tensor<f32>
      %355 = graph.convert %354 : tensor<f32> -> tensor<f64>
      %356 = graph.pow %arg316, %355 : tensor<f64>
      %357 = graph.sub %299, %356 : tensor<f64>
      %358 = graph.pow %arg317, %355 : tensor<f64>
      %359 = graph.sub %299, %358 : tensor<f64>
      %360 = graph.div %arg318, %357 : tensor<f64>
      %361 = graph.pow %359, %304 : tensor<f64>
      %362 = graph.convert %361 : tensor<f64> -> tensor<f32>
      %363 = graph.neg %360 : tensor<f64>
      %364 = graph.convert %363 : tensor<f64> -> tensor<f32>
      %365 = graph.add %arg324, %309 : tensor<f32>
      %366 = graph.convert %365 : tensor<f32> -> tensor<f64>
      %367 = graph.pow %arg316, %366 : tensor<f64>
      %368 = graph.sub %299, %367 : tensor<f64>
      %369 = graph.pow %arg317, %366 : tensor<f64>
      %370 = graph.sub %299, %369 : tensor<f64>
      %371 = graph.div %arg318, %368 : tensor<f64>
      %372 = graph.pow %370, %304 : tensor<f64>
      %373 = graph.convert %372 : tensor<f64> -> tensor<f32>
      %374 = graph.neg %371 : tensor<f64>
      %375 = graph.convert %374 : tensor<f64> -> tensor<f32>
      %376 = graph.add %arg325, %309 : tensor<f32>
      %377 = graph.convert %376 : tensor<f32> -> tensor<f64>
      %378 = graph.pow %arg316, %377 : tensor<f64>
      %379 = graph.sub %299, %378 : tensor<f64>
      %380 = graph.pow %arg317, %377 : tensor<f64>
      %381 = graph.sub %299, %380 : tensor<f64>
      %382 = graph.div %arg318, %379 : tensor<f64>
      %383 = graph.pow %381, %304 : tensor<f64>
      %384 = graph.convert %383 : tensor<f64> -> tensor<f32>
      %385 = graph.neg %382 : tensor<f64>
      %386 = graph.convert %385 : tensor<f64> -> tensor<f32>
      %387 = graph.add %arg326, %309 : tensor<f32>
      %388 = graph.convert %387 : tensor<f32> -> tensor<f64>
      %389 = graph.pow %arg316, %388 : tensor<f64>
      %390 = graph.sub %299, %389 : tensor<f64>
      %391 = graph.pow %arg317, %388 : tensor<f64>
      %392 = graph.sub %299, %391 : tensor<f64>
      %393 = graph.div %arg318, %390 : tensor<f64>
      %394 = graph.pow %392, %304 : tensor<f64>
      %395 = graph.convert %394 : tensor<f64> -> tensor<f32>
      graph.yield %306, %308, %310, %318, %320, %321, %329, %331, %332, %340, %342, %343, %351, %353, %354, %362, %364, %365, %373, %375, %376, %384, %386, %387, %393, %395 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f32>
    }
    %5:28 = graph.kernel "pointwise" "pointwise_sub_pow_sub_5"(%4#24, %arg181, %arg311, %arg312, %arg310, %arg184, %arg187, %arg190, %arg193, %arg196, %arg199, %arg202, %arg205) : (tensor<f64>, tensor<f32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f64>) {
    ^bb0(%arg315: tensor<f64>, %arg316: tensor<f32>, %arg317: tensor<f64>, %arg318: tensor<f64>, %arg319: tensor<f64>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<f32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.neg %arg315 : tensor<f64>
      %298 = graph.convert %297 : tensor<f64> -> tensor<f32>
      %299 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
      %300 = graph.add %arg316, %299 : tensor<f32>
      %301 = graph.convert %300 : tensor<f32> -> tensor<f64>
      %302 = graph.pow %arg317, %301 : tensor<f64>
      %303 = graph.constant dense<1.000000e+00> : tensor<f64> : tensor<f64>
      %304 = graph.sub %303, %302 : tensor<f64>
      %305 = graph.pow %arg318, %301 : tensor<f64>
      %306 = graph.sub %303, %305 : tensor<f64>
      %307 = graph.div %arg319, %304 : tensor<f64>
      %308 = graph.constant dense<5.000000e-01> : tensor<f64> : tensor<f64>
      %309 = graph.pow %306, %308 : tensor<f64>
      %310 = graph.convert %309 : tensor<f64> -> tensor<f32>
      %311 = graph.neg %307 : tensor<f64>
      %312 = graph.convert %311 : tensor<f64> -> tensor<f32>
      %313 = graph.add %arg320, %299 : tensor<f32>
      %314 = graph.convert %313 : tensor<f32> -> tensor<f64>
      %315 = graph.pow %arg317, %314 : tensor<f64>
      %316 = graph.sub %303, %315 : tensor<f64>
      %317 = graph.pow %arg318, %314 : tensor<f64>
      %318 = graph.sub %303, %317 : tensor<f64>
      %319 = graph.div %arg319, %316 : tensor<f64>
      %320 = graph.pow %318, %308 : tensor<f64>
      %321 = graph.convert %320 : tensor<f64> -> tensor<f32>
      %322 = graph.neg %319 : tensor<f64>
      %323 = graph.convert %322 : tensor<f64> -> tensor<f32>
      %324 = graph.add %arg321, %299 : tensor<f32>
      %325 = graph.convert %324 : tensor<f32> -> tensor<f64>
      %326 = graph.pow %arg317, %325 : tensor<f64>
      %327 = graph.sub %303, %326 : tensor<f64>
      %328 = graph.pow %arg318, %325 : tensor<f64>
      %329 = graph.sub %303, %328 : tensor<f64>
      %330 = graph.div %arg319, %327 : tensor<f64>
      %331 = graph.pow %329, %308 : tensor<f64>
      %332 = graph.convert %331 : tensor<f64> -> tensor<f32>
      %333 = graph.neg %330 : tensor<f64>
      %334 = graph.convert %333 : tensor<f64> -> tensor<f32>
      %335 = graph.add %arg322, %299 : tensor<f32>
      %336 = graph.convert %335 : tensor<f32> -> tensor<f64>
      %337 = graph.pow %arg317, %336 : tensor<f64>
      %338 = graph.sub %303, %337 : tensor<f64>
      %339 = graph.pow %arg318, %336 : tensor<f64>
      %340 = graph.sub %303, %339 : tensor<f64>
      %341 = graph.div %arg319, %338 : tensor<f64>
      %342 = graph.pow %340, %308 : tensor<f64>
      %343 = graph.convert %342 : tensor<f64> -> tensor<f32>
      %344 = graph.neg %341 : tensor<f64>
      %345 = graph.convert %344 : tensor<f64> -> tensor<f32>
      %346 = graph.add %arg323, %299 : tensor<f32>
      %347 = graph.convert %346 : tensor<f32> -> tensor<f64>
      %348 = graph.pow %arg317, %347 : tensor<f64>
      %349 = graph.sub %303, %348 : tensor<f64>
      %350 = graph.pow %arg318, %347 : tensor<f64>
      %351 = graph.sub %303, %350 : tensor<f64>
      %352 = graph.div %arg319, %349 : tensor<f64>
      %353 = graph.pow %351, %308 : tensor<f64>
      %354 = graph.convert %353 : tensor<f64> -> tensor<f32>
      %355 = graph.neg %352 : tensor<f64>
      %356 = graph.convert %355 : tensor<f64> -> tensor<f32>
      %357 = graph.add %arg324, %299 : tensor<f32>
      %358 = graph.convert %357 : tensor<f32> -> tensor<f64>
      %359 = graph.pow %arg317, %358 : tensor<f64>
      %360 = graph.sub %303, %359 : tensor<f64>
      %361 = graph.pow %arg318, %358 : tensor<f64>
      %362 = graph.sub %303, %361 : tensor<f64>
      %363 = graph.div %arg319, %360 : tensor<f64>
      %364 = graph.pow %362, %308 : tensor<f64>
      %365 = graph.convert %364 : tensor<f64> -> tensor<f32>
      %366 = graph.neg %363 : tensor<f64>
      %367 = graph.convert %366 : tensor<f64> -> tensor<f32>
      %368 = graph.add %arg325, %299 : tensor<f32>
      %369 = graph.convert %368 : tensor<f32> -> tensor<f64>
      %370 = graph.pow %arg317, %369 : tensor<f64>
      %371 = graph.sub %303, %370 : tensor<f64>
      %372 = graph.pow %arg318, %369 : tensor<f64>
      %373 = graph.sub %303, %372 : tensor<f64>
      %374 = graph.div %arg319, %371 : tensor<f64>
      %375 = graph.pow %373, %308 : tensor<f64>
      %376 = graph.convert %375 : tensor<f64> -> tensor<f32>
      %377 = graph.neg %374 : tensor<f64>
      %378 = graph.convert %377 : tensor<f64> -> tensor<f32>
      %379 = graph.add %arg326, %299 : tensor<f32>
      %380 = graph.convert %379 : tensor<f32> -> tensor<f64>
      %381 = graph.pow %arg317, %380 : tensor<f64>
      %382 = graph.sub %303, %381 : tensor<f64>
      %383 = graph.pow %arg318, %380 : tensor<f64>
      %384 = graph.sub %303, %383 : tensor<f64>
      %385 = graph.div %arg319, %382 : tensor<f64>
      %386 = graph.pow %384, %308 : tensor<f64>
      %387 = graph.convert %386 : tensor<f64> -> tensor<f32>
      %388 = graph.neg %385 : tensor<f64>
      %389 = graph.convert %388 : tensor<f64> -> tensor<f32>
      %390 = graph.add %arg327, %299 : tensor<f32>
      %391 = graph.convert %390 : tensor<f32> -> tensor<f64>
      %392 = graph.pow %arg317, %391 : tensor<f64>
      %393 = graph.sub %303, %392 : tensor<f64>
      %394 = graph.pow %arg318, %391 : tensor<f64>
      %395 = graph.sub %303, %394 : tensor<f64>
      graph.yield %298, %300, %310, %312, %313, %321, %323, %324, %332, %334, %335, %343, %345, %346, %354, %356, %357, %365, %367, %368, %376, %378, %379, %387, %389, %390, %393, %395 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f64>
    }
    %6:29 = graph.kernel "pointwise" "pointwise_add_convert_pow_6"(%arg310, %5#26, %5#27, %arg208, %arg311, %arg312, %arg211, %arg214, %arg217, %arg220, %arg223, %arg226, %arg229, %arg232) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f64>) {
    ^bb0(%arg315: tensor<f64>, %arg316: tensor<f64>, %arg317: tensor<f64>, %arg318: tensor<f32>, %arg319: tensor<f64>, %arg320: tensor<f64>, %arg321: tensor<f32>, %arg322: tensor<f32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.div %arg315, %arg316 : tensor<f64>
      %298 = graph.constant dense<5.000000e-01> : tensor<f64> : tensor<f64>
      %299 = graph.pow %arg317, %298 : tensor<f64>
      %300 = graph.convert %299 : tensor<f64> -> tensor<f32>
      %301 = graph.neg %297 : tensor<f64>
      %302 = graph.convert %301 : tensor<f64> -> tensor<f32>
      %303 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
      %304 = graph.add %arg318, %303 : tensor<f32>
      %305 = graph.convert %304 : tensor<f32> -> tensor<f64>
      %306 = graph.pow %arg319, %305 : tensor<f64>
      %307 = graph.constant dense<1.000000e+00> : tensor<f64> : tensor<f64>
      %308 = graph.sub %307, %306 : tensor<f64>
      %309 = graph.pow %arg320, %305 : tensor<f64>
      %310 = graph.sub %307, %309 : tensor<f64>
      %311 = graph.div %arg315, %308 : tensor<f64>
      %312 = graph.pow %310, %298 : tensor<f64>
      %313 = graph.convert %312 : tensor<f64> -> tensor<f32>
      %314 = graph.neg %311 : tensor<f64>
      %315 = graph.convert %314 : tensor<f64> -> tensor<f32>
      %316 = graph.add %arg321, %303 : tensor<f32>
      %317 = graph.convert %316 : tensor<f32> -> tensor<f64>
      %318 = graph.pow %arg319, %317 : tensor<f64>
      %319 = graph.sub %307, %318 : tensor<f64>
      %320 = graph.pow %arg320, %317 : tensor<f64>
      %321 = graph.sub %307, %320 : tensor<f64>
      %322 = graph.div %arg315, %319 : tensor<f64>
      %323 = graph.pow %321, %298 : tensor<f64>
      %324 = graph.convert %323 : tensor<f64> -> tensor<f32>
      %325 = graph.neg %322 : tensor<f64>
      %326 = graph.convert %325 : tensor<f64> -> tensor<f32>
      %327 = graph.add %arg322, %303 : tensor<f32>
      %328 = graph.convert %327 : tensor<f32> -> tensor<f64>
      %329 = graph.pow %arg319, %328 : tensor<f64>
      %330 = graph.sub %307, %329 : tensor<f64>
      %331 = graph.pow %arg320, %328 : tensor<f64>
      %332 = graph.sub %307, %331 : tensor<f64>
      %333 = graph.div %arg315, %330 : tensor<f64>
      %334 = graph.pow %332, %298 : tensor<f64>
      %335 = graph.convert %334 : tensor<f64> -> tensor<f32>
      %336 = graph.neg %333 : tensor<f64>
      %337 = graph.convert %336 : tensor<f64> -> tensor<f32>
      %338 = graph.add %arg323, %303 : tensor<f32>
      %339 = graph.convert %338 : tensor<f32> -> tensor<f64>
      %340 = graph.pow %arg319, %339 : tensor<f64>
      %341 = graph.sub %307, %340 : tensor<f64>
      %342 = graph.pow %arg320, %339 : tensor<f64>
      %343 = graph.sub %307, %342 : tensor<f64>
      %344 = graph.div %arg315, %341 : tensor<f64>
      %345 = graph.pow %343, %298 : tensor<f64>
      %346 = graph.convert %345 : tensor<f64> -> tensor<f32>
      %347 = graph.neg %344 : tensor<f64>
      %348 = graph.convert %347 : tensor<f64> -> tensor<f32>
      %349 = graph.add %arg324, %303 : tensor<f32>
      %350 = graph.convert %349 : tensor<f32> -> tensor<f64>
      %351 = graph.pow %arg319, %350 : tensor<f64>
      %352 = graph.sub %307, %351 : tensor<f64>
      %353 = graph.pow %arg320, %350 : tensor<f64>
      %354 = graph.sub %307, %353 : tensor<f64>
      %355 = graph.div %arg315, %352 : tensor<f64>
      %356 = graph.pow %354, %298 : tensor<f64>
      %357 = graph.convert %356 : tensor<f64> -> tensor<f32>
      %358 = graph.neg %355 : tensor<f64>
      %359 = graph.convert %358 : tensor<f64> -> tensor<f32>
      %360 = graph.add %arg325, %303 : tensor<f32>
      %361 = graph.convert %360 : tensor<f32> -> tensor<f64>
      %362 = graph.pow %arg319, %361 : tensor<f64>
      %363 = graph.sub %307, %362 : tensor<f64>
      %364 = graph.pow %arg320, %361 : tensor<f64>
      %365 = graph.sub %307, %364 : tensor<f64>
      %366 = graph.div %arg315, %363 : tensor<f64>
      %367 = graph.pow %365, %298 : tensor<f64>
      %368 = graph.convert %367 : tensor<f64> -> tensor<f32>
      %369 = graph.neg %366 : tensor<f64>
      %370 = graph.convert %369 : tensor<f64> -> tensor<f32>
      %371 = graph.add %arg326, %303 : tensor<f32>
      %372 = graph.convert %371 : tensor<f32> -> tensor<f64>
      %373 = graph.pow %arg319, %372 : tensor<f64>
      %374 = graph.sub %307, %373 : tensor<f64>
      %375 = graph.pow %arg320, %372 : tensor<f64>
      %376 = graph.sub %307, %375 : tensor<f64>
      %377 = graph.div %arg315, %374 : tensor<f64>
      %378 = graph.pow %376, %298 : tensor<f64>
      %379 = graph.convert %378 : tensor<f64> -> tensor<f32>
      %380 = graph.neg %377 : tensor<f64>
      %381 = graph.convert %380 : tensor<f64> -> tensor<f32>
      %382 = graph.add %arg327, %303 : tensor<f32>
      %383 = graph.convert %382 : tensor<f32> -> tensor<f64>
      %384 = graph.pow %arg319, %383 : tensor<f64>
      %385 = graph.sub %307, %384 : tensor<f64>
      %386 = graph.pow %arg320, %383 : tensor<f64>
      %387 = graph.sub %307, %386 : tensor<f64>
      %388 = graph.div %arg315, %385 : tensor<f64>
      %389 = graph.pow %387, %298 : tensor<f64>
      %390 = graph.convert %389 : tensor<f64> -> tensor<f32>
      %391 = graph.neg %388 : tensor<f64>
      %392 = graph.convert %391 : tensor<f64> -> tensor<f32>
      %393 = graph.add %arg328, %303 : tensor<f32>
      %394 = graph.convert %393 : tensor<f32> -> tensor<f64>
      %395 = graph.pow %arg319, %394 : tensor<f64>
      graph.yield %300, %302, %304, %313, %315, %316, %324, %326, %327, %335, %337, %338, %346, %348, %349, %357, %359, %360, %368, %370, %371, %379, %381, %382, %390, %392, %393, %394, %395 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f64>
    }
    %7:26 = graph.kernel "pointwise" "pointwise_convert_neg_convert_7"(%6#28, %arg312, %6#27, %arg310, %arg235, %arg311, %arg238, %arg241, %arg244, %arg247, %arg250, %arg253, %arg256) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    ^bb0(%arg315: tensor<f64>, %arg316: tensor<f64>, %arg317: tensor<f64>, %arg318: tensor<f64>, %arg319: tensor<f32>, %arg320: tensor<f64>, %arg321: tensor<f32>, %arg322: tensor<f32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.constant dense<1.000000e+00> : tensor<f64> : tensor<f64>
      %298 = graph.sub %297, %arg315 : tensor<f64>
      %299 = graph.pow %arg316, %arg317 : tensor<f64>
      %300 = graph.sub %297, %299 : tensor<f64>
      %301 = graph.div %arg318, %298 : tensor<f64>
      %302 = graph.constant dense<5.000000e-01> : tensor<f64> : tensor<f64>
      %303 = graph.pow %300, %302 : tensor<f64>
      %304 = graph.convert %303 : tensor<f64> -> tensor<f32>
      %305 = graph.neg %301 : tensor<f64>
      %306 = graph.convert %305 : tensor<f64> -> tensor<f32>
      %307 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
      %308 = graph.add %arg319, %307 : tensor<f32>
      %309 = graph.convert %308 : tensor<f32> -> tensor<f64>
      %310 = graph.pow %arg320, %309 : tensor<f64>
      %311 = graph.sub %297, %310 : tensor<f64>
      %312 = graph.pow %arg316, %309 : tensor<f64>
      %313 = graph.sub %297, %312 : tensor<f64>
      %314 = graph.div %arg318, %311 : tensor<f64>
      %315 = graph.pow %313, %302 : tensor<f64>
      %316 = graph.convert %315 : tensor<f64> -> tensor<f32>
      %317 = graph.neg %314 : tensor<f64>
      %318 = graph.convert %317 : tensor<f64> -> tensor<f32>
      %319 = graph.add %arg321, %307 : tensor<f32>
      %320 = graph.convert %319 : tensor<f32> -> tensor<f64>
      %321 = graph.pow %arg320, %320 : tensor<f64>
      %322 = graph.sub %297, %321 : tensor<f64>
      %323 = graph.pow %arg316, %320 : tensor<f64>
      %324 = graph.sub %297, %323 : tensor<f64>
      %325 = graph.div %arg318, %322 : tensor<f64>
      %326 = graph.pow %324, %302 : tensor<f64>
      %327 = graph.convert %326 : tensor<f64> -> tensor<f32>
      %328 = graph.neg %325 : tensor<f64>
      %329 = graph.convert %328 : tensor<f64> -> tensor<f32>
      %330 = graph.add %arg322, %307 : tensor<f32>
      %331 = graph.convert %330 : tensor<f32> -> tensor<f64>
      %332 = graph.pow %arg320, %331 : tensor<f64>
      %333 = graph.sub %297, %332 : tensor<f64>
      %334 = graph.pow %arg316, %331 : tensor<f64>
      %335 = graph.sub %297, %334 : tensor<f64>
      %336 = graph.div %arg318, %333 : tensor<f64>
      %337 = graph.pow %335, %302 : tensor<f64>
      %338 = graph.convert %337 : tensor<f64> -> tensor<f32>
      %339 = graph.neg %336 : tensor<f64>
      %340 = graph.convert %339 : tensor<f64> -> tensor<f32>
      %341 = graph.add %arg323, %307 : tensor<f32>
      %342 = graph.convert %341 : tensor<f32> -> tensor<f64>
      %343 = graph.pow %arg320, %342 : tensor<f64>
      %344 = graph.sub %297, %343 : tensor<f64>
      %345 = graph.pow %arg316, %342 : tensor<f64>
      %346 = graph.sub %297, %345 : tensor<f64>
      %347 = graph.div %arg318, %344 : tensor<f64>
      %348 = graph.pow %346, %302 : tensor<f64>
      %349 = graph.convert %348 : tensor<f64> -> tensor<f32>
      %350 = graph.neg %347 : tensor<f64>
      %351 = graph.convert %350 : tensor<f64> -> tensor<f32>
      %352 = graph.add %arg324, %307 : tensor<f32>
      %353 = graph.convert %352 : tensor<f32> -> tensor<f64>
      %354 = graph.pow %arg320, %353 : tensor<f64>
      %355 = graph.sub %297, %354 : tensor<f64>
      %356 = graph.pow %arg316, %353 : tensor<f64>
      %357 = graph.sub %297, %356 : tensor<f64>
      %358 = graph.div %arg318, %355 : tensor<f64>
      %359 = graph.pow %357, %302 : tensor<f64>
      %360 = graph.convert %359 : tensor<f64> -> tensor<f32>
      %361 = graph.neg %358 : tensor<f64>
      %362 = graph.convert %361 : tensor<f64> -> tensor<f32>
      %363 = graph.add %arg325, %307 : tensor<f32>
      %364 = graph.convert %363 : tensor<f32> -> tensor<f64>
      %365 = graph.pow %arg320, %364 : tensor<f64>
      %366 = graph.sub %297, %365 : tensor<f64>
      %367 = graph.pow %arg316, %364 : tensor<f64>
      %368 = graph.sub %297, %367 : tensor<f64>
      %369 = graph.div %arg318, %366 : tensor<f64>
      %370 = graph.pow %368, %302 : tensor<f64>
      %371 = graph.convert %370 : tensor<f64> -> tensor<f32>
      %372 = graph.neg %369 : tensor<f64>
      %373 = graph.convert %372 : tensor<f64> -> tensor<f32>
      %374 = graph.add %arg326, %307 : tensor<f32>
      %375 = graph.convert %374 : tensor<f32> -> tensor<f64>
      %376 = graph.pow %arg320, %375 : tensor<f64>
      %377 = graph.sub %297, %376 : tensor<f64>
      %378 = graph.pow %arg316, %375 : tensor<f64>
      %379 = graph.sub %297, %378 : tensor<f64>
      %380 = graph.div %arg318, %377 : tensor<f64>
      %381 = graph.pow %379, %302 : tensor<f64>
      %382 = graph.convert %381 : tensor<f64> -> tensor<f32>
      %383 = graph.neg %380 : tensor<f64>
      %384 = graph.convert %383 : tensor<f64> -> tensor<f32>
      %385 = graph.add %arg327, %307 : tensor<f32>
      %386 = graph.convert %385 : tensor<f32> -> tensor<f64>
      %387 = graph.pow %arg320, %386 : tensor<f64>
      %388 = graph.sub %297, %387 : tensor<f64>
      %389 = graph.pow %arg316, %386 : tensor<f64>
      %390 = graph.sub %297, %389 : tensor<f64>
      %391 = graph.div %arg318, %388 : tensor<f64>
      %392 = graph.pow %390, %302 : tensor<f64>
      %393 = graph.convert %392 : tensor<f64> -> tensor<f32>
      %394 = graph.neg %391 : tensor<f64>
      %395 = graph.convert %394 : tensor<f64> -> tensor<f32>
      graph.yield %304, %306, %308, %316, %318, %319, %327, %329, %330, %338, %340, %341, %349, %351, %352, %360, %362, %363, %371, %373, %374, %382, %384, %385, %393, %395 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
    }
    %8:27 = graph.kernel "pointwise" "pointwise_sub_div_pow_8"(%arg259, %arg311, %arg312, %arg310, %arg262, %arg265, %arg268, %arg271, %arg274, %arg277, %arg280, %arg283) : (tensor<f32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f64>) {
    ^bb0(%arg315: tensor<f32>, %arg316: tensor<f64>, %arg317: tensor<f64>, %arg318: tensor<f64>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<f32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>):
      %297 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
      %298 = graph.add %arg315, %297 : tensor<f32>
      %299 = graph.convert %298 : tensor<f32> -> tensor<f64>
      %300 = graph.pow %arg316, %299 : tensor<f64>
      %301 = graph.constant dense<1.000000e+00> : tensor<f64> : tensor<f64>
      %302 = graph.sub %301, %300 : tensor<f64>
      %303 = graph.pow %arg317, %299 : tensor<f64>
      %304 = graph.sub %301, %303 : tensor<f64>
      %305 = graph.div %arg318, %302 : tensor<f64>
      %306 = graph.constant dense<5.000000e-01> : tensor<f64> : tensor<f64>
      %307 = graph.pow %304, %306 : tensor<f64>
      %308 = graph.convert %307 : tensor<f64> -> tensor<f32>
      %309 = graph.neg %305 : tensor<f64>
      %310 = graph.convert %309 : tensor<f64> -> tensor<f32>
      %311 = graph.add %arg319, %297 : tensor<f32>
      %312 = graph.convert %311 : tensor<f32> -> tensor<f64>
      %313 = graph.pow %arg316, %312 : tensor<f64>
      %314 = graph.sub %301, %313 : tensor<f64>
      %315 = graph.pow %arg317, %312 : tensor<f64>
      %316 = graph.sub %301, %315 : tensor<f64>
      %317 = graph.div %arg318, %314 : tensor<f64>
      %318 = graph.pow %316, %306 : tensor<f64>
      %319 = graph.convert %318 : tensor<f64> -> tensor<f32>
      %320 = graph.neg %317 : tensor<f64>
      %321 = graph.convert %320 : tensor<f64> -> tensor<f32>
      %322 = graph.add %arg320, %297 : tensor<f32>
      %323 = graph.convert %322 : tensor<f32> -> tensor<f64>
      %324 = graph.pow %arg316, %323 : tensor<f64>
      %325 = graph.sub %301, %324 : tensor<f64>
      %326 = graph.pow %arg317, %323 : tensor<f64>
      %327 = graph.sub %301, %326 : tensor<f64>
      %328 = graph.div %arg318, %325 : tensor<f64>
      %329 = graph.pow %327, %306 : tensor<f64>
      %330 = graph.convert %329 : tensor<f64> -> tensor<f32>
      %331 = graph.neg %328 : tensor<f64>
      %332 = graph.convert %331 : tensor<f64> -> tensor<f32>
      %333 = graph.add %arg321, %297 : tensor<f32>
      %334 = graph.convert %333 : tensor<f32> -> tensor<f64>
      %335 = graph.pow %arg316, %334 : tensor<f64>
      %336 = graph.sub %301, %335 : tensor<f64>
      %337 = graph.pow %arg317, %334 : tensor<f64>
      %338 = graph.sub %301, %337 : tensor<f64>
      %339 = graph.div %arg318, %336 : tensor<f64>
      %340 = graph.pow %338, %306 : tensor<f64>
      %341 = graph.convert %340 : tensor<f64> -> tensor<f32>
      %342 = graph.neg %339 : tensor<f64>
      %343 = graph.convert %342 : tensor<f64> -> tensor<f32>
      %344 = graph.add %arg322, %297 : tensor<f32>
      %345 = graph.convert %344 : tensor<f32> -> tensor<f64>
      %346 = graph.pow %arg316, %345 : tensor<f64>
      %347 = graph.sub %301, %346 : tensor<f64>
      %348 = graph.pow %arg317, %345 : tensor<f64>
      %349 = graph.sub %301, %348 : tensor<f64>
      %350 = graph.div %arg318, %347 : tensor<f64>
      %351 = graph.pow %349, %306 : tensor<f64>
      %352 = graph.convert %351 : tensor<f64> -> tensor<f32>
      %353 = graph.neg %350 : tensor<f64>
      %354 = graph.convert %353 : tensor<f64> -> tensor<f32>
      %355 = graph.add %arg323, %297 : tensor<f32>
      %356 = graph.convert %355 : tensor<f32> -> tensor<f64>
      %357 = graph.pow %arg316, %356 : tensor<f64>
      %358 = graph.sub %301, %357 : tensor<f64>
      %359 = graph.pow %arg317, %356 : tensor<f64>
      %360 = graph.sub %301, %359 : tensor<f64>
      %361 = graph.div %arg318, %358 : tensor<f64>
      %362 = graph.pow %360, %306 : tensor<f64>
      %363 = graph.convert %362 : tensor<f64> -> tensor<f32>
      %364 = graph.neg %361 : tensor<f64>
      %365 = graph.convert %364 : tensor<f64> -> tensor<f32>
      %366 = graph.add %arg324, %297 : tensor<f32>
      %367 = graph.convert %366 : tensor<f32> -> tensor<f64>
      %368 = graph.pow %arg316, %367 : tensor<f64>
      %369 = graph.sub %301, %368 : tensor<f64>
      %370 = graph.pow %arg317, %367 : tensor<f64>
      %371 = graph.sub %301, %370 : tensor<f64>
      %372 = graph.div %arg318, %369 : tensor<f64>
      %373 = graph.pow %371, %306 : tensor<f64>
      %374 = graph.convert %373 : tensor<f64> -> tensor<f32>
      %375 = graph.neg %372 : tensor<f64>
      %376 = graph.convert %375 : tensor<f64> -> tensor<f32>
      %377 = graph.add %arg325, %297 : tensor<f32>
      %378 = graph.convert %377 : tensor<f32> -> tensor<f64>
      %379 = graph.pow %arg316, %378 : tensor<f64>
      %380 = graph.sub %301, %379 : tensor<f64>
      %381 = graph.pow %arg317, %378 : tensor<f64>
      %382 = graph.sub %301, %381 : tensor<f64>
      %383 = graph.div %arg318, %380 : tensor<f64>
      %384 = graph.pow %382, %306 : tensor<f64>
      %385 = graph.convert %384 : tensor<f64> -> tensor<f32>
      %386 = graph.neg %383 : tensor<f64>
      %387 = graph.convert %386 : tensor<f64> -> tensor<f32>
      %388 = graph.add %arg326, %297 : tensor<f32>
      %389 = graph.convert %388 : tensor<f32> -> tensor<f64>
      %390 = graph.pow %arg316, %389 : tensor<f64>
      %391 = graph.sub %301, %390 : tensor<f64>
      %392 = graph.pow %arg317, %389 : tensor<f64>
      %393 = graph.sub %301, %392 : tensor<f64>
      %394 = graph.div %arg318, %391 : tensor<f64>
      %395 = graph.pow %393, %306 : tensor<f64>
      graph.yield %298, %308, %310, %311, %319, %321, %322, %330, %332, %333, %341, %343, %344, %352, %354, %355, %363, %365, %366, %374, %376, %377, %385, %387, %388, %394, %395 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f64>
    }
    %9:26 = graph.kernel "pointwise" "pointwise_convert_neg_convert_9"(%8#26, %8#25, %arg286, %arg311, %arg312, %arg310, %arg289, %arg292, %arg295, %arg298, %arg301, %arg304, %arg307) : (tensor<f64>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    ^bb0(%arg315: tensor<f64>, %arg316: tensor<f64>, %arg317: tensor<f32>, %arg318: tensor<f64>, %arg319: tensor<f64>, %arg320: tensor<f64>, %arg321: tensor<f32>, %arg322: tensor<f32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.convert %arg315 : tensor<f64> -> tensor<f32>
      %298 = graph.neg %arg316 : tensor<f64>
      %299 = graph.convert %298 : tensor<f64> -> tensor<f32>
      %300 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
      %301 = graph.add %arg317, %300 : tensor<f32>
      %302 = graph.convert %301 : tensor<f32> -> tensor<f64>
      %303 = graph.pow %arg318, %302 : tensor<f64>
      %304 = graph.constant dense<1.000000e+00> : tensor<f64> : tensor<f64>
      %305 = graph.sub %304, %303 : tensor<f64>
      %306 = graph.pow %arg319, %302 : tensor<f64>
      %307 = graph.sub %304, %306 : tensor<f64>
      %308 = graph.div %arg320, %305 : tensor<f64>
      %309 = graph.constant dense<5.000000e-01> : tensor<f64> : tensor<f64>
      %310 = graph.pow %307, %309 : tensor<f64>
      %311 = graph.convert %310 : tensor<f64> -> tensor<f32>
      %312 = graph.neg %308 : tensor<f64>
      %313 = graph.convert %312 : tensor<f64> -> tensor<f32>
      %314 = graph.add %arg321, %300 : tensor<f32>
      %315 = graph.convert %314 : tensor<f32> -> tensor<f64>
      %316 = graph.pow %arg318, %315 : tensor<f64>
      %317 = graph.sub %304, %316 : tensor<f64>
      %318 = graph.pow %arg319, %315 : tensor<f64>
      %319 = graph.sub %304, %318 : tensor<f64>
      %320 = graph.div %arg320, %317 : tensor<f64>
      %321 = graph.pow %319, %309 : tensor<f64>
      %322 = graph.convert %321 : tensor<f64> -> tensor<f32>
      %323 = graph.neg %320 : tensor<f64>
      %324 = graph.convert %323 : tensor<f64> -> tensor<f32>
      %325 = graph.add %arg322, %300 : tensor<f32>
      %326 = graph.convert %325 : tensor<f32> -> tensor<f64>
      %327 = graph.pow %arg318, %326 : tensor<f64>
      %328 = graph.sub %304, %327 : tensor<f64>
      %329 = graph.pow %arg319, %326 : tensor<f64>
      %330 = graph.sub %304, %329 : tensor<f64>
      %331 = graph.div %arg320, %328 : tensor<f64>
      %332 = graph.pow %330, %309 : tensor<f64>
      %333 = graph.convert %332 : tensor<f64> -> tensor<f32>
      %334 = graph.neg %331 : tensor<f64>
      %335 = graph.convert %334 : tensor<f64> -> tensor<f32>
      %336 = graph.add %arg323, %300 : tensor<f32>
      %337 = graph.convert %336 : tensor<f32> -> tensor<f64>
      %338 = graph.pow %arg318, %337 : tensor<f64>
      %339 = graph.sub %304, %338 : tensor<f64>
      %340 = graph.pow %arg319, %337 : tensor<f64>
      %341 = graph.sub %304, %340 : tensor<f64>
      %342 = graph.div %arg320, %339 : tensor<f64>
      %343 = graph.pow %341, %309 : tensor<f64>
      %344 = graph.convert %343 : tensor<f64> -> tensor<f32>
      %345 = graph.neg %342 : tensor<f64>
      %346 = graph.convert %345 : tensor<f64> -> tensor<f32>
      %347 = graph.add %arg324, %300 : tensor<f32>
      %348 = graph.convert %347 : tensor<f32> -> tensor<f64>
      %349 = graph.pow %arg318, %348 : tensor<f64>
      %350 = graph.sub %304, %349 : tensor<f64>
      %351 = graph.pow %arg319, %348 : tensor<f64>
      %352 = graph.sub %304, %351 : tensor<f64>
      %353 = graph.div %arg320, %350 : tensor<f64>
      %354 = graph.pow %352, %309 : tensor<f64>
      %355 = graph.convert %354 : tensor<f64> -> tensor<f32>
      %356 = graph.neg %353 : tensor<f64>
      %357 = graph.convert %356 : tensor<f64> -> tensor<f32>
      %358 = graph.add %arg325, %300 : tensor<f32>
      %359 = graph.convert %358 : tensor<f32> -> tensor<f64>
      %360 = graph.pow %arg318, %359 : tensor<f64>
      %361 = graph.sub %304, %360 : tensor<f64>
      %362 = graph.pow %arg319, %359 : tensor<f64>
      %363 = graph.sub %304, %362 : tensor<f64>
      %364 = graph.div %arg320, %361 : tensor<f64>
      %365 = graph.pow %363, %309 : tensor<f64>
      %366 = graph.convert %365 : tensor<f64> -> tensor<f32>
      %367 = graph.neg %364 : tensor<f64>
      %368 = graph.convert %367 : tensor<f64> -> tensor<f32>
      %369 = graph.add %arg326, %300 : tensor<f32>
      %370 = graph.convert %369 : tensor<f32> -> tensor<f64>
      %371 = graph.pow %arg318, %370 : tensor<f64>
      %372 = graph.sub %304, %371 : tensor<f64>
      %373 = graph.pow %arg319, %370 : tensor<f64>
      %374 = graph.sub %304, %373 : tensor<f64>
      %375 = graph.div %arg320, %372 : tensor<f64>
      %376 = graph.pow %374, %309 : tensor<f64>
      %377 = graph.convert %376 : tensor<f64> -> tensor<f32>
      %378 = graph.neg %375 : tensor<f64>
      %379 = graph.convert %378 : tensor<f64> -> tensor<f32>
      %380 = graph.add %arg327, %300 : tensor<f32>
      %381 = graph.convert %380 : tensor<f32> -> tensor<f64>
      %382 = graph.pow %arg318, %381 : tensor<f64>
      %383 = graph.sub %304, %382 : tensor<f64>
      %384 = graph.pow %arg319, %381 : tensor<f64>
      %385 = graph.sub %304, %384 : tensor<f64>
      %386 = graph.div %arg320, %383 : tensor<f64>
      %387 = graph.pow %385, %309 : tensor<f64>
      %388 = graph.convert %387 : tensor<f64> -> tensor<f32>
      %389 = graph.neg %386 : tensor<f64>
      %390 = graph.convert %389 : tensor<f64> -> tensor<f32>
      graph.yield %297, %299, %301, %311, %313, %314, %322, %324, %325, %333, %335, %336, %344, %346, %347, %355, %357, %358, %366, %368, %369, %377, %379, %380, %388, %390 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
    }
    %10 = graph.kernel "pointwise" "pointwise_iota_10"() : () -> tensor<256xi64> {
      %297 = graph.iota {dim = 0 : i64} : tensor<256xi64>
      graph.yield %297 : tensor<256xi64>
    }
    %11 = graph.kernel "library" "library_pack_11"(%arg5) : (tensor<1152x384xf32>) -> tensor<24x384x48xf32> {
    ^bb0(%arg315: tensor<1152x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
      %298 = graph.pack %297 : tensor<384x1152xf32> -> tensor<24x384x48xf32>
      graph.yield %298 : tensor<24x384x48xf32>
    }
    %12 = graph.kernel "matmul" "matmul_add_12"(%0#3, %11, %arg6) : (tensor<8x256x384xf32>, tensor<24x384x48xf32>, tensor<1152xf32>) -> tensor<2048x1152xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<24x384x48xf32>, %arg317: tensor<1152xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
      %300 = graph.add %298, %299 : tensor<2048x1152xf32>
      graph.yield %300 : tensor<2048x1152xf32>
    }
    %13:2 = graph.kernel "library" "library_attention_transpose_13"(%12) : (tensor<2048x1152xf32>) -> (tensor<8x6x256xf32>, tensor<8x256x6x64xf32>) {
    ^bb0(%arg315: tensor<2048x1152xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
      %298 = graph.slice %297 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %300 = graph.transpose %299 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %301 = graph.slice %297 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %302 = graph.reshape %301 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %303 = graph.transpose %302 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %304 = graph.slice %297 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %305 = graph.reshape %304 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %306 = graph.transpose %305 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %result, %log_sum_exp = graph.attention %300, %303, %306 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
      %307 = graph.transpose %result {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      graph.yield %log_sum_exp, %307 : tensor<8x6x256xf32>, tensor<8x256x6x64xf32>
    }
    %14 = graph.kernel "library" "library_pack_14"(%arg7) : (tensor<384x384xf32>) -> tensor<8x384x48xf32> {
    ^bb0(%arg315: tensor<384x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
      %298 = graph.pack %297 : tensor<384x384xf32> -> tensor<8x384x48xf32>
      graph.yield %298 : tensor<8x384x48xf32>
    }
    %15 = graph.kernel "matmul" "matmul_add_add_15"(%13#1, %14, %arg8, %0#0) : (tensor<8x256x6x64xf32>, tensor<8x384x48xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x6x64xf32>, %arg316: tensor<8x384x48xf32>, %arg317: tensor<384xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
      %300 = graph.add %298, %299 : tensor<2048x384xf32>
      %301 = graph.reshape %300 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<8x256x384xf32>
      graph.yield %302 : tensor<8x256x384xf32>
    }
    %16:3 = graph.kernel "row" "row_mul_mul_add_16"(%15, %arg9, %arg10) : (tensor<8x256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %302 = graph.broadcast %301 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %303 = graph.sub %arg315, %302 : tensor<8x256x384xf32>
      %304 = graph.reduce "sum" %303 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %305 = graph.reshape %304 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %306 = graph.div %305, %299 : tensor<8x256x1xf32>
      %307 = graph.add %300, %306 : tensor<8x256x1xf32>
      %308 = graph.mul %303, %303 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %299 : tensor<8x256x1xf32>
      %312 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %313 = graph.add %311, %312 : tensor<8x256x1xf32>
      %314 = graph.rsqrt %313 : tensor<8x256x1xf32>
      %315 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.sub %arg315, %316 : tensor<8x256x384xf32>
      %318 = graph.reshape %314 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %320 = graph.mul %317, %319 : tensor<8x256x384xf32>
      %321 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %322 = graph.mul %320, %321 : tensor<8x256x384xf32>
      %323 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %324 = graph.add %322, %323 : tensor<8x256x384xf32>
      graph.yield %314, %320, %324 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %17 = graph.kernel "library" "library_pack_17"(%arg11) : (tensor<1536x384xf32>) -> tensor<32x384x48xf32> {
    ^bb0(%arg315: tensor<1536x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
      %298 = graph.pack %297 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
      graph.yield %298 : tensor<32x384x48xf32>
    }
    %18:2 = graph.kernel "matmul" "matmul_mul_mul_add_18"(%16#2, %17, %arg12) : (tensor<8x256x384xf32>, tensor<32x384x48xf32>, tensor<1536xf32>) -> (tensor<8x256x1536xf32>, tensor<8x256x1536xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x384x48xf32>, %arg317: tensor<1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
      %300 = graph.add %298, %299 : tensor<2048x1536xf32>
      %301 = graph.reshape %300 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
      %302 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.erf %303 : tensor<8x256x1536xf32>
      %305 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %306 = graph.add %304, %305 : tensor<8x256x1536xf32>
      %307 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %308 = graph.mul %306, %307 : tensor<8x256x1536xf32>
      %309 = graph.mul %301, %308 : tensor<8x256x1536xf32>
      graph.yield %309, %301 : tensor<8x256x1536xf32>, tensor<8x256x1536xf32>
    }
    %19 = graph.kernel "library" "library_pack_19"(%arg13) : (tensor<384x1536xf32>) -> tensor<8x1536x48xf32> {
    ^bb0(%arg315: tensor<384x1536xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
      %298 = graph.pack %297 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
      graph.yield %298 : tensor<8x1536x48xf32>
    }
    %20 = graph.kernel "matmul" "matmul_add_add_20"(%18#0, %19, %arg14, %15) : (tensor<8x256x1536xf32>, tensor<8x1536x48xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x1536x48xf32>, %arg317: tensor<384xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
      %300 = graph.add %298, %299 : tensor<2048x384xf32>
      %301 = graph.reshape %300 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<8x256x384xf32>
      graph.yield %302 : tensor<8x256x384xf32>
    }
    %21:3 = graph.kernel "row" "row_mul_mul_add_21"(%20, %arg15, %arg16) : (tensor<8x256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %302 = graph.broadcast %301 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %303 = graph.sub %arg315, %302 : tensor<8x256x384xf32>
      %304 = graph.reduce "sum" %303 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %305 = graph.reshape %304 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %306 = graph.div %305, %299 : tensor<8x256x1xf32>
      %307 = graph.add %300, %306 : tensor<8x256x1xf32>
      %308 = graph.mul %303, %303 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %299 : tensor<8x256x1xf32>
      %312 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %313 = graph.add %311, %312 : tensor<8x256x1xf32>
      %314 = graph.rsqrt %313 : tensor<8x256x1xf32>
      %315 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.sub %arg315, %316 : tensor<8x256x384xf32>
      %318 = graph.reshape %314 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %320 = graph.mul %317, %319 : tensor<8x256x384xf32>
      %321 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %322 = graph.mul %320, %321 : tensor<8x256x384xf32>
      %323 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %324 = graph.add %322, %323 : tensor<8x256x384xf32>
      graph.yield %314, %320, %324 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %22 = graph.kernel "library" "library_pack_22"(%arg17) : (tensor<1152x384xf32>) -> tensor<24x384x48xf32> {
    ^bb0(%arg315: tensor<1152x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
      %298 = graph.pack %297 : tensor<384x1152xf32> -> tensor<24x384x48xf32>
      graph.yield %298 : tensor<24x384x48xf32>
    }
    %23 = graph.kernel "matmul" "matmul_add_23"(%21#2, %22, %arg18) : (tensor<8x256x384xf32>, tensor<24x384x48xf32>, tensor<1152xf32>) -> tensor<2048x1152xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<24x384x48xf32>, %arg317: tensor<1152xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
      %300 = graph.add %298, %299 : tensor<2048x1152xf32>
      graph.yield %300 : tensor<2048x1152xf32>
    }
    %24:2 = graph.kernel "library" "library_attention_transpose_24"(%23) : (tensor<2048x1152xf32>) -> (tensor<8x6x256xf32>, tensor<8x256x6x64xf32>) {
    ^bb0(%arg315: tensor<2048x1152xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
      %298 = graph.slice %297 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %300 = graph.transpose %299 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %301 = graph.slice %297 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %302 = graph.reshape %301 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %303 = graph.transpose %302 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %304 = graph.slice %297 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %305 = graph.reshape %304 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %306 = graph.transpose %305 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %result, %log_sum_exp = graph.attention %300, %303, %306 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
      %307 = graph.transpose %result {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      graph.yield %log_sum_exp, %307 : tensor<8x6x256xf32>, tensor<8x256x6x64xf32>
    }
    %25 = graph.kernel "library" "library_pack_25"(%arg19) : (tensor<384x384xf32>) -> tensor<8x384x48xf32> {
    ^bb0(%arg315: tensor<384x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
      %298 = graph.pack %297 : tensor<384x384xf32> -> tensor<8x384x48xf32>
      graph.yield %298 : tensor<8x384x48xf32>
    }
    %26 = graph.kernel "matmul" "matmul_add_add_26"(%24#1, %25, %arg20, %20) : (tensor<8x256x6x64xf32>, tensor<8x384x48xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x6x64xf32>, %arg316: tensor<8x384x48xf32>, %arg317: tensor<384xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
      %300 = graph.add %298, %299 : tensor<2048x384xf32>
      %301 = graph.reshape %300 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<8x256x384xf32>
      graph.yield %302 : tensor<8x256x384xf32>
    }
    %27:3 = graph.kernel "row" "row_mul_mul_add_27"(%26, %arg21, %arg22) : (tensor<8x256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %302 = graph.broadcast %301 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %303 = graph.sub %arg315, %302 : tensor<8x256x384xf32>
      %304 = graph.reduce "sum" %303 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %305 = graph.reshape %304 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %306 = graph.div %305, %299 : tensor<8x256x1xf32>
      %307 = graph.add %300, %306 : tensor<8x256x1xf32>
      %308 = graph.mul %303, %303 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %299 : tensor<8x256x1xf32>
      %312 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %313 = graph.add %311, %312 : tensor<8x256x1xf32>
      %314 = graph.rsqrt %313 : tensor<8x256x1xf32>
      %315 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.sub %arg315, %316 : tensor<8x256x384xf32>
      %318 = graph.reshape %314 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %320 = graph.mul %317, %319 : tensor<8x256x384xf32>
      %321 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %322 = graph.mul %320, %321 : tensor<8x256x384xf32>
      %323 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %324 = graph.add %322, %323 : tensor<8x256x384xf32>
      graph.yield %314, %320, %324 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %28 = graph.kernel "library" "library_pack_28"(%arg23) : (tensor<1536x384xf32>) -> tensor<32x384x48xf32> {
    ^bb0(%arg315: tensor<1536x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
      %298 = graph.pack %297 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
      graph.yield %298 : tensor<32x384x48xf32>
    }
    %29:2 = graph.kernel "matmul" "matmul_mul_mul_add_29"(%27#2, %28, %arg24) : (tensor<8x256x384xf32>, tensor<32x384x48xf32>, tensor<1536xf32>) -> (tensor<8x256x1536xf32>, tensor<8x256x1536xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x384x48xf32>, %arg317: tensor<1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
      %300 = graph.add %298, %299 : tensor<2048x1536xf32>
      %301 = graph.reshape %300 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
      %302 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.erf %303 : tensor<8x256x1536xf32>
      %305 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %306 = graph.add %304, %305 : tensor<8x256x1536xf32>
      %307 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %308 = graph.mul %306, %307 : tensor<8x256x1536xf32>
      %309 = graph.mul %301, %308 : tensor<8x256x1536xf32>
      graph.yield %309, %301 : tensor<8x256x1536xf32>, tensor<8x256x1536xf32>
    }
    %30 = graph.kernel "library" "library_pack_30"(%arg25) : (tensor<384x1536xf32>) -> tensor<8x1536x48xf32> {
    ^bb0(%arg315: tensor<384x1536xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
      %298 = graph.pack %297 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
      graph.yield %298 : tensor<8x1536x48xf32>
    }
    %31 = graph.kernel "matmul" "matmul_add_add_31"(%29#0, %30, %arg26, %26) : (tensor<8x256x1536xf32>, tensor<8x1536x48xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x1536x48xf32>, %arg317: tensor<384xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
      %300 = graph.add %298, %299 : tensor<2048x384xf32>
      %301 = graph.reshape %300 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<8x256x384xf32>
      graph.yield %302 : tensor<8x256x384xf32>
    }
    %32:3 = graph.kernel "row" "row_mul_mul_add_32"(%31, %arg27, %arg28) : (tensor<8x256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %302 = graph.broadcast %301 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %303 = graph.sub %arg315, %302 : tensor<8x256x384xf32>
      %304 = graph.reduce "sum" %303 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %305 = graph.reshape %304 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %306 = graph.div %305, %299 : tensor<8x256x1xf32>
      %307 = graph.add %300, %306 : tensor<8x256x1xf32>
      %308 = graph.mul %303, %303 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %299 : tensor<8x256x1xf32>
      %312 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %313 = graph.add %311, %312 : tensor<8x256x1xf32>
      %314 = graph.rsqrt %313 : tensor<8x256x1xf32>
      %315 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.sub %arg315, %316 : tensor<8x256x384xf32>
      %318 = graph.reshape %314 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %320 = graph.mul %317, %319 : tensor<8x256x384xf32>
      %321 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %322 = graph.mul %320, %321 : tensor<8x256x384xf32>
      %323 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %324 = graph.add %322, %323 : tensor<8x256x384xf32>
      graph.yield %314, %320, %324 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %33 = graph.kernel "library" "library_pack_33"(%arg29) : (tensor<1152x384xf32>) -> tensor<24x384x48xf32> {
    ^bb0(%arg315: tensor<1152x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
      %298 = graph.pack %297 : tensor<384x1152xf32> -> tensor<24x384x48xf32>
      graph.yield %298 : tensor<24x384x48xf32>
    }
    %34 = graph.kernel "matmul" "matmul_add_34"(%32#2, %33, %arg30) : (tensor<8x256x384xf32>, tensor<24x384x48xf32>, tensor<1152xf32>) -> tensor<2048x1152xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<24x384x48xf32>, %arg317: tensor<1152xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
      %300 = graph.add %298, %299 : tensor<2048x1152xf32>
      graph.yield %300 : tensor<2048x1152xf32>
    }
    %35:2 = graph.kernel "library" "library_attention_transpose_35"(%34) : (tensor<2048x1152xf32>) -> (tensor<8x6x256xf32>, tensor<8x256x6x64xf32>) {
    ^bb0(%arg315: tensor<2048x1152xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
      %298 = graph.slice %297 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %300 = graph.transpose %299 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %301 = graph.slice %297 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %302 = graph.reshape %301 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %303 = graph.transpose %302 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %304 = graph.slice %297 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %305 = graph.reshape %304 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %306 = graph.transpose %305 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %result, %log_sum_exp = graph.attention %300, %303, %306 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
      %307 = graph.transpose %result {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      graph.yield %log_sum_exp, %307 : tensor<8x6x256xf32>, tensor<8x256x6x64xf32>
    }
    %36 = graph.kernel "library" "library_pack_36"(%arg31) : (tensor<384x384xf32>) -> tensor<8x384x48xf32> {
    ^bb0(%arg315: tensor<384x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
      %298 = graph.pack %297 : tensor<384x384xf32> -> tensor<8x384x48xf32>
      graph.yield %298 : tensor<8x384x48xf32>
    }
    %37 = graph.kernel "matmul" "matmul_add_add_37"(%35#1, %36, %arg32, %31) : (tensor<8x256x6x64xf32>, tensor<8x384x48xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x6x64xf32>, %arg316: tensor<8x384x48xf32>, %arg317: tensor<384xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
      %300 = graph.add %298, %299 : tensor<2048x384xf32>
      %301 = graph.reshape %300 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<8x256x384xf32>
      graph.yield %302 : tensor<8x256x384xf32>
    }
    %38:3 = graph.kernel "row" "row_mul_mul_add_38"(%37, %arg33, %arg34) : (tensor<8x256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %302 = graph.broadcast %301 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %303 = graph.sub %arg315, %302 : tensor<8x256x384xf32>
      %304 = graph.reduce "sum" %303 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %305 = graph.reshape %304 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %306 = graph.div %305, %299 : tensor<8x256x1xf32>
      %307 = graph.add %300, %306 : tensor<8x256x1xf32>
      %308 = graph.mul %303, %303 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %299 : tensor<8x256x1xf32>
      %312 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %313 = graph.add %311, %312 : tensor<8x256x1xf32>
      %314 = graph.rsqrt %313 : tensor<8x256x1xf32>
      %315 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.sub %arg315, %316 : tensor<8x256x384xf32>
      %318 = graph.reshape %314 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %320 = graph.mul %317, %319 : tensor<8x256x384xf32>
      %321 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %322 = graph.mul %320, %321 : tensor<8x256x384xf32>
      %323 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %324 = graph.add %322, %323 : tensor<8x256x384xf32>
      graph.yield %314, %320, %324 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %39 = graph.kernel "library" "library_pack_39"(%arg35) : (tensor<1536x384xf32>) -> tensor<32x384x48xf32> {
    ^bb0(%arg315: tensor<1536x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
      %298 = graph.pack %297 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
      graph.yield %298 : tensor<32x384x48xf32>
    }
    %40:2 = graph.kernel "matmul" "matmul_mul_mul_add_40"(%38#2, %39, %arg36) : (tensor<8x256x384xf32>, tensor<32x384x48xf32>, tensor<1536xf32>) -> (tensor<8x256x1536xf32>, tensor<8x256x1536xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x384x48xf32>, %arg317: tensor<1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
      %300 = graph.add %298, %299 : tensor<2048x1536xf32>
      %301 = graph.reshape %300 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
      %302 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.erf %303 : tensor<8x256x1536xf32>
      %305 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %306 = graph.add %304, %305 : tensor<8x256x1536xf32>
      %307 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %308 = graph.mul %306, %307 : tensor<8x256x1536xf32>
      %309 = graph.mul %301, %308 : tensor<8x256x1536xf32>
      graph.yield %309, %301 : tensor<8x256x1536xf32>, tensor<8x256x1536xf32>
    }
    %41 = graph.kernel "library" "library_pack_41"(%arg37) : (tensor<384x1536xf32>) -> tensor<8x1536x48xf32> {
    ^bb0(%arg315: tensor<384x1536xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
      %298 = graph.pack %297 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
      graph.yield %298 : tensor<8x1536x48xf32>
    }
    %42 = graph.kernel "matmul" "matmul_add_add_42"(%40#0, %41, %arg38, %37) : (tensor<8x256x1536xf32>, tensor<8x1536x48xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x1536x48xf32>, %arg317: tensor<384xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
      %300 = graph.add %298, %299 : tensor<2048x384xf32>
      %301 = graph.reshape %300 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<8x256x384xf32>
      graph.yield %302 : tensor<8x256x384xf32>
    }
    %43:3 = graph.kernel "row" "row_mul_mul_add_43"(%42, %arg39, %arg40) : (tensor<8x256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %302 = graph.broadcast %301 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %303 = graph.sub %arg315, %302 : tensor<8x256x384xf32>
      %304 = graph.reduce "sum" %303 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %305 = graph.reshape %304 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %306 = graph.div %305, %299 : tensor<8x256x1xf32>
      %307 = graph.add %300, %306 : tensor<8x256x1xf32>
      %308 = graph.mul %303, %303 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %299 : tensor<8x256x1xf32>
      %312 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %313 = graph.add %311, %312 : tensor<8x256x1xf32>
      %314 = graph.rsqrt %313 : tensor<8x256x1xf32>
      %315 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.sub %arg315, %316 : tensor<8x256x384xf32>
      %318 = graph.reshape %314 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %320 = graph.mul %317, %319 : tensor<8x256x384xf32>
      %321 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %322 = graph.mul %320, %321 : tensor<8x256x384xf32>
      %323 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %324 = graph.add %322, %323 : tensor<8x256x384xf32>
      graph.yield %314, %320, %324 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %44 = graph.kernel "library" "library_pack_44"(%arg41) : (tensor<1152x384xf32>) -> tensor<24x384x48xf32> {
    ^bb0(%arg315: tensor<1152x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
      %298 = graph.pack %297 : tensor<384x1152xf32> -> tensor<24x384x48xf32>
      graph.yield %298 : tensor<24x384x48xf32>
    }
    %45 = graph.kernel "matmul" "matmul_add_45"(%43#2, %44, %arg42) : (tensor<8x256x384xf32>, tensor<24x384x48xf32>, tensor<1152xf32>) -> tensor<2048x1152xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<24x384x48xf32>, %arg317: tensor<1152xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
      %300 = graph.add %298, %299 : tensor<2048x1152xf32>
      graph.yield %300 : tensor<2048x1152xf32>
    }
    %46:2 = graph.kernel "library" "library_attention_transpose_46"(%45) : (tensor<2048x1152xf32>) -> (tensor<8x6x256xf32>, tensor<8x256x6x64xf32>) {
    ^bb0(%arg315: tensor<2048x1152xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
      %298 = graph.slice %297 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %300 = graph.transpose %299 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %301 = graph.slice %297 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %302 = graph.reshape %301 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %303 = graph.transpose %302 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %304 = graph.slice %297 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %305 = graph.reshape %304 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %306 = graph.transpose %305 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %result, %log_sum_exp = graph.attention %300, %303, %306 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
      %307 = graph.transpose %result {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      graph.yield %log_sum_exp, %307 : tensor<8x6x256xf32>, tensor<8x256x6x64xf32>
    }
    %47 = graph.kernel "library" "library_pack_47"(%arg43) : (tensor<384x384xf32>) -> tensor<8x384x48xf32> {
    ^bb0(%arg315: tensor<384x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
      %298 = graph.pack %297 : tensor<384x384xf32> -> tensor<8x384x48xf32>
      graph.yield %298 : tensor<8x384x48xf32>
    }
    %48 = graph.kernel "matmul" "matmul_add_add_48"(%46#1, %47, %arg44, %42) : (tensor<8x256x6x64xf32>, tensor<8x384x48xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x6x64xf32>, %arg316: tensor<8x384x48xf32>, %arg317: tensor<384xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
      %300 = graph.add %298, %299 : tensor<2048x384xf32>
      %301 = graph.reshape %300 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<8x256x384xf32>
      graph.yield %302 : tensor<8x256x384xf32>
    }
    %49:3 = graph.kernel "row" "row_mul_mul_add_49"(%48, %arg45, %arg46) : (tensor<8x256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %302 = graph.broadcast %301 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %303 = graph.sub %arg315, %302 : tensor<8x256x384xf32>
      %304 = graph.reduce "sum" %303 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %305 = graph.reshape %304 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %306 = graph.div %305, %299 : tensor<8x256x1xf32>
      %307 = graph.add %300, %306 : tensor<8x256x1xf32>
      %308 = graph.mul %303, %303 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %299 : tensor<8x256x1xf32>
      %312 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %313 = graph.add %311, %312 : tensor<8x256x1xf32>
      %314 = graph.rsqrt %313 : tensor<8x256x1xf32>
      %315 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.sub %arg315, %316 : tensor<8x256x384xf32>
      %318 = graph.reshape %314 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %320 = graph.mul %317, %319 : tensor<8x256x384xf32>
      %321 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %322 = graph.mul %320, %321 : tensor<8x256x384xf32>
      %323 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %324 = graph.add %322, %323 : tensor<8x256x384xf32>
      graph.yield %314, %320, %324 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %50 = graph.kernel "library" "library_pack_50"(%arg47) : (tensor<1536x384xf32>) -> tensor<32x384x48xf32> {
    ^bb0(%arg315: tensor<1536x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
      %298 = graph.pack %297 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
      graph.yield %298 : tensor<32x384x48xf32>
    }
    %51:2 = graph.kernel "matmul" "matmul_mul_mul_add_51"(%49#2, %50, %arg48) : (tensor<8x256x384xf32>, tensor<32x384x48xf32>, tensor<1536xf32>) -> (tensor<8x256x1536xf32>, tensor<8x256x1536xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x384x48xf32>, %arg317: tensor<1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
      %300 = graph.add %298, %299 : tensor<2048x1536xf32>
      %301 = graph.reshape %300 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
      %302 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.erf %303 : tensor<8x256x1536xf32>
      %305 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %306 = graph.add %304, %305 : tensor<8x256x1536xf32>
      %307 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %308 = graph.mul %306, %307 : tensor<8x256x1536xf32>
      %309 = graph.mul %301, %308 : tensor<8x256x1536xf32>
      graph.yield %309, %301 : tensor<8x256x1536xf32>, tensor<8x256x1536xf32>
    }
    %52 = graph.kernel "library" "library_pack_52"(%arg49) : (tensor<384x1536xf32>) -> tensor<8x1536x48xf32> {
    ^bb0(%arg315: tensor<384x1536xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
      %298 = graph.pack %297 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
      graph.yield %298 : tensor<8x1536x48xf32>
    }
    %53 = graph.kernel "matmul" "matmul_add_add_53"(%51#0, %52, %arg50, %48) : (tensor<8x256x1536xf32>, tensor<8x1536x48xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x1536x48xf32>, %arg317: tensor<384xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
      %300 = graph.add %298, %299 : tensor<2048x384xf32>
      %301 = graph.reshape %300 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<8x256x384xf32>
      graph.yield %302 : tensor<8x256x384xf32>
    }
    %54:3 = graph.kernel "row" "row_mul_mul_add_54"(%53, %arg51, %arg52) : (tensor<8x256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %302 = graph.broadcast %301 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %303 = graph.sub %arg315, %302 : tensor<8x256x384xf32>
      %304 = graph.reduce "sum" %303 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %305 = graph.reshape %304 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %306 = graph.div %305, %299 : tensor<8x256x1xf32>
      %307 = graph.add %300, %306 : tensor<8x256x1xf32>
      %308 = graph.mul %303, %303 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %299 : tensor<8x256x1xf32>
      %312 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %313 = graph.add %311, %312 : tensor<8x256x1xf32>
      %314 = graph.rsqrt %313 : tensor<8x256x1xf32>
      %315 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.sub %arg315, %316 : tensor<8x256x384xf32>
      %318 = graph.reshape %314 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %320 = graph.mul %317, %319 : tensor<8x256x384xf32>
      %321 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %322 = graph.mul %320, %321 : tensor<8x256x384xf32>
      %323 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %324 = graph.add %322, %323 : tensor<8x256x384xf32>
      graph.yield %314, %320, %324 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %55 = graph.kernel "library" "library_pack_55"(%arg53) : (tensor<1152x384xf32>) -> tensor<24x384x48xf32> {
    ^bb0(%arg315: tensor<1152x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
      %298 = graph.pack %297 : tensor<384x1152xf32> -> tensor<24x384x48xf32>
      graph.yield %298 : tensor<24x384x48xf32>
    }
    %56 = graph.kernel "matmul" "matmul_add_56"(%54#2, %55, %arg54) : (tensor<8x256x384xf32>, tensor<24x384x48xf32>, tensor<1152xf32>) -> tensor<2048x1152xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<24x384x48xf32>, %arg317: tensor<1152xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
      %300 = graph.add %298, %299 : tensor<2048x1152xf32>
      graph.yield %300 : tensor<2048x1152xf32>
    }
    %57:2 = graph.kernel "library" "library_attention_transpose_57"(%56) : (tensor<2048x1152xf32>) -> (tensor<8x6x256xf32>, tensor<8x256x6x64xf32>) {
    ^bb0(%arg315: tensor<2048x1152xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
      %298 = graph.slice %297 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %300 = graph.transpose %299 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %301 = graph.slice %297 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %302 = graph.reshape %301 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %303 = graph.transpose %302 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %304 = graph.slice %297 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %305 = graph.reshape %304 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %306 = graph.transpose %305 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %result, %log_sum_exp = graph.attention %300, %303, %306 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
      %307 = graph.transpose %result {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      graph.yield %log_sum_exp, %307 : tensor<8x6x256xf32>, tensor<8x256x6x64xf32>
    }
    %58 = graph.kernel "library" "library_pack_58"(%arg55) : (tensor<384x384xf32>) -> tensor<8x384x48xf32> {
    ^bb0(%arg315: tensor<384x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
      %298 = graph.pack %297 : tensor<384x384xf32> -> tensor<8x384x48xf32>
      graph.yield %298 : tensor<8x384x48xf32>
    }
    %59 = graph.kernel "matmul" "matmul_add_add_59"(%57#1, %58, %arg56, %53) : (tensor<8x256x6x64xf32>, tensor<8x384x48xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x6x64xf32>, %arg316: tensor<8x384x48xf32>, %arg317: tensor<384xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
      %300 = graph.add %298, %299 : tensor<2048x384xf32>
      %301 = graph.reshape %300 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<8x256x384xf32>
      graph.yield %302 : tensor<8x256x384xf32>
    }
    %60:3 = graph.kernel "row" "row_mul_mul_add_60"(%59, %arg57, %arg58) : (tensor<8x256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %302 = graph.broadcast %301 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %303 = graph.sub %arg315, %302 : tensor<8x256x384xf32>
      %304 = graph.reduce "sum" %303 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %305 = graph.reshape %304 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %306 = graph.div %305, %299 : tensor<8x256x1xf32>
      %307 = graph.add %300, %306 : tensor<8x256x1xf32>
      %308 = graph.mul %303, %303 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %299 : tensor<8x256x1xf32>
      %312 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %313 = graph.add %311, %312 : tensor<8x256x1xf32>
      %314 = graph.rsqrt %313 : tensor<8x256x1xf32>
      %315 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.sub %arg315, %316 : tensor<8x256x384xf32>
      %318 = graph.reshape %314 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %320 = graph.mul %317, %319 : tensor<8x256x384xf32>
      %321 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %322 = graph.mul %320, %321 : tensor<8x256x384xf32>
      %323 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %324 = graph.add %322, %323 : tensor<8x256x384xf32>
      graph.yield %314, %320, %324 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %61 = graph.kernel "library" "library_pack_61"(%arg59) : (tensor<1536x384xf32>) -> tensor<32x384x48xf32> {
    ^bb0(%arg315: tensor<1536x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
      %298 = graph.pack %297 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
      graph.yield %298 : tensor<32x384x48xf32>
    }
    %62:2 = graph.kernel "matmul" "matmul_mul_mul_add_62"(%60#2, %61, %arg60) : (tensor<8x256x384xf32>, tensor<32x384x48xf32>, tensor<1536xf32>) -> (tensor<8x256x1536xf32>, tensor<8x256x1536xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x384x48xf32>, %arg317: tensor<1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
      %300 = graph.add %298, %299 : tensor<2048x1536xf32>
      %301 = graph.reshape %300 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
      %302 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.erf %303 : tensor<8x256x1536xf32>
      %305 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %306 = graph.add %304, %305 : tensor<8x256x1536xf32>
      %307 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %308 = graph.mul %306, %307 : tensor<8x256x1536xf32>
      %309 = graph.mul %301, %308 : tensor<8x256x1536xf32>
      graph.yield %309, %301 : tensor<8x256x1536xf32>, tensor<8x256x1536xf32>
    }
    %63 = graph.kernel "library" "library_pack_63"(%arg61) : (tensor<384x1536xf32>) -> tensor<8x1536x48xf32> {
    ^bb0(%arg315: tensor<384x1536xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
      %298 = graph.pack %297 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
      graph.yield %298 : tensor<8x1536x48xf32>
    }
    %64 = graph.kernel "matmul" "matmul_add_add_64"(%62#0, %63, %arg62, %59) : (tensor<8x256x1536xf32>, tensor<8x1536x48xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x1536x48xf32>, %arg317: tensor<384xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
      %300 = graph.add %298, %299 : tensor<2048x384xf32>
      %301 = graph.reshape %300 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<8x256x384xf32>
      graph.yield %302 : tensor<8x256x384xf32>
    }
    %65:3 = graph.kernel "row" "row_mul_mul_add_65"(%64, %arg63, %arg64) : (tensor<8x256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %302 = graph.broadcast %301 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %303 = graph.sub %arg315, %302 : tensor<8x256x384xf32>
      %304 = graph.reduce "sum" %303 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %305 = graph.reshape %304 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %306 = graph.div %305, %299 : tensor<8x256x1xf32>
      %307 = graph.add %300, %306 : tensor<8x256x1xf32>
      %308 = graph.mul %303, %303 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %299 : tensor<8x256x1xf32>
      %312 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %313 = graph.add %311, %312 : tensor<8x256x1xf32>
      %314 = graph.rsqrt %313 : tensor<8x256x1xf32>
      %315 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.sub %arg315, %316 : tensor<8x256x384xf32>
      %318 = graph.reshape %314 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %320 = graph.mul %317, %319 : tensor<8x256x384xf32>
      %321 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %322 = graph.mul %320, %321 : tensor<8x256x384xf32>
      %323 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %324 = graph.add %322, %323 : tensor<8x256x384xf32>
      graph.yield %314, %320, %324 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %66 = graph.kernel "library" "library_pack_66"(%arg65) : (tensor<1152x384xf32>) -> tensor<24x384x48xf32> {
    ^bb0(%arg315: tensor<1152x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<1152x384xf32> -> tensor<384x1152xf32>
      %298 = graph.pack %297 : tensor<384x1152xf32> -> tensor<24x384x48xf32>
      graph.yield %298 : tensor<24x384x48xf32>
    }
    %67 = graph.kernel "matmul" "matmul_add_67"(%65#2, %66, %arg66) : (tensor<8x256x384xf32>, tensor<24x384x48xf32>, tensor<1152xf32>) -> tensor<2048x1152xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<24x384x48xf32>, %arg317: tensor<1152xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
      %300 = graph.add %298, %299 : tensor<2048x1152xf32>
      graph.yield %300 : tensor<2048x1152xf32>
    }
    %68:2 = graph.kernel "library" "library_attention_transpose_68"(%67) : (tensor<2048x1152xf32>) -> (tensor<8x6x256xf32>, tensor<8x256x6x64xf32>) {
    ^bb0(%arg315: tensor<2048x1152xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
      %298 = graph.slice %297 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %300 = graph.transpose %299 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %301 = graph.slice %297 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %302 = graph.reshape %301 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %303 = graph.transpose %302 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %304 = graph.slice %297 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %305 = graph.reshape %304 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %306 = graph.transpose %305 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %result, %log_sum_exp = graph.attention %300, %303, %306 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256xf32>
      %307 = graph.transpose %result {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      graph.yield %log_sum_exp, %307 : tensor<8x6x256xf32>, tensor<8x256x6x64xf32>
    }
    %69 = graph.kernel "library" "library_pack_69"(%arg67) : (tensor<384x384xf32>) -> tensor<8x384x48xf32> {
    ^bb0(%arg315: tensor<384x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<384x384xf32> -> tensor<384x384xf32>
      %298 = graph.pack %297 : tensor<384x384xf32> -> tensor<8x384x48xf32>
      graph.yield %298 : tensor<8x384x48xf32>
    }
    %70 = graph.kernel "matmul" "matmul_add_add_70"(%68#1, %69, %arg68, %64) : (tensor<8x256x6x64xf32>, tensor<8x384x48xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x6x64xf32>, %arg316: tensor<8x384x48xf32>, %arg317: tensor<384xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
      %300 = graph.add %298, %299 : tensor<2048x384xf32>
      %301 = graph.reshape %300 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<8x256x384xf32>
      graph.yield %302 : tensor<8x256x384xf32>
    }
    %71:3 = graph.kernel "row" "row_mul_mul_add_71"(%70, %arg69, %arg70) : (tensor<8x256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %302 = graph.broadcast %301 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %303 = graph.sub %arg315, %302 : tensor<8x256x384xf32>
      %304 = graph.reduce "sum" %303 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %305 = graph.reshape %304 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %306 = graph.div %305, %299 : tensor<8x256x1xf32>
      %307 = graph.add %300, %306 : tensor<8x256x1xf32>
      %308 = graph.mul %303, %303 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %299 : tensor<8x256x1xf32>
      %312 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %313 = graph.add %311, %312 : tensor<8x256x1xf32>
      %314 = graph.rsqrt %313 : tensor<8x256x1xf32>
      %315 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.sub %arg315, %316 : tensor<8x256x384xf32>
      %318 = graph.reshape %314 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %320 = graph.mul %317, %319 : tensor<8x256x384xf32>
      %321 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %322 = graph.mul %320, %321 : tensor<8x256x384xf32>
      %323 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %324 = graph.add %322, %323 : tensor<8x256x384xf32>
      graph.yield %314, %320, %324 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %72 = graph.kernel "library" "library_pack_72"(%arg71) : (tensor<1536x384xf32>) -> tensor<32x384x48xf32> {
    ^bb0(%arg315: tensor<1536x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
      %298 = graph.pack %297 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
      graph.yield %298 : tensor<32x384x48xf32>
    }
    %73:2 = graph.kernel "matmul" "matmul_mul_mul_add_73"(%71#2, %72, %arg72) : (tensor<8x256x384xf32>, tensor<32x384x48xf32>, tensor<1536xf32>) -> (tensor<8x256x1536xf32>, tensor<8x256x1536xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x384x48xf32>, %arg317: tensor<1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
      %300 = graph.add %298, %299 : tensor<2048x1536xf32>
      %301 = graph.reshape %300 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
      %302 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.erf %303 : tensor<8x256x1536xf32>
      %305 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %306 = graph.add %304, %305 : tensor<8x256x1536xf32>
      %307 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %308 = graph.mul %306, %307 : tensor<8x256x1536xf32>
      %309 = graph.mul %301, %308 : tensor<8x256x1536xf32>
      %310 = graph.mul %301, %301 : tensor<8x256x1536xf32>
      %311 = graph.constant dense<-5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %312 = graph.mul %310, %311 : tensor<8x256x1536xf32>
      %313 = graph.exp %312 : tensor<8x256x1536xf32>
      %314 = graph.constant dense<0.398942292> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %315 = graph.mul %313, %314 : tensor<8x256x1536xf32>
      %316 = graph.mul %301, %315 : tensor<8x256x1536xf32>
      %317 = graph.add %308, %316 : tensor<8x256x1536xf32>
      graph.yield %309, %317 : tensor<8x256x1536xf32>, tensor<8x256x1536xf32>
    }
    %74 = graph.kernel "library" "library_pack_74"(%arg73) : (tensor<384x1536xf32>) -> tensor<8x1536x48xf32> {
    ^bb0(%arg315: tensor<384x1536xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
      %298 = graph.pack %297 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
      graph.yield %298 : tensor<8x1536x48xf32>
    }
    %75 = graph.kernel "matmul" "matmul_add_add_75"(%73#0, %74, %arg74, %70) : (tensor<8x256x1536xf32>, tensor<8x1536x48xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x1536x48xf32>, %arg317: tensor<384xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
      %299 = graph.broadcast %arg317 {dims = array<i64: 1>} : tensor<384xf32> -> tensor<2048x384xf32>
      %300 = graph.add %298, %299 : tensor<2048x384xf32>
      %301 = graph.reshape %300 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<8x256x384xf32>
      graph.yield %302 : tensor<8x256x384xf32>
    }
    %76:3 = graph.kernel "row" "row_mul_mul_add_76"(%75, %arg75, %arg76) : (tensor<8x256x384xf32>, tensor<384xf32>, tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %302 = graph.broadcast %301 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %303 = graph.sub %arg315, %302 : tensor<8x256x384xf32>
      %304 = graph.reduce "sum" %303 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %305 = graph.reshape %304 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %306 = graph.div %305, %299 : tensor<8x256x1xf32>
      %307 = graph.add %300, %306 : tensor<8x256x1xf32>
      %308 = graph.mul %303, %303 : tensor<8x256x384xf32>
      %309 = graph.reduce "sum" %308 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %310 = graph.reshape %309 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %311 = graph.div %310, %299 : tensor<8x256x1xf32>
      %312 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %313 = graph.add %311, %312 : tensor<8x256x1xf32>
      %314 = graph.rsqrt %313 : tensor<8x256x1xf32>
      %315 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.sub %arg315, %316 : tensor<8x256x384xf32>
      %318 = graph.reshape %314 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %319 = graph.broadcast %318 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %320 = graph.mul %317, %319 : tensor<8x256x384xf32>
      %321 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %322 = graph.mul %320, %321 : tensor<8x256x384xf32>
      %323 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %324 = graph.add %322, %323 : tensor<8x256x384xf32>
      graph.yield %314, %320, %324 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
    }
    %77 = graph.kernel "library" "library_pack_77"(%arg77) : (tensor<65x384xf32>) -> tensor<5x384x16xf32> {
    ^bb0(%arg315: tensor<65x384xf32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<65x384xf32> -> tensor<384x65xf32>
      %298 = graph.pack %297 : tensor<384x65xf32> -> tensor<5x384x16xf32>
      graph.yield %298 : tensor<5x384x16xf32>
    }
    %78 = graph.kernel "matmul" "matmul_78"(%76#2, %77) : (tensor<8x256x384xf32>, tensor<5x384x16xf32>) -> tensor<2048x65xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<5x384x16xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<5x384x16xf32> -> tensor<2048x65xf32>
      graph.yield %298 : tensor<2048x65xf32>
    }
    %79:5 = graph.kernel "row" "row_select_reduce_div_79"(%arg78) : (tensor<8x256xi64>) -> (tensor<2048xi1>, tensor<2048xi64>, tensor<2048xf32>, tensor<f32>, tensor<f32>) {
    ^bb0(%arg315: tensor<8x256xi64>):
      %297 = graph.reshape %arg315 : tensor<8x256xi64> -> tensor<2048xi64>
      %298 = graph.constant dense<-100> : tensor<2048xi64> : tensor<2048xi64>
      %299 = graph.cmp "ne" %297, %298 : tensor<2048xi64> -> tensor<2048xi1>
      %300 = graph.constant dense<0> : tensor<2048xi64> : tensor<2048xi64>
      %301 = graph.select %299, %297, %300 : tensor<2048xi1>, tensor<2048xi64>, tensor<2048xi64> -> tensor<2048xi64>
      %302 = graph.constant dense<1.000000e+00> : tensor<2048xf32> : tensor<2048xf32>
      %303 = graph.constant dense<0.000000e+00> : tensor<2048xf32> : tensor<2048xf32>
      %304 = graph.select %299, %302, %303 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
      %305 = graph.reduce "sum" %304 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<f32>
      %306 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
      %307 = graph.div %306, %305 : tensor<f32>
      graph.yield %299, %301, %304, %305, %307 : tensor<2048xi1>, tensor<2048xi64>, tensor<2048xf32>, tensor<f32>, tensor<f32>
    }
    %80:2 = graph.kernel "row" "row_exp_mul_sub_80"(%78, %79#1, %79#2, %79#4, %79#0) : (tensor<2048x65xf32>, tensor<2048xi64>, tensor<2048xf32>, tensor<f32>, tensor<2048xi1>) -> (tensor<2048x1xf32>, tensor<2048x65xf32>) {
    ^bb0(%arg315: tensor<2048x65xf32>, %arg316: tensor<2048xi64>, %arg317: tensor<2048xf32>, %arg318: tensor<f32>, %arg319: tensor<2048xi1>):
      %297 = graph.reduce "max" %arg315 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
      %298 = graph.broadcast %297 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
      %299 = graph.sub %arg315, %298 : tensor<2048x65xf32>
      %300 = graph.exp %299 : tensor<2048x65xf32>
      %301 = graph.reduce "sum" %300 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
      %302 = graph.reshape %301 : tensor<2048xf32> -> tensor<2048x1xf32>
      %303 = graph.log %302 : tensor<2048x1xf32>
      %304 = graph.reshape %303 : tensor<2048x1xf32> -> tensor<2048xf32>
      %305 = graph.broadcast %304 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
      %306 = graph.sub %299, %305 : tensor<2048x65xf32>
      %307 = graph.reshape %arg316 : tensor<2048xi64> -> tensor<2048x1xi64>
      %308 = graph.gather %arg315, %307 {axis = 1 : i64} : tensor<2048x65xf32>, tensor<2048x1xi64> -> tensor<2048x1xf32>
      %309 = graph.reshape %297 : tensor<2048xf32> -> tensor<2048x1xf32>
      %310 = graph.sub %308, %309 : tensor<2048x1xf32>
      %311 = graph.sub %310, %303 : tensor<2048x1xf32>
      %312 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<2048xf32>
      %313 = graph.mul %arg317, %312 : tensor<2048xf32>
      %314 = graph.neg %313 : tensor<2048xf32>
      %315 = graph.constant dense<0.000000e+00> : tensor<2048xf32> : tensor<2048xf32>
      %316 = graph.select %arg319, %314, %315 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
      %317 = graph.iota {dim = 1 : i64} : tensor<2048x65xi64>
      %318 = graph.broadcast %arg316 {dims = array<i64: 0>} : tensor<2048xi64> -> tensor<2048x65xi64>
      %319 = graph.cmp "eq" %317, %318 : tensor<2048x65xi64> -> tensor<2048x65xi1>
      %320 = graph.broadcast %316 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
      %321 = graph.constant dense<0.000000e+00> : tensor<2048x65xf32> : tensor<2048x65xf32>
      %322 = graph.select %319, %320, %321 : tensor<2048x65xi1>, tensor<2048x65xf32>, tensor<2048x65xf32> -> tensor<2048x65xf32>
      %323 = graph.reduce "sum" %322 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
      %324 = graph.exp %306 : tensor<2048x65xf32>
      %325 = graph.broadcast %323 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
      %326 = graph.mul %324, %325 : tensor<2048x65xf32>
      %327 = graph.sub %322, %326 : tensor<2048x65xf32>
      graph.yield %311, %327 : tensor<2048x1xf32>, tensor<2048x65xf32>
    }
    %81 = graph.kernel "row" "row_select_reduce_div_81"(%80#0, %79#2, %79#0, %79#3) : (tensor<2048x1xf32>, tensor<2048xf32>, tensor<2048xi1>, tensor<f32>) -> tensor<f32> {
    ^bb0(%arg315: tensor<2048x1xf32>, %arg316: tensor<2048xf32>, %arg317: tensor<2048xi1>, %arg318: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<2048x1xf32> -> tensor<2048xf32>
      %298 = graph.mul %297, %arg316 : tensor<2048xf32>
      %299 = graph.neg %298 : tensor<2048xf32>
      %300 = graph.constant dense<0.000000e+00> : tensor<2048xf32> : tensor<2048xf32>
      %301 = graph.select %arg317, %299, %300 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<f32>
      %303 = graph.div %302, %arg318 : tensor<f32>
      graph.yield %303 : tensor<f32>
    }
    %82 = graph.kernel "library" "library_pack_82"(%76#2) : (tensor<8x256x384xf32>) -> tensor<6x2048x64xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<6x2048x64xf32>
      graph.yield %298 : tensor<6x2048x64xf32>
    }
    %83:3 = graph.kernel "matmul" "matmul_mul_div_add_83"(%80#1, %82, %arg77, %1#1, %arg308, %1#2, %1#3, %1#4, %arg309, %1#5, %1#6, %9#24, %1#8, %9#25) : (tensor<2048x65xf32>, tensor<6x2048x64xf32>, tensor<65x384xf32>, tensor<f32>, tensor<65x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<65x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<65x384xf32>, tensor<65x384xf32>, tensor<65x384xf32>) {
    ^bb0(%arg315: tensor<2048x65xf32>, %arg316: tensor<6x2048x64xf32>, %arg317: tensor<65x384xf32>, %arg318: tensor<f32>, %arg319: tensor<65x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<65x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.transpose %arg315 {permutation = array<i64: 1, 0>} : tensor<2048x65xf32> -> tensor<65x2048xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<65x2048xf32>, tensor<6x2048x64xf32> -> tensor<65x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %300 = graph.mul %arg317, %299 : tensor<65x384xf32>
      %301 = graph.sub %298, %arg319 : tensor<65x384xf32>
      %302 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %303 = graph.mul %302, %301 : tensor<65x384xf32>
      %304 = graph.add %arg319, %303 : tensor<65x384xf32>
      %305 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %306 = graph.mul %301, %305 : tensor<65x384xf32>
      %307 = graph.sub %298, %306 : tensor<65x384xf32>
      %308 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<65x384xi1>
      %309 = graph.select %308, %304, %307 : tensor<65x384xi1>, tensor<65x384xf32>, tensor<65x384xf32> -> tensor<65x384xf32>
      %310 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %311 = graph.mul %arg323, %310 : tensor<65x384xf32>
      %312 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %313 = graph.mul %298, %312 : tensor<65x384xf32>
      %314 = graph.mul %313, %298 : tensor<65x384xf32>
      %315 = graph.add %311, %314 : tensor<65x384xf32>
      %316 = graph.sqrt %315 : tensor<65x384xf32>
      %317 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %318 = graph.div %316, %317 : tensor<65x384xf32>
      %319 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %320 = graph.add %318, %319 : tensor<65x384xf32>
      %321 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %322 = graph.mul %309, %321 : tensor<65x384xf32>
      %323 = graph.div %322, %320 : tensor<65x384xf32>
      %324 = graph.add %300, %323 : tensor<65x384xf32>
      graph.yield %309, %315, %324 : tensor<65x384xf32>, tensor<65x384xf32>, tensor<65x384xf32>
    }
    %84 = graph.kernel "library" "library_pack_84"(%arg77) : (tensor<65x384xf32>) -> tensor<8x65x48xf32> {
    ^bb0(%arg315: tensor<65x384xf32>):
      %297 = graph.pack %arg315 : tensor<65x384xf32> -> tensor<8x65x48xf32>
      graph.yield %297 : tensor<8x65x48xf32>
    }
    %85 = graph.kernel "matmul" "matmul_85"(%80#1, %84) : (tensor<2048x65xf32>, tensor<8x65x48xf32>) -> tensor<2048x384xf32> {
    ^bb0(%arg315: tensor<2048x65xf32>, %arg316: tensor<8x65x48xf32>):
      %297 = graph.matmul %arg315, %arg316 {packed} : tensor<2048x65xf32>, tensor<8x65x48xf32> -> tensor<2048x384xf32>
      graph.yield %297 : tensor<2048x384xf32>
    }
    %86 = graph.kernel "row" "row_mul_sub_mul_86"(%85, %arg75, %76#1, %76#0) : (tensor<2048x384xf32>, tensor<384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>, %arg318: tensor<8x256x1xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %299 = graph.mul %297, %298 : tensor<8x256x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %301 = graph.reshape %300 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %302 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %303 = graph.div %301, %302 : tensor<8x256x1xf32>
      %304 = graph.mul %299, %arg317 : tensor<8x256x384xf32>
      %305 = graph.reduce "sum" %304 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %306 = graph.reshape %305 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %307 = graph.div %306, %302 : tensor<8x256x1xf32>
      %308 = graph.reshape %303 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.sub %299, %309 : tensor<8x256x384xf32>
      %311 = graph.reshape %307 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %312 = graph.broadcast %311 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %313 = graph.mul %arg317, %312 : tensor<8x256x384xf32>
      %314 = graph.sub %310, %313 : tensor<8x256x384xf32>
      %315 = graph.reshape %arg318 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %316 = graph.broadcast %315 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %317 = graph.mul %316, %314 : tensor<8x256x384xf32>
      graph.yield %317 : tensor<8x256x384xf32>
    }
    %87:2 = graph.kernel "column" "column_mul_reduce_reduce_87"(%85, %76#1) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %88:6 = graph.kernel "column" "column_mul_div_add_88"(%87#0, %87#1, %arg75, %1#1, %arg302, %1#2, %1#3, %1#4, %arg303, %1#5, %1#6, %9#18, %1#8, %9#19, %arg76, %arg305, %arg306, %9#21, %9#22) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %89 = graph.kernel "library" "library_pack_89"(%arg73) : (tensor<384x1536xf32>) -> tensor<32x384x48xf32> {
    ^bb0(%arg315: tensor<384x1536xf32>):
      %297 = graph.pack %arg315 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
      graph.yield %297 : tensor<32x384x48xf32>
    }
    %90 = graph.kernel "matmul" "matmul_mul_90"(%86, %89, %73#1) : (tensor<8x256x384xf32>, tensor<32x384x48xf32>, tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x384x48xf32>, %arg317: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
      %299 = graph.reshape %298 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
      %300 = graph.mul %299, %arg317 : tensor<8x256x1536xf32>
      graph.yield %300 : tensor<8x256x1536xf32>
    }
    %91 = graph.kernel "library" "library_pack_91"(%73#0) : (tensor<8x256x1536xf32>) -> tensor<32x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.pack %297 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
      graph.yield %298 : tensor<32x2048x48xf32>
    }
    %92:3 = graph.kernel "matmul" "matmul_mul_div_add_92"(%86, %91, %arg73, %1#1, %arg296, %1#2, %1#3, %1#4, %arg297, %1#5, %1#6, %9#12, %1#8, %9#13) : (tensor<8x256x384xf32>, tensor<32x2048x48xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384x1536xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384x1536xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x2048x48xf32>, %arg317: tensor<384x1536xf32>, %arg318: tensor<f32>, %arg319: tensor<384x1536xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384x1536xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<384x2048xf32>, tensor<32x2048x48xf32> -> tensor<384x1536xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %301 = graph.mul %arg317, %300 : tensor<384x1536xf32>
      %302 = graph.sub %299, %arg319 : tensor<384x1536xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %304 = graph.mul %303, %302 : tensor<384x1536xf32>
      %305 = graph.add %arg319, %304 : tensor<384x1536xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %307 = graph.mul %302, %306 : tensor<384x1536xf32>
      %308 = graph.sub %299, %307 : tensor<384x1536xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
      %310 = graph.select %309, %305, %308 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %312 = graph.mul %arg323, %311 : tensor<384x1536xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %314 = graph.mul %299, %313 : tensor<384x1536xf32>
      %315 = graph.mul %314, %299 : tensor<384x1536xf32>
      %316 = graph.add %312, %315 : tensor<384x1536xf32>
      %317 = graph.sqrt %316 : tensor<384x1536xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %319 = graph.div %317, %318 : tensor<384x1536xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %321 = graph.add %319, %320 : tensor<384x1536xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %323 = graph.mul %310, %322 : tensor<384x1536xf32>
      %324 = graph.div %323, %321 : tensor<384x1536xf32>
      %325 = graph.add %301, %324 : tensor<384x1536xf32>
      graph.yield %310, %316, %325 : tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384x1536xf32>
    }
    %93 = graph.kernel "column" "column_reduce_93"(%86) : (tensor<8x256x384xf32>) -> tensor<1x16x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %298 : tensor<1x16x384xf32>
    }
    %94:3 = graph.kernel "column" "column_mul_div_add_94"(%93, %arg74, %1#1, %arg299, %1#2, %1#3, %1#4, %arg300, %1#5, %1#6, %9#15, %1#8, %9#16) : (tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<f32>, %arg318: tensor<384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %299 = graph.mul %arg316, %298 : tensor<384xf32>
      %300 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %301 = graph.sub %300, %arg318 : tensor<384xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %303 = graph.mul %302, %301 : tensor<384xf32>
      %304 = graph.add %arg318, %303 : tensor<384xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %306 = graph.mul %301, %305 : tensor<384xf32>
      %307 = graph.sub %300, %306 : tensor<384xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %309 = graph.select %308, %304, %307 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %311 = graph.mul %arg322, %310 : tensor<384xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %313 = graph.mul %300, %312 : tensor<384xf32>
      %314 = graph.mul %313, %300 : tensor<384xf32>
      %315 = graph.add %311, %314 : tensor<384xf32>
      %316 = graph.sqrt %315 : tensor<384xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %318 = graph.div %316, %317 : tensor<384xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %320 = graph.add %318, %319 : tensor<384xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %322 = graph.mul %309, %321 : tensor<384xf32>
      %323 = graph.div %322, %320 : tensor<384xf32>
      %324 = graph.add %299, %323 : tensor<384xf32>
      graph.yield %309, %315, %324 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %95 = graph.kernel "library" "library_pack_95"(%arg71) : (tensor<1536x384xf32>) -> tensor<8x1536x48xf32> {
    ^bb0(%arg315: tensor<1536x384xf32>):
      %297 = graph.pack %arg315 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
      graph.yield %297 : tensor<8x1536x48xf32>
    }
    %96:2 = graph.kernel "matmul" "matmul_mul_96"(%90, %95, %arg69) : (tensor<8x256x1536xf32>, tensor<8x1536x48xf32>, tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x1536x48xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
      %299 = graph.reshape %298 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %300 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %301 = graph.mul %299, %300 : tensor<8x256x384xf32>
      graph.yield %298, %301 : tensor<2048x384xf32>, tensor<8x256x384xf32>
    }
    %97 = graph.kernel "pointwise" "recompute_row_mul_mul_add_71_2"(%arg69, %arg70, %71#1) : (tensor<384xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>):
      %297 = graph.broadcast %arg315 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x384xf32>
      %299 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %300 = graph.add %298, %299 : tensor<8x256x384xf32>
      graph.yield %300 : tensor<8x256x384xf32>
    }
    %98 = graph.kernel "library" "library_pack_97"(%97) : (tensor<8x256x384xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %99:3 = graph.kernel "matmul" "matmul_mul_div_add_98"(%90, %98, %arg71, %1#1, %arg290, %1#2, %1#3, %1#4, %arg291, %1#5, %1#6, %9#6, %1#8, %9#7) : (tensor<8x256x1536xf32>, tensor<8x2048x48xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1536x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<1536x384xf32>, %arg318: tensor<f32>, %arg319: tensor<1536x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<1536x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<1536x2048xf32>, tensor<8x2048x48xf32> -> tensor<1536x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<1536x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<1536x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %304 = graph.mul %303, %302 : tensor<1536x384xf32>
      %305 = graph.add %arg319, %304 : tensor<1536x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %307 = graph.mul %302, %306 : tensor<1536x384xf32>
      %308 = graph.sub %299, %307 : tensor<1536x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<1536x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %314 = graph.mul %299, %313 : tensor<1536x384xf32>
      %315 = graph.mul %314, %299 : tensor<1536x384xf32>
      %316 = graph.add %312, %315 : tensor<1536x384xf32>
      %317 = graph.sqrt %316 : tensor<1536x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %319 = graph.div %317, %318 : tensor<1536x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %321 = graph.add %319, %320 : tensor<1536x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %323 = graph.mul %310, %322 : tensor<1536x384xf32>
      %324 = graph.div %323, %321 : tensor<1536x384xf32>
      %325 = graph.add %301, %324 : tensor<1536x384xf32>
      graph.yield %310, %316, %325 : tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536x384xf32>
    }
    %100 = graph.kernel "column" "column_reduce_99"(%90) : (tensor<8x256x1536xf32>) -> tensor<1x32x1536xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
      graph.yield %298 : tensor<1x32x1536xf32>
    }
    %101:3 = graph.kernel "column" "column_mul_div_add_100"(%100, %arg72, %1#1, %arg293, %1#2, %1#3, %1#4, %arg294, %1#5, %1#6, %9#9, %1#8, %9#10) : (tensor<1x32x1536xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1536xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>) {
    ^bb0(%arg315: tensor<1x32x1536xf32>, %arg316: tensor<1536xf32>, %arg317: tensor<f32>, %arg318: tensor<1536xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<1536xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %299 = graph.mul %arg316, %298 : tensor<1536xf32>
      %300 = graph.reshape %297 : tensor<1x1536xf32> -> tensor<1536xf32>
      %301 = graph.sub %300, %arg318 : tensor<1536xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %303 = graph.mul %302, %301 : tensor<1536xf32>
      %304 = graph.add %arg318, %303 : tensor<1536xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %306 = graph.mul %301, %305 : tensor<1536xf32>
      %307 = graph.sub %300, %306 : tensor<1536xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
      %309 = graph.select %308, %304, %307 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %311 = graph.mul %arg322, %310 : tensor<1536xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %313 = graph.mul %300, %312 : tensor<1536xf32>
      %314 = graph.mul %313, %300 : tensor<1536xf32>
      %315 = graph.add %311, %314 : tensor<1536xf32>
      %316 = graph.sqrt %315 : tensor<1536xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %318 = graph.div %316, %317 : tensor<1536xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %320 = graph.add %318, %319 : tensor<1536xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %322 = graph.mul %309, %321 : tensor<1536xf32>
      %323 = graph.div %322, %320 : tensor<1536xf32>
      %324 = graph.add %299, %323 : tensor<1536xf32>
      graph.yield %309, %315, %324 : tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>
    }
    %102 = graph.kernel "row" "row_sub_mul_add_101"(%96#1, %71#1, %71#0, %86) : (tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x256x384xf32>, %arg317: tensor<8x256x1xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.mul %arg315, %arg316 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.div %303, %299 : tensor<8x256x1xf32>
      %305 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %307 = graph.sub %arg315, %306 : tensor<8x256x384xf32>
      %308 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.mul %arg316, %309 : tensor<8x256x384xf32>
      %311 = graph.sub %307, %310 : tensor<8x256x384xf32>
      %312 = graph.reshape %arg317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %313 = graph.broadcast %312 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %314 = graph.mul %313, %311 : tensor<8x256x384xf32>
      %315 = graph.add %arg318, %314 : tensor<8x256x384xf32>
      graph.yield %315 : tensor<8x256x384xf32>
    }
    %103:2 = graph.kernel "column" "column_mul_reduce_reduce_102"(%96#0, %71#1) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %104:6 = graph.kernel "column" "column_mul_div_add_103"(%103#0, %103#1, %arg69, %1#1, %arg284, %1#2, %1#3, %1#4, %arg285, %1#5, %1#6, %9#0, %1#8, %9#1, %arg70, %arg287, %arg288, %9#3, %9#4) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %105 = graph.kernel "library" "library_pack_104"(%arg67) : (tensor<384x384xf32>) -> tensor<8x384x48xf32> {
    ^bb0(%arg315: tensor<384x384xf32>):
      %297 = graph.pack %arg315 : tensor<384x384xf32> -> tensor<8x384x48xf32>
      graph.yield %297 : tensor<8x384x48xf32>
    }
    %106 = graph.kernel "matmul" "matmul_105"(%102, %105) : (tensor<8x256x384xf32>, tensor<8x384x48xf32>) -> tensor<2048x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x384x48xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
      graph.yield %298 : tensor<2048x384xf32>
    }
    %107 = graph.kernel "library" "library_pack_106"(%68#1) : (tensor<8x256x6x64xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x6x64xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %108:3 = graph.kernel "matmul" "matmul_mul_div_add_107"(%102, %107, %arg67, %1#1, %arg278, %1#2, %1#3, %1#4, %arg279, %1#5, %1#6, %8#19, %1#8, %8#20) : (tensor<8x256x384xf32>, tensor<8x2048x48xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384x384xf32>, tensor<384x384xf32>, tensor<384x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<384x384xf32>, %arg318: tensor<f32>, %arg319: tensor<384x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<384x2048xf32>, tensor<8x2048x48xf32> -> tensor<384x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<384x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<384x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %304 = graph.mul %303, %302 : tensor<384x384xf32>
      %305 = graph.add %arg319, %304 : tensor<384x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %307 = graph.mul %302, %306 : tensor<384x384xf32>
      %308 = graph.sub %299, %307 : tensor<384x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %314 = graph.mul %299, %313 : tensor<384x384xf32>
      %315 = graph.mul %314, %299 : tensor<384x384xf32>
      %316 = graph.add %312, %315 : tensor<384x384xf32>
      %317 = graph.sqrt %316 : tensor<384x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %319 = graph.div %317, %318 : tensor<384x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %321 = graph.add %319, %320 : tensor<384x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %323 = graph.mul %310, %322 : tensor<384x384xf32>
      %324 = graph.div %323, %321 : tensor<384x384xf32>
      %325 = graph.add %301, %324 : tensor<384x384xf32>
      graph.yield %310, %316, %325 : tensor<384x384xf32>, tensor<384x384xf32>, tensor<384x384xf32>
    }
    %109 = graph.kernel "column" "column_reduce_108"(%102) : (tensor<8x256x384xf32>) -> tensor<1x16x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %298 : tensor<1x16x384xf32>
    }
    %110:3 = graph.kernel "column" "column_mul_div_add_109"(%109, %arg68, %1#1, %arg281, %1#2, %1#3, %1#4, %arg282, %1#5, %1#6, %8#22, %1#8, %8#23) : (tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<f32>, %arg318: tensor<384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %299 = graph.mul %arg316, %298 : tensor<384xf32>
      %300 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %301 = graph.sub %300, %arg318 : tensor<384xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %303 = graph.mul %302, %301 : tensor<384xf32>
      %304 = graph.add %arg318, %303 : tensor<384xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %306 = graph.mul %301, %305 : tensor<384xf32>
      %307 = graph.sub %300, %306 : tensor<384xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %309 = graph.select %308, %304, %307 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %311 = graph.mul %arg322, %310 : tensor<384xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %313 = graph.mul %300, %312 : tensor<384xf32>
      %314 = graph.mul %313, %300 : tensor<384xf32>
      %315 = graph.add %311, %314 : tensor<384xf32>
      %316 = graph.sqrt %315 : tensor<384xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %318 = graph.div %316, %317 : tensor<384xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %320 = graph.add %318, %319 : tensor<384xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %322 = graph.mul %309, %321 : tensor<384xf32>
      %323 = graph.div %322, %320 : tensor<384xf32>
      %324 = graph.add %299, %323 : tensor<384xf32>
      graph.yield %309, %315, %324 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %111 = graph.kernel "library" "library_attention_grad_concat_110"(%106, %67, %68#1, %68#0) : (tensor<2048x384xf32>, tensor<2048x1152xf32>, tensor<8x256x6x64xf32>, tensor<8x6x256xf32>) -> tensor<8x256x1152xf32> {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<2048x1152xf32>, %arg317: tensor<8x256x6x64xf32>, %arg318: tensor<8x6x256xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %299 = graph.reshape %arg316 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
      %300 = graph.slice %299 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %301 = graph.reshape %300 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %302 = graph.transpose %301 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %303 = graph.slice %299 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %304 = graph.reshape %303 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %305 = graph.transpose %304 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %306 = graph.slice %299 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %307 = graph.reshape %306 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %308 = graph.transpose %307 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %309 = graph.transpose %arg317 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %grad_query, %grad_key, %grad_value = graph.attention_grad %298, %302, %305, %308, %309, %arg318 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
      %310 = graph.transpose %grad_query {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %311 = graph.reshape %310 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %312 = graph.transpose %grad_key {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %313 = graph.reshape %312 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %314 = graph.transpose %grad_value {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %315 = graph.reshape %314 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %316 = graph.concat %311, %313, %315 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
      graph.yield %316 : tensor<8x256x1152xf32>
    }
    %112 = graph.kernel "library" "library_pack_111"(%arg65) : (tensor<1152x384xf32>) -> tensor<8x1152x48xf32> {
    ^bb0(%arg315: tensor<1152x384xf32>):
      %297 = graph.pack %arg315 : tensor<1152x384xf32> -> tensor<8x1152x48xf32>
      graph.yield %297 : tensor<8x1152x48xf32>
    }
    %113:2 = graph.kernel "matmul" "matmul_mul_112"(%111, %112, %arg63) : (tensor<8x256x1152xf32>, tensor<8x1152x48xf32>, tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1152xf32>, %arg316: tensor<8x1152x48xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
      %299 = graph.reshape %298 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %300 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %301 = graph.mul %299, %300 : tensor<8x256x384xf32>
      graph.yield %298, %301 : tensor<2048x384xf32>, tensor<8x256x384xf32>
    }
    %114 = graph.kernel "pointwise" "recompute_row_mul_mul_add_65_2"(%arg63, %arg64, %65#1) : (tensor<384xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>):
      %297 = graph.broadcast %arg315 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x384xf32>
      %299 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %300 = graph.add %298, %299 : tensor<8x256x384xf32>
      graph.yield %300 : tensor<8x256x384xf32>
    }
    %115 = graph.kernel "library" "library_pack_113"(%114) : (tensor<8x256x384xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %116:3 = graph.kernel "matmul" "matmul_mul_div_add_114"(%111, %115, %arg65, %1#1, %arg272, %1#2, %1#3, %1#4, %arg273, %1#5, %1#6, %8#13, %1#8, %8#14) : (tensor<8x256x1152xf32>, tensor<8x2048x48xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1152x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1152xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<1152x384xf32>, %arg318: tensor<f32>, %arg319: tensor<1152x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<1152x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<1152x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<1152x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %304 = graph.mul %303, %302 : tensor<1152x384xf32>
      %305 = graph.add %arg319, %304 : tensor<1152x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %307 = graph.mul %302, %306 : tensor<1152x384xf32>
      %308 = graph.sub %299, %307 : tensor<1152x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<1152x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %314 = graph.mul %299, %313 : tensor<1152x384xf32>
      %315 = graph.mul %314, %299 : tensor<1152x384xf32>
      %316 = graph.add %312, %315 : tensor<1152x384xf32>
      %317 = graph.sqrt %316 : tensor<1152x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %319 = graph.div %317, %318 : tensor<1152x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %321 = graph.add %319, %320 : tensor<1152x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %323 = graph.mul %310, %322 : tensor<1152x384xf32>
      %324 = graph.div %323, %321 : tensor<1152x384xf32>
      %325 = graph.add %301, %324 : tensor<1152x384xf32>
      graph.yield %310, %316, %325 : tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>
    }
    %117 = graph.kernel "column" "column_reduce_115"(%111) : (tensor<8x256x1152xf32>) -> tensor<1x32x1152xf32> {
    ^bb0(%arg315: tensor<8x256x1152xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
      graph.yield %298 : tensor<1x32x1152xf32>
    }
    %118:3 = graph.kernel "column" "column_mul_div_add_116"(%117, %arg66, %1#1, %arg275, %1#2, %1#3, %1#4, %arg276, %1#5, %1#6, %8#16, %1#8, %8#17) : (tensor<1x32x1152xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1152xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) {
    ^bb0(%arg315: tensor<1x32x1152xf32>, %arg316: tensor<1152xf32>, %arg317: tensor<f32>, %arg318: tensor<1152xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<1152xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %299 = graph.mul %arg316, %298 : tensor<1152xf32>
      %300 = graph.reshape %297 : tensor<1x1152xf32> -> tensor<1152xf32>
      %301 = graph.sub %300, %arg318 : tensor<1152xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %303 = graph.mul %302, %301 : tensor<1152xf32>
      %304 = graph.add %arg318, %303 : tensor<1152xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %306 = graph.mul %301, %305 : tensor<1152xf32>
      %307 = graph.sub %300, %306 : tensor<1152xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
      %309 = graph.select %308, %304, %307 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %311 = graph.mul %arg322, %310 : tensor<1152xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %313 = graph.mul %300, %312 : tensor<1152xf32>
      %314 = graph.mul %313, %300 : tensor<1152xf32>
      %315 = graph.add %311, %314 : tensor<1152xf32>
      %316 = graph.sqrt %315 : tensor<1152xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %318 = graph.div %316, %317 : tensor<1152xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %320 = graph.add %318, %319 : tensor<1152xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %322 = graph.mul %309, %321 : tensor<1152xf32>
      %323 = graph.div %322, %320 : tensor<1152xf32>
      %324 = graph.add %299, %323 : tensor<1152xf32>
      graph.yield %309, %315, %324 : tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>
    }
    %119 = graph.kernel "row" "row_sub_mul_add_117"(%113#1, %65#1, %65#0, %102) : (tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x256x384xf32>, %arg317: tensor<8x256x1xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.mul %arg315, %arg316 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.div %303, %299 : tensor<8x256x1xf32>
      %305 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %307 = graph.sub %arg315, %306 : tensor<8x256x384xf32>
      %308 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.mul %arg316, %309 : tensor<8x256x384xf32>
      %311 = graph.sub %307, %310 : tensor<8x256x384xf32>
      %312 = graph.reshape %arg317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %313 = graph.broadcast %312 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %314 = graph.mul %313, %311 : tensor<8x256x384xf32>
      %315 = graph.add %arg318, %314 : tensor<8x256x384xf32>
      graph.yield %315 : tensor<8x256x384xf32>
    }
    %120:2 = graph.kernel "column" "column_mul_reduce_reduce_118"(%113#0, %65#1) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %121:6 = graph.kernel "column" "column_mul_div_add_119"(%120#0, %120#1, %arg63, %1#1, %arg266, %1#2, %1#3, %1#4, %arg267, %1#5, %1#6, %8#7, %1#8, %8#8, %arg64, %arg269, %arg270, %8#10, %8#11) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %122 = graph.kernel "library" "library_pack_120"(%arg61) : (tensor<384x1536xf32>) -> tensor<32x384x48xf32> {
    ^bb0(%arg315: tensor<384x1536xf32>):
      %297 = graph.pack %arg315 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
      graph.yield %297 : tensor<32x384x48xf32>
    }
    %123 = graph.kernel "matmul" "matmul_mul_121"(%119, %122, %62#1) : (tensor<8x256x384xf32>, tensor<32x384x48xf32>, tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x384x48xf32>, %arg317: tensor<8x256x1536xf32>):
      %297 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x1536xf32>
      %299 = graph.erf %298 : tensor<8x256x1536xf32>
      %300 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %301 = graph.add %299, %300 : tensor<8x256x1536xf32>
      %302 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.mul %arg317, %arg317 : tensor<8x256x1536xf32>
      %305 = graph.constant dense<-5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %306 = graph.mul %304, %305 : tensor<8x256x1536xf32>
      %307 = graph.exp %306 : tensor<8x256x1536xf32>
      %308 = graph.constant dense<0.398942292> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %309 = graph.mul %307, %308 : tensor<8x256x1536xf32>
      %310 = graph.mul %arg317, %309 : tensor<8x256x1536xf32>
      %311 = graph.add %303, %310 : tensor<8x256x1536xf32>
      %312 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %313 = graph.matmul %312, %arg316 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
      %314 = graph.reshape %313 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
      %315 = graph.mul %314, %311 : tensor<8x256x1536xf32>
      graph.yield %315 : tensor<8x256x1536xf32>
    }
    %124 = graph.kernel "pointwise" "recompute_matmul_mul_mul_add_62_0"(%62#1) : (tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %298 = graph.mul %arg315, %297 : tensor<8x256x1536xf32>
      %299 = graph.erf %298 : tensor<8x256x1536xf32>
      %300 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %301 = graph.add %299, %300 : tensor<8x256x1536xf32>
      %302 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.mul %arg315, %303 : tensor<8x256x1536xf32>
      graph.yield %304 : tensor<8x256x1536xf32>
    }
    %125 = graph.kernel "library" "library_pack_122"(%124) : (tensor<8x256x1536xf32>) -> tensor<32x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.pack %297 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
      graph.yield %298 : tensor<32x2048x48xf32>
    }
    %126:3 = graph.kernel "matmul" "matmul_mul_div_add_123"(%119, %125, %arg61, %1#1, %arg260, %1#2, %1#3, %1#4, %arg261, %1#5, %1#6, %8#1, %1#8, %8#2) : (tensor<8x256x384xf32>, tensor<32x2048x48xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384x1536xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384x1536xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x2048x48xf32>, %arg317: tensor<384x1536xf32>, %arg318: tensor<f32>, %arg319: tensor<384x1536xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384x1536xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<384x2048xf32>, tensor<32x2048x48xf32> -> tensor<384x1536xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %301 = graph.mul %arg317, %300 : tensor<384x1536xf32>
      %302 = graph.sub %299, %arg319 : tensor<384x1536xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %304 = graph.mul %303, %302 : tensor<384x1536xf32>
      %305 = graph.add %arg319, %304 : tensor<384x1536xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %307 = graph.mul %302, %306 : tensor<384x1536xf32>
      %308 = graph.sub %299, %307 : tensor<384x1536xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
      %310 = graph.select %309, %305, %308 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %312 = graph.mul %arg323, %311 : tensor<384x1536xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %314 = graph.mul %299, %313 : tensor<384x1536xf32>
      %315 = graph.mul %314, %299 : tensor<384x1536xf32>
      %316 = graph.add %312, %315 : tensor<384x1536xf32>
      %317 = graph.sqrt %316 : tensor<384x1536xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %319 = graph.div %317, %318 : tensor<384x1536xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %321 = graph.add %319, %320 : tensor<384x1536xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %323 = graph.mul %310, %322 : tensor<384x1536xf32>
      %324 = graph.div %323, %321 : tensor<384x1536xf32>
      %325 = graph.add %301, %324 : tensor<384x1536xf32>
      graph.yield %310, %316, %325 : tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384x1536xf32>
    }
    %127 = graph.kernel "column" "column_reduce_124"(%119) : (tensor<8x256x384xf32>) -> tensor<1x16x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %298 : tensor<1x16x384xf32>
    }
    %128:3 = graph.kernel "column" "column_mul_div_add_125"(%127, %arg62, %1#1, %arg263, %1#2, %1#3, %1#4, %arg264, %1#5, %1#6, %8#4, %1#8, %8#5) : (tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<f32>, %arg318: tensor<384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %299 = graph.mul %arg316, %298 : tensor<384xf32>
      %300 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %301 = graph.sub %300, %arg318 : tensor<384xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %303 = graph.mul %302, %301 : tensor<384xf32>
      %304 = graph.add %arg318, %303 : tensor<384xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %306 = graph.mul %301, %305 : tensor<384xf32>
      %307 = graph.sub %300, %306 : tensor<384xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %309 = graph.select %308, %304, %307 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %311 = graph.mul %arg322, %310 : tensor<384xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %313 = graph.mul %300, %312 : tensor<384xf32>
      %314 = graph.mul %313, %300 : tensor<384xf32>
      %315 = graph.add %311, %314 : tensor<384xf32>
      %316 = graph.sqrt %315 : tensor<384xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %318 = graph.div %316, %317 : tensor<384xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %320 = graph.add %318, %319 : tensor<384xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %322 = graph.mul %309, %321 : tensor<384xf32>
      %323 = graph.div %322, %320 : tensor<384xf32>
      %324 = graph.add %299, %323 : tensor<384xf32>
      graph.yield %309, %315, %324 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %129 = graph.kernel "library" "library_pack_126"(%arg59) : (tensor<1536x384xf32>) -> tensor<8x1536x48xf32> {
    ^bb0(%arg315: tensor<1536x384xf32>):
      %297 = graph.pack %arg315 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
      graph.yield %297 : tensor<8x1536x48xf32>
    }
    %130:2 = graph.kernel "matmul" "matmul_mul_127"(%123, %129, %arg57) : (tensor<8x256x1536xf32>, tensor<8x1536x48xf32>, tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x1536x48xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
      %299 = graph.reshape %298 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %300 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %301 = graph.mul %299, %300 : tensor<8x256x384xf32>
      graph.yield %298, %301 : tensor<2048x384xf32>, tensor<8x256x384xf32>
    }
    %131 = graph.kernel "pointwise" "recompute_row_mul_mul_add_60_2"(%arg57, %arg58, %60#1) : (tensor<384xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>):
      %297 = graph.broadcast %arg315 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x384xf32>
      %299 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %300 = graph.add %298, %299 : tensor<8x256x384xf32>
      graph.yield %300 : tensor<8x256x384xf32>
    }
    %132 = graph.kernel "library" "library_pack_128"(%131) : (tensor<8x256x384xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %133:3 = graph.kernel "matmul" "matmul_mul_div_add_129"(%123, %132, %arg59, %1#1, %arg254, %1#2, %1#3, %1#4, %arg255, %1#5, %1#6, %7#21, %1#8, %7#22) : (tensor<8x256x1536xf32>, tensor<8x2048x48xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1536x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<1536x384xf32>, %arg318: tensor<f32>, %arg319: tensor<1536x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<1536x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<1536x2048xf32>, tensor<8x2048x48xf32> -> tensor<1536x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<1536x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<1536x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %304 = graph.mul %303, %302 : tensor<1536x384xf32>
      %305 = graph.add %arg319, %304 : tensor<1536x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %307 = graph.mul %302, %306 : tensor<1536x384xf32>
      %308 = graph.sub %299, %307 : tensor<1536x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<1536x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %314 = graph.mul %299, %313 : tensor<1536x384xf32>
      %315 = graph.mul %314, %299 : tensor<1536x384xf32>
      %316 = graph.add %312, %315 : tensor<1536x384xf32>
      %317 = graph.sqrt %316 : tensor<1536x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %319 = graph.div %317, %318 : tensor<1536x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %321 = graph.add %319, %320 : tensor<1536x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %323 = graph.mul %310, %322 : tensor<1536x384xf32>
      %324 = graph.div %323, %321 : tensor<1536x384xf32>
      %325 = graph.add %301, %324 : tensor<1536x384xf32>
      graph.yield %310, %316, %325 : tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536x384xf32>
    }
    %134 = graph.kernel "column" "column_reduce_130"(%123) : (tensor<8x256x1536xf32>) -> tensor<1x32x1536xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
      graph.yield %298 : tensor<1x32x1536xf32>
    }
    %135:3 = graph.kernel "column" "column_mul_div_add_131"(%134, %arg60, %1#1, %arg257, %1#2, %1#3, %1#4, %arg258, %1#5, %1#6, %7#24, %1#8, %7#25) : (tensor<1x32x1536xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1536xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>) {
    ^bb0(%arg315: tensor<1x32x1536xf32>, %arg316: tensor<1536xf32>, %arg317: tensor<f32>, %arg318: tensor<1536xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<1536xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %299 = graph.mul %arg316, %298 : tensor<1536xf32>
      %300 = graph.reshape %297 : tensor<1x1536xf32> -> tensor<1536xf32>
      %301 = graph.sub %300, %arg318 : tensor<1536xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %303 = graph.mul %302, %301 : tensor<1536xf32>
      %304 = graph.add %arg318, %303 : tensor<1536xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %306 = graph.mul %301, %305 : tensor<1536xf32>
      %307 = graph.sub %300, %306 : tensor<1536xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
      %309 = graph.select %308, %304, %307 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %311 = graph.mul %arg322, %310 : tensor<1536xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %313 = graph.mul %300, %312 : tensor<1536xf32>
      %314 = graph.mul %313, %300 : tensor<1536xf32>
      %315 = graph.add %311, %314 : tensor<1536xf32>
      %316 = graph.sqrt %315 : tensor<1536xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %318 = graph.div %316, %317 : tensor<1536xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %320 = graph.add %318, %319 : tensor<1536xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %322 = graph.mul %309, %321 : tensor<1536xf32>
      %323 = graph.div %322, %320 : tensor<1536xf32>
      %324 = graph.add %299, %323 : tensor<1536xf32>
      graph.yield %309, %315, %324 : tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>
    }
    %136 = graph.kernel "row" "row_sub_mul_add_132"(%130#1, %60#1, %60#0, %119) : (tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x256x384xf32>, %arg317: tensor<8x256x1xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.mul %arg315, %arg316 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.div %303, %299 : tensor<8x256x1xf32>
      %305 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %307 = graph.sub %arg315, %306 : tensor<8x256x384xf32>
      %308 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.mul %arg316, %309 : tensor<8x256x384xf32>
      %311 = graph.sub %307, %310 : tensor<8x256x384xf32>
      %312 = graph.reshape %arg317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %313 = graph.broadcast %312 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %314 = graph.mul %313, %311 : tensor<8x256x384xf32>
      %315 = graph.add %arg318, %314 : tensor<8x256x384xf32>
      graph.yield %315 : tensor<8x256x384xf32>
    }
    %137:2 = graph.kernel "column" "column_mul_reduce_reduce_133"(%130#0, %60#1) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %138:6 = graph.kernel "column" "column_mul_div_add_134"(%137#0, %137#1, %arg57, %1#1, %arg248, %1#2, %1#3, %1#4, %arg249, %1#5, %1#6, %7#15, %1#8, %7#16, %arg58, %arg251, %arg252, %7#18, %7#19) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %139 = graph.kernel "library" "library_pack_135"(%arg55) : (tensor<384x384xf32>) -> tensor<8x384x48xf32> {
    ^bb0(%arg315: tensor<384x384xf32>):
      %297 = graph.pack %arg315 : tensor<384x384xf32> -> tensor<8x384x48xf32>
      graph.yield %297 : tensor<8x384x48xf32>
    }
    %140 = graph.kernel "matmul" "matmul_136"(%136, %139) : (tensor<8x256x384xf32>, tensor<8x384x48xf32>) -> tensor<2048x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x384x48xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
      graph.yield %298 : tensor<2048x384xf32>
    }
    %141 = graph.kernel "library" "library_pack_137"(%57#1) : (tensor<8x256x6x64xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x6x64xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %142:3 = graph.kernel "matmul" "matmul_mul_div_add_138"(%136, %141, %arg55, %1#1, %arg242, %1#2, %1#3, %1#4, %arg243, %1#5, %1#6, %7#9, %1#8, %7#10) : (tensor<8x256x384xf32>, tensor<8x2048x48xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384x384xf32>, tensor<384x384xf32>, tensor<384x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<384x384xf32>, %arg318: tensor<f32>, %arg319: tensor<384x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<384x2048xf32>, tensor<8x2048x48xf32> -> tensor<384x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<384x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<384x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %304 = graph.mul %303, %302 : tensor<384x384xf32>
      %305 = graph.add %arg319, %304 : tensor<384x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %307 = graph.mul %302, %306 : tensor<384x384xf32>
      %308 = graph.sub %299, %307 : tensor<384x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %314 = graph.mul %299, %313 : tensor<384x384xf32>
      %315 = graph.mul %314, %299 : tensor<384x384xf32>
      %316 = graph.add %312, %315 : tensor<384x384xf32>
      %317 = graph.sqrt %316 : tensor<384x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %319 = graph.div %317, %318 : tensor<384x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %321 = graph.add %319, %320 : tensor<384x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %323 = graph.mul %310, %322 : tensor<384x384xf32>
      %324 = graph.div %323, %321 : tensor<384x384xf32>
      %325 = graph.add %301, %324 : tensor<384x384xf32>
      graph.yield %310, %316, %325 : tensor<384x384xf32>, tensor<384x384xf32>, tensor<384x384xf32>
    }
    %143 = graph.kernel "column" "column_reduce_139"(%136) : (tensor<8x256x384xf32>) -> tensor<1x16x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %298 : tensor<1x16x384xf32>
    }
    %144:3 = graph.kernel "column" "column_mul_div_add_140"(%143, %arg56, %1#1, %arg245, %1#2, %1#3, %1#4, %arg246, %1#5, %1#6, %7#12, %1#8, %7#13) : (tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<f32>, %arg318: tensor<384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %299 = graph.mul %arg316, %298 : tensor<384xf32>
      %300 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %301 = graph.sub %300, %arg318 : tensor<384xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %303 = graph.mul %302, %301 : tensor<384xf32>
      %304 = graph.add %arg318, %303 : tensor<384xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %306 = graph.mul %301, %305 : tensor<384xf32>
      %307 = graph.sub %300, %306 : tensor<384xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %309 = graph.select %308, %304, %307 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %311 = graph.mul %arg322, %310 : tensor<384xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %313 = graph.mul %300, %312 : tensor<384xf32>
      %314 = graph.mul %313, %300 : tensor<384xf32>
      %315 = graph.add %311, %314 : tensor<384xf32>
      %316 = graph.sqrt %315 : tensor<384xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %318 = graph.div %316, %317 : tensor<384xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %320 = graph.add %318, %319 : tensor<384xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %322 = graph.mul %309, %321 : tensor<384xf32>
      %323 = graph.div %322, %320 : tensor<384xf32>
      %324 = graph.add %299, %323 : tensor<384xf32>
      graph.yield %309, %315, %324 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %145 = graph.kernel "library" "library_attention_grad_concat_141"(%140, %56, %57#1, %57#0) : (tensor<2048x384xf32>, tensor<2048x1152xf32>, tensor<8x256x6x64xf32>, tensor<8x6x256xf32>) -> tensor<8x256x1152xf32> {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<2048x1152xf32>, %arg317: tensor<8x256x6x64xf32>, %arg318: tensor<8x6x256xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %299 = graph.reshape %arg316 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
      %300 = graph.slice %299 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %301 = graph.reshape %300 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %302 = graph.transpose %301 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %303 = graph.slice %299 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %304 = graph.reshape %303 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %305 = graph.transpose %304 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %306 = graph.slice %299 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %307 = graph.reshape %306 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %308 = graph.transpose %307 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %309 = graph.transpose %arg317 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %grad_query, %grad_key, %grad_value = graph.attention_grad %298, %302, %305, %308, %309, %arg318 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
      %310 = graph.transpose %grad_query {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %311 = graph.reshape %310 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %312 = graph.transpose %grad_key {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %313 = graph.reshape %312 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %314 = graph.transpose %grad_value {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %315 = graph.reshape %314 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %316 = graph.concat %311, %313, %315 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
      graph.yield %316 : tensor<8x256x1152xf32>
    }
    %146 = graph.kernel "library" "library_pack_142"(%arg53) : (tensor<1152x384xf32>) -> tensor<8x1152x48xf32> {
    ^bb0(%arg315: tensor<1152x384xf32>):
      %297 = graph.pack %arg315 : tensor<1152x384xf32> -> tensor<8x1152x48xf32>
      graph.yield %297 : tensor<8x1152x48xf32>
    }
    %147:2 = graph.kernel "matmul" "matmul_mul_143"(%145, %146, %arg51) : (tensor<8x256x1152xf32>, tensor<8x1152x48xf32>, tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1152xf32>, %arg316: tensor<8x1152x48xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
      %299 = graph.reshape %298 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %300 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %301 = graph.mul %299, %300 : tensor<8x256x384xf32>
      graph.yield %298, %301 : tensor<2048x384xf32>, tensor<8x256x384xf32>
    }
    %148 = graph.kernel "pointwise" "recompute_row_mul_mul_add_54_2"(%arg51, %arg52, %54#1) : (tensor<384xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>):
      %297 = graph.broadcast %arg315 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x384xf32>
      %299 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %300 = graph.add %298, %299 : tensor<8x256x384xf32>
      graph.yield %300 : tensor<8x256x384xf32>
    }
    %149 = graph.kernel "library" "library_pack_144"(%148) : (tensor<8x256x384xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %150:3 = graph.kernel "matmul" "matmul_mul_div_add_145"(%145, %149, %arg53, %1#1, %arg236, %1#2, %1#3, %1#4, %arg237, %1#5, %1#6, %7#3, %1#8, %7#4) : (tensor<8x256x1152xf32>, tensor<8x2048x48xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1152x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1152xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<1152x384xf32>, %arg318: tensor<f32>, %arg319: tensor<1152x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<1152x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<1152x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<1152x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %304 = graph.mul %303, %302 : tensor<1152x384xf32>
      %305 = graph.add %arg319, %304 : tensor<1152x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %307 = graph.mul %302, %306 : tensor<1152x384xf32>
      %308 = graph.sub %299, %307 : tensor<1152x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<1152x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %314 = graph.mul %299, %313 : tensor<1152x384xf32>
      %315 = graph.mul %314, %299 : tensor<1152x384xf32>
      %316 = graph.add %312, %315 : tensor<1152x384xf32>
      %317 = graph.sqrt %316 : tensor<1152x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %319 = graph.div %317, %318 : tensor<1152x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %321 = graph.add %319, %320 : tensor<1152x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %323 = graph.mul %310, %322 : tensor<1152x384xf32>
      %324 = graph.div %323, %321 : tensor<1152x384xf32>
      %325 = graph.add %301, %324 : tensor<1152x384xf32>
      graph.yield %310, %316, %325 : tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>
    }
    %151 = graph.kernel "column" "column_reduce_146"(%145) : (tensor<8x256x1152xf32>) -> tensor<1x32x1152xf32> {
    ^bb0(%arg315: tensor<8x256x1152xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
      graph.yield %298 : tensor<1x32x1152xf32>
    }
    %152:3 = graph.kernel "column" "column_mul_div_add_147"(%151, %arg54, %1#1, %arg239, %1#2, %1#3, %1#4, %arg240, %1#5, %1#6, %7#6, %1#8, %7#7) : (tensor<1x32x1152xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1152xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) {
    ^bb0(%arg315: tensor<1x32x1152xf32>, %arg316: tensor<1152xf32>, %arg317: tensor<f32>, %arg318: tensor<1152xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<1152xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %299 = graph.mul %arg316, %298 : tensor<1152xf32>
      %300 = graph.reshape %297 : tensor<1x1152xf32> -> tensor<1152xf32>
      %301 = graph.sub %300, %arg318 : tensor<1152xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %303 = graph.mul %302, %301 : tensor<1152xf32>
      %304 = graph.add %arg318, %303 : tensor<1152xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %306 = graph.mul %301, %305 : tensor<1152xf32>
      %307 = graph.sub %300, %306 : tensor<1152xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
      %309 = graph.select %308, %304, %307 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %311 = graph.mul %arg322, %310 : tensor<1152xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %313 = graph.mul %300, %312 : tensor<1152xf32>
      %314 = graph.mul %313, %300 : tensor<1152xf32>
      %315 = graph.add %311, %314 : tensor<1152xf32>
      %316 = graph.sqrt %315 : tensor<1152xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %318 = graph.div %316, %317 : tensor<1152xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %320 = graph.add %318, %319 : tensor<1152xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %322 = graph.mul %309, %321 : tensor<1152xf32>
      %323 = graph.div %322, %320 : tensor<1152xf32>
      %324 = graph.add %299, %323 : tensor<1152xf32>
      graph.yield %309, %315, %324 : tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>
    }
    %153 = graph.kernel "row" "row_sub_mul_add_148"(%147#1, %54#1, %54#0, %136) : (tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x256x384xf32>, %arg317: tensor<8x256x1xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.mul %arg315, %arg316 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.div %303, %299 : tensor<8x256x1xf32>
      %305 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %307 = graph.sub %arg315, %306 : tensor<8x256x384xf32>
      %308 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.mul %arg316, %309 : tensor<8x256x384xf32>
      %311 = graph.sub %307, %310 : tensor<8x256x384xf32>
      %312 = graph.reshape %arg317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %313 = graph.broadcast %312 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %314 = graph.mul %313, %311 : tensor<8x256x384xf32>
      %315 = graph.add %arg318, %314 : tensor<8x256x384xf32>
      graph.yield %315 : tensor<8x256x384xf32>
    }
    %154:2 = graph.kernel "column" "column_mul_reduce_reduce_149"(%147#0, %54#1) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %155:6 = graph.kernel "column" "column_mul_div_add_150"(%154#0, %154#1, %arg51, %1#1, %arg230, %1#2, %1#3, %1#4, %arg231, %1#5, %1#6, %6#24, %1#8, %6#25, %arg52, %arg233, %arg234, %7#0, %7#1) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %156 = graph.kernel "library" "library_pack_151"(%arg49) : (tensor<384x1536xf32>) -> tensor<32x384x48xf32> {
    ^bb0(%arg315: tensor<384x1536xf32>):
      %297 = graph.pack %arg315 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
      graph.yield %297 : tensor<32x384x48xf32>
    }
    %157 = graph.kernel "matmul" "matmul_mul_152"(%153, %156, %51#1) : (tensor<8x256x384xf32>, tensor<32x384x48xf32>, tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x384x48xf32>, %arg317: tensor<8x256x1536xf32>):
      %297 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x1536xf32>
      %299 = graph.erf %298 : tensor<8x256x1536xf32>
      %300 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %301 = graph.add %299, %300 : tensor<8x256x1536xf32>
      %302 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.mul %arg317, %arg317 : tensor<8x256x1536xf32>
      %305 = graph.constant dense<-5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %306 = graph.mul %304, %305 : tensor<8x256x1536xf32>
      %307 = graph.exp %306 : tensor<8x256x1536xf32>
      %308 = graph.constant dense<0.398942292> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %309 = graph.mul %307, %308 : tensor<8x256x1536xf32>
      %310 = graph.mul %arg317, %309 : tensor<8x256x1536xf32>
      %311 = graph.add %303, %310 : tensor<8x256x1536xf32>
      %312 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %313 = graph.matmul %312, %arg316 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
      %314 = graph.reshape %313 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
      %315 = graph.mul %314, %311 : tensor<8x256x1536xf32>
      graph.yield %315 : tensor<8x256x1536xf32>
    }
    %158 = graph.kernel "pointwise" "recompute_matmul_mul_mul_add_51_0"(%51#1) : (tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %298 = graph.mul %arg315, %297 : tensor<8x256x1536xf32>
      %299 = graph.erf %298 : tensor<8x256x1536xf32>
      %300 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %301 = graph.add %299, %300 : tensor<8x256x1536xf32>
      %302 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.mul %arg315, %303 : tensor<8x256x1536xf32>
      graph.yield %304 : tensor<8x256x1536xf32>
    }
    %159 = graph.kernel "library" "library_pack_153"(%158) : (tensor<8x256x1536xf32>) -> tensor<32x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.pack %297 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
      graph.yield %298 : tensor<32x2048x48xf32>
    }
    %160:3 = graph.kernel "matmul" "matmul_mul_div_add_154"(%153, %159, %arg49, %1#1, %arg224, %1#2, %1#3, %1#4, %arg225, %1#5, %1#6, %6#18, %1#8, %6#19) : (tensor<8x256x384xf32>, tensor<32x2048x48xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384x1536xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384x1536xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x2048x48xf32>, %arg317: tensor<384x1536xf32>, %arg318: tensor<f32>, %arg319: tensor<384x1536xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384x1536xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<384x2048xf32>, tensor<32x2048x48xf32> -> tensor<384x1536xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %301 = graph.mul %arg317, %300 : tensor<384x1536xf32>
      %302 = graph.sub %299, %arg319 : tensor<384x1536xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %304 = graph.mul %303, %302 : tensor<384x1536xf32>
      %305 = graph.add %arg319, %304 : tensor<384x1536xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %307 = graph.mul %302, %306 : tensor<384x1536xf32>
      %308 = graph.sub %299, %307 : tensor<384x1536xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
      %310 = graph.select %309, %305, %308 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %312 = graph.mul %arg323, %311 : tensor<384x1536xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %314 = graph.mul %299, %313 : tensor<384x1536xf32>
      %315 = graph.mul %314, %299 : tensor<384x1536xf32>
      %316 = graph.add %312, %315 : tensor<384x1536xf32>
      %317 = graph.sqrt %316 : tensor<384x1536xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %319 = graph.div %317, %318 : tensor<384x1536xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %321 = graph.add %319, %320 : tensor<384x1536xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %323 = graph.mul %310, %322 : tensor<384x1536xf32>
      %324 = graph.div %323, %321 : tensor<384x1536xf32>
      %325 = graph.add %301, %324 : tensor<384x1536xf32>
      graph.yield %310, %316, %325 : tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384x1536xf32>
    }
    %161 = graph.kernel "column" "column_reduce_155"(%153) : (tensor<8x256x384xf32>) -> tensor<1x16x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %298 : tensor<1x16x384xf32>
    }
    %162:3 = graph.kernel "column" "column_mul_div_add_156"(%161, %arg50, %1#1, %arg227, %1#2, %1#3, %1#4, %arg228, %1#5, %1#6, %6#21, %1#8, %6#22) : (tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<f32>, %arg318: tensor<384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %299 = graph.mul %arg316, %298 : tensor<384xf32>
      %300 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %301 = graph.sub %300, %arg318 : tensor<384xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %303 = graph.mul %302, %301 : tensor<384xf32>
      %304 = graph.add %arg318, %303 : tensor<384xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %306 = graph.mul %301, %305 : tensor<384xf32>
      %307 = graph.sub %300, %306 : tensor<384xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %309 = graph.select %308, %304, %307 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %311 = graph.mul %arg322, %310 : tensor<384xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %313 = graph.mul %300, %312 : tensor<384xf32>
      %314 = graph.mul %313, %300 : tensor<384xf32>
      %315 = graph.add %311, %314 : tensor<384xf32>
      %316 = graph.sqrt %315 : tensor<384xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %318 = graph.div %316, %317 : tensor<384xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %320 = graph.add %318, %319 : tensor<384xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %322 = graph.mul %309, %321 : tensor<384xf32>
      %323 = graph.div %322, %320 : tensor<384xf32>
      %324 = graph.add %299, %323 : tensor<384xf32>
      graph.yield %309, %315, %324 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %163 = graph.kernel "library" "library_pack_157"(%arg47) : (tensor<1536x384xf32>) -> tensor<8x1536x48xf32> {
    ^bb0(%arg315: tensor<1536x384xf32>):
      %297 = graph.pack %arg315 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
      graph.yield %297 : tensor<8x1536x48xf32>
    }
    %164:2 = graph.kernel "matmul" "matmul_mul_158"(%157, %163, %arg45) : (tensor<8x256x1536xf32>, tensor<8x1536x48xf32>, tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x1536x48xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
      %299 = graph.reshape %298 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %300 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %301 = graph.mul %299, %300 : tensor<8x256x384xf32>
      graph.yield %298, %301 : tensor<2048x384xf32>, tensor<8x256x384xf32>
    }
    %165 = graph.kernel "pointwise" "recompute_row_mul_mul_add_49_2"(%arg45, %arg46, %49#1) : (tensor<384xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>):
      %297 = graph.broadcast %arg315 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x384xf32>
      %299 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %300 = graph.add %298, %299 : tensor<8x256x384xf32>
      graph.yield %300 : tensor<8x256x384xf32>
    }
    %166 = graph.kernel "library" "library_pack_159"(%165) : (tensor<8x256x384xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %167:3 = graph.kernel "matmul" "matmul_mul_div_add_160"(%157, %166, %arg47, %1#1, %arg218, %1#2, %1#3, %1#4, %arg219, %1#5, %1#6, %6#12, %1#8, %6#13) : (tensor<8x256x1536xf32>, tensor<8x2048x48xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1536x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<1536x384xf32>, %arg318: tensor<f32>, %arg319: tensor<1536x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<1536x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<1536x2048xf32>, tensor<8x2048x48xf32> -> tensor<1536x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<1536x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<1536x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %304 = graph.mul %303, %302 : tensor<1536x384xf32>
      %305 = graph.add %arg319, %304 : tensor<1536x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %307 = graph.mul %302, %306 : tensor<1536x384xf32>
      %308 = graph.sub %299, %307 : tensor<1536x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<1536x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %314 = graph.mul %299, %313 : tensor<1536x384xf32>
      %315 = graph.mul %314, %299 : tensor<1536x384xf32>
      %316 = graph.add %312, %315 : tensor<1536x384xf32>
      %317 = graph.sqrt %316 : tensor<1536x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %319 = graph.div %317, %318 : tensor<1536x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %321 = graph.add %319, %320 : tensor<1536x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %323 = graph.mul %310, %322 : tensor<1536x384xf32>
      %324 = graph.div %323, %321 : tensor<1536x384xf32>
      %325 = graph.add %301, %324 : tensor<1536x384xf32>
      graph.yield %310, %316, %325 : tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536x384xf32>
    }
    %168 = graph.kernel "column" "column_reduce_161"(%157) : (tensor<8x256x1536xf32>) -> tensor<1x32x1536xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
      graph.yield %298 : tensor<1x32x1536xf32>
    }
    %169:3 = graph.kernel "column" "column_mul_div_add_162"(%168, %arg48, %1#1, %arg221, %1#2, %1#3, %1#4, %arg222, %1#5, %1#6, %6#15, %1#8, %6#16) : (tensor<1x32x1536xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1536xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>) {
    ^bb0(%arg315: tensor<1x32x1536xf32>, %arg316: tensor<1536xf32>, %arg317: tensor<f32>, %arg318: tensor<1536xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<1536xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %299 = graph.mul %arg316, %298 : tensor<1536xf32>
      %300 = graph.reshape %297 : tensor<1x1536xf32> -> tensor<1536xf32>
      %301 = graph.sub %300, %arg318 : tensor<1536xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %303 = graph.mul %302, %301 : tensor<1536xf32>
      %304 = graph.add %arg318, %303 : tensor<1536xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %306 = graph.mul %301, %305 : tensor<1536xf32>
      %307 = graph.sub %300, %306 : tensor<1536xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
      %309 = graph.select %308, %304, %307 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %311 = graph.mul %arg322, %310 : tensor<1536xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %313 = graph.mul %300, %312 : tensor<1536xf32>
      %314 = graph.mul %313, %300 : tensor<1536xf32>
      %315 = graph.add %311, %314 : tensor<1536xf32>
      %316 = graph.sqrt %315 : tensor<1536xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %318 = graph.div %316, %317 : tensor<1536xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %320 = graph.add %318, %319 : tensor<1536xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %322 = graph.mul %309, %321 : tensor<1536xf32>
      %323 = graph.div %322, %320 : tensor<1536xf32>
      %324 = graph.add %299, %323 : tensor<1536xf32>
      graph.yield %309, %315, %324 : tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>
    }
    %170 = graph.kernel "row" "row_sub_mul_add_163"(%164#1, %49#1, %49#0, %153) : (tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x256x384xf32>, %arg317: tensor<8x256x1xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.mul %arg315, %arg316 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.div %303, %299 : tensor<8x256x1xf32>
      %305 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %307 = graph.sub %arg315, %306 : tensor<8x256x384xf32>
      %308 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.mul %arg316, %309 : tensor<8x256x384xf32>
      %311 = graph.sub %307, %310 : tensor<8x256x384xf32>
      %312 = graph.reshape %arg317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %313 = graph.broadcast %312 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %314 = graph.mul %313, %311 : tensor<8x256x384xf32>
      %315 = graph.add %arg318, %314 : tensor<8x256x384xf32>
      graph.yield %315 : tensor<8x256x384xf32>
    }
    %171:2 = graph.kernel "column" "column_mul_reduce_reduce_164"(%164#0, %49#1) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %172:6 = graph.kernel "column" "column_mul_div_add_165"(%171#0, %171#1, %arg45, %1#1, %arg212, %1#2, %1#3, %1#4, %arg213, %1#5, %1#6, %6#6, %1#8, %6#7, %arg46, %arg215, %arg216, %6#9, %6#10) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %173 = graph.kernel "library" "library_pack_166"(%arg43) : (tensor<384x384xf32>) -> tensor<8x384x48xf32> {
    ^bb0(%arg315: tensor<384x384xf32>):
      %297 = graph.pack %arg315 : tensor<384x384xf32> -> tensor<8x384x48xf32>
      graph.yield %297 : tensor<8x384x48xf32>
    }
    %174 = graph.kernel "matmul" "matmul_167"(%170, %173) : (tensor<8x256x384xf32>, tensor<8x384x48xf32>) -> tensor<2048x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x384x48xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
      graph.yield %298 : tensor<2048x384xf32>
    }
    %175 = graph.kernel "library" "library_pack_168"(%46#1) : (tensor<8x256x6x64xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x6x64xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %176:3 = graph.kernel "matmul" "matmul_mul_div_add_169"(%170, %175, %arg43, %1#1, %arg206, %1#2, %1#3, %1#4, %arg207, %1#5, %1#6, %6#0, %1#8, %6#1) : (tensor<8x256x384xf32>, tensor<8x2048x48xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384x384xf32>, tensor<384x384xf32>, tensor<384x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<384x384xf32>, %arg318: tensor<f32>, %arg319: tensor<384x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<384x2048xf32>, tensor<8x2048x48xf32> -> tensor<384x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<384x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<384x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %304 = graph.mul %303, %302 : tensor<384x384xf32>
      %305 = graph.add %arg319, %304 : tensor<384x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %307 = graph.mul %302, %306 : tensor<384x384xf32>
      %308 = graph.sub %299, %307 : tensor<384x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %314 = graph.mul %299, %313 : tensor<384x384xf32>
      %315 = graph.mul %314, %299 : tensor<384x384xf32>
      %316 = graph.add %312, %315 : tensor<384x384xf32>
      %317 = graph.sqrt %316 : tensor<384x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %319 = graph.div %317, %318 : tensor<384x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %321 = graph.add %319, %320 : tensor<384x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %323 = graph.mul %310, %322 : tensor<384x384xf32>
      %324 = graph.div %323, %321 : tensor<384x384xf32>
      %325 = graph.add %301, %324 : tensor<384x384xf32>
      graph.yield %310, %316, %325 : tensor<384x384xf32>, tensor<384x384xf32>, tensor<384x384xf32>
    }
    %177 = graph.kernel "column" "column_reduce_170"(%170) : (tensor<8x256x384xf32>) -> tensor<1x16x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %298 : tensor<1x16x384xf32>
    }
    %178:3 = graph.kernel "column" "column_mul_div_add_171"(%177, %arg44, %1#1, %arg209, %1#2, %1#3, %1#4, %arg210, %1#5, %1#6, %6#3, %1#8, %6#4) : (tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<f32>, %arg318: tensor<384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %299 = graph.mul %arg316, %298 : tensor<384xf32>
      %300 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %301 = graph.sub %300, %arg318 : tensor<384xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %303 = graph.mul %302, %301 : tensor<384xf32>
      %304 = graph.add %arg318, %303 : tensor<384xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %306 = graph.mul %301, %305 : tensor<384xf32>
      %307 = graph.sub %300, %306 : tensor<384xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %309 = graph.select %308, %304, %307 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %311 = graph.mul %arg322, %310 : tensor<384xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %313 = graph.mul %300, %312 : tensor<384xf32>
      %314 = graph.mul %313, %300 : tensor<384xf32>
      %315 = graph.add %311, %314 : tensor<384xf32>
      %316 = graph.sqrt %315 : tensor<384xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %318 = graph.div %316, %317 : tensor<384xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %320 = graph.add %318, %319 : tensor<384xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %322 = graph.mul %309, %321 : tensor<384xf32>
      %323 = graph.div %322, %320 : tensor<384xf32>
      %324 = graph.add %299, %323 : tensor<384xf32>
      graph.yield %309, %315, %324 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %179 = graph.kernel "library" "library_attention_grad_concat_172"(%174, %45, %46#1, %46#0) : (tensor<2048x384xf32>, tensor<2048x1152xf32>, tensor<8x256x6x64xf32>, tensor<8x6x256xf32>) -> tensor<8x256x1152xf32> {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<2048x1152xf32>, %arg317: tensor<8x256x6x64xf32>, %arg318: tensor<8x6x256xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %299 = graph.reshape %arg316 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
      %300 = graph.slice %299 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %301 = graph.reshape %300 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %302 = graph.transpose %301 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %303 = graph.slice %299 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %304 = graph.reshape %303 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %305 = graph.transpose %304 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %306 = graph.slice %299 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %307 = graph.reshape %306 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %308 = graph.transpose %307 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %309 = graph.transpose %arg317 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %grad_query, %grad_key, %grad_value = graph.attention_grad %298, %302, %305, %308, %309, %arg318 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
      %310 = graph.transpose %grad_query {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %311 = graph.reshape %310 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %312 = graph.transpose %grad_key {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %313 = graph.reshape %312 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %314 = graph.transpose %grad_value {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %315 = graph.reshape %314 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %316 = graph.concat %311, %313, %315 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
      graph.yield %316 : tensor<8x256x1152xf32>
    }
    %180 = graph.kernel "library" "library_pack_173"(%arg41) : (tensor<1152x384xf32>) -> tensor<8x1152x48xf32> {
    ^bb0(%arg315: tensor<1152x384xf32>):
      %297 = graph.pack %arg315 : tensor<1152x384xf32> -> tensor<8x1152x48xf32>
      graph.yield %297 : tensor<8x1152x48xf32>
    }
    %181:2 = graph.kernel "matmul" "matmul_mul_174"(%179, %180, %arg39) : (tensor<8x256x1152xf32>, tensor<8x1152x48xf32>, tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1152xf32>, %arg316: tensor<8x1152x48xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
      %299 = graph.reshape %298 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %300 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %301 = graph.mul %299, %300 : tensor<8x256x384xf32>
      graph.yield %298, %301 : tensor<2048x384xf32>, tensor<8x256x384xf32>
    }
    %182 = graph.kernel "pointwise" "recompute_row_mul_mul_add_43_2"(%arg39, %arg40, %43#1) : (tensor<384xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>):
      %297 = graph.broadcast %arg315 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x384xf32>
      %299 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %300 = graph.add %298, %299 : tensor<8x256x384xf32>
      graph.yield %300 : tensor<8x256x384xf32>
    }
    %183 = graph.kernel "library" "library_pack_175"(%182) : (tensor<8x256x384xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %184:3 = graph.kernel "matmul" "matmul_mul_div_add_176"(%179, %183, %arg41, %1#1, %arg200, %1#2, %1#3, %1#4, %arg201, %1#5, %1#6, %5#20, %1#8, %5#21) : (tensor<8x256x1152xf32>, tensor<8x2048x48xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1152x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1152xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<1152x384xf32>, %arg318: tensor<f32>, %arg319: tensor<1152x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<1152x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<1152x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<1152x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %304 = graph.mul %303, %302 : tensor<1152x384xf32>
      %305 = graph.add %arg319, %304 : tensor<1152x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %307 = graph.mul %302, %306 : tensor<1152x384xf32>
      %308 = graph.sub %299, %307 : tensor<1152x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<1152x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %314 = graph.mul %299, %313 : tensor<1152x384xf32>
      %315 = graph.mul %314, %299 : tensor<1152x384xf32>
      %316 = graph.add %312, %315 : tensor<1152x384xf32>
      %317 = graph.sqrt %316 : tensor<1152x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %319 = graph.div %317, %318 : tensor<1152x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %321 = graph.add %319, %320 : tensor<1152x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %323 = graph.mul %310, %322 : tensor<1152x384xf32>
      %324 = graph.div %323, %321 : tensor<1152x384xf32>
      %325 = graph.add %301, %324 : tensor<1152x384xf32>
      graph.yield %310, %316, %325 : tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>
    }
    %185 = graph.kernel "column" "column_reduce_177"(%179) : (tensor<8x256x1152xf32>) -> tensor<1x32x1152xf32> {
    ^bb0(%arg315: tensor<8x256x1152xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
      graph.yield %298 : tensor<1x32x1152xf32>
    }
    %186:3 = graph.kernel "column" "column_mul_div_add_178"(%185, %arg42, %1#1, %arg203, %1#2, %1#3, %1#4, %arg204, %1#5, %1#6, %5#23, %1#8, %5#24) : (tensor<1x32x1152xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1152xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) {
    ^bb0(%arg315: tensor<1x32x1152xf32>, %arg316: tensor<1152xf32>, %arg317: tensor<f32>, %arg318: tensor<1152xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<1152xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %299 = graph.mul %arg316, %298 : tensor<1152xf32>
      %300 = graph.reshape %297 : tensor<1x1152xf32> -> tensor<1152xf32>
      %301 = graph.sub %300, %arg318 : tensor<1152xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %303 = graph.mul %302, %301 : tensor<1152xf32>
      %304 = graph.add %arg318, %303 : tensor<1152xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %306 = graph.mul %301, %305 : tensor<1152xf32>
      %307 = graph.sub %300, %306 : tensor<1152xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
      %309 = graph.select %308, %304, %307 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %311 = graph.mul %arg322, %310 : tensor<1152xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %313 = graph.mul %300, %312 : tensor<1152xf32>
      %314 = graph.mul %313, %300 : tensor<1152xf32>
      %315 = graph.add %311, %314 : tensor<1152xf32>
      %316 = graph.sqrt %315 : tensor<1152xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %318 = graph.div %316, %317 : tensor<1152xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %320 = graph.add %318, %319 : tensor<1152xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %322 = graph.mul %309, %321 : tensor<1152xf32>
      %323 = graph.div %322, %320 : tensor<1152xf32>
      %324 = graph.add %299, %323 : tensor<1152xf32>
      graph.yield %309, %315, %324 : tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>
    }
    %187 = graph.kernel "row" "row_sub_mul_add_179"(%181#1, %43#1, %43#0, %170) : (tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x256x384xf32>, %arg317: tensor<8x256x1xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.mul %arg315, %arg316 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.div %303, %299 : tensor<8x256x1xf32>
      %305 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %307 = graph.sub %arg315, %306 : tensor<8x256x384xf32>
      %308 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.mul %arg316, %309 : tensor<8x256x384xf32>
      %311 = graph.sub %307, %310 : tensor<8x256x384xf32>
      %312 = graph.reshape %arg317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %313 = graph.broadcast %312 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %314 = graph.mul %313, %311 : tensor<8x256x384xf32>
      %315 = graph.add %arg318, %314 : tensor<8x256x384xf32>
      graph.yield %315 : tensor<8x256x384xf32>
    }
    %188:2 = graph.kernel "column" "column_mul_reduce_reduce_180"(%181#0, %43#1) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %189:6 = graph.kernel "column" "column_mul_div_add_181"(%188#0, %188#1, %arg39, %1#1, %arg194, %1#2, %1#3, %1#4, %arg195, %1#5, %1#6, %5#14, %1#8, %5#15, %arg40, %arg197, %arg198, %5#17, %5#18) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %190 = graph.kernel "library" "library_pack_182"(%arg37) : (tensor<384x1536xf32>) -> tensor<32x384x48xf32> {
    ^bb0(%arg315: tensor<384x1536xf32>):
      %297 = graph.pack %arg315 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
      graph.yield %297 : tensor<32x384x48xf32>
    }
    %191 = graph.kernel "matmul" "matmul_mul_183"(%187, %190, %40#1) : (tensor<8x256x384xf32>, tensor<32x384x48xf32>, tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x384x48xf32>, %arg317: tensor<8x256x1536xf32>):
      %297 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x1536xf32>
      %299 = graph.erf %298 : tensor<8x256x1536xf32>
      %300 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %301 = graph.add %299, %300 : tensor<8x256x1536xf32>
      %302 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.mul %arg317, %arg317 : tensor<8x256x1536xf32>
      %305 = graph.constant dense<-5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %306 = graph.mul %304, %305 : tensor<8x256x1536xf32>
      %307 = graph.exp %306 : tensor<8x256x1536xf32>
      %308 = graph.constant dense<0.398942292> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %309 = graph.mul %307, %308 : tensor<8x256x1536xf32>
      %310 = graph.mul %arg317, %309 : tensor<8x256x1536xf32>
      %311 = graph.add %303, %310 : tensor<8x256x1536xf32>
      %312 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %313 = graph.matmul %312, %arg316 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
      %314 = graph.reshape %313 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
      %315 = graph.mul %314, %311 : tensor<8x256x1536xf32>
      graph.yield %315 : tensor<8x256x1536xf32>
    }
    %192 = graph.kernel "pointwise" "recompute_matmul_mul_mul_add_40_0"(%40#1) : (tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %298 = graph.mul %arg315, %297 : tensor<8x256x1536xf32>
      %299 = graph.erf %298 : tensor<8x256x1536xf32>
      %300 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %301 = graph.add %299, %300 : tensor<8x256x1536xf32>
      %302 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.mul %arg315, %303 : tensor<8x256x1536xf32>
      graph.yield %304 : tensor<8x256x1536xf32>
    }
    %193 = graph.kernel "library" "library_pack_184"(%192) : (tensor<8x256x1536xf32>) -> tensor<32x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.pack %297 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
      graph.yield %298 : tensor<32x2048x48xf32>
    }
    %194:3 = graph.kernel "matmul" "matmul_mul_div_add_185"(%187, %193, %arg37, %1#1, %arg188, %1#2, %1#3, %1#4, %arg189, %1#5, %1#6, %5#8, %1#8, %5#9) : (tensor<8x256x384xf32>, tensor<32x2048x48xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384x1536xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384x1536xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x2048x48xf32>, %arg317: tensor<384x1536xf32>, %arg318: tensor<f32>, %arg319: tensor<384x1536xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384x1536xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<384x2048xf32>, tensor<32x2048x48xf32> -> tensor<384x1536xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %301 = graph.mul %arg317, %300 : tensor<384x1536xf32>
      %302 = graph.sub %299, %arg319 : tensor<384x1536xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %304 = graph.mul %303, %302 : tensor<384x1536xf32>
      %305 = graph.add %arg319, %304 : tensor<384x1536xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %307 = graph.mul %302, %306 : tensor<384x1536xf32>
      %308 = graph.sub %299, %307 : tensor<384x1536xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
      %310 = graph.select %309, %305, %308 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %312 = graph.mul %arg323, %311 : tensor<384x1536xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %314 = graph.mul %299, %313 : tensor<384x1536xf32>
      %315 = graph.mul %314, %299 : tensor<384x1536xf32>
      %316 = graph.add %312, %315 : tensor<384x1536xf32>
      %317 = graph.sqrt %316 : tensor<384x1536xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %319 = graph.div %317, %318 : tensor<384x1536xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %321 = graph.add %319, %320 : tensor<384x1536xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %323 = graph.mul %310, %322 : tensor<384x1536xf32>
      %324 = graph.div %323, %321 : tensor<384x1536xf32>
      %325 = graph.add %301, %324 : tensor<384x1536xf32>
      graph.yield %310, %316, %325 : tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384x1536xf32>
    }
    %195 = graph.kernel "column" "column_reduce_186"(%187) : (tensor<8x256x384xf32>) -> tensor<1x16x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %298 : tensor<1x16x384xf32>
    }
    %196:3 = graph.kernel "column" "column_mul_div_add_187"(%195, %arg38, %1#1, %arg191, %1#2, %1#3, %1#4, %arg192, %1#5, %1#6, %5#11, %1#8, %5#12) : (tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<f32>, %arg318: tensor<384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %299 = graph.mul %arg316, %298 : tensor<384xf32>
      %300 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %301 = graph.sub %300, %arg318 : tensor<384xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %303 = graph.mul %302, %301 : tensor<384xf32>
      %304 = graph.add %arg318, %303 : tensor<384xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %306 = graph.mul %301, %305 : tensor<384xf32>
      %307 = graph.sub %300, %306 : tensor<384xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %309 = graph.select %308, %304, %307 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %311 = graph.mul %arg322, %310 : tensor<384xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %313 = graph.mul %300, %312 : tensor<384xf32>
      %314 = graph.mul %313, %300 : tensor<384xf32>
      %315 = graph.add %311, %314 : tensor<384xf32>
      %316 = graph.sqrt %315 : tensor<384xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %318 = graph.div %316, %317 : tensor<384xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %320 = graph.add %318, %319 : tensor<384xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %322 = graph.mul %309, %321 : tensor<384xf32>
      %323 = graph.div %322, %320 : tensor<384xf32>
      %324 = graph.add %299, %323 : tensor<384xf32>
      graph.yield %309, %315, %324 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %197 = graph.kernel "library" "library_pack_188"(%arg35) : (tensor<1536x384xf32>) -> tensor<8x1536x48xf32> {
    ^bb0(%arg315: tensor<1536x384xf32>):
      %297 = graph.pack %arg315 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
      graph.yield %297 : tensor<8x1536x48xf32>
    }
    %198:2 = graph.kernel "matmul" "matmul_mul_189"(%191, %197, %arg33) : (tensor<8x256x1536xf32>, tensor<8x1536x48xf32>, tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x1536x48xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
      %299 = graph.reshape %298 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %300 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %301 = graph.mul %299, %300 : tensor<8x256x384xf32>
      graph.yield %298, %301 : tensor<2048x384xf32>, tensor<8x256x384xf32>
    }
    %199 = graph.kernel "pointwise" "recompute_row_mul_mul_add_38_2"(%arg33, %arg34, %38#1) : (tensor<384xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>):
      %297 = graph.broadcast %arg315 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x384xf32>
      %299 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %300 = graph.add %298, %299 : tensor<8x256x384xf32>
      graph.yield %300 : tensor<8x256x384xf32>
    }
    %200 = graph.kernel "library" "library_pack_190"(%199) : (tensor<8x256x384xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %201:3 = graph.kernel "matmul" "matmul_mul_div_add_191"(%191, %200, %arg35, %1#1, %arg182, %1#2, %1#3, %1#4, %arg183, %1#5, %1#6, %5#2, %1#8, %5#3) : (tensor<8x256x1536xf32>, tensor<8x2048x48xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1536x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<1536x384xf32>, %arg318: tensor<f32>, %arg319: tensor<1536x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<1536x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<1536x2048xf32>, tensor<8x2048x48xf32> -> tensor<1536x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<1536x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<1536x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %304 = graph.mul %303, %302 : tensor<1536x384xf32>
      %305 = graph.add %arg319, %304 : tensor<1536x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %307 = graph.mul %302, %306 : tensor<1536x384xf32>
      %308 = graph.sub %299, %307 : tensor<1536x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<1536x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %314 = graph.mul %299, %313 : tensor<1536x384xf32>
      %315 = graph.mul %314, %299 : tensor<1536x384xf32>
      %316 = graph.add %312, %315 : tensor<1536x384xf32>
      %317 = graph.sqrt %316 : tensor<1536x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %319 = graph.div %317, %318 : tensor<1536x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %321 = graph.add %319, %320 : tensor<1536x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %323 = graph.mul %310, %322 : tensor<1536x384xf32>
      %324 = graph.div %323, %321 : tensor<1536x384xf32>
      %325 = graph.add %301, %324 : tensor<1536x384xf32>
      graph.yield %310, %316, %325 : tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536x384xf32>
    }
    %202 = graph.kernel "column" "column_reduce_192"(%191) : (tensor<8x256x1536xf32>) -> tensor<1x32x1536xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
      graph.yield %298 : tensor<1x32x1536xf32>
    }
    %203:3 = graph.kernel "column" "column_mul_div_add_193"(%202, %arg36, %1#1, %arg185, %1#2, %1#3, %1#4, %arg186, %1#5, %1#6, %5#5, %1#8, %5#6) : (tensor<1x32x1536xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1536xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>) {
    ^bb0(%arg315: tensor<1x32x1536xf32>, %arg316: tensor<1536xf32>, %arg317: tensor<f32>, %arg318: tensor<1536xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<1536xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %299 = graph.mul %arg316, %298 : tensor<1536xf32>
      %300 = graph.reshape %297 : tensor<1x1536xf32> -> tensor<1536xf32>
      %301 = graph.sub %300, %arg318 : tensor<1536xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %303 = graph.mul %302, %301 : tensor<1536xf32>
      %304 = graph.add %arg318, %303 : tensor<1536xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %306 = graph.mul %301, %305 : tensor<1536xf32>
      %307 = graph.sub %300, %306 : tensor<1536xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
      %309 = graph.select %308, %304, %307 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %311 = graph.mul %arg322, %310 : tensor<1536xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %313 = graph.mul %300, %312 : tensor<1536xf32>
      %314 = graph.mul %313, %300 : tensor<1536xf32>
      %315 = graph.add %311, %314 : tensor<1536xf32>
      %316 = graph.sqrt %315 : tensor<1536xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %318 = graph.div %316, %317 : tensor<1536xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %320 = graph.add %318, %319 : tensor<1536xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %322 = graph.mul %309, %321 : tensor<1536xf32>
      %323 = graph.div %322, %320 : tensor<1536xf32>
      %324 = graph.add %299, %323 : tensor<1536xf32>
      graph.yield %309, %315, %324 : tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>
    }
    %204 = graph.kernel "row" "row_sub_mul_add_194"(%198#1, %38#1, %38#0, %187) : (tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x256x384xf32>, %arg317: tensor<8x256x1xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.mul %arg315, %arg316 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.div %303, %299 : tensor<8x256x1xf32>
      %305 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %307 = graph.sub %arg315, %306 : tensor<8x256x384xf32>
      %308 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.mul %arg316, %309 : tensor<8x256x384xf32>
      %311 = graph.sub %307, %310 : tensor<8x256x384xf32>
      %312 = graph.reshape %arg317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %313 = graph.broadcast %312 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %314 = graph.mul %313, %311 : tensor<8x256x384xf32>
      %315 = graph.add %arg318, %314 : tensor<8x256x384xf32>
      graph.yield %315 : tensor<8x256x384xf32>
    }
    %205:2 = graph.kernel "column" "column_mul_reduce_reduce_195"(%198#0, %38#1) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %206:6 = graph.kernel "column" "column_mul_div_add_196"(%205#0, %205#1, %arg33, %1#1, %arg176, %1#2, %1#3, %1#4, %arg177, %1#5, %1#6, %4#21, %1#8, %4#22, %arg34, %arg179, %arg180, %4#25, %5#0) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %207 = graph.kernel "library" "library_pack_197"(%arg31) : (tensor<384x384xf32>) -> tensor<8x384x48xf32> {
    ^bb0(%arg315: tensor<384x384xf32>):
      %297 = graph.pack %arg315 : tensor<384x384xf32> -> tensor<8x384x48xf32>
      graph.yield %297 : tensor<8x384x48xf32>
    }
    %208 = graph.kernel "matmul" "matmul_198"(%204, %207) : (tensor<8x256x384xf32>, tensor<8x384x48xf32>) -> tensor<2048x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x384x48xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
      graph.yield %298 : tensor<2048x384xf32>
    }
    %209 = graph.kernel "library" "library_pack_199"(%35#1) : (tensor<8x256x6x64xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x6x64xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %210:3 = graph.kernel "matmul" "matmul_mul_div_add_200"(%204, %209, %arg31, %1#1, %arg170, %1#2, %1#3, %1#4, %arg171, %1#5, %1#6, %4#15, %1#8, %4#16) : (tensor<8x256x384xf32>, tensor<8x2048x48xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384x384xf32>, tensor<384x384xf32>, tensor<384x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<384x384xf32>, %arg318: tensor<f32>, %arg319: tensor<384x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<384x2048xf32>, tensor<8x2048x48xf32> -> tensor<384x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<384x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<384x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %304 = graph.mul %303, %302 : tensor<384x384xf32>
      %305 = graph.add %arg319, %304 : tensor<384x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %307 = graph.mul %302, %306 : tensor<384x384xf32>
      %308 = graph.sub %299, %307 : tensor<384x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %314 = graph.mul %299, %313 : tensor<384x384xf32>
      %315 = graph.mul %314, %299 : tensor<384x384xf32>
      %316 = graph.add %312, %315 : tensor<384x384xf32>
      %317 = graph.sqrt %316 : tensor<384x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %319 = graph.div %317, %318 : tensor<384x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %321 = graph.add %319, %320 : tensor<384x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %323 = graph.mul %310, %322 : tensor<384x384xf32>
      %324 = graph.div %323, %321 : tensor<384x384xf32>
      %325 = graph.add %301, %324 : tensor<384x384xf32>
      graph.yield %310, %316, %325 : tensor<384x384xf32>, tensor<384x384xf32>, tensor<384x384xf32>
    }
    %211 = graph.kernel "column" "column_reduce_201"(%204) : (tensor<8x256x384xf32>) -> tensor<1x16x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %298 : tensor<1x16x384xf32>
    }
    %212:3 = graph.kernel "column" "column_mul_div_add_202"(%211, %arg32, %1#1, %arg173, %1#2, %1#3, %1#4, %arg174, %1#5, %1#6, %4#18, %1#8, %4#19) : (tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<f32>, %arg318: tensor<384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %299 = graph.mul %arg316, %298 : tensor<384xf32>
      %300 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %301 = graph.sub %300, %arg318 : tensor<384xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %303 = graph.mul %302, %301 : tensor<384xf32>
      %304 = graph.add %arg318, %303 : tensor<384xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %306 = graph.mul %301, %305 : tensor<384xf32>
      %307 = graph.sub %300, %306 : tensor<384xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %309 = graph.select %308, %304, %307 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %311 = graph.mul %arg322, %310 : tensor<384xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %313 = graph.mul %300, %312 : tensor<384xf32>
      %314 = graph.mul %313, %300 : tensor<384xf32>
      %315 = graph.add %311, %314 : tensor<384xf32>
      %316 = graph.sqrt %315 : tensor<384xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %318 = graph.div %316, %317 : tensor<384xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %320 = graph.add %318, %319 : tensor<384xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %322 = graph.mul %309, %321 : tensor<384xf32>
      %323 = graph.div %322, %320 : tensor<384xf32>
      %324 = graph.add %299, %323 : tensor<384xf32>
      graph.yield %309, %315, %324 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %213 = graph.kernel "library" "library_attention_grad_concat_203"(%208, %34, %35#1, %35#0) : (tensor<2048x384xf32>, tensor<2048x1152xf32>, tensor<8x256x6x64xf32>, tensor<8x6x256xf32>) -> tensor<8x256x1152xf32> {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<2048x1152xf32>, %arg317: tensor<8x256x6x64xf32>, %arg318: tensor<8x6x256xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %299 = graph.reshape %arg316 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
      %300 = graph.slice %299 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %301 = graph.reshape %300 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %302 = graph.transpose %301 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %303 = graph.slice %299 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %304 = graph.reshape %303 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %305 = graph.transpose %304 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %306 = graph.slice %299 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %307 = graph.reshape %306 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %308 = graph.transpose %307 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %309 = graph.transpose %arg317 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %grad_query, %grad_key, %grad_value = graph.attention_grad %298, %302, %305, %308, %309, %arg318 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
      %310 = graph.transpose %grad_query {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %311 = graph.reshape %310 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %312 = graph.transpose %grad_key {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %313 = graph.reshape %312 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %314 = graph.transpose %grad_value {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %315 = graph.reshape %314 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %316 = graph.concat %311, %313, %315 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
      graph.yield %316 : tensor<8x256x1152xf32>
    }
    %214 = graph.kernel "library" "library_pack_204"(%arg29) : (tensor<1152x384xf32>) -> tensor<8x1152x48xf32> {
    ^bb0(%arg315: tensor<1152x384xf32>):
      %297 = graph.pack %arg315 : tensor<1152x384xf32> -> tensor<8x1152x48xf32>
      graph.yield %297 : tensor<8x1152x48xf32>
    }
    %215:2 = graph.kernel "matmul" "matmul_mul_205"(%213, %214, %arg27) : (tensor<8x256x1152xf32>, tensor<8x1152x48xf32>, tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1152xf32>, %arg316: tensor<8x1152x48xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
      %299 = graph.reshape %298 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %300 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %301 = graph.mul %299, %300 : tensor<8x256x384xf32>
      graph.yield %298, %301 : tensor<2048x384xf32>, tensor<8x256x384xf32>
    }
    %216 = graph.kernel "pointwise" "recompute_row_mul_mul_add_32_2"(%arg27, %arg28, %32#1) : (tensor<384xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>):
      %297 = graph.broadcast %arg315 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x384xf32>
      %299 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %300 = graph.add %298, %299 : tensor<8x256x384xf32>
      graph.yield %300 : tensor<8x256x384xf32>
    }
    %217 = graph.kernel "library" "library_pack_206"(%216) : (tensor<8x256x384xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %218:3 = graph.kernel "matmul" "matmul_mul_div_add_207"(%213, %217, %arg29, %1#1, %arg164, %1#2, %1#3, %1#4, %arg165, %1#5, %1#6, %4#9, %1#8, %4#10) : (tensor<8x256x1152xf32>, tensor<8x2048x48xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1152x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1152xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<1152x384xf32>, %arg318: tensor<f32>, %arg319: tensor<1152x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<1152x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<1152x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<1152x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %304 = graph.mul %303, %302 : tensor<1152x384xf32>
      %305 = graph.add %arg319, %304 : tensor<1152x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %307 = graph.mul %302, %306 : tensor<1152x384xf32>
      %308 = graph.sub %299, %307 : tensor<1152x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<1152x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %314 = graph.mul %299, %313 : tensor<1152x384xf32>
      %315 = graph.mul %314, %299 : tensor<1152x384xf32>
      %316 = graph.add %312, %315 : tensor<1152x384xf32>
      %317 = graph.sqrt %316 : tensor<1152x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %319 = graph.div %317, %318 : tensor<1152x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %321 = graph.add %319, %320 : tensor<1152x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %323 = graph.mul %310, %322 : tensor<1152x384xf32>
      %324 = graph.div %323, %321 : tensor<1152x384xf32>
      %325 = graph.add %301, %324 : tensor<1152x384xf32>
      graph.yield %310, %316, %325 : tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>
    }
    %219 = graph.kernel "column" "column_reduce_208"(%213) : (tensor<8x256x1152xf32>) -> tensor<1x32x1152xf32> {
    ^bb0(%arg315: tensor<8x256x1152xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
      graph.yield %298 : tensor<1x32x1152xf32>
    }
    %220:3 = graph.kernel "column" "column_mul_div_add_209"(%219, %arg30, %1#1, %arg167, %1#2, %1#3, %1#4, %arg168, %1#5, %1#6, %4#12, %1#8, %4#13) : (tensor<1x32x1152xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1152xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) {
    ^bb0(%arg315: tensor<1x32x1152xf32>, %arg316: tensor<1152xf32>, %arg317: tensor<f32>, %arg318: tensor<1152xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<1152xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %299 = graph.mul %arg316, %298 : tensor<1152xf32>
      %300 = graph.reshape %297 : tensor<1x1152xf32> -> tensor<1152xf32>
      %301 = graph.sub %300, %arg318 : tensor<1152xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %303 = graph.mul %302, %301 : tensor<1152xf32>
      %304 = graph.add %arg318, %303 : tensor<1152xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %306 = graph.mul %301, %305 : tensor<1152xf32>
      %307 = graph.sub %300, %306 : tensor<1152xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
      %309 = graph.select %308, %304, %307 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %311 = graph.mul %arg322, %310 : tensor<1152xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %313 = graph.mul %300, %312 : tensor<1152xf32>
      %314 = graph.mul %313, %300 : tensor<1152xf32>
      %315 = graph.add %311, %314 : tensor<1152xf32>
      %316 = graph.sqrt %315 : tensor<1152xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %318 = graph.div %316, %317 : tensor<1152xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %320 = graph.add %318, %319 : tensor<1152xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %322 = graph.mul %309, %321 : tensor<1152xf32>
      %323 = graph.div %322, %320 : tensor<1152xf32>
      %324 = graph.add %299, %323 : tensor<1152xf32>
      graph.yield %309, %315, %324 : tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>
    }
    %221 = graph.kernel "row" "row_sub_mul_add_210"(%215#1, %32#1, %32#0, %204) : (tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x256x384xf32>, %arg317: tensor<8x256x1xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.mul %arg315, %arg316 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.div %303, %299 : tensor<8x256x1xf32>
      %305 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %307 = graph.sub %arg315, %306 : tensor<8x256x384xf32>
      %308 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.mul %arg316, %309 : tensor<8x256x384xf32>
      %311 = graph.sub %307, %310 : tensor<8x256x384xf32>
      %312 = graph.reshape %arg317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %313 = graph.broadcast %312 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %314 = graph.mul %313, %311 : tensor<8x256x384xf32>
      %315 = graph.add %arg318, %314 : tensor<8x256x384xf32>
      graph.yield %315 : tensor<8x256x384xf32>
    }
    %222:2 = graph.kernel "column" "column_mul_reduce_reduce_211"(%215#0, %32#1) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %223:6 = graph.kernel "column" "column_mul_div_add_212"(%222#0, %222#1, %arg27, %1#1, %arg158, %1#2, %1#3, %1#4, %arg159, %1#5, %1#6, %4#3, %1#8, %4#4, %arg28, %arg161, %arg162, %4#6, %4#7) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %224 = graph.kernel "library" "library_pack_213"(%arg25) : (tensor<384x1536xf32>) -> tensor<32x384x48xf32> {
    ^bb0(%arg315: tensor<384x1536xf32>):
      %297 = graph.pack %arg315 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
      graph.yield %297 : tensor<32x384x48xf32>
    }
    %225 = graph.kernel "matmul" "matmul_mul_214"(%221, %224, %29#1) : (tensor<8x256x384xf32>, tensor<32x384x48xf32>, tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x384x48xf32>, %arg317: tensor<8x256x1536xf32>):
      %297 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x1536xf32>
      %299 = graph.erf %298 : tensor<8x256x1536xf32>
      %300 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %301 = graph.add %299, %300 : tensor<8x256x1536xf32>
      %302 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.mul %arg317, %arg317 : tensor<8x256x1536xf32>
      %305 = graph.constant dense<-5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %306 = graph.mul %304, %305 : tensor<8x256x1536xf32>
      %307 = graph.exp %306 : tensor<8x256x1536xf32>
      %308 = graph.constant dense<0.398942292> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %309 = graph.mul %307, %308 : tensor<8x256x1536xf32>
      %310 = graph.mul %arg317, %309 : tensor<8x256x1536xf32>
      %311 = graph.add %303, %310 : tensor<8x256x1536xf32>
      %312 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %313 = graph.matmul %312, %arg316 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
      %314 = graph.reshape %313 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
      %315 = graph.mul %314, %311 : tensor<8x256x1536xf32>
      graph.yield %315 : tensor<8x256x1536xf32>
    }
    %226 = graph.kernel "pointwise" "recompute_matmul_mul_mul_add_29_0"(%29#1) : (tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %298 = graph.mul %arg315, %297 : tensor<8x256x1536xf32>
      %299 = graph.erf %298 : tensor<8x256x1536xf32>
      %300 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %301 = graph.add %299, %300 : tensor<8x256x1536xf32>
      %302 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.mul %arg315, %303 : tensor<8x256x1536xf32>
      graph.yield %304 : tensor<8x256x1536xf32>
    }
    %227 = graph.kernel "library" "library_pack_215"(%226) : (tensor<8x256x1536xf32>) -> tensor<32x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.pack %297 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
      graph.yield %298 : tensor<32x2048x48xf32>
    }
    %228:3 = graph.kernel "matmul" "matmul_mul_div_add_216"(%221, %227, %arg25, %1#1, %arg152, %1#2, %1#3, %1#4, %arg153, %1#5, %1#6, %3#24, %1#8, %3#25) : (tensor<8x256x384xf32>, tensor<32x2048x48xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384x1536xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384x1536xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x2048x48xf32>, %arg317: tensor<384x1536xf32>, %arg318: tensor<f32>, %arg319: tensor<384x1536xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384x1536xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<384x2048xf32>, tensor<32x2048x48xf32> -> tensor<384x1536xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %301 = graph.mul %arg317, %300 : tensor<384x1536xf32>
      %302 = graph.sub %299, %arg319 : tensor<384x1536xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %304 = graph.mul %303, %302 : tensor<384x1536xf32>
      %305 = graph.add %arg319, %304 : tensor<384x1536xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %307 = graph.mul %302, %306 : tensor<384x1536xf32>
      %308 = graph.sub %299, %307 : tensor<384x1536xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
      %310 = graph.select %309, %305, %308 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %312 = graph.mul %arg323, %311 : tensor<384x1536xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %314 = graph.mul %299, %313 : tensor<384x1536xf32>
      %315 = graph.mul %314, %299 : tensor<384x1536xf32>
      %316 = graph.add %312, %315 : tensor<384x1536xf32>
      %317 = graph.sqrt %316 : tensor<384x1536xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %319 = graph.div %317, %318 : tensor<384x1536xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %321 = graph.add %319, %320 : tensor<384x1536xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %323 = graph.mul %310, %322 : tensor<384x1536xf32>
      %324 = graph.div %323, %321 : tensor<384x1536xf32>
      %325 = graph.add %301, %324 : tensor<384x1536xf32>
      graph.yield %310, %316, %325 : tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384x1536xf32>
    }
    %229 = graph.kernel "column" "column_reduce_217"(%221) : (tensor<8x256x384xf32>) -> tensor<1x16x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %298 : tensor<1x16x384xf32>
    }
    %230:3 = graph.kernel "column" "column_mul_div_add_218"(%229, %arg26, %1#1, %arg155, %1#2, %1#3, %1#4, %arg156, %1#5, %1#6, %4#0, %1#8, %4#1) : (tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<f32>, %arg318: tensor<384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %299 = graph.mul %arg316, %298 : tensor<384xf32>
      %300 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %301 = graph.sub %300, %arg318 : tensor<384xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %303 = graph.mul %302, %301 : tensor<384xf32>
      %304 = graph.add %arg318, %303 : tensor<384xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %306 = graph.mul %301, %305 : tensor<384xf32>
      %307 = graph.sub %300, %306 : tensor<384xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %309 = graph.select %308, %304, %307 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %311 = graph.mul %arg322, %310 : tensor<384xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %313 = graph.mul %300, %312 : tensor<384xf32>
      %314 = graph.mul %313, %300 : tensor<384xf32>
      %315 = graph.add %311, %314 : tensor<384xf32>
      %316 = graph.sqrt %315 : tensor<384xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %318 = graph.div %316, %317 : tensor<384xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %320 = graph.add %318, %319 : tensor<384xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %322 = graph.mul %309, %321 : tensor<384xf32>
      %323 = graph.div %322, %320 : tensor<384xf32>
      %324 = graph.add %299, %323 : tensor<384xf32>
      graph.yield %309, %315, %324 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %231 = graph.kernel "library" "library_pack_219"(%arg23) : (tensor<1536x384xf32>) -> tensor<8x1536x48xf32> {
    ^bb0(%arg315: tensor<1536x384xf32>):
      %297 = graph.pack %arg315 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
      graph.yield %297 : tensor<8x1536x48xf32>
    }
    %232:2 = graph.kernel "matmul" "matmul_mul_220"(%225, %231, %arg21) : (tensor<8x256x1536xf32>, tensor<8x1536x48xf32>, tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x1536x48xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
      %299 = graph.reshape %298 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %300 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %301 = graph.mul %299, %300 : tensor<8x256x384xf32>
      graph.yield %298, %301 : tensor<2048x384xf32>, tensor<8x256x384xf32>
    }
    %233 = graph.kernel "pointwise" "recompute_row_mul_mul_add_27_2"(%arg21, %arg22, %27#1) : (tensor<384xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>):
      %297 = graph.broadcast %arg315 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x384xf32>
      %299 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %300 = graph.add %298, %299 : tensor<8x256x384xf32>
      graph.yield %300 : tensor<8x256x384xf32>
    }
    %234 = graph.kernel "library" "library_pack_221"(%233) : (tensor<8x256x384xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %235:3 = graph.kernel "matmul" "matmul_mul_div_add_222"(%225, %234, %arg23, %1#1, %arg146, %1#2, %1#3, %1#4, %arg147, %1#5, %1#6, %3#18, %1#8, %3#19) : (tensor<8x256x1536xf32>, tensor<8x2048x48xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1536x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<1536x384xf32>, %arg318: tensor<f32>, %arg319: tensor<1536x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<1536x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<1536x2048xf32>, tensor<8x2048x48xf32> -> tensor<1536x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<1536x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<1536x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %304 = graph.mul %303, %302 : tensor<1536x384xf32>
      %305 = graph.add %arg319, %304 : tensor<1536x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %307 = graph.mul %302, %306 : tensor<1536x384xf32>
      %308 = graph.sub %299, %307 : tensor<1536x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<1536x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %314 = graph.mul %299, %313 : tensor<1536x384xf32>
      %315 = graph.mul %314, %299 : tensor<1536x384xf32>
      %316 = graph.add %312, %315 : tensor<1536x384xf32>
      %317 = graph.sqrt %316 : tensor<1536x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %319 = graph.div %317, %318 : tensor<1536x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %321 = graph.add %319, %320 : tensor<1536x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %323 = graph.mul %310, %322 : tensor<1536x384xf32>
      %324 = graph.div %323, %321 : tensor<1536x384xf32>
      %325 = graph.add %301, %324 : tensor<1536x384xf32>
      graph.yield %310, %316, %325 : tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536x384xf32>
    }
    %236 = graph.kernel "column" "column_reduce_223"(%225) : (tensor<8x256x1536xf32>) -> tensor<1x32x1536xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
      graph.yield %298 : tensor<1x32x1536xf32>
    }
    %237:3 = graph.kernel "column" "column_mul_div_add_224"(%236, %arg24, %1#1, %arg149, %1#2, %1#3, %1#4, %arg150, %1#5, %1#6, %3#21, %1#8, %3#22) : (tensor<1x32x1536xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1536xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>) {
    ^bb0(%arg315: tensor<1x32x1536xf32>, %arg316: tensor<1536xf32>, %arg317: tensor<f32>, %arg318: tensor<1536xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<1536xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %299 = graph.mul %arg316, %298 : tensor<1536xf32>
      %300 = graph.reshape %297 : tensor<1x1536xf32> -> tensor<1536xf32>
      %301 = graph.sub %300, %arg318 : tensor<1536xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %303 = graph.mul %302, %301 : tensor<1536xf32>
      %304 = graph.add %arg318, %303 : tensor<1536xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %306 = graph.mul %301, %305 : tensor<1536xf32>
      %307 = graph.sub %300, %306 : tensor<1536xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
      %309 = graph.select %308, %304, %307 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %311 = graph.mul %arg322, %310 : tensor<1536xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %313 = graph.mul %300, %312 : tensor<1536xf32>
      %314 = graph.mul %313, %300 : tensor<1536xf32>
      %315 = graph.add %311, %314 : tensor<1536xf32>
      %316 = graph.sqrt %315 : tensor<1536xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %318 = graph.div %316, %317 : tensor<1536xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %320 = graph.add %318, %319 : tensor<1536xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %322 = graph.mul %309, %321 : tensor<1536xf32>
      %323 = graph.div %322, %320 : tensor<1536xf32>
      %324 = graph.add %299, %323 : tensor<1536xf32>
      graph.yield %309, %315, %324 : tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>
    }
    %238 = graph.kernel "row" "row_sub_mul_add_225"(%232#1, %27#1, %27#0, %221) : (tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x256x384xf32>, %arg317: tensor<8x256x1xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.mul %arg315, %arg316 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.div %303, %299 : tensor<8x256x1xf32>
      %305 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %307 = graph.sub %arg315, %306 : tensor<8x256x384xf32>
      %308 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.mul %arg316, %309 : tensor<8x256x384xf32>
      %311 = graph.sub %307, %310 : tensor<8x256x384xf32>
      %312 = graph.reshape %arg317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %313 = graph.broadcast %312 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %314 = graph.mul %313, %311 : tensor<8x256x384xf32>
      %315 = graph.add %arg318, %314 : tensor<8x256x384xf32>
      graph.yield %315 : tensor<8x256x384xf32>
    }
    %239:2 = graph.kernel "column" "column_mul_reduce_reduce_226"(%232#0, %27#1) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %240:6 = graph.kernel "column" "column_mul_div_add_227"(%239#0, %239#1, %arg21, %1#1, %arg140, %1#2, %1#3, %1#4, %arg141, %1#5, %1#6, %3#12, %1#8, %3#13, %arg22, %arg143, %arg144, %3#15, %3#16) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %241 = graph.kernel "library" "library_pack_228"(%arg19) : (tensor<384x384xf32>) -> tensor<8x384x48xf32> {
    ^bb0(%arg315: tensor<384x384xf32>):
      %297 = graph.pack %arg315 : tensor<384x384xf32> -> tensor<8x384x48xf32>
      graph.yield %297 : tensor<8x384x48xf32>
    }
    %242 = graph.kernel "matmul" "matmul_229"(%238, %241) : (tensor<8x256x384xf32>, tensor<8x384x48xf32>) -> tensor<2048x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x384x48xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
      graph.yield %298 : tensor<2048x384xf32>
    }
    %243 = graph.kernel "library" "library_pack_230"(%24#1) : (tensor<8x256x6x64xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x6x64xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %244:3 = graph.kernel "matmul" "matmul_mul_div_add_231"(%238, %243, %arg19, %1#1, %arg134, %1#2, %1#3, %1#4, %arg135, %1#5, %1#6, %3#6, %1#8, %3#7) : (tensor<8x256x384xf32>, tensor<8x2048x48xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384x384xf32>, tensor<384x384xf32>, tensor<384x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<384x384xf32>, %arg318: tensor<f32>, %arg319: tensor<384x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<384x2048xf32>, tensor<8x2048x48xf32> -> tensor<384x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<384x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<384x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %304 = graph.mul %303, %302 : tensor<384x384xf32>
      %305 = graph.add %arg319, %304 : tensor<384x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %307 = graph.mul %302, %306 : tensor<384x384xf32>
      %308 = graph.sub %299, %307 : tensor<384x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %314 = graph.mul %299, %313 : tensor<384x384xf32>
      %315 = graph.mul %314, %299 : tensor<384x384xf32>
      %316 = graph.add %312, %315 : tensor<384x384xf32>
      %317 = graph.sqrt %316 : tensor<384x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %319 = graph.div %317, %318 : tensor<384x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %321 = graph.add %319, %320 : tensor<384x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %323 = graph.mul %310, %322 : tensor<384x384xf32>
      %324 = graph.div %323, %321 : tensor<384x384xf32>
      %325 = graph.add %301, %324 : tensor<384x384xf32>
      graph.yield %310, %316, %325 : tensor<384x384xf32>, tensor<384x384xf32>, tensor<384x384xf32>
    }
    %245 = graph.kernel "column" "column_reduce_232"(%238) : (tensor<8x256x384xf32>) -> tensor<1x16x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %298 : tensor<1x16x384xf32>
    }
    %246:3 = graph.kernel "column" "column_mul_div_add_233"(%245, %arg20, %1#1, %arg137, %1#2, %1#3, %1#4, %arg138, %1#5, %1#6, %3#9, %1#8, %3#10) : (tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<f32>, %arg318: tensor<384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %299 = graph.mul %arg316, %298 : tensor<384xf32>
      %300 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %301 = graph.sub %300, %arg318 : tensor<384xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %303 = graph.mul %302, %301 : tensor<384xf32>
      %304 = graph.add %arg318, %303 : tensor<384xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %306 = graph.mul %301, %305 : tensor<384xf32>
      %307 = graph.sub %300, %306 : tensor<384xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %309 = graph.select %308, %304, %307 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %311 = graph.mul %arg322, %310 : tensor<384xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %313 = graph.mul %300, %312 : tensor<384xf32>
      %314 = graph.mul %313, %300 : tensor<384xf32>
      %315 = graph.add %311, %314 : tensor<384xf32>
      %316 = graph.sqrt %315 : tensor<384xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %318 = graph.div %316, %317 : tensor<384xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %320 = graph.add %318, %319 : tensor<384xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %322 = graph.mul %309, %321 : tensor<384xf32>
      %323 = graph.div %322, %320 : tensor<384xf32>
      %324 = graph.add %299, %323 : tensor<384xf32>
      graph.yield %309, %315, %324 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %247 = graph.kernel "library" "library_attention_grad_concat_234"(%242, %23, %24#1, %24#0) : (tensor<2048x384xf32>, tensor<2048x1152xf32>, tensor<8x256x6x64xf32>, tensor<8x6x256xf32>) -> tensor<8x256x1152xf32> {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<2048x1152xf32>, %arg317: tensor<8x256x6x64xf32>, %arg318: tensor<8x6x256xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %299 = graph.reshape %arg316 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
      %300 = graph.slice %299 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %301 = graph.reshape %300 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %302 = graph.transpose %301 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %303 = graph.slice %299 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %304 = graph.reshape %303 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %305 = graph.transpose %304 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %306 = graph.slice %299 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %307 = graph.reshape %306 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %308 = graph.transpose %307 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %309 = graph.transpose %arg317 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %grad_query, %grad_key, %grad_value = graph.attention_grad %298, %302, %305, %308, %309, %arg318 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
      %310 = graph.transpose %grad_query {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %311 = graph.reshape %310 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %312 = graph.transpose %grad_key {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %313 = graph.reshape %312 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %314 = graph.transpose %grad_value {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %315 = graph.reshape %314 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %316 = graph.concat %311, %313, %315 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
      graph.yield %316 : tensor<8x256x1152xf32>
    }
    %248 = graph.kernel "library" "library_pack_235"(%arg17) : (tensor<1152x384xf32>) -> tensor<8x1152x48xf32> {
    ^bb0(%arg315: tensor<1152x384xf32>):
      %297 = graph.pack %arg315 : tensor<1152x384xf32> -> tensor<8x1152x48xf32>
      graph.yield %297 : tensor<8x1152x48xf32>
    }
    %249:2 = graph.kernel "matmul" "matmul_mul_236"(%247, %248, %arg15) : (tensor<8x256x1152xf32>, tensor<8x1152x48xf32>, tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1152xf32>, %arg316: tensor<8x1152x48xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
      %299 = graph.reshape %298 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %300 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %301 = graph.mul %299, %300 : tensor<8x256x384xf32>
      graph.yield %298, %301 : tensor<2048x384xf32>, tensor<8x256x384xf32>
    }
    %250 = graph.kernel "pointwise" "recompute_row_mul_mul_add_21_2"(%arg15, %arg16, %21#1) : (tensor<384xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>):
      %297 = graph.broadcast %arg315 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x384xf32>
      %299 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %300 = graph.add %298, %299 : tensor<8x256x384xf32>
      graph.yield %300 : tensor<8x256x384xf32>
    }
    %251 = graph.kernel "library" "library_pack_237"(%250) : (tensor<8x256x384xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %252:3 = graph.kernel "matmul" "matmul_mul_div_add_238"(%247, %251, %arg17, %1#1, %arg128, %1#2, %1#3, %1#4, %arg129, %1#5, %1#6, %3#0, %1#8, %3#1) : (tensor<8x256x1152xf32>, tensor<8x2048x48xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1152x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1152xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<1152x384xf32>, %arg318: tensor<f32>, %arg319: tensor<1152x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<1152x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<1152x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<1152x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %304 = graph.mul %303, %302 : tensor<1152x384xf32>
      %305 = graph.add %arg319, %304 : tensor<1152x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %307 = graph.mul %302, %306 : tensor<1152x384xf32>
      %308 = graph.sub %299, %307 : tensor<1152x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<1152x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %314 = graph.mul %299, %313 : tensor<1152x384xf32>
      %315 = graph.mul %314, %299 : tensor<1152x384xf32>
      %316 = graph.add %312, %315 : tensor<1152x384xf32>
      %317 = graph.sqrt %316 : tensor<1152x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %319 = graph.div %317, %318 : tensor<1152x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %321 = graph.add %319, %320 : tensor<1152x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %323 = graph.mul %310, %322 : tensor<1152x384xf32>
      %324 = graph.div %323, %321 : tensor<1152x384xf32>
      %325 = graph.add %301, %324 : tensor<1152x384xf32>
      graph.yield %310, %316, %325 : tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>
    }
    %253 = graph.kernel "column" "column_reduce_239"(%247) : (tensor<8x256x1152xf32>) -> tensor<1x32x1152xf32> {
    ^bb0(%arg315: tensor<8x256x1152xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
      graph.yield %298 : tensor<1x32x1152xf32>
    }
    %254:3 = graph.kernel "column" "column_mul_div_add_240"(%253, %arg18, %1#1, %arg131, %1#2, %1#3, %1#4, %arg132, %1#5, %1#6, %3#3, %1#8, %3#4) : (tensor<1x32x1152xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1152xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) {
    ^bb0(%arg315: tensor<1x32x1152xf32>, %arg316: tensor<1152xf32>, %arg317: tensor<f32>, %arg318: tensor<1152xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<1152xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %299 = graph.mul %arg316, %298 : tensor<1152xf32>
      %300 = graph.reshape %297 : tensor<1x1152xf32> -> tensor<1152xf32>
      %301 = graph.sub %300, %arg318 : tensor<1152xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %303 = graph.mul %302, %301 : tensor<1152xf32>
      %304 = graph.add %arg318, %303 : tensor<1152xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %306 = graph.mul %301, %305 : tensor<1152xf32>
      %307 = graph.sub %300, %306 : tensor<1152xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
      %309 = graph.select %308, %304, %307 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %311 = graph.mul %arg322, %310 : tensor<1152xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %313 = graph.mul %300, %312 : tensor<1152xf32>
      %314 = graph.mul %313, %300 : tensor<1152xf32>
      %315 = graph.add %311, %314 : tensor<1152xf32>
      %316 = graph.sqrt %315 : tensor<1152xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %318 = graph.div %316, %317 : tensor<1152xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %320 = graph.add %318, %319 : tensor<1152xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %322 = graph.mul %309, %321 : tensor<1152xf32>
      %323 = graph.div %322, %320 : tensor<1152xf32>
      %324 = graph.add %299, %323 : tensor<1152xf32>
      graph.yield %309, %315, %324 : tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>
    }
    %255 = graph.kernel "row" "row_sub_mul_add_241"(%249#1, %21#1, %21#0, %238) : (tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x256x384xf32>, %arg317: tensor<8x256x1xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.mul %arg315, %arg316 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.div %303, %299 : tensor<8x256x1xf32>
      %305 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %307 = graph.sub %arg315, %306 : tensor<8x256x384xf32>
      %308 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.mul %arg316, %309 : tensor<8x256x384xf32>
      %311 = graph.sub %307, %310 : tensor<8x256x384xf32>
      %312 = graph.reshape %arg317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %313 = graph.broadcast %312 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %314 = graph.mul %313, %311 : tensor<8x256x384xf32>
      %315 = graph.add %arg318, %314 : tensor<8x256x384xf32>
      graph.yield %315 : tensor<8x256x384xf32>
    }
    %256:2 = graph.kernel "column" "column_mul_reduce_reduce_242"(%249#0, %21#1) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %257:6 = graph.kernel "column" "column_mul_div_add_243"(%256#0, %256#1, %arg15, %1#1, %arg122, %1#2, %1#3, %1#4, %arg123, %1#5, %1#6, %2#21, %1#8, %2#22, %arg16, %arg125, %arg126, %2#24, %2#25) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %258 = graph.kernel "library" "library_pack_244"(%arg13) : (tensor<384x1536xf32>) -> tensor<32x384x48xf32> {
    ^bb0(%arg315: tensor<384x1536xf32>):
      %297 = graph.pack %arg315 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
      graph.yield %297 : tensor<32x384x48xf32>
    }
    %259 = graph.kernel "matmul" "matmul_mul_245"(%255, %258, %18#1) : (tensor<8x256x384xf32>, tensor<32x384x48xf32>, tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x384x48xf32>, %arg317: tensor<8x256x1536xf32>):
      %297 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x1536xf32>
      %299 = graph.erf %298 : tensor<8x256x1536xf32>
      %300 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %301 = graph.add %299, %300 : tensor<8x256x1536xf32>
      %302 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.mul %arg317, %arg317 : tensor<8x256x1536xf32>
      %305 = graph.constant dense<-5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %306 = graph.mul %304, %305 : tensor<8x256x1536xf32>
      %307 = graph.exp %306 : tensor<8x256x1536xf32>
      %308 = graph.constant dense<0.398942292> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %309 = graph.mul %307, %308 : tensor<8x256x1536xf32>
      %310 = graph.mul %arg317, %309 : tensor<8x256x1536xf32>
      %311 = graph.add %303, %310 : tensor<8x256x1536xf32>
      %312 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %313 = graph.matmul %312, %arg316 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
      %314 = graph.reshape %313 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
      %315 = graph.mul %314, %311 : tensor<8x256x1536xf32>
      graph.yield %315 : tensor<8x256x1536xf32>
    }
    %260 = graph.kernel "pointwise" "recompute_matmul_mul_mul_add_18_0"(%18#1) : (tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %298 = graph.mul %arg315, %297 : tensor<8x256x1536xf32>
      %299 = graph.erf %298 : tensor<8x256x1536xf32>
      %300 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %301 = graph.add %299, %300 : tensor<8x256x1536xf32>
      %302 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
      %303 = graph.mul %301, %302 : tensor<8x256x1536xf32>
      %304 = graph.mul %arg315, %303 : tensor<8x256x1536xf32>
      graph.yield %304 : tensor<8x256x1536xf32>
    }
    %261 = graph.kernel "library" "library_pack_246"(%260) : (tensor<8x256x1536xf32>) -> tensor<32x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.pack %297 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
      graph.yield %298 : tensor<32x2048x48xf32>
    }
    %262:3 = graph.kernel "matmul" "matmul_mul_div_add_247"(%255, %261, %arg13, %1#1, %arg116, %1#2, %1#3, %1#4, %arg117, %1#5, %1#6, %2#15, %1#8, %2#16) : (tensor<8x256x384xf32>, tensor<32x2048x48xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384x1536xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384x1536xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<32x2048x48xf32>, %arg317: tensor<384x1536xf32>, %arg318: tensor<f32>, %arg319: tensor<384x1536xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384x1536xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<384x2048xf32>, tensor<32x2048x48xf32> -> tensor<384x1536xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %301 = graph.mul %arg317, %300 : tensor<384x1536xf32>
      %302 = graph.sub %299, %arg319 : tensor<384x1536xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %304 = graph.mul %303, %302 : tensor<384x1536xf32>
      %305 = graph.add %arg319, %304 : tensor<384x1536xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %307 = graph.mul %302, %306 : tensor<384x1536xf32>
      %308 = graph.sub %299, %307 : tensor<384x1536xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384x1536xi1>
      %310 = graph.select %309, %305, %308 : tensor<384x1536xi1>, tensor<384x1536xf32>, tensor<384x1536xf32> -> tensor<384x1536xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %312 = graph.mul %arg323, %311 : tensor<384x1536xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %314 = graph.mul %299, %313 : tensor<384x1536xf32>
      %315 = graph.mul %314, %299 : tensor<384x1536xf32>
      %316 = graph.add %312, %315 : tensor<384x1536xf32>
      %317 = graph.sqrt %316 : tensor<384x1536xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %319 = graph.div %317, %318 : tensor<384x1536xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %321 = graph.add %319, %320 : tensor<384x1536xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384x1536xf32>
      %323 = graph.mul %310, %322 : tensor<384x1536xf32>
      %324 = graph.div %323, %321 : tensor<384x1536xf32>
      %325 = graph.add %301, %324 : tensor<384x1536xf32>
      graph.yield %310, %316, %325 : tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384x1536xf32>
    }
    %263 = graph.kernel "column" "column_reduce_248"(%255) : (tensor<8x256x384xf32>) -> tensor<1x16x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %298 : tensor<1x16x384xf32>
    }
    %264:3 = graph.kernel "column" "column_mul_div_add_249"(%263, %arg14, %1#1, %arg119, %1#2, %1#3, %1#4, %arg120, %1#5, %1#6, %2#18, %1#8, %2#19) : (tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<f32>, %arg318: tensor<384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %299 = graph.mul %arg316, %298 : tensor<384xf32>
      %300 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %301 = graph.sub %300, %arg318 : tensor<384xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %303 = graph.mul %302, %301 : tensor<384xf32>
      %304 = graph.add %arg318, %303 : tensor<384xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %306 = graph.mul %301, %305 : tensor<384xf32>
      %307 = graph.sub %300, %306 : tensor<384xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %309 = graph.select %308, %304, %307 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %311 = graph.mul %arg322, %310 : tensor<384xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %313 = graph.mul %300, %312 : tensor<384xf32>
      %314 = graph.mul %313, %300 : tensor<384xf32>
      %315 = graph.add %311, %314 : tensor<384xf32>
      %316 = graph.sqrt %315 : tensor<384xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %318 = graph.div %316, %317 : tensor<384xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %320 = graph.add %318, %319 : tensor<384xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %322 = graph.mul %309, %321 : tensor<384xf32>
      %323 = graph.div %322, %320 : tensor<384xf32>
      %324 = graph.add %299, %323 : tensor<384xf32>
      graph.yield %309, %315, %324 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %265 = graph.kernel "library" "library_pack_250"(%arg11) : (tensor<1536x384xf32>) -> tensor<8x1536x48xf32> {
    ^bb0(%arg315: tensor<1536x384xf32>):
      %297 = graph.pack %arg315 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
      graph.yield %297 : tensor<8x1536x48xf32>
    }
    %266:2 = graph.kernel "matmul" "matmul_mul_251"(%259, %265, %arg9) : (tensor<8x256x1536xf32>, tensor<8x1536x48xf32>, tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x1536x48xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
      %299 = graph.reshape %298 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %300 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %301 = graph.mul %299, %300 : tensor<8x256x384xf32>
      graph.yield %298, %301 : tensor<2048x384xf32>, tensor<8x256x384xf32>
    }
    %267 = graph.kernel "pointwise" "recompute_row_mul_mul_add_16_2"(%arg9, %arg10, %16#1) : (tensor<384xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>):
      %297 = graph.broadcast %arg315 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x384xf32>
      %299 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %300 = graph.add %298, %299 : tensor<8x256x384xf32>
      graph.yield %300 : tensor<8x256x384xf32>
    }
    %268 = graph.kernel "library" "library_pack_252"(%267) : (tensor<8x256x384xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %269:3 = graph.kernel "matmul" "matmul_mul_div_add_253"(%259, %268, %arg11, %1#1, %arg110, %1#2, %1#3, %1#4, %arg111, %1#5, %1#6, %2#9, %1#8, %2#10) : (tensor<8x256x1536xf32>, tensor<8x2048x48xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1536x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1536xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<1536x384xf32>, %arg318: tensor<f32>, %arg319: tensor<1536x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<1536x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x1536xf32> -> tensor<1536x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<1536x2048xf32>, tensor<8x2048x48xf32> -> tensor<1536x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<1536x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<1536x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %304 = graph.mul %303, %302 : tensor<1536x384xf32>
      %305 = graph.add %arg319, %304 : tensor<1536x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %307 = graph.mul %302, %306 : tensor<1536x384xf32>
      %308 = graph.sub %299, %307 : tensor<1536x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<1536x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<1536x384xi1>, tensor<1536x384xf32>, tensor<1536x384xf32> -> tensor<1536x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<1536x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %314 = graph.mul %299, %313 : tensor<1536x384xf32>
      %315 = graph.mul %314, %299 : tensor<1536x384xf32>
      %316 = graph.add %312, %315 : tensor<1536x384xf32>
      %317 = graph.sqrt %316 : tensor<1536x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %319 = graph.div %317, %318 : tensor<1536x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %321 = graph.add %319, %320 : tensor<1536x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<1536x384xf32>
      %323 = graph.mul %310, %322 : tensor<1536x384xf32>
      %324 = graph.div %323, %321 : tensor<1536x384xf32>
      %325 = graph.add %301, %324 : tensor<1536x384xf32>
      graph.yield %310, %316, %325 : tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536x384xf32>
    }
    %270 = graph.kernel "column" "column_reduce_254"(%259) : (tensor<8x256x1536xf32>) -> tensor<1x32x1536xf32> {
    ^bb0(%arg315: tensor<8x256x1536xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1536xf32> -> tensor<1x32x64x1536xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x32x64x1536xf32> -> tensor<1x32x1536xf32>
      graph.yield %298 : tensor<1x32x1536xf32>
    }
    %271:3 = graph.kernel "column" "column_mul_div_add_255"(%270, %arg12, %1#1, %arg113, %1#2, %1#3, %1#4, %arg114, %1#5, %1#6, %2#12, %1#8, %2#13) : (tensor<1x32x1536xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1536xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>) {
    ^bb0(%arg315: tensor<1x32x1536xf32>, %arg316: tensor<1536xf32>, %arg317: tensor<f32>, %arg318: tensor<1536xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<1536xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %299 = graph.mul %arg316, %298 : tensor<1536xf32>
      %300 = graph.reshape %297 : tensor<1x1536xf32> -> tensor<1536xf32>
      %301 = graph.sub %300, %arg318 : tensor<1536xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %303 = graph.mul %302, %301 : tensor<1536xf32>
      %304 = graph.add %arg318, %303 : tensor<1536xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %306 = graph.mul %301, %305 : tensor<1536xf32>
      %307 = graph.sub %300, %306 : tensor<1536xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
      %309 = graph.select %308, %304, %307 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %311 = graph.mul %arg322, %310 : tensor<1536xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %313 = graph.mul %300, %312 : tensor<1536xf32>
      %314 = graph.mul %313, %300 : tensor<1536xf32>
      %315 = graph.add %311, %314 : tensor<1536xf32>
      %316 = graph.sqrt %315 : tensor<1536xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %318 = graph.div %316, %317 : tensor<1536xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %320 = graph.add %318, %319 : tensor<1536xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
      %322 = graph.mul %309, %321 : tensor<1536xf32>
      %323 = graph.div %322, %320 : tensor<1536xf32>
      %324 = graph.add %299, %323 : tensor<1536xf32>
      graph.yield %309, %315, %324 : tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>
    }
    %272 = graph.kernel "row" "row_sub_mul_add_256"(%266#1, %16#1, %16#0, %255) : (tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x256x384xf32>, %arg317: tensor<8x256x1xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.mul %arg315, %arg316 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.div %303, %299 : tensor<8x256x1xf32>
      %305 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %307 = graph.sub %arg315, %306 : tensor<8x256x384xf32>
      %308 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.mul %arg316, %309 : tensor<8x256x384xf32>
      %311 = graph.sub %307, %310 : tensor<8x256x384xf32>
      %312 = graph.reshape %arg317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %313 = graph.broadcast %312 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %314 = graph.mul %313, %311 : tensor<8x256x384xf32>
      %315 = graph.add %arg318, %314 : tensor<8x256x384xf32>
      graph.yield %315 : tensor<8x256x384xf32>
    }
    %273:2 = graph.kernel "column" "column_mul_reduce_reduce_257"(%266#0, %16#1) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %274:6 = graph.kernel "column" "column_mul_div_add_258"(%273#0, %273#1, %arg9, %1#1, %arg104, %1#2, %1#3, %1#4, %arg105, %1#5, %1#6, %2#3, %1#8, %2#4, %arg10, %arg107, %arg108, %2#6, %2#7) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %275 = graph.kernel "library" "library_pack_259"(%arg7) : (tensor<384x384xf32>) -> tensor<8x384x48xf32> {
    ^bb0(%arg315: tensor<384x384xf32>):
      %297 = graph.pack %arg315 : tensor<384x384xf32> -> tensor<8x384x48xf32>
      graph.yield %297 : tensor<8x384x48xf32>
    }
    %276 = graph.kernel "matmul" "matmul_260"(%272, %275) : (tensor<8x256x384xf32>, tensor<8x384x48xf32>) -> tensor<2048x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x384x48xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
      graph.yield %298 : tensor<2048x384xf32>
    }
    %277 = graph.kernel "library" "library_pack_261"(%13#1) : (tensor<8x256x6x64xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x6x64xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x6x64xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %278:3 = graph.kernel "matmul" "matmul_mul_div_add_262"(%272, %277, %arg7, %1#1, %arg98, %1#2, %1#3, %1#4, %arg99, %1#5, %1#6, %1#26, %1#8, %1#27) : (tensor<8x256x384xf32>, tensor<8x2048x48xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384x384xf32>, tensor<384x384xf32>, tensor<384x384xf32>) {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<384x384xf32>, %arg318: tensor<f32>, %arg319: tensor<384x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x384xf32> -> tensor<384x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<384x2048xf32>, tensor<8x2048x48xf32> -> tensor<384x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<384x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<384x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %304 = graph.mul %303, %302 : tensor<384x384xf32>
      %305 = graph.add %arg319, %304 : tensor<384x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %307 = graph.mul %302, %306 : tensor<384x384xf32>
      %308 = graph.sub %299, %307 : tensor<384x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384x384xi1>, tensor<384x384xf32>, tensor<384x384xf32> -> tensor<384x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %314 = graph.mul %299, %313 : tensor<384x384xf32>
      %315 = graph.mul %314, %299 : tensor<384x384xf32>
      %316 = graph.add %312, %315 : tensor<384x384xf32>
      %317 = graph.sqrt %316 : tensor<384x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %319 = graph.div %317, %318 : tensor<384x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %321 = graph.add %319, %320 : tensor<384x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384x384xf32>
      %323 = graph.mul %310, %322 : tensor<384x384xf32>
      %324 = graph.div %323, %321 : tensor<384x384xf32>
      %325 = graph.add %301, %324 : tensor<384x384xf32>
      graph.yield %310, %316, %325 : tensor<384x384xf32>, tensor<384x384xf32>, tensor<384x384xf32>
    }
    %279 = graph.kernel "column" "column_reduce_263"(%272) : (tensor<8x256x384xf32>) -> tensor<1x16x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %298 : tensor<1x16x384xf32>
    }
    %280:3 = graph.kernel "column" "column_mul_div_add_264"(%279, %arg8, %1#1, %arg101, %1#2, %1#3, %1#4, %arg102, %1#5, %1#6, %2#0, %1#8, %2#1) : (tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<f32>, %arg318: tensor<384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %299 = graph.mul %arg316, %298 : tensor<384xf32>
      %300 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %301 = graph.sub %300, %arg318 : tensor<384xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %303 = graph.mul %302, %301 : tensor<384xf32>
      %304 = graph.add %arg318, %303 : tensor<384xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %306 = graph.mul %301, %305 : tensor<384xf32>
      %307 = graph.sub %300, %306 : tensor<384xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %309 = graph.select %308, %304, %307 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %311 = graph.mul %arg322, %310 : tensor<384xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %313 = graph.mul %300, %312 : tensor<384xf32>
      %314 = graph.mul %313, %300 : tensor<384xf32>
      %315 = graph.add %311, %314 : tensor<384xf32>
      %316 = graph.sqrt %315 : tensor<384xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %318 = graph.div %316, %317 : tensor<384xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %320 = graph.add %318, %319 : tensor<384xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %322 = graph.mul %309, %321 : tensor<384xf32>
      %323 = graph.div %322, %320 : tensor<384xf32>
      %324 = graph.add %299, %323 : tensor<384xf32>
      graph.yield %309, %315, %324 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %281 = graph.kernel "library" "library_attention_grad_concat_265"(%276, %12, %13#1, %13#0) : (tensor<2048x384xf32>, tensor<2048x1152xf32>, tensor<8x256x6x64xf32>, tensor<8x6x256xf32>) -> tensor<8x256x1152xf32> {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<2048x1152xf32>, %arg317: tensor<8x256x6x64xf32>, %arg318: tensor<8x6x256xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x6x64xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %299 = graph.reshape %arg316 : tensor<2048x1152xf32> -> tensor<8x256x1152xf32>
      %300 = graph.slice %299 {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %301 = graph.reshape %300 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %302 = graph.transpose %301 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %303 = graph.slice %299 {starts = array<i64: 0, 0, 384>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %304 = graph.reshape %303 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %305 = graph.transpose %304 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %306 = graph.slice %299 {starts = array<i64: 0, 0, 768>, strides = array<i64: 1, 1, 1>} : tensor<8x256x1152xf32> -> tensor<8x256x384xf32>
      %307 = graph.reshape %306 : tensor<8x256x384xf32> -> tensor<8x256x6x64xf32>
      %308 = graph.transpose %307 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %309 = graph.transpose %arg317 {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x256x6x64xf32> -> tensor<8x6x256x64xf32>
      %grad_query, %grad_key, %grad_value = graph.attention_grad %298, %302, %305, %308, %309, %arg318 {causal, scale = 1.250000e-01 : f64} : tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256xf32> -> tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>, tensor<8x6x256x64xf32>
      %310 = graph.transpose %grad_query {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %311 = graph.reshape %310 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %312 = graph.transpose %grad_key {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %313 = graph.reshape %312 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %314 = graph.transpose %grad_value {permutation = array<i64: 0, 2, 1, 3>} : tensor<8x6x256x64xf32> -> tensor<8x256x6x64xf32>
      %315 = graph.reshape %314 : tensor<8x256x6x64xf32> -> tensor<8x256x384xf32>
      %316 = graph.concat %311, %313, %315 {dim = 2 : i64} : tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32> -> tensor<8x256x1152xf32>
      graph.yield %316 : tensor<8x256x1152xf32>
    }
    %282 = graph.kernel "library" "library_pack_266"(%arg5) : (tensor<1152x384xf32>) -> tensor<8x1152x48xf32> {
    ^bb0(%arg315: tensor<1152x384xf32>):
      %297 = graph.pack %arg315 : tensor<1152x384xf32> -> tensor<8x1152x48xf32>
      graph.yield %297 : tensor<8x1152x48xf32>
    }
    %283:2 = graph.kernel "matmul" "matmul_mul_267"(%281, %282, %arg3) : (tensor<8x256x1152xf32>, tensor<8x1152x48xf32>, tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1152xf32>, %arg316: tensor<8x1152x48xf32>, %arg317: tensor<384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
      %298 = graph.matmul %297, %arg316 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
      %299 = graph.reshape %298 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %300 = graph.broadcast %arg317 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %301 = graph.mul %299, %300 : tensor<8x256x384xf32>
      graph.yield %298, %301 : tensor<2048x384xf32>, tensor<8x256x384xf32>
    }
    %284 = graph.kernel "pointwise" "recompute_row_mul_mul_add_0_3"(%arg3, %arg4, %0#2) : (tensor<384xf32>, tensor<384xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<384xf32>, %arg316: tensor<384xf32>, %arg317: tensor<8x256x384xf32>):
      %297 = graph.broadcast %arg315 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %arg317, %297 : tensor<8x256x384xf32>
      %299 = graph.broadcast %arg316 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
      %300 = graph.add %298, %299 : tensor<8x256x384xf32>
      graph.yield %300 : tensor<8x256x384xf32>
    }
    %285 = graph.kernel "library" "library_pack_268"(%284) : (tensor<8x256x384xf32>) -> tensor<8x2048x48xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %298 = graph.pack %297 : tensor<2048x384xf32> -> tensor<8x2048x48xf32>
      graph.yield %298 : tensor<8x2048x48xf32>
    }
    %286:3 = graph.kernel "matmul" "matmul_mul_div_add_269"(%281, %285, %arg5, %1#1, %arg92, %1#2, %1#3, %1#4, %arg93, %1#5, %1#6, %1#20, %1#8, %1#21) : (tensor<8x256x1152xf32>, tensor<8x2048x48xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1152x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>) {
    ^bb0(%arg315: tensor<8x256x1152xf32>, %arg316: tensor<8x2048x48xf32>, %arg317: tensor<1152x384xf32>, %arg318: tensor<f32>, %arg319: tensor<1152x384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<1152x384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
      %298 = graph.transpose %297 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
      %299 = graph.matmul %298, %arg316 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
      %300 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %301 = graph.mul %arg317, %300 : tensor<1152x384xf32>
      %302 = graph.sub %299, %arg319 : tensor<1152x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %304 = graph.mul %303, %302 : tensor<1152x384xf32>
      %305 = graph.add %arg319, %304 : tensor<1152x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %307 = graph.mul %302, %306 : tensor<1152x384xf32>
      %308 = graph.sub %299, %307 : tensor<1152x384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
      %310 = graph.select %309, %305, %308 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %312 = graph.mul %arg323, %311 : tensor<1152x384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %314 = graph.mul %299, %313 : tensor<1152x384xf32>
      %315 = graph.mul %314, %299 : tensor<1152x384xf32>
      %316 = graph.add %312, %315 : tensor<1152x384xf32>
      %317 = graph.sqrt %316 : tensor<1152x384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %319 = graph.div %317, %318 : tensor<1152x384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %321 = graph.add %319, %320 : tensor<1152x384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
      %323 = graph.mul %310, %322 : tensor<1152x384xf32>
      %324 = graph.div %323, %321 : tensor<1152x384xf32>
      %325 = graph.add %301, %324 : tensor<1152x384xf32>
      graph.yield %310, %316, %325 : tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>
    }
    %287 = graph.kernel "column" "column_reduce_270"(%281) : (tensor<8x256x1152xf32>) -> tensor<1x32x1152xf32> {
    ^bb0(%arg315: tensor<8x256x1152xf32>):
      %297 = graph.reshape %arg315 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
      %298 = graph.reduce "sum" %297 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
      graph.yield %298 : tensor<1x32x1152xf32>
    }
    %288:3 = graph.kernel "column" "column_mul_div_add_271"(%287, %arg6, %1#1, %arg95, %1#2, %1#3, %1#4, %arg96, %1#5, %1#6, %1#23, %1#8, %1#24) : (tensor<1x32x1152xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<1152xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) {
    ^bb0(%arg315: tensor<1x32x1152xf32>, %arg316: tensor<1152xf32>, %arg317: tensor<f32>, %arg318: tensor<1152xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<1152xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x32x1152xf32> -> tensor<1x1152xf32>
      %298 = graph.broadcast %arg317 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %299 = graph.mul %arg316, %298 : tensor<1152xf32>
      %300 = graph.reshape %297 : tensor<1x1152xf32> -> tensor<1152xf32>
      %301 = graph.sub %300, %arg318 : tensor<1152xf32>
      %302 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %303 = graph.mul %302, %301 : tensor<1152xf32>
      %304 = graph.add %arg318, %303 : tensor<1152xf32>
      %305 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %306 = graph.mul %301, %305 : tensor<1152xf32>
      %307 = graph.sub %300, %306 : tensor<1152xf32>
      %308 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<1152xi1>
      %309 = graph.select %308, %304, %307 : tensor<1152xi1>, tensor<1152xf32>, tensor<1152xf32> -> tensor<1152xf32>
      %310 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %311 = graph.mul %arg322, %310 : tensor<1152xf32>
      %312 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %313 = graph.mul %300, %312 : tensor<1152xf32>
      %314 = graph.mul %313, %300 : tensor<1152xf32>
      %315 = graph.add %311, %314 : tensor<1152xf32>
      %316 = graph.sqrt %315 : tensor<1152xf32>
      %317 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %318 = graph.div %316, %317 : tensor<1152xf32>
      %319 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %320 = graph.add %318, %319 : tensor<1152xf32>
      %321 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<1152xf32>
      %322 = graph.mul %309, %321 : tensor<1152xf32>
      %323 = graph.div %322, %320 : tensor<1152xf32>
      %324 = graph.add %299, %323 : tensor<1152xf32>
      graph.yield %309, %315, %324 : tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>
    }
    %289 = graph.kernel "row" "row_sub_mul_add_272"(%283#1, %0#2, %0#1, %272) : (tensor<8x256x384xf32>, tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>) -> tensor<8x256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>, %arg316: tensor<8x256x384xf32>, %arg317: tensor<8x256x1xf32>, %arg318: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %298 = graph.reshape %297 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %299 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
      %300 = graph.div %298, %299 : tensor<8x256x1xf32>
      %301 = graph.mul %arg315, %arg316 : tensor<8x256x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
      %303 = graph.reshape %302 : tensor<8x256xf32> -> tensor<8x256x1xf32>
      %304 = graph.div %303, %299 : tensor<8x256x1xf32>
      %305 = graph.reshape %300 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %306 = graph.broadcast %305 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %307 = graph.sub %arg315, %306 : tensor<8x256x384xf32>
      %308 = graph.reshape %304 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %309 = graph.broadcast %308 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %310 = graph.mul %arg316, %309 : tensor<8x256x384xf32>
      %311 = graph.sub %307, %310 : tensor<8x256x384xf32>
      %312 = graph.reshape %arg317 : tensor<8x256x1xf32> -> tensor<8x256xf32>
      %313 = graph.broadcast %312 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
      %314 = graph.mul %313, %311 : tensor<8x256x384xf32>
      %315 = graph.add %arg318, %314 : tensor<8x256x384xf32>
      graph.yield %315 : tensor<8x256x384xf32>
    }
    %290:2 = graph.kernel "column" "column_mul_reduce_reduce_273"(%283#0, %0#2) : (tensor<2048x384xf32>, tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) {
    ^bb0(%arg315: tensor<2048x384xf32>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
      %298 = graph.mul %297, %arg316 : tensor<8x256x384xf32>
      %299 = graph.reshape %298 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
      %300 = graph.reduce "sum" %299 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      %301 = graph.reshape %arg315 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
      %302 = graph.reduce "sum" %301 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
      graph.yield %300, %302 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
    }
    %291:6 = graph.kernel "column" "column_mul_div_add_274"(%290#0, %290#1, %arg3, %1#1, %arg86, %1#2, %1#3, %1#4, %arg87, %1#5, %1#6, %1#14, %1#8, %1#15, %arg4, %arg89, %arg90, %1#17, %1#18) : (tensor<1x16x384xf32>, tensor<1x16x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) {
    ^bb0(%arg315: tensor<1x16x384xf32>, %arg316: tensor<1x16x384xf32>, %arg317: tensor<384xf32>, %arg318: tensor<f32>, %arg319: tensor<384xf32>, %arg320: tensor<f32>, %arg321: tensor<f32>, %arg322: tensor<i1>, %arg323: tensor<384xf32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>, %arg328: tensor<f32>, %arg329: tensor<384xf32>, %arg330: tensor<384xf32>, %arg331: tensor<384xf32>, %arg332: tensor<f32>, %arg333: tensor<f32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %298 = graph.reduce "sum" %arg316 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
      %299 = graph.broadcast %arg318 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %300 = graph.mul %arg317, %299 : tensor<384xf32>
      %301 = graph.reshape %297 : tensor<1x384xf32> -> tensor<384xf32>
      %302 = graph.sub %301, %arg319 : tensor<384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %304 = graph.mul %303, %302 : tensor<384xf32>
      %305 = graph.add %arg319, %304 : tensor<384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %307 = graph.mul %302, %306 : tensor<384xf32>
      %308 = graph.sub %301, %307 : tensor<384xf32>
      %309 = graph.broadcast %arg322 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
      %310 = graph.select %309, %305, %308 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %311 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %312 = graph.mul %arg323, %311 : tensor<384xf32>
      %313 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %314 = graph.mul %301, %313 : tensor<384xf32>
      %315 = graph.mul %314, %301 : tensor<384xf32>
      %316 = graph.add %312, %315 : tensor<384xf32>
      %317 = graph.sqrt %316 : tensor<384xf32>
      %318 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %319 = graph.div %317, %318 : tensor<384xf32>
      %320 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %321 = graph.add %319, %320 : tensor<384xf32>
      %322 = graph.broadcast %arg328 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %323 = graph.mul %310, %322 : tensor<384xf32>
      %324 = graph.div %323, %321 : tensor<384xf32>
      %325 = graph.add %300, %324 : tensor<384xf32>
      %326 = graph.mul %arg329, %299 : tensor<384xf32>
      %327 = graph.reshape %298 : tensor<1x384xf32> -> tensor<384xf32>
      %328 = graph.sub %327, %arg330 : tensor<384xf32>
      %329 = graph.mul %303, %328 : tensor<384xf32>
      %330 = graph.add %arg330, %329 : tensor<384xf32>
      %331 = graph.mul %328, %306 : tensor<384xf32>
      %332 = graph.sub %327, %331 : tensor<384xf32>
      %333 = graph.select %309, %330, %332 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
      %334 = graph.mul %arg331, %311 : tensor<384xf32>
      %335 = graph.mul %327, %313 : tensor<384xf32>
      %336 = graph.mul %335, %327 : tensor<384xf32>
      %337 = graph.add %334, %336 : tensor<384xf32>
      %338 = graph.sqrt %337 : tensor<384xf32>
      %339 = graph.broadcast %arg332 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %340 = graph.div %338, %339 : tensor<384xf32>
      %341 = graph.add %340, %320 : tensor<384xf32>
      %342 = graph.broadcast %arg333 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
      %343 = graph.mul %333, %342 : tensor<384xf32>
      %344 = graph.div %343, %341 : tensor<384xf32>
      %345 = graph.add %326, %344 : tensor<384xf32>
      graph.yield %310, %316, %325, %333, %337, %345 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
    }
    %292 = graph.kernel "column" "column_reduce_275"(%289) : (tensor<8x256x384xf32>) -> tensor<256x384xf32> {
    ^bb0(%arg315: tensor<8x256x384xf32>):
      %297 = graph.reduce "sum" %arg315 {dims = array<i64: 0>} : tensor<8x256x384xf32> -> tensor<256x384xf32>
      graph.yield %297 : tensor<256x384xf32>
    }
    %293 = graph.kernel "library" "library_scatter_add_276"(%10, %292) : (tensor<256xi64>, tensor<256x384xf32>) -> tensor<256x384xf32> {
    ^bb0(%arg315: tensor<256xi64>, %arg316: tensor<256x384xf32>):
      %297 = graph.constant dense<0.000000e+00> : tensor<256x384xf32> : tensor<256x384xf32>
      %298 = graph.scatter_add %297, %arg315, %arg316 : tensor<256x384xf32>, tensor<256xi64>, tensor<256x384xf32> -> tensor<256x384xf32>
      graph.yield %298 : tensor<256x384xf32>
    }
    %294 = graph.kernel "library" "library_scatter_add_277"(%arg1, %289) : (tensor<8x256xi64>, tensor<8x256x384xf32>) -> tensor<65x384xf32> {
    ^bb0(%arg315: tensor<8x256xi64>, %arg316: tensor<8x256x384xf32>):
      %297 = graph.constant dense<0.000000e+00> : tensor<65x384xf32> : tensor<65x384xf32>
      %298 = graph.reshape %arg315 : tensor<8x256xi64> -> tensor<2048xi64>
      %299 = graph.reshape %arg316 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
      %300 = graph.scatter_add %297, %298, %299 : tensor<65x384xf32>, tensor<2048xi64>, tensor<2048x384xf32> -> tensor<65x384xf32>
      graph.yield %300 : tensor<65x384xf32>
    }
    %295:3 = graph.kernel "pointwise" "pointwise_mul_div_add_278"(%arg0, %1#1, %294, %arg80, %1#2, %1#3, %1#4, %arg81, %1#5, %1#6, %1#7, %1#8, %1#9) : (tensor<65x384xf32>, tensor<f32>, tensor<65x384xf32>, tensor<65x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<65x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<65x384xf32>, tensor<65x384xf32>, tensor<65x384xf32>) {
    ^bb0(%arg315: tensor<65x384xf32>, %arg316: tensor<f32>, %arg317: tensor<65x384xf32>, %arg318: tensor<65x384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<65x384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.broadcast %arg316 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %298 = graph.mul %arg315, %297 : tensor<65x384xf32>
      %299 = graph.sub %arg317, %arg318 : tensor<65x384xf32>
      %300 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %301 = graph.mul %300, %299 : tensor<65x384xf32>
      %302 = graph.add %arg318, %301 : tensor<65x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %304 = graph.mul %299, %303 : tensor<65x384xf32>
      %305 = graph.sub %arg317, %304 : tensor<65x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<65x384xi1>
      %307 = graph.select %306, %302, %305 : tensor<65x384xi1>, tensor<65x384xf32>, tensor<65x384xf32> -> tensor<65x384xf32>
      %308 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %309 = graph.mul %arg322, %308 : tensor<65x384xf32>
      %310 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %311 = graph.mul %arg317, %310 : tensor<65x384xf32>
      %312 = graph.mul %311, %arg317 : tensor<65x384xf32>
      %313 = graph.add %309, %312 : tensor<65x384xf32>
      %314 = graph.sqrt %313 : tensor<65x384xf32>
      %315 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %316 = graph.div %314, %315 : tensor<65x384xf32>
      %317 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %318 = graph.add %316, %317 : tensor<65x384xf32>
      %319 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
      %320 = graph.mul %307, %319 : tensor<65x384xf32>
      %321 = graph.div %320, %318 : tensor<65x384xf32>
      %322 = graph.add %298, %321 : tensor<65x384xf32>
      graph.yield %307, %313, %322 : tensor<65x384xf32>, tensor<65x384xf32>, tensor<65x384xf32>
    }
    %296:3 = graph.kernel "pointwise" "pointwise_mul_div_add_279"(%arg2, %1#1, %293, %arg83, %1#2, %1#3, %1#4, %arg84, %1#5, %1#6, %1#11, %1#8, %1#12) : (tensor<256x384xf32>, tensor<f32>, tensor<256x384xf32>, tensor<256x384xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<256x384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<256x384xf32>, tensor<256x384xf32>, tensor<256x384xf32>) {
    ^bb0(%arg315: tensor<256x384xf32>, %arg316: tensor<f32>, %arg317: tensor<256x384xf32>, %arg318: tensor<256x384xf32>, %arg319: tensor<f32>, %arg320: tensor<f32>, %arg321: tensor<i1>, %arg322: tensor<256x384xf32>, %arg323: tensor<f32>, %arg324: tensor<f32>, %arg325: tensor<f32>, %arg326: tensor<f32>, %arg327: tensor<f32>):
      %297 = graph.broadcast %arg316 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
      %298 = graph.mul %arg315, %297 : tensor<256x384xf32>
      %299 = graph.sub %arg317, %arg318 : tensor<256x384xf32>
      %300 = graph.broadcast %arg319 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
      %301 = graph.mul %300, %299 : tensor<256x384xf32>
      %302 = graph.add %arg318, %301 : tensor<256x384xf32>
      %303 = graph.broadcast %arg320 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
      %304 = graph.mul %299, %303 : tensor<256x384xf32>
      %305 = graph.sub %arg317, %304 : tensor<256x384xf32>
      %306 = graph.broadcast %arg321 {dims = array<i64>} : tensor<i1> -> tensor<256x384xi1>
      %307 = graph.select %306, %302, %305 : tensor<256x384xi1>, tensor<256x384xf32>, tensor<256x384xf32> -> tensor<256x384xf32>
      %308 = graph.broadcast %arg323 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
      %309 = graph.mul %arg322, %308 : tensor<256x384xf32>
      %310 = graph.broadcast %arg324 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
      %311 = graph.mul %arg317, %310 : tensor<256x384xf32>
      %312 = graph.mul %311, %arg317 : tensor<256x384xf32>
      %313 = graph.add %309, %312 : tensor<256x384xf32>
      %314 = graph.sqrt %313 : tensor<256x384xf32>
      %315 = graph.broadcast %arg325 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
      %316 = graph.div %314, %315 : tensor<256x384xf32>
      %317 = graph.broadcast %arg326 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
      %318 = graph.add %316, %317 : tensor<256x384xf32>
      %319 = graph.broadcast %arg327 {dims = array<i64>} : tensor<f32> -> tensor<256x384xf32>
      %320 = graph.mul %307, %319 : tensor<256x384xf32>
      %321 = graph.div %320, %318 : tensor<256x384xf32>
      %322 = graph.add %298, %321 : tensor<256x384xf32>
      graph.yield %307, %313, %322 : tensor<256x384xf32>, tensor<256x384xf32>, tensor<256x384xf32>
    }
    return %81, %295#2, %1#0, %295#0, %295#1, %296#2, %1#10, %296#0, %296#1, %291#2, %1#13, %291#0, %291#1, %291#5, %1#16, %291#3, %291#4, %286#2, %1#19, %286#0, %286#1, %288#2, %1#22, %288#0, %288#1, %278#2, %1#25, %278#0, %278#1, %280#2, %1#28, %280#0, %280#1, %274#2, %2#2, %274#0, %274#1, %274#5, %2#5, %274#3, %274#4, %269#2, %2#8, %269#0, %269#1, %271#2, %2#11, %271#0, %271#1, %262#2, %2#14, %262#0, %262#1, %264#2, %2#17, %264#0, %264#1, %257#2, %2#20, %257#0, %257#1, %257#5, %2#23, %257#3, %257#4, %252#2, %2#26, %252#0, %252#1, %254#2, %3#2, %254#0, %254#1, %244#2, %3#5, %244#0, %244#1, %246#2, %3#8, %246#0, %246#1, %240#2, %3#11, %240#0, %240#1, %240#5, %3#14, %240#3, %240#4, %235#2, %3#17, %235#0, %235#1, %237#2, %3#20, %237#0, %237#1, %228#2, %3#23, %228#0, %228#1, %230#2, %3#26, %230#0, %230#1, %223#2, %4#2, %223#0, %223#1, %223#5, %4#5, %223#3, %223#4, %218#2, %4#8, %218#0, %218#1, %220#2, %4#11, %220#0, %220#1, %210#2, %4#14, %210#0, %210#1, %212#2, %4#17, %212#0, %212#1, %206#2, %4#20, %206#0, %206#1, %206#5, %4#23, %206#3, %206#4, %201#2, %5#1, %201#0, %201#1, %203#2, %5#4, %203#0, %203#1, %194#2, %5#7, %194#0, %194#1, %196#2, %5#10, %196#0, %196#1, %189#2, %5#13, %189#0, %189#1, %189#5, %5#16, %189#3, %189#4, %184#2, %5#19, %184#0, %184#1, %186#2, %5#22, %186#0, %186#1, %176#2, %5#25, %176#0, %176#1, %178#2, %6#2, %178#0, %178#1, %172#2, %6#5, %172#0, %172#1, %172#5, %6#8, %172#3, %172#4, %167#2, %6#11, %167#0, %167#1, %169#2, %6#14, %169#0, %169#1, %160#2, %6#17, %160#0, %160#1, %162#2, %6#20, %162#0, %162#1, %155#2, %6#23, %155#0, %155#1, %155#5, %6#26, %155#3, %155#4, %150#2, %7#2, %150#0, %150#1, %152#2, %7#5, %152#0, %152#1, %142#2, %7#8, %142#0, %142#1, %144#2, %7#11, %144#0, %144#1, %138#2, %7#14, %138#0, %138#1, %138#5, %7#17, %138#3, %138#4, %133#2, %7#20, %133#0, %133#1, %135#2, %7#23, %135#0, %135#1, %126#2, %8#0, %126#0, %126#1, %128#2, %8#3, %128#0, %128#1, %121#2, %8#6, %121#0, %121#1, %121#5, %8#9, %121#3, %121#4, %116#2, %8#12, %116#0, %116#1, %118#2, %8#15, %118#0, %118#1, %108#2, %8#18, %108#0, %108#1, %110#2, %8#21, %110#0, %110#1, %104#2, %8#24, %104#0, %104#1, %104#5, %9#2, %104#3, %104#4, %99#2, %9#5, %99#0, %99#1, %101#2, %9#8, %101#0, %101#1, %92#2, %9#11, %92#0, %92#1, %94#2, %9#14, %94#0, %94#1, %88#2, %9#17, %88#0, %88#1, %88#5, %9#20, %88#3, %88#4, %83#2, %9#23, %83#0, %83#1 : tensor<f32>, tensor<65x384xf32>, tensor<f32>, tensor<65x384xf32>, tensor<65x384xf32>, tensor<256x384xf32>, tensor<f32>, tensor<256x384xf32>, tensor<256x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1152x384xf32>, tensor<f32>, tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152xf32>, tensor<f32>, tensor<1152xf32>, tensor<1152xf32>, tensor<384x384xf32>, tensor<f32>, tensor<384x384xf32>, tensor<384x384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<f32>, tensor<1536x384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<f32>, tensor<1536xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<f32>, tensor<384x1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<f32>, tensor<384xf32>, tensor<384xf32>, tensor<65x384xf32>, tensor<f32>, tensor<65x384xf32>, tensor<65x384xf32>
  }
}

