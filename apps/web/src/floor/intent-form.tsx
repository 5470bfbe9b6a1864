/** The form around what is filled in on the floor: sent by Enter or its button, with what is wrong above. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { shown, type Text, t } from '../shell/language.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Intent } from './intent.ts';
import styles from './intent-form.module.css';

export interface IntentFormProps {
  readonly intent: Pick<Intent<object>, 'fault' | 'isBusy' | 'submit' | 'discard'>;
  /** What sending it is called. */
  readonly label: Text;
  readonly look?: 'primary' | 'danger';
  /** Above all: what it is about. */
  readonly about?: ComponentChildren;
  /** Beside the button that sends. */
  readonly beside?: ComponentChildren;
  /** Goes back; what was entered is thrown away. The first field has the focus then, to be typed over. */
  readonly leave?: () => void;
  readonly children: ComponentChildren;
}

export function IntentForm({ intent, label, look = 'primary', about, beside, leave, children }: IntentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isOneOfMany = leave !== undefined;
  // Before it is drawn: whoever types at once would lose the first digit, or have it typed over.
  useLayoutEffect(() => {
    const field = isOneOfMany ? form.current?.querySelector('input') : undefined;
    field?.focus();
    field?.select();
  }, []);
  return (
    <form
      ref={form}
      class={styles['form']}
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        intent.submit().catch(() => undefined);
      }}
    >
      {about}
      {intent.fault !== undefined && <Notice tone="bad">{intent.fault}</Notice>}
      {children}
      <div class={styles['actions']}>
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
      </div>
    </form>
  );
}
