import { LoginLogs } from '@cleaver/domain/identity';
import { p } from '@mikro-orm/core';
import { table } from '../engine/table.ts';

export const loginLogs = table(LoginLogs, { attempts: p.json(), known: p.json() }, { textId: true });
