import '../messages/event/delegates';
import OpenIcon from '@mui/icons-material/OpenInNew';
import RotateIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState, type CSSProperties, type ReactNode } from 'react';
import styles from './panel.module.css';

const ZOOM = { least: 1, most: 4, step: 0.5 };

/** Zoom, rotation, and the original in its own tab: for a picture that fills a box which scrolls. */
export function usePictureTools(source: string) {
  const translate = useTranslate();
  const [zoom, setZoom] = useState(ZOOM.least);
  const [turn, setTurn] = useState(0);
  const zoomIn = () => setZoom((now) => Math.min(ZOOM.most, now + ZOOM.step));
  const zoomOut = () => setZoom((now) => Math.max(ZOOM.least, now - ZOOM.step));
  const size = `${zoom * 100}%`;
  const tools = (
    <div className={styles.pictureTools}>
      <IconButton
        aria-label={translate('delegates.zoom_out')}
        disabled={zoom <= ZOOM.least}
        onClick={zoomOut}
      >
        <ZoomOutIcon />
      </IconButton>
      <IconButton aria-label={translate('delegates.zoom_in')} disabled={zoom >= ZOOM.most} onClick={zoomIn}>
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
  );
  return { box: { shape: { '--size': size, '--turn': `${turn}deg` }, tools }, zoomIn, zoomOut };
}

interface BoxProps {
  /** Says how high the box is. */
  className: string | undefined;
  label: string;
  /** How large its picture is, and how it is turned. */
  shape: CSSProperties;
  tools: ReactNode;
  children: ReactNode;
}

/** The box in which a picture scrolls, also by keys, with its tools below. */
export const PictureBox = ({ className, label, shape, tools, children }: BoxProps) => (
  <>
    <div
      className={`${styles.pictureBox} ${className}`}
      style={shape}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
    {tools}
  </>
);
