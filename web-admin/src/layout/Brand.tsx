import Typography from '@mui/material/Typography';
import { palette } from '../theme/palette';

export const Brand = () => (
  <Typography component="p" sx={{ color: palette.paper, fontWeight: 600, letterSpacing: '0.02em', py: 1.5 }}>
    Stealth Land{' '}
    <Typography component="span" sx={{ color: '#C9BFAF', fontSize: '0.8125rem', ml: 0.5 }}>
      back office
    </Typography>
  </Typography>
);
