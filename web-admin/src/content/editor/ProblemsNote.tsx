import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Path } from '../../kit/form/tree';
import { readPath } from '../field-address';
import { fieldLabel, type Field } from '../schema';
import styles from './editor.module.css';

interface Props {
  problems: ReadonlyMap<string, string>;
  schema: Field;
  data: unknown;
  onShow: (path: Path) => void;
}

/** What is wrong first, in words, and the way to it. */
export function ProblemsNote({ problems, schema, data, onShow }: Props) {
  const translate = useTranslate();
  const [first] = problems;
  if (!first) return null;
  const [key, message] = first;
  const path = readPath(key);
  return (
    <Alert
      className={styles.problemsNote}
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={() => onShow(path)}>
          {translate('content.show_problem')}
        </Button>
      }
    >
      {translate('content.problems', { smart_count: problems.size })}{' '}
      <strong>{fieldLabel({ path }, schema, data)}</strong>: {message}
    </Alert>
  );
}
