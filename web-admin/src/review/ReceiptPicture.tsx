import OpenIcon from '@mui/icons-material/OpenInNew';
import RotateIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProofToReview } from '../api/types';
import { useKeys } from '../keyboard/GoTo';
import styles from './review.module.css';
import { nameOf } from './useQueue';

const ZOOM = { least: 1, most: 4, step: 0.5 };

/** The receipt, as high as the window allows; + and - zoom. */
export function ReceiptPicture({ proof, onShown }: { proof: ProofToReview; onShown: (at: number) => void }) {
  const translate = useTranslate();
  const [zoom, setZoom] = useState(ZOOM.least);
  const [turn, setTurn] = useState(0);
  const [failed, setFailed] = useState(false);
  const picture = useDrawn(onShown);
  const closer = () => setZoom((now) => Math.min(ZOOM.most, now + ZOOM.step));
  const farther = () => setZoom((now) => Math.max(ZOOM.least, now - ZOOM.step));
  useKeys({ '+': closer, '=': closer, '-': farther });
  const size = `${zoom * 100}%`;
  return (
    <div>
      <div
        className={styles.receipt}
        tabIndex={0}
        role="group"
        aria-label={translate('review.picture.scrolls')}
      >
        {failed ? (
          <p role="alert">{translate('review.picture.failed')}</p>
        ) : (
          <img
            ref={picture}
            src={proof.picture}
            alt={translate('review.picture.of', { name: nameOf(proof) })}
            onError={() => setFailed(true)}
            style={{ width: size, height: size, transform: `rotate(${turn}deg)` }}
          />
        )}
      </div>
      <div className={styles.receiptTools}>
        <IconButton
          aria-label={translate('delegates.zoom_out')}
          disabled={zoom <= ZOOM.least}
          onClick={farther}
        >
          <ZoomOutIcon />
        </IconButton>
        <IconButton aria-label={translate('delegates.zoom_in')} disabled={zoom >= ZOOM.most} onClick={closer}>
          <ZoomInIcon />
        </IconButton>
        <IconButton aria-label={translate('delegates.rotate')} onClick={() => setTurn((turn + 90) % 360)}>
          <RotateIcon />
        </IconButton>
        <IconButton
          aria-label={translate('delegates.open_original')}
          component="a"
          href={proof.picture}
          target="_blank"
          rel="noopener"
        >
          <OpenIcon />
        </IconButton>
      </div>
    </div>
  );
}

/**
 * Says when a picture is drawn, in the very frame that draws it. Its load event may come much later on a busy machine:
 * a key that answers the picture would then be taken for one that came before it, and be lost.
 * @param onDrawn in milliseconds since the page began, as events say when they happened
 */
function useDrawn(onDrawn: (at: number) => void) {
  const picture = useRef<HTMLImageElement>(null);
  const drawn = useEffectEvent(onDrawn);
  useLayoutEffect(() => {
    const look = () => {
      if (!picture.current) return; // it could not be loaded
      const { complete, naturalWidth } = picture.current;
      // What follows from it stands on the screen with it.
      if (complete && naturalWidth > 0) flushSync(() => drawn(performance.now()));
      else frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, []);
  return picture;
}
