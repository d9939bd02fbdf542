import { addMessages } from '../index';

/** Words of the mail server that mails go through. */
const mail_server = {
  title: 'Mail server',
  intro:
    'The company that has your mailboxes, such as Google Workspace or your web host, tells you these. Mails go out through this server as soon as it is saved.',
  ours: 'Through which server mails go out',
  fixed:
    'The mail server is set where the program runs (SMTP_URL and MAIL_FROM). It is changed there, by whoever runs it.',
  unreadable: 'The password that was saved cannot be read any more. Please enter it again.',
  none: 'No mail server is set: mails are kept and not sent.',
  host: 'Server',
  host_help: 'For example smtp.example.com',
  port: 'Port',
  encryption: 'Encryption',
  encryptions: {
    starttls: 'STARTTLS (most often port 587)',
    tls: 'TLS (most often port 465)',
    none: 'None (only inside your own network, without a password)',
  },
  user_name: 'User name',
  user_name_help: 'Most often the e-mail address. Leave it empty if the server asks for none.',
  password: 'Password',
  password_new: 'Some providers give an app password for this. It is stored encrypted.',
  password_kept: 'A password is saved. Leave this empty to keep it.',
  from_name: 'Sender’s name',
  from_name_help: 'What readers see, for example the name of the company',
  from_address: 'Sender’s e-mail address',
  try: 'Test the connection',
  trying: 'Testing …',
  works: 'The server answers and accepts the sign-in. Nothing was saved or sent.',
  saved: 'The mail server is saved. Mails go out through it from now on.',
  remove: 'Remove the mail server',
  remove_title: 'Remove the mail server?',
  remove_text: 'Mails are kept and not sent until another one is set. The password is deleted.',
  removed: 'The mail server is removed.',
  to_mails: 'All mails',
};

addMessages({ mail_server });
