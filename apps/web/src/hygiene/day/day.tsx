/** A day: what was planned, done and missed, with the last entries, and the sensors as of now. */
import { getDailyList, READING_DAYS_BACK } from '@cleaver/domain/hygiene/contracts';
import { addDays, dateOf, parseDate, say } from '@cleaver/domain/kernel';
import { Waits } from '../../floor/outbox/waiting-row.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownHour, shownLongDate, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { may, me } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { DateInput } from '../../ui/control/date-input.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Page, Section } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { limitsText, measuredText } from '../measured-text.ts';
import { useSlotsNow } from '../round/round-plan.ts';
import type { Slot, SlotNow } from '../round/stops.ts';
import { CorrectByHand } from './correct-reading.tsx';
import styles from './day.module.css';
import { Sensors } from './sensors.tsx';
import { isPart, partOfDay } from './shown-part.ts';

export default function Day() {
  const { query, set } = useAddress();
  const today = me.get()?.today ?? '';
  const asked = parseDate(query.get('date') ?? '');
  const date = asked.ok && asked.value < today ? asked.value : undefined;
  const found = useAnswer(getDailyList, date === undefined ? {} : { date }, { keep: true });
  const all = useSlotsNow(found.data?.slots ?? [], found.dataUpdatedAt);
  const show = query.get('show');
  const { slots, sensors } = partOfDay({ slots: all, sensors: found.data?.sensors ?? [] }, show);
  const shownDay = date ?? today;
  const go = (day: string): void => set({ date: day && day < today ? day : undefined, show: undefined });
  return (
    <Page
      title={say`Checks of the day`}
      sub={shownDay && shownLongDate(shownDay)}
      actions={
        may(['TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_WRITE']) && (
          <LinkButton look="primary" icon="temperature" to="/round">{t`Round`}</LinkButton>
        )
      }
    >
      {isPart(show) && (
        <div>
          <Button act={() => set({ show: undefined })}>{t`Show the whole day`}</Button>
        </div>
      )}
      <div class={styles['day']}>
        <Button icon="left" label={t`The day before`} act={() => go(addDays(dateOf(shownDay), -1))} />
        <div>
          <label class="visually-hidden" for="hygiene-day">
            {t`Day`}
          </label>
          <DateInput id="hygiene-day" value={shownDay} set={go} isFilter />
        </div>
        {date !== undefined && (
          <Button icon="right" label={t`The day after`} act={() => go(addDays(dateOf(date), 1))} />
        )}
      </div>
      <Loaded of={found} lines={8}>
        {() => (
          <>
            {slots.length > 0 && (
              <Section title={t`Planned checks`} wide>
                <Slots slots={slots} isCorrectable={shownDay > addDays(dateOf(today), -READING_DAYS_BACK)} />
              </Section>
            )}
            {sensors.length > 0 && <Sensors of={sensors} />}
            {slots.length + sensors.length === 0 && (
              <Nothing text={isPart(show) ? t`Nothing of this is left.` : t`Nothing is planned for this day.`} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

const pathOf = ({ controlPointId, cleaningTaskId, measure }: Slot): string =>
  controlPointId === null
    ? `/cleaning-records?cleaningTaskId=${cleaningTaskId}`
    : measure === 'CHECK'
      ? `/readings?controlPointId=${controlPointId}`
      : `/temperatures/${controlPointId}`;

interface SlotsProps {
  readonly slots: readonly SlotNow[];
  /** Whether readings of the day may still be corrected. */
  readonly isCorrectable: boolean;
}

const Slots = ({ slots, isCorrectable }: SlotsProps) => (
  <Table<SlotNow>
    caption={t`Planned checks`}
    rows={slots}
    to={pathOf}
    columns={[
      { field: 'name', show: ({ name }) => name, isHead: true },
      { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
      { field: 'dueAt', title: say`Due at`, show: dueText },
      { field: 'limits', show: ({ limits, measure }) => limits && limitsText(limits, measure) },
      { field: 'status', show: ({ state }) => <Status of={state} /> },
      { field: 'last', title: say`Last entry`, show: (slot) => <Last of={slot} />, isLong: true },
      {
        field: 'action',
        show: ({ controlPointId, last, measure, name }) =>
          isCorrectable &&
          controlPointId !== null &&
          last &&
          last.id !== '' && <CorrectByHand {...{ controlPointId, measure, name }} id={last.id} at={last.at} />,
      },
    ]}
  />
);

/** Formats when a slot is due: the time of a daily one, the interval and the last day of a longer one. */
const dueText = ({ every, dueAt, until }: Slot): string =>
  every === 'DAY'
    ? shownHour(new Date(dueAt))
    : `${wordText(every)}, ${t`until ${shownTime(new Date(Date.parse(until) - 1).toISOString())}`}`;

function Last({ of: { last, measure, isWaiting } }: { readonly of: SlotNow }) {
  if (!last) return null;
  const { value, result, verdict, note, at } = last;
  const entered = value === null ? wordText(result ?? 'NOT_DONE') : measuredText(value, measure);
  return (
    <>
      {[entered, shownHour(new Date(at)), note].filter(Boolean).join(' · ')}{' '}
      {verdict !== null && verdict !== 'IN' && <Status of={verdict} />}
      {isWaiting && <Waits>{t`The entry`}</Waits>}
    </>
  );
}
