/** Draws a barcode as an SVG picture, which is sharp at any size on paper. Only screens that print load this file. */
import { drawingSVG, gs1_128, qrcode } from 'bwip-js/generic';
import { useMemo } from 'preact/hooks';
import { t } from '../shell/language/language.ts';
import styles from './label.module.css';

/** The height of the bars in the SVG drawing in mm. The style sheet sets the height on the page and on paper. */
const HEIGHT = 14;

/** Draws element strings in brackets as GS1-128. With `isPlain`, draws any text as a QR code. */
export function Barcode({ text, isPlain = false }: { readonly text: string; readonly isPlain?: boolean }) {
  const address = useMemo(() => {
    const svg = isPlain
      ? qrcode({ bcid: 'qrcode', text, scale: 4, padding: 8 }, drawingSVG())
      : gs1_128({ bcid: 'gs1-128', text, height: HEIGHT, scaleX: 2, paddingwidth: 10 }, drawingSVG());
    // The SVG fills the width of the label, so all bars scale alike.
    return `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', '<svg preserveAspectRatio="none" '))}`;
  }, [text, isPlain]);
  return (
    <figure class={styles['barcode']}>
      <img src={address} alt={t`Barcode ${text}`} data-plain={isPlain ? '' : undefined} />
      {!isPlain && <figcaption>{text}</figcaption>}
    </figure>
  );
}
