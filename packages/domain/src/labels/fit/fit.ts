/** Whether a released label is true of a lot, and what it then says. */

import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { ProductKind } from '../../masterdata/index.ts';
import { paperFormat, type ShopSettingsState } from '../../settings/index.ts';
import { ELEMENT_KINDS, type LabelElement } from '../compile/element.ts';
import { distinctReasons, type LabelWarning, type Reason, reason } from '../compile/reasons.ts';
import type { SourceDeclaration } from '../compile/sources.ts';
import { Declarations } from '../declaration/declaration.ts';
import type { LabelUse } from '../label/decisions.ts';
import { type FrozenLabel, type LabelState, Labels } from '../label/label.ts';
import type { LabelLook } from '../label-look.ts';
import { aboutLot, type FitLot, type Genealogy } from './genealogy.ts';
import { judgeInputs, undeclaredAllergens } from './inputs.ts';
import { originOf } from './origin.ts';

/** A released label with the declarations that it is frozen with. */
export interface ReleasedLabel {
  readonly state: LabelState & { readonly frozen: FrozenLabel };
  readonly declarations: readonly SourceDeclaration[];
}

export interface Fit {
  /** Null: the article has no released label for this use. */
  readonly label: ReleasedLabel | null;
  readonly elements: readonly LabelElement[];
  readonly warnings: readonly LabelWarning[];
  readonly reasons: readonly Reason[];
}

/** What a fit depends on, besides label and lot. */
export interface FitContext {
  readonly genealogy: Genealogy;
  readonly use: LabelUse;
  readonly settings: Pick<ShopSettingsState, 'operator'>;
  readonly today: CalendarDate;
  /** The day on which the lot was frozen. Undefined: unknown. */
  readonly frozenOn?: CalendarDate | undefined;
}

/** The kinds whose labels show when frozen goods were frozen (Annex III 6, X 3). */
const FROZEN_KINDS: readonly (ProductKind | null)[] = ['MEAT', 'OFFAL', 'POULTRY', 'MINCED_MEAT', 'MEAT_PREPARATION'];

const { day: shownDay } = paperFormat('de');

/** Reads the released labels of articles, the newest first. */
export async function releasedLabels(
  look: LabelLook,
  articleIds: readonly string[],
): Promise<readonly ReleasedLabel[]> {
  const labels = (await look.whereIn(Labels, 'articleId', articleIds)).filter(
    (label): label is ReleasedLabel['state'] => label.status === 'RELEASED' && label.frozen !== null,
  );
  const ids = [...new Set(labels.flatMap(({ frozen }) => frozen.declarations.map(({ id }) => id)))];
  const byId = new Map((await look.whereIn(Declarations, 'id', ids)).map((one) => [one.id, one]));
  return labels
    .toSorted((a, b) => b.version - a.version)
    .map((state) => ({ state, declarations: state.frozen.declarations.flatMap(({ id }) => byId.get(id) ?? []) }));
}

/**
 * Returns the fit of the best label: the newest without reasons and without DECLARES_MORE, else the newest without
 * reasons, else the newest. `labels`: the released labels of the lot's article, the newest first.
 */
export function bestFit(labels: readonly ReleasedLabel[], lot: FitLot, context: FitContext): Fit {
  const usable = labels.filter(({ state }) => state.decisions.uses.includes(context.use));
  let right: Fit | undefined;
  let newest: Fit | undefined;
  for (const label of usable) {
    const fit = fitOf(label, lot, context);
    newest ??= fit;
    if (fit.reasons.length > 0) continue;
    if (!fit.warnings.some(({ code }) => code === 'DECLARES_MORE')) return fit;
    right ??= fit;
  }
  const none: Fit = {
    ...{ label: null, elements: [], warnings: [] },
    reasons: [
      reason('NO_RELEASED_LABEL', { article: lot.articleName }, { articleId: lot.articleId }),
      ...lotReasons(lot, context),
    ],
  };
  return right ?? newest ?? none;
}

function fitOf(label: ReleasedLabel, lot: FitLot, context: FitContext): Fit {
  const { genealogy, use, settings, frozenOn } = context;
  const { frozen, decisions } = label.state;
  const said = { recipeId: decisions.recipeId, declarations: label.declarations };
  const inputs = judgeInputs(said, genealogy, lot.id);
  const origin = originOf(genealogy, lot.id, { kind: frozen.productKind, shop: settings.operator });
  const showsFreezing = use === 'PREPACKED' && frozen.frozen && FROZEN_KINDS.includes(frozen.productKind);
  const elements = [
    ...((use === 'PREPACKED' ? frozen.prepacked : frozen.loose) ?? []),
    ...(showsFreezing && frozenOn ? [freezingElement(frozenOn, lot)] : []),
    ...origin.elements,
    ...(use === 'PREPACKED' ? packElements(label, lot) : []),
  ];
  return {
    label,
    elements: elements.toSorted((a, b) => ELEMENT_KINDS.indexOf(a.kind) - ELEMENT_KINDS.indexOf(b.kind)),
    warnings: inputs.warnings,
    reasons: distinctReasons([
      ...inputs.reasons,
      ...undeclaredAllergens(said, genealogy.ancestryOf(lot.id)),
      ...origin.reasons,
      ...lotReasons(lot, context),
      ...(showsFreezing && !frozenOn
        ? [reason('FREEZING_DATE_MISSING', { article: lot.articleName }, aboutLot(lot))]
        : []),
    ]),
  };
}

/** LOT_EXPIRED and LOT_ON_HOLD, which keep a closed pack from being labelled. */
function lotReasons(lot: FitLot, { use, today }: FitContext): readonly Reason[] {
  if (use !== 'PREPACKED') return [];
  const { lotNumber, expiryDate, onHold } = lot;
  return [
    ...(expiryDate < today
      ? [reason('LOT_EXPIRED', { lot: lotNumber, day: shownDay(expiryDate) }, aboutLot(lot))]
      : []),
    ...(onHold ? [reason('LOT_ON_HOLD', { lot: lotNumber }, aboutLot(lot))] : []),
  ];
}

const ofLot = (kind: LabelElement['kind'], text: string, rule: string, lot: FitLot): LabelElement => ({
  ...{ kind, text, emphasis: [], rule, sources: [{ kind: 'LOT', id: lot.id }] },
});

const freezingElement = (frozenOn: CalendarDate, lot: FitLot): LabelElement =>
  ofLot('NOTE', `Eingefroren am ${shownDay(frozenOn)}`, 'LMIV Anhang III 6, Anhang X 3', lot);

function packElements({ state: { decisions } }: ReleasedLabel, lot: FitLot): readonly LabelElement[] {
  const until = decisions.dateKind === 'USE_BY' ? 'Zu verbrauchen bis' : 'Mindestens haltbar bis';
  return [
    ofLot('DATE', `${until}: ${shownDay(lot.expiryDate)}`, 'LMIV Art. 24', lot),
    ofLot('LOT', /^l/i.test(lot.lotNumber) ? lot.lotNumber : `L ${lot.lotNumber}`, 'LKV § 1', lot),
  ];
}
