/** One operation, measured on one side alone or on two in turns. */
import { call, type Leg, leg } from './client.ts';
import type { Operation } from './operations.ts';
import type { Options } from './options.ts';
import type { Start } from './report.ts';
import type { Server } from './server.ts';
import type { World } from './world.ts';

export interface Side {
  readonly server: Server;
  readonly token: string;
  readonly world: World;
}

const WARM_UP_SECONDS = 1;
/** How often a start is measured. */
const STARTS = 3;
/** Milliseconds after which a server that was left alone counts as idle, and after which it has rested from a load. */
const IDLE_MS = 1500;
const RESTED_MS = 10_000;

/** Counts the requests of the whole run, so that no two are the same. */
let sent = 0;

/** The legs of each side. The sides take turns, each is warmed up first, and their answers must have one shape. */
export async function measure(operation: Operation, sides: readonly Side[], options: Options): Promise<Leg[][]> {
  const { connections, seconds, pairs } = options;
  const shapes = await Promise.all(
    sides.map(async ({ server, token, world }) => shapeOf(await call(server, token, operation.request(world, sent++)))),
  );
  if (new Set(shapes).size > 1) throw new Error(`${operation.id}: the answers differ in shape:\n${shapes.join('\n')}`);
  const run = ({ server, token, world }: Side, duration: number) =>
    leg({
      server,
      token,
      connections,
      seconds: duration,
      isFresh: operation.isFresh ?? false,
      request: () => operation.request(world, sent++),
    });
  for (const side of sides) await run(side, WARM_UP_SECONDS);
  const legs: Leg[][] = sides.map(() => []);
  for (let pair = 0; pair < pairs; pair++) {
    for (const [at, side] of sides.entries()) legs[at]?.push(await run(side, seconds));
  }
  return legs;
}

/** The members of an answer and their types; of a list those of its first entry and how many there are. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} × [${value.length ? shapeOf(value[0]) : ''}]`;
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const members = Object.entries(value).map(([name, member]) => `${name}: ${shapeOf(member)}`);
  return `{ ${members.toSorted().join(', ')} }`;
}

/** Starts and stops a server again and again; gives how long that took, and the last one, running. */
export async function measureStarts(start: () => Promise<Server>): Promise<{ starts: Start[]; server: Server }> {
  const starts: Start[] = [];
  for (;;) {
    const server = await start();
    starts.push(await startOf(server));
    if (starts.length === STARTS) return { starts, server };
    await server.stop();
  }
}

/** How long the start took, and how much memory there is in use afterwards. */
export const startOf = async (server: Server): Promise<Start> => ({
  ms: server.firstAnswerMs,
  residentMiB: await leftAloneMiB(server, IDLE_MS),
});

/** Resident memory of a server that has rested from a load. */
export const restedMiB = (server: Server): Promise<number> => leftAloneMiB(server, RESTED_MS);

async function leftAloneMiB(server: Server, ms: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return server.residentMiB();
}
