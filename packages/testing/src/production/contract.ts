import type { Parts } from '../context.ts';
import { productionKindsContract } from './kinds-contract.ts';
import { recipesContract } from './recipes-contract.ts';
import { runsContract } from './runs-contract.ts';

export const PARTS: Parts = {
  'recipes, batches and cuttings are read as they were stored': productionKindsContract,
  'the reads of recipes return summaries, heads, graphs and links': recipesContract,
  'the reads of runs return supplies, ledger rows and lots': runsContract,
};
