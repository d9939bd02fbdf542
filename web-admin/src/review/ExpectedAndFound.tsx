import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { ProofToReview } from '../api/types';
import { nameOf } from '../delegates/names';
import { centavosIn } from '../format/amount';
import { formatDate, formatDateTime } from '../format/dates';
import { formatCentavos } from '../format/money';
import { Fact } from '../layout/Panel';
import factsStyles from '../parts/facts.module.css';
import foundStyles from './found.module.css';
import reviewStyles from './review.module.css';

interface Props {
  proof: ProofToReview;
  reference: string;
  onReference: (text: string) => void;
  /** What was received, in pesos, as it is typed. */
  amount: string;
  onAmount: (text: string) => void;
  /** The reader confirmed once that it is a partial payment: the next time accepts it. */
  isPartly: boolean;
  /** The buttons that decide: above what may be long. */
  children: ReactNode;
}

/** What the receipt must show, who is paid for, and what speaks against it. */
export function ExpectedAndFound(props: Props) {
  const { proof, reference, onReference, amount, onAmount, isPartly, children } = props;
  const translate = useTranslate();
  const { contact, delegates, doubts } = proof;
  const channel = labelOf(usePaymentModes(), proof.channel);
  const centavos = centavosIn(amount);
  const owed = formatCentavos(proof.owed_centavos);
  let hint = '';
  if (centavos === undefined) hint = translate('review.amount_wrong');
  else if (isPartly) hint = translate('review.amount_partly', { owed });
  else if (centavos > proof.owed_centavos) hint = translate('review.amount_more', { owed });
  const uploaded = formatDateTime(proof.created_at);
  return (
    <>
      <p className={reviewStyles.sum}>
        {formatCentavos(proof.state === 'waiting' ? proof.owed_centavos : proof.total_centavos)}
      </p>
      <p className={reviewStyles.to}>
        {proof.receiver ? translate('review.to_receiver', { channel, receiver: proof.receiver }) : channel}
      </p>
      {doubts.map((doubt) => (
        // Of another proof the same doubt is said anew.
        <Alert key={`${proof.id} ${doubt}`} severity="warning" className={foundStyles.doubt}>
          {doubt}
        </Alert>
      ))}
      <Found proof={proof} />
      <TextField
        label={translate('review.amount')}
        value={amount}
        onChange={(event) => onAmount(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') (event.target as HTMLElement).blur();
        }}
        slotProps={{ htmlInput: { maxLength: 15, autoComplete: 'off', inputMode: 'decimal' } }}
        error={centavos === undefined}
        helperText={<span role="status">{hint}</span>}
        fullWidth
        margin="normal"
        size="small"
      />
      <TextField
        label={translate('review.reference')}
        value={reference}
        onChange={(event) => onReference(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') (event.target as HTMLElement).blur();
        }}
        slotProps={{ htmlInput: { maxLength: 30, autoComplete: 'off', inputMode: 'numeric' } }}
        helperText={translate('review.reference_help')}
        fullWidth
        margin="normal"
        size="small"
      />
      {children}
      <dl className={factsStyles.facts}>
        <Fact label={translate('review.paid_by')}>
          {contact.first_name} {contact.last_name}, {contact.email}
        </Fact>
        <Fact label={translate('review.delegates', { smart_count: delegates.length })}>
          {delegates.map(({ id, church_name, ...names }) => (
            <span key={id} className={reviewStyles.person}>
              <Link to={`/delegates/${id}`}>{nameOf(names)}</Link>
              {church_name && `, ${church_name}`}
            </span>
          ))}
        </Fact>
        <Fact label={translate('review.code')}>{proof.registration_code}</Fact>
        <Fact label={translate('review.event')}>{proof.event_name}</Fact>
        <Fact label={translate('review.uploaded')}>
          {proof.uploaded_by_name
            ? translate('review.by', { what: uploaded, name: proof.uploaded_by_name })
            : uploaded}
        </Fact>
      </dl>
    </>
  );
}

/** Expected beside found: green, amber where it could not be read, red in the doubts above. */
function Found({
  proof: { found, owed_centavos, receiver, doubts, registration_code },
}: {
  proof: ProofToReview;
}) {
  const translate = useTranslate();
  if (!found)
    return doubts.length === 0 ? (
      <Alert severity="success" variant="outlined" className={foundStyles.doubt}>
        {translate('review.not_seen_before')}
      </Alert>
    ) : null;
  const { amount_centavos: amount, paid_on: day } = found;
  const verdict = (value: string | null, fits: boolean | null) => {
    if (fits !== null) return translate(fits ? 'review.found.fits' : 'review.found.differs');
    return value === null ? translate('review.found.look') : '';
  };
  const rows: [name: string, value: string | null, fits: boolean | null][] = [
    [
      'amount',
      amount === null ? null : formatCentavos(amount),
      amount === null ? null : amount === owed_centavos,
    ],
    ['reference', found.reference, null],
    ['receiver', found.receiver, receiver === null ? null : found.receiver_is_ours],
    ...(found.code === null
      ? []
      : [['code', found.code, found.code === registration_code] satisfies [string, string, boolean]]),
    ['day', day && formatDate(`${day}T12:00:00`), null],
  ];
  return (
    <table className={foundStyles.found}>
      <caption>{translate('review.found.title')}</caption>
      <tbody>
        {rows.map(([name, value, fits]) => (
          <tr key={name} data-fits={fits ?? 'unknown'}>
            <th scope="row">{translate(`review.found.${name}`)}</th>
            <td>{value ?? translate('review.found.nothing')}</td>
            <td>{verdict(value, fits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
