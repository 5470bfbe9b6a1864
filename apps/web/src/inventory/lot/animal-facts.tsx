/** The facts about the animals that goods come from. */
import type { getLot } from '@cleaver/domain/inventory/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import { shownDate } from '../../shell/language/format.ts';
import { locale } from '../../shell/language/language.ts';
import { Facts } from '../../ui/page/page.tsx';
import { fieldText, wordText } from '../../ui/text/words.ts';

const countryName = (code: string): string => {
  const names = new Intl.DisplayNames(locale(), { type: 'region', fallback: 'code' });
  return `${names.of(code)} (${code})`;
};
const country = (code: string | null): string | null => code && countryName(code);

export function AnimalFacts({ of: facts }: { readonly of: NonNullable<AnswerOf<typeof getLot>['facts']> }) {
  return (
    <Facts
      of={[
        [fieldText('species'), facts.species && wordText(facts.species)],
        [fieldText('bornIn'), country(facts.bornIn)],
        [fieldText('rearedIn'), facts.rearedIn.map(countryName).join(', ')],
        [fieldText('slaughteredIn'), country(facts.slaughteredIn)],
        [fieldText('slaughterhouse'), facts.slaughterhouse],
        facts.slaughterDate !== null && [fieldText('slaughterDate'), shownDate(facts.slaughterDate)],
        facts.cutIn !== null && [fieldText('cutIn'), country(facts.cutIn)],
        facts.cuttingPlants.length > 0 && [fieldText('cuttingPlants'), facts.cuttingPlants.join(', ')],
        [fieldText('reference'), facts.reference],
      ]}
    />
  );
}
