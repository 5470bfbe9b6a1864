/** The operation with which a device sends the readings of its sensors. */
import { command, type Tag } from '../../kernel/contract/contract.ts';
import { instant, list, text } from '../../kernel/contract/fields.ts';
import { form } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { CHANNEL_MAX } from '../check/check-form.ts';
import { deviceReadingSubject } from '../subjects.ts';
import { sensorValueField } from './sensor-value.ts';

/** Maximum number of readings of a request by a device. */
const DEVICE_READINGS_MAX = 500;

/** Why a reading is not stored, in the order in which it is judged. */
export const DEVICE_REFUSALS = ['IMPLAUSIBLE', 'IN_FUTURE', 'TOO_OLD', 'UNKNOWN_CHANNEL', 'READING_EXISTS'] as const;
export type DeviceRefusal = (typeof DEVICE_REFUSALS)[number];

export const sendReadings = command({
  name: 'device-reading.send',
  subject: deviceReadingSubject,
  address: 'POST /api/quality/device-readings',
  summary: 'Store the readings of a device’s sensors; each is judged alone',
  description:
    'Every answer is final: the device may forget what was stored, a duplicate or refused. Refused, in this order: IMPLAUSIBLE (no value, or outside -80 to 200), IN_FUTURE (over 5 minutes), TOO_OLD (over 31 days), UNKNOWN_CHANNEL (no active control point had the channel at `measuredAt`), READING_EXISTS (the channel has another value at this instant, which stays). The same value again is a duplicate. Has no audit entry.',
  permission: 'device',
  input: form({
    readings: list(
      form({ channel: text(CHANNEL_MAX), measuredAt: instant(), value: sensorValueField() }),
      DEVICE_READINGS_MAX,
      1,
    ),
  }),
  output: out.object('DeviceReadingsResponse', {
    stored: out.int32({ description: 'How many readings are new' }),
    duplicates: out.int32({ description: 'How many readings were stored before' }),
    refused: out.listOf(
      out.object('RefusedReadingResponse', {
        index: out.int32({ description: 'The place in the request, from 0' }),
        code: out.oneOf(DEVICE_REFUSALS),
      }),
    ),
    serverTime: out.timestamp({ description: 'For the clock of the device' }),
  }),
});

export const deviceReadingTag: Tag = {
  title: 'Readings of devices',
  description: 'What devices send, with a key of their own',
  contracts: [sendReadings],
};
