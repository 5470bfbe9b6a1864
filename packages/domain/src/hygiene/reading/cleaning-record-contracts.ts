/** Operations that record and read what was cleaned. */
import { command, query, type Tag } from '../../kernel/contract/contract.ts';
import { id, instant, list, oneOf, optionalLines, pathId } from '../../kernel/contract/fields.ts';
import { described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { INSTANTS } from '../../kernel/contract/search.ts';
import { RESULTS } from '../check/check.ts';
import { deviationOutput } from '../deviation/deviation-output.ts';
import { cleaningTaskInactive } from '../refusals.ts';
import { cleaningRecordSubject, cleaningTaskSubject } from '../subjects.ts';
import {
  actionField,
  MINUTES_AHEAD,
  measuredAtFaults,
  noteRule,
  READING_DAYS_BACK,
  READINGS_MAX,
} from './reading-contracts.ts';

export const cleaningRecordOutput = out.object('CleaningRecordResponse', {
  id: out.text(),
  cleaningTaskId: out.text(),
  doneAt: out.timestamp(),
  result: out.oneOf(RESULTS),
  note: out.text(),
  recordedBy: out.nullable(out.text({ description: 'A username' })),
  recordedAt: out.timestamp(),
});
export type CleaningRecordView = out.GivenBy<typeof cleaningRecordOutput>;

const recordForm = form(
  {
    cleaningTaskId: id(),
    result: oneOf(RESULTS),
    doneAt: described(
      optional(instant()),
      `At most ${READING_DAYS_BACK} days back and ${MINUTES_AHEAD} minutes ahead; default: now`,
    ),
    note: optionalLines(),
    action: actionField(),
  },
  (given, fault) => noteRule(given, (at, message) => fault(at, message)),
);

export const recordCleaning = command({
  name: 'cleaning-record.record',
  subject: cleaningRecordSubject,
  address: 'POST /api/quality/cleaning-records',
  summary: 'Record what was cleaned: all records or none',
  description: 'NOT_OK and NOT_DONE need a note. `action` also acts on the deviation that the record is part of.',
  permission: 'CLEANING_RECORD_WRITE',
  floor: true,
  refuses: [cleaningTaskSubject.unknown, cleaningTaskInactive],
  input: form({ records: list(recordForm, READINGS_MAX, 1) }),
  dateFaults: ({ records = [] }, { now }) => measuredAtFaults('records', 'doneAt', records, now),
  output: out.object('RecordedCleaningResponse', {
    records: out.listOf(cleaningRecordOutput),
    deviations: out.listOf(deviationOutput, { description: 'Opened or changed by these records' }),
  }),
});

export const listCleaningRecords = query({
  name: 'cleaning-record.list',
  subject: cleaningRecordSubject,
  address: 'GET /api/quality/cleaning-records',
  summary: 'List cleaning records',
  permission: 'CLEANING_RECORD_READ',
  floor: true,
  input: listForm(cleaningRecordSubject.sortable, {
    ...INSTANTS,
    cleaningTaskId: optional(pathId()),
    result: optional(oneOf(RESULTS)),
  }),
  output: out.page(cleaningRecordOutput, ['doneAt', 'cleaningTaskId', 'result', 'note', 'recordedBy']),
});

export const cleaningRecordTag: Tag = {
  title: 'Cleaning records',
  description: 'What was cleaned',
  contracts: [listCleaningRecords, recordCleaning],
};
