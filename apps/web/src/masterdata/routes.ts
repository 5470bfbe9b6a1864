/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const masterdataRoutes: readonly Screen[] = [
  screen('/articles', say`Articles`, 'MASTERDATA_READ', () => import('./article/articles.tsx'), {
    nav: { group: 'masterdata', icon: 'article' },
    quick: say`Articles`,
    words: say`prices`,
  }),
  screen('/articles/new', say`New article`, 'MASTERDATA_WRITE', () => import('./article/new-article.tsx'), {
    action: true,
  }),
  screen('/articles/:id', say`Article`, 'MASTERDATA_READ', () => import('./article/article.tsx')),
  screen('/categories', say`Categories`, 'MASTERDATA_READ', () => import('./article/categories.tsx'), {
    nav: { group: 'masterdata', icon: 'category' },
  }),
  screen('/suppliers', say`Suppliers`, 'MASTERDATA_READ', () => import('./supplier/suppliers.tsx'), {
    nav: { group: 'masterdata', icon: 'supplier' },
  }),
  screen('/suppliers/new', say`New supplier`, 'MASTERDATA_WRITE', () => import('./supplier/new-supplier.tsx'), {
    action: true,
  }),
  screen('/suppliers/:id', say`Supplier`, 'MASTERDATA_READ', () => import('./supplier/supplier.tsx')),
  screen('/customers', say`Customers`, 'MASTERDATA_READ', () => import('./customer/customers.tsx'), {
    nav: { group: 'masterdata', icon: 'customer' },
  }),
  screen('/customers/new', say`New customer`, 'MASTERDATA_WRITE', () => import('./customer/new-customer.tsx'), {
    action: true,
  }),
  screen('/customers/:id', say`Customer`, 'MASTERDATA_READ', () => import('./customer/customer.tsx')),
];
