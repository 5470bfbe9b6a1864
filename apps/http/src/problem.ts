/** Converts errors to the one format that callers see (docs/contract.md, section 4). */
import { type Fault, invalid, Message, Refusal, type RefusalKind, Unavailable } from '@cleaver/domain/kernel';
import { type Language, TRANSLATIONS } from './messages/language.ts';
import { PROTOCOL, type ProtocolStatus } from './protocol.ts';

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: Message;
  readonly faults?: readonly Fault[] | undefined;
  readonly warnings?: Refusal['warnings'];
  readonly beside?: Refusal['beside'];
  /** Value of `Retry-After` in seconds. */
  readonly retryAfter?: number | undefined;
}

/** HTTP status of each kind of refusal of the core. */
export const STATUS_OF = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  changed: 412,
  too_large: 413,
  mismatch: 422,
  throttled: 429,
} as const satisfies Readonly<Record<RefusalKind, number>>;

/** `Retry-After` in seconds when the store is unavailable. */
const RETRY_UNAVAILABLE = 2;

/** An error of HTTP itself, with its status and the English text of that status. */
export class ProtocolError extends Error {
  readonly statusCode: ProtocolStatus;

  constructor(statusCode: ProtocolStatus) {
    super(PROTOCOL[statusCode].english);
    this.statusCode = statusCode;
  }
}

export const protocolProblem = (status: ProtocolStatus): Problem => {
  const { code, english } = PROTOCOL[status];
  return { status, code, message: new Message(english) };
};

/** Returns the refusal VALIDATION_ERROR of a body that is not a JSON object in UTF-8, or that is nested too deeply. */
export const badBody = (message: Message): Refusal => invalid([{ field: 'body', message }]);

/** Converts any thrown value into an error response. Unknown errors are defects; their details are hidden. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) {
    const { kind, code, said, faults, retryAfter, warnings, beside } = error;
    return { status: STATUS_OF[kind], code, message: said, faults, retryAfter, warnings, beside };
  }
  if (error instanceof Unavailable) return { ...protocolProblem(503), retryAfter: RETRY_UNAVAILABLE };
  const status = (error as { statusCode?: unknown } | null | undefined)?.statusCode;
  // Converts the protocol errors of Fastify and of this service. A status that is not in `PROTOCOL` becomes 400.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return protocolProblem(status in PROTOCOL ? (status as ProtocolStatus) : 400);
  }
  return protocolProblem(500);
}

export function problemBody(
  { status, code, message, faults, warnings, beside }: Problem,
  path: string,
  language: Language,
) {
  const translation = TRANSLATIONS[language];
  return {
    code,
    message: message.in(translation),
    status,
    timestamp: new Date().toISOString(),
    path,
    validationErrors: faults?.map((fault) => ({ field: fault.field, message: fault.message.in(translation) })) ?? null,
    ...(warnings && { warnings: warnings.map((one) => ({ ...one, message: one.message.in(translation) })) }),
    ...beside?.((said) => said.in(translation)),
  };
}

/** Returns the path of a request without its query, also of a target in absolute form (RFC 9112 section 3.2.2). */
export function pathOf(target: string): string {
  const url = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end) || '/';
}
