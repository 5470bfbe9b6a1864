/** The form of a declaration, and the declaration in a response. */
import {
  DECIMAL_PATTERN,
  date,
  list,
  measured,
  NOTE_MAX,
  nullable,
  oneOf,
  optionalText,
  setOf,
  text,
} from '../../kernel/contract/fields.ts';
import { defaulted, described, type Field, field, form, type InputOf, optional } from '../../kernel/contract/form.ts';
import type { Meaning } from '../../kernel/contract/json-schema.ts';
import * as out from '../../kernel/contract/output.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { bad } from '../../kernel/values/parsed.ts';
import { ALLERGEN_CODES, PRESENCES } from './allergens.ts';
import {
  DECLARATION_ROLES,
  type DeclarationRole,
  type DeclarationState,
  type Declared,
  FAT_NAMES,
  MEAT_SPECIES,
} from './declared.ts';

/** Maximum number of allergens, and of additives. */
export const MANY_MAX = 30;
/** The highest kg of one unit, for example of a pallet. */
const KG_PER_UNIT_MAX = '10000';

/** Returns the field of a decimal text from `min` to `max`, both included, with at most `places` decimal places. */
export function decimalText(min: string, max: string, meaning: Meaning, places = 6): Field<Decimal, string> {
  const bounds = { min: Decimal.of(min), max: Decimal.of(max) };
  const read = (raw: unknown) => {
    const parsed = Decimal.parse(raw, bounds);
    return parsed.ok && !parsed.value.equals(Decimal.of(parsed.value.toText(places)))
      ? bad(say`must have at most ${places} decimal places`)
      : parsed;
  };
  return measured(field({ type: 'string', pattern: DECIMAL_PATTERN, examples: [max] }, read), meaning);
}

const percent = () => decimalText('0', '100', 'percent');

const E_NUMBER = /^E\d{3,4}[a-z]?$/;

/** Returns the field of the E number of an additive: E250, E450a. */
const eNumber = (): Field<string, string> => ({
  schema: { type: 'string', pattern: '^E[0-9]{3,4}[a-z]?$', examples: ['E250'] },
  required: true,
  read(raw, at, faults) {
    if (typeof raw === 'string' && E_NUMBER.test(raw)) return raw;
    faults.push({ field: at, message: say`must be an E number like E250` });
    return '';
  },
});

export const meatForm = form(
  {
    species: oneOf(MEAT_SPECIES),
    fatPercent: percent(),
    proteinPercent: percent(),
    collagenPercent: percent(),
    fatName: described(optionalText(), 'The name of its fat as an ingredient; default: that of the species'),
  },
  ({ species, fatPercent, proteinPercent, collagenPercent, fatName }, fault) => {
    if (proteinPercent && collagenPercent && collagenPercent.compare(proteinPercent) > 0) {
      fault('collagenPercent', say`must not be above the protein`);
    }
    if (fatPercent && proteinPercent && fatPercent.plus(proteinPercent).compare(Decimal.HUNDRED) > 0) {
      fault('proteinPercent', say`must not be above 100 together with the fat`);
    }
    if (species && !fatName && FAT_NAMES[species] === undefined) {
      fault('fatName', say`is required: this species has no usual name of its fat`);
    }
  },
);

const allergenForm = form({
  code: oneOf(ALLERGEN_CODES),
  presence: defaulted(oneOf(PRESENCES), 'CONTAINED'),
  word: described(optionalText(), 'The word of the name or the composition to emphasise, as written'),
});

/** The members of a declaration in a request. */
export const declarationFields = {
  role: oneOf(DECLARATION_ROLES),
  name: described(text(), 'The legal name in a list of ingredients'),
  composition: described(optionalText(NOTE_MAX), 'What a bought compound consists of, without "Zutaten:"'),
  allergens: optional(list(allergenForm, MANY_MAX)),
  additives: optional(setOf(eNumber(), MANY_MAX)),
  meat: nullable(meatForm),
  kgPerUnit: described(
    nullable(decimalText('0.000001', KG_PER_UNIT_MAX, { unit: 'KG' })),
    'Kg of one L, M, piece or packaging, where a recipe does not weigh it; default for WATER: 1',
  ),
  source: described(optionalText(), 'The sheet and its date, or the analysis'),
  validFrom: described(optional(date()), 'Not in the future; default: today. Version 1 holds since ever'),
};

export const declarationForm = form(declarationFields);
export type GivenDeclaration = Omit<InputOf<typeof declarationForm>, 'validFrom'>;

/** Returns the declaration that a request gives, with the defaults. */
export function declaredBy(given: GivenDeclaration, validFrom: CalendarDate | null): Declared {
  const { role, name, composition = '', allergens = [], additives = [], meat, kgPerUnit, source = '' } = given;
  return {
    ...{ role, name, composition, additives, source, validFrom },
    allergens: allergens.map(({ code, presence, word = '' }) => ({ code, presence, word })),
    meat: meat
      ? {
          species: meat.species,
          fatPercent: meat.fatPercent.toText(),
          proteinPercent: meat.proteinPercent.toText(),
          collagenPercent: meat.collagenPercent.toText(),
          fatName: meat.fatName || (FAT_NAMES[meat.species] ?? ''),
        }
      : null,
    kgPerUnit: kgPerUnit?.toText() ?? (role === 'WATER' ? '1' : null),
  };
}

/** A fault of a declaration: the member, and what is wrong. */
export interface DeclarationFault {
  readonly field: string;
  readonly message: Message;
}

/** The roles that a list names, with the words of their allergens. */
const NAMED: readonly DeclarationRole[] = ['INGREDIENT', 'UNWEIGHED'];

/** Returns what is wrong with a declaration as a whole. Words must stand in it, so that a list can emphasise them. */
export function declarationFaults({ role, name, composition, allergens, meat }: Declared): readonly DeclarationFault[] {
  const faults: DeclarationFault[] = [];
  const seen = new Set<string>();
  const presences = new Map<string, string>();
  for (const [at, { code, presence, word }] of allergens.entries()) {
    const fault = (member: string, message: Message) => faults.push({ field: `allergens[${at}].${member}`, message });
    if (word !== '' && !name.includes(word) && !composition.includes(word)) {
      fault('word', say`stands neither in the name nor in the composition`);
    }
    if (word === '' && presence === 'CONTAINED' && NAMED.includes(role)) {
      fault('word', say`is required: choose the word of the name or the composition that names the allergen`);
    }
    const key = `${code} ${word}`;
    if (seen.has(key)) fault('code', say`stands in an earlier entry already`);
    seen.add(key);
    if ((presences.get(code) ?? presence) !== presence)
      fault('presence', say`must not be both: contained, and a trace`);
    presences.set(code, presence);
  }
  if (meat && role !== 'INGREDIENT') faults.push({ field: 'meat', message: say`must be empty for this role` });
  return faults;
}

const meatOutput = out.object('DeclaredMeatResponse', {
  species: out.oneOf(MEAT_SPECIES),
  fatPercent: out.text(),
  proteinPercent: out.text(),
  collagenPercent: out.text(),
  fatName: out.text(),
});

/** A declaration in a response. */
export const declarationOutput = out.object('DeclarationResponse', {
  id: out.text(),
  articleId: out.text(),
  version: out.int32(),
  role: out.oneOf(DECLARATION_ROLES),
  name: out.text(),
  composition: out.text(),
  allergens: out.listOf(
    out.object('DeclaredAllergenResponse', {
      code: out.oneOf(ALLERGEN_CODES),
      presence: out.oneOf(PRESENCES),
      word: out.text(),
    }),
  ),
  additives: out.listOf(out.text()),
  meat: out.nullable(meatOutput),
  kgPerUnit: out.nullable(out.text()),
  source: out.text(),
  validFrom: out.nullable(out.day()),
  createdBy: out.text({ description: 'A username' }),
  createdAt: out.timestamp(),
}) satisfies out.Output<DeclarationState, unknown>;
