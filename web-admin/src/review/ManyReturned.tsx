import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { manilaDay } from 'web-shared/dates';
import { newId } from 'web-shared/ids';
import { useApi } from '../api/dataProvider';
import type { BulkReport, ToReturn } from '../api/types';
import { formatCentavos } from '../format/money';
import { DayInput, given, MoneyInput, WayInput } from '../journal/money-fields';
import { FormDialog } from '../layout/FormDialog';

interface Props {
  rows: ToReturn[];
  /** Called when the refunds are entered, except those that the report names. */
  onEntered: (report: BulkReport) => void;
  onClose: () => void;
}

/** Enters what was paid back to many: by which way and when. */
export function ManyReturned({ rows, onEntered, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const say = (name: string, args?: object) => translate(`review.many.${name}`, args);
  // One key for all of them: after a lost answer the same again enters none twice.
  const [key] = useState(newId);
  // The records as they were when they were chosen: the list behind refreshes.
  const [chosen] = useState(rows);
  const first = { channel: chosen[0]?.channel ?? '', returned_on: manilaDay(), reference: '' };
  const sum = formatCentavos(chosen.reduce((all, { to_return_centavos: one }) => all + one, 0));
  const enter = async ({ channel, returned_on, reference }: typeof first) => {
    const report = await api.enterRefunds(
      {
        records: chosen.map(({ registration_id: id, to_return_centavos: amount_centavos }) => ({
          id,
          amount_centavos,
        })),
        channel,
        returned_on: given(returned_on),
        reference: given(reference),
      },
      key,
    );
    if (report.failed.length === 0)
      notify('review.many.entered', {
        type: 'success',
        messageArgs: { smart_count: report.done.length, sum },
      });
    onEntered(report);
  };
  return (
    <FormDialog
      title={say('title', { smart_count: chosen.length, sum })}
      action={translate('review.refund.enter')}
      values={first}
      onSend={enter}
      onClose={onClose}
    >
      <p>{say('text')}</p>
      <WayInput source="channel" label="review.many.channel" />
      <DayInput source="returned_on" label="review.many.returned_on" />
      <MoneyInput source="reference" label="review.many.reference" />
    </FormDialog>
  );
}
