/** German translations for the context production, keyed by the English: words and faults of members. */
import type { Catalogue } from '../kernel/words.ts';

export const productionGerman: Catalogue = {
  // Names of members
  Articles: 'Artikel',
  'As it stood then': 'Stand von damals',
  'Batch number': 'Ansatznummer',
  'Comes out': 'Kommt heraus',
  'Completed at': 'Abgeschlossen am',
  'Completed by': 'Abgeschlossen von',
  Completion: 'Abschluss',
  Completions: 'Abschlüsse',
  Components: 'Zutaten',
  Cutting: 'Zerlegung',
  Deviation: 'Abweichung',
  'First expired first out': 'Zuerst, was zuerst abläuft',
  'Goes in': 'Geht hinein',
  'Hold what comes out': 'Sperren, was herauskommt',
  Ingredient: 'Zutat',
  'Ingredient count': 'Zutaten',
  Ingredients: 'Zutaten',
  Input: 'Hinein',
  'Instead of': 'Anstelle von',
  Loss: 'Verlust',
  'Lot that went in': 'Charge, die hineinging',
  'Made by the recipe': 'Nach dem Rezept',
  Makes: 'Ergibt',
  'Mass balance': 'Massenbilanz',
  'May be replaced': 'Ersetzbar',
  Minutes: 'Minuten',
  Open: 'Offen',
  Output: 'Heraus',
  Parts: 'Teile',
  Picks: 'Zu nehmen',
  Plan: 'Planen',
  'Planned quantity': 'Geplante Menge',
  Recipe: 'Rezept',
  'Share in %': 'Anteil in %',
  'Share of the cost in %': 'Kostenanteil in %',
  'Shelf life in days': 'Haltbarkeit in Tagen',
  Skipped: 'Übergangen',
  'Started at': 'Begonnen am',
  'Started by': 'Begonnen von',
  Step: 'Schritt',
  'Step count': 'Schritte',
  Steps: 'Schritte',
  Stocked: 'Gelagert',
  'Sub recipe': 'Nach dem Rezept',
  'Temperature in °C': 'Temperatur in °C',
  'Unit of the output': 'Einheit der Ausbeute',
  Waste: 'Abfall',
  'What went in expires': 'Was hineinging, läuft ab',
  'Why it lasts longer': 'Warum es länger hält',
  Yield: 'Ausbeute',
  'Yield in %': 'Ausbeute in %',

  // Statuses and choices
  Archived: 'Archiviert',
  'By-product': 'Nebenprodukt',
  'Co-product': 'Kuppelprodukt',
  'Finished product': 'Fertigprodukt',
  'In progress': 'In Arbeit',
  Intermediate: 'Zwischenprodukt',
  'Main product': 'Hauptprodukt',
  Part: 'Teil',
  'Outlives input': 'Hält länger als die Zutaten',
  Planned: 'Geplant',
  'Raw material': 'Rohstoff',
  Rework: 'Nacharbeit',

  // Actions in the audit log
  'added a step': 'hat einen Schritt hinzugefügt',
  'added an ingredient': 'hat eine Zutat hinzugefügt',
  'created it from another version': 'hat es aus einer anderen Version angelegt',
  'planned it': 'hat es geplant',
  'put goods in': 'hat Ware eingesetzt',
  'changed a step': 'hat einen Schritt geändert',
  'New number': 'Neue Nummer',
  'removed a step': 'hat einen Schritt entfernt',
  'changed an ingredient': 'hat eine Zutat geändert',
  'removed an ingredient': 'hat eine Zutat entfernt',
  'reopened it': 'hat es wieder geöffnet',

  // Permissions
  'Production orders': 'Produktionsaufträge',
  Recipes: 'Rezepte',

  // Records, and the verbs of their states, as used in sentences
  archive: 'archivieren',
  batch: 'Ansatz',
  cutting: 'Zerlegung',
  'cutting scheme': 'Zerlegeschema',
  edit: 'bearbeiten',
  feed: 'beschicken',
  'production batch': 'Ansatz',
  recipe: 'Rezept',
  start: 'starten',
  undo: 'rückgängig machen',

  // Faults of members
  'must be given, or fefo as true: one of the two': 'muss angegeben sein, oder fefo als true: eines von beiden',
  '{0} lacks {1} {2}': 'von {0} fehlen {1} {2}',
  'is required, but for a MAIN output': 'ist erforderlich, außer bei der Rolle MAIN',
  'must be a unit of mass, like KG': 'muss eine Einheit der Masse sein, wie KG',
  'is required for an output': 'ist für einen Ausgang erforderlich',
  'goes with an output alone': 'gehört nur zu einem Ausgang',
  'goes with waste alone': 'gehört nur zu Abfall',
  'must have shares of 100 % at most in all': 'dürfen zusammen höchstens 100 % ergeben',
  'must have a costShare each that come to exactly 100, or none':
    'müssen alle einen costShare haben, zusammen genau 100, oder keiner',
  'must be as in outputs[{0}], which is of the same lot': 'muss wie in outputs[{0}] sein, das zur selben Charge gehört',
  'must be a unit that converts into {0}, as the output':
    'muss eine Einheit sein, die sich wie die Ausbeute in {0} umrechnen lässt',
  'must be a unit that converts into {0}, in which the recipe gives its output':
    'muss eine Einheit sein, die sich in {0} umrechnen lässt, die Einheit des Rezepts',
  'must be on or after productionDate': 'darf nicht vor productionDate liegen',
  'Lot {0} lasts until {1}, lot {2} in it until {3}': 'Charge {0} hält bis {1}, Charge {2} darin nur bis {3}',
};

/** German translations of the operations: their summaries and descriptions. */
export const productionOperationsGerman: Catalogue = {
  'The number of the production step': 'Die Nummer des Schritts',
  'How much is to be made; left out: what the recipe gives':
    'Wie viel hergestellt werden soll; ohne Angabe: was das Rezept ergibt',
  'How things are made out of articles': 'Wie etwas aus Artikeln hergestellt wird',
  'What is to be made on a day, and how it went': 'Was an einem Tag herzustellen ist, und wie es lief',
  'What was cut into what': 'Was in was zerlegt wurde',
  'List recipes, without their ingredients and steps': 'Rezepte auflisten, ohne ihre Zutaten und Schritte',
  'Create a recipe as a draft': 'Ein Rezept als Entwurf anlegen',
  'Read one recipe': 'Ein Rezept lesen',
  'Create the next version of a recipe as a draft, with its ingredients and steps':
    'Die nächste Version eines Rezepts als Entwurf anlegen, mit seinen Zutaten und Schritten',
  'Release a draft for production: it needs an ingredient, and units that convert into what sub-recipes give':
    'Einen Entwurf für die Produktion aktivieren: Er braucht eine Zutat, und Einheiten, die sich in die der Unterrezepte umrechnen lassen',
  'Take an active recipe out of use': 'Ein aktives Rezept außer Gebrauch nehmen',
  'Add an ingredient to a draft; without a position it follows the last one':
    'Einem Entwurf eine Zutat hinzufügen; ohne Position folgt sie der letzten',
  'Replace what a draft says of an ingredient; without a position it stays where it is':
    'Ersetzen, was ein Entwurf von einer Zutat sagt; ohne Position bleibt sie, wo sie ist',
  'Take an ingredient out of a draft; the others keep their positions':
    'Eine Zutat aus einem Entwurf nehmen; die anderen behalten ihre Positionen',
  'Add a production step to a draft; without a number it follows the last one':
    'Einem Entwurf einen Schritt hinzufügen; ohne Nummer folgt er dem letzten',
  'Replace what a draft says of a production step; without a new number it stays where it is':
    'Ersetzen, was ein Entwurf von einem Schritt sagt; ohne neue Nummer bleibt er, wo er ist',
  'Take a production step out of a draft; the others keep their numbers':
    'Einen Schritt aus einem Entwurf nehmen; die anderen behalten ihre Nummern',
  'What must be at hand to make so much of a recipe, down through its sub-recipes':
    'Was da sein muss, um so viel eines Rezepts herzustellen, hinab durch seine Unterrezepte',
  'Made once as listed, a recipe gives outputQuantity × yieldPercentage / 100; for another output all ingredients scale in proportion. An ingredient with a sub-recipe is replaced by what the sub-recipe needs to make it, unless that has no ingredients. Without `quantity` the recipe’s own outputQuantity is asked for. Amounts of one article are added up per kind of unit. 409 SUB_RECIPE_UNIT_MISMATCH where the unit of an ingredient does not convert into that of its sub-recipe’s output.':
    'Einmal wie angegeben hergestellt ergibt ein Rezept outputQuantity × yieldPercentage / 100; für eine andere Menge ändern sich alle Zutaten im Verhältnis. Eine Zutat mit Unterrezept wird durch das ersetzt, was dieses braucht, um sie herzustellen, außer es hat keine Zutaten. Ohne `quantity` gilt die outputQuantity des Rezepts. Mengen eines Artikels werden je Art der Einheit zusammengezählt. 409 SUB_RECIPE_UNIT_MISMATCH, wo sich die Einheit einer Zutat nicht in die ihres Unterrezepts umrechnen lässt.',
  'List production batches': 'Ansätze auflisten',
  'Plan a production batch from an active recipe': 'Einen Ansatz nach einem aktiven Rezept planen',
  'Read one production batch': 'Einen Ansatz lesen',
  'Change what is given of the plan of a batch that was not started: its quantity, its days':
    'Ändern, was vom Plan eines nicht begonnenen Ansatzes angegeben ist: seine Menge, seine Tage',
  'It keeps its number.': 'Sie behält ihre Nummer.',
  'Start a planned batch: what goes in is frozen as the recipe says it now':
    'Einen geplanten Ansatz beginnen: Was hineingeht, bleibt, wie das Rezept es jetzt sagt',
  'Which lots to take for what a batch still needs: first expired, first out. It reserves nothing':
    'Welche Chargen für das zu nehmen sind, was ein Ansatz noch braucht: zuerst, was zuerst abläuft. Es reserviert nichts',
  'By expiry date, then by when the goods came in; only what is neither blocked nor expired, at the storage locations that are named, or everywhere. A planned batch has one, too.':
    'Nach Ablauf, dann nach Eingang der Ware; nur was weder gesperrt noch abgelaufen ist, an den genannten Lagerorten oder überall. Auch ein geplanter Ansatz hat einen.',
  'Put lots into a batch: those that are named, or what is still needed by first expired, first out':
    'Chargen in einen Ansatz geben: die genannten, oder was noch fehlt, zuerst was zuerst abläuft',
  'Either `inputs` or `fefo: true`. More or less than planned is fine. What is no component needs a `reason`, or `insteadOf`: the article of a component that may be substituted. By FEFO the open rest of every component is taken, all or nothing; a component whose article has no stock at all is left out and told in `skipped`.':
    'Entweder `inputs` oder `fefo: true`. Mehr oder weniger als geplant geht. Was keine Zutat ist, braucht einen `reason`, oder `insteadOf`: den Artikel einer Zutat, die ersetzt werden darf. Mit FEFO wird der offene Rest jeder Zutat genommen, alles oder nichts; eine Zutat, von deren Artikel es gar keinen Bestand gibt, bleibt weg und steht in `skipped`.',
  'Give unused goods of a batch back to the stock batches they came from, or put them elsewhere':
    'Nicht gebrauchte Ware eines Ansatzes dorthin zurückgeben, wo sie herkam, oder an einen anderen Lagerort',
  'With `storageLocationId` the goods go there: in the same booking they come back to their stock batch and are moved.':
    'Mit `storageLocationId` kommt die Ware dorthin: In derselben Buchung kommt sie in ihren Posten zurück und wird umgelagert.',
  'End a batch with what came out of it, and what was wasted; a last input may go in with it':
    'Einen Ansatz abschließen mit dem, was herauskam, und was Abfall war; eine letzte Zutat darf mit hinein',
  'In one transaction. A MAIN output is of the recipe’s article and lasts, unless told, until the batch’s `bestBeforeDate` or until its shelf life after the start is over; no output of another role lasts by itself. Outputs are numbered as the batch unless told. Where an input is on hold, every output is.':
    'In einer Transaktion. Ein Ergebnis mit der Rolle MAIN ist vom Artikel des Rezepts und hält, wenn nichts gesagt ist, bis zum `bestBeforeDate` des Ansatzes oder bis seine Haltbarkeit ab Beginn um ist; keines einer anderen Rolle hält von sich aus. Ergebnisse heißen wie der Ansatz, wenn nichts gesagt ist. Ist eine Zutat gesperrt, ist es jedes Ergebnis.',
  'Undo the completion of a batch: what came out is taken back, and it goes on':
    'Den Abschluss eines Ansatzes rückgängig machen: Was herauskam, wird wieder ausgebucht, und er geht weiter',
  'Cancel a batch into which nothing went, or nothing that was not given back':
    'Einen Ansatz stornieren, in den nichts ging, oder nichts, was nicht zurückgegeben wurde',
  'How a batch goes: what is to go in and what did, what came out, and what that comes to':
    'Wie ein Ansatz läuft: was hinein soll und was hineinging, was herauskam, und was das ergibt',
  'Into which parts an article is usually cut': 'In welche Teile ein Artikel gewöhnlich zerlegt wird',
  'Of an output; waste has none': 'Eines Ausgangs; Abfall hat keinen',
  'Of waste: what it is, like bones': 'Des Abfalls: was es ist, etwa Knochen',
  'List cutting schemes: into what an article is usually cut':
    'Zerlegeschemata auflisten: worin ein Artikel gewöhnlich zerlegt wird',
  'Read one cutting scheme': 'Ein Zerlegeschema lesen',
  'Create a cutting scheme of an article: its usual parts and their shares':
    'Ein Zerlegeschema eines Artikels anlegen: seine gewöhnlichen Teile und ihre Anteile',
  'Change the name or the parts of a cutting scheme; the parts as a whole':
    'Namen oder Teile eines Zerlegeschemas ändern; die Teile im Ganzen',
  'Delete a cutting scheme; what was cut by it stays as it is':
    'Ein Zerlegeschema löschen; was danach zerlegt wurde, bleibt, wie es ist',
  'List cuttings': 'Zerlegungen auflisten',
  'Cut lots into other lots: what goes on the table and what comes off it, booked at once':
    'Chargen in andere Chargen zerlegen: was auf den Tisch kommt und was herunter, auf einmal gebucht',
  'Of mass alone. What goes on the table and what comes off it may differ by the setting `cuttingTolerancePercent` of the inputs. What comes off expires with the input that expires first, later for an `expiryReason` alone. Lots that contradict each other in species, or in where the animals were born, reared or slaughtered, are not cut together; the facts that all have in common go with what comes off.':
    'Nur Masse. Was auf den Tisch kommt und was herunter, darf um die Einstellung `cuttingTolerancePercent` der Zutaten abweichen. Was herunterkommt, läuft mit dem ab, was zuerst abläuft, später nur mit `expiryReason`. Chargen, die sich in der Tierart widersprechen, oder darin, wo die Tiere geboren, aufgezogen oder geschlachtet wurden, werden nicht zusammen zerlegt; was allen gemeinsam ist, geht mit.',
  'Read one cutting': 'Eine Zerlegung lesen',
};
