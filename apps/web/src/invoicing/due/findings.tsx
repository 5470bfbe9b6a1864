/** What keeps a document from being issued, each with links to the forms that mend it. */

import type { previewInvoice } from '@cleaver/domain/invoicing/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import { setSalesData } from '@cleaver/domain/masterdata/contracts';
import { getDelivery } from '@cleaver/domain/sales/contracts';
import { useAnswer } from '../../shell/data/query.ts';
import { forPeople } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { formAt } from '../../ui/form/form-address.ts';
import styles from './billing.module.css';
import { type Findable, waysTo } from './ways.ts';

type Preview = AnswerOf<typeof previewInvoice>;
export type Finding = Preview['findings'][number];
type Line = Pick<Preview['document']['lines'][number], 'line' | 'deliveryId' | 'deliveryLine'>;

interface FindingsProps {
  readonly of: Findable;
  readonly findings: readonly Finding[];
  /** The lines of the draft, which name the articles of findings about lines. */
  readonly lines: readonly Line[];
  /** Whether to link the page that drafts the invoice. False on that page. */
  readonly linksDraft?: boolean;
}

/** Lists the findings. Several lines of one article share their sentence. */
export function Findings({ of, findings, lines, linksDraft = true }: FindingsProps) {
  const each = [...new Map(findings.map((one) => [one.message, one])).values()];
  return (
    <ul class={styles['findings']}>
      {each.map((finding) => (
        <li key={finding.message}>
          {`${forPeople(finding.message)}. `}
          {finding.code === 'VAT_CLASS_MISSING' ? (
            <VatWay line={lines.find(({ line }) => line === finding.line)} />
          ) : (
            (linksDraft || finding.code !== 'PRICE_MISSING') && <Ways code={finding.code} of={of} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The links to the forms that mend a finding, or the hint that an administrator has to do it. */
export function Ways({ code, of }: { readonly code: string; readonly of: Findable }) {
  const ways = waysTo(code, of);
  const open = ways.filter(({ need }) => may(need));
  if (open.length === 0) return ways.length === 0 ? null : t`Ask an administrator.`;
  return (
    <>
      {open.map(({ text, to }) => (
        <a key={to} href={to}>
          {shown(text)}
        </a>
      ))}
    </>
  );
}

/** The link to the sales data of the article of a line, which have its VAT class. */
function VatWay({ line }: { readonly line: Line | undefined }) {
  const id = line?.deliveryId ?? undefined;
  const isAllowed = id !== undefined && may('MASTERDATA_WRITE');
  const { data } = useAnswer(getDelivery, { id: id ?? '' }, { enabled: isAllowed });
  if (!may('MASTERDATA_WRITE')) return t`Ask an administrator.`;
  const articleId = data?.lines.find((one) => one.line === line?.deliveryLine)?.articleId;
  if (articleId === undefined) return null;
  return <a href={formAt(`/articles/${articleId}`, setSalesData.name)}>{t`VAT class of the article`}</a>;
}
