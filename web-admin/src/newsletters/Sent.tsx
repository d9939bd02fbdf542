import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useApi } from '../api/dataProvider';
import type { Newsletter } from '../api/types';
import { formatDateTime } from '../format/dates';
import { useAction } from '../kit/useAction';
import { Panel, StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import { useNewsletters } from './calls';
import styles from './newsletters.module.css';

const COLORS: Record<Newsletter['state'], string> = {
  planned: palette.brassText,
  sending: palette.brassText,
  sent: palette.leaf,
  undone: palette.muted,
};
const COUNTS = [
  ...(['sent', 'waiting', 'failed', 'uncertain', 'withheld', 'stopped'] as const),
] satisfies (keyof Newsletter)[];

/** What was written before, the newest first, with what came of it. */
export function Sent() {
  const translate = useTranslate();
  const { data, error } = useNewsletters();
  return (
    <Panel title={translate('newsletters.written')}>
      {error && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p>{translate('newsletters.none')}</p>}
      <ul className={styles.written}>
        {data?.map((letter) => (
          <One key={letter.id} letter={letter} />
        ))}
      </ul>
    </Panel>
  );
}

function One({ letter }: { letter: Newsletter }) {
  const api = useApi();
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`newsletters.${key}`, args);
  const undo = useAction(() => api.undoNewsletter(letter.id), {
    shows: ['newsletters'],
    done: 'newsletters.undone',
  });
  const counts = COUNTS.filter((name) => letter[name] > 0).map((name) =>
    say(`counts.${name}`, { count: letter[name].toLocaleString() }),
  );
  return (
    <li>
      <div>
        <strong>{letter.subject}</strong>{' '}
        <StateChip label={say(`states.${letter.state}`)} color={COLORS[letter.state]} />
        <p>
          {[
            say('by', { name: letter.by_name, date: formatDateTime(letter.created_at) }),
            letter.projects.length === 0 ? say('to_all') : letter.projects.join(', '),
            ...(letter.state === 'planned'
              ? [say('begins', { date: formatDateTime(letter.begins_at) })]
              : counts),
            ...(letter.undone_by_name === null ? [] : [say('undone_by', { name: letter.undone_by_name })]),
          ].join(' · ')}
        </p>
      </div>
      {letter.state === 'planned' && (
        <Button
          variant="outlined"
          disabled={undo.disabled}
          aria-label={say('undo_one', { subject: letter.subject })}
          onClick={() => undo.run()}
        >
          {say('undo')}
        </Button>
      )}
    </li>
  );
}
