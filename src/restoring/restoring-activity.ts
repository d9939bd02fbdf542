import { defineActivity } from '../activity/activity-types.js';

export const restoringActivity = defineActivity('backups', 'admin', {
  'backup.restored': 'The database was put back to what an archive holds',
  'backup.released': 'What was restored is the system now: mails, webhooks and periodic work go on',
});
