/** A value with subscribers, for components. */
import { useEffect, useState } from 'preact/hooks';

export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Calls `changed` after each change. Returns a function that unsubscribes. */
  follow(changed: (value: T) => void): () => void;
}

export function store<T>(first: T): Store<T> {
  let value = first;
  const followers = new Set<(value: T) => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const changed of [...followers]) changed(next);
    },
    follow(changed) {
      followers.add(changed);
      return () => {
        followers.delete(changed);
      };
    },
  };
}

export function useStore<T>(of: Store<T>): T {
  const [value, setValue] = useState(of.get());
  useEffect(() => {
    setValue(() => of.get());
    return of.follow((next) => setValue(() => next));
  }, [of]);
  return value;
}
