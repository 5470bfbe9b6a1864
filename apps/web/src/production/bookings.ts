/** The bookings of production that may wait in the outbox. */
import { completeBatch, consumeIntoBatch, cut, returnFromBatch, tickStep } from '@cleaver/domain/production/contracts';
import { amountOf, amountsOf, batchesIn, booking, goodsOf } from '../floor/booking.ts';
import { shownTemperature } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';

export const productionBookings = {
  consume: booking({
    operation: consumeIntoBatch,
    says: ({ inputs }, names) => t`${goodsOf(inputs?.[0], names)}: put ${amountsOf(inputs)} in`,
    batches: ({ inputs }) => batchesIn(inputs),
    takes: ({ inputs }) => inputs ?? [],
    changes: ({ id }) => [id],
  }),
  giveBack: booking({
    operation: returnFromBatch,
    says: ({ inputs }, names) => t`${goodsOf(inputs[0], names)}: return ${amountsOf(inputs)}`,
    batches: ({ inputs }) => batchesIn(inputs),
    givesBack: ({ inputs }) => inputs,
    brings: ({ inputs }) => inputs,
    changes: ({ id }) => [id],
  }),
  tick: booking({
    operation: tickStep,
    says: ({ id, stepNumber, done, temperature }, { named }) =>
      done === false
        ? t`${named(id)}: step ${String(stepNumber)} not done`
        : temperature === undefined || temperature === null
          ? t`${named(id)}: step ${String(stepNumber)} done`
          : t`${named(id)}: step ${String(stepNumber)} done at ${shownTemperature(temperature)}`,
    changes: ({ id }) => [id],
    records: ({ id }) => [['/api/production/batches', id]],
  }),
  complete: booking({
    operation: completeBatch,
    says: ({ id, outputs }, { named }) => t`Complete ${named(id)}: ${amountsOf(outputs)}`,
    changes: ({ id }) => [id],
    ends: true,
    records: ({ id }) => [['/api/production/batches', id]],
  }),
  cut: booking({
    operation: cut,
    says: ({ inputs }, names) =>
      t`Cut ${inputs.map((line) => `${goodsOf(line, names)}, ${amountOf(line)}`).join(' + ')}`,
    batches: ({ inputs }) => batchesIn(inputs),
    takes: ({ inputs }) => inputs,
  }),
};
