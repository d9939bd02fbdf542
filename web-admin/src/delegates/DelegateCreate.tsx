import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Form, required, useNotify, useTranslate } from 'ra-core';
import { SelectInput } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { fieldErrors } from '../api/ApiError';
import { useChosenEvent } from '../api/chosenEvent';
import { openEvents, useEvents } from '../api/events';
import type { Delegate } from '../api/types';
import { formatDate } from '../format/dates';
import { UnsavedChanges } from '../kit/form/UnsavedChanges';
import { useCreateOnce } from '../kit/form/useCreateOnce';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { DelegateInputs } from './DelegateInputs';

/** Which event it is for, where there are several: the one that is worked on, else the next. */
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

/** For people who come to the desk; what they bring as proof is added on their page. */
export function DelegateCreate() {
  const translate = useTranslate();
  const notify = useNotify();
  const create = useCreateOnce<Delegate>('delegates');
  const navigate = useNavigate();
  const queries = useQueryClient();

  const register = async (values: object) => {
    try {
      const { id } = await create(values, () => notify('delegates.registered', { type: 'success' }));
      void queries.invalidateQueries({ queryKey: ['delegates'] });
      await navigate(`/delegates/${id}`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return fieldErrors(error);
    }
  };
  return (
    <>
      <PageHead title={translate('delegates.create')} />
      <div style={{ maxWidth: 760 }}>
        <Panel title={translate('delegates.details')}>
          <Form onSubmit={register} noValidate>
            <UnsavedChanges />
            <EventInput />
            <DelegateInputs />
            <Button type="submit" variant="contained" sx={{ mt: 1.5 }}>
              {translate('delegates.register')}
            </Button>
          </Form>
        </Panel>
      </div>
    </>
  );
}
