/**
 * The screen that creates a record with the form of an operation. After the service saved the record, opens the screen
 * of the record.
 */
import { type Message, say } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { toast } from '../dialog/toast.tsx';
import { Page, Section } from '../page/page.tsx';
import type { OperationFormProps } from './draft.ts';
import { OperationForm } from './operation-form.tsx';

export interface NewRecordProps<R, B> extends Omit<OperationFormProps<R, B>, 'done' | 'cancel' | 'label'> {
  readonly title: Message;
  /** The list of these records. The address of a record is the address of the list, followed by the id. */
  readonly up: { readonly to: string; readonly title: Message };
  /** The heading of the form. */
  readonly record: string;
  readonly label?: string;
  /** Returns the message after the service saved the record. Default: Saved. */
  readonly saved?: (answer: R) => Message;
  readonly cancelled?: () => void;
}

export function NewRecord<R extends { readonly id: string }, B>({
  title,
  up,
  record,
  label = t`Save`,
  saved = () => say`Saved`,
  cancelled,
  ...form
}: NewRecordProps<R, B>) {
  const { go } = useAddress();
  return (
    <Page title={title} up={up}>
      <Section title={record}>
        <OperationForm<R, B>
          {...form}
          label={label}
          done={(answer) => {
            toast(saved(answer));
            go(`${up.to}/${answer.id}`, { replace: true });
          }}
          cancel={() => {
            cancelled?.();
            go(up.to);
          }}
        />
      </Section>
    </Page>
  );
}
