/** The foot of a label: lot, operator, identification mark, price and barcodes. */
import type { LabelElement } from '@cleaver/domain/labels';
import { type Block, NOTHING, placed, stacked } from './drawing.ts';
import { blockOf, pitchOf, type Setting } from './setting.ts';
import type { SymbolBox } from './symbols.ts';

export interface FootContent {
  readonly elements: readonly LabelElement[];
  readonly price: string | null;
  readonly boxes: readonly SymbolBox[];
}

/** Dots from the left edge of the page. Texts stand from `left` to `right`. Quiet zones of symbols may reach to `end`. */
export interface FootPlace {
  readonly left: number;
  readonly right: number;
  readonly end: number;
}

/** The smallest width for texts beside a symbol: 30 mm. */
const BESIDE_MIN = 240;
/** Between texts and symbols. */
const SPACE = 8;

/** Returns the lowest of the layouts: texts above all symbols, beside the first row of them, or beside the first symbol. */
export function footOf(content: FootContent, place: FootPlace, setting: Setting): Block {
  const { boxes } = content;
  const rows = rowsOf(boxes, place);
  const texts = placed([[textsOf(content, place.right - place.left, setting), place.left, 0]]);
  const layouts = [stacked([texts, ...rows.map(rowBlock)], SPACE)];
  for (const [row, rest] of [
    [rows[0], rows.slice(1)],
    [rowsOf(boxes.slice(0, 1), place)[0], rowsOf(boxes.slice(1), place)],
  ] as const) {
    const beside = row && besideOf(row, content, place, setting);
    if (beside) layouts.push(stacked([beside, ...rest.map(rowBlock)], SPACE));
  }
  return layouts.reduce((lowest, layout) => (layout.height < lowest.height ? layout : lowest));
}

interface Row {
  readonly places: readonly (readonly [box: SymbolBox, x: number])[];
  /** The end of the bars, and of the quiet zone after them. */
  readonly end: number;
  readonly quietEnd: number;
}

const rowBlock = ({ places }: Row): Block => placed(places.map(([{ block }, x]) => [block, x, 0]));

/** Returns rows of symbols from the left. Each symbol is in the first row that has space. */
function rowsOf(boxes: readonly SymbolBox[], { left, right, end }: FootPlace): readonly Row[] {
  const rows: Row[] = [];
  for (const box of boxes) {
    const [before, after] = box.quiet;
    const startIn = (row: Row | undefined) => (row ? Math.max(row.quietEnd, row.end + before) : Math.max(left, before));
    const at = rows.findIndex((row) => startIn(row) + box.width <= Math.min(right, end - after));
    const row = rows[at];
    const x = startIn(row);
    const filled = {
      places: [...(row?.places ?? []), [box, x] as const],
      end: x + box.width,
      quietEnd: x + box.width + after,
    };
    if (row) rows[at] = filled;
    else rows.push(filled);
  }
  return rows;
}

/** Returns the row at the right edge with the texts before it. Returns undefined if it leaves too little space. */
function besideOf(row: Row, content: FootContent, place: FootPlace, setting: Setting): Block | undefined {
  const [[first, x] = [undefined, 0]] = row.places;
  const shift = Math.min(place.right - row.end, place.end - row.quietEnd);
  const width = x + shift - (first?.quiet[0] ?? 0) - place.left;
  if (width < BESIDE_MIN) return undefined;
  return placed([
    [textsOf(content, width, setting), place.left, 0],
    [rowBlock(row), shift, 0],
  ]);
}

/** Returns lot and operator with the identification mark at their right, and the price below, beside the mark or not. */
function textsOf({ elements, price }: FootContent, width: number, setting: Setting): Block {
  const { texts, mark, column } = setting.shared(`foot ${width}`, () => partsOf(elements, width, setting));
  const upper = placed([
    [texts, 0, 0],
    [mark.block, width - mark.width, column === width ? texts.height : 0],
  ]);
  if (price === null) return upper;
  const style = { size: setting.price, isBold: true };
  const below = stacked([upper, blockOf(setting, plain(price), width, style)], setting.gap);
  if (column === width) return below;
  const beside = placed([
    [upper, 0, 0],
    [blockOf(setting, plain(price), column, style), 0, texts.height + setting.gap],
  ]);
  return beside.height <= below.height ? beside : below;
}

/** Returns the parts that all labels share. `column`: the width that the mark leaves, or all if it leaves too little. */
function partsOf(elements: readonly LabelElement[], width: number, setting: Setting) {
  const element = elements.find(({ kind }) => kind === 'ID_MARK');
  const mark = element ? ovalOf(element, width, setting) : { block: NOTHING, width: 0 };
  const rest = width - mark.width - SPACE;
  const column = element && rest >= width / 2 ? rest : width;
  const texts = elements.filter(({ kind }) => kind === 'LOT' || kind === 'OPERATOR');
  const blocks = texts.map((text) => blockOf(setting, text, column, { size: setting.text }));
  return { texts: stacked(blocks, setting.gap), mark, column };
}

const plain = (text: string) => ({ text, emphasis: [] });

/** The country, the number, and the sign of the European Union: three lines (Regulation 853/2004, Annex II, section I B). */
const MARK = /^([A-Z]{2}) (.+) (EG|EC)$/;

/** Returns the identification mark in its oval. */
function ovalOf(
  { text }: LabelElement,
  width: number,
  setting: Setting,
): { readonly block: Block; readonly width: number } {
  const [, ...parts] = MARK.exec(text) ?? [];
  const lines = parts.length > 0 ? parts : [text];
  const size = setting.text;
  const longest = Math.max(
    ...lines.map((line) => Math.max(...setting.linesOf(plain(line), width * INSIDE, { size }).map((one) => one.width))),
  );
  const inner = stacked(
    lines.map((line) => blockOf(setting, plain(line), Math.ceil(longest), { size, isCentred: true })),
    0,
  );
  const height = inner.height + pitchOf(size);
  const oval = Math.min(width, Math.max(Math.ceil(longest / INSIDE), Math.ceil(height * 1.3)));
  const shape = { kind: 'OVAL', x: 0, y: 0, width: oval, height } as const;
  const at = Math.floor((oval - longest) / 2);
  return {
    block: placed([
      [{ ...NOTHING, height, shapes: [shape] }, 0, 0],
      [inner, at, Math.floor(pitchOf(size) / 2)],
    ]),
    width: oval,
  };
}

/** The part of the width of an oval that its widest line may take. */
const INSIDE = 0.8;
