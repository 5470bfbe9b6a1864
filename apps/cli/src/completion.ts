/**
 * The command `cleaver completion`, which writes a static completion script. So the shell starts no process on
 * completion.
 */
import { groupBy } from '@cleaver/domain/kernel';
import { GLOBAL, type Option } from './arguments.ts';
import { groups } from './commands.ts';
import type { OwnCommand } from './context.ts';
import { misuse } from './exits.ts';
import { t, translated } from './language/language.ts';
import { optionsOf } from './operation-command.ts';

/** A command of one or two words. */
interface Entry {
  readonly words: readonly [string, string?];
  readonly summary: string;
  readonly options: readonly Option[];
  /** The allowed values of the first argument. If empty, the script offers files. */
  readonly choices: readonly string[];
}

export const completion = (own: () => readonly OwnCommand[]): OwnCommand => ({
  name: 'completion',
  summary: 'Print a script that completes commands and options in bash, zsh or fish',
  positionals: [`<${Object.keys(SHELLS).join('|')}>`],
  options: [],
  more: `bash: source <(npx cleaver completion bash)
zsh:  source <(npx cleaver completion zsh), after compinit
fish: npx cleaver completion fish | source

It completes the command cleaver, so add: alias cleaver='npx cleaver'.`,
  async run({ io, positionals: [shell = ''] }) {
    const write = SHELLS[shell];
    if (!write) throw misuse(t`Unknown shell "${shell}": use one of ${Object.keys(SHELLS).join(', ')}`);
    io.stdout.write(write(entries(own())));
  },
});

const entries = (own: readonly OwnCommand[]): Entry[] => [
  ...own.map(
    ({ name, summary, options, positionals }): Entry => ({
      words: [name],
      summary: translated(summary),
      options: [...options, ...GLOBAL],
      choices: /^<(.*\|.*)>$/.exec(positionals[0] ?? '')?.[1]?.split('|') ?? [],
    }),
  ),
  ...groups.flatMap(({ name, commands }) =>
    commands.map(
      (command): Entry => ({
        words: [name, command.verb],
        summary: translated(command.contract.summary),
        options: [...optionsOf(command), ...GLOBAL],
        choices: [],
      }),
    ),
  ),
];

const SHELLS: Readonly<Record<string, (entries: readonly Entry[]) => string>> = { bash, zsh, fish };

const flag = ({ name }: Option): string => `--${name}`;
const valuesOf = ({ value }: Option): string[] => (value?.includes('|') ? value.split('|') : []);

/**
 * Returns the cases of a shell script for bash and zsh, by the preceding words. `_cleaver_say` offers words,
 * `_cleaver_files` offers files.
 */
function cases(all: readonly Entry[]): string {
  const of = (entry: Entry) => entry.words.join(' ');
  // After a one-word command, the second word is an argument.
  const pattern = (entry: Entry) => (entry.words.length === 2 ? `"${of(entry)}"` : `"${of(entry)} "*`);
  const say = (words: readonly string[]) => `_cleaver_say ${words.join(' ')}`;
  const withValues = all.flatMap((entry) =>
    entry.options
      .filter((option) => valuesOf(option).length > 0)
      .map((option) => `    ${pattern(entry)}" ${flag(option)}") ${say(valuesOf(option))}; return ;;`),
  );
  const verbs = groupBy(all, ({ words: [first] }) => first);
  return `  case "$one $two $previous" in
${withValues.join('\n')}
  esac
  case "$current" in
    -*) case "$one $two" in
${all.map((entry) => `      ${pattern(entry)}) ${say(entry.options.map(flag))} ;;`).join('\n')}
      *) ${say(GLOBAL.map(flag))} ;;
    esac; return ;;
  esac
  case "$count $one" in
    "0 "*) ${say([...verbs.keys()])} ;;
${[...verbs]
  .map(([first, some]) => {
    const words = some.flatMap(({ words: [, verb], choices }) => (verb === undefined ? choices : [verb]));
    return `    "1 ${first}") ${words.length > 0 ? say(words) : '_cleaver_files'} ;;`;
  })
  .join('\n')}
    *) _cleaver_files ;;
  esac`;
}

function bash(all: readonly Entry[]): string {
  return `# Completion of cleaver for bash.
_cleaver_say() { COMPREPLY=($(compgen -W "$*" -- "$current")); }
_cleaver_files() { local IFS=$'\\n'; COMPREPLY=($(compgen -f -- "$current")); }
_cleaver() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} one= two= count=0 word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in
      -*) ;;
      *) count=$((count + 1)); if [ $count = 1 ]; then one=$word; elif [ $count = 2 ]; then two=$word; fi ;;
    esac
  done
  # Bash takes --unit=KG for three words.
  if [ "$current" = = ]; then current=; elif [ "$previous" = = ]; then previous=\${COMP_WORDS[COMP_CWORD-2]}; fi
  COMPREPLY=()
${cases(all)}
}
complete -o filenames -F _cleaver cleaver
`;
}

function zsh(all: readonly Entry[]): string {
  return `#compdef cleaver
# Completion of cleaver for zsh.
_cleaver_say() { compadd -- "$@" }
_cleaver_files() { _files }
_cleaver() {
  local current=\${words[CURRENT]} previous=\${words[CURRENT-1]} one= two= count=0 word
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$word" in
      -*) ;;
      *) count=$((count + 1)); if [ $count = 1 ]; then one=$word; elif [ $count = 2 ]; then two=$word; fi ;;
    esac
  done
${cases(all)}
}
compdef _cleaver cleaver
`;
}

function fish(all: readonly Entry[]): string {
  const text = (words: string) => `'${words.replaceAll(/['\\]/g, '\\$&')}'`;
  const lines = new Set<string>();
  for (const { words, summary, options, choices } of all) {
    const [first, verb] = words;
    const seen = words.map((word) => `__fish_seen_subcommand_from ${word}`).join('; and ');
    if (verb === undefined)
      lines.add(`complete -c cleaver -n __fish_use_subcommand -f -a ${first} -d ${text(summary)}`);
    else {
      const description = translated(groups.find(({ name }) => name === first)?.description ?? '');
      lines.add(`complete -c cleaver -n __fish_use_subcommand -f -a ${first} -d ${text(description)}`);
      const verbs = all.filter(({ words: [other] }) => other === first).map((entry) => entry.words[1]);
      const before = `__fish_seen_subcommand_from ${first}; and not __fish_seen_subcommand_from ${verbs.join(' ')}`;
      lines.add(`complete -c cleaver -n ${text(before)} -f -a ${verb} -d ${text(summary)}`);
    }
    if (choices.length > 0) lines.add(`complete -c cleaver -n ${text(seen)} -f -a ${text(choices.join(' '))}`);
    for (const option of options) {
      const values = valuesOf(option);
      const takes = option.value === undefined ? '' : values.length > 0 ? ` -x -a ${text(values.join(' '))}` : ' -r';
      lines.add(
        `complete -c cleaver -n ${text(seen)} -l ${option.name}${takes} -d ${text(translated(option.description))}`,
      );
    }
  }
  return `# Completion of cleaver for fish.\n${[...lines].join('\n')}\n`;
}
