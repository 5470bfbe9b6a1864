/** Price look-up numbers (PLU), by which scales and tills identify articles. */
import { type Field, field } from '../../kernel/contract/form.ts';
import { say } from '../../kernel/values/message.ts';
import { bad, ok } from '../../kernel/values/parsed.ts';

const PLU = /^\d{0,6}$/;

/** Returns whether the text may be a PLU. */
export const isPlu = (text: string): boolean => text !== '' && PLU.test(text);

/** Returns the field of a PLU: up to six digits. An empty text clears the PLU. */
export const plu = (): Field<string> =>
  field({ type: 'string', pattern: PLU.source, examples: ['123'] }, (raw) => {
    const text = typeof raw === 'string' ? raw.trim() : undefined;
    return text !== undefined && PLU.test(text) ? ok(text) : bad(say`must be a number of up to six digits, as a text`);
  });
