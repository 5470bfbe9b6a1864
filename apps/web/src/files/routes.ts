/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

const load = () => import('./import.tsx');

export const filesRoutes: readonly Screen[] = [
  screen('/files', say`Import and export`, 'known', () => import('./files.tsx'), {
    nav: { job: 'administration', at: 4, icon: 'download', use: ['administration'] },
  }),
  screen('/files/:kind', say`Import`, 'known', load),
  screen('/suppliers/import', say`Import suppliers`, 'MASTERDATA_WRITE', load, { action: true }),
  screen('/customers/import', say`Import customers`, 'MASTERDATA_WRITE', load, { action: true }),
  screen('/articles/import', say`Import articles`, 'MASTERDATA_WRITE', load, { action: true }),
  screen('/articles/prices/import', say`Import prices`, 'MASTERDATA_WRITE', load, { action: true }),
  screen('/stocks/import', say`Import opening stock`, 'STOCK_WRITE', load, { action: true }),
];
