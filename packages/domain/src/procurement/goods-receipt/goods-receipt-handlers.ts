/** Handlers of goods receipts, and of their inspections. */
import {
  changesOf,
  type DocumentLine,
  documentLines,
  Holds,
  type LotState,
  Lots,
  loadedValue,
  type NewLot,
  placeHolds,
  releaseHolds,
  StockMovements,
  shopDay,
  Warehouse,
} from '../../inventory/index.ts';
import { checkNoFaults, type Fault } from '../../kernel/contract/refusal.ts';
import { documentDay, nextDocumentNumbers } from '../../kernel/execution/document.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { QueryPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { lookAlikeKey } from '../../kernel/values/look-alikes.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { Articles, type KindOfProduct, Suppliers } from '../../masterdata/index.ts';
import { nextNumber, settingsIn } from '../../settings/index.ts';
import { GoodsReceipt, type GoodsReceiptState, GoodsReceipts } from './goods-receipt.ts';
import {
  getGoodsReceipt,
  inspectGoodsReceipt,
  listGoodsReceipts,
  postGoodsReceipt,
} from './goods-receipt-contracts.ts';
import type { GivenReceiptLine } from './receipt-form.ts';
import type { GoodsReceiptView } from './receipt-outputs.ts';
import { checkCertificates, receiptWarnings } from './receipt-warnings.ts';
import { receiptsToInspect } from './receipts-to-inspect.ts';
import { isTooWarm, limitFault, type ReceivedGoods, withLegalLimit } from './received-goods.ts';

export const goodsReceiptHandlers: readonly Handler[] = [
  handle(listGoodsReceipts, {
    async run(ports, { supplierId, articleId, receiptDate, inspection, ...request }) {
      const { reader, inventory, clock, settings } = ports;
      const due = inspection && new Set(await receiptsToInspect(ports, shopDay(clock.now(), settings)));
      const id = due && request.id ? request.id.filter((each) => due.has(each)) : due ? [...due] : request.id;
      const { content, page } = await reader.page(
        GoodsReceipts,
        { supplierId, articleIds: articleId, receiptDate },
        { ...request, id },
      );
      const [ledger, lots] = await Promise.all([
        inventory.documentLines(content.map((receipt) => receipt.id)),
        reader.whereIn(Lots, 'id', content.flatMap(lotIds)),
      ]);
      return { content: content.map((receipt) => viewOf(receipt, ledger, lots)), page };
    },
  }),
  handle(getGoodsReceipt, {
    async run({ reader, inventory }, { id: receiptId }) {
      const { state: receipt, version } = await reader.versioned(GoodsReceipts, receiptId);
      const [ledger, lots] = await Promise.all([
        inventory.documentLines([receipt.id]),
        reader.whereIn(Lots, 'id', lotIds(receipt)),
      ]);
      return { state: viewOf(receipt, ledger, lots), version };
    },
  }),
  handle(postGoodsReceipt, {
    async prepare(ports, { lines, ...given }): Promise<Numbered> {
      const receiptDate = documentDay(given, 'receiptDate', shopDay(ports.clock.now(), ports.settings));
      const [receiptNumber, lotNumbers] = await Promise.all([
        nextNumber(ports, 'receipt', receiptDate),
        newLotNumbers(ports, receiptDate, lines),
      ]);
      return { receiptDate, receiptNumber, lotNumbers };
    },
    async run(unit, { supplierId, lines, ...paper }, { caller, prepared: { receiptDate, receiptNumber, lotNumbers } }) {
      const warehouse = new Warehouse(unit, caller);
      const [supplier, stocks, { supplierCertificates }] = await Promise.all([
        unit.of(Suppliers).peek(supplierId),
        warehouse.targetsIfAny(lines.map((line) => ({ ...line, isEmpty: line.quantityAmount === undefined }))),
        settingsIn(unit),
      ]);
      const articleIds = lines.map(({ articleId = '' }, index) => stocks[index]?.articleId ?? articleId);
      const receiptId = unit.newId();
      const unused = lotNumbers.values();
      const articles = new Map((await unit.of(Articles).peekAll(articleIds)).map((article) => [article.id, article]));
      const articleOf = (index: number) => loadedValue(articles.get(articleIds[index] ?? ''));
      const given = lines.map((line, index): ReceivedGoods => {
        const numbered = needsLotNumber(line) ? { ...line, lotNumber: unused.next().value } : line;
        const { id: articleId, name: articleName } = articleOf(index);
        return { ...goodsOf(numbered, stocks[index]?.id ?? ''), articleId, articleName };
      });
      checkNoFaults(limitFaults(given, articleOf));
      const goods = given.map((line, index) => withLegalLimit(line, articleOf(index)));
      const lots = goods.flatMap((line, index) => lotOf(line, index, supplier.id) ?? []);
      const opened = await warehouse.openLots('RECEIVED', lots, { documentKind: 'RECEIPT', documentId: receiptId });
      // Runs after the look-up of all named records, so an unknown id is refused first.
      checkCertificates(supplier, receiptDate, supplierCertificates);
      const made = new Map(
        opened.flatMap(({ lot, places }) =>
          places.map(({ batch, movement }) => [
            movement.documentLine,
            { lotId: lot.id, stockBatchId: batch.id, onHold: lot.onHold },
          ]),
        ),
      );
      const receipt = GoodsReceipt.post({
        id: receiptId,
        receiptNumber,
        supplierId: supplier.id,
        supplierName: supplier.name,
        deliveryNote: paper.deliveryNote ?? '',
        purchaseOrder: paper.purchaseOrder ?? '',
        receiptDate,
        vehicleTemperature: paper.vehicleTemperature?.toText() ?? null,
        lines: goods.map((line, index) => ({
          ...line,
          ...(made.get(index + 1) ?? { lotId: null, stockBatchId: null, onHold: false }),
        })),
        warnings: receiptWarnings(supplier, receiptDate, goods, articles),
        receivedBy: caller.username,
        createdAt: unit.now,
      });
      unit.of(GoodsReceipts).add(receipt);
      return viewOf(
        receipt.state,
        [],
        opened.map(({ lot }) => lot),
      );
    },
  }),
  handle(inspectGoodsReceipt, {
    async run(unit, { id: receiptId, line, result, temperature: measured, notes = '' }, { caller }) {
      const receipt = await unit.of(GoodsReceipts).get(receiptId);
      const { lotId } = receipt.inspect({
        line,
        result,
        temperature: measured?.toText() ?? null,
        notes,
        inspectedBy: caller.username,
        inspectedAt: unit.now.toISOString(),
      });
      const warehouse = new Warehouse(unit, caller);
      const lot = await unit.of(Lots).get(lotId);
      if (result === 'FAILED') {
        await placeHolds(warehouse, [lot], { cause: 'INSPECTION', reason: notes || 'The inspection failed' });
      } else {
        const holds = await unit.of(Holds).where({ lotId });
        const own = holds.filter((hold) => hold.isOpen && hold.state.cause === 'INSPECTION');
        await releaseHolds(warehouse, lot, own, notes || 'The inspection passed');
      }
      const [movements, lots] = await Promise.all([
        unit.of(StockMovements).peekWhere({ documentId: receiptId }),
        unit.of(Lots).peekIn('id', lotIds(receipt.state)),
      ]);
      return viewOf(receipt.state, documentLines(movements), [...lots, lot.state]);
    },
  }),
];

const lotIds = ({ lines }: GoodsReceiptState): readonly string[] => lines.flatMap(({ lotId }) => lotId ?? []);

/**
 * Returns the receipt with data of the ledger and of its lots. If `lots` has several states of one lot, the last one
 * counts.
 */
function viewOf(
  { inspections, ...receipt }: GoodsReceiptState,
  ledger: readonly DocumentLine[],
  lots: readonly Pick<LotState, 'id' | 'onHold'>[],
): GoodsReceiptView {
  const received = changesOf(receipt, 'RECEIVED', ledger);
  const isHeld = new Map(lots.map(({ id, onHold }) => [id, onHold]));
  return {
    ...receipt,
    lines: receipt.lines.map((given) => ({
      ...given,
      undone: received.get(given.line)?.change === '0',
      onHold: (given.lotId !== null && isHeld.get(given.lotId)) || false,
      inspections: inspections.filter(({ line }) => line === given.line),
    })),
  };
}

/** Values that `prepare` determines before the unit of work. */
interface Numbered {
  readonly receiptDate: CalendarDate;
  readonly receiptNumber: string;
  /** New lot numbers for the accepted lines without a lot number, in the order of the lines. */
  readonly lotNumbers: readonly string[];
}

const needsLotNumber = (line: GivenReceiptLine): boolean => line.quantityAmount !== undefined && !line.lotNumber;

/**
 * Returns a lot number for each accepted line without one. Skips numbers that a lot or another line already has. If an
 * unrelated lot on hold had the same number, the new lot would also start on hold.
 */
async function newLotNumbers(
  { sequences, reader }: Pick<QueryPorts, 'sequences' | 'reader'>,
  receiptDate: CalendarDate,
  lines: readonly GivenReceiptLine[],
): Promise<readonly string[]> {
  const count = lines.filter(needsLotNumber).length;
  const taken = new Set(lines.map(({ lotNumber = '' }) => lookAlikeKey(lotNumber)));
  const free: string[] = [];
  while (free.length < count) {
    const next = await nextDocumentNumbers(sequences, 'L', receiptDate, count - free.length);
    for (const { lotNumber } of await reader.whereIn(Lots, 'lotNumber', next)) taken.add(lookAlikeKey(lotNumber));
    free.push(...next.filter((number) => !taken.has(lookAlikeKey(number))));
  }
  return free;
}

type GoodsOfLine = Omit<ReceivedGoods, 'articleId' | 'articleName'>;

function goodsOf(line: GivenReceiptLine, stockId: string): GoodsOfLine {
  return {
    stockId,
    quantityAmount: line.quantityAmount?.toText() ?? null,
    quantityUnit: line.quantityUnit ?? null,
    expiryDate: line.expiryDate ?? null,
    lotNumber: line.lotNumber ?? null,
    batchType: line.batchType ?? (line.quantityAmount ? 'PURCHASED' : null),
    supplierLot: line.supplierLot || null,
    temperature: line.temperature?.toText() ?? null,
    temperatureLimit: line.temperatureLimit?.toText() ?? null,
    facts: line.facts,
    rejectedAmount: line.rejectedAmount?.toText() ?? null,
    rejectedUnit: line.rejectedUnit ?? null,
    rejectReason: line.rejectReason || null,
  };
}

/** Returns a fault for each line whose limit is warmer than that of the kind of its article. */
const limitFaults = (lines: readonly ReceivedGoods[], articleOf: (index: number) => KindOfProduct): readonly Fault[] =>
  lines.flatMap((line, index) => {
    const message = limitFault(line, articleOf(index));
    return message ? [{ field: `lines[${index}].temperatureLimit`, message }] : [];
  });

/** Returns the lot of a line. Returns undefined if the line is rejected as a whole. */
function lotOf(goods: GoodsOfLine, index: number, supplierId: string): NewLot | undefined {
  const { quantityAmount, quantityUnit, expiryDate, lotNumber, batchType, temperature: measured } = goods;
  if (!(quantityAmount && quantityUnit && expiryDate && lotNumber && batchType)) return undefined;
  const reason = `${measured} °C measured, at most ${goods.temperatureLimit} °C allowed`;
  return {
    lotNumber,
    batchType,
    expiryDate,
    supplierId,
    supplierLot: goods.supplierLot,
    facts: goods.facts,
    holds: isTooWarm(goods) ? [{ cause: 'INSPECTION', reason }] : [],
    places: [
      {
        at: `lines[${index}]`,
        stockId: goods.stockId,
        quantity: Quantity.of(Decimal.of(quantityAmount), quantityUnit),
        documentLine: index + 1,
      },
    ],
  };
}
