import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { openEvents, useEvents } from '../../api/events';
import { keyOfPiece, useKinds, useProblems, useWaiting } from '../calls';
import { parseFieldAddress } from '../field-address';
import { warningsOf, eventWarnings } from './content-warnings';
import { NewPriceLists } from './NewPriceLists';
import { PageProblems } from './PageProblems';
import { PlaceholderList } from './PlaceholderList';
import { usePlaceholders } from './placeholders';
import styles from './releases.module.css';

interface Props {
  isTaken: (key: string) => boolean;
  onLeave: () => void;
}

/** What keeps the chosen drafts from being public, and what looks wrong in them, each with the way to where it is mended. */
export function BeforePublic({ isTaken, onLeave }: Props) {
  const translate = useTranslate();
  const { data: problems = [] } = useProblems(true);
  const { data: changes = [] } = useWaiting();
  const { data: kinds } = useKinds();
  const { data: events = [] } = useEvents();
  const came = usePlaceholders();
  const hinders = problems.filter(({ place }) => !place || isTaken(parseFieldAddress(place).piece));
  const doubts = [
    ...changes
      .filter((change) => isTaken(keyOfPiece(change)))
      .flatMap((change) => {
        const kind = kinds?.find((each) => each.kind === change.kind);
        return kind ? warningsOf(change, kind.schema) : [];
      }),
    ...eventWarnings(openEvents(events)),
  ];
  return (
    <>
      {hinders.length > 0 && (
        <Alert severity="error">
          {translate('content.publication.hinders')}
          <PageProblems problems={hinders} onLeave={onLeave} />
        </Alert>
      )}
      {came.length > 0 && (
        <Alert severity="warning" role="note">
          {translate('first_steps.still')}
          <PlaceholderList came={came} onLeave={onLeave} />
        </Alert>
      )}
      <NewPriceLists isTaken={isTaken} />
      {doubts.length > 0 && (
        <Alert severity="warning" role="note">
          {translate('content.publication.look_again')}
          <ul className={styles.pageProblems}>
            {doubts.map(({ is, page, what, to }) => (
              <li key={is + page + (what ?? '')}>
                <strong>{page}</strong> {translate(`content.doubts.${is}`, { what })}{' '}
                <Link to={to} onClick={onLeave}>
                  {translate('content.show_problem')}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
