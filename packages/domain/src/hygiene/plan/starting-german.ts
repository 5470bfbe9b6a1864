/**
 * German of the texts of the starting plan, by the English text. The service alone translates them, so they are not in
 * the catalogue of the core, which the pages load.
 */
import type { Catalogue } from '../../kernel/contract/words.ts';

export const startingPlanGerman: Catalogue = {
  'Temperature {0}': 'Temperatur {0}',
  'Read the thermometer in the room. Not right after the door was open for long.':
    'Das Thermometer im Raum ablesen. Nicht gleich, nachdem die Tür lange offen stand.',
  'Close the door and measure again after 30 minutes. If it is still too warm: move the goods to another cold room, measure them in the core, and call the refrigeration engineer.':
    'Tür schließen und nach 30 Minuten noch einmal messen. Ist es immer noch zu warm: Ware in einen anderen Kühlraum bringen, im Kern messen und den Kältetechniker rufen.',
  'Read the thermometer of the freezer. Not while it defrosts.':
    'Das Thermometer des Tiefkühlraums ablesen. Nicht während er abtaut.',
  'Close the door and measure again after 30 minutes. If it is still too warm: move the goods to another freezer and call the refrigeration engineer. Do not freeze thawed goods again: use them at once, or throw them away.':
    'Tür schließen und nach 30 Minuten noch einmal messen. Ist es immer noch zu warm: Ware in ein anderes Tiefkühlgerät bringen und den Kältetechniker rufen. Aufgetaute Ware nicht wieder einfrieren: gleich verarbeiten oder wegwerfen.',
  'Measure between the goods at the warmest place of the counter.':
    'Zwischen der Ware messen, an der wärmsten Stelle der Theke.',
  'Move the goods to the cold room and measure them in the core. Put them back when the counter is cold again. Throw away what was too warm for long, and call the refrigeration engineer.':
    'Ware in den Kühlraum bringen und im Kern messen. Erst wieder einräumen, wenn die Theke kalt ist. Was lange zu warm lag, wegwerfen. Den Kältetechniker rufen.',
  Vehicle: 'Fahrzeug',
  'Measure in the loading space before loading, and at the last stop of each trip.':
    'Im Laderaum messen: vor dem Beladen und am letzten Halt jeder Fahrt.',
  'Do not load before the loading space is cold. If it got too warm on the way: measure the goods in the core, bring them back to the cold room, and tell the customer.':
    'Erst beladen, wenn der Laderaum kalt ist. Wurde es unterwegs zu warm: Ware im Kern messen, zurück in den Kühlraum bringen und dem Kunden Bescheid geben.',
  'Party service, hot': 'Partyservice heiß',
  'Measure in the core of the food before it leaves the house, and at each delivery.':
    'Im Kern der Speisen messen: bevor sie das Haus verlassen und bei jeder Übergabe.',
  'Heat the food again at once to at least 72 °C in the core. If nobody knows how long it was too cold: throw it away.':
    'Speisen sofort wieder auf mindestens 72 °C im Kern erhitzen. Weiß niemand, wie lange sie zu kalt waren: wegwerfen.',
  'Heating through': 'Durcherhitzung',
  'At the end of heating, measure in the core of the thickest piece of each batch. Hold 72 °C for two minutes.':
    'Am Ende des Erhitzens im Kern des dicksten Stücks messen, bei jeder Produktion. 72 °C zwei Minuten lang halten.',
  'Go on heating and measure again. If 72 °C is not reached in the core: hold the batch, and decide about it.':
    'Weiter erhitzen und noch einmal messen. Werden im Kern keine 72 °C erreicht: Ware sperren und über sie entscheiden.',
  'Cleaning check': 'Reinigungskontrolle',
  'Before work begins, look at tables, machines, knives, hooks, drains and wash-basins. Nothing is dirty, soap and towels are there.':
    'Vor Arbeitsbeginn Tische, Maschinen, Messer, Haken, Abflüsse und Handwaschbecken ansehen. Nichts ist schmutzig, Seife und Handtücher sind da.',
  'Clean and disinfect again before work begins. Talk to those who cleaned.':
    'Vor Arbeitsbeginn nachreinigen und desinfizieren. Mit denen sprechen, die gereinigt haben.',
  Pests: 'Schädlinge',
  'Check baits, traps and fly screens. Look for droppings, gnawed goods and gaps at doors.':
    'Köder, Fallen und Fliegengitter prüfen. Auf Kot, angenagte Ware und Spalten an Türen achten.',
  'Throw away goods that were touched, close the gap, clean and disinfect, and call the pest controller.':
    'Befallene Ware wegwerfen, den Zugang schließen, reinigen und desinfizieren, den Schädlingsbekämpfer rufen.',
  'State of the building': 'Baulicher Zustand',
  'Look at walls, floors, ceilings, doors, seals, lamps and drains. All of them are whole and can be cleaned.':
    'Wände, Böden, Decken, Türen, Dichtungen, Lampen und Abflüsse ansehen. Alles ist heil und lässt sich reinigen.',
  'Repair it, or set a day for it. Until then keep open goods away from there.':
    'Reparieren, oder einen Tag dafür festlegen. Bis dahin dort keine offene Ware.',
  Thermometers: 'Thermometer',
  'Test each thermometer in melting ice (0 °C) and in boiling water (100 °C). It may be 1 °C off.':
    'Jedes Thermometer in schmelzendem Eis (0 °C) und in kochendem Wasser (100 °C) prüfen. Es darf 1 °C abweichen.',
  'Have the thermometer adjusted, or replace it. Look at what was measured with it since the last test.':
    'Thermometer einstellen lassen oder ersetzen. Durchsehen, was seit der letzten Prüfung damit gemessen wurde.',
  Laboratory: 'Labor',
  'Have samples and swabs tested as the sampling plan says (Regulation (EC) 2073/2005), above all minced meat and meat preparations. File the findings.':
    'Proben und Abklatschproben nach dem Probenplan untersuchen lassen (Verordnung (EG) 2073/2005), vor allem Hackfleisch und Fleischzubereitungen. Die Befunde ablegen.',
  'Hold the goods, and recall those that were sold if necessary. Find the cause, clean and disinfect, and have new samples tested.':
    'Ware sperren und, wenn nötig, Verkauftes zurückrufen. Ursache suchen, reinigen und desinfizieren, neue Proben untersuchen lassen.',
  Training: 'Schulung',
  'Train everybody who handles food in hygiene (LMHV § 4), and instruct them about diseases (IfSG § 43, every two years). Note the names.':
    'Alle, die mit Lebensmitteln umgehen, in Hygiene schulen (LMHV § 4) und über Krankheiten belehren (IfSG § 43, alle zwei Jahre). Die Namen notieren.',
  'Train those who were absent before they handle food again.':
    'Wer gefehlt hat, vor dem nächsten Umgang mit Lebensmitteln nachschulen.',
  'HACCP plan': 'HACCP-Plan',
  'Go through the plan: new goods, machines, rooms and suppliers, and the deviations of the year.':
    'Den Plan durchgehen: neue Ware, Maschinen, Räume und Lieferanten, und die Abweichungen des Jahres.',
  'Change the plan, the control points and the cleaning tasks, and tell everybody.':
    'Plan, Kontrollpunkte und Reinigungsaufgaben ändern und allen Bescheid geben.',
  'Food-safe cleaner, then disinfectant': 'Reiniger für Lebensmittelbetriebe, danach Desinfektionsmittel',
  'Take the goods out. Clean trays, glass, scales and handles, rinse, disinfect, and let dry.':
    'Ware ausräumen. Schalen, Glas, Waagen und Griffe reinigen, nachspülen, desinfizieren und trocknen lassen.',
  'Sales counter': 'Theke',
  Machines: 'Maschinen',
  'Pull the plug and take the machine apart. Remove remains, foam, rinse with hot water, disinfect, rinse with drinking water, and let dry.':
    'Stecker ziehen und die Maschine zerlegen. Reste entfernen, einschäumen, heiß abspülen, desinfizieren, mit Trinkwasser nachspülen und trocknen lassen.',
  Floors: 'Böden',
  'Degreaser, then disinfectant': 'Fettlöser, danach Desinfektionsmittel',
  'Sweep up remains, foam, scrub, and rinse to the drain. Empty and clean the drain.':
    'Reste zusammenkehren, einschäumen, schrubben und zum Abfluss hin abspülen. Den Abfluss leeren und reinigen.',
  'Cold rooms': 'Kühlräume',
  'Empty one side after the other. Clean shelves, hooks, walls, door, seals and floor, rinse, disinfect, and let dry.':
    'Eine Seite nach der anderen ausräumen. Regale, Haken, Wände, Tür, Dichtungen und Boden reinigen, nachspülen, desinfizieren und trocknen lassen.',
  Defrosting: 'Abtauen',
  'Warm water with cleaner': 'Warmes Wasser mit Reiniger',
  'Move the goods to another freezer. Switch off, let the ice melt, clean and dry. Put the goods back at −18 °C.':
    'Ware in ein anderes Tiefkühlgerät bringen. Abschalten, Eis abtauen lassen, reinigen und trocknen. Bei −18 °C wieder einräumen.',
};
