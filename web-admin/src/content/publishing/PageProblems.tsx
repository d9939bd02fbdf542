import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { editorPath, parseFieldAddress } from '../field-address';
import styles from './releases.module.css';

interface Props {
  problems: { page: string; message: string; place?: string | null | undefined }[];
  /** The reader follows a link to a field. */
  onLeave?: () => void;
}

/** What is wrong, page by page, each with the way to the field where it is mended. */
export function PageProblems({ problems, onLeave }: Props) {
  const translate = useTranslate();
  return (
    <ul className={styles.pageProblems}>
      {problems.map(({ page, message, place }) => (
        <li key={page + message}>
          <strong>{page}</strong> {message}{' '}
          {place && (
            <Link
              to={editorPath(parseFieldAddress(place), page.startsWith('/') ? page : undefined)}
              onClick={onLeave}
            >
              {translate('content.show_problem')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
