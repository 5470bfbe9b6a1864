/** The outputs and the waste of a batch. The row of an output has its amount and its place. */

import type { AnswerOf } from '@cleaver/domain/kernel';
import { OUTPUT_ROLES } from '@cleaver/domain/production';
import type { getExecution } from '@cleaver/domain/production/contracts';
import { useId } from 'preact/hooks';
import { AmountField } from '../../floor/booking/amount.tsx';
import type { Intent } from '../../floor/booking/intent.ts';
import { PlaceField } from '../../inventory/storage-location/place-field.tsx';
import { useScan } from '../../scanner/scan.tsx';
import { shownDate } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { Button } from '../../ui/control/button.tsx';
import { Combobox } from '../../ui/control/combobox.tsx';
import { DateInput } from '../../ui/control/date-input.tsx';
import { sentence, wordText } from '../../ui/text/words.ts';
import { changedAt } from '../run/changed-at.ts';
import { More } from '../run/more.tsx';
import { usePlaceScans } from '../run/place-scans.ts';
import { sentAt } from '../run/sent-rows.ts';
import { WasteLine } from '../run/waste-rows.tsx';
import styles from '../run/weigh.module.css';
import { nextOf } from '../run/weigh-dock.tsx';
import type { OutputRow, Values } from './complete-rows.ts';
import make from './make.module.css';

const OTHER_ROLES = OUTPUT_ROLES.filter((role) => role !== 'MAIN');

interface TableProps {
  readonly intent: Intent<Values>;
  /** The ids of the amount fields, outputs before waste. All fields share one numpad. */
  readonly weights: readonly string[];
  readonly mainArticleId: string;
  readonly batch: AnswerOf<typeof getExecution>['batch'];
  readonly unitOf: (row: OutputRow) => string;
  /** The storage location of the main output of the recipe's last batch. */
  readonly near: string | undefined;
}

export function CompleteTable(props: TableProps) {
  const { intent, weights, mainArticleId } = props;
  const { values, set, faults } = intent;
  const article = useNames('article');
  const placeOf = usePlaceScans({
    weights,
    outputs: values.outputs.map(({ role, articleId }) => article(role === 'MAIN' ? mainArticleId : articleId)),
    chosen: (at, storageLocationId) => set((now) => ({ outputs: changedAt(now.outputs, at, { storageLocationId }) })),
  });
  useScan((read) => placeOf(read) ?? { bad: t`Complete the batch first, or leave it.` });
  return (
    <ol class={styles['table']} aria-label={t`Came out`}>
      {values.outputs.map((row, at) => (
        <Output key={at} {...props} row={row} at={at} />
      ))}
      {values.waste.map((row, at) => {
        const place = values.outputs.length + at;
        return (
          <WasteLine
            key={at}
            id={weights[place] ?? ''}
            row={row}
            change={(changes) => set((now) => ({ waste: changedAt(now.waste, at, changes) }))}
            remove={() => set({ waste: values.waste.filter((_, index) => index !== at) })}
            next={place + 1 < weights.length ? nextOf(weights, place) : undefined}
            fault={sentence(faults.get(`waste[${sentAt(values.waste, at) ?? -1}].quantityAmount`))}
          />
        );
      })}
    </ol>
  );
}

interface RowProps extends TableProps {
  readonly row: OutputRow;
  readonly at: number;
}

function Output(props: RowProps) {
  const { row, at, intent, weights, mainArticleId, unitOf, near } = props;
  const id = useId();
  const article = useNames('article');
  const { values, set, faults } = intent;
  const isMain = row.role === 'MAIN';
  const path = `outputs[${sentAt(values.outputs, at) ?? -1}]`;
  const faultOf = (member: string) => sentence(faults.get(`${path}.${member}`));
  const change = (changes: Partial<OutputRow>): void =>
    set((now) => ({ outputs: changedAt(now.outputs, at, changes) }));
  const articleId = isMain ? mainArticleId : row.articleId;
  const name = article(articleId) || t`Something else`;
  return (
    <li class={styles['row']}>
      {!isMain && !row.isProposed && (
        <div class={styles['article']}>
          <Combobox
            id={`${id}-article`}
            kind="article"
            value={row.articleId}
            aria-label={t`Article`}
            chosen={(chosen) => change({ articleId: chosen, storageLocationId: '' })}
          />
        </div>
      )}
      <AmountField
        id={weights[at] ?? ''}
        label={isMain ? t`How much came out?` : name}
        unit={unitOf(row)}
        value={row.amount}
        onValue={(amount) => change({ amount })}
        {...(at + 1 < weights.length && { next: nextOf(weights, at) })}
        hint={
          isMain
            ? name
            : [wordText(row.role), row.expiryDate && t`until ${shownDate(row.expiryDate)}`].filter(Boolean).join(' · ')
        }
        fault={faultOf('quantityAmount') ?? faultOf('quantityUnit')}
      />
      <div class={styles['place']}>
        <PlaceField
          label={t`Storage location of ${name}`}
          articleId={articleId}
          value={row.storageLocationId}
          chosen={(storageLocationId) => change({ storageLocationId })}
          near={near}
          line={path}
          setting={{ id, faults }}
        />
      </div>
      <Details {...props} change={change} faultOf={faultOf} name={name} />
    </li>
  );
}

interface DetailsProps extends RowProps {
  readonly change: (changes: Partial<OutputRow>) => void;
  readonly faultOf: (member: string) => string | undefined;
  readonly name: string;
}

/** The fields for role, lot number and expiry date. */
function Details({ row, at, intent: { values, set }, batch, change, faultOf, name }: DetailsProps) {
  const id = useId();
  const isMain = row.role === 'MAIN';
  const [lotFault, expiryFault] = [faultOf('lotNumber'), faultOf('expiryDate')];
  return (
    <More isOpen={(!isMain && !row.isProposed) || lotFault !== undefined || expiryFault !== undefined}>
      {!isMain && (
        <div class={make['field']}>
          <label for={`${id}-role`}>{t`Role`}</label>
          <select id={`${id}-role`} value={row.role} onChange={(event) => change({ role: event.currentTarget.value })}>
            {OTHER_ROLES.map((role) => (
              <option key={role} value={role}>
                {wordText(role)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div class={make['field']}>
        <label for={`${id}-expiry`}>{t`Expires`}</label>
        <DateInput
          id={`${id}-expiry`}
          value={row.expiryDate}
          aria-invalid={expiryFault === undefined ? undefined : 'true'}
          set={(expiryDate) => change({ expiryDate })}
        />
        {isMain && <p class={make['soft']}>{t`If empty: ${shownDate(batch.bestBeforeDate)} at most`}</p>}
        {expiryFault !== undefined && <p class={make['fault']}>{expiryFault}</p>}
      </div>
      <div class={make['field']}>
        <label for={`${id}-lot`}>{t`Lot number`}</label>
        <input
          id={`${id}-lot`}
          type="text"
          placeholder={batch.batchNumber}
          value={row.lotNumber}
          aria-invalid={lotFault === undefined ? undefined : 'true'}
          onInput={(event) => change({ lotNumber: event.currentTarget.value })}
        />
        {lotFault !== undefined && <p class={make['fault']}>{lotFault}</p>}
      </div>
      {values.outputs.length + values.waste.length > 1 && (
        <div>
          <Button
            look="plain"
            icon="close"
            act={() => set({ outputs: values.outputs.filter((_, index) => index !== at) })}
          >{t`Remove ${name}`}</Button>
        </div>
      )}
    </More>
  );
}
