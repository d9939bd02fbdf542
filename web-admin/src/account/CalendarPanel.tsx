import '../messages/account';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useApi } from '../api/dataProvider';
import { useCall } from '../api/useCall';
import { useAction } from '../kit/useAction';
import { Nothing, Panel } from '../layout/Panel';

/** The address under which a calendar program shows one's next steps. Anybody who has it can read them. */
export function CalendarPanel() {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const { data } = useCall(['calendar'], (calls) => calls.calendar());
  const { run: set } = useAction((change: typeof api.calendar) => change(), { shows: ['calendar'] });
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    notify('desk.copied', { type: 'success' });
  };
  if (!data) return null;
  const { address } = data;
  return (
    <Panel title={translate('account.calendar')}>
      <Nothing>{translate('account.calendar_note')}</Nothing>
      {address === null ? (
        <Button variant="outlined" onClick={() => set(api.makeCalendar)}>
          {translate('account.calendar_make')}
        </Button>
      ) : (
        <>
          <TextField
            label={translate('account.calendar_address')}
            value={address}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Button onClick={() => void copy(address)}>{translate('desk.copy')}</Button>
          <Button onClick={() => set(api.makeCalendar)}>{translate('account.calendar_new')}</Button>
          <Button color="error" onClick={() => set(api.endCalendar)}>
            {translate('account.calendar_end')}
          </Button>
        </>
      )}
    </Panel>
  );
}
