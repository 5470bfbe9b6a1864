/** The subjects of the operations of the context `masterdata`. */
import { subject } from '../kernel/contract/subject.ts';

export const articleSubject = subject({
  name: 'article',
  sortable: { name: 'folded', articleNumber: 'folded', status: 'plain', createdAt: 'plain', updatedAt: 'plain' },
});
export const customerSubject = subject({
  name: 'customer',
  sortable: { name: 'folded', type: 'plain', status: 'plain', createdAt: 'plain', updatedAt: 'plain' },
});
export const productCategorySubject = subject({ name: 'product_category', sortable: { name: 'folded' } });
export const supplierSubject = subject({
  name: 'supplier',
  sortable: { name: 'folded', status: 'plain', createdAt: 'plain', updatedAt: 'plain' },
});
