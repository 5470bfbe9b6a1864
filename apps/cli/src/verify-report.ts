/** The command `cleaver verify-report`, which checks the hash of a saved report without a service. */
import { createHash } from 'node:crypto';
import { isHashRight } from '@cleaver/domain/hygiene/contracts';
import { fileBytes } from './arguments.ts';
import type { OwnCommand } from './context.ts';
import { Failure, misuse } from './exits.ts';
import { t } from './language/language.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const verifyReportCommand: OwnCommand = {
  name: 'verify-report',
  summary: 'Check that a saved hygiene report is unchanged, by its hash',
  positionals: ['<file>'],
  options: [],
  more: 'The file is the JSON of cleaver hygiene-report get. Needs no service. The hash does not cover createdBy and createdAt. Ends with exit code 1 if anything else was changed. - reads the standard input.',
  async run({ io, json, positionals }) {
    const [path = ''] = positionals;
    const text = (path === '-' ? await io.read() : await fileBytes(path)).toString();
    const report = parsed(text);
    const isRight = isHashRight(report, sha256);
    if (isRight === undefined) throw misuse(t`${path} is no report: save it with cleaver hygiene-report get --out`);
    const { from, to, sha256: hash } = report as Readonly<Record<'from' | 'to' | 'sha256', string>>;
    if (json) io.stdout.write(`${JSON.stringify({ from, to, sha256: hash, unchanged: isRight }, null, 2)}\n`);
    if (!isRight) throw new Failure(t`${path} was changed: its hash is not that of its content`, { exit: 'refused' });
    if (!json) io.stdout.write(`${t`Unchanged: ${from} to ${to}, SHA-256 ${hash}`}\n`);
  },
};

/** Parses JSON. Returns undefined for another text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
