/** Checks the quantity and the manual price of an order line, without stored data. */

import type { Fault } from '../../kernel/contract/refusal.ts';
import type { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { Quantity, type Unit } from '../../kernel/values/quantity.ts';
import { saleKindOf } from './order-line.ts';

/** The quantity and the manual price of a line in a request. Faulty or missing members are undefined. */
interface GivenQuantity {
  readonly quantityAmount?: Decimal | undefined;
  readonly quantityUnit?: Unit | undefined;
  readonly manualPrice?: { readonly per?: 'KG' | 'PIECE' | undefined } | undefined;
}

/**
 * Returns the faults of the line at the path `at`. Faults are a unit neither of mass nor of count, a fraction of a
 * piece, and a price per piece for an amount by weight.
 */
export function quantityFaults(
  { quantityAmount, quantityUnit, manualPrice }: GivenQuantity,
  at: string,
): readonly Fault[] {
  if (quantityUnit === undefined) return [];
  const kind = saleKindOf(quantityUnit);
  const field = (name: string) => (at === '' ? name : `${at}.${name}`);
  if (!kind) return [{ field: field('quantityUnit'), message: say`must be a unit of mass or of pieces` }];
  const faults: Fault[] = [];
  if (kind === 'PIECES' && quantityAmount && !isWhole(Quantity.of(quantityAmount, quantityUnit).inBase())) {
    faults.push({ field: field('quantityAmount'), message: say`must be whole pieces` });
  }
  if (kind === 'WEIGHT' && manualPrice?.per === 'PIECE') {
    faults.push({ field: field('manualPrice.per'), message: say`must be KG for what is ordered by weight` });
  }
  return faults;
}

const isWhole = (amount: Decimal): boolean => amount.floor(0).equals(amount);
