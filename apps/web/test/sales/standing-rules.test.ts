import { dateOf, type JsonSchema } from '@cleaver/domain/kernel';
import { wrongDrafts } from '@cleaver/domain/sales';
import { changeStandingOrder } from '@cleaver/domain/sales/contracts';
import { test } from 'tap';
import { type Rules, rulesIn } from '../../src/sales/standing-order/standing-rules.ts';
import { toValue, type Values } from '../../src/ui/form/form-values.ts';

const STORED = {
  ...{ firstDate: '2026-11-23', lastDate: null, weekdays: [1, 3], rhythm: 'WEEKLY', onClosedDay: 'SKIP' },
  ...{ deliveryAddressLabel: '', reference: '', note: '', pauses: [] },
  lines: [{ articleId: 'a1', quantityAmount: '2.5', quantityUnit: 'KG', note: '' }],
};

/** Returns the values of the form that changes the standing order. */
const form = (more: object = {}): Values =>
  toValue(changeStandingOrder.input.schema as JsonSchema, { ...STORED, ...more }, ',') as Values;

const draft = (plannedDate: string) => ({
  ...{ status: 'DRAFT', plannedDate: dateOf(plannedDate), deliveryAddressLabel: '', reference: '', note: '' },
  lines: STORED.lines,
});

test('rulesIn reads the values of the form, so that the page names the drafts that a change makes wrong', (t) => {
  const drafts = [draft('2026-11-30'), draft('2026-12-02')];
  const wrong = (more: object) =>
    wrongDrafts(drafts, rulesIn(form(more)) as Rules, dateOf('2026-11-28')).map(
      (one) => `${one.draft.plannedDate} ${one.difference}`,
    );
  t.same(wrong({}), []);
  t.same(wrong({ pauses: [{ from: '2026-12-01', until: '2026-12-04', reason: 'x' }] }), ['2026-12-02 DAY']);
  t.same(wrong({ lastDate: '2026-12-01' }), ['2026-12-02 DAY']);
  t.same(wrong({ weekdays: [3] }), ['2026-11-30 DAY']);
  t.same(wrong({ lines: [{ ...STORED.lines[0], quantityAmount: '3' }] }), ['2026-11-30 CONTENT', '2026-12-02 CONTENT']);
  t.end();
});

test('rulesIn returns nothing while a day or an amount is missing', (t) => {
  t.equal(rulesIn(form({ pauses: [{ from: '2026-12-01', until: '', reason: '' }] })), undefined);
  t.equal(rulesIn(form({ lines: [{ articleId: 'a1', quantityAmount: '', quantityUnit: 'KG' }] })), undefined);
  t.equal(rulesIn(form({ firstDate: '' })), undefined);
  t.end();
});
