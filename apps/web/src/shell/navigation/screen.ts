/** The type of a screen's entry in the list of screens. */
import type { Message } from '@cleaver/domain/kernel';
import type { ComponentType } from 'preact';
import type { JobName } from '../../contexts/jobs.ts';
import type { WorkName } from '../../contexts/work.ts';
import type { Need } from '../session/session-request.ts';

/** The properties of a screen's component: the parameters of its address. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

/** The place of an entry in the navigation. */
export interface Nav {
  readonly job: JobName;
  /** The position in the job. The first entry is the page that the job opens. */
  readonly at: number;
  readonly icon: string;
  /**
   * The fields of work that use the entry. Other users who may open the screen find it with the search. Default: all
   * users who may open it.
   */
  readonly use?: readonly WorkName[];
  /** The importance for the tabs of phones, which have room for few entries: 1 is the most important. */
  readonly quick?: number;
  /** The text where there is little room: on the rail, and on the tabs of phones. Default: the title. */
  readonly short?: Message;
  /** The text of the first tab, if the entry has tabs. Default: the title. */
  readonly tab?: Message;
  /** The card of Today whose count is shown beside the entry. */
  readonly count?: string;
}

/** A tab on the screen of an entry. */
export interface Tab {
  /** The path of the entry. */
  readonly of: string;
  /** Default: the title of the screen. */
  readonly text?: Message;
  /** The card of Today whose count is shown beside the tab. */
  readonly count?: string;
}

/** An entry of the navigation that opens a screen with filters. */
export interface FilteredEntry extends Nav {
  /** The address, in which the day of the shop replaces `{today}`. */
  readonly to: string;
  readonly title: Message;
  readonly need: Need;
}

export interface Screen {
  /**
   * The address, for example `/suppliers/:id`. It is the same in both languages, so that users can share an address.
   */
  readonly path: string;
  readonly title: Message;
  readonly need: Need;
  /** Fetches the code of the screen. Called at the latest when the screen is first opened. */
  readonly load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>;
  /** The entry of the screen in the navigation. */
  readonly nav?: Nav;
  /** The entry on whose screen this screen is a tab. Tabs are views of the same things. */
  readonly tab?: Tab;
  /**
   * The path of the screen above this one. Default: the screen with the longest path that this path begins with. The
   * navigation marks the entry above a screen that is neither an entry nor a tab.
   */
  readonly below?: string;
  /** True for a screen that the header links to, and that belongs to no job. */
  readonly inHeader?: boolean;
  /**
   * True for a screen that opens without a log-in and without the navigation, when it is the first one. It asks for its
   * data with the key of a device.
   */
  readonly isAlone?: boolean;
  /** True if the palette offers the screen as an action, for example "New supplier". */
  readonly action?: boolean;
  /** True for a floor screen, which has large controls and one task. */
  readonly floor?: boolean;
  /**
   * True if the device also caches this screen for work without a network. It always caches Today and the floor
   * screens.
   */
  readonly kept?: boolean;
}

/** Returns an entry of the list of screens. */
export const screen = (
  path: string,
  title: Message,
  need: Need,
  load: Screen['load'],
  more: Omit<Screen, 'path' | 'title' | 'need' | 'load'> = {},
): Screen => ({ path, title, need, load, ...more });
