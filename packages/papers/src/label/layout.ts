/** Lays out labels: head with name and net quantity, body, and foot with who is responsible, the price and the barcodes. */
import type { LabelElement, Pack, PrintedLabels } from '@cleaver/domain/labels';
import { gs1Code } from './code128.ts';
import {
  type Block,
  DOTS_PER_MM,
  type Drawing,
  merged,
  NOTHING,
  type Place,
  placed,
  STROKE,
  stacked,
} from './drawing.ts';
import type { Faces } from './faces.ts';
import { footOf } from './foot.ts';
import { blockOf, type Setting, type Sizes, settingOf } from './setting.ts';
import { boxOf, type SymbolBox, turned } from './symbols.ts';

/** White space at the edges: 2 mm. */
const MARGIN = 16;
/** The smallest width for texts: 20 mm. */
const WIDTH_MIN = 160;

/**
 * The x-height of the fonts, and the height of their digits, as a part of their height: at least 0.48 and 0.68 in font 0
 * of ZPL, 0.55 and 0.73 in DejaVu Sans Condensed.
 */
const X_HEIGHT = 0.48;
const DIGIT_HEIGHT = 0.68;

const heightFor = (mm: number, part: number): number => Math.ceil((mm * DOTS_PER_MM) / part);

/**
 * The smallest height of a font. Art. 13 (2) asks for an x-height of 1.2 mm. The 0.9 mm of Art. 13 (3) depend on the
 * surface of the pack, which a label does not know: a small label may be on a large pack.
 */
const TEXT_MIN = heightFor(1.2, X_HEIGHT);

/** From generous to the smallest that the law allows. The first one that fits all labels is used. */
const SIZES: readonly Sizes[] = [
  { text: 36, name: 58, price: 42, bars: 128, gap: 14 },
  { text: 30, name: 50, price: 36, bars: 120, gap: 12 },
  { text: 26, name: 42, price: 32, bars: 112, gap: 10 },
  { text: 23, name: 36, price: 28, bars: 96, gap: 8 },
  { text: TEXT_MIN, name: 30, price: 24, bars: 80, gap: 6 },
  { text: TEXT_MIN, name: 26, price: 24, bars: 72, gap: 4 },
  { text: TEXT_MIN, name: 24, price: 22, bars: 60, gap: 2 },
].map((sizes) => ({ ...sizes, code: TEXT_MIN }));

/** The height of the digits in mm by the weight in grams, up to which it applies (FertigPackV § 20). */
const DIGITS = [
  { upTo: 50, mm: 2 },
  { upTo: 200, mm: 3 },
  { upTo: 1000, mm: 4 },
  { upTo: Number.POSITIVE_INFINITY, mm: 6 },
] as const;

type Labels = Pick<PrintedLabels, 'size' | 'elements' | 'packs'>;

const IN_FOOT: ReadonlySet<LabelElement['kind']> = new Set(['LOT', 'OPERATOR', 'ID_MARK']);

/** Returns the labels of the packs, one after the other. Throws an error if one of them does not fit. */
export function* drawingsOf(labels: Labels, faces: Faces): Iterable<Drawing> {
  const setting = fittingSetting(labels, faces);
  for (const pack of labels.packs) {
    const drawing = setting && labelOf(labels, pack, setting);
    if (!drawing) throw new Error(`The labels do not fit on ${labels.size.name}`);
    yield drawing;
  }
}

/** Returns the largest sizes with which all labels fit. */
export function fittingSetting(labels: Labels, faces: Faces): Setting | undefined {
  const shapes = [...new Map(labels.packs.map((pack) => [shapeOf(pack), pack])).values()];
  const modulesOf = widths();
  return SIZES.map((sizes) => settingOf(sizes, faces, modulesOf)).find((setting) =>
    shapes.every((pack) => labelOf(labels, pack, setting)),
  );
}

/** Returns the same text for packs that take the same space: all digits of the fonts have one width. */
const shapeOf = ({ weightKg, netQuantity, price, symbols }: Pack): string =>
  `${digitHeight(weightKg)} ${JSON.stringify([netQuantity, price, symbols]).replaceAll(/\d/g, '0')}`;

/** Returns a function for the modules of GS1-128 codes. Which digits a code has does not change its width. */
function widths(): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const key = text.replaceAll(/\d/g, '0');
    const modules = known.get(key) ?? gs1Code(text).modules;
    known.set(key, modules);
    return modules;
  };
}

function labelOf({ elements, size }: Labels, pack: Pack, setting: Setting): Drawing | undefined {
  const { widthMm, heightMm } = size;
  const page = { width: Math.floor(widthMm * DOTS_PER_MM), height: Math.floor(heightMm * DOTS_PER_MM) };
  const boxes = pack.symbols.map((symbol) => boxOf(symbol, setting));
  const isFlat = ({ width, quiet }: SymbolBox) => width + edge(quiet[0]) + edge(quiet[1]) <= page.width;
  const column = columnOf(
    boxes.filter((box) => !isFlat(box)),
    page,
  );
  if (!column) return undefined;
  const width = column.left - 2 * MARGIN;
  if (width < WIDTH_MIN) return undefined;
  const head = headOf(elements, pack, width, setting);
  const body = bodyOf(elements, width, setting);
  const foot = footOf(
    { elements, price: pack.price, boxes: boxes.filter(isFlat) },
    { left: MARGIN, right: column.left - MARGIN, end: column.left },
    setting,
  );
  const bodyAt = MARGIN + head.height + setting.gap;
  const footAt = page.height - MARGIN - foot.height;
  if (bodyAt + body.height + setting.gap > footAt) return undefined;
  const placedBody = setting.shared(`body at ${width} ${bodyAt}`, () => placed([[body, MARGIN, bodyAt]]));
  const { texts, symbols, shapes } = merged([
    ...[placed([[head, MARGIN, MARGIN]]), placedBody],
    placed([[foot, 0, footAt], ...column.places]),
  ]);
  return { ...page, texts, symbols, shapes };
}

const edge = (quiet: number): number => Math.max(MARGIN, quiet);

/**
 * Returns the places of symbols that are wider than the label. They are turned, at the right edge. Returns undefined if
 * one is also longer than the label.
 */
function columnOf(
  boxes: readonly SymbolBox[],
  page: { readonly width: number; readonly height: number },
): { readonly left: number; readonly places: readonly Place[] } | undefined {
  let left = page.width;
  const places: Place[] = [];
  for (const box of boxes) {
    const y = edge(box.quiet[0]);
    if (y + box.width + edge(box.quiet[1]) > page.height) return undefined;
    left -= MARGIN + box.block.height;
    places.push([turned(box), left, y]);
  }
  return { left, places };
}

const digitHeight = (weightKg: string): number => DIGITS.find(({ upTo }) => Number(weightKg) * 1000 <= upTo)?.mm ?? 6;

/** Returns the name, and beside or below it the net quantity, in one field of view (Art. 13 (5)). */
function headOf(elements: readonly LabelElement[], pack: Pack, width: number, setting: Setting): Block {
  const name = elements.find(({ kind }) => kind === 'NAME');
  const size = Math.max(heightFor(digitHeight(pack.weightKg), DIGIT_HEIGHT), setting.name);
  const amount = { text: pack.netQuantity, emphasis: [] };
  const amountWidth = Math.ceil(setting.linesOf(amount, width, { size, isBold: true })[0]?.width ?? 0);
  const nameWidth = width - amountWidth - MARGIN;
  const nameStyle = { size: setting.name, isBold: true };
  const isBeside = nameWidth >= width / 2 && (!name || setting.widestWord(name, nameStyle) <= nameWidth);
  const right = blockOf(setting, amount, isBeside ? amountWidth : width, { size, isBold: true, isRight: true });
  const left = name ? blockOf(setting, name, isBeside ? nameWidth : width, nameStyle) : NOTHING;
  const texts = isBeside
    ? placed([
        [left, 0, 0],
        [right, width - amountWidth, 0],
      ])
    : stacked([left, right], 0);
  return stacked([texts, lineOf(width)], 2);
}

const lineOf = (width: number): Block => ({
  ...NOTHING,
  height: STROKE,
  shapes: [{ kind: 'LINE', x: 0, y: 0, width, height: STROKE }],
});

const bodyOf = (elements: readonly LabelElement[], width: number, setting: Setting): Block =>
  setting.shared(`body ${width}`, () =>
    stacked(
      elements
        .filter(({ kind }) => kind !== 'NAME' && !IN_FOOT.has(kind))
        .map((element) => blockOf(setting, element, width, { size: setting.text, isBold: element.kind === 'DATE' })),
      setting.gap,
    ),
  );
