/** The dark modules of a symbol, by bwip-js. */
import type { PackSymbol } from '@cleaver/domain/labels';
import bwip from 'bwip-js/node';

interface Bar {
  /** The first module in its row. */
  readonly at: number;
  readonly row: number;
  /** Modules. */
  readonly width: number;
}

export interface Modules {
  readonly bars: readonly Bar[];
  /** 1: the bars are as high as the symbol. */
  readonly rows: number;
}

/** `dontlint`: the core checked the elements. bwip-js refuses more than the General Specifications do. */
const TYPES = {
  EAN13: { bcid: 'ean13' },
  GS1_128: { bcid: 'gs1-128', dontlint: true, newencoder: true },
  QR: { bcid: 'qrcode', eclevel: 'M' },
} as const;

export function modulesOf({ kind, text }: PackSymbol): Modules {
  // bwip-js adds the check digit, as a printer does.
  const [symbol] = bwip.raw({ ...TYPES[kind], text: kind === 'EAN13' ? text.slice(0, 12) : text });
  if (!symbol) throw new Error(`The symbol ${kind} has no modules`);
  if ('pixs' in symbol) return { bars: runsOf(symbol.pixs, symbol.pixx), rows: symbol.pixy };
  const bars: Bar[] = [];
  let at = 0;
  for (const [index, width] of symbol.sbs.entries()) {
    // Bars and spaces alternate, and a symbol begins with a bar.
    if (index % 2 === 0) bars.push({ at, row: 0, width });
    at += width;
  }
  return { bars, rows: 1 };
}

/** Returns a function for the modules of symbols, which encodes each symbol once. */
export function encoded(): typeof modulesOf {
  const known = new Map<string, Modules>();
  return (symbol) => {
    const key = `${symbol.kind} ${symbol.text}`;
    const modules = known.get(key) ?? modulesOf(symbol);
    known.set(key, modules);
    return modules;
  };
}

/** Returns the runs of dark modules in the rows of a matrix. */
function runsOf(pixels: readonly number[], columns: number): readonly Bar[] {
  const runs: { at: number; row: number; width: number }[] = [];
  for (const [index, isDark] of pixels.entries()) {
    if (!isDark) continue;
    const [at, row] = [index % columns, Math.floor(index / columns)];
    const last = runs.at(-1);
    if (last?.row === row && last.at + last.width === at) last.width += 1;
    else runs.push({ at, row, width: 1 });
  }
  return runs;
}
