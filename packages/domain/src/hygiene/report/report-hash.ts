/** The hash of a report, by which anybody can prove that a saved report is unchanged. */
import { canonicalJson } from '../../kernel/values/canonical-json.ts';
import { hashedOutput, type ReportContent } from './report-contracts.ts';

/** Returns the SHA-256 of a text in UTF-8, as hexadecimal digits. */
export type Sha256 = (text: string) => string;

/** Returns the SHA-256 of the canonical JSON (RFC 8785) of the report as clients receive it. */
export const hashOf = (content: ReportContent, sha256: Sha256): string =>
  sha256(canonicalJson(JSON.parse(JSON.stringify(hashedOutput.encode?.(content, String) ?? content))));

/**
 * Returns whether the hash of a report is right. `report`: the JSON of a response, parsed. The hash does not cover
 * `createdBy` and `createdAt`. Undefined: the JSON is no report.
 */
export function isHashRight(report: unknown, sha256: Sha256): boolean | undefined {
  if (typeof report !== 'object' || report === null) return undefined;
  const { sha256: stated, createdBy: _by, createdAt: _at, ...content } = report as Readonly<Record<string, unknown>>;
  if (typeof stated !== 'string' || Object.keys(hashedOutput.members).some((name) => !(name in content)))
    return undefined;
  return sha256(canonicalJson(content)) === stated;
}
