import '../../messages/sales/leads';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { FileInput } from '../../layout/FileInput';
import { PageHead } from '../../layout/Page';
import { Intro } from '../../layout/Panel';
import styles from '../leads.module.css';
import { ImportColumns } from './ImportColumns';
import { ImportOutcome } from './ImportOutcome';
import { LeadBatches } from './LeadBatches';
import { useImport } from './useImport';

/** A file of leads: which column holds what, what would come of each row, and only then the leads themselves. */
export function ImportPage() {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const steps = useImport();
  const { file, rows, chosen, problem, busy, done, isHalf } = steps;
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
        <FileInput
          ref={input}
          hidden
          accept=".csv,.txt,.tsv,.xls,.xlsx,text/csv"
          onFiles={([picked]) => picked && void steps.open(picked)}
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
            {isHalf && ` ${translate('leads.half')}`}
          </Alert>
        )}
        <ImportColumns steps={steps} />
        {file && steps.isReady && !rows && (
          <Button variant="contained" disabled={busy !== undefined} onClick={() => void steps.preview()}>
            {translate('leads.preview')}
          </Button>
        )}
        <p role="status">
          {busy &&
            translate(`leads.${busy}`, {
              answered: steps.answered.toLocaleString(),
              all: steps.all.toLocaleString(),
            })}
        </p>
        {rows && <ImportOutcome rows={rows} steps={steps} />}
        {rows && done === undefined && (
          <>
            <FormControlLabel
              control={
                <Checkbox
                  checked={steps.addKnown}
                  disabled={busy !== undefined || isHalf}
                  onChange={({ target }) => steps.setAddKnown(target.checked)}
                />
              }
              label={translate('leads.add_known')}
            />
            <Button
              variant="contained"
              disabled={busy !== undefined || chosen.length === 0}
              onClick={() => void steps.run()}
            >
              {isHalf
                ? translate('leads.go_on')
                : translate('leads.import_action', { smart_count: chosen.length })}
            </Button>
          </>
        )}
        {done !== undefined && (
          <Alert severity={done > 0 ? 'success' : 'info'}>
            {translate(done > 0 ? 'leads.imported' : 'leads.imported_none', { smart_count: done })}
          </Alert>
        )}
        <LeadBatches hash={file?.hash} />
      </div>
    </>
  );
}
