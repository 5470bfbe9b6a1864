/** Writes off or moves several stock batches together. Each batch has its own booking and its own result. */
import {
  type listExpiringBatches,
  transferGoods,
  WRITE_OFF_CODES,
  writeOffGoods,
} from '@cleaver/domain/inventory/contracts';
import { type Form, type ItemOf, type Message, say } from '@cleaver/domain/kernel';
import { useId, useState } from 'preact/hooks';
import { book } from '../../floor/outbox/outbox.ts';
import { type FoundBatch, foundBatch } from '../../scanner/found-batch.ts';
import { messageOf } from '../../shell/data/api.ts';
import { firstOfEach, inputFaults } from '../../shell/data/submission.ts';
import { shownQuantity } from '../../shell/language/format.ts';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { may } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Combobox } from '../../ui/control/combobox.tsx';
import { ReasonField } from '../../ui/control/reason-field.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Badge } from '../../ui/dialog/notice.tsx';
import { Labelled } from '../../ui/form/labelled-field.tsx';
import type { Chosen } from '../../ui/list/chosen-table.tsx';
import { fieldText, sentence, wordText } from '../../ui/text/words.ts';
import styles from './goods.module.css';
import {
  bodyOf,
  bookingFor,
  type Common,
  firstOf,
  type Kind,
  open,
  type Result,
  type Results,
} from './goods-together.ts';

type Row = ItemOf<typeof listExpiringBatches>;
type Choose = (ids: ReadonlySet<string>) => void;

/** Returns the bookings that a list of goods offers for ticked rows; undefined if the user may not book. */
export const goodsTogether = <R extends Row>(): Chosen<R> | undefined =>
  may('STOCK_MOVEMENT_WRITE')
    ? {
        name: ({ batchId }) => batchId,
        draw: (rows, choose) => <Together rows={rows} choose={choose} />,
      }
    : undefined;

interface Doing {
  readonly kind: Kind;
  readonly rows: readonly FoundBatch[];
}

function Together({ rows, choose }: { readonly rows: readonly Row[]; readonly choose: Choose }) {
  const [doing, setDoing] = useState<Doing>();
  const begin = (kind: Kind) => (): void =>
    setDoing({ kind, rows: rows.filter(({ quantityAmount }) => quantityAmount > 0).map(foundBatch) });
  return (
    <>
      {rows.length > 0 && (
        <div class={styles['bar']}>
          <strong>{t`${rows.length} selected`}</strong>
          <Button look="plain" icon="close" label={t`Clear the selection`} act={() => choose(new Set())} />
          <Button look="danger" opens act={begin('writeOff')}>{t`Write off`}</Button>
          <Button opens act={begin('transfer')}>{t`Move`}</Button>
        </div>
      )}
      {doing && (
        <TogetherDialog
          {...doing}
          close={(left) => {
            setDoing(undefined);
            choose(new Set(left.map(({ id }) => id)));
          }}
        />
      )}
    </>
  );
}

interface What {
  readonly title: Message;
  readonly label: Message;
  readonly look: 'danger' | 'primary';
  readonly form: Form<unknown>;
}

const KINDS: Readonly<Record<Kind, What>> = {
  writeOff: {
    title: say`Write off together`,
    label: say`Write off`,
    look: 'danger',
    form: writeOffGoods.input,
  },
  transfer: {
    title: say`Move together`,
    label: say`Move`,
    look: 'primary',
    form: transferGoods.input,
  },
};

interface DialogProps extends Doing {
  /** Called when the dialog closes. `left`: the rows that are not booked. */
  readonly close: (left: readonly FoundBatch[]) => void;
}

function TogetherDialog({ kind, rows, close }: DialogProps) {
  const { title, label, look, form } = KINDS[kind];
  const [common, setCommon] = useState(() => firstOf(rows));
  const [faults, setFaults] = useState<ReadonlyMap<string, Text>>(new Map());
  const [results, setResults] = useState<Results>(new Map());
  const left = open(rows, results);
  const set = (changes: Partial<Common>): void => {
    setCommon({ ...common, ...changes });
    setFaults(new Map());
  };
  /**
   * Books the open rows one after another. If the form has faults, shows the faults and books nothing. A refused row
   * does not stop the other rows, and the user can book it again.
   */
  const send = async (): Promise<void> => {
    const [first] = left;
    const found = first ? firstOfEach(inputFaults(form, bodyOf(kind, first, common))) : new Map();
    setFaults(found);
    if (found.size > 0) return;
    for (const row of left) {
      const { lotId, id } = row;
      const booked = await book({ ...bookingFor(kind, row, common), lotId });
      const result: Result = booked.state === 'refused' ? { refusal: messageOf(booked.error) } : booked.state;
      setResults((before) => new Map([...before, [id, result]]));
    }
  };
  return (
    <Dialog title={shown(title)} isOpen close={() => close(left)} size="wide">
      <ul class={styles['rows']}>
        {rows.map((row) => (
          <RowOf key={row.id} row={row} result={results.get(row.id)} />
        ))}
      </ul>
      {left.length > 0 && <Fields kind={kind} common={common} set={set} faults={faults} />}
      <div class={styles['actions']}>
        {left.length > 0 && (
          <Button look={look} act={send}>
            {`${shown(label)}: ${left.length}`}
          </Button>
        )}
        <Button look={left.length === 0 ? 'primary' : 'plain'} act={() => close(left)}>
          {results.size === 0 ? t`Cancel` : t`Close`}
        </Button>
      </div>
    </Dialog>
  );
}

function RowOf({ row, result }: { readonly row: FoundBatch; readonly result: Result | undefined }) {
  const article = useNames('article');
  const place = useNames('storageLocation');
  return (
    <li>
      <span>
        {[article(row.articleId), row.lotNumber, place(row.storageLocationId), shownQuantity(row.amount, row.unit)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {result === 'done' && <Badge tone="good">{t`Booked`}</Badge>}
      {result === 'waiting' && <Badge tone="warn">{t`Waiting to be sent`}</Badge>}
      {typeof result === 'object' && (
        <>
          <Badge tone="bad">{t`Not booked`}</Badge>
          <small role="alert">{result.refusal}</small>
        </>
      )}
    </li>
  );
}

interface FieldsProps {
  readonly kind: Kind;
  readonly common: Common;
  readonly set: (changes: Partial<Common>) => void;
  readonly faults: ReadonlyMap<string, Text>;
}

function Fields({ kind, common, set, faults }: FieldsProps) {
  const id = useId();
  if (kind === 'transfer') {
    const path = 'storageLocationId';
    // If the place is missing, the core reports the stock, which has no field here.
    const own = new Map(faults.size > 0 ? [[path, say`is required`]] : []);
    return (
      <Labelled
        id={`${id}-${path}`}
        label={fieldText(path)}
        isRequired
        path={path}
        setting={{ id, faults: own, isChange: false }}
      >
        <Combobox
          id={`${id}-${path}`}
          kind="storageLocation"
          value={common.storageLocationId}
          chosen={(storageLocationId) => set({ storageLocationId })}
          aria-invalid={faults.size > 0 ? 'true' : undefined}
        />
      </Labelled>
    );
  }
  return (
    <>
      <ChoiceGroup label={t`Reason`} fault={sentence(faults.get('lines[0].reasonCode'))}>
        {WRITE_OFF_CODES.map((code) => (
          <Button key={code} isPressed={common.reasonCode === code} act={() => set({ reasonCode: code })}>
            {wordText(code)}
          </Button>
        ))}
      </ChoiceGroup>
      <ReasonField
        label={t`Note`}
        value={common.note}
        set={(note) => set({ note })}
        fault={sentence(faults.get('lines[0].note'))}
      />
    </>
  );
}
