import '../../messages/event/delegates';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useApi } from '../../api/dataProvider';
import type { Delegate } from '../../api/types';
import { useDelegateAction } from './useDelegateAction';

/** The form only guesses that a robot sent a registration. Staff decide it for the whole registration, and may change it back. */
export function MarkSpam({ delegate, spam }: { delegate: Delegate; spam: boolean }) {
  const translate = useTranslate();
  const api = useApi();
  const words = spam ? 'delegates.spam' : 'delegates.not_spam';
  const { run, disabled } = useDelegateAction(() => api.markSpam(delegate, spam), `${words}_done`);
  return (
    <Button size="small" color="inherit" disabled={disabled} onClick={() => run()}>
      {translate(words)}
    </Button>
  );
}
