/** Packs of a print: net quantity, price and symbols. */
import { lotLabel, readCode, typedText } from '../../inventory/index.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { type ArticleState, listPriceOn, listPricePerKg, measureOfSalesUnit } from '../../masterdata/index.ts';
import { scaleCode, scaleLabel } from '../../settings/index.ts';
import type { DateKind } from '../label/decisions.ts';
import { germanCents, germanMoney } from './money.ts';
import { netQuantityOf } from './net-quantity.ts';
import type { Pack, PackSymbol } from './print.ts';

/** What all packs of a print share. */
export interface PackGoods {
  readonly article: Pick<ArticleState, 'salesUnits' | 'gtins' | 'plu' | 'articleNumber'>;
  readonly lot: { readonly lotNumber: string; readonly expiryDate: CalendarDate };
  readonly dateKind: DateKind | null;
  readonly weightPatterns: readonly string[];
  /** Whether the label has a fixed filling. */
  readonly isFixed: boolean;
  readonly priced: boolean;
  readonly today: CalendarDate;
}

/** Returns the price of a pack (PAngV § 3, 4): "Preis: 6,84 € (16,90 €/kg)". Undefined: the article has none. */
function priceOf(kg: Decimal, goods: PackGoods): string | undefined {
  const priced = goods.article.salesUnits.map((unit) => ({ ...unit, price: listPriceOn(unit.prices, goods.today) }));
  const piece = goods.isFixed ? priced.find((unit) => measureOfSalesUnit(unit).per === 'PIECE') : undefined;
  if (piece) {
    const price = Decimal.of(piece.price);
    return `Preis: ${germanCents(price)} € (${germanCents(price.dividedBy(kg))} €/kg)`;
  }
  const perKg = listPricePerKg(priced);
  return perKg && `Preis: ${germanCents(kg.times(perKg))} € (${germanMoney(perKg)} €/kg)`;
}

/** Returns the code for the till. Undefined: the article or the weight has none that a scan reads back. */
function tillCode(kg: Decimal, { article, weightPatterns, isFixed }: PackGoods): string | undefined {
  if (isFixed) {
    const gtin = article.gtins.find((one) => one.length === 13);
    return gtin !== undefined && scaleLabel(gtin, weightPatterns) === undefined ? gtin : undefined;
  }
  if (article.plu === '') return undefined;
  const codes = weightPatterns.flatMap((pattern) => scaleCode(pattern, article.plu, kg) ?? []);
  return codes.find((code) => {
    const read = scaleLabel(code, weightPatterns);
    return read?.netWeightKg === kg.toText() && read.plu === String(Number(article.plu));
  });
}

/** Returns whether a scan reads the lot number as such, and not as an address or as element strings in brackets. */
const readsBack = (lotNumber: string, { today, weightPatterns }: PackGoods): boolean =>
  typedText(lotNumber) === lotNumber && readCode(lotNumber, today, weightPatterns).kind === 'TEXT';

/**
 * The most characters of a GS1-128 code that is at most 376 modules wide: 95 mm at two dots of 203 dpi, which fit across a
 * label of 100 mm.
 */
const NARROW_CHARACTERS = 42;

function symbolsOf(kg: Decimal, goods: PackGoods, isNarrow: boolean): readonly PackSymbol[] {
  const { article, lot, dateKind } = goods;
  const till = tillCode(kg, goods);
  const [gtin] = article.gtins;
  const gs1 = lotLabel(
    {
      ...{ lotNumber: lot.lotNumber, gtin, articleNumber: article.articleNumber, netWeightKg: kg },
      ...(dateKind === 'USE_BY' ? { useBy: lot.expiryDate } : { bestBefore: lot.expiryDate }),
    },
    isNarrow ? NARROW_CHARACTERS : undefined,
  );
  const qr = gs1 === undefined && readsBack(lot.lotNumber, goods);
  return [
    ...(till === undefined ? [] : [{ kind: 'EAN13' as const, text: till }]),
    ...(gs1 ?? []).map((text) => ({ kind: 'GS1_128' as const, text })),
    ...(qr ? [{ kind: 'QR' as const, text: lot.lotNumber }] : []),
  ];
}

export interface Packs {
  readonly packs: readonly Pack[];
  readonly lacksPrice: boolean;
  readonly lacksTillCode: boolean;
}

/** Returns a pack for each weight in kg. `isNarrow`: its GS1-128 codes are split earlier, to fit across a label. */
export function packsOf(weights: readonly Decimal[], goods: PackGoods, isNarrow = false): Packs {
  const packs = weights.map(
    (kg): Pack => ({
      weightKg: kg.toText(),
      netQuantity: netQuantityOf(kg),
      price: goods.priced ? (priceOf(kg, goods) ?? null) : null,
      symbols: symbolsOf(kg, goods, isNarrow),
    }),
  );
  return {
    packs,
    lacksPrice: goods.priced && packs.some(({ price }) => price === null),
    lacksTillCode: packs.some(({ symbols }) => !symbols.some(({ kind }) => kind === 'EAN13')),
  };
}
