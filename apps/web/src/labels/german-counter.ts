/** German texts of the screens of printing and of the counter, by the English text. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const counterScreensGerman: Catalogue = {
  // Print
  Declare: 'Deklarieren',
  'Open the article': 'Artikel öffnen',
  'Open the lot': 'Charge öffnen',
  'See what went in': 'Sehen, was hineinging',
  'Open the settings': 'Einstellungen öffnen',
  'Open the label': 'Etikett öffnen',
  '{0} has no weight.': '{0} hat kein Gewicht.',
  'This is {0}, and the labels are for {1}.': 'Das ist {0}, die Etiketten sind aber für {1}.',
  'This is lot {0}, and the labels are for {1}.': 'Das ist Charge {0}, die Etiketten sind aber für {1}.',
  'Printed before': 'Schon gedruckt',
  'The last {0} of {1} prints.': 'Die letzten {0} von {1} Drucken.',
  'The label as it will look': 'Das Etikett, wie es aussehen wird',
  'These packs have a fixed filling: enter how many labels.':
    'Diese Packungen haben eine feste Füllmenge: bitte die Anzahl der Etiketten eingeben.',
  '{0}, pack {1}': '{0}, Packung {1}',
  'With price': 'Mit Preis',
  'Without price': 'Ohne Preis',
  '{0} label printed': '{0} Etikett gedruckt',
  '{0} labels printed': '{0} Etiketten gedruckt',
  'How many labels': 'Wie viele Etiketten',
  'Weight of the pack': 'Gewicht der Packung',
  'Type it, or scan the label of the scale.': 'Eintippen oder das Etikett der Waage scannen.',
  'Next pack': 'Nächste Packung',
  '{0} pack': '{0} Packung',
  '{0} packs': '{0} Packungen',
  'Remove pack {0}, {1}': 'Packung {0} entfernen, {1}',
  // Counter
  'For customers': 'Für die Kundschaft',
  'List to print': 'Liste zum Drucken',
  'Price signs': 'Preisschilder',
  'All counters': 'Alle Theken',
  View: 'Ansicht',
  'Our goods at the counter': 'Unsere Ware an der Theke',
  'This tablet has no access. Open its link again, or create a new one on the page of the counter.':
    'Dieses Tablet hat keinen Zugang. Bitte seinen Link noch einmal öffnen oder auf der Seite der Theke einen neuen anlegen.',
  'No connection. The list is of {0}.': 'Keine Verbindung. Stand der Liste: {0}.',
  'No connection. The list appears when it is back.':
    'Keine Verbindung. Die Liste erscheint, sobald sie wieder da ist.',
  'Allergens and additives of the loose goods': 'Allergene und Zusatzstoffe der losen Ware',
  Goods: 'Ware',
  Contains: 'Enthält',
  'May contain traces of': 'Kann Spuren enthalten von',
  'incomplete: please ask us': 'unvollständig: bitte fragen Sie uns',
  'There are no goods at the counter.': 'An der Theke liegt keine Ware.',
  'Hide what contains an allergen': 'Ausblenden, was ein Allergen enthält',
  'without {0}': 'ohne {0}',
  '{0} article hidden': '{0} Artikel ausgeblendet',
  '{0} articles hidden': '{0} Artikel ausgeblendet',
  '{0} article hidden because its details are incomplete: please ask us':
    '{0} Artikel ausgeblendet, weil Angaben fehlen: bitte fragen Sie uns',
  '{0} articles hidden because their details are incomplete: please ask us':
    '{0} Artikel ausgeblendet, weil Angaben fehlen: bitte fragen Sie uns',
  'No allergens declared': 'Keine Allergene deklariert',
  'These details are incomplete. Please ask us.': 'Diese Angaben sind unvollständig. Bitte fragen Sie uns.',
  'Tablet for customers': 'Tablet für die Kundschaft',
  'Create the link': 'Link anlegen',
  'The tablet shows the list without a log-in. It opens nothing else, and stops when you deactivate it among the devices.':
    'Das Tablet zeigt die Liste ohne Anmeldung. Sonst öffnet es nichts, und es endet, sobald es unter „Geräte“ deaktiviert wird.',
  'For example: tablet at the counter': 'Zum Beispiel: Tablet an der Theke',
  'The link is shown only now. Open it on the tablet: scan the code with its camera.':
    'Den Link gibt es nur jetzt zu sehen. Auf dem Tablet öffnen: den Code mit der Kamera scannen.',
  Link: 'Link',
};
