/** Draws the actions of the scan card that need a reason: block a lot, release a hold. */
import { placeHold, releaseHold } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, type Form, type Message, say } from '@cleaver/domain/kernel';
import { booked, useIntent } from '../floor/booking/intent.ts';
import { IntentForm } from '../floor/booking/intent-form.tsx';
import styles from '../floor/floor.module.css';
import type { Booking } from '../floor/outbox/outbox.ts';
import { shownReason } from '../inventory/lot/hold-reason.ts';
import { BLOCK_REASONS } from '../inventory/stock-batch/block-reasons.ts';
import { t } from '../shell/language/language.ts';
import { ReasonField } from '../ui/control/reason-field.tsx';
import { sentence } from '../ui/text/words.ts';
import { reportTo, type StepProps } from './scan-verbs.tsx';

export type Hold = AnswerOf<typeof placeHold>;

interface ReasonStepProps extends StepProps {
  readonly about?: string;
  readonly question: string;
  readonly often: readonly Message[];
  // biome-ignore lint/suspicious/noExplicitAny: the bodies of both operations
  readonly form: Form<unknown, any>;
  /** The ids in the input. */
  readonly ids: Readonly<Record<string, string>>;
  readonly booking: (reason: string) => Booking;
  /** The text of the button. */
  readonly label: string;
  readonly look: 'primary' | 'danger';
  /** The text after the booking. */
  readonly text: string;
}

function ReasonStep({
  lot,
  done,
  back,
  about,
  question,
  often,
  form,
  ids,
  booking,
  label,
  look,
  text,
}: ReasonStepProps) {
  const intent = useIntent({
    name: `${question} ${Object.values(ids).join(' ')}`,
    first: { reason: '' },
    form,
    raw: ({ reason }) => ({ ...ids, reason }),
    send: ({ reason }, key) => booked<object>({ ...booking(reason), lotId: lot.id, key }),
    done: (answer) => reportTo(done, text, answer !== undefined),
  });
  return (
    <div class={styles['step']}>
      {about !== undefined && <p>{about}</p>}
      <IntentForm intent={intent} label={label} look={look} leave={back} isFocused={false}>
        <ReasonField
          label={question}
          often={often}
          value={intent.values.reason}
          set={(reason) => intent.set({ reason })}
          fault={sentence(intent.faults.get('reason'))}
        />
      </IntentForm>
    </div>
  );
}

export const Block = (props: StepProps) => {
  const { id, lotNumber } = props.lot;
  return (
    <ReasonStep
      {...props}
      question={t`Why is it blocked?`}
      often={BLOCK_REASONS}
      form={placeHold.input}
      ids={{ id }}
      booking={(reason) => ({ booking: 'blockLot', input: { id, reason }, blocking: true })}
      label={t`Block ${lotNumber}`}
      look="danger"
      text={t`${lotNumber} is blocked`}
    />
  );
};

const RELEASE_REASONS: readonly Message[] = [say`Inspected: OK`, say`Laboratory: OK`, say`Blocked by mistake`];

export const Release = ({ hold, ...props }: StepProps & { readonly hold: Hold }) => {
  const { id, lotNumber } = props.lot;
  return (
    <ReasonStep
      {...props}
      about={shownReason(hold.reason)}
      question={t`Why is it released?`}
      often={RELEASE_REASONS}
      form={releaseHold.input}
      ids={{ id, holdId: hold.id }}
      booking={(reason) => ({ booking: 'release', input: { id, holdId: hold.id, reason } })}
      label={t`Release ${lotNumber}`}
      look="primary"
      text={t`The hold of ${lotNumber} is released`}
    />
  );
};
