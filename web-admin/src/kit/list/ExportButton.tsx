import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useListContext, useNotify, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { downloadCsv } from '../../api/downloadCsv';
import styles from './list.module.css';

/** Exports every row of the current selection, not the page, and shows how far it is. */
export function ExportButton() {
  const { sort, total, ...list } = useListContext();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const translate = useTranslate();
  const [rows, setRows] = useState<number>();
  const percent = total && rows !== undefined ? Math.min(100, Math.round((100 * rows) / total)) : 0;

  const download = async () => {
    setRows(0);
    try {
      await downloadCsv({ resource, filter: list.filterValues as object, sort, onRows: setRows });
      notify('desk.exported', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setRows(undefined);
    }
  };

  return (
    <div className={styles.export}>
      <Button
        startIcon={<DownloadIcon />}
        onClick={() => void download()}
        disabled={rows !== undefined || !total}
      >
        {translate('desk.export')}
      </Button>
      {rows !== undefined && (
        <LinearProgress aria-label={translate('desk.exporting')} variant="determinate" value={percent} />
      )}
    </div>
  );
}
