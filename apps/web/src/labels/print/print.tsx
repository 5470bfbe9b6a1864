/** Prints labels for packs of a lot: the preview, the weights, the size, and earlier prints. */
import { getLot } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { getLabel, previewLabel, printLabels } from '@cleaver/domain/labels/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useState } from 'preact/hooks';
import { useAnswer } from '../../shell/data/query.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { mayRun } from '../../shell/session/session.ts';
import { Columns, Loaded, Page, Section } from '../../ui/page/page.tsx';
import { EarlierPrints } from './earlier-prints.tsx';
import { LabelPicture } from './label-picture.tsx';
import { PrintForm, type PrintGoods } from './print-form.tsx';
import { Reasons } from './reasons.tsx';
import { sizesWith } from './sizes.ts';

export default function PrintScreen({ params: { id = '' } }: ScreenProps) {
  const lot = useAnswer(getLot, { id });
  const article = useNames('article');
  const articleName = article(lot.data?.articleId);
  return (
    <Page
      title={say`Label packs`}
      sub={lot.data && [articleName, lot.data.lotNumber].filter(Boolean).join(' · ')}
      up={{ to: `/lots/${id}`, title: say`Lot` }}
    >
      <Loaded of={lot}>{({ articleId, lotNumber }) => <Print {...{ id, articleId, articleName, lotNumber }} />}</Loaded>
    </Page>
  );
}

/** The preview beside the form. Without a label there is no form. */
function Print(lot: Pick<PrintGoods, 'id' | 'articleId' | 'articleName' | 'lotNumber'>) {
  const [frozenOn, setFrozenOn] = useState('');
  const [netQuantity, setNetQuantity] = useState<string>();
  const preview = useAnswer(previewLabel, { lotId: lot.id, ...(frozenOn !== '' && { frozenOn }) }, { keep: true });
  const labelId = preview.data?.labelId ?? null;
  const label = useAnswer(getLabel, { id: labelId ?? '' }, { enabled: labelId !== null });
  const settings = useAnswer(getSettings, {});
  return (
    <Columns>
      <Section title={t`Product label`}>
        <Loaded of={preview}>
          {({ elements, reasons, warnings }) => (
            <>
              <Reasons of={reasons} tone="bad" labelId={labelId} ofArticle={lot.articleId} />
              <Reasons of={warnings} tone="warn" labelId={labelId} ofArticle={lot.articleId} />
              {elements.length > 0 && <LabelPicture of={elements} netQuantity={netQuantity} />}
            </>
          )}
        </Loaded>
      </Section>
      {mayRun(printLabels) && preview.data && labelId !== null && (
        <Section title={t`Packs`}>
          <Loaded of={label}>
            {({ decisions: { netQuantityKg } }) => (
              <Loaded of={settings}>
                {({ labelSizes }) => (
                  <PrintForm
                    goods={{ ...lot, filling: netQuantityKg }}
                    sizes={sizesWith(labelSizes)}
                    asksForFreezing={
                      frozenOn !== '' || preview.data.reasons.some(({ code }) => code === 'FREEZING_DATE_MISSING')
                    }
                    onFrozen={setFrozenOn}
                    onNetQuantity={setNetQuantity}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        </Section>
      )}
      <EarlierPrints lotId={lot.id} />
    </Columns>
  );
}
