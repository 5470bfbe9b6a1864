/** What the service refuses, as something to throw. */
import type { components } from './schema.ts';

type ErrorBody = components['schemas']['ErrorResponse'];

/** An answer of the service that is no success: rely on `code`, show `message`. */
export class ApiError extends Error implements ErrorBody {
  override readonly name = 'ApiError';
  /** In upper snake case, like `USER_NOT_FOUND`; `UNEXPECTED_ANSWER` where something else answered: a proxy, a wrong address. */
  readonly code: string;
  /** Of HTTP. */
  readonly status: number;
  /** When the service refused. */
  readonly timestamp: string;
  /** Of the request, without its query. */
  readonly path: string;
  /** All that is wrong with the request at once; null unless `code` is VALIDATION_ERROR. */
  readonly validationErrors: ErrorBody['validationErrors'];
  /** What has to be acknowledged; absent unless `code` is ACKNOWLEDGEMENT_REQUIRED. */
  readonly warnings?: NonNullable<ErrorBody['warnings']>;
  /** Seconds after which it is worth to ask again, where the service says so. */
  readonly retryAfter: number | undefined;
  /** Under which the service's log knows the request. */
  readonly requestId: string | undefined;

  constructor(body: ErrorBody, headers: Headers) {
    super(body.message);
    this.code = body.code;
    this.status = body.status;
    this.timestamp = body.timestamp;
    this.path = body.path;
    this.validationErrors = body.validationErrors;
    if (body.warnings) this.warnings = body.warnings;
    this.retryAfter = secondsUntil(headers.get('retry-after'));
    this.requestId = headers.get('x-request-id') ?? undefined;
  }
}

/** Reads an answer to its end: gives what a success holds (undefined: nothing), throws everything else as ApiError. */
export async function read(response: Response, path: string): Promise<unknown> {
  const text = await response.text();
  // A table comes as it is.
  if (response.ok && response.headers.get('content-type')?.startsWith('text/csv')) return text;
  const body = parsed(text);
  if (response.ok && (text === '' || body !== undefined)) return body;
  throw new ApiError(isErrorBody(body) ? body : unexpected(response.status, path), response.headers);
}

/** Undefined: it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && typeof (body as ErrorBody).code === 'string';

const unexpected = (status: number, path: string): ErrorBody => ({
  code: 'UNEXPECTED_ANSWER',
  message: `The answer to ${path}, with the status ${status}, is not one of this service`,
  status,
  timestamp: new Date().toISOString(),
  path,
  validationErrors: null,
});

/** The header `Retry-After`: seconds, or a date where a proxy has written it (RFC 9110 section 10.2.3). */
function secondsUntil(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
