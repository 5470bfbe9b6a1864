/** Prints a count sheet with the expected lots and room to write. Omits the expected amounts if the count is blind. */

import { getInventoryCount } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { PaperFrame } from '../../settings/paper.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownQuantity, shownTime, shownUnit } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { Button } from '../../ui/control/button.tsx';
import { Loaded, Page } from '../../ui/page/page.tsx';
import { Blank, Sheet, Signatures } from '../../ui/page/sheet.tsx';
import { LEFT, useBatchesWith } from '../stock-batch/batches-with.ts';

export default function CountSheet({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getInventoryCount, { id });
  const count = found.data;
  const here = useBatchesWith(LEFT, { storageLocationId: count?.storageLocationId }, { enabled: count !== undefined });
  const place = useNames('storageLocation');
  return (
    <Page
      title={count ? t`Count sheet ${place(count.storageLocationId)}` : say`Count sheet`}
      up={{ to: `/counts/${id}`, title: say`Count` }}
      sub={count && t`${shownTime(count.createdAt)} by ${count.createdBy}`}
      actions={<Button look="primary" icon="print" act={() => print()}>{t`Print`}</Button>}
    >
      <PaperFrame />
      <Loaded of={here}>
        {({ content }) => (
          <Sheet caption={t`Expected lots`}>
            <thead>
              <tr>
                <th scope="col">{t`Article`}</th>
                <th scope="col">{t`Lot number`}</th>
                <th scope="col">{t`Expires`}</th>
                {count?.blind === false && <th scope="col">{t`Should be`}</th>}
                <th scope="col">{t`Counted`}</th>
                <th scope="col">{t`Unit`}</th>
              </tr>
            </thead>
            <tbody>
              {content
                .toSorted((a, b) => a.articleName.localeCompare(b.articleName) || a.batchId.localeCompare(b.batchId))
                .map((one) => (
                  <tr key={one.id}>
                    <th scope="row">{one.articleName}</th>
                    <td>{one.batchId}</td>
                    <td>{shownDate(one.expiryDate)}</td>
                    {count?.blind === false && <td>{shownQuantity(one.quantityAmount, one.quantityUnit)}</td>}
                    <Blank />
                    <td>{shownUnit(one.quantityUnit)}</td>
                  </tr>
                ))}
            </tbody>
          </Sheet>
        )}
      </Loaded>
      <Signatures of={[t`Counted by`, t`Date`]} />
    </Page>
  );
}
