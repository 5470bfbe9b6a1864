/** The sums of what a customer owes. */
import { listOpenItems } from '@cleaver/domain/invoicing/contracts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownMoney } from '../../shell/language/format.ts';
import { Facts } from '../../ui/page/page.tsx';
import { fieldText } from '../../ui/text/words.ts';
import { Overdue } from './overdue.tsx';

export function OpenSums({ customerId }: { readonly customerId: string }) {
  const [sums] = useAnswer(listOpenItems, { customerId }).data?.content ?? [];
  if (!sums) return null;
  return (
    <Facts
      of={[
        [fieldText('open'), shownMoney(sums.open)],
        [fieldText('overdue'), <Overdue key="overdue" sum={sums.overdue} />],
        [fieldText('oldestDueDate'), shownDate(sums.oldestDueDate)],
      ]}
    />
  );
}
