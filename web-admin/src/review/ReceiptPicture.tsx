import OpenIcon from '@mui/icons-material/OpenInNew';
import RotateIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ProofToReview } from '../api/types';
import { useKeys } from '../keyboard/GoTo';
import { nameOf } from './useQueue';

const ZOOM = { least: 1, most: 4, step: 0.5 };

/** The receipt, as high as the window allows; + and - zoom. */
export function ReceiptPicture({ proof, onShown }: { proof: ProofToReview; onShown: () => void }) {
  const translate = useTranslate();
  const [zoom, setZoom] = useState(ZOOM.least);
  const [turn, setTurn] = useState(0);
  const [failed, setFailed] = useState(false);
  const closer = () => setZoom((now) => Math.min(ZOOM.most, now + ZOOM.step));
  const farther = () => setZoom((now) => Math.max(ZOOM.least, now - ZOOM.step));
  useKeys({ '+': closer, '=': closer, '-': farther });
  const size = `${zoom * 100}%`;
  return (
    <div>
      <div className="receipt" tabIndex={0} role="group" aria-label={translate('review.picture.scrolls')}>
        {failed ? (
          <p role="alert">{translate('review.picture.failed')}</p>
        ) : (
          <img
            src={proof.picture}
            alt={translate('review.picture.of', { name: nameOf(proof) })}
            onLoad={onShown}
            onError={() => setFailed(true)}
            style={{ width: size, height: size, transform: `rotate(${turn}deg)` }}
          />
        )}
      </div>
      <div className="receipt-tools">
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
