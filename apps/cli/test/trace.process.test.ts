/** Tests traces in the demo shop. The expected numbers are sums of quantities in `packages/demo/src/week.ts`. */
import root, { test } from 'tap';
import { jsonOf, shop } from './helper.ts';

const it = await shop(root);
const { admin, done, cleaver } = it;

interface Lot {
  readonly id: string;
  readonly lotNumber: string;
}

/** Returns the lots of the pork receipt, in the order of its lines. */
const pork = async (): Promise<readonly Lot[]> =>
  (await admin.get('/api/inventory/lots?supplierLot=SO-472&sort=lotNumber')).json().content;

/**
 * The received lot of 85 kg of shoulder. The cutting made 15.8 kg of goulash and 2.1 kg of rind from 22 kg of the lot.
 * Deliveries took 12.5 kg and 30 kg, and 4.8 kg came back. Another delivery took 5.5 kg of the goulash. Three batches took
 * 1.92 kg, 3.5 kg and 3.85 kg, and made 11.7 kg, 9.9 kg and 10.9 kg. A fourth made 9.5 kg from 10 kg of the last.
 */
let shoulder: Lot;

test('demo fills the shop for the following tests', async () => {
  await done('demo', { now: it.clock.now() });
  shoulder = (await pork())[0] as Lot;
});

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Returns the rows of the table under a title, as cells. Two blanks separate columns. */
const rowsUnder = (text: string, title: string): string[][] => {
  const [, ...lines] = text.split(`\n${title}\n`)[1]?.split('\n\n')[0]?.trimEnd().split('\n') ?? [];
  return lines.map((line) => line.split(/ {2,}/));
};

test('trace prints a tree with exact amounts, and lists of customers, places and suppliers', async (t) => {
  const text = await done(`trace ${shoulder.lotNumber}`);
  t.equal(await done(`trace ${shoulder.id}`), text, 'by its number as by its id');
  t.equal(
    text.split('\n\n')[0]?.replaceAll(/\d{4}-\d\d-\d\d/g, '*'),
    `Krustenbraten aus der Schulter, lot L-*-001: 85 KG came into being, 16.03 KG in stock
Where it came from
└─ 85 KG Receipt G-*-001 from Strohschwein Oberland GbR
What became of it
├─ 1.92 KG Batch P-*-006, completed, with 9 other lots
│  └─ 11.7 KG Grundbrät, lot P-*-006
├─ 3.5 KG Batch P-*-007, completed, with 8 other lots
│  └─ 9.9 KG Grundbrät, lot P-*-007
├─ 3.85 KG Batch P-*-008, completed, with 8 other lots
│  └─ 10.9 KG Grundbrät, lot P-*-008
│     └─ 10 KG Batch P-*-009, completed, with 1 other lot
│        └─ 9.5 KG Lyoner, lot P-*-009
├─ 22 KG Cutting C-*-001
│  ├─ 2.1 KG Schwarten, lot C-*-001
│  └─ 15.8 KG Schweinegulasch, lot C-*-001
│     └─ 5.5 KG Delivery D-*-001 to Hotel Krone, *
├─ 12.5 KG Delivery D-*-001 to Gasthof zum Hirsch, *
└─ 30 KG (4.8 KG came back) Delivery D-*-001 to Partyservice Löffelmann, *`,
  );
  t.same(
    rowsUnder(text, 'Who has it').map(([customer, phone, quantity]) => [customer, phone, quantity]),
    [
      ['Gasthof zum Hirsch', '+49 7071 22340', '12.5 KG'],
      ['Hotel Krone', '+49 7071 13310', '5.5 KG'],
      ['Partyservice Löffelmann', '+49 7071 700800', '30 KG'],
    ],
  );
  t.same(
    rowsUnder(text, 'Where it is stored').map(([location, quantity, article]) => [location, quantity, article]),
    [
      ['Kühlraum 1 Fleisch', '11.23 KG', 'Krustenbraten aus der Schulter'],
      ['Kühlraum 1 Fleisch', '10.3 KG', 'Schweinegulasch'],
      ['Kühlraum 1 Fleisch', '2.1 KG', 'Schwarten'],
      ['Kühlraum 2 Wurst', '11.7 KG', 'Grundbrät'],
      ['Kühlraum 2 Wurst', '9.9 KG', 'Grundbrät'],
      ['Kühlraum 2 Wurst', '0.9 KG', 'Grundbrät'],
      ['Kühlraum 2 Wurst', '9.5 KG', 'Lyoner'],
      ['Sperrlager', '4.8 KG', 'Krustenbraten aus der Schulter'],
    ],
  );
  t.same(
    rowsUnder(text, 'Who supplied it').map(([supplier, quantity]) => [supplier, quantity]),
    [['Strohschwein Oberland GbR', '85 KG']],
  );
});

test('lists and documents show numbers and names instead of ids, and no account without labels', async (t) => {
  const deliveries = (await done('deliveries list')).split('\n');
  const delivery = deliveries.find((line) => / Krustenbraten aus der Schulter, Schweinebauch /.test(line)) ?? '';
  t.ok(delivery);
  t.equal(delivery.match(ID), null);
  t.equal((await done('receipts list')).match(ID), null);
  const [title = '', movement = ''] = (await done('movements list --size 1')).split('\n');
  t.match(title, /^at +type +number +lot .* username +id$/);
  t.match(movement, / RI-\S+-1 .* admin +\S{36}$/);
  t.notMatch((await done('lots list --size 1')).split('\n')[0], /account/);
  t.match((await done('stock-batches list --size 1')).split('\n')[0], /^article +batchId +(?!.*(articleId|lotId))/);
  const [number = ''] = delivery.split(' ');
  const english = await done(`deliveries get ${number}`);
  t.match(english, / 1 {2}L-\S+-001 +Krustenbraten aus der Schulter \(SC-060\) +12\.5 +KG /);
  t.equal(english.match(ID)?.length, 1, 'only the id of the delivery');
  t.match(await done(`deliveries get ${number} --language de`), / 12,5 +Kilogramm +0 +9,2523 Kilogramm /);
  const [, number2 = ''] = /\n(G-\S+-001) /.exec(await done('receipts list')) ?? [];
  const receipt = await done(`receipts get ${number2}`);
  t.match(receipt, /\n\nlines\nline +lot +article /);
});

test('trace takes a direction, an instant, and each start that the service accepts', async (t) => {
  t.notMatch(await done(`trace ${shoulder.id} --direction FORWARD`), /Where it came from/);
  t.notMatch(await done(`trace ${shoulder.id} --direction BACKWARD`), /What became of it/);
  t.match(await done('trace --supplier-lot SO-472'), /Schweinebauch, lot .*\n(.*\n)*Haxe, lot /);
  const { asOf } = jsonOf<{ asOf: string }>(await done(`trace ${shoulder.id} --json`));
  t.match(await done(`trace ${shoulder.id} --as-of ${asOf}`), /22 KG Cutting/);
  t.match(await cleaver(`trace ${shoulder.id} --as-of 2020-01-01T00:00:00Z`), { code: 1, stderr: /LOT_NOT_FOUND/ });
  t.match(await cleaver('trace NOBODY'), { code: 1, stderr: /LOT_NOT_FOUND/ });
  t.match(await cleaver('trace'), { code: 1, stderr: /lotId: .*lotNumber/ });
  t.match(await cleaver(`trace ${shoulder.id} --levels many`), { code: 2, stderr: /--levels takes a number/ });
  const cut = await cleaver(`trace ${shoulder.id} --limit 2`);
  t.match(cut.stderr, /The drawing is cut: a higher --limit/);
  t.match(cut.stdout, /Partyservice Löffelmann/, 'the lists are whole');
});

test('commands accept the number of a document wherever its id is required', async (t) => {
  const numberOf = async (path: string, member: string, filter = ''): Promise<string> =>
    (await admin.get(`/api/${path}?size=1${filter}`)).json().content[0][member];
  const receipt = await numberOf('procurement/goods-receipts', 'receiptNumber');
  const delivery = await numberOf('sales/deliveries', 'deliveryNumber');
  for (const [group, member, path] of [
    ['receipts', 'receiptNumber', 'procurement/goods-receipts'],
    ['batches', 'batchNumber', 'production/batches'],
    ['cuttings', 'cuttingNumber', 'production/cuttings'],
    ['counts', 'countNumber', 'inventory/counts'],
    ['orders', 'orderNumber', 'sales/orders'],
    ['deliveries', 'deliveryNumber', 'sales/deliveries'],
    ['recalls', 'recallNumber', 'quality/recalls'],
  ] as const) {
    const number = await numberOf(path, member);
    t.match(await done(`${group} get ${number}`), new RegExp(`^${member} +${number}$`, 'm'));
  }
  t.match(await cleaver(`deliveries get ${delivery.slice(0, -1)}`), { code: 1, stderr: `Did you mean ${delivery}` });
  t.match(await done(`trace --receipt-id ${receipt}`), `Receipt ${receipt}`);
  t.match(await done(`trace --delivery-id ${delivery}`), `Delivery ${delivery}`);
  const run = await numberOf('production/batches', 'batchNumber', '&status=COMPLETED');
  t.match(await done(`trace --batch-id ${run}`), `lot ${run}`);
});

test('recall mock prints the customers with their phones and the duration, and blocks nothing', async (t) => {
  const text = await done(['recall', 'mock', shoulder.lotNumber, '--reason', 'Übung']);
  t.match(text, /^Mock recall R-\d{4}-\d\d-\d\d-002: 7 lots, 3 customers\n/);
  t.same(rowsUnder(text, 'Who has it')[2]?.slice(0, 4), [
    'Partyservice Löffelmann',
    '+49 7071 700800',
    '30 KG',
    '4.8 KG',
  ]);
  // The originated kilograms are 85 + 15.8 + 2.1 + 11.7 + 9.9 + 10.9 + 9.5. The accounted kilograms are 22 + 9.27 + 42.5 -
  // 4.8 + 16.03 for the shoulder, 5.5 + 10.3 for the goulash, 2.1 for the rind, and 42 for what was made.
  t.same(rowsUnder(text, 'Reconciliation of quantities'), [['KG', '144.9', '144.9', '100', '0']]);
  t.match(text, /\nIt took \d+\.\d{3} s, of which the service \d+\.\d{3} s\.\n$/);
  t.match(await done(`lots get ${shoulder.id}`), /^onHold +false$/m);
  const goulash = (await admin.get('/api/inventory/lots?origin=RUN&q=C-&size=1')).json().content[0] as Lot;
  const backwards = await done(['recall', 'mock', goulash.id, '--reason', 'Übung']);
  t.same(rowsUnder(backwards, 'Who supplied it'), [['Strohschwein Oberland GbR', '85 KG', shoulder.lotNumber]]);
  const again = jsonOf<{ mode: string; lots: [] }>(
    await done(['recall', 'mock', '--supplier-lot', 'so-472', '--reason', 'Übung', '--json']),
  );
  t.match(again, { mode: 'MOCK', lots: { length: 10 } }, 'four lots came, two were cut of them, and four were made');
});

test('recall real blocks the lot', async (t) => {
  const knuckle = (await pork())[3] as Lot;
  t.match(await done(['recall', 'real', knuckle.id, '--reason', 'Listerien']), /Kantine der Stadtwerke .* 10\.4 KG/);
  t.match(await done(`trace ${knuckle.id}`), /, on hold: 22 KG came .*\n(.*\n)*Kühlraum .* BLOCKED\n/);
});

test('recall with wrong arguments opens no recall', async (t) => {
  const opened = async () => (await admin.get('/api/quality/recalls')).json().page.totalElements;
  const before = await opened();
  for (const [args, message] of [
    ['recall', /Missing: <mock\|real>/],
    ['recall perhaps L-1 --reason x', /an exercise or a real recall/],
    [`recall mock ${shoulder.id}`, /Missing: --reason/],
    ['recall mock L-1 --lot-number L-2 --reason x', /remove --lot-number/],
  ] as const) {
    t.match(await cleaver(args), { code: 2, stdout: '', stderr: message }, args);
  }
  t.match(await cleaver('recall mock --reason x'), { code: 1, stderr: /lotIds: / });
  t.match(await cleaver('recall mock NOBODY --reason x'), { code: 1, stderr: /LOT_NOT_FOUND/ });
  t.equal(await opened(), before);
});
