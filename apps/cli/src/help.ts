/** The text of `--help`, generated from the contracts. */
import { createRequire } from 'node:module';
import { type AnyContract, descriptionOf, inputLocationsOf, pathDescription } from '@cleaver/domain/kernel';
import { GLOBAL, type Member, membersOf, type Option, takesCommas } from './arguments.ts';
import type { Command, Group } from './commands.ts';
import { groups } from './commands.ts';
import type { OwnCommand } from './context.ts';
import { EXITS } from './exits.ts';
import { t, translated } from './language/language.ts';
import { optionsOf, positionalsOf } from './operation-command.ts';
import { isSecret } from './schema.ts';

// Uses `require`, because Node 20 warns of an `import` of JSON.
const load = createRequire(import.meta.url);

export const { version } = load('../package.json') as { readonly version: string };

export function overview(own: readonly OwnCommand[]): string {
  return sections(
    t`cleaver ${version}: the back office of a butcher shop on the command line`,
    [`  cleaver ${t`<command> [options]`}`, `  cleaver ${t`<what> <verb> [options]`}`, '  cleaver … --help'].join('\n'),
    [t`Commands`, columns(own.map(({ name, summary }) => [name, translated(summary)]))],
    [
      t`Records of the service`,
      columns(
        groups.map(({ name, description, commands }) => [
          name,
          `${translated(description)} (${commands.map(({ verb }) => verb).join(', ')})`,
        ]),
      ),
    ],
    [t`Options`, columns(GLOBAL.map(optionLine))],
    [t`Exit codes`, columns(Object.values(EXITS).map(([code, meaning]) => [String(code), translated(meaning)]))],
  );
}

export function groupHelp({ name, description, commands }: Group): string {
  return sections(
    `cleaver ${name}: ${translated(description)}`,
    [
      t`Verbs`,
      columns(
        commands.map((command) => [
          [`${name} ${command.verb}`, ...positionalsOf(command)].join(' '),
          translated(command.contract.summary),
        ]),
      ),
    ],
    `  cleaver ${name} ${t`<verb> --help`}`,
  );
}

export function commandHelp(command: Command): string {
  const { group, verb, contract } = command;
  const { pathMembers, bodyMembers } = inputLocationsOf(contract);
  const usage = [
    'cleaver',
    group,
    verb,
    ...positionalsOf(command),
    ...optionsOf(command)
      .filter(({ required }) => required)
      .map(shortOf),
  ];
  const secret = bodyMembers.filter((name) => isSecret(contract, name));
  const words = example(command);
  return sections(
    `cleaver ${group} ${verb}: ${translated(contract.summary)}`,
    `  ${[...usage, t`[options]`].join(' ')}`,
    translated(descriptionOf(contract)),
    secret.length > 0 && t`Asks on the terminal for: ${secret.join(', ')}.`,
    [t`Arguments`, columns(pathMembers.map((name) => [`<${name}>`, translated(pathDescription(contract, name))]))],
    [t`Options`, columns([...optionsOf(command), ...GLOBAL].map(optionLine))],
    words !== undefined && [t`Example`, `  ${words}`],
  );
}

export function ownHelp({ name, summary, positionals, options, more }: OwnCommand): string {
  return sections(
    `cleaver ${name}: ${translated(summary)}`,
    `  ${['cleaver', name, ...positionals, t`[options]`].join(' ')}`,
    more && translated(more),
    [t`Options`, columns([...options, ...GLOBAL].map(optionLine))],
  );
}

interface Recorded {
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>;
}

/**
 * Returns the body of the recorded request of an operation. Only the help reads the API document, which has these
 * requests.
 */
function recordedBody(contract: AnyContract): Readonly<Record<string, unknown>> | undefined {
  const { method, path } = inputLocationsOf(contract);
  const { paths, components } = load('@cleaver/client/openapi.json');
  const body: Recorded | undefined = paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json'];
  const [name] = Object.keys(body?.examples ?? {});
  return name === undefined ? undefined : components.examples[name].value;
}

/**
 * Returns the recorded request of an operation as a command line. Omits passwords, and members that are no option.
 * Undefined without a body.
 */
export function example(command: Command): string | undefined {
  const { group, verb, contract } = command;
  const body = recordedBody(contract);
  if (!body) return undefined;
  const members = membersOf(contract);
  const given = new Set(optionsOf(command).map(({ name }) => name));
  const words = Object.entries(body).map(([name, value]) => {
    const member = members.find((one) => one.member === name);
    // Omits a password, because the command prompts for it.
    if (isSecret(contract, name)) return '';
    if (!member) return undefined;
    if (!given.has(member.name)) return '';
    if (member.value === undefined) return value ? `--${member.name}` : `--no-${member.name}`;
    const values = Array.isArray(value) && !takesCommas(member.schema) ? value : [value];
    return values.map((one) => `--${member.name} ${quoted(String(one))}`).join(' ');
  });
  const options = words.includes(undefined) ? [`--data ${quoted(JSON.stringify(body))}`] : words;
  return ['cleaver', group, verb, ...positionalsOf(command), ...options].filter(Boolean).join(' ');
}

const quoted = (text: string): string => (/^[\w.,:@/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

const shortOf = (option: Option | Member): string => {
  const { name, value } = option;
  if (value !== undefined) return `--${name} <${value.length > 20 ? '…' : translated(value)}>`;
  // A member of a request may be false. Other options without a value are only given or not.
  return 'schema' in option ? `--[no-]${name}` : `--${name}`;
};

const optionLine = (option: Option): [string, string] => [
  shortOf(option),
  [
    option.required && t`required`,
    option.value !== undefined && option.value.length > 20 && option.value.replaceAll('|', ', '),
    translated(option.description),
  ]
    .filter(Boolean)
    .join('; '),
];

/** Returns names and their descriptions in two columns. Lines are about 100 characters wide at most. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const room = Math.max(0, ...rows.map(([name]) => name.length));
  return rows
    .map(([name, meaning]) =>
      `  ${name.padEnd(room)}  ${wrapped(meaning, 100 - room).join(`\n${' '.repeat(room + 4)}`)}`.trimEnd(),
    )
    .join('\n');
}

function wrapped(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < Math.max(room, 40))
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

type Section = string | readonly [title: string, text: string] | false | undefined;

const sections = (...parts: readonly Section[]): string =>
  `${parts
    .map((part) => (Array.isArray(part) ? (part[1] === '' ? '' : part.join('\n')) : part))
    .filter(Boolean)
    .join('\n\n')}\n`;
