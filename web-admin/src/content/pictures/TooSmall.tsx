import { useTranslate } from 'ra-core';
import type { ContentPicture } from '../../api/types';
import { usePictures } from '../calls';
import styles from '../fields/form.module.css';

/** The field of a place that is drawn larger says so (`wants`). */
const WANTS = 1_000;

/** A strip is cut off at its sides, and drawn as high as its place. */
const isTooSmall = ({ width, height }: ContentPicture, wants: number) =>
  Math.max(width, height) < wants || Math.min(width, height) < wants / 3;

/** Says that a picture has fewer pixels than its place draws. It may stay: some have no other. */
export function TooSmall({ file, wants = WANTS }: { file: string; wants?: number | undefined }) {
  const translate = useTranslate();
  const { data: pictures } = usePictures();
  const found = pictures?.find((each) => each.file === file);
  // Those of the program are listed with a size of theirs, not the largest.
  if (!found?.file.startsWith('uploaded/') || !isTooSmall(found, wants)) return null;
  const { width, height } = found;
  return (
    <p className={styles.problem} role="status">
      {translate('content.pictures.too_small', { width, height, wants, least: Math.ceil(wants / 3) })}
    </p>
  );
}
