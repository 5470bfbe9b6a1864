import { test } from 'tap';
import { dateOf } from '../../src/kernel/values/calendar.ts';
import { inForceOn } from '../../src/labels/declaration/declared.ts';

const version = (number: number, day: string | null) => ({
  version: number,
  validFrom: day === null ? null : dateOf(day),
});
const onDay = (day: string, ...versions: ReturnType<typeof version>[]) => inForceOn(versions, dateOf(day))?.version;

test('the version in force is the highest whose first day is not after the day', async (t) => {
  const versions = [version(3, '2026-11-20'), version(1, null), version(2, '2026-11-24')] as const;
  t.equal(onDay('2026-11-19', ...versions), 1, 'version 1 holds since ever');
  t.equal(onDay('2026-11-20', ...versions), 3);
  t.equal(onDay('2026-11-24', ...versions), 3, 'an earlier day does not put back a higher version');
  t.equal(onDay('2026-11-24', version(1, null), version(2, '2026-11-24'), version(3, '2026-11-24')), 3, 'the same day');
  t.equal(onDay('2026-11-23', version(2, '2026-11-24')), undefined);
  t.equal(onDay('2026-11-23'), undefined);
});
