/** The public interface of the context hygiene. */

export * from './cleaning-task/cleaning-task.ts';
export * from './contracts.ts';
export { batchChecks } from './control-point/batch-checks.ts';
export * from './control-point/control-point.ts';
export * from './deviation/deviation.ts';
export { compareInSeries, seriesReading, sideOf } from './deviation/deviation-rules.ts';
export { deviationView } from './deviation/deviation-view.ts';
export * from './device/device.ts';
export { deviceCaller } from './device/device-handlers.ts';
export * from './goods-ports.ts';
export { dueSlots, plannedPoints, plannedTasks, sensorsNow } from './plan/daily-list.ts';
export * from './plan/slots.ts';
export { startingPlanGerman } from './plan/starting-german.ts';
export * from './ports.ts';
export * from './reading/reading.ts';
export * from './reading/silences.ts';
export * from './refusals.ts';
export * from './report/report-reads.ts';
export * from './retention/expire-readings.ts';
export * from './retention/reading-day.ts';
export * from './retention/retention.ts';
