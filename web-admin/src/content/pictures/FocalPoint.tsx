import { useTranslate } from 'ra-core';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ContentPicture } from '../../api/types';
import styles from '../fields/form.module.css';

interface Props {
  picture: ContentPicture;
  /** In percent of its width and height. */
  focus: { x: number; y: number };
  onChange: (focus: { x: number; y: number }) => void;
}

/** Percent; as fine as the site's crops follow. */
const STEP = 10;
const toStep = (share: number) => Math.max(0, Math.min(100, Math.round((share * 100) / STEP) * STEP));
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The point of a picture that stays in sight where it is cropped: by a click, or by the arrow keys. */
export function FocalPoint({ picture, focus: { x, y }, onChange }: Props) {
  const translate = useTranslate();
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: toStep((clientX - box.left) / box.width), y: toStep((clientY - box.top) / box.height) });
  };
  const press = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ x: toStep((x + move[0]) / 100), y: toStep((y + move[1]) / 100) });
  };
  return (
    <button
      type="button"
      className={styles.focalPoint}
      aria-label={translate('content.pictures.point', { x, y })}
      onPointerUp={point}
      onKeyDown={press}
    >
      <img src={picture.thumbnail} alt="" width={picture.width} height={picture.height} />
      <span aria-hidden style={{ left: `${x}%`, top: `${y}%` }} />
    </button>
  );
}
