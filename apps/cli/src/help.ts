/** The text of `--help`, generated from the API description. */
import { GLOBAL, type Member, membersOf, type Option } from './arguments.ts';
import type { Command, Group } from './commands.ts';
import { groups } from './commands.ts';
import type { OwnCommand } from './context.ts';
import { EXITS } from './exits.ts';
import { t, translated } from './language/language.ts';
import { version } from './openapi.ts';
import { optionsOf, positionalsOf } from './operation-command.ts';

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
          translated(command.operation.summary),
        ]),
      ),
    ],
    `  cleaver ${name} ${t`<verb> --help`}`,
  );
}

export function commandHelp(command: Command): string {
  const { group, verb, operation } = command;
  const usage = [
    'cleaver',
    group,
    verb,
    ...positionalsOf(command),
    ...optionsOf(command)
      .filter(({ required }) => required)
      .map(shortOf),
  ];
  const secret = Object.entries(operation.body?.properties ?? {}).filter(([, { format }]) => format === 'password');
  return sections(
    `cleaver ${group} ${verb}: ${translated(operation.summary)}`,
    `  ${[...usage, t`[options]`].join(' ')}`,
    translated(operation.description),
    secret.length > 0 && t`Asks on the terminal for: ${secret.map(([name]) => name).join(', ')}.`,
    [
      t`Arguments`,
      columns(
        operation.parameters
          .filter((one) => one.in === 'path')
          .map(({ name, description }) => [`<${name}>`, translated(description)]),
      ),
    ],
    [t`Options`, columns([...optionsOf(command), ...GLOBAL].map(optionLine))],
    operation.example !== undefined && [t`Example`, `  ${example(command)}`],
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

/** Returns the example of the OpenAPI document as a command line. Omits passwords, and members that are no option. */
export function example(command: Command): string {
  const { group, verb, operation } = command;
  const body = operation.example as Record<string, unknown>;
  const members = membersOf(operation);
  const given = new Set(optionsOf(command).map(({ name }) => name));
  const isSecret = (name: string) => operation.body?.properties?.[name]?.format === 'password';
  const words = Object.entries(body).map(([name, value]) => {
    const member = members.find((one) => one.member === name);
    // Omits a password, because the command prompts for it.
    if (isSecret(name)) return '';
    if (!member) return undefined;
    if (!given.has(member.name)) return '';
    if (member.value === undefined) return value ? `--${member.name}` : `--no-${member.name}`;
    return `--${member.name} ${quoted(Array.isArray(value) ? value.join(',') : String(value))}`;
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
