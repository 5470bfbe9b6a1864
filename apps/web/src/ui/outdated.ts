/** The refusal of a change because another user saved the record after this page read it. */
import { ApiError, messageOf } from '../shell/api.ts';
import { t } from '../shell/language.ts';

export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';

/** Returns the text of a failed change for a form that keeps its input. */
export const refusalText = (error: unknown): string =>
  isOutdated(error)
    ? t`Another user has saved this meanwhile. Your input is still here. Save again to replace the saved version.`
    : messageOf(error);
