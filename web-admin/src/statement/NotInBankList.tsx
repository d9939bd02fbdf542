import '../messages/event/statement';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useChosenEvent } from '../api/chosenEvent';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { NotInBank, PaymentMode } from '../api/types';
import { formatShortDate } from '../format/dates';
import { formatCentavos } from '../format/money';
import { canAccess } from '../kit/access';
import { DataTable } from '../kit/list/DataTable';
import { List } from '../kit/list/List';
import type { Filter } from '../kit/list/types';

const filtersOf = (modes: readonly PaymentMode[]): Filter[] => [
  {
    source: 'channel',
    kind: 'choice',
    choices: modes.map(({ value, label }) => ({ id: value, name: label })),
  },
  {
    source: 'kind',
    kind: 'choice',
    choices: ['payment', 'refund'].map((id) => ({ id, name: `resources.movements.kinds.${id}` })),
  },
  { source: 'reference', kind: 'text' },
  { source: 'created_at_lt', kind: 'until' },
];
const Col = DataTable.Col<NotInBank>;
const OLDEST_FIRST = { field: 'since_on', order: 'ASC' } as const;

const dayOf = ({ since_on }: NotInBank) => formatShortDate(`${since_on}T12:00:00`);

/** What was accepted, or paid back, and no statement shows: the oldest first. */
export function NotInBankList() {
  const modes = usePaymentModes();
  const translate = useTranslate();
  const [chosen] = useChosenEvent();
  const [now] = useState(Date.now);
  const age = ({ since_on }: NotInBank) => {
    const days = Math.floor((now - Date.parse(`${since_on}T00:00:00+08:00`)) / 86_400_000);
    return translate('statement.days', { smart_count: days });
  };
  return (
    <List
      sort={OLDEST_FIRST}
      filters={filtersOf(modes)}
      search={{ source: 'q', placeholder: 'statement.search_people' }}
      ofEvents
      exporter={canAccess('not-in-bank', 'export')}
      actions={
        <Button component={Link} to="/review/statement">
          {translate('statement.title')}
        </Button>
      }
      notice={<p>{translate('statement.not_in_bank_hint')}</p>}
    >
      <DataTable<NotInBank>
        recordRepresentation={({ amount_centavos, channel, reference }) =>
          `${formatCentavos(amount_centavos)} · ${[labelOf(modes, channel), reference].filter(Boolean).join(' ')}`
        }
        secondaryText={(row) => (
          <>
            {dayOf(row)} · {age(row)}
            <br />
            <WhoPays row={row} />
          </>
        )}
        hiddenColumns={chosen === undefined ? [] : ['event_name']}
        empty="statement.all_in_bank"
      >
        <Col source="since_on" render={dayOf} />
        <Col source="age" kind="number" disableSort render={age} />
        <Col
          source="amount_centavos"
          kind="number"
          disableSort
          render={({ amount_centavos }) => formatCentavos(amount_centavos)}
        />
        <Col source="contact_name" disableSort render={(row) => <WhoPays row={row} />} />
        <Col source="channel" disableSort render={({ channel }) => labelOf(modes, channel)} />
        <Col source="reference" disableSort />
        <Col source="code" disableSort />
        <Col source="event_name" label="desk.event" disableSort />
      </DataTable>
    </List>
  );
}

function WhoPays({ row: { contact_name, delegate_id } }: { row: NotInBank }) {
  const translate = useTranslate();
  if (contact_name === null || delegate_id === null) return contact_name ?? translate('statement.removed');
  return <Link to={`/delegates/${delegate_id}`}>{contact_name}</Link>;
}
