import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { ContentPicture } from '../../api/types';
import type { Path } from '../../kit/form/tree';
import { lazyPart } from '../../parts/lazyPart';
import { usePictures } from '../calls';
import { FocalPoint } from '../pictures/FocalPoint';
import { TooSmall } from '../pictures/TooSmall';
import { inputId, useEditing, useProblem } from './editing';
import styles from './form.module.css';
import type { NodeProps } from './node-context';

const PictureDetails = lazyPart(() => import('../pictures/PictureDetails'), 'PictureDetails');
const PictureDialog = lazyPart(() => import('../pictures/PictureDialog'), 'PictureDialog');

export type PictureValue = { file: string; alt: string; keep?: 'right'; focus?: { x: number; y: number } };

/** As content names it, with the words that are known of it. */
export const chosenPicture = ({ file, alt, alt_in_use }: ContentPicture): PictureValue => ({
  file,
  alt: alt || alt_in_use,
});

/** A picture: chosen or uploaded, with the point that every crop keeps, and its words. */
export function PictureNode({ field, value, path }: NodeProps) {
  const translate = useTranslate();
  const { set, at } = useEditing();
  const { data: pictures } = usePictures();
  const [choosing, setChoosing] = useState(false);
  const [describing, setDescribing] = useState(false);
  const problem = useProblem([...path, 'file']);
  const picture = (value ?? { file: '', alt: '' }) as PictureValue;
  const found = pictures?.find((each) => each.file === picture.file);
  const choose = ([chosen]: ContentPicture[]) => {
    setChoosing(false);
    // Another picture needs another focal point and other words.
    if (chosen && chosen.file !== picture.file)
      set(path, field.decorative ? { file: chosen.file, alt: '' } : chosenPicture(chosen));
  };
  return (
    <fieldset className={styles.group} onFocus={() => at(path)}>
      <legend>{field.title}</legend>
      {field.help && <p className={styles.help}>{field.help}</p>}
      <div className={styles.pictureRow}>
        {found && field.whole ? (
          <span className={styles.wholePicture} data-ground={field.whole}>
            <img src={`/assets/${found.file}-logo.webp`} alt="" />
          </span>
        ) : found ? (
          <FocalPoint
            picture={found}
            focus={picture.focus ?? (picture.keep === 'right' ? { x: 70, y: 50 } : { x: 50, y: 50 })}
            onChange={(focus) => set(path, { file: picture.file, alt: picture.alt, focus })}
          />
        ) : (
          // It keeps its space, so that the button does not move while somebody presses it.
          picture.file && !pictures && <span className={styles.focalPointRoom} />
        )}
        <div>
          <Button
            id={inputId([...path, 'file'])}
            size="small"
            variant="outlined"
            onClick={() => setChoosing(true)}
          >
            {translate(picture.file ? 'content.pictures.change' : 'content.pictures.choose')}
          </Button>
          {found && !field.whole && <p className={styles.help}>{translate('content.pictures.crop')}</p>}
        </div>
      </div>
      {!field.whole && <TooSmall file={picture.file} wants={field.wants} />}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {found && (
        <p className={styles.help}>
          {found.name}, {translate(`content.pictures.kinds.${found.kind}`)}
          {found.credit && `, ${found.credit}`}.{' '}
          <Button size="small" onClick={() => setDescribing(true)}>
            {translate('content.pictures.describe')}
          </Button>
        </p>
      )}
      {!field.decorative &&
        (found?.alt ? (
          <p className={styles.help}>{translate('content.pictures.says', { alt: found.alt })}</p>
        ) : (
          <Words path={[...path, 'alt']} value={picture.alt} />
        ))}
      {describing && found && (
        <Suspense fallback={null}>
          <PictureDetails picture={found} onClose={() => setDescribing(false)} />
        </Suspense>
      )}
      {choosing && (
        <Suspense fallback={null}>
          <PictureDialog chosen={picture.file} onChoose={choose} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </fieldset>
  );
}

function Words({ path, value }: { path: Path; value: string }) {
  const translate = useTranslate();
  const { set } = useEditing();
  const problem = useProblem(path);
  return (
    <TextField
      id={inputId(path)}
      label={translate('content.pictures.shows')}
      value={value}
      multiline
      maxRows={5}
      error={problem !== undefined}
      helperText={problem ?? translate('content.pictures.shows_help')}
      onChange={(event) => set(path, event.target.value)}
    />
  );
}
