/** The patterns of the scales' barcodes in words, and a field to try a barcode. */
import { readCode } from '@cleaver/domain/inventory';
import { type AnswerOf, Decimal, dateOf, type Message, say } from '@cleaver/domain/kernel';
import { listPricePerKg } from '@cleaver/domain/masterdata';
import { updateSettings } from '@cleaver/domain/settings/contracts';
import { useId, useState } from 'preact/hooks';
import { deliverText, type ScanRead } from '../scanner/reader.ts';
import { useScan } from '../scanner/scan.tsx';
import { call } from '../shell/data/api.ts';
import { shownMoney, shownPrice, shownQuantity } from '../shell/language/format.ts';
import { shown, t } from '../shell/language/language.ts';
import { may, me } from '../shell/session/session.ts';
import { Button } from '../ui/control/button.tsx';
import { Notice } from '../ui/dialog/notice.tsx';
import { FormAction } from '../ui/form/action.tsx';
import { Facts, Nothing, Section } from '../ui/page/page.tsx';
import styles from './scale-labels.module.css';

type Settings = AnswerOf<typeof updateSettings>;

export function ScaleLabels({ settings: { weightPatterns } }: { readonly settings: Settings }) {
  return (
    <Section
      title={t`Labels of the scales`}
      actions={
        <FormAction
          operation={{ ...updateSettings, name: `${updateSettings.name} scales` }}
          title={say`Edit`}
          label={say`Save`}
          size="wide"
          isChange
          intro={<Letters />}
          initial={{ weightPatterns }}
          groups={[{ fields: ['weightPatterns'] }]}
          send={(body) => call(updateSettings, body)}
          done={say`Saved`}
        />
      }
    >
      {weightPatterns.length === 0 ? (
        <Nothing text={t`None: labels of scales are not read.`} />
      ) : (
        <ul class={styles['patterns']}>
          {weightPatterns.map((pattern) => (
            <li key={pattern}>
              <code>{pattern}</code>
              <small>{wordsOf(pattern)}</small>
            </li>
          ))}
        </ul>
      )}
      {may(['STOCK_READ', 'MASTERDATA_READ']) && <Try patterns={weightPatterns} />}
    </Section>
  );
}

/** Explains the letters of a pattern. */
function Letters() {
  const letters: readonly (readonly [string, string])[] = [
    ['0–9', t`as on every label of the scale: at least two, only at the beginning`],
    ['P', t`digits of the PLU, the number of the article at the scale`],
    ['W', t`digits of the weight, in grams; with @10g or @100g at the end in 10 g or 100 g`],
    ['E', t`digits of the price in cents, instead of the weight. Price ÷ today's list price per kg is the weight.`],
    ['V', t`a digit that is not read, for example the scale's own check of the price`],
    ['C', t`the check digit, always the last of the 13`],
  ];
  return (
    <dl class={styles['letters']}>
      {letters.map(([letter, meaning]) => (
        <div key={letter}>
          <dt>
            <code>{letter}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the meaning of a pattern in words: starts with 28 · PLU with 5 digits · weight with 5 digits, in g. */
function wordsOf(pattern: string): string {
  const [, begin = '', letters = ''] = /^(\d+)(\D+)/.exec(pattern) ?? [];
  const unit = pattern.split('@')[1]?.replace('g', ' g') ?? 'g';
  const names: Readonly<Record<string, (digits: number) => Message>> = {
    P: (digits) => say`PLU with ${digits} digits`,
    W: (digits) => say`weight with ${digits} digits, in ${unit}`,
    E: (digits) => say`price with ${digits} digits, in cents`,
  };
  const parts = [...new Set(letters)].flatMap((letter) => {
    const name = names[letter];
    return name ? [shown(name(letters.split(letter).length - 1))] : [];
  });
  return [t`begins with ${begin}`, ...parts].join(' · ');
}

/** A field for a barcode, scanned or typed. Shows in words what the service reads. */
function Try({ patterns }: { readonly patterns: readonly string[] }) {
  const id = useId();
  const [text, setText] = useState('');
  const [read, setRead] = useState<ScanRead>();
  useScan(
    (found) => {
      setRead(found);
      setText('');
      return found.kind === 'EAN13_WEIGHT' && found.problems.length === 0
        ? { good: t`OK` }
        : { warn: say`${found.text} was not read as a label of the scales.` };
    },
    { all: true },
  );
  return (
    <form
      class={styles['try']}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') deliverText(text.trim());
      }}
    >
      <label for={id}>{t`Try a label: scan it or type its digits`}</label>
      <div class={styles['line']}>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">{t`Read`}</Button>
      </div>
      <div role="status">{read && <Tried read={read} patterns={patterns} />}</div>
    </form>
  );
}

function Tried({ read, patterns }: { readonly read: ScanRead; readonly patterns: readonly string[] }) {
  const { kind, problems, elements, article, text } = read;
  const { label } = readCode(text, dateOf(me.get()?.today ?? '1970-01-01'), patterns);
  const [problem] = problems;
  if (kind !== 'EAN13_WEIGHT') {
    return <Notice tone="warn">{t`No pattern fits ${text}: it is not read as a label of the scales.`}</Notice>;
  }
  const cents = label?.cents ?? null;
  const perKg = article ? listPricePerKg(article.salesUnits) : undefined;
  return (
    <>
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      <Facts
        of={[
          [t`Barcode`, <code key="text">{text}</code>],
          label && [t`Pattern`, <code key="pattern">{label.pattern}</code>],
          elements.plu !== null && [t`PLU`, elements.plu],
          elements.plu !== null && [t`Article`, article?.name ?? t`No article has this PLU.`],
          cents !== null && [t`Price on the label`, shownMoney(Decimal.of(cents).dividedBy(Decimal.HUNDRED).toText())],
          cents !== null && perKg !== undefined && [t`List price per kg today`, shownPrice(perKg.toText(), 'KG')],
          elements.netWeightKg !== null && [t`Weight`, shownQuantity(elements.netWeightKg, 'KG')],
        ]}
      />
    </>
  );
}
