import { LoginLogs } from '@cleaver/domain/identity';
import { p } from '@mikro-orm/core';
import { table } from '../table.ts';

export const loginLogs = table(LoginLogs, { attempts: p.json() }, { textId: true });
