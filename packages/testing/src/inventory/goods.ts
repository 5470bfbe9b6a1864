/**
 * Commands that move goods as documents of other contexts do. They are for tests of the ledger, whose rules must hold
 * for every caller.
 */
import {
  ARRIVING,
  type BatchLine,
  goodGoodsThere,
  lotExpired,
  moreThanConsumed,
  moreThanDispatched,
  type NewHold,
  type StockLine,
  stockBatchSubject,
  TAKING_OUT,
  takeBackLines,
  Warehouse,
} from '@cleaver/domain/inventory';
import {
  command,
  Decimal,
  dateOf,
  type Form,
  handle,
  type out,
  Quantity,
  type RefusalData,
  unitOf,
} from '@cleaver/domain/kernel';
import { own } from '../own-operations.ts';

/** A form that accepts its input unchanged. */
const raw = <T>(): Form<T> => ({ fields: {}, required: true, schema: {}, read: (value) => value as T });

const kilos = (amount: string) => Quantity.of(Decimal.of(amount), unitOf('KG'));

const op = <T, O = unknown>(name: string, ...refuses: readonly RefusalData[]) =>
  command({
    ...{ name, subject: stockBatchSubject, address: 'POST /', summary: '', permission: 'STOCK_WRITE' },
    ...{ input: raw<T>(), output: { schema: {} } as out.Output<O>, refuses },
  });

/** A stock batch and an amount in kilograms. */
export interface GoodsLine {
  readonly stockBatchId: string;
  readonly amount: string;
}

const linesOf = (lines: readonly GoodsLine[]): readonly BatchLine[] =>
  lines.map(({ stockBatchId, amount }, index) => ({ at: `inputs[${index}]`, stockBatchId, quantity: kilos(amount) }));

type Moved = Awaited<ReturnType<Warehouse['takeOut']>>;
type GivenBack = Awaited<ReturnType<Warehouse['giveBack']>>;

interface OfDocument<L extends GoodsLine = GoodsLine> {
  readonly lines: readonly L[];
  readonly documentId: string;
}

/** Consumes stock batches for a run. */
export const consume = own(op<OfDocument, Moved>('test.consume', ...TAKING_OUT, lotExpired), (contract) =>
  handle(contract, {
    run: (unit, { lines, documentId }, { caller }) =>
      new Warehouse(unit, caller).takeOut('CONSUMED', linesOf(lines), { documentKind: 'RUN', documentId }),
  }),
);

/** Returns unused goods of a run. */
export const giveBack = own(op<OfDocument, GivenBack>('test.give-back', moreThanConsumed), (contract) =>
  handle(contract, {
    run: (unit, { lines, documentId }, { caller }) =>
      new Warehouse(unit, caller).giveBack(linesOf(lines), { documentKind: 'RUN', documentId }),
  }),
);

/** Dispatches stock batches with a delivery, one line each. */
export const dispatch = own(op<OfDocument, Moved>('test.dispatch', ...TAKING_OUT, lotExpired), (contract) =>
  handle(contract, {
    run: (unit, { lines, documentId }, { caller }) =>
      new Warehouse(unit, caller).takeOut(
        'DISPATCHED',
        linesOf(lines).map((line, index) => ({ ...line, documentLine: index + 1 })),
        { documentKind: 'DELIVERY', documentId },
      ),
  }),
);

/** Takes goods of a delivery back from a customer. `documentLine` defaults to the first line of the delivery. */
export const takeBack = own(
  op<
    OfDocument<GoodsLine & { readonly toStockId: string; readonly documentLine?: number }>,
    Awaited<ReturnType<typeof takeBackLines>>
  >('test.take-back', moreThanDispatched, goodGoodsThere, ...ARRIVING),
  (contract) =>
    handle(contract, {
      run: (unit, { lines, documentId }, { caller }) =>
        takeBackLines(
          new Warehouse(unit, caller),
          linesOf(lines).map((line, index): StockLine & { documentLine: number } => ({
            ...line,
            to: { stockId: lines[index]?.toStockId ?? '' },
            documentLine: lines[index]?.documentLine ?? 1,
          })),
          { documentKind: 'DELIVERY', documentId },
        ),
    }),
);

type Opened = Awaited<ReturnType<Warehouse['openLots']>>[number];

export interface Birth {
  readonly type: 'RECEIVED' | 'PRODUCED';
  readonly documentId: string;
  readonly lotNumber: string;
  readonly places: readonly { readonly stockId: string; readonly amount: string }[];
  readonly holds?: readonly NewHold[];
  readonly postingId?: string;
  readonly expiryDate?: string;
}

/** Opens a lot by a receipt or a run. */
export const openLot = own(op<Birth, Opened>('test.open-lot'), (contract) =>
  handle(contract, {
    async run(
      unit,
      { type, documentId, lotNumber, places, holds = [], postingId, expiryDate = '2026-03-01' },
      { caller },
    ) {
      const documentKind = type === 'RECEIVED' ? 'RECEIPT' : 'RUN';
      const lot = {
        ...{ lotNumber, batchType: 'PRODUCED', expiryDate: dateOf(expiryDate), holds },
        places: places.map(({ stockId, amount }, index) => ({
          at: `outputs[${index}]`,
          stockId,
          quantity: kilos(amount),
        })),
      };
      const posting = { documentKind, documentId, ...(postingId !== undefined && { id: postingId }) } as const;
      const [opened] = await new Warehouse(unit, caller).openLots(type, [lot], posting);
      if (!opened) throw new Error('No lot was opened');
      return opened;
    },
  }),
);
