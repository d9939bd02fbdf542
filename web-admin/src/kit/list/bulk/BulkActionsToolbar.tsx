import Button from '@mui/material/Button';
import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import styles from '../list.module.css';

/** How many records are chosen, and what can be done with them; it stays in sight while the rows scroll. */
export function BulkActionsToolbar({ children }: { children: ReactNode }) {
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const elsewhere = selectedIds.filter((chosen) => data.every(({ id }) => id !== chosen)).length;
  return (
    <div className={styles.bulk} role="region" aria-label={translate('desk.chosen')}>
      <strong role="status">
        {translate(`resources.${resource}.selected`, { smart_count: selectedIds.length })}
        {elsewhere > 0 && <small> {translate('desk.chosen_elsewhere', { smart_count: elsewhere })}</small>}
      </strong>
      {children}
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {translate('desk.clear_selection')}
      </Button>
    </div>
  );
}
