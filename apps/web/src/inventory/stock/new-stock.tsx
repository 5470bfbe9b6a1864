import { createStock } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { NewRecord } from '../../ui/form/new-record.tsx';
import { LIMIT_HINTS } from './limit-hints.ts';

export default function NewStock() {
  const { query } = useAddress();
  return (
    <NewRecord
      title={say`New stock`}
      up={{ to: '/stocks', title: say`Stocks` }}
      record={t`Stock`}
      operation={createStock}
      initial={{ articleId: query.get('articleId') ?? '', storageLocationId: query.get('storageLocationId') ?? '' }}
      options={LIMIT_HINTS}
    />
  );
}
