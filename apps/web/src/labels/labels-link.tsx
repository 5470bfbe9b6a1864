import { t } from '../shell/language/language.ts';
import { may } from '../shell/session/session.ts';
import { LinkButton } from '../ui/control/button.tsx';
import { labelsPath } from './labels-path.ts';

/** Draws a link to the labels of the lots. Draws nothing without lots, or if the user may not read stock. */
export function LabelsLink({ of }: { readonly of: readonly { readonly lotId: string | null }[] }) {
  if (of.every(({ lotId }) => lotId === null) || !may('STOCK_READ')) return null;
  return <LinkButton icon="print" to={labelsPath(of)}>{t`Labels`}</LinkButton>;
}
