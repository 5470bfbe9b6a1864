import { t } from '../shell/language.ts';
import { may } from '../shell/session.ts';
import { LinkButton } from '../ui/button.tsx';

/** A link to the labels of all these lots, if there are any. */
export function LabelsLink({ of }: { readonly of: readonly { readonly lotId: string | null }[] }) {
  const lots = [...new Set(of.flatMap(({ lotId }) => lotId ?? []))];
  if (lots.length === 0 || !may('STOCK_READ')) return null;
  return <LinkButton icon="print" to={`/labels?${lots.map((lot) => `lot=${lot}`).join('&')}`}>{t`Labels`}</LinkButton>;
}
