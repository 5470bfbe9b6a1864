/** Tests the warnings of a delivery. The dispatch is refused until the caller acknowledges them. */
import { test } from 'tap';
import { setSalesData, setSalesTerms } from '../../src/masterdata/index.ts';
import { dispatchDelivery, getDelivery, returnDelivery } from '../../src/sales/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { counter, kilos, pieces, sent } from './counter.ts';

async function ramp() {
  const it = counter();
  const { id: customerId } = await it.customer();
  const confirmed = async (...lines: object[]) => (await it.confirm((await it.place(customerId, lines)).id)).id;
  /**
   * Returns the codes and lines of the delivery's warnings, or the code of another refusal. Returns `went` if the
   * dispatch succeeds.
   */
  const asked = async (lines: readonly object[], more: object = {}) => {
    try {
      return (await it.deliver(customerId, lines, more)) && 'went';
    } catch (error) {
      const { code, warnings = [] } = error as Awaited<ReturnType<typeof it.refusal>>;
      return code === 'ACKNOWLEDGEMENT_REQUIRED' ? warnings.map((each) => `${each.code} ${each.line}`).join() : code;
    }
  };
  return { ...it, customerId, confirmed, asked };
}

const acknowledge = (...codes: string[]) => ({ acknowledge: { codes, reason: 'mit der Küche besprochen' } });

test('REMAINING_LIFE uses the minimum of the customer, else of the article; 0 overrides the article', async (t) => {
  const { article, goods, ask, asked, day, customerId } = await ramp();
  const { id } = await article();
  const ends = async (days: number) => sent(await goods(id, { expiryDate: day(days) }), '1');
  t.equal(await asked([await ends(0)]), 'went', 'no rule');
  await ask(setSalesData, { id, vatClass: 'REDUCED', minimumRemainingDays: 5 });
  t.equal(await asked([await ends(5)]), 'went', 'on the very day');
  t.equal(await asked([await ends(4)]), 'REMAINING_LIFE 1');
  t.equal(await asked([await ends(4)], { dispatchDate: day(-1) }), 'went', 'from the dispatch date');
  await ask(setSalesTerms, { id: customerId, minimumRemainingDays: 0 });
  t.equal(await asked([await ends(0)]), 'went', 'the customer takes it');
  await ask(setSalesTerms, { id: customerId, minimumRemainingDays: 9 });
  t.equal(await asked([await ends(9), await ends(8), await ends(7)]), 'REMAINING_LIFE 2,REMAINING_LIFE 3');
});

test('WEIGHT_DEVIATION is reported if the mean weight of counted pieces is outside the tolerance', async (t) => {
  const { article, goods, ask, asked, pieceWeight } = await ramp();
  const { id } = await article();
  const batch = await goods(id);
  const weighed = (amount: string, counted = 3) => asked([sent(batch, amount, { pieces: counted })]);
  t.equal(await weighed('30'), 'went', 'nobody knows what a piece weighs');
  await pieceWeight(id, '0.3');
  t.equal(await weighed('0.72'), 'went', '20 % less');
  t.equal(await weighed('1.08'), 'went', '20 % more');
  t.equal(await weighed('0.719999'), 'WEIGHT_DEVIATION 1');
  t.equal(await weighed('1.080001'), 'WEIGHT_DEVIATION 1');
  await ask(setSalesData, { id, pieceWeight: { kg: '0.3', tolerancePercent: 0 } });
  t.equal(await weighed('2.1', 7), 'went');
  t.equal(await weighed('2.100001', 7), 'WEIGHT_DEVIATION 1');
});

test('WEIGHT_DEVIATION shows a mean weight with so many places that it is not an allowed one', async (t) => {
  const { article, goods, refusal, pieceWeight, customerId } = await ramp();
  const { id } = await article();
  await pieceWeight(id, '0.25');
  const batch = await goods(id);
  const message = async (amount: string, counted: number) => {
    const lines = [sent(batch, amount, { pieces: counted })];
    const { warnings = [] } = await refusal(dispatchDelivery, { customerId, lines });
    return String(warnings[0]?.message);
  };
  t.match(await message('1.999', 10), / weighs 0\.1999 kg, not 0\.25 kg$/);
  t.match(await message('2.000001', 11), / weighs 0\.182 kg, not /, 'three places suffice');
  t.match(await message('0.900001', 3), / weighs 0\.3000003 kg, not /, 'also above');
});

test('OVER_DELIVERY is reported for more than was ordered, by weight only beyond the order tolerance', async (t) => {
  const { article, goods, ask, asked, confirmed, pieceWeight } = await ramp();
  const { id } = await article();
  await pieceWeight(id, '1');
  const batch = await goods(id);
  const orderId = await confirmed(kilos(id), pieces(id), kilos(id));
  await ask(updateSettings, { deliveryTolerancePercent: 0 });
  const serves = (orderLine: number, amount: string, more: object = {}) =>
    sent(batch, amount, { orderId, orderLine, ...more });
  t.equal(await asked([serves(1, '11.000001')]), 'OVER_DELIVERY 1', 'the tolerance that the order froze');
  t.equal(await asked([serves(1, '11')]), 'went');
  t.equal(await asked([serves(1, '0.000001')]), 'OVER_DELIVERY 1', 'a complete line takes more, when it is said');
  t.equal(await asked([serves(2, '10', { pieces: 11 })]), 'OVER_DELIVERY 1', 'pieces have no tolerance');
  t.equal(await asked([serves(2, '10', { pieces: 10 })]), 'went');
  const other = await goods(id);
  const second = { ...serves(3, '6'), stockBatchId: other };
  t.equal(
    await asked([serves(3, '6'), sent(other, '1'), second]),
    'OVER_DELIVERY 3',
    'at the line that brings it there',
  );
});

test('a delivery returns all warnings at once, after all other checks, and keeps the acknowledged ones', async (t) => {
  const { article, goods, ask, asked, confirmed, pieceWeight, customerId, refusal, deliver, day, order } = await ramp();
  const { id } = await article();
  await pieceWeight(id, '1');
  await ask(setSalesTerms, { id: customerId, minimumRemainingDays: 60 });
  const batch = await goods(id);
  const orderId = await confirmed(pieces(id, '2'));
  const lines = [sent(batch, '1', { orderId, orderLine: 1, pieces: 3 })];
  const all = ['REMAINING_LIFE', 'WEIGHT_DEVIATION', 'OVER_DELIVERY'];
  t.equal(await asked(lines), all.map((code) => `${code} 1`).join());
  t.equal(await asked(lines, acknowledge(...all.slice(1))), all.map((code) => `${code} 1`).join(), 'still all of them');
  t.equal(await asked([...lines, sent(await goods(id), '101')], acknowledge(...all)), 'INSUFFICIENT_STOCK');
  const { warnings = [] } = await refusal(dispatchDelivery, { customerId, lines });
  t.match(
    warnings.map(({ message }) => String(message)),
    [
      new RegExp(`ends on ${day(30)}, and has to last until ${day(60)}`),
      /weighs 0.333 kg, not 1 kg/,
      /3 PIECE are delivered, and order O-.* has 2 PIECE/,
    ],
  );
  t.match((await order(orderId)).lines, [{ delivered: '0' }], 'nothing was counted');
  const delivery = await deliver(customerId, lines, acknowledge('OTHER', ...all));
  t.hasStrict(
    delivery.warnings,
    all.map((code) => ({ code, line: 1, reason: 'mit der Küche besprochen', by: 'clerk' })),
  );
  t.strictSame(await ask(getDelivery, { id: delivery.id }), delivery);
  t.strictSame(
    (await deliver(customerId, [sent(await goods(id, { expiryDate: day(60) }), '1')], acknowledge('X'))).warnings,
    [],
  );
});

test('WEIGHT_DEVIATION is reported for each line of a return, and the delivery keeps the latest of each line', async (t) => {
  const { article, goods, ask, deliver, elsewhere, pieceWeight, customerId, refusal } = await ramp();
  const { id: articleId } = await article();
  await pieceWeight(articleId, '1');
  const [batch, other] = [await goods(articleId), await goods(articleId)];
  const lines = [
    sent(batch, '10', { pieces: 10 }),
    sent(other, '10', { pieces: 10 }),
    sent(await goods(articleId), '9'),
  ];
  const { id } = await deliver(customerId, lines);
  const stockId = await elsewhere(articleId);
  const back = (line: number, quantityAmount: string, pieces?: number) => ({
    ...{ line, stockId, quantityAmount, quantityUnit: 'KG', pieces },
  });
  const given = (...returned: object[]) => ({ id, lines: returned, reason: 'zu warm' });
  t.match(await ask(returnDelivery, given(back(1, '1.2', 1), back(2, '1.6', 2), back(3, '4'))), { warnings: [] });
  const refused = await refusal(returnDelivery, given(back(2, '3.7', 1), back(1, '1', 1), back(1, '0.7', 1)));
  t.equal(refused.code, 'ACKNOWLEDGEMENT_REQUIRED');
  t.match(refused.warnings, [
    { code: 'WEIGHT_DEVIATION', line: 2, message: /returned piece .* weighs 3.7 kg, not 1 kg/ },
    { code: 'WEIGHT_DEVIATION', line: 1, message: /0.7 kg/ },
  ]);
  t.equal((await ask(getDelivery, { id })).lines[1]?.takenBack, '1.6', 'nothing is booked');
  const odd = given(back(1, '1', 1), back(1, '0.7', 1));
  t.match((await ask(returnDelivery, { ...odd, ...acknowledge('WEIGHT_DEVIATION') })).warnings, [
    { code: 'WEIGHT_DEVIATION', line: 1, message: /0.7 kg/, reason: 'mit der Küche besprochen', by: 'clerk' },
  ]);
  const again = await ask(returnDelivery, { ...given(back(1, '3.7', 1)), ...acknowledge('WEIGHT_DEVIATION') });
  t.match(again.warnings, [{ message: /3.7 kg/ }]);
  t.equal(again.warnings.length, 1);
  t.strictSame(await ask(getDelivery, { id }), again);
});

test('a return that leaves pieces without weight, or weight without pieces, is refused with PIECES_MISMATCH', async (t) => {
  const { article, goods, ask, deliver, elsewhere, pieceWeight, customerId, refusal } = await ramp();
  const { id: articleId } = await article();
  await pieceWeight(articleId, '1');
  const batch = await goods(articleId);
  const { id } = await deliver(customerId, [sent(batch, '10', { pieces: 10 })]);
  const stockId = await elsewhere(articleId);
  const given = (...counted: readonly [string, number][]) => ({
    ...{ id, reason: 'x' },
    lines: counted.map(([quantityAmount, pieces]) => ({
      line: 1,
      stockId,
      quantityAmount,
      quantityUnit: 'KG',
      pieces,
    })),
  });
  const code = async (...counted: readonly [string, number][]) =>
    (await refusal(returnDelivery, given(...counted))).code;
  t.equal(await code(['9.9', 10]), 'PIECES_MISMATCH');
  t.equal(await code(['10', 9]), 'PIECES_MISMATCH');
  t.equal(await code(['10', 1], ['0.1', 9]), 'MORE_THAN_DISPATCHED');
  t.equal(await code(['1', 11]), 'MORE_THAN_DISPATCHED');
  t.equal(await code(['5', 1], ['5', 8]), 'PIECES_MISMATCH', 'the lines are added up, before anything is asked');
  t.match(await refusal(returnDelivery, given(['9', 10])), { message: /0 PIECE and 1 KG would be left/ });
  await ask(returnDelivery, given(['4', 4]));
  t.equal(await code(['6', 5]), 'PIECES_MISMATCH', 'together with earlier returns');
  t.match((await ask(returnDelivery, given(['3', 3], ['3', 3]))).lines, [{ takenBack: '10', takenBackPieces: 10 }]);
});
