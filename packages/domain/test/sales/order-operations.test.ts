import { test } from 'tap';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import {
  addDeliveryAddress,
  changePrice,
  deactivateArticle,
  deactivateCustomer,
  deleteCustomer,
  updateArticle,
  updateCustomer,
} from '../../src/masterdata/index.ts';
import {
  cancelOrder,
  changeOrder,
  confirmOrder,
  findPrices,
  getOrder,
  listFrameContracts,
  listOrders,
  Orders,
  placeOrder,
} from '../../src/sales/index.ts';
import { counter, kilos, pieces } from './counter.ts';

const ACK = { codes: ['OVER_CALL'], reason: 'told on the telephone' };

test('placeOrder creates a draft without prices', async (t) => {
  const { customer, article, place, ask, day } = counter();
  const [{ id: customerId, name }, { id: articleId }] = [await customer(), await article()];
  const made = await place(customerId, [kilos(articleId), pieces(articleId, '3', { note: 'dünn' })], {
    reference: 'K-1',
  });
  t.match(made, {
    orderNumber: /^O-\d{4}-\d\d-\d\d-001$/,
    status: 'DRAFT',
    customerName: name,
    basis: 'NET',
    value: null,
  });
  t.match(made, { requestedDate: day(1), address: { city: 'Ansbach' }, tolerancePercent: null, standingOrderId: null });
  t.match(made.lines, [
    { line: 1, quantityAmount: '10', price: null, value: null, status: 'OPEN', delivered: '0', open: '10' },
    { line: 2, quantityUnit: 'PIECE', note: 'dünn', manualPrice: null },
  ]);
  t.same(await ask(getOrder, { id: made.id }), made);
  t.equal((await ask(listOrders, { articleId, q: 'k-1' })).content.length, 1);
  t.equal((await ask(listOrders, { articleId: customerId })).content.length, 0);
  const open = async (more: object = {}) => (await ask(listOrders, { openOnly: true, ...more })).content.length;
  t.same([await open(), await open({ articleId }), await open({ articleId: customerId })], [1, 1, 0]);
  await ask(cancelOrder, { id: made.id, reason: 'x' });
  t.same([await open(), await open({ articleId })], [0, 0]);
});

test('placeOrder refuses invalid fields and unknown ids', async (t) => {
  const { customer, article, refusal, refused, day, ask } = counter();
  const [{ id: customerId }, { id: articleId }] = [await customer(), await article()];
  const faults = async (more: object, ...lines: object[]) =>
    (await refusal(placeOrder, { customerId, requestedDate: day(1), lines, ...more })).faults?.map(
      ({ field }) => field,
    );
  t.same(await faults({}), ['lines']);
  t.same(await faults({ requestedDate: day(367) }, kilos(articleId)), ['requestedDate']);
  t.same(await faults({ requestedDate: day(-32) }, kilos(articleId)), ['requestedDate']);
  t.ok(await ask(placeOrder, { customerId, requestedDate: day(-31), lines: [kilos(articleId)] }));
  t.same(await faults({}, kilos(articleId, '1', { quantityUnit: 'L' }), pieces(articleId, '1.5')), [
    ...['lines[0].quantityUnit', 'lines[1].quantityAmount'],
  ]);
  const manualPrice = { amount: 1, per: 'PIECE', reason: 'x' };
  t.same(await faults({}, kilos(articleId, '1', { manualPrice })), ['lines[0].manualPrice.per']);
  const code = (more: object) =>
    refused(placeOrder, { customerId, requestedDate: day(1), lines: [kilos(articleId)], ...more });
  t.equal(await code({ customerId: 'x' }), 'CUSTOMER_NOT_FOUND');
  t.equal(await code({ deliveryAddressLabel: 'x' }), 'DELIVERY_ADDRESS_NOT_FOUND');
  t.equal(await code({ lines: [kilos('x')] }), 'ARTICLE_NOT_FOUND');
});

test('changeOrder with the same label keeps the frozen address, also after the label was deleted', async (t) => {
  const { customer, article, place, confirm, ask, refused, loseAddress } = counter();
  const [{ id: customerId }, { id: articleId }] = [await customer(), await article()];
  const yard = { id: customerId, label: 'Hof', postalCode: '1', city: 'Ansbach', country: 'DE' };
  await ask(addDeliveryAddress, { ...yard, street: 'Hof' });
  const draft = await place(customerId, [kilos(articleId)], { deliveryAddressLabel: 'Hof' });
  const { id } = await confirm((await place(customerId, [kilos(articleId)], { deliveryAddressLabel: 'Hof' })).id);
  await loseAddress(customerId, 'Hof');
  const again = { deliveryAddressLabel: 'Hof', note: 'vor acht' };
  t.match(await ask(changeOrder, { id, ...again }), { note: 'vor acht', address: { street: 'Hof' } });
  t.match(await ask(changeOrder, { id: draft.id, ...again }), { note: 'vor acht', address: null });
  await ask(addDeliveryAddress, { ...yard, street: 'Neu' });
  t.match(await ask(changeOrder, { id, ...again }), { address: { street: 'Hof' } }, 'it is frozen');
  await ask(changeOrder, { id, deliveryAddressLabel: '' });
  t.match(await ask(changeOrder, { id, ...again }), { address: { street: 'Neu' } }, 'another label is read anew');
  await ask(cancelOrder, { id, reason: 'x' });
  t.equal(await refused(changeOrder, { id, deliveryAddressLabel: 'x' }), 'DELIVERY_ADDRESS_NOT_FOUND', 'before rules');
});

test('changeOrder refuses the same line twice before it looks for the order', async (t) => {
  const { ask, refusal, customer, article, place, confirm } = counter();
  const [{ id: customerId }, { id: articleId }] = [await customer(), await article()];
  const { id } = await place(customerId, [kilos(articleId), kilos(articleId)]);
  const lines = [{ line: 1 }, kilos(articleId), { line: 2 }, { line: 1, note: 'x' }, kilos(articleId), { line: 1 }];
  const fields = async (of: string) =>
    (await refusal(changeOrder, { id: of, lines })).faults?.map(({ field }) => field);
  t.same(await fields(id), ['lines[3].line', 'lines[5].line']);
  await confirm(id);
  t.same(await fields(id), ['lines[3].line', 'lines[5].line']);
  t.same(await fields('x'), ['lines[3].line', 'lines[5].line']);
  t.equal((await ask(getOrder, { id })).lines.length, 2);
});

test('a confirmation freezes names, address, prices, values and tolerance', async (t) => {
  const { customer, article, place, confirm, ask, pieceWeight } = counter();
  const [{ id: customerId }, wurst, catchWeight] = [await customer(), await article(), await article()];
  await pieceWeight(catchWeight.id, '0.25');
  const manualPrice = { amount: 5, reason: 'B-Ware' };
  const lines = [
    kilos(wurst.id),
    pieces(catchWeight.id),
    pieces(wurst.id, '2'),
    kilos(wurst.id, '500', { quantityUnit: 'G', manualPrice }),
  ];
  const { id } = await place(customerId, lines);
  await ask(updateCustomer, { id: customerId, name: 'Zur Post', street: 'Neu' });
  t.match(
    await ask(getOrder, { id }),
    { customerName: 'Zur Post', address: { street: 'Neu' } },
    'a draft shows what is',
  );
  const confirmed = await confirm(id);
  t.match(confirmed, {
    status: 'CONFIRMED',
    tolerancePercent: '10',
    value: null,
    confirmedBy: 'clerk',
    customerName: 'Zur Post',
  });
  t.match(confirmed.lines, [
    { price: { amount: '10', per: 'KG', basis: 'NET', source: 'LIST', reason: null }, value: '100.00' },
    { price: { amount: '10', per: 'KG' }, value: '25.00' },
    { price: { amount: '10', per: 'KG' }, value: null },
    { price: { amount: '5', source: 'MANUAL', reason: 'B-Ware' }, value: '2.50' },
  ]);
  await ask(updateCustomer, { id: customerId, name: 'Other', street: 'Other' });
  await ask(updateArticle, { id: wurst.id, name: 'Other' });
  await ask(changePrice, { id: wurst.id, suId: wurst.salesUnits[0]?.id, price: 99 });
  t.same(await ask(getOrder, { id }), confirmed);
});

test('a draft is found and sorted by the current name of its customer, other orders by the name at that time', async (t) => {
  const { customer, article, place, confirm, ask } = counter();
  const [post, krone] = [await customer({ name: 'Adler' }), await customer({ name: 'Krone' })];
  const { id: articleId } = await article();
  const draft = await place(post.id, [kilos(articleId)]);
  const cancelled = await place(post.id, [kilos(articleId)]);
  await ask(cancelOrder, { id: cancelled.id, reason: 'x' });
  const { id } = await place(post.id, [kilos(articleId)]);
  const confirmed = await confirm(id);
  const other = await place(krone.id, [kilos(articleId)], { requestedDate: draft.requestedDate });
  await ask(updateCustomer, { id: post.id, name: 'Zur Post' });
  await ask(updateCustomer, { id: post.id, phone: '2' });
  const found = async (more: object) =>
    (await ask(listOrders, { ...more, sort: 'orderNumber' })).content.map((one) => [one.id, one.customerName]);
  t.same(await found({ q: 'zur post' }), [[draft.id, 'Zur Post']]);
  t.same(await found({ q: post.name }), [
    [cancelled.id, post.name],
    [confirmed.id, post.name],
  ]);
  const sorted = (await ask(listOrders, { status: 'DRAFT', sort: 'customerName,desc' })).content;
  t.same(
    sorted.map((one) => one.id),
    [draft.id, other.id],
  );
});

test('confirmOrder checks its rules in order, and names all lines that break the first broken rule', async (t) => {
  const { customer, article, place, refusal, ask, loseAddress } = counter();
  const address = { street: 'x', postalCode: '1', city: 'x', country: 'x', label: 'Hof' };
  const { id: customerId } = await customer();
  await ask(addDeliveryAddress, { id: customerId, ...address });
  const [gone, free, wurst] = [
    await article(),
    await article({ vatClass: null }),
    await article({ unit: 'PIECE_FIXED', priceModel: 'FIXED' }),
  ];
  await ask(deactivateArticle, { id: gone.id });
  const refusedOf = async (lines: object[], more: object = {}) => {
    const { id } = await place(customerId, lines, more);
    const { code, message } = await refusal(confirmOrder, { id });
    return `${code} ${/lines (\d+(?:, \d+)*)/.exec(message)?.[1] ?? ''}`.trim();
  };
  t.equal(await refusedOf([kilos(wurst.id), kilos(gone.id), kilos(free.id), kilos(gone.id)]), 'ARTICLE_INACTIVE 2, 4');
  t.equal(await refusedOf([kilos(wurst.id), kilos(free.id)]), 'VAT_CLASS_MISSING 2');
  t.equal(
    await refusedOf([kilos(wurst.id), pieces(wurst.id)]),
    'PRICE_NOT_FOUND 1',
    'a price per piece is none by weight',
  );
  const draft = await place(customerId, [kilos(gone.id)], { deliveryAddressLabel: 'Hof' });
  await loseAddress(customerId, 'Hof');
  t.equal((await ask(getOrder, { id: draft.id })).address, null, 'its label is gone');
  t.equal((await refusal(confirmOrder, { id: draft.id })).code, 'DELIVERY_ADDRESS_NOT_FOUND');
  await ask(deactivateCustomer, { id: customerId });
  t.equal(await refusedOf([kilos(gone.id)]), 'CUSTOMER_INACTIVE');
});

test('changeOrder changes date, note and lines of a draft, and prices new lines of a confirmed order', async (t) => {
  const { customer, article, place, confirm, ask, refused, day } = counter();
  const [{ id: customerId }, wurst, free] = [await customer(), await article(), await article({ vatClass: null })];
  const { id } = await place(customerId, [kilos(wurst.id), kilos(wurst.id, '2')]);
  const changed = await ask(changeOrder, {
    id,
    requestedDate: day(2),
    note: 'n',
    lines: [{ line: 2 }, kilos(wurst.id, '7')],
  });
  t.match(changed, { requestedDate: day(2), note: 'n', status: 'DRAFT' });
  t.same(
    changed.lines.map(({ line, quantityAmount }) => [line, quantityAmount]),
    [
      [2, '2'],
      [3, '7'],
    ],
  );
  await confirm(id);
  t.equal(await refused(changeOrder, { id, lines: [{ line: 2 }, { line: 3 }, kilos(free.id)] }), 'VAT_CLASS_MISSING');
  const byHand = { amount: 4, reason: 'x' };
  const after = await ask(changeOrder, {
    id,
    lines: [{ line: 2, manualPrice: byHand }, { line: 3 }, kilos(wurst.id, '1')],
  });
  t.match(after.lines, [
    { price: { source: 'MANUAL', amount: '4' }, value: '8.00' },
    { value: '70.00' },
    { line: 4, value: '10.00' },
  ]);
  t.equal(await refused(changeOrder, { id, lines: [{ line: 1 }] }), 'ORDER_LINE_NOT_FOUND');
  t.equal(await refused(changeOrder, { id, requestedDate: day(400) }), 'VALIDATION_ERROR');
  t.equal(await refused(changeOrder, { id, lines: [kilos('x')] }), 'ARTICLE_NOT_FOUND');
  t.equal(
    await refused(changeOrder, { id, lines: [{ quantityAmount: '1' }] }),
    'VALIDATION_ERROR',
    'a new line is whole',
  );
  await ask(cancelOrder, { id, reason: 'no', lines: [2] });
  t.equal(await refused(changeOrder, { id, lines: [{ line: 3 }] }), 'ORDER_LINE_CLOSED');
  t.match(await ask(cancelOrder, { id, reason: 'shut' }), {
    status: 'CANCELLED',
    lines: [{ closedReason: 'no' }, {}, {}],
  });
  t.equal(await refused(changeOrder, { id, note: 'x' }), 'INVALID_STATUS_TRANSITION');
  t.equal(await refused(cancelOrder, { id, reason: 'x' }), 'INVALID_STATUS_TRANSITION');
  t.equal(await refused(confirmOrder, { id }), 'INVALID_STATUS_TRANSITION');
  t.equal(await refused(deleteCustomer, { id: customerId }), 'CUSTOMER_IN_USE');
});

test('calling off more than was agreed needs an acknowledgement for each line, and its reason is kept', async (t) => {
  const { customer, article, contract, place, confirm, ask, refusal } = counter();
  const [{ id: customerId }, { id: articleId }] = [await customer(), await article()];
  await contract(customerId, articleId, 60);
  const rest = async () => {
    const { content } = await ask(listFrameContracts, { id: customerId });
    return content.flatMap(({ lineItems }) => lineItems.map(({ called, rest: left }) => `${called} ${left}`));
  };
  const first = await place(customerId, [kilos(articleId, '50')]);
  t.same(await rest(), ['0 60'], 'a draft calls nothing off');
  t.match(await confirm(first.id), { warnings: [], lines: [{ price: { source: 'CONTRACT', amount: '8' } }] });
  t.same(await rest(), ['50 10']);
  const second = await place(customerId, [kilos(articleId, '8'), kilos(articleId, '4')]);
  const asked = await refusal(confirmOrder, { id: second.id });
  t.equal(asked.code, 'ACKNOWLEDGEMENT_REQUIRED');
  t.same(
    asked.warnings?.map(({ code, line }) => [code, line]),
    [
      ['OVER_CALL', 1],
      ['OVER_CALL', 2],
    ],
  );
  t.equal((await refusal(confirmOrder, { id: second.id, acknowledge: { ...ACK, codes: ['OTHER'] } })).code, asked.code);
  const kept = await confirm(second.id, { acknowledge: ACK });
  t.match(kept.warnings, [{ code: 'OVER_CALL', line: 1, reason: ACK.reason, by: 'clerk' }, { line: 2 }]);
  const pieces = { articleId, quantityAmount: '3', quantityUnit: 'PIECE' };
  const third = await place(customerId, [pieces, kilos(articleId, '1')]);
  t.match(
    (await refusal(confirmOrder, { id: third.id })).warnings,
    [{ line: 2 }],
    'pieces without a weight add nothing',
  );
  t.same(await rest(), ['62 -2']);
  t.ok(
    await ask(changeOrder, { id: second.id, lines: [{ line: 1, quantityAmount: '7' }, { line: 2 }] }),
    'less is not asked',
  );
  const more = { id: second.id, lines: [{ line: 1 }, { line: 2, quantityAmount: '5' }] };
  t.same(
    (await refusal(changeOrder, more)).warnings?.map(({ line }) => line),
    [2],
    'further below',
  );
  await ask(cancelOrder, { id: first.id, reason: 'x' });
  t.same(await rest(), ['11 49'], 'a cancellation gives it back');
});

test('findPrices returns the prices of articles for a customer on a day', async (t) => {
  const { customer, article, contract, ask, refused, day } = counter();
  const [post, anna] = [await customer(), await customer({ type: 'B2C' })];
  const [wurst, dose] = [await article(), await article({ unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 3 })];
  await contract(post.id, wurst.id);
  const ids = [dose.id, wurst.id, 'unknown', dose.id];
  const prices = await ask(findPrices, { customerId: anna.id, articleId: ids, day: day(3) });
  t.match(prices, { customerId: anna.id, day: day(3), basis: 'GROSS' });
  t.same(
    prices.articles.map(({ byWeight, inPieces }) => [byWeight?.amount, inPieces?.amount, inPieces?.per]),
    [
      [undefined, '3', 'PIECE'],
      ['10.7', '10.7', 'KG'],
    ],
  );
  const agreed = await ask(findPrices, { customerId: post.id, articleId: [wurst.id] });
  t.match(agreed, { basis: 'NET', day: day(0), articles: [{ byWeight: { source: 'CONTRACT', amount: '8' } }] });
  t.equal(await refused(findPrices, { customerId: 'x', articleId: ids }), 'CUSTOMER_NOT_FOUND');
});

test('changeOrder checks new lines of a confirmed order like confirmOrder, and keeps what was delivered', async (t) => {
  const { customer, article, place, confirm, ask, refused, ports } = counter();
  const { id: customerId } = await customer();
  const [wurst, gone, piece] = [
    await article(),
    await article(),
    await article({ unit: 'PIECE_FIXED', priceModel: 'FIXED' }),
  ];
  const { id } = await place(customerId, [kilos(wurst.id), kilos(wurst.id)]);
  await confirm(id);
  await ask(deactivateArticle, { id: gone.id });
  const kept = [{ line: 1 }, { line: 2 }];
  t.equal(await refused(changeOrder, { id, lines: [...kept, kilos(gone.id)] }), 'ARTICLE_INACTIVE');
  t.equal(await refused(changeOrder, { id, lines: [...kept, kilos(piece.id)] }), 'PRICE_NOT_FOUND');
  t.equal(await refused(changeOrder, { id, deliveryAddressLabel: 'x' }), 'DELIVERY_ADDRESS_NOT_FOUND');
  t.equal(await refused(cancelOrder, { id, reason: 'x', lines: [3] }), 'ORDER_LINE_NOT_FOUND');
  t.equal(await refused(cancelOrder, { id, reason: 'x', lines: [] }), 'VALIDATION_ERROR', 'an empty list names none');
  t.equal(await refused(cancelOrder, { id, reason: 'x', lines: [2, 2] }), 'VALIDATION_ERROR', 'each line once');
  await ask(cancelOrder, { id, reason: 'x', lines: [2] });
  t.equal(await refused(cancelOrder, { id, reason: 'x', lines: [2] }), 'ORDER_LINE_CLOSED');
  await ports.transactions.run({ now: ports.clock.now() }, async (unit) =>
    (await unit.of(Orders).get(id)).deliver(1, Decimal.of('4'), false),
  );
  t.match((await ask(getOrder, { id })).lines, [{ delivered: '4', open: '6' }, {}]);
  t.equal(
    await refused(changeOrder, { id, lines: [{ line: 1, quantityAmount: '3' }, { line: 2 }] }),
    'ORDER_LINE_DELIVERED',
  );
  await ask(deactivateCustomer, { id: customerId });
  t.equal(await refused(changeOrder, { id, lines: [...kept, kilos(wurst.id)] }), 'CUSTOMER_INACTIVE');
  t.ok(await ask(changeOrder, { id, note: 'no new line' }));
});

test('changeOrder reports the faults of kept lines before unknown records', async (t) => {
  const { customer, article, place, refusal } = counter();
  const [{ id: customerId }, { id: articleId }] = [await customer(), await article()];
  const { id } = await place(customerId, [kilos(articleId)]);
  const twice = [{ line: 1 }, { line: 1 }];
  const faults = async (input: object) =>
    (await refusal(changeOrder, { id, ...input })).faults?.map(({ field }) => field);
  t.same(await faults({ lines: [...twice, kilos('x')] }), ['lines[1].line']);
  t.same(await faults({ lines: twice, deliveryAddressLabel: 'x' }), ['lines[1].line']);
});
