/** A dialog that creates a record which a picker does not offer. */
import { createStorageLocation } from '@cleaver/domain/inventory/contracts';
import { type AnyContract, type Message, say } from '@cleaver/domain/kernel';
import {
  createArticle,
  createCustomer,
  createProductCategory,
  createSupplier,
} from '@cleaver/domain/masterdata/contracts';
import type { MadeKind } from '../../contexts/contexts.ts';
import { PLACE_HINTS } from '../../inventory/storage-location/place-hints.ts';
import { callAny } from '../../shell/data/api.ts';
import { shown, t } from '../../shell/language/language.ts';
import { type MakingOf, unmake } from '../../ui/control/create-from-picker.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import type { OperationFormProps } from '../../ui/form/draft.ts';
import { OperationForm } from '../../ui/form/operation-form.tsx';
import { NEW_ARTICLE } from '../article/article-groups.ts';
import { CATEGORY_OPTIONS, NEW_CATEGORY } from '../article/category-form.ts';
import { CUSTOMER_OPTIONS, flatContact, newParty } from './contact.ts';

interface Made {
  readonly id: string;
}

interface FormOfKind extends Pick<OperationFormProps<Made>, 'groups' | 'options'> {
  readonly begins?: () => Readonly<Record<string, string>>;
  readonly title: Message;
  readonly operation: AnyContract;
}

const FORMS: Readonly<Record<MadeKind, FormOfKind>> = {
  article: { title: say`New article`, operation: createArticle, ...NEW_ARTICLE },
  category: {
    title: say`New category`,
    operation: createProductCategory,
    options: CATEGORY_OPTIONS,
    begins: () => NEW_CATEGORY.initial,
  },
  customer: {
    title: say`New customer`,
    operation: createCustomer,
    groups: flatContact,
    options: CUSTOMER_OPTIONS,
    begins: newParty,
  },
  storageLocation: { title: say`New storage location`, operation: createStorageLocation, options: PLACE_HINTS },
  supplier: { title: say`New supplier`, operation: createSupplier, groups: flatContact, begins: newParty },
};

export default function MakeOne({ of }: { readonly of: MakingOf }) {
  const { title, operation, begins, ...form } = FORMS[of.kind];
  const close = (): void => unmake(of);
  return (
    <Dialog title={shown(title)} isOpen close={close} size={of.kind === 'category' ? 'narrow' : 'wide'}>
      <OperationForm<Made, object>
        // Each name has its own draft.
        operation={{ ...operation, name: `${operation.name} ${of.name}` }}
        {...form}
        initial={{ ...begins?.(), name: of.name }}
        send={(body, key) => callAny<Made>(operation, body, { key })}
        label={t`Save`}
        cancel={close}
        done={(one) => {
          toast(say`Saved`);
          close();
          of.made(one);
        }}
      />
    </Dialog>
  );
}
