/** Tests that the tables of docs/cli.md are correct. */
import { readFileSync } from 'node:fs';
import { test } from 'tap';
import { EXITS } from '../src/exits.ts';
import { EXPORT_NAMES, KIND_NAMES } from '../src/files.ts';
import { shop } from './helper.ts';

const GUIDE = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');

interface Kind {
  readonly kind: string;
  readonly write: boolean;
  readonly columns: readonly { readonly member: string; readonly required: boolean }[];
}

test('the tables of the guide contain the exit codes and the columns of the files', async (t) => {
  for (const [code, meaning] of Object.values(EXITS)) t.ok(GUIDE.includes(`| ${code} | ${meaning} |`), meaning);
  const { admin } = await shop(t);
  const { kinds } = (await admin.get('/api/files')).json() as { readonly kinds: readonly Kind[] };
  const inward = kinds.filter(({ write }) => write);
  for (const { kind, columns } of inward) {
    const written = columns.map(({ member, required }) => (required ? `**${member}**` : member)).join(', ');
    t.ok(GUIDE.includes(`| ${kind} | ${written} | `), `${kind}: ${written}`);
  }
  t.same(inward.map(({ kind }) => kind).sort(), [...KIND_NAMES].sort());
  t.same(kinds.map(({ kind }) => kind).sort(), [...EXPORT_NAMES].sort());
});
