import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { formatDateTime } from '../format/dates';
import { useAction } from '../kit/useAction';
import { Panel, StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import { COUNTS, type Words, type Written } from './letters';
import styles from './letters.module.css';

const COLORS: Record<Written['state'], string> = {
  planned: palette.brassText,
  sending: palette.brassText,
  sent: palette.leaf,
  undone: palette.muted,
};

interface Props<T extends Written> {
  words: Words;
  letters: T[] | undefined;
  error: Error | null;
  /** To whom it went. */
  to: (letter: T) => string;
  undo: (letter: T) => Promise<unknown>;
  /** Queries that are read again when one is undone. */
  shows: readonly string[];
}

/** What was written before, the newest first, with what came of it. */
export function Sent<T extends Written>({ letters, error, ...how }: Props<T>) {
  const translate = useTranslate();
  return (
    <Panel title={translate(`${how.words}.written`)}>
      {error && <p role="alert">{error.message}</p>}
      {letters?.length === 0 && <p>{translate(`${how.words}.none`)}</p>}
      <ul className={styles.lines}>
        {letters?.map((letter) => (
          <One key={letter.id} letter={letter} {...how} />
        ))}
      </ul>
    </Panel>
  );
}

type OneProps<T extends Written> = Omit<Props<T>, 'letters' | 'error'> & { letter: T };

function One<T extends Written>({ letter, words, to, undo: send, shows }: OneProps<T>) {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`${words}.${key}`, args);
  const undo = useAction(() => send(letter), { shows, done: `${words}.undone` });
  const counts = COUNTS.flatMap((name) => {
    const count = letter[name] ?? 0;
    return count > 0 ? [say(`counts.${name}`, { count: count.toLocaleString() })] : [];
  });
  // Some had it already when its event was cancelled.
  const hasEnded = letter.state === 'undone' && counts.length > 0;
  return (
    <li>
      <div>
        <strong>{letter.subject}</strong>{' '}
        <StateChip label={say(`states.${hasEnded ? 'ended' : letter.state}`)} color={COLORS[letter.state]} />
        <p>
          {[
            say('by', { name: letter.by_name, date: formatDateTime(letter.created_at) }),
            to(letter),
            ...(letter.state === 'planned'
              ? [say('begins', { date: formatDateTime(letter.begins_at) })]
              : counts),
            ...(letter.undone_by_name === null
              ? []
              : [say(hasEnded ? 'ended_by' : 'undone_by', { name: letter.undone_by_name })]),
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
