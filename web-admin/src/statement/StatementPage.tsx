import '../messages/event/statement';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useEventOfPage } from '../api/chosenEvent';
import { EventChoice } from '../layout/EventChoice';
import { PageHead } from '../layout/Page';
import { KeptFiles } from './KeptFiles';
import { OpenStatement } from './OpenStatement';
import styles from './statement.module.css';
import { Waiting } from './Waiting';

/** These panels stand below the waiting lines. */
const OPEN = 'open-statement';

/** The wallet's or bank's own lines beside the registrations that they pay for: what waits first, then the next file. */
export function StatementPage() {
  const translate = useTranslate();
  const [event, choose] = useEventOfPage();
  return (
    <>
      <PageHead
        title={translate('statement.title')}
        actions={
          <>
            <Button onClick={() => document.getElementById(OPEN)?.scrollIntoView({ behavior: 'smooth' })}>
              {translate('statement.open_title')}
            </Button>
            <Button component={Link} to="/statement-lines">
              {translate('resources.statement-lines.plural')}
            </Button>
            <Button component={Link} to="/not-in-bank">
              {translate('resources.not-in-bank.plural')}
            </Button>
            <Button component={Link} to="/review">
              {translate('statement.back')}
            </Button>
          </>
        }
      />
      <EventChoice value={event} onChange={choose} />
      <div className={styles.parts}>
        <Waiting event={event} />
        <div id={OPEN} className={styles.parts}>
          <OpenStatement />
        </div>
        <KeptFiles />
      </div>
    </>
  );
}
