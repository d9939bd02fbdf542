import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DeleteWithUndoButton,
  Edit,
  SaveButton,
  SimpleForm,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import type { Delegate } from '../api/types';
import { History } from '../history/History';
import { Panel } from '../layout/Panel';
import { SuspectNote } from '../layout/SuspectNote';
import { DelegateInputs } from './DelegateInputs';
import { PaymentPanel } from './PaymentPanel';
import { PrintBadgeButton } from './PrintBadgeButton';
import { QrCodePanel } from './QrCodePanel';

const KEEP_TYPED = { keepDirtyValues: true };

/** One delegate: the proof beside the buttons that decide on it, the fields, the code, who did what. */
export const DelegatePage = () => (
  <Edit
    actions={<Actions />}
    component="div"
    mutationMode="pessimistic"
    redirect={false}
    title={<DelegateTitle />}
  >
    <Box sx={columns}>
      <Stack spacing={2}>
        <SuspectNote />
        <PaymentPanel />
        <QrCodePanel />
      </Stack>
      <Stack spacing={2}>
        <Panel title="Details">
          {/* Verifying while a field is half typed must not throw away what was typed. */}
          <SimpleForm resetOptions={KEEP_TYPED} toolbar={<SaveToolbar />} sx={{ p: 0 }}>
            <DelegateInputs />
          </SimpleForm>
        </Panel>
        <History />
      </Stack>
    </Box>
  </Edit>
);

const SaveToolbar = () => (
  <Box sx={{ pt: 1 }}>
    <SaveButton label="Save changes" />
  </Box>
);

const Actions = () => (
  <TopToolbar>
    <PrintBadgeButton />
    <DeleteWithUndoButton />
  </TopToolbar>
);

function DelegateTitle() {
  const delegate = useRecordContext<Delegate>();
  return delegate ? (
    <>
      {delegate.first_name} {delegate.last_name}
    </>
  ) : null;
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
};
