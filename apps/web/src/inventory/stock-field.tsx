/** Chooses one of an article's stocks, by its place. */
import { listStocks } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { useEffect } from 'preact/hooks';
import type { Of } from '../shell/api.ts';
import { shown, type Text, t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import { useByIds } from '../shell/references.ts';
import { may } from '../shell/session.ts';
import { Labelled, type Setting } from '../ui/labelled.tsx';

export type Stock = Of<'StockResponse'>;
type Place = Of<'StorageLocationResponse'>;

/** An article has a stock in each place that keeps it. */
const MOST = 500;

export interface StockFieldProps {
  readonly label: Text;
  readonly articleId: string;
  /** The id of the stock; empty if none is chosen. */
  readonly value: string;
  readonly chosen: (stockId: string) => void;
  /** The stock to leave out: the one that holds the goods now. */
  readonly except?: string;
  /** The path of its faults: `lines[0].toStockId`. */
  readonly path: string;
  readonly setting: Pick<Setting, 'id' | 'faults'> & Partial<Pick<Setting, 'left'>>;
}

export function StockField({ label, articleId, value, chosen, except, path, setting: given }: StockFieldProps) {
  // Without a stock the core also offers what may be given in its place, which is no field here.
  const isMissing = value === '' && given.faults.has(path);
  const setting = isMissing ? { ...given, faults: new Map([[path, say`is required`]]) } : given;
  const id = `${setting.id}-${path}`;
  const { data } = useAnswer(listStocks, { articleId, size: MOST }, { enabled: articleId !== '' });
  const stocks = data?.content ?? [];
  const places = useByIds(
    'storageLocation',
    stocks.map(({ storageLocationId }) => storageLocationId),
  ) as readonly (Place | null | undefined)[];
  const placeOf = ({ storageLocationId }: Stock) => places.find((one) => one?.id === storageLocationId);
  const own = stocks.filter((one) => one.id !== except && placeOf(one)?.active);
  const only = own.length === 1 ? own[0]?.id : undefined;
  // Chooses the stock automatically if there is only one.
  useEffect(() => {
    if (only !== undefined && value === '') chosen(only);
  }, [only, value]);
  const fault = setting.faults.get(path);
  const isNone = data !== undefined && places.every((one) => one !== undefined) && own.length === 0;
  return (
    <Labelled id={id} label={shown(label)} isRequired path={path} setting={setting}>
      <select
        id={id}
        name={path}
        value={value}
        aria-required="true"
        aria-invalid={fault === undefined ? undefined : 'true'}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={(event) => chosen(event.currentTarget.value)}
        onBlur={() => setting.left?.(path)}
      >
        <option value="">{t`Choose`}</option>
        {own.map((one) => (
          <option key={one.id} value={one.id}>
            {placeOf(one)?.name}
          </option>
        ))}
      </select>
      {isNone && (
        <p>
          {except === undefined ? t`No place keeps this article.` : t`No other place keeps this article.`}{' '}
          {may('STOCK_WRITE') && <a href={`/stocks/new?articleId=${articleId}`}>{t`New stock`}</a>}
        </p>
      )}
    </Labelled>
  );
}
