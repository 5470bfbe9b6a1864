import { isPrintableWeight, lotLabel } from '@cleaver/domain/inventory';
import { getLot } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, Decimal, dateOf, say } from '@cleaver/domain/kernel';
import { getArticle } from '@cleaver/domain/masterdata/contracts';
import { useState } from 'preact/hooks';
import { AmountField, amountOf } from '../../floor/booking/amount.tsx';
import { Barcode } from '../../labels/barcode.tsx';
import { CopiesField, Labels, PrintBar } from '../../labels/copies.tsx';
import styles from '../../labels/label.module.css';
import { LabelText } from '../../labels/label-text.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Loaded, Page } from '../../ui/page/page.tsx';

type Lot = AnswerOf<typeof getLot>;
type Article = AnswerOf<typeof getArticle>;

export default function LotLabelScreen({ params: { id = '' } }: ScreenProps) {
  const lot = useAnswer(getLot, { id });
  const article = useAnswer(
    getArticle,
    { id: lot.data?.articleId ?? '' },
    { enabled: lot.data !== undefined && may('MASTERDATA_READ') },
  );
  const isKnown = lot.data !== undefined && (article.data !== undefined || article.isError || !may('MASTERDATA_READ'));
  return (
    <Page title={say`Label to print`} sub={lot.data?.lotNumber} up={{ to: `/lots/${id}`, title: say`Lot` }}>
      <Loaded of={lot}>{(found) => isKnown && <Label lot={found} article={article.data} />}</Loaded>
      <PrintBar />
    </Page>
  );
}

const isPieces = (unit: string): boolean => ['PIECE', 'PACK', 'PORTION'].includes(unit.toUpperCase());

function Label({ lot, article }: { readonly lot: Lot; readonly article: Article | undefined }) {
  const [amount, setAmount] = useState('');
  const [isUseBy, setIsUseBy] = useState(false);
  const [copies, setCopies] = useState(1);
  const there = lot.stockBatches.find(({ status }) => status !== 'DEPLETED') ?? lot.stockBatches[0];
  const pieces = isPieces(there?.quantityUnit ?? 'KG');
  const unit = pieces ? (there?.quantityUnit ?? 'PIECE') : 'KG';
  const typed = amountOf(amount);
  const weight = typed !== undefined && !pieces ? Decimal.of(typed) : undefined;
  const isWrong =
    amount !== '' &&
    (typed === undefined || (pieces ? !/^\d{1,8}$/.test(typed) : !weight || !isPrintableWeight(weight)));
  const date = dateOf(lot.expiryDate);
  const symbols = lotLabel({
    lotNumber: lot.lotNumber,
    gtin: article?.gtins[0],
    articleNumber: article?.articleNumber,
    ...(!isWrong && weight && { netWeightKg: weight }),
    ...(!isWrong && pieces && typed !== undefined && { count: Number(typed) }),
    ...(isUseBy ? { useBy: date } : { bestBefore: date }),
  });
  return (
    <>
      <div class={styles['choices']}>
        <AmountField
          label={pieces ? say`Pieces on the label` : say`Weight on the label`}
          unit={unit}
          value={amount}
          onValue={setAmount}
          {...(there && there.quantityUnit.toUpperCase() === unit && { all: String(there.quantityAmount) })}
          hint={say`Leave it empty if the label shows only the lot.`}
          fault={isWrong ? say`A label has room for six digits.` : undefined}
        />
        <ChoiceGroup label={t`Which date`}>
          <Button isPressed={!isUseBy} act={() => setIsUseBy(false)}>{t`Best before`}</Button>
          <Button isPressed={isUseBy} act={() => setIsUseBy(true)}>{t`Use by`}</Button>
        </ChoiceGroup>
        <CopiesField value={copies} set={setCopies} />
        {!symbols && (
          <Notice tone="warn">{t`GS1-128 does not allow the characters or the length of this lot number: it is printed as a QR code.`}</Notice>
        )}
      </div>
      <Labels copies={copies}>
        <LabelText
          lot={lot}
          article={article}
          isUseBy={isUseBy}
          more={
            typed !== undefined &&
            !isWrong && [pieces ? t`Pieces` : t`Weight`, pieces ? shownNumber(typed) : shownQuantity(typed, 'KG')]
          }
        />
        {symbols?.map((symbol) => <Barcode key={symbol} text={symbol} />) ?? <Barcode text={lot.lotNumber} isPlain />}
      </Labels>
    </>
  );
}
