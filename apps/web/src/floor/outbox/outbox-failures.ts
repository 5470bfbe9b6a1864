/** The failures of bookings that the outbox treats in a special way. */
import { ApiError } from '../../shell/data/api.ts';
import { t } from '../../shell/language/language.ts';

/** Returns the refusal of a booking in a tab that has not logged in, if the user closed the question for the password. */
export const notConfirmed = (): ApiError => {
  const message = t`Not booked: this tab has not logged in. Try again, and enter your password.`;
  const body = { code: 'SESSION_KEY_REQUIRED', message, status: 403, path: '', timestamp: '', validationErrors: null };
  return new ApiError(body, new Headers());
};

/**
 * Returns whether the failure is temporary, so that the same request may succeed later. A proxy in front of the service
 * reports its failures by any status from 500, and a Wi-Fi that requires a log-in responds with its own page.
 */
export const isPassing = ({ status, code }: ApiError): boolean =>
  [401, 429, 502, 503, 504].includes(status) ||
  code === 'IDEMPOTENCY_KEY_IN_USE' ||
  (code === 'UNEXPECTED_ANSWER' && (status >= 500 || status < 400));
