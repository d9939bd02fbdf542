import Link from '@mui/material/Link';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** The cell that leads to the record by keyboard, and by a click into a new tab. */
export function RecordLink({ source, type }: { source: string; type: 'edit' | 'show' }) {
  const record = useRecordContext<{ id: string } & Record<string, unknown>>();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id: record.id, type })}
      onClick={(event) => event.stopPropagation()}
      underline="hover"
      color="inherit"
      sx={{ fontWeight: 600 }}
    >
      {record[source] as string}
    </Link>
  );
}
