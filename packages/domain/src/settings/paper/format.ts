/** Formats values for papers. Does not use the locale data of the host, so a paper is the same everywhere. */
import type { PaperLanguage } from '../../kernel/contract/paper.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { firstNameOf } from '../../kernel/values/quantity.ts';

type Names = Readonly<Record<string, string | readonly [one: string, other: string]>>;

/** The names of units after an amount, by their canonical names. Other units are shown by their names in lower case. */
const UNITS: Readonly<Record<PaperLanguage, Names>> = {
  de: {
    ...{ HUNDRED_GRAM: '× 100 g', PIECE: 'Stück', PAIR: ['Paar', 'Paar'], DOZEN: 'Dutzend' },
    ...{ PORTION: ['Portion', 'Portionen'], SLICE: ['Scheibe', 'Scheiben'], PACK: ['Packung', 'Packungen'] },
    ...{ BOX: ['Karton', 'Kartons'], CRATE: ['Kiste', 'Kisten'], CAN: ['Dose', 'Dosen'], JAR: ['Glas', 'Gläser'] },
    ...{ BAG: 'Beutel', TRAY: ['Schale', 'Schalen'], RING: ['Ring', 'Ringe'], BOTTLE: ['Flasche', 'Flaschen'] },
    PALLET: ['Palette', 'Paletten'],
  },
  en: {
    ...{ HUNDRED_GRAM: '× 100 g', PIECE: ['pc', 'pcs'], PAIR: ['pair', 'pairs'], DOZEN: 'dozen' },
    ...{ PORTION: ['portion', 'portions'], SLICE: ['slice', 'slices'], PACK: ['pack', 'packs'], BOX: ['box', 'boxes'] },
    ...{ CRATE: ['crate', 'crates'], CAN: ['can', 'cans'], JAR: ['jar', 'jars'], BAG: ['bag', 'bags'] },
    ...{
      TRAY: ['tray', 'trays'],
      RING: ['ring', 'rings'],
      BOTTLE: ['bottle', 'bottles'],
      PALLET: ['pallet', 'pallets'],
    },
  },
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns the functions that format values in the language. Amounts are decimal texts and keep all their digits. */
export function paperFormat(language: PaperLanguage) {
  const isGerman = language === 'de';
  const number = (amount: string, places = 0): string => {
    const [whole = '', fraction = ''] = amount.split('.');
    const digits = fraction.padEnd(places, '0');
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, isGerman ? '.' : ',');
    return digits === '' ? grouped : `${grouped}${isGerman ? ',' : '.'}${digits}`;
  };
  const unit = (name: string, amount = '1'): string => {
    const text = UNITS[language][firstNameOf(name)] ?? name.toLowerCase();
    return typeof text === 'string' ? text : text[amount === '1' ? 0 : 1];
  };
  const money = (amount: string): string => number(amount, 2);
  return {
    /** Formats a day: 21.11.2026, or 21 Nov 2026. */
    day(date: CalendarDate): string {
      const [year = '', month = '', day = ''] = date.split('-');
      return isGerman ? `${day}.${month}.${year}` : `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
    },
    /** Formats a number: 1.234,5. `places`: the least number of decimal places. */
    number,
    /** Formats an amount with its unit: 12,5 kg. The unit stays on the line of the amount. */
    quantity: (amount: string, name: string): string => `${number(amount)}\u00a0${unit(name, amount)}`,
    /** Formats money without its currency: 1.234,50. */
    money,
    /** Formats a sum: 1.234,50 €. */
    sum: (amount: string): string => (isGerman ? `${money(amount)}\u00a0€` : `€${money(amount)}`),
    /** Formats a price: 8,90 €/kg. */
    price: ({ amount, per }: { readonly amount: string; readonly per: string }): string =>
      isGerman ? `${money(amount)} €/${unit(per)}` : `€${money(amount)}/${unit(per)}`,
  };
}
export type PaperFormat = ReturnType<typeof paperFormat>;
