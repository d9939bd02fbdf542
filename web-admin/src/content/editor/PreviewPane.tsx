import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { usePages } from '../calls';
import type { FieldAddress } from '../field-address';
import styles from './editor.module.css';
import { PreviewFrame } from './PreviewFrame';
import type { Preview } from './usePreview';

interface Props {
  preview: Preview;
  /** The page where this content is seen first. */
  home: string;
  /** What that is called, where the site calls it otherwise, as the page of the next event. */
  homeTitle?: string | undefined;
  visited: string;
  onVisit: (path: string) => void;
  onPoint: (marked: Element, at: MouseEvent) => void;
  target: FieldAddress | undefined;
}

/** The preview with the choice of the page: some words stand on many. */
export function PreviewPane({ preview, home, homeTitle, visited, onVisit, onPoint, target }: Props) {
  const translate = useTranslate();
  const { data: pages = [] } = usePages();
  const known = pages.some(({ path }) => path === home) ? pages : [{ path: home, title: home }, ...pages];
  return (
    <div className={styles.editorPreview}>
      <TextField
        select
        label={translate('content.preview.page')}
        value={visited}
        onChange={(event) => onVisit(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {known.map(({ path, title }) => (
          <option key={path} value={path}>
            {path === home && homeTitle ? homeTitle : `${title.split(' | ')[0]} · ${path}`}
          </option>
        ))}
        {!known.some(({ path }) => path === visited) && <option value={visited}>{visited}</option>}
      </TextField>
      {preview.problems.size > 0 && <Alert severity="warning">{translate('content.preview.waits')}</Alert>}
      {preview.hint && <Alert severity="info">{preview.hint}</Alert>}
      {preview.failure && <Alert severity="error">{preview.failure}</Alert>}
      {!preview.found && (
        <Alert severity="info">{translate('content.preview.no_page', { path: visited })}</Alert>
      )}
      <PreviewFrame
        html={preview.html}
        title={translate('content.preview.of', { path: visited })}
        onPoint={onPoint}
        onVisit={onVisit}
        target={target}
      />
    </div>
  );
}
