/** Reads files of people and programs into typed rows, and writes such files. */
export { GERMAN_FILES } from './german.ts';
export { readSheet } from './read-sheet.ts';
export { headingOf, writeSheet } from './write-sheet.ts';
