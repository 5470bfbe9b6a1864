/** Ticks the due daily checks and cleaning with one tap, after it has shown them. It never enters a value. */
import { say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { book } from '../../floor/outbox/outbox.ts';
import { messageOf } from '../../shell/data/api.ts';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { Page } from '../../ui/page/page.tsx';
import { ticksOf } from './entry.ts';
import styles from './round.module.css';
import { shopInstant } from './round-plan.ts';
import type { Stop } from './stops.ts';

interface AllInOrderProps {
  readonly stops: readonly Stop[];
  readonly close: () => void;
}

export function AllInOrder({ stops: due, close }: AllInOrderProps) {
  // Ticks what is shown, also if another check becomes due meanwhile.
  const [stops] = useState(due);
  const [fault, setFault] = useState<string>();
  const tick = async (): Promise<void> => {
    const booked = await Promise.all(ticksOf(stops, shopInstant()).map(book));
    const refused = booked.find((one) => one.state === 'refused');
    if (refused) {
      setFault(messageOf(refused.error));
      return;
    }
    toast(booked.some(({ state }) => state === 'waiting') ? t`Ticked, waiting to be sent` : t`Ticked`);
    close();
  };
  return (
    <Page title={say`All in order`}>
      <p>{t`One tap enters for each of them that it is in order. Is one of them not? Enter that one in the round first.`}</p>
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      <ul class={styles['ticks']}>
        {stops.map(({ key, name, place }) => (
          <li key={key}>
            <strong>{name}</strong>
            {place !== null && <span>{place}</span>}
          </li>
        ))}
      </ul>
      <div class={styles['keys']}>
        <div class={styles['results']}>
          <Button look="primary" act={tick}>{t`All in order`}</Button>
        </div>
        <div class={styles['bar']}>
          <Button icon="left" act={close}>{t`To the round`}</Button>
        </div>
      </div>
    </Page>
  );
}
