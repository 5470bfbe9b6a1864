import type { TestedContext } from '../context.ts';
import { memoryDemoShop } from './memory-demo-shop.ts';

export const settings = {
  name: 'settings',
  reads: { demoShop: (_, audit) => memoryDemoShop(audit) },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
