/**
 * Prints the production sheet of a batch. Lists the components with their proposed lots, and the steps. Has blank cells
 * for handwriting.
 */

import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { getExecution, getRecipe, proposeInputs } from '@cleaver/domain/production/contracts';
import { PaperFrame } from '../../settings/paper.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownQuantity, shownTemperature, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { Facts, Loaded, Page } from '../../ui/page/page.tsx';
import { Blank, Sheet, Signatures } from '../../ui/page/sheet.tsx';

export default function MakeSheet({ params: { id = '' } }: ScreenProps) {
  const path = { id };
  const found = useAnswer(getExecution, path);
  const proposal = useAnswer(proposeInputs, path);
  const place = useNames('storageLocation');
  const batch = found.data?.batch;
  return (
    <Page
      title={batch ? t`Production sheet ${batch.batchNumber}` : say`Production sheet`}
      up={{ to: `/batches/${id}`, title: say`Batch` }}
      sub={found.data && `${found.data.recipe.name} v${found.data.recipe.version}`}
      actions={<Button look="primary" icon="print" act={() => print()}>{t`Print`}</Button>}
    >
      <PaperFrame />
      {batch && (
        <Facts
          of={[
            [t`Quantity`, shownQuantity(batch.plannedQuantity, batch.plannedQuantityUnit)],
            [t`Production day`, shownDate(batch.productionDate)],
            [t`Best before`, shownDate(batch.bestBeforeDate)],
            found.data?.note !== '' && [t`Note`, found.data?.note],
          ]}
        />
      )}
      <Loaded of={proposal}>
        {({ components }) => (
          <Sheet caption={t`What goes in`}>
            <thead>
              <tr>
                <th scope="col">{t`Article`}</th>
                <th scope="col">{t`Quantity`}</th>
                <th scope="col">{t`Lots, earliest expiry first`}</th>
                <th scope="col">{t`Weighed`}</th>
                <th scope="col">{t`Lot`}</th>
              </tr>
            </thead>
            <tbody>
              {components.map((one) => (
                <tr key={`${one.articleId} ${one.uom}`}>
                  <th scope="row">{one.articleName}</th>
                  <td>{shownQuantity(one.quantity, one.uom)}</td>
                  <td>
                    {one.picks.map((pick) => (
                      <p key={pick.stockBatchId}>
                        {[
                          pick.lotNumber,
                          shownQuantity(pick.quantity, one.uom),
                          shownDate(pick.expiryDate),
                          place(pick.storageLocationId),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                    ))}
                    {one.stocked && one.missing !== '0' && (
                      <p>
                        <strong>{t`${shownQuantity(one.missing, one.uom)} missing`}</strong>
                      </p>
                    )}
                  </td>
                  <Blank />
                  <Blank />
                </tr>
              ))}
            </tbody>
          </Sheet>
        )}
      </Loaded>
      {found.data && may('RECIPE_READ') && <SheetSteps of={found.data} />}
      <Signatures of={[t`Output quantity`, t`Made by`, t`Date`]} />
    </Page>
  );
}

function SheetSteps({ of: { batch, steps } }: { readonly of: AnswerOf<typeof getExecution> }) {
  const found = useAnswer(getRecipe, { id: batch.recipeId });
  const doneOf = (number: number) => steps.find(({ stepNumber }) => stepNumber === number);
  return (
    <Loaded of={found}>
      {({ productionSteps }) => (
        <Sheet caption={t`Steps`}>
          <thead>
            <tr>
              <th scope="col">{t`Step`}</th>
              <th scope="col">{t`What to do`}</th>
              <th scope="col">{t`Minutes`}</th>
              <th scope="col">{t`Temperature`}</th>
              <th scope="col">{t`Measured`}</th>
              <th scope="col">{t`Done`}</th>
            </tr>
          </thead>
          <tbody>
            {[...productionSteps]
              .sort((a, b) => a.stepNumber - b.stepNumber)
              .map((step) => (
                <tr key={step.id}>
                  <td>{step.stepNumber}</td>
                  <td>{step.description}</td>
                  <td>{step.durationMinutes}</td>
                  <td>{step.temperatureCelsius !== null && shownTemperature(step.temperatureCelsius)}</td>
                  <DoneCells of={doneOf(step.stepNumber)} />
                </tr>
              ))}
          </tbody>
        </Sheet>
      )}
    </Loaded>
  );
}

/** The measured temperature, and who ticked the step. Without a record, two cells for handwriting. */
function DoneCells({ of }: { readonly of: AnswerOf<typeof getExecution>['steps'][number] | undefined }) {
  if (!of) {
    return (
      <>
        <Blank />
        <Blank />
      </>
    );
  }
  return (
    <>
      {of.temperature === null ? <Blank /> : <td>{shownTemperature(of.temperature)}</td>}
      <td>{`✓ ${shownTime(of.doneAt)}, ${of.doneBy}`}</td>
    </>
  );
}
