/** The settings of the DATEV posting batch in requests. */

import { distinctBy, int32, list, percentage } from '../../kernel/contract/fields.ts';
import { defaulted, described, type Field, field, form, type RawValueOf } from '../../kernel/contract/form.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import { parseDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { bad, ok } from '../../kernel/values/parsed.ts';
import { VAT_RATES_MAX } from '../shop/vat-rates.ts';
import type { DatevSettings } from './invoicing-settings.ts';

const LENGTH_MIN = 4;
const LENGTH_MAX = 8;

/** A year without 29 February. */
const COMMON_YEAR = '2001';
const DAY_OF_YEAR = /^\d\d-\d\d$/;

/** Returns the field of a month and a day that exist in each year: `01-01`. */
const dayOfYear = (): Field<string, string> =>
  field({ type: 'string', pattern: DAY_OF_YEAR.source, examples: ['07-01'] }, (raw) =>
    typeof raw === 'string' && DAY_OF_YEAR.test(raw) && parseDate(`${COMMON_YEAR}-${raw}`).ok
      ? ok(raw)
      : bad(say`must be a month and a day of each year as MM-DD, like 07-01`),
  );

/** Returns the field of an account of `min` to `max` digits. */
function account(min: number, max: number, example: string): Field<string, string> {
  const pattern = new RegExp(`^[0-9]{${min},${max}}$`);
  return field({ type: 'string', pattern: pattern.source, examples: [example] }, (raw) =>
    typeof raw === 'string' && pattern.test(raw)
      ? ok(raw)
      : bad(say`must be an account of ${min} to ${max} digits, like ${example}`),
  );
}

const percent = percentage(Decimal.ZERO, Decimal.HUNDRED, 2);

/** The field of a VAT rate, as text. `undefined` after a fault. */
const rate: Field<string, number> = {
  ...percent,
  read: (raw, at, faults) => (percent.read(raw, at, faults) as Decimal | undefined)?.toText() as string,
};

const members = form({
  consultantNumber: int32(1001, 9_999_999),
  clientNumber: int32(1, 99_999),
  fiscalYearStart: described(defaulted(dayOfYear(), '01-01'), 'The first day of the fiscal year: MM-DD'),
  accountLength: described(defaulted(int32(LENGTH_MIN, LENGTH_MAX), 4), 'The digits of a revenue account'),
  debtorAccount: described(
    account(LENGTH_MIN + 1, LENGTH_MAX + 1, '10000'),
    'The collective account of customers, with one digit more than revenue accounts',
  ),
  revenueAccounts: described(
    distinctBy(list(form({ rate, account: account(LENGTH_MIN, LENGTH_MAX, '8400') }), VAT_RATES_MAX), 'rate'),
    'The automatic revenue account of each VAT rate',
  ),
});

/** Reports accounts whose number of digits does not fit the account length. Members with a fault are undefined. */
function checkDigits(
  { accountLength, debtorAccount, revenueAccounts = [] }: Partial<DatevSettings>,
  fault: (field: string, message: Fault['message']) => void,
): void {
  if (accountLength === undefined) return;
  const digits = accountLength + 1;
  if (debtorAccount !== undefined && debtorAccount.length !== digits) {
    fault('debtorAccount', say`must have ${digits} digits, one more than revenue accounts`);
  }
  for (const [index, { account: revenue }] of (revenueAccounts as readonly { account?: string }[]).entries()) {
    if (revenue === undefined || revenue.length === accountLength) continue;
    fault(`revenueAccounts[${index}].account`, say`must have ${accountLength} digits, as the account length says`);
  }
}

/** Returns the field of the settings of the posting batch, which a request gives as a whole. */
export const datev = (): Field<DatevSettings, RawValueOf<typeof members>> => ({
  ...members,
  read(raw, at, faults) {
    const given = members.read(raw, at, faults);
    checkDigits(given, (name, message) => faults.push({ field: `${at}.${name}`, message }));
    return given;
  },
});
