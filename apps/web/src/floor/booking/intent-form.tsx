/** The form of a floor screen. Enter or the button submits the form. A refusal is shown above the fields. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { decided } from '../../ui/control/pending-pickers.ts';
import { Notice } from '../../ui/dialog/notice.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { UnfinishedDrafts } from '../../ui/form/unfinished-drafts.tsx';
import type { Intent } from './intent.ts';
import styles from './intent-form.module.css';

export interface IntentFormProps {
  readonly intent: Pick<Intent<object>, 'fault' | 'isBusy' | 'submit' | 'discard'> &
    Partial<Pick<Intent<object>, 'drafts'>>;
  /** The text of the submit button. */
  readonly label: Text;
  readonly look?: 'primary' | 'danger';
  /** The subject of the form, shown at the top. */
  readonly about?: ComponentChildren;
  /** Content to show beside the submit button. */
  readonly beside?: ComponentChildren;
  /** Goes back, after the form has discarded the input. If set, the form shows a button for this. */
  readonly leave?: () => void;
  /** True to focus the first field and select its text when the form opens. Default: true in forms with `leave`. */
  readonly isFocused?: boolean;
  readonly children: ComponentChildren;
}

export function IntentForm(props: IntentFormProps) {
  const { intent, label, look = 'primary', about, beside, leave, isFocused = leave !== undefined, children } = props;
  const form = useRef<HTMLFormElement>(null);
  // Focuses the first field before the browser paints. A later focus change could lose or overwrite the first typed
  // digit.
  useLayoutEffect(() => {
    const field = isFocused ? form.current?.querySelector('input') : undefined;
    if (!field) return;
    // A dialog that is not open yet moves the focus here when it opens.
    field.autofocus = true;
    field.focus();
    field.select();
  }, []);
  return (
    <form
      ref={form}
      class={styles['form']}
      autoComplete="off"
      noValidate
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        decided(form.current)
          .then((isDecided) => (isDecided ? intent.submit() : undefined))
          .catch(() => undefined);
      }}
    >
      {intent.drafts && <UnfinishedDrafts of={intent.drafts} />}
      {about}
      {intent.fault !== undefined && <Notice tone="bad">{intent.fault}</Notice>}
      {children}
      <ActionBar>
        <Button type="submit" look={look} isBusy={intent.isBusy}>
          {shown(label)}
        </Button>
        {beside}
        {leave && (
          <Button
            look="plain"
            act={() => {
              intent.discard();
              leave();
            }}
          >{t`Leave it`}</Button>
        )}
      </ActionBar>
    </form>
  );
}
