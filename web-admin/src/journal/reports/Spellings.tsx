import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useApi } from '../../api/dataProvider';
import { useCall, useInvalidate } from '../../api/useCall';
import { FormDialog } from '../../layout/FormDialog';
import { Loading } from '../../layout/Page';
import styles from './reports.module.css';

/** What is read anew once spellings are put together or apart. */
const SHOWS = ['reports', 'spellings', 'delegates'];

interface Props {
  kind: string;
  onClose: () => void;
}

/** One name for what people wrote in many ways. @param best the name that is suggested */
export function TogetherDialog(props: Props & { names: string[]; best: string; onDone: () => void }) {
  const { kind, names, best, onDone, onClose } = props;
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  return (
    <FormDialog<{ name: string | null }>
      title={translate('reports.together.title')}
      action={translate('reports.together.open')}
      values={{ name: best }}
      onSend={async ({ name }) => {
        await api.putTogether(kind, name?.trim() ?? '', names);
        await invalidate(...SHOWS);
        onDone();
        notify('reports.together.done', { type: 'success' });
      }}
      onClose={onClose}
    >
      <ul className={styles.spellings}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <TextInput
        source="name"
        label="reports.together.name"
        helperText={false}
        autoFocus
        fullWidth
        slotProps={{ htmlInput: { maxLength: 200, pattern: '.*\\S.*', required: true } }}
      />
      <p>{translate('reports.together.hint')}</p>
    </FormDialog>
  );
}

/** The spellings of a name, to take some or all apart again. */
export function ApartDialog({ kind, name, onClose }: Props & { name: string }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { data, error } = useCall(['spellings', kind, name], () => api.spellingsOf(kind, name), {
    gcTime: 0,
  });
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const turn = (id: string) =>
    setKept((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <FormDialog
      title={translate('reports.apart.title', { name })}
      action={translate('reports.apart.act')}
      onSend={async () => {
        const ids = (data ?? []).map(({ id }) => id).filter((id) => !kept.has(id));
        if (ids.length === 0) throw new Error(translate('reports.apart.nothing'));
        try {
          await api.takeApart(ids);
        } finally {
          void invalidate(...SHOWS);
        }
        notify('reports.apart.done', { type: 'success' });
      }}
      onClose={onClose}
    >
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <Loading />}
      <div className={styles.choices}>
        {data?.map(({ id, written }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={!kept.has(id)} onChange={() => turn(id)} />}
            label={written}
          />
        ))}
      </div>
      <p>{translate(data?.length === 0 ? 'reports.apart.none' : 'reports.apart.hint')}</p>
    </FormDialog>
  );
}
