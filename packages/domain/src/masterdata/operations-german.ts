/** German translations of the summaries and descriptions of the operations of `masterdata`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const masterdataOperationsGerman: Catalogue = {
  'The id of the sales unit': 'Die Id der Verkaufseinheit',
  'The first day of the price': 'Der erste Tag des Preises',
  'The label of the delivery address, exactly as in the response':
    'Die Bezeichnung der Lieferadresse, genau wie in der Antwort',
  'Read one product category': 'Eine Warengruppe lesen',
  'Only report faults, write nothing': 'Ob nur gesagt wird, was falsch ist, und nichts geschrieben',
  'Suppliers, their certificates and ratings': 'Bei wem der Betrieb kauft',
  'Customers, their addresses, frame contracts and sales terms': 'An wen der Betrieb verkauft',
  'Product categories': 'Wie der Betrieb seine Artikel ordnet',
  'Articles, their sales units and prices': 'Artikel, ihre Verkaufseinheiten und Preise',
  'List suppliers': 'Lieferanten auflisten',
  'Create an active supplier': 'Einen Lieferanten anlegen, aktiv',
  'Create up to 1000 records at once, all or none; reports faults by row':
    'Bis zu 1000 auf einmal anlegen, alle oder keinen; was falsch ist, wird nach Zeile genannt',
  'Each row has the members of the request that creates one record. If any row is wrong or conflicts with a stored record, the response is one 400 with a fault for each, like `rows[3].name`, and nothing is written. `ids` has the order of the rows; it is empty after a dry run.':
    'Jede Zeile ist ein Inhalt, wie ihn das Anlegen nimmt. Alles, was daran falsch ist, auch was Gespeichertes dagegen hat, ist ein Fehler wie `rows[3].name` eines einzigen 400; dann wird nichts geschrieben. `ids` stehen in der Reihenfolge der Zeilen; nach einem Probelauf keine.',
  'Read one supplier': 'Einen Lieferanten lesen',
  'Change the given members of a supplier; an empty text clears an optional member':
    'Ändern, was von einem Lieferanten angegeben ist; ein leerer Text löscht einen optionalen',
  'Activate an inactive supplier': 'Einen inaktiven Lieferanten aktivieren',
  'Deactivate a supplier that the shop no longer buys from':
    'Einen Lieferanten deaktivieren, bei dem der Betrieb nicht mehr kauft',
  'Rate a supplier, each score from 1 to 5; replaces the previous rating':
    'Einen Lieferanten bewerten, je von 1 bis 5; ersetzt die Bewertung, die es gibt',
  'Add a quality certificate; type, issuer and start together must be unique':
    'Ein Qualitätszertifikat hinzufügen; Art, Aussteller und Beginn zusammen unterscheiden es von anderen',
  'Replace the quality certificate with this type, issuer and start, or the only one that matches the given members':
    'Das Qualitätszertifikat dieser Art, dieses Ausstellers und Beginns ersetzen, oder das einzige, das zu den Angaben passt',
  'Remove the quality certificate with this type, issuer and start, or the only one that matches the given members':
    'Das Qualitätszertifikat dieser Art, dieses Ausstellers und Beginns entfernen, oder das einzige, das zu den Angaben passt',
  'List customers': 'Kunden auflisten',
  'Create an active customer': 'Einen Kunden anlegen, aktiv',
  'A business needs an address: street, postal code, city and country. A consumer (B2C) has a complete one or none.':
    'Ein Gewerbe braucht eine Adresse: Straße, Postleitzahl, Ort und Land. Ein Verbraucher (B2C) hat eine vollständige oder keine.',
  'Read one customer': 'Einen Kunden lesen',
  'Change the given members of a customer; an empty text clears an optional member':
    'Ändern, was von einem Kunden angegeben ist; ein leerer Text löscht einen optionalen',
  'Activate an inactive customer': 'Einen inaktiven Kunden aktivieren',
  'Deactivate a customer that the shop no longer serves':
    'Einen Kunden deaktivieren, den der Betrieb nicht mehr beliefert',
  'Add a delivery address; its default label is street and house number':
    'Eine Lieferadresse hinzufügen; ohne Bezeichnung sind Straße und Hausnummer ihre Bezeichnung',
  'It stays while a draft names it, or a standing order with a planned day from today on.':
    'Sie bleibt, solange ein Entwurf sie nennt, oder ein Dauerauftrag mit einem geplanten Tag ab heute.',
  'Remove the delivery address with this label': 'Die Lieferadresse mit dieser Bezeichnung entfernen',
  'Set the frame contract for a period; other contracts keep the days outside of it':
    'Den Rahmenvertrag für einen Zeitraum setzen; andere Verträge behalten die Tage außerhalb',
  'Contracts that began before the period end on the day before it. Contracts that begin in the period begin on the day after it; those without a day left are removed. Contracts that begin later stay.':
    'Verträge, die vor dem Zeitraum begonnen haben, enden am Tag davor. Verträge, die darin beginnen, beginnen am Tag danach; bleibt kein Tag, entfallen sie. Spätere Verträge bleiben.',
  'End all frame contracts as of yesterday': 'Alle Rahmenverträge gestern enden lassen',
  'Set the preferences; replaces the previous ones; an empty list clears them':
    'Die Kundenwünsche setzen; ersetzt die vorhandenen, und keine löscht sie',
  'Read the sales terms of a customer': 'Die Verkaufsbedingungen eines Kunden lesen',
  'Set the sales terms of a customer; a missing member takes its default':
    'Die Verkaufsbedingungen eines Kunden setzen, als Ganzes: Was fehlt, bekommt seinen Standardwert',
  'Delete a customer without orders, standing orders and documents':
    'Einen Kunden löschen, den kein Auftrag, kein Dauerauftrag und kein Beleg nennt',
  'List product categories': 'Warengruppen auflisten',
  'Create a product category': 'Eine Warengruppe anlegen',
  'Change the name, the description or the VAT class of a product category':
    'Name, Beschreibung oder Steuerklasse einer Warengruppe ändern',
  'Delete a product category that no article uses': 'Eine Warengruppe löschen, die kein Artikel verwendet',
  'List articles': 'Artikel auflisten',
  'Create an active article with its first sales unit':
    'Einen Artikel anlegen, aktiv, mit seiner ersten Verkaufseinheit',
  'Read one article': 'Einen Artikel lesen',
  'Change the name, the category or the product kind of an article':
    'Name, Warengruppe oder Produktart eines Artikels ändern',
  'Whether the article is kept frozen; default: false': 'Ob der Artikel gefroren gelagert wird; ohne Angabe: false',
  'Unit, price model and price may be left out together: such an article is not sold.':
    'Einheit, Preismodell und Preis können zusammen fehlen: Ein solcher Artikel wird nicht verkauft.',
  'Activate an inactive article': 'Einen inaktiven Artikel aktivieren',
  'Deactivate an article that the shop no longer uses': 'Einen Artikel deaktivieren, den der Betrieb nicht mehr führt',
  'Set the GTINs and the PLU of an article, which scanners read':
    'Setzen, was Scanner von einem Artikel sehen: seine GTINs und seine PLU',
  'Assign a supplier to an article; no change if it is assigned':
    'Einem Artikel einen Lieferanten zuordnen; einer, der es schon ist, ändert nichts',
  'Remove a supplier from an article': 'Einem Artikel einen Lieferanten nehmen',
  'Add a sales unit; unit and price model together must be unique in the article':
    'Eine Verkaufseinheit hinzufügen; Einheit und Preismodell zusammen stehen einmal je Artikel',
  'Set the price of a sales unit from today or from a later day on':
    'Den Preis einer Verkaufseinheit ab heute setzen, oder ab einem späteren Tag',
  'Set up to 1000 prices at once, all or none; reports faults by row':
    'Bis zu 1000 Preise auf einmal setzen, alle oder keinen; was falsch ist, wird nach Zeile genannt',
  'Each row is an article. Further rows with its number, name and category are its further sales units. Unit, price model and price may be left out together: such an article is not sold. If any row is wrong or conflicts with a stored record, the response is one 400 with a fault for each, like `rows[3].name`, and nothing is written. `ids` has the order of the rows; it is empty after a dry run.':
    'Jede Zeile ist ein Artikel. Weitere Zeilen mit seiner Nummer, seinem Namen und seiner Warengruppe sind seine weiteren Verkaufseinheiten. Einheit, Preismodell und Preis dürfen zusammen fehlen: Ein solcher Artikel wird nicht verkauft. Alles, was daran falsch ist, auch was Gespeichertes dagegen hat, ist ein Fehler wie `rows[3].name` eines einzigen 400; dann wird nichts geschrieben. `ids` stehen in der Reihenfolge der Zeilen; nach einem Probelauf keine.',
  'Each row sets the price of one sales unit of an article. Unit and price model are optional if the article has only one sales unit. A name is only compared with the stored one. The order of the rows does not matter. A sales unit has one price a day. If any row is wrong or conflicts with a stored record, the response is one 400 with a fault for each, like `rows[3].name`, and nothing is written. `ids` has the order of the rows; it is empty after a dry run.':
    'Jede Zeile setzt den Preis einer Verkaufseinheit eines Artikels; Einheit und Preismodell dürfen fehlen, wo er auf eine Art verkauft wird, und ein Name wird nur verglichen. Die Reihenfolge der Zeilen ist gleich; eine Verkaufseinheit hat einen Preis am Tag. Alles, was daran falsch ist, auch was Gespeichertes dagegen hat, ist ein Fehler wie `rows[3].name` eines einzigen 400; dann wird nichts geschrieben. `ids` stehen in der Reihenfolge der Zeilen; nach einem Probelauf keine.',
  'List the prices of a sales unit by day, the newest first':
    'Die Preise einer Verkaufseinheit nach Tagen auflisten, den neuesten zuerst',
  "The same day again replaces the price. Without `validFrom`, today's price again changes nothing.":
    'Derselbe Tag noch einmal ersetzt den Preis. Ohne `validFrom` ändert der Preis von heute nichts.',
  'Remove a planned price of a sales unit': 'Einen geplanten Preis einer Verkaufseinheit zurücknehmen',
  'Set the sales data of an article; a missing member becomes null':
    'Setzen, was der Verkauf von einem Artikel wissen muss, als Ganzes: Was fehlt, wird null',
  'Remove a sales unit, also the last one: not every article is sold':
    'Eine Verkaufseinheit entfernen; auch die letzte, denn nicht alles wird verkauft',
};
