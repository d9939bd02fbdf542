import '../../messages/site/content';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, useInput, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
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

/** As the form has them: labels with commas between. */
type Details = Record<'name' | 'alt' | 'credit' | 'labels', string | null> & Pick<ContentPicture, 'kind'>;

/** What is kept once with a picture, where it is shown, and what can be done with it everywhere at once. */
export function PictureDetails({ picture, onNext, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useContentChanged();
  const { file, used_in } = picture;
  const [first] = useState<Details>(() => ({
    name: picture.name,
    alt: picture.alt || picture.alt_in_use,
    credit: picture.credit,
    kind: picture.kind,
    labels: picture.labels.join(', '),
  }));
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
  const save = ({ name, alt, credit, kind, labels }: Details, then: () => void) => {
    const each = (labels ?? '').split(',').map((label) => label.trim());
    // A page's own words, which stand here to begin with, are no other page's until somebody writes here.
    const words = alt === first.alt ? {} : { alt: alt ?? '' };
    const texts = { name: name ?? '', credit: credit ?? '', ...words };
    return run(() => api.describePicture(file, { ...texts, kind, labels: each.filter(Boolean) }), then);
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
      <Form
        record={first}
        onSubmit={(values: object) => save(values as Details, onClose)}
        className={picturesStyles.pictureForm}
      >
        <DialogTitle id="picture-details">{picture.name}</DialogTitle>
        <DialogContent className={picturesStyles.pictureDetails}>
          <Fields picture={picture} />
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
          <SaveButtons busy={busy} onNext={onNext && ((values) => void save(values, onNext))} />
        </DialogActions>
      </Form>
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

/** What is kept with the picture, and where it is shown. */
function Fields({ picture }: { picture: ContentPicture }) {
  return (
    <>
      <img src={picture.thumbnail} alt="" width={picture.width} height={picture.height} />
      <TextInput source="name" label="content.pictures.name" helperText={false} />
      <TextInput
        source="alt"
        label="content.pictures.shows"
        helperText="content.pictures.shows_everywhere"
        multiline
      />
      <KindInput />
      <TextInput source="credit" label="content.pictures.credit" helperText="content.pictures.credit_help" />
      <TextInput source="labels" label="content.pictures.labels" helperText="content.pictures.labels_help" />
      <Uses used={picture.used_in} />
    </>
  );
}

function KindInput() {
  const translate = useTranslate();
  const { field } = useInput<ContentPicture['kind']>({ source: 'kind' });
  const { value, onChange } = field as { value: ContentPicture['kind']; onChange: (kind: string) => void };
  return <KindChoice label={translate('content.pictures.it_is')} value={value} onChange={onChange} />;
}

/** @param onNext saves and goes on, where there is a next one */
function SaveButtons({ busy, onNext }: { busy: boolean; onNext: ((values: Details) => void) | undefined }) {
  const translate = useTranslate();
  const { getValues } = useFormContext<Details>();
  const isNamed = !!useWatch<Details, 'name'>({ name: 'name' })?.trim();
  return (
    <>
      {onNext && (
        <Button disabled={busy} onClick={() => onNext(getValues())}>
          {translate('content.pictures.save_and_next')}
        </Button>
      )}
      <Button type="submit" variant="contained" disabled={busy || !isNamed}>
        {translate('content.pictures.save')}
      </Button>
    </>
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
