/** The subjects of the operations of the context `sales`. */
import { subject } from '../kernel/contract/subject.ts';

export const orderSubject = subject({
  name: 'order',
  sortable: { requestedDate: 'plain', orderNumber: 'folded', customerName: 'folded', createdAt: 'plain' },
});

export const standingOrderSubject = subject({
  name: 'standing_order',
  sortable: { customerName: 'folded', firstDate: 'plain', createdAt: 'plain' },
});

export const availabilitySubject = subject({
  name: 'availability',
  // `urgency`: short articles first, then ordered ones, then the rest.
  sortable: { articleName: 'folded', urgency: 'plain' },
});
export const pickingSubject = subject({ name: 'picking' });

export const deliverySubject = subject({
  name: 'delivery',
  sortable: { deliveryNumber: 'folded', createdAt: 'plain' },
});
