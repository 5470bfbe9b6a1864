import { together } from '../../../scripts/test-together.ts';

await together(import.meta.dirname, 0, 2);
