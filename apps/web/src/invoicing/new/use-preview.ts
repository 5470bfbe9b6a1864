/** The draft of the invoice that the form describes so far. */
import { previewInvoice } from '@cleaver/domain/invoicing/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../../shell/data/api.ts';
import { useQuery } from '../../shell/data/query.ts';
import type { Values } from '../../ui/form/form-values.ts';
import { type PreviewBody, previewBody } from './preview-body.ts';

/** The delay between the last key stroke and the request, in milliseconds. */
const TYPING_MS = 300;

type Preview = AnswerOf<typeof previewInvoice>;

/** What the components of one form share: whether the invoice is issued, and its last draft. */
export interface Shared {
  isIssued: boolean;
  last?: Preview;
}

/** What a preview without a request would send. */
const NOTHING: PreviewBody = { customerId: '' };

/**
 * Returns the draft, and the request that it answers. The components of one form share the request. Once the invoice is
 * issued, nothing is due any more and the last draft stays.
 */
export function usePreview(values: Values, shared: Shared) {
  const now = JSON.stringify(previewBody(values) ?? null);
  const [settled, settle] = useState(now);
  useEffect(() => {
    const waiting = setTimeout(() => settle(now), TYPING_MS);
    return () => clearTimeout(waiting);
  }, [now]);
  const body = (JSON.parse(settled) ?? undefined) as PreviewBody | undefined;
  const found = useQuery(
    [previewInvoice.name, body],
    async (signal) => {
      if (!shared.isIssued || !shared.last) shared.last = await call(previewInvoice, body ?? NOTHING, { signal });
      return shared.last;
    },
    { enabled: body !== undefined, keep: true },
  );
  return { body, found };
}
