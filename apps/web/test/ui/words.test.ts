/** Every member that a form asks for, and every choice that it offers, has a word on the pages. */
import { CONTRACTS } from '@cleaver/domain/contracts';
import type { AnyContract, JsonSchema } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { namedInHistory } from '../../src/ui/history-words.ts';
import { hasVerb } from '../../src/ui/operations.ts';
import { hasFieldWord, hasWord } from '../../src/ui/words.ts';

/** Asked for by the address of a page, not by a field. */
const NO_FIELDS = new Set([
  'id',
  'page',
  'size',
  'skip',
  'sort',
  'refreshToken',
  'stockId',
  'suId',
  'ingredientId',
  'stockBatchId',
  // What is imported is a file.
  'dryRun',
  'rows',
]);

function told({ input }: AnyContract): { names: string[]; choices: string[] } {
  const names: string[] = [];
  const choices: string[] = [];
  const walk = (schema: JsonSchema): void => {
    for (const [name, of] of Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)) {
      names.push(name);
      walk(of);
    }
    if (schema['items']) walk(schema['items'] as JsonSchema);
    choices.push(...((schema['enum'] ?? []) as string[]));
  };
  walk(input.schema);
  return { names, choices };
}

test('forms ask in words', (t) => {
  const all = CONTRACTS.map(told);
  const names = new Set(all.flatMap((one) => one.names).filter((name) => !NO_FIELDS.has(name)));
  t.same(
    [...names].filter((name) => !hasFieldWord(name)),
    [],
    'members',
  );
  const choices = new Set(all.flatMap((one) => one.choices));
  t.same(
    [...choices].filter((choice) => !hasWord(choice)),
    [],
    'choices',
  );
  t.end();
});

test('the history tells in words what was done', (t) => {
  const commands = CONTRACTS.filter(({ kind }) => kind === 'command');
  t.same(
    commands.map(({ name }) => name).filter((name) => !hasVerb(name)),
    [],
  );
  t.end();
});

test('what is done to something names that in words', (t) => {
  const subjects = new Set(CONTRACTS.filter(({ kind }) => kind === 'command').map(({ subject }) => subject.name));
  t.same(
    [...subjects].filter((name) => !namedInHistory(name)),
    [],
  );
  t.end();
});
