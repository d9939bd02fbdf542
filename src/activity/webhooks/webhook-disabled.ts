import type { Pool } from 'pg';
import type { MailTemplate } from '../../platform/mail/template.js';

export const WEBHOOK_DISABLED = 'webhook-disabled';

interface Disabled {
  description: string;
  url: string;
  reason: string;
}

/** To every admin, once an endpoint was disabled because of what it answers. */
export const webhookDisabled = (pool: Pool): MailTemplate<Disabled> => ({
  name: WEBHOOK_DISABLED,
  title: 'Webhook disabled',
  audience: 'Admins, when another system is no longer notified',
  async load({ record_id, recipient_id }, sending) {
    const { rows } = await pool.query<Disabled & { email: string }>(
      `SELECT email::text, description, url, coalesce(disabled_reason, 'It was enabled again since.') AS reason
         FROM webhook_endpoint, staff WHERE webhook_endpoint.id = $1 AND staff.id = $2
            AND NOT ($3 AND webhook_endpoint.disabled_at IS NULL)`,
      [record_id, recipient_id, sending],
    );
    return rows[0] && { to: rows[0].email, data: rows[0] };
  },
  sample: {
    description: 'Sales CRM',
    url: 'https://crm.example.com/hooks',
    reason: 'It has failed for 5 days.',
  },
  render: ({ description, url, reason }, { publicUrl }) => ({
    subject: `Webhook disabled: ${description}`,
    preview: reason,
    title: `${description} no longer receives notifications`,
    blocks: [
      {
        kind: 'text',
        text: 'This system used to be notified of what happens on the site. It is now disabled, and nothing is sent to it.',
      },
      {
        kind: 'facts',
        rows: [
          ['Why', reason],
          ['Address', url],
        ],
      },
      { kind: 'action', label: 'Open the webhooks', href: `${publicUrl}/admin/webhooks` },
      {
        kind: 'note',
        text: 'Once it answers again, enable it there: it continues where it stopped. What failed before is under its deliveries for 30 days: “Send again”.',
      },
    ],
  }),
});
