/** The handler that shows the label of a lot. */
import { Lots } from '../../inventory/index.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { aheadFaults } from '../../kernel/execution/document.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { LabelUse } from '../label/decisions.ts';
import { type LabelLook, labelLookAt } from '../label-look.ts';
import { bestFit, type Fit, releasedLabels } from './fit.ts';
import { genealogyOf } from './genealogy.ts';
import { previewLabel } from './preview-contracts.ts';

/** Returns the fit of the best label for a lot. */
export async function fitOfLot(
  look: LabelLook,
  { id, articleId }: { readonly id: string; readonly articleId: string },
  use: LabelUse,
  frozenOn: CalendarDate | undefined,
): Promise<Fit> {
  const [genealogy, labels, settings] = await Promise.all([
    genealogyOf(look, [id]),
    releasedLabels(look, [articleId]),
    look.settings(),
  ]);
  return bestFit(labels, genealogy.lot(id), { genealogy, use, settings, today: look.today, frozenOn });
}

export const previewHandlers: readonly Handler[] = [
  handle(previewLabel, {
    atOneInstant: true,
    async run(ports, { lotId, use, frozenOn }) {
      const look = labelLookAt(ports);
      checkNoFaults(aheadFaults({ frozenOn }, 'frozenOn', look.today));
      const lot = await ports.reader.get(Lots, lotId);
      const { label, elements, warnings, reasons } = await fitOfLot(look, lot, use, frozenOn);
      return { labelId: label?.state.id ?? null, version: label?.state.version ?? null, elements, warnings, reasons };
    },
  }),
];
