/** The operation that shows the label of a lot before it is printed. */
import { lotSubject } from '../../inventory/contracts.ts';
import { query } from '../../kernel/contract/contract.ts';
import { date, oneOf, pathId } from '../../kernel/contract/fields.ts';
import { defaulted, described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import type { Settings } from '../../kernel/contract/settings.ts';
import { aheadFaults } from '../../kernel/execution/document.ts';
import { type CalendarDate, calendarDay } from '../../kernel/values/calendar.ts';
import { elementOutput, reasonOutput, warningOutput } from '../compile/compiled-output.ts';
import { LABEL_USES } from '../label/decisions.ts';
import { labelSubject } from '../subjects.ts';

/** The field of the day on which goods were frozen. */
export const frozenOnField = () =>
  described(optional(date()), 'The day on which the goods were frozen; not in the future');

/** Reports goods that would be frozen in the future. */
export const frozenOnFaults = (
  given: { readonly frozenOn?: CalendarDate | undefined },
  { now, settings }: { readonly now: Date; readonly settings: Settings },
): readonly Fault[] => aheadFaults(given, 'frozenOn', calendarDay(now, settings.shopTimeZone));

export const previewLabel = query({
  name: 'label.preview',
  subject: labelSubject,
  about: { member: 'lotId', subject: lotSubject },
  address: 'GET /api/labels/preview',
  summary: 'Show the label that is true of a lot, or why there is none',
  permission: 'LABEL_READ',
  floor: true,
  input: form({ lotId: pathId(), use: defaulted(oneOf(LABEL_USES), 'PREPACKED'), frozenOn: frozenOnField() }),
  dateFaults: frozenOnFaults,
  output: out.object('LabelPreviewResponse', {
    labelId: out.nullable(out.text(), { description: 'Null: the article has no released label for this use' }),
    version: out.nullable(out.int32()),
    elements: out.listOf(elementOutput),
    warnings: out.listOf(warningOutput),
    reasons: out.listOf(reasonOutput, { description: 'Why it cannot be printed' }),
  }),
});
