/** Runs one call of the command line. */
import { ACCOUNT } from './account.ts';
import { GLOBAL, parse } from './arguments.ts';
import { billCommand } from './bill.ts';
import { ALSO, groups } from './commands.ts';
import { completion } from './completion.ts';
import type { OwnCommand } from './context.ts';
import { demo } from './demo.ts';
import { codeOf, Failure, failureOf, misuse } from './exits.ts';
import { exportCommand, importCommand } from './files.ts';
import { commandHelp, groupHelp, overview, ownHelp, version } from './help.ts';
import { type Io, paint, tame } from './io.ts';
import { labelCommand } from './label.ts';
import { speaking, t } from './language/language.ts';
import { optionsOf, positionalsOf, runOperation } from './operation-command.ts';
import { serviceAddress } from './session.ts';
import { recallCommand, traceCommand } from './trace.ts';
import { verifyReportCommand } from './verify-report.ts';

export const OWN: readonly OwnCommand[] = [
  ...ACCOUNT,
  traceCommand,
  recallCommand,
  billCommand,
  labelCommand,
  verifyReportCommand,
  importCommand,
  exportCommand,
  demo,
  completion(() => OWN),
];

/** Runs one call and returns its exit code. Never throws. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const requested = /^(?:.*\n)*--language[=\n](en|de)(?:\n|$)/.exec(args.join('\n'))?.[1];
  return speaking(requested, io.env, () => ended(args, io));
}

async function ended(args: readonly string[], io: Io): Promise<number> {
  const json = args.includes('--json');
  try {
    await dispatch(args, io);
    return codeOf('ok');
  } catch (error) {
    const failure = failureOf(error) ?? defect(error);
    if (json) io.stderr.write(`${JSON.stringify(forPrograms(error, failure))}\n`);
    else {
      const title = paint(io, io.stderr, 31, 'cleaver:');
      io.stderr.write(
        `${title} ${tame(failure.message)}\n${failure.lines.map((line) => `  ${tame(line)}\n`).join('')}`,
      );
    }
    return codeOf(failure.exit);
  }
}

const defect = (error: unknown): Failure =>
  new Failure(t`A defect of the command line`, {
    exit: 'defect',
    lines: String((error as Error)?.stack ?? error).split('\n'),
  });

/**
 * Returns an error as an object for JSON. Errors of the service have their code, status and validation errors. Other
 * errors have the kind of exit and further lines of explanation.
 */
function forPrograms(error: unknown, { exit, message, lines }: Failure): object {
  const {
    code,
    status,
    validationErrors = null,
  } = error as { code?: string; status?: number; validationErrors?: unknown };
  return status === undefined
    ? { code: exit.toUpperCase(), message, details: lines }
    : { code, status, message: (error as Error).message, validationErrors };
}

async function dispatch(args: readonly string[], io: Io): Promise<void> {
  const { words, rest } = split(args);
  const [first, second] = words;
  const wantsHelp = args.some((arg) => arg === '--help' || arg === '-h') || first === 'help';
  const name = first === 'help' ? second : first;
  if (args.includes('--version')) return io.stdout.write(`${version}\n`);
  if (name === undefined) {
    if (wantsHelp) return io.stdout.write(overview(OWN));
    throw misuse(t`Missing command: cleaver --help lists all commands`);
  }

  const own = OWN.find((one) => one.name === name);
  if (own) {
    if (wantsHelp) return io.stdout.write(ownHelp(own));
    return execute(own, [...words.slice(1), ...rest], io);
  }

  const group = groups.find((one) => one.name === (ALSO[name] ?? name));
  if (!group)
    throw unknown(
      t`No such command: ${name}.`,
      name,
      [...OWN, ...groups].map((one) => one.name),
    );
  const verb = first === 'help' ? words[2] : second;
  if (verb === undefined) {
    if (wantsHelp) return io.stdout.write(groupHelp(group));
    throw misuse(t`cleaver ${group.name} what? ${group.commands.map((one) => one.verb).join(', ')}`);
  }
  const command = group.commands.find((one) => one.verb === verb);
  if (!command)
    throw unknown(
      t`No such verb of ${group.name}: ${verb}.`,
      verb,
      group.commands.map((one) => one.verb),
    );
  if (wantsHelp) return io.stdout.write(commandHelp(command));
  const called = {
    name: `${group.name} ${command.verb}`,
    positionals: positionalsOf(command),
    options: optionsOf(command),
    run: (context: Parameters<OwnCommand['run']>[0]) => runOperation(command, context),
  };
  return execute(called, [...words.slice(2), ...rest], io);
}

async function execute(command: Omit<OwnCommand, 'summary' | 'more'>, args: readonly string[], io: Io): Promise<void> {
  const { values, positionals } = parse(args, command.options);
  const needed = command.positionals.filter((one) => one.startsWith('<'));
  const usage = ['cleaver', command.name, ...command.positionals].join(' ');
  if (positionals.length < needed.length)
    throw misuse(t`Missing: ${needed.slice(positionals.length).join(' ')}`, usage);
  const tooMany = positionals.slice(command.positionals.length);
  if (tooMany.length > 0) throw misuse(t`Too much: ${tooMany.join(' ')}`, usage);
  const { language } = values;
  if (language !== undefined && language !== 'en' && language !== 'de') throw misuse(t`--language takes en or de`);
  const address = await serviceAddress(values['url'] as string | undefined, io);
  await command.run({ io, address, json: values['json'] === true, values, positionals });
}

/** Returns the words before the first option that is not global. `rest` has all other arguments. */
function split(args: readonly string[]): { words: string[]; rest: string[] } {
  const words: string[] = [];
  const front: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    const option = GLOBAL.find(({ name }) => arg === `--${name}` || arg.startsWith(`--${name}=`));
    if (option?.value !== undefined && !arg.includes('=')) front.push(arg, args[++index] ?? '');
    else if (option) front.push(arg);
    else if (arg.startsWith('-')) return { words, rest: [...front, ...args.slice(index)] };
    else words.push(arg);
  }
  return { words, rest: front };
}

function unknown(title: string, given: string, known: readonly string[]): Failure {
  const like = known.filter(
    (one) => distance(one, given) <= Math.min(2, given.length / 2) || one.startsWith(given) || given.startsWith(one),
  );
  const question = like.length > 0 ? t`Did you mean ${like.join(t` or `)}?` : t`There are: ${known.join(', ')}`;
  return misuse(`${title} ${question}`);
}

/** Returns the Levenshtein distance of two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min((row[j] ?? 0) + (letter === b[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
