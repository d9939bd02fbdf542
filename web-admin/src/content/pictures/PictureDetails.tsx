import '../../messages/site/content';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/dataProvider';
import type { ContentPicture } from '../../api/types';
import { Confirm } from '../../layout/Confirm';
import { useContentChanged } from '../calls';
import formStyles from '../fields/form.module.css';
import { KindChoice } from './KindChoice';
import { PictureDialog } from './PictureDialog';
import picturesStyles from './pictures.module.css';

interface Props {
  picture: ContentPicture;
  /** Goes on to the next one that nobody described; left out where there is none. */
  onNext?: (() => void) | undefined;
  onClose: () => void;
}

/** What is kept once with a picture, where it is shown, and what can be done with it everywhere at once. */
export function PictureDetails({ picture, onNext, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useContentChanged();
  const { file, used_in } = picture;
  const [details, setDetails] = useState({ ...picture, alt: picture.alt || picture.alt_in_use });
  const [labels, setLabels] = useState(picture.labels.join(', '));
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<'replace' | 'remove'>();
  const run = async (task: () => Promise<unknown>, then: () => void) => {
    setBusy(true);
    try {
      await task();
      await changed();
      then();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const save = (then: () => void) => {
    const { name, alt, credit, kind } = details;
    const each = labels.split(',').map((label) => label.trim());
    return run(
      () => api.describePicture(file, { name, alt, credit, kind, labels: each.filter(Boolean) }),
      then,
    );
  };
  const replace = ([other]: ContentPicture[]) => {
    setAsking(undefined);
    if (!other || other.file === file) return;
    void run(async () => {
      const pieces = await api.replacePicture(file, other.file);
      const names = pieces.map(({ title }) => title).join(', ');
      notify('content.pictures.replaced', { type: 'success', messageArgs: { names } });
    }, onClose);
  };
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby="picture-details"
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id="picture-details">{picture.name}</DialogTitle>
      <DialogContent className={picturesStyles.pictureDetails}>
        <img src={picture.thumbnail} alt="" width={picture.width} height={picture.height} />
        <TextField
          label={translate('content.pictures.name')}
          value={details.name}
          onChange={({ target: { value: name } }) => setDetails({ ...details, name })}
        />
        <TextField
          label={translate('content.pictures.shows')}
          value={details.alt}
          multiline
          helperText={translate('content.pictures.shows_everywhere')}
          onChange={({ target: { value: alt } }) => setDetails({ ...details, alt })}
        />
        <KindChoice
          label={translate('content.pictures.it_is')}
          value={details.kind}
          onChange={(kind) => setDetails({ ...details, kind })}
        />
        <TextField
          label={translate('content.pictures.credit')}
          value={details.credit}
          helperText={translate('content.pictures.credit_help')}
          onChange={({ target: { value: credit } }) => setDetails({ ...details, credit })}
        />
        <TextField
          label={translate('content.pictures.labels')}
          value={labels}
          helperText={translate('content.pictures.labels_help')}
          onChange={({ target: { value } }) => setLabels(value)}
        />
        <Uses used={used_in} />
        <div className={picturesStyles.pictureDeeds}>
          <Button size="small" disabled={busy || used_in.length === 0} onClick={() => setAsking('replace')}>
            {translate('content.pictures.replace')}
          </Button>
          <Button
            size="small"
            color="error"
            disabled={busy || used_in.length > 0}
            onClick={() => setAsking('remove')}
          >
            {translate('content.pictures.remove')}
          </Button>
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {translate('desk.cancel')}
        </Button>
        {onNext && (
          <Button disabled={busy} onClick={() => void save(onNext)}>
            {translate('content.pictures.save_and_next')}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={busy || !details.name.trim()}
          onClick={() => void save(onClose)}
        >
          {translate('content.pictures.save')}
        </Button>
      </DialogActions>
      {asking === 'replace' && (
        <PictureDialog chosen={file} onChoose={replace} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'remove' && (
        <Confirm
          danger
          title={translate('content.pictures.remove_title', { name: picture.name })}
          action={translate('content.pictures.remove')}
          onConfirm={() => run(() => api.removePicture(file), onClose)}
          onClose={() => setAsking(undefined)}
        >
          {translate('content.pictures.remove_text')}
        </Confirm>
      )}
    </Dialog>
  );
}

function Uses({ used }: { used: ContentPicture['used_in'] }) {
  const translate = useTranslate();
  if (used.length === 0) return <p className={formStyles.help}>{translate('content.pictures.unused')}</p>;
  return (
    <div>
      <p className={formStyles.help}>{translate('content.pictures.used_in')}</p>
      <ul className={picturesStyles.pictureUses}>
        {used.map(({ kind, slug, title }) => (
          <li key={`${kind}/${slug}`}>
            {kind === 'events' ? title : <Link to={`/content/${kind}/${slug}`}>{title}</Link>}
          </li>
        ))}
      </ul>
    </div>
  );
}
