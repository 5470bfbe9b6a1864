/**
 * Tests random sales histories against the test's own books (`sales-books.ts`). The steps are changed prices,
 * contracts, orders, deliveries, returns and undos. A failure reports the seed, and `SEED=…` repeats the run.
 */
import { randomInt } from 'node:crypto';
import { listMovements, undoMovement } from '@cleaver/domain/inventory';
import { Refusal } from '@cleaver/domain/kernel';
import { changePrice, removeFrameContract, setFrameContract } from '@cleaver/domain/masterdata';
import {
  cancelOrder,
  changeOrder,
  confirmOrder,
  dispatchDelivery,
  getDelivery,
  getOrder,
  listFrameContracts,
  type Price,
  placeOrder,
  returnDelivery,
} from '@cleaver/domain/sales';
import type { Test } from 'tap';
import type { Stored } from '../contract/samples.ts';
import { type Goods, type Order, type Ordered, SalesBooks, type Sent, thousandths } from './sales-books.ts';
import { SalesShop } from './sales-shop.ts';

const LAST_DAY = '9999-12-31';
const acknowledge = {
  codes: ['OVER_CALL', 'REMAINING_LIFE', 'WEIGHT_DEVIATION', 'OVER_DELIVERY'],
  reason: 'by chance',
};

const priceText = (price: Price | null): string | null =>
  price && `${price.amount} ${price.per} ${price.source} ${price.day}`;

class History extends SalesShop {
  readonly books = new SalesBooks();
  /** Whether the last contract is still set. */
  #isSet = false;

  async step(): Promise<void> {
    const steps = [
      ...[this.#price, this.#contract, this.#end, this.#confirm, this.#confirm, this.#confirm, this.#change],
      ...[this.#cancel, this.#deliver, this.#deliver, this.#deliver, this.#deliver, this.#return, this.#undo],
    ];
    await this.chance.oneOf(steps).call(this);
  }

  async #price(): Promise<void> {
    const of = this.chance.oneOf(this.goods);
    const [validFrom, cents] = [this.someDay(0, 4), 100 + this.chance.upTo(2000)];
    await this.ask(changePrice, { id: of.id, suId: of.salesUnitId, price: cents / 100, validFrom });
    of.list.set(validFrom, cents);
  }

  async #contract(): Promise<void> {
    const { upTo, oneOf } = this.chance;
    const from = upTo(4) === 0 ? '' : this.someDay(4, 4);
    const until = upTo(2) === 0 ? LAST_DAY : this.day(upTo(4) + 4);
    const agreed = this.goods
      .filter(() => upTo(4) > 0)
      .map((of) => {
        const per =
          of.kind === 'KG' ? ('KG' as const) : of.kind === 'TIN' ? ('PIECE' as const) : oneOf(['KG', 'PIECE'] as const);
        return { of, cents: 100 + upTo(900), quantity: 1 + upTo(60), per };
      });
    const unitOf = ({ of, per }: (typeof agreed)[number]) =>
      per === 'KG' ? 'KG' : of.kind === 'TIN' ? 'PIECE_FIXED' : 'PIECE_VARIABLE';
    await this.ask(setFrameContract, {
      ...{ id: this.customerId, rhythm: 'WEEKLY', validFrom: from || undefined },
      validUntil: until === LAST_DAY ? undefined : until,
      lineItems: agreed.map((line) => ({
        ...{ articleId: line.of.id, agreedPrice: line.cents / 100, agreedQuantity: line.quantity, unit: unitOf(line) },
      })),
    });
    this.#isSet = true;
    this.books.free(from, until);
    this.books.contracts.push({ from, until, agreed });
  }

  async #end(): Promise<void> {
    if (!this.#isSet || this.chance.upTo(3) > 0) return;
    this.#isSet = false;
    await this.ask(removeFrameContract, { id: this.customerId });
    this.books.end(this.day(0));
  }

  async #confirm(): Promise<void> {
    const { upTo, oneOf } = this.chance;
    const requestedDate = this.someDay(4, 6);
    const lines = Array.from({ length: 1 + upTo(3) }, (): Ordered => {
      const of = oneOf(this.goods);
      const per = of.kind === 'KG' ? 'KG' : of.kind === 'TIN' ? 'PIECE' : oneOf(['KG', 'PIECE'] as const);
      const amount = per === 'KG' ? 1 + upTo(20_000) : 1 + upTo(40);
      const price = this.books.price(of, requestedDate) ?? '';
      return { of, amount, per, price, delivered: 0, lasts: 0, cancelled: false };
    });
    const { id } = await this.ask(placeOrder, {
      ...{ customerId: this.customerId, requestedDate },
      lines: lines.map(({ of, amount, per }) => ({
        ...{ articleId: of.id, quantityAmount: per === 'KG' ? thousandths(amount) : String(amount), quantityUnit: per },
      })),
    });
    await this.ask(confirmOrder, { id, acknowledge });
    this.books.orders.push({ id, lines });
  }

  /** Returns a random line that meets the condition, and its order. */
  #find(meets: (order: Order, line: Ordered) => boolean): { order: Order; line: Ordered; at: number } | undefined {
    const found = this.books.orders.flatMap((order) =>
      order.lines.flatMap((line, at) => (meets(order, line) ? [{ order, line, at }] : [])),
    );
    return found.length > 0 ? this.chance.oneOf(found) : undefined;
  }

  /** Sets another amount for a line, above its delivered amount. */
  async #change(): Promise<void> {
    const found = this.#find((order, line) => this.books.isDeliverable(order, line));
    if (!found) return;
    const { order, line, at } = found;
    const amount = line.delivered + 1 + this.chance.upTo(line.per === 'KG' ? 5000 : 9);
    const quantityAmount = line.per === 'KG' ? thousandths(amount) : String(amount);
    const lines = order.lines.map((_, index) => ({ line: index + 1, ...(index === at && { quantityAmount }) }));
    await this.ask(changeOrder, { id: order.id, lines, acknowledge });
    line.amount = amount;
  }

  async #cancel(): Promise<void> {
    const found = this.chance.upTo(3) === 0 ? this.#find((_, line) => this.books.isOpen(line)) : undefined;
    if (!found) return;
    await this.ask(cancelOrder, { id: found.order.id, reason: 'by chance', lines: [found.at + 1] });
    found.line.cancelled = true;
  }

  /** Delivers two kinds of goods: one with or without an order line, the other without. */
  async #deliver(): Promise<void> {
    const { upTo, oneOf } = this.chance;
    const found = upTo(4) > 0 ? this.#find((order, line) => this.books.isDeliverable(order, line)) : undefined;
    const dispatchDate = this.someDay(4, 0);
    const loose = oneOf(this.goods.filter((of) => of !== found?.line.of));
    const lines = [
      this.#send(found?.line.of ?? oneOf(this.goods.filter((of) => of !== loose)), found),
      this.#send(loose),
    ];
    const { id } = await this.ask(dispatchDelivery, {
      ...{ customerId: this.customerId, dispatchDate, acknowledge },
      lines: lines.map(({ of, grams, pieces, last }, index) => ({
        ...{ stockBatchId: of.stockBatchId, ...quantityOf(of, grams, pieces) },
        ...(index === 0 && found && { orderId: found.order.id, orderLine: found.at + 1, last }),
      })),
    });
    for (const [index, line] of lines.entries()) {
      const price = line.serves?.price ?? this.books.price(line.of, dispatchDate);
      this.books.sent.push({ ...line, deliveryId: id, line: index + 1, price });
      if (!line.serves) continue;
      line.serves.delivered += line.serves.per === 'KG' ? line.grams : (line.pieces ?? 0);
      line.serves.lasts += line.last ? 1 : 0;
    }
  }

  #send(of: Goods, found?: { readonly line: Ordered }): Omit<Sent, 'deliveryId' | 'line' | 'price'> {
    const { upTo } = this.chance;
    const isCounted = of.kind === 'TIN' || found?.line.per === 'PIECE' || (of.kind === 'CATCH' && upTo(2) === 0);
    const [pieces, grams] = [1 + upTo(20), of.kind === 'TIN' ? 0 : 1 + upTo(9000)];
    const books = { undone: false, backGrams: 0, backPieces: 0 };
    return {
      of,
      grams,
      pieces: isCounted ? pieces : null,
      serves: found?.line,
      last: !!found && upTo(5) === 0,
      ...books,
    };
  }

  async #return(): Promise<void> {
    const left = (line: Sent) =>
      line.of.kind === 'TIN' ? (line.pieces ?? 0) - line.backPieces : line.grams - line.backGrams;
    const found = this.books.sent.filter(
      (line) => !line.undone && left(line) > 0 && (line.pieces === null || line.pieces > line.backPieces),
    );
    if (found.length === 0) return;
    const line = this.chance.oneOf(found);
    const grams = line.of.kind === 'TIN' ? 0 : 1 + this.chance.upTo(line.grams - line.backGrams);
    const pieces = line.pieces === null ? null : 1 + this.chance.upTo(line.pieces - line.backPieces);
    const back = { line: line.line, stockId: line.of.returnsTo, ...quantityOf(line.of, grams, pieces) };
    const given = { id: line.deliveryId, lines: [back], reason: 'by chance', acknowledge };
    const isLast = [line.grams === line.backGrams + grams, line.pieces === line.backPieces + (pieces ?? 0)];
    if (line.of.kind !== 'TIN' && pieces !== null && isLast[0] !== isLast[1]) {
      const refused = await this.ask(returnDelivery, given).catch((error: unknown) => error);
      if (!(refused instanceof Refusal) || refused.code !== 'PIECES_MISMATCH') throw refused;
      return;
    }
    await this.ask(returnDelivery, given);
    line.backGrams += grams;
    line.backPieces += pieces ?? 0;
  }

  async #undo(): Promise<void> {
    const found = this.books.sent.filter((line) => !line.undone && line.backGrams + line.backPieces === 0);
    if (found.length === 0) return;
    const line = this.chance.oneOf(found);
    const filter = { documentId: line.deliveryId, stockBatchId: line.of.stockBatchId, type: 'DISPATCHED' };
    const [row] = (await this.ask(listMovements, filter)).content;
    await this.ask(undoMovement, { id: row?.id, reason: 'by chance' });
    line.undone = true;
    if (!line.serves) return;
    line.serves.delivered -= line.serves.per === 'KG' ? line.grams : (line.pieces ?? 0);
    line.serves.lasts -= line.last ? 1 : 0;
  }

  /** Compares all orders, deliveries and contracts with the books. */
  async compare(t: Test, seed: number): Promise<void> {
    for (const order of this.books.orders) {
      const { status, lines } = await this.ask(getOrder, { id: order.id });
      const shown = lines.map(({ price, status: of, delivered, open }) => ({
        ...{ price: priceText(price), status: of, delivered, open },
      }));
      t.strictSame({ status, lines: shown }, this.books.order(order), `seed ${seed}`);
    }
    for (const { deliveryId, line, price, undone, backPieces, pieces, of } of this.books.sent) {
      const shown = (await this.ask(getDelivery, { id: deliveryId })).lines[line - 1];
      const counted = of.kind === 'TIN' || pieces === null ? null : backPieces;
      const found = shown && [priceText(shown.price), shown.undone, shown.takenBackPieces];
      t.strictSame(found, [price, undone, counted], `seed ${seed}`);
    }
    const { content } = await this.ask(listFrameContracts, { id: this.customerId, size: 500 });
    const rests = content.flatMap(({ validFrom, validUntil, lineItems }) =>
      lineItems.map((line) =>
        [validFrom ?? '', validUntil ?? LAST_DAY, line.articleId, line.called, line.rest, line.restUnit].join(' '),
      ),
    );
    t.strictSame(rests.toSorted(), this.books.rests().toSorted(), `seed ${seed}`);
  }
}

/**
 * Returns the amount members of a request: pieces for tins, and weight for other goods, with their pieces if counted.
 */
const quantityOf = ({ kind }: Goods, grams: number, pieces: number | null) =>
  kind === 'TIN'
    ? { quantityAmount: String(pieces), quantityUnit: 'PIECE' }
    : { quantityAmount: thousandths(grams), quantityUnit: 'KG', ...(pieces !== null && { pieces }) };

/**
 * Runs `steps` random steps in the core and in the books. Compares both about `looks` times, the last time at the end.
 */
export async function salesHistories(
  t: Test,
  stored: Omit<Stored, 'close'>,
  { steps, looks }: { readonly steps: number; readonly looks: number },
): Promise<void> {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  const history = new History(stored, seed);
  await history.open();
  for (let step = 1; step <= steps; step++) {
    await history.step();
    if (step % Math.ceil(steps / looks) === 0) await history.compare(t, seed);
  }
  await history.compare(t, seed);
}
