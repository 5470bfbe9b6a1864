/** English words for names in today (`kernel/words.ts`). Their German is in `german.ts`. */
import type { Words } from '../kernel/words.ts';

export const todayWords = {
  permissions: {
    NOTIFICATION: 'Notifications',
    REPORT: 'Reports',
  },
} as const satisfies Words;
