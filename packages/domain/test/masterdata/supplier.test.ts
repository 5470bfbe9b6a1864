import { test } from 'tap';
import {
  addCertificate,
  changeCertificate,
  createSupplier,
  deactivateSupplier,
  getSupplier,
  listSuppliers,
  rateSupplier,
  removeCertificate,
  updateSupplier,
} from '../../src/masterdata/index.ts';
import { UNKNOWN, withMasterdata } from './with-masterdata.ts';

const CONTACT = { phone: '0981 1234', email: '', contactPerson: '' };

test('a supplier with only a name and a phone number has no address, no terms, and empty texts', async (t) => {
  const { supplier, ask } = withMasterdata();
  const created = await supplier();
  t.hasStrict(created, {
    name: 'Hof Müller',
    address: null,
    contactInfo: CONTACT,
    paymentTerms: null,
    certificates: [],
    rating: null,
    status: 'ACTIVE',
  });
  t.strictSame(created.createdAt, created.updatedAt);
  t.strictSame(await ask(getSupplier, { id: created.id }), created);
});

test('two suppliers can have the same name', async (t) => {
  const { supplier } = withMasterdata();
  t.not((await supplier()).id, (await supplier()).id);
});

test('createSupplier reports all faults at once', async (t) => {
  const { faults } = withMasterdata();
  const wrong = { name: ' ', email: 5, paymentDueDays: 3651, paymentDescription: '30 days', street: 'a\u0000' };
  t.strictSame(await faults(createSupplier, wrong), ['name', 'phone', 'email', 'street', 'paymentDueDays']);
  t.strictSame(await faults(createSupplier, { phone: 'x', paymentDescription: '30 days' }), [
    'name',
    'paymentDescription',
  ]);
});

test('null counts as absent, unknown members are ignored, texts are trimmed', async (t) => {
  const { supplier } = withMasterdata();
  const created = await supplier({
    name: '  Hof ',
    email: null,
    street: null,
    paymentDueDays: null,
    status: 'INACTIVE',
  });
  t.hasStrict(created, { name: 'Hof', address: null, paymentTerms: null, status: 'ACTIVE' });
});

test('an address with only a city has all five members', async (t) => {
  const { supplier } = withMasterdata();
  const { address } = await supplier({ city: 'Ansbach' });
  t.strictSame(address, { street: '', houseNumber: '', postalCode: '', city: 'Ansbach', country: '' });
});

test('updateSupplier merges given parts into the address, and clearing all parts removes the address', async (t) => {
  const { supplier, ask } = withMasterdata();
  const { id } = await supplier({ street: 'Altweg', city: 'Ansbach' });
  const moved = await ask(updateSupplier, { id, street: 'Neuweg', houseNumber: '7' });
  t.strictSame(moved.address, { street: 'Neuweg', houseNumber: '7', postalCode: '', city: 'Ansbach', country: '' });
  t.strictSame(moved.contactInfo, CONTACT);
  const cleared = await ask(updateSupplier, { id, street: '', houseNumber: ' ', city: '' });
  t.equal(cleared.address, null);
  t.hasStrict((await ask(updateSupplier, { id, country: 'DE' })).address, { city: '', country: 'DE' });
});

test('updateSupplier merges the contact, clears optional texts, and refuses blank required texts', async (t) => {
  const { supplier, ask, faults } = withMasterdata();
  const { id } = await supplier({ email: 'hof@example.org', contactPerson: 'Max' });
  const updated = await ask(updateSupplier, { id, name: 'Hof Maier', contactPerson: '' });
  t.hasStrict(updated, { name: 'Hof Maier', contactInfo: { ...CONTACT, email: 'hof@example.org' } });
  t.strictSame(await faults(updateSupplier, { id, name: '', phone: ' ' }), ['name', 'phone']);
});

test('payment terms require due days, and their description is optional', async (t) => {
  const { supplier, ask, faults } = withMasterdata();
  t.strictSame((await supplier({ paymentDueDays: 0 })).paymentTerms, { paymentDueDays: 0, paymentDescription: '' });
  const { id } = await supplier({ paymentDescription: '' });
  t.strictSame(await faults(updateSupplier, { id, paymentDescription: '30 days' }), ['paymentDescription']);
  t.equal((await ask(updateSupplier, { id, paymentDescription: '' })).paymentTerms, null);
  t.strictSame((await ask(updateSupplier, { id, paymentDueDays: 30 })).paymentTerms, {
    paymentDueDays: 30,
    paymentDescription: '',
  });
  t.strictSame((await ask(updateSupplier, { id, paymentDescription: '2 % in 10\ndays' })).paymentTerms, {
    paymentDueDays: 30,
    paymentDescription: '2 % in 10\ndays',
  });
  t.strictSame((await ask(updateSupplier, { id, paymentDescription: '' })).paymentTerms, {
    paymentDueDays: 30,
    paymentDescription: '',
  });
});

test('payment due days must be between 0 and 3,650', async (t) => {
  const { supplier, faults, ask } = withMasterdata();
  const { id } = await supplier({ paymentDueDays: 3650 });
  t.strictSame(await faults(updateSupplier, { id, paymentDueDays: -1 }), ['paymentDueDays']);
  t.strictSame(await faults(updateSupplier, { id, paymentDueDays: 3651 }), ['paymentDueDays']);
  t.equal((await ask(updateSupplier, { id, paymentDueDays: 0 })).paymentTerms?.paymentDueDays, 0);
});

test('updatedAt is the time of the last change', async (t) => {
  const { supplier, ask } = withMasterdata();
  const created = await supplier({ city: 'Ansbach' });
  const { id } = created;
  t.strictSame(await ask(updateSupplier, { id }), created);
  t.strictSame(await ask(updateSupplier, { id, name: 'Hof Müller', city: 'Ansbach' }), created);
  const updated = await ask(updateSupplier, { id, name: 'Hof Maier' });
  t.ok(updated.updatedAt > created.updatedAt);
  t.strictSame(updated.createdAt, created.createdAt);
});

test('a rating is three whole numbers from 1 to 5, and replaces the previous rating', async (t) => {
  const { supplier, ask, faults } = withMasterdata();
  const { id } = await supplier();
  const first = { qualityScore: 1, deliveryScore: 5, priceScore: 3 };
  t.strictSame((await ask(rateSupplier, { id, ...first })).rating, first);
  const second = { qualityScore: 2, deliveryScore: 4, priceScore: 4 };
  t.strictSame((await ask(rateSupplier, { id, ...second })).rating, second);
  t.strictSame(await faults(rateSupplier, { id, qualityScore: 0, deliveryScore: 6 }), [
    'qualityScore',
    'deliveryScore',
    'priceScore',
  ]);
  t.strictSame(await faults(rateSupplier, { id, ...first, priceScore: '3' }), ['priceScore']);
});

test('a certificate is unique by type, issuer and start', async (t) => {
  const { supplier, ask, refusal } = withMasterdata();
  const { id } = await supplier();
  const bio = { certificateType: 'BIO', issuer: 'DE-ÖKO-006', validFrom: '2026-01-01' };
  await ask(addCertificate, { id, ...bio, validUntil: '2026-12-31' });
  t.equal((await refusal(addCertificate, { id, ...bio }))?.code, 'CERTIFICATE_ALREADY_EXISTS');
  await ask(addCertificate, { id, ...bio, validFrom: '2027-01-01' });
  await ask(addCertificate, { id, ...bio, issuer: 'DE-ÖKO-007' });
  await ask(addCertificate, { id, ...bio, certificateType: 'QS' });
  const { certificates } = await ask(addCertificate, { id, certificateType: 'BIO' });
  t.strictSame(certificates, [
    { ...bio, validUntil: '2026-12-31' },
    { ...bio, validFrom: '2027-01-01', validUntil: null },
    { ...bio, issuer: 'DE-ÖKO-007', validUntil: null },
    { ...bio, certificateType: 'QS', validUntil: null },
    { certificateType: 'BIO', issuer: '', validFrom: null, validUntil: null },
  ]);
  t.equal((await refusal(addCertificate, { id, certificateType: 'BIO', issuer: '' }))?.kind, 'conflict');

  t.equal(await ask(removeCertificate, { id, ...bio }), undefined);
  t.equal((await refusal(removeCertificate, { id, ...bio }))?.code, 'CERTIFICATE_NOT_FOUND');
  await ask(removeCertificate, { id, certificateType: 'BIO', issuer: null, validFrom: null });
  const left = await ask(getSupplier, { id });
  t.strictSame(
    left.certificates.map(({ issuer, validFrom }) => [issuer, validFrom]),
    [
      ['DE-ÖKO-006', '2027-01-01'],
      ['DE-ÖKO-007', '2026-01-01'],
      ['DE-ÖKO-006', '2026-01-01'],
    ],
  );
});

test('a certificate is removed by members that match only it, or by its full key', async (t) => {
  const { supplier, ask, refusal } = withMasterdata();
  const { id } = await supplier();
  const qs = { certificateType: 'QS', issuer: 'A', validFrom: '2026-01-01' };
  for (const part of [{}, { issuer: 'B' }, { issuer: 'B', validFrom: '2027-01-01' }, { certificateType: 'BIO' }]) {
    await ask(addCertificate, { id, ...qs, ...part });
  }
  const code = async (named: object) => (await refusal(removeCertificate, { id, ...named }))?.code ?? 'removed';
  t.equal(await code({ certificateType: 'QS' }), 'AMBIGUOUS_CERTIFICATE');
  t.equal(await code({ certificateType: 'QS', issuer: 'B' }), 'AMBIGUOUS_CERTIFICATE');
  t.equal(await code({ certificateType: 'QS', validFrom: '2026-01-01' }), 'AMBIGUOUS_CERTIFICATE');
  t.equal(await code({ certificateType: 'QS', issuer: 'C' }), 'CERTIFICATE_NOT_FOUND');
  t.equal(await code({ certificateType: 'qs' }), 'CERTIFICATE_NOT_FOUND');
  t.equal(await code({ certificateType: 'BIO', issuer: '' }), 'removed', 'the only one of its type');
  t.equal(await code({ certificateType: 'QS', validFrom: '2027-01-01' }), 'removed');
  await ask(addCertificate, { id, certificateType: 'QS' });
  t.equal(await code({ certificateType: 'QS' }), 'removed', 'the one that has no issuer and no start');
  t.equal(await code({ certificateType: 'QS', issuer: 'A' }), 'removed');
  const { certificates } = await ask(getSupplier, { id });
  t.strictSame(
    certificates.map(({ issuer, validFrom }) => [issuer, validFrom]),
    [['B', '2026-01-01']],
  );
});

test('a supplier has at most 200 certificates', async (t) => {
  const { supplier, ask, refusal } = withMasterdata();
  const { id } = await supplier();
  for (let count = 1; count <= 200; count++) await ask(addCertificate, { id, certificateType: `QS ${count}` });
  t.equal((await refusal(addCertificate, { id, certificateType: 'QS 201' }))?.code, 'TOO_MANY_CERTIFICATES');
  await ask(removeCertificate, { id, certificateType: 'QS 7' });
  await ask(addCertificate, { id, certificateType: 'QS 201' });
});

test('addCertificate refuses an end before the start and a date that does not exist', async (t) => {
  const { supplier, ask, faults } = withMasterdata();
  const { id } = await supplier();
  const of = (validFrom: string | null, validUntil: string) => ({ id, certificateType: 'QS', validFrom, validUntil });
  t.strictSame(await faults(addCertificate, of('2026-02-01', '2026-01-31')), ['validUntil']);
  t.strictSame(await faults(addCertificate, of('2026-02-30', '2026-01-31')), ['validFrom']);
  t.strictSame(await faults(addCertificate, { id }), ['certificateType']);
  await ask(addCertificate, of('2026-02-01', '2026-02-01'));
  await ask(addCertificate, of(null, '2020-01-01'));
});

test('an unknown supplier is refused with SUPPLIER_NOT_FOUND, but faults of the form come first', async (t) => {
  const { refusal } = withMasterdata();
  const of = { id: UNKNOWN };
  t.equal((await refusal(getSupplier, of))?.code, 'SUPPLIER_NOT_FOUND');
  t.equal((await refusal(updateSupplier, of))?.code, 'SUPPLIER_NOT_FOUND');
  t.equal((await refusal(updateSupplier, { ...of, paymentDescription: 'x' }))?.code, 'SUPPLIER_NOT_FOUND');
  t.equal((await refusal(rateSupplier, of))?.code, 'VALIDATION_ERROR');
  t.equal((await refusal(removeCertificate, { ...of, certificateType: 'x' }))?.code, 'SUPPLIER_NOT_FOUND');
});

test('the list filters by status and sorts by name without regard to case', async (t) => {
  const { supplier, ask, faults } = withMasterdata();
  const { id } = await supplier({ name: 'beta' });
  await supplier({ name: 'Alpha' });
  await supplier({ name: 'Gamma' });
  const names = async (input: object) => (await ask(listSuppliers, input)).content.map(({ name }) => name);
  t.strictSame(await names({}), ['Alpha', 'beta', 'Gamma']);
  t.strictSame(await names({ sort: 'createdAt,desc' }), ['Gamma', 'Alpha', 'beta']);
  await ask(deactivateSupplier, { id });
  t.strictSame(await names({ status: 'INACTIVE' }), ['beta']);
  t.strictSame(await names({ status: 'ACTIVE' }), ['Alpha', 'Gamma']);
  t.strictSame(await names({ sort: ['status,desc', 'name,desc'] }), ['beta', 'Gamma', 'Alpha']);
  t.strictSame(await faults(listSuppliers, { status: 'NOPE', sort: 'phone', size: 0 }), ['size', 'sort', 'status']);
});

test('createSupplier needs MASTERDATA_WRITE, and listSuppliers needs MASTERDATA_READ', async (t) => {
  const reader = withMasterdata(['MASTERDATA_READ']);
  t.equal((await reader.refusal(createSupplier, { name: 'x', phone: 'y' }))?.code, 'ACCESS_DENIED');
  await reader.ask(listSuppliers, {});
  t.equal((await withMasterdata(['SUPPLIER_READ']).refusal(listSuppliers, {}))?.code, 'ACCESS_DENIED');
});

test('changeCertificate replaces a certificate, which it identifies as removeCertificate does', async (t) => {
  const { ask, refusal, faults, supplier } = withMasterdata();
  const { id } = await supplier();
  const bio = { certificateType: 'BIO', issuer: 'A', validFrom: '2026-01-01' };
  await ask(addCertificate, { id, ...bio, validUntil: '2026-12-31' });
  await ask(addCertificate, { id, ...bio, issuer: 'B' });
  const to = { ...bio, validUntil: '2027-06-30' };
  const { certificates } = await ask(changeCertificate, { id, ...bio, to });
  t.strictSame(certificates, [to, { ...bio, issuer: 'B', validUntil: null }], 'in its place');
  const renamed = { certificateType: 'EU-Bio' };
  const { certificates: after } = await ask(changeCertificate, { id, ...bio, to: renamed });
  t.strictSame(after[0], { ...renamed, issuer: '', validFrom: null, validUntil: null }, 'what is not given is none');
  const code = async (named: object, of: object = to) =>
    (await refusal(changeCertificate, { id, ...named, to: of }))?.code;
  t.equal(await code(bio), 'CERTIFICATE_NOT_FOUND');
  t.equal(await code(renamed, { ...bio, issuer: 'B' }), 'CERTIFICATE_ALREADY_EXISTS');
  await ask(addCertificate, { id, ...bio });
  t.equal(await code({ certificateType: 'BIO' }), 'AMBIGUOUS_CERTIFICATE');
  t.same(await faults(changeCertificate, { id, ...bio, to: { ...to, validUntil: '2025-01-01' } }), ['to.validUntil']);
  t.same(await faults(changeCertificate, { id, ...bio }), ['to']);
});
