/** The earlier prints of a lot. Their documents are as they were printed, and can be printed again. */

import { type ItemOf, say } from '@cleaver/domain/kernel';
import { listLabelPrints } from '@cleaver/domain/labels/contracts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Section } from '../../ui/page/page.tsx';
import { DocumentButtons } from './document-buttons.tsx';

type Print = ItemOf<typeof listLabelPrints>;

/** Maximum number of shown prints. */
const SHOWN = 10;

export function EarlierPrints({ lotId }: { readonly lotId: string }) {
  const found = useAnswer(listLabelPrints, { lotId, size: SHOWN });
  return (
    <Loaded of={found}>
      {({ content, page: { totalElements } }) =>
        content.length > 0 && (
          <Section title={t`Printed before`} wide>
            <Table<Print>
              caption={t`Printed before`}
              rows={content}
              columns={[
                { field: 'printedAt', title: say`When`, show: ({ printedAt }) => shownTime(printedAt) },
                { field: 'count', title: say`Labels`, show: ({ count }) => shownNumber(count), isNumber: true },
                { field: 'size', title: say`Size`, show: ({ size }) => size },
                { field: 'labelVersion', title: say`Version`, show: (one) => one.labelVersion, isNumber: true },
                { field: 'printedBy', title: say`Printed by`, show: ({ printedBy }) => printedBy },
                { field: 'action', show: (one) => <DocumentButtons of={one} /> },
              ]}
            />
            {totalElements > SHOWN && <p>{t`The last ${SHOWN} of ${shownNumber(totalElements)} prints.`}</p>}
          </Section>
        )
      }
    </Loaded>
  );
}
