/**
 * Finds sentences for callers that lack a translation, and translations of sentences that nobody says any more.
 *
 * By type, every refusal and every fault is made of a `Message`: of say`…`, which is found in the sources, or of a `word`,
 * which is the name of something that the core exports: a verb or a subject of a state machine, a kind of aggregate.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as core from '@cleaver/domain';
import { tables } from '@cleaver/persistence/records';
import ts from 'typescript';
import { GERMAN } from '../apps/http/src/messages/german.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = ['packages/domain/src/**/*.ts', 'packages/persistence/src/**/*.ts', 'apps/http/src/**/*.ts'];

/** What differs between the sentences that are said and the catalogue, a line each. */
export function wrongTranslations(said = sentences(), catalogue: Readonly<Record<string, string>> = GERMAN): string[] {
  return [
    ...[...said].filter((pattern) => !(pattern in catalogue)).map((pattern) => `No German for: ${pattern}`),
    ...Object.entries(catalogue).flatMap(([pattern, german]) => {
      if (!said.has(pattern)) return [`Nobody says any more: ${pattern}`];
      return placesOf(pattern) === placesOf(german) ? [] : [`The German has other places than: ${pattern}`];
    }),
  ];
}

const placesOf = (pattern: string): string => [...new Set(pattern.match(/\{\d+\}/g))].sort().join();

/** Every English pattern that callers may meet. */
function sentences(): Set<string> {
  const said = new Set<string>();
  for (const path of globSync(SOURCES, { cwd: ROOT, exclude: ['**/domain/src/testing/**'] })) {
    const collect = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'say') said.add(patternOf(node.template));
      ts.forEachChild(node, collect);
    };
    collect(ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true));
  }
  for (const machine of Object.values<unknown>(core).filter(isStateMachine)) {
    for (const name of [machine.subject, ...Object.keys(machine.transitions)]) said.add(name);
  }
  for (const { kind } of tables) said.add(kind.label);
  return said;
}

const patternOf = (template: ts.TemplateLiteral): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.templateSpans.reduce((text, { literal }, at) => `${text}{${at}}${literal.text}`, template.head.text);

const isStateMachine = (value: unknown): value is core.StateMachine<string, string> =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'subject' in value;

if (import.meta.main) {
  const faults = wrongTranslations();
  if (faults.length > 0) {
    console.error(`${faults.join('\n')}\n\nThe German stands in apps/http/src/messages/german.ts.`);
    process.exitCode = 1;
  }
}
