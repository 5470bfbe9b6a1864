import { say } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { speak } from '../../src/shell/language/language.ts';
import { questionOf } from '../../src/ui/control/amount-text.ts';
import { faultText, sentence } from '../../src/ui/text/words.ts';

test('a fault names members and choices by their labels, and keeps unknown words', (t) => {
  t.equal(faultText(say`is required with minTemperature`), 'is required with “Coldest”');
  t.equal(faultText(say`is required with OTHER`), 'is required with “Other”');
  t.equal(faultText('must have a GTIN, before 2026-12-03'), 'must have a GTIN, before 3\u00a0Dec\u00a02026');
  t.equal(sentence(say`must not be above maxTemperature`), 'Must not be above “Warmest”');
  t.equal(
    sentence(say`must be a whole number from ${0} to ${2147483647}`),
    'Must be a whole number from 0 to 2,147,483,647',
  );
  t.equal(sentence(undefined), undefined);
  t.end();
});

test('a fault keeps names and lot numbers that people typed', (t) => {
  for (const name of ['Feinkost eG', 'OPEN', 'Ham 12 KG', 'July 2026-07-01']) {
    t.equal(sentence(say`is not known: “${name}”`), `Is not known: “${name}”`);
  }
  t.equal(
    faultText('lot 2026-11-25 has 7 KG, 9 KG is more; lot OPEN expired on 2026-11-25'),
    'lot 2026-11-25 has 7 kg, 9 kg is more; lot OPEN expired on 25\u00a0Nov\u00a02026',
  );
  t.end();
});

test('in German a fault has the German labels and numbers', async (t) => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak('de');
  t.equal(sentence(say`is required with minTemperature`), 'Ist zusammen mit „Mindesttemperatur“ erforderlich');
  t.equal(faultText('Charge L-7 hat 1234.5 KG'), 'Charge L-7 hat 1.234,5 kg');
  t.equal(faultText('Charge 2026-11-25 hat 7 KG, „OPEN“ nicht'), 'Charge 2026-11-25 hat 7 kg, „OPEN“ nicht');
  t.equal(
    sentence(questionOf('1.500', { sign: '°C' }, ',')),
    '1.500\u00a0°C: 1500\u00a0°C oder 1,5\u00a0°C? Bitte 1500 oder 1,5 eingeben.',
  );
  await speak('en');
});
