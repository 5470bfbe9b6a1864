/** Generates `docs/state-machines.md` from the state machines of the core. */

import { CONTEXTS } from '@cleaver/domain';
import type { StateMachine } from '@cleaver/domain/kernel';
import { ROUTES } from '../../apps/http/src/routes.ts';

type Machine = StateMachine<string, string>;

/** Additional notes by subject. Machines with equal tables share the notes of the first one. */
const TEXTS: Readonly<Record<string, string>> = {
  user: `Who is LOCKED or INACTIVE cannot log in, and the sessions there were have ended. Nobody locks or deactivates
themselves (\`CANNOT_LOCK_SELF\`), nor the last active administrator (\`LAST_ADMINISTRATOR\`).`,
  article: 'They are never removed. An inactive one may still be referred to and changed.',
  'storage location': `Answers show the status as \`active\`: true or false. In an inactive location no stock can be created
(\`STORAGE_LOCATION_INACTIVE\`).`,
  recipe: `To be activated, a recipe needs an ingredient (\`RECIPE_WITHOUT_INGREDIENTS\`). Batches are planned from an ACTIVE
recipe alone (\`RECIPE_NOT_ACTIVE\`). A better recipe is a new one, with the same name and the next \`version\`.`,
  batch: `When a batch starts, what goes in is frozen: the direct ingredients of its recipe for what is planned, with the names
of that moment. What becomes of recipe and articles later changes nothing in it. Goods go in, and back, while it is
IN_PROGRESS; what comes out is booked by its completion alone, so nothing enters a batch whose outputs exist. While something is
consumed it cannot be cancelled (\`BATCH_HAS_CONSUMPTION\`). The undo of any movement of the completion reopens it, too.`,
  cutting: 'A cutting is booked in one call, and undone as a whole.',
  'stock batch': `These three are stored. What is IN_STOCK is shown, by the shop's calendar day, as:

| status | when |
|---|---|
| \`AVAILABLE\` | neither of the others |
| \`EXPIRING_SOON\` | fewer days left than the stock's \`minimumShelfLifeDays\` |
| \`EXPIRED\` | from the day after \`expiryDate\` |

\`BLOCKED\` and \`DEPLETED\` are shown as they are, whatever the day. Two things block a batch: \`block\`, which pins it where it
lies until \`unblock\`, and a hold on its lot, which travels with the goods. It is free when neither is left. Nothing is taken
from a blocked batch (\`STOCK_BATCH_BLOCKED\`), but what only a hold stops may be moved, and condemned goods may be written off.
A depleted one fills again when goods of its lot come to it; what blocked it before blocks it then.`,
  'inventory count': `A line is judged at the instant it is entered; approval books the differences. Where less than nothing would be left,
nothing is booked (\`COUNT_BELOW_ZERO\`).`,
  order: `The status follows from the lines. A line is COMPLETE when what was delivered reaches its quantity, by weight less the
tolerance; else CLOSED when it was cancelled, or a delivery said that nothing more comes; else OPEN. With an OPEN line the order is
DRAFT before its confirmation and CONFIRMED after it. Without one it is COMPLETED where something was delivered, else CANCELLED.`,
  recall: `A real one closes when every customer was contacted (\`CONTACTS_MISSING\`).
Closing releases nothing.`,
};

/** Headings of subjects whose name is ambiguous. */
const TITLES: Readonly<Record<string, string>> = { batch: 'Production batch' };

/** Verbs without a request of their own. */
const INDIRECT: Readonly<Record<string, string>> = {
  'recipe.edit': 'adding, changing and removing ingredients and production steps',
  'batch.edit': '`PUT /api/production/batches/{id}`',
  'cutting.undo': 'the undo of one of its movements',
  'order.complete':
    'a delivery that leaves no line open, or the cancellation of what is open beside what was delivered',
  'order.reopen': 'the undo of a delivery',
  'stock-batch.deplete': 'taking out the last of it',
  'stock-batch.refill': 'goods of its lot that come to it again',
  'stock-batch.refill blocked': 'the same, where it is blocked or its lot on hold',
};

export function stateMachines(): string {
  const sections = CONTEXTS.flatMap(({ machines }) => [...Map.groupBy(machines, tableOf).values()]);
  const documented = sections.map(([first]) => first?.subject);
  const stale = Object.keys(TEXTS).filter((subject) => !documented.includes(subject));
  if (stale.length > 0) throw new Error(`scripts/docs/state-machines.ts: no section is of ${stale.join(', ')}`);
  return `# State machines

<!-- Written by \`npm run docs\` from the tables in the code: change those. -->

What is not in a diagram is refused: 409 \`INVALID_STATUS_TRANSITION\`, and nothing changes.

${sections.map(section).join('\n\n')}
`;
}

const tableOf = ({ statuses, transitions }: Machine): string => JSON.stringify([statuses, transitions]);

/** Returns the section of machines with equal tables. Throws if there are no notes on the first one. */
function section(machines: readonly Machine[]): string {
  const [machine] = machines;
  const text = TEXTS[machine?.subject ?? ''];
  if (!machine || !text) throw new Error(`scripts/docs/state-machines.ts says nothing of ${machine?.subject}`);
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

| what | verb | by |
|---|---|---|
${requests.join('\n')}

${text}`;
}

function requestOf(subject: string, verb: string): string {
  const name = `${subject.replaceAll(' ', '-')}.${verb}`;
  const route = ROUTES.flatMap(({ routes }) => routes).find(({ operation }) => operation.name === name);
  const request = route ? `\`${route.method} ${route.path}\`` : INDIRECT[name];
  if (!request) throw new Error(`No request is ${name}: say in scripts/docs/state-machines.ts by what it comes about`);
  return request;
}
