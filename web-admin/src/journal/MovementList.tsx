import '../messages/event/reports';
import Button from '@mui/material/Button';
import { Translate, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useChosenEvent } from '../api/chosenEvent';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { Movement, PaymentMode } from '../api/types';
import { formatShortDate, Time } from '../format/dates';
import { formatCentavos } from '../format/money';
import { useCanAccess } from '../kit/access';
import { DataTable } from '../kit/list/DataTable';
import { List } from '../kit/list/List';
import type { Filter, View } from '../kit/list/types';
import styles from './journal.module.css';
import { SaveWorkbook } from './SaveWorkbook';
import { Sums } from './Sums';
import { Evidence, Kind, PaymentNumber } from './words';

const KINDS = ['payment', 'refund', 'correction'].map((id) => ({
  id,
  name: `resources.movements.kinds.${id}`,
}));

const WhoPays = ({ movement: { contact_name, delegate_id } }: { movement: Movement }) => {
  if (contact_name === null || delegate_id === null)
    return contact_name ?? <Translate i18nKey="journal.removed" />;
  return <Link to={`/delegates/${delegate_id}`}>{contact_name}</Link>;
};

const VIEWS: View[] = [
  { name: 'journal.all', filter: {} },
  ...KINDS.map(({ id, name }) => ({ name, filter: { kind: id } })),
];
const filtersOf = (modes: readonly PaymentMode[]): Filter[] => [
  { source: 'kind', kind: 'choice', choices: KINDS },
  {
    source: 'channel',
    kind: 'choice',
    choices: modes.map(({ value, label }) => ({ id: value, name: label })),
  },
  { source: 'reference', kind: 'text' },
  { source: 'receipt_number', kind: 'text' },
  { source: 'payment_number', kind: 'number' },
  { source: 'entered_by_name', kind: 'text' },
  { source: 'created_at_gte', kind: 'from' },
  { source: 'created_at_lt', kind: 'until' },
];
const Col = DataTable.Col<Movement>;
/** What belongs to the value above it: a column of its own would lie outside a small screen. */
const Small = ({ children }: { children: ReactNode }) => <small className={styles.under}>{children}</small>;

/** The journal: each movement of money, the newest first, of one event or of all. */
export function MovementList() {
  const modes = usePaymentModes();
  const [chosen] = useChosenEvent();
  const { canAccess: mayExport } = useCanAccess({ resource: 'movements', action: 'export' });
  const translate = useTranslate();
  return (
    <List
      filters={filtersOf(modes)}
      search={{ source: 'q', placeholder: 'journal.search' }}
      views={VIEWS}
      ofEvents
      exporter={mayExport}
      actions={
        <>
          {mayExport && <SaveWorkbook />}
          <Button component={Link} to="/reports">
            {translate('reports.open')}
          </Button>
        </>
      }
      notice={<Sums />}
    >
      <DataTable<Movement>
        recordRepresentation={({ amount_centavos, channel, reference }) =>
          `${formatCentavos(amount_centavos)} · ${[labelOf(modes, channel), reference].filter(Boolean).join(' ')}`
        }
        secondaryText={(movement) => (
          <>
            <Kind kind={movement.kind} /> · <Time iso={movement.created_at} /> · {movement.code}
            <br />
            <WhoPays movement={movement} />
            <br />
            <Evidence movement={movement} /> <PaymentNumber movement={movement} lead="" />
          </>
        )}
        // A list of one event needs no column with the event.
        hiddenColumns={chosen === undefined ? [] : ['event_name']}
        empty="journal.none"
      >
        <Col
          source="created_at"
          kind="time"
          render={({ created_at, entered_by_name }) => (
            <>
              <Time iso={created_at} />
              <Small>{entered_by_name ?? <Translate i18nKey="journal.nobody" />}</Small>
            </>
          )}
        />
        <Col
          source="received_on"
          disableSort
          render={({ received_on }) => received_on && formatShortDate(`${received_on}T12:00:00`)}
        />
        <Col
          source="kind"
          disableSort
          render={(movement) => (
            <>
              <Kind kind={movement.kind} /> <PaymentNumber movement={movement} />
            </>
          )}
        />
        <Col
          source="amount_centavos"
          kind="number"
          disableSort
          render={({ amount_centavos }) => formatCentavos(amount_centavos)}
        />
        <Col
          source="contact_name"
          disableSort
          render={(movement) => (
            <>
              <WhoPays movement={movement} />
              <Small>{movement.code}</Small>
            </>
          )}
        />
        <Col
          source="channel"
          disableSort
          render={({ channel, reference }) => (
            <>
              {labelOf(modes, channel)}
              {reference && <Small>{reference}</Small>}
            </>
          )}
        />
        <Col source="evidence" disableSort render={(movement) => <Evidence movement={movement} />} />
        <Col source="event_name" label="desk.event" disableSort />
      </DataTable>
    </List>
  );
}
