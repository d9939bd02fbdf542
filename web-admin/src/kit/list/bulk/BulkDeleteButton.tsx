import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { useResourceContext } from 'ra-core';
import { useApi } from '../../../api/dataProvider';
import { canAccess } from '../../../kit/access';
import { BulkActionButton } from './BulkActionButton';

/** Removes the chosen records, once it was asked: for managers. */
export function BulkDeleteButton() {
  const api = useApi();
  const resource = useResourceContext() ?? '';
  if (!canAccess(resource, 'delete')) return null;
  return (
    <BulkActionButton
      words="remove"
      icon={<DeleteIcon />}
      danger
      asks
      run={(records) => api.remove(resource, records)}
    />
  );
}
