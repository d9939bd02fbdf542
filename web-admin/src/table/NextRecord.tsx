import { useTranslate } from 'ra-core';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useKeys } from '../keyboard/GoTo';

/** What a list gives to the record that is opened from it: the page's paths, in their order. */
export interface FromList {
  paths: string[];
}

const pathsIn = (state: unknown): string[] => {
  const { paths } = (state ?? {}) as Partial<FromList>;
  return Array.isArray(paths) ? paths : [];
};

/** The records beside this one in the list that led here, also by `j` and `k`; nothing where no list did. */
export function NextRecord() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const paths = pathsIn(state);
  const at = paths.indexOf(pathname);
  const before = at > 0 ? paths[at - 1] : undefined;
  const after = at < 0 ? undefined : paths[at + 1];
  useKeys({
    j: () => after && void navigate(after, { state: state }),
    k: () => before && void navigate(before, { state: state }),
  });
  if (at < 0 || paths.length < 2) return null;
  return (
    <nav className="beside" aria-label={translate('desk.beside')}>
      {before ? (
        <Link to={before} state={state}>
          {translate('desk.previous')}
        </Link>
      ) : (
        <span>{translate('desk.previous')}</span>
      )}
      {after ? (
        <Link to={after} state={state}>
          {translate('desk.next')}
        </Link>
      ) : (
        <span>{translate('desk.next')}</span>
      )}
    </nav>
  );
}
