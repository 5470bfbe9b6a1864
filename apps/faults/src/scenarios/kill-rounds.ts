/** Repeats `kill -9` while each booking writes many rows. Checks that all rows of a booking are stored, or none. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../client.ts';
import type { Journal } from '../journal.ts';
import { proveBooks } from '../load.ts';
import { type Context, type Place, rounds, until } from '../scenario.ts';
import { start } from '../service.ts';

/** The bookings of a scenario, and the check of the stored data. */
export interface Books {
  readonly journal: Journal<string>;
  /** Starts the bookings. `stop` resolves when none of them is in flight any more. */
  run(client: Client): Promise<{ stop(): Promise<void> }>;
  /** Checks the stored data. With `isDone`, also checks that each booking of the journal is stored exactly once. */
  prove(context: Context, client: Client, what: string, isDone?: boolean): Promise<void>;
}

export interface Rounds {
  /** The name of the bookings in the report, in the plural, for example `recalls`. */
  readonly called: string;
  readonly few: number;
  readonly many: number;
  /** Number of acknowledged writes in a round for which it waits before the kill, for at most 20 s. */
  readonly acknowledged: number;
  /** Maximum random delay before the kill, in milliseconds. */
  readonly momentMs: number;
}

export async function killRounds(
  context: Context,
  place: Place,
  prepare: (client: Client) => Promise<Books>,
  { called, few, many, acknowledged, momentMs }: Rounds,
): Promise<void> {
  const { check, note } = context;
  let service = await start(context, place);
  let client = await service.logIn();
  const { token } = client;
  const books = await prepare(client);
  const { journal } = books;
  let kills = 0;
  for (const _ of rounds(context, few, many)) {
    const before = journal.acknowledged;
    const working = await books.run(client);
    await until(20_000, async () => journal.acknowledged >= before + acknowledged);
    await wait(Math.random() * momentMs);
    await service.kill();
    await working.stop();
    kills++;
    client.close();
    service = await start(context, place);
    client = service.client(token);
    await books.prove(context, client, `all rows of the ${called} are there, or none`);
  }
  note(`${kills} kills; ${journal.open} ${called} had no answer`);
  await journal.repeatOpen(client);
  check('what had no answer is done when it is repeated', journal.open === 0, `${journal.open} open`);
  const [same, asked] = await journal.replayed(client);
  check('what is repeated gets the first answer', same === asked, `${same} of ${asked}`);
  await books.prove(context, client, `repeated ${called} have one effect`, true);
  check('nothing but success and silence', journal.unexpected.length === 0, journal.unexpected[0]?.body);
  client.close();
  await service.stop();
  await proveBooks(context, place);
  note(`${journal.acknowledged} ${called} acknowledged, ${journal.repeated} repeated with their key`);
}
