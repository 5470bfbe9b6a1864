/** Texts that follow from a contract, for the API document and the help of the command line. */
import type { AnyContract } from './contract.ts';
import { inputLocationsOf } from './input-locations.ts';
import type { JsonSchema } from './json-schema.ts';

/** Returns the description of an operation and, as the last paragraph, what its caller needs. */
export const descriptionOf = (contract: AnyContract): string =>
  [contract.description, needs(contract)].filter(Boolean).join('\n\n');

function needs({ permission, andPermission, orPermission, ownPermission, mayNeed, ownRecord }: AnyContract): string {
  if (permission === 'public') return 'Needs no access token.';
  if (permission === 'device') return 'Needs the key of a device.';
  if (permission === 'known') {
    return mayNeed
      ? `Needs an access token, and depending on the record one permission: ${mayNeed.map((each) => `\`${each}\``).join(', ')}.`
      : 'Needs an access token, but no permission.';
  }
  if (andPermission) return `Needs the permissions \`${permission}\` and \`${andPermission}\`.`;
  if (orPermission) return `Needs the permission \`${permission}\`, or \`${orPermission}\` for a reduced view.`;
  if (mayNeed) {
    const more = mayNeed.map((each) => `\`${each}\``).join(', ');
    const own = ownPermission ? `, or \`${ownPermission}\` for what the caller booked` : '';
    return `Needs the permission \`${permission}\`${own}, and depending on the record one more: ${more}.`;
  }
  return `Needs the permission \`${permission}\`${ownRecord ? ', except for the caller’s own user' : ''}.`;
}

/** Returns the description of a member of the path: for `storageLocationId` "The storage location’s id". */
export function pathDescription({ input }: AnyContract, member: string): string {
  const { description } = input.fields[member]?.schema ?? {};
  const words = member.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return String(description ?? (member === 'id' ? 'The id' : `The ${words.replace(/ id$/, '')}’s id`));
}

/** The schemas of request headers of many operations. */
export const REQUEST_HEADERS = {
  'Idempotency-Key': {
    description: 'A unique text for this request. Repeating the request with it has no second effect.',
    type: 'string',
    minLength: 1,
    maxLength: 255,
    pattern: '^[\\x20-\\x7e]+$',
  },
  'If-Match': {
    description:
      'The `ETag` of the version that you read. If the record was changed since, the request is refused. Without it, the request applies to the current version.',
    type: 'string',
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

export type RequestHeader = keyof typeof REQUEST_HEADERS;

/** Returns the names of the request headers that an operation takes. */
export function requestHeadersOf(contract: AnyContract): RequestHeader[] {
  const { takesIdempotencyKey, takesVersion } = inputLocationsOf(contract);
  return [...(takesIdempotencyKey ? ['Idempotency-Key' as const] : []), ...(takesVersion ? ['If-Match' as const] : [])];
}
