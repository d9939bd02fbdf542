import '../../messages/first-steps';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../../layout/Panel';
import { editorPath } from '../field-address';
import { usePlaceholders, type Placeholders } from './placeholders';
import styles from './releases.module.css';

/** The placeholders, piece by piece, each with a link to its field. */
export function PlaceholderList({ came, onLeave }: { came: Placeholders[]; onLeave?: () => void }) {
  return (
    <ul className={styles.pageProblems}>
      {came.map(({ title, fields }) => (
        <li key={title}>
          <strong>{title}</strong>{' '}
          {fields.map(({ place, words }, i) => (
            <Fragment key={words}>
              {i > 0 && '; '}
              <Link to={editorPath(place)} onClick={onLeave}>
                {words}
              </Link>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The owner's first steps; draws nothing once no placeholder is left. */
export function FirstSteps() {
  const translate = useTranslate();
  const came = usePlaceholders();
  if (came.length === 0) return null;
  return (
    <Panel title={translate('first_steps.title')}>
      <p>{translate('first_steps.text')}</p>
      <PlaceholderList came={came} />
    </Panel>
  );
}
