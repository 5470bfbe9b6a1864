/** Asks before an order is confirmed for which there is a second one, or whose goods are not free. */
import { listRecipes } from '@cleaver/domain/production/contracts';
import { useEffect, useRef } from 'preact/hooks';
import { useAll } from '../../shell/data/all-pages.ts';
import { shownQuantity, shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import type { Obstacles } from './obstacles.ts';
import styles from './second-orders.module.css';
import { OrderText } from './second-orders.tsx';

interface ConfirmQuestionProps {
  readonly of: Obstacles;
  readonly confirm: () => unknown;
  /** Leads to the field of the day. */
  readonly anotherDay: () => void;
  readonly leave: () => void;
}

export function ConfirmQuestion({ of, confirm, anotherDay, leave }: ConfirmQuestionProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-answers] button')?.focus();
  }, [of]);
  return (
    <div ref={panel}>
      <Notice tone="warn">
        <strong>{t`Confirm all the same?`}</strong>
        {of.seconds.length > 0 && (
          <p>{t`This customer already has an order for ${shownWeekday(of.day)}, and both would be picked:`}</p>
        )}
        {of.seconds.map((order) => (
          <div key={order.id} class={styles['order']}>
            <OrderText of={order} />
            <LinkButton to={`/orders/${order.id}`}>{t`Open it`}</LinkButton>
          </div>
        ))}
        <Shortages of={of.shortages} day={of.day} />
        <div class={styles['actions']} data-answers>
          <Button look="primary" act={confirm}>{t`Confirm all the same`}</Button>
          <Button act={anotherDay}>{t`Another day`}</Button>
          <Button look="plain" act={leave}>{t`Leave it`}</Button>
        </div>
      </Notice>
    </div>
  );
}

/** The articles that are short on a day: what is free, what is missing, and a link to make more. */
export function Shortages({ of, day }: { readonly of: Obstacles['shortages']; readonly day: string }) {
  const plans = of.length > 0 && may('BATCH_WRITE') && may('RECIPE_READ');
  const recipes = useAll(listRecipes, { status: 'ACTIVE' }, { enabled: plans });
  return (
    <>
      {of.map(({ articleId, articleName, unit, needed, free, missing }) => {
        const recipe = recipes.data?.find((one) => one.articleId === articleId);
        const batch = { productionDate: day, plannedQuantity: missing, plannedQuantityUnit: unit };
        const query = new URLSearchParams({ recipeId: recipe?.id ?? '', ...batch });
        return (
          <div key={`${articleId} ${unit}`} class={styles['order']}>
            <span>
              <strong>{articleName}</strong>
              {': '}
              {t`${shownQuantity(needed, unit)} ordered, ${shownQuantity(free, unit)} free on ${shownWeekday(day)}, ${shownQuantity(missing, unit)} missing`}
            </span>
            {recipe && <LinkButton to={`/batches/new?${query}`}>{t`Make more`}</LinkButton>}
          </div>
        );
      })}
    </>
  );
}
