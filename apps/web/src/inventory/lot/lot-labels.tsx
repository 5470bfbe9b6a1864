/** Draws the labels of several lots to print, for example of a receipt, a cutting or a batch. */
import { lotLabel } from '@cleaver/domain/inventory';
import type { listLots } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, dateOf, type ItemOf, say } from '@cleaver/domain/kernel';
import type { getArticle } from '@cleaver/domain/masterdata/contracts';
import { useState } from 'preact/hooks';
import { Barcode } from '../../labels/barcode.tsx';
import { CopiesField, Labels, PrintBar } from '../../labels/copies.tsx';
import styles from '../../labels/label.module.css';
import { LabelText } from '../../labels/label-text.tsx';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { useByIds } from '../../shell/navigation/references.ts';
import { Nothing, Page } from '../../ui/page/page.tsx';

type Lot = ItemOf<typeof listLots>;
type Article = AnswerOf<typeof getArticle>;

export default function LotLabelsScreen() {
  const { query } = useAddress();
  const [copies, setCopies] = useState(1);
  const lots = (useByIds('lot', query.getAll('lot')) as readonly (Lot | null | undefined)[]).filter((lot) => !!lot);
  const articles = useByIds(
    'article',
    lots.map(({ articleId }) => articleId),
  ) as readonly (Article | null | undefined)[];
  return (
    <Page title={say`Labels to print`}>
      {lots.length === 0 && (
        <Nothing text={t`No lot is selected: open the labels from a goods receipt, a cutting or a batch.`} />
      )}
      <div class={styles['choices']}>
        <CopiesField value={copies} set={setCopies} />
      </div>
      <div class={styles['sheet']}>
        {lots.map((lot, index) => (
          <Labels key={lot.id} copies={copies}>
            <LabelText lot={lot} article={articles[index]} isUseBy={false} />
            <Symbols lot={lot} article={articles[index]} />
          </Labels>
        ))}
      </div>
      <PrintBar />
    </Page>
  );
}

function Symbols({ lot, article }: { readonly lot: Lot; readonly article: Article | null | undefined }) {
  const symbols = lotLabel({
    lotNumber: lot.lotNumber,
    gtin: article?.gtins[0],
    articleNumber: article?.articleNumber,
    bestBefore: dateOf(lot.expiryDate),
  });
  if (!symbols) return <Barcode text={lot.lotNumber} isPlain />;
  return (
    <>
      {symbols.map((symbol) => (
        <Barcode key={symbol} text={symbol} />
      ))}
    </>
  );
}
