/** What is refused of recipes, production batches and cuttings. */
import { refusal } from '../kernel/refusal.ts';

export const recipeExists = refusal(
  'conflict',
  'RECIPE_ALREADY_EXISTS',
  'There is a recipe with this name and version already',
  'Eine Rezeptur mit diesem Namen und dieser Version gibt es schon',
);

export const noVersionLeft = refusal(
  'conflict',
  'RECIPE_ALREADY_EXISTS',
  'No higher version number is free',
  'Es ist keine höhere Versionsnummer mehr frei',
);

export const recipeWithoutIngredients = refusal(
  'conflict',
  'RECIPE_WITHOUT_INGREDIENTS',
  'Cannot activate a recipe without ingredients: add one first',
  'Eine Rezeptur ohne Zutaten lässt sich nicht aktivieren: erst eine hinzufügen',
);

export const tooManyIngredients = refusal(
  'conflict',
  'TOO_MANY_INGREDIENTS',
  'A recipe can have at most {max} ingredients: make a recipe of its own out of some',
  'Eine Rezeptur kann höchstens {max} Zutaten haben: aus einigen eine eigene Rezeptur machen',
);

export const ingredientUnknown = refusal(
  'not_found',
  'INGREDIENT_NOT_FOUND',
  'The recipe has no ingredient with this id',
  'Die Rezeptur hat keine Zutat mit dieser Id',
);

export const positionTaken = refusal(
  'conflict',
  'INGREDIENT_POSITION_TAKEN',
  'The position {number} is taken: give one that is free',
  'Position {number} ist vergeben: eine freie angeben',
);

export const noPositionLeft = refusal(
  'conflict',
  'INGREDIENT_POSITION_TAKEN',
  'The position {number} is taken and no higher one exists: give one that is free',
  'Position {number} ist vergeben, und eine höhere gibt es nicht: eine freie angeben',
);

export const tooManySteps = refusal(
  'conflict',
  'TOO_MANY_STEPS',
  'A recipe can have at most {max} production steps: remove one first',
  'Eine Rezeptur kann höchstens {max} Arbeitsschritte haben: erst einen entfernen',
);

export const stepUnknown = refusal(
  'not_found',
  'PRODUCTION_STEP_NOT_FOUND',
  'The recipe has no production step with this number',
  'Die Rezeptur hat keinen Arbeitsschritt mit dieser Nummer',
);

export const stepNumberTaken = refusal(
  'conflict',
  'STEP_NUMBER_TAKEN',
  'The step number {number} is taken: give one that is free',
  'Schrittnummer {number} ist vergeben: eine freie angeben',
);

export const noStepNumberLeft = refusal(
  'conflict',
  'STEP_NUMBER_TAKEN',
  'The step number {number} is taken and no higher one exists: give one that is free',
  'Schrittnummer {number} ist vergeben, und eine höhere gibt es nicht: eine freie angeben',
);

export const recipeTooDeep = refusal(
  'conflict',
  'RECIPE_TOO_DEEP',
  'At most {levels} levels and {recipes} recipes can stand below a recipe: leave some out',
  'Unter einer Rezeptur können höchstens {levels} Ebenen und {recipes} Rezepturen stehen: einige weglassen',
);

export const recipeCycle = refusal(
  'conflict',
  'RECIPE_CYCLE',
  'This sub-recipe leads back to the recipe: nothing can be made out of itself',
  'Diese Unterrezeptur führt zur Rezeptur zurück: nichts lässt sich aus sich selbst herstellen',
);

export const subRecipeUnitMismatch = refusal(
  'conflict',
  'SUB_RECIPE_UNIT_MISMATCH',
  'Ingredient {position} of recipe "{recipe}" is in {unit}, but its sub-recipe "{subRecipe}" gives {outputUnit}: these do not convert into each other',
  'Zutat {position} der Rezeptur „{recipe}“ ist in {unit} angegeben, ihre Unterrezeptur „{subRecipe}“ ergibt aber {outputUnit}: das lässt sich nicht ineinander umrechnen',
);

export const recipeNotActive = refusal(
  'conflict',
  'RECIPE_NOT_ACTIVE',
  'A batch is planned from an active recipe, and this one is {status}',
  'Eine Produktionscharge wird nach einer aktiven Rezeptur geplant, diese hat den Status {status}',
);

export const batchExists = refusal(
  'conflict',
  'BATCH_ALREADY_EXISTS',
  'There is a production batch with this number already',
  'Eine Produktionscharge mit dieser Nummer gibt es schon',
);

export const batchHasConsumption = refusal(
  'conflict',
  'BATCH_HAS_CONSUMPTION',
  'Goods went into this batch: give them back, or complete it with what became of them as waste',
  'In diese Produktionscharge ist Ware eingegangen: zurückgeben, oder mit dem, was daraus wurde, als Abfall abschließen',
);

export const notAnIngredient = refusal(
  'conflict',
  'NOT_AN_INGREDIENT',
  'Name a component in whose place it is taken, or without one a reason: {lots}',
  'Die Zutat angeben, an deren Stelle entnommen wird (insteadOf), oder einen Grund: {lots}',
);

export const notSubstitutable = refusal(
  'conflict',
  'NOT_SUBSTITUTABLE',
  'By the recipe nothing may be taken in place of the component: {lots}',
  'Nach der Rezeptur darf an Stelle dieser Zutat nichts anderes entnommen werden: {lots}',
);

export const componentsShort = refusal(
  'conflict',
  'INSUFFICIENT_STOCK',
  'There is not enough in stock: {components}',
  'Der Bestand reicht nicht: {components}',
);

export const nothingProduced = refusal(
  'conflict',
  'NOTHING_PRODUCED',
  'Nothing came out: give outputs or waste',
  'Nichts ist herausgekommen: outputs oder waste angeben',
);

export const nothingConsumed = refusal(
  'conflict',
  'NOTHING_CONSUMED',
  'Nothing went into this batch: consume what it was made of first',
  'In diese Produktionscharge ist nichts eingegangen: erst entnehmen, woraus sie gemacht wurde',
);

export const outputArticleMismatch = refusal(
  'conflict',
  'OUTPUT_ARTICLE_MISMATCH',
  'A MAIN output is of the article that the recipe is for: give another role, or another stock: {lots}',
  'Mit der Rolle MAIN kommt der Artikel der Rezeptur heraus: eine andere Rolle oder einen anderen Bestand angeben: {lots}',
);

export const outlivesRecipe = refusal(
  'conflict',
  'EXPIRY_TOO_LATE',
  "By the recipe's shelf life it lasts until {latest} at most: {lots}",
  'Nach der Haltbarkeit der Rezeptur hält es höchstens bis {latest}: {lots}',
);

export const cuttingExists = refusal(
  'conflict',
  'CUTTING_ALREADY_EXISTS',
  'There is a cutting with this number already',
  'Eine Zerlegung mit dieser Nummer gibt es schon',
);

export const outlivesInput = refusal(
  'conflict',
  'EXPIRY_TOO_LATE',
  'Lot {lot} lasts until {expiryDate}: what is cut from it lasts longer for a reason (expiryReason) alone: {lots}',
  'Los {lot} hält bis {expiryDate}: was daraus zerlegt wird, hält nur mit Begründung (expiryReason) länger: {lots}',
);

export const originMixed = refusal(
  'conflict',
  'ORIGIN_MIXED',
  'Lots of different origin are not cut together; these differ in {facts}: {lots}',
  'Lose verschiedener Herkunft werden nicht zusammen zerlegt; diese unterscheiden sich in {facts}: {lots}',
);

export const massBalance = refusal(
  'conflict',
  'MASS_BALANCE',
  'Inputs of {input} kg do not match outputs of {output} kg, waste of {waste} kg and loss of {loss} kg: they may differ by {tolerance} %',
  'Eingang {input} kg passt nicht zu Ausgang {output} kg, Abfall {waste} kg und Schwund {loss} kg: erlaubt ist eine Abweichung von {tolerance} %',
);
