/** What the operations of the context settings are about. */
import { subject } from '../kernel/subject.ts';

export const shopSettingsSubject = subject({ name: 'shop_settings' });
