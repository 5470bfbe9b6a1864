/** Freezes a state deeply, so that a method that mutates the state fails in its first test. */
export function freeze<T>(value: T): T {
  const isPlain =
    Array.isArray(value) || (typeof value === 'object' && Object.getPrototypeOf(value ?? 0) === Object.prototype);
  if (isPlain && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value as object)) freeze(member);
  }
  return value;
}
