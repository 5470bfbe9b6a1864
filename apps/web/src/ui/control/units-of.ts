/** The hook that returns the units of an article, the most frequent first. The start of the pages sets it. */
import { createContext } from 'preact';

export const UnitsOf = createContext<(articleId: string) => readonly string[]>(() => []);
