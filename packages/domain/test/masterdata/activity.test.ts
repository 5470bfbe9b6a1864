import { test } from 'tap';
import type { Contract } from '../../src/kernel/index.ts';
import {
  activateArticle,
  activateCustomer,
  activateSupplier,
  deactivateArticle,
  deactivateCustomer,
  deactivateSupplier,
} from '../../src/masterdata/index.ts';
import { withMasterdata } from './with-masterdata.ts';

type Move = Contract<{ readonly id: string }, { status: string; createdAt: Date; updatedAt: Date }>;

const KINDS: readonly { name: 'supplier' | 'customer' | 'article'; activate: Move; deactivate: Move }[] = [
  { name: 'supplier', activate: activateSupplier, deactivate: deactivateSupplier },
  { name: 'customer', activate: activateCustomer, deactivate: deactivateCustomer },
  { name: 'article', activate: activateArticle, deactivate: deactivateArticle },
];

for (const { name, activate, deactivate } of KINDS) {
  test(`a new ${name} is ACTIVE, and activate and deactivate refuse the status that it already has`, async (t) => {
    const { [name]: make, ask, refusal } = withMasterdata();
    const { id, status } = await make();
    t.equal(status, 'ACTIVE');

    t.equal((await refusal(activate, { id }))?.code, 'INVALID_STATUS_TRANSITION');
    const inactive = await ask(deactivate, { id });
    t.equal(inactive.status, 'INACTIVE');
    t.ok(inactive.updatedAt > inactive.createdAt);

    t.equal((await refusal(deactivate, { id }))?.kind, 'conflict');
    const active = await ask(activate, { id });
    t.equal(active.status, 'ACTIVE');
    t.ok(active.updatedAt > inactive.updatedAt);
  });

  test(`activate and deactivate refuse an unknown ${name} with ${name.toUpperCase()}_NOT_FOUND`, async (t) => {
    const { refusal } = withMasterdata();
    const code = `${name.toUpperCase()}_NOT_FOUND`;
    t.equal((await refusal(activate, { id: 'x' }))?.code, code);
    t.equal((await refusal(deactivate, { id: 'x' }))?.code, code);
  });
}
