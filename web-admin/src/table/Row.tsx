import Checkbox from '@mui/material/Checkbox';
import type { SxProps } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import {
  type RaRecord,
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';

type Props = { className?: string; children?: ReactNode; sx?: SxProps };

/**
 * react-admin's table row, but for its checkbox: there the name stands on a <span> where screen readers do not
 * look; here the checkbox itself says whom it selects. A click on the row opens the record; so does the link in it.
 */
export function Row({ className, children, sx }: Props) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const { handleToggleItem, rowClick } = useDataTableCallbacksContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const nameOf = useGetRecordRepresentation(resource);
  const createPath = useCreatePath();
  const navigate = useNavigate();
  if (!record) return null;
  const name = nameOf(record);
  const type = rowClick === 'edit' || rowClick === 'show' ? rowClick : undefined;
  const open = type && (() => void navigate(createPath({ resource, id: record.id, type })));
  return (
    <TableRow hover className={className} sx={sx} onClick={open} style={open && { cursor: 'pointer' }}>
      {hasBulkActions && (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          <Checkbox
            checked={selectedIds?.includes(record.id) ?? false}
            onClick={(event) => handleToggleItem?.(record.id, event)}
            slotProps={{ input: { 'aria-label': `Select ${typeof name === 'string' ? name : record.id}` } }}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
}
