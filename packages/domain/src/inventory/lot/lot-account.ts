/** Calculates the account of a lot, which has the exact sums of all movements of the lot in the ledger. */

import * as out from '../../kernel/contract/output.ts';
import { sumOfTexts } from '../../kernel/values/decimal.ts';
import { baseUnitOf, type UnitKind } from '../../kernel/values/quantity.ts';
import type { MovementType } from '../movement/movement-type.ts';
import type { StockBatchState } from '../stock-batch/stock-batch.ts';
import { amountText } from '../stock-batch/stored-quantity.ts';

/** The account of a lot in a response. The sums are decimal texts in the base unit of the lot's kind. */
export const lotAccountOutput = out.object(
  'LotAccountResponse',
  {
    unit: out.text({ description: 'The base unit of what is measured', examples: ['KG'] }),
    originated: amountText,
    // The sum of the count corrections. Negative if the counts found less than the ledger.
    counted: amountText,
    takenBack: amountText,
    // Consumed minus returned goods.
    consumed: amountText,
    dispatched: amountText,
    writtenOff: amountText,
    removed: amountText,
    inStock: amountText,
  },
  {},
  {
    description:
      'originated + counted + takenBack − consumed − dispatched − writtenOff − removed = inStock; what was undone is in none of them',
  },
);
export type LotAccount = out.GivenBy<typeof lotAccountOutput>;

/** The sums of the movements of one stock batch by effective type (`effectOf`), as decimal texts in the base unit. */
export type MovementSums = Readonly<Partial<Record<MovementType, string>>>;

/** A stock batch with its location and the sums of its movements. */
export interface LotPlace {
  readonly batch: StockBatchState;
  readonly storageLocationId: string;
  readonly minimumShelfLifeDays: number | null;
  readonly sums: MovementSums;
}

/** Returns the account of a lot from the sums of all its stock batches. */
export function accountOf(kind: UnitKind, sums: readonly MovementSums[]): LotAccount {
  const net = (...types: readonly MovementType[]): string => {
    const terms: string[] = [];
    for (const sum of sums) {
      for (const type of types) {
        const term = sum[type];
        if (term !== undefined) terms.push(term);
      }
    }
    return total(terms);
  };
  const taken = (...types: readonly MovementType[]): string => negated(net(...types));
  return {
    unit: baseUnitOf(kind),
    originated: net('BOOKED_IN', 'RECEIVED', 'PRODUCED'),
    counted: net('COUNTED'),
    takenBack: net('TAKEN_BACK'),
    consumed: taken('CONSUMED', 'RETURNED'),
    dispatched: taken('DISPATCHED'),
    writtenOff: taken('WRITTEN_OFF'),
    removed: taken('REMOVED'),
    inStock: total(sums.flatMap((sum) => Object.values(sum))),
  };
}

/**
 * Returns the sum of the terms. Skips the calculation if there are no terms, because a trace needs thousands of
 * accounts with few movements.
 */
const total = (terms: readonly string[]): string => (terms.length === 0 ? '0' : sumOfTexts(terms));

const negated = (text: string): string => (text === '0' ? text : text.startsWith('-') ? text.slice(1) : `-${text}`);
