/**
 * Walks randomly through a shop. Sends the same requests to a database and to the in-memory store, and compares the
 * responses.
 *
 * The in-memory store is the model. Only ids, tokens, keys and the timestamps of errors may differ; ids are translated
 * between the two sides.
 */

import type { Database } from '@cleaver/persistence';
import { TestClock } from '@cleaver/testing';
import fc from 'fast-check';
import { type ApiOperation, operationsOf } from './document.ts';
import { HOSTILE_VALUES } from './hostile.ts';
import { type Attack, asCurl, assemble, goodParts } from './requests.ts';
import { inProcess } from './send.ts';
import { type Call, fill, openShop, type Shop, type World } from './shop.ts';

/** Opens an empty database. */
export type Place = (clock: TestClock) => Promise<Database>;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}/g;
const DEVICE_KEY = /^clv_/;

/** Two shops that receive the same requests. */
class Twins {
  readonly model: Shop;
  readonly tried: Shop;
  readonly #names = new Map<string, string>();
  #requests = 0;

  constructor(model: Shop, tried: Shop) {
    this.model = model;
    this.tried = tried;
  }

  /** Sends the request to both shops. Returns the model's response. Throws if the responses differ. */
  async send(asked: Attack): Promise<{ status: number; body: unknown }> {
    const attack = { ...asked, headers: { ...asked.headers, 'x-request-id': String(++this.#requests) } };
    const [model, tried] = [await inProcess(this.model)(attack), await inProcess(this.tried)(this.#translated(attack))];
    const difference =
      model.status === tried.status
        ? this.#difference(parsed(model.text), parsed(tried.text), '')
        : `${model.status} in memory, ${tried.status} in the database`;
    if (difference) {
      throw new Error(`${difference}\n    ${asCurl(attack)}\n    memory:   ${model.text}\n    database: ${tried.text}`);
    }
    return { status: model.status, body: parsed(model.text) };
  }

  #translate = (text: string): string => text.replaceAll(UUID, (id) => this.#names.get(id) ?? id);

  #translated(attack: Attack): Attack {
    const { url, body } = attack;
    return {
      ...attack,
      url: this.#translate(url),
      ...(body !== undefined && { body: this.#translate(String(body)) }),
    };
  }

  #difference(model: unknown, tried: unknown, at: string): string | undefined {
    if (typeof model === 'string' && typeof tried === 'string') {
      if (/Token$/.test(at) || at === '.timestamp' || DEVICE_KEY.test(model)) return undefined;
      const known = this.#translate(model);
      if (known === tried) return undefined;
      if (model.match(UUID)?.[0] === model && tried.match(UUID)?.[0] === tried && known === model) {
        this.#names.set(model, tried);
        return undefined;
      }
    } else if (typeof model === 'object' && typeof tried === 'object' && model !== null && tried !== null) {
      const names = new Set([...Object.keys(model), ...Object.keys(tried)]);
      for (const name of names) {
        const [one, other] = [(model as World)[name], (tried as World)[name]];
        const difference = this.#difference(one, other, `${at}.${name}`);
        if (difference) return difference;
      }
      return undefined;
    }
    return Object.is(model, tried) ? undefined : `${at || 'the body'} differs`;
  }

  async close(): Promise<void> {
    await this.model.close();
    await this.tried.close();
  }
}

/** Of a PDF only that it is one is compared. */
const parsed = (text: string): unknown => {
  if (text === '' || text.startsWith('%PDF')) return text.slice(0, 4);
  return JSON.parse(text);
};

/** The state of a walk: a world for each record created so far, with that record’s id. */
interface Known {
  worlds: World[];
}

class Step implements fc.AsyncCommand<Known, Twins> {
  readonly #operation: ApiOperation;
  readonly #choice: { world: number; n: number; odd: number; value: string; hours: number };
  #sent: Attack | undefined;

  constructor(
    operation: ApiOperation,
    choice: { world: number; n: number; odd: number; value: string; hours: number },
  ) {
    this.#operation = operation;
    this.#choice = choice;
  }

  check = (): boolean => true;

  async run(known: Known, twins: Twins): Promise<void> {
    const { world: which, n, odd, value, hours } = this.#choice;
    const world = known.worlds[which % known.worlds.length] as World;
    twins.model.clock.advance(hours * 3_600_000);
    const parts = goodParts(this.#operation, world, n);
    const names = Object.keys(parts.members);
    // Replaces the member at `odd` with an unusual value. Most requests have fewer members, so they stay good.
    const changed = names[odd];
    const members = changed === undefined ? parts.members : { ...parts.members, [changed]: value };
    const query = this.#operation.method === 'GET' ? ([['size', String(1 + n)]] as const) : [];
    const queried = this.#operation.parameters.some(({ name }) => name === 'size') ? query : [];
    this.#sent = assemble(this.#operation, { ...parts, members, query: queried }, 'a step');
    const { status, body } = await twins.send(this.#sent);
    // Later steps use the created record.
    const { id } = (body ?? {}) as { id?: string };
    const subject = /^\/api\/(?:inventory\/|production\/|quality\/|labels\/(?=prints))?([\w-]+)$/.exec(
      this.#operation.path,
    )?.[1];
    if (status < 300 && this.#operation.method === 'POST' && id && subject)
      known.worlds.push({ ...world, [subject]: id });
  }

  toString = (): string => (this.#sent ? asCurl(this.#sent) : this.#operation.id);
}

/** Maximum number of attempts to shrink a walk. Each takes one or two seconds. */
const SHRINKS_MAX = 60;

/** Runs the walks. Returns the number of requests. If the responses differ, throws with the shortest walk found. */
export async function walk(place: Place, { seed, walks }: { seed: number; walks: number }): Promise<number> {
  const { app, close } = await openShop();
  const operations = operationsOf((await app.inject('/openapi.json')).json()).filter(
    ({ path }) => !path.endsWith('/logout') && !path.endsWith('/refresh') && path !== '/api/session',
  );
  await close();
  let steps = 0;
  let [hasFailed, shrinks] = [false, 0];
  const choice = fc.record({
    world: fc.nat(20),
    n: fc.nat(6),
    odd: fc.nat(24),
    value: fc.constantFrom(...HOSTILE_VALUES),
    hours: fc.constantFrom(0, 0, 0, 1, 12),
  });
  const commands = fc.commands(
    [fc.tuple(fc.constantFrom(...operations), choice).map(([operation, chosen]) => new Step(operation, chosen))],
    { maxCommands: 100, size: 'max' },
  );
  const property = fc.asyncProperty(commands, async (walked) => {
    // Ends the shrinking, because each further attempt takes time.
    if (hasFailed && ++shrinks > SHRINKS_MAX) return;
    const clock = new TestClock();
    const database = await place(clock);
    const twins = new Twins(await openShop(undefined, clock), await openShop(database, clock));
    try {
      const call: Call = async (url, payload, method = 'POST') => {
        const operation = operations.find((one) => one.method === method && matches(one.path, url));
        if (!operation) throw new Error(`No operation at ${url}`);
        const headers = { 'content-type': 'application/json' };
        const { status, body } = await twins.send({
          operation,
          what: 'to begin with',
          url,
          headers,
          body: payload && JSON.stringify(payload),
        });
        if (status >= 300) throw new Error(`Cannot set up ${method} ${url}: ${JSON.stringify(body)}`);
        return body as { id: string };
      };
      const known: Known = { worlds: [await fill(call)] };
      await fc.asyncModelRun(() => ({ model: known, real: twins }), walked);
      for (const _ of walked) steps += 2;
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      await twins.close();
      await database.close();
    }
  });
  const checked = await fc.check(property, { seed, numRuns: walks, endOnFailure: false });
  if (checked.failed) {
    throw new Error(
      `${(checked.errorInstance as Error | undefined)?.message}\n  after:\n    ${String(checked.counterexample)}`,
    );
  }
  return steps;
}

const matches = (path: string, url: string): boolean =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url);
