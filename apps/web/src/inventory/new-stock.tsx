import { createStock } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { useAddress } from '../shell/address.ts';
import type { Of } from '../shell/api.ts';
import { t } from '../shell/language.ts';
import { OperationForm } from '../ui/form.tsx';
import { Page, Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';

export default function NewStock() {
  const { go, query } = useAddress();
  return (
    <Page title={say`New stock`} up={{ to: '/stocks', title: say`Stocks` }}>
      <Section title={t`Stock`}>
        <OperationForm<Of<'StockResponse'>>
          operation={createStock}
          initial={{ articleId: query.get('articleId') ?? '', storageLocationId: query.get('storageLocationId') ?? '' }}
          options={{
            minimumShelfLifeDays: { hint: say`A batch with fewer days left expires soon` },
            minimumLevelAmount: { hint: say`Less than this is shown as below minimum` },
          }}
          label={t`Save`}
          done={({ id }) => {
            toast(say`Saved`);
            go(`/stocks/${id}`, { replace: true });
          }}
          cancel={() => go('/stocks')}
        />
      </Section>
    </Page>
  );
}
