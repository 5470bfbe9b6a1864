import { test } from 'tap';
import {
  contract,
  deviationHistories,
  genealogies,
  histories,
  invoiceHistories,
  labelHistories,
  reportHistories,
  salesHistories,
} from '../src/contract.ts';
import { memoryPorts } from '../src/index.ts';

test('the memory ports pass the contract suite of the ports', (t) =>
  contract(t, async () => ({ ...memoryPorts(), close: async () => {} })));

test('random goods histories in the memory store match the books of the test', (t) => histories(t, memoryPorts(), 300));

test('traces of random genealogies in the memory store match the books of the test', (t) =>
  genealogies(t, memoryPorts(), { steps: 200, looks: 30 }));

test('random sales histories in the memory store match the books of the test', (t) =>
  salesHistories(t, memoryPorts(), { steps: 200, looks: 10 }));

test('the reports of random histories in the memory store match the books of the test', (t) =>
  reportHistories(t, memoryPorts(), { steps: 200 }));

test('documents and payments of random histories in the memory store match the books of the test', (t) =>
  invoiceHistories(t, memoryPorts(), { steps: 250, looks: 10 }));

test('the deviations of random histories in the memory store match the books of the test', (t) =>
  deviationHistories(t, memoryPorts(), { steps: 400 }));

test('the prints of random histories in the memory store match the books of the test', (t) =>
  labelHistories(t, memoryPorts(), { steps: 250 }));
