/** The list price of a sales unit over time, with planned prices. */
import { type AnswerOf, addDays, dateOf, type ItemOf, say } from '@cleaver/domain/kernel';
import { salesPer } from '@cleaver/domain/masterdata';
import { changePrice, listPrices, removePrice } from '@cleaver/domain/masterdata/contracts';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownPrice, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may, me } from '../../shell/session/session.ts';
import { type Bar, Timeline } from '../../ui/chart/timeline.tsx';
import { Action } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Section } from '../../ui/page/page.tsx';
import { Price as PriceCell } from '../../ui/text/price.tsx';
import { wordText } from '../../ui/text/words.ts';

type Article = AnswerOf<typeof changePrice>;
type Price = ItemOf<typeof listPrices>;

/** The number of latest prices shown. */
const SHOWN = 20;

export function ListPrices({ article: { id, salesUnits } }: { readonly article: Article }) {
  if (salesUnits.length === 0) return null;
  return (
    <Section title={t`List price over time`} wide>
      {salesUnits.map((unit) => (
        <PricesOfUnit key={unit.id} id={id} unit={unit} />
      ))}
    </Section>
  );
}

function PricesOfUnit({ id, unit }: { readonly id: string; readonly unit: Article['salesUnits'][number] }) {
  const found = useAnswer(listPrices, { id, suId: unit.id, size: SHOWN });
  const name = `${wordText(unit.unit)}, ${wordText(unit.priceModel)}`;
  const per = salesPer(unit);
  const today = me.get()?.today ?? '1970-01-01';
  const takeBack = ({ price, validFrom }: Price) =>
    validFrom !== null && validFrom > today ? <TakeBack of={{ id, suId: unit.id, validFrom, price }} /> : null;
  return (
    <>
      <h3>{name}</h3>
      <Loaded of={found} lines={2}>
        {({ content }) => (
          <>
            {content.length > 1 && (
              <Timeline bars={barsOf(content, per, today)} today={today} label={t`List price over time: ${name}`} />
            )}
            <Table<Price>
              caption={t`List price over time: ${name}`}
              rows={content}
              columns={[
                { field: 'price', show: ({ price }) => <PriceCell amount={price} per={per} /> },
                {
                  field: 'validFrom',
                  show: ({ validFrom }) => (validFrom === null ? t`from the start` : shownDate(validFrom)),
                },
                {
                  field: 'setBy',
                  title: say`Set by`,
                  show: ({ setBy, setAt }) => (setBy === null ? '' : `${setBy}, ${shownTime(setAt)}`),
                },
                ...(may('MASTERDATA_WRITE') ? [{ field: 'action', show: takeBack }] : []),
              ]}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

interface PlannedPrice {
  readonly id: string;
  readonly suId: string;
  readonly validFrom: string;
  readonly price: number;
}

/** A button that removes a planned price. An undo plans it again. */
function TakeBack({ of }: { readonly of: PlannedPrice }) {
  const { price: _, ...path } = of;
  return (
    <Action
      label={t`Remove the price from ${shownDate(of.validFrom)}`}
      icon="close"
      look="plain"
      isSmall
      send={() => call(removePrice, path)}
      done={say`Removed`}
      undo={() => call(changePrice, of)}
    />
  );
}

/** Returns a bar for each price. `prices`: the newest first. A price is valid until the day before the next one. */
const barsOf = (prices: readonly Price[], per: string, today: string): readonly Bar[] =>
  prices.map(({ price, validFrom }, index) => {
    const next = prices[index - 1]?.validFrom;
    const to = next ? addDays(dateOf(next), -1) : null;
    const isPlanned = validFrom !== null && validFrom > today;
    const tone = isPlanned ? 'info' : to !== null && to < today ? 'quiet' : 'good';
    return { text: shownPrice(price, per), from: validFrom, to, tone };
  });
