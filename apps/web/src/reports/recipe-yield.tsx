/** The yields of the last batches of a recipe against its plan, for the figures and the page of a recipe. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { yieldReport } from '@cleaver/domain/reports/contracts';
import { useAnswer } from '../shell/data/query.ts';
import { counted, NONE, shownNumber, shownQuantity, shownTime } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { TimeColumns } from '../ui/chart/time-columns.tsx';
import { Loaded, Nothing } from '../ui/page/page.tsx';
import { FiguresTable, Sums } from './report.tsx';

type Row = AnswerOf<typeof yieldReport>['rows'][number];

const percent = (value: string | null): string => (value === null ? NONE : `${shownNumber(value)}\u00a0%`);

export function RecipeYield({ recipeId }: { readonly recipeId: string }) {
  const found = useAnswer(yieldReport, { recipeId }, { keep: true });
  return (
    <Loaded of={found}>
      {({ rows, total }) => {
        const [newest] = rows;
        if (!newest) return <Nothing text={t`No batch of this recipe is completed.`} />;
        const known = rows.filter(({ yieldPercent }) => yieldPercent !== null).toReversed();
        return (
          <>
            <Sums
              label={t`Yield`}
              of={[
                {
                  text: counted(
                    rows.length,
                    say`Yield of the last batch`,
                    say`Yield of the last ${rows.length} batches`,
                  ),
                  value: percent(total.yieldPercent),
                  sub: t`Planned: ${percent(newest.planPercent)}`,
                },
              ]}
            />
            {known.length === 0 ? (
              <p>{t`The yield is unknown, because goods in other units than kg went in or came out.`}</p>
            ) : (
              <TimeColumns
                label={t`Yield by batch, oldest first`}
                legend={[t`Yield`, t`Planned`]}
                ends={[known[0]?.batchNumber ?? '', known.at(-1)?.batchNumber ?? '']}
                columns={known.map(({ batchNumber, yieldPercent, planPercent }) => ({
                  text: `${batchNumber}: ${percent(yieldPercent)} / ${percent(planPercent)}`,
                  value: Number(yieldPercent),
                  mark: Number(planPercent),
                }))}
              />
            )}
            <FiguresTable<Row>
              caption={t`Yield by batch`}
              rows={rows}
              columns={[
                {
                  field: 'batchNumber',
                  title: say`Batch`,
                  show: ({ batchId, batchNumber }) => <a href={`/batches/${batchId}`}>{batchNumber}</a>,
                },
                { field: 'completedAt', show: ({ completedAt }) => shownTime(completedAt) },
                { field: 'input', show: ({ input }) => shownQuantity(input, 'KG'), isNumber: true },
                { field: 'output', show: ({ output }) => shownQuantity(output, 'KG'), isNumber: true },
                { field: 'yieldPercent', show: ({ yieldPercent }) => percent(yieldPercent), isNumber: true },
                { field: 'planPercent', show: ({ planPercent }) => percent(planPercent), isNumber: true },
              ]}
            />
          </>
        );
      }}
    </Loaded>
  );
}
