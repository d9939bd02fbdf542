import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import { PageTabs } from '../../layout/PageTabs';

const TABS = [
  ['/viewings', 'inquiries.view_viewings'],
  ['/viewings/hours', 'viewings.hours'],
] as const;

/** What is planned, and when something can be booked. */
export function ViewingTabs({ at }: { at: (typeof TABS)[number][0] }) {
  const translate = useTranslate();
  const tabs = TABS.map(([to, words]) => [to, translate(words)] as const);
  return <PageTabs name={translate('viewings.tabs')} tabs={tabs} at={at} />;
}
