import { test } from 'tap';
import { createCleaningTask, createControlPoint, getStartingPlan } from '../../src/hygiene/index.ts';
import { startingPlanGerman } from '../../src/hygiene/plan/starting-german.ts';
import { createStorageLocation, deactivateStorageLocation } from '../../src/inventory/index.ts';
import type { Message } from '../../src/kernel/index.ts';
import { withCore } from '../with-core.ts';

const LANGUAGES = {
  en: (message: Message) => message.toString(),
  de: (message: Message) => message.in((pattern) => startingPlanGerman[pattern]),
};

/** A shop, and its starting plan as a client receives it. */
function shop() {
  const { ask } = withCore();
  const plan = async (language: keyof typeof LANGUAGES = 'de') => {
    const sent = getStartingPlan.output.encode?.(await ask(getStartingPlan, {}), LANGUAGES[language]);
    return JSON.parse(JSON.stringify(sent)) as Record<'controlPoints' | 'cleaningTasks', Record<string, unknown>[]>;
  };
  const location = (name: string, storageType: string, more: object = {}) =>
    ask(createStorageLocation, { name, storageType, ...more });
  return { ask, plan, location };
}

const texts = ({ instructions, correctiveAction, agent, ...rest }: Record<string, unknown>) => rest;
const CHECK = { kind: 'GHP', scope: 'SHOP', measure: 'CHECK' };
const TEMPERATURE = { kind: 'GHP', scope: 'SHOP', measure: 'TEMPERATURE' };
const every = (interval: string, ...times: string[]) => ({ every: interval, times });

test('the starting plan has a point for each cooled place, and what a butcher checks', async (t) => {
  const { ask, plan, location } = shop();
  const freezer = await location('TK', 'FREEZER');
  const range = { minTemperature: '-1.00005', maxTemperature: '2.5' };
  const two = await location('Kühlraum 2', 'COLD_ROOM');
  const one = await location('Kühlraum 1', 'COLD_ROOM', range);
  const counter = await location('Theke', 'DISPLAY_COUNTER');
  await location('Trockenlager', 'DRY_STORAGE');
  const { id } = await location('Alter Kühlraum', 'COLD_ROOM');
  await ask(deactivateStorageLocation, { id });
  const { controlPoints, cleaningTasks } = await plan();
  const room = (storageLocationId: string, name: string, limits: object, ...times: string[]) => ({
    ...{ ...TEMPERATURE, name, storageLocationId, limits, toleratedMinutes: 45, schedule: every('DAY', ...times) },
  });
  t.same(controlPoints.map(texts), [
    room(one.id, 'Temperatur Kühlraum 1', { min: -1, max: 2.5 }, '07:00'),
    room(two.id, 'Temperatur Kühlraum 2', { max: 7 }, '07:00'),
    room(freezer.id, 'Temperatur TK', { max: -18 }, '07:00'),
    room(counter.id, 'Temperatur Theke', { max: 7 }, '07:00', '14:00'),
    { ...TEMPERATURE, name: 'Fahrzeug', limits: { max: 7 } },
    { ...TEMPERATURE, name: 'Partyservice heiß', kind: 'OPRP', limits: { min: 60 } },
    {
      ...{ name: 'Durcherhitzung', kind: 'CCP', scope: 'BATCH', measure: 'TEMPERATURE' },
      ...{ productKinds: ['MEAT_PRODUCT'], limits: { min: 72 } },
    },
    { ...CHECK, name: 'Reinigungskontrolle', schedule: every('DAY') },
    { ...CHECK, name: 'Schädlinge', schedule: every('MONTH') },
    { ...CHECK, name: 'Baulicher Zustand', schedule: every('QUARTER') },
    { ...CHECK, name: 'Thermometer', schedule: every('YEAR') },
    { ...CHECK, name: 'Labor', schedule: every('YEAR') },
    { ...CHECK, name: 'Schulung', schedule: every('YEAR') },
    { ...CHECK, name: 'HACCP-Plan', schedule: every('YEAR') },
  ]);
  t.same(cleaningTasks.map(texts), [
    { name: 'Theke', schedule: every('DAY') },
    { name: 'Maschinen', schedule: every('DAY') },
    { name: 'Böden', schedule: every('DAY') },
    { name: 'Kühlräume', schedule: every('WEEK') },
    { name: 'Abtauen', schedule: every('QUARTER') },
  ]);
  for (const { name, instructions, correctiveAction } of controlPoints) {
    t.ok(String(instructions).length > 20 && String(correctiveAction).length > 20, `texts of ${name}`);
  }
});

for (const language of ['de', 'en'] as const) {
  test(`the requests take each proposal (${language}), and then there is none left in either language`, async (t) => {
    const { ask, plan, location } = shop();
    await location('x'.repeat(200), 'COLD_ROOM');
    await location('Theke', 'DISPLAY_COUNTER');
    const { controlPoints, cleaningTasks } = await plan(language);
    for (const body of controlPoints) t.match(await ask(createControlPoint, body), { status: 'ACTIVE' });
    for (const body of cleaningTasks) t.match(await ask(createCleaningTask, body), { status: 'ACTIVE' });
    for (const again of ['de', 'en'] as const) t.same(await plan(again), { controlPoints: [], cleaningTasks: [] });
  });
}

test('a name that is taken in capitals is left out', async (t) => {
  const { ask, plan } = shop();
  await ask(createControlPoint, { name: 'SCHÄDLINGE', measure: 'CHECK' });
  await ask(createCleaningTask, { name: 'floors', schedule: { every: 'DAY' } });
  const { controlPoints, cleaningTasks } = await plan();
  t.notOk(controlPoints.some(({ name }) => name === 'Schädlinge'));
  t.notOk(cleaningTasks.some(({ name }) => name === 'Böden'));
  t.equal(controlPoints.length, 9);
  t.equal(cleaningTasks.length, 4);
});
