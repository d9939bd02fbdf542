import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { isRestoredCopy } from '../api/outage';

/** Stays while the server rests because its database was restored from a backup: nobody is to wait for a mail from it. */
export function RestoredCopyBar() {
  const translate = useTranslate();
  const [rests, setRests] = useState(false);
  useEffect(() => void isRestoredCopy().then(setRests), []);
  if (!rests) return null;
  return (
    <div className="outage" role="status">
      <p>
        {translate('desk.restored_copy')} <code>{translate('desk.restored_command')}</code>
      </p>
    </div>
  );
}
