/** The texts of the oracle for labels: letters with a flag for emphasis, words of allergens and additives. */
import type Fraction from 'fraction.js';
import { sortText } from '../../src/kernel/values/text.ts';
import type { Decisions } from '../../src/labels/label/decisions.ts';

const ALLERGENS: readonly (readonly string[])[] = (
  'WHEAT Weizen, RYE Roggen, BARLEY Gerste, OATS Hafer, SPELT Dinkel, KAMUT Kamut, CRUSTACEANS Krebstiere, EGG Eier, ' +
  'FISH Fisch, PEANUT Erdnüsse, SOY Soja, MILK Milch, ALMOND Mandeln, HAZELNUT Haselnüsse, WALNUT Walnüsse, CASHEW ' +
  'Cashewnüsse, PECAN Pekannüsse, BRAZIL_NUT Paranüsse, PISTACHIO Pistazien, MACADAMIA Macadamianüsse, CELERY ' +
  'Sellerie, MUSTARD Senf, SESAME Sesam, SULPHITES Sulfite, LUPIN Lupinen, MOLLUSCS Weichtiere'
)
  .split(', ')
  .map((one) => one.split(' '));

const ADDITIVES = (
  '100–180 mit Farbstoff; 249, 250 mit Nitritpökelsalz; 251, 252 mit Nitrat; 200–219, 230–243, 280–285, 1105 mit ' +
  'Konservierungsstoff; 300–321, 392 mit Antioxidationsmittel; 620–650 mit Geschmacksverstärker; 338–343, 450–452 mit ' +
  'Phosphat; 220–228 geschwefelt; 579, 585 geschwärzt; 901–904, 912, 914 gewachst; 420, 421, 950–969 mit Süßungsmittel(n)'
).split('; ');

/** A letter of a printed text, and whether it is emphasised. */
export type Letter = readonly [letter: string, bold: boolean];
export const plain = (text: string): Letter[] => [...text].map((letter) => [letter, false]);
export const bold = (text: string): Letter[] => [...text].map((letter) => [letter, true]);

export function withWords(text: string, words: readonly string[]): Letter[] {
  const letters = [...text];
  return letters.map((letter, at) => [
    letter,
    words.some((word) => {
      const wanted = [...word];
      return wanted.some((_, within) => {
        const start = at - within;
        return start >= 0 && wanted.every((each, ahead) => letters[start + ahead] === each);
      });
    }),
  ]);
}

export const between = (parts: readonly Letter[][], separator: string): Letter[] =>
  parts.flatMap((part, at) => (at === 0 ? part : [...plain(separator), ...part]));

export interface ExpectedElement {
  readonly kind: string;
  readonly text: string;
  readonly emphasis: readonly (readonly [number, number])[];
}

export function element(kind: string, letters: readonly Letter[]): ExpectedElement {
  const emphasis: [number, number][] = [];
  for (let at = 0; at < letters.length; at++) {
    if (!letters[at]?.[1]) continue;
    const start = at;
    while (letters[at]?.[1]) at++;
    emphasis.push([start, at]);
  }
  return { kind, text: letters.map(([letter]) => letter).join(''), emphasis };
}

/** Half up: whole, below 5 with one decimal. */
export function figure(percent: Fraction): string {
  const scale = percent.compare(5) < 0 ? 10 : 1;
  const units = percent
    .mul(scale)
    .add(1, 2)
    .floor()
    .toString()
    .padStart(scale === 10 ? 2 : 1, '0');
  return scale === 1 ? units : `${units.slice(0, -1)},${units.slice(-1)}`;
}

export const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
export const byName = (a: string, b: string) => compareTexts(sortText(a), sortText(b)) || compareTexts(a, b);

export const namesOf = (codes: Iterable<string>): string => {
  const held = new Set(codes);
  return ALLERGENS.flatMap(([code = '', name = '']) => (held.has(code) ? [name] : [])).join(', ');
};

export function additivesOf(all: readonly string[]): string {
  const numbers = [...new Set(all.map((one) => Number.parseInt(one.slice(1), 10)))];
  return ADDITIVES.flatMap((line) => {
    const [, ranges = '', words = ''] = /^([\d–, ]+) (.*)$/.exec(line) ?? [];
    const spans = ranges.split(', ').map((one) => one.split('–').map(Number));
    const count = numbers.filter((n) => spans.some(([from = 0, to = from]) => n >= from && n <= to)).length;
    return count === 0 ? [] : [words.replace('(n)', count > 1 ? 'n' : '')];
  }).join(', ');
}

export function nutritionOf(nutrition: Decisions['nutrition']): string {
  if (!nutrition) return '';
  const of = Object.fromEntries(Object.entries(nutrition).map(([key, value]) => [key, value.replace('.', ',')]));
  return (
    `Nährwerte je 100 g: Energie ${of.energyKj} kJ / ${of.energyKcal} kcal, Fett ${of.fat} g, davon gesättigte ` +
    `Fettsäuren ${of.saturates} g, Kohlenhydrate ${of.carbohydrate} g, davon Zucker ${of.sugars} g, Eiweiß ` +
    `${of.protein} g, Salz ${of.salt} g`
  );
}
