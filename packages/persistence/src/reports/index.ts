import type { StoredContext } from '../engine/context.ts';
import { sqlReports } from './report-reader.ts';

export const reports = {
  name: 'reports',
  tables: [],
  records: [],
  reads: { reports: sqlReports },
  expiring: [],
} satisfies StoredContext;
