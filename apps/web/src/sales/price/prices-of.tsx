/** The customer's prices today: for recently ordered articles, and for any article on request. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { findPrices, listOrders } from '@cleaver/domain/sales/contracts';
import { useId, useState } from 'preact/hooks';
import { useAnswer } from '../../shell/data/query.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { Combobox } from '../../ui/control/combobox.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../../ui/page/page.tsx';
import { Price } from '../../ui/text/price.tsx';
import { wordText } from '../../ui/text/words.ts';

type Prices = AnswerOf<typeof findPrices>['articles'][number];

/** The number of latest orders whose articles are shown. */
const LATEST = 10;

export function PricesOf({ customerId }: { readonly customerId: string }) {
  const id = useId();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isAllowed = may('ORDER_READ');
  const latest = { customerId, size: LATEST, sort: 'requestedDate,desc' };
  const orders = useAnswer(listOrders, latest, { enabled: isAllowed });
  const bought = orders.data?.content.flatMap(({ lines }) => lines.map((line) => line.articleId)) ?? [];
  const articleId = [...new Set([...asked, ...bought])];
  const found = useAnswer(findPrices, { customerId, articleId }, { enabled: articleId.length > 0, keep: true });
  if (!isAllowed) return null;
  return (
    <Section title={t`Prices today`} wide>
      <div>
        <label for={id}>{t`Price of an article`}</label>
        <Combobox
          id={id}
          kind="article"
          value=""
          chosen={(one) => {
            if (one !== '') setAsked([one, ...asked]);
          }}
        />
      </div>
      {articleId.length === 0 ? (
        <Nothing text={t`Nothing has been ordered yet.`} />
      ) : (
        <Loaded of={found}>
          {({ articles, basis }) => (
            <Table<Prices>
              caption={t`Prices today`}
              rows={articles}
              to={(one) => `/articles/${one.articleId}`}
              columns={[
                { field: 'articleId', show: ({ articleName }) => articleName },
                { field: 'byWeight', title: say`By weight`, show: ({ byWeight }) => <WithSource of={byWeight} /> },
                { field: 'inPieces', title: say`In pieces`, show: ({ inPieces }) => <WithSource of={inPieces} /> },
                { field: 'basis', title: say`Net or gross`, show: () => wordText(basis) },
              ]}
            />
          )}
        </Loaded>
      )}
    </Section>
  );
}

/** A price with its source: `17,66 € / kg · Rahmenvertrag`. */
const WithSource = ({ of }: { readonly of: Prices['byWeight'] }) =>
  of && (
    <>
      <Price amount={of.amount} per={of.per} /> · {wordText(of.source)}
    </>
  );
