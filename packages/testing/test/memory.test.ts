import { test } from 'tap';
import { contract, genealogies, histories, salesHistories } from '../src/contract.ts';
import { memoryPorts } from '../src/index.ts';

test('the ports in memory keep the contract of the ports', (t) =>
  contract(t, async () => ({ ...memoryPorts(), close: async () => {} })));

test('histories of goods in memory', (t) => histories(t, memoryPorts(), 300));

test('genealogies in memory', (t) => genealogies(t, memoryPorts(), { steps: 200, looks: 30 }));

test('histories of sales in memory', (t) => salesHistories(t, memoryPorts(), { steps: 200, looks: 10 }));
