/** The picture of one control point: a day, a week, a month or a year, with its deviations. */

import { getControlPoint, listDeviations, readSeries } from '@cleaver/domain/hygiene/contracts';
import { type AnswerOf, dateOf, say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { useAll } from '../../shell/data/all-pages.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownLongDate, shownMonth } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { me } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Facts, Loaded, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { DeviationTable } from '../deviation/deviation-table.tsx';
import { limitsText } from '../measured-text.ts';
import { PlaceName } from '../place-name.tsx';
import { scheduleText } from '../plan/version-text.ts';
import { type Period, periodOf, spanOf, stepped, VIEWS, type View, viewOf } from './period.ts';
import { SeriesPicture } from './series-picture.tsx';
import { SeriesTable } from './series-table.tsx';
import styles from './temperatures.module.css';

type Point = AnswerOf<typeof getControlPoint>;

const UP = { to: '/temperatures', title: say`Temperatures` };
const TITLES = { day: say`Day`, week: say`Week`, month: say`Month`, year: say`Year` } as const;

export default function Temperature({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getControlPoint, { id });
  const { query } = useAddress();
  if (!found.data) return <Unloaded title={say`Temperature`} up={UP} of={found} />;
  const point = found.data;
  const { view, day } = viewOf(query, dateOf(me.get()?.today ?? '1970-01-01'));
  const period = periodOf(view, day);
  return (
    <Page
      title={point.name}
      up={UP}
      badge={<Status of={point.status} />}
      sub={point.storageLocationId !== null && <PlaceName id={point.storageLocationId} />}
      actions={<LinkButton icon="settings" to={`/hygiene/plan/${id}`}>{t`Control point`}</LinkButton>}
    >
      <Steps view={view} day={day} period={period} />
      <Picture point={point} period={period} />
      <Deviations id={id} period={period} />
      <Section title={t`Now`}>
        <Facts
          of={[
            [t`Limits`, limitsText(point.limits, point.measure)],
            [t`How often`, scheduleText(point.schedule)],
            point.sensor !== null && [t`Sensor sends`, t`every ${point.sensor.minutes} minutes`],
          ]}
        />
      </Section>
    </Page>
  );
}

/** Returns a period for people: a day, the days of a week, a month or a year. */
function periodText(view: View, { from, to }: Period): string {
  if (view === 'day') return shownLongDate(from);
  if (view === 'week') return t`${shownDate(from)} to ${shownDate(to)}`;
  return view === 'month' ? shownMonth(from) : from.slice(0, 4);
}

interface StepsProps {
  readonly view: View;
  readonly day: ReturnType<typeof viewOf>['day'];
  readonly period: Period;
}

function Steps({ view, day, period }: StepsProps) {
  const { set } = useAddress();
  const today = dateOf(me.get()?.today ?? '1970-01-01');
  return (
    <div class={styles['steps']}>
      <ChoiceGroup label={t`Period`}>
        {VIEWS.map((one) => (
          <Button key={one} isPressed={one === view} act={() => set({ view: one })}>
            {shown(TITLES[one])}
          </Button>
        ))}
      </ChoiceGroup>
      <div>
        <Button icon="left" label={t`Before`} act={() => set({ day: stepped(view, day, -1) })} />
        <strong aria-live="polite">{periodText(view, period)}</strong>
        {period.to < today && <Button icon="right" label={t`After`} act={() => set({ day: stepped(view, day, 1) })} />}
      </div>
      {day !== today && <Button look="plain" act={() => set({ day: undefined })}>{t`Today`}</Button>}
    </div>
  );
}

function Picture({ point, period }: { readonly point: Point; readonly period: Period }) {
  const { id, name, measure, versions } = point;
  const [isTable, setIsTable] = useState(false);
  const found = useAnswer(readSeries, { id, ...period }, { keep: true });
  const timeZone = me.get()?.shopTimeZone ?? 'UTC';
  const { resolution } = period;
  return (
    <Section
      title={t`Measured`}
      actions={<Button isPressed={isTable} act={() => setIsTable(!isTable)}>{t`As a table`}</Button>}
    >
      <Loaded of={found} lines={8}>
        {(series) =>
          isTable ? (
            <SeriesTable {...{ series, resolution, measure }} />
          ) : (
            <SeriesPicture
              {...{ series, versions, resolution, measure, timeZone }}
              span={spanOf(period, timeZone)}
              label={t`${name}: measured values`}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

/** The deviations that share a moment with the period, the newest first. */
function Deviations({ id, period }: { readonly id: string; readonly period: Period }) {
  const found = useAll(listDeviations, { controlPointId: id, sort: 'from,desc' });
  const span = spanOf(period, me.get()?.shopTimeZone ?? 'UTC');
  const rows = (found.data ?? []).filter(
    ({ from, until, status }) =>
      status !== 'WITHDRAWN' && Date.parse(from) < span.until && (until === null || Date.parse(until) >= span.from),
  );
  if (rows.length === 0) return null;
  return (
    <Section title={t`Deviations in this time`}>
      <DeviationTable rows={rows} caption={t`Deviations in this time`} />
    </Section>
  );
}
