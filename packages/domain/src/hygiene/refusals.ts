/** The refusals of the context hygiene. */
import { refusal } from '../kernel/contract/refusal.ts';

export const controlPointExists = refusal(
  'conflict',
  'CONTROL_POINT_ALREADY_EXISTS',
  'There is a control point with this name already. Choose another name',
  'Einen Kontrollpunkt mit diesem Namen gibt es schon. Einen anderen Namen wählen',
);

export const cleaningTaskExists = refusal(
  'conflict',
  'CLEANING_TASK_ALREADY_EXISTS',
  'There is a cleaning task with this name already. Choose another name',
  'Eine Reinigungsaufgabe mit diesem Namen gibt es schon. Einen anderen Namen wählen',
);

export const deviceExists = refusal(
  'conflict',
  'DEVICE_ALREADY_EXISTS',
  'There is a device with this name already. Choose another name',
  'Ein Gerät mit diesem Namen gibt es schon. Einen anderen Namen wählen',
);

export const channelInUse = refusal(
  'conflict',
  'CHANNEL_IN_USE',
  'Another active control point has this channel of the device. Deactivate it, or take its sensor away',
  'Ein anderer aktiver Kontrollpunkt hat diesen Kanal des Geräts. Ihn deaktivieren oder seinen Fühler entfernen',
);

export const controlPointInactive = refusal(
  'conflict',
  'CONTROL_POINT_INACTIVE',
  'These control points are inactive: {points}. Activate them first',
  'Diese Kontrollpunkte sind inaktiv: {points}. Zuerst aktivieren',
);

export const cleaningTaskInactive = refusal(
  'conflict',
  'CLEANING_TASK_INACTIVE',
  'These cleaning tasks are inactive: {tasks}. Activate them first',
  'Diese Reinigungsaufgaben sind inaktiv: {tasks}. Zuerst aktivieren',
);

export const pointDoesNotApply = refusal(
  'conflict',
  'POINT_DOES_NOT_APPLY',
  '{point} is not measured for batch {batch}: its article is none of the point',
  '{point} wird bei Charge {batch} nicht gemessen: Ihr Artikel gehört nicht zum Kontrollpunkt',
);

export const batchNotInProgress = refusal(
  'conflict',
  'BATCH_NOT_IN_PROGRESS',
  'Batch {batch} is not in progress. Start it, or open it again',
  'Charge {batch} ist nicht in Arbeit. Starten oder wieder öffnen',
);

export const deviceReading = refusal(
  'conflict',
  'DEVICE_READING',
  'A sensor sent this reading. It is not corrected: record an action at its deviation',
  'Diesen Messwert hat ein Fühler gesendet. Er wird nicht berichtigt: bei der Abweichung eine Maßnahme eintragen',
);

export const alreadyCorrected = refusal(
  'conflict',
  'ALREADY_CORRECTED',
  'This reading was corrected already. Correct the newer one',
  'Dieser Messwert wurde schon berichtigt. Den neueren berichtigen',
);

export const readingExists = refusal(
  'conflict',
  'READING_EXISTS',
  'There is a reading of this sensor at this instant already',
  'Von diesem Fühler gibt es zu diesem Zeitpunkt schon einen Messwert',
);

export const readingClosed = refusal(
  'conflict',
  'READING_CLOSED',
  'A reading can be corrected for {days} days',
  'Ein Messwert kann {days} Tage lang berichtigt werden',
);

export const deviationRunning = refusal(
  'conflict',
  'DEVIATION_RUNNING',
  'The deviation still runs. Verify it when a reading is within limits again',
  'Die Abweichung läuft noch. Prüfen, wenn ein Messwert wieder in den Grenzen liegt',
);

export const noStorageLocation = refusal(
  'conflict',
  'NO_STORAGE_LOCATION',
  'The deviation has no storage location, so no lots lay there',
  'Die Abweichung hat keinen Lagerort, also lagen dort keine Chargen',
);

export const notExposed = refusal(
  'conflict',
  'NOT_EXPOSED',
  'These lots are not affected by the deviation: {lots}. Leave them out',
  'Diese Chargen sind von der Abweichung nicht betroffen: {lots}. Bitte weglassen',
);
