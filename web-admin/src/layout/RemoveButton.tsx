import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import { canAccess } from '../kit/access';
import { Confirm } from './Confirm';

interface Props {
  resource: string;
  record: { id: string; name: string };
  words: { button: string; title: string; text: string; action: string; done: string };
}

/** Removes the shown record, once it was asked and the server has done it, and goes back to the list. */
export function RemoveButton({ resource, record, words }: Props) {
  const api = useApi();
  const shown = useRecordContext();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    try {
      await api.delete(resource, { id: record.id, previousData: shown });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return;
    }
    notify(words.done, { type: 'success' });
    void navigate(`/${resource}`);
    queries.removeQueries({ queryKey: [resource, 'getOne', { id: record.id }] });
    void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
    void queries.invalidateQueries({ queryKey: ['dashboard'] });
  };
  // Agents and the event desk remove nothing; accounts and keys are seen by admins alone.
  if (!canAccess(resource, 'delete')) return null;
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      {asking && (
        <Confirm
          title={words.title}
          action={words.action}
          danger
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          {words.text}
        </Confirm>
      )}
    </>
  );
}
