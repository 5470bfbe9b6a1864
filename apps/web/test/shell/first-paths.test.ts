import { CONTRACTS } from '@cleaver/domain/contracts';
import { test } from 'tap';
import { FIRST_READS } from '../../src/shell/first-paths.ts';

test('Today reads its operations by the paths of their contracts', async (t) => {
  for (const [name, path] of Object.entries(FIRST_READS))
    t.equal(CONTRACTS.find((contract) => contract.name === name)?.address, `GET ${path}`);
});
