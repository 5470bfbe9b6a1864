/** German for the summaries and descriptions of the operations of labels, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const labelsOperationsGerman: Catalogue = {
  // Declarations
  'What articles are as ingredients, in versions': 'Was Artikel als Zutaten sind, in Versionen',
  'Declare what an article is as an ingredient, in a new version':
    'Deklarieren, was ein Artikel als Zutat ist, in einer neuen Version',
  'No version is ever changed. A wrong version is mended by a new one with the same day.':
    'Keine Version ändert sich je. Eine falsche wird durch eine neue mit demselben Tag berichtigt.',
  'List the versions of the declaration of an article': 'Die Versionen der Deklaration eines Artikels auflisten',
  "List each article's declaration in force today": 'Die heute gültige Deklaration jedes Artikels auflisten',
  'The legal name in a list of ingredients': 'Die Bezeichnung in einem Zutatenverzeichnis',
  'What a bought compound consists of, without "Zutaten:"':
    'Woraus eine gekaufte zusammengesetzte Zutat besteht, ohne „Zutaten:“',
  'The word of the name or the composition to emphasise, as written':
    'Das Wort aus Name oder Zusammensetzung, das hervorgehoben wird, wie geschrieben',
  'The name of its fat as an ingredient; default: that of the species':
    'Der Name des Fetts als Zutat; sonst der übliche der Tierart',
  'Kg of one L, M, piece or packaging, where a recipe does not weigh it; default for WATER: 1':
    'kg je L, M, Stück oder Gebinde, wo ein Rezept nicht wiegt; bei WATER sonst 1',
  'The sheet and its date, or the analysis': 'Das Datenblatt und sein Datum, oder die Analyse',
  'Not in the future; default: today. Version 1 holds since ever':
    'Nicht in der Zukunft; sonst heute. Version 1 gilt schon immer',

  // Labels
  'What the law wants said about the goods, made from recipe and declarations':
    'Was nach dem Gesetz über die Ware gesagt werden muss, aus Rezept und Deklarationen',
  'List labels': 'Etiketten auflisten',
  "Create a draft of the article's next label": 'Einen Entwurf für das nächste Etikett des Artikels anlegen',
  'Read one label. A draft is compiled with the declarations in force today':
    'Ein Etikett lesen. Ein Entwurf entsteht mit den heute gültigen Deklarationen',
  'Replace the decisions of a draft as a whole': 'Die Entscheidungen eines Entwurfs als Ganzes ersetzen',
  'Delete a draft': 'Einen Entwurf löschen',
  'Release a draft, which freezes its texts': 'Einen Entwurf freigeben; seine Texte ändern sich dann nicht mehr',
  'The error LABEL_REFUSED has `reasons`: all of them, as in the label.':
    'Der Fehler LABEL_REFUSED nennt in `reasons` alle Gründe, wie das Etikett.',
  'Withdraw a released label: nothing is printed with it any more':
    'Ein freigegebenes Etikett zurückziehen: Damit wird nichts mehr gedruckt',
  'What it is made by. Null: it is sold as it was bought or cut':
    'Wonach es hergestellt wird. Null: Es wird verkauft, wie es gekauft oder zerlegt wurde',
  'Water lost by drying or cooking': 'Wasser, das beim Trocknen oder Garen verloren geht',
  'Whether its percentage is shown (LMIV Art. 22)': 'Ob seine Prozente angegeben werden (LMIV Art. 22)',
  'It looks like a piece of meat (LMIV Annex VI A 6)': 'Es sieht aus wie ein Stück Fleisch (LMIV Anhang VI A 6)',
  'Per 100 g, in kJ, kcal and g': 'Je 100 g, in kJ, kcal und g',
  'A fixed filling. Null: it is weighed at printing': 'Eine feste Füllmenge. Null: Beim Drucken wird gewogen',

  // Printing
  'What went onto the goods of each lot': 'Was auf die Ware jeder Charge kam',
  'Show the label that is true of a lot, or why there is none':
    'Das Etikett zeigen, das für eine Charge stimmt, oder warum es keines gibt',
  'The day on which the goods were frozen; not in the future':
    'Der Tag, an dem die Ware eingefroren wurde; nicht in der Zukunft',
  'Print labels for packs of a lot: freezes what goes onto the goods':
    'Etiketten für Packungen einer Charge drucken: hält fest, was auf die Ware kommt',
  'The label and the reasons are those of the preview. A hold on the lot comes before the print and refuses it, or after it. The error LABEL_REFUSED has `reasons`: all of them.':
    'Etikett und Gründe sind die der Vorschau. Eine Sperre der Charge kommt vor dem Druck und verhindert ihn, oder nach ihm. Der Fehler LABEL_REFUSED nennt in `reasons` alle Gründe.',
  'Of a label that is weighed: a pack each': 'Bei einem gewogenen Etikett: je eine Packung',
  'Of a label with a fixed filling; default: 1': 'Bei fester Füllmenge; sonst 1',
  'M (default), L, or a size of the settings': 'M, wenn nichts gesagt ist, L oder eine Größe aus den Einstellungen',
  'List what was printed': 'Auflisten, was gedruckt wurde',
  'Read one print': 'Einen Druck lesen',
  'Download the labels of a print as PDF, or as ZPL for a label printer of 203 dpi':
    'Die Etiketten eines Drucks als PDF herunterladen, oder als ZPL für einen Etikettendrucker mit 203 dpi',
  'The same print always has the same content.': 'Derselbe Druck hat immer denselben Inhalt.',

  // The counter
  'Allergens and additives of loose goods, for customers': 'Allergene und Zusatzstoffe loser Ware, für die Kundschaft',
  'Read the allergens and additives of the loose goods at the counters':
    'Die Allergene und Zusatzstoffe der losen Ware an den Theken lesen',
  'Read the allergens and additives of the loose goods for customers, on a tablet at the counter':
    'Die Allergene und Zusatzstoffe der losen Ware für die Kundschaft lesen, auf einem Tablet an der Theke',
  'Default: every active DISPLAY_COUNTER': 'Sonst jede aktive DISPLAY_COUNTER',
};
