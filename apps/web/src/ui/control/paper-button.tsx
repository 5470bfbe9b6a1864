/** A button that opens a paper of the service, a PDF, in a tab of its own. */
import type { AnyContract, RawOf } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { callAny, messageOf } from '../../shell/data/api.ts';
import { mayRun } from '../../shell/session/session.ts';
import { toastBad } from '../dialog/toast.tsx';
import { Button, type Look } from './button.tsx';
import { openPaperTab } from './paper-tab.ts';

export interface PaperButtonProps<K extends AnyContract> {
  readonly of: K;
  readonly input: RawOf<K>;
  /** The name of the file, where the browser saves it. */
  readonly name: string;
  readonly look?: Look;
  readonly children: ComponentChildren;
}

export function PaperButton<K extends AnyContract>({ of, input, name, look, children }: PaperButtonProps<K>) {
  if (!mayRun(of)) return null;
  const show = async (): Promise<void> => {
    const tab = openPaperTab();
    try {
      tab.show(await callAny<Uint8Array<ArrayBuffer>>(of, input as object), name);
    } catch (error) {
      tab.close();
      toastBad(messageOf(error));
    }
  };
  return (
    <Button icon="print" act={show} {...(look && { look })}>
      {children}
    </Button>
  );
}
