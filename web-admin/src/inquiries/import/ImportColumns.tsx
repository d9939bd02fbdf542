import '../../messages/sales/inquiries';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { Panel } from '../../layout/Panel';
import styles from '../leads.module.css';
import { LEAD_CHANNELS } from '../work/work';
import { isMapped, LEAD_COLUMNS, restOf } from './columns';
import type { useImport } from './useImport';

/** What the program found in the file, to be corrected: the sheet, and which column holds what. */
export function ImportColumns({ steps }: { steps: ReturnType<typeof useImport> }) {
  const translate = useTranslate();
  const { file, sheet, mapping } = steps;
  if (!file || !sheet || !mapping) return null;
  const rest = restOf(sheet.heads, mapping).map(({ head }) => head);
  const disabled = steps.busy !== undefined || steps.isHalf;
  return (
    <Panel title={translate('leads.columns')}>
      <p>{translate('leads.file_read', { name: file.name, smart_count: sheet.rows.length })}</p>
      <div className={styles.columns}>
        {file.sheets.length > 1 && (
          <TextField
            select
            size="small"
            label={translate('leads.sheet')}
            value={steps.sheetAt}
            disabled={disabled}
            onChange={({ target }) => steps.chooseSheet(Number(target.value))}
          >
            {file.sheets.map(({ name }, at) => (
              <MenuItem key={name} value={at}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {LEAD_COLUMNS.map((column) => (
          <TextField
            key={column}
            select
            size="small"
            label={translate(`leads.fields.${column}`, {
              _: translate(`resources.inquiries.fields.${column}`),
            })}
            value={mapping[column]}
            disabled={disabled}
            onChange={({ target }) => steps.map({ ...mapping, [column]: Number(target.value) })}
          >
            <MenuItem value={-1}>{translate('leads.not_in_file')}</MenuItem>
            {sheet.heads.map((head, n) => (
              <MenuItem key={`${n} ${head}`} value={n}>
                {[head, sheet.rows[0]?.cells[n]].filter(Boolean).join(': ')}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <TextField
          select
          size="small"
          label={translate('leads.channel_of_all')}
          value={steps.channel}
          disabled={disabled}
          onChange={({ target }) => steps.setChannel(target.value)}
        >
          {LEAD_CHANNELS.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`inquiries.channels.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      {rest.length > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={steps.keepsRest}
              disabled={disabled}
              onChange={({ target }) => steps.setKeepsRest(target.checked)}
            />
          }
          label={translate('leads.keeps_rest', { heads: rest.join(', ') })}
        />
      )}
      {!isMapped(mapping) && <Alert severity="info">{translate('leads.needs_columns')}</Alert>}
    </Panel>
  );
}
