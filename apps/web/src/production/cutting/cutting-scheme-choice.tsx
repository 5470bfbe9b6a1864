/** Offers the cutting schemes of the article to cut, and the parts of its last cutting. */

import { partsOfCutting } from '@cleaver/domain/production';
import { listCuttingSchemes, listCuttings } from '@cleaver/domain/production/contracts';
import { useAll } from '../../shell/data/all-pages.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import type { Part } from './cutting-rows.ts';

interface SchemeChoiceProps {
  readonly articleId: string;
  readonly chosen: (parts: readonly Part[]) => void;
}

export function SchemeChoice({ articleId, chosen }: SchemeChoiceProps) {
  const schemes = useAll(listCuttingSchemes, { articleId, sort: 'name' });
  const cuttings = useAnswer(listCuttings, { articleId, status: 'DONE', sort: 'createdAt,desc', size: 1 });
  const last = cuttings.data?.content[0];
  // Requests the names now, so that the rows show them also without a network.
  const article = useNames('article');
  const parts = [...(schemes.data ?? []).flatMap((one) => one.parts), ...(last?.outputs ?? [])];
  for (const { articleId: part } of parts) article(part);
  return (
    <ChoiceGroup label={t`How it is cut`}>
      {schemes.data?.map(({ id, name, parts }) => (
        <Button key={id} icon="cut" act={() => chosen(parts)}>
          {name}
        </Button>
      ))}
      {last && <Button icon="clock" act={() => chosen(partsOfCutting(last))}>{t`Pieces of the last cutting`}</Button>}
      <LinkButton look="plain" to={`/cutting-schemes?articleId=${articleId}`}>{t`Cutting schemes`}</LinkButton>
    </ChoiceGroup>
  );
}
