/** Whether the table of error codes in `docs/api.md` is that of the code: every code, none too many, with its status. */
import { globSync, readFileSync } from 'node:fs';
import { Refusal, type RefusalKind, say, unknownId } from '@cleaver/domain';
import { tables } from '@cleaver/persistence/records';
import { problemOf } from '../../apps/http/src/problem.ts';

const SOURCES = ['packages/domain/src/**/*.ts', 'packages/persistence/src/**/*.ts', 'apps/http/src/**/*.ts'];

/** How the code names a code, and the status that it stands for. */
const PATTERNS: readonly (readonly [pattern: RegExp, status: (kind: string) => number])[] = [
  [/new Refusal\(\s*'(?<kind>\w+)',\s*'(?<code>[A-Z_]+)'/g, (kind) => statusOf(kind as RefusalKind)],
  [/\bconflict\(\s*'(?<code>[A-Z_]+)'/g, () => 409],
  [/\bnotFound\(\s*'(?<code>[A-Z_]+)'/g, () => 404],
  [/\b(?:code|inUse): '(?<code>[A-Z_]+)'/g, () => 409],
  [/'(?<code>[A-Z_]+_TAKEN)'/g, () => 409],
  [/^ {2}(?<kind>[45]\d\d): \['(?<code>[A-Z_]+)'/gm, Number],
];

const statusOf = (kind: RefusalKind): number => problemOf(new Refusal(kind, 'X', say``)).status;

/** What differs, a line each. */
export function wrongCodes(guide: string): string[] {
  const inCode = codesInCode();
  const inTable = new Map(
    [...guide.matchAll(/^\| (\d{3}) \| `([A-Z_]+)` \|/gm)].map(([, at, code]) => [code ?? '', Number(at)]),
  );
  const [, list = ''] = /^No request of today gets ([\s\S]*?)(?::|\.\n)/m.exec(guide) ?? [];
  const unmet = new Set([...list.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code));
  return [
    ...[...inCode].flatMap(([code, status]) =>
      unmet.has(code) || inTable.get(code) === status ? [] : [`docs/api.md lacks ${code} with the status ${status}`],
    ),
    ...[...inTable.keys(), ...unmet]
      .filter((code) => !inCode.has(code ?? ''))
      .map((code) => `docs/api.md has ${code}, the code has not`),
  ];
}

function codesInCode(): Map<string, number> {
  const codes = new Map([['VALIDATION_ERROR', statusOf('invalid')]]);
  for (const { kind } of tables.filter((table) => table.kind.audited)) codes.set(unknownId(kind).code, 404);
  for (const path of globSync(SOURCES, { exclude: ['**/testing/**'] })) {
    const text = readFileSync(path, 'utf8');
    for (const [pattern, status] of PATTERNS) {
      for (const { groups } of text.matchAll(pattern))
        codes.set(groups?.['code'] ?? '', status(groups?.['kind'] ?? ''));
    }
  }
  return codes;
}
