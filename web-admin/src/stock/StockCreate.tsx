import '../messages/sales/stock';
import { required, useTranslate } from 'ra-core';
import { FormDataConsumer, SelectInput } from 'react-admin';
import { Create } from '../kit/form/Create';
import { SimpleForm } from '../kit/form/SimpleForm';
import { Panel } from '../layout/Panel';
import { NumberInputs } from './NumberInputs';
import { useProjects } from './projects';

const isRequired = [required()];

/** Begins to count a home of the site. */
export function StockCreate() {
  const translate = useTranslate();
  const { projects } = useProjects();
  const withHomes = projects.filter(({ homes }) => homes.length > 0);
  const uncounted = (slug: string | undefined) =>
    (withHomes.find((each) => each.slug === slug)?.homes ?? []).filter(({ units }) => units === null);
  return (
    <Create
      title={translate('stock.create')}
      saved={() => ['stock.saved']}
      shows={['homes-for-sale']}
      redirect="list"
    >
      <Panel title={translate('stock.numbers')}>
        <SimpleForm saveLabel="stock.create">
          <SelectInput
            source="project"
            choices={withHomes.map(({ slug, name }) => ({ id: slug, name }))}
            validate={isRequired}
          />
          <FormDataConsumer<{ project?: string }>>
            {({ formData }) => (
              <SelectInput
                source="home"
                choices={uncounted(formData.project).map(({ name }) => ({ id: name, name }))}
                validate={isRequired}
                helperText="stock.home_help"
              />
            )}
          </FormDataConsumer>
          <NumberInputs />
        </SimpleForm>
      </Panel>
    </Create>
  );
}
