/** The documents of a print: a PDF for the browser's print, and ZPL to save for a label printer. */
import { getLabelDocument } from '@cleaver/domain/labels/contracts';
import { call, messageOf } from '../../shell/data/api.ts';
import { t } from '../../shell/language/language.ts';
import { mayRun } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { PaperButton } from '../../ui/control/paper-button.tsx';
import type { PaperTab } from '../../ui/control/paper-tab.ts';
import { toastBad } from '../../ui/dialog/toast.tsx';
import { saveFile } from '../../ui/list/csv.ts';
import styles from './print.module.css';

interface Print {
  readonly id: string;
  readonly lotNumber: string;
}

const bytesOf = ({ id }: Print, format: 'PDF' | 'ZPL') => call(getLabelDocument, { id, format });

const nameOf = ({ lotNumber }: Print): string => lotNumber.replaceAll(/[^\w.-]+/g, '-');

/** Shows the PDF in the tab. Reports a failure, because the labels are printed all the same. */
export async function showPdf(print: Print, tab: PaperTab): Promise<void> {
  try {
    tab.show(await bytesOf(print, 'PDF'), nameOf(print));
  } catch (error) {
    tab.close();
    toastBad(messageOf(error));
  }
}

export function DocumentButtons({ of }: { readonly of: Print }) {
  if (!mayRun(getLabelDocument)) return null;
  const save = async (): Promise<void> => {
    try {
      saveFile(`${nameOf(of)}.zpl`, await bytesOf(of, 'ZPL'));
    } catch (error) {
      toastBad(messageOf(error));
    }
  };
  return (
    <span class={styles['documents']}>
      <PaperButton of={getLabelDocument} input={{ id: of.id, format: 'PDF' }} name={nameOf(of)}>{t`PDF`}</PaperButton>
      <Button icon="download" act={save}>{t`ZPL`}</Button>
    </span>
  );
}
