import { defineEntity, p } from '@mikro-orm/core';

export const sequenceRecord = defineEntity({
  name: 'sequence',
  tableName: 'sequence',
  properties: { name: p.text().primary(), value: p.bigint() },
});
