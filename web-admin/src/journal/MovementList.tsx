import { Translate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useChosenEvent } from '../api/chosenEvent';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import { may } from '../api/session';
import type { Movement, PaymentMode } from '../api/types';
import { formatShortDate, Time } from '../format/dates';
import { formatCentavos } from '../format/money';
import { RecordList } from '../table/RecordList';
import type { ListSetup } from '../table/types';
import { SaveWorkbook } from './SaveWorkbook';
import { Sums } from './Sums';
import { Evidence, Kind } from './words';

const KINDS = ['payment', 'refund', 'correction'].map((id) => ({
  id,
  name: `resources.movements.kinds.${id}`,
}));

const WhoPays = ({ movement: { contact_name, delegate_id } }: { movement: Movement }) => {
  if (contact_name === null || delegate_id === null)
    return contact_name ?? <Translate i18nKey="journal.removed" />;
  return <Link to={`/delegates/${delegate_id}`}>{contact_name}</Link>;
};

/** @param ofOne one event alone is shown: it is not said in each row */
const movementSetup = (modes: readonly PaymentMode[], ofOne: boolean): ListSetup<Movement> => ({
  columns: [
    { source: 'created_at', kind: 'time', render: ({ created_at }) => <Time iso={created_at} /> },
    {
      ...{ source: 'received_on', unsortable: true },
      render: ({ received_on }) => received_on && formatShortDate(`${received_on}T12:00:00`),
    },
    { source: 'kind', unsortable: true, render: ({ kind }) => <Kind kind={kind} /> },
    {
      ...{ source: 'amount_centavos', kind: 'number', unsortable: true },
      render: ({ amount_centavos }) => formatCentavos(amount_centavos),
    },
    { source: 'contact_name', unsortable: true, render: (movement) => <WhoPays movement={movement} /> },
    { source: 'channel', unsortable: true, render: ({ channel }) => labelOf(modes, channel) },
    { source: 'reference', unsortable: true },
    { source: 'evidence', unsortable: true, render: (movement) => <Evidence movement={movement} /> },
    {
      ...{ source: 'entered_by_name', unsortable: true },
      render: ({ entered_by_name }) => entered_by_name ?? <Translate i18nKey="journal.nobody" />,
    },
    { source: 'code', unsortable: true },
    { source: 'event_name', label: 'desk.event', unsortable: true, extra: ofOne },
  ],
  nameOf: ({ amount_centavos, channel, reference }) =>
    `${formatCentavos(amount_centavos)} · ${[labelOf(modes, channel), reference].filter(Boolean).join(' ')}`,
  noteOf: (movement) => (
    <>
      <Kind kind={movement.kind} /> · <Time iso={movement.created_at} /> · {movement.code}
      <br />
      <WhoPays movement={movement} /> <Evidence movement={movement} />
    </>
  ),
  filters: [
    { source: 'kind', kind: 'choice', choices: KINDS },
    {
      ...{ source: 'channel', kind: 'choice' },
      choices: modes.map(({ value, label }) => ({ id: value, name: label })),
    },
    { source: 'reference', kind: 'text' },
    { source: 'receipt_number', kind: 'text' },
    { source: 'entered_by_name', kind: 'text' },
    { source: 'created_at_gte', kind: 'from' },
    { source: 'created_at_lt', kind: 'until' },
  ],
  search: { source: 'q', placeholder: 'journal.search' },
  views: [
    { name: 'journal.all', filter: {} },
    ...KINDS.map(({ id, name }) => ({ name, filter: { kind: id } })),
  ],
  ofEvents: true,
  empty: 'journal.none',
});

/** The journal: each movement of money, the newest first, of one event or of all. */
export function MovementList() {
  const modes = usePaymentModes();
  const [chosen] = useChosenEvent();
  const ofOne = chosen !== undefined;
  const setup = useMemo(() => movementSetup(modes, ofOne), [modes, ofOne]);
  const isManager = may('manager');
  return (
    <RecordList setup={setup} csv={isManager} action={isManager && <SaveWorkbook />} notice={<Sums />} />
  );
}
