/** Tests the shell completion. */
import { execFileSync } from 'node:child_process';
import { test } from 'tap';
import { groups } from '../src/commands.ts';
import { OWN_COMMANDS, shell } from './helper.ts';

test('bash completes commands, verbs, options, values and files', async (t) => {
  const { done, home } = shell(t, '');
  const script = await done('completion bash');
  const asked = [
    '',
    'art',
    'articles ',
    'articles c',
    'articles create --pri',
    'articles create --unit ',
    'import ar',
    'export ',
  ];
  asked.push(
    'articles list --',
    'stock-batches b',
    'import x --kind ',
    'articles get x --js',
    'completion ',
    'import --dr',
    'articles create --unit =',
    'articles create --unit = H',
    'import my',
  );
  const lines = asked.map((line) => {
    const words = ['cleaver', ...line.split(' ')].map((word) => `'${word}'`).join(' ');
    return `COMP_WORDS=(${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _cleaver; echo "\${COMPREPLY[*]}"; last=\${#COMPREPLY[@]}`;
  });
  const output = execFileSync(
    'bash',
    ['--norc', '-eu', '-c', [script, "touch articles.csv 'my articles.csv'", ...lines, 'echo $last'].join('\n')],
    {
      cwd: home,
    },
  );
  const [top, art, verbs, ...rest] = output.toString().trimEnd().split('\n');
  t.same(top?.split(' ').sort(), [...groups.map(({ name }) => name), ...OWN_COMMANDS].sort());
  t.equal(art, 'articles');
  t.same(
    verbs?.split(' '),
    groups.find(({ name }) => name === 'articles')?.commands.map(({ verb }) => verb),
  );
  t.same(rest, [
    'create change-price',
    '--price-model --price',
    'PIECE_FIXED KG HUNDRED_GRAM PIECE_VARIABLE',
    'articles.csv',
    'categories suppliers customers articles article-codes prices contracts stock recipes control-points cleaning-tasks readings declarations orders deliveries movements users invoices payments open-items',
    '--page --size --skip --sort --after --q --id --category-id --status --all --columns --csv --url --json --language --help',
    'book-in block',
    'categories suppliers customers articles article-codes prices contracts stock recipes control-points cleaning-tasks readings declarations',
    '--json',
    'bash zsh fish',
    '--dry-run',
    'PIECE_FIXED KG HUNDRED_GRAM PIECE_VARIABLE',
    'HUNDRED_GRAM',
    'my articles.csv',
    '1',
  ]);
});

test('the scripts for zsh and fish complete the verbs of every group', async (t) => {
  const { done } = shell(t, '');
  const [zsh, fish] = [await done('completion zsh'), await done('completion fish')];
  for (const { name, commands } of groups) {
    for (const { verb } of commands) {
      t.ok(zsh.includes(`"${name} ${verb}") _cleaver_say --`), `zsh: ${name} ${verb}`);
      t.match(
        fish,
        new RegExp(`__fish_seen_subcommand_from ${name}; and not .*' -f -a ${verb} `),
        `fish: ${name} ${verb}`,
      );
    }
  }
  t.match(zsh, /^#compdef cleaver\n/);
  for (const line of fish.trimEnd().split('\n').slice(1))
    t.match(line, /^complete -c cleaver -n ('(\\.|[^'\\])*'|\w+) /);
});
