/** Draws a booking of the user with an undo button. `LastBooking` draws the last booking, on the screen Today. */
import { listOwnBookings } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useAnswer } from '../../shell/data/query.ts';
import { useStore } from '../../shell/data/store.ts';
import { counted, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Badge } from '../../ui/dialog/notice.tsx';
import { Section } from '../../ui/page/page.tsx';
import { wordText } from '../../ui/text/words.ts';
import styles from '../floor.module.css';
import { outbox } from '../outbox/outbox-entries.ts';
import type { WaitingListProps } from '../outbox/waiting-list.tsx';
import { UndoBooking } from './undo-booking.tsx';

type Booking = AnswerOf<typeof listOwnBookings>['bookings'][number];

export function BookingCard({ of }: { readonly of: Booking }) {
  const what = textOf(of);
  return (
    <li class={styles['card']}>
      <div class={styles['booking']}>
        <div>
          <h3 class={styles['large']}>{what}</h3>
          <p>{[of.lotNumber, of.storageLocationName, shownTime(of.at)].filter((text) => text !== '').join(' · ')}</p>
        </div>
        <div>
          {of.isUndone && <Badge>{t`Undone`}</Badge>}
          {of.canUndo && <UndoBooking of={of} what={what} />}
        </div>
      </div>
    </li>
  );
}

/** Returns the booking in one line. Only a correction by a count has a sign. */
function textOf({ type, quantityChange, quantityUnit, articleName, lotCount }: Booking): string {
  const amount = shownQuantity(type === 'COUNTED' ? quantityChange : Math.abs(quantityChange), quantityUnit);
  const booked = `${wordText(type)}: ${amount} ${articleName}`;
  const more = lotCount - 1;
  return more > 0 ? counted(more, say`${booked} and ${more} more lot`, say`${booked} and ${more} more lots`) : booked;
}

/** Shows the user's last booking, if the user can still undo it. */
export function LastBooking() {
  const [last] = useAnswer(listOwnBookings, {}).data?.bookings ?? [];
  if (!last?.canUndo) return null;
  return (
    <Section title={t`My last booking`} wide>
      <Waiting />
      <ul class={styles['cards']}>
        <BookingCard of={last} />
      </ul>
    </Section>
  );
}

/** Shows the waiting bookings. Without one, does not load the code of the outbox. */
function Waiting() {
  const [List, setList] = useState<ComponentType<WaitingListProps>>();
  const isEmpty = useStore(outbox).length === 0;
  useEffect(() => {
    if (isEmpty) return;
    import('../outbox/waiting-list.tsx').then(
      ({ WaitingList }) => setList(() => WaitingList),
      () => undefined,
    );
  }, [isEmpty]);
  return List ? <List of={() => true} /> : null;
}
