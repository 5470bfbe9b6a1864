import { NONE, shownMoney } from '../../shell/language/format.ts';
import { Badge } from '../../ui/dialog/notice.tsx';

/** An overdue sum. A dash if nothing is overdue. */
export const Overdue = ({ sum }: { readonly sum: string }) =>
  sum === '0.00' ? NONE : <Badge tone="bad">{shownMoney(sum)}</Badge>;
