import { type SavedQuery, useListContext, useResourceContext, useSavedQueries, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SaveViewDialog } from './SaveViewDialog';
import type { View } from './types';
import { useFilters } from './FilterChips';

const inOrder = (filter: object) => JSON.stringify(Object.entries(filter).sort());

/** The list's usual views and one's own, as tabs; the one that is shown is marked. */
export function Views({ views }: { views: View[] }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { sort, perPage } = useListContext();
  const { values } = useFilters();
  const [saved, setSaved] = useSavedQueries(resource);
  const [naming, setNaming] = useState(false);
  const own: View[] = saved.map(({ label, value }) => ({
    name: label,
    filter: value.filter as View['filter'],
    sort: value.sort,
  }));
  const all = [...views, ...own];
  const now = inOrder(values);
  const isShown = ({ filter }: View) => inOrder(filter) === now;
  const save = (label: string) => {
    const query: SavedQuery = {
      label,
      value: { filter: values, sort, perPage, displayedFilters: [] },
    };
    setSaved([...saved.filter((other) => other.label !== label), query]);
  };
  return (
    <nav className="views" aria-label={translate('desk.views')}>
      {all.map((view, index) => (
        <span key={`${index} ${view.name}`}>
          <Link to={linkOf(view)} aria-current={isShown(view) ? 'page' : undefined}>
            {index < views.length ? translate(view.name) : view.name}
          </Link>
          {index >= views.length && (
            <button
              type="button"
              aria-label={translate('desk.forget_view', { name: view.name })}
              onClick={() => setSaved(saved.filter(({ label }) => label !== view.name))}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {!all.some(isShown) && (
        <button type="button" className="save" onClick={() => setNaming(true)}>
          {translate('desk.save_view')}
        </button>
      )}
      {naming && <SaveViewDialog onSave={save} onClose={() => setNaming(false)} />}
    </nav>
  );
}

/** The address says all that the view is; an empty filter must be said too, else the last one stays. */
function linkOf({ filter, sort }: View): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), page: '1' });
  if (sort) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  return `?${query.toString()}`;
}
