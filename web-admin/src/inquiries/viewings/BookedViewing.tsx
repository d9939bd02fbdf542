import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useApi } from '../../api/dataProvider';
import type { Viewing } from '../../api/types';
import { useInvalidate } from '../../api/useCall';
import { CanAccess } from '../../kit/access';
import { FormDialog } from '../../layout/FormDialog';
import { nameOf, useWorkChoices } from '../work/work';

/** How a booked viewing is, who shows it, and where they meet by video. */
export function BookedViewing({ viewing }: { viewing: Viewing }) {
  const translate = useTranslate();
  const [changing, setChanging] = useState(false);
  const { how, staff_name, video_link } = viewing;
  const parts = [
    translate('viewings.booked'),
    translate(`viewings.how.${how}`),
    staff_name ? translate('viewings.shown_by', { name: staff_name }) : translate('viewings.by_nobody'),
    ...(how === 'video' && !video_link ? [translate('viewings.no_link')] : []),
  ];
  return (
    <>
      <small>{parts.join(' · ')}</small>
      {video_link && (
        <a href={video_link} target="_blank" rel="noreferrer">
          {translate('viewings.open_link')}
        </a>
      )}{' '}
      <CanAccess resource="viewings" action="write">
        <Button size="small" onClick={() => setChanging(true)}>
          {translate('viewings.change')}
        </Button>
      </CanAccess>
      {changing && <ChangeDialog viewing={viewing} onClose={() => setChanging(false)} />}
    </>
  );
}

function ChangeDialog({ viewing, onClose }: { viewing: Viewing; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const invalidate = useInvalidate();
  const choices = useWorkChoices();
  const { video_link, staff_id } = viewing;
  const save = async (typed: Pick<Viewing, 'video_link' | 'staff_id'>) => {
    const { staff_id: host } = typed;
    const change = { video_link: typed.video_link?.trim() || null, ...(host && { staff_id: host }) };
    await api.changeViewing(viewing.id, change);
    await invalidate('viewings');
    notify('viewings.saved', { type: 'success' });
  };
  return (
    <FormDialog
      title={translate('viewings.change_title', { name: nameOf(viewing) })}
      action={translate('viewings.save')}
      values={{ video_link, staff_id }}
      onSend={save}
      onClose={onClose}
    >
      {viewing.how === 'video' && (
        <TextInput
          source="video_link"
          autoFocus
          type="url"
          label="viewings.video_link"
          helperText="viewings.video_link_help"
          slotProps={{ htmlInput: { maxLength: 500, pattern: 'https://.+', placeholder: 'https://' } }}
        />
      )}
      <TextInput
        source="staff_id"
        label="viewings.host"
        helperText={false}
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {!staff_id && <option value="" />}
        {choices?.assignees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextInput>
    </FormDialog>
  );
}
