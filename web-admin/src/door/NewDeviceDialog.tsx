import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { useApi } from '../api/dataProvider';
import { may } from '../api/session';
import type { DoorDeviceCode } from '../api/types';
import { formatTime } from '../format/dates';
import { useDevices, useDoorAction } from './calls';
import { doorDays, likelyDay } from './days';
import styles from './door.module.css';

interface Props {
  /** Its id; undefined: the next event. */
  event: string | undefined;
  /** When that event begins, as far as it is known. */
  startsAt: string | undefined;
  onClose: () => void;
}

/** Asks who, where and for which day, then shows the code: large, until the device has used it. */
export function NewDeviceDialog({ event, startsAt, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const [days] = useState(() => doorDays());
  const [day, setDay] = useState(() => likelyDay(startsAt, days));
  const [name, setName] = useState('');
  const [gate, setGate] = useState('');
  const [takes_payments, setTakesPayments] = useState(false);
  const make = useDoorAction(api.makeDevice);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    make.mutate({ event, day, name, gate, takes_payments });
  };
  const another = () => {
    setName('');
    make.reset();
  };
  return (
    <Dialog
      open
      onClose={make.isPending ? undefined : onClose}
      aria-labelledby="new-device"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="new-device">{translate('door.devices.add')}</DialogTitle>
      {make.data ? (
        <Code made={make.data} event={event} onAnother={another} onClose={onClose} />
      ) : (
        <form onSubmit={submit}>
          <DialogContent className={styles.form}>
            {make.error && <Alert severity="error">{make.error.message}</Alert>}
            <TextField
              label={translate('door.devices.who')}
              value={name}
              onChange={({ target }) => setName(target.value)}
              slotProps={{ htmlInput: { maxLength: 60 } }}
              autoFocus
            />
            <TextField
              label={translate('door.devices.gate')}
              value={gate}
              onChange={({ target }) => setGate(target.value)}
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
            <TextField
              select
              label={translate('door.devices.day')}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            >
              {days.map((each) => (
                <MenuItem key={each.day} value={each.day}>
                  {each.near ? translate(`door.devices.${each.near}`, { day: each.label }) : each.label}
                </MenuItem>
              ))}
            </TextField>
            {may('delegates:write') && (
              <FormControlLabel
                control={
                  <Checkbox checked={takes_payments} onChange={(_, checked) => setTakesPayments(checked)} />
                }
                label={translate('door.devices.may_take_payments')}
              />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('desk.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={make.isPending}>
              {translate('door.devices.show_code')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

interface CodeProps {
  made: DoorDeviceCode;
  event: string | undefined;
  onAnother: () => void;
  onClose: () => void;
}

function Code({ made, event, onAnother, onClose }: CodeProps) {
  const translate = useTranslate();
  const { data: devices } = useDevices(event);
  const isIn = devices?.find(({ id }) => id === made.device.id)?.state === 'signed-in';
  return (
    <>
      <DialogContent className={styles.code}>
        {isIn ? (
          <Alert severity="success" role="status">
            {translate('door.devices.is_in', { name: made.device.name })}
          </Alert>
        ) : (
          <>
            <img
              src={made.qr}
              alt={translate('door.devices.code_of', { name: made.device.name })}
              width={280}
              height={280}
            />
            <p className={styles.codeLetters}>{made.code}</p>
            <p>
              {translate('door.devices.how_before')} <b>{made.link.replace(/#.*$/, '')}</b>{' '}
              {translate('door.devices.how_after', { time: formatTime(new Date(made.code_expires_at)) })}
            </p>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('desk.close')}</Button>
        <Button variant="contained" onClick={onAnother}>
          {translate('door.devices.another')}
        </Button>
      </DialogActions>
    </>
  );
}
