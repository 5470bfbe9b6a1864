/** `cleaver export`: what the service has, as CSV that `cleaver import` takes back. */
import { writeFile } from 'node:fs/promises';
import type { OwnCommand } from '../context.ts';
import { misuse } from '../exits.ts';
import { Progress } from '../progress.ts';
import { connected } from '../session.ts';
import { KIND_NAMES, kindNamed } from './kinds.ts';
import { writeRows } from './rows.ts';

export const exportCommand: OwnCommand = {
  name: 'export',
  summary: 'Write all categories, suppliers, customers or articles as CSV',
  positionals: [`<${KIND_NAMES.join('|')}>`, '[file]'],
  options: [
    { name: 'excel', description: 'With semicolons, decimal commas and a byte order mark, as German Excel opens it' },
  ],
  more: `Without a file it goes to the standard output. What a spreadsheet would run as a formula has a ' in front, which
cleaver import takes away again.`,
  async run(context) {
    const { io, json, values, positionals } = context;
    const [name = '', file] = positionals;
    const kind = kindNamed(name);
    if (json) throw misuse(`For JSON: cleaver ${name} list --all --json`);
    const client = await connected(context);
    const progress = new Progress(io, `Reading ${kind.name}`);
    const shop = await kind.visit(client, io.signal, (count) => progress.to(count)).finally(() => progress.end());
    const text = writeRows(kind.rowsOf(shop), kind, values['excel'] === true);
    if (file === undefined) return io.stdout.write(text);
    await writeFile(file, text).catch((error: Error) => {
      throw misuse(`${file} cannot be written: ${error.message}`);
    });
    io.stderr.write(`${shop.items.size} ${kind.name} written to ${file}.\n`);
  },
};
