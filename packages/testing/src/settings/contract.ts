import type { Parts } from '../context.ts';
import { emptyingContract } from './emptying-contract.ts';
import { settingsKindsContract } from './kinds-contract.ts';

export const PARTS: Parts = {
  'the settings of the shop are read as they were stored': settingsKindsContract,
  'a store empties the shop and recognizes the demo shop': emptyingContract,
};
