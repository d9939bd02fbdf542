import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import { save } from '../api/downloadCsv';
import { formatDateTime, today } from '../format/dates';
import { formatCentavos } from '../format/money';
import { Confirm } from '../layout/Confirm';
import { Buttons, Panel } from '../layout/Panel';
import type { SearchedPerson } from './FindPerson';
import styles from './privacy.module.css';
import { useCountWords } from './useCountWords';

type Found = SearchedPerson['found']['records'][number];
const keyOf = ({ kind, id }: Pick<Found, 'kind' | 'id'>) => `${kind} ${id}`;

/** What was found: the reader chooses the records of the person, exports or erases them. */
export function FoundPerson({ sought, onErased }: { sought: SearchedPerson; onErased: () => void }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const countWords = useCountWords();
  const { records, is_colleague, ...counts } = sought.found;
  const [chosen, setChosen] = useState(
    () => new Set(records.filter((record) => !record.through_contact).map(keyOf)),
  );
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const theirs = records.filter((record) => chosen.has(keyOf(record)));
  const owed = theirs.reduce((sum, { to_return_centavos }) => sum + to_return_centavos, 0);
  const isPart = records.some((record) => !record.through_contact && !chosen.has(keyOf(record)));
  const body = { ...sought.person, records: theirs.map(({ kind, id }) => ({ kind, id })) };
  const name = theirs[0]?.name ?? (sought.person.email || sought.person.phone_number);

  const isOff = busy || (theirs.length === 0 && records.length > 0);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const download = () =>
    attempt(async () => {
      save(await api.exportPerson(body), `personal-data-${today()}.tar.gz`);
      notify('privacy.exported', { type: 'success' });
    });
  const erase = () =>
    attempt(async () => {
      const { counts } = await api.erasePerson(body);
      notify('privacy.done', { type: 'success', messageArgs: { what: countWords(counts) } });
      onErased();
    });

  const beside = Object.entries(counts).filter(([, count]) => count > 0);
  if (records.length + beside.length === 0)
    return <Alert severity="info">{translate(is_colleague ? 'privacy.colleague' : 'privacy.nothing')}</Alert>;
  return (
    <Panel title={translate('privacy.found', { smart_count: records.length })}>
      {is_colleague && <Alert severity="info">{translate('privacy.colleague')}</Alert>}
      <Records records={records} chosen={chosen} onChoose={setChosen} />
      {beside.map(([what, smart_count]) => (
        <p key={what} className={styles.quiet}>
          {translate(`privacy.${what}_found`, { smart_count })}
        </p>
      ))}
      {isPart && <Alert severity="warning">{translate('privacy.partly')}</Alert>}
      <Buttons apart>
        <Button variant="outlined" disabled={isOff} onClick={() => void download()}>
          {translate('privacy.export')}
        </Button>
        <Button color="error" variant="outlined" disabled={isOff} onClick={() => setAsking(true)}>
          {translate('privacy.erase')}
        </Button>
      </Buttons>
      {asking && (
        <Confirm
          title={translate('privacy.erase_title', { name })}
          action={translate('privacy.erase_action', { name })}
          danger
          onConfirm={erase}
          onClose={() => setAsking(false)}
        >
          {translate('privacy.erase_text')}
          {owed > 0 && (
            <Alert severity="warning" className={styles.owed}>
              {translate('privacy.owed', { sum: formatCentavos(owed) })}
            </Alert>
          )}
        </Confirm>
      )}
    </Panel>
  );
}

interface RecordsProps {
  records: Found[];
  chosen: ReadonlySet<string>;
  onChoose: (keys: Set<string>) => void;
}

/** Which of the records that were found are the person's. */
function Records({ records, chosen, onChoose }: RecordsProps) {
  const translate = useTranslate();
  const choose = (key: string, isTheirs: boolean) => {
    const next = new Set(chosen);
    if (isTheirs) next.add(key);
    else next.delete(key);
    onChoose(next);
  };
  return (
    <fieldset className={styles.found}>
      <legend>{translate('privacy.choose')}</legend>
      {records.map((record) => (
        <label key={keyOf(record)}>
          <Checkbox
            checked={chosen.has(keyOf(record))}
            onChange={({ target }) => choose(keyOf(record), target.checked)}
          />
          <span>
            <strong>{record.name}</strong> {translate(`privacy.kinds.${record.kind}`)}
            <small>
              {[record.about, formatDateTime(record.created_at)].filter(Boolean).join(' · ')}
              {record.through_contact && ` · ${translate('privacy.through_contact')}`}
              {record.to_return_centavos > 0 &&
                ` · ${translate('privacy.to_return', { sum: formatCentavos(record.to_return_centavos) })}`}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
