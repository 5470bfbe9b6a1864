/** The drafts of a day that a person decides about: orders of one customer side by side, and what is short. */
import type { ItemOf } from '@cleaver/domain/kernel';
import type { JudgedDraft } from '@cleaver/domain/sales';
import type { listOrders } from '@cleaver/domain/sales/contracts';
import { shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { AskedPanel } from '../../ui/form/warning-panel.tsx';
import { Section } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import styles from './confirm-day.module.css';
import { Shortages } from './confirm-question.tsx';
import { useConfirmation } from './order-actions.tsx';
import { ORDER_DAY } from './order-head.tsx';

type Order = ItemOf<typeof listOrders>;
type Judged = JudgedDraft<Order>;

interface UndecidedProps {
  readonly day: string;
  readonly of: readonly Judged[];
  readonly nameOf: (articleId: string) => string;
}

export function Undecided({ day, of, nameOf }: UndecidedProps) {
  const confirmation = useConfirmation();
  if (of.length === 0) return null;
  return (
    <Section title={t`To decide`} wide>
      <AskedPanel of={confirmation} />
      {groupsOf(of).map((group) => {
        const [{ order, seconds }] = group as [Judged];
        return (
          <div key={order.id} class={styles['group']}>
            {seconds.length > 0 && (
              <p>{t`${order.customerName} has several orders for this day and address. All of them would be picked:`}</p>
            )}
            <div class={styles['side']}>
              {[order, ...seconds].map((one) => (
                <Card key={one.id} of={one} confirm={() => confirmation.confirm(one, true)} />
              ))}
            </div>
            {group.map(({ order: { id }, shortages }) => (
              <Shortages
                key={id}
                day={day}
                of={shortages.map((one) => ({ ...one, articleName: nameOf(one.articleId) }))}
              />
            ))}
          </div>
        );
      })}
    </Section>
  );
}

/** Returns the drafts in groups: those that are second orders of each other are one group. */
function groupsOf(all: readonly Judged[]): readonly (readonly Judged[])[] {
  const groups: Judged[][] = [];
  for (const one of all) {
    const group = groups.find(([first]) => first?.seconds.some(({ id }) => id === one.order.id));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

function Card({ of, confirm }: { readonly of: Order; readonly confirm: () => unknown }) {
  return (
    <div class={styles['card']}>
      <span>
        <strong>{of.customerName}</strong> · {of.orderNumber} <Status of={of.status} />{' '}
        {of.standingOrderId === null ? of.createdBy : t`from a standing order`}
      </span>
      <ul>
        {of.lines.map(({ line, articleName, quantityAmount, quantityUnit }) => (
          <li key={line}>{`${articleName} ${shownQuantity(quantityAmount, quantityUnit)}`}</li>
        ))}
      </ul>
      <div class={styles['actions']}>
        <LinkButton to={`/orders/${of.id}`}>{t`Open it`}</LinkButton>
        {of.status === 'DRAFT' && may('ORDER_WRITE') && (
          <>
            <LinkButton to={`/orders/${of.id}/edit#${ORDER_DAY}`}>{t`Another day`}</LinkButton>
            <Button act={confirm}>{t`Confirm all the same`}</Button>
          </>
        )}
      </div>
    </div>
  );
}
