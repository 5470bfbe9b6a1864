/** The effect of releasing holds of a lot: the amount that becomes usable, or the remaining holds. */
import type { getLot } from '@cleaver/domain/inventory/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import { shownNumber, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Notice } from '../../ui/dialog/notice.tsx';

/** Shows the effect of releasing one hold, or with `isAll` all holds. */
export function ReleaseWarning({
  lot,
  isAll = false,
}: {
  readonly lot: AnswerOf<typeof getLot>;
  readonly isAll?: boolean;
}) {
  const { account, holds } = lot;
  const others = holds.filter(({ releasedAt }) => releasedAt === null).length - 1;
  if (!isAll && others > 0) return <p>{t`The lot stays on hold. Other open holds: ${shownNumber(others)}.`}</p>;
  return (
    <Notice tone="warn">
      {t`${shownQuantity(account.inStock, account.unit)} are released at once: they may be used and delivered.`}
    </Notice>
  );
}
