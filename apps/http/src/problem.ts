/**
 * Everything that can go wrong, in the one shape that callers see (contract section 7; contract decisions, section 4).
 */
import { type Fault, invalid, type Message, Refusal, type RefusalKind, say, Unavailable } from '@cleaver/domain';
import { type Language, TRANSLATIONS } from './messages/language.ts';

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: Message;
  readonly faults?: readonly Fault[] | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

/** The one place where the core's words meet those of HTTP. */
const STATUS_OF: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  mismatch: 422,
  throttled: 429,
};

/** What HTTP itself refuses. The texts are ours: those of libraries name their inside. */
const PROTOCOL = {
  400: ['MALFORMED_REQUEST', say`The request is not well-formed HTTP`],
  404: ['PATH_NOT_FOUND', say`There is nothing at this path`],
  405: ['METHOD_NOT_ALLOWED', say`This path does not know the method: see the header Allow`],
  408: ['REQUEST_TIMEOUT', say`The request took too long to arrive`],
  413: ['PAYLOAD_TOO_LARGE', say`The body is larger than 1 MiB`],
  414: ['URI_TOO_LONG', say`The path is too long`],
  415: ['UNSUPPORTED_MEDIA_TYPE', say`The body must be JSON in UTF-8: Content-Type: application/json`],
  431: ['HEADERS_TOO_LARGE', say`The headers are too large`],
  500: ['INTERNAL_ERROR', say`The service failed. The log knows more under the id in the header x-request-id`],
  503: ['SERVICE_UNAVAILABLE', say`The service cannot answer right now: try again in a moment`],
} as const;
type ProtocolStatus = keyof typeof PROTOCOL;

/** Seconds after which it is worth to ask again when the store was away. */
const RETRY_UNAVAILABLE = 2;

/** Something that HTTP itself refuses, with the code and the text of its status. */
export class ProtocolError extends Error {
  readonly statusCode: ProtocolStatus;

  constructor(statusCode: ProtocolStatus) {
    super(String(PROTOCOL[statusCode][1]));
    this.statusCode = statusCode;
  }
}

export const protocolProblem = (status: ProtocolStatus): Problem => {
  const [code, message] = PROTOCOL[status];
  return { status, code, message };
};

/** Refuses a body that is no JSON object, or cannot be read as JSON at all. */
export const badBody = (message: Message): Refusal => invalid([{ field: 'body', message }]);

/** What to tell the caller about anything that was thrown. What is not known here is a defect, and says nothing. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) {
    const { kind, code, said, faults, retryAfter } = error;
    return { status: STATUS_OF[kind], code, message: said, faults, retryAfter };
  }
  if (error instanceof Unavailable) return { ...protocolProblem(503), retryAfter: RETRY_UNAVAILABLE };
  const status = (error as { statusCode?: unknown } | null | undefined)?.statusCode;
  // A library that answers for its own protocol: Fastify, with a status of the table.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return protocolProblem(status in PROTOCOL ? (status as ProtocolStatus) : 400);
  }
  return protocolProblem(500);
}

export function problemBody({ status, code, message, faults }: Problem, path: string, language: Language) {
  const translation = TRANSLATIONS[language];
  return {
    code,
    message: message.in(translation),
    status,
    timestamp: new Date().toISOString(),
    path,
    validationErrors: faults?.map((fault) => ({ field: fault.field, message: fault.message.in(translation) })) ?? null,
  };
}

/** The path of a request without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
