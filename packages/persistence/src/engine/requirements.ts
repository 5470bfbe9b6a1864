/** Statements that check what a unit of work requires of records at its commit. */
import type { Mapping } from './mapping.ts';
import type { Write } from './texts.ts';

/** A record of the mapping that must have these values. */
export interface Required {
  readonly mapping: Mapping;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const texts = new Map<string, string>();

/**
 * Returns the statement with a condition that fails with `MISSED` unless all records have the required values. `text`: a
 * statement that ends in a select without a condition, with the parameters `before`. The statement waits for a
 * concurrent change of these records, and holds them against changes until the end of the transaction.
 */
export function requiring(text: string, before: readonly unknown[], required: readonly Required[]): Write {
  const values = [...before];
  for (const { mapping, id, values: wanted } of required) {
    values.push(id);
    for (const [member, value] of Object.entries(wanted)) {
      if (value !== null) values.push(mapping.column(member).encode(value));
    }
  }
  const key = text + required.map(({ mapping, values: wanted }) => mapping.table + shapeOf(wanted)).join('');
  const whole = texts.get(key) ?? build(text, before.length, required);
  texts.set(key, whole);
  return { text: whole, values };
}

/** Returns the names of the members, each with a mark if its value is null. */
const shapeOf = (wanted: Required['values']): string =>
  Object.entries(wanted)
    .map(([member, value]) => ` ${member}${value === null ? '-' : ''}`)
    .join('');

function build(text: string, parameters: number, required: readonly Required[]): string {
  let last = parameters;
  const held = required.map(({ mapping, values: wanted }, at) => {
    const terms = [`t."id" = $${++last}::${mapping.id.type}`];
    for (const [member, value] of Object.entries(wanted)) {
      const { name, type } = mapping.column(member);
      terms.push(value === null ? `t.${name} is null` : `t.${name} = $${++last}::${type}`);
    }
    return `held${at} as (select from ${mapping.table} t where ${terms.join(' and ')} for share)`;
  });
  const count = held.map((_, at) => `(select count(*) from held${at})`).join(' + ');
  return `with ${held.join(', ')} ${text} where 1 / (${count} = ${held.length})::int = 1`;
}
