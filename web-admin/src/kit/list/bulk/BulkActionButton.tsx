import Button from '@mui/material/Button';
import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { Chosen } from '../../../api/calls/bulk';
import type { BulkReport } from '../../../api/types';
import { Confirm } from '../../../layout/Confirm';
import { useBulk } from './useBulk';

interface Props {
  /** `<words>` names the button and `<words>_done` the success, both with the count. */
  words: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Asks first, with `<words>_title` and `<words>_text`. */
  asks?: boolean;
  run: (records: Chosen[]) => Promise<BulkReport>;
}

/** A button for one thing that can be done with the chosen records. */
export function BulkActionButton({ words, icon, danger, asks, run }: Props) {
  const { selectedIds } = useListContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { start, isPending, dialog } = useBulk(run);
  const key = `resources.${resource}.bulk.${words}`;
  const count = { smart_count: selectedIds.length };
  const go = () => start(undefined, `${key}_done`);
  return (
    <>
      <Button
        color={danger ? 'error' : 'inherit'}
        startIcon={icon}
        disabled={isPending}
        onClick={() => (asks ? setAsking(true) : void go())}
      >
        {translate(key, count)}
      </Button>
      {asking && (
        <Confirm
          title={translate(`${key}_title`, count)}
          action={translate(key, count)}
          danger={danger}
          onConfirm={go}
          onClose={() => setAsking(false)}
        >
          {translate(`${key}_text`, count)}
        </Confirm>
      )}
      {dialog}
    </>
  );
}
