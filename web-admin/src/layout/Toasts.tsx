import { useState } from 'react';
import {
  Notification,
  type NotificationPayload,
  type NotificationProps,
  useNotificationContext,
} from 'react-admin';

/** Milliseconds: success 2 s, warnings and errors 5 s; an Undo must stay long enough to be reached. */
const durationOf = ({ type, notificationOptions }: NotificationPayload) =>
  notificationOptions?.undoable || type === 'warning' || type === 'error' ? 5000 : 2000;

/** Toasts at the top right; each kind stays for its own time. */
export function Toasts(props: NotificationProps) {
  const [next] = useNotificationContext().notifications;
  const [duration, setDuration] = useState(2000);
  if (next && durationOf(next) !== duration) setDuration(durationOf(next));
  return (
    <Notification
      {...props}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={duration}
    />
  );
}
