import { say } from '@cleaver/domain/kernel';
import { recipeMachine } from '@cleaver/domain/production';
import {
  activateRecipe,
  addIngredient,
  addProductionStep,
  archiveRecipe,
  createRecipeVersion,
  getRecipe,
  getRequirements,
  removeIngredient,
} from '@cleaver/domain/production/contracts';
import { useState } from 'preact/hooks';
import { useAddress } from '../shell/address.ts';
import { call, type Of } from '../shell/api.ts';
import { shownNumber, shownQuantity, shownUnit } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import type { ScreenProps } from '../shell/screen.ts';
import { may } from '../shell/session.ts';
import { Action, FormAction, MachineActions } from '../ui/action.tsx';
import { LinkButton } from '../ui/button.tsx';
import { decimalText } from '../ui/form-values.ts';
import { History } from '../ui/history.tsx';
import { Named } from '../ui/named.tsx';
import { Columns, Facts, Loaded, Nothing, Page, Section } from '../ui/page.tsx';
import { Status } from '../ui/status.tsx';
import { Table } from '../ui/table.tsx';
import { wordText } from '../ui/words.ts';
import styles from './production.module.css';
import { Steps } from './steps.tsx';
import { Versions } from './versions.tsx';

type Recipe = Of<'RecipeResponse'>;
type Ingredient = Recipe['ingredients'][number];

const UP = { to: '/recipes', title: say`Recipes` };

export default function RecipeScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getRecipe, { id });
  if (!found.data) {
    return (
      <Page title={say`Recipe`} up={UP}>
        <Loaded of={found}>{() => null}</Loaded>
      </Page>
    );
  }
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
        need="RECIPE_WRITE"
        verbs={{
          activate: {
            label: say`Release`,
            look: 'primary',
            send: (key) => call(activateRecipe, path, { key }),
            done: say`Released: batches can be planned by it`,
            ask: {
              title: say`Release this recipe?`,
              text: say`Ingredients and steps stay as they are from then on. A change is a new version.`,
            },
          },
          archive: {
            label: say`Archive`,
            send: (key) => call(archiveRecipe, path, { key }),
            done: say`Archived`,
            ask: {
              title: say`Archive this recipe?`,
              text: say`No batch can be planned by it any more. This cannot be taken back.`,
            },
          },
        }}
      />
    </>
  );
}

function Ingredients({ recipe }: OfRecipe) {
  const path = { id: recipe.id };
  const isDraft = recipe.status === 'DRAFT';
  return (
    <Section
      title={t`Ingredients`}
      wide
      actions={
        isDraft && (
          <FormAction
            operation={addIngredient}
            title={say`Add an ingredient`}
            fixed={path}
            groups={[{ fields: ['articleId', 'quantity', 'uom', 'subRecipeId', 'position', 'substitutable'] }]}
            initial={{ uom: recipe.outputUom }}
            done={say`Added`}
          />
        )
      }
    >
      {recipe.ingredients.length === 0 ? (
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
            ...(isDraft && may('RECIPE_WRITE')
              ? [
                  {
                    field: 'action',
                    show: (one: Ingredient) => (
                      <Action
                        label={t`Remove`}
                        icon="close"
                        look="plain"
                        isSmall
                        send={() => call(removeIngredient, { ...path, ingredientId: one.id })}
                        done={say`Removed`}
                        undo={() => {
                          const { id: _, subRecipeId, ...body } = one;
                          return call(addIngredient, {
                            ...path,
                            ...body,
                            ...(subRecipeId && { subRecipeId }),
                          });
                        }}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Section>
  );
}

function ProductionSteps({ recipe }: OfRecipe) {
  const path = { id: recipe.id };
  const isDraft = recipe.status === 'DRAFT';
  return (
    <Section
      title={t`Steps`}
      wide
      actions={
        isDraft && (
          <FormAction
            operation={addProductionStep}
            title={say`Add a step`}
            fixed={path}
            groups={[{ fields: ['description', 'durationMinutes', 'temperatureCelsius', 'stepNumber'] }]}
            options={{ stepNumber: { hint: say`Left empty it becomes the last one` } }}
            done={say`Added`}
          />
        )
      }
    >
      {recipe.productionSteps.length === 0 ? <Nothing text={t`No step yet.`} /> : <Steps of={recipe} />}
    </Section>
  );
}

/** The requirements for a quantity, down to purchased articles. */
function Requirements({ recipe }: { readonly recipe: Recipe }) {
  const [typed, setTyped] = useState(shownNumber(recipe.outputQuantity));
  const quantity = decimalText(typed);
  const isNumber = /^\d+(\.\d+)?$/.test(quantity) && Number(quantity) > 0;
  const found = useAnswer(
    getRequirements,
    { id: recipe.id, quantity, uom: recipe.outputUom },
    { enabled: isNumber, keep: true },
  );
  return (
    <Section title={t`What a quantity takes`}>
      <div class={styles['ask']}>
        <label for="requirements">{t`Quantity in ${shownUnit(recipe.outputUom)}`}</label>
        <input
          id="requirements"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <Loaded of={found}>
        {({ articles }) =>
          articles.length === 0 ? (
            <Nothing text={t`Nothing: there is no ingredient yet.`} />
          ) : (
            <Table<{ articleId: string; quantity: string; uom: string }>
              caption={t`What a quantity takes`}
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
