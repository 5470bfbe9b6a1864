/**
 * Finds missing, unused and repeated translations, and German words that the glossary refuses.
 *
 * Refusals are data and include their German text. The other sentences are spread over the code, so this script
 * searches the sources: faults of fields (say`…`) and texts of the pages (t`…`). Words are the names that the core
 * exports: kinds of aggregates, members of forms and responses, and choices.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REFUSALS } from '@cleaver/domain';
import { CONTRACTS } from '@cleaver/domain/contracts';
import { GERMAN as GERMAN_OF_CORE } from '@cleaver/domain/german';
import { startingPlanGerman } from '@cleaver/domain/hygiene';
import { aboutOf, type Catalogue, type RefusalData, refusalsOf } from '@cleaver/domain/kernel';
import { reasonsGerman } from '@cleaver/domain/labels';
import { OPERATIONS_GERMAN } from '@cleaver/domain/operations-german';
import { fieldWord, WORDS } from '@cleaver/domain/words';
import { GERMAN_FILES } from '@cleaver/files';
import { tables } from '@cleaver/persistence/records';
import ts from 'typescript';
import { GERMAN as GERMAN_OF_COMMANDS } from '../apps/cli/src/language/german.ts';
import { GERMAN as GERMAN_OF_HTTP } from '../apps/http/src/messages/german.ts';
import { UNTOLD } from '../apps/web/src/audit/differences.ts';
import { GERMAN_PAGES } from '../apps/web/src/contexts/german-pages.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = [
  'packages/domain/src/**/*.ts',
  'packages/files/src/**/*.ts',
  'packages/persistence/src/**/*.ts',
  'apps/http/src/**/*.ts',
];

/** The sources of the pages, including JSX. */
const PAGES = ['apps/web/src/**/*.ts', 'apps/web/src/**/*.tsx'];

/** The German texts that callers of the service read. */
const GERMAN = { ...GERMAN_OF_CORE, ...startingPlanGerman, ...reasonsGerman, ...GERMAN_FILES, ...GERMAN_OF_HTTP };

/** The OpenAPI document, which names every member of requests and responses. */
const DOCUMENT = join(ROOT, 'packages/client/openapi.json');

/**
 * Returns a line for each missing or unused translation, and for each translation whose placeholders differ from those
 * of the English text. The catalogue may also translate the words in `maySay`.
 */
export function wrongTranslations(
  said = sentences(),
  catalogue: Catalogue = GERMAN,
  maySay: readonly string[] = words(),
): string[] {
  const known = new Set([...said, ...maySay]);
  return [
    ...[...said].filter((pattern) => !(pattern in catalogue)).map((pattern) => `No German for: ${pattern}`),
    ...Object.entries(catalogue).flatMap(([pattern, german]) => {
      if (!known.has(pattern)) return [`Nobody says any more: ${pattern}`];
      return placeholdersOf(pattern) === placeholdersOf(german) ? [] : [`The German has other places than: ${pattern}`];
    }),
  ];
}

/**
 * Returns a line for each refusal whose text is also in the catalogue, or whose English has two German translations.
 */
export function wrongRefusals(refusals: readonly Pick<RefusalData, 'english' | 'german'>[] = REFUSALS): string[] {
  const german = new Map(refusals.map((refusal) => [refusal.english, refusal.german]));
  return refusals.flatMap((refusal) => [
    ...(refusal.english in GERMAN ? [`Twice: ${refusal.english}`] : []),
    ...(german.get(refusal.english) === refusal.german ? [] : [`Two German sentences for: ${refusal.english}`]),
  ]);
}

/**
 * Returns a line for each difference between the texts of the pages and their catalogue. Also reports texts of the
 * service's catalogue that the pages' catalogue repeats.
 */
export function wrongPages(said = taggedIn(PAGES, ['say', 't']), catalogue: Catalogue = GERMAN_PAGES): string[] {
  return [
    ...wrongTranslations(new Set([...said].filter((pattern) => !(pattern in GERMAN))), catalogue, []),
    ...Object.keys(catalogue).flatMap((pattern) => (pattern in GERMAN ? [`Twice: ${pattern}`] : [])),
  ];
}

/** Columns of tables that are not members of records: keys for sorting and searching, and versions of rows. */
const INTERNAL = /Key$|^(?:rowVersion|parent)$/;

/**
 * Returns a line for each member of an audited record without a German word. The history shows all of them, also
 * members that no response has. It skips the members in `UNTOLD`.
 */
export const wrongMembers = (members = auditedMembers(), catalogue: Catalogue = GERMAN): string[] =>
  members
    .filter((name) => !UNTOLD.has(name) && !(fieldWord(name) in catalogue))
    .map((name) => `No German for the member: ${name}`);

/** Returns the names of the members of audited records, as log entries name them. */
function auditedMembers(): readonly string[] {
  const members = tables
    .filter(({ kind }) => kind.audited && kind.audited !== 'by name')
    .flatMap(({ kind, record, children }) =>
      [record, ...children.map((child) => child.record)].flatMap(({ meta }) =>
        Object.keys(meta.properties).map((name) => kind.published[name] ?? name),
      ),
    );
  return [...new Set(members)].filter((name) => !INTERNAL.test(name));
}

/** The page with the glossary: the German word of each term, and refused words. */
const GLOSSARY = readFileSync(join(ROOT, 'docs/contract.md'), 'utf8');

/** All pairs of an English text and its German translation. */
const ALL_GERMAN: readonly (readonly [english: string, german: string])[] = [
  ...[GERMAN, OPERATIONS_GERMAN, GERMAN_PAGES, GERMAN_OF_COMMANDS].flatMap((catalogue) => Object.entries(catalogue)),
  ...REFUSALS.map(({ english, german }) => [english, german] as const),
];

/**
 * Returns a line for each German text with a word that the glossary refuses. A refused word that is the German of
 * another term is allowed where the English text contains that term.
 */
export function wrongWords(texts = ALL_GERMAN, glossary = GLOSSARY): string[] {
  const terms = [...glossary.matchAll(/^\| ([^|]+) \| [^|]+ \| ([^|]+) \| ([^|:]*).*\|$/gm)].map(
    ([, english = '', german = '', refused = '']) => ({
      english,
      german,
      refused: [...refused.matchAll(/\*([^*]+)\*/g)].map(([, word = '']) => word),
    }),
  );
  return terms.flatMap(({ refused, german: instead }) =>
    refused.flatMap((word) => {
      const found = new RegExp(`(?<!\\p{L})${word}(e?[ns]|e|er|em)?(?!\\p{L})`, 'u');
      const allowed = terms.filter(({ german }) => german === word).map(({ english }) => new RegExp(english, 'i'));
      return texts
        .filter(([english, german]) => found.test(german) && !allowed.some((term) => term.test(english)))
        .map(([, german]) => `${word} stands for ${instead}: ${german}`);
    }),
  );
}

const placeholdersOf = (pattern: string): string => [...new Set(pattern.match(/\{\w+\}/g))].sort().join();

/** Returns the patterns of all English sentences that callers read, and the labels of kinds and of unknown records. */
function sentences(): Set<string> {
  const said = taggedIn(SOURCES, ['say']);
  // Reasons of labels are data: each with its German.
  for (const english of Object.keys(reasonsGerman)) said.add(english);
  for (const { kind } of tables) said.add(kind.label);
  for (const contract of CONTRACTS) {
    const { subject } = aboutOf(contract);
    if (refusalsOf(contract).includes(subject.unknown)) said.add(subject.label);
    // The audit log names the subject of each command.
    if (contract.kind === 'command') said.add(contract.subject.label);
  }
  return said;
}

/** Returns the words of the core, and of every member of the API and of records. Not all of them need German texts. */
const words = (): string[] => [
  ...auditedMembers().map(fieldWord),
  ...WORDS.flatMap((of) => Object.values(of).flatMap((some: Catalogue) => Object.values(some))),
  ...membersIn(JSON.parse(readFileSync(DOCUMENT, 'utf8'))).map(fieldWord),
];

/**
 * Returns the names of all members and parameters in a part of the OpenAPI document. A reference like
 * `storageLocationId` also has the name without `Id`, which tables show.
 */
function membersIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties, in: place, name } = part as Readonly<Record<string, unknown>>;
  const names = [...Object.keys(properties ?? {}), ...(place === 'path' || place === 'query' ? [String(name)] : [])];
  return [
    ...names.flatMap((one) => [one, one.replace(/Id(s?)$/, '$1')]),
    ...Object.values(part).flatMap((one) => membersIn(one)),
  ];
}

/** Returns the patterns of all templates with one of the tags. */
export function taggedIn(sources: readonly string[], tags: readonly string[]): Set<string> {
  const said = new Set<string>();
  for (const path of globSync([...sources], { cwd: ROOT })) {
    const collect = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && tags.includes(node.tag.getText())) said.add(patternOf(node.template));
      ts.forEachChild(node, collect);
    };
    collect(ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return said;
}

/**
 * Returns the untagged sentences of two words or more in the sources. Ignores texts in `new Error(…)`, which are for
 * developers.
 */
export function untaggedIn(sources: readonly string[]): { readonly path: string; readonly text: string }[] {
  const found: { path: string; text: string }[] = [];
  for (const path of globSync([...sources], { cwd: ROOT })) {
    const look = (node: ts.Node): void => {
      if (ts.isNewExpression(node) && node.expression.getText() === 'Error') return;
      if (ts.isTaggedTemplateExpression(node)) {
        if (ts.isTemplateExpression(node.template)) for (const one of node.template.templateSpans) look(one.expression);
        return;
      }
      const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
      if (isText && /\p{L}{2,},? \p{L}{2,}/u.test(node.text)) found.push({ path, text: node.text });
      ts.forEachChild(node, look);
    };
    look(ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return found;
}

const patternOf = (template: ts.TemplateLiteral): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.templateSpans.reduce((text, { literal }, at) => `${text}{${at}}${literal.text}`, template.head.text);

if (import.meta.main) {
  const faults = [...wrongTranslations(), ...wrongRefusals(), ...wrongMembers(), ...wrongPages(), ...wrongWords()];
  if (faults.length > 0) {
    console.error(
      `${faults.join('\n')}\n\nThe German stands beside each context, in packages/domain/src/*/german.ts and, of the pages, in apps/web/src/*/german.ts.`,
    );
    process.exitCode = 1;
  }
}
