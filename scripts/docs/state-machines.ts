/** `docs/state-machines.md`, from the tables by which the core moves things. */
import * as core from '@cleaver/domain';
import { ROUTES } from '../../apps/http/src/app.ts';

type Machine = core.StateMachine<string, string>;

interface Section {
  readonly title: string;
  /** Alike in their tables. */
  readonly machines: readonly Machine[];
  /** In which status it begins: that is said by the verb that makes it, not by the table. */
  readonly initial: string;
  readonly text: string;
}

const SECTIONS: readonly Section[] = [
  {
    title: 'User',
    machines: [core.userMachine],
    initial: 'ACTIVE',
    text: `Who is LOCKED or INACTIVE cannot log in, and the sessions there were have ended. Nobody locks or deactivates
themselves (\`CANNOT_LOCK_SELF\`), nor the last active administrator (\`LAST_ADMINISTRATOR\`).`,
  },
  {
    title: 'Supplier, customer, article',
    machines: [core.supplierMachine, core.customerMachine, core.articleMachine],
    initial: 'ACTIVE',
    text: 'They are never removed. An inactive one may still be referred to and changed.',
  },
  {
    title: 'Storage location',
    machines: [core.storageLocationMachine],
    initial: 'ACTIVE',
    text: `Answers show the status as \`active\`: true or false. In an inactive location no stock can be created
(\`STORAGE_LOCATION_INACTIVE\`).`,
  },
  {
    title: 'Recipe',
    machines: [core.recipeMachine],
    initial: 'DRAFT',
    text: `To be activated, a recipe needs an ingredient (\`RECIPE_WITHOUT_INGREDIENTS\`). Batches are planned from an ACTIVE
recipe alone (\`RECIPE_NOT_ACTIVE\`). A better recipe is a new one, with the same name and the next \`version\`.`,
  },
  {
    title: 'Stock batch',
    machines: [core.stockBatchMachine],
    initial: 'IN_STOCK',
    text: `These three are stored. What is IN_STOCK is shown, by the shop's calendar day, as:

| status | when |
|---|---|
| \`AVAILABLE\` | neither of the others |
| \`EXPIRING_SOON\` | fewer days left than the stock's \`minimumShelfLifeDays\` |
| \`EXPIRED\` | from the day after \`expiryDate\` |

\`BLOCKED\` and \`DEPLETED\` are shown as they are, whatever the day. Nothing is taken from a blocked batch
(\`STOCK_BATCH_BLOCKED\`).`,
  },
];

/** Verbs that no request has as its own. */
const INDIRECT: Readonly<Record<string, string>> = {
  'recipe.edit': 'adding and removing ingredients and production steps',
  'stock-batch.deplete': 'taking out the last of it',
};

export function stateMachines(): string {
  const shown = new Set(SECTIONS.flatMap(({ machines }) => machines));
  for (const [name, value] of Object.entries(core)) {
    if (name.endsWith('Machine') && name !== 'stateMachine' && !shown.has(value as unknown as Machine)) {
      throw new Error(`scripts/docs/state-machines.ts shows nothing of ${name}`);
    }
  }
  return `# State machines

<!-- Written by \`npm run docs\` from the tables in the code: change those. -->

What is not in a diagram is refused: 409 \`INVALID_STATUS_TRANSITION\`, and nothing changes.

${SECTIONS.map(section).join('\n\n')}

## Production batch

There is one status so far, \`PLANNED\`: nothing moves a batch any further yet.
`;
}

function section({ title, machines, initial, text }: Section): string {
  const [machine, ...others] = machines;
  if (!machine) throw new Error(`${title} has no machine`);
  for (const other of others) {
    if (JSON.stringify(other.transitions) !== JSON.stringify(machine.transitions)) {
      throw new Error(`${machine.subject} and ${other.subject} are no longer alike: give them a section each`);
    }
  }
  const arrows = Object.entries(machine.transitions).flatMap(([verb, { from, to }]) =>
    from.map((status) => `  ${status} --> ${to}: ${verb}`),
  );
  const requests = machines.flatMap(({ subject, transitions }) =>
    Object.keys(transitions).map((verb) => `| ${subject} | ${verb} | ${requestOf(subject, verb)} |`),
  );
  return `## ${title}

\`\`\`mermaid
stateDiagram-v2
  direction LR
${[`  [*] --> ${initial}`, ...arrows].join('\n')}
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
