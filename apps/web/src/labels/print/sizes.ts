/** The sizes of labels to choose from, and the one that this device used last. */
import { LABEL_SIZES, type LabelSize } from '@cleaver/domain/settings/contracts';
import { device } from '../../shell/session/device.ts';

const LAST = 'label size';

/** Returns the sizes that every shop has, and those of the settings. */
export const sizesWith = (own: readonly LabelSize[]): readonly LabelSize[] => [...LABEL_SIZES, ...own];

/** Returns the width and height of a size: "100 × 60 mm". */
export const measuresOf = ({ widthMm, heightMm }: LabelSize): string => `${widthMm} × ${heightMm} mm`;

const lastSize = (): string => device.read(LAST) ?? 'M';

export const rememberSize = (name: string): void => device.write(LAST, name);

/** Returns the name of the size that is chosen first: the last one, unless the settings no longer have it. */
export const firstSize = (sizes: readonly LabelSize[], last = lastSize()): string =>
  sizes.some(({ name }) => name === last) ? last : 'M';
