/** English words for the names of the `today` context (`kernel/words.ts`). `german.ts` has the German words. */
import type { Words } from '../kernel/words.ts';

export const todayWords = {
  permissions: {
    NOTIFICATION: 'Notifications',
    REPORT: 'Reports',
  },
} as const satisfies Words;
