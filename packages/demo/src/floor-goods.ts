/** Data to try the floor screens: cutting schemes, codes for the scanner, and goods in two storage locations. */
import type { Writer } from './writer.ts';

export interface DemoScheme {
  /** The number of the article to cut. */
  readonly of: string;
  readonly name: string;
  /** The parts, each as `<article number> <per cent>`. */
  readonly parts: readonly string[];
  /** The waste: its kind, and its share in per cent. */
  readonly waste: readonly (readonly [reason: string, share: number])[];
}

export const SCHEMES: readonly DemoScheme[] = [
  {
    of: 'SC-005',
    name: 'Hälfte in acht Teile',
    parts: [
      ...['SC-050 26', 'SC-060 16', 'SC-030 14', 'SC-040 6.5', 'SC-070 14.5', 'SC-120 3.5', 'SC-160 6', 'SC-170 5'],
    ],
    waste: [['Knochen und Schwarten', 7]],
  },
  {
    of: 'RI-005',
    name: 'Hinterviertel in acht Teile',
    parts: [...['RI-010 2.5', 'RI-020 8', 'RI-040 9', 'RI-050 6', 'RI-070 18', 'RI-080 14', 'RI-100 5', 'RI-120 11.5']],
    waste: [
      ['Knochen', 20],
      ['Fett und Sehnen', 5],
    ],
  },
];

export function scheme(shop: Writer, { of, name, parts, waste }: DemoScheme): Promise<unknown> {
  return shop.post('/api/production/cutting-schemes', {
    articleId: shop.id(of),
    name,
    parts: [
      ...parts.map((part) => {
        const [number = '', share] = part.split(' ');
        return { articleId: shop.id(number), sharePercent: Number(share) };
      }),
      ...waste.map(([reason, sharePercent]) => ({ kind: 'WASTE', reason, sharePercent })),
    ],
  });
}

/**
 * The patterns of the scales' labels: 28, five digits of the PLU, five digits of the weight in grams, and the check
 * digit.
 */
export const WEIGHT_PATTERNS = ['28PPPPPWWWWWC'];

/** Articles with a GTIN and a PLU: meat, and goods from the counter's scales. */
export const CODED: readonly string[] = [
  ...['SC-005', 'RI-005', 'SC-060', 'SC-070', 'RI-060', 'RI-080'],
  ...['BW-010', 'BW-020', 'BW-030', 'BW-040', 'BW-050', 'BW-060', 'BW-070', 'BW-080', 'BW-090', 'BW-100'],
  ...['KW-010', 'SS-010', 'SC-090'],
];

/** Returns a GTIN. It consists of the first digits of GS1's examples, the PLU and the check digit. */
function gtinOf(plu: number): string {
  const digits = `4012345${String(plu).padStart(5, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export function code(shop: Writer, number: string): Promise<unknown> {
  const plu = 1001 + CODED.indexOf(number);
  const body = { gtins: [gtinOf(plu)], plu: String(plu) };
  return shop.host.ask('put', `/api/articles/${shop.id(number)}/codes`, { body });
}

/** Ten articles that are also stored at the counter. */
export const SPREAD: readonly string[] = CODED.filter((number) => number.startsWith('BW-'));

export function spread(shop: Writer, number: string): Promise<unknown> {
  const line = {
    stockBatchId: shop.newest(number),
    storageLocationId: shop.id('Wursttheke'),
    quantityAmount: '2.5',
    quantityUnit: 'KG',
  };
  return shop.post('/api/inventory/transfers', { lines: [line] });
}
