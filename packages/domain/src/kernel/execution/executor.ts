/**
 * Executes operations.
 *
 * All adapters call `execute`, so permissions, forms, transactions, retries, audit and idempotency work the same
 * everywhere. Callers rely on the order of the steps: authorise, read the input, replay a stored response, run, commit
 * (docs/architecture.md).
 */

import { type Caller, checkHolds, type Permission } from '../contract/caller.ts';
import { type AnyCommand, type AnyContract, type Contract, refusalsOf } from '../contract/contract.ts';
import { readInput } from '../contract/form.ts';
import { accessDenied, concurrentChange, Refusal, RefusedAfter } from '../contract/refusal.ts';
import { type AuditHead, refusedEntry, type Tracked } from './audit.ts';
import { checkResponse } from './bounds.ts';
import { type Handler, RolledBack } from './handler.ts';
import { AnswerById } from './kept-answer.ts';
import type { CoreServices, Ports, QueryPorts, UnitPorts, UnitServices } from './ports.ts';
import { answerKept, type Repetition, runFirst, runOnce } from './repetition.ts';
import { Authorised, allow, isAudited, isOwnOnly, type Request, subjectOf } from './request.ts';
import { ConcurrentChange, type UnitOfWork } from './unit-of-work.ts';
import { SeenVersions, versionAfter } from './versions.ts';

/** Maximum number of runs of a command before it is refused because of concurrent changes. */
const MAX_RUNS = 10;

/** Confirms callers and invalidates cached ones. */
export interface Callers {
  /** Removes the callers that the changes concern from the cache. The executor calls this method after each commit. */
  committed(changes: readonly Tracked[]): void;
  /**
   * Makes the unit of work require at its commit that the caller's session is live and that the user is active with the
   * same roles. Returns the caller with the permissions that count. `isFresh`: reads them within the unit, because a
   * previous run may have failed for outdated ones. Refuses with AUTHENTICATION_REQUIRED if the session has ended or the
   * user is no longer active.
   */
  confirm(caller: Caller, unit: UnitOfWork, isFresh: boolean): Promise<Caller>;
}

export interface ExecutorParts {
  readonly ports: Ports;
  /** The ports that units of work may use. */
  readonly services: UnitServices;
  readonly core: CoreServices;
  readonly callers: Callers;
  /** Returns the handler of a contract. Undefined is a defect. */
  readonly handlerOf: (contract: AnyContract) => Handler | undefined;
}

export class Executor {
  readonly #ports: QueryPorts;
  readonly #services: UnitServices & CoreServices;
  readonly #callers: Callers;
  readonly #handlers: ExecutorParts['handlerOf'];

  constructor({ ports, services, core, callers, handlerOf }: ExecutorParts) {
    this.#ports = { ...ports, ...core };
    this.#services = { ...services, ...core };
    this.#callers = callers;
    this.#handlers = handlerOf;
  }

  /**
   * Runs the operation and returns its output, or the stored response of a repeated command. Refuses with the refusals
   * that `refusalsOf` lists for the contract, for example VALIDATION_ERROR with the faults of the input. Refuses with
   * CONCURRENT_CHANGE after `MAX_RUNS` runs.
   */
  async execute<I, O>(contract: Contract<I, O>, request: Request): Promise<O> {
    try {
      const { authorised, caller } = request;
      if (authorised?.contract !== contract || authorised.caller !== caller) allow(contract, request);
      const handler = this.#handlerOf(contract);
      if (isOwnOnly(contract, caller) && !(await handler.admits?.(this.#ports, Object(request.input), caller))) {
        throw accessDenied({ permission: contract.permission });
      }
      const { clock, settings } = this.#ports;
      const input: I = readInput(
        contract.input,
        request.input,
        (sound) => contract.dateFaults?.(sound, { now: clock.now(), settings }) ?? [],
      );
      const output =
        contract.kind === 'query'
          ? this.#query(contract, handler, input, request)
          : this.#command(contract, handler, { input, request, claimedBy: contract.claimedBy?.(input) });
      return hidden(contract, await output, caller) as O;
    } catch (error) {
      await this.#auditRefusal(contract, request, error);
      this.#checkNamed(contract, error);
      throw error;
    }
  }

  /**
   * Checks the permission, for adapters that authorise before they read the body. Returns undefined for a caller whom
   * `execute` refuses. Admits callers who have only the `ownPermission` of the contract, because the decision about them
   * needs a read. `request.input` has only the members known before the body, such as the id of the record.
   */
  authorise(contract: AnyContract, request: Request): Authorised | undefined {
    try {
      allow(contract, request);
      return new Authorised(contract, request.caller);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  #handlerOf(contract: AnyContract): Handler {
    const handler = this.#handlers(contract);
    if (!handler) throw new Error(`${contract.name} has no handler`);
    return handler;
  }

  async #query(contract: AnyContract, handler: Handler, input: unknown, request: Request): Promise<unknown> {
    const { caller, origin, noteVersion } = request;
    const run = (ports: QueryPorts) => handler.run(ports, input, { caller, origin });
    const output = await (handler.atOneInstant
      ? this.#ports.atOneInstant((snapshot) => run({ ...this.#ports, ...snapshot }))
      : run(this.#ports));
    checkResponse(contract, output);
    if (contract.kind !== 'query' || !contract.givesVersion) return output;
    const { state, version } = output as { readonly state: unknown; readonly version: number };
    noteVersion?.(version);
    return state;
  }

  async #command(contract: AnyCommand, handler: Handler, { input, request, claimedBy }: Run): Promise<unknown> {
    const { caller, origin } = request;
    const ports = this.#ports;
    const repetition = contract.secretOutput ? undefined : this.#repetition(contract, request);
    if (repetition && handler.prepare) {
      // A repeated request must not run `prepare` again, because `prepare` may count an attempt or reserve a number.
      const kept = await answerKept(ports.reader, repetition, ports.clock.now());
      if (kept) return this.#whole(contract, kept.answer, request);
    }
    const prepared = await handler.prepare?.(ports, input, { caller, origin });
    let runs = 0;
    const run = async (unit: UnitPorts): Promise<unknown> => {
      const isAgain = runs++ > 0;
      const expected = request.versions && new SeenVersions(request.versions);
      const output = await handler.run(unit, input, { caller, origin, prepared, expected });
      if (expected && !expected.isCompared) throw new Error(`${contract.name} did not compare the version`);
      checkResponse(contract, output);
      await this.#confirm(contract, request, unit, isAgain);
      return output;
    };
    return this.#commit(handler, { input, request, claimedBy }, repetition, run);
  }

  /**
   * Runs the work in a unit of work. Retries on concurrent changes, and when the store may have a response for the
   * idempotency key.
   */
  async #commit(
    { contract: of, isLong }: Handler,
    { input, request, claimedBy }: Run,
    repetition: Repetition | undefined,
    work: (unit: UnitPorts) => Promise<unknown>,
  ): Promise<unknown> {
    const contract = of as AnyCommand;
    const { subject } = contract;
    const head = this.#head(contract, request, claimedBy);
    const audit = contract.permission === 'device' || contract.isDryRun?.(input) ? undefined : head;
    const noted = (output: unknown) => {
      const note = contract.noted?.(input, output);
      return note && { entity: subject.name, id: note.id, before: null, after: note.facts };
    };
    const committed = (changes: readonly Tracked[]) => {
      this.#callers.committed(changes);
      const about = request.noteVersion && subjectOf(contract, request);
      const version = about && versionAfter(changes, about);
      if (version !== undefined) request.noteVersion?.(version);
    };
    for (let run = 1; ; run++) {
      try {
        const output = await this.#ports.transactions.run(
          { now: head.at, audit, subject, noted, isLong, committed },
          (unitOfWork) => {
            const unit = unitPorts(unitOfWork, this.#services);
            if (!repetition) return work(unit);
            return (run === 1 ? runFirst : runOnce)(unit, repetition, () => work(unit));
          },
        );
        if (output instanceof RefusedAfter) throw output.refusal;
        return await this.#whole(contract, output, request);
      } catch (error) {
        if (error instanceof RolledBack) return error.output;
        if (repetition && run === 1 && mayBeRepeated(contract, error)) continue;
        if (!(error instanceof ConcurrentChange)) throw error;
        if (run === MAX_RUNS) throw concurrentChange();
      }
    }
  }

  /** Returns the whole response. Reads the response again, in its current state, if the store has only its id. */
  async #whole({ again }: AnyCommand, answer: unknown, request: Request): Promise<unknown> {
    if (!(answer instanceof AnswerById)) return answer;
    if (!again) throw new Error('An answer was kept by its id that cannot be read by it');
    return this.#query(again.by, this.#handlerOf(again.by), { id: answer.id }, { ...request, noteVersion: undefined });
  }

  /**
   * Checks the permissions again for the commit. The caller may have been locked or lost a role since authentication,
   * and may be locked while the writes run.
   */
  async #confirm(contract: AnyContract, request: Request, unit: UnitOfWork, isAgain: boolean): Promise<void> {
    if (!request.caller) return;
    const before = request.caller.permissions;
    const caller = await this.#callers.confirm(request.caller, unit, isAgain);
    if (caller === request.caller) return;
    allow(contract, { ...request, caller });
    const used = contract.ownPermission ? [contract.permission as Permission] : [];
    for (const permission of [...used, ...(contract.mayNeed ?? [])])
      if (before.has(permission)) checkHolds(caller, permission);
  }

  /**
   * Reports a defect if the contract does not list the refusal, because the published document is then wrong. Throws
   * the defect if there is no `noteDefect`.
   */
  #checkNamed(contract: AnyContract, error: unknown): void {
    if (!(error instanceof Refusal) || codesOf(contract).has(error.code)) return;
    if (contract.kind === 'command' && contract.performs) return;
    const defect = new Error(`${contract.name} does not name that it refuses with ${error.code}`, { cause: error });
    if (!this.#ports.noteDefect) throw defect;
    this.#ports.noteDefect(defect);
  }

  /**
   * Writes the audit entry of a refusal that is audited. Writes no entry for unauthenticated callers. Only the adapter
   * logs their refusals.
   */
  async #auditRefusal(contract: AnyContract, request: Request, error: unknown): Promise<void> {
    if (!request.caller || !(error instanceof Refusal) || !isAudited(contract, error)) return;
    const head = this.#head(contract, request, undefined);
    await this.#ports.transactions.audit(refusedEntry(head, error.code, subjectOf(contract, request)));
  }

  #repetition(
    { name, again }: AnyCommand,
    { idempotencyKey, caller, input, replayed }: Request,
  ): Repetition | undefined {
    if (idempotencyKey === undefined) return undefined;
    const { digest } = this.#ports.secrets;
    return {
      id: digest(JSON.stringify([caller?.userId, idempotencyKey])),
      // The digest includes the key. Otherwise a reader of the store could guess a password in the input.
      request: digest(JSON.stringify([idempotencyKey, name, input])),
      idOf: again?.idOf,
      replayed,
    };
  }

  #head(contract: AnyContract, { caller, origin }: Request, claimedBy: string | undefined): AuditHead {
    return {
      id: this.#ports.ids.next(),
      at: this.#ports.clock.now(),
      userId: caller?.userId ?? null,
      username: caller?.username ?? claimedBy ?? null,
      operation: contract.name,
      address: origin.address,
      requestId: origin.requestId,
    };
  }
}

/** Returns the output without the guarded members whose permission the caller lacks. */
export const hidden = ({ output }: AnyContract, given: unknown, caller: Caller | undefined): unknown =>
  output.hide ? output.hide(given, (permission) => caller?.permissions.has(permission) ?? false) : given;

/** A command with parsed input. */
interface Run {
  readonly input: unknown;
  readonly request: Request;
  readonly claimedBy: string | undefined;
}

/**
 * Returns whether a request with an idempotency key may have failed because an earlier one has succeeded. A command that
 * performs others takes long, and a repetition of it is refused for no other reason than the first.
 */
const mayBeRepeated = ({ performs }: AnyCommand, error: unknown): boolean =>
  error instanceof ConcurrentChange || (error instanceof Refusal && !performs);

/** Combines the unit of work with the services that a command may use. */
const unitPorts = (unit: UnitOfWork, services: UnitServices & CoreServices): UnitPorts => ({
  ...services,
  now: unit.now,
  // A getter, because few commands need these reads and the store creates them on first use.
  get reads() {
    return unit.reads;
  },
  newId: () => unit.newId(),
  of: (kind) => unit.of(kind),
  lock: (name) => unit.lock(name),
  tryLock: (name) => unit.tryLock(name),
  empty: (kinds) => unit.empty(kinds),
  requires: (kind, id, values) => unit.requires(kind, id, values),
});

const CODES = new WeakMap<AnyContract, ReadonlySet<string>>();

function codesOf(contract: AnyContract): ReadonlySet<string> {
  const codes = CODES.get(contract) ?? new Set(refusalsOf(contract).map(({ code }) => code));
  CODES.set(contract, codes);
  return codes;
}
