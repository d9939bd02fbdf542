import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Delegate } from '../api/types';

export function PrintBadgeButton() {
  const delegate = useRecordContext<Delegate>();
  return delegate ? (
    <Button label="Print badge" component={Link} to={`/badges?ids=${delegate.id}`}>
      <PrintIcon />
    </Button>
  ) : null;
}
