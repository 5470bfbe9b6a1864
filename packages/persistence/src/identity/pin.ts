import { Pins, SharedDevices } from '@cleaver/domain/identity';
import { p } from '@mikro-orm/core';
import { time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const pins = table(Pins, { hash: p.text(), digits: p.integer(), setAt: time() }, { name: 'user_pin' });

export const sharedDevices = table(SharedDevices, {
  name: p.text(),
  keyHash: p.text(),
  createdAt: time(),
  people: p.json(),
});
