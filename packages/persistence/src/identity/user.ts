import { Users } from '@cleaver/domain/identity';
import { p } from '@mikro-orm/core';
import { time, words } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const users = table(
  Users,
  {
    username: p.text(),
    email: p.text(),
    roles: words(),
    branchId: p.text().nullable(),
    status: p.text(),
    passwordHash: p.text(),
    createdAt: time(),
    lastLogin: time().nullable(),
  },
  { name: 'app_user' },
);
