import { test } from 'tap';
import { contract, memoryPorts } from '../../src/testing/index.ts';

test('the ports in memory keep the contract of the ports', (t) =>
  contract(t, async () => ({ ...memoryPorts(), close: async () => {} })));
