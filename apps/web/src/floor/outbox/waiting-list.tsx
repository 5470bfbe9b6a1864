/** Shows the waiting bookings of the user that match a condition, and why some of them are not sent. */

import { useStore } from '../../shell/data/store.ts';
import { shown } from '../../shell/language/language.ts';
import { mine, outbox } from './outbox-entries.ts';
import { type Entry, NOT_SENT, standings } from './outbox-order.ts';
import { isOwn } from './outbox-own.ts';
import { said } from './said.ts';
import { Waits } from './waiting-row.tsx';

export interface WaitingListProps {
  readonly of: (entry: Entry) => boolean;
}

export function WaitingList({ of }: WaitingListProps) {
  useStore(outbox);
  return (
    <>
      {standings(mine(), Date.now(), isOwn)
        .filter(({ entry, standing }) => of(entry) && standing !== 'refused')
        .map(({ entry, standing }) => (
          <Waits key={entry.key} how={standing === 'waiting' ? undefined : shown(NOT_SENT[standing])}>
            <strong>{said(entry)}</strong>
          </Waits>
        ))}
    </>
  );
}
