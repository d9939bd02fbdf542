import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import type { ContentItem } from '../../api/types';
import { Loading } from '../../layout/Page';
import { keyOfPiece, useKinds, useWaiting } from '../calls';
import { Differences } from '../differences/Differences';
import styles from './releases.module.css';

interface Props {
  drafts: ContentItem[];
  isTaken: (key: string) => boolean;
  onToggle: (key: string) => void;
}

/** Which drafts become public, and what each of them changes on the site. */
export function DraftChoice({ drafts, isTaken, onToggle }: Props) {
  const translate = useTranslate();
  const { data: changes, error } = useWaiting();
  const { data: kinds } = useKinds();
  return (
    <fieldset className={styles.publishList}>
      <legend>{translate('content.publication.together')}</legend>
      {error && <Alert severity="error">{error.message}</Alert>}
      {drafts.map((draft) => {
        const key = keyOfPiece(draft);
        const change = changes?.find((each) => keyOfPiece(each) === key);
        const by = change?.by.join(', ') || draft.changed_by;
        return (
          <div key={key}>
            <FormControlLabel
              control={<Checkbox checked={isTaken(key)} onChange={() => onToggle(key)} />}
              label={
                <>
                  {draft.title}{' '}
                  <small>
                    {by && translate('content.publication.by', { name: by })}
                    {draft.unfinished_by.length > 0 &&
                      ` ${translate('content.unfinished.not_published', { names: draft.unfinished_by.join(', ') })}`}
                  </small>
                </>
              }
            />
            {isTaken(key) && (
              <div className={styles.differences}>
                {!changes && !error && <Loading />}
                {change && kinds && (
                  <Differences
                    schema={kinds.find(({ kind }) => kind === draft.kind)?.schema ?? {}}
                    before={change.before}
                    after={change.after}
                    whenNew={translate('content.publication.is_new')}
                  />
                )}
                {changes && !change && <p>{translate('content.history.same')}</p>}
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
