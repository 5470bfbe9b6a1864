/** Chooses the period of a screen, which its address keeps: one of several, or two days of the user. */
import type { Message } from '@cleaver/domain/kernel';
import { shown, t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { Button } from './button.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { DateInput } from './date-input.tsx';
import type { Period } from './period.ts';
import styles from './period-choice.module.css';

interface PeriodChoiceProps<N extends string> {
  /** The title of each period, in their order. `own`: the days of the user. */
  readonly titles: Readonly<Record<N | 'own', Message>>;
  readonly name: N | 'own';
  /** The days of the chosen period, with which `own` begins. */
  readonly of: Period;
}

export function PeriodChoice<N extends string>({ titles, name, of }: PeriodChoiceProps<N>) {
  const { set } = useAddress();
  return (
    <div class={styles['period']}>
      <ChoiceGroup label={t`Period`}>
        {(Object.keys(titles) as (N | 'own')[]).map((one) => (
          <Button
            key={one}
            isPressed={one === name}
            act={() => set({ period: one, ...(one === 'own' ? of : { from: undefined, to: undefined }) })}
          >
            {shown(titles[one])}
          </Button>
        ))}
      </ChoiceGroup>
      {name === 'own' && (
        <div class={styles['days']}>
          {(['from', 'to'] as const).map((end) => (
            <div key={end}>
              <label for={`period-${end}`}>{end === 'from' ? t`From` : t`To`}</label>
              <DateInput
                id={`period-${end}`}
                value={of[end]}
                set={(day) => set({ [end]: day || undefined })}
                isFilter
              />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
