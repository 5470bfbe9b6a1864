/** The export for the tax adviser: the journal and the DATEV posting batch of a month, or of days of one's own. */
import { datevPostingBatch, invoiceJournal } from '@cleaver/domain/invoicing/contracts';
import { useId, useState } from 'preact/hooks';
import { ApiError, call, messageOf } from '../../shell/data/api.ts';
import { shownMonth } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { mayRun, me } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { DateInput } from '../../ui/control/date-input.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { saveFile } from '../../ui/list/csv.ts';
import { Section } from '../../ui/page/page.tsx';
import { fieldText, sentence } from '../../ui/text/words.ts';
import { daysOfMonth, fileNames, monthsUntil, periodOf } from './export-period.ts';
import styles from './month-export.module.css';

/** The choice of own days instead of a month. */
const OWN = 'own';

export function MonthExport() {
  const id = useId();
  const months = monthsUntil(me.get()?.today ?? '1970-01-01');
  const [month, setMonth] = useState<string>(months[0] ?? '');
  const [own, setOwn] = useState<{ readonly from: string; readonly until: string }>({ from: '', until: '' });
  const [fault, setFault] = useState<string>();
  if (!mayRun(invoiceJournal)) return null;
  const period = month === OWN ? periodOf(own.from, own.until) : daysOfMonth(month);
  /** Saves a file of the period, or shows why there is none. */
  const save = async (kind: 'journal' | 'datev'): Promise<void> => {
    setFault(undefined);
    if (!period) return setFault(t`Enter both days.`);
    try {
      const content = await call(kind === 'journal' ? invoiceJournal : datevPostingBatch, period);
      saveFile(fileNames(period)[kind], content);
    } catch (error) {
      setFault(refusalOf(error));
    }
  };
  return (
    <Section title={t`For the tax adviser`}>
      <p>{t`The issued invoices and credit notes of a period. Payments are not in it: the adviser books the bank statement.`}</p>
      <div class={styles['period']}>
        <div>
          <label for={`${id}-month`}>{t`Month`}</label>
          <select
            id={`${id}-month`}
            value={month}
            onChange={({ currentTarget: { value } }) => {
              if (value === OWN && month !== OWN) setOwn(daysOfMonth(month));
              setMonth(value);
              setFault(undefined);
            }}
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {shownMonth(one)}
              </option>
            ))}
            <option value={OWN}>{t`Other period`}</option>
          </select>
        </div>
        {month === OWN &&
          (['from', 'until'] as const).map((end) => (
            <div key={end}>
              <label for={`${id}-${end}`}>{end === 'from' ? t`From` : t`To`}</label>
              <DateInput
                id={`${id}-${end}`}
                value={own[end]}
                set={(day) => {
                  setOwn({ ...own, [end]: day });
                  setFault(undefined);
                }}
              />
            </div>
          ))}
      </div>
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      <div class={styles['files']}>
        <Button icon="download" act={() => save('journal')}>{t`Journal (CSV)`}</Button>
        <Button icon="download" act={() => save('datev')}>{t`DATEV posting batch`}</Button>
      </div>
    </Section>
  );
}

/** Returns the text of a refusal. That of a faulty period names the day that is at fault. */
function refusalOf(error: unknown): string {
  const [first] = error instanceof ApiError ? (error.validationErrors ?? []) : [];
  return first ? `${fieldText(first.field)}: ${sentence(first.message)}` : messageOf(error);
}
