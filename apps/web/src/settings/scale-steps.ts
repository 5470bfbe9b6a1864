/** The steps of the shop's scales, for proposed amounts. */
import { DEFAULT_SCALE_STEPS, type ScaleSteps } from '@cleaver/domain/settings';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useAnswer } from '../shell/data/query.ts';

/** Returns the steps of the settings. Returns the default until they are loaded, and without a network. */
export const useScaleSteps = (): ScaleSteps => useAnswer(getSettings, {}).data?.scaleSteps ?? DEFAULT_SCALE_STEPS;
