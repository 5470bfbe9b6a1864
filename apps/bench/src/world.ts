/** What both sides are filled with, and how the requests find their way in it. */

export const SUPPLIERS = 20_000;
export const CUSTOMERS = 50_000;
export const FEW_ARTICLES = 100;
export const MANY_ARTICLES = 200_000;
export const CATEGORIES = 20;
export const STOCKS = 100;
export const BATCHES_PER_STOCK = 10;
/** Production batches that goods are consumed for, in turn. */
export const RUNS = 300;
/** Production batches in progress for which goods were consumed, each to be completed once: more than a measurement needs. */
export const COMPLETIONS = 40_000;
export const INGREDIENTS = 40;
export const STEPS = 5;
export const USERS = 32;
export const PASSWORD = 'a password for the bench';
/** More than any measurement takes out. */
export const PLENTY = '100000000';

export const kilograms = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

export const userName = (n: number): string => `bench-${n}`;

export const supplier = {
  name: 'Fleischgroßhandel Hinterhuber KG',
  phone: '+49 89 1234567',
  email: 'einkauf@hinterhuber.example',
  contactPerson: 'Resi Hinterhuber',
  street: 'Am Schlachthof',
  houseNumber: '12a',
  postalCode: '80337',
  city: 'München',
  country: 'DE',
  paymentDueDays: 30,
  paymentDescription: '30 Tage netto, 2 % Skonto bei 10 Tagen',
};

export const recipe = {
  name: 'Weißwurst',
  version: 1,
  type: 'FINISHED_PRODUCT',
  description: 'Nach dem Rezept des Hauses',
  yieldPercentage: 95,
  shelfLifeDays: 3,
  outputQuantity: '100',
  outputUom: 'KG',
};
export const ingredient = { quantity: '2.5', uom: 'KG', substitutable: false };
export const step = { description: 'Fein kuttern, dabei kühl halten', durationMinutes: 15, temperatureCelsius: 12 };

/** The recipes that `RUNS` are made by, in turn, each with ingredients of its own. */
export const SAUSAGES = 30;
export const CONSUMED = 3;
/** Of the n-th sausage, counted from 0 among the articles. */
export const articlesOf = (sausage: number): number[] => range(CONSUMED).map((n) => sausage * CONSUMED + n);
export const sausage = { ...recipe, name: 'Bratwurst', shelfLifeDays: 30 };
export const plan = {
  plannedQuantity: '50',
  plannedQuantityUnit: 'KG',
  productionDate: '2030-01-01',
  bestBeforeDate: '2030-01-04',
};

const SUBJECTS = {
  supplier: 1,
  customer: 2,
  article: 3,
  category: 4,
  stock: 5,
  stockBatch: 6,
  user: 7,
  otherStock: 8,
  lot: 9,
  run: 'a',
  completion: 'b',
} as const;
type Subject = keyof typeof SUBJECTS;

const prefix = (subject: Subject): string => `00000000-0000-7000-800${SUBJECTS[subject]}-`;

/** The id of the n-th of its kind. */
export const idOf = (subject: Subject, n: number): string => prefix(subject) + n.toString(16).padStart(12, '0');

/** The same in SQL, where `n` stands for an expression. */
export const idSql = (subject: Subject, n = 'n'): string =>
  `('${prefix(subject)}' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** In no order of the ids, so that sorting has something to do. */
export const articleNameSql = "'Artikel ' || substr(md5(n::text), 1, 10)";
/** Of each category one in ten is INACTIVE. */
export const articleStatusSql = `case when n / ${CATEGORIES} % 10 = 0 then 'INACTIVE' else 'ACTIVE' end`;
export const ACTIVE_SHARE = 0.9;

/** One side as the requests see it. */
export interface World {
  readonly stockIds: readonly string[];
  /** Of the same articles as `stockIds`, in the same order, at another location. */
  readonly otherStockIds: readonly string[];
  readonly batches: readonly { readonly stockId: string; readonly id: string }[];
  readonly recipeId: string;
  /** Production batches in progress. */
  readonly runIds: readonly string[];
}

/** Where SQL can be run: a client of `pg`, or the embedded database. */
export interface Sql {
  // biome-ignore lint/suspicious/noExplicitAny: rows of any shape
  query(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
