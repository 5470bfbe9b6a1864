/** Control points as responses show them. */
import { lastVersion } from '../check/check.ts';
import type { ControlPointState } from './control-point.ts';

/** Returns the point with its limits, schedule and sensor of now. */
export const pointView = (state: ControlPointState) => ({ ...lastVersion(state), ...state });
