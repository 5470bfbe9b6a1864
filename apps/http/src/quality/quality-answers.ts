import { type RecallSheet, recallSheet } from '@cleaver/domain/quality';
import { type Answered, answered, csv } from '../operation-route.ts';

export const qualityAnswers: readonly Answered[] = [
  answered(
    recallSheet,
    csv(
      ({ rows }: RecallSheet) => rows,
      [
        'name',
        'contactPerson',
        'phone',
        'email',
        'deliveryNumber',
        'dispatchDate',
        'articleName',
        'lotNumber',
        'quantity',
        'unit',
        'takenBack',
        'outcome',
        'channel',
        'contactedAt',
        'contactedBy',
        'recovered',
        'note',
        'undoneAt',
        'undoneBy',
        'undoReason',
      ],
    ),
  ),
];
