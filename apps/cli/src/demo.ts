/** The command `cleaver demo`, which fills an empty shop with invented data. */
import { randomBytes } from 'node:crypto';
import { CleaverClient } from '@cleaver/client';
import { contentOfShop, DEMO_ROLES, type DemoHost, demoUser, fillShop } from '@cleaver/demo';
import { getToday } from '@cleaver/domain/today/contracts';
import { type Context, call, type OwnCommand, send } from './context.ts';
import { Failure } from './exits.ts';
import { t, translated } from './language/language.ts';
import { forEachAtOnce } from './parallel.ts';
import { Progress } from './progress.ts';
import { connected } from './session.ts';

export const demo: OwnCommand = {
  name: 'demo',
  summary: 'Fill an empty shop with an invented butcher’s shop, in German',
  positionals: [],
  options: [
    {
      name: 'force',
      description: 'Run although the shop is not empty: on the same day it continues after an interruption',
    },
  ],
  more: `Suppliers with certificates, customers with frame contracts, 157 articles, 30 recipes, storage locations, 628 lots,
some planned batches, a week of bookings with its checks and invoices, declared ingredients with four labels, and a user for each role. Refuses if the shop already has any of these. As long as
nothing else was entered, "cleaver demo-shop remove" removes it.`,
  async run(context) {
    const { io, json, values } = context;
    const password = randomBytes(12).toString('base64url');
    const host = await hostOf(await connected(context), context, password);
    if (values['force'] !== true) {
      const full = await contentOfShop(host);
      const there = full.map(translated).join(', ');
      if (there !== '') throw new Failure(t`The shop is not empty: it has ${there}`, { exit: 'refused' });
    }
    const counts = await fillShop(host);
    if (json) io.stdout.write(`${JSON.stringify({ ...counts, password })}\n`);
    else {
      const parts = Object.entries(counts).map(([what, count]) => counted(String(count), what));
      io.stdout.write(`${t`The shop has ${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}.`}\n`);
      const names = DEMO_ROLES.map(demoUser).join(', ');
      io.stdout.write(`${t`Log in as ${names}, each with the password ${password}`}\n`);
    }
  },
};

const counted = (count: string, what: string): string => `${count} ${translated(what)}`;

const hostOf = async (client: CleaverClient, { io, address }: Context, password: string): Promise<DemoHost> => ({
  password,
  // Uses the date of the shop, because the date of this machine may differ.
  today: (await call(client, getToday, {})).date,
  ask: (method, path, { deviceKey, ...options }) => {
    const sender = deviceKey === undefined ? client : new CleaverClient({ baseUrl: address, deviceKey });
    return send(sender, method, path, { ...options, signal: io.signal });
  },
  async each(what, items, work) {
    const progress = new Progress(io, t`Writing ${translated(what)}`, items.length);
    try {
      await forEachAtOnce(items, async (item) => {
        await work(item);
        progress.step();
      });
    } finally {
      progress.end();
    }
  },
});
