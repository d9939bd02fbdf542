import '../messages/upkeep';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { API } from '../api/address';
import { useApi } from '../api/dataProvider';
import type { BackupArchive } from '../api/types';
import { useCall } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { useAction } from '../kit/useAction';
import { Column, PageHead } from '../layout/Page';
import { Nothing, Panel } from '../layout/Panel';
import styles from './backups.module.css';
import { LastBackup, megabytes } from './LastBackup';

/** The backups that there are: made now, downloaded, restored. */
export function BackupsPage() {
  const api = useApi();
  const translate = useTranslate();
  const { data: archives, error } = useCall(['backups', 'archives'], (api) => api.archives());
  // The page also names a backup that failed.
  const make = useAction(() => api.backUpNow(), {
    shows: ['backups'],
    done: 'upkeep.backed_up',
    showsRefused: true,
  });
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
            <Archive key={archive.name} archive={archive} />
          ))}
        </ul>
      </Panel>
      <Panel title={translate('upkeep.how_to_restore')}>
        <p>{translate('upkeep.restore_note')}</p>
      </Panel>
    </Column>
  );
}

/** The password is asked for first, where it was not given lately; the browser itself then takes the file. */
function Archive({ archive: { name, bytes, made_at } }: { archive: BackupArchive }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const download = async () => {
    try {
      await api.allowDownload(name);
      window.location.assign(`${API}/backups/archives/${name}`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <li>
      <span>
        {formatDateTime(made_at)}, {megabytes(bytes)} <code>{name}</code>
      </span>
      <Button size="small" onClick={() => void download()}>
        {translate('desk.download')}
      </Button>
    </li>
  );
}
