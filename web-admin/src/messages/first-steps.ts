import { addMessages } from './index';

/** Words of what an owner does first, and of what came with the program, which the owner replaces. */
const first_steps = {
  title: 'First steps: enter your own',
  text: 'These are samples that came with the program. Visitors see them until you enter your own. Each project needs its own price list and address.',
  still: 'Visitors will still see these samples that came with the program:',
  today: 'First steps',
  so_many: '%{done} of %{all} done',
  done: 'Done: %{step}',
  todo: 'To do: %{step}',
  hide: 'Hide',
  show: 'Show the first steps',
  hidden: 'The first steps are hidden from all admins.',
  steps: {
    domain: 'The address of your site',
    mail: 'The mail server',
    account: 'Your own e-mail address',
    logo: 'Your logo',
    contacts: 'Your telephone, address and e-mail',
    payee: 'Where guests pay',
    event: 'Your first event',
    staff: 'Your colleagues',
    backups: 'A second place for backups',
  },
  why: {
    domain: 'Links, sharing and mails need a domain with https. Whoever runs the server sets PUBLIC_URL.',
    mail: 'Until it is set, mails are kept and not sent.',
    account: 'Nothing reaches the address that your account came with, not even a link for a new password.',
    logo: 'Add it under “Logo and icon”, and publish. Then it stands on the site, in mails and on papers.',
    contacts: 'Enter them under “Company”, and publish. Visitors see samples until then.',
    payee: 'The account of the event is a sample, or there is no event to pay for.',
    event: 'Enter an event of your own, or make the sample yours.',
    staff: 'Everybody signs in with an account of their own.',
    backups:
      'Backups lie on this server alone. Whoever runs it sets BACKUP_COPY_DIR (another disk) or BACKUP_S3_BUCKET.',
  },
};

addMessages({ first_steps });
