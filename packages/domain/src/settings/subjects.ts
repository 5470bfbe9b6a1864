/** The subjects of the operations of the context `settings`. */
import { subject } from '../kernel/contract/subject.ts';

export const shopSettingsSubject = subject({ name: 'shop_settings' });
