import { Users } from '@cleaver/domain/identity';
import { type AnyKind, ConcurrentChange, inUse, Refusal, say, Unavailable, unknownId } from '@cleaver/domain/kernel';
import { ProductCategories } from '@cleaver/domain/masterdata';
import { test } from 'tap';
import { constraintsOf, translate } from '../src/engine/failures.ts';
import { foreignKeyName, uniqueName } from '../src/engine/names.ts';
import { tables } from '../src/tables.ts';

const constraints = constraintsOf(tables);

const failure = (more: object, message = 'said so') => Object.assign(new Error(message), more);

test('translate maps a violated constraint to the refusal of the core, and a duplicate id to ConcurrentChange', (t) => {
  const told = (constraint: string, code: string, removes?: typeof ProductCategories) =>
    (translate(failure({ code, constraint }), constraints, (kind) => kind === removes) as Refusal).code;
  for (const rule of Users.unique) t.equal(told(`app_user_${rule.members[0]}_unique`, '23505'), rule.refuse.code);
  t.equal(told('recipe_name_version_unique', '23505'), 'RECIPE_ALREADY_EXISTS');
  t.equal(told('article_category_id_fkey', '23503'), 'PRODUCT_CATEGORY_NOT_FOUND');
  t.equal(told('article_category_id_fkey', '23503', ProductCategories), 'PRODUCT_CATEGORY_IN_USE');
  t.equal(told('recipe_ingredient_article_id_fkey', '23503'), 'ARTICLE_NOT_FOUND');
  t.type(translate(failure({ code: '23505', constraint: 'app_user_pkey' }), constraints), ConcurrentChange);
  t.end();
});

test('each unique rule and each reference of a kind is refused with its own code', (t) => {
  const codeOf = (code: string, constraint: string, removed: AnyKind | undefined = undefined) =>
    (translate(failure({ code, constraint }), constraints, (kind) => kind === removed) as Refusal).code;
  let references = 0;
  for (const { kind, record, children } of tables) {
    const { tableName } = record.meta;
    for (const { members, refuse } of kind.unique) {
      const constraint = uniqueName(tableName, members);
      t.equal(codeOf('23505', constraint), refuse().code, constraint);
    }
    const all = [kind, ...children].flatMap((of) =>
      of.references.map(({ member, to }) => ({
        constraint: foreignKeyName('record' in of ? of.record.meta.tableName : tableName, member),
        to: to(),
      })),
    );
    for (const { constraint, to } of all) {
      references++;
      t.equal(codeOf('23503', constraint), unknownId(to).code, constraint);
      t.equal(codeOf('23503', constraint, to), inUse(to).code, constraint);
    }
  }
  t.ok(references > 0);
  t.end();
});

test('translate distinguishes concurrent changes, an unavailable database and defects', (t) => {
  for (const code of ['40001', '40P01']) t.type(translate(failure({ code }), constraints), ConcurrentChange, code);
  for (const code of ['08006', '08P01', '53300', '53100', '57P01', '57014', '55P03', '25P03', '25006', '58030']) {
    t.type(translate(failure({ code }), constraints), Unavailable, code);
  }
  for (const code of ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']) {
    t.type(translate(failure({ code }), constraints), Unavailable, code);
  }
  for (const message of [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'PGlite is closed',
  ]) {
    t.type(translate(failure({}, message), constraints), Unavailable, message);
  }
  const refusal = new Refusal('conflict', 'EPIPE', say`a refusal of the work itself`);
  for (const defect of [
    failure({ code: '42601' }),
    failure({ code: '23505', constraint: 'something_else' }),
    failure({ code: '23514' }),
    new TypeError('x is not a function'),
    refusal,
    'no error',
  ]) {
    t.equal(translate(defect, constraints), defect);
  }
  t.end();
});
