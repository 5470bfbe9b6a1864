/** The intersection of the members of a union. */
type Intersection<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void ? I : never;

/** Merges objects with different members into one, as adapters do with the reads of each context. */
export const merged = <T extends object>(objects: readonly T[]): Intersection<T> => Object.assign({}, ...objects);
