/** Shows the name of a record by its id, as a link if the record has a screen that the user may open. */

import { NONE } from '../../shell/language/format.ts';
import { KINDS, type Kind, type KindName, useOne } from '../../shell/navigation/references.ts';

export function Named({
  kind: name,
  id,
  isPlain = false,
}: {
  readonly kind: KindName;
  readonly id: string | null | undefined;
  readonly isPlain?: boolean;
}) {
  const kind: Kind = KINDS[name];
  const one = useOne(name, id);
  if (!id) return <>{NONE}</>;
  if (one === undefined) return <>…</>;
  const text = one ? kind.name(one) : id;
  if (isPlain || !one || !kind.to) return <>{text}</>;
  return <a href={kind.to(one)}>{text}</a>;
}
