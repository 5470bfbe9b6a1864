/** What the articles of the demo shop are as ingredients, as the sheets of its suppliers and its laboratory say. */

interface DemoDeclaration {
  readonly role?: 'WATER' | 'UNWEIGHED' | 'CASING';
  readonly name: string;
  readonly composition?: string;
  /** The codes of contained allergens, each with the word to emphasise. */
  readonly allergens?: Readonly<Record<string, string>>;
  readonly traces?: readonly string[];
  readonly additives?: readonly string[];
  /** The species, and fat, protein and collagen in percent. */
  readonly meat?: readonly [species: string, fat: string, protein: string, collagen: string];
  readonly source: string;
}

const ANALYSIS = 'Laboranalyse, Mittel aus drei Proben';
const BY_SIGHT = 'Teilstück, Verkehrsbezeichnung nach den Leitsätzen für Fleisch';
const SPICE_MILL = 'Spezifikation der Gewürzmühle Nesselwang, Stand Januar';
const CURED = 'Nitritpökelsalz (Speisesalz, Konservierungsstoff: Natriumnitrit)';

const pork = (fat: string, protein: string, collagen: string): DemoDeclaration => ({
  ...{ name: 'Schweinefleisch', meat: ['PORK', fat, protein, collagen], source: ANALYSIS },
});
/** Spices of up to 2 % together may be listed as "Gewürze" (LMIV Annex VII B). */
const SPICE: DemoDeclaration = { name: 'Gewürze', source: SPICE_MILL };
const piece = (name: string): DemoDeclaration => ({ name, source: BY_SIGHT });
/** Casings that are eaten are listed last, because each is less than 2 %. */
const eatenCasing = (name: string): DemoDeclaration => ({
  ...{ role: 'UNWEIGHED', name, source: 'Spezifikation von Darmhandel Krause, Naturdarm in Salz' },
});

/** The first declarations, by the number of the article. */
export const DECLARATIONS: Readonly<Record<string, DemoDeclaration>> = {
  'RI-060': { name: 'Rindfleisch', meat: ['BEEF', '8', '20.5', '2.8'], source: ANALYSIS },
  'SC-020': pork('5', '22', '1.3'),
  'SC-050': pork('3', '22', '1.5'),
  'SC-060': pork('9', '19.5', '2'),
  'SC-070': pork('38', '14', '2.3'),
  'SC-090': pork('8', '20', '1.8'),
  'SC-110': {
    ...{ name: 'Hackfleisch', composition: 'Rindfleisch 50 %, Schweinefleisch 50 %' },
    source: 'Lieferschein und Spezifikation des Lieferanten',
  },
  // The cheek is the masseter, which may be called meat (Annex VII B 17).
  'SC-140': pork('12', '18.5', '3.2'),
  'SC-150': piece('Schweineleber'),
  'SC-160': piece('Schweinespeck'),
  'SC-180': piece('Schweineschwarten'),
  'SC-190': piece('Schweineblut'),
  'KA-040': { name: 'Kalbfleisch', meat: ['VEAL', '5', '20.5', '2.4'], source: ANALYSIS },
  'KA-080': piece('Kalbsleber'),
  'SS-060': {
    name: 'Bauchspeck geräuchert',
    composition: `Schweinebauch, ${CURED}, Dextrose, Gewürze, Buchenholzrauch`,
    ...{ additives: ['E250'], source: 'Eigene Rezeptur' },
  },
  'FK-080': {
    name: 'Griebenschmalz',
    ...{ composition: 'Schweineschmalz, Schweinegrieben, Zwiebeln, Speisesalz, Gewürze', source: 'Eigene Rezeptur' },
  },
  'GZ-010': {
    ...{ name: 'Nitritpökelsalz', composition: 'Speisesalz, Konservierungsstoff: Natriumnitrit', additives: ['E250'] },
    source: 'Spezifikation von Salzkontor Heilbronn, 0,4–0,5 % Natriumnitrit',
  },
  'GZ-020': { name: 'Speisesalz', source: 'Spezifikation von Salzkontor Heilbronn' },
  ...{ 'GZ-030': SPICE, 'GZ-040': SPICE, 'GZ-050': SPICE, 'GZ-060': SPICE },
  'GZ-070': { name: 'Stabilisator: Diphosphate', additives: ['E450'], source: SPICE_MILL },
  'GZ-080': { name: 'Zwiebeln', source: 'Ware des Gemüsehofs, unverarbeitet' },
  'GZ-090': { role: 'WATER', name: 'Trinkwasser', source: 'Wasserwerk, Eis aus eigener Maschine' },
  'GZ-100': {
    name: 'Gewürzmischung',
    composition: 'Gewürze (Senfkörner, Koriander, Sellerie), Dextrose, Antioxidationsmittel: Ascorbinsäure',
    allergens: { MUSTARD: 'Senf', CELERY: 'Sellerie' },
    ...{ traces: ['MILK'], additives: ['E300'], source: SPICE_MILL },
  },
  'GZ-110': {
    name: 'Gewürzmischung',
    composition: 'Gewürze (Majoran, Sellerie), Milchzucker, Geschmacksverstärker: Mononatriumglutamat',
    allergens: { CELERY: 'Sellerie', MILK: 'Milch' },
    ...{ additives: ['E621'], source: SPICE_MILL },
  },
  'GZ-120': {
    name: 'Nudelteig',
    composition: 'Weizenmehl, Eier, Trinkwasser, Speisesalz',
    ...{
      allergens: { WHEAT: 'Weizen', EGG: 'Eier' },
      source: 'Spezifikation der Molkerei Hohenlohe, frische Teigwaren',
    },
  },
  'DV-010': eatenCasing('Schweinedarm'),
  'DV-020': eatenCasing('Schafsaitling'),
  'DV-030': eatenCasing('Rinderdarm'),
  'DV-040': { role: 'CASING', name: 'Kunstdarm', source: 'Konformitätserklärung von Verpackung Schwarz, Polyamid' },
};

/** The sheet of today: a spice mix is made without its flavour enhancer now. The label made before is outdated. */
export const NEW_SHEET: readonly [article: string, DemoDeclaration] = [
  'GZ-110',
  {
    name: 'Gewürzmischung',
    composition: 'Gewürze (Majoran, Sellerie), Milchzucker',
    allergens: { CELERY: 'Sellerie', MILK: 'Milch' },
    source: 'Spezifikation der Gewürzmühle Nesselwang, neue Rezeptur ohne Geschmacksverstärker',
  },
];

/** Returns the body of the request that declares an article. */
export function declarationOf({ role, allergens = {}, traces = [], meat, ...more }: DemoDeclaration) {
  const [species, fatPercent, proteinPercent, collagenPercent] = meat ?? [];
  return {
    ...{ role: role ?? 'INGREDIENT', ...more },
    allergens: [
      ...Object.entries(allergens).map(([code, word]) => ({ code, word })),
      ...traces.map((code) => ({ code, presence: 'TRACE' })),
    ],
    ...(meat && { meat: { species, fatPercent, proteinPercent, collagenPercent } }),
  };
}
