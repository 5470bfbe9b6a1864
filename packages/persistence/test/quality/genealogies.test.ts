import { genealogies } from '@cleaver/testing/contract';
import { onEachDatabase } from '../databases.ts';

onEachDatabase('genealogies', async (t, open) => genealogies(t, await open(), { steps: 120, looks: 10 }));
