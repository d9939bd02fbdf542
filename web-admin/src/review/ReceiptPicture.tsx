import { useTranslate } from 'ra-core';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProofToReview } from '../api/types';
import { useKeys } from '../keyboard/GoTo';
import { PictureBox, usePictureTools } from '../layout/usePictureTools';
import styles from './review.module.css';
import { nameOf } from './useQueue';

/** The receipt, as high as the window allows; + and - zoom. */
export function ReceiptPicture({ proof, onShown }: { proof: ProofToReview; onShown: (at: number) => void }) {
  const translate = useTranslate();
  const [failed, setFailed] = useState(false);
  const picture = useDrawn(onShown);
  const { box, zoomIn, zoomOut } = usePictureTools(proof.picture);
  useKeys({ '+': zoomIn, '=': zoomIn, '-': zoomOut });
  return (
    <div>
      <PictureBox className={styles.receipt} label={translate('review.picture.scrolls')} {...box}>
        {failed ? (
          <p role="alert">{translate('review.picture.failed')}</p>
        ) : (
          <img
            ref={picture}
            src={proof.picture}
            alt={translate('review.picture.of', { name: nameOf(proof) })}
            onError={() => setFailed(true)}
          />
        )}
      </PictureBox>
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
