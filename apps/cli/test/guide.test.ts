/** Tests that the tables of docs/cli.md are correct. */
import { readFileSync } from 'node:fs';
import { test } from 'tap';
import { KINDS } from '../src/csv/kinds.ts';
import { EXITS } from '../src/exits.ts';

const GUIDE = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');

test('the tables of the guide contain the exit codes and the columns of the code', (t) => {
  for (const [code, meaning] of Object.values(EXITS)) t.ok(GUIDE.includes(`| ${code} | ${meaning} |`), meaning);
  for (const { name, columns, repeats } of KINDS) {
    const written = columns.map((column) => (column.required ? `**${column.name}**` : column.name)).join(', ');
    t.ok(GUIDE.includes(`| ${name} | ${written} | `), name);
    t.equal(repeats, ['articles', 'contracts', 'prices', 'recipes'].includes(name));
  }
  t.end();
});
