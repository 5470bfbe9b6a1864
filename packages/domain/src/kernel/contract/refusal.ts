/**
 * Refusals are the only way in which the core rejects a request.
 *
 * The caller or the state of the data causes a refusal. A defect of the service is an ordinary `Error`. Refusals are
 * data, and each context lists its own in `refusals.ts`. The core knows no status codes. Adapters map `kind` to the
 * status codes of their protocol.
 */
import { Message, say, type Value } from '../values/message.ts';

export type RefusalKind =
  | 'invalid' // the request violates its form or a rule of its fields
  | 'unauthenticated' // the caller is unknown, or a credential is not valid
  | 'forbidden' // the caller lacks the permission, or a PIN opened the session
  | 'not_found'
  | 'conflict' // the request is valid, but conflicts with stored data
  | 'changed' // the record changed since the caller read it
  | 'too_large' // the request has more than the service takes at once
  | 'throttled' // too many attempts or requests
  | 'mismatch'; // the idempotency key belongs to another request

/** One fault of a request and the member it is about, e.g. `lineItems[0].agreedPrice`. */
export interface Fault {
  readonly field: string;
  readonly message: Message;
}

/** A warning that a person must review. `line` is the line of the document; null: the whole document. */
interface RefusedWarning {
  readonly code: string;
  readonly line: number | null;
  readonly message: Message;
}

/** Members that only some refusals have. */
interface More {
  /** For `invalid`: the faults of the request, at most `FAULTS_MAX` and the number of the remaining ones. */
  readonly faults?: readonly Fault[] | undefined;
  /** For `throttled`: seconds until the next attempt may succeed. */
  readonly retryAfter?: number | undefined;
  /** Warnings to acknowledge (`acknowledgement.ts`). */
  readonly warnings?: readonly RefusedWarning[] | undefined;
  /** Returns further members of the response, beside its code. */
  readonly beside?: ((translate: (message: Message) => string) => object) | undefined;
}

export class Refusal extends Error implements More {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  /** The code of the refusal for clients, in upper snake case. It is part of the contract and never translated. */
  readonly code: string;
  /** The text of `message`, for translation. */
  readonly said: Message;
  readonly faults: readonly Fault[] | undefined;
  readonly retryAfter: number | undefined;
  readonly warnings: readonly RefusedWarning[] | undefined;
  readonly beside: More['beside'];

  constructor(kind: RefusalKind, code: string, said: Message, more: More = {}) {
    // Records no stack trace, because a refusal is no defect. A trace is the largest cost of a refusal, and
    // unauthenticated clients can cause many refusals.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(String(said));
    Error.stackTraceLimit = stackTraceLimit;
    this.kind = kind;
    this.code = code;
    this.said = said;
    this.faults = more.faults;
    this.retryAfter = more.retryAfter;
    this.warnings = more.warnings;
    this.beside = more.beside;
  }
}

/** A refusal whose unit of work still commits its writes. */
export class RefusedAfter {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

/** A refusal as data. Several refusals may share a code if a rule can be broken in several ways. */
export interface RefusalData {
  readonly kind: RefusalKind;
  readonly code: string;
  /** The English text with named placeholders: `The lot {lot} is on hold`. */
  readonly english: string;
  /** The German text with the same placeholders. */
  readonly german: string;
}

/** A refusal's data, callable to create the error: `lotOnHold({ lot })`. */
export type Refuse<Place extends string = never> = RefusalData &
  ((...given: [Place] extends [never] ? [] : [places: Readonly<Record<Place, Value>>]) => Refusal);

type PlacesOf<Sentence extends string> = Sentence extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

type SamePlaces<English extends string, German extends string> = [PlacesOf<English>, PlacesOf<German>] extends [
  PlacesOf<German>,
  PlacesOf<English>,
]
  ? unknown
  : { readonly 'The German has other places than the English': never };

/** Defines a refusal. Texts with different placeholders do not compile. */
export function refusal<const English extends string, const German extends string>(
  kind: RefusalKind,
  code: string,
  english: English,
  german: German & SamePlaces<English, German>,
): Refuse<PlacesOf<English>> {
  const make = (places: Readonly<Record<string, Value>> = {}) => new Refusal(kind, code, new Message(english, places));
  return Object.assign(make, { kind, code, english, german: german as string });
}

/**
 * Defines a refusal for too frequent calls. The returned function takes the number of seconds until the next attempt
 * may succeed, and raises a value below 1 to 1.
 */
export function throttled(code: string, english: string, german: string): RefusalData & ((seconds: number) => Refusal) {
  const make = (seconds: number) =>
    new Refusal('throttled', code, new Message(english), { retryAfter: Math.max(1, seconds) });
  return Object.assign(make, { kind: 'throttled' as const, code, english, german });
}

// Refusals of the kernel, for all contexts.

/** The refusal `VALIDATION_ERROR` without faults. To refuse a request, use `invalid`, which adds the faults. */
export const notValid = refusal(
  'invalid',
  'VALIDATION_ERROR',
  'The request is not valid: {faults}',
  'Die Anfrage ist nicht gültig: {faults}',
);

/**
 * Maximum number of faults that a response lists. It limits the size of the response. More faults together would not
 * help the reader.
 */
export const FAULTS_MAX = 50;

/**
 * Returns the refusal VALIDATION_ERROR with the faults of a request. If there are more than `FAULTS_MAX`, lists the
 * first ones and the number of the remaining ones.
 */
export function invalid(all: readonly Fault[]): Refusal {
  const more = all.length - FAULTS_MAX;
  const faults =
    more > 0 ? [...all.slice(0, FAULTS_MAX), { field: 'body', message: say`has ${more} more faults` }] : all;
  const { kind, code, said } = notValid({ faults: faults.map(({ field, message }) => say`${field} ${message}`) });
  return new Refusal(kind, code, said, { faults });
}

/** Refuses with VALIDATION_ERROR if there are faults. */
export function checkNoFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) throw invalid(faults);
}

export const authenticationRequired = refusal(
  'unauthenticated',
  'AUTHENTICATION_REQUIRED',
  'Log in first: a valid access token is required',
  'Anmeldung nötig: es fehlt ein gültiges Access-Token',
);

export const accessDenied = refusal(
  'forbidden',
  'ACCESS_DENIED',
  'This needs the permission {permission}',
  'Dazu ist das Recht {permission} nötig',
);

export const pinSession = refusal(
  'forbidden',
  'PIN_SESSION',
  'This needs the password: log out, and log in with it. The PIN only opens the work on the floor',
  'Dazu ist das Passwort nötig: abmelden und damit anmelden. Die PIN öffnet nur die Arbeit mit der Ware',
);

export const sessionKeyRequired = refusal(
  'forbidden',
  'SESSION_KEY_REQUIRED',
  'Confirm with your password first: this tab of the browser did not log in',
  'Zuerst mit dem Passwort bestätigen: dieser Tab des Browsers hat sich nicht angemeldet',
);

export const tooManyRequests = throttled(
  'TOO_MANY_REQUESTS',
  'Too many requests: slow down',
  'Zu viele Anfragen: bitte langsamer',
);

export const concurrentChange = refusal(
  'conflict',
  'CONCURRENT_CHANGE',
  'Others changed the same thing at the same time: try again',
  'Andere haben gleichzeitig dasselbe geändert: noch einmal versuchen',
);

export const changedMeanwhile = refusal(
  'changed',
  'CHANGED_MEANWHILE',
  'Another user changed this record since it was read: read it again',
  'Jemand anderes hat das seit dem Lesen geändert: bitte neu lesen',
);

export const recordTooLarge = refusal(
  'conflict',
  'RECORD_TOO_LARGE',
  'The {what} {name} would have {size} KiB, and at most {max} are possible. Most of it is in: {member}. Remove or shorten something there',
  '{what} {name} hätte {size} KiB, höchstens {max} sind möglich. Das meiste steht in: {member}. Dort etwas entfernen oder kürzen',
);

export const workTooLarge = refusal(
  'conflict',
  'WORK_TOO_LARGE',
  'This changes too much at once: at most {records} records and {size} MiB are possible. Divide it into several smaller requests',
  'Das ändert zu viel auf einmal: höchstens {records} Datensätze und {size} MiB sind möglich. In mehrere kleinere Vorgänge aufteilen',
);

export const responseTooLarge = refusal(
  'conflict',
  'RESPONSE_TOO_LARGE',
  'The response would have more than {max} MiB: request less, for example with a smaller limit, fewer days or a filter',
  'Die Antwort hätte mehr als {max} MiB: weniger anfordern, zum Beispiel mit kleinerer Höchstzahl, weniger Tagen oder einem Filter',
);

export const idempotencyKeyInUse = refusal(
  'conflict',
  'IDEMPOTENCY_KEY_IN_USE',
  'Another request with this Idempotency-Key is still running: repeat it later',
  'Eine andere Anfrage mit diesem Idempotency-Key läuft noch: später wiederholen',
);

export const idempotencyKeyReused = refusal(
  'mismatch',
  'IDEMPOTENCY_KEY_REUSED',
  'This Idempotency-Key was used for another request: take a new one',
  'Dieser Idempotency-Key gehört zu einer anderen Anfrage: einen neuen nehmen',
);

export const invalidStatusTransition = refusal(
  'conflict',
  'INVALID_STATUS_TRANSITION',
  'Cannot {action} with the status {status}: it must be {allowed}',
  '{action} ist nicht möglich: Status {status}, nötig ist {allowed}',
);

/**
 * The refusal `ACKNOWLEDGEMENT_REQUIRED` without warnings. To refuse a request, use `acknowledged`, which adds the
 * warnings.
 */
export const acknowledgementRequired = refusal(
  'conflict',
  'ACKNOWLEDGEMENT_REQUIRED',
  'Confirm with a reason: {warnings}',
  'Mit Grund zu bestätigen: {warnings}',
);

/** Defines the refusal of an unknown id, with the kind's own code: `USER_NOT_FOUND`. */
export const unknownOf = (kind: string) =>
  refusal(
    'not_found',
    `${kind.toUpperCase()}_NOT_FOUND`,
    'There is no {what} with this id',
    '{what} mit dieser Id nicht gefunden',
  );

/** Defines the refusal to remove a referenced record, with the kind's own code: `PRODUCT_CATEGORY_IN_USE`. */
export const inUseOf = (kind: string) =>
  refusal(
    'conflict',
    `${kind.toUpperCase()}_IN_USE`,
    'This {what} cannot be removed: other records refer to it',
    '{what} kann nicht entfernt werden: andere Datensätze verweisen darauf',
  );

export const KERNEL_REFUSALS: readonly RefusalData[] = [
  accessDenied,
  acknowledgementRequired,
  authenticationRequired,
  changedMeanwhile,
  concurrentChange,
  idempotencyKeyInUse,
  idempotencyKeyReused,
  invalidStatusTransition,
  notValid,
  pinSession,
  recordTooLarge,
  responseTooLarge,
  sessionKeyRequired,
  tooManyRequests,
  workTooLarge,
];

/**
 * Splits the faults of a response into the faults that it lists and the number of faults that it leaves out. Reads this
 * number from the message of the additional fault that `invalid` adds, in any language.
 */
export function listedFaults<F extends { readonly field: string; readonly message: string }>(
  faults: readonly F[],
): { readonly listed: readonly F[]; readonly more: number } {
  const listed = faults.slice(0, FAULTS_MAX);
  const [number = '0'] = /\d+/.exec(faults[FAULTS_MAX]?.message ?? '') ?? [];
  return { listed, more: Number(number) };
}
