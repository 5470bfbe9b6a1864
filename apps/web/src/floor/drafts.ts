/** Returns the paths of the screens with drafts of the user, each once, from the names in the storage. */
export function draftPaths(names: readonly string[], userId: string): readonly string[] {
  const paths = names.flatMap((name) => {
    const [kind, of, path] = name.split(' ');
    return (kind === 'draft' || kind === 'intent') && of === userId && path !== undefined ? [path] : [];
  });
  return [...new Set(paths)];
}
