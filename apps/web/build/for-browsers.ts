/**
 * Makes modules of the core and the pages ready for browsers. What the pages never run is left out: no bundler can know it, for it
 * stands in objects that the pages use. And the German of each sentence comes along with the module that says it.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CallExpression, type Expression, type ObjectExpression, type Property, parse } from 'acorn';
import { fullAncestor, simple } from 'acorn-walk';
import { type Plugin, transform } from 'esbuild';

/**
 * What the service alone calls of what these functions of `@cleaver/domain/kernel` are given. The pages check an operation's form, ask
 * for its permission, and send it; of a kind they know what it is called and how its lists are sorted.
 */
const OPERATION = ['run', 'prepare', 'refuses', 'toSelf', 'claimedBy'];
const SERVICE_PARTS: Readonly<Record<string, readonly string[]>> = {
  query: OPERATION,
  command: OPERATION,
  publicCommand: OPERATION,
  aggregateKind: ['restore', 'unique', 'references', 'searched'],
};
/** The functions that describe refusals. */
const DESCRIBERS: ReadonlySet<string> = new Set(['refusal', 'throttled']);
const LANGUAGE = fileURLToPath(new URL('../src/shell/german.ts', import.meta.url));

/** What modules of the core and the pages are for browsers: without the service's parts, and each with the German of what it says. */
export const forBrowsers = (german: Readonly<Record<string, string>>): Plugin => ({
  name: 'for-browsers',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](packages[\\/]domain|apps[\\/]web)[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const code = await plain(path);
      const isCore = !/[\\/]apps[\\/]web[\\/]/.test(path);
      return {
        contents: withGerman(isCore ? withoutUnused(withoutGerman(withoutParts(code))) : code, german),
        loader: 'js',
      };
    });
  },
});

/**
 * A module that brings the German of its sentences along. So a screen is fetched with its words, and no catalogue of all screens
 * stands before the first.
 */
export function withGerman(code: string, german: Readonly<Record<string, string>>): string {
  const said = [...new Set(saidIn(code))].filter((sentence) => Object.hasOwn(german, sentence));
  if (said.length === 0) return code;
  const known = Object.fromEntries(said.map((sentence) => [sentence, german[sentence]]));
  return `${code}\nimport { learn as learnGerman } from ${JSON.stringify(LANGUAGE)};\nlearnGerman(${JSON.stringify(known)});\n`;
}

/** A module that describes refusals, with an empty text in the place of the German, which comes last. */
export function withoutGerman(code: string): string {
  const german: Expression[] = [];
  simple(program(code), {
    CallExpression({ callee, arguments: given }: CallExpression) {
      const last = given.at(-1);
      if (callee.type === 'Identifier' && DESCRIBERS.has(callee.name) && last?.type === 'Literal') german.push(last);
    },
  });
  return german
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)}''${left.slice(end)}`, code);
}

/**
 * A module of the core in which every call beside functions is marked as one without effects, as all of the core's modules are: a
 * bundler leaves out what comes of it where nobody uses that.
 */
export function withoutUnused(code: string): string {
  const calls = new Set<number>();
  fullAncestor(program(code), (node, _state, ancestors) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
    if (!ancestors.some(({ type }) => type.includes('Function') || type === 'StaticBlock')) calls.add(node.start);
  });
  return [...calls]
    .sort((one, other) => other - one)
    .reduce((marked, start) => `${marked.slice(0, start)}/* @__PURE__ */ ${marked.slice(start)}`, code);
}

/** A module that makes operations and kinds, without the service's parts of them. */
export function withoutParts(code: string): string {
  const parts: Property[] = [];
  simple(program(code), {
    CallExpression({ callee, arguments: [given] }: CallExpression) {
      const left = callee.type === 'Identifier' ? SERVICE_PARTS[callee.name] : undefined;
      if (left && given?.type === 'ObjectExpression')
        parts.push(...propertiesOf(given).filter((part) => left.includes(nameOf(part))));
    },
  });
  return cut(code, parts);
}

/** Every text that stands in a module, and every name: the patterns of sentences (`{0} kg`) and the words of state machines. */
export function saidIn(code: string): string[] {
  const said: string[] = [];
  simple(program(code), {
    Literal({ value }) {
      if (typeof value === 'string') said.push(value);
    },
    TemplateLiteral({ quasis }) {
      said.push(quasis.map(({ value }, at) => `${at ? `{${at - 1}}` : ''}${value.cooked}`).join(''));
    },
    ObjectExpression(given) {
      said.push(...propertiesOf(given).map(nameOf));
    },
  });
  return said;
}

const program = (code: string) => parse(code, { ecmaVersion: 'latest', sourceType: 'module' });

/** As JavaScript. */
async function plain(path: string): Promise<string> {
  const loader = path.endsWith('x') ? 'tsx' : 'ts';
  const options = { loader, target: 'esnext', jsx: 'automatic', jsxImportSource: 'preact' } as const;
  return (await transform(await readFile(path, 'utf8'), options)).code;
}

const propertiesOf = ({ properties }: ObjectExpression): Property[] =>
  properties.filter((property) => property.type === 'Property');

/** `run: …`, `'run': …`; what is worked out has no name. */
function nameOf({ key, computed }: Property): string {
  if (computed) return '';
  const named: Expression = key;
  if (named.type === 'Identifier') return named.name;
  return named.type === 'Literal' ? String(named.value) : '';
}

/** Without some properties, each with the comma behind it; from the end, so that the places before stay right. */
const cut = (code: string, parts: readonly Property[]): string =>
  [...parts]
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), code);
