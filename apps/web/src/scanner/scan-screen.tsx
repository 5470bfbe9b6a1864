import { placeOf } from '@cleaver/domain/inventory';
import { placeHold, removeFromStockBatch } from '@cleaver/domain/inventory/contracts';
import { type Message, say } from '@cleaver/domain/kernel';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import styles from '../floor/floor.module.css';
import { missingAt, useMissing } from '../floor/outbox/outbox.ts';
import { afterBookings } from '../floor/outbox/pending-effects.ts';
import { WaitingList } from '../floor/outbox/waiting-list.tsx';
import { Waits } from '../floor/outbox/waiting-row.tsx';
import { screens } from '../floor/screens.ts';
import { finishFirst } from '../inventory/movement/take-one.tsx';
import { useStore } from '../shell/data/store.ts';
import { shownDate, shownQuantity } from '../shell/language/format.ts';
import { shown, t } from '../shell/language/language.ts';
import { useAddress } from '../shell/navigation/address.ts';
import { useNames } from '../shell/navigation/references.ts';
import { may, mayRun } from '../shell/session/session.ts';
import { Button, LinkButton } from '../ui/control/button.tsx';
import { Notice } from '../ui/dialog/notice.tsx';
import { ActionBar } from '../ui/form/action-bar.tsx';
import { Facts, Page } from '../ui/page/page.tsx';
import { Status } from '../ui/text/status.tsx';
import { shownElements } from './elements.ts';
import { foundBatch } from './found-batch.ts';
import { nothingOf } from './offline-lots.ts';
import { deliverText, readAgain } from './reader.ts';
import { type ScanRead, useScan } from './scan.tsx';
import { Block, type Hold, Release } from './scan-hold.tsx';
import { BlockedBatch, Holds, Inspect, mayInspect, missingQuality, useReceipt } from './scan-quality.tsx';
import { Consume, type Lot, type PlacedBatch, TakeOut, withCode } from './scan-verbs.tsx';
import { scanVerdict } from './scan-verdict.ts';
import { sayGood } from './verdict.ts';

type Test = (batch: PlacedBatch) => boolean;

/** Returns whether some of the goods are left after the waiting bookings. */
const isLeft: Test = ({ status, quantityAmount }) => status !== 'DEPLETED' && quantityAmount !== 0;
/** Returns whether goods may be taken out. Blocked and used-up goods may not. */
const isUsable: Test = (batch) => isLeft(batch) && batch.status !== 'BLOCKED';
/** Returns whether goods may be used as food. Expired goods may not. */
const isGood: Test = (batch) => isUsable(batch) && batch.status !== 'EXPIRED';

/** Screens that can continue with the scanned lot, each with the batches that it accepts. */
const LOT_NEXT: readonly { readonly path: string; readonly text: Message; readonly takes: Test }[] = [
  { path: '/transfer', text: say`Move`, takes: isLeft },
  { path: '/write-off', text: say`Write off`, takes: isLeft },
  { path: '/deliveries/new', text: say`Deliver`, takes: isGood },
];

const RECEIVE = '/goods-receipts/new';

export default function Scan() {
  const [read, setRead] = useState<ScanRead>();
  const [lotId, setLotId] = useState<string>();
  const [doing, setDoing] = useState<Doing>();
  const lot = read?.lots.find(({ id }) => id === lotId);
  const { go } = useAddress();
  const { isOpen, prefetch } = useStore(screens);
  useScan(
    (found) => {
      if (lot && doing !== undefined && !found.lots.some(({ id }) => id === lot.id)) return { bad: finishFirst(lot) };
      setRead(found);
      // A begun action continues with its lot, even if several lots have the scanned number.
      const begun = doing === undefined ? undefined : lot?.id;
      setLotId(begun ?? (found.lots.length === 1 ? found.lots[0]?.id : undefined));
      const place = placeOf(found.elements);
      if (place !== undefined) {
        go(`/storage-locations/${place}`);
        return { good: t`Storage location` };
      }
      const [problem] = found.problems;
      if (problem) return { bad: problem.message };
      if (found.kind === 'UNKNOWN' && !found.isAway) return { bad: t`${found.text} was not found.` };
      if (found.isAway && found.lots.length + found.stockBatches.length === 0)
        return { warn: nothingOf(true, titleOf(found)) };
      return scanVerdict(found, missingAt(found.at));
    },
    { all: true },
  );
  // Prefetches the screens that can continue with a scan, because a cold room may have no network when the user opens
  // them.
  useEffect(() => {
    for (const path of [RECEIVE, ...LOT_NEXT.map((one) => one.path)]) if (isOpen(path)) prefetch(path);
  }, [isOpen, prefetch]);
  return (
    <Page title={say`Scan`} actions={<LinkButton look="plain" to="/scan/test">{t`Try the scanner`}</LinkButton>}>
      {!read && <p class={styles['call']}>{t`Scan the label of a lot, an article or arriving goods.`}</p>}
      {read && !lot && <Found read={read} choose={setLotId} />}
      {read && lot && (
        <LotCard
          key={lot.id}
          {...{ read, lot, doing, setDoing }}
          again={() => readAgain(read.text).then(setRead, () => undefined)}
        />
      )}
      <ByHand />
    </Page>
  );
}

const titleOf = ({ lots, article, elements, text }: ScanRead): string =>
  lots[0]?.lotNumber ?? article?.name ?? elements.lotNumber ?? elements.gtin ?? text;

/** Returns the article, number, places and expiry date of a lot. */
function lotText(lot: Lot, batches: readonly PlacedBatch[]): string {
  const own = batches.filter(({ lotId }) => lotId === lot.id);
  const places = own.map((one) => `${one.storageLocationName} ${shownQuantity(one.quantityAmount, one.quantityUnit)}`);
  const facts = [own[0]?.articleName, lot.lotNumber, ...places, t`until ${shownDate(lot.expiryDate)}`];
  return facts.filter(Boolean).join(' · ');
}

/** Draws the field to type a code, for a label that no scanner can read. */
function ByHand() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      class={styles['byHand']}
      onSubmit={(event) => {
        event.preventDefault();
        const text = field.current?.value.trim() ?? '';
        if (text !== '') deliverText(text);
      }}
    >
      <label for={id}>{t`Lot number, GTIN or PLU by hand`}</label>
      <div class={styles['line']}>
        <input ref={field} id={id} type="text" autoComplete="off" autoCapitalize="characters" spellcheck={false} />
        <Button type="submit">{t`Look up`}</Button>
      </div>
    </form>
  );
}

/** Returns whether the code can be of a supplier's label. A plain lot number says nothing about arriving goods. */
const isSupplierLabel = ({ kind }: ScanRead): boolean => kind !== 'LOT_NUMBER' && kind !== 'UNKNOWN';

/** Returns whether the code may belong to arriving goods. Without a network, this includes unknown codes. */
const mayArrive = ({ lots, kind, isAway }: ScanRead): boolean => lots.length === 0 && (kind !== 'UNKNOWN' || isAway);

/** Draws the card of a code that matches no lot of the shop, or several lots. */
function Found({ read, choose }: { readonly read: ScanRead; readonly choose: (lotId: string) => void }) {
  const { isOpen } = useStore(screens);
  const batches = read.stockBatches;
  return (
    <section class={styles['card']} aria-live="polite">
      <h2>{read.article?.name ?? titleOf(read)}</h2>
      {read.isAway && (
        <Notice tone="warn">{t`The service does not respond: matching goods and articles are not shown.`}</Notice>
      )}
      <Facts of={shownElements(read.elements)} />
      {read.article && may('MASTERDATA_READ') && (
        <div class={styles['actions']}>
          <LinkButton to={`/articles/${read.article.id}`}>{t`Show the article`}</LinkButton>
        </div>
      )}
      {read.lots.length > 1 && (
        <>
          <h3>{t`Several lots have this number: which is it?`}</h3>
          <div class={styles['actions']}>
            {read.lots.map((lot) => (
              <Button key={lot.id} act={() => choose(lot.id)}>
                {lotText(lot, batches)}
              </Button>
            ))}
          </div>
        </>
      )}
      {read.lots.length === 0 && batches.length > 0 && (
        <>
          <h3>{t`In stock, earliest expiry first`}</h3>
          <ul class={styles['places']}>
            {batches.map((one) => (
              <li key={one.id}>
                <a href={`/stocks/${one.stockId}/batches/${one.id}`}>{one.batchId}</a> · <Place of={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen(RECEIVE) && mayArrive(read) && read.problems.length === 0 && (
        <ActionBar>
          <LinkButton look="primary" icon="plus" to={withCode(RECEIVE, read.text)}>{t`Receive`}</LinkButton>
        </ActionBar>
      )}
    </section>
  );
}

type Doing = 'block' | 'take' | 'inspect' | Hold;

interface LotCardProps {
  readonly read: ScanRead;
  readonly lot: Lot;
  readonly doing: Doing | undefined;
  readonly setDoing: (doing: Doing | undefined) => void;
  readonly again: () => unknown;
}

function LotCard({ read, lot, doing, setDoing, again }: LotCardProps) {
  const [said, setSaid] = useState<string>();
  const { isOpen } = useStore(screens);
  const article = useNames('article');
  const missing = useMissing(read.at);
  const { isBlocked, isInspected, isReleased } = missingQuality(missing, lot);
  useReceipt(lot);
  const places = read.stockBatches
    .filter(({ lotId }) => lotId === lot.id)
    .map((one) => {
      const { amount, status, isWaiting = false } = afterBookings(foundBatch(one), missing);
      return { ...one, status: status as PlacedBatch['status'], quantityAmount: Number(amount), isWaiting };
    });
  const articleName = read.article?.name || places[0]?.articleName || article(lot.articleId);
  const done = (text: string, isSent: boolean): void => {
    // Leaves out the places for a removal, because the text of a removal already contains the place.
    const where = doing === 'take' ? [] : places.map(({ storageLocationName }) => storageLocationName);
    setDoing(undefined);
    // A waiting booking is in the list of waiting bookings, until it is sent or refused.
    setSaid(isSent ? text : undefined);
    sayGood([articleName, text, ...where].filter(Boolean).join(' · '));
    if (isSent) again();
  };
  const shows = `/lots/${lot.id}`;
  return (
    <section class={styles['card']} aria-live="polite">
      <header class={styles['head']}>
        <h2>{lot.lotNumber}</h2>
        {(lot.onHold || isBlocked) && <Status of="HELD" />}
      </header>
      <p class={styles['large']}>{articleName}</p>
      {said !== undefined && <Notice tone="good">{said}</Notice>}
      <ul class={styles['places']}>
        {places.map((one) => (
          <li key={one.id}>
            <Place of={one} />
            {one.isWaiting && <Waits>{isLeft(one) ? t`Some of it` : t`All of it`}</Waits>}
          </li>
        ))}
      </ul>
      {places.length === 0 && <p>{read.isAway ? shown(nothingOf(true, lot.lotNumber)) : t`None of it is left.`}</p>}
      {doing === undefined && (
        <>
          <WaitingList of={({ lotId }) => lotId === lot.id} />
          <Holds lot={lot} isReleased={isReleased} release={setDoing} />
          {!lot.onHold &&
            read.stockBatches
              .filter((one) => one.lotId === lot.id && one.status === 'BLOCKED')
              .map((one) => <BlockedBatch key={one.id} of={one} again={again} />)}
        </>
      )}
      {doing === undefined && (
        <div class={styles['todo']}>
          {mayRun(removeFromStockBatch) && places.some(isUsable) && (
            <Button act={() => setDoing('take')}>{t`Take out`}</Button>
          )}
          {mayRun(placeHold) && !lot.onHold && !isBlocked && (
            <Button look="danger" icon="hold" act={() => setDoing('block')}>{t`Block`}</Button>
          )}
          {mayInspect(lot) && !isInspected && <Button act={() => setDoing('inspect')}>{t`Inspect`}</Button>}
          {LOT_NEXT.filter(({ path, takes }) => isOpen(path) && places.some(takes)).map(({ path, text }) => (
            <LinkButton key={path} to={withCode(path, read.text)}>
              {shown(text)}
            </LinkButton>
          ))}
          {isOpen('/batches/x/make') && places.some(isGood) && <Consume read={read} />}
          {isOpen(RECEIVE) && isSupplierLabel(read) && (
            <LinkButton to={withCode(RECEIVE, read.text)}>{t`Receive`}</LinkButton>
          )}
          {isOpen(shows) && <LinkButton to={shows}>{t`Show the lot`}</LinkButton>}
          {isOpen(`${shows}/label`) && <LinkButton icon="print" to={`${shows}/label`}>{t`Label to print`}</LinkButton>}
          {may('LABEL_PRINT') && isOpen(`${shows}/print`) && (
            <LinkButton to={`${shows}/print`}>{t`Label packs`}</LinkButton>
          )}
        </div>
      )}
      {typeof doing === 'object' && <Release lot={lot} hold={doing} done={done} back={() => setDoing(undefined)} />}
      {doing === 'inspect' && <Inspect lot={lot} done={done} back={() => setDoing(undefined)} />}
      {doing === 'block' && <Block lot={lot} done={done} back={() => setDoing(undefined)} />}
      {doing === 'take' && (
        <TakeOut read={read} lot={lot} places={places.filter(isUsable)} done={done} back={() => setDoing(undefined)} />
      )}
    </section>
  );
}

/** Draws the amount, place, expiry date and status of a batch. */
const Place = ({ of }: { readonly of: PlacedBatch }) => (
  <>
    <strong>{shownQuantity(of.quantityAmount, of.quantityUnit)}</strong> · {of.storageLocationName} ·{' '}
    {t`until ${shownDate(of.expiryDate)}`} {(isLeft(of) || of.status === 'DEPLETED') && <Status of={of.status} />}
  </>
);
