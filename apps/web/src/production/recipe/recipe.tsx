import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { massMisfit, recipeMachine } from '@cleaver/domain/production';
import {
  activateRecipe,
  archiveRecipe,
  createRecipeVersion,
  getRecipe,
  getRequirements,
} from '@cleaver/domain/production/contracts';
import { useState } from 'preact/hooks';
import { History } from '../../audit/history.tsx';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber, shownQuantity, shownUnit } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may } from '../../shell/session/session.ts';
import { Reading } from '../../ui/control/amount-hint.tsx';
import { decimalText, fieldAmount } from '../../ui/control/amount-text.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Action, MachineActions } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Columns, Facts, Loaded, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import styles from '../production.module.css';
import { IngredientRows, StepRows } from './recipe-rows.tsx';
import { Steps } from './steps.tsx';
import { Versions } from './versions.tsx';

type Recipe = AnswerOf<typeof getRecipe>;
type Ingredient = Recipe['ingredients'][number];

const UP = { to: '/recipes', title: say`Recipes` };

export default function RecipeScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getRecipe, { id });
  if (!found.data) return <Unloaded title={say`Recipe`} up={UP} of={found} />;
  const recipe = found.data;
  return (
    <Page
      title={recipe.name}
      up={UP}
      badge={<Status of={recipe.status} />}
      sub={t`Version ${recipe.version}`}
      actions={<Actions recipe={recipe} />}
    >
      <Columns>
        <Section title={t`Recipe`}>
          <Facts
            of={[
              [t`Makes`, <Named key="article" kind="article" id={recipe.articleId} />],
              [t`Quantity`, shownQuantity(recipe.outputQuantity, recipe.outputUom)],
              [t`Type`, wordText(recipe.type)],
              [t`Yield in %`, shownNumber(recipe.yieldPercentage)],
              [t`Shelf life in days`, shownNumber(recipe.shelfLifeDays)],
              recipe.description !== '' && [t`Description`, recipe.description],
            ]}
          />
        </Section>
        <Requirements recipe={recipe} />
        <Ingredients recipe={recipe} />
        <ProductionSteps recipe={recipe} />
        <Versions recipe={recipe} />
        <History entity="recipe" id={id} />
      </Columns>
    </Page>
  );
}

type OfRecipe = { readonly recipe: Recipe };

function Actions({ recipe }: OfRecipe) {
  const { id } = recipe;
  const path = { id };
  const { go } = useAddress();
  return (
    <>
      {recipe.status === 'ACTIVE' && may('BATCH_WRITE') && (
        <LinkButton look="primary" to={`/batches/new?recipeId=${id}`}>{t`Plan a batch`}</LinkButton>
      )}
      {may('RECIPE_WRITE') && (
        <Action
          label={say`New version`}
          send={async (key) => {
            const made = await call(createRecipeVersion, path, { key });
            go(`/recipes/${made.id}`);
          }}
          done={say`A draft with the same ingredients and steps`}
        />
      )}
      <MachineActions
        machine={recipeMachine}
        status={recipe.status}
        operation={activateRecipe}
        verbs={{
          activate: {
            label: say`Activate`,
            look: 'primary',
            send: (key) => call(activateRecipe, path, { key }),
            done: say`Active: batches can be planned from it`,
            ask: {
              title: say`Activate this recipe?`,
              text: say`After that, ingredients and steps cannot be changed. A change needs a new version.`,
            },
          },
          archive: {
            label: say`Archive`,
            send: (key) => call(archiveRecipe, path, { key }),
            done: say`Archived`,
            ask: {
              title: say`Archive this recipe?`,
              text: say`No batch can be planned from it any more. This cannot be undone.`,
            },
          },
        }}
      />
    </>
  );
}

/** Returns whether the user may change the ingredients and steps. */
const isOpen = ({ status }: Recipe): boolean => status === 'DRAFT' && may('RECIPE_WRITE');

function Ingredients({ recipe }: OfRecipe) {
  return (
    <Section title={t`Ingredients`} wide>
      <Masses recipe={recipe} />
      {isOpen(recipe) ? (
        <IngredientRows recipe={recipe} />
      ) : recipe.ingredients.length === 0 ? (
        <Nothing text={t`No ingredient yet.`} />
      ) : (
        <Table<Ingredient>
          caption={t`Ingredients`}
          rows={[...recipe.ingredients].sort((a, b) => a.position - b.position)}
          columns={[
            { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} /> },
            { field: 'quantity', show: ({ quantity, uom }) => shownQuantity(quantity, uom), isNumber: true },
            {
              field: 'subRecipeId',
              show: ({ subRecipeId }) => subRecipeId && <Named kind="recipe" id={subRecipeId} />,
            },
            { field: 'substitutable', show: ({ substitutable }) => wordText(String(substitutable)) },
          ]}
        />
      )}
    </Section>
  );
}

/** Warns if the mass of the ingredients does not fit the output of the recipe, by the limits of `massMisfit`. */
function Masses({ recipe }: OfRecipe) {
  const misfit = massMisfit(recipe);
  if (!misfit) return null;
  const [goesIn, comesOut] = [shownQuantity(misfit.ingredients, 'KG'), shownQuantity(misfit.output, 'KG')];
  return (
    <Notice tone="warn">{t`The ingredients weigh ${goesIn} together, but the recipe makes ${comesOut}. Check the quantities.`}</Notice>
  );
}

function ProductionSteps({ recipe }: OfRecipe) {
  return (
    <Section title={t`Steps`} wide>
      {isOpen(recipe) ? (
        <StepRows recipe={recipe} />
      ) : recipe.productionSteps.length === 0 ? (
        <Nothing text={t`No step yet.`} />
      ) : (
        <Steps of={recipe} />
      )}
    </Section>
  );
}

/** The requirements for a quantity, down to purchased articles. */
function Requirements({ recipe }: { readonly recipe: Recipe }) {
  const [typed, setTyped] = useState(fieldAmount(String(recipe.outputQuantity)));
  const quantity = decimalText(typed);
  const isNumber = /^\d+(\.\d+)?$/.test(quantity) && Number(quantity) > 0;
  const found = useAnswer(
    getRequirements,
    { id: recipe.id, quantity, uom: recipe.outputUom },
    { enabled: isNumber, keep: true },
  );
  return (
    <Section title={t`Ingredients for a quantity`}>
      <div class={styles['ask']}>
        <label for="requirements">{t`Quantity in ${shownUnit(recipe.outputUom)}`}</label>
        <input
          id="requirements"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-describedby="requirements-reading"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <Reading id="requirements-reading" typed={typed} measure={{ unit: recipe.outputUom }} />
      </div>
      <Loaded of={found}>
        {({ articles }) =>
          articles.length === 0 ? (
            <Nothing text={t`Nothing: there is no ingredient yet.`} />
          ) : (
            <Table<{ articleId: string; quantity: string; uom: string }>
              caption={t`Ingredients for a quantity`}
              rows={articles}
              columns={[
                { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} /> },
                { field: 'quantity', show: (one) => shownQuantity(one.quantity, one.uom), isNumber: true },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
