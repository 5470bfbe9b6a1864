/**
 * The delivery note, with the eight particulars that Implementing Regulation (EU) 931/2011, Article 3(1), requires. The
 * service freezes the particulars with the delivery.
 */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getDelivery, getParticulars } from '@cleaver/domain/sales/contracts';
import { shownDate, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Table } from '../../ui/list/table.tsx';
import { Facts } from '../../ui/page/page.tsx';
import { Signatures } from '../../ui/page/sheet.tsx';
import { fieldText } from '../../ui/text/words.ts';
import styles from '../sales.module.css';

type Sheet = AnswerOf<typeof getParticulars>;
type Line = Sheet['lines'][number];

/** The particulars that are the same on every line. */
const PARTIES = ['dispatchingOperator', 'owner', 'receivingOperator', 'consignee'] as const;

export function DeliveryNote({ of, sheet }: { readonly of: AnswerOf<typeof getDelivery>; readonly sheet: Sheet }) {
  const [first] = sheet.lines;
  const amount = ({ line, quantity }: Line): string => {
    const found = of.lines.find((one) => one.line === line);
    if (!found) return quantity;
    const weight = shownQuantity(found.quantityAmount, found.quantityUnit);
    return found.pieces === null ? weight : `${shownQuantity(found.pieces, 'PIECE')} · ${weight}`;
  };
  return (
    <div class={styles['note']}>
      {first && <Facts of={PARTIES.map((name) => [fieldText(name), first[name]])} />}
      <Table<Line>
        caption={t`Delivery note`}
        rows={sheet.lines}
        columns={[
          { field: 'description', show: ({ line, description }) => `${line}. ${description}` },
          ...(of.lines.some(({ orderNumber }) => orderNumber !== null)
            ? [
                {
                  field: 'orderNumber',
                  show: ({ line }: Line) => of.lines.find((one) => one.line === line)?.orderNumber ?? '',
                  isCode: true,
                },
              ]
            : []),
          { field: 'lotReference', show: ({ lotReference }) => lotReference, isCode: true },
          { field: 'quantity', show: amount, isNumber: true },
          { field: 'dispatchDate', show: ({ dispatchDate }) => shownDate(dispatchDate) },
        ]}
      />
      <p class={styles['law']}>{t`Particulars according to Implementing Regulation (EU) No 931/2011`}</p>
      <Signatures of={[t`Handed over by`, t`Received by, on`]} />
    </div>
  );
}
