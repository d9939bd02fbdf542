import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'ra-core';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettled } from 'web-shared/useSettled';
import { VisuallyHidden } from '../layout/Panel';
import styles from './search.module.css';
import { useFound } from './useFound';
import { usePeople, type Hit } from './usePeople';

const SETTLE_MS = 200;

/** Finds settings, pages and fields, and people across delegates and inquiries; arrows choose, Enter opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed.trim(), SETTLE_MS);
  const [chosen, setChosen] = useState(0);
  const found = useFound(typed.trim());
  const { hits: people, error, isFetching } = usePeople(asked);
  const hits = [
    ...found.map(({ to, name, within }) => ({ to, name, kind: within, note: '' })),
    ...(typed.trim() ? people : []),
  ];
  const at = Math.min(chosen, Math.max(0, hits.length - 1));

  const open = ({ to }: Hit) => {
    onClose();
    void navigate(to);
  };
  const press = (event: KeyboardEvent) => {
    const hit = hits[at];
    if (event.key === 'ArrowDown') setChosen(Math.min(at + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(at - 1, 0));
    else if (event.key === 'Enter' && hit) open(hit);
    else return;
    event.preventDefault();
  };
  const nothing = asked !== '' && !isFetching && hits.length === 0;
  const state = error?.message ?? (nothing ? translate('desk.search_nothing', { word: asked }) : '');
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': translate('desk.search') } }}
      maxWidth="sm"
      fullWidth
      className={styles.dialog}
    >
      <input
        className={styles.input}
        type="search"
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={id}
        aria-activedescendant={hits[at] && `${id}-${at}`}
        aria-label={translate('desk.search')}
        placeholder={translate('desk.search_placeholder')}
        autoFocus
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <ul className={styles.hits} role="listbox" id={id} aria-label={translate('desk.search_hits')}>
        {hits.map((hit, index) => (
          <li
            key={hit.to}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onMouseMove={() => setChosen(index)}
            onClick={() => open(hit)}
          >
            <span className={styles.name}>{hit.name}</span>
            <span className={styles.kind}>{hit.kind}</span>
            <span className={styles.note}>{hit.note}</span>
          </li>
        ))}
      </ul>
      {state && <p className={styles.state}>{state}</p>}
      <VisuallyHidden live>{asked && !isFetching ? state || hits.length : ''}</VisuallyHidden>
    </Dialog>
  );
}
