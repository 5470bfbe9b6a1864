import { test } from 'tap';
import { acknowledge, acknowledged, type WarningWords } from '../../src/kernel/contract/acknowledgement.ts';
import { form, readInput } from '../../src/kernel/contract/form.ts';
import { Refusal } from '../../src/kernel/contract/refusal.ts';
import { say } from '../../src/kernel/values/message.ts';

const WORDS: WarningWords<'TOO_MUCH' | 'TOO_OLD'> = {
  TOO_MUCH: ({ most = '' }) => say`It is more than ${most}`,
  TOO_OLD: () => say`It is too old`,
};
const WARNINGS = [
  { code: 'TOO_MUCH', line: 2, values: { most: '5' } },
  { code: 'TOO_OLD', line: null, values: {} },
] as const;
const AT = new Date(0);
const asked = (codes: readonly string[] | undefined) => {
  try {
    const given = codes && { codes, reason: 'told on the telephone' };
    return acknowledged(WARNINGS, WORDS, given, 'anna', AT);
  } catch (error) {
    return error as Refusal;
  }
};

test('acknowledged refuses with all warnings until all their codes are acknowledged', async (t) => {
  for (const codes of [undefined, ['TOO_OLD'], ['OTHER']]) {
    const refused = asked(codes);
    t.match(refused, { kind: 'conflict', code: 'ACKNOWLEDGEMENT_REQUIRED' });
    t.same(
      refused instanceof Refusal && refused.warnings?.map(({ code, line, message }) => [code, line, String(message)]),
      [
        ['TOO_MUCH', 2, 'It is more than 5'],
        ['TOO_OLD', null, 'It is too old'],
      ],
    );
  }
  const kept = asked(['TOO_OLD', 'TOO_MUCH', 'OTHER']);
  const by = { reason: 'told on the telephone', by: 'anna', at: AT.toISOString() };
  t.same(
    kept,
    WARNINGS.map((warning) => ({ ...warning, ...by })),
  );
});

test('acknowledged returns an empty list if there are no warnings', async (t) => {
  t.same(acknowledged([], WORDS, { codes: ['TOO_OLD'], reason: 'just in case' }, 'anna', AT), []);
});

test('an acknowledgement names 1 to 10 codes, and a reason', async (t) => {
  const input = form({ acknowledge: acknowledge() });
  const faults = (given: unknown) => {
    try {
      readInput(input, { acknowledge: given });
      return [];
    } catch (error) {
      return (error as Refusal).faults?.map(({ field }) => field);
    }
  };
  t.same(faults(undefined), []);
  t.same(faults({ codes: ['A'], reason: 'b' }), []);
  t.same(faults({ codes: [], reason: ' ' }), ['acknowledge.codes', 'acknowledge.reason']);
  t.same(faults({ codes: Array.from({ length: 11 }, () => 'A'), reason: 'b' }), ['acknowledge.codes']);
});
