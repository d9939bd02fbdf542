import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useApi } from '../api/dataProvider';
import type { BulkReport, SuggestedLine } from '../api/types';
import { useCall, useInvalidate } from '../api/useCall';
import { BulkReportDialog } from '../kit/list/bulk/BulkReportDialog';
import { Loading } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { useFocusStays } from '../layout/useFocusStays';
import { AssignDialog } from './AssignDialog';
import { counted } from './lines';
import { LineTable, MissingTable } from './LineTable';
import { SetAsideDialog } from './SetAsideDialog';
import styles from './statement.module.css';

/** The queries of other pages that a decision on a line changes. */
export const AFTER_DECISION = [
  'statement-lines',
  'statement-files',
  'not-in-bank',
  'movements',
  'proofs',
  'delegates',
  'registrations',
  'dashboard',
  'event-overview',
  'payments',
];

/** Accepts what is suggested for lines. @returns what came of it, for the page to say */
function useAccepting() {
  const api = useApi();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<BulkReport>();
  const [failed, setFailed] = useState<string>();
  const [done, setDone] = useState<number>();
  const accept = async (lines: Pick<SuggestedLine, 'id' | 'parts'>[]) => {
    setBusy(true);
    setFailed(undefined);
    try {
      const found = await api.assignLines(lines);
      setDone(found.done.length);
      setReport(found.failed.length > 0 ? found : undefined);
    } catch (problem) {
      setFailed((problem as Error).message);
    }
    await invalidate(...AFTER_DECISION);
    setBusy(false);
  };
  return { busy, report, failed, done, accept, closeReport: () => setReport(undefined) };
}

/** The lines that wait, by what they seem to be, each kind with what may be done about it. */
export function Waiting({ event }: { event: string | undefined }) {
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const { data, error } = useCall(['statement-lines', 'waiting', event], (api) => api.waitingLines(event));
  const { busy, report, failed, done, accept, closeReport } = useAccepting();
  const [assigned, setAssigned] = useState<SuggestedLine>();
  const [aside, setAside] = useState<SuggestedLine[]>();
  const stays = useFocusStays(data, busy, assigned, aside);
  const refresh = () => invalidate(...AFTER_DECISION);
  if (error && !data) return <p role="alert">{error.message}</p>;
  if (!data) return <Loading />;
  const { lines, total, missing } = data;
  const isElsewhere = ({ registration }: SuggestedLine) =>
    event !== undefined && registration !== null && registration.event_id !== event;
  const of = (...kinds: SuggestedLine['match'][]) =>
    lines.filter((line) => kinds.includes(line.match) && !isElsewhere(line));
  const actions = {
    disabled: busy,
    onAccept: (one: Pick<SuggestedLine, 'id' | 'parts'>) => void accept([one]),
    onAssign: setAssigned,
    onSetAside: (one: SuggestedLine) => setAside([one]),
  };
  const back = of('reversed', 'reversed-shared');
  const exact = of('exact');
  const out = of('spent');
  const plainOut = out.filter(({ registration }) => registration === null);
  let status =
    total === 0 ? translate('statement.none_wait') : translate('statement.waiting', counted(total));
  if (busy) status = translate('statement.working');
  const sureBack = back.filter(({ parts }) => parts.length > 0);
  return (
    <div className={styles.parts} {...stays}>
      <p role="status">
        {status} {done !== undefined && !busy && translate('statement.done', counted(done))}
      </p>
      {failed && <Alert severity="error">{failed}</Alert>}
      {total > lines.length && <p>{translate('statement.more_wait', { count: lines.length })}</p>}
      <Kind title="taken_back" lines={back} {...actions}>
        <p>{translate('statement.take_back_hint')}</p>
        {sureBack.length > 0 && (
          <Button variant="contained" color="error" disabled={busy} onClick={() => void accept(sureBack)}>
            {translate('statement.take_back', { smart_count: sureBack.length })}
          </Button>
        )}
      </Kind>
      <Kind title="exact" lines={exact} {...actions}>
        <Button variant="contained" color="success" disabled={busy} onClick={() => void accept(exact)}>
          {translate('statement.verify', { smart_count: exact.length })}
        </Button>
      </Kind>
      <Kind title="likely" lines={of('likely')} each {...actions} />
      <Kind
        title="others"
        lines={of('amount-differs', 'shared', 'several', 'double', 'unknown', 'paid')}
        each
        {...actions}
      />
      <Kind title="elsewhere" lines={lines.filter(isElsewhere)} each {...actions} />
      <Kind title="spent" lines={out} {...actions}>
        <p>{translate('statement.spent_hint')}</p>
        {plainOut.length > 1 && (
          <Button disabled={busy} onClick={() => setAside(plainOut)}>
            {translate('statement.set_all_aside', { smart_count: plainOut.length })}
          </Button>
        )}
      </Kind>
      {missing.length > 0 && (
        <details className={styles.rest}>
          <summary>{translate('statement.missing', { count: missing.length })}</summary>
          <MissingTable registrations={missing} />
        </details>
      )}
      {assigned && (
        <AssignDialog line={assigned} onDone={() => void refresh()} onClose={() => setAssigned(undefined)} />
      )}
      {aside && (
        <SetAsideDialog lines={aside} onDone={() => void refresh()} onClose={() => setAside(undefined)} />
      )}
      {report && (
        <BulkReportDialog report={report} done={translate('statement.report')} onClose={closeReport} />
      )}
    </div>
  );
}

type KindProps = ComponentProps<typeof LineTable> & {
  /** The key of the words that say what these lines seem to be. */
  title: 'taken_back' | 'exact' | 'likely' | 'others' | 'elsewhere' | 'spent';
  /** What may be done with all of them. */
  children?: ReactNode;
};

/** The lines of one kind; nothing where there are none. */
function Kind({ title, children, ...table }: KindProps) {
  const translate = useTranslate();
  if (table.lines.length === 0) return null;
  return (
    <Panel title={translate(`statement.${title}`, counted(table.lines.length))}>
      {children}
      <LineTable {...table} />
    </Panel>
  );
}
