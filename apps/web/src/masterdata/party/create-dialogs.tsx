/** The dialogs in which pickers create missing records. The first dialog fetches the forms. */
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../../shell/data/api.ts';
import { useStore } from '../../shell/data/store.ts';
import { type MakingOf, making, unmake } from '../../ui/control/create-from-picker.ts';
import { toastBad } from '../../ui/dialog/toast.tsx';

type MakeOne = typeof import('./make-one.tsx')['default'];

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
    import('./make-one.tsx').then(
      ({ default: MakeOne }) => setFetched({ MakeOne }),
      (error: unknown) => {
        toastBad(messageOf(error));
        unmake(of);
      },
    );
  }, []);
  return fetched ? <fetched.MakeOne of={of} /> : null;
}
