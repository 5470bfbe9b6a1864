/** The form of the draft lines of a goods receipt, and the warnings about them. Runs without a browser. */
import {
  type AnswerOf,
  type CalendarDate,
  Decimal,
  type Fault,
  type JsonSchema,
  parseUnit,
  type RawOf,
  say,
  type Unit,
} from '@cleaver/domain/kernel';
import type { getArticle, getSupplier, KindOfProduct } from '@cleaver/domain/masterdata/contracts';
import {
  isExpiredOnReceipt,
  isTooWarm,
  type ReceiptWarning,
  type ReceivedGoods,
  receiptWarnings,
  withLegalLimit,
} from '@cleaver/domain/procurement';
import { postGoodsReceipt } from '@cleaver/domain/procurement/contracts';
import type { ScanRead } from '../scanner/reader.ts';
import { decimalText, fieldAmount, type Point } from '../ui/control/amount-text.ts';
import type { Values } from '../ui/form/form-values.ts';

const membersOf = (schema: JsonSchema) => schema['properties'] as Record<string, JsonSchema>;

/**
 * Returns the receipt schema without the member `stockId` of the lines. The lines name article and storage location,
 * and the service creates a missing stock.
 */
function byPlace(schema: JsonSchema): JsonSchema {
  const lines = membersOf(schema)['lines'] as JsonSchema;
  const items = lines['items'] as JsonSchema;
  const { stockId: _, ...properties } = membersOf(items);
  return { ...schema, properties: { ...membersOf(schema), lines: { ...lines, items: { ...items, properties } } } };
}

type Line = RawOf<typeof postGoodsReceipt>['lines'][number];
type Raw = { readonly lines?: readonly Partial<Line>[] };

/**
 * Converts a line to the request. The rejected part gets the line's unit. Omits unit and expiry date of the accepted
 * goods if the line is rejected as a whole.
 */
function sentLine({ quantityUnit, expiryDate, ...line }: Partial<Line>): Partial<Line> {
  if (!line.rejectedAmount) return { ...line, ...present({ quantityUnit, expiryDate }) };
  const rejected = { ...line, ...present({ rejectedUnit: quantityUnit }) };
  return line.quantityAmount ? { ...rejected, ...present({ quantityUnit, expiryDate }) } : rejected;
}

const present = <T extends object>(of: T): Partial<T> =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Partial<T>;

export const sentReceipt = <R extends Raw>(raw: R): R => ({
  ...raw,
  ...(raw.lines && { lines: raw.lines.map(sentLine) }),
});

/**
 * Replaces the faults about the stock of a line. Reports a missing article or storage location instead, because the
 * page has no field for the stock.
 */
function faultsOfPlace(faults: readonly Fault[], lines: readonly Partial<Line>[]): readonly Fault[] {
  const ofTarget = /^lines\[\d+\]\.(stockId|articleId|storageLocationId)$/;
  const missing = lines.flatMap((line, index) =>
    (['articleId', 'storageLocationId'] as const).flatMap((name) =>
      line[name] ? [] : [{ field: `lines[${index}].${name}`, message: say`is required` }],
    ),
  );
  return [...missing, ...faults.filter(({ field }) => !ofTarget.test(field))];
}

const { name, permission, input } = postGoodsReceipt;

/** The operation of the page: a receipt whose lines name article and storage location. */
export const receiving = {
  name,
  permission,
  input: {
    ...input,
    schema: byPlace(input.schema),
    read(raw: unknown, at: string, faults: Fault[]) {
      const sent = sentReceipt(raw as Raw);
      const own: Fault[] = [];
      const value = input.read(sent, at, own);
      faults.push(...faultsOfPlace(own, sent.lines ?? []));
      return value;
    },
  },
};

/** The values of the fields. `gtin`, `labels` and `labelled` are used only by the page (`receive-scan.ts`). */
export type Row = Values;

/**
 * Returns the contents of a label as field values. Prefers the net weight to the count, and the use-by date to the
 * best-before date. Returns the GTIN only if no article has it. `point`: the decimal point of the language.
 */
export function fromLabel(
  { gtin, lotNumber, netWeightKg, count, useBy, bestBefore, slaughterDate }: ScanRead['elements'],
  articleId: string | undefined,
  point: Point,
): Row {
  const amount = netWeightKg ?? count;
  const expiryDate = useBy ?? bestBefore;
  return {
    ...(articleId !== undefined && { articleId }),
    ...(articleId === undefined && gtin !== null && { gtin }),
    ...(lotNumber !== null && { supplierLot: lotNumber }),
    ...(amount !== null && {
      quantityAmount: fieldAmount(amount, point),
      quantityUnit: netWeightKg === null ? 'PIECE' : 'KG',
    }),
    ...(expiryDate !== null && { expiryDate }),
    ...(slaughterDate !== null && { facts: { slaughterDate } }),
  };
}

/**
 * The members that show whether a second barcode is of the same goods. The unit does not count, because it is preset.
 */
const TELLING = ['articleId', 'supplierLot', 'quantityAmount', 'expiryDate'] as const;

/**
 * Returns whether the label can be of the line's article. An unknown GTIN is of no article that the line has, and of no
 * other GTIN. A label without article and GTIN can be of any line.
 */
function isSameArticle(row: Row, label: Row): boolean {
  if (label['gtin']) return row['gtin'] ? row['gtin'] === label['gtin'] : !row['articleId'];
  return !label['articleId'] || !row['gtin'] || row['articleId'] === label['articleId'];
}

/**
 * Merges a label into a line. A label often has two barcodes: one with article and weight, one with lot and date.
 * Returns undefined if the label contradicts the line, or if it adds no member of `TELLING`.
 */
export function merged(row: Row, label: Row): Row | undefined {
  const isFree =
    isSameArticle(row, label) && TELLING.every((name) => !label[name] || !row[name] || row[name] === label[name]);
  const isNew = TELLING.some((name) => label[name] && !row[name]);
  if (!isFree || !isNew) return undefined;
  const facts = { ...(row['facts'] as Values | undefined), ...(label['facts'] as Values | undefined) };
  return { ...row, ...label, facts };
}

/** Returns the sum of two typed amounts. If one is no number, joins both texts for the user to correct. */
export function sumOf(typed: string, other: string, point: Point): string {
  const amounts = [typed, other].filter(Boolean).map((one) => decimalText(one, point));
  if (!amounts.every((one) => /^\d+(\.\d+)?$/.test(one))) return `${typed} + ${other}`;
  return fieldAmount(amounts.reduce((sum, one) => sum.plus(Decimal.of(one)), Decimal.of('0')).toText(), point);
}

/** Returns the line with its accepted amount rejected, too. */
export function withAllRejected(row: Row, point: Point): Row {
  const [accepted, rejected] = [row['quantityAmount'], row['rejectedAmount']].map((one) => String(one ?? ''));
  return { ...row, quantityAmount: '', rejectedAmount: sumOf(accepted as string, rejected as string, point) };
}

/** Returns the unit; null if it is malformed, because the form reports that fault. */
const unitIn = (raw: unknown): Unit | null => {
  const unit = parseUnit(raw);
  return unit.ok ? unit.value : null;
};
const decimalIn = (raw: unknown): string | null => {
  const decimal = Decimal.parseNumber(raw);
  return decimal.ok ? decimal.value.toText() : null;
};

/** Converts a draft line to the goods that the core checks. Does not report faults of form. */
function goodsOf(line: Partial<Line>): ReceivedGoods {
  const { facts } = line;
  const text = (of: string | null | undefined): string | null => of || null;
  return {
    stockId: '',
    articleId: line.articleId ?? '',
    articleName: '',
    quantityAmount: text(line.quantityAmount),
    quantityUnit: unitIn(line.quantityUnit),
    expiryDate: text(line.expiryDate) as CalendarDate | null,
    lotNumber: text(line.lotNumber),
    batchType: text(line.batchType),
    supplierLot: text(line.supplierLot),
    temperature: decimalIn(line.temperature),
    temperatureLimit: decimalIn(line.temperatureLimit),
    facts: facts
      ? ({
          ...NO_FACTS,
          ...facts,
        } as ReceivedGoods['facts'])
      : null,
    rejectedAmount: text(line.rejectedAmount),
    rejectedUnit: unitIn(line.rejectedUnit),
    rejectReason: text(line.rejectReason),
  };
}

const NO_FACTS = {
  species: null,
  bornIn: null,
  rearedIn: [],
  slaughteredIn: null,
  slaughterhouse: null,
  cutIn: null,
  cuttingPlants: [],
  slaughterDate: null,
  reference: null,
};

interface Known {
  readonly supplier: AnswerOf<typeof getSupplier> | undefined;
  readonly articles: readonly AnswerOf<typeof getArticle>[];
}

export interface Outlook {
  readonly warnings: readonly ReceiptWarning[];
  /** The numbers, from 1, of the lines whose goods are too warm. The service will hold the accepted goods of a line. */
  readonly tooWarm: readonly number[];
}

/**
 * Returns the warnings that the service will return for a receipt, and the lines that are too warm. Uses the domain
 * functions of the service. Until the supplier is loaded, returns only the warnings that do not depend on it. Omits the
 * warning about the suppliers of an article until the article is loaded.
 */
export function outlookOf(
  raw: Raw & { readonly receiptDate?: string },
  today: string,
  { supplier, articles }: Known,
): Outlook {
  const { receiptDate, lines = [] } = sentReceipt(raw);
  const known = new Map(articles.map((one) => [one.id, one]));
  const goods = lines.map(goodsOf).map((one) => {
    const article = known.get(one.articleId);
    return article ? withLegalLimit(one, article) : one;
  });
  return {
    warnings: receiptWarnings(
      supplier as Parameters<typeof receiptWarnings>[0],
      (receiptDate || today) as CalendarDate,
      goods,
      known,
    ),
    tooWarm: goods.flatMap((one, index) => (isTooWarm(one) ? [index + 1] : [])),
  };
}

const typedDegrees = (typed: unknown): string | null => {
  const text = decimalText(String(typed ?? ''));
  return /^-?\d+(\.\d+)?$/.test(text) ? decimalIn(Number(text)) : null;
};

/** Returns whether the goods of a draft line expired before the day of the receipt. */
export const isRowExpired = ({ expiryDate }: Row, day: string): boolean =>
  isExpiredOnReceipt({ expiryDate: (expiryDate || null) as CalendarDate | null }, day as CalendarDate);

/**
 * Returns whether the goods of a draft line are warmer than allowed: by the chosen limit, else by that of the article's
 * product kind. False for a line that is rejected as a whole.
 */
export function isRowTooWarm(
  { quantityAmount, rejectedAmount, temperature, temperatureLimit }: Row,
  article?: KindOfProduct | null,
): boolean {
  const goods = {
    quantityAmount: rejectedAmount && !quantityAmount ? null : String(quantityAmount ?? ''),
    temperature: typedDegrees(temperature),
    temperatureLimit: typedDegrees(temperatureLimit),
  };
  return isTooWarm(article ? withLegalLimit(goods, article) : goods);
}
