/** The contract on the reads of sessions: those that live, from the newest on. */
import { Session, Sessions } from '@cleaver/domain/identity';
import type { Test } from 'tap';
import { inUnit, NOW, newId, type Stored, storedUser, storing } from './samples.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export async function sessionsContract(t: Test, stored: Stored): Promise<void> {
  const [anna, berta] = [await storedUser(stored), await storedUser(stored)];
  const opened = (userId: string, number: number, at = NOW) => Session.open(newId(), userId, number, at);
  const loggedOut = opened(anna.id, 6);
  loggedOut.end(NOW);
  const expired = opened(anna.id, 5, new Date(NOW.getTime() - 30 * DAY_MS));
  const lives = [3, 9, 4, 1, 10].map((number) => opened(anna.id, number));
  await storing(stored, Sessions, loggedOut, expired, opened(berta.id, 8), ...lives);

  const live = (newer: number, sessionsEnded = 0, userId = anna.id) =>
    inUnit(stored, (unit) => unit.reads.sessions.liveNumber({ id: userId, sessionsEnded }, { newer, at: NOW }));

  await t.test('the newest, and those before it that live', async (t) => {
    const found = await Promise.all([0, 1, 2, 3, 4, 5].map((newer) => live(newer)));
    t.strictSame(found, [10, 9, 4, 3, 1, undefined]);
  });
  await t.test('none that ended at the user', async (t) => {
    t.strictSame(await Promise.all([1, 2].map((newer) => live(newer, 4))), [9, undefined]);
  });
  await t.test('each user has their own', async (t) => {
    t.strictSame(await Promise.all([0, 1].map((newer) => live(newer, 0, berta.id))), [8, undefined]);
    t.equal(await live(0, 0, newId()), undefined);
  });
}
