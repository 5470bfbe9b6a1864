/**
 * Settings that the shop changes itself, for example its identity on documents and its tolerances. The store has at
 * most one record.
 */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { type Given, merge } from '../../kernel/contract/edit.ts';
import type { PaperLanguage } from '../../kernel/contract/paper.ts';
import type { Reader, UnitOfWork } from '../../kernel/execution/unit-of-work.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { Decimal } from '../../kernel/values/decimal.ts';
import { DEFAULT_VAT_RATES, type VatRate } from '../../masterdata/index.ts';
import { type DatevSettings, DEFAULT_INVOICING, type InvoicingSettings } from '../invoicing/invoicing-settings.ts';
import { shopSettingsSubject } from '../subjects.ts';
import type { LabelSize } from './label-size.ts';
import { DEFAULT_SCALE_STEPS, type ScaleSteps } from './scale-steps.ts';

/** The shop as a food business operator, printed on the documents that accompany goods. Missing texts are empty. */
export interface Operator {
  readonly name: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  /** Approval of the establishment (Regulation (EC) 853/2004, Article 4), as in the oval mark: `DE BY 12345 EG`. */
  readonly approvalNumber: string;
}

/** The prefixes of the numbers of documents: 1 to 4 capitals or digits. */
export interface NumberPrefixes {
  readonly order: string;
  readonly delivery: string;
  readonly receipt: string;
  readonly batch: string;
  readonly count: string;
  readonly recall: string;
}

/**
 * The rules for receiving goods of a supplier without a valid certificate. WARN: the service receives them with a
 * warning. REFUSE: it refuses them.
 */
export const CERTIFICATE_RULES = ['WARN', 'REFUSE'] as const;
export type CertificateRule = (typeof CERTIFICATE_RULES)[number];

export interface ShopSettingsState {
  readonly id: string;
  readonly operator: Operator;
  readonly supplierCertificates: CertificateRule;
  /** Maximum difference in percent between the weight before and after cutting: a decimal text from 0 to 10. */
  readonly cuttingTolerancePercent: string;
  /**
   * Barcode patterns of the shop's scales (`weight-pattern.ts`). The first match applies, because settings that earlier
   * versions stored may have two patterns for one barcode.
   */
  readonly weightPatterns: readonly string[];
  /** VAT rates of each class with the days from which they apply. */
  readonly vatRates: readonly VatRate[];
  /** Maximum difference in percent between delivered and ordered weight: a decimal text from 0 to 50. */
  readonly deliveryTolerancePercent: string;
  /** Closed weekdays by ISO 8601: 1 is Monday, 7 is Sunday. */
  readonly closedWeekdays: readonly number[];
  readonly closedDays: readonly ClosedDay[];
  /** The steps of the shop's scales, to which proposed amounts are rounded. */
  readonly scaleSteps: ScaleSteps;
  /** The language of papers. */
  readonly language: PaperLanguage;
  /** The logo on papers as a data URI (`paper/logo.ts`). Null: none. */
  readonly logo: string | null;
  /** The prefixes of the numbers that are given from now on. */
  readonly numberPrefixes: NumberPrefixes;
  readonly invoicing: InvoicingSettings;
  /** Null: the shop exports no posting batches. */
  readonly datev: DatevSettings | null;
  /** Months after which readings of sensors within limits are deleted: 13 to 120. */
  readonly sensorRetentionMonths: number;
  /** The sizes of the shop's label printers, besides `LABEL_SIZES`. */
  readonly labelSizes: readonly LabelSize[];
}

export interface ClosedDay {
  readonly date: CalendarDate;
  readonly note: string;
}

/**
 * Settings in an update. Undefined members change nothing. The same applies to the members of `operator`,
 * `numberPrefixes` and `invoicing`.
 */
export interface GivenSettings
  extends Given<
    Pick<
      ShopSettingsState,
      | 'supplierCertificates'
      | 'weightPatterns'
      | 'vatRates'
      | 'closedWeekdays'
      | 'closedDays'
      | 'scaleSteps'
      | 'language'
      | 'logo'
      | 'datev'
      | 'sensorRetentionMonths'
      | 'labelSizes'
    >
  > {
  readonly operator: Given<Operator> | undefined;
  readonly numberPrefixes: Given<NumberPrefixes> | undefined;
  readonly invoicing: Given<InvoicingSettings> | undefined;
  readonly cuttingTolerancePercent: Decimal | undefined;
  readonly deliveryTolerancePercent: Decimal | undefined;
}

/** The id of the only record. */
const ID = 'shop';

const DEFAULTS: ShopSettingsState = {
  id: ID,
  operator: {
    name: '',
    street: '',
    houseNumber: '',
    postalCode: '',
    city: '',
    country: '',
    phone: '',
    email: '',
    approvalNumber: '',
  },
  supplierCertificates: 'WARN',
  cuttingTolerancePercent: '1',
  weightPatterns: ['28PPPPPWWWWWC'],
  vatRates: DEFAULT_VAT_RATES,
  deliveryTolerancePercent: '10',
  closedWeekdays: [7],
  closedDays: [],
  scaleSteps: DEFAULT_SCALE_STEPS,
  language: 'de',
  logo: null,
  numberPrefixes: { order: 'O', delivery: 'D', receipt: 'G', batch: 'P', count: 'I', recall: 'R' },
  invoicing: DEFAULT_INVOICING,
  datev: null,
  sensorRetentionMonths: 24,
  labelSizes: [],
};

export class ShopSettings implements Aggregate<ShopSettingsState> {
  #state: ShopSettingsState;

  private constructor(state: ShopSettingsState) {
    this.#state = state;
  }

  /** Returns the settings of a new shop. */
  static defaults(): ShopSettings {
    return new ShopSettings(DEFAULTS);
  }

  /** Rebuilds stored settings, without checks. For adapters only. */
  static restore(state: ShopSettingsState): ShopSettings {
    return new ShopSettings(state);
  }

  get state(): ShopSettingsState {
    return this.#state;
  }

  update(given: GivenSettings): void {
    const { operator, supplierCertificates, cuttingTolerancePercent, weightPatterns } = this.#state;
    const { vatRates, deliveryTolerancePercent, closedWeekdays, closedDays, scaleSteps } = this.#state;
    const { language, logo, numberPrefixes, invoicing, datev, sensorRetentionMonths, labelSizes } = this.#state;
    this.#state = {
      id: ID,
      operator: given.operator ? merge(operator, given.operator) : operator,
      supplierCertificates: given.supplierCertificates ?? supplierCertificates,
      cuttingTolerancePercent: given.cuttingTolerancePercent?.toText() ?? cuttingTolerancePercent,
      weightPatterns: given.weightPatterns ?? weightPatterns,
      vatRates: given.vatRates ?? vatRates,
      deliveryTolerancePercent: given.deliveryTolerancePercent?.toText() ?? deliveryTolerancePercent,
      closedWeekdays: given.closedWeekdays ?? closedWeekdays,
      closedDays: given.closedDays ?? closedDays,
      scaleSteps: given.scaleSteps ?? scaleSteps,
      language: given.language ?? language,
      logo: given.logo === undefined ? logo : given.logo,
      numberPrefixes: given.numberPrefixes ? merge(numberPrefixes, given.numberPrefixes) : numberPrefixes,
      invoicing: given.invoicing ? merge(invoicing, given.invoicing) : invoicing,
      datev: given.datev === undefined ? datev : given.datev,
      sensorRetentionMonths: given.sensorRetentionMonths ?? sensorRetentionMonths,
      labelSizes: given.labelSizes ?? labelSizes,
    };
  }

  /**
   * Resets the data that identifies the shop to the defaults: the operator, and the settings of invoicing and DATEV. An
   * invented IBAN must not be printed on real invoices.
   */
  withoutIdentity(): void {
    const { operator, invoicing, datev } = DEFAULTS;
    this.#state = { ...this.#state, operator, invoicing, datev };
  }
}

export const ShopSettingsKind = aggregateKind<ShopSettingsState, ShopSettings>({
  ...shopSettingsSubject,
  restore: ShopSettings.restore,
});

/**
 * Returns the current settings without a lock, for operations that do not change them. Returns the defaults if the
 * store has no record.
 */
export async function settingsIn(unit: UnitOfWork): Promise<ShopSettingsState> {
  const [stored] = await unit.of(ShopSettingsKind).peekWhere({});
  return stored ?? DEFAULTS;
}

/** Returns the current settings outside of a unit of work. Returns the defaults if the store has no record. */
export const settingsFrom = async (reader: Reader): Promise<ShopSettingsState> =>
  (await reader.find(ShopSettingsKind, ID)) ?? DEFAULTS;

/** Returns the settings to change. Creates the record with the defaults if the store has none. */
export async function changeableSettings(unit: UnitOfWork): Promise<ShopSettings> {
  const repository = unit.of(ShopSettingsKind);
  const stored = await repository.find(ID);
  if (stored) return stored;
  const settings = ShopSettings.defaults();
  repository.add(settings);
  return settings;
}
