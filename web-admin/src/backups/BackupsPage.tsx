import '../messages/upkeep';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { API } from '../api/address';
import { useApi } from '../api/dataProvider';
import type { BackupArchive, RestoredArchive } from '../api/types';
import { useCall } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { useAction } from '../kit/useAction';
import { Confirm } from '../layout/Confirm';
import { Column, PageHead } from '../layout/Page';
import { Nothing, Panel } from '../layout/Panel';
import styles from './backups.module.css';
import { LastBackup, megabytes } from './LastBackup';
import { Restored } from './Restored';

/** The backups that there are: made now, downloaded, restored. */
export function BackupsPage() {
  const api = useApi();
  const translate = useTranslate();
  const [restored, setRestored] = useState<RestoredArchive>();
  const { data: archives, error } = useCall(['backups', 'archives'], (api) => api.archives());
  // The page also names a backup that failed.
  const make = useAction(() => api.backUpNow(), {
    shows: ['backups'],
    done: 'upkeep.backed_up',
    showsRefused: true,
  });
  if (restored) return <Restored restored={restored} />;
  return (
    <Column>
      <PageHead
        title={translate('desk.backups')}
        actions={
          <Button variant="contained" disabled={make.isPending} onClick={() => make.run()}>
            {translate('upkeep.backup_now')}
          </Button>
        }
      />
      <Nothing role="status">{make.isPending && translate('upkeep.backing_up')}</Nothing>
      <LastBackup />
      <Panel title={translate('upkeep.archives')}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {archives?.length === 0 && <Nothing>{translate('upkeep.no_archive')}</Nothing>}
        <Nothing>{translate('upkeep.secret_note')}</Nothing>
        <ul className={styles.archives}>
          {archives?.map((archive) => (
            <Archive key={archive.name} archive={archive} onRestored={setRestored} />
          ))}
        </ul>
      </Panel>
      <Panel title={translate('upkeep.how_to_restore')}>
        <p>{translate('upkeep.restore_note')}</p>
      </Panel>
    </Column>
  );
}

interface ArchiveProps {
  archive: BackupArchive;
  onRestored: (restored: RestoredArchive) => void;
}

/** The password is asked for first, where it was not given lately; the browser itself then takes the file. */
function Archive({ archive: { name, bytes, made_at }, onRestored }: ArchiveProps) {
  const api = useApi();
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  const download = useAction(() => api.allowDownload(name), { shows: [] });
  const restore = useAction(() => api.restoreArchive(name), { shows: [] });
  const date = formatDateTime(made_at);
  return (
    <li>
      <span>
        {date}, {megabytes(bytes)}
      </span>
      <span>
        <Button
          size="small"
          aria-label={translate('upkeep.download_of', { date })}
          disabled={download.isPending}
          onClick={() =>
            download.run(undefined, {
              onSuccess: () => window.location.assign(`${API}/backups/archives/${name}`),
            })
          }
        >
          {translate('desk.download')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={translate('upkeep.restore_of', { date })}
          onClick={() => setAsks(true)}
        >
          {translate('upkeep.restore')}
        </Button>
      </span>
      {asks && (
        <Confirm
          title={translate('upkeep.restore_title', { date })}
          action={translate(restore.isPending ? 'upkeep.restoring' : 'upkeep.restore')}
          danger
          onConfirm={() => restore.runAsync().then(onRestored, () => undefined)}
          onClose={() => setAsks(false)}
        >
          {translate('upkeep.restore_text', { date })}
        </Confirm>
      )}
    </li>
  );
}
