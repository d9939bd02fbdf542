import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { LeaveGuard } from '../../kit/form/LeaveGuard';
import { PageHead } from '../../layout/Page';
import { Unsaved } from '../../layout/Panel';
import type { Name } from '../calls';
import { useAutosave } from '../editor/useAutosave';

interface Props {
  title: string;
  /** Where the server keeps what is written here, until it is a draft. */
  name: Name;
  data: unknown;
  unsaved: boolean;
  /** What was kept when the form was opened. */
  found: unknown;
  busy: boolean;
  onDiscard: () => void;
}

const toKeep = (data: unknown) => ({ data, version: null });

/** The head of a form that begins a piece of content: what is typed is kept on the server, and may be discarded. */
export function NewHead({ title, name, data, unsaved, found, busy, onDiscard }: Props) {
  const translate = useTranslate();
  const { isKept, failed } = useAutosave(name, { data, unsaved, base: null }, found, toKeep);
  return (
    <>
      <LeaveGuard unsaved={unsaved && !isKept} sending={!failed} />
      <PageHead
        title={title}
        state={
          unsaved && <Unsaved>{translate(isKept ? 'content.unfinished.kept' : 'content.unsaved')}</Unsaved>
        }
        actions={
          <>
            <Button component={Link} to="/content">
              {translate('content.all')}
            </Button>
            {unsaved && (
              <Button disabled={busy} onClick={onDiscard}>
                {translate('content.discard')}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}
