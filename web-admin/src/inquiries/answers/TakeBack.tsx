import '../../messages/sales/inquiries';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useApi } from '../../api/dataProvider';
import { useCall } from '../../api/useCall';
import { useAction } from '../../kit/useAction';
import { SHOWS } from '../work/useChangeWork';

/** The notes of an inquiry, asked once for all who show them. */
export const useNotes = (id: string, enabled = true) =>
  useCall(['inquiries', 'notes', id], (api) => api.inquiryNotes(id), { enabled });

/** Whoever clicked by mistake takes the answer back with one more click. */
export function TakeBack({ inquiryId, answerId }: { inquiryId: string; answerId: string }) {
  const translate = useTranslate();
  const api = useApi();
  const { run, disabled } = useAction(() => api.takeBackAnswer(inquiryId, answerId), {
    shows: SHOWS,
    done: 'inquiries.taken_back',
  });
  return (
    <Button size="small" color="inherit" disabled={disabled} onClick={() => run()}>
      {translate('inquiries.take_back')}
    </Button>
  );
}
