/** The first screen of the API reference: what an integrator needs before the first call. Markdown. */
export const GUIDE = `Inquiries and event registrations of the developer's site, for other systems of the company and its partners. What only
people who sign in may call is in the [back office's own document](/api/docs?office).

<details>
<summary>Guide: keys, lists, copies, changes, safe sending</summary>

### Get a key

An admin makes one in the back office under **API keys**, with the scopes that your system needs. It is shown once.

\`\`\`
curl -g -H 'Authorization: Bearer rd_…' 'https://…/api/v1/delegates?range=[0,9]'
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

### Keep a copy in step

Walk the changes since your last walk by \`updated_at\`, upwards. \`meta.next\` leads on, as \`after\` of the next
call, until it is null: no row is skipped and none comes twice, whatever others write meanwhile. Begin each walk two
minutes before the last one began, and know records that you have by their id and \`updated_at\`. What was deleted is in
the activity feed.

\`\`\`
curl -G -H 'Authorization: Bearer rd_…' 'https://…/api/v1/delegates' \\
  --data-urlencode 'filter={"updated_at_gte":"2026-11-21T08:00:00Z"}' \\
  --data-urlencode 'sort=["updated_at","ASC"]' --data-urlencode 'range=[0,499]'
\`\`\`

### Change what you have read

A record comes with an \`ETag\`. Send it back as \`If-Match\` with \`PUT\`, \`PATCH\` or \`DELETE\`: if a colleague was
faster, you get 412 and nothing is overwritten. Sent as \`If-None-Match\` with \`GET\`, it gets 304 while the record is
the same.

### Send safely

Give each POST that names the header \`Idempotency-Key\` a UUID of your own. If the answer is lost, send the same again: within 24 hours
the same key and body give the first answer, with \`Idempotent-Replayed: true\`, and store nothing new.

### Read answers

\`{ "data": … }\` on success. A refusal has \`message\`, one sentence for people, and \`errors\` where single fields are
wrong. A method that an address does not take gets 405, and \`Allow\` says which it does. On 429 and 503 wait for the seconds of \`Retry-After\`. What is
sent without a key is counted: \`RateLimit: "writes";r=29;t=60\` says how much is left (r) and the seconds until it is
whole again (t), \`RateLimit-Policy\` the limit. Every answer carries \`X-Request-Id\`: quote it when you
ask us about a call.

Unknown fields are refused. Fields that the server makes are accepted and ignored, so that a record that was read can be
put back. Text is stored as typed, without the spaces around it. Times are ISO 8601 in UTC.

</details>`;

/** The first screen of the back office's own document. Markdown. */
export const OFFICE_GUIDE = `All that the server answers, and so also what only people who sign in may call. It may change with the back office,
from one release to the next: programs of others are written by the [document for integrators](/api/docs),
which has the guide and the webhooks.`;

/** Sections of the reference in the order in which they are needed; others stand above their controllers (`Section`). */
export const SECTIONS = [
  ['Inquiries', 'What visitors ask'],
  ['Stock', 'How many homes are left: no draft or publication changes it'],
  ['Events', 'What delegates register for'],
  ['Content', 'What the site says: drafts, releases, previews'],
  ['Delegates', 'Register, prove the payment, verify, make the QR code'],
  ['Registrations', 'One contact pays for one or many delegates'],
  ['Self-service', 'What a contact does behind the mailed link, without an account'],
  ['Payments', 'What was paid, what is owed, and what goes back'],
  ['Proofs of payment', 'What staff decide on, one after the other'],
  ['Mails to guests', 'What staff write to all or some guests of an event'],
  ['Newsletters', 'News that managers write to those who asked for them'],
  ['Waiting list', 'Places of a full event, offered in order'],
  ['Statements', 'Payments of a wallet or bank, and the registrations that they pay for'],
  ['Door', 'Let delegates in: devices, tickets for use without a line, scans, live counts, the report'],
  ['Activity', 'What happened, for systems that follow it'],
  ['Dashboard', 'Counts for the first screen of the back office'],
  ['Signing in', 'Sessions of staff in the browser'],
  ['Second factor', 'Codes of an authenticator app besides the password'],
  ['Staff accounts', 'For admins'],
  ['API keys', 'For admins'],
  ['Webhooks', 'Which systems are told what happens, and how that went: for admins'],
  ['Mail', 'What was sent to whom, and what was not'],
  ['Limits', 'How long things are kept and stand: for admins'],
  ['Jobs', 'What happens beside the requests: for admins'],
  ['Privacy', "One person's data: found, given out as a file, erased; and how long what is kept"],
  ['Backups', 'When the last ones ran, and whether they went well'],
  ['Health', 'For load balancers and monitors'],
] as const;
