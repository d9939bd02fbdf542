// Copied from @mui/icons-material 9.5.0 by `npm run icons`.
import { createSvgIcon } from '@mui/material/SvgIcon';
import { jsx } from 'react/jsx-runtime';

export default createSvgIcon(
  /*#__PURE__*/ jsx('path', {
    d: 'M15.41 7.41 14 6l-6 6 6 6 1.41-1.41L10.83 12z',
  }),
  'NavigateBefore',
);
