/** Common form fields of request lines that move goods. */

import { CODE_MAX, id, list, pathText, quantityAmount, unit } from '../../kernel/contract/fields.ts';
import { type Field, type Fields, form, optional, type ValuesOf } from '../../kernel/contract/form.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { invisibleFault } from '../../kernel/values/text.ts';
import { stockSubject, storageLocationSubject } from '../subjects.ts';

/** Maximum number of lines of a request that moves or counts goods. */
export const LINES_MAX = 1000;

/** The fields of every line that takes goods from a stock batch or returns goods to it. */
export const stockLine = { stockBatchId: id(), quantityAmount: quantityAmount(), quantityUnit: unit() };

const idOf = (description: string): Field<string, string> => {
  const field = id();
  return { ...field, schema: { ...field.schema, description } };
};

const inPlaceOf = (stock: string): Field<string, string> =>
  idOf(`Instead of ${stock}; the booking creates the article’s stock there if it is missing`);

/** The members for the target of a line's goods. A line has exactly one of the two. */
export const target = { stockId: optional(id()), storageLocationId: optional(inPlaceOf('stockId')) };

/** The members of `target`, for lines whose `stockId` could be mistaken for the stock that the goods leave. */
export const toTarget = { toStockId: optional(id()), storageLocationId: optional(inPlaceOf('toStockId')) };

/** The members of `target`, and the article of the goods, which a storage location does not identify. */
export const targetOfArticle = { ...target, articleId: optional(id()) };

/** The target of returned goods. By default, the goods go back to the storage location that they came from. */
export const backTo = {
  storageLocationId: optional(
    idOf('Target storage location; default: where the goods came from. Creates a missing stock'),
  ),
};

type Rule<F extends Fields> = (
  values: Partial<ValuesOf<F>>,
  fault: (member: keyof F & string, message: Message) => void,
) => void;

/** Returns whether the request has the member. A faulty member is missing in `values`, but the request has it. */
const isGiven = (values: object, member: string): boolean =>
  !(member in values) || (values as Record<string, unknown>)[member] !== undefined;

const oneOfBoth = <F extends Fields>(member: keyof F & string): Rule<F> => {
  const message = say`must be given, or storageLocationId in its place: one of the two`;
  return (values, fault) => {
    if (isGiven(values, member) === isGiven(values, 'storageLocationId')) fault(member, message);
  };
};

/** The refusals of unknown targets. */
export const TARGET_UNKNOWN = [stockSubject.unknown, storageLocationSubject.unknown] as const;

export const oneTarget: Rule<typeof target> = oneOfBoth('stockId');
export const oneToTarget: Rule<typeof toTarget> = oneOfBoth('toStockId');

/**
 * Reports a fault unless the line has exactly one target. A line with `storageLocationId` needs `articleId`, except if
 * another member identifies the article (`isKnown`). A line with `stockId` must not have `articleId`, because the stock
 * identifies its article.
 */
export function oneTargetOfArticle(
  values: Parameters<Rule<typeof targetOfArticle>>[0],
  fault: Parameters<Rule<typeof targetOfArticle>>[1],
  isKnown = false,
): void {
  oneTarget(values, fault);
  const [byLocation, named] = [isGiven(values, 'storageLocationId'), isGiven(values, 'articleId')];
  if (byLocation && !named && !isKnown) fault('articleId', say`is required with storageLocationId`);
  if (named && !byLocation) fault('articleId', say`goes with storageLocationId alone`);
}

/** Returns a list field with unique values of `member`, or of `member` plus `beside`. A repeated value is a fault. */
export const distinctBy = <T, R>(
  member: keyof T & string,
  of: Field<readonly T[], R>,
  beside: (entry: T) => string = () => '',
): Field<readonly T[], R> => ({
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

/**
 * Returns a list field of at least one line with a stock batch. `more`: further fields of a line. Each batch occurs
 * once, or once per value that `beside` returns.
 */
export const stockLines = <const F extends Fields>(
  more: F,
  rule?: Parameters<typeof form<typeof stockLine & F>>[1],
  beside?: (line: ValuesOf<typeof stockLine & F>) => string,
) => distinctBy('stockBatchId', list(form({ ...stockLine, ...more }, rule), LINES_MAX, 1), beside);

/**
 * Returns the field of a new lot number: a code of at most 50 characters. Refuses `.` and `..`, because clients shorten
 * paths that have such a segment (RFC 3986, section 5.2.4). Refuses invisible characters, because a hold applies to new
 * goods of the same number.
 */
export function lotNumber(): Field<string, string> {
  const code = pathText(CODE_MAX);
  return {
    ...code,
    read(raw, at, faults) {
      const number = code.read(raw, at, faults);
      const message = typeof number === 'string' && invisibleFault(number);
      if (message) faults.push({ field: at, message });
      return number;
    },
  };
}

/** Returns the field of the code of the kind of batch, for example PRODUCED or PURCHASED. */
export const batchType = (): Field<string, string> => ({
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
