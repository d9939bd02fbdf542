import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { UnfinishedContent } from '../../api/types';
import { useCall } from '../../api/useCall';
import { formatDateTime } from '../../format/dates';
import type { Name, Opened } from '../calls';
import type { Draft } from './useDraft';

const LOOK_EVERY_MS = 20_000;

interface Props {
  name: Name;
  draft: Draft<Opened>;
  /** What the reader had begun before, as it was found. */
  begun: UnfinishedContent | undefined;
  /** A colleague saved after it was begun. */
  overtaken: boolean;
}

/** What was found unfinished, and who else writes here now. */
export function UnfinishedNote({ name, draft, begun, overtaken }: Props) {
  const translate = useTranslate();
  const { data: all = [] } = useCall(
    ['content-unfinished', name.kind, name.slug],
    (api) => api.unfinishedContent(name),
    { refetchInterval: LOOK_EVERY_MS },
  );
  const others = all.filter(({ mine }) => !mine);
  return (
    <>
      {begun && draft.unsaved && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" onClick={draft.giveUp}>
              {translate('content.unfinished.drop')}
            </Button>
          }
        >
          {translate('content.unfinished.found', { at: formatDateTime(begun.at) })}{' '}
          {overtaken && translate('content.unfinished.overtaken')}
        </Alert>
      )}
      {others.map(({ by_name, at, data }) => (
        <Alert
          key={by_name + at}
          severity="info"
          action={
            // What the reader wrote would go.
            !draft.unsaved && (
              <Button size="small" color="inherit" onClick={() => draft.begin(data)}>
                {translate('content.unfinished.take_over')}
              </Button>
            )
          }
        >
          {translate('content.unfinished.colleague', { name: by_name, at: formatDateTime(at) })}
        </Alert>
      ))}
    </>
  );
}
