/** German texts of `hygiene` in the pages, by the English text: those that Today, the navigation and other folders use. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const hygieneGerman: Catalogue = {
  'Record {0}': 'Eintragen: {0}',
  Round: 'Rundgang',
  'Checks of the day': 'Kontrollen des Tages',
  'Due to measure and check': 'Zu messen und zu prüfen',
  'Due to clean': 'Zu reinigen',
  'Open deviations': 'Offene Abweichungen',
  'Open deviation': 'Offene Abweichung',
  'Silent sensor': 'Stummer Fühler',
  Rooms: 'Räume',
  'Hygiene plan': 'Hygieneplan',
  Devices: 'Geräte',
  'New control point': 'Neuer Kontrollpunkt',
  'New cleaning task': 'Neue Reinigungsaufgabe',
  'Cleaning plan': 'Reinigungsplan',
  'Starting plan': 'Plan für den Anfang',
  'Hygiene report': 'Hygiene-Nachweis',
};
