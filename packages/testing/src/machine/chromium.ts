/** Finds a Chromium on this machine, for tests and measurements of pages. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program name of the headless Chromium. Tests of pages take half the time with it. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Returns the path of a Chromium; undefined if none is found. Returns `CHROMIUM_PATH` unchecked if it is set. */
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

/** Returns whether the Chromium is the headless shell, or is set by `CHROMIUM_PATH`. */
export const isBestChromium = (): boolean =>
  Boolean(process.env['CHROMIUM_PATH']) || chromiumPath()?.endsWith(SHELL) === true;

export const executablePath = chromiumPath();

/** The reason to skip a test that needs a Chromium; false if the machine has a Chromium. */
export const skip = executablePath ? false : `no Chromium on this machine: ${NAMES.join(', ')} or CHROMIUM_PATH`;
