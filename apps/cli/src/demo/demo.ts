/** `cleaver demo`: a believable butcher's, in a shop that is empty. The same every time, but for the days, which count from today. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CleaverClient } from '@cleaver/client';
import { type Context, call, type OwnCommand } from '../context.ts';
import { fill } from '../csv/import.ts';
import type { Row } from '../csv/kind.ts';
import { KINDS } from '../csv/kinds.ts';
import { Failure } from '../exits.ts';
import { forEachAtOnce } from '../parallel.ts';
import { Progress } from '../progress.ts';
import { connected } from '../session.ts';
import { CERTIFICATES, CONTRACTS, DELIVERY_ADDRESSES, RATINGS } from './shop/partners.ts';
import { type DemoRecipe, RECIPES } from './shop/recipes.ts';
import { type Keeping, keepingOf, LOCATIONS, REASONS } from './shop/storage.ts';

export const demo: OwnCommand = {
  name: 'demo',
  summary: 'Fill an empty shop with an invented butcher’s, in German',
  positionals: [],
  options: [
    { name: 'force', description: 'Though the shop is not empty: on the same day it goes on where it was interrupted' },
  ],
  more: `Suppliers with certificates, customers with frame contracts, 150 articles, 30 recipes, storage locations, 600 lots and
some planned batches. Refuses where anything of these is there already. What it made cannot be deleted: not for a shop that
is in earnest.`,
  async run(context) {
    const { io, json, values } = context;
    const client = await connected(context);
    if (values['force'] !== true) await refuseUnlessEmpty(client, io.signal);
    const counts = await new Filling(client, context).run();
    if (json) io.stdout.write(`${JSON.stringify(counts)}\n`);
    else {
      const parts = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
      io.stdout.write(`The shop has ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.\n`);
    }
  },
};

const HOLDS = ['categories', 'suppliers', 'customers', 'articles', 'recipes', 'inventory/storage-locations'];

async function refuseUnlessEmpty(client: CleaverClient, signal: AbortSignal): Promise<void> {
  const found = await Promise.all(
    HOLDS.map(async (what) => {
      const { page } = (await call(client, 'get', `/api/${what}`, { query: { size: 1 }, signal })) as Page;
      return `${page.totalElements} ${what.replace('inventory/', '').replace('-', ' ')}`;
    }),
  );
  const full = found.filter((one) => !one.startsWith('0 '));
  if (full.length > 0) {
    throw new Failure(`The shop is not empty: it has ${full.join(', ')}`, { exit: 'refused' });
  }
}

interface Page {
  readonly page: { readonly totalElements: number };
}

interface Made {
  readonly id: string;
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
  readonly #client: CleaverClient;
  readonly #context: Context;
  readonly #today: string;
  /** Ids by what people call things: names, and the numbers of articles. */
  readonly #ids = new Map<string, string>();
  readonly #recipes = new Map<string, string>();

  constructor(client: CleaverClient, context: Context) {
    this.#client = client;
    this.#context = context;
    this.#today = context.io.now().toISOString().slice(0, 10);
  }

  async run(): Promise<Record<string, number>> {
    const rows: Record<string, readonly Row[]> = {};
    for (const kind of KINDS) {
      const bytes = readFileSync(new URL(`./shop/${kind.name}.csv`, import.meta.url));
      const file = { bytes, path: `${kind.name}.csv`, kind, client: this.#client };
      rows[kind.name] = await fill(file, this.#context);
    }
    await this.#learn('suppliers', 'name');
    await this.#learn('customers', 'name');
    await this.#learn('articles', 'articleNumber');

    await this.#each('suppliers’ certificates', Object.entries(CERTIFICATES), (one) => this.#certify(...one));
    await this.#each('ratings', Object.entries(RATINGS), (one) => this.#rate(...one));
    await this.#each('delivery addresses', Object.entries(DELIVERY_ADDRESSES), (one) => this.#deliver(...one));
    await this.#each('frame contracts', Object.entries(CONTRACTS), (one) => this.#agree(...one));
    await this.#each('storage locations', LOCATIONS, (one) => this.#open(...one));
    // A recipe comes after its sub-recipes.
    for (let left = RECIPES; left.length > 0; ) {
      const waits = ({ needs }: DemoRecipe) => left.some(({ article }) => needs.some((need) => need.endsWith(article)));
      const next = left.filter((recipe) => !waits(recipe));
      if (next.length === 0) throw new Error('The recipes of the demonstration wait for each other');
      await this.#each('recipes', next, (recipe) => this.#write(recipe));
      left = left.filter(waits);
    }

    const articles = (rows['articles'] ?? []).filter(({ category }) => category !== undefined);
    await this.#each('lots', this.#stocks(articles), (one) => this.#fill(one));
    const planned = RECIPES.filter(({ type }) => type === 'FINISHED_PRODUCT').filter((_, index) => index % 2 === 0);
    await this.#each('production batches', [...planned.entries()], (one) => this.#plan(...one));
    return {
      suppliers: rows['suppliers']?.length ?? 0,
      customers: rows['customers']?.length ?? 0,
      categories: rows['categories']?.length ?? 0,
      articles: articles.length,
      recipes: RECIPES.length,
      'storage locations': LOCATIONS.length,
      lots: articles.length * LOTS,
      'planned batches': planned.length,
    };
  }

  async #learn(what: string, member: 'name' | 'articleNumber'): Promise<void> {
    const path = `/api/${what}` as '/api/articles';
    for await (const item of this.#client.items(path, { query: { size: 500 } })) {
      this.#ids.set(item[member], item.id);
    }
  }

  async #each<T>(what: string, items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
    const progress = new Progress(this.#context.io, `Writing ${what}`, items.length);
    try {
      await forEachAtOnce(items, async (item) => {
        await work(item);
        progress.step();
      });
    } finally {
      progress.end();
    }
  }

  /** A key for each request of this day: a second run repeats the answers of the first. */
  async #post(path: string, body?: unknown): Promise<Made> {
    const digest = createHash('sha256')
      .update(JSON.stringify([path, body]))
      .digest('hex');
    const { signal } = this.#context.io;
    const idempotencyKey = `cleaver demo ${this.#today} ${digest}`;
    return (await call(this.#client, 'post', path, { body, idempotencyKey, signal })) as Made;
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
    return call(this.#client, 'put', path, { body });
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
  #stocks(articles: readonly Row[]): Stock[] {
    const batches = new Map<string, number>();
    return articles.map((article, index) => {
      const number = String(article['articleNumber']);
      const keeping = keepingOf(String(article['name']), String(article['category']));
      const isMade = article['suppliers'] === undefined;
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
    for (const { batchId, batchType, amount, expiryDate, sold, reason } of lots) {
      const made = await this.#post(`/api/inventory/stocks/${id}/batches`, {
        batchId,
        batchType,
        quantityAmount: String(amount),
        quantityUnit: unit,
        expiryDate,
      });
      const path = `/api/inventory/stocks/${id}/batches/${made.id}`;
      if (sold > 0) await this.#post(`${path}/remove`, { quantityAmount: String(sold), quantityUnit: unit });
      if (reason !== undefined) await this.#post(`${path}/block`, { reason });
    }
  }

  /** Three on a day, from tomorrow on. */
  #plan(index: number, { article, makes, shelfLifeDays }: DemoRecipe): Promise<unknown> {
    const day = 1 + Math.floor(index / 3);
    return this.#post('/api/production/batches', {
      recipeId: this.#recipes.get(article),
      plannedQuantity: makes,
      plannedQuantityUnit: 'KG',
      productionDate: this.#day(day),
      bestBeforeDate: this.#day(day + shelfLifeDays),
    });
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
