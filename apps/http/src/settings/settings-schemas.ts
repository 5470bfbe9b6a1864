import { CERTIFICATE_RULES, type ShopSettingsState } from '@cleaver/domain/settings';
import { listOf, number, object, oneOf, type TypeOf, text } from '../schemas.ts';

const OperatorResponse = object('OperatorResponse', {
  name: text(),
  street: text(),
  houseNumber: text(),
  postalCode: text(),
  city: text(),
  country: text(),
  phone: text(),
  email: text(),
  approvalNumber: text({
    description: 'Of the establishment, as in its oval mark',
    examples: ['DE BY 12345 EG'],
  }),
});

export const SettingsResponse = object('SettingsResponse', {
  operator: OperatorResponse,
  supplierCertificates: oneOf(CERTIFICATE_RULES),
  cuttingTolerancePercent: number(),
  weightPatterns: listOf(text({ examples: ['28PPPPPWWWWWC'] })),
});

export const presentSettings = ({
  cuttingTolerancePercent,
  ...settings
}: ShopSettingsState): TypeOf<typeof SettingsResponse> => ({
  ...settings,
  cuttingTolerancePercent: Number(cuttingTolerancePercent),
});
