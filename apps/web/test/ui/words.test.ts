import { say } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { speak } from '../../src/shell/language.ts';
import { faultText, sentence } from '../../src/ui/words.ts';

test('a fault names members and choices by their labels, and keeps unknown words', (t) => {
  t.equal(faultText(say`is required with minTemperature`), 'is required with “Coldest”');
  t.equal(faultText(say`is required with OTHER`), 'is required with “Other”');
  t.equal(faultText('must have a GTIN, before 2026-12-03'), 'must have a GTIN, before 3\u00a0Dec\u00a02026');
  t.equal(sentence(say`must not be above maxTemperature`), 'Must not be above “Warmest”');
  t.equal(sentence(undefined), undefined);
  t.end();
});

test('in German a fault has the German labels and numbers', async (t) => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak('de');
  t.equal(sentence(say`is required with minTemperature`), 'Ist zusammen mit „Mindesttemperatur“ erforderlich');
  t.equal(faultText('Charge L-7 hat 1234.5 KG'), 'Charge L-7 hat 1.234,5 kg');
  await speak('en');
});
