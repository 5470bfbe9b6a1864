/** The figures of the business for the owner and the managers. Each part needs the permission of its report. */
import { dateOf, say } from '@cleaver/domain/kernel';
import { listBatches } from '@cleaver/domain/production/contracts';
import { salesReport, stockReport, writeOffReport, yieldReport } from '@cleaver/domain/reports/contracts';
import { useAnswer } from '../shell/data/query.ts';
import { shownDate } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { useAddress } from '../shell/navigation/address.ts';
import { may, mayRun, me } from '../shell/session/session.ts';
import { Combobox } from '../ui/control/combobox.tsx';
import { PeriodChoice } from '../ui/control/period-choice.tsx';
import { Columns, Nothing, Page, Section } from '../ui/page/page.tsx';
import { ownPeriod, PERIOD_NAMES, thisMonth, thisWeek } from './period.ts';
import { RecipeYield } from './recipe-yield.tsx';
import { SaveReport } from './report.tsx';
import { SalesBy, SalesByDay } from './sales.tsx';
import { StockBy } from './stock.tsx';
import { WriteOffs } from './write-offs.tsx';

const TITLES = { week: say`This week`, month: say`This month`, own: say`Other period` } as const;

export default function FiguresScreen() {
  const { query } = useAddress();
  const today = dateOf(me.get()?.today ?? '1970-01-01');
  const name = PERIOD_NAMES.find((one) => one === query.get('period')) ?? 'week';
  const of =
    name === 'week'
      ? thisWeek(today)
      : name === 'month'
        ? thisMonth(today)
        : ownPeriod(query.get('from'), query.get('to'), today);
  const hasPeriod = mayRun(salesReport) || mayRun(writeOffReport);
  return (
    <Page title={say`Figures`} sub={hasPeriod && t`${shownDate(of.now.from)} to ${shownDate(of.now.to)}`}>
      {hasPeriod && <PeriodChoice titles={TITLES} name={name} of={of.now} />}
      {mayRun(salesReport) && <SalesByDay of={of} />}
      <Columns isDense>
        {mayRun(salesReport) &&
          (['CUSTOMER', 'ARTICLE', 'CATEGORY'] as const).map((by) => <SalesBy key={by} by={by} of={of} />)}
        {mayRun(writeOffReport) && <WriteOffs of={of} />}
        {mayRun(yieldReport) && <Yields />}
        {mayRun(stockReport) && (['ARTICLE', 'LOCATION'] as const).map((by) => <StockBy key={by} by={by} />)}
      </Columns>
    </Page>
  );
}

/** The yields of one recipe: the chosen one, else that of the batch that was planned last and is completed. */
function Yields() {
  const { query, set } = useAddress();
  const last = useAnswer(listBatches, { status: 'COMPLETED', size: 1, sort: 'createdAt,desc' });
  const recipeId = query.get('recipeId') ?? last.data?.content[0]?.recipeId;
  return (
    <Section
      title={t`Yield`}
      actions={recipeId !== undefined && <SaveReport of={yieldReport} input={{ recipeId }} name={t`Yield`} />}
    >
      {may('RECIPE_READ') && (
        <>
          <label for="yield-recipe">{t`Recipe`}</label>
          <Combobox
            id="yield-recipe"
            kind={'recipe'}
            value={recipeId ?? ''}
            chosen={(id) => set({ recipeId: id || undefined })}
          />
        </>
      )}
      {recipeId === undefined ? <Nothing text={t`No batch is completed yet.`} /> : <RecipeYield recipeId={recipeId} />}
    </Section>
  );
}
