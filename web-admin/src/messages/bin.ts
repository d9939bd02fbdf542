import { addMessages, addResource } from './index';

/** Words of the bin; they come with its page. */
export const bin = {
  title: 'Bin',
  note: 'Removed records stay here for 30 days and can be restored. After that they are gone for good, with their files.',
  kinds: 'Kinds of records',
  search: 'Name',
  empty: 'Nothing was removed in the last 30 days',
  restore: 'Restore',
  restored: '%{name} is restored',
  remove: 'Remove for good',
  remove_title: 'Remove %{name} for good?',
  remove_action: 'Remove %{name} for good',
  remove_text: 'No one can restore this record and its files afterwards.',
  gone: '%{name} is gone for good',
};

const fields = {
  name: 'Name',
  about: 'About',
  removed_by: 'Removed by',
  removed_at: 'Removed',
  gone_at: 'Gone for good',
  actions: 'Actions',
};

addMessages({ bin });
for (const resource of ['delegates/bin', 'inquiries/bin'])
  addResource(resource, { name: bin.title, plural: bin.title, fields });
