import { say } from '@cleaver/domain/kernel';
import { createArticle } from '@cleaver/domain/masterdata/contracts';
import { t } from '../../shell/language/language.ts';
import { NewRecord } from '../../ui/form/new-record.tsx';
import { NEW_ARTICLE } from './article-groups.ts';

export default function NewArticle() {
  return (
    <NewRecord
      title={say`New article`}
      up={{ to: '/articles', title: say`Articles` }}
      record={t`Article`}
      operation={createArticle}
      {...NEW_ARTICLE}
    />
  );
}
