import { test } from 'tap';
import { type Version, verdictOf, versionAt } from '../../src/hygiene/check/check.ts';
import { firstVersion, nextVersions } from '../../src/hygiene/check/versions.ts';

const PART = {
  status: 'ACTIVE',
  limits: { min: '-2', max: '7' },
  toleratedMinutes: 0,
  schedule: null,
  sensor: null,
} as const;
const [MONDAY, TUESDAY] = [new Date('2026-11-23T07:00:00Z'), new Date('2026-11-24T07:00:00Z')];

test('limits are inclusive and compared exactly', async (t) => {
  const verdict = (value: string, limits: Version['limits'] = PART.limits) =>
    verdictOf({ value, result: null }, { limits });
  t.equal(verdict('-2'), 'IN');
  t.equal(verdict('-2.001'), 'BELOW');
  t.equal(verdict('7'), 'IN');
  t.equal(verdict('7.001'), 'ABOVE');
  t.equal(verdict('-300', { min: null, max: '7' }), 'IN', 'no lowest value');
  t.equal(verdict('1000', { min: '0', max: null }), 'IN', 'no highest value');
});

test('a check is in order or not, and NOT_DONE has no verdict', async (t) => {
  const verdict = (result: 'OK' | 'NOT_OK' | 'NOT_DONE') => verdictOf({ value: null, result }, { limits: null });
  t.equal(verdict('OK'), 'IN');
  t.equal(verdict('NOT_OK'), 'NOT_OK');
  t.equal(verdict('NOT_DONE'), null);
});

test('the version in force is the last that begins at or before the instant, else the first', async (t) => {
  const first = firstVersion(PART, 'anna', MONDAY);
  const versions = nextVersions({ versions: first }, { limits: { min: null, max: '4' } }, 'berta', TUESDAY);
  const numberAt = (instant: string) => versionAt({ versions }, new Date(instant)).version;
  t.equal(numberAt('2020-01-01T00:00:00Z'), 1, 'the first version also judges what was measured before it');
  t.equal(numberAt('2026-11-24T06:59:59.999Z'), 1);
  t.equal(numberAt('2026-11-24T07:00:00.000Z'), 2);
  t.equal(numberAt('2030-01-01T00:00:00Z'), 2);
  t.strictSame(versions[1], {
    ...PART,
    ...{ version: 2, from: TUESDAY.toISOString(), limits: { min: null, max: '4' }, changedBy: 'berta' },
  });
});

test('what changes nothing makes no version', async (t) => {
  const versions = firstVersion(PART, 'anna', MONDAY);
  t.equal(nextVersions({ versions }, { limits: { max: '7', min: '-2' } }, 'berta', TUESDAY), versions);
  t.equal(nextVersions({ versions }, {}, 'berta', TUESDAY), versions);
});
