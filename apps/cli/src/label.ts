/** The command `cleaver label`, which shows the label of a lot, or prints labels for packs of it. */
import { randomUUID } from 'node:crypto';
import type { CleaverClient } from '@cleaver/client';
import type { AnswerOf, RawOf } from '@cleaver/domain/kernel';
import { emphasisParts, getLabelDocument, previewLabel, printLabels } from '@cleaver/domain/labels/contracts';
import { membersOf, type Option, take, type Values } from './arguments.ts';
import { type Context, call, type OwnCommand } from './context.ts';
import { Failure, misuse } from './exits.ts';
import { refuseExisting, written } from './files.ts';
import { type Io, paint } from './io.ts';
import { t } from './language/language.ts';
import { withIds } from './reference.ts';
import { connected } from './session.ts';

type Preview = AnswerOf<typeof previewLabel>;
type Print = AnswerOf<typeof printLabels>;

const SHARED = membersOf(printLabels).filter(({ member }) => ['copies', 'size', 'frozenOn'].includes(member));
const OPTIONS: readonly Option[] = [
  { name: 'weight', value: 'number', multiple: true, description: 'Kg of a pack, like 0.405; may be repeated' },
  ...SHARED,
  { name: 'no-price', description: 'Print no price' },
  { name: 'zpl', description: 'Print, and write ZPL for a label printer to the standard output' },
  { name: 'out', value: 'file', description: 'Write the ZPL into this file' },
  { name: 'pdf', value: 'file', description: 'Print, and write a PDF into this file' },
  { name: 'force', description: 'Overwrite an existing file' },
];

export const labelCommand: OwnCommand = {
  name: 'label',
  summary: 'Print labels for packs of a lot; without --zpl or --pdf, show the label',
  positionals: ['<lot>'],
  options: OPTIONS,
  more: '<lot> is a lot number or an id. A label that is weighed takes --weight for each pack, a label of a fixed filling takes --copies. Without --zpl or --pdf, prints nothing: shows the texts of the label, and why it cannot be printed. Ends with exit code 1 if it cannot.',
  async run(context) {
    const { io, values, json } = context;
    const { zpl, out, pdf, force } = values;
    if (out !== undefined && zpl !== true) throw misuse(t`--out is for --zpl; --pdf takes its own file`);
    if (json && zpl === true && out === undefined)
      throw misuse(t`ZPL is not JSON: remove --json, or give a file with --out`);
    const client = await connected(context);
    const [lot = ''] = context.positionals;
    const { lotId } = await withIds({ lotId: lot }, printLabels, client, io.signal);
    if (zpl !== true && pdf === undefined) return preview(String(lotId), client, context);
    // Before the print, because nothing takes a print back.
    for (const path of [out, pdf]) if (path !== undefined) await refuseExisting(String(path), force === true);
    await print(String(lotId), client, context);
  },
};

async function preview(lotId: string, client: CleaverClient, { io, json, values }: Context): Promise<void> {
  const { frozenOn } = take(SHARED, 'body', values);
  const input = { lotId, frozenOn } as RawOf<typeof previewLabel>;
  const shown = await call(client, previewLabel, input, { signal: io.signal });
  if (json) io.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
  else {
    for (const element of shown.elements) io.stdout.write(`${marked(element, io)}\n`);
    warn(shown.warnings, io);
    io.stderr.write(`${t`Nothing was printed: --zpl or --pdf prints.`}\n`);
  }
  if (shown.reasons.length === 0) return;
  throw new Failure(t`This label cannot be printed`, {
    exit: 'refused',
    lines: json ? [] : shown.reasons.map(({ code, message }) => `${code}: ${message}`),
  });
}

/** Returns the text of an element. Emphasised words are bold on a terminal, else in capitals as on a label printer. */
const marked = ({ text, emphasis }: Preview['elements'][number], io: Io): string =>
  emphasisParts(text, emphasis)
    .map((part) => {
      if (!part.isEmphasised) return part.text;
      return io.stdout.isTTY ? paint(io, io.stdout, 1, part.text) : part.text.toUpperCase();
    })
    .join('');

const warn = (warnings: Preview['warnings'], io: Io): void => {
  for (const { code, message } of warnings) io.stderr.write(`${t`warning`}: ${code}: ${message}\n`);
};

/** Returns the input of a print. */
const inputOf = (lotId: string, values: Values): RawOf<typeof printLabels> =>
  ({
    ...{ lotId, ...take(SHARED, 'body', values) },
    ...(values['weight'] !== undefined && { weightsKg: values['weight'] }),
    // The parser reads `--no-price` as the negation of `price`.
    ...(values['price'] === false && { priced: false }),
  }) as RawOf<typeof printLabels>;

async function print(lotId: string, client: CleaverClient, context: Context): Promise<void> {
  const { io, json, values } = context;
  const { zpl, out, pdf, force } = values;
  const options = { idempotencyKey: randomUUID(), signal: io.signal };
  const done: Print = await call(client, printLabels, inputOf(lotId, values), options);
  warn(done.warnings, io);
  const fetched = (format: 'PDF' | 'ZPL') =>
    call(client, getLabelDocument, { id: done.id, format }, { signal: io.signal });
  const save = async (path: string, format: 'PDF' | 'ZPL') => {
    await written(path, await fetched(format), force === true);
    io.stderr.write(`${t`Written to ${path}.`}\n`);
  };
  try {
    if (pdf !== undefined) await save(String(pdf), 'PDF');
    if (out !== undefined) await save(String(out), 'ZPL');
    else if (zpl === true) io.stdout.write(Buffer.from(await fetched('ZPL')).toString());
  } catch (error) {
    io.stderr.write(`${t`The print has the id ${done.id}: cleaver label-prints document fetches it again.`}\n`);
    throw error;
  }
  if (json) io.stdout.write(`${JSON.stringify(done, null, 2)}\n`);
}
