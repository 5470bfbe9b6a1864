/** The dialogs in which pickers create missing records. The first dialog fetches the forms. */
import { useEffect, useState } from 'preact/hooks';
import { type MakingOf, making, unmake } from '../ui/making.ts';
import { toast } from '../ui/toast.tsx';
import { messageOf } from './api.ts';
import { useStore } from './store.ts';

type MakeOne = typeof import('../masterdata/make-one.tsx')['default'];

export function Making() {
  return (
    <>
      {useStore(making).map((one, index) => (
        <Fetched key={index} of={one} />
      ))}
    </>
  );
}

function Fetched({ of }: { readonly of: MakingOf }) {
  const [fetched, setFetched] = useState<{ readonly MakeOne: MakeOne }>();
  useEffect(() => {
    import('../masterdata/make-one.tsx').then(
      ({ default: MakeOne }) => setFetched({ MakeOne }),
      (error: unknown) => {
        toast(messageOf(error), { tone: 'bad' });
        unmake(of);
      },
    );
  }, []);
  return fetched ? <fetched.MakeOne of={of} /> : null;
}
