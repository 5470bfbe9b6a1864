/** The form of a print: weights or copies, size, price and the day of freezing. */
import { Decimal, say } from '@cleaver/domain/kernel';
import { netQuantityOf } from '@cleaver/domain/labels';
import { printLabels } from '@cleaver/domain/labels/contracts';
import type { LabelSize } from '@cleaver/domain/settings/contracts';
import { useEffect, useId, useState } from 'preact/hooks';
import { AmountField, amountOf } from '../../floor/booking/amount.tsx';
import { useIntent } from '../../floor/booking/intent.ts';
import { IntentForm } from '../../floor/booking/intent-form.tsx';
import { useScan } from '../../scanner/scan.tsx';
import { call } from '../../shell/data/api.ts';
import { counted } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { DateInput } from '../../ui/control/date-input.tsx';
import { openPaperTab } from '../../ui/control/paper-tab.ts';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Field } from '../form-field.tsx';
import { DocumentButtons, showPdf } from './document-buttons.tsx';
import { scannedWeight, weightText } from './scanned-weight.ts';
import { firstSize, measuresOf, rememberSize } from './sizes.ts';
import { Weights } from './weights.tsx';

export interface PrintGoods {
  readonly id: string;
  readonly articleId: string;
  readonly articleName: string;
  readonly lotNumber: string;
  /** The fixed filling in kg. Null: the packs are weighed. */
  readonly filling: string | null;
}

interface PrintFormProps {
  readonly goods: PrintGoods;
  readonly sizes: readonly LabelSize[];
  /** Whether the form asks for the day on which the goods were frozen. */
  readonly asksForFreezing: boolean;
  readonly onFrozen: (day: string) => void;
  /** Takes the net quantity of the last pack as it prints. */
  readonly onNetQuantity: (text: string | undefined) => void;
}

interface Printed {
  readonly id: string;
  readonly lotNumber: string;
  readonly count: number;
}

/** The values of the form. Weights are in kg, the first pack first. */
interface Values {
  readonly weights: readonly string[];
  readonly typed: string;
  readonly copies: string;
  readonly size: string;
  readonly priced: boolean;
  readonly frozenOn: string;
}

/** Prints, opens the PDF in a tab of its own, and remembers the size on this device. */
function usePrint({ id, filling }: PrintGoods, sizes: readonly LabelSize[], done: (print: Printed) => void) {
  const first: Values = {
    ...{ weights: [], typed: '', copies: '1' },
    ...{ size: firstSize(sizes), priced: true, frozenOn: '' },
  };
  return useIntent({
    name: 'print',
    first,
    form: printLabels.input,
    raw: ({ weights, typed, copies, ...others }) => ({
      ...{ lotId: id, ...others },
      ...(filling === null ? { weightsKg: withTyped(weights, typed) } : { copies: wholeOf(copies) }),
    }),
    send: async (body, key) => {
      const tab = openPaperTab();
      try {
        const print = await call(printLabels, body, { key });
        await showPdf(print, tab);
        return print;
      } catch (error) {
        tab.close();
        throw error;
      }
    },
    done: (print) => {
      rememberSize(print.size);
      done(print);
    },
  });
}

export function PrintForm({ goods, sizes, asksForFreezing, onFrozen, onNetQuantity }: PrintFormProps) {
  const id = useId();
  const isFixed = goods.filling !== null;
  const [printed, setPrinted] = useState<Printed>();
  const intent = usePrint(goods, sizes, setPrinted);
  const { values, faults } = intent;
  const set: typeof intent.set = (changes) => {
    setPrinted(undefined);
    intent.set(changes);
  };
  const netQuantity = netQuantityAs(goods.filling ?? withTyped(values.weights, values.typed).at(-1));
  useEffect(() => onNetQuantity(netQuantity), [netQuantity]);
  useEffect(() => onFrozen(values.frozenOn), [values.frozenOn]);
  useScan(
    (read) => {
      if (isFixed) return { bad: t`These packs have a fixed filling: enter how many labels.` };
      const found = scannedWeight(read, goods);
      if ('bad' in found) return found;
      set((now) => ({ weights: [...now.weights, found.kg] }));
      return { good: t`${weightText(found.kg)}, pack ${values.weights.length + 1}` };
    },
    { all: true },
  );
  return (
    <>
      {printed && <Done of={printed} />}
      <IntentForm intent={intent} label={say`Print`} isFocused={false}>
        {isFixed ? (
          <CopiesField value={values.copies} set={(copies) => set({ copies })} fault={faultAt(faults, 'copies')} />
        ) : (
          <Weights of={values.weights} typed={values.typed} set={set} fault={faultAt(faults, 'weightsKg')} />
        )}
        {asksForFreezing && (
          <Field path="frozenOn" label={t`Frozen on`} setting={{ id, faults }}>
            {(attributes) => (
              <DateInput {...attributes} value={values.frozenOn} set={(frozenOn) => set({ frozenOn })} />
            )}
          </Field>
        )}
        <SizeChoice sizes={sizes} chosen={values.size} choose={(size) => set({ size })} />
        <ChoiceGroup label={t`Price`}>
          <Button isPressed={values.priced} act={() => set({ priced: true })}>{t`With price`}</Button>
          <Button isPressed={!values.priced} act={() => set({ priced: false })}>{t`Without price`}</Button>
        </ChoiceGroup>
      </IntentForm>
    </>
  );
}

const Done = ({ of }: { readonly of: Printed }) => (
  <Notice tone="good">
    <p>{counted(of.count, say`${of.count} label printed`, say`${of.count} labels printed`)}</p>
    <DocumentButtons of={of} />
  </Notice>
);

/** Returns the net quantity as it prints; undefined for a text that is no weight. */
function netQuantityAs(kg: string | undefined): string | undefined {
  const read = kg === undefined ? undefined : Decimal.parse(kg);
  return read?.ok ? netQuantityOf(read.value) : undefined;
}

/** Returns the typed number; the text itself, if it is none, so that the form reports it. */
const wholeOf = (typed: string): number | string => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed);

/** Returns the weights with the typed one, so that the last one needs no tap. */
const withTyped = (weights: readonly string[], typed: string): readonly string[] =>
  typed.trim() === '' ? weights : [...weights, amountOf(typed) ?? typed];

type Faults = ReturnType<typeof useIntent>['faults'];

/** Returns the fault of a member or of an element of it. */
function faultAt(faults: Faults, member: string): string | undefined {
  for (const [path, fault] of faults) if (path === member || path.startsWith(`${member}[`)) return shown(fault);
  return undefined;
}

interface FieldProps {
  readonly value: string;
  readonly set: (value: string) => void;
  readonly fault: string | undefined;
}

const CopiesField = ({ value, set, fault }: FieldProps) => (
  <AmountField label={say`How many labels`} unit="PIECE" value={value} onValue={set} fault={fault} />
);

interface SizeChoiceProps {
  readonly sizes: readonly LabelSize[];
  readonly chosen: string;
  readonly choose: (name: string) => void;
}

const SizeChoice = ({ sizes, chosen, choose }: SizeChoiceProps) => (
  <ChoiceGroup label={t`Size`}>
    {sizes.map((one) => (
      <Button key={one.name} isPressed={one.name === chosen} act={() => choose(one.name)}>
        {`${one.name} · ${measuresOf(one)}`}
      </Button>
    ))}
  </ChoiceGroup>
);
