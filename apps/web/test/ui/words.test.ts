/** Every member that a form asks for, and every choice that it offers, has a word on the pages. */
import type { AnyOperation, JsonSchema } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { ROUTES } from '../../../http/src/routes.ts';
import { ENTITIES, OPERATIONS } from '../../src/audit/logged.ts';
import { namedInHistory } from '../../src/ui/history-words.ts';
import { hasVerb } from '../../src/ui/operations.ts';
import { hasFieldWord, hasWord } from '../../src/ui/words.ts';

/** Asked for by the address of a page, not by a field. */
const NO_FIELDS = new Set([
  'id',
  'page',
  'size',
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

function told({ input }: AnyOperation): { names: string[]; choices: string[] } {
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
  const all = ROUTES.flatMap(({ routes }) => routes).map(({ operation }) => told(operation));
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
  const commands = ROUTES.flatMap(({ routes }) => routes).filter(({ operation }) => operation.kind === 'command');
  t.same(
    commands.map(({ operation }) => operation.name).filter((name) => !hasVerb(name)),
    [],
  );
  t.end();
});

test('the audit log can be asked for each thing that is done, and for what it is done to', (t) => {
  const commands = ROUTES.flatMap(({ routes }) => routes).filter(({ operation }) => operation.kind === 'command');
  t.same(
    OPERATIONS.map(({ name }) => name).sort(),
    commands.map(({ operation }) => operation.name).sort(),
    'operations',
  );
  t.same(
    [...OPERATIONS.map(({ entity }) => entity), ...ENTITIES].filter((name) => !namedInHistory(name)),
    [],
    'what it is done to',
  );
  t.end();
});
