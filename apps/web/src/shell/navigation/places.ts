/**
 * The places of the navigation: jobs, the entries of a job, and the tabs of an entry. The contexts declare them as data
 * (`routes.ts`, `context.ts`). Runs without a browser.
 */
import type { Message } from '@cleaver/domain/kernel';
import { CONTEXTS } from '../../contexts/contexts.ts';
import { JOBS, type JobName } from '../../contexts/jobs.ts';
import { worksIn } from '../../contexts/work.ts';
import { allows, type Need } from '../session/session-request.ts';
import { SCREENS } from './routes.ts';
import type { Nav, Screen } from './screen.ts';
import { screenAt } from './screens.ts';

export interface Entry extends Nav {
  /** The address, in which the day of the shop replaces `{today}`. */
  readonly to: string;
  /** The path of its screen. */
  readonly path: string;
  readonly title: Message;
  readonly need: Need;
}

/** All entries, in the order of the jobs, then of their positions. */
export const ENTRIES: readonly Entry[] = [
  ...SCREENS.flatMap(({ path, title, need, nav }): Entry[] => (nav ? [{ ...nav, to: path, path, title, need }] : [])),
  ...CONTEXTS.flatMap(({ entries = [] }) => entries.map((one) => ({ ...one, path: pathOf(one.to) }))),
].sort((a, b) => rankOf(a.job) - rankOf(b.job) || a.at - b.at);

/** Returns the path of an address. */
export function pathOf(to: string): string {
  return to.split('?')[0] ?? to;
}

function rankOf(job: JobName): number {
  return JOBS.findIndex(({ name }) => name === job);
}

/** The caller, for the navigation. */
export interface Caller {
  readonly permissions: readonly string[];
  /** The shop's calendar day. */
  readonly today: string;
}

export const addressOf = ({ to }: Pick<Entry, 'to'>, { today }: Caller): string => to.replace('{today}', today);

/** Returns whether the entry is part of the user's work, and the user may open it. */
export const isUsed = ({ need, use }: Entry, { permissions }: Caller): boolean =>
  allows(need, permissions) && (use?.some((name) => worksIn(name, permissions)) ?? true);

/** Returns the path of the entry that a screen belongs to; undefined for a screen of the header. */
export function placeOf(screen: Screen): string | undefined {
  if (screen.nav) return screen.path;
  if (screen.tab) return screen.tab.of;
  const above = aboveOf(screen);
  return above && placeOf(above);
}

/** Returns the screen above a screen: the named one, or the one with the longest path that its path begins with. */
export function aboveOf({ path, below, inHeader }: Screen): Screen | undefined {
  if (inHeader) return undefined;
  const parts = (below ?? path.slice(0, path.lastIndexOf('/'))).split('/');
  for (let end = parts.length; end > 1; end--) {
    const above = SCREENS.find((one) => one.path === parts.slice(0, end).join('/'));
    if (above) return above;
  }
  return undefined;
}

/**
 * Returns the entry of an address. Several entries may open one screen: prefers the entry whose filters are in the
 * address, then the entry without filters, each among the entries that the user uses.
 */
export function entryAt(path: string, query: URLSearchParams, caller: Caller): Entry | undefined {
  const screen = screenAt(path)?.screen;
  const place = screen && placeOf(screen);
  const all = ENTRIES.filter((entry) => entry.path === place);
  const own = all.filter((entry) => isUsed(entry, caller));
  const hasFilters = (entry: Entry): boolean => entry.to !== entry.path;
  const isExact = (entry: Entry): boolean =>
    hasFilters(entry) &&
    path === entry.path &&
    [...new URLSearchParams(addressOf(entry, caller).split('?')[1])].every(
      ([name, value]) => query.get(name) === value,
    );
  return own.find(isExact) ?? own.find((one) => !hasFilters(one)) ?? own[0] ?? all.find((one) => !hasFilters(one));
}

/** A job of a user, with at least one entry. */
export interface Job {
  readonly name: JobName;
  readonly title: Message;
  /** As in `Nav`. */
  readonly short?: Message | undefined;
  readonly icon: string;
  readonly entries: readonly Entry[];
}

/**
 * Returns the jobs of a user. A job with one entry has the title and the icon of that entry. Includes the current entry
 * also for users who do not use it, so that the navigation always marks the current place.
 */
export const jobsOf = (caller: Caller, current?: Entry): readonly Job[] =>
  JOBS.flatMap(({ name, title, icon }): Job[] => {
    const entries = ENTRIES.filter((entry) => entry.job === name && (entry === current || isUsed(entry, caller)));
    const [first, ...others] = entries;
    if (!first) return [];
    return [others.length > 0 ? { name, title, icon, entries } : { ...first, name, entries }];
  });

/** A tab on the screen of an entry. */
export interface TabOf {
  readonly path: string;
  readonly text: Message;
  readonly count?: string | undefined;
}

/** Returns the tabs of an entry that the user may open. Returns none for an entry without other tabs. */
export function tabsOf(entry: Entry, { permissions }: Caller): readonly TabOf[] {
  if (entry.to !== entry.path) return [];
  const others = SCREENS.flatMap(({ path, title, need, tab }): TabOf[] =>
    tab?.of === entry.path && allows(need, permissions) ? [{ path, text: tab.text ?? title, count: tab.count }] : [],
  );
  return others.length > 0 ? [{ path: entry.path, text: entry.tab ?? entry.title }, ...others] : [];
}

/** Number of tabs of phones, besides the one for everything else. */
const MOST_QUICK = 4;

/** Returns the entries for the tabs of a phone, the most important first. */
export const quickEntries = (caller: Caller): readonly Entry[] =>
  ENTRIES.filter((entry) => entry.quick !== undefined && isUsed(entry, caller))
    .sort((a, b) => (a.quick ?? 0) - (b.quick ?? 0))
    .slice(0, MOST_QUICK);
