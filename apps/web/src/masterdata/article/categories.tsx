import { type AnswerOf, say } from '@cleaver/domain/kernel';
import {
  createProductCategory,
  deleteProductCategory,
  listProductCategories,
  updateProductCategory,
} from '@cleaver/domain/masterdata/contracts';
import { call } from '../../shell/data/api.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { Action, FormAction } from '../../ui/form/action.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { wordText } from '../../ui/text/words.ts';
import { CATEGORY_OPTIONS, NEW_CATEGORY } from './category-form.ts';

type Category = AnswerOf<typeof createProductCategory>;

export default function Categories() {
  return (
    <Page
      title={say`Categories`}
      actions={
        <FormAction
          operation={createProductCategory}
          title={say`New category`}
          label={say`Save`}
          button="primary"
          icon="plus"
          {...NEW_CATEGORY}
          done={say`Saved`}
        />
      }
    >
      <List
        of={listProductCategories}
        name="categories"
        file="categories"
        to={({ id }) => `/articles?categoryId=${id}`}
        columns={[
          { field: 'name', show: ({ name }) => name, isSortable: true },
          { field: 'description', show: ({ description }) => description },
          { field: 'vatClass', show: ({ vatClass }) => (vatClass ? wordText(vatClass) : '') },
          ...(may('MASTERDATA_WRITE')
            ? [
                {
                  field: 'action',
                  text: () => '',
                  show: (one: Category) => (
                    <>
                      <FormAction
                        operation={updateProductCategory}
                        title={say`Edit`}
                        isChange
                        fixed={{ id: one.id }}
                        initial={{ name: one.name, description: one.description, vatClass: one.vatClass }}
                        options={CATEGORY_OPTIONS}
                        done={say`Saved`}
                      />{' '}
                      <Action
                        label={t`Delete ${one.name}`}
                        icon="close"
                        look="plain"
                        isSmall
                        send={() => call(deleteProductCategory, { id: one.id })}
                        done={say`Deleted`}
                        undo={() =>
                          call(createProductCategory, {
                            name: one.name,
                            ...(one.description !== '' && { description: one.description }),
                            ...(one.vatClass && { vatClass: one.vatClass }),
                          })
                        }
                      />
                    </>
                  ),
                },
              ]
            : []),
        ]}
        empty={{ text: say`No category yet. Categories group articles: sausage, ham, cuts.` }}
      />
    </Page>
  );
}
