import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { formatDate } from '../../../format/dates';
import styles from '../list.module.css';
import { keyOf, type Filter } from '../types';
import { dayOf } from './days';

export type FilterValues = Record<string, unknown>;

/** The filters that were requested last: the list applies them a moment later. */
const RequestedFilters = createContext<{ current: FilterValues | undefined }>({ current: undefined });

/** Surrounds all that changes the filters of one list, so that two changes in quick succession both count. */
export function RequestedFiltersProvider({ children }: { children: ReactNode }) {
  const inForce = useListContext().filterValues as FilterValues;
  const askedRef = useRef<FilterValues>(undefined);
  useEffect(() => {
    askedRef.current = undefined;
  }, [inForce]);
  return <RequestedFilters value={askedRef}>{children}</RequestedFilters>;
}

/** The filters in force, and the way to change them. */
export function useFilters() {
  const list = useListContext();
  const askedRef = useContext(RequestedFilters);
  const values = list.filterValues as FilterValues;
  return {
    values,
    /** @param change from what was asked for last */
    changeFilters: (change: (values: FilterValues) => FilterValues) => {
      askedRef.current = change(askedRef.current ?? values);
      list.setFilters(askedRef.current, {});
    },
  };
}

interface Props {
  filters: Filter[];
  searched?: string;
  /** Filters that are shown elsewhere. */
  apart?: string[];
}

/** Every filter in force, each with a cross: a list never leaves anything out unseen. */
export function FilterChips({ filters, searched, apart = [] }: Props) {
  const { values: inForce, changeFilters } = useFilters();
  const translate = useTranslate();
  const labelOf = useFilterLabel();
  // Filters without a chip have a control of their own above the list, and stay.
  const values = Object.entries(inForce).filter(([source]) => !apart.includes(source));
  if (values.length === 0) return null;
  const keep = (stays: (source: string) => boolean) =>
    changeFilters((now) => Object.fromEntries(Object.entries(now).filter(([source]) => stays(source))));
  const textOf = (source: string, value: unknown) => {
    if (source === searched) return translate('desk.searched', { word: value });
    const filter = filters.find((one) => one.source === source);
    return `${filter ? labelOf(filter) : source}: ${shownValue(value, filter, translate)}`;
  };
  return (
    <ul className={styles.chips} aria-label={translate('desk.filters_in_force')}>
      {values.map(([source, value]) => {
        const text = textOf(source, value);
        return (
          <li key={source}>
            {text}
            <button
              type="button"
              aria-label={translate('desk.lift_filter', { filter: text })}
              onClick={() => keep((other) => other !== source)}
            >
              ×
            </button>
          </li>
        );
      })}
      {values.length > 1 && (
        <li className={styles.all}>
          <button type="button" onClick={() => keep((source) => apart.includes(source))}>
            {translate('desk.lift_all')}
          </button>
        </li>
      )}
    </ul>
  );
}

/** The label of a filter: its own, else one made of its field and operator. */
export function useFilterLabel() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return ({ source, label, kind }: Filter): string => {
    if (label) return translate(label);
    const field = translate(`resources.${resource}.fields.${source}`);
    return translate(`desk.filter_by.${kind}`, { field });
  };
}

/** Of a colleague who left, or an event that was removed: a kept view still names them. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function shownValue(value: unknown, filter: Filter | undefined, translate: (key: string) => string): string {
  const choice = filter?.choices?.find(({ id }) => keyOf(id) === keyOf(value));
  if (choice) return translate(choice.name);
  // A colleague's own view of theirs and what nobody has.
  if (Array.isArray(value)) return value.map((one) => shownValue(one, filter, translate)).join(', ');
  if (filter?.choices && typeof value === 'string' && UUID.test(value)) return translate('desk.filter_gone');
  if (filter?.kind === 'from' || filter?.kind === 'until')
    return formatDate(`${dayOf(filter.kind, value)}T12:00:00`);
  if (filter?.kind === 'date' && typeof value === 'string') return formatDate(`${value}T12:00:00`);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
