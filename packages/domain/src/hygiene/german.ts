/** German translations of the words and fault messages of the context `hygiene`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const hygieneGerman: Catalogue = {
  // Names of members
  Average: 'Mittelwert',
  Buckets: 'Abschnitte',
  Device: 'Gerät',
  Highest: 'Höchster Wert',
  'Last seen': 'Zuletzt gemeldet',
  Lowest: 'Niedrigster Wert',
  'Measured at': 'Gemessen',
  'Out of limits': 'Außerhalb der Grenzen',
  'Place in the request': 'Stelle in der Anfrage',
  Readings: 'Messwerte',
  Resolution: 'Auflösung',
  Sensor: 'Fühler',
  Silences: 'Funkstillen',
  Stored: 'Gespeichert',
  'Stored before': 'Schon gespeichert',
  'Time of the service': 'Uhrzeit des Servers',
  'Tolerated minutes': 'Geduldete Minuten',
  'Cleaned with': 'Gereinigt mit',
  'Control points': 'Kontrollpunkte',
  'In doubt since': 'In Frage seit',
  Reading: 'Messwert',
  'Why in doubt': 'Warum in Frage',

  // Why goods are in doubt
  'Lay there': 'Lag dort',
  'Made of it': 'Daraus gemacht',

  // Actions in the audit log
  'put goods on hold': 'hat Ware gesperrt',

  // Choices
  'Another value at this instant': 'Zu diesem Zeitpunkt ein anderer Wert',
  'Channel of no control point': 'Kanal keines Kontrollpunkts',
  Hours: 'Stunden',
  'In the future': 'In der Zukunft',
  'Not plausible': 'Nicht plausibel',
  'Single readings': 'Einzelne Messwerte',
  'Too old': 'Zu alt',

  // Subjects, and what was done
  device: 'Gerät',
  'device reading': 'Messwert eines Geräts',
  'sent readings': 'hat Messwerte gesendet',
  'replaced the key': 'hat den Schlüssel ersetzt',
  'activate a device': 'ein Gerät aktivieren',
  'deactivate a device': 'ein Gerät deaktivieren',
};
