/** A button that opens a paper of the service, a PDF, in a tab of its own. */
import type { AnyContract, RawOf } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { callAny, messageOf } from '../../shell/data/api.ts';
import { mayRun } from '../../shell/session/session.ts';
import { toastBad } from '../dialog/toast.tsx';
import { Button, type Look } from './button.tsx';

export interface PaperButtonProps<K extends AnyContract> {
  readonly of: K;
  readonly input: RawOf<K>;
  /** The name of the file, where the browser saves it. */
  readonly name: string;
  readonly look?: Look;
  readonly children: ComponentChildren;
}

/** Milliseconds until the address of the PDF is removed. The tab has loaded it by then. */
const LOADED_MS = 60_000;

/** Fetches the PDF, because the service does not accept the cookie of a session alone, and shows it in a new tab. */
export function PaperButton<K extends AnyContract>({ of, input, name, look, children }: PaperButtonProps<K>) {
  if (!mayRun(of)) return null;
  const show = async (): Promise<void> => {
    // Opens the tab before the request, because browsers block tabs that open later than the tap.
    const tab = open('', '_blank');
    try {
      const bytes = await callAny<Uint8Array<ArrayBuffer>>(of, input as object);
      const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
      if (tab) tab.location.href = url;
      else save(url, name);
      setTimeout(() => URL.revokeObjectURL(url), LOADED_MS);
    } catch (error) {
      tab?.close();
      toastBad(messageOf(error));
    }
  };
  return (
    <Button icon="print" act={show} {...(look && { look })}>
      {children}
    </Button>
  );
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.pdf`;
  link.click();
}
