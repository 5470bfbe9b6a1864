/** A form whose page reads and checks its fields itself: browsers neither check them nor fill them in. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useFirstField } from './first-field.ts';

interface PlainFormProps {
  readonly class?: string | undefined;
  /** The name of the form, where the page has several. */
  readonly label?: string;
  /** Whether the page begins in its first field. */
  readonly begins?: boolean;
  readonly submit: () => unknown;
  readonly children: ComponentChildren;
}

export function PlainForm({ class: look, label, begins = false, submit, children }: PlainFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useFirstField(element, begins);
  return (
    <form
      ref={element}
      class={look}
      autoComplete="off"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        return submit();
      }}
    >
      {children}
    </form>
  );
}
