import Typography from '@mui/material/Typography';
import { DeleteWithUndoButton, Show, TopToolbar, useRecordContext } from 'react-admin';
import type { Inquiry } from '../api/types';
import { History } from '../history/History';
import { Panel } from '../layout/Panel';
import { PersonTitle } from '../layout/PersonTitle';
import { RecordColumns } from '../layout/RecordColumns';
import { SpamNote } from '../layout/SpamNote';
import { InquiryFacts } from './InquiryFacts';
import { ReplyLinks } from './ReplyLinks';

/** One inquiry: what was asked, how to answer, who asked. */
export const InquiryPage = () => (
  <Show actions={<Actions />} component="div" title={<PersonTitle />}>
    <RecordColumns
      shares={[3, 2]}
      left={
        <>
          <SpamNote />
          <Message />
          <ReplyLinks />
        </>
      }
      right={
        <>
          <InquiryFacts />
          <History />
        </>
      }
    />
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
