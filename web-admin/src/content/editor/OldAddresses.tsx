import { useTranslate } from 'ra-core';
import { useCall } from '../../api/useCall';
import styles from '../content.module.css';

/** Old addresses that lead on by themselves, since the page has another now. What the list says of one goes before. */
export function OldAddresses() {
  const translate = useTranslate();
  const { data } = useCall(['content', 'moves'], (api) => api.pageMoves());
  if (!data?.length) return null;
  return (
    <details className={styles.ownMoves}>
      <summary>{translate('content.own_moves', { smart_count: data.length })}</summary>
      <p>{translate('content.own_moves_note')}</p>
      <ul>
        {data.map(({ from, to, name }) => (
          <li key={from}>
            {name}: <a href={from}>{from}</a> → <a href={to}>{to}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
