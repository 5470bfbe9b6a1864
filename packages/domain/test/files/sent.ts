/** Sends and fetches files in tests. */
import { createHash } from 'node:crypto';
import { writeSheet } from '@cleaver/testing';
import { exportFile, type FileOutcome, importFile } from '../../src/files/index.ts';
import { GERMAN } from '../../src/german.ts';
import { type Caller, type Contract, Refusal, SentFile } from '../../src/kernel/index.ts';

type Ask = <I, O>(operation: Contract<I, O>, input: object, by?: Caller) => Promise<O>;

/** Returns the file as a request sends it. */
export function sent(content: string | Uint8Array, name = 'a.csv'): SentFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return new SentFile(bytes, name, createHash('sha256').update(bytes).digest('hex'));
}

/** Sends a file. Returns its outcome, also if the file is refused for its faults. */
export async function send(
  ask: Ask,
  kind: string,
  content: string | Uint8Array,
  more: object = {},
): Promise<FileOutcome & { readonly code?: string }> {
  try {
    return await ask(importFile, { kind, content: sent(content), ...more });
  } catch (error) {
    if (!(error instanceof Refusal) || !error.beside) throw error;
    return { code: error.code, ...(error.beside(String) as FileOutcome) };
  }
}

/** Returns the faults of an outcome as texts: `3 Price must be above 0`. */
export const faultsIn = ({ faults }: FileOutcome): string[] =>
  faults.map(({ row, column, message }) => `${row} ${column} ${message}`);

/** Fetches a file. `isGerman`: with German headings and words in the format EXCEL. */
export async function fetched(ask: Ask, kind: string, more: object = {}, isGerman = false): Promise<string> {
  const { columns, rows, format } = await ask(exportFile, { kind, ...more });
  const translate = (message: { in(translation: (text: string) => string | undefined): string }) =>
    message.in((text) => (isGerman ? GERMAN[text] : undefined));
  let text = '';
  for await (const part of writeSheet(columns, rows, { format, translate })) text += part;
  return text;
}
