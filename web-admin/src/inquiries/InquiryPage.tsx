import '../messages/sales/inquiries';
import { useRecordContext, useTranslate } from 'ra-core';
import type { Inquiry } from '../api/types';
import { History } from '../history/History';
import { Edit } from '../kit/form/Edit';
import { PrevNextButtons } from '../kit/list/PrevNextButtons';
import { PageHead } from '../layout/Page';
import { Nothing, Panel, RecordColumns } from '../layout/Panel';
import { RemoveButton } from '../layout/RemoveButton';
import { MailFailsNote, SpamNote } from '../layout/SpamNote';
import { RecordMails } from '../mail/RecordMails';
import { AnsweredByLink } from './answers/AnsweredByLink';
import { CallQuestion } from './answers/CallQuestion';
import { NotesPanel } from './answers/NotesPanel';
import { PhoneFailsNote } from './answers/PhoneFailsNote';
import { ReplyLinks } from './answers/ReplyLinks';
import { HomePanel } from './homes/HomePanel';
import { WithSheets } from './homes/WithSheets';
import styles from './inquiries.module.css';
import { InquiryFacts } from './InquiryFacts';
import { SamePerson } from './person/SamePerson';
import { nameOf, useHistoryWords } from './work/work';
import { WorkPanel } from './work/WorkPanel';

/** One inquiry: what was asked, how to answer, who asked. */
export const InquiryPage = () => (
  <Edit>
    <Page />
  </Edit>
);

function Page() {
  const inquiry = useRecordContext<Inquiry>();
  const translate = useTranslate();
  const wordsOf = useHistoryWords();
  if (!inquiry) return null;
  const name = nameOf(inquiry);
  return (
    <>
      <AnsweredByLink inquiry={inquiry} />
      <PageHead
        sticky
        title={name}
        below={<CallQuestion inquiry={inquiry} />}
        actions={
          <>
            <PrevNextButtons />
            <ReplyLinks inquiry={inquiry} />
            <RemoveButton
              resource="inquiries"
              record={{ id: inquiry.id, name }}
              words={{
                button: translate('inquiries.remove'),
                title: translate('inquiries.remove_title', { name }),
                text: translate('inquiries.remove_text'),
                action: translate('inquiries.remove_action'),
                done: translate('inquiries.removed', { name }),
              }}
            />
          </>
        }
      />
      <RecordColumns
        shares={[3, 2]}
        first={<WorkPanel inquiry={inquiry} />}
        left={
          <>
            <SpamNote />
            <MailFailsNote />
            <PhoneFailsNote inquiry={inquiry} />
            <Panel title={translate('inquiries.message')}>
              {inquiry.message ? (
                <p className={styles.message}>
                  <WithSheets text={inquiry.message} />
                </p>
              ) : (
                <Nothing>{translate('inquiries.nothing_asked')}</Nothing>
              )}
            </Panel>
            <NotesPanel inquiry={inquiry} />
            {/* It stands last, since it loads later: nothing that somebody is writing in moves. */}
            <HomePanel inquiry={inquiry} />
          </>
        }
        right={
          <>
            <SamePerson inquiry={inquiry} />
            <InquiryFacts inquiry={inquiry} />
            <RecordMails />
            <History wordsOf={wordsOf} />
          </>
        }
      />
    </>
  );
}
