/**
 * A believable butcher's, played into a shop that is empty, through the service's interface: from a shell, or from a page. The same
 * every time, but for the days, which count from today.
 */
import { ApiError } from '@cleaver/client';
import { CERTIFICATES, CONTRACTS, DELIVERY_ADDRESSES, RATINGS } from './partners.ts';
import { type DemoRecipe, RECIPES } from './recipes.ts';
import { ARTICLES, CATEGORIES, CUSTOMERS, type DemoArticle, SUPPLIERS, TAXED_IN_FULL } from './registers.ts';
import { SOLD, sell } from './selling.ts';
import { type Keeping, keepingOf, LOCATIONS, REASONS } from './storage.ts';
import {
  COMPLAINT,
  COUNTED,
  CUTTING,
  DELIVERIES,
  type DemoDelivery,
  type DemoReceipt,
  EXERCISE,
  MADE,
  OPERATOR,
  RECEIPTS,
} from './week.ts';

/** Who asks the service, and tells people how far it is. */
export interface DemoHost {
  /** The day from which days are counted, like `2026-11-23`. */
  readonly today: string;
  /** Asks, at a path without names in it, and gives the body of the answer; rejects with an `ApiError` what is refused. */
  ask(
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    options: {
      readonly query?: Readonly<Record<string, unknown>>;
      readonly body?: unknown;
      readonly idempotencyKey?: string;
    },
  ): Promise<unknown>;
  /** Does the work for all items, in any order, and some at once. */
  each<T>(what: string, items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void>;
}

const HOLDS = ['categories', 'suppliers', 'customers', 'articles', 'recipes', 'inventory/storage-locations'];

/** What a shop has that is not empty: `12 suppliers`. */
export async function contentOfShop(host: Pick<DemoHost, 'ask'>): Promise<readonly string[]> {
  const counts = HOLDS.map(async (what) => {
    const { page } = (await host.ask('get', `/api/${what}`, { query: { size: 1 } })) as Page;
    return { count: page.totalElements, what: what.replace('inventory/', '').replace('-', ' ') };
  });
  return (await Promise.all(counts)).filter(({ count }) => count > 0).map(({ count, what }) => `${count} ${what}`);
}

interface Page {
  readonly page: { readonly totalElements: number };
}

/** Fills the shop, and tells how many there are of what. On the same day it goes on where it was interrupted. */
export const fillShop = (host: DemoHost): Promise<Record<string, number>> => new Filling(host).run();

const PLANNED = RECIPES.filter(({ type }) => type === 'FINISHED_PRODUCT').filter((_, index) => index % 2 === 0);

/** How many items `each` is given in all. */
export const DEMO_STEPS: number = [
  ...[Object.keys(CATEGORIES), SUPPLIERS, CUSTOMERS, ARTICLES, Object.keys(CERTIFICATES), Object.keys(RATINGS)],
  ...[Object.keys(DELIVERY_ADDRESSES), Object.keys(CONTRACTS), LOCATIONS, RECIPES, ARTICLES, PLANNED, RECEIPTS],
  DELIVERIES,
].reduce((sum, items) => sum + items.length, SOLD['standing orders'] + SOLD.orders);

interface Made {
  readonly id: string;
}

/** A batch that was made, or a cutting. */
interface Run extends Made {
  readonly outputs: readonly { readonly stockBatchId: string }[];
}

interface Article extends Made {
  readonly salesUnits: readonly Made[];
}

/** How many lots an article has. */
const LOTS = 4;

interface Stock {
  /** Of the article. */
  readonly number: string;
  readonly keeping: Keeping;
  readonly lots: readonly Lot[];
}

interface Lot {
  readonly batchId: string;
  readonly batchType: string;
  /** When it came. */
  readonly amount: number;
  readonly expiryDate: string;
  readonly sold: number;
  /** Why it is held back; undefined: it is not. */
  readonly reason: string | undefined;
}

/** As the scales show it, in 10 g; things are counted. */
const rounded = (amount: number, { unit }: Keeping): number =>
  unit === 'KG' ? Math.round(amount * 100) / 100 : Math.round(amount);

class Filling {
  readonly #host: DemoHost;
  readonly #today: string;
  /** Ids by what people call things: names, and the numbers of articles. */
  readonly #ids = new Map<string, string>();
  readonly #recipes = new Map<string, string>();
  /** Of an article, by its number. */
  readonly #stocks = new Map<string, string>();
  /** The stock batches of what came in or was made this week, by the number of the article. */
  readonly #fresh = new Map<string, string>();
  /** What lies where a count is, by stock batch: how much, and its unit. */
  readonly #counted = new Map<string, readonly [amount: string, unit: string]>();

  constructor(host: DemoHost) {
    this.#host = host;
    this.#today = host.today;
  }

  async run(): Promise<Record<string, number>> {
    const host = this.#host;
    await host.each('categories', Object.entries(CATEGORIES), (one) => this.#sort(...one));
    await host.each('suppliers', SUPPLIERS, (one) => this.#know('/api/suppliers', one));
    await host.each('customers', CUSTOMERS, (one) => this.#serve(one));
    await host.each('articles', ARTICLES, (one) => this.#offer(...one));
    await host.each('suppliers’ certificates', Object.entries(CERTIFICATES), (one) => this.#certify(...one));
    await host.each('ratings', Object.entries(RATINGS), (one) => this.#rate(...one));
    await host.each('delivery addresses', Object.entries(DELIVERY_ADDRESSES), (one) => this.#deliver(...one));
    await host.each('frame contracts', Object.entries(CONTRACTS), (one) => this.#agree(...one));
    await host.each('storage locations', LOCATIONS, (one) => this.#open(...one));
    // A recipe comes after its sub-recipes.
    for (let left = RECIPES; left.length > 0; ) {
      const waits = ({ needs }: DemoRecipe) => left.some(({ article }) => needs.some((need) => need.endsWith(article)));
      const next = left.filter((recipe) => !waits(recipe));
      if (next.length === 0) throw new Error('The recipes of the demonstration wait for each other');
      await host.each('recipes', next, (recipe) => this.#write(recipe));
      left = left.filter(waits);
    }

    await host.ask('put', '/api/settings', { body: { operator: OPERATOR } });
    await host.each('lots', this.#stocksOf(), (one) => this.#fill(one));
    await host.each('production batches', [...PLANNED.entries()], (one) => this.#plan(...one));
    await host.each('goods receipts', RECEIPTS, (one) => this.#receive(one));
    await this.#cut();
    for (const one of MADE) await this.#make(...one);
    await sell(
      {
        ...{ post: (path, body) => this.#post(path, body), put: (path, body) => host.ask('put', path, { body }) },
        ...{ each: (...items) => host.each(...items), id: (name) => this.#id(name), day: (ahead) => this.#day(ahead) },
      },
      (customer, orderId) => this.#ids.set(`order of ${customer}`, orderId),
    );
    await host.each('deliveries', DELIVERIES, (one) => this.#dispatch(one));
    await this.#complain();
    await this.#count();
    await this.#post('/api/quality/recalls', EXERCISE);
    return {
      suppliers: SUPPLIERS.length,
      customers: CUSTOMERS.length,
      categories: Object.keys(CATEGORIES).length,
      articles: ARTICLES.length,
      recipes: RECIPES.length,
      'storage locations': LOCATIONS.length,
      lots: ARTICLES.length * LOTS,
      'planned batches': PLANNED.length,
      'batches made': MADE.length,
      'goods receipts': RECEIPTS.length,
      deliveries: DELIVERIES.length,
      ...SOLD,
    };
  }

  /** A key for each request of this day: a second run repeats the answers of the first. `purpose` tells two that are alike. */
  async #post(path: string, body?: unknown, purpose = ''): Promise<Made> {
    const idempotencyKey = `cleaver demo ${this.#today} ${digest(JSON.stringify([path, body, purpose]))}`;
    return (await this.#host.ask('post', path, { body, idempotencyKey })) as Made;
  }

  async #know(path: string, body: { readonly name: string }): Promise<string> {
    const { id } = await this.#post(path, body);
    this.#ids.set(body.name, id);
    return id;
  }

  #sort(name: string, description: string): Promise<unknown> {
    const vatClass = TAXED_IN_FULL.includes(name) ? 'STANDARD' : 'REDUCED';
    const category = { name, vatClass, ...(description !== '' && { description }) };
    return this.#know('/api/categories', category);
  }

  async #serve({ preferences, ...customer }: (typeof CUSTOMERS)[number]): Promise<void> {
    const id = await this.#know('/api/customers', customer);
    if (preferences.length > 0) {
      await this.#host.ask('put', `/api/customers/${id}/preferences`, { body: { preferences } });
    }
  }

  async #offer(...[articleNumber, name, category, sold, suppliers]: DemoArticle): Promise<void> {
    // None is created without a sales unit: what is not sold gets one, and loses it again.
    const [first = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 0.01 }, ...more] = sold.map((one) => {
      const [unit, priceModel, price] = one.split(' ');
      return { unit, priceModel, price: Number(price) };
    });
    const body = { articleNumber, name, categoryId: this.#id(category), ...first };
    const { id, salesUnits } = (await this.#post('/api/articles', body)) as Article;
    this.#ids.set(articleNumber, id);
    this.#ids.set(`sales unit of ${articleNumber}`, salesUnits[0]?.id ?? '');
    const path = `/api/articles/${id}`;
    if (sold.length === 0) await this.#drop(`${path}/sales-units/${salesUnits[0]?.id}`);
    for (const unit of more) await this.#post(`${path}/sales-units`, unit);
    for (const supplier of suppliers) await this.#post(`${path}/suppliers`, { supplierId: this.#id(supplier) });
  }

  /** What the first of two runs dropped is gone. */
  async #drop(path: string): Promise<void> {
    try {
      await this.#host.ask('delete', path, {});
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }

  #id(name: string): string {
    const id = this.#ids.get(name);
    if (id === undefined) throw new Error(`The demonstration names ${name}, which it has not made`);
    return id;
  }

  async #certify(supplier: string, certificates: (typeof CERTIFICATES)[string]): Promise<void> {
    for (const [certificateType, issuer, from, until] of certificates) {
      const body = { certificateType, issuer, validFrom: this.#year(from), validUntil: this.#year(until) };
      await this.#post(`/api/suppliers/${this.#id(supplier)}/certificates`, body);
    }
  }

  #rate(supplier: string, [qualityScore, deliveryScore, priceScore]: (typeof RATINGS)[string]): Promise<unknown> {
    return this.#post(`/api/suppliers/${this.#id(supplier)}/rating`, { qualityScore, deliveryScore, priceScore });
  }

  #deliver(customer: string, address: (typeof DELIVERY_ADDRESSES)[string]): Promise<unknown> {
    const [label, street, houseNumber, postalCode, city, deliveryNotes] = address;
    const body = { label, street, houseNumber, postalCode, city, country: 'Deutschland', deliveryNotes };
    return this.#post(`/api/customers/${this.#id(customer)}/delivery-addresses`, body);
  }

  #agree(customer: string, [rhythm, until, lines]: (typeof CONTRACTS)[string]): Promise<unknown> {
    const lineItems = lines.map((line) => {
      const [number = '', unit, price, quantity] = line.split(' ');
      return { articleId: this.#id(number), unit, agreedPrice: Number(price), agreedQuantity: Number(quantity) };
    });
    const path = `/api/customers/${this.#id(customer)}/frame-contract`;
    const body = { rhythm, validFrom: this.#year('+0-01-01'), validUntil: this.#year(until), lineItems };
    return this.#host.ask('put', path, { body });
  }

  async #open(...[name, storageType, minTemperature, maxTemperature]: (typeof LOCATIONS)[number]): Promise<void> {
    const body = { name, storageType, minTemperature, maxTemperature };
    this.#ids.set(name, (await this.#post('/api/inventory/storage-locations', body)).id);
  }

  async #write({
    article,
    name,
    type,
    makes,
    yields,
    shelfLifeDays,
    description,
    needs,
    steps,
  }: DemoRecipe): Promise<void> {
    const [articleId, yieldPercentage] = [this.#id(article), yields];
    const body = {
      name,
      type,
      description,
      yieldPercentage,
      shelfLifeDays,
      outputQuantity: makes,
      outputUom: 'KG',
      articleId,
    };
    const { id } = await this.#post('/api/recipes', body);
    for (const need of needs) {
      const [amount = '', number = ''] = need.split(' ');
      const of = number.replace('~', '');
      await this.#post(`/api/recipes/${id}/ingredients`, {
        articleId: this.#id(of),
        quantity: amount.replace('m', ''),
        uom: amount.endsWith('m') ? 'M' : 'KG',
        subRecipeId: this.#recipes.get(of),
        substitutable: number.startsWith('~'),
      });
    }
    for (const [index, step] of steps.entries()) {
      const [text, minutes, degrees] = step.split('; ');
      await this.#post(`/api/recipes/${id}/steps`, {
        stepNumber: index + 1,
        description: text,
        durationMinutes: Number.parseInt(minutes ?? '', 10),
        temperatureCelsius: Number.parseInt(degrees ?? '', 10),
      });
    }
    await this.#post(`/api/recipes/${id}/activate`);
    this.#recipes.set(article, id);
  }

  /** All stocks and their lots: of each the oldest first; here and there one has expired, is held back, or nearly used up. */
  #stocksOf(): Stock[] {
    const batches = new Map<string, number>();
    return ARTICLES.map(([number, name, category, , suppliers], index) => {
      const keeping = keepingOf(name, category);
      const isMade = suppliers.length === 0;
      const amounts = Array.from({ length: LOTS }, (_, lot) => this.#amount(index, lot, keeping));
      const lots = amounts.map((amount, lot): Lot => {
        const age = Math.max(Math.floor((keeping.lasts * (LOTS - lot - 0.6)) / LOTS), isMade ? 1 : 0);
        const left = Math.min(Math.max(keeping.lasts - age + (index % 4) - 1, 1), keeping.lasts);
        const day = this.#day(-age);
        if (isMade) batches.set(day, (batches.get(day) ?? 0) + 1);
        const sold = index % 13 === 5 ? amount : rounded((amount * ((index * 17) % 80)) / 100, keeping);
        return {
          // As the service numbers what is made, and as one marks what is delivered.
          batchId: isMade
            ? `P-${day}-${String(batches.get(day)).padStart(3, '0')}`
            : `${number}-${day.replaceAll('-', '')}-${lot + 1}`,
          batchType: isMade ? 'PRODUCED' : 'PURCHASED',
          amount,
          expiryDate: this.#day(lot === 0 && index % 19 === 0 ? -1 : left),
          sold: lot === 0 ? sold : 0,
          reason: lot === 1 && index % 31 === 7 ? REASONS[Math.floor(index / 31) % REASONS.length] : undefined,
        };
      });
      return { number, keeping, lots };
    });
  }

  #amount(index: number, lot: number, keeping: Keeping): number {
    const part = index % 23 === 11 ? 0.08 : 1;
    return rounded((keeping.lot * part * (70 + ((index * 37 + lot * 23) % 61))) / 100, keeping);
  }

  async #fill({ number, keeping, lots }: Stock): Promise<void> {
    const unit = keeping.unit;
    const { id } = await this.#post('/api/inventory/stocks', {
      articleId: this.#id(number),
      storageLocationId: this.#id(keeping.location),
      minimumLevelAmount: keeping.minimum,
      minimumLevelUnit: unit,
      minimumShelfLifeDays: keeping.warns,
    });
    this.#stocks.set(number, id);
    for (const { batchId, batchType, amount, expiryDate, sold, reason } of lots) {
      const made = await this.#post(`/api/inventory/stocks/${id}/batches`, {
        batchId,
        batchType,
        quantityAmount: String(amount),
        quantityUnit: unit,
        expiryDate,
      });
      if (keeping.location === COUNTED && sold < amount) this.#counted.set(made.id, [String(amount - sold), unit]);
      const path = `/api/inventory/stocks/${id}/batches/${made.id}`;
      if (sold > 0) await this.#post(`${path}/remove`, { quantityAmount: String(sold), quantityUnit: unit });
      if (reason !== undefined) await this.#post(`${path}/block`, { reason });
    }
  }

  /** Three on a day, from today on. */
  #plan(index: number, { article, makes, shelfLifeDays }: DemoRecipe): Promise<unknown> {
    const day = Math.floor(index / 3);
    return this.#post('/api/production/batches', {
      recipeId: this.#recipes.get(article),
      plannedQuantity: makes,
      plannedQuantityUnit: 'KG',
      productionDate: this.#day(day),
      bestBeforeDate: this.#day(day + shelfLifeDays),
    });
  }

  async #receive({ day, supplier, vehicle, limit, facts, rejected, inspections = {}, ...more }: DemoReceipt) {
    const lines = more.lines.map((line) => {
      const [number = '', quantityAmount, temperature, lasts, supplierLot] = line.split(' ');
      return {
        stockId: this.#stock(number),
        ...{ quantityAmount, quantityUnit: 'KG', expiryDate: this.#day(day + Number(lasts)), supplierLot, facts },
        ...{ temperature: Number(temperature), temperatureLimit: limit },
      };
    });
    const [number = '', rejectedAmount] = rejected?.[0].split(' ') ?? [];
    const refused = rejected && {
      ...{ stockId: this.#stock(number), rejectedAmount, rejectedUnit: 'KG', rejectReason: rejected[1] },
    };
    const path = '/api/procurement/goods-receipts';
    const receipt = (await this.#post(path, {
      ...{ supplierId: this.#id(supplier), deliveryNote: more.deliveryNote, receiptDate: this.#day(day) },
      ...{ vehicleTemperature: vehicle, lines: [...lines, ...(refused ? [refused] : [])] },
    })) as Made & { readonly lines: readonly { readonly stockBatchId: string }[] };
    for (const [index, line] of more.lines.entries()) {
      const [article = ''] = line.split(' ');
      const found = inspections[article];
      if (found) await this.#post(`${path}/${receipt.id}/lines/${index + 1}/inspections`, found);
      this.#fresh.set(article, receipt.lines[index]?.stockBatchId ?? '');
    }
  }

  async #cut(): Promise<void> {
    const [from = '', quantityAmount] = CUTTING.of.split(' ');
    const kilograms = (amount: string | undefined) => ({ quantityAmount: amount, quantityUnit: 'KG' });
    const outputs = CUTTING.into.map((line) => {
      const [number = '', amount, share] = line.split(' ');
      return { stockId: this.#stock(number), ...kilograms(amount), costShare: Number(share) };
    });
    const [wasted, reason] = CUTTING.waste;
    const cutting = (await this.#post('/api/production/cuttings', {
      inputs: [{ stockBatchId: this.#fresh.get(from), ...kilograms(quantityAmount) }],
      ...{ outputs, waste: [{ ...kilograms(wasted), reason }], loss: kilograms(CUTTING.loss), note: CUTTING.note },
    })) as Run;
    for (const [index, line] of CUTTING.into.entries()) {
      this.#fresh.set(line.split(' ')[0] ?? '', cutting.outputs[index]?.stockBatchId ?? '');
    }
  }

  async #make(article: string, planned: string, made: string): Promise<void> {
    const { shelfLifeDays } = RECIPES.find((recipe) => recipe.article === article) as DemoRecipe;
    const { id } = await this.#post(
      '/api/production/batches',
      {
        ...{ recipeId: this.#recipes.get(article), plannedQuantity: planned, plannedQuantityUnit: 'KG' },
        ...{ productionDate: this.#day(0), bestBeforeDate: this.#day(shelfLifeDays) },
      },
      'made',
    );
    const path = `/api/production/batches/${id}`;
    await this.#post(`${path}/start`);
    await this.#post(`${path}/consume`, { fefo: true });
    const output = { stockId: this.#stock(article), quantityAmount: made, quantityUnit: 'KG' };
    const { outputs } = (await this.#post(`${path}/complete`, { outputs: [output] })) as Run;
    this.#fresh.set(article, outputs[0]?.stockBatchId ?? '');
  }

  async #dispatch({ day, customer, label, lines }: DemoDelivery): Promise<void> {
    const orderId = this.#ids.get(`order of ${customer}`);
    const { id } = await this.#post('/api/sales/deliveries', {
      ...{ customerId: this.#id(customer), deliveryAddressLabel: label, dispatchDate: this.#day(day) },
      lines: lines.map((line, index) => {
        const [number = '', quantityAmount] = line.split(' ');
        const serves = orderId === undefined ? {} : { orderId, orderLine: index + 1 };
        return { stockBatchId: this.#fresh.get(number), quantityAmount, quantityUnit: 'KG', ...serves };
      }),
    });
    this.#ids.set(`delivery to ${customer}`, id);
  }

  async #complain(): Promise<void> {
    const { customer, lines } = DELIVERIES.at(-1) as DemoDelivery;
    const [number = ''] = lines[0]?.split(' ') ?? [];
    const place = { articleId: this.#id(number), storageLocationId: this.#id(COMPLAINT.location) };
    const { id: stockId } = await this.#post('/api/inventory/stocks', place);
    await this.#post(`/api/sales/deliveries/${this.#id(`delivery to ${customer}`)}/returns`, {
      lines: [{ line: 1, stockId, quantityAmount: COMPLAINT.kilograms, quantityUnit: 'KG' }],
      reason: COMPLAINT.reason,
    });
  }

  /** Everything is as it should be, but for one pound of something. */
  async #count(): Promise<void> {
    const { id } = await this.#post('/api/inventory/counts', { storageLocationId: this.#id(COUNTED) });
    const lines = [...this.#counted].map(([stockBatchId, [amount, quantityUnit]], index) => ({
      ...{ stockBatchId, quantityUnit },
      quantityAmount: String(Math.round((Number(amount) - (index === 0 ? 0.5 : 0)) * 100) / 100),
    }));
    await this.#host.ask('put', `/api/inventory/counts/${id}/lines`, { body: { lines } });
    await this.#post(`/api/inventory/counts/${id}/submit`);
  }

  #stock(number: string): string {
    const id = this.#stocks.get(number);
    if (id === undefined) throw new Error(`The demonstration keeps no ${number}`);
    return id;
  }

  /** In so many days. */
  #day(days: number): string {
    const day = new Date(`${this.#today}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  }

  /** `+1-12-31` is the last day of the next year. */
  #year(date: string): string {
    const [, years, rest] = /^([+-]\d)(-.*)$/.exec(date) ?? [];
    return `${Number(this.#today.slice(0, 4)) + Number(years)}${rest}`;
  }
}

/** Sixteen hexadecimal digits that two texts hardly share (FNV-1a, twice). */
function digest(text: string): string {
  const hash = (seed: number) => {
    let sum = seed;
    for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return sum.toString(16).padStart(8, '0');
  };
  return hash(0x811c9dc5) + hash(0x1b873593);
}
