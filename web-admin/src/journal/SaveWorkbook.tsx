import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { readCsv, save } from '../api/downloadCsv';
import { today } from '../format/dates';
import { loadPart } from '../parts/loadPart';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The columns of the CSV that hold sums. */
const NUMBERS = ['Sum'];

/** Saves every movement of the selection, not the page, as an Excel workbook: sums and days that it calculates with. */
export function SaveWorkbook() {
  const { sort, total, ...list } = useListContext();
  const notify = useNotify();
  const translate = useTranslate();
  const [running, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    try {
      const { workbookOf } = await loadPart(() => import('./workbook'));
      const csv = await readCsv({
        ...{ resource: 'movements', filter: list.filterValues as object, sort, onRows: () => undefined },
      });
      const workbook = workbookOf(await csv.text(), translate('resources.movements.plural'), NUMBERS);
      save(new Blob([workbook], { type: TYPE }), `movements-${today()}.xlsx`);
      notify('journal.excel_saved', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
  };
  return (
    <Button startIcon={<DownloadIcon />} onClick={() => void download()} disabled={running || !total}>
      {translate('journal.excel')}
    </Button>
  );
}
