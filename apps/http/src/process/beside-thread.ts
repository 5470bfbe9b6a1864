/**
 * The thread that answers what takes long, started by `beside.ts`: a core of its own on connections of its own. It knows no
 * HTTP, lets nobody in and signs nothing: who asks was let in before.
 */
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Core, type Ports } from '@cleaver/domain';
import type { Settings } from '@cleaver/domain/kernel';
import { openDatabase } from '@cleaver/persistence';
import { type Asked, answerTo, serializer } from '../answering.ts';
import { languageOf, TRANSLATIONS } from '../messages/language.ts';
import type { OperationRoute } from '../operation-route.ts';
import { type Problem, problemOf } from '../problem.ts';
import { ROUTES } from '../routes.ts';
import { tellingRefusals } from './chores.ts';
import { clock, ids, secrets, sha256 } from './node-ports.ts';
import { type Note, notingStatements, notingUnits } from './signals/noting.ts';

/** What the thread is given at its start. */
export interface Given {
  readonly url: string;
  readonly replicaUrls: readonly string[];
  readonly settings: Settings;
  /** Whether what it does at the database is counted. */
  readonly isNoted: boolean;
}

export type ToThread = { readonly id: number; readonly operation: string; readonly asked: Asked } | 'end';

/** A problem in the words of whoever asked. */
type SaidProblem = Omit<Problem, 'message' | 'faults'> & {
  readonly message: string;
  readonly faults?: readonly { readonly field: string; readonly message: string }[] | undefined;
};

export type FromThread =
  | 'ready'
  | { readonly id: number; readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array }
  | { readonly id: number; readonly problem: SaidProblem; readonly cause: Error }
  | { readonly note: Note }
  | { readonly log: 'warn' | 'error'; readonly err: Error; readonly message: string };

/** Two recalls, and what is read beside them. */
const CONNECTIONS = 4;
/** By so much less is its priority, so that the other thread goes first where there are not cores enough for both. */
const NICE = 10;
const NICE_MAX = 19;

if (!parentPort) throw new Error('It is started as a thread');
const port = parentPort;
giveWay();

const tell = (message: FromThread, handedOver: ArrayBuffer[] = []) => port.postMessage(message, handedOver);
const note = (noted: Note) => tell({ note: noted });
const log =
  (level: 'warn' | 'error') =>
  ({ err }: { readonly err: unknown }, message: string) =>
    tell({ log: level, err: plain(err), message });
const never = () => {
  throw new Error('This thread lets nobody in');
};

const { url, replicaUrls, settings, isNoted }: Given = workerData;
const database = await openDatabase({
  ...{ url, replicaUrls, ids, connections: CONNECTIONS },
  observe: isNoted ? notingStatements(note) : undefined,
});
const ports: Ports = {
  ...database,
  ...{ clock, ids, secrets, settings, sha256 },
  transactions: isNoted ? notingUnits(database.transactions, note) : database.transactions,
  passwords: { hash: never, verify: never },
  tokens: { sign: never },
  noteDefect: (defect) => log('error')({ err: defect }, 'a defect that the caller does not notice'),
};
const core = new Core(ports);
const endTelling = tellingRefusals(core, { warn: log('warn') });
const routes = new Map(ROUTES.flatMap((group) => group.routes).map((route) => [route.operation.name, route] as const));

port.on('message', async (message: ToThread) => {
  if (message === 'end') {
    await endTelling();
    await database.close();
    port.close();
    return;
  }
  const { id, operation, asked } = message;
  try {
    const route = routes.get(operation);
    if (!route) throw new Error(`There is no ${operation}`);
    const { headers, body } = await answerTo(core, route, asked);
    const { type, bytes } = sent(route, body);
    tell({ id, headers: { ...headers, 'content-type': type }, body: bytes }, [bytes.buffer]);
  } catch (error) {
    tell({ id, problem: said(problemOf(error), asked.acceptLanguage), cause: plain(error) });
  }
});
tell('ready');

function giveWay(): void {
  // Elsewhere it would be the priority of the whole process.
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, Math.min(getPriority(0) + NICE, NICE_MAX));
  } catch {
    // Some containers forbid it: both go alike then.
  }
}

/** In memory of its own, which is handed over and not copied. */
function sent({ answer: { schema, type } }: OperationRoute, body: unknown) {
  const text = type ? String(body) : serializer(schema ?? {})(body);
  return { type: type ?? 'application/json; charset=utf-8', bytes: new TextEncoder().encode(text) };
}

function said({ message, faults, ...problem }: Problem, acceptLanguage: string | undefined): SaidProblem {
  const translation = TRANSLATIONS[languageOf(acceptLanguage)];
  return {
    ...problem,
    message: message.in(translation),
    faults: faults?.map((fault) => ({ field: fault.field, message: fault.message.in(translation) })),
  };
}

/** What goes from thread to thread of an error: not what libraries hang on it. */
function plain(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { message, name, stack, cause } = error;
  const copy = new Error(message, cause === undefined ? {} : { cause: plain(cause) });
  return Object.assign(copy, { name }, stack !== undefined && { stack });
}
