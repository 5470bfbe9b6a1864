/** The sizes of the shop's label printers: usual ones to add with one tap, and own ones. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { updateSettings } from '@cleaver/domain/settings/contracts';
import { measuresOf, sizesWith } from '../labels/print/sizes.ts';
import { call } from '../shell/data/api.ts';
import { t } from '../shell/language/language.ts';
import { mayRun } from '../shell/session/session.ts';
import { Action, FormAction } from '../ui/form/action.tsx';
import { Section } from '../ui/page/page.tsx';
import styles from './scale-labels.module.css';
import { usualWithout } from './usual-label-sizes.ts';

export function LabelSizes({ settings: { labelSizes } }: { readonly settings: AnswerOf<typeof updateSettings> }) {
  const usual = usualWithout(labelSizes);
  return (
    <Section
      title={t`Sizes of labels`}
      actions={
        <FormAction
          operation={{ ...updateSettings, name: `${updateSettings.name} label-sizes` }}
          title={say`Edit`}
          label={say`Save`}
          size="wide"
          isChange
          initial={{ labelSizes }}
          groups={[{ fields: ['labelSizes'] }]}
          send={(body) => call(updateSettings, body)}
          done={say`Saved`}
        />
      }
    >
      <ul class={styles['patterns']}>
        {sizesWith(labelSizes).map((one) => (
          <li key={one.name}>
            <span>{one.name}</span>
            <small>{measuresOf(one)}</small>
          </li>
        ))}
      </ul>
      {mayRun(updateSettings) && usual.length > 0 && (
        <>
          <h3>{t`Add a usual size`}</h3>
          <div class={styles['line']}>
            {usual.map((one) => (
              <Action
                key={one.name}
                label={measuresOf(one)}
                icon="plus"
                send={() => call(updateSettings, { labelSizes: [...labelSizes, one] })}
                done={say`Saved`}
                undo={() => call(updateSettings, { labelSizes })}
              />
            ))}
          </div>
        </>
      )}
    </Section>
  );
}
