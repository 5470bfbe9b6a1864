/**
 * The panel for warnings that the user must acknowledge, with reasons as buttons. A tap on a reason acknowledges them.
 */
import { merged } from '@cleaver/domain/kernel';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { CONTEXTS } from '../../contexts/contexts.ts';
import { forPeople } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { Button } from '../control/button.tsx';
import { ChoiceGroup } from '../control/choice-group.tsx';
import { Notice } from '../dialog/notice.tsx';
import { answerTo, asksForCount, type Question, type Warnings } from './warning-answer.ts';
import styles from './warning-panel.module.css';

const REASONS = merged(CONTEXTS.map(({ reasons = {} }) => reasons));

/** Shows the warnings that the user must acknowledge. Renders nothing without such warnings. */
export function AskedPanel({ of: { question } }: { readonly of: { readonly question: Question | undefined } }) {
  const panel = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<readonly number[]>();
  const isCounting = gone === undefined && question?.warnings.some(asksForCount);
  useEffect(() => setGone(undefined), [question]);
  useEffect(() => {
    panel.current?.querySelector('button')?.focus();
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [question, isCounting]);
  if (!question) return null;
  const { warnings, answer } = question;
  const [counts, others] = [warnings.filter(asksForCount), warnings.filter((warning) => !asksForCount(warning))];
  const counted = (found: readonly number[]): void => {
    if (others.length > 0) setGone(found);
    else answer(answerTo(warnings, t`The goods were still there when they were counted`, found));
  };
  return (
    <div ref={panel} class={styles['asked']}>
      <Notice tone="warn">
        {isCounting ? (
          <Counted of={counts} done={counted} leave={() => answer(undefined)} />
        ) : (
          <Reason
            of={others}
            done={(reason) => answer(answerTo(warnings, reason, gone))}
            leave={() => answer(undefined)}
          />
        )}
      </Notice>
    </div>
  );
}

interface PartProps<D> {
  readonly of: Warnings;
  readonly done: (given: D) => void;
  readonly leave: () => void;
}

const textOf = ({ line, message }: Warnings[number]): string =>
  line === null ? forPeople(message) : `${line}. ${forPeople(message)}`;

/**
 * Asks for each line whether its goods were still there when they were counted. The answer to the last line ends the
 * question with the numbers of the lines whose goods were gone.
 */
function Counted({ of: warnings, done, leave }: PartProps<readonly number[]>) {
  const [given, setGiven] = useState<ReadonlyMap<number, boolean>>(new Map());
  const lines = warnings.map(({ line }) => line ?? 0);
  const decide = (about: readonly number[], isGone: boolean): void => {
    const next = new Map([...given, ...about.map((line) => [line, isGone] as const)]);
    setGiven(next);
    if (next.size === lines.length) done(lines.filter((line) => next.get(line)));
  };
  return (
    <>
      <strong>{t`Counted after the goods left:`}</strong>
      <ul class={styles['counted']}>
        {warnings.map((warning) => (
          <li key={warning.line}>
            {textOf(warning)}
            <ChoiceGroup label={t`Line ${String(warning.line)}`}>
              <Button
                isPressed={given.get(warning.line ?? 0) === false}
                act={() => decide([warning.line ?? 0], false)}
              >{t`Still there`}</Button>
              <Button
                isPressed={given.get(warning.line ?? 0) === true}
                act={() => decide([warning.line ?? 0], true)}
              >{t`Already gone`}</Button>
            </ChoiceGroup>
          </li>
        ))}
      </ul>
      <div class={styles['line']}>
        {lines.length > 1 && (
          <>
            <Button act={() => decide(lines, false)}>{t`All still there`}</Button>
            <Button act={() => decide(lines, true)}>{t`All already gone`}</Button>
          </>
        )}
        <Button look="plain" act={leave}>{t`Leave it`}</Button>
      </div>
    </>
  );
}

/** Asks for the reason to continue in spite of the warnings. */
function Reason({ of: warnings, done, leave }: PartProps<string>) {
  const id = useId();
  const [text, setText] = useState('');
  const reasons = new Set(warnings.flatMap(({ code }) => REASONS[code] ?? []).map(shown));
  return (
    <>
      <strong>{t`Continue anyway? Give a reason:`}</strong>
      <ul>
        {warnings.map((warning) => (
          <li key={`${warning.code} ${warning.line}`}>{textOf(warning)}</li>
        ))}
      </ul>
      <ChoiceGroup label={t`Why`}>
        {[...reasons].map((reason) => (
          <Button key={reason} act={() => done(reason)}>
            {reason}
          </Button>
        ))}
      </ChoiceGroup>
      <form
        class={styles['other']}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') done(text.trim());
        }}
      >
        <label for={id}>{t`Another reason`}</label>
        <div class={styles['line']}>
          <input id={id} type="text" value={text} onInput={(event) => setText(event.currentTarget.value)} />
          <Button type="submit">{t`Continue`}</Button>
          <Button look="plain" act={leave}>{t`Leave it`}</Button>
        </div>
      </form>
    </>
  );
}
