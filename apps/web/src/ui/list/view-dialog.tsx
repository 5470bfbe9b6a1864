/** The dialog in which a user chooses the columns, the density and the preview of a list. */
import { shown, t } from '../../shell/language/language.ts';
import { Button } from '../control/button.tsx';
import { ChoiceGroup } from '../control/choice-group.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { fieldText } from '../text/words.ts';
import { mayHide } from './columns.ts';
import styles from './list.module.css';
import type { ListView } from './list-view.ts';
import type { Column } from './table.tsx';

export interface ViewDialogProps<T> {
  readonly columns: readonly Column<T>[];
  readonly view: ListView;
  readonly change: (changes: Partial<ListView>) => void;
  readonly close: () => void;
}

export default function ViewDialog<T>({ columns, view, change, close }: ViewDialogProps<T>) {
  const { hidden, isDense, hasPreview } = view;
  return (
    <Dialog title={t`View of the list`} isOpen close={close}>
      <fieldset class={styles['columns']}>
        <legend>{t`Columns`}</legend>
        {columns
          .filter((one) => mayHide(columns, one))
          .map(({ field, title }) => (
            <label key={field}>
              <input
                type="checkbox"
                checked={!hidden.includes(field)}
                onChange={({ currentTarget: { checked } }) =>
                  change({ hidden: checked ? hidden.filter((one) => one !== field) : [...hidden, field] })
                }
              />
              {shown(title ?? fieldText(field))}
            </label>
          ))}
      </fieldset>
      <ChoiceGroup label={t`Rows`}>
        <Button isPressed={!isDense} act={() => change({ isDense: false })}>{t`Comfortable`}</Button>
        <Button isPressed={isDense} act={() => change({ isDense: true })}>{t`Compact`}</Button>
      </ChoiceGroup>
      <ChoiceGroup label={t`Preview beside the list, on wide screens`}>
        <Button isPressed={hasPreview} act={() => change({ hasPreview: true })}>{t`With preview`}</Button>
        <Button isPressed={!hasPreview} act={() => change({ hasPreview: false })}>{t`Without preview`}</Button>
      </ChoiceGroup>
    </Dialog>
  );
}
