/** Keeps the counts beside the entries of the navigation current. Draws nothing. */
import { getToday } from '@cleaver/domain/today/contracts';
import { useEffect } from 'preact/hooks';
import { useAnswer } from '../shell/data/query.ts';
import { counts } from '../shell/navigation/counts.ts';
import { CARDS } from './cards.tsx';
import { CARDS as NAMES } from './desk.ts';

export default function Counts() {
  const { data } = useAnswer(getToday, {});
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
