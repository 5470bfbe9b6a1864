/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const masterdataRoutes: readonly Screen[] = [
  screen('/stocks/import', say`Import opening stock`, 'STOCK_WRITE', () => import('./import.tsx'), {
    action: true,
  }),
  screen('/articles', say`Articles`, 'MASTERDATA_READ', () => import('./articles.tsx'), {
    nav: { group: 'masterdata', icon: 'article' },
    quick: say`Articles`,
    words: say`prices`,
  }),
  screen('/articles/new', say`New article`, 'MASTERDATA_WRITE', () => import('./new-article.tsx'), {
    action: true,
  }),
  screen('/articles/prices/import', say`Import prices`, 'MASTERDATA_WRITE', () => import('./import.tsx'), {
    action: true,
  }),
  screen('/articles/import', say`Import articles`, 'MASTERDATA_WRITE', () => import('./import.tsx'), {
    action: true,
  }),
  screen('/articles/:id', say`Article`, 'MASTERDATA_READ', () => import('./article.tsx')),
  screen('/categories', say`Categories`, 'MASTERDATA_READ', () => import('./categories.tsx'), {
    nav: { group: 'masterdata', icon: 'category' },
  }),
  screen('/suppliers', say`Suppliers`, 'MASTERDATA_READ', () => import('./suppliers.tsx'), {
    nav: { group: 'masterdata', icon: 'supplier' },
  }),
  screen('/suppliers/new', say`New supplier`, 'MASTERDATA_WRITE', () => import('./new-supplier.tsx'), {
    action: true,
  }),
  screen('/suppliers/import', say`Import suppliers`, 'MASTERDATA_WRITE', () => import('./import.tsx'), {
    action: true,
  }),
  screen('/suppliers/:id', say`Supplier`, 'MASTERDATA_READ', () => import('./supplier.tsx')),
  screen('/customers', say`Customers`, 'MASTERDATA_READ', () => import('./customers.tsx'), {
    nav: { group: 'masterdata', icon: 'customer' },
  }),
  screen('/customers/new', say`New customer`, 'MASTERDATA_WRITE', () => import('./new-customer.tsx'), {
    action: true,
  }),
  screen('/customers/import', say`Import customers`, 'MASTERDATA_WRITE', () => import('./import.tsx'), {
    action: true,
  }),
  screen('/customers/:id', say`Customer`, 'MASTERDATA_READ', () => import('./customer.tsx')),
];
