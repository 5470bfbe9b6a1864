/** What the names of the context audit are called in English (`kernel/words.ts`); the German of that stands in `german.ts`. */
import type { Words } from '../kernel/words.ts';

export const auditWords = {
  permissions: {
    AUDIT_LOG: 'Audit log',
  },
} as const satisfies Words;
