/** The open line of a goods receipt, and the effect of scans on the lines. */
import { placeOf } from '@cleaver/domain/inventory';
import { useRef, useState } from 'preact/hooks';
import { nothingOf } from '../scanner/offline-lots.ts';
import { type ScanRead, useScan } from '../scanner/scan.tsx';
import type { Outcome } from '../scanner/verdict.ts';
import { shownUnit } from '../shell/language/format.ts';
import { shown, t } from '../shell/language/language.ts';
import { useAddress } from '../shell/navigation/address.ts';
import { useNames } from '../shell/navigation/references.ts';
import { me } from '../shell/session/session.ts';
import { pointOf } from '../ui/control/amount-text.ts';
import type { Value } from '../ui/form/form-values.ts';
import type { Setting } from '../ui/form/labelled-field.tsx';
import { fromLabel, isRowExpired, type Row } from './receive-lines.ts';
import { effectOf, withCrate, withKnown } from './receive-scan.ts';
import { WARNINGS } from './warnings.ts';

export interface OpenLine {
  /** Returns the current index, also before the next rendering; -1 if no line is open. */
  readonly index: () => number;
  /** Opens a line without moving the focus. */
  readonly show: (index: number) => void;
  /** Opens a line and moves the focus to its next empty field. */
  readonly open: (index: number) => void;
  /** The number of requested focus moves. */
  readonly moves: number;
  /** Returns once whether the focus moves to the next empty field of the line. */
  readonly takeMove: (index: number) => boolean;
}

export function useOpenLine(first: number): OpenLine {
  const index = useRef(first);
  const [moves, setMoves] = useState(0);
  const [, draw] = useState(0);
  const wanted = useRef(-1);
  const show = (next: number): void => {
    index.current = next;
    draw((count) => count + 1);
  };
  return {
    index: () => index.current,
    show,
    open(next) {
      show(next);
      wanted.current = next;
      setMoves((count) => count + 1);
    },
    moves,
    takeMove(at) {
      const isWanted = wanted.current === at;
      if (isWanted) wanted.current = -1;
      return isWanted;
    },
  };
}

/** The question whether a repeated label belongs to one more crate. */
export interface Question {
  /** The number of the line, from 1. */
  readonly line: number;
  readonly articleId: string;
  readonly supplierLot: string;
  readonly unit: string;
  /** The amount on the label; empty if it has none. */
  readonly amount: string;
  readonly add: (amount: string) => void;
}

/**
 * Fills in lines from scanned labels. The label of a storage location sets the storage location of the open line.
 * Returns the open question, and a function that closes it.
 */
export function useLineScans(path: string, setting: Setting, line: OpenLine, empty: (given: Row) => Row) {
  const address = useAddress();
  const place = useNames('storageLocation');
  const [question, setQuestion] = useState<Question>();
  const isAsking = useRef(false);
  const now = (): readonly Row[] => setting.now(path) as readonly Row[];
  const put = (at: number, row: Row): void => {
    const before = now();
    setting.set(path, (at < before.length ? before.with(at, row) : [...before, empty(row)]) as Value);
  };
  const ask = (at: number, label: Row, text: string): void => {
    const row = now()[at] as Row;
    isAsking.current = true;
    setQuestion({
      line: at + 1,
      articleId: String(row['articleId'] ?? ''),
      supplierLot: String(row['supplierLot'] ?? ''),
      unit: String(row['quantityUnit']),
      amount: String(label['quantityAmount'] ?? ''),
      add: (amount) => put(at, withCrate(now()[at] as Row, amount, text, pointOf())),
    });
  };
  const toPlace = (storageLocationId: string): Outcome => {
    if (!now()[line.index()]) return { bad: t`Scan the goods first, then the storage location.` };
    setting.set(`${path}[${line.index()}].storageLocationId`, storageLocationId);
    return { good: place(storageLocationId) || t`Storage location` };
  };
  const read = ({ elements, article: known, kind, text, isAway }: ScanRead): Outcome => {
    // Removes the code from the address, so that a reload does not scan it again.
    if (address.query.has('code')) address.set({ code: undefined });
    if (isAsking.current) return { bad: t`Answer the question first.` };
    const storageLocationId = placeOf(elements);
    if (storageLocationId !== undefined) return toPlace(storageLocationId);
    const label = fromLabel(elements, known?.id, pointOf());
    if (kind === 'LOT_NUMBER' || Object.keys(label).every((name) => name === 'gtin'))
      return { bad: isAway ? nothingOf(isAway, text) : t`This label does not identify arriving goods.` };
    const effect = effectOf(now(), line.index(), text, label, pointOf());
    if (effect.kind === 'again') {
      ask(effect.at, label, text);
      return { warn: t`Line ${effect.at + 1} already has this label` };
    }
    if (effect.kind === 'known') {
      put(effect.at, withKnown(now()[effect.at] as Row, text));
      return { good: t`Line ${effect.at + 1}` };
    }
    put(effect.at, effect.row);
    line.open(effect.at);
    chooseSupplier(setting, known?.supplierIds ?? []);
    if (elements.gtin !== null && !known)
      return {
        bad: isAway
          ? nothingOf(isAway, elements.gtin)
          : t`No article has the GTIN ${elements.gtin}. Choose the article.`,
      };
    const { quantityAmount, quantityUnit } = effect.row;
    const sum = effect.kind === 'added' && `${quantityAmount} ${shownUnit(String(quantityUnit))}`;
    const goods = [known?.name, elements.lotNumber, sum].filter(Boolean).join(' · ');
    return isRowExpired(effect.row, String(setting.now('receiptDate') || me.get()?.today))
      ? { warn: `${goods} – ${shown(WARNINGS.EXPIRED_ON_RECEIPT)}` }
      : { good: goods };
  };
  useScan(read);
  const close = (): void => {
    isAsking.current = false;
    setQuestion(undefined);
  };
  return { question, close };
}

/** Chooses the supplier if the article has only one and the form has none. */
function chooseSupplier(setting: Setting, [only, ...others]: readonly string[]): void {
  if (only !== undefined && others.length === 0 && setting.now('supplierId') === '') setting.set('supplierId', only);
}
