import '../../messages/site/content';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { Time } from '../../format/dates';
import { Panel } from '../../layout/Panel';
import { useProposals, useProposes } from '../calls';
import styles from '../content.module.css';

/** On *Today*: what waits for an admin, and what was sent back to the reader; draws nothing where there is none. */
export function WaitingProposals() {
  const translate = useTranslate();
  const proposes = useProposes();
  const { data = [] } = useProposals();
  const shown = data.filter(({ state, mine }) => (state === 'waiting' ? mine || !proposes : mine));
  if (shown.length === 0) return null;
  return (
    <Panel title={translate('content.approval.today')}>
      <ul className={styles.list}>
        {shown.slice(0, 6).map(({ id, by_name, does, at, state, items, decided_by, answer }) => (
          <li key={id}>
            <Link to="/content/releases">
              {items.map(({ title }) => title).join(', ') || translate('content.title')}
            </Link>
            <span>
              {state === 'sent back'
                ? translate('content.approval.answer', { name: decided_by, answer })
                : `${by_name} ${translate(`content.approval.to.${does}`)}`}
            </span>
            <small className={styles.changed}>
              <Time iso={at} />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
