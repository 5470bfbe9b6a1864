/** The highest allowed temperature of a goods receipt line. It comes from the article, and a tap makes it stricter. */
import { shownTemperature } from '../shell/language/format.ts';
import { shown, t } from '../shell/language/language.ts';
import { may } from '../shell/session/session.ts';
import { decimalText } from '../ui/control/amount-text.ts';
import { Button } from '../ui/control/button.tsx';
import { ChoiceGroup } from '../ui/control/choice-group.tsx';
import { Notice } from '../ui/dialog/notice.tsx';
import { fieldText, sentence, wordText } from '../ui/text/words.ts';
import { limitChoices } from './limit-choices.ts';
import type { PartProps } from './receive-measures.tsx';

export function Limit({ row, path, setting, article, usual }: PartProps) {
  const limit = decimalText(String(row['temperatureLimit'] ?? ''));
  const { legal, choices } = limitChoices(article, usual.limit);
  const fault = setting.faults.get(`${path}.temperatureLimit`);
  const set = (to: string): void => setting.set(`${path}.temperatureLimit`, to);
  const isAmong = limit === '' || choices.some((one) => String(one.limit) === limit);
  return (
    <details open={(limit === '' && !legal) || fault !== undefined}>
      <summary>
        {limit !== ''
          ? t`At most ${shownTemperature(limit)}`
          : legal
            ? t`At most ${shownTemperature(legal.max)}: ${goodsOf(legal)}`
            : t`Maximum temperature?`}
      </summary>
      {fault !== undefined && <Notice tone="bad">{sentence(fault)}</Notice>}
      <ChoiceGroup label={legal ? t`Stricter` : fieldText('temperatureLimit')}>
        {legal && (
          <Button isPressed={limit === ''} act={() => set('')}>
            {`${goodsOf(legal)} ${shownTemperature(legal.max)}`}
          </Button>
        )}
        {choices.map(({ text, limit: one }) => (
          <Button key={one} isPressed={limit === String(one)} act={() => set(String(one))}>
            {[text && shown(text), shownTemperature(one)].filter(Boolean).join(' ')}
          </Button>
        ))}
      </ChoiceGroup>
      {!isAmong && !legal && <p>{t`Same as at the last receipt of this article.`}</p>}
      {article && article.productKind === null && (
        <p>
          {t`The article has no product kind. With one, its limit needs no choice.`}{' '}
          {may('MASTERDATA_WRITE') && <a href={`/articles/${article.id}`}>{t`Open the article`}</a>}
        </p>
      )}
    </details>
  );
}

/** Returns the name of the goods that have a limit. */
const goodsOf = ({ productKind, frozen }: { readonly productKind: string; readonly frozen: boolean }): string =>
  [wordText(productKind), frozen && fieldText('frozen').toLocaleLowerCase()].filter(Boolean).join(', ');
