/** Contract tests of the ledger's reads of document lines, places of lots, and movements by a user. */

import {
  Lots,
  type MovementType,
  StockBatch,
  StockBatches,
  StockMovement,
  type StockMovementState,
  StockMovements,
} from '@cleaver/domain/inventory';
import { Decimal } from '@cleaver/domain/kernel';
import { part } from '../contract/part.ts';
import { aLot, inUnit, NOW, newId, storing } from '../contract/samples.ts';
import { world } from './stocks.ts';

export const ledgerContract = part(world, {
  'documentLines returns sums by document line and type, without undone movements': async (
    t,
    { stored, inventory, aStock, aBatch, put },
  ) => {
    const stock = await aStock(null);
    const batch = aBatch(stock.id, 9);
    await put([batch]);
    const [one, other] = [newId(), newId()];
    let number = 0;
    const row = (
      documentId: string | null,
      documentLine: number | null,
      type: MovementType,
      change: string,
      pieces: number | null = null,
    ) =>
      new StockMovement({
        ...{ id: newId(), stockId: stock.id, stockBatchId: batch.id, lotId: batch.lotId, postingId: newId() },
        ...{
          documentKind: documentId === null ? null : 'DELIVERY',
          documentId,
          documentLine,
          pieces,
          number: ++number,
          type,
          change,
        },
        ...{ before: '100', after: Decimal.of('100').plus(Decimal.of(change)).toText(), unit: 'KG', at: NOW },
        ...{ reversesId: null, reversedType: null, statusBefore: null, statusAfter: 'AVAILABLE', reasonCode: null },
        ...{ userId: newId(), username: 'anna', reason: null },
      });
    const undo = ({ state }: StockMovement) =>
      new StockMovement({
        ...{ ...state, id: newId(), number: ++number, type: 'REVERSED', change: state.change.replace('-', '') },
        pieces: state.pieces && -state.pieces,
        ...{ after: '101.5', reversesId: state.id, reversedType: state.type },
      });
    const undone = row(one, 2, 'DISPATCHED', '-1.5', -6);
    const rows = [
      row(one, 1, 'DISPATCHED', '-3.000001', -12),
      row(one, 1, 'TAKEN_BACK', '0.5', 2),
      row(one, 1, 'TAKEN_BACK', '0.25', 1),
      undone,
      undo(undone),
      row(other, 1, 'RECEIVED', '7'),
      row(other, null, 'PRODUCED', '7'),
      row(null, null, 'REMOVED', '-1'),
    ];
    await inUnit(stored, async (unit) => {
      for (const movement of rows) unit.of(StockMovements).add(movement);
    });
    const said = async (...ids: string[]) =>
      (await inventory.documentLines(ids))
        .map(
          ({ documentId, line, type, change, pieces }) =>
            `${documentId === one ? 'one' : 'other'} ${line} ${type} ${change} ${pieces}`,
        )
        .sort();
    const ofOne = ['one 1 DISPATCHED -3.000001 -12', 'one 1 TAKEN_BACK 0.75 3', 'one 2 DISPATCHED 0 0'];
    t.strictSame(await said(one), ofOne);
    t.strictSame(await said(one, other), [...ofOne, 'other 1 RECEIVED 7 0']);
    t.strictSame(await said(), []);
    t.strictSame(await said(newId()), []);
  },

  'usedLots and outstanding return net sums, without undone movements': async (
    t,
    { stored, inventory, aStock, aBatch, put },
  ) => {
    const stock = await aStock(null);
    const [one, two, three] = [aBatch(stock.id, 9), aBatch(stock.id, 9), aBatch(stock.id, 9)];
    await put([one, two, three]);
    const [run, delivery] = [newId(), newId()];
    const rows: StockMovement[] = [];
    const numbers = new Map<string, number>();
    const row = (batch: typeof one, type: MovementType, change: string, more: Partial<StockMovementState> = {}) => {
      const number = (numbers.get(batch.id) ?? 0) + 1;
      numbers.set(batch.id, number);
      const movement = new StockMovement({
        ...{ id: newId(), stockId: stock.id, stockBatchId: batch.id, lotId: batch.lotId, postingId: newId() },
        ...{
          number,
          type,
          change,
          before: '100',
          after: Decimal.of('100').plus(Decimal.of(change)).toText(),
          unit: 'KG',
          at: NOW,
          userId: newId(),
        },
        ...{ documentKind: null, documentId: null, documentLine: null, pieces: null, username: 'anna' },
        ...{ reversesId: null, reversedType: null, statusBefore: null, statusAfter: 'AVAILABLE' as const },
        ...{ reasonCode: null, reason: null, ...more },
      });
      rows.push(movement);
      return movement.state;
    };
    const undo = (batch: typeof one, { id, type, change, ...of }: StockMovementState) => {
      const back = Decimal.ZERO.minus(Decimal.of(change)).toText();
      const { documentKind, documentId, documentLine } = of;
      const document = { documentKind, documentId, documentLine };
      return row(batch, 'REVERSED', back, { reversesId: id, reversedType: type, ...document });
    };
    // Two counts whose sum is zero are two uses. What was undone, or given back in full, is none.
    row(one, 'BOOKED_IN', '10');
    undo(one, row(one, 'COUNTED', '-1'));
    row(one, 'CONSUMED', '-2.000001', { documentKind: 'RUN', documentId: run });
    row(one, 'RETURNED', '2.000001', { documentKind: 'RUN', documentId: run });
    row(two, 'COUNTED', '-1');
    row(two, 'COUNTED', '1');
    row(two, 'CONSUMED', '-3', { documentKind: 'RUN', documentId: run });
    row(two, 'RETURNED', '0.5', { documentKind: 'RUN', documentId: run });
    row(three, 'TRANSFERRED_IN', '1');
    const sent = { documentKind: 'DELIVERY' as const, documentId: delivery };
    undo(three, row(three, 'DISPATCHED', '-4', { ...sent, documentLine: 1 }));
    row(three, 'DISPATCHED', '-1.25', { ...sent, documentLine: 2 });
    row(three, 'TAKEN_BACK', '0.25', { ...sent, documentLine: 2 });
    await inUnit(stored, async (unit) => {
      for (const movement of rows) unit.of(StockMovements).add(movement);
    });
    const lots = [one.lotId, two.lotId, three.lotId];
    t.strictSame(new Set(await inventory.usedLots(lots)), new Set([two.lotId, three.lotId]));
    t.strictSame(await inventory.usedLots([one.lotId, newId()]), []);
    t.strictSame(await inventory.usedLots([]), []);
    const out = await inventory.outstanding([run, delivery, newId()]);
    t.strictSame(
      new Set(out.map(({ documentId, key, base }) => `${documentId} ${key} ${base}`)),
      new Set([`${run} ${one.id} 0`, `${run} ${two.id} 2.5`, `${delivery} 1 0`, `${delivery} 2 1`]),
    );
    t.strictSame(await inventory.outstanding([]), []);
    await inUnit(stored, async (unit) => {
      t.strictSame(new Set(await unit.reads.inventory.usedLots(lots)), new Set([two.lotId, three.lotId]));
      t.equal((await unit.reads.inventory.outstanding([run])).length, 2);
    });
  },

  'places returns the stock batches of lots, each with the sums of its movements by type': async (
    t,
    { stored, inventory, aStock, aBatch },
  ) => {
    const [one, two] = [await aStock(null, 7), await aStock(null)];
    const articleId = one.articleId;
    const lot = aLot({ articleId });
    await storing(stored, Lots, lot);
    const lotId = lot.state.id;
    const place = (stockId: string) => aBatch(stockId, 5, { lotId, lotNumber: lot.state.lotNumber });
    const [here, there] = [place(one.id), place(two.id)].sort((a, b) => (a.id < b.id ? -1 : 1));
    if (!here || !there) throw new Error('Two batches are two');
    await inUnit(stored, async (unit) => {
      for (const batch of [here, there]) unit.of(StockBatches).add(StockBatch.restore(batch));
    });
    const row = (type: MovementType, change: string, more: Partial<StockMovementState> = {}) => {
      const number = ++numbers;
      return new StockMovement({
        ...{
          id: newId(),
          stockId: here.stockId,
          stockBatchId: here.id,
          lotId,
          postingId: newId(),
          number,
          type,
          change,
        },
        ...{ before: '10', after: Decimal.of('10').plus(Decimal.of(change)).toText(), unit: 'KG' },
        ...{ statusBefore: null, statusAfter: 'AVAILABLE' as const, at: NOW, userId: newId(), username: 'eva' },
        ...{
          documentKind: null,
          documentId: null,
          documentLine: null,
          pieces: null,
          reversesId: null,
          reversedType: null,
        },
        ...{ reasonCode: null, reason: null },
        ...more,
      });
    };
    let numbers = 0;
    const removal = row('REMOVED', '-3.1');
    // The first row has no lot, like the rows that older releases of the service wrote before lots existed.
    const rows = [row('BOOKED_IN', '5.000000000000000001', { lotId: null }), removal, row('REMOVED', '-1')];
    rows.push(
      row('REVERSED', '3.1', { reversesId: removal.state.id, reversedType: 'REMOVED' }),
      row('COUNTED', '-0.5'),
    );
    await inUnit(stored, async (unit) => {
      for (const each of rows) unit.of(StockMovements).add(each);
    });
    const [first, second, ...more] = await inventory.places([lotId, newId(), 'x']);
    t.strictSame(more, []);
    t.strictSame([first?.batch, second?.batch], [here, there]);
    t.equal(first?.storageLocationId, (here.stockId === one.id ? one : two).storageLocationId);
    t.equal(first?.minimumShelfLifeDays, here.stockId === one.id ? 7 : null);
    const sums = Object.entries(first?.sums ?? {}).map(([type, sum]) => [type, Decimal.of(sum ?? '').toText()]);
    t.strictSame(Object.fromEntries(sums), { BOOKED_IN: '5.000000000000000001', REMOVED: '-1', COUNTED: '-0.5' });
    t.strictSame(second?.sums, {});
    t.strictSame(await inventory.places([]), []);
  },

  'movementsBy returns the latest movements of a user that can be undone, newest first': async (
    t,
    { stored, inventory, aStock, aBatch, put },
  ) => {
    const stock = await aStock(null);
    const batch = aBatch(stock.id, 9);
    await put([batch]);
    const [eva, other] = [newId(), newId()];
    let number = 0;
    const row = (userId: string, seconds: number, type: MovementType, more: Partial<StockMovementState> = {}) =>
      new StockMovement({
        ...{ id: newId(), stockId: stock.id, stockBatchId: batch.id, lotId: batch.lotId, postingId: newId() },
        ...{ number: ++number, type, change: '-1', before: '10', after: '9', unit: 'KG', username: 'eva', userId },
        ...{ statusBefore: null, statusAfter: 'AVAILABLE' as const, at: new Date(NOW.getTime() + seconds * 1000) },
        ...{ documentKind: null, documentId: null, documentLine: null, pieces: null, reversesId: null },
        ...{ reversedType: null, reasonCode: null, reason: null, ...more },
      });
    const first = row(eva, 1, 'REMOVED');
    // Of two movements at the same instant, the one with the higher id is newer.
    const [second, third] = [row(eva, 5, 'WRITTEN_OFF'), row(eva, 5, 'REMOVED')].sort((a, b) =>
      a.state.id < b.state.id ? -1 : 1,
    ) as [StockMovement, StockMovement];
    const others = [
      row(eva, 0, 'REMOVED'),
      row(other, 3, 'REMOVED'),
      row(eva, 6, 'REMOVED', { postingId: null, lotId: null }),
      row(eva, 7, 'BLOCKED', { change: '0', after: '10' }),
      row(eva, 8, 'UNBLOCKED', { change: '0', after: '10' }),
      row(eva, 9, 'REVERSED', { reversesId: first.state.id, reversedType: 'REMOVED' }),
    ];
    await inUnit(stored, async (unit) => {
      for (const each of [third, first, second, ...others]) unit.of(StockMovements).add(each);
    });
    const since = new Date(NOW.getTime() + 1000);
    t.strictSame(await inventory.movementsBy(eva, since, 10), [third.state, second.state, first.state]);
    t.strictSame(await inventory.movementsBy(eva, since, 2), [third.state, second.state]);
    t.strictSame(await inventory.movementsBy(newId(), since, 10), []);
  },
});
