/** The floor home: tasks, drafts on this device, and the latest bookings with an undo. */
import { listOwnBookings } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import type { Of } from '../shell/api.ts';
import { device, tab } from '../shell/device.ts';
import { shownQuantity, shownTime } from '../shell/format.ts';
import { shown, t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import { me } from '../shell/session.ts';
import { useStore } from '../shell/store.ts';
import { LinkButton } from '../ui/button.tsx';
import { Badge } from '../ui/notice.tsx';
import { Loaded, Nothing, Page, Section } from '../ui/page.tsx';
import { wordText } from '../ui/words.ts';
import { draftPaths } from './drafts.ts';
import styles from './floor.module.css';
import { screens } from './reader.ts';
import { Tiles } from './tiles.tsx';
import { UndoBooking } from './undo-booking.tsx';

type Booking = Of<'OwnBooking'>;

export default function FloorHome() {
  const found = useAnswer(listOwnBookings, {});
  return (
    <Page title={say`My work`}>
      <Tiles />
      <Drafts />
      <Section title={t`My last bookings`} wide>
        <Loaded of={found} lines={6}>
          {({ bookings }) =>
            bookings.length === 0 ? (
              <Nothing text={t`You have booked nothing in the last 7 days.`} />
            ) : (
              <ul class={styles['cards']}>
                {bookings.map((booking) => (
                  <BookingCard key={booking.postingId} of={booking} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
    </Page>
  );
}

function BookingCard({ of }: { readonly of: Booking }) {
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

/** What was booked, in one line. A correction by a count keeps its sign. */
function textOf({ type, quantityChange, quantityUnit, articleName, lotCount }: Booking): string {
  const amount = shownQuantity(type === 'COUNTED' ? quantityChange : Math.abs(quantityChange), quantityUnit);
  const booked = `${wordText(type)}: ${amount} ${articleName}`;
  return lotCount > 1 ? t`${booked} and ${lotCount - 1} more lots` : booked;
}

function Drafts() {
  const who = useStore(me);
  const { titleOf } = useStore(screens);
  const names = ['draft ', 'intent '].flatMap((start) => [...tab.names(start), ...device.names(start)]);
  const drafts = draftPaths(names, who?.id ?? '').flatMap((path) => {
    const title = titleOf(path);
    return title ? [{ path, title: shown(title) }] : [];
  });
  if (drafts.length === 0) return null;
  return (
    <Section title={t`My drafts on this device`} wide>
      <div class={styles['actions']}>
        {drafts.map(({ path, title }) => (
          <LinkButton key={path} to={path}>
            {title}
          </LinkButton>
        ))}
      </div>
    </Section>
  );
}
