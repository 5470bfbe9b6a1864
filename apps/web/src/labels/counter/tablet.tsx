/** Sets up a tablet for customers: a device with a key, whose link opens the list without a log-in. */
import { createDevice } from '@cleaver/domain/hygiene/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { Copied } from '../../hygiene/plan/device-key.tsx';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { FormAction } from '../../ui/form/action.tsx';
import type { Barcode } from '../barcode.tsx';
import { displayLink } from './display-link.ts';

type Made = AnswerOf<typeof createDevice>;

/** `place`: the counter whose goods the tablet shows. Undefined: all counters. */
export function TabletForCustomers({ place }: { readonly place: string | undefined }) {
  const [made, setMade] = useState<Made>();
  const [Code, setCode] = useState<typeof Barcode>();
  const show = (one: Made): void => {
    setMade(one);
    // Without a connection there is no code, but the link.
    import('../barcode.tsx').then(
      (loaded) => setCode(() => loaded.Barcode),
      () => undefined,
    );
  };
  const link = made && displayLink(location.origin, made.key, place);
  return (
    <>
      <FormAction
        operation={{ ...createDevice, name: `${createDevice.name} tablet` }}
        title={say`Tablet for customers`}
        label={say`Create the link`}
        intro={
          <p>{t`The tablet shows the list without a log-in. It opens nothing else, and stops when you deactivate it among the devices.`}</p>
        }
        options={{ name: { hint: say`For example: tablet at the counter` } }}
        then={show}
        done={say`Saved`}
      />
      <Dialog
        title={t`Tablet for customers`}
        isOpen={made !== undefined}
        close={() => setMade(undefined)}
        size="wide"
        begins="title"
      >
        {link !== undefined && (
          <>
            <Notice tone="warn">
              <p>{t`The link is shown only now. Open it on the tablet: scan the code with its camera.`}</p>
            </Notice>
            {Code && <Code text={link} isPlain />}
            <Copied label={t`Link`} text={link} />
            <div>
              <Button look="primary" act={() => setMade(undefined)}>{t`Done`}</Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
