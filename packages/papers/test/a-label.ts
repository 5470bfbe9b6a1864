/** Labels for tests. */
import type { LabelElement, Pack, PrintedLabels } from '@cleaver/domain/labels';
import type { LabelSize } from '@cleaver/domain/settings';

export const M: LabelSize = { name: 'M', widthMm: 100, heightMm: 60 };
export const L: LabelSize = { name: 'L', widthMm: 100, heightMm: 150 };

/** Returns an element whose words are emphasised wherever they stand. */
export function element(kind: LabelElement['kind'], text: string, ...words: readonly string[]): LabelElement {
  const emphasis = words.flatMap((word) =>
    Array.from(text.matchAll(RegExp(word, 'g')), ({ index }) => {
      const start = Array.from(text.slice(0, index)).length;
      return [start, start + Array.from(word).length] as const;
    }),
  );
  return { kind, text, emphasis: emphasis.toSorted(([a], [b]) => a - b), rule: 'LMIV Art. 9', sources: [] };
}

const SALT = 'Nitritpökelsalz (Speisesalz, Konservierungsstoff: Natriumnitrit)';

const afterList = (origin: string, date: string): readonly LabelElement[] => [
  element('ORIGIN', origin),
  element('DATE', `${date}: 24.11.2026`),
  element('STORAGE', 'Bei höchstens +4 °C lagern.'),
  element(
    'NUTRITION',
    'Nährwerte je 100 g: Energie 1045 kJ / 252 kcal, Fett 22 g, davon gesättigte Fettsäuren 8,5 g, Kohlenhydrate 0,8 g, davon Zucker 0,5 g, Eiweiß 12 g, Salz 2,1 g',
  ),
  element('LOT', 'L-2611-22'),
  element('OPERATOR', 'Metzgerei Müller & Söhne, Hauptstraße 12, 91522 Ansbach'),
  element('ID_MARK', 'DE BY 12345 EG'),
];

const product = (name: string, list: readonly LabelElement[], date = 'Mindestens haltbar bis') => [
  element('NAME', name),
  ...list,
  ...afterList('Aufgezogen in: Dänemark, Deutschland; Geschlachtet in: Deutschland', date),
];

const ingredients = (list: string, ...words: readonly string[]) => element('INGREDIENTS', `Zutaten: ${list}`, ...words);

/** The products of the core's tests (`labels/products.test.ts`), with all other elements. */
export const PRODUCTS = {
  lyoner: product('Lyoner', [
    ingredients(
      `Schweinefleisch 62 %, Schweinespeck, Trinkwasser, ${SALT}, Gewürzmischung (Gewürze (Senfkörner, Sellerie), Dextrose, Stabilisator: Diphosphate)`,
      'Senf',
      'Sellerie',
    ),
  ]),
  leberwurst: product('Leberwurst', [
    ingredients(
      `Schweinefleisch 49 %, Schweineleber 28 %, Zwiebeln, Schweinefett, ${SALT}, Gewürzmischung (Gewürze, Milchzucker, Geschmacksverstärker: Mononatriumglutamat)`,
      'Milch',
    ),
  ]),
  salami: product('Salami', [
    ingredients(
      `Schweinefleisch, Schweinespeck, Rindfleisch, ${SALT}, Gewürze, Dextrose, Rauch, Starterkulturen. Hergestellt aus 96 g Schweinefleisch und 14 g Rindfleisch je 100 g Erzeugnis.`,
    ),
    element('NOTE', 'Wursthülle nicht essbar'),
  ]),
  hackfleisch: [
    element('NAME', 'Rinderhackfleisch'),
    element('NOTE', 'Fettgehalt geringer als 20 %, Verhältnis Kollagen/Fleischeiweiß geringer als 15 %'),
    ...afterList(
      'Geschlachtet in: Deutschland; Hergestellt in: Deutschland; Herkunft: Deutschland; Referenznummer: L-2611-22',
      'Zu verbrauchen bis',
    ).filter(({ kind }) => kind !== 'NUTRITION'),
  ],
  nackensteak: product(
    'Nackensteak mariniert',
    [
      ingredients(
        'Schweinefleisch 88 %, Rapsöl, Senf (Wasser, Senfsaat, Branntweinessig, Speisesalz), Gewürze, Speisesalz',
        'Senf',
      ),
    ],
    'Zu verbrauchen bis',
  ),
  kochschinken: product('Kochschinken, mit zugesetztem Wasser', [
    ingredients(`Schweinefleisch 91 %, Trinkwasser, ${SALT}, Dextrose`),
  ]),
} satisfies Record<string, readonly LabelElement[]>;

export const EAN = { kind: 'EAN13', text: '2812345004050' } as const;
export const GS1 = { kind: 'GS1_128', text: '(01)04012345678901(10)L-2611-22(3103)000405(17)261124' } as const;

export const aPack = (pack: Partial<Pack> = {}): Pack => ({
  ...{ weightKg: '0.405', netQuantity: '405 g', price: 'Preis: 6,84 € (16,90 €/kg)', symbols: [EAN, GS1] },
  ...pack,
});

export const aPrint = (print: Partial<PrintedLabels> = {}): PrintedLabels => ({
  ...{ size: L, elements: PRODUCTS.lyoner, packs: [aPack()], copies: 1 },
  printedAt: new Date('2026-11-21T10:00:00.000Z'),
  ...print,
});
