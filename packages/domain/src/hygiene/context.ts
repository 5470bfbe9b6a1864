/** The context hygiene as data. */
import type { Context } from '../kernel/execution/context.ts';
import { CleaningTasks } from './cleaning-task/cleaning-task.ts';
import { cleaningTaskFile } from './cleaning-task/cleaning-task-file.ts';
import { cleaningTaskHandlers } from './cleaning-task/cleaning-task-handlers.ts';
import { ControlPoints } from './control-point/control-point.ts';
import { controlPointFile } from './control-point/control-point-file.ts';
import { controlPointHandlers } from './control-point/control-point-handlers.ts';
import { Deviations } from './deviation/deviation.ts';
import { deviationHandlers } from './deviation/deviation-handlers.ts';
import { Devices } from './device/device.ts';
import { deviceHandlers } from './device/device-handlers.ts';
import { exposureHandlers } from './exposure/exposure-handlers.ts';
import { goodsReads } from './goods-ports.ts';
import { hygieneOperations } from './operations.ts';
import { planHandlers } from './plan/plan-handlers.ts';
import { hygieneReads } from './ports.ts';
import { cleaningRecordHandlers } from './reading/cleaning-record-handlers.ts';
import { deviceReadingHandlers } from './reading/device-reading-handlers.ts';
import { Readings } from './reading/reading.ts';
import { readingFile } from './reading/reading-file.ts';
import { readingHandlers } from './reading/reading-handlers.ts';
import { seriesHandlers } from './reading/series-handlers.ts';
import * as refusals from './refusals.ts';
import { hygieneReportHandlers } from './report/report-handlers.ts';
import { hygieneReportReads } from './report/report-reads.ts';
import { ReadingDays } from './retention/reading-day.ts';
import { cleaningTaskMachine, controlPointMachine, deviationMachine, deviceMachine } from './subjects.ts';

export const hygiene: Context = {
  ...hygieneOperations,
  neighbours: ['masterdata', 'inventory', 'production', 'quality', 'settings'],
  kinds: [ControlPoints, CleaningTasks, Devices, Readings, ReadingDays, Deviations],
  handlers: [
    ...controlPointHandlers,
    ...cleaningTaskHandlers,
    ...readingHandlers,
    ...cleaningRecordHandlers,
    ...deviationHandlers,
    ...exposureHandlers,
    ...deviceHandlers,
    ...deviceReadingHandlers,
    ...seriesHandlers,
    ...planHandlers,
    ...hygieneReportHandlers,
  ],
  files: [controlPointFile, cleaningTaskFile, readingFile],
  machines: [controlPointMachine, cleaningTaskMachine, deviceMachine, deviationMachine],
  refusals: Object.values(refusals),
  reads: [hygieneReads, goodsReads, hygieneReportReads],
};
