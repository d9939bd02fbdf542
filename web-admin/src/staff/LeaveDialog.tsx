import '../messages/staff';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Holding } from '../api/types';
import { useCall } from '../api/useCall';
import { Confirm } from '../layout/Confirm';
import styles from './staff.module.css';

/** By kind: who takes it over. */
export type HandOver = { kind: string; to: string };

interface Props {
  member: { id: string; name: string };
  title: string;
  text: string;
  action: string;
  onLeave: (handOver: HandOver[]) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before somebody leaves, and lists all that ends with the account or goes to a colleague. */
export function LeaveDialog({ member, title, text, action, onLeave, onClose }: Props) {
  const translate = useTranslate();
  const { data, error } = useCall(['staff', 'holdings', member.id], (api) => api.holdings(member.id), {
    gcTime: 0,
  });
  const [takers, setTakers] = useState<Record<string, string>>({});
  const handOver = Object.entries(takers).flatMap(([kind, to]) => (to ? { kind, to } : []));
  return (
    <Confirm
      title={title}
      action={action}
      danger
      disabled={!data}
      onConfirm={() => onLeave(handOver)}
      onClose={onClose}
    >
      {text}
      {error && <Typography role="alert">{error.message}</Typography>}
      {data && data.length > 0 && (
        <>
          <Typography variant="inherit" className={styles.intro}>
            {translate('staff.leave.intro', { name: member.name })}
          </Typography>
          <ul className={styles.holdings}>
            {data.map((holding) => (
              <li key={holding.kind}>
                <HoldingRow
                  holding={holding}
                  to={takers[holding.kind] ?? ''}
                  onChoose={(to) => setTakers({ ...takers, [holding.kind]: to })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Confirm>
  );
}

/** One kind: what it is, by name, and who takes it over. */
function HoldingRow(props: { holding: Holding; to: string; onChoose: (id: string) => void }) {
  const { holding, to, onChoose } = props;
  const translate = useTranslate();
  const { kind, count, takers } = holding;
  const names = holding.names.filter((name) => name !== '');
  const what = translate(`staff.leave.kinds.${kind}`, { smart_count: count });
  const ends = translate(`staff.leave.ends.${kind}`);
  const more = count > names.length && names.length > 0 ? ', …' : '';
  return (
    <>
      <b>{what}</b>
      {names.length > 0 && kind !== 'calendar' && <span>{`: ${names.join(', ')}${more}`}</span>}
      {takers.length === 0 ? (
        <div>{ends}</div>
      ) : (
        <TextField
          select
          fullWidth
          size="small"
          label={translate('staff.leave.to', { what })}
          value={to}
          onChange={({ target }) => onChoose(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{ends}</MenuItem>
          {takers.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
