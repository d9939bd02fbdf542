import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import { theAccount } from '../api/session';
import type { InquiryWorkFields } from '../api/types';
import { useBulk } from '../table/useBulk';
import styles from './inquiries.module.css';
import { LostDialog } from './LostDialog';
import { useWorkChoices, type LostReason, type Status } from './work';

const BULK = 'resources.inquiries.bulk';
const NOBODY = 'nobody';

/** Status and assignee of all chosen inquiries at once; what may not follow is told by name. */
export function BulkWork() {
  const translate = useTranslate();
  const api = useApi();
  const choices = useWorkChoices();
  const { selectedIds } = useListContext();
  const { start, isPending, dialog } = useBulk<InquiryWorkFields>((records, change) =>
    api.changeWorkOfMany(records, change),
  );
  const [losing, setLosing] = useState(false);
  const count = { smart_count: selectedIds.length };
  const setStatus = (status: Status, lost_reason?: LostReason) =>
    start({ status, ...(lost_reason && { lost_reason }) }, `${BULK}.status_done`, {
      status: translate(`inquiries.statuses.${status}`),
    });
  const assign = (id: string, name: string) =>
    id === NOBODY
      ? start({ assignee_id: null }, `${BULK}.everybody_done`)
      : start({ assignee_id: id }, `${BULK}.assign_done`, { name });
  const me = { id: theAccount().id, name: translate('inquiries.mine') };
  const others = (choices?.assignees ?? []).filter(({ id }) => id !== me.id);
  const statuses = (choices?.statuses ?? []).map(({ status }) => status);
  return (
    <>
      <BulkMenu
        label={translate(`${BULK}.status`, count)}
        disabled={isPending}
        choices={statuses.map((status) => ({ id: status, name: translate(`inquiries.statuses.${status}`) }))}
        onChoose={({ id }) => (id === 'lost' ? setLosing(true) : void setStatus(id as Status))}
      />
      <BulkMenu
        label={translate(`${BULK}.assign`, count)}
        disabled={isPending}
        choices={[me, ...others, { id: NOBODY, name: translate('inquiries.nobody') }]}
        onChoose={({ id, name }) => void assign(id, id === me.id ? theAccount().name : name)}
      />
      {losing && (
        <LostDialog
          title={translate(`${BULK}.lost_title`, count)}
          reasons={choices?.lost_reasons ?? []}
          onLost={(reason) => setStatus('lost', reason)}
          onClose={() => setLosing(false)}
        />
      )}
      {dialog}
    </>
  );
}

interface Choice {
  id: string;
  name: string;
}

function BulkMenu(props: {
  label: string;
  disabled: boolean;
  choices: Choice[];
  onChoose: (choice: Choice) => void;
}) {
  const { label, disabled, choices, onChoose } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled || choices.length === 0}
        endIcon={<span aria-hidden className={styles.caret} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{
          paper: { role: 'region', 'aria-label': label },
          list: { 'aria-label': label, dense: true },
        }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.id}
            onClick={() => {
              close();
              onChoose(choice);
            }}
          >
            {choice.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
