/** Offers the unfinished drafts of a form that creates a record, each with its content and its time. */
import type { ComponentChildren } from 'preact';
import type { Draft } from '../../shell/data/draft.ts';
import { shownHour, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { REFERENCES } from '../../shell/navigation/references.ts';
import { Button } from '../control/button.tsx';
import { Notice } from '../dialog/notice.tsx';
import { Named } from '../text/record-name.tsx';
import styles from './unfinished-drafts.module.css';

interface UnfinishedDraftsProps<V extends object> {
  readonly of: Pick<Draft<V>, 'unfinished' | 'resume' | 'remove'>;
  /** The content of a draft in words. Default: the records and the first text in it. */
  readonly about?: (values: V) => ComponentChildren;
}

export function UnfinishedDrafts<V extends object>({ of, about = contentOf }: UnfinishedDraftsProps<V>) {
  if (of.unfinished.length === 0) return null;
  return (
    <Notice>
      <strong>{t`Unfinished`}</strong>
      <ul class={styles['drafts']}>
        {of.unfinished.map((draft) => (
          <li key={draft.name}>
            <span>
              {about(draft.values)} · {draft.at !== undefined && <time>{timeOf(draft.at)}</time>}
            </span>
            <Button act={() => of.resume(draft)}>{t`Continue it`}</Button>
            <Button look="plain" act={() => of.remove(draft)}>{t`Discard it`}</Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns the time of day for a time of today, otherwise the time with its date. */
const timeOf = (at: number): string => {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? shownHour(at) : shownTime(new Date(at).toISOString());
};

/** Shows the records that the values name, or the first text. */
function contentOf(values: object): ComponentChildren {
  const texts = Object.entries(values).filter((entry): entry is [string, string] => isText(entry[1]));
  const records = texts.flatMap(([member, id]) => {
    const kind = REFERENCES[member];
    return kind === undefined ? [] : [<Named key={member} kind={kind} id={id} isPlain />];
  });
  if (records.length > 0) return records.flatMap((one, at) => (at === 0 ? [one] : [', ', one]));
  return texts[0]?.[1] ?? t`No text yet`;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
