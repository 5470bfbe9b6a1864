/** The prices of delivered lines: given where one is missing, or replaced. Each has a reason. */
import type { JsonSchema } from '@cleaver/domain/kernel';
import { useEffect, useId } from 'preact/hooks';
import { shownDate } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { FieldOf } from '../../ui/form/field.tsx';
import type { Value, Values } from '../../ui/form/form-values.ts';
import { type FieldProps, groupOf } from '../../ui/form/labelled-field.tsx';
import type { SheetLine } from '../invoice/document-sheet.tsx';
import styles from './new-invoice.module.css';
import { type Shared, usePreview } from './use-preview.ts';

const keyOf = (deliveryId: unknown, line: unknown): string => `${deliveryId} ${line}`;
const keyOfLine = ({ deliveryId, deliveryLine }: SheetLine): string => keyOf(deliveryId, deliveryLine);
const keyOfPrice = (price: Values): string => keyOf(price['deliveryId'], price['line']);

const emptyPrice = ({ deliveryId, deliveryLine }: SheetLine): Values => ({
  deliveryId: deliveryId ?? '',
  line: String(deliveryLine),
  price: '',
  reason: '',
});

const textOf = ({ name, deliveryNumber, supplyDate }: SheetLine): string =>
  `${name} · ${deliveryNumber}, ${shownDate(supplyDate)}`;

export function Prices({ shared, ...props }: FieldProps & { readonly shared: Shared }) {
  const { path, value, setting, schema } = props;
  const id = useId();
  const prices = value as readonly Values[];
  const { found } = usePreview(setting.values, shared);
  const lines = (found.data?.document.lines ?? []).filter(({ deliveryId }) => deliveryId !== null);
  const has = (line: SheetLine): boolean => prices.some((one) => keyOfPrice(one) === keyOfLine(line));
  const set = (next: readonly Values[]): void => setting.set(path, next as Value);
  const missing = lines.filter((line) => line.price === null && !has(line));
  useEffect(() => {
    if (missing.length > 0 && !found.isPlaceholderData) set([...prices, ...missing.map(emptyPrice)]);
  }, [missing.map(keyOfLine).join()]);
  const others = lines.filter((line) => line.price !== null && !has(line));
  if (lines.length === 0 && prices.length === 0) return null;
  const members = ((schema['items'] as JsonSchema)['properties'] ?? {}) as Record<string, JsonSchema>;
  return (
    <fieldset class={styles['prices']} {...groupOf(path, setting)}>
      <legend>{t`Prices by hand`}</legend>
      {prices.map((price, index) => {
        const line = lines.find((one) => keyOfLine(one) === keyOfPrice(price));
        return (
          <fieldset key={keyOfPrice(price)} class={styles['price']}>
            <legend>{line ? textOf(line) : t`Line ${String(price['line'])}`}</legend>
            {(['price', 'reason'] as const).map((name) => (
              <FieldOf
                {...props}
                key={name}
                path={`${path}[${index}].${name}`}
                name={name}
                schema={members[name] ?? {}}
                isRequired
                value={price[name] ?? ''}
              />
            ))}
            <Button
              look="plain"
              icon="close"
              label={t`Remove this price`}
              act={() => set(prices.filter((one) => one !== price))}
            />
          </fieldset>
        );
      })}
      {others.length > 0 && (
        <div class={styles['other']}>
          <label for={id}>{t`Change the price of`}</label>
          <select
            id={id}
            value=""
            onChange={({ currentTarget }) => {
              const line = others.find((one) => keyOfLine(one) === currentTarget.value);
              if (line) set([...prices, emptyPrice(line)]);
            }}
          >
            <option value="">–</option>
            {others.map((line) => (
              <option key={keyOfLine(line)} value={keyOfLine(line)}>
                {textOf(line)}
              </option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  );
}
