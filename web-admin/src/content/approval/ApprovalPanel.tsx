import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../api/dataProvider';
import { useCall } from '../../api/useCall';
import { canAccess } from '../../kit/access';
import { Panel } from '../../layout/Panel';
import { useContentChanged } from '../calls';

/** The switch, for admins. */
export function ApprovalPanel() {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useContentChanged();
  const { data } = useCall(['content', 'approval'], (api) => api.approval(), {
    enabled: canAccess('content', 'approve'),
  });
  /** What was chosen just now, until the server has said it. */
  const [wanted, setWanted] = useState<boolean>();
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useLocation().hash === '#approval' && data !== undefined;
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  if (!canAccess('content', 'approve') || !data) return null;
  const set = async (needed: boolean) => {
    setWanted(needed);
    try {
      await api.setApproval(needed);
      notify(needed ? 'content.approval.on' : 'content.approval.off', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      await changed();
      setWanted(undefined);
    }
  };
  return (
    <div id="approval" ref={place}>
      <Panel title={translate('content.approval.settings')}>
        <p>{translate('content.approval.settings_text')}</p>
        <FormControlLabel
          control={
            <Switch
              checked={wanted ?? data.needed}
              disabled={wanted !== undefined}
              onChange={(_, needed) => void set(needed)}
            />
          }
          label={translate('content.approval.needed')}
        />
      </Panel>
    </div>
  );
}
