/** German texts of Today in the pages, by the English text. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const todayGerman: Catalogue = {
  'A recall is open': 'Ein Rückruf ist offen',
  'A user for each person': 'Für jede Person einen Benutzer',
  'At a glance': 'Auf einen Blick',
  'Block goods': 'Ware sperren',
  Categories: 'Warengruppen',
  'Certificates and contracts ending soon': 'Bald endende Zertifikate und Verträge',
  'Continue loading': 'Weiter laden',
  Cut: 'Zerlegen',
  'Each of them logs in with the password {0}. It is shown only once.':
    'Jeder meldet sich mit dem Passwort {0} an. Es wird nur einmal gezeigt.',
  'Find an article or customer': 'Artikel oder Kunden suchen',
  'Hide on this device': 'Auf diesem Gerät ausblenden',
  'Load the demo shop': 'Vorführbetrieb laden',
  "A fictional butcher's shop with a week of goods and a user for each role. The settings can remove it as long as nothing else has been entered.":
    'Ein erfundener Betrieb mit einer Woche Ware und einem Benutzer für jede Rolle. In den Einstellungen lässt er sich wieder entfernen, solange nichts anderes eingegeben wurde.',
  Make: 'Herstellen',
  'Move goods': 'Ware umlagern',
  'Name and approval number of the shop': 'Name und Zulassungsnummer des Betriebs',
  'New article': 'Neuer Artikel',
  'New order': 'Neuer Auftrag',
  'New recall': 'Neuer Rückruf',
  'New supplier': 'Neuer Lieferant',
  'Nothing is waiting for you today.': 'Heute gibt es nichts zu tun.',
  'Open {0}': '{0} öffnen',
  'Plan a batch': 'Produktion planen',
  'Receive goods': 'Ware annehmen',
  'Set up the shop': 'Betrieb einrichten',
  'The demo shop is being loaded: leave this page open':
    'Der Vorführbetrieb wird geladen: Lassen Sie diese Seite offen',
  'The demo shop is loaded': 'Der Vorführbetrieb ist geladen',
  'The demo shop is only partly loaded': 'Der Vorführbetrieb ist nur teilweise geladen',
  'The shop is not empty: it has {0}': 'Der Betrieb ist nicht leer: Es gibt {0}',
  'Try it with a demo shop': 'Mit einem Vorführbetrieb ausprobieren',
  'Type {0} to confirm': 'Zum Bestätigen {0} eingeben',
  'Type {0} to confirm that the demo shop is loaded into this shop.':
    'Geben Sie {0} ein, um zu bestätigen, dass der Vorführbetrieb in diesen Betrieb geladen wird.',
  'Users of the demo shop': 'Benutzer des Vorführbetriebs',
  Who: 'Wer',
  'You have no role yet. Ask an administrator for one.':
    'Sie haben noch keine Rolle. Bitten Sie einen Administrator um eine.',
  'and {0} more': 'und noch {0}',
  'demo shop': 'Vorführbetrieb',
  done: 'erledigt',
  'to do': 'offen',
  '{0} recalls are open': '{0} Rückrufe sind offen',
};
