/** Refusals of recipes, production batches and cuttings. */
import { refusal } from '../kernel/contract/refusal.ts';

export const recipeExists = refusal(
  'conflict',
  'RECIPE_ALREADY_EXISTS',
  'There is a recipe with this name and version already',
  'Ein Rezept mit diesem Namen und dieser Version gibt es schon',
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
  'Ein Rezept ohne Zutaten lässt sich nicht aktivieren: erst eine hinzufügen',
);

export const tooManyIngredients = refusal(
  'conflict',
  'TOO_MANY_INGREDIENTS',
  'A recipe can have at most {max} ingredients: make a recipe of its own out of some',
  'Ein Rezept kann höchstens {max} Zutaten haben: aus einigen ein eigenes Rezept machen',
);

export const ingredientUnknown = refusal(
  'not_found',
  'INGREDIENT_NOT_FOUND',
  'The recipe has no ingredient with this id',
  'Das Rezept hat keine Zutat mit dieser Id',
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
  'Ein Rezept kann höchstens {max} Schritte haben: erst einen entfernen',
);

export const stepUnknown = refusal(
  'not_found',
  'PRODUCTION_STEP_NOT_FOUND',
  'The recipe has no production step with this number',
  'Das Rezept hat keinen Schritt mit dieser Nummer',
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
  'A recipe can have at most {levels} levels and {recipes} recipes below it: leave some out',
  'Unter einem Rezept können höchstens {levels} Ebenen und {recipes} Rezepte stehen: einige weglassen',
);

export const recipeCycle = refusal(
  'conflict',
  'RECIPE_CYCLE',
  'This sub-recipe leads back to the recipe: nothing can be made out of itself',
  'Dieses Unterrezept führt zum Rezept zurück: nichts lässt sich aus sich selbst herstellen',
);

export const subRecipeUnitMismatch = refusal(
  'conflict',
  'SUB_RECIPE_UNIT_MISMATCH',
  'Ingredient {position} of recipe "{recipe}" is in {unit}, but its sub-recipe "{subRecipe}" gives {outputUnit}: these do not convert into each other',
  'Zutat {position} des Rezepts „{recipe}“ ist in {unit} angegeben, ihr Unterrezept „{subRecipe}“ ergibt aber {outputUnit}: das lässt sich nicht ineinander umrechnen',
);

export const recipeNotActive = refusal(
  'conflict',
  'RECIPE_NOT_ACTIVE',
  'This recipe has the status {status}. Choose an active recipe, or activate a draft first',
  'Dieses Rezept hat den Status {status}. Ein aktives Rezept wählen oder einen Entwurf erst aktivieren',
);

export const batchExists = refusal(
  'conflict',
  'BATCH_ALREADY_EXISTS',
  'There is a production batch with this number already',
  'Eine Produktion mit dieser Nummer gibt es schon',
);

export const batchHasConsumption = refusal(
  'conflict',
  'BATCH_HAS_CONSUMPTION',
  'Goods went into this batch: give them back, or complete it with what became of them as waste',
  'In diese Produktion ist Ware eingegangen: zurückgeben, oder mit dem, was daraus wurde, als Abfall abschließen',
);

export const notAnIngredient = refusal(
  'conflict',
  'NOT_AN_INGREDIENT',
  'These lots are not for an ingredient of this batch. Name the ingredient that each one replaces, or name none and give a reason: {lots}',
  'Diese Chargen sind für keine Zutat dieser Produktion. Die Zutat angeben, die sie ersetzen, oder keine, aber einen Grund: {lots}',
);

export const notSubstitutable = refusal(
  'conflict',
  'NOT_SUBSTITUTABLE',
  'The recipe allows no substitute for this ingredient. Use the ingredient itself, or name no ingredient and give a reason: {lots}',
  'Nach dem Rezept ist diese Zutat nicht ersetzbar. Die Zutat selbst nehmen, oder keine ersetzte Zutat angeben, aber einen Grund: {lots}',
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
  'In diese Produktion ist nichts eingegangen: erst die Zutaten entnehmen',
);

export const criticalLimitNotMet = refusal(
  'conflict',
  'CRITICAL_LIMIT_NOT_MET',
  'Critical control points of this batch are not within their limits: {points}. Measure again, or complete it with its outputs on hold',
  'Kritische Kontrollpunkte dieser Produktion sind nicht in ihren Grenzen: {points}. Noch einmal messen, oder beim Abschließen die Erzeugnisse sperren',
);

export const outputArticleMismatch = refusal(
  'conflict',
  'OUTPUT_ARTICLE_MISMATCH',
  'A main product is of the article that the recipe is for: choose another role, or another stock: {lots}',
  'Ein Hauptprodukt ist vom Artikel des Rezepts: eine andere Rolle oder einen anderen Bestand wählen: {lots}',
);

export const outlivesRecipe = refusal(
  'conflict',
  'EXPIRY_TOO_LATE',
  'The shelf life of the recipe ends on {latest}. Give an expiry date up to that day: {lots}',
  'Die Haltbarkeit des Rezepts endet am {latest}. Ein Ablaufdatum bis zu diesem Tag angeben: {lots}',
);

export const cuttingExists = refusal(
  'conflict',
  'CUTTING_ALREADY_EXISTS',
  'There is a cutting with this number already',
  'Eine Zerlegung mit dieser Nummer gibt es schon',
);

export const cuttingSchemeExists = refusal(
  'conflict',
  'CUTTING_SCHEME_ALREADY_EXISTS',
  'There is a cutting scheme of this article with this name already',
  'Einen Zerlegeplan dieses Artikels mit diesem Namen gibt es schon',
);

export const outlivesInput = refusal(
  'conflict',
  'EXPIRY_TOO_LATE',
  'Lot {lot} lasts until {expiryDate}: give a reason (expiryReason) why these outputs last longer: {lots}',
  'Charge {lot} hält bis {expiryDate}: was daraus zerlegt wird, hält nur mit Begründung (expiryReason) länger: {lots}',
);

export const originMixed = refusal(
  'conflict',
  'ORIGIN_MIXED',
  'Lots of different origin are not cut together; these differ in {facts}: {lots}',
  'Chargen verschiedener Herkunft werden nicht zusammen zerlegt; diese unterscheiden sich in {facts}: {lots}',
);

export const massBalance = refusal(
  'conflict',
  'MASS_BALANCE',
  'Inputs of {input} kg do not match outputs of {output} kg, waste of {waste} kg and loss of {loss} kg: they may differ by {tolerance} %',
  'Eingang {input} kg passt nicht zu Ausgang {output} kg, Abfall {waste} kg und Schwund {loss} kg: erlaubt ist eine Abweichung von {tolerance} %',
);
