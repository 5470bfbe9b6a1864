/** Tests the words of the core. Each name that callers read has exactly one word, and each word has a German text. */
import { test } from 'tap';
import { GERMAN, germanBy } from '../src/german.ts';
import { CONTEXTS, PERMISSIONS } from '../src/index.ts';
import type { Catalogue } from '../src/kernel/contract/words.ts';
import {
  contractsOf,
  descriptionOf,
  inputLocationsOf,
  type JsonSchema,
  pathDescription,
  REQUEST_HEADERS,
  UNIT_CHOICES,
} from '../src/kernel/index.ts';
import { OPERATIONS_GERMAN } from '../src/operations-german.ts';
import { choiceWord, fieldWord, permissionWords, unitWord, verbWord, WORDS } from '../src/words.ts';

const CONTRACTS = CONTEXTS.flatMap(contractsOf);

/** Calls `visit` with the schema and all schemas in it. */
function eachSchema(schema: JsonSchema, visit: (schema: JsonSchema) => void): void {
  visit(schema);
  for (const part of Object.values(schema)) {
    for (const one of Array.isArray(part) ? part : [part]) {
      if (typeof one === 'object' && one !== null) eachSchema(one as JsonSchema, visit);
    }
  }
}

function namesOf(schemas: readonly JsonSchema[]): { members: Set<string>; choices: Set<string>; texts: Set<string> } {
  const members = new Set<string>();
  const choices = new Set<string>();
  const texts = new Set<string>();
  for (const schema of schemas) {
    eachSchema(schema, ({ properties, enum: values, description }) => {
      for (const name of Object.keys((properties ?? {}) as JsonSchema)) members.add(name);
      for (const value of Array.isArray(values) ? values : []) choices.add(String(value));
      if (typeof description === 'string') texts.add(description);
    });
  }
  return { members, choices, texts };
}

const inputs = namesOf(CONTRACTS.map(({ input }) => input.schema));
const outputs = namesOf(CONTRACTS.map(({ output }) => output.schema ?? {}));

test('every member of a form or a response has a German name', (t) => {
  const members = [...inputs.members, ...outputs.members];
  t.same(
    members.filter((name) => !(fieldWord(name) in GERMAN)),
    [],
  );
  t.end();
});

test('every choice of a form or a response has a word, and every word has a German translation', (t) => {
  // The schema of a path segment excludes '.' and '..' by an enum. These values are not choices of a form. Permissions
  // have words for their parts.
  const isChoice = (text: string): boolean => !['.', '..', ...PERMISSIONS].includes(text);
  const choices = [...inputs.choices, ...outputs.choices].filter(isChoice);
  t.same(
    choices.filter((choice) => !((choiceWord(choice) ?? '') in GERMAN)),
    [],
  );
  const words = WORDS.flatMap((of) => Object.values(of).flatMap((some: Catalogue) => Object.values(some)));
  t.same(
    words.filter((word) => !(word in GERMAN)),
    [],
  );
  t.end();
});

test('each command has a verb for the audit log, and its subject has a German label', (t) => {
  const commands = CONTRACTS.filter(({ kind }) => kind === 'command');
  t.same(
    commands.map(({ name }) => name).filter((name) => verbWord(name) === undefined),
    [],
  );
  t.same(
    commands.map(({ subject }) => subject.label).filter((label) => !(label in GERMAN)),
    [],
  );
  t.end();
});

test('German texts call the decimal separator a comma', (t) => {
  const texts = [...Object.values(GERMAN), ...Object.values(OPERATIONS_GERMAN)];
  t.same(
    texts.filter((text) => /Stellen.*Punkt/.test(text)),
    [],
  );
  t.end();
});

test('every permission has words for its subject and its action', (t) => {
  t.same(
    PERMISSIONS.filter((permission) => permissionWords(permission) === undefined),
    [],
  );
  t.same(permissionWords('STOCK_MOVEMENT_READ'), ['Movements of goods', 'read']);
  t.end();
});

test('texts of tags, operations and inputs have German, and no German text is unused', (t) => {
  const texts = [
    ...CONTEXTS.flatMap(({ tags }) => tags.map(({ description }) => description)),
    ...CONTRACTS.flatMap((contract) => [
      contract.summary,
      descriptionOf(contract),
      ...inputLocationsOf(contract).pathMembers.map((member) => pathDescription(contract, member)),
    ]),
    ...Object.values(REQUEST_HEADERS).map(({ description }) => description),
    ...inputs.texts,
  ].flatMap((text) => text.split('\n\n'));
  const german = germanBy(OPERATIONS_GERMAN);
  const said = new Set(texts.filter((text) => text !== ''));
  t.same(
    [...said].filter((text) => german(text) === undefined),
    [],
    'no German',
  );
  const used = new Set([...said].map(german));
  t.same(
    Object.entries(OPERATIONS_GERMAN).flatMap(([text, of]) => (used.has(of) || text.includes('{0}') ? [] : text)),
    [],
    'nobody says any more',
  );
  t.end();
});

test('each field, choice, unit, verb and permission has its word in only one catalogue', (t) => {
  for (const part of ['fields', 'choices', 'units', 'verbs', 'permissions'] as const) {
    const names = WORDS.flatMap((words) => Object.keys(words[part] ?? {}));
    t.same(
      names.filter((name, at) => names.indexOf(name) !== at),
      [],
      part,
    );
  }
  t.end();
});

test('every unit has a word of its own in both languages', (t) => {
  const words = UNIT_CHOICES.map((unit) => unitWord(unit) ?? unit);
  const german = words.map((word) => GERMAN[word]);
  t.equal(new Set(words).size, UNIT_CHOICES.length);
  t.notOk(german.includes(undefined));
  t.equal(new Set(german).size, UNIT_CHOICES.length);
  t.end();
});
