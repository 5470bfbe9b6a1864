import { placeHold } from '@cleaver/domain/inventory/contracts';
import { type Message, say } from '@cleaver/domain/kernel';
import type { InputOf } from '../../floor/outbox/bookings.ts';
import { mine } from '../../floor/outbox/outbox-entries.ts';
import { isBlockedBy } from '../../floor/outbox/pending-effects.ts';
import type { FoundBatch } from '../../scanner/found-batch.ts';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { ReasonField } from '../../ui/control/reason-field.tsx';
import { sentence } from '../../ui/text/words.ts';
import { TakeOne, type Work } from '../movement/take-one.tsx';
import { BLOCK_REASONS } from './block-reasons.ts';

interface Stop {
  readonly reason: string;
  readonly isHereAlone: boolean;
}

const WORK: Work<Stop, InputOf<'blockLot'>> = {
  form: placeHold.input,
  first: () => ({ reason: '', isHereAlone: false }),
  raw: ({ reason }, { lotId }) => ({ id: lotId, reason }),
  booking: (input, { isHereAlone }, { id, stockId }) =>
    isHereAlone
      ? { booking: 'blockBatch', input: { stockId, batchId: id, reason: input.reason } }
      : { booking: 'blockLot', input },
  what: (_, { lotNumber }) => t`Block ${lotNumber}`,
  label: say`Block`,
  isBlocking: true,
  look: 'danger',
  fields: ({ values, set, faults }) => (
    <>
      <ReasonField
        label={t`Why is it blocked?`}
        value={values.reason}
        set={(reason) => set({ reason })}
        often={BLOCK_REASONS}
        fault={sentence(faults.get('reason'))}
      />
      <ChoiceGroup label={t`What is blocked?`}>
        <Button isPressed={!values.isHereAlone} act={() => set({ isHereAlone: false })}>
          {t`The lot, in all storage locations`}
        </Button>
        <Button isPressed={values.isHereAlone} act={() => set({ isHereAlone: true })}>{t`Only the goods here`}</Button>
      </ChoiceGroup>
    </>
  ),
};

/**
 * Returns the message to show if a hold of these goods waits in the outbox, otherwise undefined. So the user does not
 * block the goods twice.
 */
const blockedAlready = (batch: FoundBatch): Message | undefined =>
  isBlockedBy(
    mine().filter(({ refusal }) => refusal === undefined),
    batch,
  )
    ? say`The hold of ${batch.lotNumber} is waiting to be sent.`
    : undefined;

export default function BlockGoods() {
  return <TakeOne title={say`Block goods`} ask={t`Which lot is blocked?`} work={WORK} refuses={blockedAlready} />;
}
