/**
 * The German of what callers read beside refusals (which have theirs in the `refusals.ts` of their context): faults of fields
 * and words, by the English that stands in the code. `npm run check -- translations` finds what is missing here and what nobody
 * says any more.
 *
 * Faults go on from the name of a field: "name ist erforderlich". Statuses, units and fields keep their names.
 */
export const GERMAN: Readonly<Record<string, string>> = {
  // HTTP
  'must be JSON': 'muss JSON sein',
  'must be UTF-8': 'muss UTF-8 sein',
  'must be a JSON object': 'muss ein JSON-Objekt sein',
  'must not nest deeper than {0} levels': 'darf nicht tiefer als {0} Ebenen verschachtelt sein',
  'must be the ETag of an answer, in its quotes, or *':
    'muss das ETag einer Antwort mit seinen Anführungszeichen sein, oder *',
  'must have 1 to 255 printable characters': 'muss aus 1 bis 255 druckbaren Zeichen bestehen',

  // Every operation
  '{0} {1}': '{0} {1}',
  '{0} or {1}': '{0} oder {1}',

  // Orders
  'must lie between {0} and {1}': 'muss zwischen {0} und {1} liegen',
  '{0} is called off beyond the frame contract, by {1} {2}':
    '{0} wird über den Rahmenvertrag hinaus abgerufen, um {1} {2}',
  order: 'Auftrag',
  confirm: 'bestätigen',
  'must be a unit of mass or of pieces': 'muss eine Einheit für Gewicht oder Stück sein',
  'must be whole pieces': 'müssen ganze Stücke sein',
  'must be KG for what is ordered by weight': 'muss KG sein, wo nach Gewicht bestellt wird',
  'must not be before today, {0}': 'darf nicht vor dem heutigen Tag liegen, {0}',
  'stands in an earlier entry already': 'steht schon in einem früheren Eintrag',
  'must stay the article of this line: leave out the number for a new line':
    'muss der Artikel dieser Position bleiben: für eine neue Position die Nummer weglassen',
  'must be of the kind of {0}, the unit of this line': 'muss von der Art von {0} sein, der Einheit dieser Position',
  'must be left out: a draft is cancelled as a whole': 'muss fehlen: ein Entwurf wird als Ganzes storniert',
  'must lie between today, {0}, and {1}': 'muss zwischen heute, {0}, und {1} liegen',

  // VAT and sales terms
  'must have one entry of {0} for {1}': 'darf für {1} nur einen Eintrag von {0} haben',
  'must have an entry of {0} that is valid on {1}': 'muss einen Eintrag von {0} haben, der am {1} gilt',
  'must be a VAT id: two letters for the country, then 2 to 12 letters or digits':
    'muss eine USt-IdNr. sein: zwei Buchstaben für das Land, dann 2 bis 12 Buchstaben oder Ziffern',
  'must be DE and nine digits of which the last is the right check digit':
    'muss DE und neun Ziffern sein, deren letzte die richtige Prüfziffer ist',
  'must be an e-mail address like einkauf@example.de': 'muss eine E-Mail-Adresse wie einkauf@example.de sein',
  'must be a GLN: 13 digits of which the last is the right check digit':
    'muss eine GLN sein: 13 Ziffern, deren letzte die richtige Prüfziffer ist',

  // What is wrong with a field
  'is required': 'ist erforderlich',
  'has {0} more faults': 'hat {0} weitere Fehler',
  'must be an object': 'muss ein Objekt sein',
  'must be a list': 'muss eine Liste sein',
  'must have at most {0} entries': 'darf höchstens {0} Einträge haben',
  'must have at least one entry': 'muss mindestens einen Eintrag haben',
  'must be one of {0}': 'muss einer dieser Werte sein: {0}',
  'must be true or false': 'muss true oder false sein',
  'must be a text': 'muss ein Text sein',
  'must be well-formed Unicode, without halves of surrogate pairs':
    'muss wohlgeformtes Unicode sein, ohne halbe Surrogatpaare',
  'must not contain control characters': 'darf keine Steuerzeichen enthalten',
  'must not contain control characters other than line breaks and tabs':
    'darf außer Zeilenumbrüchen und Tabulatoren keine Steuerzeichen enthalten',
  'must not be blank': 'darf nicht leer sein',
  'is that of {0} already': 'ist schon das von {0}',
  'must have at most {0} words': 'darf höchstens {0} Wörter haben',
  'must have at most {0} characters': 'darf höchstens {0} Zeichen haben',
  'must have at least {0} characters': 'muss mindestens {0} Zeichen haben',
  'must be a whole number from {0} to {1}': 'muss eine ganze Zahl von {0} bis {1} sein',
  'must be a whole number, at least {0}': 'muss eine ganze Zahl sein, mindestens {0}',
  'must not be . or .., which a path cannot name': 'darf nicht . oder .. sein, was ein Pfad nicht nennen kann',
  'must name each field once, and names {0} twice': 'darf jedes Feld einmal nennen, {0} aber steht zweimal darin',
  'must be a number': 'muss eine Zahl sein',
  'must be at least {0}': 'muss mindestens {0} sein',
  'must be at most {0}': 'darf höchstens {0} sein',
  'must be above zero': 'muss größer als null sein',
  'must not be below zero': 'darf nicht kleiner als null sein',
  'must be a decimal number in a text like "10.5", with at most {0} digits before the point and {1} after it':
    'muss eine Dezimalzahl in einem Text wie "10.5" sein, mit höchstens {0} Stellen vor und {1} nach dem Punkt',
  'must have at most {0} digits before the point and {1} after it':
    'darf höchstens {0} Stellen vor und {1} nach dem Punkt haben',
  'must have at most {0} digits in all': 'darf insgesamt höchstens {0} Ziffern haben',
  'must be a date like 2026-11-21 that exists': 'muss ein Datum wie 2026-11-21 sein, das es gibt',
  'must be a time like 2026-11-21T08:00:00Z that exists':
    'muss ein Zeitpunkt wie 2026-11-21T08:00:00Z sein, den es gibt',
  'must be a country code of ISO 3166-1 alpha-2 in capitals, like DE':
    'muss ein Ländercode nach ISO 3166-1 alpha-2 in Großbuchstaben sein, wie DE',
  'must not be after today, {0}': 'darf nicht nach dem heutigen Tag liegen, {0}',
  'must be at most {0} days before today, {1}': 'darf höchstens {0} Tage vor dem heutigen Tag liegen, {1}',
  'must be fields among {0}, followed by asc or desc if wished, like {1},desc':
    'muss Felder aus {0} nennen, auf Wunsch gefolgt von asc oder desc, wie {1},desc',

  // Users and sessions
  user: 'Benutzer',
  session: 'Sitzung',
  'refresh token': 'Refresh-Token',
  'login log': 'Anmeldeprotokoll',
  'kept answer': 'Aufbewahrte Antwort',
  lock: 'sperren',
  unlock: 'entsperren',
  deactivate: 'deaktivieren',
  reactivate: 'reaktivieren',
  'must be a text of {0} to {1} characters': 'muss ein Text aus {0} bis {1} Zeichen sein',
  'must be a text of 1 to {0} characters, not blank, without control characters':
    'muss ein Text aus 1 bis {0} Zeichen sein, nicht leer und ohne Steuerzeichen',
  'must not contain invisible characters': 'darf keine unsichtbaren Zeichen enthalten',
  'must not contain white space': 'darf keinen Leerraum enthalten',
  'must be an e-mail address like anna@example.org': 'muss eine E-Mail-Adresse wie anna@example.org sein',

  // Master data
  supplier: 'Lieferant',
  customer: 'Kunde',
  'product category': 'Produktkategorie',
  article: 'Artikel',
  activate: 'aktivieren',
  'stands in the contract already': 'steht schon im Rahmenvertrag',
  'must not be before validFrom': 'darf nicht vor validFrom liegen',
  'describes nothing without paymentDueDays: give both': 'gilt nur zusammen mit paymentDueDays: beides angeben',

  // Production
  recipe: 'Rezeptur',
  'production batch': 'Produktionscharge',
  batch: 'Produktionscharge',
  start: 'starten',
  feed: 'beschicken',
  complete: 'abschließen',
  reopen: 'wieder öffnen',
  cancel: 'abbrechen',
  cutting: 'Zerlegung',
  undo: 'zurücknehmen',
  'must be given, or storageLocationId in its place: one of the two':
    'muss angegeben sein, oder an seiner Stelle storageLocationId: eines von beiden',
  'is required with storageLocationId': 'ist zusammen mit storageLocationId erforderlich',
  'goes with storageLocationId alone': 'gehört allein zu storageLocationId',
  'must be given, or fefo as true: one of the two': 'muss angegeben sein, oder fefo als true: eines von beiden',
  '{0} lacks {1} {2}': 'von {0} fehlen {1} {2}',
  'is required, but for a MAIN output': 'ist erforderlich, außer bei der Rolle MAIN',
  'must be a unit of mass, like KG': 'muss eine Einheit der Masse sein, wie KG',
  'must have a costShare each that come to exactly 100, or none':
    'müssen alle einen costShare haben, zusammen genau 100, oder keiner',
  'must be as in outputs[{0}], which is of the same lot': 'muss wie in outputs[{0}] sein, das zum selben Los gehört',
  edit: 'bearbeiten',
  archive: 'archivieren',
  'must be a unit that converts into {0}, as the output':
    'muss eine Einheit sein, die sich wie die Ausbeute in {0} umrechnen lässt',
  'must be a unit that converts into {0}, in which the recipe gives its output':
    'muss eine Einheit sein, die sich in {0} umrechnen lässt, die Einheit der Rezeptur',
  'must be on or after productionDate': 'darf nicht vor productionDate liegen',

  // Inventory
  'storage location': 'Lagerort',
  stock: 'Bestand',
  'stock batch': 'Charge',
  'stock movement': 'Lagerbewegung',
  block: 'sperren',
  unblock: 'freigeben',
  deplete: 'aufbrauchen',
  refill: 'wieder füllen',
  'refill blocked': 'gesperrt wieder füllen',
  lot: 'Los',
  hold: 'Sperre',
  'inventory count': 'Inventur',
  'inventory count entry': 'Zählung',
  enter: 'erfassen',
  submit: 'einreichen',
  approve: 'genehmigen',
  'is required with OTHER': 'ist mit OTHER erforderlich',
  'is a batch of another storage location': 'ist eine Charge an einem anderen Lagerort',
  'in stock': 'auf Lager',
  'must not be above maxTemperature': 'darf nicht über maxTemperature liegen',
  'is required with minTemperature': 'ist zusammen mit minTemperature erforderlich',
  'is required with maxTemperature': 'ist zusammen mit maxTemperature erforderlich',
  'is required with minimumLevelAmount': 'ist zusammen mit minimumLevelAmount erforderlich',
  'is required with minimumLevelUnit': 'ist zusammen mit minimumLevelUnit erforderlich',
  'must be a code of 1 to 30 capitals, digits or _, like PRODUCED or PURCHASED':
    'muss ein Code aus 1 bis 30 Großbuchstaben, Ziffern oder _ sein, wie PRODUCED oder PURCHASED',
  'must be a unit that converts into {0}, in which the batch is kept':
    'muss eine Einheit sein, die sich in {0} umrechnen lässt, die Einheit der Charge',
  'stands in an earlier line already': 'steht schon in einer früheren Zeile',
  'lot {0}': 'Los {0}',
  'lot {0} has {1}, {2} is more': 'Los {0} hat {1}, {2} ist mehr',
  'is the stock where the goods lie: name another one': 'ist der Bestand, in dem die Ware liegt: einen anderen nennen',
  'of lot {0} {1} is out, {2} is more': 'von Los {0} ist {1} draußen, {2} ist mehr',
  'lot {0} has {1} now': 'Los {0} hat jetzt {1}',

  // Goods receipts
  'goods receipt': 'Wareneingang',
  'is required unless the line is rejected as a whole':
    'ist erforderlich, wenn nicht die ganze Position zurückgewiesen wird',
  'is required with what is rejected': 'ist zusammen mit dem Zurückgewiesenen erforderlich',

  // Deliveries
  delivery: 'Lieferung',

  // Settings
  'shop settings': 'Einstellungen',
  'must be 13 places like 28PPPPPWWWWWC: a prefix of 02 or 20 to 29 in two or three digits, 3 to 6 P for the PLU, 4 to 6 W for the weight in grams, and C for the check digit':
    'muss aus 13 Stellen bestehen wie 28PPPPPWWWWWC: ein Präfix aus 02 oder 20 bis 29 mit zwei oder drei Ziffern, 3 bis 6 P für die PLU, 4 bis 6 W für das Gewicht in Gramm und C für die Prüfziffer',

  // What scanners see
  'article code': 'Artikelcode',
  'must be a number of up to six digits, as a text': 'muss eine Nummer aus bis zu sechs Ziffern sein, als Text',
  'must be a GTIN of 8, 12, 13 or 14 digits': 'muss eine GTIN aus 8, 12, 13 oder 14 Ziffern sein',
  'must end in the right check digit: a digit is wrong or two are exchanged':
    'muss mit der richtigen Prüfziffer enden: eine Ziffer ist falsch, oder zwei sind vertauscht',
  'There is no application identifier {0}: what follows cannot be read':
    'Es gibt keinen Datenbezeichner {0}: was folgt, ist nicht lesbar',
  '({0}) stands twice, with two values': '({0}) steht zweimal da, mit zwei Werten',
  '({0}) {1} is no date that exists': '({0}) {1} ist kein Datum, das es gibt',
  '({0}) cannot be {1}': '({0}) kann nicht {1} sein',
  '({0}) must not be empty': '({0}) darf nicht leer sein',
  'The shop no longer buys from this supplier': 'Der Betrieb kauft nicht mehr bei diesem Lieferanten',
  'The supplier has no quality certificate': 'Der Lieferant hat kein Qualitätszertifikat',
  "None of the supplier's quality certificates is valid on {0}": 'Kein Qualitätszertifikat des Lieferanten gilt am {0}',
  'The article is not assigned to this supplier': 'Der Artikel ist diesem Lieferanten nicht zugeordnet',
  "The supplier's lot number was not given": 'Die Losnummer des Lieferanten fehlt',
  'The origin of {0} lacks {1}': 'Zur Herkunft von {0} fehlt: {1}',
  'The goods expired on {0}, before they were received': 'Die Ware lief am {0} ab, bevor sie ankam',
  'Lot {0} lasts until {1}, lot {2} in it until {3}': 'Los {0} hält bis {1}, Los {2} darin nur bis {3}',
  '({0}) {1} has a wrong check digit': '({0}) {1} hat eine falsche Prüfziffer',
  '{0} has a wrong check digit': '{0} hat eine falsche Prüfziffer',

  // Versions of recipes

  // Traces and recalls
  recall: 'Rückruf',
  'recall record': 'Festgehaltenes eines Rückrufs',
  contact: 'benachrichtigen',
  close: 'abschließen',
  '{0}': '{0}',
  'is required, or another one of {0}': 'ist erforderlich, oder eines von {0}',
  'must not be in the future': 'darf nicht in der Zukunft liegen',
};
