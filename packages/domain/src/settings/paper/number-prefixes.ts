/** The prefixes of the numbers of documents in requests. */
import { type Field, field, form, optional } from '../../kernel/contract/form.ts';
import { say } from '../../kernel/values/message.ts';
import { bad, ok } from '../../kernel/values/parsed.ts';

const PREFIX = /^[A-Z0-9]{1,4}$/;

const prefix = (): Field<string, string> =>
  field({ type: 'string', minLength: 1, maxLength: 4, pattern: PREFIX.source }, (raw) =>
    typeof raw === 'string' && PREFIX.test(raw) ? ok(raw) : bad(say`must be 1 to 4 capital letters or digits`),
  );

export const numberPrefixes = form({
  order: optional(prefix()),
  delivery: optional(prefix()),
  receipt: optional(prefix()),
  batch: optional(prefix()),
  count: optional(prefix()),
  recall: optional(prefix()),
});
