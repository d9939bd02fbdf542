import '../messages/upkeep';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { API } from '../api/address';
import { useApi } from '../api/dataProvider';
import type { BackupArchive } from '../api/types';
import { formatDateTime } from '../format/dates';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import panelStyles from '../layout/panel.module.css';
import styles from './backups.module.css';
import { LastBackup, megabytes } from './LastBackup';

/** The backups that there are: made now, downloaded, restored. */
export function BackupsPage() {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data: archives, error } = useQuery({
    queryKey: ['backups', 'archives'],
    queryFn: () => api.archives(),
  });
  const make = useMutation({
    mutationFn: () => api.backUpNow(),
    onSuccess: () => notify('upkeep.backed_up', { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['backups'] }),
  });
  return (
    <Stack spacing={2} sx={{ maxWidth: 880 }}>
      <PageHead
        title={translate('desk.backups')}
        actions={
          <Button variant="contained" disabled={make.isPending} onClick={() => make.mutate()}>
            {translate('upkeep.backup_now')}
          </Button>
        }
      />
      <p role="status" className={panelStyles.nothing}>
        {make.isPending && translate('upkeep.backing_up')}
      </p>
      <LastBackup />
      <Panel title={translate('upkeep.archives')}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {archives?.length === 0 && <p className={panelStyles.nothing}>{translate('upkeep.no_archive')}</p>}
        <p className={panelStyles.nothing}>{translate('upkeep.secret_note')}</p>
        <ul className={styles.archives}>
          {archives?.map((archive) => (
            <Archive key={archive.name} archive={archive} />
          ))}
        </ul>
      </Panel>
      <Panel title={translate('upkeep.how_to_restore')}>
        <p>{translate('upkeep.restore_note')}</p>
      </Panel>
    </Stack>
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
