/** The drafts that a user has left on this device. */

/** The screen of an intent on the floor, by the rest of its name in the storage (`useIntent`). */
const SCREENS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^cutting$/, () => '/cuttings/new'],
  [/^count (\S+) /, (id) => `/counts/${id}`],
  [/^complete (\S+)/, (id) => `/batches/${id}/complete`],
  [/^return (\S+) /, (id) => `/batches/${id}/make`],
  [/^\/api\/production\/batches\/([^/]+)\/consume /, (id) => `/batches/${id}/make`],
  [/^(\/\S+)/, (path) => path],
];

/** Returns the paths of the screens with drafts of the user, each once, from the names in the storage. */
export function draftPaths(names: readonly string[], userId: string): readonly string[] {
  const paths = names.flatMap((name) => {
    const [kind, of, ...rest] = name.split(' ');
    if (of !== userId) return [];
    if (kind === 'draft') return rest.slice(0, 1);
    if (kind !== 'intent') return [];
    for (const [pattern, pathOf] of SCREENS) {
      const found = pattern.exec(rest.join(' '));
      if (found) return [pathOf(found[1] ?? '')];
    }
    return [];
  });
  return [...new Set(paths)];
}
