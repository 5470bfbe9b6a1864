/** English words for the names of the context today (`kernel/words.ts`). `german.ts` has the German ones. */
import type { Words } from '../kernel/words.ts';

export const todayWords = {
  permissions: {
    NOTIFICATION: 'Notifications',
    REPORT: 'Reports',
  },
} as const satisfies Words;
