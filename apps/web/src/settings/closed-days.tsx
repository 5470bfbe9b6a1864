/** The shop's closed days: weekdays to tick, a calendar to tap, and public holidays as proposals. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { updateSettings } from '@cleaver/domain/settings/contracts';
import { useId, useState } from 'preact/hooks';
import { call } from '../shell/data/api.ts';
import { counted, shownDate, shownDayName } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { device } from '../shell/session/device.ts';
import { me } from '../shell/session/session.ts';
import { Button } from '../ui/control/button.tsx';
import { Weekdays } from '../ui/control/weekdays.tsx';
import { FormAction } from '../ui/form/action.tsx';
import type { Value, Values } from '../ui/form/form-values.ts';
import type { FieldProps } from '../ui/form/labelled-field.tsx';
import { Table } from '../ui/list/table.tsx';
import { Facts, Nothing, Section } from '../ui/page/page.tsx';
import { fieldText } from '../ui/text/words.ts';
import styles from './closed-days.module.css';
import { type Holiday, holidaysAhead, STATES } from './holidays.ts';
import { Months } from './months.tsx';

type Settings = AnswerOf<typeof updateSettings>;

export function ClosedDays({ settings }: { readonly settings: Settings }) {
  const { closedWeekdays, closedDays } = settings;
  const today = me.get()?.today ?? '1970-01-01';
  const ahead = closedDays.filter(({ date }) => date >= today);
  const passed = closedDays.length - ahead.length;
  return (
    <Section
      title={t`Closed days`}
      wide
      actions={
        <FormAction
          operation={{ ...updateSettings, name: `${updateSettings.name} closed` }}
          title={say`Edit`}
          label={say`Save`}
          size="wide"
          isChange
          initial={{ closedWeekdays, closedDays }}
          groups={[{ fields: ['closedWeekdays', 'closedDays'] }]}
          options={{
            closedWeekdays: { render: (props) => <Weekdays {...props} /> },
            closedDays: { render: (props) => <Days {...props} /> },
          }}
          send={(body) => call(updateSettings, body)}
          done={say`Saved`}
        />
      }
    >
      <Facts of={[[fieldText('closedWeekdays'), closedWeekdays.map((day) => shownDayName(day)).join(', ')]]} />
      {ahead.length === 0 ? (
        <Nothing text={t`No other day is closed.`} />
      ) : (
        <Table<Holiday>
          caption={t`Closed days`}
          rows={ahead}
          columns={[
            { field: 'date', show: ({ date }) => shownDate(date) },
            { field: 'note', show: ({ note }) => note },
          ]}
        />
      )}
      {passed > 0 && <p>{counted(passed, say`and ${passed} that has passed`, say`and ${passed} that have passed`)}</p>}
    </Section>
  );
}

const STATE = 'holidays of';

function Days({ path, name, value, setting }: FieldProps) {
  const id = useId();
  const today = me.get()?.today ?? '1970-01-01';
  const [state, setState] = useState(device.read(STATE) ?? '');
  const days = (value as readonly Values[]).map(
    (day): Holiday => ({ date: String(day['date']), note: String(day['note'] ?? '') }),
  );
  const put = (next: readonly Holiday[]): void =>
    setting.set(path, next.toSorted((a, b) => (a.date < b.date ? -1 : 1)) as unknown as Value);
  const isClosed = (date: string): boolean => days.some((day) => day.date === date);
  const offer = (): void => {
    device.write(STATE, state);
    put([...days, ...holidaysAhead(state, today).filter(({ date }) => !isClosed(date))]);
  };
  const closedWeekdays = (setting.values['closedWeekdays'] as readonly string[]).map(Number);
  return (
    <fieldset class={styles['days']} id={`${setting.id}-${path}`} tabIndex={-1}>
      <legend>{fieldText(name)}</legend>
      <div class={styles['offer']}>
        <label for={id}>{t`Public holidays in`}</label>
        <select id={id} value={state} onChange={(event) => setState(event.currentTarget.value)}>
          <option value="">{t`Choose`}</option>
          {Object.entries(STATES).map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
        {state !== '' && <Button act={offer}>{t`Add those of the next twelve months`}</Button>}
      </div>
      <Months
        from={today}
        isClosed={isClosed}
        closedWeekdays={closedWeekdays}
        tap={(date) => put(isClosed(date) ? days.filter((day) => day.date !== date) : [...days, { date, note: '' }])}
      />
      <Notes days={days} put={put} />
    </fieldset>
  );
}

const Notes = ({
  days,
  put,
}: {
  readonly days: readonly Holiday[];
  readonly put: (days: readonly Holiday[]) => void;
}) => (
  <ul class={styles['notes']}>
    {days.map((day) => (
      <li key={day.date}>
        <label>
          <span>{shownDate(day.date)}</span>
          <input
            type="text"
            value={day.note}
            aria-label={t`Note on ${shownDate(day.date)}`}
            onInput={({ currentTarget: { value } }) =>
              put(days.map((one) => (one.date === day.date ? { ...one, note: value } : one)))
            }
          />
        </label>
        <Button
          look="plain"
          icon="close"
          label={t`Open on ${shownDate(day.date)}`}
          act={() => put(days.filter((one) => one.date !== day.date))}
        />
      </li>
    ))}
  </ul>
);
