import Alert from '@mui/material/Alert';
import { Translate } from 'ra-core';
import type { Inquiry } from '../../api/types';

/** Says so when somebody else answers at the number. */
export const PhoneFailsNote = ({ inquiry }: { inquiry: Inquiry }) =>
  inquiry.phone_fails ? (
    <Alert severity="warning">
      <Translate i18nKey="inquiries.phone_fails" />
    </Alert>
  ) : null;
