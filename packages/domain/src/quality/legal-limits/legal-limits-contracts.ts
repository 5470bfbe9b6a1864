/** The operation that lists the highest temperatures of product kinds. */
import { query, type Tag } from '../../kernel/contract/contract.ts';
import { form } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { PRODUCT_KINDS } from '../../masterdata/contracts.ts';
import { legalLimitSubject } from '../subjects.ts';

const legalLimit = out.object('LegalLimitResponse', {
  productKind: out.oneOf(PRODUCT_KINDS),
  frozen: out.boolean(),
  onSite: out.boolean({ description: 'Whether the goods are made and sold in one shop' }),
  max: out.integer({ description: 'The highest temperature in the core of the goods, in °C' }),
  source: out.sentence({ description: 'Where the limit stands' }),
});

export const listLegalLimits = query({
  name: 'legal-limit.list',
  subject: legalLimitSubject,
  address: 'GET /api/quality/legal-limits',
  summary: 'List the highest temperatures of product kinds, by law or trade practice',
  description: 'A product kind that is missing has no limit.',
  permission: 'MASTERDATA_READ',
  input: form({}),
  output: out.object('LegalLimitsResponse', { limits: out.listOf(legalLimit) }),
});

export const legalLimitsTag: Tag = {
  title: 'Hygiene',
  description: 'The highest temperatures of goods',
  contracts: [listLegalLimits],
};
