/** A new tab of the browser for a PDF that is fetched first, because the service does not accept the cookie alone. */
import { saveFile } from '../list/csv.ts';

/** Milliseconds until the address of the PDF is removed. The tab has loaded it by then. */
const LOADED_MS = 60_000;

export interface PaperTab {
  /** Shows a text while the PDF is not there yet. */
  readonly say: (text: string) => void;
  /** Shows the PDF. Saves it as a file if the browser opened no tab. `name` is the name of the file, without its ending. */
  readonly show: (bytes: Uint8Array<ArrayBuffer>, name: string) => void;
  readonly close: () => void;
}

/** Opens the tab. Call it before the first request, because browsers block tabs that open later than the tap. */
export function openPaperTab(): PaperTab {
  const tab = open('', '_blank');
  return {
    say(text) {
      if (!tab || tab.closed) return;
      tab.document.title = text;
      tab.document.body.textContent = text;
    },
    show(bytes, name) {
      if (!tab || tab.closed) return saveFile(`${name}.pdf`, bytes);
      const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
      tab.location.href = url;
      setTimeout(() => URL.revokeObjectURL(url), LOADED_MS);
    },
    close: () => tab?.close(),
  };
}
