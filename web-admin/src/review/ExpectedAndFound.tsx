import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProofToReview } from '../api/types';
import { formatDate, formatDateTime } from '../format/dates';
import { formatCentavos } from '../format/money';

const CHANNELS = { gcash: 'GCash', 'bank-transfer': 'Bank transfer', cash: 'Cash' };

interface Props {
  proof: ProofToReview;
  reference: string;
  onReference: (text: string) => void;
  /** The buttons that decide: above what may be long. */
  children: ReactNode;
}

/** What the receipt must show, who is paid for, and what speaks against it. */
export function ExpectedAndFound({ proof, reference, onReference, children }: Props) {
  const { contact, delegates, doubts } = proof;
  return (
    <>
      <p className="review-sum">{formatCentavos(proof.total_centavos)}</p>
      <p className="review-to">
        {CHANNELS[proof.channel]}
        {proof.receiver && <> to {proof.receiver}</>}
      </p>
      {doubts.map((doubt) => (
        <Alert key={doubt} severity="warning" sx={{ mt: 1 }}>
          {doubt}
        </Alert>
      ))}
      <Found proof={proof} />
      <TextField
        label="Reference number on the receipt"
        value={reference}
        onChange={(event) => onReference(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') (event.target as HTMLElement).blur();
        }}
        slotProps={{ htmlInput: { maxLength: 30, autoComplete: 'off', inputMode: 'numeric' } }}
        helperText="Optional. One number pays for one registration. Enter leaves the field."
        fullWidth
        margin="normal"
        size="small"
      />
      {children}
      <dl className="facts">
        <div>
          <dt>Paid by</dt>
          <dd>
            {contact.first_name} {contact.last_name}, {contact.email}
          </dd>
        </div>
        <div>
          <dt>{delegates.length === 1 ? 'Delegate' : `${delegates.length} delegates`}</dt>
          <dd>
            {delegates.map(({ id, first_name, last_name, church_name }) => (
              <span key={id} className="review-person">
                <Link to={`/delegates/${id}`}>
                  {first_name} {last_name}
                </Link>
                {church_name && `, ${church_name}`}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>Event</dt>
          <dd>{proof.event_name}</dd>
        </div>
        <div>
          <dt>Uploaded</dt>
          <dd>
            {formatDateTime(proof.created_at)}
            {proof.uploaded_by_name && ` by ${proof.uploaded_by_name}`}
          </dd>
        </div>
      </dl>
    </>
  );
}

/** Expected beside found: green, amber where it could not be read, red in the doubts above. */
function Found({ proof: { found, total_centavos, receiver, doubts } }: { proof: ProofToReview }) {
  if (!found)
    return doubts.length === 0 ? (
      <Alert severity="success" variant="outlined" sx={{ mt: 1 }}>
        This file and this reference were not seen before.
      </Alert>
    ) : null;
  const { amount_centavos: amount, paid_on: day } = found;
  const rows: [label: string, value: string | null, fits: boolean | null][] = [
    [
      'Amount',
      amount === null ? null : formatCentavos(amount),
      amount === null ? null : amount === total_centavos,
    ],
    ['Reference', found.reference, null],
    ['Paid to', found.receiver, receiver === null ? null : found.receiver_is_ours],
    ['Paid on', day && formatDate(`${day}T12:00:00`), null],
  ];
  return (
    <table className="found">
      <caption>Read from the picture</caption>
      <tbody>
        {rows.map(([label, value, fits]) => (
          <tr key={label} data-fits={fits ?? 'unknown'}>
            <th scope="row">{label}</th>
            <td>{value ?? 'not found'}</td>
            <td>{fits === null ? (value === null ? 'look' : '') : fits ? 'fits' : 'differs'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
