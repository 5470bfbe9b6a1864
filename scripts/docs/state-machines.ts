/** Generates `docs/state-machines.md` from the state machines of the core. */

import { CONTEXTS } from '@cleaver/domain';
import type { StateMachine } from '@cleaver/domain/kernel';
import { ROUTES } from '../../apps/http/src/routes.ts';

type Machine = StateMachine<string, string>;

/** Additional notes by subject. Machines with equal tables share the notes of the first one. */
const TEXTS: Readonly<Record<string, string>> = {
  user: `A LOCKED or INACTIVE user cannot log in, and all sessions of the user have ended. Users cannot lock or deactivate
themselves (\`CANNOT_LOCK_SELF\`). The last active administrator cannot be locked or deactivated (\`LAST_ADMINISTRATOR\`).`,
  article:
    'No operation removes a single article. Records may still refer to an inactive article, and it can be changed.',
  'storage location': `Responses have the status as \`active\`: true or false. In an inactive location no stock can be created
(\`STORAGE_LOCATION_INACTIVE\`).`,
  recipe: `The activation of a recipe needs an ingredient (\`RECIPE_WITHOUT_INGREDIENTS\`). Only an ACTIVE recipe can be planned
in a batch (\`RECIPE_NOT_ACTIVE\`). A changed recipe is a new recipe with the same name and the next \`version\`.`,
  batch: `The start of a batch freezes its inputs: the direct ingredients of the recipe for the planned quantity, with their
names. Later changes of the recipe and of articles do not change the batch. Goods can be consumed and returned while the batch is
IN_PROGRESS. Only its completion books outputs, so nothing is consumed after outputs exist. A batch with consumed goods cannot be
cancelled (\`BATCH_HAS_CONSUMPTION\`). The undo of any movement of the completion reopens the batch, too.`,
  cutting: 'One request books a cutting. An undo reverses the whole cutting.',
  'stock batch': `The database stores these three statuses. Responses show an IN_STOCK batch by the shop's calendar day as:

| status | when |
|---|---|
| \`AVAILABLE\` | neither of the others |
| \`EXPIRING_SOON\` | fewer days left than the stock's \`minimumShelfLifeDays\` |
| \`EXPIRED\` | from the day after \`expiryDate\` |

\`BLOCKED\` and \`DEPLETED\` do not depend on the day. A manual block (by \`block\`, or by a customer's return) lasts until \`unblock\`.
A hold on the lot blocks its batches until the hold is released. A batch with a manual block cannot be transferred. Goods that only
a hold blocks can be transferred. Condemned goods can be written off. All other operations that take goods are refused
(\`STOCK_BATCH_BLOCKED\`). A depleted batch is filled again when goods of its lot arrive. It is then blocked as before.`,
  'inventory count': `A line is compared with the stock at the time of counting. The approval books the differences. If a
difference would make a stock negative, nothing is booked (\`COUNT_BELOW_ZERO\`).`,
  order: `The status follows from the lines. A line is COMPLETE when the delivered amount reaches its quantity (for weights, less
the tolerance). Otherwise it is CLOSED if it was cancelled, or if a delivery marked it as \`last\`. All other lines are OPEN.
An order with an OPEN line is a DRAFT before its confirmation and CONFIRMED after it. Without an OPEN line it is COMPLETED if
something was delivered, otherwise CANCELLED.`,
  payment: 'The cancellation of a payment opens its invoices again. A payment is never changed.',
  'control point': `Nothing is planned, measured or sent for an INACTIVE control point. Each change of the status is a version of it.
For a cleaning task it is the same. The key of an INACTIVE device opens nothing.`,
  deviation: `Readings open, extend and end deviations ([rules](contract.md#29-hygiene)). One that runs cannot be verified
(\`DEVIATION_RUNNING\`).`,
  label: `A release freezes the texts of both uses, and the declarations that they follow from. It is refused while there is a
reason (\`LABEL_REFUSED\`). Only drafts are changed or deleted (\`LABEL_NOT_DRAFT\`). Released versions of an article stand side by
side: a lot gets the newest one that is true of it.`,
  recall:
    'A REAL recall can be closed when every customer was contacted (`CONTACTS_MISSING`). Closing releases no hold.',
};

/** Headings of subjects whose name is ambiguous. */
const TITLES: Readonly<Record<string, string>> = { batch: 'Production batch' };

/** The causes of verbs that have no separate request. */
const INDIRECT: Readonly<Record<string, string>> = {
  'recipe.edit': 'adding, changing and removing ingredients and production steps',
  'batch.edit': '`PUT /api/production/batches/{id}`',
  'cutting.undo': 'the undo of one of its movements',
  'deviation.reject': 'the same request with `effective: false`',
  'deviation.withdraw': 'a correction that leaves no reading out of limits in it',
  'deviation.change': 'later readings that change its time, their number or their range',
  'order.complete': 'a delivery that leaves no line open, or the cancellation of all open lines after a delivery',
  'order.reopen': 'the undo of a delivery',
  'stock-batch.deplete': 'taking out the last amount',
  'stock-batch.refill': 'the arrival of goods of its lot',
  'stock-batch.refill blocked': 'the same, if the batch is blocked or its lot is on hold',
};

export function stateMachines(): string {
  const sections = CONTEXTS.flatMap(({ machines }) => [...Map.groupBy(machines, tableOf).values()]);
  const documented = sections.map(([first]) => first?.subject);
  const stale = Object.keys(TEXTS).filter((subject) => !documented.includes(subject));
  if (stale.length > 0) throw new Error(`scripts/docs/state-machines.ts: TEXTS has unknown ${stale.join(', ')}`);
  return `# State machines

<!-- Written by \`npm run docs\` from the tables in the code: change those. -->

Transitions that are not in a diagram are refused with 409 \`INVALID_STATUS_TRANSITION\`, and change nothing.

${sections.map(section).join('\n\n')}
`;
}

const tableOf = ({ statuses, transitions }: Machine): string => JSON.stringify([statuses, transitions]);

/** Returns the section of machines with equal tables. Throws if there are no notes on the first one. */
function section(machines: readonly Machine[]): string {
  const [machine] = machines;
  const text = TEXTS[machine?.subject ?? ''];
  if (!machine || !text) throw new Error(`scripts/docs/state-machines.ts: TEXTS lacks ${machine?.subject}`);
  const names = machines.map(({ subject }) => TITLES[subject] ?? subject).join(', ');
  const arrows = Object.entries(machine.transitions).flatMap(([verb, { from, to }]) =>
    from.map((status) => `  ${status} --> ${to}: ${verb}`),
  );
  const requests = machines.flatMap(({ subject, transitions }) =>
    Object.keys(transitions).map((verb) => `| ${subject} | ${verb} | ${requestOf(subject, verb)} |`),
  );
  return `## ${names[0]?.toUpperCase()}${names.slice(1)}

\`\`\`mermaid
stateDiagram-v2
  direction LR
${[`  [*] --> ${machine.statuses[0]}`, ...arrows].join('\n')}
\`\`\`

| subject | verb | request or cause |
|---|---|---|
${requests.join('\n')}

${text}`;
}

function requestOf(subject: string, verb: string): string {
  const name = `${subject.replaceAll(' ', '-')}.${verb}`;
  const route = ROUTES.flatMap(({ routes }) => routes).find(({ operation }) => operation.name === name);
  const request = route ? `\`${route.method} ${route.path}\`` : INDIRECT[name];
  if (!request) throw new Error(`No request runs ${name}: add its cause to INDIRECT in scripts/docs/state-machines.ts`);
  return request;
}
