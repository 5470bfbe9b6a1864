/** English words for names in the code of the context `audit` (`kernel/contract/words.ts`). German: `german.ts`. */
import type { Words } from '../kernel/contract/words.ts';

export const auditWords = {
  permissions: {
    AUDIT_LOG: 'Audit log',
  },
} as const satisfies Words;
