/** The sheet of loose goods on paper: the list of § 4 LMIDV, and price signs to cut out. */
import { ALLERGEN_NAMES, type AllergenCode } from '@cleaver/domain/labels/contracts';
import { PaperFrame } from '../../settings/paper.tsx';
import { t } from '../../shell/language/language.ts';
import { Sheet } from '../../ui/page/sheet.tsx';
import styles from './counter.module.css';
import type { Shown } from './filter.ts';

const named = (codes: readonly AllergenCode[]): string => codes.map((code) => ALLERGEN_NAMES[code]).join(', ');

/** Browsers repeat the head of the table on each page. */
export const PaperList = ({ of }: { readonly of: readonly Shown[] }) => (
  <>
    <PaperFrame />
    <Sheet caption={t`Allergens and additives of the loose goods`}>
      <thead>
        <tr>
          <th scope="col">{t`Goods`}</th>
          <th scope="col">{t`Contains`}</th>
          <th scope="col">{t`May contain traces of`}</th>
          <th scope="col">{t`Additives`}</th>
        </tr>
      </thead>
      <tbody>
        {of.map((one) => (
          <tr key={one.articleId} lang="de">
            <th scope="row">{one.name}</th>
            <td>
              <strong>{named(one.allergens)}</strong>
              {!one.isComplete && <span class={styles['incomplete']}>{t`incomplete: please ask us`}</span>}
            </td>
            <td>{named(one.traces)}</td>
            <td>{one.additivesText}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  </>
);

export const PriceSigns = ({ of }: { readonly of: readonly Shown[] }) => (
  <ul class={styles['signs']} data-signs>
    {of.map((one) => (
      <li key={one.articleId} lang="de">
        <h2>{one.name}</h2>
        <p class={styles['price']}>{one.price}</p>
        <p>
          {[one.allergensText, one.additivesText].filter(Boolean).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        {one.origin.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {!one.isComplete && <p class={styles['incomplete']}>{t`incomplete: please ask us`}</p>}
      </li>
    ))}
  </ul>
);
