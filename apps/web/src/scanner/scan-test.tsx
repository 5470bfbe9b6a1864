/** Shows the keys of a scanner one by one, and the resulting code, so that a wrong scanner setting is visible. */
import { say } from '@cleaver/domain/kernel';
import { useId, useState } from 'preact/hooks';
import { useStore } from '../shell/data/store.ts';
import { t } from '../shell/language/language.ts';
import { Button } from '../ui/control/button.tsx';
import { ChoiceGroup } from '../ui/control/choice-group.tsx';
import { Badge, Notice } from '../ui/dialog/notice.tsx';
import { Columns, Facts, Nothing, Page, Section } from '../ui/page/page.tsx';
import { shownElements } from './elements.ts';
import { LAYOUTS, type Layout } from './keyboards.ts';
import { last } from './reader.ts';
import { type ScanRead, useScan } from './scan.tsx';
import styles from './scan-test.module.css';
import { chooseLayout, chooseSeparator, scannerLayout, scannerSeparator } from './scanner-settings.ts';
import { badTone, goodTone } from './tones.ts';
import { GS, type Stroke } from './wedge.ts';

const visible = (text: string): string => text.replaceAll(GS, '␝');

function keyText({ key, ctrl, alt, altGraph }: Stroke): string {
  const held = altGraph ? 'AltGr+' : `${ctrl ? 'Ctrl+' : ''}${alt ? 'Alt+' : ''}`;
  return `${held}${key === ' ' ? '␣' : visible(key)}`;
}

export default function ScanTest() {
  const raw = useStore(last);
  const [read, setRead] = useState<ScanRead>();
  const [layout, setLayout] = useState<Layout>(scannerLayout());
  const [separator, setSeparator] = useState(scannerSeparator());
  const id = useId();
  useScan(
    (found) => {
      setRead(found);
      setLayout(scannerLayout());
      const [problem] = found.problems;
      return problem ? { bad: problem.message } : { good: t`OK` };
    },
    { all: true },
  );
  const layoutNames: Readonly<Record<Layout, string>> = {
    computer: t`As this device`,
    us: t`American`,
    de: t`German`,
  };
  return (
    <Page title={say`Try the scanner`}>
      <Notice>{t`Scan something. It is shown here and changes nothing.`}</Notice>
      <Columns>
        <Section title={t`Result of the scan`}>
          {read ? (
            <>
              <p>
                <Badge tone={read.problems.length > 0 ? 'bad' : read.kind === 'UNKNOWN' ? 'warn' : 'good'}>
                  {kindText(read)}
                </Badge>{' '}
                <code>{visible(read.text)}</code>
              </p>
              {read.problems.map(({ message }) => (
                <Notice key={message} tone="bad">
                  {message}
                </Notice>
              ))}
              {read.isAway && <p>{t`The service does not respond: matching goods and articles are not shown.`}</p>}
              <Facts
                of={[
                  ...shownElements(read.elements),
                  read.article && ([t`Article`, read.article.name] as const),
                  read.lots.length > 0 &&
                    ([t`Lots`, read.lots.map((lot) => lot.lotNumber ?? lot.id).join(', ')] as const),
                ]}
              />
            </>
          ) : (
            <Nothing text={t`Nothing has been scanned yet.`} />
          )}
        </Section>
        <Section title={t`What the scanner sent`}>
          {raw ? (
            <>
              <p>{raw.isFast ? t`Typed as fast as a scanner` : t`Typed as slowly as a person`}</p>
              <ul class={styles['keys']}>
                {raw.strokes.map((stroke, at) => (
                  <li key={`${at} ${stroke.at}`}>
                    <kbd>{keyText(stroke)}</kbd>
                    <small>{stroke.code}</small>
                  </li>
                ))}
              </ul>
              {raw.texts.length > 1 && (
                <Facts
                  of={raw.texts.map((one) => [layoutNames[one.layout], <code key="text">{visible(one.text)}</code>])}
                />
              )}
            </>
          ) : (
            <Nothing text={t`Each key is shown here as it arrives.`} />
          )}
        </Section>
        <Section title={t`This device`}>
          <h3>{t`Keyboard layout of the scanner`}</h3>
          <ChoiceGroup label={t`Keyboard layout of the scanner`}>
            {LAYOUTS.map((one) => (
              <Button
                key={one}
                isPressed={one === layout}
                act={() => {
                  chooseLayout(one);
                  setLayout(one);
                }}
              >
                {layoutNames[one]}
              </Button>
            ))}
          </ChoiceGroup>
          <div>
            <label for={id}>{t`Character that the scanner sends instead of FNC1, if any`}</label>
            <input
              id={id}
              type="text"
              maxLength={1}
              autoComplete="off"
              data-scan="typed"
              value={separator}
              onInput={(event) => {
                setSeparator(event.currentTarget.value);
                chooseSeparator(event.currentTarget.value);
              }}
            />
          </div>
          <div class={styles['tones']}>
            <Button act={goodTone}>{t`Success tone`}</Button>
            <Button act={badTone}>{t`Error tone`}</Button>
          </div>
        </Section>
      </Columns>
    </Page>
  );
}

function kindText({ kind }: ScanRead): string {
  const texts: Readonly<Record<ScanRead['kind'], string>> = {
    GS1: t`GS1 code`,
    EAN13_WEIGHT: t`Label of the shop's scales`,
    GTIN: t`GTIN`,
    PLU: t`PLU`,
    LOT_NUMBER: t`Lot number`,
    UNKNOWN: t`Not found`,
  };
  return texts[kind];
}
