/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const masterdataRoutes: readonly Screen[] = [
  screen('/articles', say`Articles`, 'MASTERDATA_READ', () => import('./article/articles.tsx'), {
    nav: { job: 'articles', at: 1, icon: 'article', use: ['sales', 'buying'], quick: 10 },
  }),
  screen('/articles/new', say`New article`, 'MASTERDATA_WRITE', () => import('./article/new-article.tsx'), {
    action: true,
  }),
  screen('/articles/:id', say`Article`, 'MASTERDATA_READ', () => import('./article/article.tsx')),
  screen('/categories', say`Categories`, 'MASTERDATA_READ', () => import('./article/categories.tsx'), {
    tab: { of: '/articles' },
  }),
  screen('/suppliers', say`Suppliers`, 'MASTERDATA_READ', () => import('./supplier/suppliers.tsx'), {
    nav: { job: 'buying', at: 2, icon: 'supplier', use: ['buying'], quick: 11 },
  }),
  screen('/suppliers/new', say`New supplier`, 'MASTERDATA_WRITE', () => import('./supplier/new-supplier.tsx'), {
    action: true,
  }),
  screen('/suppliers/:id', say`Supplier`, 'MASTERDATA_READ', () => import('./supplier/supplier.tsx')),
  screen('/customers', say`Customers`, 'MASTERDATA_READ', () => import('./customer/customers.tsx'), {
    nav: { job: 'sales', at: 7, icon: 'customer', use: ['sales'], quick: 9 },
  }),
  screen('/customers/new', say`New customer`, 'MASTERDATA_WRITE', () => import('./customer/new-customer.tsx'), {
    action: true,
  }),
  screen('/customers/:id', say`Customer`, 'MASTERDATA_READ', () => import('./customer/customer.tsx')),
];
