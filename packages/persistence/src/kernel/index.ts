/** Idempotency records and sequences. */
import type { StoredContext } from '../engine/context.ts';
import { keptAnswers } from './kept-answer.ts';
import { sequenceRecord } from './sequence.ts';

export const kernel = {
  name: 'kernel',
  tables: [keptAnswers],
  records: [sequenceRecord],
  reads: {},
  expiring: [{ table: 'kept_answer', where: 't.expires_at < $1', value: (now) => now.toISOString() }],
} satisfies StoredContext;
