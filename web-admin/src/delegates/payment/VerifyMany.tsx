import '../../messages/event/delegates';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { manilaDay } from 'web-shared/dates';
import { useApi } from '../../api/dataProvider';
import type { Delegate } from '../../api/types';
import { formatCentavos } from '../../format/money';
import { DayInput, given, WayInput } from '../../journal/money-fields';
import { useBulk } from '../../kit/list/bulk/useBulk';
import { useChosen } from '../../kit/list/bulk/useSeenRows';
import { FormDialog } from '../../layout/FormDialog';
import styles from '../delegate.module.css';
import { nameOf } from '../names';

const WORDS = 'resources.delegates.bulk';

interface Entered {
  records: Delegate[];
  payment: object;
}

const owes = ({ owed_centavos: owed }: Delegate) => owed > 0;

/** Marks the chosen delegates as paid: what is entered for each registration is in sight first. */
export function VerifyMany() {
  const { selectedIds } = useListContext();
  const chosen = useChosen();
  const api = useApi();
  const translate = useTranslate();
  // The records as they were when their sums were read: the list behind refreshes meanwhile.
  const [asking, setAsking] = useState<Delegate[]>();
  const { start, isPending, dialog } = useBulk<Entered>((_, { records, payment }) => {
    // A record that this list has not shown has no sum here: the server refuses it, and the report names it.
    const seen = records.map((one) => ({ ...one, amount_centavos: one.owed_centavos ?? 0 }));
    return api.verifyPayments(seen, payment);
  });
  const enter = (records: Delegate[], payment: object) => start({ records, payment }, `${WORDS}.verify_done`);
  const open = () => {
    const records = chosen() as Delegate[];
    if (records.some(owes)) setAsking(records);
    else void enter(records, {});
  };
  return (
    <>
      <Button color="inherit" startIcon={<CheckIcon />} disabled={isPending} onClick={open}>
        {translate(`${WORDS}.verify`, { smart_count: selectedIds.length })}
      </Button>
      {asking && (
        <SumsDialog
          delegates={asking.filter(owes)}
          onEnter={(payment) => enter(asking, payment)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {dialog}
    </>
  );
}

interface Props {
  /** Those who owe something, in the state in which they were seen. */
  delegates: Delegate[];
  onEnter: (payment: object) => Promise<unknown>;
  onClose: () => void;
}

function SumsDialog({ delegates, onEnter, onClose }: Props) {
  const translate = useTranslate();
  const say = (word: string, args?: object) => translate(`delegates.verify_many.${word}`, args);
  const registrations = [
    ...new Map(delegates.toReversed().map((one) => [one.registration_id, one])).values(),
  ];
  const sum = registrations.reduce((all, { owed_centavos }) => all + owed_centavos, 0);
  return (
    <FormDialog
      title={say('title', { smart_count: registrations.length, sum: formatCentavos(sum) })}
      action={translate('delegates.payment.enter')}
      values={{ channel: '', received_on: manilaDay() }}
      onSend={({ channel, received_on }) =>
        onEnter({ channel: given(channel), received_on: given(received_on) })
      }
      onClose={onClose}
    >
      <ul className={styles.sums} tabIndex={0} aria-label={say('sums')}>
        {registrations.toReversed().map((one) => (
          <li key={one.registration_id}>
            <span>{nameOf(one)}</span> <span>{formatCentavos(one.owed_centavos)}</span>
          </li>
        ))}
      </ul>
      <p>{say('text')}</p>
      <WayInput source="channel" label="delegates.payment.channel" first={say('as_said')} />
      {/* Everything is filled in: the Enter key is enough. */}
      <DayInput source="received_on" label="delegates.payment.received_on" autoFocus />
    </FormDialog>
  );
}
