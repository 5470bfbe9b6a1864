/** Fields for lists of distinct entries. */
import { type Field, list } from './form.ts';
import { say } from './message.ts';

/** Returns the field of a list of plain values. A repeated entry is a fault. */
export const distinct = <T, R>(of: Field<T, R>, max = 1000, min: 0 | 1 = 0): Field<readonly T[], readonly R[]> => {
  const entries = list(of, max, min);
  return {
    ...entries,
    schema: { ...entries.schema, uniqueItems: true },
    read(raw, at, faults) {
      const read = entries.read(raw, at, faults);
      for (const [index, entry] of read.entries()) {
        if (entry === undefined || read.indexOf(entry) === index) continue;
        faults.push({ field: `${at}[${index}]`, message: say`stands in an earlier entry already` });
      }
      return read;
    },
  };
};

/** Returns the field of a list of objects. A value of `member` that an earlier entry has is a fault at the member. */
export function distinctBy<M extends string, T extends { readonly [N in M]?: unknown }, R>(
  entries: Field<readonly T[], R>,
  member: M,
): Field<readonly T[], R> {
  return {
    ...entries,
    read(raw, at, faults) {
      const read = entries.read(raw, at, faults);
      const seen = new Set<unknown>();
      for (const [index, { [member]: value }] of read.entries()) {
        if (value === undefined) continue;
        if (seen.has(value)) {
          faults.push({ field: `${at}[${index}].${member}`, message: say`stands in an earlier entry already` });
        }
        seen.add(value);
      }
      return read;
    },
  };
}

/** Returns the field of a list in which a repeated entry counts once. */
export const setOf = <T, R>(of: Field<T, R>, max = 1000, min: 0 | 1 = 0): Field<readonly T[], readonly R[]> => {
  const entries = list(of, max, min);
  return { ...entries, read: (raw, at, faults) => [...new Set(entries.read(raw, at, faults))] };
};
