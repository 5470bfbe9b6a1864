/** The state of an import: the chosen file, what its check found, and the import of all its rows. */
import { importFile } from '@cleaver/domain/files/contracts';
import { FILE_BYTES_MAX } from '@cleaver/domain/kernel';
import { useRef, useState } from 'preact/hooks';
import { ApiError, call, messageOf } from '../shell/data/api.ts';
import { useSubmission } from '../shell/data/submission.ts';
import { shownNumber } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import type { Outcome } from './outcome.ts';

const MIB = 1024 * 1024;

/** A file that the user has chosen or pasted. */
export interface Chosen {
  /** Empty for a pasted table. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Counts the files of the page, because two files may have the same name. */
  readonly number: number;
}

/** What one request sends. Determines the idempotency key, so it contains the number of the file instead of its bytes. */
interface Sending {
  readonly number: number;
  readonly update: boolean;
}

interface Found {
  readonly outcome: Outcome | undefined;
  /** The text of a check that failed. Empty: none. */
  readonly failure: string;
  readonly isChecking: boolean;
}

const NOTHING: Found = { outcome: undefined, failure: '', isChecking: false };

/** The chosen file, and what its last check or import found. */
export function useImport(kind: string) {
  const [chosen, setChosen] = useState<Chosen>();
  const [update, setUpdate] = useState(false);
  const [found, setFound] = useState<Found>(NOTHING);
  // The file now, also before the page is drawn again.
  const file = useRef<Chosen | undefined>(undefined);
  // The number of the last file or check. The page ignores the results of earlier ones.
  const latest = useRef(0);
  const importing = useSubmission(
    (of: Sending, key: string) => sent(kind, file.current, { ...of, dryRun: false }, key),
    {
      done: (outcome) => setFound({ ...NOTHING, outcome }),
    },
  );
  /** Forgets what was found. Returns a function that shows what is found now, unless the user does something else meanwhile. */
  const begin = (isChecking = false): ((next: Found) => boolean) => {
    const at = ++latest.current;
    setFound({ ...NOTHING, isChecking });
    importing.clear();
    return (next) => {
      if (latest.current === at) setFound(next);
      return latest.current === at;
    };
  };
  const take = (next: Chosen | undefined): void => {
    file.current = next;
    setChosen(next);
  };
  const drop = (): void => {
    begin();
    take(undefined);
  };
  const check = async (isUpdate = update): Promise<void> => {
    const show = begin(true);
    try {
      show({ ...NOTHING, outcome: await sent(kind, file.current, { dryRun: true, update: isUpdate }) });
    } catch (error) {
      show({ ...NOTHING, failure: failureText(error) });
    }
  };
  /** Checks a file or a pasted text. `read` returns its bytes. */
  const choose = async (name: string, size: number, read: () => Promise<Uint8Array>): Promise<void> => {
    drop();
    const show = begin();
    if (size > FILE_BYTES_MAX) return void show({ ...NOTHING, failure: tooLarge() });
    const bytes = await read().catch(() => undefined);
    if (!bytes) return void show({ ...NOTHING, failure: unreadable() });
    if (!show(NOTHING)) return;
    take({ name, bytes, number: latest.current });
    await check();
  };
  return {
    ...found,
    chosen,
    update,
    failure: found.failure || (importing.fault ?? ''),
    /** Whether the last check failed, so that the same file can be checked again. */
    mayCheckAgain: found.failure !== '' && chosen !== undefined,
    isImporting: importing.isBusy,
    choose,
    drop,
    check,
    async setUpdate(isUpdate: boolean): Promise<void> {
      setUpdate(isUpdate);
      if (file.current) await check(isUpdate);
    },
    write: () => importing.submit(() => chosen && { number: chosen.number, update }),
  };
}

export type Import = ReturnType<typeof useImport>;

/** Sends the file. Returns what the service found, also if it refuses the file for its faults. */
async function sent(
  kind: string,
  file: Chosen | undefined,
  { dryRun, update }: { readonly dryRun: boolean; readonly update: boolean },
  key?: string,
): Promise<Outcome> {
  const { bytes, name } = file ?? { bytes: new Uint8Array(), name: '' };
  try {
    return await call(importFile, { kind, dryRun, update, content: { bytes, name } }, { key });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'FILE_FAULTY') return error.body as unknown as Outcome;
    throw error;
  }
}

const tooLarge = (): string =>
  t`The file is larger than ${shownNumber(FILE_BYTES_MAX / MIB)} MB. Divide it into several files, each with the headings.`;

const unreadable = (): string => t`The file cannot be read. Close it in other programs, and choose it again.`;

function failureText(error: unknown): string {
  if (!(error instanceof ApiError))
    return t`The service does not respond. Nothing is saved, and the file is still here.`;
  return error.status === 413 && error.code !== 'FILE_TOO_LONG' ? tooLarge() : messageOf(error);
}
