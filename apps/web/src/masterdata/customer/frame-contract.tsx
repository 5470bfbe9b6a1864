/** The frame contract of a customer: agreed prices and quantities, and the remaining quantities. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { removeFrameContract, setFrameContract } from '@cleaver/domain/masterdata/contracts';
import { listFrameContracts } from '@cleaver/domain/sales/contracts';
import { AgreedPrice, ContractRest, daysOf } from '../../sales/frame-contract/call-offs.tsx';
import { priceTextOf, useAgreedPrices } from '../../sales/price/agreed-price.ts';
import { useAll } from '../../shell/data/all-pages.ts';
import { call } from '../../shell/data/api.ts';
import { shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may, me } from '../../shell/session/session.ts';
import { decimalText } from '../../ui/control/amount-text.ts';
import { Action, FormAction } from '../../ui/form/action.tsx';
import type { Values } from '../../ui/form/form-values.ts';
import { Table } from '../../ui/list/table.tsx';
import { Facts, Nothing, Section } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { wordText } from '../../ui/text/words.ts';

type Customer = AnswerOf<typeof setFrameContract>;
type Line = NonNullable<Customer['frameContract']>['lineItems'][number];

export function FrameContract({ customer }: { readonly customer: Customer }) {
  const contract = customer.frameContract;
  const actions = may('CUSTOMER_READ') ? (
    <ActionsWithOthers id={customer.id} contract={contract} />
  ) : (
    <Actions id={customer.id} contract={contract} isOnly={false} />
  );
  return (
    <Section title={t`Frame contract`} wide actions={actions}>
      {contract ? (
        <Facts
          of={[
            [t`Rhythm`, wordText(contract.deliveryRhythm)],
            [t`Valid`, daysOf(contract)],
          ]}
        />
      ) : (
        <Nothing text={t`No frame contract: the list prices of the articles apply.`} />
      )}
      {may('CUSTOMER_READ') ? <ContractRest customerId={customer.id} /> : contract && <Lines of={contract.lineItems} />}
    </Section>
  );
}

function Lines({ of }: { readonly of: readonly Line[] }) {
  const priceOf = useAgreedPrices(of);
  return (
    <Table<Line>
      caption={t`Articles and prices`}
      rows={of}
      columns={[
        { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} /> },
        { field: 'agreedPrice', show: (line) => <AgreedPrice of={priceOf(line)} />, isNumber: true },
        {
          field: 'agreedQuantity',
          show: ({ agreedQuantity, unit }) => shownQuantity(agreedQuantity, unit),
          isNumber: true,
        },
      ]}
    />
  );
}

interface ActionsProps {
  readonly id: string;
  readonly contract: Customer['frameContract'];
}

/** Actions for users who may read all contracts of the customer. */
function ActionsWithOthers({ id, contract }: ActionsProps) {
  const today = me.get()?.today ?? '';
  const { data } = useAll(listFrameContracts, { id });
  const others = data?.filter((one) => one.id !== contract?.id && (one.validUntil === null || one.validUntil >= today));
  return <Actions id={id} contract={contract} isOnly={others?.length === 0} />;
}

/**
 * Sets, changes or removes the contract. The removal ends all contracts of the customer. An undo restores only the
 * shown one, so the page asks first unless `isOnly`, which means that no other contract has a day left.
 */
function Actions({ id, contract, isOnly }: ActionsProps & { readonly isOnly: boolean }) {
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
  return (
    <>
      <FormAction
        operation={setFrameContract}
        title={contract ? say`Change` : say`Set a frame contract`}
        size="wide"
        fixed={{ id }}
        initial={initial ?? undefined}
        options={{
          agreedPrice: { label: say`Agreed price in €` },
          unit: { hint: say`If empty: the first sales unit of the article` },
        }}
        done={say`Saved`}
      >
        {(values) => <PricesIn values={values} />}
      </FormAction>
      {contract && may('MASTERDATA_WRITE') && (
        <Action
          label={say`Remove`}
          look="danger"
          send={() => call(removeFrameContract, { id })}
          done={say`Removed`}
          {...(isOnly
            ? { undo: again }
            : {
                ask: {
                  title: say`Remove all frame contracts`,
                  text: say`This ends all contracts of the customer, also later ones. The list prices apply from today.`,
                },
              })}
        />
      )}
    </>
  );
}

/** Says what each agreed price of the form is per, because an empty unit means the unit of the article. */
function PricesIn({ values }: { readonly values: Values }) {
  const lines = (values['lineItems'] as readonly Values[]).flatMap((line) => {
    const [articleId, agreedPrice, unit] = ['articleId', 'agreedPrice', 'unit'].map((name) => String(line[name] ?? ''));
    const price = Number(decimalText(agreedPrice ?? ''));
    if (!articleId || !agreedPrice || Number.isNaN(price)) return [];
    return [{ articleId, agreedPrice: price, unit: (unit || null) as Line['unit'] }];
  });
  const priceOf = useAgreedPrices(lines);
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line, at) => (
        <li key={`${line.articleId} ${at}`}>
          <Named kind="article" id={line.articleId} isPlain />: {priceTextOf(priceOf(line))}
        </li>
      ))}
    </ul>
  );
}
