import Button from '@mui/material/Button';
import { useListContext, useNotify, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { Chosen } from '../api/dataProvider';
import type { BulkReport } from '../api/types';
import { ConfirmDialog } from '../layout/ConfirmDialog';
import { BulkReportDialog } from './BulkReportDialog';

interface Props {
  /** `<words>` names the button and `<words>_done` the success, both with the count. */
  words: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Asks first, with `<words>_title` and `<words>_text`. */
  asks?: boolean;
  run: (records: Chosen[]) => Promise<BulkReport>;
}

/** One thing that can be done with the chosen records. The server answers first; then it is said what was done. */
export function BulkAction({ words, icon, danger, asks, run }: Props) {
  const { data = [], selectedIds, onUnselectItems, refetch } = useListContext<Chosen>();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [report, setReport] = useState<BulkReport>();
  const key = `resources.${resource}.bulk.${words}`;
  const count = { smart_count: selectedIds.length };

  const start = async () => {
    const records = data.filter(({ id }) => selectedIds.includes(id));
    setPending(true);
    try {
      const result = await run(records);
      if (result.failed.length > 0) setReport(result);
      else {
        notify(`${key}_done`, { type: 'success', messageArgs: { smart_count: result.done.length } });
        onUnselectItems();
      }
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setPending(false);
      void refetch();
    }
  };
  return (
    <>
      <Button
        color={danger ? 'error' : 'inherit'}
        startIcon={icon}
        disabled={pending}
        onClick={() => (asks ? setAsking(true) : void start())}
      >
        {translate(key, count)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate(`${key}_title`, count)}
          action={translate(key, count)}
          danger={danger}
          onConfirm={start}
          onClose={() => setAsking(false)}
        >
          {translate(`${key}_text`, count)}
        </ConfirmDialog>
      )}
      {report && (
        <BulkReportDialog
          report={report}
          done={translate(`${key}_done`, { smart_count: report.done.length })}
          onClose={() => {
            setReport(undefined);
            onUnselectItems();
          }}
        />
      )}
    </>
  );
}
