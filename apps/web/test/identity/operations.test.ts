import { CONTEXTS, PERMISSIONS } from '@cleaver/domain';
import { contractsOf, isPermission } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { doesOf } from '../../src/identity/does.ts';
import { SENTENCES } from '../../src/identity/sentences.ts';

test('each guarded operation is listed with its permission, with a summary in both languages', (t) => {
  for (const { permission, andPermission, orPermission, summary, name } of CONTEXTS.flatMap(contractsOf)) {
    for (const one of [permission, andPermission, orPermission]) {
      if (one === undefined || !isPermission(one)) continue;
      const [, german] = SENTENCES[one]?.find(([english]) => english === summary) ?? [];
      t.ok(german !== undefined && german !== summary, `${one}: ${name}`);
    }
  }
  t.same(
    Object.keys(SENTENCES).filter((permission) => !(PERMISSIONS as readonly string[]).includes(permission)),
    [],
  );
  t.end();
});

test('doesOf lists the operations of a role by subject, and the permissions without effect', (t) => {
  const does = doesOf(['STOCK_READ', 'GOODS_RECEIPT_READ', 'GOODS_RECEIPT_WRITE', 'SUPPLIER_READ'], SENTENCES, false);
  t.match(does.groups, [
    { subject: 'STOCK', sentences: [/./] },
    { subject: 'GOODS_RECEIPT', sentences: ['List goods receipts', 'Read one goods receipt', /^Receive goods/] },
  ]);
  t.same(does.guardNothing, ['SUPPLIER_READ']);
  t.same(doesOf(['GOODS_RECEIPT_READ'], SENTENCES, true).groups[0]?.sentences[0], 'Wareneingänge auflisten');
  t.end();
});
