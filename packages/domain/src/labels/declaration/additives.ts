/** Words that the counter must show for additives (LMZDV § 5), by E number, in the order of labels. */

type Range = readonly [from: number, to: number];

interface AdditiveClass {
  readonly ranges: readonly Range[];
  /** The words for one additive, and for several if they differ. */
  readonly one: string;
  readonly several?: string;
}

const CLASSES: readonly AdditiveClass[] = [
  { ranges: [[100, 180]], one: 'mit Farbstoff' },
  { ranges: [[249, 250]], one: 'mit Nitritpökelsalz' },
  { ranges: [[251, 252]], one: 'mit Nitrat' },
  {
    ranges: [
      [200, 219],
      [230, 243],
      [280, 285],
      [1105, 1105],
    ],
    one: 'mit Konservierungsstoff',
  },
  {
    ranges: [
      [300, 321],
      [392, 392],
    ],
    one: 'mit Antioxidationsmittel',
  },
  { ranges: [[620, 650]], one: 'mit Geschmacksverstärker' },
  {
    ranges: [
      [338, 343],
      [450, 452],
    ],
    one: 'mit Phosphat',
  },
  { ranges: [[220, 228]], one: 'geschwefelt' },
  {
    ranges: [
      [579, 579],
      [585, 585],
    ],
    one: 'geschwärzt',
  },
  {
    ranges: [
      [901, 904],
      [912, 912],
      [914, 914],
    ],
    one: 'gewachst',
  },
  {
    ranges: [
      [420, 421],
      [950, 969],
    ],
    one: 'mit Süßungsmittel',
    several: 'mit Süßungsmitteln',
  },
];

const isIn = (number: number, { ranges }: AdditiveClass): boolean =>
  ranges.some(([from, to]) => number >= from && number <= to);

/** Returns the number of an E number such as E250 or E450a. The letter names a form of the same additive. */
const numberOf = (additive: string): number => Number(/\d+/.exec(additive)?.[0]);

/** Returns the words of the additives: "mit Nitritpökelsalz, mit Phosphat". Empty: none needs a word. */
export function additivesText(additives: Iterable<string>): string {
  const numbers = [...new Set([...additives].map(numberOf))];
  return CLASSES.flatMap((one) => {
    const { length } = numbers.filter((number) => isIn(number, one));
    if (length === 0) return [];
    return [length > 1 && one.several !== undefined ? one.several : one.one];
  }).join(', ');
}
