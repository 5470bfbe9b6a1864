/** What the names of the context today are called in English (`kernel/words.ts`); the German of that stands in `german.ts`. */
import type { Words } from '../kernel/words.ts';

export const todayWords = {
  permissions: {
    NOTIFICATION: 'Notifications',
    REPORT: 'Reports',
  },
} as const satisfies Words;
