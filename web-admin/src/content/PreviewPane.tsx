import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { usePages } from './calls';
import { PreviewFrame } from './PreviewFrame';
import type { Preview } from './usePreview';

interface Props {
  preview: Preview;
  /** The page where this content is seen first. */
  home: string;
  visited: string;
  onVisit: (path: string) => void;
  onPoint: (words: string) => boolean;
  look: { words: string } | undefined;
}

/** The preview with the choice of the page: some words stand on many. */
export function PreviewPane({ preview, home, visited, onVisit, onPoint, look }: Props) {
  const { data: pages = [] } = usePages();
  const known = pages.some(({ path }) => path === home) ? pages : [{ path: home, title: home }, ...pages];
  return (
    <div className="editor-preview">
      <TextField
        select
        label="Page"
        value={visited}
        onChange={(event) => onVisit(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {known.map(({ path, title }) => (
          <option key={path} value={path}>
            {title.split(' | ')[0]} · {path}
          </option>
        ))}
        {!known.some(({ path }) => path === visited) && <option value={visited}>{visited}</option>}
      </TextField>
      {preview.problems.size > 0 && (
        <Alert severity="warning">The preview waits until every field is as it must be.</Alert>
      )}
      {preview.hint && <Alert severity="info">{preview.hint}</Alert>}
      {preview.failure && <Alert severity="error">{preview.failure}</Alert>}
      {!preview.found && <Alert severity="info">No page stands at {visited} yet.</Alert>}
      <PreviewFrame
        html={preview.html}
        title={`Preview of ${visited}`}
        onPoint={onPoint}
        onVisit={onVisit}
        look={look}
      />
    </div>
  );
}
