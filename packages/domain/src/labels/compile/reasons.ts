/** Why a label cannot be released or printed, and what a person should know, each with its message and its rule. */
import { Message, word } from '../../kernel/values/message.ts';

interface ReasonWords {
  readonly english: string;
  readonly german: string;
  /** Where the rule stands, as Germans cite it. Empty: a rule of the shop's own work. */
  readonly rule: string;
}

const words = <const W extends Readonly<Record<string, ReasonWords>>>(of: W): W => of;

/** The reasons of a label, in the order of their report. `{article}`, `{recipe}` and `{lot}` are names. */
export const LABEL_REASONS = words({
  RECIPE_NOT_ACTIVE: {
    english: 'The recipe {recipe} is a draft. Activate it',
    german: 'Das Rezept {recipe} ist ein Entwurf. Bitte aktivieren',
    rule: '',
  },
  PRODUCT_KIND_MISSING: {
    english: '{article} has no product kind. Choose it at the article',
    german: '{article} hat keine Produktart. Bitte beim Artikel wählen',
    rule: 'LMIV Art. 17, Anhang VI',
  },
  DECLARATION_MISSING: {
    english: '{article} is not declared. Declare it as an ingredient',
    german: '{article} ist nicht deklariert. Bitte als Zutat deklarieren',
    rule: 'LMIV Art. 9, 18, 21',
  },
  NO_MASS: {
    english: '{article} has no mass in the recipe. Weigh it in kg, or declare its kg per unit',
    german: '{article} hat im Rezept keine Masse. Bitte in kg wiegen oder die kg je Einheit deklarieren',
    rule: 'LMIV Art. 18, Anhang VIII',
  },
  QUID_UNDECIDED: {
    english: 'Decide whether the label shows the percentage of {article}',
    german: 'Bitte entscheiden, ob die Prozente von {article} angegeben werden',
    rule: 'LMIV Art. 22, Anhang VIII',
  },
  MOISTURE_LOSS_UNDECIDED: {
    english: '{article} yields {percent} % less than goes in. Decide how much of it is lost water',
    german:
      '{article} ergibt {percent} % weniger, als hineingeht. Bitte entscheiden, wie viel davon verlorenes Wasser ist',
    rule: 'LMIV Anhang VIII 3, 4',
  },
  MOISTURE_LOSS_IMPLAUSIBLE: {
    english:
      'The yield of {article} leaves room for {percent} % of lost water, and {loss} % are decided. Correct one of them',
    german:
      'Die Ausbeute von {article} lässt {percent} % Wasserverlust zu, entschieden sind {loss} %. Bitte eins davon berichtigen',
    rule: 'LMIV Anhang VIII 3, 4',
  },
  YIELD_ABOVE_INPUT: {
    english: 'The recipe {recipe} yields more than goes in. Correct its quantities or its yield',
    german: 'Das Rezept {recipe} ergibt mehr, als hineingeht. Bitte Mengen oder Ausbeute berichtigen',
    rule: 'LMIV Art. 7',
  },
  COLLAGEN_ABOVE_LIMIT: {
    english:
      '{article} has too much collagen to be called meat: {percent} % of its protein, at most {limit} %. Declare the sinewy cut by its own name, without meat',
    german:
      '{article} hat zu viel Kollagen für die Bezeichnung „…fleisch“: {percent} % des Eiweißes, höchstens {limit} %. Bitte das sehnige Teilstück mit eigenem Namen und ohne Fleischangaben deklarieren',
    rule: 'LMIV Anhang VII B 17',
  },
  MINCE_COMPOSITION: {
    english:
      '{article} does not keep to the composition of minced meat: {fat} % fat (at most {fatLimit} %), collagen {collagen} % of the protein (at most {collagenLimit} %), and less than 1 % of other ingredients',
    german:
      '{article} hält die Zusammensetzung von Hackfleisch nicht ein: {fat} % Fett (höchstens {fatLimit} %), Kollagen {collagen} % des Eiweißes (höchstens {collagenLimit} %), andere Zutaten unter 1 %',
    rule: 'LMIV Anhang VI B',
  },
  SPICES_ABOVE_2_PERCENT: {
    english: '{name} are {percent} %, more than 2 %. Declare {article} by its own name',
    german: '{name} sind {percent} %, mehr als 2 %. Bitte {article} einzeln mit eigenem Namen deklarieren',
    rule: 'LMIV Anhang VII B',
  },
  DATE_KIND: {
    english:
      'Choose “Use by” or “Best before”; minced meat, poultry and meat preparations that are not frozen have a use-by date',
    german:
      'Bitte Verbrauchs- oder Mindesthaltbarkeitsdatum wählen; Hackfleisch, Geflügel und Fleischzubereitungen haben ungefroren ein Verbrauchsdatum',
    rule: 'LMIV Art. 24',
  },
  STORAGE_MISSING: {
    english: 'Enter how it is stored, with the temperature',
    german: 'Bitte eingeben, wie gelagert wird, mit der Temperatur',
    rule: 'LMIV Art. 25',
  },
  NUTRITION_UNDECIDED: {
    english: 'Enter the nutrition values, or choose why none are needed',
    german: 'Bitte die Nährwerte eingeben oder wählen, warum keine nötig sind',
    rule: 'LMIV Art. 30; LMIDV § 4',
  },
  OPERATOR_INCOMPLETE: {
    english: 'Enter the name, street, postal code and city of the shop in the settings',
    german: 'Bitte Name, Straße, Postleitzahl und Ort des Betriebs in den Einstellungen eingeben',
    rule: 'LMIV Art. 8',
  },
});
export type LabelReasonCode = keyof typeof LABEL_REASONS;

/** The reasons that only a lot has. */
export const FIT_REASONS = words({
  NO_RELEASED_LABEL: {
    english: '{article} has no released label for this use. Release one',
    german: '{article} hat für diesen Zweck kein freigegebenes Etikett. Bitte eines freigeben',
    rule: 'LMIV Art. 8, 9',
  },
  RECIPE_DIFFERS: {
    english: 'Batch {batch} of lot {lot} follows another recipe. Release a label for that recipe',
    german:
      'Produktion {batch} von Charge {lot} folgt einem anderen Rezept. Bitte ein Etikett für dieses Rezept freigeben',
    rule: 'LMIV Art. 7, 18',
  },
  INGREDIENT_DIFFERS: {
    english: '{article} in lot {lot} is not as the label says. Renew the label',
    german: '{article} in Charge {lot} ist nicht, was auf dem Etikett steht. Bitte das Etikett erneuern',
    rule: 'LMIV Art. 7, 18',
  },
  ALLERGEN_NOT_DECLARED: {
    english: 'Lot {lot} ({article}) contains {allergen}, and the label does not name it',
    german: 'Charge {lot} ({article}) enthält {allergen}, und das Etikett nennt es nicht',
    rule: 'LMIV Art. 9 (1) c, 21',
  },
  ORIGIN_INCOMPLETE: {
    english: 'The origin of lot {lot} lacks: {facts}. Complete it at goods in',
    german: 'Zur Herkunft von Charge {lot} fehlt: {facts}. Bitte beim Wareneingang ergänzen',
    rule: 'LMIV Art. 26; VO (EU) Nr. 1337/2013; VO (EG) Nr. 1760/2000',
  },
  ORIGIN_MIXED: {
    english: 'The lots of {species} differ in: {facts}. Sell them apart',
    german: 'Die Chargen ({species}) unterscheiden sich: {facts}. Bitte getrennt verkaufen',
    rule: 'VO (EG) Nr. 1760/2000, Art. 13, 14',
  },
  LOT_EXPIRED: {
    english: 'Lot {lot} expired on {day}. Do not sell it',
    german: 'Charge {lot} ist am {day} abgelaufen. Nicht verkaufen',
    rule: 'LMIV Art. 24',
  },
  LOT_ON_HOLD: {
    english: 'Lot {lot} is on hold. Release it first',
    german: 'Charge {lot} ist gesperrt. Bitte erst freigeben',
    rule: 'VO (EG) Nr. 178/2002, Art. 14, 19',
  },
  FREEZING_DATE_MISSING: {
    english: 'Enter the day on which {article} was frozen',
    german: 'Bitte den Tag eingeben, an dem {article} eingefroren wurde',
    rule: 'LMIV Anhang III 6, Anhang X 3',
  },
  WEIGHT_MISMATCH: {
    english: 'A label that is weighed takes weights, a label of a fixed filling takes copies',
    german: 'Ein gewogenes Etikett braucht Gewichte, eines mit fester Füllmenge eine Anzahl',
    rule: 'LMIV Art. 23',
  },
  PRICE_MISSING: {
    english: '{article} has no price per kg or piece. Enter one, or print without the price',
    german: '{article} hat keinen Preis je kg oder Stück. Bitte einen eingeben oder ohne Preis drucken',
    rule: 'PAngV § 4',
  },
});
export type FitReasonCode = keyof typeof FIT_REASONS;

/** The words of DECLARATION_MISSING for a lot: its article was not declared on the day of the lot. */
const LOT_NOT_DECLARED: ReasonWords = {
  english: '{article} was not declared when lot {lot} came into being. Declare it with that day',
  german: '{article} war nicht deklariert, als Charge {lot} entstand. Bitte mit diesem Tag deklarieren',
  rule: 'LMIV Art. 9, 18, 21',
};

export const LABEL_WARNINGS = words({
  NOT_TRACED: {
    english: 'Lot {lot} was booked in without its inputs. Check its ingredients by hand',
    german: 'Charge {lot} wurde ohne ihre Zutaten eingebucht. Bitte die Zutaten von Hand prüfen',
    rule: 'VO (EG) Nr. 178/2002, Art. 18',
  },
  DECLARES_MORE: {
    english: 'The label says more about {article} than lot {lot} needs',
    german: 'Das Etikett sagt zu {article} mehr, als Charge {lot} braucht',
    rule: 'LMIV Art. 7',
  },
  TILL_CODE_MISSING: {
    english: '{article} has no code for the till. Enter its PLU or GTIN, or check the patterns of the scales',
    german: '{article} hat keinen Code für die Kasse. Bitte PLU oder GTIN eingeben oder die Muster der Waagen prüfen',
    rule: '',
  },
});
export type LabelWarningCode = keyof typeof LABEL_WARNINGS;

export type ReasonCode = LabelReasonCode | FitReasonCode;

/**
 * Names, texts and numbers of a message. Numbers are shown in the reader's language. Lists have words of `NAMES`, which
 * are translated.
 */
export type CodedValues = Readonly<Record<string, string | number | readonly string[]>>;

/** A reason or a warning as data. Its message follows from the code and the values. */
export interface Coded<Code extends string = string> {
  readonly code: Code;
  readonly values: CodedValues;
  readonly articleId: string | null;
  readonly lotId: string | null;
}
export type LabelReason = Coded<LabelReasonCode>;
export type Reason = Coded<ReasonCode>;
export type LabelWarning = Coded<LabelWarningCode>;

const ALL: Readonly<Record<string, ReasonWords>> = { ...LABEL_REASONS, ...FIT_REASONS, ...LABEL_WARNINGS };

const wordsOf = (code: string, lotId: string | null = null): ReasonWords => {
  const found = code === 'DECLARATION_MISSING' && lotId !== null ? LOT_NOT_DECLARED : ALL[code];
  if (!found) throw new RangeError(`Not a reason of labels: ${code}`);
  return found;
};

/** The members of a lot that an origin needs, and the species that have a rule of their own, with their German. */
const NAMES = {
  species: 'Tierart',
  bornIn: 'Geboren in',
  rearedIn: 'Aufgezogen in',
  slaughteredIn: 'Geschlachtet in',
  slaughterhouse: 'Schlachtbetrieb',
  BEEF: 'Rindfleisch',
  VEAL: 'Kalbfleisch',
} as const;
export type OriginFact = Exclude<keyof typeof NAMES, 'BEEF' | 'VEAL'>;

/** Returns the message of a reason or a warning: what is wrong, and what to do. */
export function messageOf({ code, values, lotId }: Coded): Message {
  const spoken = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'object' ? value.map(word) : value] as const,
  );
  return new Message(wordsOf(code, lotId).english, Object.fromEntries(spoken));
}

/** Returns where the rule of a reason stands. */
export const ruleOf = (code: string): string => wordsOf(code).rule;

/** Returns a reason as a response shows it. */
export const reasonView = <Code extends string>(one: Coded<Code>) => {
  const { code, articleId, lotId } = one;
  return { code, message: messageOf(one), rule: ruleOf(code), articleId, lotId };
};

/** The German of the messages, by the English text. */
export const reasonsGerman: Readonly<Record<string, string>> = {
  ...NAMES,
  ...Object.fromEntries([...Object.values(ALL), LOT_NOT_DECLARED].map(({ english, german }) => [english, german])),
};

/** Makes a reason. `values`: the values of its message. */
export const reason = <Code extends string>(
  code: Code,
  values: CodedValues = {},
  { articleId = null, lotId = null }: Partial<Pick<Coded, 'articleId' | 'lotId'>> = {},
): Coded<Code> => ({ code, values, articleId, lotId });

/** Maximum number of reasons, or of warnings. A lot may have thousands of ancestors, and each may have its own. */
const REASONS_MAX = 500;

/** Returns the reasons, each once: all, or of more than 500 the first of each code and the first others. */
export function distinctReasons<C extends Coded>(all: readonly C[]): readonly C[] {
  const byKey = new Map<string, C>();
  const byCode = new Map<string, C>();
  for (const one of all) {
    const key = JSON.stringify([one.code, one.articleId, one.lotId, one.values]);
    if (!byKey.has(key)) byKey.set(key, one);
    if (!byCode.has(one.code)) byCode.set(one.code, one);
  }
  const distinct = [...byKey.values()];
  if (distinct.length <= REASONS_MAX) return distinct;
  const firsts = new Set(byCode.values());
  let others = REASONS_MAX - firsts.size;
  return distinct.filter((one) => firsts.has(one) || others-- > 0);
}
