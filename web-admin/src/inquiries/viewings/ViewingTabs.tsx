import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';

const TABS = [
  ['/viewings', 'inquiries.view_viewings'],
  ['/viewings/hours', 'viewings.hours'],
] as const;

/** What is planned, and when something can be booked. */
export function ViewingTabs({ at }: { at: (typeof TABS)[number][0] }) {
  const translate = useTranslate();
  return (
    <Tabs
      value={at}
      aria-label={translate('viewings.tabs')}
      component="nav"
      // They are links to pages, and not the tabs of one.
      slotProps={{ list: { role: 'group' } }}
    >
      {TABS.map(([to, words]) => (
        <Tab
          key={to}
          value={to}
          label={translate(words)}
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
}
