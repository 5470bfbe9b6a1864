/** The frame contract of a customer: agreed prices and quantities, and the remaining quantities. */
import { say } from '@cleaver/domain/kernel';
import { removeFrameContract, setFrameContract } from '@cleaver/domain/masterdata/contracts';
import { agreedPriceText } from '../sales/agreed-price.ts';
import { ContractRest } from '../sales/contract-rest.tsx';
import { call, type Of } from '../shell/api.ts';
import { shownDate, shownQuantity } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { may, me } from '../shell/session.ts';
import { Action, FormAction } from '../ui/action.tsx';
import { Named } from '../ui/named.tsx';
import { Facts, Nothing, Section } from '../ui/page.tsx';
import { Table } from '../ui/table.tsx';
import { wordText } from '../ui/words.ts';

type Customer = Of<'CustomerResponse'>;
type Line = NonNullable<Customer['frameContract']>['lineItems'][number];

export function FrameContract({ customer }: { readonly customer: Customer }) {
  const contract = customer.frameContract;
  return (
    <Section title={t`Frame contract`} wide actions={<Actions id={customer.id} contract={contract} />}>
      {contract ? (
        <Facts
          of={[
            [t`Rhythm`, wordText(contract.deliveryRhythm)],
            [t`Valid from`, shownDate(contract.validFrom)],
            [t`Valid until`, contract.validUntil ? shownDate(contract.validUntil) : t`no end date`],
          ]}
        />
      ) : (
        <Nothing text={t`No frame contract: the list prices of the articles apply.`} />
      )}
      {may('CUSTOMER_READ') ? (
        <ContractRest customerId={customer.id} />
      ) : (
        contract && (
          <Table<Line>
            caption={t`Articles and prices`}
            rows={contract.lineItems}
            columns={[
              { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} /> },
              { field: 'agreedPrice', show: agreedPriceText, isNumber: true },
              {
                field: 'agreedQuantity',
                show: ({ agreedQuantity, unit }) => shownQuantity(agreedQuantity, unit),
                isNumber: true,
              },
            ]}
          />
        )
      )}
    </Section>
  );
}

/**
 * Sets, changes or removes the contract. An undo of the removal restores the contract. The removal of a contract that
 * begins later also ends the contract of today. An undo would not restore that one, so the page asks first.
 */
function Actions({ id, contract }: { readonly id: string; readonly contract: Customer['frameContract'] }) {
  const initial = contract && {
    validFrom: contract.validFrom,
    validUntil: contract.validUntil,
    rhythm: contract.deliveryRhythm,
    lineItems: contract.lineItems,
  };
  const again = () => {
    if (!initial) return Promise.resolve();
    const lines = initial.lineItems.map(({ articleId, agreedPrice, agreedQuantity, unit }) => ({
      articleId,
      agreedPrice,
      ...(agreedQuantity !== null && { agreedQuantity }),
      ...(unit && { unit }),
    }));
    const { validFrom, validUntil, rhythm } = initial;
    return call(setFrameContract, {
      id,
      rhythm,
      lineItems: lines,
      ...(validFrom && { validFrom }),
      ...(validUntil && { validUntil }),
    });
  };
  const beginsLater = (contract?.validFrom ?? '') > (me.get()?.today ?? '');
  return (
    <>
      <FormAction
        operation={setFrameContract}
        title={contract ? say`Change` : say`Set a frame contract`}
        size="wide"
        fixed={{ id }}
        initial={initial ?? undefined}
        done={say`Saved`}
      />
      {contract && may('MASTERDATA_WRITE') && (
        <Action
          label={say`Remove`}
          look="danger"
          send={() => call(removeFrameContract, { id })}
          done={say`Removed`}
          {...(beginsLater
            ? {
                ask: {
                  title: say`Remove all frame contracts`,
                  text: say`This also ends the contract of today. The list prices apply from today.`,
                },
              }
            : { undo: again })}
        />
      )}
    </>
  );
}
