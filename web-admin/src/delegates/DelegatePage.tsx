import Box from '@mui/material/Box';
import { DeleteWithUndoButton, Edit, SaveButton, SimpleForm, TopToolbar } from 'react-admin';
import { History } from '../history/History';
import { Panel } from '../layout/Panel';
import { PersonTitle } from '../layout/PersonTitle';
import { RecordColumns } from '../layout/RecordColumns';
import { SpamNote } from '../layout/SpamNote';
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
    title={<PersonTitle />}
  >
    <RecordColumns
      shares={[5, 6]}
      left={
        <>
          <SpamNote />
          <PaymentPanel />
          <QrCodePanel />
        </>
      }
      right={
        <>
          <Panel title="Details">
            {/* Verifying while a field is half typed must not throw away what was typed. */}
            <SimpleForm resetOptions={KEEP_TYPED} toolbar={<SaveToolbar />} sx={{ p: 0 }}>
              <DelegateInputs />
            </SimpleForm>
          </Panel>
          <History />
        </>
      }
    />
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
