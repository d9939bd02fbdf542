import '../../messages/first-steps';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../../layout/Panel';
import { addressOf } from '../places';
import { useCame, type Came } from './came';
import styles from './releases.module.css';

/** What came with the program, piece by piece, each with the way to its field. */
export function CameList({ came, onLeave }: { came: Came[]; onLeave?: () => void }) {
  return (
    <ul className={styles.pageProblems}>
      {came.map(({ title, fields }) => (
        <li key={title}>
          <strong>{title}</strong>{' '}
          {fields.map(({ place, words }, i) => (
            <Fragment key={words}>
              {i > 0 && '; '}
              <Link to={addressOf(place)} onClick={onLeave}>
                {words}
              </Link>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What an owner does first. Gone once nothing of the program's own is left. */
export function FirstSteps() {
  const translate = useTranslate();
  const came = useCame();
  if (came.length === 0) return null;
  return (
    <Panel title={translate('first_steps.title')}>
      <p>{translate('first_steps.text')}</p>
      <CameList came={came} />
    </Panel>
  );
}
