import Button from '@mui/material/Button';
import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Listed, ListSetup } from './types';

interface Props<T extends Listed> {
  setup: ListSetup<T>;
  children: ReactNode;
}

/** How many records are chosen, and what can be done with them; it stays in sight while the rows scroll. */
export function BulkBar<T extends Listed>({ children }: Props<T>) {
  const { selectedIds, onUnselectItems } = useListContext<T>();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  return (
    <div className="bulk" role="region" aria-label={translate('desk.chosen')}>
      <strong role="status">
        {translate(`resources.${resource}.selected`, { smart_count: selectedIds.length })}
      </strong>
      {children}
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {translate('desk.clear_selection')}
      </Button>
    </div>
  );
}
