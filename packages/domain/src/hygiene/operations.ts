/** The operations of hygiene in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { cleaningTaskTag } from './cleaning-task/cleaning-task-contracts.ts';
import { controlPointTag } from './control-point/control-point-contracts.ts';
import { deviationTag } from './deviation/deviation-contracts.ts';
import { deviceTag } from './device/device-contracts.ts';
import { hygieneOperationsGerman } from './operations-german.ts';
import { hygienePlanTag } from './plan/plan-contracts.ts';
import { cleaningRecordTag } from './reading/cleaning-record-contracts.ts';
import { deviceReadingTag } from './reading/device-reading-contracts.ts';
import { readingTag } from './reading/reading-contracts.ts';
import { seriesTag } from './reading/series-contracts.ts';
import { hygieneReportTag } from './report/report-contracts.ts';

export const hygieneOperations: Operations = {
  name: 'hygiene',
  tags: [
    hygienePlanTag,
    controlPointTag,
    readingTag,
    seriesTag,
    cleaningTaskTag,
    cleaningRecordTag,
    deviationTag,
    deviceTag,
    deviceReadingTag,
    hygieneReportTag,
  ],
  german: hygieneOperationsGerman,
};
