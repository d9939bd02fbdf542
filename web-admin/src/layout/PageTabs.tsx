import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router-dom';

interface Props {
  /** What the tabs are called together. */
  name: string;
  tabs: readonly (readonly [to: string, label: string])[];
  /** The address of the one that is shown. */
  at: string;
}

/** Pages beside one another; on a narrow screen the tabs scroll. */
export const PageTabs = ({ name, tabs, at }: Props) => (
  <Tabs
    value={at}
    aria-label={name}
    component="nav"
    variant="scrollable"
    allowScrollButtonsMobile
    // They are links to pages, and not the tabs of one.
    slotProps={{ list: { role: 'group' } }}
  >
    {tabs.map(([to, label]) => (
      <Tab
        key={to}
        value={to}
        label={label}
        component={Link}
        to={to}
        role={undefined}
        aria-current={to === at ? 'page' : undefined}
        aria-selected={undefined}
        tabIndex={0}
      />
    ))}
  </Tabs>
);
