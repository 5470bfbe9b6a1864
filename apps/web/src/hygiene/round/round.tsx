/**
 * The round: one thing to measure or to check after the other, for one hand. Entries go through the outbox, so the round
 * works without a network.
 */
import { say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { startOutbox } from '../../floor/outbox/outbox.ts';
import { useScannedPlace } from '../../inventory/storage-location/scanned-place.ts';
import { useScan } from '../../scanner/scan.tsx';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { may } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Loaded, Nothing, Page } from '../../ui/page/page.tsx';
import { usePlaceNames } from '../place-name.tsx';
import { AllInOrder } from './all-in-order.tsx';
import { EnteredStop } from './entered-stop.tsx';
import styles from './round.module.css';
import { RoundEnd } from './round-end.tsx';
import { useRoundPlan } from './round-plan.ts';
import { StopForm } from './stop-form.tsx';
import { dueStops, idOf, placeStops, type SlotNow, type Stop, tickable } from './stops.ts';
import { enter, takenBack } from './use-entry.ts';
import { useRound } from './use-round.ts';

export default function RoundScreen() {
  const { query, set } = useAddress();
  // Loads what waits before the first stop is drawn, because a later change would move the stop below the thumb.
  useState(startOutbox);
  const placeOf = useScannedPlace();
  const placeName = usePlaceNames();
  const plan = useRoundPlan();
  const placeId = query.get('place') ?? undefined;
  useScan((read) => {
    const place = placeOf(read);
    if (!place) return { bad: t`Scan the label of a storage location.` };
    if ('bad' in place) return place;
    if (placeStops(plan, place).length === 0) return { bad: t`Nothing is measured or checked in ${place.name}.` };
    set({ place: place.id });
    return { good: place.name };
  });
  const place = placeId === undefined ? undefined : { id: placeId, name: placeName(placeId) || t`Storage location` };
  const stops = place ? placeStops(plan, place) : dueStops(plan);
  return (
    <Loaded of={plan.found} lines={6}>
      {() => <Round key={placeId} stops={stops} slots={plan.slots} place={place?.name} />}
    </Loaded>
  );
}

interface RoundProps {
  readonly stops: readonly Stop[];
  readonly slots: readonly SlotNow[];
  /** The name of the storage location whose stops these are; undefined for the round of what is due. */
  readonly place: string | undefined;
}

function Round({ stops, slots, place }: RoundProps) {
  const round = useRound(stops);
  const [isTicking, setIsTicking] = useState(false);
  const { current } = round;
  const ticks = tickable(round.open);
  const count = round.stops.length;
  const done = count - round.open.length;
  const outcome = current && round.outcome(current);
  if (isTicking) return <AllInOrder stops={ticks} close={() => setIsTicking(false)} />;
  return (
    <Page
      title={place === undefined ? say`Round` : place}
      up={place === undefined ? undefined : { to: '/round', title: say`Round` }}
      actions={
        ticks.length > 1 && (
          <Button icon="count" act={() => setIsTicking(true)}>{t`All in order: ${ticks.length}`}</Button>
        )
      }
    >
      {count === 0 && <NothingDue />}
      {count > 0 && (
        <progress class={styles['progress']} max={count} value={done} aria-label={t`${done} of ${count} done`} />
      )}
      {current && !outcome && (
        <StopForm
          key={current.key}
          stop={current}
          back={round.back}
          next={round.next}
          enter={(entered, at) => {
            enter(current, { entered, at }, (outcome) => round.entered(current, outcome));
            round.next();
          }}
        />
      )}
      {current && outcome && (
        <EnteredStop
          key={current.key}
          stop={current}
          outcome={outcome}
          readingId={outcome.readingId ?? recordedIn(slots, current)}
          back={round.back}
          next={round.next}
          again={() => {
            takenBack(current, outcome);
            round.reopen(current);
          }}
        />
      )}
      {count > 0 && !current && <RoundEnd round={round} />}
    </Page>
  );
}

/** Returns the id of the last entry in the slot of the stop, if the service has recorded it. */
const recordedIn = (slots: readonly SlotNow[], stop: Stop): string | undefined =>
  slots.find((slot) => slot.from === stop.slot?.from && idOf(slot) === idOf(stop))?.last?.id || undefined;

const NothingDue = () => (
  <>
    <Nothing text={t`Nothing is due now.`} />
    {may('TEMPERATURE_LOG_READ') && <LinkButton to="/hygiene/day">{t`What was measured today`}</LinkButton>}
  </>
);
