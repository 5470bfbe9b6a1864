/**
 * The panel for warnings that the user must acknowledge, with reasons as buttons. A tap on a reason acknowledges them.
 */
import { type Message, say } from '@cleaver/domain/kernel';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { ApiError } from '../shell/api.ts';
import { forPeople } from '../shell/format.ts';
import { shown, t } from '../shell/language.ts';
import styles from './asked.module.css';
import { Button } from './button.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { Notice } from './notice.tsx';

export interface Acknowledge {
  readonly codes: readonly string[];
  readonly reason: string;
}

type Warnings = NonNullable<ApiError['warnings']>;

export interface Question {
  readonly warnings: Warnings;
  /** Acknowledges with the reason; undefined cancels the request. */
  readonly answer: (reason: string | undefined) => void;
}

export interface Asking {
  /**
   * Sends a request. If the service warns, shows the warnings and sends again with the user's reason.
   * Resolves to undefined if the user cancels. Each attempt is a separate request: `send` creates its idempotency key.
   */
  readonly ask: <T>(send: (acknowledge?: Acknowledge) => Promise<T>) => Promise<T | undefined>;
  readonly question: Question | undefined;
  /** Cancels the open question. Callers use it when the input changes. */
  readonly drop: () => void;
}

export const acknowledgeOf = (warnings: Warnings, reason: string): Acknowledge => ({
  codes: [...new Set(warnings.map(({ code }) => code))],
  reason,
});

export function useAsked(): Asking {
  const [question, setQuestion] = useState<Question>();
  const ask: Asking['ask'] = async (send) => {
    for (let acknowledge: Acknowledge | undefined; ; ) {
      try {
        return await send(acknowledge);
      } catch (error) {
        if (!(error instanceof ApiError) || !error.warnings) throw error;
        const { warnings } = error;
        const reason = await new Promise<string | undefined>((answer) => setQuestion({ warnings, answer }));
        setQuestion(undefined);
        if (reason === undefined) return undefined;
        acknowledge = acknowledgeOf(warnings, reason);
      }
    }
  };
  return { ask, question, drop: () => question?.answer(undefined) };
}

/** Cancels the open question when the input of a form changes. The next attempt sends the changed input. */
export function DropOnChange({ of, input }: { readonly of: Asking; readonly input: unknown }) {
  useEffect(of.drop, [input]);
  return null;
}

const REASONS: Readonly<Record<string, readonly Message[]>> = {
  OVER_CALL: [say`Agreed with the customer`, say`Contract will be increased`, say`Exception`],
  REMAINING_LIFE: [say`Agreed with the customer`, say`Will be used right away`],
  WEIGHT_DEVIATION: [say`Weighed twice`, say`Agreed with the customer`],
  OVER_DELIVERY: [say`Agreed with the customer`, say`Cut is not available smaller`],
};

/** Shows the warnings that the user must acknowledge. Renders nothing without such warnings. */
export function AskedPanel({ of: { question } }: { readonly of: Pick<Asking, 'question'> }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    setText('');
    panel.current?.querySelector('button')?.focus();
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [question]);
  if (!question) return null;
  const { warnings, answer } = question;
  const reasons = new Set(warnings.flatMap(({ code }) => REASONS[code] ?? []).map(shown));
  return (
    <div ref={panel} class={styles['asked']}>
      <Notice tone="warn">
        <strong>{t`Continue anyway? Give a reason:`}</strong>
        <ul>
          {warnings.map(({ code, line, message }) => (
            <li key={`${code} ${line}`}>{line === null ? forPeople(message) : `${line}. ${forPeople(message)}`}</li>
          ))}
        </ul>
        <ChoiceGroup label={t`Why`}>
          {[...reasons].map((reason) => (
            <Button key={reason} act={() => answer(reason)}>
              {reason}
            </Button>
          ))}
        </ChoiceGroup>
        <form
          class={styles['other']}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') answer(text.trim());
          }}
        >
          <label for={id}>{t`Another reason`}</label>
          <div class={styles['line']}>
            <input id={id} type="text" value={text} onInput={(event) => setText(event.currentTarget.value)} />
            <Button type="submit">{t`Continue`}</Button>
            <Button look="plain" act={() => answer(undefined)}>{t`Leave it`}</Button>
          </div>
        </form>
      </Notice>
    </div>
  );
}
