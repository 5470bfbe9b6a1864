/** A question of the form of a label, with its reason and the fault of its answer. */
import type { ComponentChildren } from 'preact';
import type { Text } from '../../shell/language/language.ts';
import { sentence } from '../../ui/text/words.ts';
import questions from '../questions.module.css';
import styles from './label.module.css';

interface QuestionProps {
  readonly id: string;
  readonly text: string;
  readonly why?: string | undefined;
  readonly fault: Text | undefined;
  readonly children: ComponentChildren;
}

/** Several controls that answer one question. */
export function Question({ id, text, why, fault, children }: QuestionProps) {
  return (
    <fieldset
      id={id}
      class={styles['question']}
      tabIndex={-1}
      data-faulty={fault === undefined ? undefined : ''}
      aria-describedby={fault === undefined ? undefined : `${id}-fault`}
    >
      <legend>{text}</legend>
      {why !== undefined && <p class={questions['hint']}>{why}</p>}
      {children}
      {fault !== undefined && (
        <p id={`${id}-fault`} class={questions['fault']}>
          {sentence(fault)}
        </p>
      )}
    </fieldset>
  );
}

interface TextQuestionProps extends Omit<QuestionProps, 'children'> {
  readonly value: string;
  readonly set: (value: string) => void;
  readonly isNumber?: boolean;
  readonly lines?: number;
  readonly children?: ComponentChildren;
}

/** One text or number that answers a question. */
export function TextQuestion({ id, text, why, fault, value, set, isNumber, lines, children }: TextQuestionProps) {
  const typed = {
    id,
    value,
    'aria-invalid': fault === undefined ? undefined : ('true' as const),
    'aria-describedby':
      [why !== undefined && `${id}-why`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ') || undefined,
    onInput: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  };
  return (
    <div class={styles['question']}>
      <label for={id}>{text}</label>
      {why !== undefined && (
        <p id={`${id}-why`} class={questions['hint']}>
          {why}
        </p>
      )}
      {lines === undefined ? (
        <input
          {...typed}
          type="text"
          autoComplete="off"
          lang={isNumber ? undefined : 'de'}
          inputMode={isNumber ? 'decimal' : undefined}
          data-short={isNumber ? '' : undefined}
        />
      ) : (
        <textarea {...typed} rows={lines} lang="de" />
      )}
      {children}
      {fault !== undefined && (
        <p id={`${id}-fault`} class={questions['fault']}>
          {sentence(fault)}
        </p>
      )}
    </div>
  );
}
