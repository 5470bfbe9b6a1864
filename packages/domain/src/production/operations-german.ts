/** German translations of the summaries and descriptions of the operations of `production`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const productionOperationsGerman: Catalogue = {
  'The number of the production step': 'Die Nummer des Schritts',
  'Quantity to make; default: the output quantity of the recipe':
    'Wie viel hergestellt werden soll; ohne Angabe: was das Rezept ergibt',
  'Recipes, their ingredients and production steps': 'Wie etwas aus Artikeln hergestellt wird',
  'Production batches: planning and execution': 'Produktionen: Planung und Ausführung',
  'Cuttings of lots': 'Zerlegungen von Chargen',
  'List recipes, without their ingredients and steps': 'Rezepte auflisten, ohne ihre Zutaten und Schritte',
  'Create a recipe as a draft': 'Ein Rezept als Entwurf anlegen',
  'Read one recipe': 'Ein Rezept lesen',
  'Create the next version of a recipe as a draft, with its ingredients and steps':
    'Die nächste Version eines Rezepts als Entwurf anlegen, mit seinen Zutaten und Schritten',
  'Release a draft for production; it needs an ingredient, and units that convert to those of its sub-recipes':
    'Einen Entwurf für die Produktion aktivieren: Er braucht eine Zutat, und Einheiten, die sich in die der Unterrezepte umrechnen lassen',
  'Archive an active recipe': 'Ein aktives Rezept außer Gebrauch nehmen',
  'Add an ingredient to a draft; the default position is the last':
    'Einem Entwurf eine Zutat hinzufügen; ohne Position folgt sie der letzten',
  'Replace an ingredient of a draft; without a position it keeps its position':
    'Ersetzen, was ein Entwurf von einer Zutat sagt; ohne Position bleibt sie, wo sie ist',
  'Remove an ingredient from a draft; the others keep their positions':
    'Eine Zutat aus einem Entwurf nehmen; die anderen behalten ihre Positionen',
  'Add a production step to a draft; the default number is the last':
    'Einem Entwurf einen Schritt hinzufügen; ohne Nummer folgt er dem letzten',
  'Replace a production step of a draft; without a new number it keeps its number':
    'Ersetzen, was ein Entwurf von einem Schritt sagt; ohne neue Nummer bleibt er, wo er ist',
  'Remove a production step from a draft; the others keep their numbers':
    'Einen Schritt aus einem Entwurf nehmen; die anderen behalten ihre Nummern',
  'Calculate the articles needed to make a quantity of a recipe, including its sub-recipes':
    'Der Bedarf für eine Menge eines Rezepts, hinab durch seine Unterrezepte',
  'Made once as listed, a recipe gives outputQuantity × yieldPercentage / 100; for another output all ingredients scale in proportion. An ingredient with a sub-recipe is replaced by what the sub-recipe needs to make it, unless that has no ingredients. Without `quantity` the recipe’s own outputQuantity is asked for. Amounts of one article are added up per kind of unit. 409 SUB_RECIPE_UNIT_MISMATCH where the unit of an ingredient does not convert into that of its sub-recipe’s output.':
    'Einmal wie angegeben hergestellt ergibt ein Rezept outputQuantity × yieldPercentage / 100; für eine andere Menge ändern sich alle Zutaten im Verhältnis. Eine Zutat mit Unterrezept wird durch das ersetzt, was dieses braucht, um sie herzustellen, außer es hat keine Zutaten. Ohne `quantity` gilt die outputQuantity des Rezepts. Mengen eines Artikels werden je Art der Einheit zusammengezählt. 409 SUB_RECIPE_UNIT_MISMATCH, wo sich die Einheit einer Zutat nicht in die ihres Unterrezepts umrechnen lässt.',
  'List production batches': 'Produktionen auflisten',
  'Plan a production batch from an active recipe': 'Eine Produktion nach einem aktiven Rezept planen',
  'Read one production batch': 'Eine Produktion lesen',
  'Change the planned quantity or the days of a batch that has not started':
    'Ändern, was vom Plan einer nicht begonnenen Produktion angegeben ist: ihre Menge, ihre Tage',
  'The batch keeps its number.': 'Die Produktion behält ihre Nummer.',
  'A production date that lies ahead moves to today, and the best-before date by as many days. The batch keeps its number.':
    'Ein Produktionstag, der noch bevorsteht, wird auf heute verlegt und das Mindesthaltbarkeitsdatum um ebenso viele Tage. Die Produktion behält ihre Nummer.',
  'Start a planned batch; its planned ingredients no longer change':
    'Eine geplante Produktion beginnen; ihre geplanten Zutaten ändern sich nicht mehr',
  "Tick a step of the batch's recipe as done, with its measured temperature, or untick it":
    'Einen Schritt des Rezepts als erledigt abhaken, mit gemessener Temperatur, oder das Häkchen entfernen',
  'Only while the batch is in progress. Ticking again replaces temperature, user and time. With `done: false` the step is open again; no temperature may be given then.':
    'Nur während der Produktion. Erneutes Abhaken ersetzt Temperatur, Benutzer und Zeit. Mit `done: false` ist der Schritt wieder offen; eine Temperatur darf dann nicht angegeben sein.',
  'Propose the lots for the open ingredients of a batch, first expired first out; reserves nothing':
    'Vorschlag der Chargen, die eine Produktion noch braucht: frühester Ablauf zuerst. Er reserviert nichts',
  'Ordered by expiry date, then by arrival. Contains only goods that are not blocked and last to the production date of the batch, or to today if that is later; at the given storage locations or at all. Also available for a planned batch.':
    'Nach Ablauf, dann nach Eingang der Ware; nur was nicht gesperrt ist und bis zum Produktionstag hält, oder bis heute, wenn das später ist; an den genannten Lagerorten oder überall. Auch eine geplante Produktion hat einen.',
  'Consume lots in a batch: the given ones, or the open ingredients by first expired first out':
    'Chargen in eine Produktion einsetzen: die genannten, oder was noch fehlt, frühester Ablauf zuerst',
  'Takes either `inputs` or `fefo: true`. Quantities may differ from the plan. An article that is not a component needs a `reason`, or `insteadOf` with the article of a substitutable component. FEFO takes the open quantity of every component, all or nothing. A component whose article has no stock record is omitted and listed in `skipped`.':
    'Entweder `inputs` oder `fefo: true`. Mehr oder weniger als geplant geht. Was keine Zutat ist, braucht einen `reason`, oder `insteadOf`: den Artikel einer Zutat, die ersetzt werden darf. Mit FEFO wird der offene Rest jeder Zutat genommen, alles oder nichts; eine Zutat, von deren Artikel es gar keinen Bestand gibt, bleibt weg und steht in `skipped`.',
  'Return unused goods of a batch to their stock batches or to another storage location':
    'Nicht gebrauchte Ware einer Produktion dorthin zurückgeben, wo sie herkam, oder an einen anderen Lagerort',
  'With `storageLocationId`, the same booking returns the goods to their stock batch and moves them there.':
    'Mit `storageLocationId` kommt die Ware dorthin: In derselben Buchung kommt sie in ihren Chargenbestand zurück und wird umgelagert.',
  'Complete a batch with its outputs and its waste, optionally with last inputs':
    'Eine Produktion abschließen, mit Erzeugnissen und Abfall; eine letzte Zutat darf mit hinein',
  'Runs in one transaction. A MAIN output has the article of the recipe. Its default expiry is the `bestBeforeDate` of the batch, or the end of the shelf life after the start if that is earlier; other outputs have no default. The default lot number is the number of the batch. If an input is on hold, every output is on hold. A critical control point that is not met stops the completion, unless `holdOutputs` is given or there are no outputs.':
    'In einer Transaktion. Ein Ergebnis mit der Rolle MAIN ist vom Artikel des Rezepts und hält, wenn nichts gesagt ist, bis zum `bestBeforeDate` der Produktion, oder bis ihre Haltbarkeit ab Beginn um ist, wenn das früher ist; keines einer anderen Rolle hält von sich aus. Ergebnisse heißen wie die Produktion, wenn nichts gesagt ist. Ist eine Zutat gesperrt, ist es jedes Ergebnis. Ein kritischer Kontrollpunkt, der nicht eingehalten ist, verhindert den Abschluss, außer mit `holdOutputs` oder ohne Ergebnisse.',
  'Undo the completion of a batch and its outputs; the batch is in progress again':
    'Den Abschluss einer Produktion rückgängig machen: Die Erzeugnisse werden zurückgebucht, und sie läuft weiter',
  'Cancel a batch without inputs, or whose inputs were all returned':
    'Eine Produktion stornieren, in die nichts eingesetzt oder alles zurückgegeben wurde',
  'Read the execution of a batch: planned and actual inputs, outputs, yield and mass balance':
    'Ausführung einer Produktion: geplanter und tatsächlicher Einsatz, Ergebnis und Ausbeute',
  'Cutting schemes: the usual parts of an article': 'In welche Teile ein Artikel gewöhnlich zerlegt wird',
  'For an output; waste has none': 'Eines Ausgangs; Abfall hat keinen',
  'For waste: its kind, for example bones': 'Des Abfalls: was es ist, etwa Knochen',
  'List cutting schemes': 'Zerlegepläne auflisten: die üblichen Teile eines Artikels',
  'Read one cutting scheme': 'Einen Zerlegeplan lesen',
  'Create a cutting scheme of an article, with its usual parts and their shares':
    'Einen Zerlegeplan eines Artikels anlegen: seine üblichen Teile und ihre Anteile',
  'Change the name of a cutting scheme or replace its parts':
    'Namen oder Teile eines Zerlegeplans ändern; die Teile im Ganzen',
  'Delete a cutting scheme; its cuttings remain':
    'Einen Zerlegeplan löschen; damit gebuchte Zerlegungen bleiben unverändert',
  'List cuttings': 'Zerlegungen auflisten',
  'Only cuttings with an input of this article': 'Nur Zerlegungen, in die dieser Artikel einging',
  'Cut lots into other lots; books inputs and outputs together':
    'Chargen in andere Chargen zerlegen: was auf den Tisch kommt und was herunter, auf einmal gebucht',
  'Takes quantities of mass only. Outputs, waste and loss together may differ from the inputs by at most `cuttingTolerancePercent` of the inputs. An output expires with the input that expires first; a later date needs an `expiryReason`. Lots that differ in species, slaughterhouse, or country of birth, rearing or slaughter are not cut together; unknown facts do not count. Outputs get the facts that all inputs have in common.':
    'Nur Masse. Ausgang, Abfall und Schwund zusammen dürfen vom Eingang um höchstens `cuttingTolerancePercent` Prozent abweichen. Die Teile laufen mit der Charge ab, die zuerst abläuft, später nur mit `expiryReason`. Chargen, die sich in Tierart, Schlachtbetrieb oder dem Land von Geburt, Aufzucht oder Schlachtung unterscheiden, werden nicht zusammen zerlegt; Unbekanntes zählt nicht. Was allen gemeinsam ist, geht mit.',
  'Read one cutting': 'Eine Zerlegung lesen',
};
