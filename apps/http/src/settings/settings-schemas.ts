import { CERTIFICATE_RULES, type ShopSettingsState } from '@cleaver/domain/settings';
import { type Static, Type } from 'typebox';
import { listOf, object, oneOf } from '../schemas.ts';

const OperatorResponse = object('OperatorResponse', {
  name: Type.String(),
  street: Type.String(),
  houseNumber: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  country: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  approvalNumber: Type.String({
    description: 'Of the establishment, as in its oval mark',
    examples: ['DE BY 12345 EG'],
  }),
});

export const SettingsResponse = object('SettingsResponse', {
  operator: OperatorResponse,
  supplierCertificates: oneOf(CERTIFICATE_RULES),
  cuttingTolerancePercent: Type.Number(),
  weightPatterns: listOf(Type.String({ examples: ['28PPPPPWWWWWC'] })),
});

export const presentSettings = ({
  cuttingTolerancePercent,
  ...settings
}: ShopSettingsState): Static<typeof SettingsResponse> => ({
  ...settings,
  cuttingTolerancePercent: Number(cuttingTolerancePercent),
});
