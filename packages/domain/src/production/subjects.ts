/** The subjects of the operations of the context `production`. */
import { subject } from '../kernel/contract/subject.ts';

export const batchSubject = subject({
  name: 'batch',
  label: 'production batch',
  sortable: {
    batchNumber: 'folded',
    productionDate: 'plain',
    status: 'plain',
    createdAt: 'plain',
    updatedAt: 'plain',
  },
});
export const cuttingSubject = subject({ name: 'cutting', sortable: { createdAt: 'plain' } });
export const cuttingSchemeSubject = subject({
  name: 'cutting_scheme',
  sortable: { name: 'folded', createdAt: 'plain', updatedAt: 'plain' },
});
export const recipeSubject = subject({
  name: 'recipe',
  sortable: {
    name: 'folded',
    version: 'plain',
    type: 'plain',
    status: 'plain',
    createdAt: 'plain',
    updatedAt: 'plain',
  },
});
