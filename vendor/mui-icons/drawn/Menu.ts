// Copied from @mui/icons-material 9.5.0 by `npm run icons`.
import { createSvgIcon } from '@mui/material/SvgIcon';
import { jsx } from 'react/jsx-runtime';

export default createSvgIcon(
  /*#__PURE__*/ jsx('path', {
    d: 'M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z',
  }),
  'Menu',
);
