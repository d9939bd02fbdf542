import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { call } from '../api/client';
import { Panel } from '../layout/Panel';

const PATH = '/inquiry/calendar';
const KEY = ['calendar'];
type Calendar = { address: string | null };

/** The address under which a calendar program shows one's next steps; whoever has it reads along. */
export function CalendarPanel() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: () => call<Calendar>('GET', PATH) });
  const set = async (method: 'POST' | 'DELETE') => {
    try {
      queries.setQueryData(KEY, await call<Calendar>(method, PATH));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    notify('desk.copied', { type: 'success' });
  };
  if (!data) return null;
  const { address } = data;
  return (
    <Panel title={translate('account.calendar')}>
      <p className="nothing">{translate('account.calendar_note')}</p>
      {address === null ? (
        <Button variant="outlined" onClick={() => void set('POST')}>
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
          <Button onClick={() => void set('POST')}>{translate('account.calendar_new')}</Button>
          <Button color="error" onClick={() => void set('DELETE')}>
            {translate('account.calendar_end')}
          </Button>
        </>
      )}
    </Panel>
  );
}
