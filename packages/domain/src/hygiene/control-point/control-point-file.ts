/** The file of control points: a row for each, with its limits, schedule and sensor of now. */
import { type StorageLocationState, StorageLocations, storageLocationSubject } from '../../inventory/index.ts';
import { CODE_MAX, list, NAME_MAX, text } from '../../kernel/contract/fields.ts';
import { fileColumn } from '../../kernel/contract/file.ts';
import { type FileRecord, fileKind, statesIn } from '../../kernel/execution/file-kind.ts';
import { FileNames } from '../../kernel/execution/file-names.ts';
import { say } from '../../kernel/values/message.ts';
import { ArticleNumbers, Articles } from '../../masterdata/index.ts';
import {
  LOCATION_COLUMN,
  SCHEDULE_COLUMNS,
  STATUS_COLUMN,
  scheduleCells,
  scheduleOf,
  setBy,
  withLocation,
  writeCheck,
} from '../check/check-file.ts';
import { limitsForm, sensorForm } from '../check/check-form.ts';
import { Devices } from '../device/device.ts';
import { deviceSubject } from '../subjects.ts';
import { ControlPoints } from './control-point.ts';
import {
  activateControlPoint,
  createControlPoint,
  deactivateControlPoint,
  type ListedPoint,
  listControlPoints,
  updateControlPoint,
} from './control-point-contracts.ts';
import { pointView } from './control-point-view.ts';

interface Names {
  readonly locations: FileNames;
  readonly devices: FileNames;
  readonly articles: ArticleNumbers;
}

const PLAIN = ['name', 'kind', 'scope', 'measure', 'productKinds', 'toleratedMinutes'];
const TEXTS = ['responsible', 'instructions', 'correctiveAction'];
const COMMANDS = {
  create: createControlPoint,
  update: updateControlPoint,
  activate: activateControlPoint,
  deactivate: deactivateControlPoint,
};

const created = (member: string) => fileColumn(createControlPoint.input, member);
const numberOf = (limit: string | null | undefined) => (limit == null ? undefined : Number(limit));

export const controlPointFile = fileKind<ListedPoint, Names>({
  name: 'control-points',
  title: say`Control points`,
  columns: [
    { ...created('name'), required: true },
    ...['kind', 'scope', 'measure'].map(created),
    LOCATION_COLUMN,
    created('productKinds'),
    { member: 'articleNumbers', field: list(text(CODE_MAX)), also: ['articleIds'] },
    ...['min', 'max'].map((member) => fileColumn(limitsForm, member)),
    created('toleratedMinutes'),
    ...SCHEDULE_COLUMNS,
    { member: 'device', field: text(NAME_MAX), also: ['deviceId'] },
    ...['channel', 'minutes'].map((member) => fileColumn(sensorForm, member)),
    ...TEXTS.map(created),
    STATUS_COLUMN,
  ],
  example: {
    ...{ name: 'Temperatur Kühlraum 1', kind: 'GHP', scope: 'SHOP', measure: 'TEMPERATURE' },
    ...{ storageLocation: 'Kühlraum 1', max: 7, toleratedMinutes: 45, every: 'DAY', times: ['07:00', '14:00'] },
    ...{ responsible: 'Anna Huber', correctiveAction: 'Tür schließen und noch einmal messen', status: 'ACTIVE' },
  },
  list: listControlPoints,
  context: async ({ all }) => ({
    locations: new FileNames(storageLocationSubject.label, await all<StorageLocationState>(StorageLocations)),
    devices: new FileNames(deviceSubject.label, await all(Devices)),
    articles: new ArticleNumbers(await all(Articles)),
  }),
  rowsOf(point, { locations, devices, articles }) {
    const { storageLocationId, articleIds, limits, schedule, sensor } = point;
    const { name, kind, scope, measure, productKinds, toleratedMinutes, responsible, instructions } = point;
    return [
      {
        ...{ name, kind, scope, measure, productKinds, toleratedMinutes },
        storageLocation: storageLocationId === null ? undefined : locations.nameOf(storageLocationId),
        articleNumbers: articleIds.map((id) => articles.numberOf(id)),
        ...{ min: numberOf(limits?.min), max: numberOf(limits?.max), ...scheduleCells(schedule) },
        ...{ device: sensor ? devices.nameOf(sensor.deviceId) : undefined, channel: sensor?.channel },
        ...{ minutes: sensor?.minutes, responsible, instructions, correctiveAction: point.correctiveAction },
        status: point.status,
      },
    ];
  },
  write: {
    command: createControlPoint,
    key: ['name'],
    immutable: ['scope', 'measure'],
    fills: TEXTS,
    resolve(row, { locations, devices, articles }, report) {
      const { device, articleNumbers, ...values } = withLocation(row, locations, report);
      const toRow = (member: string) => (message: Parameters<typeof report>[2]) => report(row, member, message);
      return {
        ...values,
        ...(device !== undefined && { device: devices.resolve(String(device), toRow('device')) }),
        ...(Array.isArray(articleNumbers) && {
          articleNumbers: articleNumbers.map((one) => articles.resolve(one, toRow('articleNumbers'))),
        }),
      };
    },
    find: async (unit, rows) => (await statesIn(unit.of(ControlPoints), 'name', rows)).map(pointView),
    check: ({ measure }, { stored }) =>
      stored || measure !== undefined ? [] : [{ field: 'measure', message: say`is required` }],
    async write(record, tools, names) {
      const { storageLocation, articleNumbers } = setBy(record, ['storageLocation', 'articleNumbers']);
      const given = {
        ...setBy(record, [...PLAIN, ...TEXTS]),
        storageLocationId: storageLocation === undefined ? undefined : names.locations.idOf(String(storageLocation)),
        articleIds: Array.isArray(articleNumbers)
          ? articleNumbers.map((number) => names.articles.find(number)?.id)
          : undefined,
        ...{ limits: limitsOf(record), schedule: scheduleOf(record), sensor: sensorOf(record, names) },
      };
      await writeCheck(record, given, COMMANDS, tools);
    },
  },
});

type Filed = FileRecord<ListedPoint>;

const isAnyOf = ({ stored, head, changed }: Filed, members: readonly string[]): boolean =>
  members.some((member) => (stored ? changed.has(member) : head[member] !== undefined));

/** Returns the limits of a row. Empty cells leave the stored ones as they are. */
function limitsOf(record: Filed) {
  const { head, stored } = record;
  if (!isAnyOf(record, ['min', 'max'])) return undefined;
  return { min: head['min'] ?? numberOf(stored?.limits?.min), max: head['max'] ?? numberOf(stored?.limits?.max) };
}

/** Returns the sensor of a row. Empty cells leave the stored one as it is. */
function sensorOf(record: Filed, { devices }: Names) {
  const { head, stored } = record;
  if (!isAnyOf(record, ['device', 'channel', 'minutes'])) return undefined;
  const { device } = head;
  return {
    deviceId: device === undefined ? stored?.sensor?.deviceId : devices.idOf(String(device)),
    channel: head['channel'] ?? stored?.sensor?.channel,
    minutes: head['minutes'] ?? stored?.sensor?.minutes,
  };
}
