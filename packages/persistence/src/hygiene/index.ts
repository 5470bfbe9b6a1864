import type { StoredContext } from '../engine/context.ts';
import { cleaningTasks, controlPoints, devices } from './check.ts';
import { deviations } from './deviation.ts';
import { sqlGoods } from './goods-reader.ts';
import { sqlHygiene } from './hygiene-reader.ts';
import { readingDays, readings } from './reading.ts';
import { sqlHygieneReport } from './report-reader.ts';

export const hygiene = {
  name: 'hygiene',
  tables: [controlPoints, cleaningTasks, devices, readings, readingDays, deviations],
  records: [],
  reads: { hygiene: sqlHygiene, hygieneGoods: sqlGoods, hygieneReport: sqlHygieneReport },
  expiring: [],
} satisfies StoredContext;
