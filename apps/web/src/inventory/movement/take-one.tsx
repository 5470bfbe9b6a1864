/** A floor screen for bookings of one stock batch. The user scans the batch, fills in a form and confirms. */
import type { Form, Message } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BatchText } from '../../floor/booking/batch-button.tsx';
import { type OnLabel, PickBatch, type Proposed } from '../../floor/booking/choose-stock-batch.tsx';
import { isGiven } from '../../floor/booking/goods-from-address.ts';
import { booked, type Intent, useIntent } from '../../floor/booking/intent.ts';
import { IntentForm } from '../../floor/booking/intent-form.tsx';
import type { BookingInput } from '../../floor/outbox/bookings.ts';
import { WaitingList } from '../../floor/outbox/waiting-list.tsx';
import { type FoundBatch, isFine } from '../../scanner/found-batch.ts';
import { shownQuantity } from '../../shell/language/format.ts';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { decimalText } from '../../ui/control/amount-text.ts';
import { isTouch } from '../../ui/control/pointer.ts';
import { toast } from '../../ui/dialog/toast.tsx';
import { Page } from '../../ui/page/page.tsx';
import { classes } from '../../ui/text/classes.ts';
import styles from './take-one.module.css';
import { undoOf } from './undo-posting.ts';

export interface Work<V extends object, B extends object> {
  readonly form: Form<unknown, B>;
  /** `isByHand`: the user chose the goods from a list. */
  readonly first: (batch: FoundBatch, onLabel: OnLabel, isByHand: boolean) => V;
  /** Returns the input that the form checks. */
  readonly raw: (values: V, batch: FoundBatch) => Record<string, unknown>;
  /** Returns the booking of the checked input. */
  readonly booking: (input: B, values: V, batch: FoundBatch) => BookingInput;
  /** Returns the booking in words, for the message after it. */
  readonly what: (values: V, batch: FoundBatch) => Text;
  readonly label: Text;
  readonly isBlocking?: boolean;
  readonly look?: 'primary' | 'danger';
  readonly fields: (intent: Intent<V>, batch: FoundBatch, onLabel: OnLabel) => ComponentChildren;
}

interface TakeOneProps<V extends object, B extends object> {
  readonly title: Message;
  readonly ask: Text;
  readonly work: Work<V, B>;
  readonly refuses?: (batch: FoundBatch) => Text | undefined;
  readonly proposed?: Proposed;
}

interface Picked {
  readonly batch: FoundBatch;
  readonly onLabel: OnLabel;
  readonly isByHand: boolean;
}

export function TakeOne<V extends object, B extends object>(props: TakeOneProps<V, B>) {
  const { title, ask, work, refuses, proposed } = props;
  const { query } = useAddress();
  const [picked, setPicked] = useState<Picked>();
  /** Returns to the page that linked here with the goods. Otherwise shows the batch picker for the next scan. */
  const close = (): void => {
    if (isGiven() && history.length > 1) history.back();
    else {
      setPicked(undefined);
      focusSearch();
    }
  };
  useEffect(() => {
    if (!isGiven() && !query.has('code')) focusSearch();
  }, []);
  return (
    <Page title={title}>
      <div hidden={picked !== undefined}>
        <PickBatch
          label={ask}
          {...(refuses && { refuses })}
          {...(proposed && { proposed })}
          hasPlaces
          busy={picked && finishFirst(picked.batch)}
          picked={(batch, onLabel, isByHand) => setPicked({ batch, onLabel, isByHand })}
        />
      </div>
      {!picked && <WaitingList of={({ from }) => from === location.pathname} />}
      {picked && <Doing key={picked.batch.id} {...picked} work={work} close={close} />}
    </Page>
  );
}

/** Focuses the field that finds goods, at the desk. On touch devices, the focus stays with the scanner. */
function focusSearch(): void {
  if (!isTouch()) requestAnimationFrame(() => document.querySelector<HTMLElement>('main search input')?.focus());
}

/** Returns the typed amount with its unit and its lot as text, for the name of a booking. */
export const amountText = (typed: string, { unit, lotNumber }: FoundBatch): string =>
  t`${shownQuantity(decimalText(typed), unit)} of ${lotNumber}`;

/** Returns the reason why no other goods can be scanned now. */
export const finishFirst = ({ lotNumber }: Pick<FoundBatch, 'lotNumber'>): string =>
  t`Finish ${lotNumber} first, or leave it.`;

interface DoingProps<V extends object, B extends object> extends Picked {
  readonly work: Work<V, B>;
  readonly close: () => void;
}

function Doing<V extends object, B extends object>({ batch, onLabel, isByHand, work, close }: DoingProps<V, B>) {
  const intent = useIntent<V, unknown, B>({
    name: batch.id,
    first: work.first(batch, onLabel, isByHand),
    form: work.form,
    raw: (values) => work.raw(values, batch),
    send: (input, key, values) =>
      booked<unknown>({
        ...work.booking(input, values, batch),
        key,
        lotId: batch.lotId,
        blocking: work.isBlocking ?? false,
      }),
    done: (answer, values) => {
      const what = shown(work.what(values, batch));
      const undo = undoOf([answer]);
      toast(answer === undefined ? t`${what}: waiting to be sent` : t`${what}: done`, {
        to: `/lots/${batch.lotId}`,
        undo,
      });
      close();
    },
  });
  return (
    <IntentForm
      intent={intent}
      label={work.label}
      look={work.look ?? 'primary'}
      about={
        <div class={classes(styles['about'], !isFine(batch) && styles['warn'])}>
          <BatchText batch={batch} />
        </div>
      }
      leave={close}
    >
      {work.fields(intent, batch, onLabel)}
    </IntentForm>
  );
}
