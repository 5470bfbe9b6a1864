/** Handlers that print labels. */
import { Lots } from '../../inventory/index.ts';
import type { Download } from '../../kernel/contract/output.ts';
import { checkNoFaults, invalid } from '../../kernel/contract/refusal.ts';
import { aheadFaults } from '../../kernel/execution/document.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { say } from '../../kernel/values/message.ts';
import { Articles } from '../../masterdata/index.ts';
import { LABEL_SIZES, type LabelSize } from '../../settings/index.ts';
import type { LabelElement } from '../compile/element.ts';
import { fitOfLot } from '../fit/preview-handlers.ts';
import { Labels } from '../label/label.ts';
import { refusedLabel } from '../label/label-refusal.ts';
import { labelLookInside } from '../label-look.ts';
import { labelDoesNotFit, labelNeedsSize } from '../refusals.ts';
import type { LabelPrinter, PrintedLabels } from './ports.ts';
import { LabelPrint, type LabelPrintState, LabelPrints, type Pack } from './print.ts';
import { getLabelDocument, getLabelPrint, listLabelPrints, printLabels } from './print-contracts.ts';
import { type PrintDraft, printDraft } from './print-draft.ts';

export const printHandlers: readonly Handler[] = [
  handle(listLabelPrints, {
    async run({ reader }, { lotId, articleId, labelId, ...request }) {
      const { content, page } = await reader.page(LabelPrints, { lotId, articleId, labelId }, request);
      return { content: content.map(printView), page };
    },
  }),
  handle(getLabelPrint, {
    run: async ({ reader }, { id }) => printView(await reader.get(LabelPrints, id)),
  }),
  handle(getLabelDocument, {
    async run({ reader, labelPrinter }, { id, format }): Promise<Download> {
      const print = await reader.get(LabelPrints, id);
      const fileName = `labels-${id}.${format.toLowerCase()}`;
      if (format === 'PDF') return { fileName, bytes: await labelPrinter.pdf(printedLabels(print)) };
      const zpl = await labelPrinter.zpl(printedLabels(print));
      return { fileName, bytes: new TextEncoder().encode(zpl), mediaType: 'text/plain; charset=utf-8' };
    },
  }),
  handle(printLabels, {
    isLong: true,
    async run(unit, { lotId, size = 'M', frozenOn, ...given }, { caller }) {
      const look = labelLookInside(unit);
      checkNoFaults(aheadFaults({ frozenOn }, 'frozenOn', look.today));
      // A hold locks the lot too: it comes before this print, or after it.
      const { state: lot } = await unit.of(Lots).get(lotId);
      const settings = await look.settings();
      const sizes = [...LABEL_SIZES, ...settings.labelSizes];
      const paper = sizeNamed(size, sizes);
      const fit = await fitOfLot(look, lot, 'PREPACKED', frozenOn);
      const article = await unit.of(Articles).peek(lot.articleId);
      const { weightPatterns } = settings;
      const draft = printDraft(fit, given, { article, lot, weightPatterns, today: look.today });
      const { label, reasons, count, warnings } = draft;
      if (reasons.length > 0 || !label) throw refusedLabel(reasons);
      const packs = await fittingPacks(unit.labelPrinter, { elements: fit.elements, size: paper, draft }, sizes);
      const state: LabelPrintState = {
        ...{ id: unit.newId(), labelId: label.state.id, labelVersion: label.state.version },
        ...{ lotId, lotNumber: lot.lotNumber, articleId: article.id, articleName: article.name },
        ...{ size: paper, elements: fit.elements, packs, count, warnings },
        ...{ printedBy: caller.username, printedAt: unit.now },
      };
      // A withdrawal of the label comes after this print, or the print runs again.
      unit.requires(Labels, label.state.id, { status: 'RELEASED' });
      unit.of(LabelPrints).add(LabelPrint.restore(state));
      return printView(state);
    },
  }),
];

/** Returns a print as a response shows it. */
const printView = ({ size, ...print }: LabelPrintState) => ({ ...print, size: size.name });

/** Returns the labels of a stored print. A fixed filling has one pack, and copies of it. */
const printedLabels = ({ size, elements, packs, count, printedAt }: LabelPrintState): PrintedLabels => ({
  ...{ size, elements, packs, printedAt },
  copies: count / packs.length,
});

/** Returns the size with this name. Refuses other names with VALIDATION_ERROR. */
function sizeNamed(name: string, sizes: readonly LabelSize[]): LabelSize {
  const found = sizes.find((one) => one.name === name);
  if (found) return found;
  throw invalid([{ field: 'size', message: say`must be one of ${sizes.map((one) => one.name).join(', ')}` }]);
}

interface Fitting {
  readonly elements: readonly LabelElement[];
  readonly size: LabelSize;
  readonly draft: PrintDraft;
}

/**
 * Returns the packs as they fit on the size, with narrow codes if need be. Refuses labels that do not fit with
 * LABEL_DOES_NOT_FIT, which names L, or else the smallest larger size, if it would do.
 */
async function fittingPacks(
  printer: LabelPrinter,
  { elements, size, draft }: Fitting,
  sizes: readonly LabelSize[],
): Promise<readonly Pack[]> {
  const packsOn = async (on: LabelSize): Promise<readonly Pack[] | undefined> => {
    for (const isNarrow of [false, true]) {
      const packs = draft.packs(isNarrow);
      if (await printer.fits({ elements, packs, size: on, copies: draft.count / packs.length })) return packs;
    }
    return undefined;
  };
  const fitting = await packsOn(size);
  if (fitting) return fitting;
  const areaOf = ({ widthMm, heightMm }: LabelSize) => widthMm * heightMm;
  const larger = sizes
    .filter((one) => areaOf(one) > areaOf(size))
    .toSorted((a, b) => Number(b.name === 'L') - Number(a.name === 'L') || areaOf(a) - areaOf(b));
  for (const one of larger) {
    if (await packsOn(one)) throw labelNeedsSize({ size: size.name, larger: one.name });
  }
  throw labelDoesNotFit({ size: size.name });
}
