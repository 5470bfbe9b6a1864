/** The temperatures of the rooms now: a card for each storage location, with the last 24 hours. */

import { createControlPoint, listControlPoints, readSeries } from '@cleaver/domain/hygiene/contracts';
import { addDays, dateOf, type ItemOf, say } from '@cleaver/domain/kernel';
import { useAll } from '../../shell/data/all-pages.ts';
import { serviceTime } from '../../shell/data/connection.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { NONE, shownTemperature, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { mayRun, me } from '../../shell/session/session.ts';
import { Badge } from '../../ui/dialog/notice.tsx';
import { Loaded, Nothing, Page } from '../../ui/page/page.tsx';
import { limitsText } from '../measured-text.ts';
import { usePlaceNames } from '../place-name.tsx';

import { lastOf, type Room, type RoomState, roomsOf } from './room-cards.ts';
import styles from './temperatures.module.css';
import { TinyPicture } from './tiny-picture.tsx';

type Point = ItemOf<typeof listControlPoints>;

const DAY_MS = 86_400_000;

export default function Temperatures() {
  const points = useAll(listControlPoints, { scope: 'SHOP', measure: 'TEMPERATURE', status: 'ACTIVE', sort: 'name' });
  return (
    <Page title={say`Temperatures`} sub={t`The last value of each room, and the last 24 hours`}>
      <Loaded of={points} lines={8}>
        {(all) =>
          all.length === 0 ? (
            <Nothing
              text={t`No temperature is measured yet. A control point says where, how often and within which limits.`}
              {...(mayRun(createControlPoint) && { action: t`Starting plan`, to: '/hygiene/starting-plan' })}
            />
          ) : (
            <ul class={styles['rooms']}>
              {roomsOf(all).map((room) => (
                <RoomCard key={room.storageLocationId} room={room} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}

function RoomCard({ room: { storageLocationId, points } }: { readonly room: Room<Point> }) {
  const place = usePlaceNames();
  const title = storageLocationId === null ? t`Without storage location` : place(storageLocationId);
  return (
    <li class={styles['room']}>
      {title !== '' && <h2>{title}</h2>}
      {points.map((point) => (
        <PointCard key={point.id} point={point} />
      ))}
    </li>
  );
}

const TONES = { IN: 'good', OUT: 'bad', SILENT: 'warn' } as const;

function stateText(state: RoomState): string {
  if (state === 'SILENT') return t`Sensor silent`;
  return state === 'IN' ? t`Within limits` : t`Out of limits`;
}

/** A control point. Reads two days, because the last value may be of yesterday. */
function PointCard({ point: { id, name, limits } }: { readonly point: Point }) {
  const today = dateOf(me.get()?.today ?? '1970-01-01');
  const found = useAnswer(readSeries, { id, from: addDays(today, -1), to: today, resolution: 'RAW' });
  return (
    <a class={styles['card']} href={`/temperatures/${id}`}>
      <span class={styles['name']}>{name}</span>
      <Loaded of={found} lines={2}>
        {(series) => {
          const { state, last } = lastOf(series);
          const until = serviceTime(found.dataUpdatedAt) ?? found.dataUpdatedAt;
          return (
            <>
              <span class={styles['now']}>
                <strong data-state={state}>{shownTemperature(last?.value)}</strong>
                {state ? <Badge tone={TONES[state]}>{stateText(state)}</Badge> : <Badge>{t`Not measured`}</Badge>}
              </span>
              <span class={styles['sub']}>
                {last ? shownTime(last.measuredAt) : NONE} · {limitsText(limits, 'TEMPERATURE')}
              </span>
              <TinyPicture series={series} limits={limits} span={{ from: until - DAY_MS, until }} />
            </>
          );
        }}
      </Loaded>
    </a>
  );
}
