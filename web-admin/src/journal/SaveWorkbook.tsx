import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useNotify, useTranslate, type SortPayload } from 'ra-core';
import { useState } from 'react';
import { downloadCsv, readCsv, save } from '../api/downloadCsv';
import { today } from '../format/dates';
import { loadPart } from '../parts/loadPart';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Props {
  /** Whose `export.csv` it is. */
  resource: string;
  filter: object;
  sort: SortPayload;
  /** Of its sheet. */
  title: string;
  /** What the file is called, before the day. */
  name: string;
  /** Heads of the file for people whose cells are numbers. */
  numbers: string[];
  disabled: boolean;
}

/** Saves a file for people as an Excel workbook: sums and days that it calculates with. */
function WorkbookButton({ resource, filter, sort, title, name, numbers, disabled }: Props) {
  const notify = useNotify();
  const translate = useTranslate();
  const [running, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    try {
      const { workbookOf } = await loadPart(() => import('./workbook'));
      const csv = await readCsv({ resource, filter, sort, onRows: () => undefined });
      save(
        new Blob([workbookOf(await csv.text(), title, numbers)], { type: TYPE }),
        `${name}-${today()}.xlsx`,
      );
      notify('journal.excel_saved', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
  };
  return (
    <Button startIcon={<DownloadIcon />} onClick={() => void download()} disabled={running || disabled}>
      {translate('journal.excel')}
    </Button>
  );
}

const OLDEST_FIRST = { field: 'created_at', order: 'ASC' } as const;

/** Every row of a report, for a spreadsheet: as CSV, and as an Excel workbook. */
export function ReportFiles(props: Omit<Props, 'sort' | 'name'>) {
  const translate = useTranslate();
  const notify = useNotify();
  const { resource, filter, disabled } = props;
  const saveCsv = async () => {
    try {
      await downloadCsv({ resource, filter, sort: OLDEST_FIRST, onRows: () => undefined });
      notify('desk.exported', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <Button startIcon={<DownloadIcon />} disabled={disabled} onClick={() => void saveCsv()}>
        {translate('desk.export')}
      </Button>
      <WorkbookButton {...props} sort={OLDEST_FIRST} name={resource.replaceAll('/', '-')} />
    </>
  );
}

/** Saves every movement of the selection, not the page. */
export function SaveWorkbook() {
  const { sort, total, ...list } = useListContext();
  const translate = useTranslate();
  return (
    <WorkbookButton
      resource="movements"
      name="movements"
      sort={sort}
      numbers={['Sum']}
      disabled={!total}
      filter={list.filterValues as object}
      title={translate('resources.movements.plural')}
    />
  );
}
