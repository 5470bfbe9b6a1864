/** What the pages know about hygiene. */
import { say } from '@cleaver/domain/kernel';
import { context } from '../contexts/context.ts';

const lists = () => import('./lists.ts');

export const hygiene = context({
  name: 'hygiene',
  references: {
    controlPoint: {
      title: say`Control points`,
      list: async () => (await lists()).listControlPoints,
      need: 'TEMPERATURE_LOG_READ',
      icon: 'temperature',
      to: ({ id }) => `/hygiene/plan/${id}`,
      name: ({ name }) => name,
      usable: { status: 'ACTIVE' },
      searched: 16,
      isOffline: true,
    },
    cleaningTask: {
      title: say`Cleaning tasks`,
      list: async () => (await lists()).listCleaningTasks,
      need: 'CLEANING_RECORD_READ',
      icon: 'cleaning',
      to: ({ id }) => `/hygiene/cleaning/${id}`,
      name: ({ name }) => name,
      usable: { status: 'ACTIVE' },
      searched: 17,
      isOffline: true,
    },
    device: {
      title: say`Devices`,
      list: async () => (await lists()).listDevices,
      need: 'TEMPERATURE_LOG_READ',
      icon: 'scan',
      to: ({ id }) => `/hygiene/devices/${id}`,
      name: ({ name }) => name,
      usable: { status: 'ACTIVE' },
      searched: 18,
    },
  },
  members: { controlPointId: 'controlPoint', cleaningTaskId: 'cleaningTask', deviceId: 'device' },
  tones: {
    ABOVE: 'bad',
    BELOW: 'bad',
    DUE: 'warn',
    IN: 'good',
    MET: 'good',
    MISSED: 'bad',
    NOT_DONE: 'warn',
    NOT_MEASURED: 'warn',
    NOT_MET: 'bad',
    NOT_OK: 'bad',
    OK: 'good',
    OUT: 'bad',
    SILENT: 'warn',
    UPCOMING: 'quiet',
    ACTED: 'info',
    VERIFIED: 'good',
    WITHDRAWN: 'quiet',
  },
  tiles: [
    {
      ...{ to: '/round', icon: 'temperature', text: say`Round`, place: 0 },
      need: ['TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_WRITE'],
    },
  ],
  offline: ['hygiene-plan.day', 'control-point.list', 'cleaning-task.list'],
  history: { knownBy: ['name'], keys: [['version']], untold: ['activeChannel', 'deviceIds', 'keyDigest'] },
});
