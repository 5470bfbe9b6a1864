/** Parses the arguments of a command, and derives the options of an operation. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type AnyContract, inputLocationsOf, OR_NULL, REQUEST_HEADERS, requestHeadersOf } from '@cleaver/domain/kernel';
import { fieldWord } from '@cleaver/domain/words';
import { Failure, misuse, reasonOf } from './exits.ts';
import type { Io } from './io.ts';
import { t, translated } from './language/language.ts';
import { nonNull, type Schema } from './schema.ts';

export interface Option {
  /** The name on the command line: `article-number`. */
  readonly name: string;
  readonly description: string;
  /** The placeholder of the value. Undefined if the option takes no value. */
  readonly value?: string;
  readonly required?: boolean;
  readonly multiple?: boolean;
}

export type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

interface Arguments {
  readonly values: Values;
  readonly positionals: readonly string[];
}

/** Options of all commands. */
export const GLOBAL: readonly Option[] = [
  {
    name: 'url',
    value: 'address',
    description: 'Address of the service; default: CLEAVER_URL, that of the last login, or http://127.0.0.1:3000',
  },
  { name: 'json', description: 'Print JSON, for programs' },
  { name: 'language', value: 'en|de', description: 'Language; default: that of the shell (LANG)' },
  { name: 'help', description: 'Show this help' },
];

/**
 * Parses arguments. Also accepts `--articleNumber`, and values that begin with a minus and a digit. Throws a usage
 * `Failure` for an unknown option, a missing value, a surplus value or a repeated option that takes one value.
 */
export function parse(args: readonly string[], options: readonly Option[]): Arguments {
  const all = [...options, ...GLOBAL];
  try {
    const { values, positionals, tokens } = parseArgs({
      tokens: true,
      args: spelled(args, all),
      options: {
        ...Object.fromEntries(
          all.map(({ name, value, multiple = false }) => [
            name,
            { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple },
          ]),
        ),
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
      allowNegative: true,
    });
    const given: readonly string[] = tokens.flatMap((one) => (one.kind === 'option' ? [one.name] : []));
    const repeated = all.find(
      ({ name, value, multiple }) =>
        value !== undefined && !multiple && given.indexOf(name) !== given.lastIndexOf(name),
    );
    if (repeated) throw misuse(t`--${repeated.name} takes one value, but is given several times`);
    return { values: values as Values, positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const [, option = ''] = /'(-[^' ]*)/.exec(message) ?? [];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw misuse(t`There is no option ${option} here`);
    throw misuse(/does not take/.test(message) ? t`${option} takes no value` : t`${option} needs a value`);
  }
}

function spelled(args: readonly string[], options: readonly Option[]): string[] {
  const written: string[] = [];
  let awaitsValue = false;
  for (const [index, arg] of args.entries()) {
    if (arg === '--') return [...written, ...args.slice(index)];
    if (awaitsValue && /^-\d/.test(arg)) {
      written.push(`${written.pop()}=${arg}`);
      awaitsValue = false;
      continue;
    }
    const [, name = '', rest = ''] = /^--([A-Za-z][\w-]*)(=[\s\S]*)?$/.exec(arg) ?? [];
    const option = options.find((one) => one.name === kebab(name));
    awaitsValue = option?.value !== undefined && rest === '';
    if (!option) written.push(arg);
    else if (option.value === undefined && rest === '=false') written.push(`--no-${option.name}`);
    else if (option.value === undefined && rest === '=true') written.push(`--${option.name}`);
    else written.push(`--${option.name}${rest}`);
  }
  return written;
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** An option of an operation, with its place in the request. */
export interface Member extends Option {
  readonly place: 'query' | 'header' | 'body';
  /** The name in the contract. */
  readonly member: string;
  readonly schema: Schema;
}

/**
 * Returns whether a value fits into an option. Objects and lists of objects are accepted only in `--data`. Commands
 * prompt for passwords.
 */
const fits = ({ schema: { format, type, items } }: Member): boolean =>
  format !== 'password' && type !== 'object' && nonNull(items).type !== 'object';

export function membersOf(contract: AnyContract): Member[] {
  const { bodyMembers, queryMembers } = inputLocationsOf(contract);
  const { fields } = contract.input;
  const inPlace = (place: Member['place']) => (name: string) =>
    memberOf(place, name, nonNull(fields[name]?.schema), fields[name]?.required === true);
  return [
    ...bodyMembers.map(inPlace('body')),
    ...queryMembers.map(inPlace('query')),
    ...requestHeadersOf(contract).map((name) => memberOf('header', name, REQUEST_HEADERS[name], false)),
  ].filter(fits);
}

/** Returns the name of the option of a member. A member with the name of a global option, like `language`, gets `set-`. */
function optionName(place: Member['place'], member: string): string {
  const name = place === 'header' ? member.toLowerCase() : kebab(member);
  return GLOBAL.some((option) => option.name === name) ? `set-${name}` : name;
}

const memberOf = (place: Member['place'], member: string, schema: Schema, required: boolean): Member => ({
  place,
  member,
  name: optionName(place, member),
  schema,
  required,
  // A getter, because the language is known only during a call.
  get description() {
    return describe({ description: fieldWord(member), ...schema });
  },
  ...(schema.type !== 'boolean' && { value: hint(schema) }),
  ...(schema.type === 'array' && { multiple: true }),
});

function hint({ type, items, format, enum: values, ...schema }: Schema): string {
  if (values) return values.join('|');
  if (items) return hint(nonNull(items));
  if (type === 'integer' || type === 'number' || schema.pattern?.includes('[0-9]{1,15}')) return 'number';
  return format === 'date' || format === 'date-time' ? format : 'text';
}

function describe({ description, default: standard, minLength, maxLength, minimum, maximum, type }: Schema): string {
  const INT32 = 2147483647;
  const limits = [
    minLength !== undefined && minLength > 1 && t`at least ${minLength} characters`,
    maxLength !== undefined && t`at most ${maxLength} characters`,
    minimum !== undefined &&
      (maximum !== undefined && maximum < INT32 ? t`from ${minimum} to ${maximum}` : t`from ${minimum}`),
    type === 'array' && t`may be repeated`,
    standard !== undefined && t`default ${String(standard)}`,
  ];
  return [description && translated(description).replace(/\.$/, ''), limits.filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('; ');
}

/**
 * Returns the passed values of the query, the headers or the body, by member name. Throws a usage `Failure` if the text
 * for a number is not a number. The result is empty if no value was passed.
 */
export function take(members: readonly Member[], place: Member['place'], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    members
      .filter((member) => member.place === place && values[member.name] !== undefined)
      .map((member) => [member.member, converted(member, values[member.name])]),
  );
}

function converted({ name, schema }: Member, given: Values[string]): unknown {
  if (schema.type !== 'array') return single(name, schema, given);
  const item = nonNull(schema.items);
  const texts = (given as readonly string[]).flatMap((text) =>
    takesCommas(schema) ? text.split(',').map((one) => one.trim()) : [text],
  );
  return texts.map((text) => single(name, item, text));
}

/** Returns whether one value of the option may hold several entries of a list, with commas between them. */
export const takesCommas = ({ items }: Schema): boolean => {
  const item = nonNull(items);
  return item.enum !== undefined || isNumber(item);
};

const isNumber = ({ type }: Schema): boolean => type === 'integer' || type === 'number';

/** Converts a value of an option. An empty text is null where null clears the member. */
function single(name: string, schema: Schema, given: Values[string]): unknown {
  if (schema[OR_NULL] && given === '') return null;
  if (!isNumber(schema)) return given;
  if (!/^-?\d+(\.\d+)?$/.test(String(given))) throw misuse(t`--${name} takes a number, not "${String(given)}"`);
  return Number(given);
}

/**
 * Reads `--data`: JSON text, `@file`, or `-` for the standard input. Throws a usage `Failure` if the file cannot be
 * read or the text is not a JSON object.
 */
export async function readData(given: string, io: Io): Promise<Record<string, unknown>> {
  const text =
    given === '-' ? (await io.read()).toString() : given.startsWith('@') ? await textOf(given.slice(1)) : given;
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw misuse(t`--data takes a JSON object: the JSON itself, @file for a file, or - for the standard input`);
  }
  return value as Record<string, unknown>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw misuse(t`--data is no JSON`);
  }
}

const textOf = async (path: string): Promise<string> => (await fileBytes(path)).toString();

/** Reads a file. Throws a usage `Failure` with the path if the file cannot be read. */
export async function fileBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new Failure(t`${path} cannot be read: ${reasonOf(error)}`, { exit: 'usage', cause: error });
  }
}
