import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';

const messages = {
  ...english,
  ra: {
    ...english.ra,
    notification: {
      ...english.ra.notification,
      logged_out: 'Your session has ended. Sign in again to go on.',
      http_error: 'The server cannot be reached. Check the connection and try again.',
    },
    page: { ...english.ra.page, dashboard: 'Morning' },
  },
  /** The owner's words. */
  toast: {
    status_changed: 'You have changed the status successfully',
    qr_code_made: 'You have generated the QR code successfully',
    proof_uploaded: 'You have uploaded the proof of payment successfully',
    no_inquiries: 'No inquiries found',
  },
  resources: {
    delegates: {
      name: 'Delegate |||| Delegates',
      notifications: {
        created: 'You have registered successfully',
        updated: 'Delegate saved |||| %{smart_count} delegates saved',
        deleted: 'Delegate deleted |||| %{smart_count} delegates deleted',
      },
      fields: {
        email: 'E-mail',
        phone_number: 'Phone number',
        church_name: 'Church',
        payment_status: 'Payment',
        payment_mode: 'Paid by',
        created_at: 'Registered',
        updated_at: 'Last change',
      },
    },
    inquiries: {
      name: 'Inquiry |||| Inquiries',
      notifications: {
        deleted: 'Inquiry deleted |||| %{smart_count} inquiries deleted',
      },
      fields: {
        email: 'E-mail',
        where_did_find_about_us: 'Found us through',
        agree_newsletter: 'Newsletter',
        agree_terms: 'Terms',
        created_at: 'Received',
        updated_at: 'Last change',
      },
    },
    staff: {
      name: 'Account |||| Staff',
      fields: { created_at: 'Added', email: 'E-mail', second_factor_since: 'Second factor' },
      notifications: {
        created: 'Account added',
        updated: 'Account saved',
        deleted: 'Account removed |||| %{smart_count} accounts removed',
      },
    },
    'api-keys': {
      name: 'API key |||| API keys',
      notifications: { deleted: 'API key revoked |||| %{smart_count} API keys revoked' },
      fields: { last_used_at: 'Last used', expires_at: 'Expires', created_at: 'Made' },
    },
  },
};

export const i18nProvider = polyglotI18nProvider(() => messages, 'en', undefined, { allowMissing: true });
