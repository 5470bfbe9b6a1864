import type { StoredContext } from '../engine/context.ts';
import { recallRecords, recalls } from './recall.ts';
import { sqlTrace } from './trace-reader.ts';

export const quality = {
  name: 'quality',
  tables: [recalls, recallRecords],
  records: [],
  reads: { trace: () => sqlTrace },
  expiring: [],
} satisfies StoredContext;
