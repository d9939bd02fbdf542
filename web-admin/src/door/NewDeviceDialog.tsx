import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, useTranslate } from 'ra-core';
import { useState } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useApi } from '../api/dataProvider';
import type { DoorDeviceCode } from '../api/types';
import { formatTime } from '../format/dates';
import { CanAccess } from '../kit/access';
import { CheckboxInput } from '../kit/CheckboxInput';
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

const TEXT = { helperText: false, slotProps: { htmlInput: { maxLength: 60 } } } as const;

/** Asks who, where and for which day, then shows the code: large, until the device has used it. */
export function NewDeviceDialog({ event, startsAt, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const [days] = useState(() => doorDays());
  const [values, setValues] = useState(() => ({
    name: '',
    gate: '',
    takes_payments: false,
    day: likelyDay(startsAt, days),
  }));
  const make = useDoorAction(api.makeDevice);
  const submit = async (typed: object) => {
    const { name, gate, ...others } = typed as typeof values;
    const device = { ...others, name: name ?? '', gate: gate ?? '' };
    try {
      await make.mutateAsync({ event, ...device });
      setValues({ ...device, name: '' });
    } catch {
      // The dialog shows the error, and keeps what was typed.
    }
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
        <Code made={make.data} event={event} onAnother={make.reset} onClose={onClose} />
      ) : (
        <Form record={values} onSubmit={submit}>
          <DialogContent className={styles.form}>
            {make.error && <Alert severity="error">{make.error.message}</Alert>}
            <TextInput {...TEXT} source="name" label="door.devices.who" autoFocus />
            <TextInput {...TEXT} source="gate" label="door.devices.gate" />
            <SelectInput
              source="day"
              label={<>{translate('door.devices.day')}</>}
              helperText={false}
              isRequired
              choices={days.map(({ day, near, label }) => ({
                id: day,
                name: near ? translate(`door.devices.${near}`, { day: label }) : label,
              }))}
            />
            <CanAccess resource="delegates" action="write">
              <CheckboxInput source="takes_payments" label="door.devices.may_take_payments" />
            </CanAccess>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('desk.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={make.isPending}>
              {translate('door.devices.show_code')}
            </Button>
          </DialogActions>
        </Form>
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
