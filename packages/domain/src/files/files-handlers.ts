/** Handlers of files. */
import { unknownId } from '../kernel/contract/aggregate.ts';
import { checkHolds, type Permission } from '../kernel/contract/caller.ts';
import type { CellNote, FileValues } from '../kernel/contract/file.ts';
import type { InputOf } from '../kernel/contract/form.ts';
import { orderOfWalk, type Page, type RawPageSlice } from '../kernel/contract/page.ts';
import { invalid, Refusal } from '../kernel/contract/refusal.ts';
import { tooLargeResponse } from '../kernel/execution/bounds.ts';
import type { AnyFileKind, FileReads } from '../kernel/execution/file-kind.ts';
import { type Handler, handle, type RequestContext, RolledBack } from '../kernel/execution/handler.ts';
import { sortedLike } from '../kernel/execution/page-in-memory.ts';
import type { CoreServices, QueryPorts } from '../kernel/execution/ports.ts';
import { calendarDay } from '../kernel/values/calendar.ts';
import { say } from '../kernel/values/message.ts';
import { exportFile, type FileOutcome, fileOutcomeOutput, importFile, listFileKinds } from './files-contracts.ts';
import { importFileRows } from './import-file.ts';
// Declares the ports for programs that load this file alone.
import type {} from './ports.ts';
import { fileFaulty } from './refusals.ts';
import { fileSubject } from './subjects.ts';

/** Maximum number of rows of a file out. */
const ROWS_OUT_MAX = 100_000;
/** Maximum number of faults and of warnings in a response. */
const NOTES_MAX = 200;
const SAMPLE_ROWS = 20;

function kindNamed({ fileKinds }: Pick<CoreServices, 'fileKinds'>, name: string): AnyFileKind {
  const kind = fileKinds.find((one) => one.name === name);
  if (!kind) throw unknownId(fileSubject);
  return kind;
}

export const filesHandlers: readonly Handler[] = [
  handle(listFileKinds, {
    async run({ fileKinds, fileHeading }, _, { caller }) {
      const kinds = fileKinds.map(({ name, title, columns, ...kind }) => ({
        kind: name,
        title,
        read: caller.permissions.has(neededFor(kind).read),
        write: kind.write !== undefined && caller.permissions.has(neededFor(kind).write),
        columns: columns.map(({ member, required = false }) => ({ member, heading: fileHeading(member), required })),
      }));
      return { kinds };
    },
  }),
  handle(exportFile, {
    atOneInstant: true,
    async run(ports, { kind: name, format, template, ...filters }, asked) {
      const kind = kindNamed(ports, name);
      checkHolds(asked.caller, neededFor(kind).read);
      const { columns } = kind;
      const rows = template ? [kind.example] : await rowsOut(kind, filters, ports, asked);
      return { kind: name, format, columns, rows };
    },
  }),
  handle(importFile, {
    isLong: true,
    async prepare(ports, { kind: name, content }, { caller }) {
      const kind = kindNamed(ports as QueryPorts, name);
      // A kind without rows in lacks the permission for everybody.
      if (!kind.write) throw unknownId(fileSubject);
      checkHolds(caller, neededFor(kind).write);
      return { kind, sheet: await ports.readSheet(content.bytes, kind.columns) };
    },
    async run(unit, { dryRun, update }, { caller, origin, prepared: { kind, sheet } }) {
      // Two files of a kind at once could both create what neither finds.
      await unit.lock(`file ${kind.name}`);
      const today = calendarDay(unit.now, unit.settings.shopTimeZone);
      const { faults, ...counts } = await importFileRows(unit, { kind, sheet, update, caller, origin, today });
      const { encoding, delimiter, decimalMark, columns } = sheet;
      const outcome: FileOutcome = {
        ...{ kind: kind.name, dryRun, encoding, delimiter, decimalMark, columns },
        rows: sheet.rows.length,
        ...counts,
        faults: shown(faults),
        faultCount: faults.length,
        warnings: shown(sheet.warnings),
        sample: sheet.rows.slice(0, SAMPLE_ROWS).map(({ row, values }) => ({ row, ...values })),
      };
      if (faults.length > 0) throw faulty(outcome);
      if (dryRun) throw new RolledBack(outcome);
      return outcome;
    },
  }),
];

/** Returns the permissions to fetch and to send files of a kind. */
const neededFor = ({ permissions, list, write }: Pick<AnyFileKind, 'permissions' | 'list' | 'write'>) =>
  permissions ?? { read: list.permission as Permission, write: write?.command.permission as Permission };

const shown = (notes: readonly CellNote[]): readonly CellNote[] => notes.slice(0, NOTES_MAX);

function faulty(outcome: FileOutcome): Refusal {
  const { kind, code, said } = fileFaulty({ count: outcome.faultCount });
  return new Refusal(kind, code, said, {
    beside: (translate) => fileOutcomeOutput.encode?.(outcome, translate) as object,
  });
}

type Place = Pick<RawPageSlice, 'page' | 'skip' | 'after'>;

/** Returns where a list goes on after a page. Undefined at its end. Only lists with ids can be walked. */
function placeAfter({ number, totalPages, next, after }: Page<unknown>['page'], isWalk: boolean): Place | undefined {
  if (isWalk) return after === undefined ? undefined : { after };
  if (next !== undefined) return { page: number, skip: next };
  return number + 1 < totalPages ? { page: number + 1 } : undefined;
}

/** Returns the rows of a file out. Refuses a filter that the list of the kind does not have, and too many rows. */
async function rowsOut(
  kind: AnyFileKind,
  filters: Partial<InputOf<(typeof exportFile)['input']>>,
  ports: QueryPorts,
  asked: RequestContext,
): Promise<readonly FileValues[]> {
  const { list } = kind;
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  const unknown = given.filter(([name]) => !list.input.fields[name]);
  if (unknown.length > 0) throw invalid(unknown.map(([field]) => ({ field, message: say`is no filter of this kind` })));
  const { reader, clock, settings } = ports;
  const reads: FileReads = {
    today: calendarDay(clock.now(), settings.shopTimeZone),
    all: (of) => reader.where(of, {}),
    allIn: (of, member, values) => reader.whereIn(of, member, values),
  };
  const context = await kind.context(reads);
  const found: object[] = [];
  const isWalk = list.input.fields['after'] !== undefined;
  for (let place: Place | undefined = isWalk ? { after: '' } : { page: 0 }; place; ) {
    const input = { ...Object.fromEntries(given), size: 500, ...place };
    const { content, page } = (await ports.perform(list, input, ports, asked)) as Page<object>;
    found.push(...content);
    if (found.length > ROWS_OUT_MAX) throw tooLargeResponse();
    place = placeAfter(page, isWalk);
  }
  const items = isWalk ? (sortedLike(found as never, orderOfWalk(list.input) ?? 'id') as readonly object[]) : found;
  const rows = (kind.load ? await kind.load(reads, items as readonly { readonly id: string }[]) : items).flatMap(
    (item) => kind.rowsOf(item, context),
  );
  if (rows.length > ROWS_OUT_MAX) throw tooLargeResponse();
  return rows;
}
