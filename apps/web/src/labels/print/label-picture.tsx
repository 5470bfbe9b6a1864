/** Draws a label as it will look: its elements in the order of printing, emphasised words in bold. */

import type { AnswerOf } from '@cleaver/domain/kernel';
import type { previewLabel } from '@cleaver/domain/labels/contracts';
import { t } from '../../shell/language/language.ts';
import { EmphasisedText } from '../emphasised-text.tsx';
import styles from './print.module.css';

type Element = AnswerOf<typeof previewLabel>['elements'][number];

interface LabelPictureProps {
  readonly of: readonly Element[];
  /** As printed: "405 g". Undefined: no weight is entered yet. */
  readonly netQuantity: string | undefined;
}

/** The label is in German, whatever the language of the pages is. */
export const LabelPicture = ({ of, netQuantity }: LabelPictureProps) => (
  <figure class={styles['picture']} lang="de">
    <figcaption class="visually-hidden">{t`The label as it will look`}</figcaption>
    {of.map((element, index) => (
      <p key={index} data-kind={element.kind}>
        <EmphasisedText of={element} />
      </p>
    ))}
    {netQuantity !== undefined && <p data-kind="NET_QUANTITY">{netQuantity}</p>}
  </figure>
);
