/**
 * Calculates how much of the original quantity of the affected lots is accounted for. The result measures the success
 * of a mock recall.
 */
import type { LotAccount } from '../../inventory/index.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import type { Reconciliation } from './recall.ts';

/**
 * Returns one reconciliation for each unit, sorted by unit, in decimal texts. `percent` is null if
 * `originated` is 0.
 */
export function reconciliationOf(accounts: readonly LotAccount[]): readonly Reconciliation[] {
  return [...groupBy(accounts, ({ unit }) => unit)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([unit, group]) => {
      const sum = (member: keyof Omit<LotAccount, 'unit'>): Decimal =>
        group.reduce((total, account) => total.plus(Decimal.of(account[member])), Decimal.ZERO);
      const originated = sum('originated');
      const accounted = sum('consumed')
        .plus(sum('dispatched'))
        .minus(sum('takenBack'))
        .plus(sum('writtenOff'))
        .plus(sum('inStock'));
      return {
        unit,
        originated: originated.toText(),
        accounted: accounted.toText(),
        percent: originated.isZero() ? null : accounted.times(Decimal.HUNDRED).dividedBy(originated).toText(2),
        unexplained: sum('removed').minus(sum('counted')).toText(),
      };
    });
}
