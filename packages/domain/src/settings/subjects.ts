/** Subjects of the operations of settings. */
import { subject } from '../kernel/subject.ts';

export const shopSettingsSubject = subject({ name: 'shop_settings' });
