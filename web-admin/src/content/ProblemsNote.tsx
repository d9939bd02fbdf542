import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { placeOf } from './changes';
import type { Field, Path } from './schema';

interface Props {
  problems: ReadonlyMap<string, string>;
  schema: Field;
  data: unknown;
  onShow: (path: Path) => void;
}

const pathOf = (key: string): Path =>
  key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** What is wrong first, in words, and the way to it. */
export function ProblemsNote({ problems, schema, data, onShow }: Props) {
  const [first] = problems;
  if (!first) return null;
  const [key, message] = first;
  const path = pathOf(key);
  return (
    <Alert
      className="problems-note"
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={() => onShow(path)}>
          Show it
        </Button>
      }
    >
      {problems.size === 1 ? 'One field needs' : `${problems.size} fields need`} another look.{' '}
      <strong>{placeOf({ path }, schema, data)}</strong>: {message}
    </Alert>
  );
}
