/** The port that reads the text of files, and what the context needs from all others. */
import type { Caller, Origin } from '../kernel/contract/caller.ts';
import type { FileColumn, FileValue, Sheet } from '../kernel/contract/file.ts';
import type { AnyFileKind, Performed } from '../kernel/execution/file-kind.ts';
import type { Message, Value } from '../kernel/values/message.ts';

/** Reads the text of a file in any of its encodings. Refuses more than 20,000 rows with FILE_TOO_LONG. */
export type ReadSheet = (bytes: Uint8Array, columns: readonly FileColumn[]) => Promise<Sheet>;

declare module '../kernel/execution/ports.ts' {
  interface Ports {
    readonly readSheet: ReadSheet;
  }
  interface CoreServices {
    /** All kinds of files. */
    readonly fileKinds: readonly AnyFileKind[];
    /** Returns the word for a column. */
    readonly fileHeading: (member: string) => Message;
    /** Returns the values of a column as messages show them: choices and units by their words. */
    readonly fileValue: (column: FileColumn, value: FileValue) => Value;
    /** Runs an operation with the ports of another one. Reads the input by its form, and checks no permission. */
    readonly perform: (
      contract: Performed,
      input: unknown,
      ports: UnitPorts | QueryPorts,
      context: { readonly caller: Caller; readonly origin: Origin },
    ) => Promise<unknown>;
  }
}
