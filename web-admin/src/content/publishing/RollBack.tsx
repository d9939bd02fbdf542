import '../../messages/site/content';
import Alert from '@mui/material/Alert';
import { useNotify, useTranslate } from 'ra-core';
import { useApi } from '../../api/dataProvider';
import type { ContentRelease } from '../../api/types';
import { formatDateTime } from '../../format/dates';
import { Confirm } from '../../layout/Confirm';
import { Loading } from '../../layout/Page';
import { useContentChanged, useDifferences, useKinds, useProposes } from '../calls';
import { Differences } from '../differences/Differences';

interface Props {
  release: ContentRelease;
  /** The publication that was on the site when the reader asked; null: none was. */
  shown: string | null;
  onClose: () => void;
}

/** Says what the site would say otherwise, then shows again what that publication showed. */
export function RollBack({ release, shown, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useContentChanged();
  const proposes = useProposes();
  const { data: kinds } = useKinds();
  const { data: differences, error } = useDifferences(release.id, shown);
  const rollBack = async () => {
    try {
      if (proposes) await api.propose({ does: 'roll back', release: release.id });
      else await api.rollBackContent(release.id, shown);
      notify(proposes ? 'content.approval.proposed' : 'content.roll_back.done', {
        type: 'success',
        autoHideDuration: 8_000,
      });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    } finally {
      void changed();
    }
  };
  return (
    <Confirm
      title={translate('content.roll_back.title', { at: formatDateTime(release.at) })}
      action={translate(proposes ? 'content.approval.propose' : 'content.roll_back.action')}
      onConfirm={rollBack}
      onClose={onClose}
    >
      <p>{translate(proposes ? 'content.approval.text' : 'content.roll_back.text')}</p>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!error && !(differences && kinds) && <Loading />}
      {differences?.length === 0 && <p>{translate('content.roll_back.same')}</p>}
      {differences?.map(({ kind, slug, title, now, then }) => (
        <section key={`${kind}/${slug}`}>
          <h3>{title}</h3>
          <Differences
            schema={kinds?.find((each) => each.kind === kind)?.schema ?? {}}
            before={now}
            after={then}
          />
        </section>
      ))}
    </Confirm>
  );
}
