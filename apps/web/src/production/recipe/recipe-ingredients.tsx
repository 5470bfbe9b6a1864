/** The ingredients of a recipe: what goes in and what comes out, and one table with amounts, grams per kg and shares. */
import { type AnswerOf, Decimal, say } from '@cleaver/domain/kernel';
import { massMisfit, sharesOf } from '@cleaver/domain/production';
import { type getRecipe, getRequirements } from '@cleaver/domain/production/contracts';
import { useState } from 'preact/hooks';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber, shownQuantity, shownUnit } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Reading } from '../../ui/control/amount-hint.tsx';
import { decimalText, fieldAmount } from '../../ui/control/amount-text.ts';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { wordText } from '../../ui/text/words.ts';
import styles from '../production.module.css';
import { IngredientRows } from './recipe-rows.tsx';

type Recipe = AnswerOf<typeof getRecipe>;
type Shares = ReturnType<typeof sharesOf>;

interface IngredientsProps {
  readonly recipe: Recipe;
  /** Whether the user may change the ingredients. */
  readonly isOpen: boolean;
}

export function Ingredients({ recipe, isOpen }: IngredientsProps) {
  return (
    <Section title={t`Ingredients`} wide>
      <Masses recipe={recipe} />
      {isOpen ? (
        <>
          <p>{t`Enter quantities before the loss, as they are weighed.`}</p>
          <InAndOut recipe={recipe} of={sharesOf(recipe)} />
          <IngredientRows recipe={recipe} />
        </>
      ) : recipe.ingredients.length === 0 ? (
        <Nothing text={t`No ingredient yet.`} />
      ) : (
        <Amounts recipe={recipe} />
      )}
    </Section>
  );
}

/** Says what goes in and what comes out, with the loss of the recipe. */
function InAndOut({ recipe, of }: { readonly recipe: Recipe; readonly of: Shares }) {
  if (of.goesIn === null) return null;
  const loss = 100 - recipe.yieldPercentage;
  const inKg = shownQuantity(of.goesIn, 'KG');
  const before = shownQuantity(of.beforeLoss, recipe.outputUom);
  const out = shownQuantity(of.comesOut, recipe.outputUom);
  const text =
    loss === 0
      ? t`${inKg} go in, ${out} come out.`
      : loss > 0
        ? t`${inKg} go in, ${out} come out (${before} less ${shownNumber(loss)} % loss).`
        : t`${inKg} go in, ${out} come out (${before} plus ${shownNumber(-loss)} % gain).`;
  return (
    <p>
      <strong>{text}</strong>
    </p>
  );
}

/** Warns if the mass of the ingredients does not fit the output of the recipe, by the limits of `massMisfit`. */
function Masses({ recipe }: Pick<IngredientsProps, 'recipe'>) {
  const misfit = massMisfit(recipe);
  if (!misfit) return null;
  const [goesIn, comesOut] = [shownQuantity(misfit.ingredients, 'KG'), shownQuantity(misfit.output, 'KG')];
  return (
    <Notice tone="warn">{t`The ingredients weigh ${goesIn} together, but the recipe makes ${comesOut}. Check the quantities.`}</Notice>
  );
}

/** The amounts for the wanted output, by default for one batch as the recipe is written. */
function Amounts({ recipe }: Pick<IngredientsProps, 'recipe'>) {
  const [typed, setTyped] = useState(fieldAmount(sharesOf(recipe).comesOut));
  const wanted = Decimal.parse(decimalText(typed));
  const isAmount = wanted.ok && !wanted.value.isZero() && !wanted.value.isNegative();
  const shares = isAmount ? sharesOf(recipe, wanted.value) : sharesOf(recipe);
  const shareOf = new Map(shares.ingredients.map((one) => [one.id, one]));
  return (
    <>
      <div class={styles['ask']}>
        <label for="wanted">{t`Finished goods in ${shownUnit(recipe.outputUom)}`}</label>
        <input
          id="wanted"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-describedby="wanted-reading"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <Reading id="wanted-reading" typed={typed} measure={{ unit: recipe.outputUom }} />
      </div>
      <InAndOut recipe={recipe} of={shares} />
      <Table<Recipe['ingredients'][number]>
        caption={t`Ingredients`}
        rows={[...recipe.ingredients].sort((a, b) => a.position - b.position)}
        columns={[
          { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} /> },
          {
            field: 'quantity',
            title: say`Per batch`,
            show: ({ id, uom }) => shownQuantity(shareOf.get(id)?.quantity, uom),
            isNumber: true,
          },
          {
            field: 'gramsPerKg',
            title: say`g per kg`,
            show: ({ id }) => shownNumber(shareOf.get(id)?.gramsPerKg),
            isNumber: true,
          },
          {
            field: 'percent',
            title: say`Share`,
            show: ({ id }) => shownPercent(shareOf.get(id)?.percent),
            isNumber: true,
          },
          { field: 'subRecipeId', show: ({ subRecipeId }) => subRecipeId && <Named kind="recipe" id={subRecipeId} /> },
          { field: 'substitutable', show: ({ substitutable }) => wordText(String(substitutable)) },
        ]}
      />
      {isAmount && recipe.ingredients.some(({ subRecipeId }) => subRecipeId !== null) && (
        <Purchased recipe={recipe} quantity={shares.comesOut} />
      )}
    </>
  );
}

const shownPercent = (percent: string | null | undefined): string =>
  percent ? `${shownNumber(percent)} %` : shownNumber(null);

/** The articles to buy for the wanted output: the ingredients of sub-recipes replace what these make. */
function Purchased({ recipe, quantity }: Pick<IngredientsProps, 'recipe'> & { readonly quantity: string }) {
  const [isShown, setIsShown] = useState(false);
  const path = { id: recipe.id, quantity, uom: recipe.outputUom };
  const found = useAnswer(getRequirements, path, { enabled: isShown, keep: true });
  return (
    <details class={styles['purchased']} onToggle={(event) => setIsShown(event.currentTarget.open)}>
      <summary>{t`With the ingredients of the recipes in it`}</summary>
      {isShown && (
        <Loaded of={found}>
          {({ articles }) => (
            <Table<{ articleId: string; quantity: string; uom: string }>
              caption={t`With the ingredients of the recipes in it`}
              rows={articles}
              columns={[
                { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} /> },
                { field: 'quantity', show: (one) => shownQuantity(one.quantity, one.uom), isNumber: true },
              ]}
            />
          )}
        </Loaded>
      )}
    </details>
  );
}
