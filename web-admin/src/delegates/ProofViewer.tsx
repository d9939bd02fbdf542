import OpenIcon from '@mui/icons-material/OpenInNew';
import RotateIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Delegate } from '../api/types';
import { palette } from '../theme/palette';

const ZOOM = { least: 1, most: 4, step: 0.5 };

/** The proof of payment: zoom, rotate, the original in its own tab. Scrolls when larger than its frame. */
export function ProofViewer({ delegate }: { delegate: Delegate }) {
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  if (!delegate.proof_of_payment)
    return (
      <Box
        sx={{ ...frame, display: 'grid', placeItems: 'center', p: 3, aspectRatio: 'auto', minHeight: 140 }}
      >
        <Typography color="text.secondary">No proof of payment yet</Typography>
      </Box>
    );
  // The path stays the same when a proof is replaced: the record's change time tells the browser.
  const source = `${delegate.proof_of_payment}?v=${Date.parse(delegate.updated_at)}`;
  return (
    <>
      <Box sx={frame} tabIndex={0} role="group" aria-label="Proof of payment, scrolls when enlarged">
        <Box
          component="img"
          src={source}
          alt={`Proof of payment of ${delegate.first_name} ${delegate.last_name}`}
          sx={{
            ...picture,
            width: `${zoom * 100}%`,
            height: `${zoom * 100}%`,
            transform: `rotate(${turn}deg)`,
          }}
        />
      </Box>
      <Stack direction="row" sx={{ mt: 0.5, justifyContent: 'center' }}>
        <IconButton
          aria-label="Zoom out"
          disabled={zoom <= ZOOM.least}
          onClick={() => setZoom(zoom - ZOOM.step)}
          size="large"
        >
          <ZoomOutIcon />
        </IconButton>
        <IconButton
          aria-label="Zoom in"
          disabled={zoom >= ZOOM.most}
          onClick={() => setZoom(zoom + ZOOM.step)}
          size="large"
        >
          <ZoomInIcon />
        </IconButton>
        <IconButton aria-label="Rotate" onClick={() => setTurn((turn + 90) % 360)} size="large">
          <RotateIcon />
        </IconButton>
        <IconButton
          aria-label="Open original in a new tab"
          component="a"
          href={source}
          target="_blank"
          rel="noopener"
          size="large"
        >
          <OpenIcon />
        </IconButton>
      </Stack>
    </>
  );
}

const frame = {
  aspectRatio: '1',
  maxHeight: 520,
  width: '100%',
  overflow: 'auto',
  bgcolor: palette.sand,
  border: `1px solid ${palette.hairline}`,
  '&:focus-visible': { outline: `2px solid ${palette.sea}` },
};
const picture = { display: 'block', objectFit: 'contain', transition: 'transform 200ms ease-out' };
