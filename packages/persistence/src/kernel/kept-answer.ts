import { KeptAnswers } from '@cleaver/domain/kernel';
import { p } from '@mikro-orm/core';
import { time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const keptAnswers = table(
  KeptAnswers,
  // The type `json` keeps the text of the response, with the order of its members.
  { request: p.text(), answer: p.json().columnType('json').nullable(), expiresAt: time() },
  { textId: true, indexes: [{ members: ['expiresAt'] }] },
);
