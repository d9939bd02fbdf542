import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { VisuallyHidden } from '../layout/Panel';
import { palette } from '../theme/palette';

/** The one time that recovery codes can be seen. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <>
      <GlobalStyles styles={onPaper} />
      <Alert severity="warning" sx={{ mb: 1.5 }}>
        {translate('account.codes_note')}
      </Alert>
      <Box component="ol" id="recovery-codes" sx={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {translate(copied ? 'desk.copied' : 'desk.copy')}
        </Button>
        <Button variant="outlined" onClick={() => download(codes, translate('account.codes_file'))}>
          {translate('desk.download')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {translate('desk.print')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {translate('account.codes_kept')}
        </Button>
      </Stack>
      <VisuallyHidden live>{copied ? translate('account.codes_copied') : ''}</VisuallyHidden>
    </>
  );
}

function download(codes: string[], title: string): void {
  const text = [title, '', ...codes, ''];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text.join('\r\n')], { type: 'text/plain' }));
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

const list = {
  m: 0,
  mb: 2,
  py: 1.5,
  pr: 1.5,
  pl: 5,
  bgcolor: palette.sand,
  fontSize: '0.875rem',
  lineHeight: 1.9,
  overflowWrap: 'anywhere',
};
/** Printed, the codes stand alone. */
const onPaper = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '#recovery-codes, #recovery-codes *': { visibility: 'visible' },
    '#recovery-codes': { position: 'fixed', inset: 0 },
  },
};
