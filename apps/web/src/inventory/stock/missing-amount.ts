/** How much a stock lacks for its minimum. Runs without a browser. */
import { Decimal, Quantity, sameKind, unitOf } from '@cleaver/domain/kernel';

interface Level {
  readonly usable: string | number;
  readonly unit: string | null;
  readonly minimumLevel: { readonly amount: string | number; readonly unit: string } | null;
}

/** Returns what is missing, in the unit of the minimum. Undefined: nothing, or the units do not convert. */
export function missingOf({ usable, unit, minimumLevel }: Level): { amount: string; unit: string } | undefined {
  if (!minimumLevel) return undefined;
  const minimum = Quantity.of(Decimal.of(String(minimumLevel.amount)), unitOf(minimumLevel.unit));
  const there = Quantity.of(Decimal.of(String(usable)), unitOf(unit ?? minimumLevel.unit));
  if (!sameKind(minimum.unit, there.unit)) return undefined;
  const missing = minimum.minus(there);
  return missing.isZero() || missing.isNegative()
    ? undefined
    : { amount: missing.amount.ceil(6).toText(), unit: minimumLevel.unit };
}
