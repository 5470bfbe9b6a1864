/** Why a label cannot be printed, and what a person should know, each with the way to the place to mend. */
import { shown } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { faultText } from '../../ui/text/words.ts';
import { mendOf, type Reason } from './mends.ts';
import styles from './print.module.css';

interface ReasonsProps {
  readonly of: readonly (Reason & { readonly message: string; readonly rule?: string })[];
  readonly tone: 'bad' | 'warn';
  readonly labelId: string | null;
  readonly ofArticle: string;
}

export function Reasons({ of, tone, labelId, ofArticle }: ReasonsProps) {
  if (of.length === 0) return null;
  return (
    <Notice tone={tone} isContent>
      <ul class={styles['reasons']}>
        {of.map((one, index) => {
          const mend = mendOf(one, { labelId, ofArticle });
          return (
            <li key={index}>
              <span>
                {faultText(one.message)}
                {one.rule && <small>{one.rule}</small>}
              </span>
              {mend && may(mend.need) && <LinkButton to={mend.to}>{shown(mend.text)}</LinkButton>}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
