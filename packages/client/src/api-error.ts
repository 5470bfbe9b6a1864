/** Reads responses of the service. Converts error responses into exceptions. */
import type { components } from './schema.ts';

type ErrorBody = components['schemas']['ErrorResponse'];
type Warnings = readonly components['schemas']['RefusedWarning'][];

/** An error response of the service. Use `code` in programs and show `message` to users. */
export class ApiError extends Error implements Omit<ErrorBody, 'warnings'> {
  override readonly name = 'ApiError';
  /**
   * A code in upper snake case, like `USER_NOT_FOUND`. `UNEXPECTED_ANSWER` if another server responded, for example a
   * proxy.
   */
  readonly code: string;
  /** The HTTP status. */
  readonly status: number;
  /** The time of the error response, as an ISO 8601 text. */
  readonly timestamp: string;
  /** The path of the request, without its query. */
  readonly path: string;
  /** The faults of the request. Null unless `code` is VALIDATION_ERROR. */
  readonly validationErrors: ErrorBody['validationErrors'];
  /** The warnings to acknowledge. Absent unless `code` is ACKNOWLEDGEMENT_REQUIRED. */
  readonly warnings?: Warnings;
  /** The whole response. Some refusals have further members, for example FILE_FAULTY the faults of a file. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Seconds to wait before a retry. Undefined without a valid header `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The id of the request in the service's log. */
  readonly requestId: string | undefined;

  constructor(body: ErrorBody, headers: Headers) {
    super(body.message);
    this.code = body.code;
    this.status = body.status;
    this.timestamp = body.timestamp;
    this.path = body.path;
    this.validationErrors = body.validationErrors;
    if (body.warnings && body.code === 'ACKNOWLEDGEMENT_REQUIRED') this.warnings = body.warnings as Warnings;
    this.body = { ...body };
    this.retryAfter = secondsUntil(headers.get('retry-after'));
    this.requestId = headers.get('x-request-id') ?? undefined;
  }
}

/** Matches the media types of files that clients get as bytes. */
const BINARY = /^(?:application\/(?:pdf|xml)|text\/(?:plain; charset=utf-8|csv; charset=windows-1252))/;

/**
 * Reads a whole response. Returns the body of a success, or undefined if the body is empty. Throws ApiError for all
 * other responses.
 */
export async function read(response: Response, path: string): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && BINARY.test(type)) return new Uint8Array(await response.arrayBuffer());
  // Returns a CSV body as text. `response.text()` would remove the byte order mark, which Excel needs.
  if (response.ok && type.startsWith('text/csv')) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  }
  const text = await response.text();
  const body = parsed(text);
  if (response.ok && (text === '' || body !== undefined)) return body;
  throw new ApiError(isErrorBody(body) ? body : unexpected(response.status, path), response.headers);
}

/** Parses JSON. Returns undefined if the text is not JSON. */
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

/**
 * Returns the seconds until the time of the header `Retry-After`. The header has a number of seconds, or a date from a
 * proxy (RFC 9110 section 10.2.3). Returns undefined without a valid header.
 */
function secondsUntil(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
