/** Shows the open recalls that are no exercise, above the other content of Today. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import type { getToday } from '@cleaver/domain/today/contracts';
import { counted } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { Icon } from '../shell/navigation/icons.tsx';
import { LinkButton } from '../ui/control/button.tsx';
import styles from './recall-alarm.module.css';

type Today = AnswerOf<typeof getToday>;

export function RecallAlarm({ of: { recalls } }: { readonly of: Today }) {
  if (!recalls || recalls.count === 0) return null;
  const title = counted(recalls.count, say`A recall is open`, say`${recalls.count} recalls are open`);
  return (
    <section class={styles['alarm']} role="alert" aria-label={title}>
      <h2>
        <Icon name="recall" size={32} /> {title}
      </h2>
      {recalls.entries.map(({ id, recallNumber, reason }) => (
        <p key={id}>
          <span>
            <strong>{recallNumber}</strong> · {reason}
          </span>
          <LinkButton to={`/recalls/${id}`}>{t`Open ${recallNumber}`}</LinkButton>
        </p>
      ))}
    </section>
  );
}
