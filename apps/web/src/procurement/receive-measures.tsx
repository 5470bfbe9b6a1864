/** The measurements of a goods receipt line: amounts, temperature, expiry date and the supplier's lot. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import type { getArticle } from '@cleaver/domain/masterdata/contracts';
import { AmountField } from '../floor/booking/amount.tsx';
import { Numpad } from '../floor/booking/pad.tsx';
import { counted, shownDate, shownUnit } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { me } from '../shell/session/session.ts';
import { pointOf } from '../ui/control/amount-text.ts';
import { Button } from '../ui/control/button.tsx';
import { ChoiceGroup } from '../ui/control/choice-group.tsx';
import { DateInput } from '../ui/control/date-input.tsx';
import { ReasonField } from '../ui/control/reason-field.tsx';
import { UnitSelect } from '../ui/control/unit-select.tsx';
import { Notice } from '../ui/dialog/notice.tsx';
import { Labelled, type Setting } from '../ui/form/labelled-field.tsx';
import { fieldText, sentence } from '../ui/text/words.ts';
import styles from './receive.module.css';
import { isRowTooWarm, type Row, withAllRejected } from './receive-lines.ts';
import { expiryChoices, REJECT_REASONS, type Usual } from './receive-usual.ts';

export type Article = AnswerOf<typeof getArticle>;

/** The properties of a part of the line. `next` moves the focus to the next empty field. */
export interface PartProps {
  readonly row: Row;
  readonly path: string;
  readonly setting: Setting;
  /** The article of the line. Undefined until it is loaded, null if there is none. */
  readonly article: Article | null | undefined;
  readonly usual: Usual;
  readonly next: () => unknown;
}

/** The amount, the temperature and the rejected amount, side by side. They share one numpad. */
export function Measures({ row, path, setting, article, next }: PartProps) {
  const unit = String(row['quantityUnit'] || 'KG');
  const idOf = (name: string): string => `${setting.id}-${path}.${name}`;
  const field = (name: string) => ({
    id: idOf(name),
    value: String(row[name] ?? ''),
    onValue: (typed: string) => setting.set(`${path}.${name}`, typed),
    fault: sentence(setting.faults.get(`${path}.${name}`)),
    next,
  });
  return (
    <>
      <div class={styles['measures']}>
        <div data-step={row['rejectedAmount'] ? undefined : 'quantityAmount'}>
          <AmountField
            {...field('quantityAmount')}
            label={fieldText('quantityAmount')}
            unit={unit}
            hint={say`Without the rejected part`}
            beside={
              <UnitSelect
                attributes={{ 'aria-label': fieldText('quantityUnit') }}
                value={unit}
                set={(chosen) => setting.set(`${path}.quantityUnit`, chosen)}
                isRequired
                articleId={String(row['articleId'] ?? '')}
              />
            }
          />
        </div>
        <div data-step="temperature">
          <AmountField {...field('temperature')} label={fieldText('temperature')} unit={undefined} />
        </div>
        <AmountField
          {...field('rejectedAmount')}
          label={fieldText('rejectedAmount')}
          unit={unit}
          hint={say`In addition to the quantity`}
        />
      </div>
      <Numpad of={['quantityAmount', 'temperature', 'rejectedAmount'].map(idOf)} />
      <div role="status">
        {isRowTooWarm(row, article) && <Notice tone="warn">{t`Warmer than allowed: it will be put on hold.`}</Notice>}
      </div>
    </>
  );
}

/** The reason why a part is rejected. Shown once an amount is rejected. */
export function Rejection({ row, path, setting }: PartProps) {
  if (!row['rejectedAmount']) return null;
  const all = withAllRejected(row, pointOf());
  return (
    <>
      {row['quantityAmount'] && (
        <div>
          <Button
            act={() => setting.set(path, all)}
          >{t`Reject all of it: ${`${all['rejectedAmount']} ${shownUnit(String(row['quantityUnit']))}`}`}</Button>
        </div>
      )}
      <ReasonField
        label={fieldText('rejectReason')}
        value={String(row['rejectReason'] ?? '')}
        set={(reason) => setting.set(`${path}.rejectReason`, reason)}
        often={REJECT_REASONS}
        fault={sentence(setting.faults.get(`${path}.rejectReason`))}
      />
    </>
  );
}

/** The fields for the expiry date and the supplier's lot. Buttons set the expiry date by days. */
export function Expiry({ row, path, setting, usual, next }: PartProps) {
  const receiptDate = String(setting.values['receiptDate'] || me.get()?.today || '');
  const at = `${path}.expiryDate`;
  const lotAt = `${path}.supplierLot`;
  const value = String(row['expiryDate'] ?? '');
  const fault = setting.faults.get(at);
  const isRejected = row['rejectedAmount'] && !row['quantityAmount'];
  return (
    <div class={styles['pair']}>
      <div data-step={isRejected ? undefined : 'expiryDate'} class={styles['expiry']}>
        <Labelled
          id={`${setting.id}-${at}`}
          label={fieldText('expiryDate')}
          isRequired={!isRejected}
          path={at}
          setting={setting}
        >
          <DateInput
            id={`${setting.id}-${at}`}
            name={at}
            value={value}
            aria-invalid={fault === undefined ? undefined : 'true'}
            aria-describedby={fault === undefined ? undefined : `${setting.id}-${at}-fault`}
            set={(date) => setting.set(at, date)}
          />
        </Labelled>
        <ChoiceGroup label={t`Days until expiry`}>
          {expiryChoices(receiptDate, usual.days).map(({ days, date }) => (
            <Button
              key={days}
              label={counted(days, say`In ${days} day: ${shownDate(date)}`, say`In ${days} days: ${shownDate(date)}`)}
              isPressed={value === date}
              act={() => {
                setting.set(at, date);
                next();
              }}
            >{`+${days}`}</Button>
          ))}
        </ChoiceGroup>
      </div>
      <div data-step="supplierLot">
        <Labelled
          id={`${setting.id}-${lotAt}`}
          label={fieldText('supplierLot')}
          isRequired={false}
          path={lotAt}
          setting={setting}
        >
          <input
            id={`${setting.id}-${lotAt}`}
            name={lotAt}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            value={String(row['supplierLot'] ?? '')}
            onInput={(event) => setting.set(lotAt, event.currentTarget.value)}
          />
        </Labelled>
      </div>
    </div>
  );
}
