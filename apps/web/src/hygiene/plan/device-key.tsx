/** The dialog with the key of a device, which the service shows once, and with a command to try it. */
import type { createDevice } from '@cleaver/domain/hygiene/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { useId, useState } from 'preact/hooks';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { curlCommand } from './curl-command.ts';
import styles from './plan.module.css';

export type WithKey = AnswerOf<typeof createDevice>;

interface DeviceKeyProps {
  readonly of: WithKey | undefined;
  readonly close: () => void;
}

export const DeviceKey = ({ of, close }: DeviceKeyProps) => (
  <Dialog title={t`Key of ${of?.name ?? ''}`} isOpen={of !== undefined} close={close} size="wide" begins="title">
    {of && (
      <>
        <Notice tone="warn">
          <p>{t`The key is shown only now. Copy it into the settings of the device. If it gets lost, give the device a new key.`}</p>
        </Notice>
        <Copied label={t`Key`} text={of.key} />
        <Copied
          label={t`To try it, with the channel 1`}
          text={curlCommand(location.origin, of.key, new Date())}
          isLong
        />
        <div>
          <Button look="primary" act={close}>{t`Done`}</Button>
        </div>
      </>
    )}
  </Dialog>
);

interface CopiedProps {
  readonly label: string;
  readonly text: string;
  readonly isLong?: boolean;
}

/** A text to copy. Browsers offer the clipboard only on https pages and on localhost; elsewhere the text is selected. */
export function Copied({ label, text, isLong = false }: CopiedProps) {
  const id = useId();
  const [field, setField] = useState<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const copy = async (): Promise<void> => {
    field?.select();
    try {
      await navigator.clipboard.writeText(text);
      toast(say`Copied`);
    } catch {
      toast(say`Selected: copy it with the keys of your device.`, { tone: 'info' });
    }
  };
  const given = { id, value: text, readOnly: true, spellcheck: false, class: styles['secret'] } as const;
  return (
    <div class={styles['copied']}>
      <label for={id}>{label}</label>
      {isLong ? <textarea {...given} ref={setField} rows={5} /> : <input {...given} ref={setField} type="text" />}
      <Button act={copy}>{t`Copy`}</Button>
    </div>
  );
}
