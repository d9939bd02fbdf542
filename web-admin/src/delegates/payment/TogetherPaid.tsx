import '../../messages/event/journal';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/dataProvider';
import { useNewest } from '../../api/useNewest';
import { formatCentavos } from '../../format/money';
import { CanAccess } from '../../kit/access';
import { useAction } from '../../kit/useAction';
import { ReasonDialog } from '../actions/ReasonDialog';
import styles from '../delegate.module.css';

interface Props {
  /** The payment that came for several. */
  shared: string;
  /** The one whose page it is. */
  registration: string;
  /** Changes with its money. */
  version: unknown;
}

/** Who else was paid by the same cheque or sum, and the way back when it bounced: of all of them at once. */
export function TogetherPaid({ shared, registration, version }: Props) {
  const translate = useTranslate();
  const say = (word: string, args?: object) => translate(`journal.together.${word}`, args);
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { data, error } = useNewest(['delegates', 'shared', shared], version, () =>
    api.sharedPayment(shared),
  );
  const takingBack = useAction((because: string) => api.takeBackShared(shared, because), {
    shows: ['delegates', 'dashboard', 'movements'],
    showsRefused: true,
    done: 'journal.together.taken_back',
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return null;
  const others = data.parts.filter((part) => part.registration_id !== registration);
  const sum = formatCentavos(data.amount_centavos);
  const left = formatCentavos(data.left_centavos);
  return (
    <div className={styles.together}>
      {say('of', { sum, smart_count: data.parts.length })}
      <ul>
        {others.map((part) => {
          const name = part.contact_name ?? translate('journal.removed');
          return (
            <li key={part.registration_id}>
              {part.delegate_id === null ? name : <Link to={`/delegates/${part.delegate_id}`}>{name}</Link>}{' '}
              {formatCentavos(part.amount_centavos)}
              {part.left_centavos === 0 && ` · ${say('gone')}`}
            </li>
          );
        })}
      </ul>
      {data.left_centavos > 0 && (
        <CanAccess resource="delegates" action="write">
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            disabled={takingBack.disabled}
            onClick={() => setAsking(true)}
          >
            {say('take_back')}
          </Button>
        </CanAccess>
      )}
      {asking && (
        <ReasonDialog
          required
          title={say('title', { sum: left })}
          text={say('text', { smart_count: data.parts.filter((part) => part.left_centavos > 0).length })}
          label={say('because')}
          action={say('take_back')}
          keep={say('keep')}
          onCancel={takingBack.runAsync}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
