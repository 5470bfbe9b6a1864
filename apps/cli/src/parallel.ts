/** Runs concurrent calls with a limit. */

/** Maximum number of concurrent calls. More calls are not faster, and each takes longer. */
const AT_ONCE = 16;

/** Runs the work for each item. After the first failure, starts no more work, waits for running work, and throws. */
export async function forEachAtOnce<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const left = items[Symbol.iterator]();
  let failure: { readonly error: unknown } | undefined;
  const worker = async () => {
    for (let next = left.next(); !next.done && !failure; next = left.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failure) throw failure.error;
}
