import OpenIcon from '@mui/icons-material/OpenInNew';
import RotateIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Delegate } from '../../api/types';
import styles from '../delegate.module.css';
import { nameOf } from '../names';

const ZOOM = { least: 1, most: 4, step: 0.5 };

/** The proof of payment, as high as the window allows: zoom, rotate, the original in its own tab. */
export function ProofViewer({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  if (!delegate.proof_of_payment)
    return (
      <div className={`${styles.proof} ${styles.none}`}>
        <p>{translate('delegates.no_proof')}</p>
      </div>
    );
  // The path stays the same when a proof is replaced: the record's change time tells the browser.
  const source = `${delegate.proof_of_payment}?v=${Date.parse(delegate.updated_at)}`;
  const size = `${zoom * 100}%`;
  return (
    <>
      <div
        className={styles.proof}
        tabIndex={0}
        role="group"
        aria-label={translate('delegates.proof_scrolls')}
      >
        <img
          src={source}
          alt={translate('delegates.proof_of', { name: nameOf(delegate) })}
          style={{ width: size, height: size, transform: `rotate(${turn}deg)` }}
        />
      </div>
      <div className={styles.proofTools}>
        <IconButton
          aria-label={translate('delegates.zoom_out')}
          disabled={zoom <= ZOOM.least}
          onClick={() => setZoom(zoom - ZOOM.step)}
        >
          <ZoomOutIcon />
        </IconButton>
        <IconButton
          aria-label={translate('delegates.zoom_in')}
          disabled={zoom >= ZOOM.most}
          onClick={() => setZoom(zoom + ZOOM.step)}
        >
          <ZoomInIcon />
        </IconButton>
        <IconButton aria-label={translate('delegates.rotate')} onClick={() => setTurn((turn + 90) % 360)}>
          <RotateIcon />
        </IconButton>
        <IconButton
          aria-label={translate('delegates.open_original')}
          component="a"
          href={source}
          target="_blank"
          rel="noopener"
        >
          <OpenIcon />
        </IconButton>
      </div>
    </>
  );
}
