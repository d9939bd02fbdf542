/** Words of the notice on Today: the first load has no others of mails. */
export const firstMails = {
  not_set: 'Mails are kept and not sent: no mail server is set.',
  set_server: 'Set the mail server',
  wait: '%{smart_count} mail waits |||| %{smart_count} mails wait',
  waited: '%{smart_count} mail waited for a mail server. |||| %{smart_count} mails waited for a mail server.',
  in_line: '%{smart_count} mails wait for their turn, and are sent one after another.',
  look: 'Look at them',
  send_them: 'Send them',
  leave_them: 'Leave them',
  on_the_way: '%{smart_count} mail on the way |||| %{smart_count} mails on the way',
  stay_unsent: '%{smart_count} mail stays unsent |||| %{smart_count} mails stay unsent',
  uncertain:
    '%{smart_count} mail may or may not have arrived: the connection was cut. |||| %{smart_count} mails may or may not have arrived: the connection was cut.',
  decide: 'Decide',
  could_not: '%{smart_count} mail could not be sent. |||| %{smart_count} mails could not be sent.',
  see_why: 'See why',
};
