/** The hook that returns the units of an article: those of its stocks, then its sales units. `main.tsx` sets it. */
import { createContext } from 'preact';

export const UnitsOf = createContext<(articleId: string) => readonly string[]>(() => []);
