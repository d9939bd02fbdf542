import '../messages/staff';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Form, maxValue, minValue, required, useTranslate } from 'ra-core';
import { NumberInput } from 'react-admin';
import { useApi } from '../api/dataProvider';
import { useCall } from '../api/useCall';
import { formatDate } from '../format/dates';
import { useAction } from '../kit/useAction';
import { Lead, Panel } from '../layout/Panel';
import { roleWords } from './accounts';
import styles from './staff.module.css';

const KEY = 'person-reads';
const isLimit = [required(), minValue(0), maxValue(1_000_000)];

/** How many people's data each colleague read, and beyond how many rows a day admins are told. */
export function ReadsPanel() {
  const translate = useTranslate();
  const api = useApi();
  const { data: reads } = useCall([KEY], (api) => api.personReads());
  const { data: limit } = useCall([KEY, 'limit'], (api) => api.readLimit());
  const { run, disabled } = useAction((rows: number) => api.setReadLimit(rows), {
    shows: [KEY],
    done: translate('staff.reads.saved'),
  });
  if (!reads || !limit) return null;
  return (
    <Panel title={translate('staff.reads.title')}>
      <Lead>{translate('staff.reads.about')}</Lead>
      <Form
        record={limit}
        onSubmit={({ rows_a_day }: { rows_a_day?: number }) => run(Number(rows_a_day))}
        noValidate
      >
        <NumberInput
          source="rows_a_day"
          label={translate('staff.reads.limit')}
          helperText={translate('staff.reads.limit_help')}
          validate={isLimit}
          step={1}
          className={styles.limit}
        />
        <div>
          <Button type="submit" variant="outlined" disabled={disabled}>
            {translate('staff.reads.save')}
          </Button>
        </div>
      </Form>
      {reads.length === 0 ? (
        <Typography className={styles.reads}>{translate('staff.reads.none')}</Typography>
      ) : (
        <Table size="small" className={styles.reads}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('staff.reads.day')}</TableCell>
              <TableCell>{translate('resources.staff.fields.name')}</TableCell>
              <TableCell>{translate('resources.staff.fields.role')}</TableCell>
              <TableCell align="right">{translate('resources.staff.fields.rows_read')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {reads.slice(0, SHOWN).map(({ day, reader_id, name, role, rows, told_at }) => (
              <TableRow key={`${day} ${reader_id} ${role}`}>
                <TableCell>{formatDate(`${day}T12:00:00`)}</TableCell>
                <TableCell>{name}</TableCell>
                <TableCell>{translate(roleWords(role))}</TableCell>
                <TableCell align="right">
                  {rows.toLocaleString('en-US')}
                  {told_at && ` · ${translate('staff.reads.over')}`}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
}

const SHOWN = 30;
