import type { Pool } from 'pg';
import type { MailTemplate } from '../../platform/mail/template.js';

/** SQL condition of a proof that nobody has decided on. */
export const WAITING = "state = 'waiting'";

/** To colleagues, each morning on which some wait; the record is the colleague's own account. */
export const proofsWaiting = (pool: Pool): MailTemplate<{ count: number }> => ({
  name: 'proofs-waiting',
  title: 'Proofs waiting',
  audience: 'Staff who want it, each morning on which proofs of payment are waiting',
  async load({ recipient_id }, sending) {
    const { rows } = await pool.query<{ email: string; count: number }>(
      `SELECT email, (SELECT count(*)::int FROM proof WHERE ${WAITING}) AS count FROM staff WHERE id = $1 AND disabled_at IS NULL`,
      [recipient_id],
    );
    const [row] = rows;
    // All were decided on while it waited.
    return row && !(sending && row.count === 0) ? { to: row.email, data: row } : undefined;
  },
  sample: { count: 12 },
  render: ({ count }, { publicUrl }) => {
    const proofs = count === 1 ? '1 proof of payment waits' : `${count} proofs of payment wait`;
    return {
      subject: proofs,
      preview: 'Delegates get their tickets once you have checked them.',
      title: proofs,
      blocks: [
        { kind: 'text', text: 'Delegates get their tickets once their payment is verified.' },
        {
          kind: 'action',
          label: 'Check the proofs',
          href: `${publicUrl}/admin/review`,
        },
      ],
      settingsPath: '/admin/account',
    };
  },
});
