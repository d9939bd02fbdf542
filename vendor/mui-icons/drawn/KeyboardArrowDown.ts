// Copied from @mui/icons-material 9.5.0 by `npm run icons`.
import { createSvgIcon } from '@mui/material/SvgIcon';
import { jsx } from 'react/jsx-runtime';

export default createSvgIcon(
  /*#__PURE__*/ jsx('path', {
    d: 'M7.41 8.59 12 13.17l4.59-4.58L18 10l-6 6-6-6z',
  }),
  'KeyboardArrowDown',
);
