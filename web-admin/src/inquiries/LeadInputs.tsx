import '../messages/sales/inquiries';
import '../messages/event/delegates';
import Grid from '@mui/material/Grid';
import { email, required, useTranslate } from 'ra-core';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { LEAD_CHANNELS } from './work/work';

const isRequired = [required('ra.validation.required')];
const isEmail = [email('delegates.invalid_email')];
const HALF = { xs: 12, sm: 6 };
const label = (field: string) => `resources.inquiries.fields.${field}`;

/** The fewest fields: a name, one way to reach the person, how they came. The rest may stay empty. */
export function LeadInputs() {
  const translate = useTranslate();
  const channels = LEAD_CHANNELS.map((id) => ({ id, name: `inquiries.channels.${id}` }));
  return (
    <Grid container columnSpacing={2}>
      <Grid size={HALF}>
        <TextInput
          source="first_name"
          label={label('first_name')}
          validate={isRequired}
          autoFocus
          autoComplete="off"
        />
      </Grid>
      <Grid size={HALF}>
        <TextInput source="last_name" label={label('last_name')} autoComplete="off" />
      </Grid>
      <Grid size={HALF}>
        <TextInput
          source="phone_number"
          label={label('phone_number')}
          type="tel"
          autoComplete="off"
          helperText={translate('leads.reach')}
        />
      </Grid>
      <Grid size={HALF}>
        <TextInput source="email" label={label('email')} type="email" validate={isEmail} autoComplete="off" />
      </Grid>
      <Grid size={HALF}>
        <SelectInput source="channel" label="leads.channel" choices={channels} validate={isRequired} />
      </Grid>
      <Grid size={HALF}>
        <TextInput source="project_interest" label={label('project_interest')} autoComplete="off" />
      </Grid>
      <Grid size={12}>
        <TextInput
          source="message"
          label="leads.message"
          helperText={translate('leads.message_help')}
          multiline
          minRows={2}
        />
      </Grid>
      <Grid size={12}>
        <BooleanInput source="answered" label="leads.answered" />
      </Grid>
    </Grid>
  );
}
