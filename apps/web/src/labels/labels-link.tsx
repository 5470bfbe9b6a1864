import { t } from '../shell/language/language.ts';
import { may } from '../shell/session/session.ts';
import { LinkButton } from '../ui/control/button.tsx';

/** Draws a link to the labels of the lots. Draws nothing without lots, or if the user may not read stock. */
export function LabelsLink({ of }: { readonly of: readonly { readonly lotId: string | null }[] }) {
  const lots = [...new Set(of.flatMap(({ lotId }) => lotId ?? []))];
  if (lots.length === 0 || !may('STOCK_READ')) return null;
  return <LinkButton icon="print" to={`/labels?${lots.map((lot) => `lot=${lot}`).join('&')}`}>{t`Labels`}</LinkButton>;
}
