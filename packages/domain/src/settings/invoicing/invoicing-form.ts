/** The settings of invoicing in requests. */

import { CODE_MAX, int32, optionalLines, optionalText } from '../../kernel/contract/fields.ts';
import { described, type Field, field, form, optional } from '../../kernel/contract/form.ts';
import { say } from '../../kernel/values/message.ts';
import { bad, ok } from '../../kernel/values/parsed.ts';
import { DUE_DAYS_MAX, vatId } from '../../masterdata/index.ts';
import { bic, iban } from './bank-account.ts';

const PREFIX = /^[A-Z0-9]([A-Z0-9-]{0,8}[A-Z0-9])?$/;

const prefix = (): Field<string, string> =>
  field({ type: 'string', minLength: 1, maxLength: 10, pattern: PREFIX.source, examples: ['RE'] }, (raw) =>
    typeof raw === 'string' && PREFIX.test(raw)
      ? ok(raw)
      : bad(say`must be 1 to 10 capital letters or digits, with hyphens only between them`),
  );

/** The members in an update of the settings. An empty text clears a text, except the prefix. */
export const invoicing = form({
  vatId: optional(vatId()),
  taxNumber: optionalText(CODE_MAX),
  register: described(optionalText(), 'The register and its number'),
  contactPerson: optionalText(),
  accountHolder: described(optionalText(), "Empty: the operator's name"),
  exemptionReason: described(optionalText(), 'Why sales of the VAT class EXEMPT are exempt'),
  iban: optional(iban()),
  bic: optional(bic()),
  prefix: described(optional(prefix()), 'Of the numbers that are given from now on'),
  dueDays: described(optional(int32(0, DUE_DAYS_MAX)), 'For customers without payment terms'),
  note: described(optionalLines(), 'A note on each invoice'),
});
