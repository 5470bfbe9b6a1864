/** The kind of the device: touch, or a desk with mouse and keyboard. */
import { useEffect, useState } from 'preact/hooks';

/** Returns whether the user types with the fingers on the screen. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** A desk with room for a line of a document in one row, beside the navigation. */
const DESK = '(min-width: 75rem) and (pointer: fine)';

/** Returns whether the media query matches now. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const check = (): void => setMatches(media.matches);
    check();
    media.addEventListener('change', check);
    return () => media.removeEventListener('change', check);
  }, [query]);
  return matches;
}

export const useDesk = (): boolean => useMedia(DESK);
