/** The card of Today: drafts of labels, and labels that are outdated. */
import { say } from '@cleaver/domain/kernel';
import { t } from '../shell/language/language.ts';
import { card, type EntryOf } from '../today/card.ts';
import { Badge } from '../ui/dialog/notice.tsx';
import { Status } from '../ui/text/status.tsx';

type Label = EntryOf<'labels'>;

export const labelsCards = {
  labels: card<Label>({
    title: say`Labels to finish or renew`,
    one: say`Label to finish or renew`,
    tone: (entries) => (entries.some(({ outdated }) => outdated) ? 'warn' : 'info'),
    part: (of) => of.labels,
    to: ({ labelId }) => `/labels/${labelId}`,
    columns: [
      { field: 'articleId', show: ({ articleName }) => articleName },
      { field: 'version', show: ({ version }) => version, isNumber: true },
      {
        field: 'status',
        show: ({ outdated, status }) => (outdated ? <Badge tone="warn">{t`Outdated`}</Badge> : <Status of={status} />),
      },
    ],
  }),
};
