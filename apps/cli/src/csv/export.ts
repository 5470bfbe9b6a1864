/** The command `cleaver export`, which writes records as CSV that `cleaver import` accepts. */
import { writeFile } from 'node:fs/promises';
import type { OwnCommand } from '../context.ts';
import { misuse, reasonOf } from '../exits.ts';
import { t, translated } from '../language/language.ts';
import { Progress } from '../progress.ts';
import { connected } from '../session.ts';
import { type Exported, keyOf, type Row } from './kind.ts';
import { EXPORT_NAMES, exportNamed } from './kinds.ts';
import { writeRows } from './rows.ts';

export const exportCommand: OwnCommand = {
  name: 'export',
  summary: 'Export the records of a kind as CSV',
  positionals: [`<${EXPORT_NAMES.join('|')}>`, '[file]'],
  options: [
    { name: 'force', description: 'Overwrite an existing file' },
    { name: 'excel', description: 'Use semicolons, decimal commas and a byte order mark, for German Excel' },
  ],
  more: "Without a file, writes to the standard output. Texts that a spreadsheet would run as a formula get a ' in front, which cleaver import removes again. Column names are in the chosen language.",
  async run(context) {
    const { io, json, values, positionals } = context;
    const [name = '', file] = positionals;
    const kind = exportNamed(name);
    if (json) throw misuse(t`For JSON: cleaver ${kind.group ?? kind.name} list --all --json`);
    const client = await connected(context);
    const progress = new Progress(io, t`Reading ${translated(kind.name)}`);
    const read = async () => {
      const shop = await kind.visit(client, io.signal, (count) => progress.to(count));
      return { rows: await kind.rowsOf(shop, io.signal), leftOut: kind.leftOut?.(shop) };
    };
    const { rows, leftOut } = await read().finally(() => progress.end());
    if (leftOut !== undefined) io.stderr.write(`${leftOut}\n`);
    const text = writeRows(rows, kind, values['excel'] === true);
    if (file === undefined) return io.stdout.write(text);
    const flag = values['force'] === true ? 'w' : 'wx';
    await writeFile(file, text, { flag }).catch((error: NodeJS.ErrnoException) => {
      throw misuse(
        error.code === 'EEXIST'
          ? t`${file} already exists: --force overwrites it`
          : t`${file} cannot be written: ${reasonOf(error)}`,
      );
    });
    const count = recordsIn(rows, kind);
    const records = count === 1 ? t`1 record` : t`${count} records`;
    io.stderr.write(`${t`${records} of ${translated(kind.name)} written to ${file}.`}\n`);
  },
};

const recordsIn = (rows: readonly Row[], { key, repeats }: Exported): number =>
  repeats ? new Set(rows.map((row) => keyOf(row, key))).size : rows.length;
