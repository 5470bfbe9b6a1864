/** Lays out a business letter for pdfmake, with the window address of DIN 5008, form B. All measures are in millimetres. */
import type { Paper, PaperCell, PaperColumn, PaperSums, PaperTable } from '@cleaver/domain/kernel';

const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

const LEFT = 25;
const RIGHT = 20;
const TOP = 20;
/** The top of the address field, and the start of the text below it. */
const FIELD = 45;
const BODY = 98.5;
const WIDTH = 210 - LEFT - RIGHT;
/** The block beside the address. */
const FACTS_LEFT = 125;
/** The marks for folding and punching, from the top of the page. */
const MARKS = [
  [105, 5],
  [148.5, 8],
  [210, 5],
] as const;
const LOGO = [mm(60), mm(24)];
/** The space between the columns of the foot. */
const FOOT_GAP = 4;
/** The least width of a column of the foot, and the most that its texts can take. */
const [FOOT_LEAST, FOOT_MOST] = [20, 50];
/** The sums: the width of their labels, the least width of an amount, the space beside them. */
const [SUMS_LABEL, SUMS_AMOUNT, SUMS_GAP] = [43, 25, 6];
/** The size of the last row of the sums in points. */
const TOTAL_SIZE = 10.5;

const SMALL = 7.5;
const FOOT_SIZE = 7;
const GREY = '#555555';
const LINE = '#999999';
const FINE_LINE = '#cccccc';

type Node = object;

/** Returns the width of a text in millimetres. `size`: the size of the font in points. */
export type WidthOf = (text: string, size: number) => number;

/** Returns the definition of the document. `clean`: returns a text with the characters that the font has. */
export function layoutOf(paper: Paper, clean: (text: string) => string, widthOf: WidthOf): Node {
  const { letterhead, language, number, createdAt } = paper;
  const foot = footFor(
    letterhead.foot.map((lines) => lines.map(clean)),
    widthOf,
    (paper.pageLines ?? []).length + (paper.pageMark === undefined ? 0 : 1),
  );
  return {
    pageSize: 'A4',
    pageMargins: [mm(LEFT), mm(TOP), mm(RIGHT), mm(foot.height)],
    version: '1.7',
    subset: 'PDF/A-3b',
    language,
    // No data of customers, because the properties of the file do not escape it.
    info: { title: number, creator: 'Cleaver', producer: 'Cleaver', creationDate: createdAt, modDate: createdAt },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.15 },
    background: (page: number) => (page === 1 && isLetter(paper) ? marks() : undefined),
    header: (page: number) => (page === 1 ? undefined : laterHead(paper, clean)),
    footer: (page: number, pages: number) => footOf(paper, foot, { page, pages }, clean),
    content: [
      ...(isLetter(paper) ? firstHead(paper, clean) : plainHead(paper, clean)),
      { text: clean(paper.title), bold: true, fontSize: 14, margin: [0, mm(2), 0, mm(4)] },
      ...paper.opening.map((text) => ({ text: clean(text), margin: [0, 0, 0, mm(4)] })),
      ...paper.tables.flatMap((table) => tableOf(table, clean)),
      ...(paper.sums ? [sumsOf(paper.sums, clean, widthOf)] : []),
      ...paper.notes.map((text) => noteOf(clean(text))),
      ...signaturesOf(paper.signatures.map(clean)),
      ...paper.smallPrint.map((text) => ({
        text: clean(text),
        fontSize: SMALL,
        color: GREY,
        margin: [0, mm(5), 0, 0],
      })),
    ],
  };
}

const isLetter = ({ recipient }: Paper): boolean => recipient.length > 0;

/** Returns the head of a paper that is no letter: the sender above the facts. */
const plainHead = ({ letterhead, facts }: Paper, clean: (text: string) => string): Node[] => [
  headLine(letterhead, clean),
  { ...factsOf(facts, clean, mm(38)), margin: [0, mm(2), 0, mm(4)] },
];

const headLine = ({ name, logo }: Paper['letterhead'], clean: (text: string) => string) => ({
  columnGap: mm(5),
  columns: [
    { width: '*', text: clean(name), bold: true, fontSize: name.length > 60 ? 11 : 16 },
    { width: LOGO[0], stack: logo === null ? [] : [pictureOf(logo)] },
  ],
});

function firstHead({ letterhead, recipient, facts }: Paper, clean: (text: string) => string): Node[] {
  const line = clean(letterhead.sender);
  return [
    { absolutePosition: { x: mm(LEFT), y: mm(15) }, ...headLine(letterhead, clean) },
    {
      // The row is as high as the field, or higher for a long address.
      margin: [0, mm(FIELD - TOP), 0, 0],
      layout: 'noBorders',
      table: {
        widths: [mm(FACTS_LEFT - LEFT), mm(210 - FACTS_LEFT - RIGHT)],
        heights: mm(BODY - FIELD),
        body: [
          [
            {
              margin: [0, mm(12), mm(18), 0],
              stack: [
                { text: line, fontSize: line.length > 70 ? 5.5 : 6.5, color: GREY, margin: [0, 0, 0, mm(2)] },
                ...recipient.map((text) => ({ text: clean(text), fontSize: 10.5 })),
              ],
            },
            factsOf(facts, clean),
          ],
        ],
      },
    },
  ];
}

const factsOf = (facts: Paper['facts'], clean: (text: string) => string, labelWidth = mm(26)): Node =>
  facts.length === 0
    ? {}
    : {
        margin: [0, mm(5), 0, 0],
        layout: {
          ...NO_LINES,
          paddingLeft: () => 0,
          paddingRight: () => 0,
          paddingTop: () => 1,
          paddingBottom: () => 1,
        },
        table: {
          widths: [labelWidth, '*'],
          body: facts.map(([label, value]) => [
            { text: clean(label), color: GREY, fontSize: 8.5 },
            { text: clean(value), fontSize: 9 },
          ]),
        },
      };

const NO_LINES = { hLineWidth: () => 0, vLineWidth: () => 0 };

const laterHead = ({ letterhead, title }: Paper, clean: (text: string) => string): Node => ({
  margin: [mm(LEFT), mm(10), mm(RIGHT), 0],
  fontSize: SMALL,
  color: GREY,
  columns: [{ text: clean(letterhead.name) }, { text: clean(title), alignment: 'right' }],
});

function pictureOf(logo: string): Node {
  const picture = { fit: LOGO, alignment: 'right' };
  if (!/^data:image\/svg/i.test(logo)) return { ...picture, image: logo };
  const data = logo.slice(logo.indexOf(',') + 1);
  const isBase64 = /;base64,/i.test(logo.slice(0, logo.length - data.length));
  return { ...picture, svg: isBase64 ? Buffer.from(data, 'base64').toString() : decodeURIComponent(data) };
}

/** Returns a table whose head repeats on each page. Its rows stay whole. */
function tableOf(table: PaperTable, clean: (text: string) => string): Node[] {
  const { heading, intro, isDense, columns, rows, headings, totals } = table;
  const { text: size, below: belowSize, padding } = isDense ? DENSE : USUAL;
  const aligned = (column: PaperColumn | undefined) => (column?.isNumber ? { alignment: 'right' } : {});
  const cell = (of: PaperCell, column: PaperColumn | undefined) => {
    const [text, ...below] = typeof of === 'string' ? [of] : of;
    if (below.length === 0) return { text: clean(text), ...aligned(column) };
    const lines = below.map((each) => ({ text: clean(each), fontSize: belowSize, color: GREY, ...aligned(column) }));
    return { stack: [{ text: clean(text), ...aligned(column) }, ...lines] };
  };
  const widths = columns.map(({ width }) => (width === 'rest' ? '*' : width === 'content' ? 'auto' : mm(width)));
  const spanning = (node: object) => [{ ...node, colSpan: columns.length }, ...columns.slice(1).map(() => ({}))];
  const row = (of: readonly PaperCell[], index: number): Node[] => {
    const cells = of.map((each, at) => cell(each, columns[at]));
    const text = headings?.get(index);
    if (text === undefined) return cells;
    // One row of the outer table, so that no page break separates the heading from the row.
    const body = [spanning({ text: clean(text), bold: true, margin: [0, mm(1.5), 0, 0] }), cells];
    return spanning({
      table: { widths, body },
      layout: inRows(columns.length, padding, () => 0),
      margin: [0, -padding],
    });
  };
  const total = ([label, amount]: PaperTable['totals'][number]) => [
    { text: clean(label), colSpan: columns.length - 2, bold: true, alignment: 'right' },
    ...Array.from({ length: columns.length - 3 }, () => ({})),
    { text: clean(amount), colSpan: 2, bold: true, alignment: 'right' },
    {},
  ];
  const above = [
    ...(heading === '' ? [] : [{ text: clean(heading), bold: true, fontSize: 11, margin: [0, mm(5), 0, mm(2)] }]),
    ...(intro === undefined ? [] : [{ text: clean(intro), fontSize: 8.5, color: GREY, margin: [0, 0, 0, mm(1)] }]),
  ];
  if (columns.length === 0) return above;
  return [
    ...above,
    {
      ...(size !== undefined && { fontSize: size, margin: [0, 0, 0, mm(2)] }),
      table: {
        headerRows: 1,
        // A heading and the first row stay together.
        keepWithHeaderRows: 1,
        dontBreakRows: !table.rowsBreak,
        widths,
        body: [columns.map((column) => headCell(column, clean, isDense)), ...rows.map(row), ...totals.map(total)],
      },
      layout: inRows(columns.length, padding, (at) =>
        at === 0 ? 0 : at === 1 || at === rows.length + 1 ? STRONG : FINE,
      ),
    },
  ];
}

const headCell = (
  { title, isNumber }: Pick<PaperColumn, 'title' | 'isNumber'>,
  clean: (text: string) => string,
  isDense?: true,
) => ({
  ...{ text: clean(title), color: GREY, fontSize: isDense ? DENSE.below : 8, noWrap: !isDense },
  ...(isNumber && { alignment: 'right' }),
});

/** The widths of the lines of tables in points: below the head and above sums, and between rows. */
const [STRONG, FINE] = [0.7, 0.25];
/**
 * The sizes of tables in points: of the texts, undefined for that of the paper; of the lines below them; and the space
 * above and below the text of a cell.
 */
const USUAL = { text: undefined, below: 8, padding: 3 };
const DENSE = { text: 7.5, below: 6.5, padding: 1.5 };

/** Returns the layout of a table with lines between its rows. `width`: the width of the line above a row, in points. */
const inRows = (columns: number, padding: number, width: (row: number) => number): Node => ({
  hLineWidth: width,
  hLineColor: (row: number) => (width(row) === FINE ? FINE_LINE : LINE),
  vLineWidth: () => 0,
  paddingLeft: (at: number) => (at === 0 ? 0 : 5),
  paddingRight: (at: number) => (at === columns - 1 ? 0 : 5),
  paddingTop: () => padding,
  paddingBottom: () => padding,
});

/** Returns the sums at the right, with the code beside them. They stay on one page, because they have few rows. */
function sumsOf({ columns, rows, total, code }: PaperSums, clean: (text: string) => string, widthOf: WidthOf): Node {
  const aligned = (at: number) => (at === 0 ? {} : { alignment: 'right' });
  const picture = code && qrOf(code.content);
  const amounts = columns.length - 1;
  const needed = Math.max(...total.slice(1).map((text) => widthOf(text, TOTAL_SIZE) + 2));
  const most = (WIDTH - SUMS_LABEL - (picture ? SUMS_GAP + picture.fit / mm(1) : 0)) / amounts;
  const amount = Math.min(most, Math.max(SUMS_AMOUNT, needed));
  const table = {
    width: mm(SUMS_LABEL + amounts * amount),
    table: {
      widths: ['*', ...columns.slice(1).map(() => mm(amount))],
      body: [
        columns.map((title, at) => headCell({ title, ...(at > 0 && { isNumber: true }) }, clean)),
        ...rows.map((row) => row.map((text, at) => ({ text: clean(text), ...aligned(at) }))),
        total.map((text, at) => ({ text: clean(text), bold: true, fontSize: TOTAL_SIZE, ...aligned(at) })),
      ],
    },
    layout: inRows(columns.length, USUAL.padding, (at) =>
      at === 0 ? 0 : at === 1 || at > rows.length ? STRONG : FINE,
    ),
  };
  const beside = code && picture ? [picture, captionOf(code.caption, clean)] : [''];
  return {
    unbreakable: true,
    margin: [0, mm(5), 0, mm(2)],
    columnGap: mm(SUMS_GAP),
    columns: [{ width: '*', stack: beside }, table],
  };
}

const captionOf = (text: string, clean: (text: string) => string): Node => ({
  ...{ text: clean(text), fontSize: SMALL, color: GREY, margin: [0, 4 * MODULE, 0, 0] },
});

/** The number of characters of a note that stays on one page. */
const WHOLE_NOTE = 1_000;

const noteOf = (text: string): Node => ({
  stack: [text],
  margin: [0, mm(2), 0, 0],
  ...(text.length <= WHOLE_NOTE && { unbreakable: true }),
});

/** The bytes that a QR code of each version has space for, with error correction level M (ISO/IEC 18004, table 7). */
const CAPACITIES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331];
/** The side of a module of a code in points: 0.7 mm. */
const MODULE = 2;

/** Returns the code of a text in UTF-8. */
function qrOf(content: string): { readonly fit: number } & Record<string, unknown> {
  const bytes = new TextEncoder().encode(content);
  const version = 1 + CAPACITIES.findIndex((capacity) => bytes.length <= capacity);
  return { qr: bytes, version, eccLevel: 'M', mode: 'octet', fit: MODULE * (17 + 4 * version) };
}

const signaturesOf = (labels: readonly string[]): Node[] =>
  labels.length === 0
    ? []
    : [
        {
          unbreakable: true,
          margin: [0, mm(16), 0, 0],
          columnGap: mm(10),
          columns: labels.map((text) => ({
            stack: [
              { canvas: [{ type: 'line', x1: 0, y1: 0, x2: mm(70), y2: 0, lineWidth: 0.5, lineColor: LINE }] },
              { text, fontSize: SMALL, color: GREY, margin: [0, 2, 0, 0] },
            ],
          })),
        },
      ];

const marks = (): Node => ({
  canvas: MARKS.map(([y, length]) => ({
    ...{ type: 'line', x1: mm(4), y1: mm(y), x2: mm(4 + length), y2: mm(y) },
    ...{ lineWidth: 0.3, lineColor: LINE },
  })),
});

/** The lines of the foot by column, with the width of each column, and the height of all with the margin below. */
interface Foot {
  readonly columns: readonly { readonly lines: readonly string[]; readonly width: number }[];
  readonly height: number;
}

/** Lays out the foot. The columns share the space that their longest lines leave. If these are too long, all wrap alike. */
function footFor(foot: readonly (readonly string[])[], widthOf: WidthOf, above: number): Foot {
  const space = WIDTH - FOOT_GAP * (foot.length - 1);
  const longest = foot.map((lines) =>
    Math.min(FOOT_MOST, Math.max(FOOT_LEAST, ...lines.map((text) => widthOf(text, FOOT_SIZE)))),
  );
  const needed = longest.reduce((sum, each) => sum + each, 0);
  const columns = foot.map((lines, at) => {
    const own = longest[at] ?? 0;
    return { lines, width: needed > space ? (space * own) / needed : own + (space - needed) / foot.length };
  });
  const heights = columns.map(({ lines, width }) =>
    lines.reduce((sum, text) => sum + Math.max(1, Math.ceil(widthOf(text, FOOT_SIZE) / width)), 0),
  );
  return { columns, height: 18 + 3.4 * (Math.max(1, ...heights) + Math.max(0, above - 1)) };
}

function footOf(
  { pageLabel, pageLines = [], pageMark }: Paper,
  { columns }: Foot,
  { page, pages }: { readonly page: number; readonly pages: number },
  clean: (text: string) => string,
): Node {
  const label = pageLabel.replace('{page}', String(page)).replace('{pages}', String(pages));
  const mark = pageMark === undefined ? [] : [{ text: clean(pageMark), bold: true, color: 'black' }];
  return {
    margin: [mm(LEFT), mm(4), mm(RIGHT), 0],
    fontSize: FOOT_SIZE,
    color: GREY,
    stack: [
      {
        columns: [
          { width: '*', stack: [...mark, ...pageLines.map(clean)] },
          { width: 'auto', text: label, alignment: 'right' },
        ],
        margin: [0, 0, 0, 2],
      },
      ...(columns.length === 0 ? [] : senderLines(columns)),
    ],
  };
}

/** Returns the columns of the sender below a line. */
const senderLines = (columns: Foot['columns']): Node[] => [
  { canvas: [{ type: 'line', x1: 0, y1: 0, x2: mm(WIDTH), y2: 0, lineWidth: 0.5, lineColor: LINE }] },
  {
    columnGap: mm(FOOT_GAP),
    margin: [0, 4, 0, 0],
    columns: columns.map(({ lines, width }) => ({ width: mm(width), stack: lines.map((text) => ({ text })) })),
  },
];
