import { test } from 'tap';
import { Deviation, type DeviationSpan } from '../../src/hygiene/deviation/deviation.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 23, 7, minute));
const OF = {
  ...{ id: 'd', controlPointId: 'p', cleaningTaskId: null, name: 'Kühlraum', storageLocationId: 'l' },
  limits: { min: null, max: '7' },
};
const SPAN: DeviationSpan = {
  ...{ from: at(10), lastOutAt: at(20), until: null, since: at(5), readings: 2, lowest: '8', highest: '9.5' },
};
const ENDED = { ...SPAN, until: at(25) };
const ACTION = {
  cause: 'Tür offen',
  measure: 'geschlossen',
  goods: 'RELEASED',
  actedBy: 'anna',
  actedAt: at(30).toISOString(),
} as const;
const seen = (effective: boolean) => ({ effective, note: '', verifiedBy: 'berta', verifiedAt: at(40).toISOString() });

const acted = (span: DeviationSpan = ENDED) => {
  const deviation = Deviation.open(OF, span);
  deviation.act(ACTION);
  return deviation;
};
const verified = () => {
  const deviation = acted();
  deviation.verify(seen(true));
  return deviation;
};

test('people act on a deviation, again and again, and verify it', async (t) => {
  const deviation = Deviation.open(OF, SPAN);
  t.hasStrict(deviation.state, { ...OF, ...SPAN, status: 'OPEN', running: true, actions: [], verifications: [] });
  t.throws(() => deviation.verify(seen(true)), { code: 'INVALID_STATUS_TRANSITION' });
  deviation.act(ACTION);
  deviation.act({ ...ACTION, goods: 'DISCARDED' });
  t.equal(deviation.state.status, 'ACTED');
  t.equal(deviation.state.actions.length, 2);
  t.throws(() => deviation.verify(seen(true)), { code: 'DEVIATION_RUNNING' });
  deviation.follow(ENDED);
  deviation.verify(seen(false));
  t.equal(deviation.state.status, 'OPEN', 'not effective');
  deviation.act(ACTION);
  deviation.verify(seen(true));
  t.equal(deviation.state.status, 'VERIFIED');
  t.strictSame(deviation.state.verifications, [seen(false), seen(true)]);
  for (const act of [() => deviation.act(ACTION), () => deviation.verify(seen(true))])
    t.throws(act, { code: 'INVALID_STATUS_TRANSITION' });
});

test('later data that change a verified deviation ask for another verification', async (t) => {
  for (const other of [
    { from: at(9) },
    { lastOutAt: at(21) },
    { readings: 3 },
    { lowest: '7.5' },
    { highest: '9.6' },
  ] satisfies Partial<DeviationSpan>[]) {
    const deviation = verified();
    deviation.follow({ ...ENDED, ...other });
    t.equal(deviation.state.status, 'ACTED', JSON.stringify(other));
    t.hasStrict(deviation.state, other);
  }
  for (const same of [{ until: at(24) }, { since: at(6) }, { highest: '9.50' }] satisfies Partial<DeviationSpan>[]) {
    const deviation = verified();
    deviation.follow({ ...ENDED, ...same });
    t.equal(deviation.state.status, 'VERIFIED', JSON.stringify(same));
  }
  const { state } = verified();
  const same = Deviation.restore(state);
  same.follow({ ...ENDED, from: new Date(ENDED.from) });
  t.equal(same.state, state, 'nothing is written');
});

test('a deviation without a reading out of limits is withdrawn while nobody acted on it', async (t) => {
  const none = { ...ENDED, readings: 0, lowest: null, highest: null };
  const open = Deviation.open(OF, ENDED);
  open.follow(none);
  t.equal(open.state.status, 'WITHDRAWN');
  t.throws(() => open.act(ACTION), { code: 'INVALID_STATUS_TRANSITION' });
  const deviation = acted();
  deviation.follow(none);
  t.equal(deviation.state.status, 'ACTED');
  deviation.verify(seen(false));
  deviation.follow({ ...none, until: at(24) });
  t.equal(deviation.state.status, 'OPEN', 'a person found that the action did not work');
});
