/** The German of what the pages say. The build adds to every module what it says (`build/for-browsers.ts`). */
import type { Translation } from '@cleaver/domain/kernel';

const sentences: Record<string, string> = {};

/** Adds sentences, by their English patterns. */
export const learn = (more: Readonly<Record<string, string>>): unknown => Object.assign(sentences, more);

export const german: Translation = (pattern) => sentences[pattern];
