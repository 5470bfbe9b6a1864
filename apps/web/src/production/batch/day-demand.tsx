/** What confirmed orders need on a day: a card for each article, with a link to plan what is missing. */
import { type AnswerOf, dateOf } from '@cleaver/domain/kernel';
import type { getDemand } from '@cleaver/domain/sales/contracts';
import { shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { planAddress } from './plan-address.ts';
import styles from './week.module.css';

type Day = AnswerOf<typeof getDemand>['days'][number];

export const DayDemand = ({ of: { date, articles } }: { readonly of: Day }) => (
  <>
    {articles.filter(isWanted).map((one) => (
      <Article key={`${one.articleId} ${one.unit}`} date={date} of={one} />
    ))}
  </>
);

/** A batch that no order needs has a card of its own. */
const isWanted = ({ ordered, missing }: Day['articles'][number]): boolean => ordered !== '0' || missing !== '0';

interface ArticleProps {
  readonly date: string;
  readonly of: Day['articles'][number];
}

function Article({ date, of }: ArticleProps) {
  const { articleId, articleName, recipeId, unit, ordered, stock, planned, missing } = of;
  const isShort = missing !== '0';
  const amounts = [
    [t`Ordered`, ordered],
    [t`Stock`, stock],
    [t`Planned`, planned],
  ] as const;
  return (
    <div class={styles['demand']} data-short={isShort ? '' : undefined}>
      <a href={`/articles/${articleId}`} lang="de">
        {articleName}
      </a>
      <dl>
        {amounts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shownQuantity(amount, unit)}</dd>
          </div>
        ))}
        {isShort && (
          <div class={styles['missing']}>
            <dt>{t`Missing`}</dt>
            <dd>{shownQuantity(missing, unit)}</dd>
          </div>
        )}
      </dl>
      {isShort && recipeId !== null && may('BATCH_WRITE') && (
        <LinkButton to={planAddress({ recipeId, day: dateOf(date), amount: missing, unit })}>
          {t`Plan ${shownQuantity(missing, unit)}`}
        </LinkButton>
      )}
    </div>
  );
}
