/** The operations of the context hygiene as data, for pages, programs and documents. Exports no handler and no port. */
export * from './check/check.ts';
export * from './cleaning-task/cleaning-task-contracts.ts';
export * from './control-point/control-point-contracts.ts';
export * from './deviation/deviation-contracts.ts';
export * from './deviation/goods-fate.ts';
export * from './device/device-contracts.ts';
export * from './exposure/exposure-contracts.ts';
export * from './plan/plan-contracts.ts';
export * from './plan/slot-state.ts';
export * from './reading/cleaning-record-contracts.ts';
export * from './reading/device-reading-contracts.ts';
export * from './reading/reading-contracts.ts';
export * from './reading/series-contracts.ts';
export * from './report/report-contracts.ts';
export * from './report/report-hash.ts';
export * from './subjects.ts';
