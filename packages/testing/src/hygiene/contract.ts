/** Contract tests of hygiene: checks, readings, deviations and devices, and their reads. */
import type { Parts } from '../context.ts';
import { goodsContract } from './goods-contract.ts';
import { hygieneKindsContract } from './kinds-contract.ts';
import { hygieneReadsContract } from './reads-contract.ts';
import { hygieneReportContract } from './report-contract.ts';
import { retentionContract } from './retention-contract.ts';
import { sensorsContract } from './sensors-contract.ts';

export const PARTS: Parts = {
  'control points, cleaning tasks, devices, readings and deviations': hygieneKindsContract,
  'the series, slots and buckets of checks': hygieneReadsContract,
  'the gaps and the last readings of sensors': sensorsContract,
  'the reads between hygiene and goods return lots and last readings': goodsContract,
  'the reads of the report return what lies in a period': hygieneReportContract,
  'the retention of sensor readings': retentionContract,
};
