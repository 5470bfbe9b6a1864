/** Makes sample records for the contract tests. Default names are unique, because databases may be shared. */
import { randomUUID } from 'node:crypto';
import type { Ports, Reads } from '@cleaver/domain';
import { Session, Sessions, User, type UserState, Users } from '@cleaver/domain/identity';
import { Lot, type LotState } from '@cleaver/domain/inventory';
import type { Aggregate, AggregateKind, State } from '@cleaver/domain/kernel';
import {
  type AuditHead,
  ConcurrentChange,
  dateOf,
  moneyOf,
  type UnitContext,
  type UnitOfWork,
  unitOf,
} from '@cleaver/domain/kernel';
import { Article, Articles, ProductCategories, ProductCategory } from '@cleaver/domain/masterdata';
import { Recipe, type RecipeState } from '@cleaver/domain/production';

/** The ports that the contract requires of a store. */
export interface Stored
  extends Pick<Ports, 'transactions' | 'reader' | 'sequences' | 'auditLog' | 'atOneInstant'>,
    Reads {
  close(): Promise<void>;
}

/** The time of all records and units of work in these tests, unless a test names another time. */
export const NOW = new Date('2026-01-05T11:00:00.123Z');

/** Returns a text that no other test uses. */
export const unique = (prefix = 'x'): string => `${prefix}-${randomUUID().slice(0, 13)}`;

export const newId = (): string => randomUUID();

export const aHead = (): AuditHead => ({
  id: newId(),
  at: NOW,
  userId: newId(),
  username: 'anna',
  operation: unique('test.operation'),
  address: '2001:db8::1',
  requestId: 'request-1',
});

/** Runs the work in a unit of work, with retries on concurrent changes, as the core does. */
export async function inUnit<T>(
  { transactions }: Pick<Stored, 'transactions'>,
  work: (unit: UnitOfWork) => Promise<T>,
  context: Omit<UnitContext, 'now'> = {},
): Promise<T> {
  for (let run = 1; ; run++) {
    try {
      return await transactions.run({ ...context, now: NOW }, work);
    } catch (error) {
      if (!(error instanceof ConcurrentChange) || run === 10) throw error;
    }
  }
}

/** Stores the aggregates in one unit of work. Returns the state of the first. */
export async function storing<S extends State, A extends Aggregate<S>>(
  stored: Pick<Stored, 'transactions'>,
  kind: AggregateKind<S, A>,
  first: A,
  ...more: A[]
): Promise<S> {
  await inUnit(stored, async (unit) => {
    for (const aggregate of [first, ...more]) unit.of(kind).add(aggregate);
  });
  return first.state;
}

export function aUser(state: Partial<UserState> = {}): User {
  const username = state.username ?? unique('user');
  return User.restore({
    id: newId(),
    username,
    email: `${username}@example.org`,
    roles: [],
    branchId: null,
    status: 'ACTIVE',
    passwordHash: 'no hash',
    createdAt: NOW,
    lastLogin: null,
    ...state,
  });
}

export const storedUser = (stored: Stored, state: Partial<UserState> = {}): Promise<UserState> =>
  storing(stored, Users, aUser(state));

/** Stores a user with `count` sessions. */
export async function storedSessions(stored: Stored, count: number): Promise<{ userId: string; ids: string[] }> {
  const { id: userId } = await storedUser(stored);
  const ids = Array.from({ length: count }, newId).sort();
  await inUnit(stored, async (unit) => {
    for (const id of ids) unit.of(Sessions).add(Session.open(id, userId, NOW));
  });
  return { userId, ids };
}

export const aCategory = (name = unique('category'), id = newId()): ProductCategory =>
  ProductCategory.create({ id, name, description: '' });

export const anArticle = (categoryId: string, name = unique('article'), at = NOW): Article =>
  Article.create(
    {
      id: newId(),
      name,
      articleNumber: unique('A'),
      categoryId,
      ...{ productKind: 'MEAT', frozen: true },
      salesUnit: {
        ...{ id: newId(), unit: 'KG', priceModel: 'WEIGHT_BASED' },
        prices: [{ price: moneyOf('19.99'), validFrom: null, setBy: 'anna', setAt: NOW.toISOString() }],
      },
    },
    at,
  );

/** Returns a lot that is measured by mass and was booked in manually. Members of `state` override the defaults. */
export const aLot = (state: Pick<LotState, 'articleId'> & Partial<LotState>): Lot =>
  Lot.restore({
    ...{ id: newId(), lotNumber: unique('L'), batchType: 'PURCHASED', quantityKind: 'mass' },
    ...{ expiryDate: dateOf('2026-03-01'), origin: 'BOOKED_IN', originId: null, supplierId: null, supplierLot: null },
    ...{ facts: null, openHolds: 0, onHold: false, createdAt: NOW },
    ...state,
  });

export function aRecipe(state: Pick<RecipeState, 'articleId'> & Partial<RecipeState>): Recipe {
  return Recipe.restore({
    id: newId(),
    name: unique('recipe'),
    version: 1,
    type: 'FINISHED_PRODUCT',
    description: '',
    yieldPercentage: 100,
    shelfLifeDays: null,
    outputQuantity: '10',
    outputUom: unitOf('KG'),
    status: 'DRAFT',
    ingredients: [],
    productionSteps: [],
    createdAt: NOW,
    updatedAt: NOW,
    ...state,
  });
}

/** Stores a new category with articles of these names, each created a millisecond after the one before. */
export async function storedArticles(
  stored: Stored,
  ...names: string[]
): Promise<{ categoryId: string; ids: string[] }> {
  const { id: categoryId } = await storing(stored, ProductCategories, aCategory());
  const articles = names.map((name, index) => anArticle(categoryId, name, new Date(NOW.getTime() + index)));
  await inUnit(stored, async (unit) => {
    for (const article of articles) unit.of(Articles).add(article);
  });
  return { categoryId, ids: articles.map(({ state }) => state.id) };
}
