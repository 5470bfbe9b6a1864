/** Keeps the counts beside the entries of the navigation current, while the page is visible. Draws nothing. */
import { getToday } from '@cleaver/domain/today/contracts';
import { useEffect, useState } from 'preact/hooks';
import { useAnswer } from '../shell/data/query.ts';
import { counts } from '../shell/navigation/counts.ts';
import { CARDS } from './cards.tsx';
import { CARDS as NAMES } from './desk.ts';

const isVisible = (): boolean => document.visibilityState === 'visible';

export default function Counts() {
  const [enabled, setEnabled] = useState(isVisible);
  const { data } = useAnswer(getToday, {}, { enabled });
  useEffect(() => {
    const follow = (): void => setEnabled(isVisible());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  useEffect(() => {
    if (!data) return;
    counts.set(
      Object.fromEntries(
        NAMES.flatMap((name) => {
          const { title, one = title, part } = CARDS[name];
          const count = part(data)?.count ?? 0;
          return count > 0 ? [[name, { count, text: count === 1 ? one : title }]] : [];
        }),
      ),
    );
  }, [data]);
  return null;
}
