import { DRAFT_QUERY, draftId } from '../shell/data/draft-store.ts';

/** A stored draft: its name, and the time of its last change in milliseconds. */
interface Kept {
  readonly name: string;
  readonly at: number;
}

/**
 * Returns the screens with drafts of the user, each once. `to` is the address that continues the draft, or the newest of
 * several drafts of new records. The form offers the others.
 */
export function draftLinks(drafts: readonly Kept[], userId: string): readonly { path: string; to: string }[] {
  const links = new Map<string, { readonly at: number; readonly to: string }>();
  for (const { name, at } of drafts) {
    const [kind, of, path] = name.split(' ');
    if ((kind !== 'draft' && kind !== 'intent') || of !== userId || path === undefined) continue;
    const id = draftId(name);
    const known = links.get(path);
    if (known && (id === undefined || known.at >= at)) continue;
    links.set(path, { at, to: id === undefined ? path : `${path}?${new URLSearchParams({ [DRAFT_QUERY]: id })}` });
  }
  return [...links].map(([path, { to }]) => ({ path, to }));
}
