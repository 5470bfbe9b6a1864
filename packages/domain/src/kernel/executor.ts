/**
 * Executes operations.
 *
 * Every adapter goes through `execute`, so that permission, form, transaction, retry, audit and repeated requests are the
 * same for all of them. The order of checks is the contract's: who asks, whether they may, the form of the request, and
 * then what the operation itself finds.
 */
import { type AuditEntry, type AuditHead, type AuditSubject, refusedEntry, type Tracked } from './audit.ts';
import { networkOf } from './client-address.ts';
import { Failures } from './failures.ts';
import { readInput } from './form.ts';
import { ANSWER_KEPT_MS, KeptAnswer, KeptAnswers } from './kept-answer.ts';
import {
  type AnyOperation,
  type Caller,
  type Command,
  type Origin,
  type Query,
  RefusedAfter,
  refusalsOf,
} from './operation.ts';
import type { CoreServices, Ports, QueryPorts, UnitPorts, UnitServices } from './ports.ts';
import {
  accessDenied,
  authenticationRequired,
  concurrentChange,
  idempotencyKeyInUse,
  Refusal,
  tooManyRequests,
} from './refusal.ts';
import { RepeatedRefusals } from './repeated-refusals.ts';
import { Turns } from './turns.ts';
import { ConcurrentChange, type UnitOfWork } from './unit-of-work.ts';
import { expecting, noting, type Subject } from './versions.ts';

/** How often an operation is run when other edits keep getting there first, before the caller is told. */
const MAX_RUNS = 10;

export interface Request {
  /** The raw input: checked here, not before. */
  readonly input: unknown;
  /** Undefined: nobody known. */
  readonly caller: Caller | undefined;
  readonly origin: Origin;
  /** With it a repeated request gets the first one's answer and has no second effect. Kept 24 hours. */
  readonly idempotencyKey?: string | undefined;
  /** Called when the answer is one that was kept. */
  readonly replayed?: (() => void) | undefined;
  /** The versions in which what it is about may be: in any other one it is refused. Undefined: in whichever. */
  readonly versions?: readonly number[] | undefined;
  /** Called by a query with the version of what it is about, where it reads that by its id. */
  readonly noteVersion?: ((version: number) => void) | undefined;
}

/** Knows who asks. */
export interface Callers {
  /** Called after each commit with what changed. */
  committed(changes: readonly Tracked[]): void;
  /**
   * Who the caller is by now, asked within a unit of work: with the permissions of the moment. Refuses with
   * AUTHENTICATION_REQUIRED whoever is not let in any more.
   */
  confirm(caller: Caller, unit: UnitOfWork): Promise<Caller>;
}

/**
 * Four at once keep two cores busy with hashes, and leave the other six connections to the database to everybody else. A
 * hundred wait about two seconds.
 */
const TURNS = { atOnce: 4, waitingInGroup: 100, waitingInAll: 300 };

export class Executor {
  readonly #ports: QueryPorts;
  readonly #services: UnitServices & CoreServices;
  readonly #callers: Callers;
  readonly #turns = new Turns(TURNS);
  readonly #failures = new Failures();
  readonly #refusals: RepeatedRefusals;
  readonly #known = new KnownNetworks();

  /** `services`: those of the ports that units of work may use. */
  constructor(ports: Ports, services: UnitServices, core: CoreServices, callers: Callers) {
    this.#ports = { ...ports, ...core };
    this.#services = { ...services, ...core };
    this.#callers = callers;
    this.#refusals = new RepeatedRefusals(() => ports.ids.next());
  }

  /**
   * Writes what was refused repeatedly in a minute that is over, with `all` also in this one: to be called every few
   * seconds, and at the end.
   */
  async tellRefusals(all = false): Promise<void> {
    await this.#write(this.#refusals.due(all ? undefined : this.#ports.clock.now()));
  }

  /**
   * Runs the operation and gives its output. Refuses with AUTHENTICATION_REQUIRED, ACCESS_DENIED, VALIDATION_ERROR with
   * all faults, what the operation refuses, or CONCURRENT_CHANGE when other edits got there first again and again.
   */
  execute<I, O, C, P>(operation: Query<I, O, C> | Command<I, O, C, P>, request: Request): Promise<O> {
    return this.#onBehalf(operation, request, () => this.#execute(operation, request));
  }

  async #execute<I, O, C, P>(operation: Query<I, O, C> | Command<I, O, C, P>, request: Request): Promise<O> {
    let claimedBy: string | undefined;
    try {
      allow(operation, request);
      const input = readInput(
        operation.input,
        request.input,
        (sound) => operation.untimely?.(sound, this.#ports) ?? [],
      );
      claimedBy = operation.claimedBy?.(input);
      const caller = request.caller as C;
      if (operation.kind === 'query') {
        const { noteVersion, origin } = request;
        const ports = noteVersion ? noting(this.#ports, versionedBy(operation, request), noteVersion) : this.#ports;
        return await operation.run(ports, input, caller, origin);
      }
      const run = () => this.#command(operation, input, caller, request, claimedBy);
      if (operation.failuresAMinute !== undefined)
        return await this.#countingFailures(operation.failuresAMinute, request, run);
      return await (operation.inTurns ? this.#turns.take(networkOf(request.origin.address ?? 'local'), run) : run());
    } catch (error) {
      await this.#auditRefusal(operation, request, error, claimedBy);
      this.#checkNamed(operation, error);
      throw error;
    }
  }

  /**
   * Refuses whom `execute` would refuse before it looks at the form, with the same entry in the audit log: for an adapter
   * that asks before it reads the input. `input` is what is known of it by then, the id that it is about.
   */
  async admit(operation: AnyOperation, request: Request): Promise<void> {
    try {
      allow(operation, request);
    } catch (error) {
      await this.#onBehalf(operation, request, () => this.#auditRefusal(operation, request, error));
      throw error;
    }
  }

  /**
   * Takes the turns at the store for whoever asks: users' for each operation, so that not even their own large reads hold
   * up their small ones. Strangers have a place of their own, and so have those who are where users are.
   */
  #onBehalf<T>({ name }: AnyOperation, { caller, origin }: Request, work: () => Promise<T>): Promise<T> {
    const { onBehalfOf } = this.#ports;
    if (!onBehalfOf) return work();
    const network = networkOf(origin.address ?? 'local');
    if (caller) this.#known.note(network);
    const place = this.#known.has(network) ? 'known networks' : 'strangers';
    return onBehalfOf(caller ? ['users', caller.userId, name] : [place, network], work);
  }

  /** A refusal that its operation does not name is a defect: documents promise that there is no other. */
  #checkNamed(operation: AnyOperation, error: unknown): void {
    if (!(error instanceof Refusal) || codesOf(operation).has(error.code)) return;
    const defect = new Error(`${operation.name} does not name that it refuses with ${error.code}`, { cause: error });
    if (!this.#ports.noteDefect) throw defect;
    this.#ports.noteDefect(defect);
  }

  async #auditRefusal(operation: AnyOperation, request: Request, error: unknown, claimedBy?: string): Promise<void> {
    if (error instanceof Refusal && isAudited(operation, error)) {
      const head = this.#head(operation, request, claimedBy);
      await this.#write(this.#refusals.note(refusedEntry(head, error.code, subjectOf(operation, request))));
    }
  }

  async #write(entries: readonly AuditEntry[]): Promise<void> {
    for (const entry of entries) await this.#ports.transactions.audit(entry);
  }

  async #countingFailures<T>(max: number, { origin }: Request, run: () => Promise<T>): Promise<T> {
    const now = this.#ports.clock.now();
    const wait = this.#failures.waitOf(origin.address, max, now);
    if (wait !== undefined) throw tooManyRequests(wait);
    try {
      return await run();
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'unauthenticated') this.#failures.note(origin.address, now);
      throw error;
    }
  }

  /** Decides again before the commit: who asks may have been locked, or lost a role, since the request was begun. */
  async #stillMay(operation: AnyOperation, request: Request, unit: UnitOfWork): Promise<void> {
    if (!request.caller) return;
    allow(operation, { ...request, caller: await this.#callers.confirm(request.caller, unit) });
  }

  async #command<I, O, C, P>(
    operation: Command<I, O, C, P>,
    input: I,
    caller: C,
    request: Request,
    claimedBy: string | undefined,
  ): Promise<O> {
    const ports = this.#ports;
    const repeat = operation.secretOutput ? undefined : this.#repeat(operation, request);
    if (repeat && operation.prepare) {
      // What was prepared for the first request must not be prepared again: it may have counted or reserved something.
      const kept = await ports.reader.find(KeptAnswers, repeat.id);
      if (kept && kept.expiresAt > ports.clock.now()) {
        const answer = KeptAnswer.restore(kept).replay(repeat.request) as O;
        request.replayed?.();
        return answer;
      }
    }
    const prepared = (await operation.prepare?.(ports, input, caller, request.origin)) as P;
    const audit = this.#head(operation, request, claimedBy);
    const services = this.#services;
    const committed = (changes: readonly Tracked[]) => this.#callers.committed(changes);
    for (let run = 1; ; run++) {
      try {
        const output = await ports.transactions.run({ now: audit.at, audit, committed }, async (unitOfWork) => {
          const unit: UnitPorts = Object.assign(unitOfWork, services);
          const work = async () => {
            const checkCompared =
              request.versions && expecting(unit, versionedBy(operation, request), request.versions);
            const output = await operation.run(unit, input, caller, prepared);
            checkCompared?.();
            await this.#stillMay(operation, request, unit);
            return output;
          };
          if (!repeat) return await work();
          return await (run === 1 ? first(unit, repeat, work) : once(unit, repeat, work, request.replayed));
        });
        if (output instanceof RefusedAfter) throw output.refusal;
        return output;
      } catch (error) {
        if (repeat && run === 1 && (error instanceof Refusal || error instanceof ConcurrentChange)) continue;
        if (!(error instanceof ConcurrentChange)) throw error;
        if (run === MAX_RUNS) throw concurrentChange();
      }
    }
  }

  #repeat(operation: AnyOperation, { idempotencyKey, caller, input }: Request): Repeat | undefined {
    if (idempotencyKey === undefined) return undefined;
    const { digest } = this.#ports.secrets;
    return {
      id: digest(JSON.stringify([caller?.userId, idempotencyKey])),
      // The key is in it, so that nobody who reads the store can guess at a password that was in the input.
      request: digest(JSON.stringify([idempotencyKey, operation.name, input])),
    };
  }

  #head(operation: AnyOperation, { caller, origin }: Request, claimedBy: string | undefined): AuditHead {
    return {
      id: this.#ports.ids.next(),
      at: this.#ports.clock.now(),
      userId: caller?.userId ?? null,
      username: caller?.username ?? claimedBy ?? null,
      operation: operation.name,
      address: origin.address,
      requestId: origin.requestId,
    };
  }
}

/** From where users asked, the last ten thousand networks. */
class KnownNetworks {
  readonly #networks = new Set<string>();
  #last: string | undefined;

  note(network: string): void {
    if (network === this.#last) return;
    this.#last = network;
    this.#networks.delete(network);
    this.#networks.add(network);
    if (this.#networks.size > NETWORKS_MAX) this.#networks.delete(this.#networks.values().next().value as string);
  }

  has(network: string): boolean {
    return this.#networks.has(network);
  }
}
const NETWORKS_MAX = 10_000;

interface Repeat {
  readonly id: string;
  readonly request: string;
}

/**
 * Runs the work as if there were no answer to it yet, which is so with nearly every key, and spares to look for one. Whatever
 * stands against it, a kept answer or a rule, ends the unit of work without effect, and then `once` looks.
 */
async function first<O>(unit: UnitPorts, repeat: Repeat, work: () => Promise<O | RefusedAfter>): Promise<O> {
  const answer = await work();
  if (answer instanceof RefusedAfter) throw answer.refusal;
  keep(unit, repeat, answer);
  return answer;
}

/** Runs the work unless its answer is kept, and keeps its answer in the same unit of work. */
async function once<O>(
  unit: UnitPorts,
  repeat: Repeat,
  work: () => Promise<O | RefusedAfter>,
  replayed: (() => void) | undefined,
): Promise<O | RefusedAfter> {
  const { id, request } = repeat;
  const answers = unit.of(KeptAnswers);
  const [isFirst, kept] = await Promise.all([unit.tryLock(`idempotency ${id}`), answers.find(id)]);
  if (!isFirst) throw idempotencyKeyInUse();
  if (kept && kept.state.expiresAt > unit.now) {
    const answer = kept.replay(request) as O;
    replayed?.();
    return answer;
  }
  if (kept) answers.remove(kept);
  const answer = await work();
  if (!(answer instanceof RefusedAfter)) keep(unit, repeat, answer);
  return answer;
}

function keep(unit: UnitPorts, { id, request }: Repeat, answer: unknown): void {
  const expiresAt = new Date(unit.now.getTime() + ANSWER_KEPT_MS);
  unit.of(KeptAnswers).add(KeptAnswer.keep({ id, request, answer: answer ?? null, expiresAt }));
}

const CODES = new WeakMap<AnyOperation, ReadonlySet<string>>();

function codesOf(operation: AnyOperation): ReadonlySet<string> {
  const codes = CODES.get(operation) ?? new Set(refusalsOf(operation).map(({ code }) => code));
  CODES.set(operation, codes);
  return codes;
}

/** Refuses unknown callers, and known ones without the permission. */
function allow(operation: AnyOperation, { caller, input }: Request): void {
  const { permission, orPermission, toSelf } = operation;
  if (permission === 'public') return;
  if (!caller) throw authenticationRequired();
  if (permission === 'known' || caller.permissions.has(permission)) return;
  if (orPermission && caller.permissions.has(orPermission)) return;
  if (toSelf?.((input ?? {}) as { id?: unknown }, caller)) return;
  throw accessDenied({ permission });
}

/** The kind of what the operation is about, and what its input has for the id of that; a list's `id` is a filter. */
function aboutOf({ name, about, input: { fields } }: AnyOperation, { input }: Request): [entity: string, id: unknown] {
  const { member, entity } = about ?? { member: 'id', entity: name.replace(/\..*/, '').replaceAll('-', '_') };
  const isOne = member in fields && fields[member]?.schema['type'] !== 'array';
  return [entity, isOne ? (input as Record<string, unknown> | null | undefined)?.[member] : undefined];
}

/** Whose version it is that is given out or expected. */
function versionedBy(operation: AnyOperation, request: Request): Subject {
  const [entity, id] = aboutOf(operation, request);
  return { entity, entityId: typeof id === 'string' ? id : undefined };
}

/** What a refused request was about, as far as it tells by what could be an id: it may be any text, and of any length. */
function subjectOf(operation: AnyOperation, request: Request): AuditSubject | undefined {
  const [entity, id] = aboutOf(operation, request);
  return typeof id === 'string' && /^[!-~]{1,64}$/.test(id) ? { entity, entityId: id } : undefined;
}

const isAudited = (operation: AnyOperation, refusal: Refusal): boolean =>
  refusal.kind === 'forbidden' ||
  (operation.kind === 'command' && operation.auditRefusals === true && refusal.kind !== 'invalid');
