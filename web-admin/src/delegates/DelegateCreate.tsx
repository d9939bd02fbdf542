import '../messages/event/delegates';
import { required, useTranslate } from 'ra-core';
import { SelectInput } from 'react-admin';
import { useChosenEvent } from '../api/chosenEvent';
import { openEvents, useEvents } from '../api/events';
import { formatDate } from '../format/dates';
import { Create } from '../kit/form/Create';
import { SimpleForm } from '../kit/form/SimpleForm';
import { Panel } from '../layout/Panel';
import { DelegateInputs } from './DelegateInputs';
import { PriceInput } from './payment/Price';

/** Asks for which event, where there are several; it begins with the chosen event, else with the next one. */
function EventInput() {
  const { data: events = [] } = useEvents();
  const open = openEvents(events);
  const [chosen] = useChosenEvent();
  if (open.length < 2) return null;
  return (
    <SelectInput
      source="event"
      label="delegates.event"
      choices={open.map(({ slug, name, starts_at }) => ({
        id: slug,
        name: `${name}, ${formatDate(starts_at)}`,
      }))}
      defaultValue={(open.find(({ id }) => id === chosen) ?? open[0])?.slug}
      validate={required('ra.validation.required')}
      translateChoice={false}
      fullWidth
    />
  );
}

/** Registers people who come to the office; their proof is added on the delegate's page. */
export function DelegateCreate() {
  const translate = useTranslate();
  return (
    <Create title={translate('delegates.create')} saved={() => ['delegates.registered']} redirect="edit" wide>
      <Panel title={translate('delegates.details')}>
        <SimpleForm saveLabel="delegates.register">
          <EventInput />
          <PriceInput />
          <DelegateInputs />
        </SimpleForm>
      </Panel>
    </Create>
  );
}
