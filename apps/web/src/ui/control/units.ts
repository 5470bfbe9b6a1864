/** The order of the units in a choice. Runs without a browser. */
import { firstNameOf, UNIT_CHOICES } from '@cleaver/domain/kernel';

/** The units that butchers use most. */
const USUAL = ['KG', 'G', 'PIECE', 'L', 'ML', 'PACK', 'BOX', 'PORTION'];

export interface UnitChoices {
  /** The units of the article, then the units in `USUAL`. */
  readonly first: readonly string[];
  readonly others: readonly string[];
}

/**
 * Returns the unit in which users enter amounts of the goods. This is KG for goods with a price per 100 g, because the
 * price is by weight.
 */
const takenIn = (unit: string): string => (unit === 'HUNDRED_GRAM' ? 'KG' : unit);

/**
 * Returns the units of the article and `USUAL` as `first`, and all other units as `others`. `own` are the stock units
 * and sales units of the article. Returns only units in `all`.
 */
export function unitChoices(own: readonly string[], all: readonly string[] = UNIT_CHOICES): UnitChoices {
  const wished = new Set([...own.map((unit) => firstNameOf(takenIn(unit.toUpperCase()))), ...USUAL]);
  const first = [...wished].filter((unit) => all.includes(unit));
  return { first, others: all.filter((unit) => !first.includes(unit)) };
}

/** Maximum number of units to choose from on the floor. */
const FEW = 8;

/** Returns the first units, at most `FEW`. Includes the chosen unit, if there is one. */
export function fewUnits(units: readonly string[], chosen: string): readonly string[] {
  const few = units.slice(0, FEW);
  return chosen === '' || few.includes(chosen) ? few : [...few.slice(0, FEW - 1), chosen];
}
