import '../../messages/sales/leads';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../layout/Page';
import { Intro, Panel } from '../../layout/Panel';
import styles from '../leads.module.css';
import { LEAD_CHANNELS } from '../work/work';
import { ImportOutcome } from './ImportOutcome';
import { isMapped, LEAD_COLUMNS, type LeadFile, type Mapping } from './lead-file';
import { useImport } from './useImport';

/** A file of leads: which column holds what, what would come of each row, and only then the leads themselves. */
export function ImportPage() {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { file, mapping, channel, addKnown, rows, problem, busy, done, ...act } = useImport();
  const isHalf = act.half > 0 && done === undefined && busy === undefined;
  const ready = rows?.filter(({ state }) => state === 'new' || (addKnown && state === 'known')).length ?? 0;
  return (
    <>
      <PageHead
        title={translate('leads.import_title')}
        actions={
          <Button component={Link} to="/inquiries">
            {translate('leads.all')}
          </Button>
        }
      />
      <Intro>{translate('leads.import_note')}</Intro>
      <div className={styles.import}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,text/csv"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) void act.open(chosen);
            event.target.value = '';
          }}
        />
        <Button
          variant={file ? 'outlined' : 'contained'}
          disabled={busy !== undefined}
          onClick={() => input.current?.click()}
        >
          {translate(file ? 'leads.another_file' : 'leads.choose_file')}
        </Button>
        {problem && (
          <Alert severity="error">
            {translate(problem.message, problem.args)}
            {isHalf && ` ${translate('leads.half', { smart_count: act.half })}`}
          </Alert>
        )}
        {file && mapping && (
          <Columns
            file={file}
            mapping={mapping}
            channel={channel}
            onMap={act.map}
            onChannel={act.setChannel}
          />
        )}
        {file && mapping && !isMapped(mapping) && (
          <Alert severity="info">{translate('leads.needs_columns')}</Alert>
        )}
        {file && mapping && isMapped(mapping) && !rows && (
          <Button variant="contained" disabled={busy !== undefined} onClick={() => void act.preview()}>
            {translate('leads.preview')}
          </Button>
        )}
        <p role="status">
          {busy &&
            translate(`leads.${busy}`, {
              answered: act.answered.toLocaleString(),
              all: file?.rows.length.toLocaleString(),
            })}
        </p>
        {rows && <ImportOutcome rows={rows} />}
        {rows && !done && (
          <>
            <FormControlLabel
              control={
                <Checkbox
                  checked={addKnown}
                  disabled={busy !== undefined || isHalf}
                  onChange={({ target }) => act.setAddKnown(target.checked)}
                />
              }
              label={translate('leads.add_known')}
            />
            <Button
              variant="contained"
              disabled={busy !== undefined || (ready === 0 && !isHalf)}
              onClick={() => void act.run()}
            >
              {isHalf ? translate('leads.go_on') : translate('leads.import_action', { smart_count: ready })}
            </Button>
          </>
        )}
        {done !== undefined && (
          <Alert severity="success">{translate('leads.imported', { smart_count: done })}</Alert>
        )}
      </div>
    </>
  );
}

interface ColumnsProps {
  file: LeadFile;
  mapping: Mapping;
  channel: string;
  onMap: (mapping: Mapping) => void;
  onChannel: (channel: string) => void;
}

function Columns({ file, mapping, channel, onMap, onChannel }: ColumnsProps) {
  const translate = useTranslate();
  return (
    <Panel title={translate('leads.columns')}>
      <div className={styles.columns}>
        {LEAD_COLUMNS.map((column) => (
          <TextField
            key={column}
            select
            size="small"
            label={translate(`resources.inquiries.fields.${column}`)}
            value={mapping[column]}
            onChange={({ target }) => onMap({ ...mapping, [column]: Number(target.value) })}
          >
            <MenuItem value={-1}>{translate('leads.not_in_file')}</MenuItem>
            {file.heads.map((head, n) => (
              <MenuItem key={`${n} ${head}`} value={n}>
                {[head, file.rows[0]?.cells[n]].filter(Boolean).join(': ')}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <TextField
          select
          size="small"
          label={translate('leads.channel_of_all')}
          value={channel}
          onChange={({ target }) => onChannel(target.value)}
        >
          {LEAD_CHANNELS.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`inquiries.channels.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
    </Panel>
  );
}
