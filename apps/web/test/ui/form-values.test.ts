import { updateStorageLocation } from '@cleaver/domain/inventory/contracts';
import { form, int32, money } from '@cleaver/domain/kernel';
import { createArticle, setFrameContract, updateArticle, updateSupplier } from '@cleaver/domain/masterdata';
import { planBatch } from '@cleaver/domain/production';
import { contactCustomer } from '@cleaver/domain/quality';
import { DEFAULT_INVOICING, updateSettings } from '@cleaver/domain/settings';
import { test } from 'tap';
import {
  amountFaults,
  differences,
  emptyValue,
  isEmpty,
  toRaw,
  toValue,
  type Values,
  withEmptied,
} from '../../src/ui/form/form-values.ts';

test('amountFaults reports unclear numbers, with their unit, and texts that are not numbers, by field', (t) => {
  const plan = {
    ...(emptyValue(planBatch.input.schema) as object),
    plannedQuantity: '1,500',
    plannedQuantityUnit: 'KG',
  };
  const faults = amountFaults(planBatch.input.schema, plan);
  t.equal(String(faults.get('plannedQuantity')), '1,500 kg: 1500 kg or 1.5 kg? Type 1500 or 1.5.');
  t.not(toRaw(planBatch.input.schema, plan), { plannedQuantity: '1500' });
  const contract = {
    lineItems: [{ agreedPrice: '9.5', agreedQuantity: '2,000', unit: 'PIECE' }, { agreedPrice: '9 €' }],
  };
  t.same(
    [...amountFaults(setFrameContract.input.schema, contract)].map(([path, fault]) => [path, String(fault)]),
    [
      ['lineItems[0].agreedQuantity', '2,000 pcs: 2000 pcs or 2 pcs? Type 2000 or 2.'],
      ['lineItems[1].agreedPrice', 'must be a number, like 10.5'],
    ],
  );
  t.end();
});

test('toRaw sends quantities as texts and prices as numbers, without rounding', (t) => {
  const batch = { ...(emptyValue(planBatch.input.schema) as object), plannedQuantity: '0,100000', recipeId: 'r' };
  t.match(toRaw(planBatch.input.schema, batch), { plannedQuantity: '0.100000', recipeId: 'r' });
  const article = { ...(emptyValue(createArticle.input.schema) as object), price: '1234567890,1234' };
  t.match(toRaw(createArticle.input.schema, article), { price: 1234567890.1234 });
  const wrong = { ...(emptyValue(createArticle.input.schema) as object), price: '12 €' };
  t.match(toRaw(createArticle.input.schema, wrong), { price: '12 €' }, 'the form says what is wrong with it');
  t.end();
});

test('amountFaults proposes only the whole number for an unclear text in a field for whole numbers', (t) => {
  const { schema } = form({ days: int32(), price: money() });
  const faults = amountFaults(schema, { days: '1,500', price: '1,500' });
  t.equal(String(faults.get('days')), '1,500: only whole numbers are possible here. Type 1500.');
  t.match(String(faults.get('price')), /Type 1500 or 1.5/);
  t.same([...amountFaults(schema, { days: 'abc' })], [], 'the check of the form refuses it');
  t.end();
});

test('toRaw leaves out empty fields', (t) => {
  t.same(toRaw(createArticle.input.schema, emptyValue(createArticle.input.schema)), { frozen: false });
  t.ok(isEmpty(emptyValue(createArticle.input.schema)));
  t.end();
});

test('toRaw sends null for a field that was emptied, if null clears the member', (t) => {
  const { schema } = updateArticle.input;
  const of = (productKind: string) => toRaw(schema, { ...(emptyValue(schema) as object), productKind }, true);
  t.match(of('MEAT'), { productKind: 'MEAT' });
  t.match(of(''), { productKind: null });
  t.same(differences(of('MEAT') as object as never, of('') as object as never), { productKind: null });
  t.end();
});

test('toRaw leaves out an empty optional group, and sends a partly filled one, so that it is checked', (t) => {
  const { schema } = contactCustomer.input;
  const told = { ...(emptyValue(schema) as object), customerId: 'c', channel: 'PHONE', outcome: 'REACHED' };
  t.same(toRaw(schema, told), { customerId: 'c', channel: 'PHONE', outcome: 'REACHED' });
  const half = { ...told, recovered: { quantityAmount: '2,5', quantityUnit: '' } };
  t.match(toRaw(schema, half), { recovered: { quantityAmount: '2.5' } });
  t.end();
});

test('a change sends only changed members, and an emptied text as an empty one', (t) => {
  const { schema } = updateSupplier.input;
  const before = toValue(schema, { name: 'Huber', email: 'a@b.de', city: 'Ansbach', paymentDueDays: 14 }, ',');
  const after = { ...(before as object), email: '', name: 'Huber KG' };
  const sent = differences(
    toRaw(schema, before, true) as Record<string, unknown>,
    toRaw(schema, after, true) as Record<string, unknown>,
  );
  t.same(sent, { name: 'Huber KG', email: '' });
  t.end();
});

test('an emptied value that cannot be empty is in the change as an empty text, also in an object', (t) => {
  const { schema } = updateSettings.input;
  const stored = { language: 'de', invoicing: { ...DEFAULT_INVOICING, iban: 'DE89' } };
  const before = toValue(schema, stored, ',') as Values;
  const invoicing = { ...(before['invoicing'] as Values), prefix: '', dueDays: ' ', iban: '' };
  const after = { ...before, language: '', invoicing };
  const sent = withEmptied(toRaw(schema, after, true) as Record<string, unknown>, before, after);
  t.match(sent, { language: '', invoicing: { prefix: '', dueDays: '', iban: '', note: '' } });
  t.end();
});

test('toValue and toRaw convert lists of objects in both directions', (t) => {
  const { schema } = setFrameContract.input;
  const contract = {
    rhythm: 'WEEKLY',
    lineItems: [{ articleId: 'a', agreedPrice: 9.5, agreedQuantity: null, unit: 'KG' }],
  };
  const value = toValue(schema, contract, ',') as { lineItems: readonly { agreedPrice: string }[] };
  t.equal(value.lineItems[0]?.agreedPrice, '9,5');
  t.same(toRaw(schema, value as never), {
    rhythm: 'WEEKLY',
    lineItems: [{ articleId: 'a', agreedPrice: 9.5, unit: 'KG' }],
  });
  t.end();
});

test('a temperature that may be removed has the decimal point of the language, as other temperatures do', (t) => {
  const { schema } = updateStorageLocation.input;
  const shown = toValue(schema, { name: 'Kühlraum 1', minTemperature: '-1.5', maxTemperature: '4' }, ',') as object;
  t.match(shown, { minTemperature: '-1,5', maxTemperature: '4' });
  const typed = { ...shown, minTemperature: '-2,5', maxTemperature: '' };
  t.match(toRaw(schema, typed, true), { minTemperature: '-2.5', maxTemperature: '' });
  t.notOk(Object.hasOwn(toRaw(schema, typed) as object, 'maxTemperature'));
  t.match(String(amountFaults(schema, { ...shown, minTemperature: 'kalt' }).get('minTemperature')), /must be a number/);
  t.end();
});
