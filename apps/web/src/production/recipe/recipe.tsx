import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { recipeMachine } from '@cleaver/domain/production';
import { activateRecipe, archiveRecipe, createRecipeVersion, getRecipe } from '@cleaver/domain/production/contracts';
import { yieldReport } from '@cleaver/domain/reports/contracts';
import { History } from '../../audit/history.tsx';
import { RecipeYield } from '../../reports/recipe-yield.tsx';
import { SaveReport } from '../../reports/report.tsx';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may, mayRun } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Action, MachineActions } from '../../ui/form/action.tsx';
import { Columns, Facts, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { Ingredients } from './recipe-ingredients.tsx';
import { StepRows } from './recipe-rows.tsx';
import { Steps } from './steps.tsx';
import { Versions } from './versions.tsx';

type Recipe = AnswerOf<typeof getRecipe>;

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
              [t`Quantity before the loss`, shownQuantity(recipe.outputQuantity, recipe.outputUom)],
              [t`Type`, wordText(recipe.type)],
              [t`Yield in %`, shownNumber(recipe.yieldPercentage)],
              [t`Shelf life in days`, shownNumber(recipe.shelfLifeDays)],
              recipe.description !== '' && [t`Description`, recipe.description],
            ]}
          />
        </Section>
        <Ingredients recipe={recipe} isOpen={isOpen(recipe)} />
        <ProductionSteps recipe={recipe} />
        {mayRun(yieldReport) && (
          <Section title={t`Yield`} actions={<SaveReport of={yieldReport} input={{ recipeId: id }} name={t`Yield`} />}>
            <RecipeYield recipeId={id} />
          </Section>
        )}
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
