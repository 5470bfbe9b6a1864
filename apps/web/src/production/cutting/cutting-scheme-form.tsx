/** The form of a cutting scheme, as a page and in a dialog that saves a cutting as a scheme. */
import { say } from '@cleaver/domain/kernel';
import { sumsOfShares } from '@cleaver/domain/production';
import { createCuttingScheme } from '@cleaver/domain/production/contracts';
import { amountOf } from '../../floor/booking/numpad.ts';
import { shownNumber } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { FormAction } from '../../ui/form/action.tsx';
import type { Values } from '../../ui/form/form-values.ts';
import type { FieldOptions } from '../../ui/form/labelled-field.tsx';
import { NewRecord } from '../../ui/form/new-record.tsx';
import type { Part } from './cutting-rows.ts';

export const SCHEME_OPTIONS: Readonly<Record<string, FieldOptions>> = {
  sharePercent: { hint: say`Of the weight that is cut` },
  reason: { hint: say`For waste: its kind` },
};

/** Shows the sums of the shares so far. A missing or unclear share counts as zero. */
export function SumOfShares({ values }: { readonly values: Values }) {
  const parts = (values['parts'] as readonly Values[]).map(({ kind, sharePercent }) => ({
    kind: kind === 'WASTE' ? ('WASTE' as const) : ('OUTPUT' as const),
    sharePercent: amountOf(String(sharePercent)) ?? '0',
  }));
  const { output, waste, loss } = sumsOfShares(parts);
  const sums = t`Usual yield ${shownNumber(output)} %, waste ${shownNumber(waste)} %`;
  return (
    <p role="status">
      {loss.startsWith('-')
        ? t`${sums}. That is ${shownNumber(loss.slice(1))} % too much.`
        : t`${sums}. The rest, ${shownNumber(loss)} %, is the usual loss.`}
    </p>
  );
}

/** Saves the parts of a cutting, with their shares of its weight, as a scheme of the article that was cut. */
export const SaveAsScheme = ({ articleId, parts }: { readonly articleId: string; readonly parts: readonly Part[] }) => (
  <FormAction
    operation={createCuttingScheme}
    title={say`Save as a cutting scheme`}
    label={say`Save`}
    size="wide"
    fixed={{ articleId }}
    initial={{ parts }}
    options={SCHEME_OPTIONS}
    done={say`Saved`}
  >
    {(values) => <SumOfShares values={values} />}
  </FormAction>
);

export default function NewCuttingScheme() {
  const { query } = useAddress();
  return (
    <NewRecord
      title={say`New cutting scheme`}
      up={{ to: '/cutting-schemes', title: say`Cutting schemes` }}
      record={t`Cutting scheme`}
      operation={createCuttingScheme}
      initial={{
        articleId: query.get('articleId') ?? '',
        parts: [{ kind: 'OUTPUT' }, { kind: 'WASTE' }],
      }}
      options={SCHEME_OPTIONS}
    >
      {(values) => <SumOfShares values={values} />}
    </NewRecord>
  );
}
