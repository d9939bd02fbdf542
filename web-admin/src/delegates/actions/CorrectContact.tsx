import '../../messages/event/review';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import type { Registration } from '../../api/types';
import { FormDialog } from '../../layout/FormDialog';
import { PersonInputs } from './PersonInputs';
import { useDelegateAction } from './useDelegateAction';

type Contact = Registration['contact'];

/** Another address or number for whoever pays for a group: they cannot mend a mistyped one themselves, their link went to it. */
export function CorrectContact({ registration }: { registration: Registration }) {
  const translate = useTranslate();
  const [seen, setSeen] = useState<Contact>();
  return (
    <>
      <Button size="small" onClick={() => setSeen(registration.contact)}>
        {translate('review.contact.correct')}
      </Button>
      {seen && <ContactDialog id={registration.id} seen={seen} onClose={() => setSeen(undefined)} />}
    </>
  );
}

function ContactDialog({ id, seen, onClose }: { id: string; seen: Contact; onClose: () => void }) {
  const translate = useTranslate();
  const api = useApi();
  const { runAsync } = useDelegateAction(
    (change: object) => api.correctContact(id, change),
    'review.contact.done',
  );
  // What a colleague changes meanwhile in another field stays.
  const send = async (typed: Contact) => {
    const changed = Object.entries(typed).filter(([name, value]) => value !== seen[name as keyof Contact]);
    if (changed.length > 0) await runAsync(Object.fromEntries(changed));
  };
  return (
    <FormDialog
      title={translate('review.contact.title')}
      action={translate('review.contact.save')}
      values={seen}
      onSend={send}
      onClose={onClose}
    >
      <p>{translate('review.contact.text')}</p>
      <PersonInputs />
    </FormDialog>
  );
}
