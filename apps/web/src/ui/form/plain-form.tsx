/** A form whose page reads and checks its fields itself: browsers neither check them nor fill them in. */
import type { ComponentChildren } from 'preact';

interface PlainFormProps {
  readonly class?: string | undefined;
  /** The name of the form, where the page has several. */
  readonly label?: string;
  readonly submit: () => unknown;
  readonly children: ComponentChildren;
}

export function PlainForm({ class: look, label, submit, children }: PlainFormProps) {
  return (
    <form
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
