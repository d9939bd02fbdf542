import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Confirm } from '../../../layout/Confirm';
import styles from '../list.module.css';
import { OF_EVENT, withEvent } from '../ListEvent';
import type { View } from '../types';
import { useFilters } from './FilterChips';
import { SaveViewDialog } from './SaveViewDialog';
import { useOwnViews } from './useOwnViews';

const inOrder = (filter: object) => JSON.stringify(Object.entries(filter).sort());

/** The list's usual views, one's own and those that colleagues share, as tabs; the one that is shown is marked. */
export function Views({ views }: { views: View[] }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { sort } = useListContext();
  const { values } = useFilters();
  const { kept, keep, forget } = useOwnViews(resource);
  const [naming, setNaming] = useState(false);
  const [ending, setEnding] = useState<(typeof kept)[number]>();
  // The event that one works on stays with each view, but for those that name one themselves.
  const ofEvent = ({ filter }: Pick<View, 'filter'>) =>
    OF_EVENT in filter ? filter[OF_EVENT] : values[OF_EVENT];
  const whole = <V extends Pick<View, 'filter'>>(view: V): V => ({
    ...view,
    filter: withEvent(view.filter, ofEvent(view)),
  });
  const now = inOrder(values);
  const isShown = (view: Pick<View, 'filter'>) => inOrder(whole(view).filter) === now;
  return (
    <nav className={styles.views} aria-label={translate('desk.views')}>
      {views.map((view) => (
        <span key={view.name}>
          <Link to={linkOf(whole(view))} aria-current={isShown(view) ? 'page' : undefined}>
            {translate(view.name)}
          </Link>
        </span>
      ))}
      {kept.map((view) => (
        <span key={view.id} title={view.shared ? translate('desk.view_shared') : undefined}>
          <Link to={linkOf(whole(view))} aria-current={isShown(view) ? 'page' : undefined}>
            {view.name}
          </Link>
          {view.own && (
            <button
              type="button"
              aria-label={translate('desk.forget_view', { name: view.name })}
              onClick={() => (view.shared ? setEnding(view) : void forget(view.id))}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {![...views, ...kept].some(isShown) && (
        <button type="button" className={styles.save} onClick={() => setNaming(true)}>
          {translate('desk.save_view')}
        </button>
      )}
      {ending && (
        <Confirm
          title={translate('desk.forget_shared_title', { name: ending.name })}
          action={translate('desk.forget_shared_action')}
          danger
          onConfirm={() => forget(ending.id)}
          onClose={() => setEnding(undefined)}
        >
          {translate('desk.forget_shared_text')}
        </Confirm>
      )}
      {naming && (
        <SaveViewDialog
          own={kept.filter(({ own }) => own)}
          onSave={(named) => keep({ ...named, filter: values, sort })}
          onClose={() => setNaming(false)}
        />
      )}
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
