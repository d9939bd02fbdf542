import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { BulkReport } from '../../../api/types';

/** By name, what was done and what was not, and why. */
export function BulkReportDialog({
  report,
  done,
  undo,
  onClose,
}: {
  report: BulkReport;
  done: string;
  /** Takes back what was done. */
  undo?: ReactNode;
  onClose: () => void;
}) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="bulk-report" maxWidth="sm" fullWidth>
      <DialogTitle id="bulk-report">
        {translate('desk.bulk_partly', {
          done: report.done.length,
          all: report.done.length + report.failed.length,
        })}
      </DialogTitle>
      <DialogContent>
        <h3>{translate('desk.not_done')}</h3>
        <ul>
          {report.failed.map(({ id, name, message }) => (
            <li key={id}>
              <strong>{name ?? translate('desk.a_gone_record')}</strong>: {message}
            </li>
          ))}
        </ul>
        {report.done.length > 0 && (
          <>
            <h3>{done}</h3>
            <p>{report.done.map(({ name }) => name).join(', ')}</p>
            {undo}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {translate('desk.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
