/** Periods of validity of certificates and frame contracts (docs/contract.md, section 8). */

import { date } from '../kernel/contract/fields.ts';
import { optional } from '../kernel/contract/form.ts';
import * as out from '../kernel/contract/output.ts';
import type { CalendarDate } from '../kernel/values/calendar.ts';
import { type Message, say } from '../kernel/values/message.ts';

/** The members of a period in a response. */
export const validityMembers = { validFrom: out.nullable(out.day()), validUntil: out.nullable(out.day()) };

/** A period. A null start or end is open. `validUntil` is inclusive. */
export interface Validity {
  readonly validFrom: CalendarDate | null;
  readonly validUntil: CalendarDate | null;
}

export const validityFields = { validFrom: optional(date()), validUntil: optional(date()) };

/** Reports a fault of `validUntil` if the end is before the start. */
export function checkValidity(
  { validFrom, validUntil }: { validFrom?: CalendarDate | undefined; validUntil?: CalendarDate | undefined },
  fault: (field: 'validUntil', message: Message) => void,
): void {
  if (validFrom && validUntil && validUntil < validFrom) fault('validUntil', say`must not be before validFrom`);
}
