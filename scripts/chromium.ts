/** Finds a Chromium on this machine, for tests and measurements of pages. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Without the windows of a browser: tests of pages take half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Its path; undefined if none is found. A path in `CHROMIUM_PATH` must exist. */
export function chromiumPath(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const places = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Whether it is the one without windows, or one that `CHROMIUM_PATH` names. */
export const isBestChromium = (): boolean =>
  Boolean(process.env['CHROMIUM_PATH']) || chromiumPath()?.endsWith(SHELL) === true;

export const executablePath = chromiumPath();

/** The reason to skip a test that needs it; false if it exists. */
export const skip = executablePath ? false : `no Chromium on this machine: ${NAMES.join(', ')} or CHROMIUM_PATH`;
