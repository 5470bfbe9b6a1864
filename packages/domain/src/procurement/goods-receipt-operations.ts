/** Receiving goods from suppliers, and inspecting what was received. */
import {
  changesOf,
  type DocumentLine,
  documentLines,
  Holds,
  Lots,
  type NewLot,
  OPENING_LOTS,
  StockMovements,
  Stocks,
  shopDay,
  Warehouse,
} from '../inventory/index.ts';
import type { CalendarDate } from '../kernel/calendar.ts';
import { Decimal } from '../kernel/decimal.ts';
import { documentDay, nextDocumentNumber, nextDocumentNumbers, untimelyDay } from '../kernel/document.ts';
import { CODE_MAX, date, form, id, oneOf, optional, optionalLines, optionalText, pathId } from '../kernel/form.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import { Quantity } from '../kernel/quantity.ts';
import { Articles, Suppliers } from '../masterdata/index.ts';
import { settingsIn } from '../settings/index.ts';
import {
  GoodsReceipt,
  type GoodsReceiptState,
  GoodsReceipts,
  INSPECTION_RESULTS,
  type Inspection,
  type ReceiptLine,
} from './goods-receipt.ts';
import { type GivenReceiptLine, receiptLines, temperature } from './receipt-form.ts';
import { checkCertificates, receiptWarnings } from './receipt-warnings.ts';
import { isTooWarm, type ReceivedGoods } from './received-goods.ts';
import { certificateExpired, certificateMissing, nothingToInspect, receiptLineUnknown } from './refusals.ts';

/** A receipt, and beside its lines what the ledger and the inspections say of them. */
export interface GoodsReceiptView extends Omit<GoodsReceiptState, 'lines' | 'inspections'> {
  readonly lines: readonly (ReceiptLine & {
    /** Whether the goods were taken back out of the books. */
    readonly undone: boolean;
    readonly inspections: readonly Inspection[];
  })[];
}

function viewOf({ inspections, ...receipt }: GoodsReceiptState, ledger: readonly DocumentLine[]): GoodsReceiptView {
  const received = changesOf(receipt, 'RECEIVED', ledger);
  return {
    ...receipt,
    lines: receipt.lines.map((given) => ({
      ...given,
      undone: received.get(given.line)?.isZero() ?? false,
      inspections: inspections.filter(({ line }) => line === given.line),
    })),
  };
}

export const listGoodsReceipts = query({
  name: 'goods-receipt.list',
  summary: 'List goods receipts',
  permission: 'GOODS_RECEIPT_READ',
  input: listForm(GoodsReceipts.sortable, {
    supplierId: optional(pathId()),
    articleId: optional(pathId()),
    receiptDate: optional(date()),
  }),
  async run({ reader, inventory }, { supplierId, articleId, receiptDate, ...request }) {
    const { content, page } = await reader.page(
      GoodsReceipts,
      { supplierId, articleIds: articleId, receiptDate },
      request,
    );
    const ledger = await inventory.documentLines(content.map((receipt) => receipt.id));
    return { content: content.map((receipt) => viewOf(receipt, ledger)), page };
  },
});

export const getGoodsReceipt = query({
  name: 'goods-receipt.get',
  summary: 'Read one goods receipt',
  permission: 'GOODS_RECEIPT_READ',
  input: form({ id: pathId() }),
  async run({ reader, inventory }, { id: receiptId }) {
    const receipt = await reader.get(GoodsReceipts, receiptId);
    return viewOf(receipt, await inventory.documentLines([receipt.id]));
  },
});

/** What is settled before the unit of work. */
interface Numbered {
  readonly receiptDate: CalendarDate;
  readonly receiptNumber: string;
  /** For the accepted lines that name none, in their order. */
  readonly lotNumbers: readonly string[];
}

const needsLotNumber = (line: GivenReceiptLine): boolean => line.quantityAmount !== undefined && !line.lotNumber;

export const postGoodsReceipt = command({
  name: 'goods-receipt.post',
  summary: 'Receive goods from a supplier: each accepted line makes a lot',
  permission: 'GOODS_RECEIPT_WRITE',
  refuses: [Suppliers.unknown, Stocks.unknown, certificateMissing, certificateExpired, ...OPENING_LOTS],
  input: form({
    supplierId: id(),
    deliveryNote: optionalText(CODE_MAX),
    purchaseOrder: optionalText(CODE_MAX),
    receiptDate: optional(date()),
    vehicleTemperature: optional(temperature()),
    lines: receiptLines(),
  }),
  untimely: (given, { clock, settings }) => untimelyDay(given, 'receiptDate', shopDay(clock.now(), settings)),
  async prepare({ clock, settings, sequences }, { lines, ...given }): Promise<Numbered> {
    const receiptDate = documentDay(given, 'receiptDate', shopDay(clock.now(), settings));
    const unnamed = lines.filter(needsLotNumber).length;
    const [receiptNumber, lotNumbers] = await Promise.all([
      nextDocumentNumber(sequences, 'G', receiptDate),
      nextDocumentNumbers(sequences, 'L', receiptDate, unnamed),
    ]);
    return { receiptDate, receiptNumber, lotNumbers };
  },
  async run(unit, { supplierId, lines, ...paper }, caller, { receiptDate, receiptNumber, lotNumbers }: Numbered) {
    const warehouse = new Warehouse(unit, caller);
    const [supplier, stocks, { supplierCertificates }] = await Promise.all([
      unit.of(Suppliers).peek(supplierId),
      warehouse.stocks(lines.map(({ stockId }) => stockId)),
      settingsIn(unit),
    ]);
    const receiptId = unit.newId();
    const unused = lotNumbers.values();
    const given = lines.map((line) =>
      goodsOf(needsLotNumber(line) ? { ...line, lotNumber: unused.next().value } : line),
    );
    const lots = given.flatMap((line, index) => lotOf(line, index, supplier.id) ?? []);
    const [known, opened] = await Promise.all([
      unit.of(Articles).peekAll([...stocks.values()].map(({ articleId }) => articleId)),
      warehouse.openLots('RECEIVED', lots, { documentKind: 'RECEIPT', documentId: receiptId }),
    ]);
    const articles = new Map(known.map((article) => [article.id, article]));
    const goods = given.map((line): ReceivedGoods => {
      const { id: articleId = '', name = '' } = articles.get(stocks.get(line.stockId)?.articleId ?? '') ?? {};
      return { ...line, articleId, articleName: name };
    });
    // Not before it is known that all is there that was named.
    checkCertificates(supplier, receiptDate, supplierCertificates);
    const made = new Map(
      opened.flatMap(({ lot, places }) =>
        places.map(({ batch, movement }) => [movement.documentLine, { lotId: lot.id, stockBatchId: batch.id }]),
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
      lines: goods.map((line, index) => ({ ...line, ...(made.get(index + 1) ?? { lotId: null, stockBatchId: null }) })),
      warnings: receiptWarnings(supplier, receiptDate, goods, articles),
      receivedBy: caller.username,
      createdAt: unit.now,
    });
    unit.of(GoodsReceipts).add(receipt);
    return viewOf(receipt.state, []);
  },
});

/** What a line says of its goods itself; what they are called follows from its stock. */
type GoodsOfLine = Omit<ReceivedGoods, 'articleId' | 'articleName'>;

function goodsOf(line: GivenReceiptLine): GoodsOfLine {
  return {
    stockId: line.stockId,
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

/** The lot that a line makes: none where it is rejected as a whole. */
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

export const inspectGoodsReceipt = command({
  name: 'goods-receipt.inspect',
  summary: 'Record what an inspection of a line found: failed goods are held, passed ones are let go by inspections',
  permission: 'GOODS_INSPECTION_WRITE',
  refuses: [receiptLineUnknown, nothingToInspect],
  input: form({
    id: pathId(),
    line: pathId(),
    result: oneOf(INSPECTION_RESULTS),
    temperature: optional(temperature()),
    notes: optionalLines(),
  }),
  async run(unit, { id: receiptId, line, result, temperature: measured, notes = '' }, caller) {
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
      await warehouse.placeHolds([lot], { cause: 'INSPECTION', reason: notes || 'The inspection failed' });
    } else {
      const holds = await unit.of(Holds).where({ lotId });
      const own = holds.filter((hold) => hold.isOpen && hold.state.cause === 'INSPECTION');
      await warehouse.releaseHolds(lot, own, notes || 'The inspection passed');
    }
    const ledger = documentLines(await unit.of(StockMovements).peekWhere({ documentId: receiptId }));
    return viewOf(receipt.state, ledger);
  },
});
