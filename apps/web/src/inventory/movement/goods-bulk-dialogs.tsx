/** The dialogs that write off or move several stock batches. Each batch has its own booking and its own result. */
import { transferGoods, WRITE_OFF_CODES, writeOffGoods } from '@cleaver/domain/inventory/contracts';
import { type Form, say } from '@cleaver/domain/kernel';
import { useId, useRef, useState } from 'preact/hooks';
import { book } from '../../floor/outbox/outbox.ts';
import { foundBatch } from '../../scanner/found-batch.ts';
import { inputFaults } from '../../shell/data/input-faults.ts';
import { firstOfEach } from '../../shell/data/submission.ts';
import { shownQuantity } from '../../shell/language/format.ts';
import { type Text, t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Combobox } from '../../ui/control/combobox.tsx';
import { ReasonField } from '../../ui/control/reason-field.tsx';
import { Labelled } from '../../ui/form/labelled-field.tsx';
import type { BulkDialogProps } from '../../ui/list/bulk.tsx';
import { RowsDialog } from '../../ui/list/rows-dialog.tsx';
import { fieldText, sentence, wordText } from '../../ui/text/words.ts';
import { bodyOf, bookingFor, type Common, firstOf, type Goods, type Kind } from './goods-together.ts';
import { undoOf } from './undo-posting.ts';

type Faults = ReadonlyMap<string, Text>;

/** The common values of the bookings, their faults, and the functions that the dialog needs to book them. */
function useBookings(kind: Kind, form: Form<unknown>, goods: readonly Goods[]) {
  const rows = goods.map(foundBatch);
  const article = useNames('article');
  const place = useNames('storageLocation');
  const [common, setCommon] = useState(() => firstOf(rows));
  const [faults, setFaults] = useState<Faults>(new Map());
  const answers = useRef<unknown[]>([]);
  type Row = (typeof rows)[number];
  return {
    rows,
    common,
    faults,
    set: (changes: Partial<Common>): void => {
      setCommon({ ...common, ...changes });
      setFaults(new Map());
    },
    text: (row: Row): string =>
      [article(row.articleId), row.lotNumber, place(row.storageLocationId), shownQuantity(row.amount, row.unit)]
        .filter(Boolean)
        .join(' · '),
    check: (): boolean => {
      const [first] = rows;
      const found = first ? firstOfEach(inputFaults(form, bodyOf(kind, first, common))) : new Map();
      setFaults(found);
      return found.size === 0;
    },
    send: async (row: Row): Promise<'done' | 'waiting'> => {
      const booked = await book({ ...bookingFor(kind, row, common), lotId: row.lotId });
      if (booked.state === 'refused') throw booked.error;
      answers.current.push(booked.state === 'done' ? booked.answer : undefined);
      return booked.state;
    },
    undo: () => undoOf(answers.current),
  };
}

export function WriteOffTogether({ rows: goods, close }: BulkDialogProps<Goods>) {
  const { common, faults, set, ...dialog } = useBookings('writeOff', writeOffGoods.input, goods);
  return (
    <RowsDialog {...dialog} title={say`Write off together`} label={say`Write off`} look="danger" close={close}>
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
    </RowsDialog>
  );
}

export function MoveTogether({ rows: goods, close }: BulkDialogProps<Goods>) {
  const { common, faults, set, ...dialog } = useBookings('transfer', transferGoods.input, goods);
  const id = useId();
  const path = 'storageLocationId';
  // If the place is missing, the core reports the stock, which has no field here.
  const own: Faults = new Map(faults.size > 0 ? [[path, say`is required`]] : []);
  return (
    <RowsDialog {...dialog} title={say`Move together`} label={say`Move`} close={close}>
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
    </RowsDialog>
  );
}
