/** A text of a label, with its emphasised words in bold. */
import { emphasisParts } from '@cleaver/domain/labels/contracts';

interface EmphasisedTextProps {
  readonly of: { readonly text: string; readonly emphasis: readonly (readonly number[])[] };
}

export const EmphasisedText = ({ of: { text, emphasis } }: EmphasisedTextProps) => (
  <span>
    {emphasisParts(text, emphasis).map((part, at) =>
      part.isEmphasised ? <strong key={at}>{part.text}</strong> : <span key={at}>{part.text}</span>,
    )}
  </span>
);
