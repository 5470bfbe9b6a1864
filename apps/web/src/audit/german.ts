/** German texts of `audit` in the pages, by the English text. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const auditGerman: Catalogue = {
  'All changes, log-ins, and refusals for a missing permission. No operation changes or removes entries.':
    'Alle Änderungen, Anmeldungen und verweigerten Zugriffe. Kein Vorgang ändert oder entfernt Einträge.',
  'Before and after': 'Vorher und nachher',
  History: 'Verlauf',
  'No entries yet.': 'Noch keine Einträge.',
  'Nothing has been changed yet.': 'Noch wurde nichts geändert.',
  Show: 'Zeigen',
  'Show more': 'Mehr zeigen',
  'Show older': 'Ältere zeigen',
  'With {0} values': 'Mit {0} Werten',
  after: 'nachher',
  before: 'vorher',
  '{0} change: show': '{0} Änderung: zeigen',
  '{0} changes: show': '{0} Änderungen: zeigen',
};
