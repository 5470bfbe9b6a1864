/** The product kinds of the articles. */

/** The product kind of an article, and whether it is kept frozen. */
interface Kind {
  readonly productKind: string;
  readonly frozen?: true;
}

const BY_CATEGORY: Readonly<Record<string, Kind>> = {
  Rindfleisch: { productKind: 'MEAT' },
  Schweinefleisch: { productKind: 'MEAT' },
  Kalbfleisch: { productKind: 'MEAT' },
  Lammfleisch: { productKind: 'MEAT', frozen: true },
  Geflügel: { productKind: 'POULTRY' },
  Brühwurst: { productKind: 'MEAT_PRODUCT' },
  Kochwurst: { productKind: 'MEAT_PRODUCT' },
  Rohwurst: { productKind: 'RAW_SAUSAGE' },
  'Schinken und Speck': { productKind: 'RAW_SAUSAGE' },
  Feinkost: { productKind: 'MEAT_PRODUCT' },
  Küchenfertiges: { productKind: 'MEAT_PREPARATION' },
  'Brät und Grundmassen': { productKind: 'MEAT_PREPARATION' },
};

/** Articles that differ from their category, by a pattern of the name. */
const BY_NAME: readonly (readonly [name: RegExp, productKind: string])[] = [
  [/hackfleisch/i, 'MINCED_MEAT'],
  [/(leber|zunge|niere|herz)$/i, 'OFFAL'],
  [/^Kochschinken|^Kassler|^Gulasch gekocht/, 'MEAT_PRODUCT'],
  [/^Kartoffelsalat|^Pökellake/, 'OTHER'],
];

export function kindOf(name: string, category: string): Kind {
  const { productKind, ...state } = BY_CATEGORY[category] ?? { productKind: 'OTHER' };
  const [, own = productKind] = BY_NAME.find(([pattern]) => pattern.test(name)) ?? [];
  return { productKind: own, ...state };
}
