/** Lays out a business letter for pdfmake, with the window address of DIN 5008, form B. All measures are in millimetres. */
import type { Paper, PaperCell, PaperColumn, PaperTable } from '@cleaver/domain/kernel';

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

const SMALL = 7.5;
const GREY = '#555555';
const LINE = '#999999';
/** The number of characters in a millimetre of small text, for the height of the foot. */
const SMALL_PER_MM = 0.75;

type Node = object;

/** Returns the definition of the document. `clean`: returns a text with the characters that the font has. */
export function layoutOf(paper: Paper, clean: (text: string) => string): Node {
  const { letterhead, language, number, createdAt } = paper;
  const foot = letterhead.foot.map((lines) => lines.map(clean));
  return {
    pageSize: 'A4',
    pageMargins: [mm(LEFT), mm(TOP), mm(RIGHT), mm(footHeight(foot))],
    version: '1.7',
    subset: 'PDF/A-3b',
    language,
    // No data of customers, because the properties of the file do not escape it.
    info: { title: number, creator: 'Cleaver', producer: 'Cleaver', creationDate: createdAt, modDate: createdAt },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.15 },
    background: (page: number) => (page === 1 ? marks() : undefined),
    header: (page: number) => (page === 1 ? undefined : laterHead(paper, clean)),
    footer: (page: number, pages: number) => footOf(paper, foot, page, pages),
    content: [
      ...firstHead(paper, clean),
      { text: clean(paper.title), bold: true, fontSize: 14, margin: [0, mm(2), 0, mm(4)] },
      ...paper.opening.map((text) => ({ text: clean(text), margin: [0, 0, 0, mm(4)] })),
      ...paper.tables.flatMap((table) => tableOf(table, clean)),
      ...paper.notes.map((text) => ({ text: clean(text), margin: [0, mm(2), 0, 0] })),
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

function firstHead({ letterhead, recipient, facts }: Paper, clean: (text: string) => string): Node[] {
  const { name, sender, logo } = letterhead;
  const line = clean(sender);
  return [
    {
      absolutePosition: { x: mm(LEFT), y: mm(15) },
      columnGap: mm(5),
      columns: [
        { width: '*', text: clean(name), bold: true, fontSize: name.length > 60 ? 11 : 16 },
        { width: LOGO[0], stack: logo === null ? [] : [pictureOf(logo)] },
      ],
    },
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

const factsOf = (facts: Paper['facts'], clean: (text: string) => string): Node =>
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
          widths: [mm(26), '*'],
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
function tableOf({ heading, columns, rows, totals }: PaperTable, clean: (text: string) => string): Node[] {
  const aligned = (column: PaperColumn | undefined) => (column?.isNumber ? { alignment: 'right' } : {});
  const cell = (of: PaperCell, column: PaperColumn | undefined) => {
    const [text, ...below] = typeof of === 'string' ? [of] : of;
    if (below.length === 0) return { text: clean(text), ...aligned(column) };
    return { stack: [clean(text), ...below.map((each) => ({ text: clean(each), fontSize: 8, color: GREY }))] };
  };
  const total = ([label, amount]: PaperTable['totals'][number]) => [
    { text: clean(label), colSpan: columns.length - 2, bold: true, alignment: 'right' },
    ...Array.from({ length: columns.length - 3 }, () => ({})),
    { text: clean(amount), colSpan: 2, bold: true, alignment: 'right' },
    {},
  ];
  return [
    ...(heading === '' ? [] : [{ text: clean(heading), bold: true, fontSize: 11, margin: [0, mm(5), 0, mm(2)] }]),
    {
      table: {
        headerRows: 1,
        // A heading and the first row stay together.
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: columns.map(({ width }) => (width === 'rest' ? '*' : 'auto')),
        body: [
          columns.map((column) => ({
            ...{ text: clean(column.title), color: GREY, fontSize: 8, noWrap: true },
            ...aligned(column),
          })),
          ...rows.map((row) => row.map((of, at) => cell(of, columns[at]))),
          ...totals.map(total),
        ],
      },
      layout: {
        hLineWidth: (row: number) => (row === 0 ? 0 : row === 1 || row === rows.length + 1 ? 0.7 : 0.25),
        hLineColor: () => LINE,
        vLineWidth: () => 0,
        paddingLeft: (at: number) => (at === 0 ? 0 : 5),
        paddingRight: (at: number) => (at === columns.length - 1 ? 0 : 5),
        paddingTop: () => 3,
        paddingBottom: () => 3,
      },
    },
  ];
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

/** Returns the height that the foot needs, with the margin below it. */
function footHeight(foot: readonly (readonly string[])[]): number {
  const perLine = (WIDTH / Math.max(foot.length, 1)) * SMALL_PER_MM;
  const lines = foot.map((texts) => texts.reduce((sum, text) => sum + Math.ceil((text.length + 1) / perLine), 0));
  return 22 + 3.4 * Math.max(1, ...lines);
}

function footOf({ pageLabel }: Paper, foot: readonly (readonly string[])[], page: number, pages: number): Node {
  const label = pageLabel.replace('{page}', String(page)).replace('{pages}', String(pages));
  return {
    margin: [mm(LEFT), mm(6), mm(RIGHT), 0],
    fontSize: SMALL,
    color: GREY,
    stack: [
      { text: label, alignment: 'right', margin: [0, 0, 0, 2] },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: mm(WIDTH), y2: 0, lineWidth: 0.5, lineColor: LINE }] },
      {
        columnGap: mm(5),
        margin: [0, 4, 0, 0],
        columns: foot.length === 0 ? [''] : foot.map((lines) => ({ stack: lines.map((text) => ({ text })) })),
      },
    ],
  };
}
