import Dialog from '@mui/material/Dialog';
import { useGetList, useTranslate } from 'ra-core';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettled } from 'web-shared/useSettled';
import type { Delegate, Inquiry } from '../api/types';
import { nameOf } from '../delegates/names';
import { formatDateTime } from '../format/dates';
import { canAccess } from '../kit/access';
import { VisuallyHidden } from '../layout/Panel';
import styles from './search.module.css';
import { useFound } from './useFound';

interface Hit {
  to: string;
  name: string;
  kind: string;
  note: string;
}

const FIRST = { pagination: { page: 1, perPage: 6 }, sort: { field: 'created_at', order: 'DESC' as const } };
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

function usePeople(word: string) {
  const translate = useTranslate();
  const params = { ...FIRST, filter: { q: word } };
  const options = (resource: string) => ({
    enabled: word !== '' && canAccess(resource),
    placeholderData: <T,>(before: T) => before,
  });
  const delegates = useGetList<Delegate>('delegates', params, options('delegates'));
  const inquiries = useGetList<Inquiry>('inquiries', params, options('inquiries'));
  /** The way to all that there are of a kind, where the dialog shows a part. */
  const all = (resource: string, { total = 0 }: { total?: number }): Hit[] =>
    total > FIRST.pagination.perPage
      ? [
          {
            to: `/${resource}?${new URLSearchParams({ filter: JSON.stringify(params.filter) }).toString()}`,
            name: translate('desk.search_all', { count: total.toLocaleString() }),
            kind: translate(`resources.${resource}.name`, { smart_count: total }),
            note: '',
          },
        ]
      : [];
  const hits: Hit[] = [
    ...(delegates.data ?? []).map((delegate) => ({
      to: `/delegates/${delegate.id}`,
      name: nameOf(delegate),
      kind: translate('resources.delegates.name', { smart_count: 1 }),
      note: [delegate.church_name, delegate.email].filter(Boolean).join(' · '),
    })),
    ...all('delegates', delegates),
    ...(inquiries.data ?? []).map((inquiry) => ({
      to: `/inquiries/${inquiry.id}/show`,
      name: `${inquiry.first_name} ${inquiry.last_name}`,
      kind: translate('resources.inquiries.name', { smart_count: 1 }),
      note: [formatDateTime(inquiry.created_at), inquiry.message].join(' · '),
    })),
    ...all('inquiries', inquiries),
  ];
  return {
    hits: word ? hits : [],
    error: delegates.error ?? inquiries.error,
    isFetching: delegates.isFetching || inquiries.isFetching,
  };
}
