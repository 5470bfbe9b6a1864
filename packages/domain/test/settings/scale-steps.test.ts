import { test } from 'tap';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import { Quantity, unitOf } from '../../src/kernel/values/quantity.ts';
import { DEFAULT_SCALE_STEPS, getSettings, onScale, updateSettings } from '../../src/settings/index.ts';
import { withCore } from '../with-core.ts';

const rounded = (amount: string, unit: string, steps = DEFAULT_SCALE_STEPS): string =>
  onScale(Quantity.of(Decimal.of(amount), unitOf(unit)), steps).toString();

test('onScale rounds weights half up to the step of the scale, in the unit of the amount', (t) => {
  t.equal(rounded('0.378947', 'KG'), '0.379 KG');
  t.equal(rounded('378.947', 'g'), '379 g');
  t.equal(rounded('0.3785', 'KG'), '0.379 KG');
  t.equal(rounded('21.052632', 'KG'), '21.055 KG');
  t.equal(rounded('21.0524', 'KG'), '21.05 KG');
  t.equal(rounded('1.0025', 'KG'), '1.005 KG');
  t.equal(rounded('0.9996', 'KG'), '1 KG', 'below 1 kg the step is 1 g');
  t.equal(rounded('12.3456', 'KG', { below1Kg: 2, from1Kg: 50 }), '12.35 KG');
  t.equal(rounded('0.3456', 'KG', { below1Kg: 2, from1Kg: 50 }), '0.346 KG');
  t.end();
});

test('onScale returns at least one step of an amount above zero, and zero as it is', (t) => {
  t.equal(rounded('0.0001', 'KG'), '0.001 KG');
  t.equal(rounded('0.1', 'g', { below1Kg: 5, from1Kg: 5 }), '5 g');
  t.equal(rounded('0', 'KG'), '0 KG');
  t.end();
});

test('onScale rounds volumes and lengths to three places, and does not change what is counted', (t) => {
  t.equal(rounded('1.578948', 'L'), '1.579 L');
  t.equal(rounded('12.0004', 'M'), '12 M');
  t.equal(rounded('2.105264', 'PIECE'), '2.105264 PIECE');
  t.equal(rounded('1.5', 'CRATE'), '1.5 CRATE');
  t.end();
});

test('the steps of the scales are whole grams within bounds, and not finer from 1 kg on', async (t) => {
  const { ask, refusal } = withCore();
  const faultsOf = async (scaleSteps: unknown) =>
    (await refusal(updateSettings, { scaleSteps })).faults?.map(({ field }) => field);
  t.same(await faultsOf({ below1Kg: 0, from1Kg: 1001 }), ['scaleSteps.below1Kg', 'scaleSteps.from1Kg']);
  t.same(await faultsOf({ below1Kg: 101, from1Kg: 1.5 }), ['scaleSteps.below1Kg', 'scaleSteps.from1Kg']);
  t.same(await faultsOf({ below1Kg: 10, from1Kg: 5 }), ['scaleSteps.from1Kg']);
  t.same(await faultsOf({ below1Kg: 1 }), ['scaleSteps.from1Kg'], 'both are given together');
  const { scaleSteps } = await ask(updateSettings, { scaleSteps: { below1Kg: 2, from1Kg: 2 } });
  t.same(scaleSteps, { below1Kg: 2, from1Kg: 2 });
  await ask(updateSettings, { cuttingTolerancePercent: 2 });
  t.same((await ask(getSettings, {})).scaleSteps, { below1Kg: 2, from1Kg: 2 }, 'other changes keep them');
});
