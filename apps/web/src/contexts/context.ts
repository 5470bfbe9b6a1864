/** What the shell, the toolkit and the floor know about a context. Each context declares it in its `context.ts`. */
import type { AnyQuery, Message, Permission } from '@cleaver/domain/kernel';
import type { FilteredEntry } from '../shell/navigation/screen.ts';
import type { Need } from '../shell/session/session-request.ts';

// biome-ignore lint/suspicious/noExplicitAny: each kind has its own record type
type Any = any;

/** A kind of records or documents. */
export interface Kind {
  readonly title: Message;
  /** Loads the list operation with the first request, because the start of a page needs none. */
  readonly list: () => Promise<AnyQuery>;
  readonly need: Need;
  readonly icon: string;
  /** The address of a record's screen. */
  readonly to: (one: Any) => string;
  readonly name: (one: Any) => string;
  /** A second text, for example a number or a city, which distinguishes records of the same name. */
  readonly sub?: (one: Any) => string;
  /** The list filters for new references, which select the records that may still be chosen. */
  readonly usable?: Readonly<Record<string, unknown>>;
  /** The order of search results. Default: the order of the list. */
  readonly sort?: string;
  /** The permission to create a record from a picker. Without it, pickers create no records of this kind. */
  readonly make?: Permission;
  /** The place of the kind in the results of the search. The search leaves out kinds without a place. */
  readonly searched?: number;
  /** Whether the device keeps the names of these records for the floor without a network. */
  readonly isOffline?: true;
}

/** Returns the second text of a search result. Leaves out empty texts. */
export const joined = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join(' · ');

/** The order of search results of documents. */
export const NEWEST = 'createdAt,desc';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet';

/** A frequent task on the floor home. */
export interface Tile {
  /** The path, in which the day of the shop replaces `{today}`. */
  readonly to: string;
  readonly icon: string;
  readonly text: Message;
  readonly need: Need;
  /** The place in the order of importance. Users see the first tiles that their permissions allow. */
  readonly place: number;
}

export interface Context {
  /** The name of the context in the core. */
  readonly name: string;
  /** The entries of the navigation that open a screen with filters. Other entries are screens (`routes.ts`). */
  readonly entries?: readonly FilteredEntry[];
  /** The kinds of records that other records refer to. */
  readonly references?: Readonly<Record<string, Kind>>;
  /** The kinds of documents that the search finds by number. */
  readonly documents?: Readonly<Record<string, Kind>>;
  /** The form members that contain an id, each with the kind of record that the id belongs to. */
  readonly members?: Readonly<Record<string, string>>;
  /** The tones of statuses and choices. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** The frequent reasons to acknowledge a warning, by the code of the warning. */
  readonly reasons?: Readonly<Record<string, readonly Message[]>>;
  readonly tiles?: readonly Tile[];
  /**
   * Loads the query that returns the file of a kind, in the format `EXCEL` for spreadsheets. A list exports its records
   * with it. Only one context has it.
   */
  readonly fileOut?: () => Promise<AnyQuery>;
  /** The queries whose responses a tab keeps for a reload without the service. */
  readonly offline?: readonly string[];
  /** How the history shows the records of the context. */
  readonly history?: {
    /** The members by which people know a record, in order of preference. */
    readonly knownBy?: readonly string[];
    /** The members that identify an element of a list, in order of preference. */
    readonly keys?: readonly (readonly string[])[];
    /** The members by which people know an element of a list that has neither a number nor a name. */
    readonly toldBy?: readonly string[];
    /** The members that are not shown, because they are for programs or are secrets. */
    readonly untold?: readonly string[];
  };
}

/** Checks the type of a declaration, and keeps the names in it. */
export const context = <C extends Context>(of: C): C => of;
