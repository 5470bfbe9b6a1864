/** The command `cleaver bill`, which issues the invoices and credit notes that are due. */
import { randomUUID } from 'node:crypto';
import { ApiError, type CleaverClient } from '@cleaver/client';
import { issueCreditNote, issueInvoice, listDue, listInvoices } from '@cleaver/domain/invoicing/contracts';
import type { AnswerOf, ItemOf, RawOf } from '@cleaver/domain/kernel';
import { membersOf, take } from './arguments.ts';
import { type Context, call, itemsOf, type OwnCommand } from './context.ts';
import { Failure } from './exits.ts';
import { shownDate } from './language/format.ts';
import { t, valueName } from './language/language.ts';
import { Progress } from './progress.ts';
import { withIds } from './reference.ts';
import { answerOf } from './schema.ts';
import { connected } from './session.ts';
import { columnsOf, table } from './table.ts';

type Due = ItemOf<typeof listDue>;
type Document = AnswerOf<typeof issueInvoice>;

/** The reason on credit notes. Documents are in German. */
const REASON = 'Warenrückgabe';

const FILTERS = membersOf(listDue).filter(({ member }) => ['until', 'customerId'].includes(member));

/** What a call did. For programs, it is the response. */
interface Outcome {
  readonly dryRun: boolean;
  readonly issued: Document[];
  /** The documents of a dry run. */
  readonly toIssue: Due[];
  /** The documents that cannot be issued yet, with their findings. */
  readonly notIssued: Due[];
}

export const billCommand: OwnCommand = {
  name: 'bill',
  summary: 'Issue the invoices and credit notes that are due, and name those that cannot be issued yet',
  positionals: [],
  options: [
    ...FILTERS,
    { name: 'reason', value: 'text', description: 'Reason on credit notes for returned goods; default: Warenrückgabe' },
    { name: 'dry-run', description: 'Only show what would be issued; issue nothing' },
  ],
  more: 'Bills the periods that ended by --until, by the rhythm of each customer, and credits goods that came back. Documents with findings are left out; the others are issued. The same command can be repeated: what is billed is no longer due. Ends with exit code 1 if something could not be issued.',
  async run(context) {
    const { io, json, values } = context;
    const dryRun = values['dry-run'] === true;
    const client = await connected(context);
    const filters = await withIds(take(FILTERS, 'query', values), listDue, client, io.signal);
    const due: Due[] = [];
    // Reads all of the list first, because each document that is issued leaves it.
    const input = { ...filters, size: 500 } as RawOf<typeof listDue>;
    for await (const one of itemsOf(client, listDue, input, { signal: io.signal })) due.push(one);
    const ready = due.filter(({ findings }) => findings.length === 0);
    const notIssued = due.filter(({ findings }) => findings.length > 0);
    const outcome: Outcome = { dryRun, issued: [], toIssue: dryRun ? ready : [], notIssued };
    try {
      if (!dryRun) await issueAll(ready, outcome, client, context);
    } finally {
      // Documents cannot be taken back, so the command prints them also after a failure.
      if (json) io.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
      else report(outcome, context);
    }
    if (notIssued.length === 0) return;
    const count = notIssued.length;
    throw new Failure(count === 1 ? t`1 document cannot be issued yet` : t`${count} documents cannot be issued yet`, {
      exit: 'refused',
      lines: json ? [] : notIssued.map(lineOf),
    });
  },
};

/** Issues documents one after the other, so that their numbers have the order of the list. */
async function issueAll(
  due: readonly Due[],
  { issued, notIssued }: Outcome,
  client: CleaverClient,
  { io, values }: Context,
): Promise<void> {
  const progress = new Progress(io, t`Issuing`, due.length);
  const reason = String(values['reason'] ?? REASON);
  try {
    for (const one of due) {
      try {
        issued.push(await issue(one, reason, client, io.signal));
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) throw error;
        // Another user changed something meanwhile.
        notIssued.push({ ...one, gross: null, findings: findingsOf(error) });
      }
      progress.step();
    }
  } finally {
    progress.end();
  }
}

/** Sends one document. The key makes a repeated request after a lost response return the same document. */
function issue(
  { customerId, deliveryIds, invoiceId }: Due,
  reason: string,
  client: CleaverClient,
  signal: AbortSignal,
): Promise<Document> {
  const options = { idempotencyKey: randomUUID(), signal };
  return invoiceId === null
    ? call(client, issueInvoice, { customerId, deliveryIds }, options)
    : call(client, issueCreditNote, { id: invoiceId, kind: 'RETURN', reason }, options);
}

/** Returns the findings of a refusal, or the refusal itself as one. */
function findingsOf({ body, code, message }: ApiError): Due['findings'] {
  const { findings } = body as { readonly findings?: Due['findings'] };
  return findings ?? ([{ code, message, line: null }] as unknown as Due['findings']);
}

/** Returns a line about a document that cannot be issued: the customer, the days, and what to do. */
function lineOf({ type, customerName, supplyFrom, supplyUntil, findings }: Due): string {
  const days = [...new Set([supplyFrom, supplyUntil])].map(shownDate).join('–');
  const toDo = [...new Set(findings.map(({ message }) => message))].join('; ');
  return `${valueName(type)}, ${customerName}, ${days}: ${toDo}`;
}

const SHOWN = ['type', 'customerName', 'supplyFrom', 'supplyUntil', 'gross'];

function report({ dryRun, issued, toIssue, notIssued }: Outcome, { io }: Context): void {
  if (issued.length > 0) table(io, columnsOf(answerOf(listInvoices), ['invoiceNumber', ...SHOWN]), issued);
  if (toIssue.length > 0) table(io, columnsOf(answerOf(listDue), SHOWN), toIssue);
  const count = dryRun ? toIssue.length : issued.length;
  const said = dryRun ? t`Documents to issue: ${count}.` : t`Documents issued: ${count}.`;
  io.stderr.write(`${count + notIssued.length === 0 ? t`Nothing is due.` : said}\n`);
}
