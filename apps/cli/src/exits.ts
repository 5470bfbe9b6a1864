/** Exit codes and failures of commands. */
import { ApiError } from '@cleaver/client';
import { t } from './language/language.ts';

/** The table of exit codes, which docs/cli.md repeats. */
export const EXITS = {
  ok: [0, 'Done.'],
  refused: [1, 'Refused by a rule of the service, or because a file has faults.'],
  usage: [2, 'Wrong call: an unknown command or option, a missing argument, a file that cannot be read or written.'],
  denied: [3, 'Not logged in, wrong credentials, or missing permission.'],
  unreachable: [4, 'The service cannot be reached, is overloaded, or has a defect.'],
  defect: [70, 'A defect of the command line.'],
  interrupted: [130, 'Interrupted, for example by Ctrl-C.'],
} as const;

export type Exit = keyof typeof EXITS;

export const codeOf = (exit: Exit): number => EXITS[exit][0];

interface FailureOptions extends ErrorOptions {
  readonly exit: Exit;
  readonly lines?: readonly string[];
}

/** An error that the command line prints without a stack trace, because the message is a full explanation. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exit: Exit;
  /** Further lines after the message. */
  readonly lines: readonly string[];

  constructor(message: string, { exit, lines = [], cause }: FailureOptions) {
    super(message, { cause });
    this.exit = exit;
    this.lines = lines;
  }
}

/** Returns the failure of a wrong call, with exit code 2. */
export const misuse = (message: string, ...lines: readonly string[]): Failure =>
  new Failure(message, { exit: 'usage', lines });

/** Converts an error into a failure for the user. Returns undefined for a defect. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (error instanceof ApiError) return refusal(error);
  if (error instanceof Error && error.name === 'AbortError')
    return new Failure(t`Interrupted`, { exit: 'interrupted' });
  // `fetch` throws this error if there is no complete response. The reason is in `cause`.
  if (error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message)) {
    const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
    return new Failure(t`The service cannot be reached: ${message || (code ?? '')}`, {
      exit: 'unreachable',
      lines: [t`Is it running? npm start starts it here; --url or CLEAVER_URL sets another address.`],
      cause: error,
    });
  }
  return undefined;
}

function refusal({ status, code, path, message: said, validationErrors, retryAfter, requestId }: ApiError): Failure {
  const isOurs = code !== 'UNEXPECTED_ANSWER';
  const message = isOurs ? said : t`The response to ${path} (status ${status}) is not from this service`;
  const wait = retryAfter === undefined ? [] : [t`Try again in ${Math.ceil(retryAfter)} s.`];
  const reference = status >= 500 && requestId !== undefined ? [t`See request ${requestId} in the service's log.`] : [];
  const faults = (validationErrors ?? []).map((fault) => `${fault.field}: ${fault.message}`);
  return new Failure(`${message} (${code})`, {
    exit: exitOf(status, code),
    lines: [...faults, ...wait, ...reference],
  });
}

function exitOf(status: number, code: string): Exit {
  if (status === 401 || status === 403) return 'denied';
  return status === 429 || status >= 500 || code === 'UNEXPECTED_ANSWER' ? 'unreachable' : 'refused';
}

/** Messages for file system errors, by code. */
const REASONS: Readonly<Record<string, () => string>> = {
  ENOENT: () => t`there is no such file`,
  EACCES: () => t`permission denied`,
  EPERM: () => t`permission denied`,
  EISDIR: () => t`it is a folder`,
  ENOTDIR: () => t`a part of the path is not a folder`,
  ENOSPC: () => t`no space left`,
  EROFS: () => t`the file system is read-only`,
};

export function reasonOf(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = REASONS[code]?.();
  return reason === undefined ? code : `${reason} (${code})`;
}
