/** Rules that every response to any request must keep. */
import { misfit } from './document.ts';
import type { Attack } from './requests.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The number of aggregates that the request changed. */
  readonly changed: number;
  /** The secrets that the response or the log contains. */
  readonly leaks: readonly string[];
}

const ERROR = {
  type: 'object',
  required: ['code', 'message', 'status', 'timestamp', 'path', 'validationErrors'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', pattern: '^[A-Z][A-Z_]+$' },
    message: { type: 'string', minLength: 1 },
    status: { type: 'integer' },
    timestamp: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' },
    path: { type: 'string', pattern: '^(/[^?]*)?$' },
    validationErrors: {
      anyOf: [
        { type: 'null' },
        {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['field', 'message'],
            additionalProperties: false,
            properties: { field: { type: 'string', minLength: 1 }, message: { type: 'string', minLength: 1 } },
          },
        },
      ],
    },
    // Of LABEL_REFUSED.
    reasons: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['code', 'message', 'rule', 'articleId', 'lotId'],
        additionalProperties: false,
        properties: {
          code: { type: 'string', pattern: '^[A-Z][A-Z0-9_]+$' },
          message: { type: 'string', minLength: 1 },
          rule: { type: 'string' },
          articleId: { type: ['string', 'null'] },
          lotId: { type: ['string', 'null'] },
        },
      },
    },
  },
};

/** Words of the implementation that no error response may contain, except in its path. */
const INSIDE =
  /node_modules|\.ts:\d|\bat \w+ \(|\$argon2|sha256\$|select .* from|insert into|violates|SQLSTATE|ECONN|FST_/i;

const ALWAYS: Readonly<Record<string, string>> = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** The header that each of these statuses requires. */
const CARRIED: Readonly<Record<number, string>> = { 401: 'www-authenticate', 405: 'allow', 429: 'retry-after' };

/** Sizes in bytes up to which every operation accepts a body, with a session and without. */
const LEAST_LIMIT = 8 * 1024;
const PUBLIC_LIMIT = 2 * 1024;

/** Returns the fault of a response; undefined if the response keeps all rules. */
export function fault({ operation, url, is, astray, body }: Attack, answer: Answer): string | undefined {
  const { status, headers, text, changed, leaks } = answer;
  if (status >= 500) return 'the service failed';
  if (leaks.length > 0) return leaks.join('; ');
  for (const [name, value] of Object.entries(ALWAYS)) {
    if (headers[name] !== value) return `the header ${name} is ${headers[name]}`;
  }
  if (!headers['x-request-id'] || headers['x-powered-by'] || headers['server']) return 'the headers';
  const carried = CARRIED[status];
  if (carried && !headers[carried]) return `the header ${carried} is missing`;
  if (status >= 400) {
    const found = errorFault(url, answer);
    if (found) return found;
    if (changed > 0) return `it was refused, yet ${changed} aggregates changed`;
    if (INSIDE.test(text.replaceAll(/"path":"[^"]*"/g, ''))) return 'the answer tells of the inside';
  } else if (operation.method === 'GET' && changed > 0) return 'a read changed something';
  // The service refuses a body above its size limit without reading it, even if the request has other faults.
  const isLarge =
    status === 413 && body !== undefined && body.length > (operation.isPublic ? PUBLIC_LIMIT : LEAST_LIMIT);
  // The documentation declares an unknown role invalid. The service looks the role up, because the name of a role is
  // its id. So it returns 404, or 422 if the idempotency key was used before.
  const isUnknownRole = operation.id === 'userAssignRole' && (status === 404 || status === 422);
  // An import checks its rows together with stored data, so a reused idempotency key is reported before faulty rows.
  const isTakenKey = operation.id.includes('Import') && status === 422 && text.includes('"IDEMPOTENCY_KEY_REUSED"');
  if (is && !is.includes(status) && !isLarge && !isUnknownRole && !isTakenKey)
    return `its status is not among ${is.join(', ')}`;
  if (astray && [400, 404, 405, 414].includes(status)) return undefined;
  if (!(status in operation.answers)) return 'its status is not described';
  // Does not check files: tables, which are CSV text, papers and downloads.
  if (/^(?:text\/csv|application\/(?:pdf|xml))/.test(String(headers['content-type']))) return undefined;
  const schema = operation.answers[status];
  if (!schema) return text === '' ? undefined : 'it has a body';
  return misfit(schema, JSON.parse(text));
}

function errorFault(url: string, { status, headers, text }: Answer): string | undefined {
  if (!/^application\/json; charset=utf-8$/.test(String(headers['content-type']))) return 'the content type';
  const body = JSON.parse(text) as { status: number; code: string; path: string; validationErrors: unknown };
  const found = misfit(ERROR, body);
  if (found) return `the error's shape: ${found}`;
  if (body.status !== status) return "the error's status";
  if (url.split('?')[0] !== body.path) return "the error's path";
  if ((body.code === 'VALIDATION_ERROR') !== (body.validationErrors !== null)) return 'validationErrors';
  return undefined;
}
