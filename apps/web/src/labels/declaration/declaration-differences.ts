/** What a version of a declaration changed, compared with the version before it. Runs without a browser. */
import { shownNumber } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { wordText } from '../../ui/text/words.ts';
import { roleText } from './declaration-words.ts';
import type { Declaration } from './typed-declaration.ts';

export interface Difference {
  readonly member: keyof Declaration;
  readonly before: string;
  readonly after: string;
}

const allergens = (of: Declaration): string =>
  of.allergens
    .map(({ code, presence, word }) => {
      const text = wordText(code);
      return presence === 'TRACE' ? t`${text} in traces` : word === '' ? text : `${text} („${word}“)`;
    })
    .join(', ');

function meat({ meat: of }: Declaration): string {
  if (!of) return '';
  const [fat, protein, collagen] = [of.fatPercent, of.proteinPercent, of.collagenPercent].map((one) =>
    shownNumber(one),
  );
  return t`${wordText(of.species)}: ${fat ?? ''} % fat, ${protein ?? ''} % protein, ${collagen ?? ''} % collagen; ${of.fatName}`;
}

/** The texts of the members that a person enters, in the order of the form. */
const TEXTS: readonly (readonly [keyof Declaration, (of: Declaration) => string])[] = [
  ['role', ({ role }) => roleText(role)],
  ['name', ({ name }) => name],
  ['composition', ({ composition }) => composition],
  ['allergens', allergens],
  ['additives', ({ additives }) => additives.join(', ')],
  ['meat', meat],
  ['kgPerUnit', ({ kgPerUnit }) => (kgPerUnit === null ? '' : shownNumber(kgPerUnit))],
  ['source', ({ source }) => source],
];

/** Returns the members that differ. Without a version before: all members that the version sets. */
export const differencesOf = (of: Declaration, before: Declaration | undefined): readonly Difference[] =>
  TEXTS.map(([member, textOf]) => ({ member, before: before ? textOf(before) : '', after: textOf(of) })).filter(
    (one) => one.before !== one.after,
  );

/** Returns the members that a person enters, each with its text. */
export const textsOf = (of: Declaration) => TEXTS.map(([member, textOf]) => [member, textOf(of)] as const);
