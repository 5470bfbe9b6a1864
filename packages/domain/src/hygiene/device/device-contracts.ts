/** Operations on devices and their keys, and the operation with which a device sends readings. */
import { command, query, type Tag } from '../../kernel/contract/contract.ts';
import { NAME_MAX, oneOf, pathId, text } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import { deviceExists } from '../refusals.ts';
import { CHECK_STATUSES, deviceSubject } from '../subjects.ts';

const deviceMembers = {
  id: out.text(),
  name: out.text(),
  status: out.oneOf(CHECK_STATUSES),
  lastSeenAt: out.nullable(out.timestamp()),
  createdAt: out.timestamp(),
};

export const deviceOutput = out.object('DeviceResponse', deviceMembers);
export type DeviceView = out.GivenBy<typeof deviceOutput>;

const withKey = out.object('DeviceKeyResponse', {
  ...deviceMembers,
  key: out.text({ description: 'Shown once: the service stores only its digest', examples: ['clv_…'] }),
});

export const listDevices = query({
  name: 'device.list',
  subject: deviceSubject,
  address: 'GET /api/quality/devices',
  summary: 'List the devices that send readings',
  permission: 'TEMPERATURE_LOG_READ',
  input: listForm(deviceSubject.sortable, { ...SEARCH, status: optional(oneOf(CHECK_STATUSES)) }),
  output: out.page(deviceOutput, ['name', 'status', 'lastSeenAt']),
});

export const getDevice = query({
  name: 'device.get',
  subject: deviceSubject,
  address: 'GET /api/quality/devices/{id}',
  summary: 'Read one device',
  permission: 'TEMPERATURE_LOG_READ',
  input: form({ id: pathId() }),
  output: deviceOutput,
  givesVersion: true,
});

export const createDevice = command({
  name: 'device.create',
  subject: deviceSubject,
  address: 'POST /api/quality/devices',
  summary: 'Create an active device; its key is in this response alone',
  permission: 'HACCP_WRITE',
  refuses: [deviceExists],
  secretOutput: true,
  input: form({ name: text(NAME_MAX) }),
  output: withKey,
});

export const replaceDeviceKey = command({
  name: 'device.replace-key',
  subject: deviceSubject,
  address: 'POST /api/quality/devices/{id}/key',
  summary: 'Give a device a new key; the old one ends at once',
  permission: 'HACCP_WRITE',
  secretOutput: true,
  input: form({ id: pathId() }),
  output: withKey,
});

const switched = (verb: 'activate' | 'deactivate', summary: string) =>
  command({
    name: `device.${verb}`,
    subject: deviceSubject,
    address: `POST /api/quality/devices/{id}/${verb}`,
    summary,
    permission: 'HACCP_WRITE',
    refuses: [invalidStatusTransition],
    input: form({ id: pathId() }),
    output: deviceOutput,
    comparesVersion: true,
  });

export const activateDevice = switched('activate', 'Activate a device');
export const deactivateDevice = switched('deactivate', 'Deactivate a device: its key opens nothing');

export const deviceTag: Tag = {
  title: 'Devices',
  description: 'Devices that send the readings of sensors, and their keys',
  contracts: [listDevices, createDevice, getDevice, replaceDeviceKey, activateDevice, deactivateDevice],
};
