/** The draft of the invoice that the form describes so far. */
import { previewInvoice } from '@cleaver/domain/invoicing/contracts';
import { useEffect, useState } from 'preact/hooks';
import { useAnswer } from '../../shell/data/query.ts';
import type { Values } from '../../ui/form/form-values.ts';
import { type PreviewBody, previewBody } from './preview-body.ts';

/** The delay between the last key stroke and the request, in milliseconds. */
const TYPING_MS = 300;

/** What a preview without a request would send. */
const NOTHING: PreviewBody = { customerId: '' };

/** Returns the draft, and the request that it answers. The components of one form share the request. */
export function usePreview(values: Values) {
  const now = JSON.stringify(previewBody(values) ?? null);
  const [settled, settle] = useState(now);
  useEffect(() => {
    const waiting = setTimeout(() => settle(now), TYPING_MS);
    return () => clearTimeout(waiting);
  }, [now]);
  const body = (JSON.parse(settled) ?? undefined) as PreviewBody | undefined;
  const found = useAnswer(previewInvoice, body ?? NOTHING, { enabled: body !== undefined, keep: true });
  return { body, found };
}
