/** The frame contracts of a customer, also ended ones. A bar shows the remaining part of each agreed amount. */
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { listFrameContracts } from '@cleaver/domain/sales/contracts';
import { useAll } from '../../shell/data/all-pages.ts';
import { NONE, shownDate, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Table } from '../../ui/list/table.tsx';
import { Loaded } from '../../ui/page/page.tsx';
import { Price } from '../../ui/text/price.tsx';
import { useAgreedPrices } from '../price/agreed-price.ts';
import styles from './call-offs.module.css';

type Contract = ItemOf<typeof listFrameContracts>;
type Item = Contract['lineItems'][number];

export function ContractRest({ customerId }: { readonly customerId: string }) {
  const found = useAll(listFrameContracts, { id: customerId });
  return (
    <Loaded of={found}>
      {(contracts) =>
        contracts.map((contract) => (
          <div key={contract.id} class={styles['contract']}>
            <h3>{daysOf(contract)}</h3>
            {contract.setAt !== null && <p>{t`Set by ${contract.setBy ?? NONE}, ${shownTime(contract.setAt)}`}</p>}
            <Items caption={daysOf(contract)} of={contract.lineItems} />
          </div>
        ))
      }
    </Loaded>
  );
}

/** Returns the days of a contract in words. */
export const daysOf = ({ validFrom, validUntil }: Pick<Contract, 'validFrom' | 'validUntil'>): string =>
  validFrom && validUntil
    ? t`${shownDate(validFrom)} to ${shownDate(validUntil)}`
    : validFrom
      ? t`from ${shownDate(validFrom)}, open-ended`
      : validUntil
        ? t`until ${shownDate(validUntil)}`
        : t`open-ended`;

function Items({ caption, of }: { readonly caption: string; readonly of: readonly Item[] }) {
  const priceOf = useAgreedPrices(of);
  return (
    <Table<Item>
      caption={caption}
      rows={of}
      to={({ articleId }) => `/articles/${articleId}`}
      columns={[
        { field: 'articleId', show: ({ articleName }) => articleName },
        { field: 'agreedPrice', show: (item) => <AgreedPrice of={priceOf(item)} />, isNumber: true },
        {
          field: 'agreedQuantity',
          show: ({ agreedQuantity, unit }) => (agreedQuantity === null ? '' : shownQuantity(agreedQuantity, unit)),
          isNumber: true,
        },
        {
          field: 'called',
          title: say`Called off`,
          show: ({ called, restUnit }) => shownQuantity(called, restUnit),
          isNumber: true,
        },
        { field: 'rest', title: say`Rest`, show: (item) => <Rest of={item} />, isLong: true },
      ]}
    />
  );
}

/** An agreed price with its unit. Empty while the article is loading. */
export const AgreedPrice = ({ of }: { readonly of: ReturnType<ReturnType<typeof useAgreedPrices>> }) =>
  of ? <Price amount={of.amount} per={of.per} /> : null;

/** Shows the remaining part of the agreed amount. `called` and `rest` have the same unit. */
function Rest({ of: { called, rest, restUnit } }: { readonly of: Item }) {
  if (rest === null) return <>{NONE}</>;
  const all = Number(called) + Number(rest);
  const left = all <= 0 ? 0 : Math.min(Math.max(Number(rest) / all, 0), 1) * 100;
  return (
    <div class={styles['rest']} data-over={rest.startsWith('-') ? '' : undefined}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class={styles['all']} width="100" height="10" />
        <rect class={styles['left']} width={left} height="10" />
      </svg>
      <strong>{shownQuantity(rest, restUnit)}</strong>
    </div>
  );
}
