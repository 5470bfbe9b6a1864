/** German texts of `masterdata` in the pages, by the English text. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const masterdataGerman: Catalogue = {
  'Add a certificate': 'Zertifikat hinzufügen',
  'Add a sales unit': 'Verkaufseinheit hinzufügen',
  'Add an address': 'Adresse hinzufügen',
  Added: 'Hinzugefügt',
  'Assign a supplier': 'Lieferanten zuordnen',
  Assigned: 'Zugeordnet',
  'Certificate until': 'Zertifikat bis',
  'Certificates over time': 'Zertifikate im Lauf der Zeit',
  'Change the price': 'Preis ändern',
  'Delete {0}': '{0} löschen',
  Ended: 'Abgelaufen',
  'Ends soon': 'Endet bald',
  'First sales unit': 'Erste Verkaufseinheit',
  'Five digits on the barcodes of the scales': 'Fünf Ziffern auf den Barcodes der Waagen',
  'Frame contract until': 'Rahmenvertrag bis',
  'From 1 (bad) to 5 (very good) each.': 'Je von 1 (schlecht) bis 5 (sehr gut).',
  'Goods go to the billing address.': 'Geliefert wird an die Rechnungsadresse.',
  'If empty: the VAT class of the category': 'Leer gilt die der Warengruppe',
  'If empty: the value of the article': 'Leer gilt, was beim Artikel steht',
  'List price over time': 'Listenpreis im Lauf der Zeit',
  'Remove the price from {0}': 'Den Preis ab {0} zurücknehmen',
  'List price over time: {0}': 'Listenpreis im Lauf der Zeit: {0}',
  'Lots of this article': 'Chargen dieses Artikels',
  'New category': 'Neue Warengruppe',
  'New customer': 'Neuer Kunde',
  'No article is assigned to this supplier. Assign suppliers on the page of an article.':
    'Kein Artikel nennt diesen Lieferanten. Zugeordnet wird auf der Seite eines Artikels.',
  'No article yet. Each article belongs to a category: create the category first.':
    'Noch kein Artikel. Jeder gehört zu einer Warengruppe: die kommt zuerst.',
  'No category yet. Categories group articles: sausage, ham, cuts.':
    'Noch keine Warengruppe. Artikel liegen in Warengruppen: Wurst, Schinken, Teilstücke.',
  'No certificate yet. The settings say whether goods of a supplier without a valid certificate are received with a warning or not at all.':
    'Kein Zertifikat ist bekannt. Ware eines Lieferanten ohne gültiges wird mit Warnung angenommen oder gar nicht: das sagen die Einstellungen.',
  'No customer yet.': 'Noch kein Kunde.',
  'No frame contract: the list prices of the articles apply.': 'Ohne Rahmenvertrag gelten die Preise der Artikel.',
  'No preferences yet.': 'Vorlieben sind nicht bekannt.',
  'No recipe makes this article.': 'Kein Rezept ergibt diesen Artikel.',
  'No supplier is assigned to this article.': 'Diesen Artikel liefert niemand.',
  'No supplier yet. Add the first one, with its certificates.':
    'Noch kein Lieferant. Der erste kommt gleich mit seinen Zertifikaten dazu.',
  'Nobody has rated this supplier yet.': 'Diesen Lieferanten hat noch niemand bewertet.',
  'None: businesses get no list price': 'Keine: für Firmen gibt es keinen Listenpreis',
  'Not yet': 'Noch nicht',
  'Only a customer without orders and documents can be deleted.':
    'Löschen lässt sich nur, wen kein Auftrag und kein Beleg nennt.',
  Overall: 'Zusammen',
  Payment: 'Zahlung',
  Rate: 'Bewerten',
  'Rate again': 'Neu bewerten',
  Rated: 'Bewertet',
  'Remove all frame contracts': 'Alle Rahmenverträge entfernen',
  'Sales data': 'Verkaufsdaten',
  'Sales units and prices': 'Verkaufseinheiten und Preise',
  'Set a frame contract': 'Rahmenvertrag setzen',
  'This ends all contracts of the customer, also later ones. The list prices apply from today.':
    'Damit enden alle Verträge des Kunden, auch spätere. Ab heute gelten die Listenpreise.',
  'This article has no stock.': 'Kein Lagerort führt diesen Artikel.',
  'This article is not sold.': 'Dieser Artikel wird nicht verkauft.',
  'Two letters for the country, in Germany followed by nine digits':
    'Zwei Buchstaben für das Land, in Deutschland dann neun Ziffern',
  Valid: 'Gültig',
  'Weight of a piece, for goods ordered in pieces and stocked by weight':
    'Stückgewicht, wo in Stück bestellt wird und nach Gewicht liegt',
  'from the start': 'von Anfang an',
  prices: 'Preise',
  '{0} % within {1} day': '{0} % innerhalb von {1} Tag',
  '{0} % within {1} days': '{0} % innerhalb von {1} Tagen',
  '{0}, from its category': '{0}, aus der Warengruppe',
  '{0}, within {1} %': '{0}, ± {1} %',
};
