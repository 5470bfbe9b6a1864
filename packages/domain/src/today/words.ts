/** English words for names in the code of the context `today` (`kernel/contract/words.ts`). German: `german.ts`. */
import type { Words } from '../kernel/contract/words.ts';

export const todayWords = {
  permissions: {
    NOTIFICATION: 'Notifications',
  },
} as const satisfies Words;
