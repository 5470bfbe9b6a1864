import { addDays, type ItemOf, parseDate, say } from '@cleaver/domain/kernel';
import { listRecipes, planBatch } from '@cleaver/domain/production/contracts';
import { useEffect } from 'preact/hooks';
import { useAnswer } from '../../shell/data/query.ts';
import { counted } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { useOne } from '../../shell/navigation/references.ts';
import { me } from '../../shell/session/session.ts';
import { fieldAmount } from '../../ui/control/amount-text.ts';
import { Notice } from '../../ui/dialog/notice.tsx';
import type { Values } from '../../ui/form/form-values.ts';
import { NewRecord } from '../../ui/form/new-record.tsx';
import { useProposal } from '../run/use-proposal.ts';

type Recipe = ItemOf<typeof listRecipes>;

export default function PlanBatch() {
  const { query } = useAddress();
  // The values in the address are a proposal of another screen. A draft of an earlier proposal must not replace them.
  const operation = query.size > 0 ? { ...planBatch, name: `${planBatch.name} ${query}` } : planBatch;
  const today = me.get()?.today ?? '';
  return (
    <NewRecord
      title={say`Plan a batch`}
      up={{ to: '/batches', title: say`Batches` }}
      record={t`Batch`}
      operation={operation}
      initial={{
        productionDate: query.get('productionDate') ?? today,
        recipeId: query.get('recipeId') ?? '',
        plannedQuantity: fieldAmount(query.get('plannedQuantity') ?? ''),
        plannedQuantityUnit: query.get('plannedQuantityUnit') ?? '',
      }}
      groups={[{ fields: ['recipeId', 'plannedQuantity', 'plannedQuantityUnit', 'productionDate', 'bestBeforeDate'] }]}
      label={t`Plan`}
      saved={({ batchNumber }) => say`Planned as ${batchNumber}`}
    >
      {(values, set) => (
        <>
          {values['recipeId'] === '' && <Drafts />}
          <FromRecipe values={values} set={set} />
        </>
      )}
    </NewRecord>
  );
}

/** Maximum number of drafts that the page names. */
const DRAFTS = 5;

/** Names the recipes that are drafts, because only active recipes can be planned. */
function Drafts() {
  const drafts = useAnswer(listRecipes, { status: 'DRAFT', sort: 'name', size: DRAFTS }).data?.content ?? [];
  if (drafts.length === 0) return null;
  return (
    <Notice>
      <p>{t`Only active recipes can be planned. These are drafts: open one and activate it.`}</p>
      <ul>
        {drafts.map(({ id, name, version }) => (
          <li key={id}>
            <p>
              <a href={`/recipes/${id}`}>{`${name} v${version}`}</a>
            </p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/**
 * Fills in quantity and unit from the recipe if they are empty. If the recipe has a shelf life, proposes a best-before
 * date after each change of the recipe or the day. Never replaces a date that the user entered.
 */
function FromRecipe({ values, set }: { readonly values: Values; readonly set: (changes: Values) => void }) {
  const recipe = useOne('recipe', String(values['recipeId'] ?? '')) as Recipe | null | undefined;
  const days = recipe?.shelfLifeDays;
  const day = parseDate(String(values['productionDate']));
  const proposal = days !== undefined && days !== null && day.ok ? addDays(day.value, days) : undefined;
  useProposal(String(values['bestBeforeDate'] ?? ''), proposal, (bestBeforeDate) => set({ bestBeforeDate }));
  useEffect(() => {
    if (!recipe) return;
    set({
      ...(values['plannedQuantity'] === '' && { plannedQuantity: fieldAmount(String(recipe.outputQuantity)) }),
      ...(values['plannedQuantityUnit'] === '' && { plannedQuantityUnit: recipe.outputUom.toUpperCase() }),
    });
  }, [recipe?.id]);
  if (!days) return null;
  return (
    <p>{counted(days, say`Shelf life by the recipe: ${days} day.`, say`Shelf life by the recipe: ${days} days.`)}</p>
  );
}
