import { together } from '../../../scripts/test-together.ts';

await together(import.meta.filename);
