/** The lines of requests that move goods: what they have in common. */
import { CODE_MAX, type Field, type Fields, form, id, list, pathText, quantityAmount, unit } from '../kernel/form.ts';
import { say } from '../kernel/message.ts';

/** The most lines of a request that moves goods. */
export const LINES_MAX = 1000;

/** What every line has that takes from a stock batch, or gives back to one. */
export const stockLine = { stockBatchId: id(), quantityAmount: quantityAmount(), quantityUnit: unit() };

/** A list in which every `member` stands once, or once with what `beside` gives; it is a fault of the second. */
export const distinctBy = <T>(
  member: keyof T & string,
  of: Field<readonly T[]>,
  beside: (entry: T) => string = () => '',
): Field<readonly T[]> => ({
  ...of,
  read(raw, at, faults) {
    const entries = of.read(raw, at, faults);
    const seen = new Set<unknown>();
    entries.forEach((entry, index) => {
      const value = entry?.[member];
      if (typeof value !== 'string' || !entry) return;
      const key = `${value} ${beside(entry)}`;
      if (seen.has(key))
        faults.push({ field: `${at}[${index}].${member}`, message: say`stands in an earlier line already` });
      seen.add(key);
    });
    return entries;
  },
});

/** One line and more that take from stock batches, each batch once; `more`: what else a line has. */
export const stockLines = <const F extends Fields>(more: F, rule?: Parameters<typeof form<typeof stockLine & F>>[1]) =>
  distinctBy('stockBatchId', list(form({ ...stockLine, ...more }, rule), LINES_MAX, 1));

/**
 * A lot number: a code of at most 50 characters. Not `.` or `..`: clients shorten paths that have such a segment (RFC 3986,
 * section 5.2.4).
 */
export const lotNumber = (): Field<string> => pathText(CODE_MAX);

/** The code of what kind of batch it is: PRODUCED and PURCHASED are known ones. */
export const batchType = (): Field<string> => ({
  schema: { type: 'string', pattern: '^[A-Z0-9_]{1,30}$', examples: ['PRODUCED', 'PURCHASED'] },
  required: true,
  read(raw, at, faults) {
    if (typeof raw === 'string' && /^[A-Z0-9_]{1,30}$/.test(raw)) return raw;
    faults.push({
      field: at,
      message: say`must be a code of 1 to 30 capitals, digits or _, like PRODUCED or PURCHASED`,
    });
    return '';
  },
});
