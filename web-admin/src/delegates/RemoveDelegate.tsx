import { useTranslate } from 'ra-core';
import type { Delegate } from '../api/types';
import { RemoveButton } from '../layout/RemoveButton';
import { nameOf } from './names';

export function RemoveDelegate({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const name = nameOf(delegate);
  return (
    <RemoveButton
      resource="delegates"
      record={{ id: delegate.id, name }}
      words={{
        button: translate('delegates.remove'),
        title: translate('delegates.remove_title', { name }),
        text: translate('delegates.remove_text'),
        action: translate('delegates.remove_action', { name }),
        done: translate('delegates.removed', { name }),
      }}
    />
  );
}
