/** What npm tells the scripts that it runs. */

/** Whether npm is the parent of this process. */
export const isRunByNpm: boolean = process.env['npm_lifecycle_event'] !== undefined;

/** From where npm was called; '' without it: the folder that the process is in. */
export const calledFrom: string = process.env['INIT_CWD'] ?? '';
