import Typography from '@mui/material/Typography';
import { Panel } from '../layout/Panel';

export const History = () => (
  <Panel title="History">
    <Typography color="text.secondary">Nothing has been changed yet.</Typography>
  </Panel>
);
