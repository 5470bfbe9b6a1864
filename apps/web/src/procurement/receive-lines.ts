/** The draft lines of a goods receipt: what a scan fills in, and what the core will warn of. Runs without a browser. */
import type { components } from '@cleaver/client';
import { type CalendarDate, Decimal, type JsonSchema, parseUnit, type Unit } from '@cleaver/domain/kernel';
import { isTooWarm, type ReceiptWarning, type ReceivedGoods, receiptWarnings } from '@cleaver/domain/procurement';
import { postGoodsReceipt } from '@cleaver/domain/procurement/contracts';
import type { ScanRead } from '../floor/reader.ts';
import type { Values } from '../ui/form-values.ts';

const membersOf = (schema: JsonSchema) => schema['properties'] as Record<string, JsonSchema>;

/** Returns the schema of a receipt whose lines name a stock: what a line may name in its place is neither shown nor sent. */
function byStock(schema: JsonSchema): JsonSchema {
  const lines = membersOf(schema)['lines'] as JsonSchema;
  const items = lines['items'] as JsonSchema;
  const { storageLocationId: _, articleId: __, ...properties } = membersOf(items);
  return {
    ...schema,
    properties: { ...membersOf(schema), lines: { ...lines, items: { ...items, properties } } },
  };
}

const { name, permission, input } = postGoodsReceipt;
export const receiving = { name, permission, input: { ...input, schema: byStock(input.schema) } };

/** The values of the fields. `articleId` is for the page alone: the service knows the article by the stock. */
export type Row = Values;

/** Returns the contents of a label as field values. */
export function fromLabel(
  { lotNumber, netWeightKg, count, useBy, bestBefore, slaughterDate }: ScanRead['elements'],
  articleId: string | undefined,
  point: string,
): Row {
  const amount = netWeightKg ?? count;
  const expiryDate = useBy ?? bestBefore;
  return {
    ...(articleId !== undefined && { articleId }),
    ...(lotNumber !== null && { supplierLot: lotNumber }),
    ...(amount !== null && {
      quantityAmount: amount.replace('.', point),
      quantityUnit: netWeightKg === null ? 'PIECE' : 'KG',
    }),
    ...(expiryDate !== null && { expiryDate }),
    ...(slaughterDate !== null && { facts: { slaughterDate } }),
  };
}

/** The members that show whether a second barcode is of the same goods. The unit is no sign, because it is preset. */
const TELLING = ['articleId', 'supplierLot', 'quantityAmount', 'expiryDate'] as const;

/**
 * Merges a label into a line. A label often has two barcodes: article and weight, lot and date. Returns the merged line
 * if the label adds facts and contradicts none; undefined if it belongs to another line.
 */
export function merged(row: Row, label: Row): Row | undefined {
  const isFree = TELLING.every((name) => !label[name] || !row[name] || row[name] === label[name]);
  const isNew = TELLING.some((name) => label[name] && !row[name]);
  if (!isFree || !isNew) return undefined;
  const facts = { ...(row['facts'] as Values | undefined), ...(label['facts'] as Values | undefined) };
  return { ...row, ...label, facts };
}

type Line = components['schemas']['GoodsReceiptPostRequest']['lines'][number];

/** Treats a malformed unit or decimal as missing, because the form reports it. */
const unitIn = (raw: unknown): Unit | null => {
  const unit = parseUnit(raw);
  return unit.ok ? unit.value : null;
};
const decimalIn = (raw: unknown): string | null => {
  const decimal = Decimal.parseNumber(raw);
  return decimal.ok ? decimal.value.toText() : null;
};

/** Converts a draft line to the goods that the core checks. Does not report faults of form. */
function goodsOf(line: Partial<Line>, articleId: string): ReceivedGoods {
  const { facts } = line;
  const text = (of: string | undefined): string | null => of || null;
  return {
    stockId: line.stockId ?? '',
    articleId,
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
  readonly supplier: components['schemas']['SupplierResponse'] | undefined;
  readonly articles: readonly components['schemas']['ArticleResponse'][];
}

export interface Outlook {
  readonly warnings: readonly ReceiptWarning[];
  /** The numbers of the lines, from 1, that will be held because the goods are too warm. */
  readonly tooWarm: readonly number[];
}

/** Returns the warnings that the service will give for a receipt, by the same rules. */
export function outlookOf(
  { receiptDate, lines = [] }: { readonly receiptDate?: string; readonly lines?: readonly Partial<Line>[] },
  articleIds: readonly string[],
  today: string,
  { supplier, articles }: Known,
): Outlook {
  const goods = lines.map((line, index) => goodsOf(line, articleIds[index] ?? ''));
  return {
    warnings: supplier
      ? receiptWarnings(
          supplier as Parameters<typeof receiptWarnings>[0],
          (receiptDate || today) as CalendarDate,
          goods,
          new Map(articles.map((one) => [one.id, one])),
        )
      : [],
    tooWarm: goods.flatMap((one, index) => (isTooWarm(one) ? [index + 1] : [])),
  };
}
