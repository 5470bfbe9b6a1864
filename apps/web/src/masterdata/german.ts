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
  'Certificates over time': 'Zertifikate im Zeitverlauf',
  'Change the price': 'Preis ändern',
  'Delete {0}': '{0} löschen',
  Ended: 'Abgelaufen',
  'Ends soon': 'Endet bald',
  'First sales unit': 'Erste Verkaufseinheit',
  'Five digits on the barcodes of the scales': 'Fünf Ziffern auf den Barcodes der Waagen',
  'Frame contract until': 'Rahmenvertrag bis',
  'From 1 (bad) to 5 (very good) each.': 'Je von 1 (schlecht) bis 5 (sehr gut).',
  'Goods go to the billing address.': 'Geliefert wird an die Rechnungsadresse.',
  'If empty: the VAT class of the category': 'Leer: die Steuerklasse der Warengruppe',
  'If empty: the value of the article': 'Leer: der Wert des Artikels',
  'List price over time': 'Listenpreis im Zeitverlauf',
  'Remove the price from {0}': 'Den Preis ab {0} zurücknehmen',
  'List price over time: {0}': 'Listenpreis im Zeitverlauf: {0}',
  'Lots of this article': 'Chargen dieses Artikels',
  'New category': 'Neue Warengruppe',
  'New customer': 'Neuer Kunde',
  'No article is assigned to this supplier. Assign suppliers on the page of an article.':
    'Diesem Lieferanten ist kein Artikel zugeordnet. Lieferanten werden auf der Seite des Artikels zugeordnet.',
  'No article yet. Each article belongs to a category: create the category first.':
    'Noch kein Artikel. Jeder Artikel gehört zu einer Warengruppe: legen Sie zuerst die Warengruppe an.',
  'No category yet. Categories group articles: sausage, ham, cuts.':
    'Noch keine Warengruppe. Warengruppen fassen Artikel zusammen: Wurst, Schinken, Teilstücke.',
  'No certificate yet. The settings say whether goods of a supplier without a valid certificate are received with a warning or not at all.':
    'Noch kein Zertifikat. Die Einstellungen legen fest, ob Ware eines Lieferanten ohne gültiges Zertifikat mit Warnung oder gar nicht angenommen wird.',
  'No customer yet.': 'Noch kein Kunde.',
  'No frame contract: the list prices of the articles apply.':
    'Kein Rahmenvertrag: Es gelten die Listenpreise der Artikel.',
  'No preferences yet.': 'Noch keine Kundenwünsche.',
  'No recipe makes this article.': 'Für diesen Artikel gibt es kein Rezept.',
  'No supplier is assigned to this article.': 'Diesem Artikel ist kein Lieferant zugeordnet.',
  'No supplier yet. Add the first one, with its certificates.':
    'Noch kein Lieferant. Legen Sie den ersten an, mit seinen Zertifikaten.',
  'Nobody has rated this supplier yet.': 'Dieser Lieferant ist noch nicht bewertet.',
  'None: businesses get no list price': 'Keine: für Firmen gibt es keinen Listenpreis',
  'Not yet': 'Noch nicht',
  'Only a customer without orders and documents can be deleted.':
    'Nur ein Kunde ohne Aufträge und Belege kann gelöscht werden.',
  Overall: 'Gesamt',
  Rate: 'Bewerten',
  'Rate again': 'Neu bewerten',
  Rated: 'Bewertet',
  'Remove all frame contracts': 'Alle Rahmenverträge entfernen',
  'Sales data': 'Verkaufsdaten',
  'Sales units and prices': 'Verkaufseinheiten und Preise',
  'Set a frame contract': 'Rahmenvertrag setzen',
  'This ends all contracts of the customer, also later ones. The list prices apply from today.':
    'Damit enden alle Verträge des Kunden, auch spätere. Ab heute gelten die Listenpreise.',
  'This article has no stock.': 'Dieser Artikel hat keinen Bestand.',
  'This article is not sold.': 'Dieser Artikel wird nicht verkauft.',
  'Two letters for the country, in Germany followed by nine digits':
    'Zwei Buchstaben für das Land, in Deutschland dann neun Ziffern',
  Valid: 'Gültig',
  'Weight of a piece, for goods ordered in pieces and stocked by weight':
    'Stückgewicht, für Ware, die in Stück bestellt und nach Gewicht gelagert wird',
  'from the start': 'von Anfang an',
  '{0} % within {1} day': '{0} % innerhalb von {1} Tag',
  '{0} % within {1} days': '{0} % innerhalb von {1} Tagen',
  '{0}, from its category': '{0}, aus der Warengruppe',
  '{0}, within {1} %': '{0}, ± {1} %',
  Germany: 'Deutschland',
  'A goods receipt takes the highest temperature of this kind.':
    'Der Wareneingang übernimmt die Höchsttemperatur dieser Produktart.',
  'The article is kept and bought frozen.': 'Der Artikel wird gefroren gekauft und gelagert.',
  'Leave it empty if the article is not sold, like raw material.':
    'Leer lassen, wenn der Artikel nicht verkauft wird, etwa Rohware.',
  'Food has the reduced rate, drinks the standard rate. Without a class, businesses get no list price.':
    'Für Lebensmittel gilt der ermäßigte Satz, für Getränke der Regelsatz. Ohne Steuerklasse gibt es für Gewerbekunden keinen Listenpreis.',
  'A private customer without an address collects the goods.': 'Privatkunden ohne Adresse holen die Ware ab.',
  'Agreed price in €': 'Vereinbarter Preis in €',
  'If empty: the first sales unit of the article': 'Leer: die erste Verkaufseinheit des Artikels',
  'Price in € / {0}': 'Preis in € / {0}',
};
