/** A button that saves the e-invoice as a file. */
import { invoiceXml } from '@cleaver/domain/invoicing/contracts';
import { callAny, messageOf } from '../../shell/data/api.ts';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { toastBad } from '../../ui/dialog/toast.tsx';
import { saveFile } from '../../ui/list/csv.ts';

export function XmlButton({ id, name }: { readonly id: string; readonly name: string }) {
  const download = async (): Promise<void> => {
    try {
      saveFile(`${name}.xml`, await callAny<Uint8Array<ArrayBuffer>>(invoiceXml, { id }));
    } catch (error) {
      toastBad(messageOf(error));
    }
  };
  return <Button icon="download" act={download}>{t`E-invoice (XML)`}</Button>;
}
