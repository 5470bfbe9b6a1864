/**
 * The books of the sales histories: orders, deliveries, contracts and list prices. They share no code with the core.
 * Ordered and delivered amounts are in whole grams or pieces. Agreed and list prices are in whole cents.
 */

/**
 * The kinds of goods, by storage and sales unit.
 * - KG: goods that are sold by weight, per KG.
 * - CATCH: goods that are stored by weight, at 0.25 kg a piece, and sold per KG.
 * - TIN: goods that are stored in pieces, and sold per PIECE.
 */
export type GoodsKind = 'KG' | 'CATCH' | 'TIN';

export interface Goods {
  readonly kind: GoodsKind;
  readonly id: string;
  readonly salesUnitId: string;
  readonly stockBatchId: string;
  readonly returnsTo: string;
  /**
   * The gross prices in cents, by the first day of their validity. An empty day means that the price has no first day.
   */
  readonly list: Map<string, number>;
}

/** A frame contract in the books. Days are ISO texts. '' and '9999-12-31' are open ends. `quantity` is in `per`. */
export interface Contract {
  readonly from: string;
  until: string;
  readonly agreed: readonly {
    readonly of: Goods;
    readonly cents: number;
    readonly quantity: number;
    readonly per: Per;
  }[];
}

type Per = 'KG' | 'PIECE';

export interface Ordered {
  readonly of: Goods;
  /** The ordered amount, in grams if `per` is KG, otherwise in pieces. */
  amount: number;
  readonly per: Per;
  readonly price: string;
  delivered: number;
  lasts: number;
  cancelled: boolean;
}

export interface Order {
  readonly id: string;
  readonly lines: Ordered[];
}

export interface Sent {
  readonly deliveryId: string;
  readonly line: number;
  readonly of: Goods;
  readonly grams: number;
  /** The number of pieces, for tins and for counted goods that are stored by weight. */
  readonly pieces: number | null;
  readonly price: string | null;
  readonly serves: Ordered | undefined;
  readonly last: boolean;
  undone: boolean;
  backGrams: number;
  backPieces: number;
}

const PIECE_GRAMS = 250;
const VAT = 7;
const TOLERANCE = 10;

const before = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const after = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Returns thousandths as a decimal text. */
export function thousandths(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(4, '0');
  const fraction = digits.slice(-3).replace(/0+$/, '');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -3)}${fraction && `.${fraction}`}`;
}

/** Returns an amount in hundredths of a cent as a decimal text in euros. */
const euros = (amount: number): string => {
  const digits = String(amount).padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0+$/, '');
  return `${digits.slice(0, -4)}${fraction && `.${fraction}`}`;
};

const lineStatus = ({ amount, per, delivered, lasts, cancelled }: Ordered): string => {
  const least = per === 'KG' ? amount * (100 - TOLERANCE) : amount * 100;
  if (delivered > 0 && delivered * 100 >= least) return 'COMPLETE';
  return cancelled || lasts > 0 ? 'CLOSED' : 'OPEN';
};

const open = (line: Ordered): number => (lineStatus(line) === 'OPEN' ? Math.max(0, line.amount - line.delivered) : 0);

const orderStatus = ({ lines }: Order): string => {
  if (lines.some((line) => lineStatus(line) === 'OPEN')) return 'CONFIRMED';
  return lines.some(({ delivered }) => delivered > 0) ? 'COMPLETED' : 'CANCELLED';
};

const shown = (per: Per, amount: number) => (per === 'KG' ? thousandths(amount) : String(amount));

export class SalesBooks {
  readonly orders: Order[] = [];
  readonly sent: Sent[] = [];
  contracts: Contract[] = [];

  /**
   * Ends all contracts on the day before `from`. Removes contracts that begin later. An empty `from` removes all
   * contracts.
   */
  end(from: string): void {
    const last = from === '' ? '' : before(from);
    this.contracts = this.contracts.filter((held) => last !== '' && (held.from === '' || held.from <= last));
    for (const held of this.contracts) if (held.until > last) held.until = last;
  }

  /**
   * Frees the days from `from` to `until`. Contracts that began before end on the day before `from`. Contracts that begin
   * on one of these days begin on the day after `until`, or are removed if no day is left.
   */
  free(from: string, until: string): void {
    this.contracts = this.contracts.flatMap((held) => {
      if (held.from > until || held.until < from) return [held];
      if (held.from < from) return [{ ...held, until: before(from) }];
      return until < held.until ? [{ ...held, from: after(until) }] : [];
    });
  }

  /** Returns the price of goods on a day, as the text that `priceText` makes of a response. */
  price(of: Goods, day: string): string | null {
    const contract = this.contracts.find((held) => held.from <= day && day <= held.until);
    const agreed = contract?.agreed.find((line) => line.of === of);
    const per = of.kind === 'TIN' ? 'PIECE' : 'KG';
    if (agreed) return `${euros(agreed.cents * 100)} ${per} CONTRACT ${day}`;
    const [from = ''] = [...of.list.keys()]
      .filter((key) => key <= day)
      .sort()
      .slice(-1);
    const gross = of.list.get(from) ?? 0;
    return `${euros(Math.floor((gross * 100 * 100 * 2 + 100 + VAT) / (2 * (100 + VAT))))} ${per} LIST ${day}`;
  }

  order({ lines, ...order }: Order) {
    return {
      status: orderStatus({ ...order, lines }),
      lines: lines.map((line) => ({
        ...{ price: line.price, status: lineStatus(line) },
        ...{ delivered: shown(line.per, line.delivered), open: shown(line.per, open(line)) },
      })),
    };
  }

  isDeliverable(order: Order, line: Ordered): boolean {
    return orderStatus(order) === 'CONFIRMED' && lineStatus(line) !== 'CLOSED';
  }

  isOpen = (line: Ordered): boolean => lineStatus(line) === 'OPEN';

  /**
   * Returns a text for each contract line, with the days of its contract, the article, the called-off amount, the rest
   * and the unit.
   */
  rests(): readonly string[] {
    return this.contracts.flatMap((contract) =>
      contract.agreed.map(({ of, quantity, per }) => {
        const called = this.#called(of, contract, per);
        const rest = quantity * 1000 - called;
        return [contract.from, contract.until, of.id, thousandths(called), thousandths(rest), per].join(' ');
      }),
    );
  }

  /** Returns the called-off amount of a contract line, in thousandths of its unit. */
  #called(of: Goods, { from, until }: Contract, per: Per): number {
    const isIn = (line: { readonly of: Goods; readonly price: string | null }) => {
      const [, , source = '', day = ''] = (line.price ?? '').split(' ');
      return line.of === of && source === 'CONTRACT' && from <= day && day <= until;
    };
    const count = (grams: number, pieces: number | null): number => {
      if (per === 'KG') return of.kind === 'TIN' ? 0 : grams;
      return pieces === null ? (grams * 1000) / PIECE_GRAMS : pieces * 1000;
    };
    const promised = this.orders.flatMap(({ lines }) => lines).filter(isIn);
    const gone = this.sent.filter((line) => isIn(line) && !line.undone);
    return [
      ...promised.map((line) =>
        line.per === 'KG' ? count(open(line), null) : count(open(line) * PIECE_GRAMS, open(line)),
      ),
      ...gone.map((line) =>
        count(line.grams - line.backGrams, line.pieces === null ? null : line.pieces - line.backPieces),
      ),
    ].reduce((sum, each) => sum + each, 0);
  }
}
