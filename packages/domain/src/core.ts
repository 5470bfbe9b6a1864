/**
 * The core as one object: executes operations.
 *
 * Every adapter goes through `execute`, so that permission, form, transaction, retry, audit and repeated requests are the
 * same for all of them. The order of checks is the contract's: who asks, whether they may, the form of the request, and
 * then what the operation itself finds.
 */
import { Access, authenticationRequired } from './identity/access.ts';
import type { Ports, UnitPorts } from './ports.ts';
import { type AuditHead, type AuditSubject, refusedEntry } from './shared/audit.ts';
import { readInput } from './shared/form.ts';
import { ANSWER_KEPT_MS, KeptAnswer, KeptAnswers } from './shared/kept-answer.ts';
import { say } from './shared/message.ts';
import {
  type AnyOperation,
  type Caller,
  type Command,
  type Origin,
  type Query,
  RefusedAfter,
} from './shared/operation.ts';
import { conflict, Refusal } from './shared/refusal.ts';
import { ConcurrentChange } from './shared/unit-of-work.ts';

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
}

export class Core {
  readonly access: Access;
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.access = new Access(ports);
  }

  /**
   * Runs the operation and gives its output. Refuses with AUTHENTICATION_REQUIRED, ACCESS_DENIED, VALIDATION_ERROR with
   * all faults, what the operation refuses, or CONCURRENT_CHANGE when other edits got there first again and again.
   */
  async execute<I, O, C, P>(operation: Query<I, O, C> | Command<I, O, C, P>, request: Request): Promise<O> {
    let claimedBy: string | undefined;
    try {
      allow(operation, request);
      const input = readInput(operation.input, request.input);
      claimedBy = operation.claimedBy?.(input);
      const caller = request.caller as C;
      if (operation.kind === 'query') return await operation.run(this.#ports, input, caller, request.origin);
      return await this.#command(operation, input, caller, request, claimedBy);
    } catch (error) {
      await this.#auditRefusal(operation, request, error, claimedBy);
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
      await this.#auditRefusal(operation, request, error);
      throw error;
    }
  }

  async #auditRefusal(operation: AnyOperation, request: Request, error: unknown, claimedBy?: string): Promise<void> {
    if (error instanceof Refusal && isAudited(operation, error)) {
      const head = this.#head(operation, request, claimedBy);
      await this.#ports.transactions.audit(refusedEntry(head, error.code, subjectOf(operation, request)));
    }
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
      if (kept && kept.expiresAt > ports.clock.now()) return KeptAnswer.restore(kept).replay(repeat.request) as O;
    }
    const prepared = (await operation.prepare?.(ports, input, caller, request.origin)) as P;
    const audit = this.#head(operation, request, claimedBy);
    const committed = this.access.committed.bind(this.access);
    for (let run = 1; ; run++) {
      try {
        const output = await ports.transactions.run({ now: audit.at, audit, committed }, async (unitOfWork) => {
          const unit: UnitPorts = Object.assign(unitOfWork, {
            tokens: ports.tokens,
            secrets: ports.secrets,
            settings: ports.settings,
          });
          const work = () => operation.run(unit, input, caller, prepared);
          if (!repeat) return await work();
          return await (run === 1 ? first(unit, repeat, work) : once(unit, repeat, work));
        });
        if (output instanceof RefusedAfter) throw output.refusal;
        return output;
      } catch (error) {
        if (repeat && run === 1 && (error instanceof Refusal || error instanceof ConcurrentChange)) continue;
        if (!(error instanceof ConcurrentChange)) throw error;
        if (run === MAX_RUNS) {
          throw conflict('CONCURRENT_CHANGE', say`Others changed the same thing at the same time: try again`);
        }
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
): Promise<O | RefusedAfter> {
  const { id, request } = repeat;
  const answers = unit.of(KeptAnswers);
  const [isFirst, kept] = await Promise.all([unit.tryLock(`idempotency ${id}`), answers.find(id)]);
  if (!isFirst) {
    throw conflict(
      'IDEMPOTENCY_KEY_IN_USE',
      say`Another request with this Idempotency-Key is still running: repeat it later`,
    );
  }
  if (kept && kept.state.expiresAt > unit.now) return kept.replay(request) as O;
  if (kept) answers.remove(kept);
  const answer = await work();
  if (!(answer instanceof RefusedAfter)) keep(unit, repeat, answer);
  return answer;
}

function keep(unit: UnitPorts, { id, request }: Repeat, answer: unknown): void {
  const expiresAt = new Date(unit.now.getTime() + ANSWER_KEPT_MS);
  unit.of(KeptAnswers).add(KeptAnswer.keep({ id, request, answer: answer ?? null, expiresAt }));
}

/** Refuses unknown callers, and known ones without the permission. */
function allow(operation: AnyOperation, { caller, input }: Request): void {
  const { permission, toSelf } = operation;
  if (permission === 'public') return;
  if (!caller) throw authenticationRequired();
  if (permission === 'known' || caller.permissions.has(permission)) return;
  if (toSelf?.((input ?? {}) as { id?: unknown }, caller)) return;
  throw new Refusal('forbidden', 'ACCESS_DENIED', say`This needs the permission ${permission}`);
}

/** What a refused request was about, as far as it tells by what could be an id: it may be any text, and of any length. */
function subjectOf({ name, about, input: { fields } }: AnyOperation, { input }: Request): AuditSubject | undefined {
  const { member, entity } = about ?? { member: 'id', entity: name.replace(/\..*/, '').replaceAll('-', '_') };
  const id: unknown = member in fields ? (input as Record<string, unknown> | null | undefined)?.[member] : undefined;
  return typeof id === 'string' && /^[!-~]{1,64}$/.test(id) ? { entity, entityId: id } : undefined;
}

const isAudited = (operation: AnyOperation, refusal: Refusal): boolean =>
  refusal.kind === 'forbidden' ||
  (operation.kind === 'command' && operation.auditRefusals === true && refusal.kind !== 'invalid');
