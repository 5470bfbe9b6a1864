/** Generates the table of error codes in `docs/api.md` from the refusals of operations and from the errors of HTTP. */
import { CONTEXTS, REFUSALS } from '@cleaver/domain';
import { contractsOf, type RefusalData, refusalsOf, tooManyRequests } from '@cleaver/domain/kernel';
import { STATUS_OF } from '../../apps/http/src/problem.ts';
import { PROTOCOL } from '../../apps/http/src/protocol.ts';

const BEGIN = '<!-- Written by `npm run docs` from the refusals in the code: change those. -->';
const END = '<!-- The end of what is written by `npm run docs`. -->';

/** Returns the guide with a new table of error codes. Throws if the guide lacks the markers of the table. */
export function withCodes(guide: string): string {
  const [before, rest] = guide.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('docs/api.md lacks the markers of the codes');
  return `${before}${BEGIN}\n\n${codes()}\n\n${END}${after}`;
}

function codes(): string {
  // No contract declares TOO_MANY_REQUESTS, because the limits of HTTP refuse with it.
  const named = new Set([...CONTEXTS.flatMap(contractsOf).flatMap(refusalsOf), tooManyRequests].map(codeOf));
  const rows = [
    ...REFUSALS.filter((refusal) => named.has(refusal.code)).map(
      (refusal) => [STATUS_OF[refusal.kind], refusal.code, inWords(refusal)] as const,
    ),
    ...Object.entries(PROTOCOL).map(([status, { code, english }]) => [Number(status), code, english] as const),
  ];
  const byCode = Map.groupBy(rows, ([status, code]) => `| ${status} | \`${code}\` |`);
  return [
    '| status | code | message |',
    '|---|---|---|',
    ...[...byCode]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([head, same]) => `${head} ${[...new Set(same.map(([, , says]) => says))].join('; or: ')} |`),
  ].join('\n');
}

const codeOf = ({ code }: RefusalData): string => code;

const LABELS: ReadonlyMap<RefusalData, string> = new Map(
  CONTEXTS.flatMap(({ kinds }) =>
    kinds.flatMap(({ unknown, inUse, label }) => [[unknown, label] as const, [inUse, label] as const]),
  ),
);

/** Returns the text of a refusal, with the label of its kind of record, or with the names of its values in italics. */
const inWords = (refusal: RefusalData): string => {
  const label = LABELS.get(refusal);
  return label === undefined
    ? refusal.english.replaceAll(/\{(\w+)\}/g, '*$1*')
    : refusal.english.replace('{what}', label);
};
