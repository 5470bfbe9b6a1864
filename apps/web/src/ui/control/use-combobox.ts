/** Manages the state of a combobox: the typed text, the matching records, and the choice. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { allPages } from '../../shell/data/all-pages.ts';
import { KINDS, type Kind, type KindName, meet, useFound, useOne } from '../../shell/navigation/references.ts';
import { mayRun } from '../../shell/session/session.ts';
import { LEFT_MS } from '../form/draft.ts';
import { isMade, MAKES, make } from './create-from-picker.ts';
import { exactOf, meantBy } from './record-match.ts';

// biome-ignore lint/suspicious/noExplicitAny: each kind has its own record type
type Any = any;

export interface Choosing {
  readonly kind: KindName;
  /** The id of the chosen record. Empty without a chosen record. */
  readonly value: string;
  readonly chosen: (id: string) => void;
  /** True for a filter, which also offers records that are no longer usable, and creates no records. */
  readonly isFilter?: boolean | undefined;
}

/** Maximum number of records in the list. */
const SHOWN = 30;

interface Typed {
  /** The typed text. Undefined while the field shows the chosen record. */
  readonly typed: string | undefined;
  readonly isOpen: boolean;
  /** True if the user left the field with a text that is no choice. */
  readonly isUnknown: boolean;
  /** The action to run when the response arrives. A fast typist may confirm or leave the field before the response. */
  readonly awaited: 'active' | 'meant' | undefined;
  /** The index of the marked record in the list, or -1 if no record is marked. */
  readonly at: number;
  /** True if the user marked the record with the arrow keys. */
  readonly isMarked: boolean;
}

const CLOSED: Typed = {
  typed: undefined,
  isOpen: false,
  isUnknown: false,
  awaited: undefined,
  at: -1,
  isMarked: false,
};

/** Returns the state with this text marked as no choice, unless the user goes on typing. */
const unknown = (text: string) => (now: Typed) =>
  now.typed === text && !now.isOpen ? { ...now, isUnknown: true } : now;

interface Step {
  readonly active: number;
  readonly count: number;
  readonly by: number;
}

/** Returns the state with the record marked that is `by` records after the active one. After the last comes the first. */
const stepped = (state: Typed, { active, count, by }: Step): Typed => {
  if (count === 0) return state;
  return { ...state, at: active < 0 && by < 0 ? count - 1 : (active + by + count) % count, isMarked: true };
};

/** Returns the records that match the typed text, and the state of the list. */
function useMatches(
  { kind: kindName, value, isFilter = false }: Choosing,
  { typed, isOpen, awaited, at, isMarked }: Typed,
) {
  const kind: Kind = KINDS[kindName];
  const current = useOne(kindName, value);
  const filters = isFilter ? {} : kind.usable;
  // Imports the module of the list's contract when the field appears. If the first import fails without a connection,
  // the browser remembers the failure.
  useEffect(() => {
    kind.list().catch(() => undefined);
  }, [kindName]);
  const { found, isKnown, isFailed } = useFound(kindName, kind, typed ?? '', {
    most: SHOWN,
    enabled: isOpen || awaited !== undefined,
    filters,
  });
  const text = typed?.trim() ?? '';
  const exact = exactOf(text, found, kind);
  const isExact = exact !== undefined;
  const canMake = !isFilter && isKnown && isMade(kindName) && mayRun({ permission: MAKES[kindName] }) && !isExact;
  /** Returns the match of `meantBy`. Reads the whole list if the exact name may be beyond the shown part. */
  const meant = async (): Promise<Any> => {
    if (found.length < SHOWN || isExact) return meantBy(text, found, kind);
    return meantBy(text, await allPages(await kind.list(), { ...filters, ...(text !== '' && { q: text }) }), kind);
  };
  // The exact match comes first, so that Enter chooses it: 10 must not choose an article with the number 100.
  const shown = isExact ? [exact, ...found.filter((one) => one !== exact)] : found;
  const count = found.length + (canMake ? 1 : 0);
  const active = Math.min(at, count - 1);
  /**
   * Returns the record that the user marked. If the user only typed, prefers an exact match, also beyond the list.
   * Rejects if the list cannot be read, because the first match may not be the one that the user means.
   */
  const marked = async (): Promise<Any> => (isMarked || text === '' ? undefined : await meant()) ?? shown[active];
  const chosenName = current ? kind.name(current) : '';
  return { kind, chosenName, found: shown, isKnown, isFailed, text, canMake, meant, marked, count, active };
}

/** Returns the ref of the input. Marks a typed text as invalid until it is a choice, so that forms wait (`decided`). */
function useInput(text: string) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.setCustomValidity(text === '' ? '' : '?'), [text]);
  return input;
}

export function useCombobox(props: Choosing) {
  const { kind: kindName, value, chosen } = props;
  const [state, setState] = useState(CLOSED);
  const { typed, isOpen, isUnknown, awaited } = state;
  const latest = useRef(typed);
  latest.current = typed;
  const matches = useMatches(props, state);
  const { found, isKnown, isFailed, text, canMake, active, count } = matches;
  const input = useInput(text);
  const choose = (one: { id: string } | undefined): void => {
    // Caches the record, so that the field shows its name immediately.
    if (one) meet(kindName, one);
    chosen(one?.id ?? '');
    setState(CLOSED);
  };
  /** Chooses the record that matches the text. A text without a match stays, and clears the previous choice. */
  const decide = async (): Promise<void> => {
    const one = await matches.meant();
    // Ignores the result if the user typed another text during the request.
    if (latest.current !== typed) return;
    if (one) return choose(one);
    chosen('');
    setState({ ...CLOSED, typed: text });
    setTimeout(() => setState(unknown(text)), LEFT_MS);
  };
  const makeIt = (): void => {
    if (isMade(kindName)) make({ kind: kindName, name: text, made: choose });
    setState({ ...state, isOpen: false });
  };
  const confirm = async (): Promise<void> => {
    // After an outage, the first match may not be the record that the user meant minutes before.
    if (!isKnown) setState({ ...state, awaited: isFailed ? 'meant' : 'active' });
    else if (found[active]) {
      const one = await matches.marked();
      if (latest.current === typed) choose(one);
    } else if (canMake) makeIt();
    else if (text === '') setState(CLOSED);
    else await decide();
  };
  const leave = async (): Promise<void> => {
    if (typed !== undefined && text === '') choose(undefined);
    else if (typed === undefined) setState(CLOSED);
    else if (!isKnown) setState({ ...state, isOpen: false, awaited: (!isFailed && awaited) || 'meant' });
    else await decide();
  };
  useEffect(() => {
    if (awaited && isKnown) (awaited === 'active' ? confirm() : decide()).catch(() => undefined);
  }, [awaited, isKnown]);
  // A record that was chosen elsewhere, for example by a scan, replaces the text. A layout effect runs before the next
  // key, which would otherwise be lost.
  useLayoutEffect(() => {
    if (value !== '') setState(CLOSED);
  }, [value]);
  return {
    ...matches,
    input,
    isOpen,
    isUnknown,
    isAwaited: awaited !== undefined,
    choose,
    confirm,
    leave,
    makeIt,
    shown: typed ?? matches.chosenName,
    type: (next: string) => setState({ ...CLOSED, typed: next, isOpen: true, at: 0 }),
    open: (at = -1) => setState({ ...state, isOpen: true, at }),
    close: () => setState(CLOSED),
    step: (by: number) => setState(stepped(state, { active, count, by })),
  };
}
