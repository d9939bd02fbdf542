// Copied from @mui/icons-material 9.5.0 by `npm run icons`.
import { createSvgIcon } from '@mui/material/SvgIcon';
import { jsx } from 'react/jsx-runtime';

export default createSvgIcon(
  /*#__PURE__*/ jsx('path', {
    d: 'M7.41 15.41 12 10.83l4.59 4.58L18 14l-6-6-6 6z',
  }),
  'KeyboardArrowUp',
);
