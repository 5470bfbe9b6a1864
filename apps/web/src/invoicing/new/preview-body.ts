/** The request of a preview from the values of the form. Runs without a browser. */
import { issueInvoice, previewInvoice } from '@cleaver/domain/invoicing/contracts';
import type { RawOf } from '@cleaver/domain/kernel';
import { inputFaults } from '../../shell/data/input-faults.ts';
import { toRaw, type Values } from '../../ui/form/form-values.ts';

export type PreviewBody = RawOf<typeof previewInvoice>;

/**
 * Returns the request for what is complete so far. Leaves out typed lines and prices with a fault. Undefined without a
 * customer, and while there is neither a delivery nor a complete line.
 */
export function previewBody(values: Values): PreviewBody | undefined {
  const raw = toRaw(issueInvoice.input.schema, values) as PreviewBody;
  if (!raw.customerId) return undefined;
  const faulty = new Set(inputFaults(previewInvoice.input, raw).map(({ field }) => /^\w+\[\d+\]/.exec(field)?.[0]));
  const complete = <T>(name: 'lines' | 'prices', rows: readonly T[] | null | undefined): T[] =>
    (rows ?? []).filter((_, index) => !faulty.has(`${name}[${index}]`));
  const { customerId, note } = raw;
  const deliveryIds = raw.deliveryIds ?? [];
  const lines = complete('lines', raw.lines);
  const prices = complete('prices', raw.prices).filter((one) => deliveryIds.includes(one.deliveryId));
  if (deliveryIds.length === 0 && lines.length === 0) return undefined;
  return { customerId, deliveryIds, lines, prices, ...(note && { note }) };
}
