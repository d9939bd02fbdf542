import '../messages/history';
import { useTranslate } from 'ra-core';

/** What a record is, in the words of the screens: "Waiting list". */
export function useKind() {
  const translate = useTranslate();
  return (resource: string): string =>
    translate(`resources.${resource}.name`, {
      smart_count: 1,
      _: translate(`history.kinds.${resource}`, { _: resource.replace(/-/g, ' ') }),
    });
}
