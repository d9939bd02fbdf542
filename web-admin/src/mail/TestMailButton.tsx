import '../messages/event/mails';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useApi } from '../api/dataProvider';
import { useAction } from '../kit/useAction';

/** A mail to oneself: the list under it shows what comes of it. */
export function TestMailButton() {
  const api = useApi();
  const translate = useTranslate();
  const { run, isPending } = useAction(() => api.sendTestMail(), {
    shows: ['mails'],
    done: ({ to }) => translate('mails.test_queued', { to }),
  });
  return (
    <Button disabled={isPending} onClick={() => run()}>
      {translate('mails.test')}
    </Button>
  );
}
