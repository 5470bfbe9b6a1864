/** Reads of sessions, on a store in memory. */
import { isLive, type SessionReader, Sessions } from '@cleaver/domain/identity';
import type { Reader } from '@cleaver/domain/kernel';

export const memorySessions = (reader: Reader): SessionReader => ({
  async liveNumber(user, { newer, at }) {
    const sessions = await reader.where(Sessions, { userId: user.id });
    const live = sessions.filter((session) => isLive(session, user, at)).map(({ number }) => number);
    return live.sort((a, b) => b - a)[newer];
  },
});
