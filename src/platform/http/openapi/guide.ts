/** The first screen of the API reference: what an integrator needs before the first call. Markdown. */
export const GUIDE = `Inquiries and event registrations of the developer's site, for other systems of the company and its partners.

### Get a key

An admin makes one in the back office under **API keys**, with the scopes that your system needs. It is shown once.

\`\`\`
curl -H 'Authorization: Bearer rd_…' 'https://…/api/v1/delegates?range=[0,9]'
\`\`\`

Sending an inquiry, registering a delegate and reading a ticket need no key.

### Read lists

\`sort\`, \`range\` and \`filter\` are JSON. Without them you get rows 0 to 99, newest first; at most 1,000 rows a call.
The exact number of rows is in \`meta.total\` and in \`Content-Range: delegates 0-9/319\`.

\`\`\`
curl -G -H 'Authorization: Bearer rd_…' 'https://…/api/v1/delegates' \\
  --data-urlencode 'filter={"last_name":"San","payment_status":false}' \\
  --data-urlencode 'sort=["created_at","DESC"]' --data-urlencode 'range=[0,99]'
\`\`\`

Text filters match the beginning, without regard to case and accents; \`q\` finds records in which every word begins a
word. A date (\`YYYY-MM-DD\`) means the whole day in \`tz\`, an IANA zone such as \`Asia/Manila\`. The whole selection,
without a range, comes from \`export.csv\`.

### Send safely

Give each POST an \`Idempotency-Key\` (a UUID of your own). If the answer is lost, send the same again: within 24 hours
the same key and body give the first answer, with \`Idempotent-Replayed: true\`, and store nothing new.

### Read answers

\`{ "data": … }\` on success. A refusal has \`message\`, one sentence for people, and \`errors\` where single fields are
wrong. On 429 and 503 wait for the seconds of \`Retry-After\`. Every answer carries \`X-Request-Id\`: quote it when you
ask us about a call.

Unknown fields are refused. Fields that the server makes are accepted and ignored, so that a record that was read can be
put back. Text is stored as typed, without the spaces around it. Times are ISO 8601 in UTC.`;

/** Sections of the reference in the order in which they are needed. */
export const SECTIONS = [
  ['Inquiries', 'What visitors ask'],
  ['Delegates', 'Register, prove the payment, verify, make the QR code'],
  ['Activity', 'What happened, for systems that follow it'],
  ['Dashboard', 'Counts for the first screen of the back office'],
  ['Signing in', 'Sessions of staff in the browser'],
  ['Second factor', 'Codes of an authenticator app besides the password'],
  ['Staff accounts', 'For admins'],
  ['API keys', 'For admins'],
  ['Jobs', 'What happens beside the requests: for admins'],
  ['Health', 'For load balancers and monitors'],
] as const;
