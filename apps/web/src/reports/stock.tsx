/** The stock of now by article or storage location, with what expires within seven days. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { type StockGroup, stockReport } from '@cleaver/domain/reports/contracts';
import { useAnswer } from '../shell/data/query.ts';
import { shownQuantity } from '../shell/language/format.ts';
import { shown, t } from '../shell/language/language.ts';
import { Ranking } from '../ui/chart/ranking.tsx';
import type { Column } from '../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../ui/page/page.tsx';
import { LinkTo } from '../ui/text/link.tsx';
import { fieldText } from '../ui/text/words.ts';
import { FiguresTable, SaveReport } from './report.tsx';

type Row = AnswerOf<typeof stockReport>['rows'][number];

const TOP = 8;

const GROUPS = {
  ARTICLE: { title: say`by article`, to: (id: string) => `/stock-batches?articleId=${id}` },
  LOCATION: { title: say`by storage location`, to: (id: string) => `/stock-batches?storageLocationId=${id}` },
} as const;

const amount = (field: 'quantity' | 'expiringIn7Days' | 'expired' | 'blocked'): Column<Row> => ({
  field,
  show: (row) => (row[field] === '0' ? '' : shownQuantity(row[field], row.unit)),
  isNumber: true,
});

export function StockBy({ by }: { readonly by: StockGroup }) {
  const { title, to } = GROUPS[by];
  const found = useAnswer(stockReport, { by }, { keep: true });
  const text = shown(title);
  return (
    <Section
      title={t`In stock: ${text}`}
      actions={<SaveReport of={stockReport} input={{ by }} name={t`In stock: ${text}`} />}
    >
      <Loaded of={found} lines={8}>
        {({ rows, total }) => {
          const [most] = rows;
          if (!most) return <Nothing text={t`Nothing is in stock.`} />;
          return (
            <>
              <p>
                {total
                  .map((sum) =>
                    sum.expiringIn7Days === '0'
                      ? shownQuantity(sum.quantity, sum.unit)
                      : t`${shownQuantity(sum.quantity, sum.unit)}, of which ${shownQuantity(sum.expiringIn7Days, sum.unit)} expire within 7 days`,
                  )
                  .join('; ')}
              </p>
              <Ranking
                label={t`In stock: ${text}`}
                legend={[t`In stock`, fieldText('expiringIn7Days')]}
                of={rows
                  .filter(({ unit }) => unit === most.unit)
                  .slice(0, TOP)
                  .map((row) => ({
                    ...{ key: row.key, text: row.name, value: Number(row.quantity), mark: Number(row.expiringIn7Days) },
                    shownValue: shownQuantity(row.quantity, row.unit),
                  }))}
              />
              <FiguresTable<Row>
                caption={t`In stock: ${text}`}
                rows={rows}
                columns={[
                  {
                    field: 'name',
                    show: ({ key, name }) => (
                      <LinkTo to={to(key)} need="STOCK_READ">
                        {name}
                      </LinkTo>
                    ),
                  },
                  ...(['quantity', 'expiringIn7Days', 'expired', 'blocked'] as const).map(amount),
                ]}
              />
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}
