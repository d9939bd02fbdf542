import ColumnsIcon from '@mui/icons-material/ViewWeek';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useColumnLabel } from './SortHeader';
import type { Column, Listed } from './types';
import { useColumns } from './useColumns';

/** Which columns are shown; names always are. */
export function ColumnsMenu<T extends Listed>({ columns }: { columns: Column<T>[] }) {
  const translate = useTranslate();
  const labelOf = useColumnLabel();
  const { isShown, toggle } = useColumns(columns);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('desk.columns')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('desk.columns') } }}
      >
        <div className="columns-menu">
          {columns
            .filter(({ kind }) => kind !== 'name')
            .map((column) => (
              <label key={column.source}>
                <input type="checkbox" checked={isShown(column)} onChange={() => toggle(column)} />
                {labelOf(column)}
              </label>
            ))}
        </div>
      </Popover>
    </>
  );
}
