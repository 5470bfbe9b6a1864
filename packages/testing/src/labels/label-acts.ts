/** The possible acts in a shop whose lots get labels. Each act runs in the core and is entered in the books. */
import { Lots, placeHold, releaseHold, StockMovements, undoMovement } from '@cleaver/domain/inventory';
import { declareArticle } from '@cleaver/domain/labels';
import { postGoodsReceipt } from '@cleaver/domain/procurement';
import {
  completeBatch,
  consumeIntoBatch,
  cut,
  planBatch,
  reopenBatch,
  returnFromBatch,
  startBatch,
} from '@cleaver/domain/production';
import { unique } from '../contract/samples.ts';
import { CODES, dayIn, type LabelBooks, type Lot, type Ware, WORDS } from './label-books.ts';

const DAY_MS = 86_400_000;
const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

export type Acts = Readonly<Record<string, (lot: Lot) => Promise<unknown>>>;

/** Enters a new lot in the books. */
async function enter(
  { ports, now, lots }: LabelBooks,
  ware: Ware,
  made: { readonly lotId: string | null; readonly stockBatchId: string | null } | undefined,
  inputs: readonly Lot[],
): Promise<Lot> {
  const { id, lotNumber: number, expiryDate } = await ports.reader.get(Lots, made?.lotId ?? '');
  const stockBatchId = made?.stockBatchId ?? '';
  const lot = { id, number, ware, day: dayIn(now()), expiryDate, stockBatchId, inputs, holds: [] };
  lots.push(lot);
  return lot;
}

/** Acts that receive and make lots. */
export function makingActs(books: LabelBooks): Acts {
  const { ask, trying, now, upTo, oneOf, lots, wares, bought, slices, recipes, supplierId, oddly } = books;
  const { cuttings, batches } = books;
  const some = (first: Lot): Lot[] => [...new Set([first, oneOf(lots), oneOf(lots)].slice(0, 1 + upTo(3)))];
  const lines = (of: readonly Lot[]) =>
    of.map(({ stockBatchId }) => ({ stockBatchId, ...kg('0.1'), reason: 'Ersatz' }));
  return {
    async receive() {
      const ware = upTo(8) === 0 ? oneOf(wares) : oneOf(bought);
      const lotNumber = oddly(upTo(6) === 0 ? `(10)${unique('L')}` : unique(upTo(2) === 0 ? 'L' : 'C'), 9);
      const expiryDate = dayIn(now() + (2 + upTo(20)) * DAY_MS);
      const line = { stockId: ware.stockId, ...kg('50'), expiryDate, lotNumber };
      const { lines: received } = await ask(postGoodsReceipt, { supplierId, lines: [line] });
      await enter(books, ware, received[0] as { lotId: string; stockBatchId: string }, []);
    },
    /** Makes a batch of random lots, some of them substitutes or rework. One may be returned. */
    async make(first) {
      const recipe = oneOf(recipes);
      const days = { productionDate: dayIn(now()), bestBeforeDate: dayIn(now() + (2 + upTo(10)) * DAY_MS) };
      const { id } = await ask(planBatch, {
        recipeId: recipe.id,
        plannedQuantity: '1',
        plannedQuantityUnit: 'KG',
        ...days,
      });
      await ask(startBatch, { id });
      const inputs = some(first);
      if (!(await trying(consumeIntoBatch, { id, inputs: lines(inputs) }))) return;
      const back = upTo(3) === 0 ? inputs.at(-1) : undefined;
      const [part] = back ? lines([back]) : [];
      const whole = upTo(2) === 0;
      const returned =
        part &&
        (await trying(returnFromBatch, {
          id,
          inputs: [{ ...part, reason: undefined, ...kg(whole ? '0.1' : '0.05') }],
        }));
      const left = inputs.filter((lot) => !(returned && whole && lot === back));
      const outputs = [{ stockId: recipe.of.stockId, ...kg('5') }];
      const done = await trying(completeBatch, { id, outputs });
      if (done) batches.set(await enter(books, recipe.of, done.outputs[0], left), id);
    },
    async cut(first) {
      const inputs = some(first);
      const ware = upTo(2) === 0 ? slices : oneOf(wares);
      const outputs = [{ stockId: ware.stockId, ...kg(String(inputs.length / 10)), lotNumber: unique('Z') }];
      const done = await trying(cut, { inputs: lines(inputs).map(({ reason: _, ...line }) => line), outputs });
      if (done) cuttings.add(await enter(books, ware, done.outputs[0], inputs));
    },
  };
}

/** Acts that undo what made a lot. */
export function undoingActs({ trying, ports, oneOf, lots, cuttings, batches }: LabelBooks): Acts {
  const undone = (lot: Lot) => lots.splice(lots.indexOf(lot), 1);
  return {
    async undoCut() {
      const lot = oneOf([...cuttings]);
      if (!lot) return;
      const rows = await ports.reader.where(StockMovements, { lotId: lot.id });
      const id = rows.find(({ type }) => type === 'PRODUCED')?.id;
      if (!(await trying(undoMovement, { id, reason: 'x' }))) return;
      cuttings.delete(lot);
      undone(lot);
    },
    async reopen() {
      const [lot, id] = oneOf([...batches]) ?? [];
      if (!lot || !(await trying(reopenBatch, { id, reason: 'x' }))) return;
      batches.delete(lot);
      undone(lot);
    },
  };
}

/** Acts that change what is known of lots. */
export function factActs({ ask, trying, now, upTo, oneOf, wares, oddly }: LabelBooks): Acts {
  return {
    /** Declares an article anew, mostly with the allergens of before. */
    async declare() {
      const ware = oneOf(wares);
      const before = ware.versions.at(-1)?.contains ?? [];
      const contains = upTo(3) === 0 ? CODES.filter(() => upTo(4) === 0) : before;
      const validFrom = upTo(2) === 0 ? dayIn(now() - upTo(5) * DAY_MS) : undefined;
      const allergens = contains.map((code) => ({ code, word: WORDS[code] }));
      const composition = contains.map((code) => WORDS[code]).join(', ');
      const given = { id: ware.id, role: 'INGREDIENT', name: oddly('Zutat', 2), composition, allergens, validFrom };
      const declared = await ask(declareArticle, given);
      ware.versions.push({ from: declared.validFrom, contains });
    },
    async hold(lot) {
      if (upTo(4) > 0) return;
      lot.holds.push((await ask(placeHold, { id: lot.id, reason: 'x' })).id);
    },
    async release(lot) {
      const holdId = lot.holds.pop();
      if (holdId) await trying(releaseHold, { id: lot.id, holdId, reason: 'x' });
    },
  };
}
