/** The bookings of hygiene that may wait in the outbox. */
import { recordCleaning, recordReadings } from '@cleaver/domain/hygiene/contracts';
import { booking } from '../floor/booking.ts';
import { shownNumber } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { wordText } from '../ui/text/words.ts';
import { instantToSend } from './round/typed-at.ts';

interface Entered {
  readonly value?: number | string | null | undefined;
  readonly result?: string | null | undefined;
}

const enteredText = ({ value, result }: Entered): string =>
  result ? wordText(result) : value === undefined || value === null ? '' : shownNumber(value);

const allText = (texts: readonly string[]): string => texts.join(', ');

export const hygieneBookings = {
  measure: booking({
    operation: recordReadings,
    says: ({ readings }, { named }) =>
      t`Record ${allText((readings ?? []).map((one) => `${named(one.controlPointId)}: ${enteredText(one)}`))}`,
    changes: ({ readings }) => (readings ?? []).map(({ batchId }) => batchId),
    records: ({ readings }) =>
      (readings ?? []).map((one) => ['/api/quality/control-points', one.controlPointId] as const),
    sentLate: ({ readings }, at) => ({
      readings: readings.map((one) => ({ ...one, measuredAt: instantToSend(one.measuredAt, at) })),
    }),
  }),
  clean: booking({
    operation: recordCleaning,
    says: ({ records }, { named }) =>
      t`Record ${allText((records ?? []).map((one) => `${named(one.cleaningTaskId)}: ${enteredText(one)}`))}`,
    records: ({ records }) =>
      (records ?? []).map((one) => ['/api/quality/cleaning-tasks', one.cleaningTaskId] as const),
    sentLate: ({ records }, at) => ({
      records: records.map((one) => ({ ...one, doneAt: instantToSend(one.doneAt, at) })),
    }),
  }),
};
