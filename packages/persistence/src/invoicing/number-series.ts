import { NumberSeriesKind } from '@cleaver/domain/invoicing';
import { p } from '@mikro-orm/core';
import { day } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

// The table has one row.
export const numberSeries = table(NumberSeriesKind, { lastDate: day(), lastNumber: p.integer() }, { textId: true });
