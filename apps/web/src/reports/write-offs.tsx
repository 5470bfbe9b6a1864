/** What was written off in a period, by reason. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { writeOffReport } from '@cleaver/domain/reports/contracts';
import { useAnswer } from '../shell/data/query.ts';
import { NONE, shownNumber, shownQuantity } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { Ranking } from '../ui/chart/ranking.tsx';
import { Loaded, Nothing, Section } from '../ui/page/page.tsx';
import { type Compared, type Pair, paired } from './period.ts';
import { FiguresTable, SaveReport } from './report.tsx';
import { beforeText } from './sales.tsx';

type Row = AnswerOf<typeof writeOffReport>['rows'][number];

/** Returns kilograms and pieces in one text: 12 kg + 3 Stk. */
const shownAmounts = (row: Pick<Row, 'kg' | 'pieces'> | undefined): string => {
  const texts = [
    row && row.kg !== '0' && shownQuantity(row.kg, 'KG'),
    row && row.pieces !== '0' && shownQuantity(row.pieces, 'PIECE'),
  ].filter((text) => typeof text === 'string');
  return texts.length > 0 ? texts.join(' + ') : NONE;
};

export function WriteOffs({ of }: { readonly of: Compared }) {
  const { now, before } = of;
  const input = { by: 'REASON', ...now } as const;
  const found = useAnswer(writeOffReport, input, { keep: true });
  const old = useAnswer(writeOffReport, { by: 'REASON', ...before }, { keep: true });
  return (
    <Section
      title={t`Written off by reason`}
      actions={<SaveReport of={writeOffReport} input={input} name={t`Written off by reason`} />}
    >
      <Loaded of={found}>
        {({ rows }) => {
          if (rows.length === 0) return <Nothing text={t`Nothing was written off.`} />;
          const pairs = paired(rows, old.data?.rows ?? []);
          return (
            <>
              <Ranking
                label={t`Written off by reason`}
                legend={[t`Weight`, beforeText(of)]}
                of={pairs.map(({ key, name, now: one, before: other }) => ({
                  ...{ key, text: name, value: Number(one?.kg ?? 0), mark: Number(other?.kg ?? 0) },
                  shownValue: shownAmounts(one),
                }))}
              />
              <FiguresTable<Pair<Row>>
                caption={t`Written off by reason`}
                rows={pairs}
                columns={[
                  { field: 'name', title: say`Reason`, show: ({ name }) => name },
                  { field: 'kg', title: say`Quantity`, show: (pair) => shownAmounts(pair.now), isNumber: true },
                  { field: 'before', title: say`Before`, show: (pair) => shownAmounts(pair.before), isNumber: true },
                  {
                    field: 'rows',
                    title: say`Write-offs`,
                    show: (pair) => shownNumber(pair.now?.rows),
                    isNumber: true,
                  },
                ]}
              />
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}
