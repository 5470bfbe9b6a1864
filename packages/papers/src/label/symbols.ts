/** The places that barcodes take. */
import type { PackSymbol } from '@cleaver/domain/labels';
import { type Block, NOTHING, placed } from './drawing.ts';
import { blockOf, type Setting } from './setting.ts';

/** A symbol before it has a place, in dots. */
export interface SymbolBox {
  /** The bars at 0, 0 and the text below them. */
  readonly block: Block;
  /** The length across all bars, without quiet zones. */
  readonly width: number;
  /** The quiet zones at the first and at the last bar. */
  readonly quiet: readonly [before: number, after: number];
}

/** Modules of EAN-13 and its quiet zones (ISO/IEC 15420). */
const EAN = { modules: 95, quiet: [11, 7] } as const;
/** 0.375 mm, 114 % of the nominal module. Two dots would be 76 %, below the minimum of 80 %. */
const EAN_MODULE = 3;
/** Modules of the quiet zones of GS1-128. */
const GS1_QUIET = 10;
/** 0.25 mm, the minimum of GS1-128 in trade. */
const GS1_MODULE = 2;
/** 0.5 mm. A lot number has at most 50 characters, so at most 200 bytes: version 10. */
const QR_MODULE = 4;
const QR_QUIET = 4;

/** Bytes that the versions of QR codes hold with error correction M (ISO/IEC 18004, table 7). */
const QR_BYTES_M = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213] as const;

/** Returns the version of the QR code of a text. Throws an error above 213 bytes. */
function qrVersion(text: string): number {
  const bytes = new TextEncoder().encode(text).length;
  const version = QR_BYTES_M.findIndex((capacity) => bytes <= capacity) + 1;
  if (version === 0) throw new Error('The text is too long for a QR code of a label');
  return version;
}

/** Returns the box of a symbol. */
export function boxOf(symbol: PackSymbol, setting: Setting): SymbolBox {
  if (symbol.kind === 'QR') {
    const width = QR_MODULE * (17 + 4 * qrVersion(symbol.text));
    const quiet = QR_MODULE * QR_QUIET;
    const code = bars(symbol, QR_MODULE, width, width);
    return {
      block: placed([
        [code, 0, quiet],
        [{ ...NOTHING, height: quiet }, 0, width + quiet],
      ]),
      width,
      quiet: [quiet, quiet],
    };
  }
  const isEan = symbol.kind === 'EAN13';
  const module = isEan ? EAN_MODULE : GS1_MODULE;
  const width = module * (isEan ? EAN.modules : setting.modulesOf(symbol.text));
  const [before, after] = isEan ? EAN.quiet : [GS1_QUIET, GS1_QUIET];
  const text = blockOf(setting, { text: symbol.text, emphasis: [] }, width, { size: setting.code, isCentred: true });
  const code = bars(symbol, module, width, setting.bars);
  return {
    block: placed([
      [code, 0, 0],
      [text, 0, setting.bars],
    ]),
    width,
    quiet: [module * before, module * after],
  };
}

const bars = (symbol: PackSymbol, module: number, width: number, height: number): Block => ({
  ...NOTHING,
  height,
  symbols: [{ symbol, x: 0, y: 0, module, width, height, isTurned: false }],
});

/** Returns the box turned by 90 degrees clockwise: its left edge becomes its upper one. The text is left of the bars. */
export const turned = ({ block, width }: SymbolBox): Block => ({
  height: width,
  texts: block.texts.map((text) => ({ ...text, x: block.height - text.y, y: text.x, isTurned: true })),
  symbols: block.symbols.map((symbol) => ({ ...symbol, x: block.height - symbol.height, y: 0, isTurned: true })),
  shapes: [],
});
