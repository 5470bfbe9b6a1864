/** The weights of the packs: one after the other by numpad or by scanning, each can be taken out again. */
import { say } from '@cleaver/domain/kernel';
import { AmountField, amountOf } from '../../floor/booking/amount.tsx';
import { counted } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './print.module.css';
import { weightText } from './scanned-weight.ts';

interface Values {
  readonly weights: readonly string[];
  readonly typed: string;
}

interface WeightsProps {
  /** In kg, the first pack first. */
  readonly of: readonly string[];
  readonly typed: string;
  readonly set: (changes: Partial<Values> | ((now: Values) => Partial<Values>)) => void;
  readonly fault: string | undefined;
}

export function Weights({ of, typed, set, fault }: WeightsProps) {
  const add = (): void =>
    set((now) => {
      const kg = amountOf(now.typed);
      return kg === undefined ? {} : { weights: [...now.weights, kg], typed: '' };
    });
  const without = (index: number): void => set((now) => ({ weights: now.weights.filter((_, at) => at !== index) }));
  return (
    <div class={styles['weights']}>
      <AmountField
        label={say`Weight of the pack`}
        unit="KG"
        value={typed}
        onValue={(value) => set({ typed: value })}
        next={add}
        hint={say`Type it, or scan the label of the scale.`}
        fault={fault}
      />
      <div class={styles['add']}>
        <Button icon="plus" act={add}>{t`Next pack`}</Button>
        {of.length > 0 && <Button icon="back" act={() => without(of.length - 1)}>{t`Undo`}</Button>}
      </div>
      {of.length > 0 && (
        <section aria-label={t`Packs`}>
          <p aria-live="polite">{counted(of.length, say`${of.length} pack`, say`${of.length} packs`)}</p>
          <ol class={styles['packs']}>
            {of.map((kg, index) => (
              <li key={index}>
                <span>{weightText(kg)}</span>
                <Button
                  look="plain"
                  icon="close"
                  label={t`Remove pack ${index + 1}, ${weightText(kg)}`}
                  act={() => without(index)}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
