/** Storage locations, quantities and shelf lives. */

/** The storage locations, each with name, type, and lowest and highest temperature in °C. */
export const LOCATIONS: readonly (readonly [name: string, type: string, min?: string, max?: string])[] = [
  ['Kühlraum 1 Fleisch', 'COLD_ROOM', '0', '2'],
  ['Kühlraum 2 Wurst', 'COLD_ROOM', '2', '5'],
  ['Kühlraum 3 Geflügel', 'COLD_ROOM', '0', '2'],
  ['Reiferaum Rohwurst', 'COLD_ROOM', '12', '15'],
  ['Tiefkühlzelle', 'FREEZER', '-24', '-18'],
  ['Fleischtheke', 'DISPLAY_COUNTER', '0', '4'],
  ['Wursttheke', 'DISPLAY_COUNTER', '2', '7'],
  ['Wurstküche', 'PRODUCTION_AREA', '8', '12'],
  ['Gewürzkammer', 'DRY_STORAGE', '15', '20'],
  ['Packmittellager', 'DRY_STORAGE'],
  ['Sperrlager', 'QUARANTINE', '0', '4'],
];

export interface Keeping {
  readonly location: string;
  readonly unit: 'KG' | 'PIECE' | 'M';
  /** Average initial quantity of a lot, in the unit. */
  readonly lot: number;
  /** Minimum level, in the unit. */
  readonly minimum: string;
  /** Shelf life of a fresh lot in days. */
  readonly lasts: number;
  /** Minimum shelf life in days. Goods with fewer days left count as expiring soon. */
  readonly warns: number;
}

const keeping = (
  location: string,
  lot: number,
  minimum: string,
  lasts: number,
  warns: number,
  unit: Keeping['unit'] = 'KG',
): Keeping => ({ location, unit, lot, minimum, lasts, warns });

const BY_CATEGORY: Readonly<Record<string, Keeping>> = {
  Rindfleisch: keeping('Kühlraum 1 Fleisch', 18, '10', 14, 3),
  Schweinefleisch: keeping('Kühlraum 1 Fleisch', 25, '15', 8, 2),
  Kalbfleisch: keeping('Kühlraum 1 Fleisch', 9, '4', 10, 2),
  Lammfleisch: keeping('Tiefkühlzelle', 7, '3', 180, 21),
  Geflügel: keeping('Kühlraum 3 Geflügel', 12, '6', 7, 2),
  Brühwurst: keeping('Kühlraum 2 Wurst', 10, '5', 21, 4),
  Kochwurst: keeping('Kühlraum 2 Wurst', 8, '4', 28, 5),
  Rohwurst: keeping('Reiferaum Rohwurst', 14, '5', 90, 14),
  'Schinken und Speck': keeping('Wursttheke', 6, '2', 28, 5),
  Feinkost: keeping('Wursttheke', 4, '2', 5, 2),
  Küchenfertiges: keeping('Fleischtheke', 5, '3', 5, 2),
  'Brät und Grundmassen': keeping('Kühlraum 2 Wurst', 20, '10', 3, 1),
  'Gewürze und Zutaten': keeping('Gewürzkammer', 25, '5', 365, 60),
  'Därme und Verpackung': keeping('Packmittellager', 400, '150', 730, 90, 'PIECE'),
};

/** Storage of articles that differ from their category, by a pattern of the article's name. */
const BY_ARTICLE: readonly (readonly [name: RegExp, keeping: Keeping])[] = [
  [/darm|Saitling/, keeping('Packmittellager', 450, '180', 540, 60, 'M')],
  [/^(Rinder|Schweine|Puten)hackfleisch|^Hackfleisch/, keeping('Kühlraum 1 Fleisch', 6, '4', 2, 1)],
  [/^(Rinder|Schweine|Kalbs)leber$/, keeping('Kühlraum 1 Fleisch', 5, '2', 4, 1)],
  [/^Schweinehälfte$/, keeping('Kühlraum 1 Fleisch', 48, '40', 6, 1)],
  [/^Rinderhinterviertel$/, keeping('Kühlraum 1 Fleisch', 82, '60', 16, 3)],
  [/^Trinkwasser/, keeping('Wurstküche', 90, '20', 30, 5)],
  [/^Schweineblut$/, keeping('Kühlraum 1 Fleisch', 9, '4', 4, 1)],
  [/^Nudelteig$/, keeping('Kühlraum 2 Wurst', 12, '6', 10, 2)],
  [/^Zwiebeln$/, keeping('Gewürzkammer', 25, '10', 30, 5)],
];

export function keepingOf(name: string, category: string): Keeping {
  const [, own] = BY_ARTICLE.find(([pattern]) => pattern.test(name)) ?? [];
  const found = own ?? BY_CATEGORY[category];
  if (!found) throw new Error(`Nobody knows where to keep ${name}`);
  return found;
}

/** Reasons to block a lot. */
export const REASONS = [
  'Temperatur bei der Anlieferung zu hoch',
  'Probe im Labor',
  'Vakuum undicht',
  'Rückruf des Lieferanten wird geprüft',
];
