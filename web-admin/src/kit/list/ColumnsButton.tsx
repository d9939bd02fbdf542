import ColumnsIcon from '@mui/icons-material/ViewWeek';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useResourceContext, useStore, useTranslate } from 'ra-core';
import { useState } from 'react';
import styles from './list.module.css';
import { useColumnLabel } from './SortHeader';
import type { Column, Listed } from './types';

/** The columns that somebody chose to see, kept in this browser. */
export function useColumns<T extends Listed>(columns: Column<T>[], hidden: string[]) {
  const resource = useResourceContext() ?? '';
  const usual = columns.map(({ source }) => source).filter((source) => !hidden.includes(source));
  const [chosen, setChosen] = useStore<string[]>(`${resource}.columns`, usual);
  const isShown = ({ source, kind }: Column<T>) => kind === 'name' || chosen.includes(source);
  return {
    shown: columns.filter(isShown),
    isShown,
    toggle: (column: Column<T>) =>
      setChosen(
        isShown(column) ? chosen.filter((source) => source !== column.source) : [...chosen, column.source],
      ),
  };
}

/** Which columns are shown; names always are. */
export function ColumnsButton<T extends Listed>(props: { columns: Column<T>[]; hidden: string[] }) {
  const { columns, hidden } = props;
  const translate = useTranslate();
  const labelOf = useColumnLabel();
  const { isShown, toggle } = useColumns(columns, hidden);
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
        <div className={styles.columnsMenu}>
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
