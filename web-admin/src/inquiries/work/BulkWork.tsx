import '../../messages/sales/inquiries';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { theAccount } from '../../api/account/session';
import { useApi } from '../../api/dataProvider';
import type { InquiryWorkFields } from '../../api/types';
import { useBulk } from '../../kit/list/bulk/useBulk';
import { Confirm } from '../../layout/Confirm';
import styles from '../inquiries.module.css';
import { LostDialog } from './LostDialog';
import { UndoWork } from './UndoWork';
import { useWorkChoices, type LostReason, type Status } from './work';

const BULK = 'resources.inquiries.bulk';
const NOBODY = 'nobody';

/** The words of one bulk action: its question and its success. */
interface Question {
  set: InquiryWorkFields;
  /** `<words>_title`, `<words>_text`, `<words>_action` and `<words>_done`. */
  words: 'assign' | 'everybody' | 'set_status';
  args: { name?: string; status?: string };
}

/** Status and assignee of all chosen inquiries at once; what may not follow is told by name. */
export function BulkWork() {
  const translate = useTranslate();
  const api = useApi();
  const choices = useWorkChoices();
  const { selectedIds } = useListContext();
  const { start, isPending, dialog } = useBulk<InquiryWorkFields>(
    (records, change) => api.changeWorkOfMany(records, change),
    ({ done }) => <UndoWork done={done} />,
  );
  const [losing, setLosing] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const count = { smart_count: selectedIds.length };
  const nameOf = (status: Status) => translate(`inquiries.statuses.${status}`);
  const setStatus = (status: Status) =>
    status === 'lost'
      ? setLosing(true)
      : setQuestion({ set: { status }, words: 'set_status', args: { status: nameOf(status) } });
  const lose = (lost_reason: LostReason) =>
    start({ status: 'lost', lost_reason }, `${BULK}.set_status_done`, { status: nameOf('lost') });
  const assign = (id: string, name: string) =>
    setQuestion(
      id === NOBODY
        ? { set: { assignee_id: null }, words: 'everybody', args: {} }
        : { set: { assignee_id: id }, words: 'assign', args: { name } },
    );
  const me = { id: theAccount().id, name: translate('inquiries.mine') };
  const others = (choices?.assignees ?? []).filter(({ id }) => id !== me.id);
  const statuses = (choices?.statuses ?? []).map(({ status }) => status);
  return (
    <>
      <BulkMenu
        label={translate(`${BULK}.status`, count)}
        disabled={isPending}
        choices={statuses.map((status) => ({ id: status, name: nameOf(status) }))}
        onChoose={({ id }) => setStatus(id as Status)}
      />
      <BulkMenu
        label={translate(`${BULK}.assign`, count)}
        disabled={isPending}
        choices={[me, ...others, { id: NOBODY, name: translate('inquiries.nobody') }]}
        onChoose={({ id, name }) => assign(id, id === me.id ? theAccount().name : name)}
      />
      {question && (
        <Confirm
          title={translate(`${BULK}.${question.words}_title`, { ...count, ...question.args })}
          action={translate(`${BULK}.${question.words}_action`, { ...count, ...question.args })}
          onConfirm={() => start(question.set, `${BULK}.${question.words}_done`, question.args)}
          onClose={() => setQuestion(undefined)}
        >
          {translate(`${BULK}.${question.words}_text`, { ...count, ...question.args })}
        </Confirm>
      )}
      {losing && (
        <LostDialog
          title={translate(`${BULK}.lost_title`, count)}
          reasons={choices?.lost_reasons ?? []}
          onLost={lose}
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
