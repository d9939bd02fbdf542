import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { clearListState } from '../api/account/store';
import { statusOf } from '../api/ApiError';
import { signOut } from '../api/calls/session';

/** A page of its own, so that unsaved changes are asked about before the session is ended. */
export function SignOut() {
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    signOut()
      // A session that has already ended on the server answers 401: that is what was wanted.
      .catch((error: Error) => {
        if (statusOf(error) !== 401) throw error;
      })
      .then(
        () => {
          clearListState();
          window.location.replace('/admin/');
        },
        (error: Error) => setFailure(error.message),
      );
  }, []);
  return (
    <main>
      {failure && (
        <p role="alert">
          {translate('desk.still_signed_in')} {failure}
        </p>
      )}
    </main>
  );
}
