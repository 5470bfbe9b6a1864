/** The operations of the context labels as data, for pages, programs and documents. Exports no handler and no port. */
export * from './compile/compile.ts';
export * from './compile/compiled-output.ts';
export * from './compile/element.ts';
export * from './compile/reasons.ts';
export * from './compile/sources.ts';
export * from './counter/counter-contracts.ts';
export * from './declaration/additives.ts';
export * from './declaration/allergens.ts';
export * from './declaration/declaration-contracts.ts';
export * from './declaration/declaration-form.ts';
export * from './declaration/declared.ts';
export * from './fit/preview-contracts.ts';
export * from './label/decisions.ts';
export * from './label/label-contracts.ts';
export * from './label/label-form.ts';
export * from './print/print-contracts.ts';
export * from './subjects.ts';
