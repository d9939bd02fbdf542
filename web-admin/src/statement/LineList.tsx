import '../messages/event/statement';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { PaymentMode, StatementLine } from '../api/types';
import { useInvalidate } from '../api/useCall';
import { formatShortDate } from '../format/dates';
import { formatCentavos } from '../format/money';
import { canAccess } from '../kit/access';
import { DataTable } from '../kit/list/DataTable';
import { List } from '../kit/list/List';
import type { Filter, View } from '../kit/list/types';
import { FormDialog } from '../layout/FormDialog';
import { LineSums } from './LineSums';
import styles from './statement.module.css';
import { AFTER_DECISION } from './Waiting';

const STATES = ['waiting', 'matched', 'split', 'by-hand', 'set-aside', 'refund', 'unmoved'].map((id) => ({
  id,
  name: `resources.statement-lines.states.${id}`,
}));
const VIEWS: View[] = [
  { name: 'statement.all_lines', filter: {} },
  ...STATES.map(({ id, name }) => ({ name, filter: { state: id } })),
];
const filtersOf = (modes: readonly PaymentMode[]): Filter[] => [
  { source: 'state', kind: 'choice', choices: STATES },
  {
    source: 'channel',
    kind: 'choice',
    choices: modes.map(({ value, label }) => ({ id: value, name: label })),
  },
  { source: 'reference', kind: 'text' },
  { source: 'payer', kind: 'text' },
  { source: 'day_gte', kind: 'date', label: 'statement.from_day' },
  { source: 'day_lte', kind: 'date', label: 'statement.until_day' },
];
const Col = DataTable.Col<StatementLine>;

/** Every line that was kept, with what it is for; what was said of it is taken back here. */
export function LineList() {
  const modes = usePaymentModes();
  const translate = useTranslate();
  const [undone, setUndone] = useState<StatementLine>();
  return (
    <>
      <List
        filters={filtersOf(modes)}
        search={{ source: 'q', placeholder: 'statement.search' }}
        views={VIEWS}
        exporter={canAccess('statement-lines', 'export')}
        actions={
          <Button component={Link} to="/review/statement">
            {translate('statement.title')}
          </Button>
        }
        notice={<LineSums />}
      >
        <DataTable<StatementLine>
          recordRepresentation={({ amount_centavos, payer, reference }) =>
            [formatCentavos(amount_centavos), payer ?? reference].filter(Boolean).join(' · ')
          }
          secondaryText={(line) => (
            <>
              {dayOf(line)} <State line={line} /> <Undo line={line} onUndo={setUndone} />
            </>
          )}
          hiddenColumns={['status', 'fee_centavos', 'kept_by_name']}
          empty="statement.no_lines"
        >
          <Col source="day" render={dayOf} />
          <Col
            source="amount_centavos"
            kind="number"
            disableSort
            render={({ amount_centavos }) => formatCentavos(amount_centavos)}
          />
          <Col source="payer" disableSort />
          <Col source="reference" disableSort />
          <Col source="state" disableSort render={(line) => <State line={line} />} />
          <Col source="undo" disableSort render={(line) => <Undo line={line} onUndo={setUndone} />} />
          <Col source="channel" disableSort render={({ channel }) => labelOf(modes, channel)} />
          <Col
            source="file_name"
            disableSort
            render={({ file_name, line_number }) => `${file_name}, ${line_number}`}
          />
          <Col source="status" disableSort />
          <Col
            source="fee_centavos"
            kind="number"
            disableSort
            render={({ fee_centavos }) => fee_centavos !== null && formatCentavos(fee_centavos)}
          />
          <Col source="kept_by_name" disableSort />
        </DataTable>
      </List>
      {undone && <UndoDialog line={undone} onClose={() => setUndone(undefined)} />}
    </>
  );
}

const dayOf = ({ day }: StatementLine) => day && formatShortDate(`${day}T12:00:00`);

/** Its state, for whom it is, why it was set aside, and who said so. */
function State({ line }: { line: StatementLine }) {
  const translate = useTranslate();
  const { state, reason, allocations, decided_by_name } = line;
  return (
    <>
      {translate(`resources.statement-lines.states.${state}`)}
      {reason && `: ${reason}`}
      {allocations.map(({ movement_id, delegate_id, name, code, amount_centavos }) => (
        <span key={movement_id} className={styles.event}>
          {delegate_id ? <Link to={`/delegates/${delegate_id}`}>{name}</Link> : code}
          {allocations.length > 1 && ` ${formatCentavos(amount_centavos)}`}
        </span>
      ))}
      {decided_by_name && (
        <span className={styles.event}>{translate('statement.decided_by', { name: decided_by_name })}</span>
      )}
    </>
  );
}

const UNDONE = ['matched', 'split', 'by-hand', 'set-aside', 'refund'];

function Undo({ line, onUndo }: { line: StatementLine; onUndo: (line: StatementLine) => void }) {
  const translate = useTranslate();
  if (!canAccess('statement-lines', 'write') || !UNDONE.includes(line.state)) return null;
  return (
    <Button size="small" onClick={() => onUndo(line)}>
      {translate('statement.undo.open')}
    </Button>
  );
}

/** What taking it back does to whoever was paid for. */
function UndoDialog({ line, onClose }: { line: StatementLine; onClose: () => void }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const made = line.allocations.some((one) => one.made);
  return (
    <FormDialog
      danger={made}
      title={translate('statement.undo.title', { sum: formatCentavos(line.amount_centavos) })}
      action={translate('statement.undo.open')}
      onSend={async () => {
        try {
          await api.undoLine(line.id);
        } finally {
          void invalidate(...AFTER_DECISION);
        }
        notify('statement.undo.done', { type: 'success' });
      }}
      onClose={onClose}
    >
      <p>{translate(made ? 'statement.undo.made' : 'statement.undo.said')}</p>
    </FormDialog>
  );
}
