/** The name of something that is known by its id alone, as a link where it has a screen that one may open. */

import { NONE } from '../shell/format.ts';
import { KINDS, type Kind, type KindName, useOne } from '../shell/references.ts';

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
