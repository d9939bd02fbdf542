import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DeleteWithUndoButton, Show, TopToolbar, useRecordContext } from 'react-admin';
import type { Inquiry } from '../api/types';
import { History } from '../history/History';
import { Panel } from '../layout/Panel';
import { SuspectNote } from '../layout/SuspectNote';
import { InquiryFacts } from './InquiryFacts';
import { ReplyLinks } from './ReplyLinks';

/** One inquiry: what was asked, how to answer, who asked. */
export const InquiryPage = () => (
  <Show actions={<Actions />} component="div" title={<InquiryTitle />}>
    <Box sx={columns}>
      <Stack spacing={2}>
        <SuspectNote />
        <Message />
        <ReplyLinks />
      </Stack>
      <Stack spacing={2}>
        <InquiryFacts />
        <History />
      </Stack>
    </Box>
  </Show>
);

const Actions = () => (
  <TopToolbar>
    <DeleteWithUndoButton />
  </TopToolbar>
);

function Message() {
  const inquiry = useRecordContext<Inquiry>();
  return (
    <Panel title="Message">
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
        {inquiry?.message}
      </Typography>
    </Panel>
  );
}

function InquiryTitle() {
  const inquiry = useRecordContext<Inquiry>();
  return inquiry ? (
    <>
      {inquiry.first_name} {inquiry.last_name}
    </>
  ) : null;
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};
