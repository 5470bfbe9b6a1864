/** Draws the floor home with tasks, drafts on this device, and the latest bookings with an undo. */
import { listOwnBookings } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { getToday } from '@cleaver/domain/today/contracts';
import type { StoredDraft } from '../shell/data/draft-store.ts';
import { useAnswer } from '../shell/data/query.ts';
import { useStore } from '../shell/data/store.ts';
import { shown, t } from '../shell/language/language.ts';
import { device, parsedJson, tab } from '../shell/session/device.ts';
import { me, renew } from '../shell/session/session.ts';
import { RecallAlarm } from '../today/recall-alarm.tsx';
import { useRefresh } from '../today/refresh.ts';
import { LinkButton } from '../ui/control/button.tsx';
import { Loaded, Nothing, Page, Section } from '../ui/page/page.tsx';
import { BookingCard } from './booking/booking-card.tsx';
import { draftLinks } from './drafts.ts';
import styles from './floor.module.css';
import { WaitingList } from './outbox/waiting-list.tsx';
import { screens } from './screens.ts';
import { Tiles } from './tiles.tsx';

export default function FloorHome() {
  const found = useAnswer(listOwnBookings, {});
  const today = useAnswer(getToday, {});
  useRefresh(useStore(me)?.shopTimeZone ?? 'UTC', today.refetch, renew);
  return (
    <Page title={say`My work`}>
      {today.data && <RecallAlarm of={today.data} />}
      <Tiles />
      <Drafts />
      <Section title={t`My last bookings`} wide>
        <WaitingList of={() => true} />
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

function Drafts() {
  const who = useStore(me);
  const { titleOf } = useStore(screens);
  const kept = [tab, device].flatMap((storage) =>
    ['draft ', 'intent '].flatMap(storage.names).map((name) => {
      const draft = parsedJson(storage.read(name)) as Partial<StoredDraft<unknown>> | undefined;
      return { name, at: draft?.at ?? 0 };
    }),
  );
  const drafts = draftLinks(kept, who?.id ?? '').flatMap(({ path, to }) => {
    const title = titleOf(path);
    return title ? [{ to, title: shown(title) }] : [];
  });
  if (drafts.length === 0) return null;
  return (
    <Section title={t`My drafts on this device`} wide>
      <div class={styles['actions']}>
        {drafts.map(({ to, title }) => (
          <LinkButton key={to} to={to}>
            {title}
          </LinkButton>
        ))}
      </div>
    </Section>
  );
}
