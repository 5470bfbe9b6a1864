/** Sums of money in requests and files. */
import { quantityAmount } from '../../kernel/contract/fields.ts';
import type { FileColumn } from '../../kernel/contract/file.ts';
import { type Field, field } from '../../kernel/contract/form.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { bad, ok } from '../../kernel/values/parsed.ts';

const SUM = /^-?\d{1,10}(\.\d{1,2})?$/;

/**
 * Returns the field of a sum of money: a decimal text with at most two places. `sign`: `positive` for sums above zero
 * (default), `not negative`, or `any`.
 */
export const moneySum = (sign: 'positive' | 'not negative' | 'any' = 'positive'): Field<Decimal, string> =>
  field(
    {
      type: 'string',
      pattern: SUM.source,
      description: 'A decimal text with at most 10 digits before the point and 2 after it',
      examples: ['29.21'],
    },
    (raw) => {
      if (typeof raw !== 'string' || !SUM.test(raw))
        return bad(
          say`must be a sum of money in a text like "29.21", with at most 10 digits before the point and 2 after it`,
        );
      const sum = Decimal.of(raw);
      if (sign === 'positive' && sum.compare(Decimal.ZERO) <= 0) return bad(say`must be above zero`);
      if (sign === 'not negative' && sum.isNegative()) return bad(say`must not be negative`);
      return ok(sum);
    },
  );

/** Returns columns with sums of money, for files that only go out. */
export const sumColumns = (members: readonly string[]): readonly FileColumn[] =>
  members.map((member) => ({ member, field: quantityAmount() }));
