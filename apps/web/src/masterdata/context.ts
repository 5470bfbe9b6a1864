/** What the pages know about master data. */
import { say } from '@cleaver/domain/kernel';
import { context } from '../contexts/context.ts';

const lists = () => import('./lists.ts');

const ACTIVE = { status: 'ACTIVE' };

export const masterdata = context({
  name: 'masterdata',
  references: {
    article: {
      title: say`Articles`,
      list: async () => (await lists()).listArticles,
      need: 'MASTERDATA_READ',
      icon: 'article',
      to: ({ id }) => `/articles/${id}`,
      name: ({ name }) => name,
      sub: ({ articleNumber }) => articleNumber,
      usable: ACTIVE,
      make: 'MASTERDATA_WRITE',
      searched: 1,
      isOffline: true,
    },
    supplier: {
      title: say`Suppliers`,
      list: async () => (await lists()).listSuppliers,
      need: 'MASTERDATA_READ',
      icon: 'supplier',
      to: ({ id }) => `/suppliers/${id}`,
      name: ({ name }) => name,
      sub: ({ address }) => address?.city ?? '',
      usable: ACTIVE,
      make: 'MASTERDATA_WRITE',
      searched: 2,
      isOffline: true,
    },
    customer: {
      title: say`Customers`,
      list: async () => (await lists()).listCustomers,
      need: 'MASTERDATA_READ',
      icon: 'customer',
      to: ({ id }) => `/customers/${id}`,
      name: ({ name }) => name,
      sub: ({ billingAddress }) => billingAddress?.city ?? '',
      usable: ACTIVE,
      make: 'MASTERDATA_WRITE',
      searched: 3,
      isOffline: true,
    },
    category: {
      title: say`Categories`,
      list: async () => (await lists()).listProductCategories,
      need: 'MASTERDATA_READ',
      icon: 'category',
      to: ({ id }) => `/articles?categoryId=${id}`,
      name: ({ name }) => name,
      make: 'MASTERDATA_WRITE',
    },
  },
  members: { articleId: 'article', categoryId: 'category', supplierId: 'supplier', customerId: 'customer' },
  tones: { ACTIVE: 'good' },
  tiles: [
    { to: '/articles', icon: 'article', text: say`Articles`, need: 'MASTERDATA_READ', place: 12 },
    { to: '/customers', icon: 'customer', text: say`Customers`, need: 'MASTERDATA_READ', place: 13 },
  ],
  history: {
    knownBy: ['articleNumber'],
    keys: [['articleId'], ['customerId'], ['certificateType', 'issuer', 'validFrom'], ['unit', 'priceModel']],
    toldBy: ['articleId', 'customerId', 'certificateType', 'unit'],
  },
});
