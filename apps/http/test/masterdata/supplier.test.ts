import { test } from 'tap';
import { isError, service } from '../helper.ts';

const FULL = {
  name: 'Hof Müller',
  phone: '0981 1234',
  email: 'hof@example.org',
  contactPerson: 'Max Müller',
  street: 'Dorfstraße',
  houseNumber: '1a',
  postalCode: '91522',
  city: 'Ansbach',
  country: 'DE',
  paymentDueDays: 30,
  paymentDescription: '2 % in 10 days',
};

test('a supplier needs only a name and a phone number', async (t) => {
  const { admin, clock } = await service(t);
  const created = await admin.post('/api/suppliers', { name: 'Hof', phone: '1' });
  t.equal(created.statusCode, 200);
  const { id, ...rest } = created.json();
  const at = clock.now().toISOString();
  t.strictSame(rest, {
    name: 'Hof',
    address: null,
    contactInfo: { phone: '1', email: '', contactPerson: '' },
    paymentTerms: null,
    certificates: [],
    rating: null,
    status: 'ACTIVE',
    createdAt: at,
    updatedAt: at,
  });
  t.strictSame((await admin.get(`/api/suppliers/${id}`)).json(), created.json());
});

test('a supplier is created with all members, and an update changes only the sent ones', async (t) => {
  const { admin, clock } = await service(t);
  const created = (await admin.post('/api/suppliers', FULL)).json();
  const { street, houseNumber, postalCode, city, country } = FULL;
  t.strictSame(created.address, { street, houseNumber, postalCode, city, country });
  t.strictSame(created.contactInfo, { phone: FULL.phone, email: FULL.email, contactPerson: FULL.contactPerson });
  t.strictSame(created.paymentTerms, { paymentDueDays: 30, paymentDescription: '2 % in 10 days' });

  clock.advance(1);
  const change = { name: null, email: '', city: 'Nürnberg', paymentDescription: '' };
  const changed = (await admin.put(`/api/suppliers/${created.id}`, change)).json();
  t.strictSame(changed, {
    ...created,
    contactInfo: { ...created.contactInfo, email: '' },
    address: { ...created.address, city: 'Nürnberg' },
    paymentTerms: { paymentDueDays: 30, paymentDescription: '' },
    updatedAt: clock.now().toISOString(),
  });
});

test('rating, activating and deactivating return the supplier', async (t) => {
  const { admin } = await service(t);
  const { id } = (await admin.post('/api/suppliers', FULL)).json();
  const rating = { qualityScore: 5, deliveryScore: 4, priceScore: 1 };
  t.strictSame((await admin.post(`/api/suppliers/${id}/rating`, rating)).json().rating, rating);
  t.equal((await admin.post(`/api/suppliers/${id}/deactivate`)).json().status, 'INACTIVE');
  isError(t, await admin.post(`/api/suppliers/${id}/deactivate`), 409, 'INVALID_STATUS_TRANSITION');
  t.equal((await admin.post(`/api/suppliers/${id}/activate`)).json().status, 'ACTIVE');
  isError(t, await admin.post(`/api/suppliers/${id}/activate`), 409, 'INVALID_STATUS_TRANSITION');
});

test('a certificate is added, and a DELETE with its data in the body removes it', async (t) => {
  const { admin } = await service(t);
  const { id } = (await admin.post('/api/suppliers', FULL)).json();
  const url = `/api/suppliers/${id}/certificates`;
  const bio = { certificateType: 'BIO', issuer: 'DE-ÖKO-006', validFrom: '2026-01-01' };
  const added = await admin.post(url, { ...bio, validUntil: '2026-12-31' });
  t.strictSame(added.json().certificates, [{ ...bio, validUntil: '2026-12-31' }]);
  isError(t, await admin.post(url, bio), 409, 'CERTIFICATE_ALREADY_EXISTS');
  t.strictSame((await admin.post(url, { certificateType: 'QS' })).json().certificates[1], {
    certificateType: 'QS',
    issuer: '',
    validFrom: null,
    validUntil: null,
  });

  const removed = await admin.delete(url, bio);
  t.equal(removed.statusCode, 200);
  t.equal(removed.body, '');
  isError(t, await admin.delete(url, bio), 404, 'CERTIFICATE_NOT_FOUND');
  isError(t, await admin.delete(url), 400, 'VALIDATION_ERROR');
  t.equal((await admin.get(`/api/suppliers/${id}`)).json().certificates.length, 1);
});

test('the list of suppliers is a page, filtered by status and sorted', async (t) => {
  const { admin } = await service(t);
  const second = (await admin.post('/api/suppliers', { ...FULL, name: 'beta' })).json();
  const first = (await admin.post('/api/suppliers', { ...FULL, name: 'Alpha' })).json();
  t.strictSame((await admin.get('/api/suppliers?status=ACTIVE')).json(), {
    content: [first, second],
    page: { number: 0, size: 20, totalElements: 2, totalPages: 1 },
  });
  t.strictSame((await admin.get('/api/suppliers?sort=name,desc&size=1&page=1')).json(), {
    content: [first],
    page: { number: 1, size: 1, totalElements: 2, totalPages: 2 },
  });
  isError(t, await admin.get('/api/suppliers?status=NOPE'), 400, 'VALIDATION_ERROR');
  isError(t, await admin.get('/api/suppliers?sort=phone'), 400, 'VALIDATION_ERROR');
});

test('an unknown id gets 404, whatever its form', async (t) => {
  const { admin } = await service(t);
  for (const id of ['x', '%00', '0190aaaa-0000-7000-8000-000000000000', '%25']) {
    isError(t, await admin.get(`/api/suppliers/${id}`), 404, 'SUPPLIER_NOT_FOUND');
    isError(t, await admin.put(`/api/suppliers/${id}`, {}), 404, 'SUPPLIER_NOT_FOUND');
  }
});
