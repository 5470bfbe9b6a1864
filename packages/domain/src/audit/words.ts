/** English words for names in audit (`kernel/words.ts`). Their German is in `german.ts`. */
import type { Words } from '../kernel/words.ts';

export const auditWords = {
  permissions: {
    AUDIT_LOG: 'Audit log',
  },
} as const satisfies Words;
