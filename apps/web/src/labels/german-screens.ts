/** German texts of the screens of `labels`, by the English text. The first screen loads them, not Today. */
import type { Catalogue } from '@cleaver/domain/kernel';
import { counterScreensGerman } from './german-counter.ts';

export const labelsScreensGerman: Catalogue = {
  // The list and a new label
  'What the law wants said about the goods: for closed packs and for the counter':
    'Was das Gesetz über die Ware gesagt haben will: für Packungen und für die Theke',
  'Name on the label': 'Name auf dem Etikett',
  'No label yet. A label is made from a recipe and from what its ingredients are declared as.':
    'Noch kein Etikett. Ein Etikett entsteht aus einem Rezept und aus dem, als was ihre Zutaten deklariert sind.',
  'To finish': 'Zu erledigen',
  'Still to do': 'Noch offen',
  'An ingredient changed': 'Eine Zutat hat sich geändert',
  'Release it': 'Freigeben',
  'Which article is it for?': 'Für welchen Artikel?',
  'Create the draft': 'Entwurf anlegen',
  'It is made by the recipe {0}, version {1}: the list of ingredients comes from it.':
    'Hergestellt nach dem Rezept {0}, Version {1}: Aus ihm kommt die Zutatenliste.',
  'No recipe makes this article: the label says what the article itself is declared as.':
    'Kein Rezept ergibt diesen Artikel: Auf dem Etikett steht, als was er selbst deklariert ist.',
  // One label
  'Label, version {0}': 'Etikett, Version {0}',
  Outdated: 'Veraltet',
  'Release this label?': 'Dieses Etikett freigeben?',
  'Its texts are frozen, and it is printed from now on. A change needs a new version.':
    'Seine Texte stehen dann fest, und ab jetzt wird damit gedruckt. Eine Änderung braucht eine neue Version.',
  Withdraw: 'Zurückziehen',
  'Delete this draft?': 'Diesen Entwurf löschen?',
  'Its decisions are lost.': 'Was darin entschieden ist, geht verloren.',
  Renew: 'Erneuern',
  'A draft with the same decisions': 'Ein Entwurf mit denselben Entscheidungen',
  'An ingredient was declared anew since the release. Lots made of the old one still print. Renew the label for the new one.':
    'Seit der Freigabe wurde eine Zutat neu deklariert. Chargen aus der alten lassen sich weiter drucken. Für die neue bitte das Etikett erneuern.',
  'Its release': 'Freigabe',
  'Written by': 'Geschrieben von',
  'Second person': 'Zweite Person',
  'None: the same person wrote and released it': 'Keine: Dieselbe Person hat es geschrieben und freigegeben',
  'Ingredients as they were declared': 'Zutaten, wie sie deklariert waren',
  'Discard changes': 'Änderungen verwerfen',
  'Not saved yet': 'Noch nicht gespeichert',
  // The label as it will look
  'The label': 'Das Etikett',
  Use: 'Zweck',
  'Printing adds origin, date, lot number, weight and price. Tap a sentence to see its rule and where it comes from.':
    'Beim Drucken kommen Herkunft, Datum, Charge, Gewicht und Preis dazu. Ein Tipp auf einen Satz zeigt die Regel und woher er kommt.',
  'The counter also shows the origin. Tap a sentence to see its rule and where it comes from.':
    'An der Theke steht auch die Herkunft. Ein Tipp auf einen Satz zeigt die Regel und woher er kommt.',
  'Rule: {0}': 'Regel: {0}',
  'It comes from:': 'Das kommt aus:',
  '{0}, version {1}': '{0}, Version {1}',
  'The recipe': 'Dem Rezept',
  'The lot': 'Der Charge',
  'What is entered for this label': 'Den Eingaben für dieses Etikett',
  // What is still to do
  'Nothing is missing': 'Nichts fehlt',
  'Still to do: {0}': 'Noch zu tun: {0}',
  'The label can be released.': 'Das Etikett kann freigegeben werden.',
  'Save it, then it can be released.': 'Bitte speichern, dann kann es freigegeben werden.',
  'Quality can release the label now.': 'Die Qualität kann das Etikett jetzt freigeben.',
  'Yes if customers expect it in the product or its name says it: liver in liver sausage. No if it only seasons or binds.':
    'Ja, wenn Kunden es darin erwarten oder der Name es sagt: Leber in der Leberwurst. Nein, wenn es nur würzt oder bindet.',
  'Smoking, drying and cooking take water, so that the rest counts for more. What stays in the cutter is no lost water.':
    'Räuchern, Trocknen und Garen nehmen Wasser weg, der Rest zählt dann mehr. Was im Kutter hängen bleibt, ist kein verlorenes Wasser.',
  'Nobody has said yet what it is in a list of ingredients, and which allergens are in it.':
    'Noch hat niemand gesagt, was es in einer Zutatenliste ist und welche Allergene darin sind.',
  'Minced meat, preparations and sausages have rules of their own.':
    'Für Hackfleisch, Zubereitungen und Wurst gelten eigene Regeln.',
  'What spoils soon has a use-by date. What keeps, as salami, has a best-before date.':
    'Was schnell verdirbt, hat ein Verbrauchsdatum. Was hält, wie Salami, ein Mindesthaltbarkeitsdatum.',
  'A use-by date is only true at a temperature.': 'Ein Verbrauchsdatum gilt nur bei einer Temperatur.',
  'Most butchers need no nutrition values for what they make and sell themselves.':
    'Was ein Metzger selbst herstellt und verkauft, braucht meist keine Nährwerte.',
  'The list is in the order of weight, so each ingredient needs one.':
    'Die Liste geht nach Gewicht, darum braucht jede Zutat eines.',
  'Open the recipe': 'Rezept öffnen',
  'Go to the field': 'Zum Feld',
  'Choose the product kind': 'Produktart wählen',
  'Declare it now': 'Jetzt deklarieren',
  'Enter the kg of one unit': 'Kilogramm je Einheit eingeben',
  'Change how it is declared': 'Deklaration ändern',
  'Enter the address of the shop': 'Adresse des Betriebs eingeben',
  'Yes, show it': 'Ja, angeben',
  'All of it is water: {0} %': 'Alles ist Wasser: {0} %',
  'None is water': 'Nichts ist Wasser',
  'Lost water in %': 'Verlorenes Wasser in %',
  // The questions
  'What is it for?': 'Wofür ist es?',
  'A closed pack needs the full label. The counter needs the allergens and the additives.':
    'Eine Packung braucht das ganze Etikett, die Theke die Allergene und die Zusatzstoffe.',
  'What is it called?': 'Wie heißt es?',
  'The name that tells customers what it is, in German. Brand names alone are not enough. Add "aufgetaut" or "aus Fleischstücken zusammengefügt" if that is so.':
    'Der Name, der Kunden sagt, was es ist. Ein Fantasiename allein reicht nicht. Dazu gehört „aufgetaut“ oder „aus Fleischstücken zusammengefügt“, wenn es so ist.',
  'What is it made by?': 'Wonach wird es hergestellt?',
  'The list of ingredients comes from the recipe. Choose the recipe also for what is only sliced or portioned.':
    'Aus dem Rezept kommt die Zutatenliste. Es gilt auch für das, was danach nur geschnitten oder portioniert wird.',
  'No recipe: sold as it was bought or cut': 'Kein Rezept: verkauft, wie gekauft oder zerlegt',
  'Recipes of other articles': 'Rezepte anderer Artikel',
  'How much water is lost by smoking, drying or cooking, in %?':
    'Wie viel Wasser geht beim Räuchern, Trocknen oder Garen verloren, in %?',
  'Empty if none. The yield of the recipe checks it.': 'Leer, wenn keines. Die Ausbeute des Rezepts prüft es nach.',
  'It looks like a piece of meat, as ham or a roast does: its name says added water above 5 %':
    'Es sieht aus wie ein Stück Fleisch, etwa Schinken oder Braten: Der Name nennt zugesetztes Wasser über 5 %',
  'Percentages of the ingredients': 'Prozente der Zutaten',
  'Meat always shows its percentage. Others do if they are in the name or make the product what it is. Where it is unclear, the list of what is to do asks.':
    'Bei Fleisch stehen immer Prozente, bei anderem, wenn es im Namen steht oder die Ware ausmacht. Wo es unklar ist, fragt die Liste dessen, was zu tun ist.',
  'Percentage of {0}': 'Prozente von {0}',
  'Do not show': 'Weglassen',
  'Which date is on it?': 'Welches Datum steht darauf?',
  'Use by: it spoils soon and can make people ill, as minced meat does. Best before: it keeps, as salami does.':
    'Verbrauchsdatum: Es verdirbt schnell und kann krank machen, wie Hackfleisch. Mindesthaltbarkeit: Es hält, wie Salami.',
  'How is it stored at home?': 'Wie wird es zu Hause gelagert?',
  'A sentence with the temperature, in German. It stands below the date.':
    'Ein Satz mit der Temperatur. Er steht unter dem Datum.',
  'Usual sentences': 'Übliche Sätze',
  'Does it need nutrition values?': 'Braucht es Nährwerte?',
  'Choose the first answer that is true.': 'Die erste Antwort wählen, die stimmt.',
  'No: packed here, sold in this shop': 'Nein: hier verpackt und hier verkauft',
  'No: made by hand in small amounts, sold by us or by shops nearby':
    'Nein: handwerklich in kleinen Mengen, verkauft von uns oder von Läden in der Nähe',
  'No: raw, of a single ingredient': 'Nein: unverarbeitet, aus einer einzigen Zutat',
  'No: the pack is smaller than 25 cm²': 'Nein: Die Packung ist kleiner als 25 cm²',
  'Yes: enter the values': 'Ja: Werte eingeben',
  'Per 100 g, from an analysis or a calculation': 'Je 100 g, aus einer Analyse oder Berechnung',
  'What else is printed?': 'Was steht sonst noch darauf?',
  'Up to five sentences in German, one on each line': 'Bis zu fünf Sätze, jeder in einem eigenen Absatz',
  'How much is in a pack?': 'Wie viel ist in einer Packung?',
  'Each pack is weighed': 'Jede Packung wird gewogen',
  'Always the same': 'Immer gleich viel',
  'Filling in kg': 'Füllmenge in kg',
  // An article as an ingredient
  'Views of the article': 'Ansichten des Artikels',
  'Back to the label': 'Zurück zum Etikett',
  'As an ingredient': 'Als Zutat',
  "Not declared yet. Labels need to know what this article is in a list of ingredients. Copy it from the supplier's sheet; nothing has to be known by heart.":
    'Noch nicht deklariert. Etiketten müssen wissen, was dieser Artikel in einer Zutatenliste ist. Es steht auf dem Datenblatt des Lieferanten; auswendig wissen muss man nichts.',
  'Not declared yet. Labels with this article cannot be released.':
    'Noch nicht deklariert. Etiketten mit diesem Artikel lassen sich nicht freigeben.',
  'Nothing was changed, so there is no new version.': 'Nichts wurde geändert, darum gibt es keine neue Version.',
  'What is it in the product?': 'Was ist es in der Ware?',
  'What it is in the product': 'Was es in der Ware ist',
  'Added water or ice': 'Wasser oder Eis',
  'Smoke, starter cultures': 'Rauch, Starterkulturen',
  'Packaging, aid': 'Verpackung, Hilfsstoff',
  'Casing, not eaten': 'Hülle, nicht essbar',
  'It is in the list of ingredients, at the place of its weight.':
    'Es steht in der Zutatenliste, an der Stelle seines Gewichts.',
  'The list names it as drinking water, as far as it is still in the product.':
    'Die Liste nennt es als Trinkwasser, soweit es noch in der Ware ist.',
  'The list names it at its end, without a weight.': 'Die Liste nennt es am Ende, ohne Gewicht.',
  'The list does not name it: packaging, clips, and aids that no longer act in the product.':
    'Die Liste nennt es nicht: Verpackung, Clips und Hilfsstoffe, die in der Ware nicht mehr wirken.',
  'The list does not name it. The label says that the casing is not eaten.':
    'Die Liste nennt es nicht. Auf dem Etikett steht, dass die Hülle nicht essbar ist.',
  'Name in the list of ingredients': 'Name in der Zutatenliste',
  'In German, as the law calls it: Schweinefleisch, Schweineleber, Gewürze, Nitritpökelsalz':
    'So, wie das Gesetz es nennt: Schweinefleisch, Schweineleber, Gewürze, Nitritpökelsalz',
  'What it consists of': 'Woraus es besteht',
  'Only for bought mixtures: copy the list of ingredients from the supplier\'s sheet, without "Zutaten:"':
    'Nur für gekaufte Mischungen: die Zutatenliste vom Datenblatt des Lieferanten, ohne „Zutaten:“',
  'The text names: {0}': 'Der Text nennt: {0}',
  'Take it over': 'Übernehmen',
  'One tap: it is in it. Two taps: traces are possible. Three taps: off.':
    'Einmal tippen: ist enthalten. Zweimal: Spuren sind möglich. Dreimal: wieder weg.',
  contained: 'enthalten',
  traces: 'Spuren',
  '{0} in traces': '{0} in Spuren',
  'Which word names {0}? Tap it: the label prints it in bold.':
    'Welches Wort nennt {0}? Darauf tippen: Auf dem Etikett wird es fett gedruckt.',
  'Printed in bold for {0}: {1}': 'Fett gedruckt für {0}: {1}',
  'Allergen whose word is chosen': 'Allergen, dessen Wort gewählt wird',
  '{0}: word is missing': '{0}: Wort fehlt',
  'Words of the name and of the composition': 'Wörter des Namens und der Zusammensetzung',
  'Which allergens are in it?': 'Welche Allergene sind darin?',
  'Which additives still act in it?': 'Welche Zusatzstoffe wirken darin noch?',
  'The counter has to show them: "mit Nitritpökelsalz". Tap those of the supplier\'s sheet.':
    'Die Theke muss sie angeben: „mit Nitritpökelsalz“. Die vom Datenblatt des Lieferanten antippen.',
  'Another E number': 'Andere E-Nummer',
  'It is muscle meat that the list calls "…fleisch"': 'Es ist Muskelfleisch, das in der Liste „…fleisch“ heißt',
  'Not heart, tongue, head, rind, bacon and fat: the list calls them by their own names.':
    'Nicht Herz, Zunge, Kopf, Schwarte, Speck und Fett: Die Liste nennt sie mit ihrem eigenen Namen.',
  'If empty: {0}': 'Wenn leer: {0}',
  "The figures are those of the supplier's specification or of an analysis, for example {0}, {1} and {2} for lean pork. Fat above the limit of the law becomes an ingredient of its own.":
    'Die Werte stehen in der Spezifikation des Lieferanten oder in einer Analyse, zum Beispiel {0}, {1} und {2} für mageres Schweinefleisch. Fett über der Grenze des Gesetzes wird zu einer eigenen Zutat.',
  '{0}: {1} % fat, {2} % protein, {3} % collagen; {4}': '{0}: {1} % Fett, {2} % Eiweiß, {3} % Kollagen; {4}',
  'Kilograms of one unit': 'Kilogramm je Einheit',
  'Only if recipes take it by litre, metre or piece: what one of them weighs. Water: 1':
    'Nur wenn Rezepte es nach Liter, Meter oder Stück nehmen: was eines davon wiegt. Wasser: 1',
  'Where is this from?': 'Woher stammt das?',
  "The supplier's sheet and its date, so that it can be found again":
    'Datenblatt des Lieferanten mit Datum, damit man es wiederfindet',
  'If empty: today. To correct a mistake, the day from which the wrong version was valid':
    'Wenn leer: heute. Zum Berichtigen der Tag, ab dem die falsche Version galt',
  'Saving makes a new version. Released labels with this ingredient are outdated then, and are renewed.':
    'Speichern macht eine neue Version. Freigegebene Etiketten mit dieser Zutat sind dann veraltet und werden erneuert.',
  always: 'immer',
  Entered: 'Eingetragen',
  ...counterScreensGerman,
};
