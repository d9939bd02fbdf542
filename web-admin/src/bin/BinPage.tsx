import { ResourceContextProvider, useTranslate } from 'ra-core';
import { NavLink, useParams } from 'react-router-dom';
import { mayOpen } from '../api/rights';
import { RecordList } from '../table/RecordList';
import { binSetup, NEWEST_FIRST } from './binSetup';

const KINDS = ['delegates', 'inquiries'];

/** What was removed in the last 30 days, by whom, and the way back. */
export function BinPage() {
  const translate = useTranslate();
  const { kind } = useParams();
  const kinds = KINDS.filter(mayOpen);
  const shown = kinds.find((one) => one === kind) ?? kinds[0];
  return (
    <ResourceContextProvider value={`${shown}/bin`}>
      <RecordList
        key={shown}
        setup={binSetup}
        title={translate('bin.title')}
        sort={NEWEST_FIRST}
        notice={
          <>
            <p className="list-note">{translate('bin.note')}</p>
            <nav className="views" aria-label={translate('bin.kinds')}>
              {kinds.map((one) => (
                <NavLink key={one} to={`/bin/${one}`} aria-current={one === shown ? 'page' : undefined}>
                  {translate(`resources.${one}.plural`)}
                </NavLink>
              ))}
            </nav>
          </>
        }
      />
    </ResourceContextProvider>
  );
}
