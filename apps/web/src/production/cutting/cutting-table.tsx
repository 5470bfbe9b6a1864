/** The parts and the waste of a cutting. The row of a part has its weight, its usual weight and its place. */

import { useId } from 'preact/hooks';
import { AmountField } from '../../floor/booking/amount.tsx';
import type { Intent } from '../../floor/booking/intent.ts';
import { PlaceField } from '../../inventory/storage-location/place-field.tsx';
import { shownDate, shownQuantity } from '../../shell/language/format.ts';
import { type Text, t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { Reading } from '../../ui/control/amount-hint.tsx';
import { questionOf } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Combobox } from '../../ui/control/combobox.tsx';
import { DateInput } from '../../ui/control/date-input.tsx';
import { fieldText, sentence } from '../../ui/text/words.ts';
import make from '../batch/make.module.css';
import { changedAt } from '../run/changed-at.ts';
import { More } from '../run/more.tsx';
import { usePlaceScans } from '../run/place-scans.ts';
import { sentAt } from '../run/sent-rows.ts';
import { WasteLine } from '../run/waste-rows.tsx';
import styles from '../run/weigh.module.css';
import { nextOf } from '../run/weigh-dock.tsx';
import { type OutputRow, usualKg, type Values } from './cutting-rows.ts';

const PERCENT = { sign: '%' };

export interface TableProps {
  readonly intent: Intent<Values>;
  /** The ids of the weight fields, in the order outputs, waste, loss. All fields share one numpad. */
  readonly weights: readonly string[];
  /** The weight of all inputs, in kilograms. */
  readonly inputKg: string;
}

export function CuttingTable(props: TableProps) {
  const { intent, weights, inputKg } = props;
  const { values, set, faults } = intent;
  return (
    <ol class={styles['table']} aria-label={t`Parts`}>
      {values.outputs.map((row, at) => (
        <Output key={at} {...props} row={row} at={at} />
      ))}
      {values.waste.map((row, at) => (
        <WasteLine
          key={at}
          id={weights[values.outputs.length + at] ?? ''}
          row={row}
          change={(changes) => set((now) => ({ waste: changedAt(now.waste, at, changes) }))}
          remove={() => set({ waste: values.waste.filter((_, index) => index !== at) })}
          next={nextOf(weights, values.outputs.length + at)}
          hint={usually(row.share, inputKg)}
          fault={sentence(faults.get(`waste[${sentAt(values.waste, at) ?? -1}].quantityAmount`))}
        />
      ))}
      <li class={styles['row']}>
        <AmountField
          id={weights.at(-1) ?? ''}
          label={t`Drip and saw loss`}
          unit="KG"
          value={values.loss}
          onValue={(loss) => set({ loss })}
          fault={sentence(faults.get('loss.quantityAmount'))}
        />
      </li>
    </ol>
  );
}

/** Returns a function that handles the scan of a place while parts are weighed. */
export function useCuttingPlaces({ intent: { values, set }, weights }: Omit<TableProps, 'inputKg'>) {
  const article = useNames('article');
  return usePlaceScans({
    weights,
    outputs: values.outputs.map(({ articleId }) => article(articleId)),
    chosen: (at, storageLocationId) => set((now) => ({ outputs: changedAt(now.outputs, at, { storageLocationId }) })),
  });
}

const usually = (share: string | undefined, inputKg: string): Text | undefined => {
  const usual = usualKg(share, inputKg);
  return usual === undefined ? undefined : t`Usually ${shownQuantity(usual, 'KG')}`;
};

interface RowProps extends TableProps {
  readonly row: OutputRow;
  readonly at: number;
}

function Output({ row, at, intent, weights, inputKg }: RowProps) {
  const id = useId();
  const article = useNames('article');
  const { values, set, faults } = intent;
  const path = `outputs[${sentAt(values.outputs, at) ?? -1}]`;
  const faultOf = (member: string) => sentence(faults.get(`${path}.${member}`));
  const change = (changes: Partial<OutputRow>): void =>
    set((now) => ({ outputs: changedAt(now.outputs, at, changes) }));
  const name = article(row.articleId) || t`New part`;
  return (
    <li class={styles['row']}>
      {row.share === '' && (
        <div class={styles['article']}>
          <Combobox
            id={`${id}-article`}
            kind="article"
            value={row.articleId}
            aria-label={t`Article`}
            chosen={(articleId) => change({ articleId, storageLocationId: '' })}
            aria-invalid={row.articleId === '' && faultOf('articleId') !== undefined ? 'true' : undefined}
          />
        </div>
      )}
      <AmountField
        id={weights[at] ?? ''}
        label={name}
        unit="KG"
        value={row.amount}
        onValue={(amount) => change({ amount })}
        next={nextOf(weights, at)}
        hint={usually(row.share, inputKg)}
        fault={faultOf('quantityAmount')}
      />
      <div class={styles['place']}>
        <PlaceField
          label={t`Storage location of ${name}`}
          articleId={row.articleId}
          value={row.storageLocationId}
          chosen={(storageLocationId) => change({ storageLocationId })}
          near={values.inputs[0]?.batch.storageLocationId}
          line={path}
          setting={{ id, faults }}
        />
      </div>
      <Details row={row} intent={intent} change={change} faultOf={faultOf} name={name} at={at} />
    </li>
  );
}

interface DetailsProps {
  readonly row: OutputRow;
  readonly at: number;
  readonly name: string;
  readonly intent: Intent<Values>;
  readonly change: (changes: Partial<OutputRow>) => void;
  readonly faultOf: (member: string) => string | undefined;
}

/**
 * The fields for lot number, expiry date and share of the cost, which have defaults. Asks for a reason if a part
 * expires later than the input that expires first.
 */
function Details({ row, at, name, intent: { values, set }, change, faultOf }: DetailsProps) {
  const id = useId();
  const [first] = values.inputs.map(({ batch }) => batch.expiryDate).sort();
  const outlives = first !== undefined && row.expiryDate > first;
  const field = (member: 'lotNumber' | 'expiryDate' | 'costShare' | 'expiryReason', label: string, input: object) => (
    <div class={make['field']}>
      <label for={`${id}-${member}`}>{label}</label>
      {member === 'expiryDate' ? (
        <DateInput
          id={`${id}-${member}`}
          value={row.expiryDate}
          aria-invalid={faultOf(member) === undefined ? undefined : 'true'}
          set={(expiryDate) => change({ expiryDate })}
        />
      ) : (
        <input
          id={`${id}-${member}`}
          value={row[member]}
          aria-invalid={faultOf(member) === undefined ? undefined : 'true'}
          onInput={(event) => change({ [member]: event.currentTarget.value })}
          {...input}
        />
      )}
      {member === 'expiryDate' && first !== undefined && <p class={make['soft']}>{t`If empty: ${shownDate(first)}`}</p>}
      {member === 'costShare' && <Reading id={`${id}-reading`} typed={row.costShare} measure={PERCENT} />}
      {faultOf(member) !== undefined && !(member === 'costShare' && questionOf(row.costShare, PERCENT)) && (
        <p class={make['fault']}>{faultOf(member)}</p>
      )}
    </div>
  );
  return (
    <More isOpen={outlives || ['lotNumber', 'expiryDate', 'costShare'].some((name) => faultOf(name) !== undefined)}>
      {field('lotNumber', t`Lot number`, { type: 'text', placeholder: t`Number of the cutting` })}
      {field('expiryDate', t`Expires`, {})}
      {field('costShare', fieldText('costShare'), {
        type: 'text',
        inputMode: 'decimal',
        'aria-describedby': `${id}-reading`,
      })}
      {outlives && field('expiryReason', t`Why it lasts longer`, { type: 'text' })}
      <div>
        <Button
          look="plain"
          icon="close"
          act={() => set({ outputs: values.outputs.filter((_, index) => index !== at) })}
        >{t`Remove ${name}`}</Button>
      </div>
    </More>
  );
}
