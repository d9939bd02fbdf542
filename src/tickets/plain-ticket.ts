import { createHash } from 'node:crypto';
import type { WayToPay } from '../content/paying/payment-modes.js';
import type { DelegateTicket } from '../delegates/delegates.dto.js';
import { fullName } from '../delegates/names.js';
import type { Company } from '../platform/mail/company.js';
import { escapeHtml } from '../platform/mail/layout.js';
import { momentOf } from '../platform/manila.js';
import { pesos } from '../platform/pesos.js';
import { howToPay } from '../registrations/mails/registration-facts.js';
import type { RegistrationState } from '../registrations/registrations.dto.js';

const STYLE = `
  :root { color-scheme: light; }
  body { margin: 0; background: #fbf8f2; color: #14231d; font: 1.0625rem/1.55 'Helvetica Neue', Helvetica, Arial, sans-serif; }
  main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; }
  .brand { margin: 0 0 2rem; padding-bottom: .75rem; border-bottom: 1px solid #b98a3e; font: 1.25rem Georgia, serif; }
  h1 { font: 400 2rem/1.15 Georgia, serif; margin: 0 0 1rem; }
  h2 { font: 400 1.5rem/1.2 Georgia, serif; margin: 2.25rem 0 .75rem; }
  dl { margin: 1.5rem 0; border-bottom: 1px solid #c9c3b6; }
  dl > div { padding: .75rem 0; border-top: 1px solid #c9c3b6; }
  dt { font-size: .9375rem; color: #4b564f; }
  dd { margin: 0; overflow-wrap: anywhere; }
  a { color: #8a3f20; display: inline-block; padding: .6rem 1rem .6rem 0; }
  p a { display: inline; padding: .6rem 0; }
  img { display: block; max-width: 100%; height: auto; background: #fff; }
  input, button { font: inherit; min-height: 2.75rem; }
  input { display: block; width: 100%; margin: .5rem 0 1rem; }
  button { padding: .5rem 1.5rem; border: 0; background: #a9502b; color: #fff; font-weight: 600; cursor: pointer; }
  .note { border-left: 4px solid #b98a3e; background: #efe7da; padding: .75rem 1rem; }
  @media print { form, nav, .brand { display: none; } }`;

/** What the page may load: its own pictures, and the one style that it holds. */
export const PLAIN_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface PlainTicket {
  ticket: DelegateTicket;
  state: RegistrationState;
  mode: WayToPay;
  company: Company;
}

/** A ticket as one page without script: who, how it stands, how to pay, the receipt's upload, and the code. */
export function plainTicket({ ticket, state, mode, company }: PlainTicket): string {
  const at = `/api/v1/delegates/uuid/${ticket.uuid}`;
  const isOver = state.cancelled_at !== null;
  const owes = !isOver && !state.to_confirm && state.money.owed_centavos > 0;
  const { event } = state;
  const title = event.cancelled
    ? 'This event is cancelled'
    : isOver
      ? 'This place was cancelled'
      : 'Your registration';
  return page(company, title, [
    event.cancelled ? note(`${event.name} will not take place, so this ticket is no longer valid.`) : '',
    !event.cancelled && isOver && state.cancelled_at
      ? note(state.lapsed ? LAPSED : `It was cancelled on ${momentOf(new Date(state.cancelled_at))}.`)
      : '',
    state.to_confirm ? note(state.mail_withheld ? NO_MAIL_TO_CONFIRM : TO_CONFIRM) : '',
    state.mail_withheld && !isOver && !state.to_confirm ? note(NO_MAIL) : '',
    !isOver && event.moved_from
      ? note(`Moved: originally planned for ${event.moved_from.dates}, ${event.moved_from.place}.`)
      : '',
    facts([
      ['Delegate', [fullName(ticket), [ticket.ministry, ticket.church_name].filter(Boolean).join(', ')]],
      ['Event', [state.event.name, `${state.event.dates}, ${state.event.times}`, state.event.place]],
      [state.total_centavos === 0 ? 'Admission' : 'Payment', isOver ? [] : paymentOf(state, mode)],
      ['To be refunded', state.money.to_return_centavos > 0 ? [pesos(state.money.to_return_centavos)] : []],
      [
        state.to_confirm ? 'Confirm until' : 'Held until',
        state.held_until ? [momentOf(new Date(state.held_until))] : [],
      ],
      ['Code', [state.code]],
    ]),
    isOver ? '' : codeOf(ticket, at, state.total_centavos === 0),
    owes ? payOf({ mode, state }) : '',
    proofOf(state),
    mayUpload({ ticket, state, mode }) ? uploadOf(ticket.uuid) : '',
  ]);
}

const TO_CONFIRM =
  'The places for this group are not held yet. The person who registered it can confirm them with the link in the email we sent.';

const NO_MAIL_TO_CONFIRM =
  'The places for this group are not held yet, and we could not send the email with the link that confirms them. Please write to us before the deadline.';

const NO_MAIL =
  'We could not send email to the address of this registration. Keep the address of this page: everything you need is here.';

const LAPSED =
  'No payment came in time, so the place was released. Already paid? Send the receipt: if a place is still free, it is yours again.';

/** A ticket that is none, or no more. */
export const noPlainTicket = (company: Company, passedOn: boolean): string =>
  page(company, passedOn ? 'This place was transferred' : 'We cannot find this ticket', [
    paragraph(
      passedOn
        ? 'Someone else is coming in your place, with a ticket of their own. This one is no longer valid.'
        : 'Please check that the address is complete, as in the email it came from.',
    ),
  ]);

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const note = (text: string) => `<p class="note">${escapeHtml(text)}</p>`;
const lines = (texts: string[]) => texts.filter((text) => text !== '').map(escapeHtml);

/** Facts without a text are left out. */
const facts = (rows: [label: string, texts: string[]][]) =>
  `<dl>${rows
    .filter(([, texts]) => lines(texts).length > 0)
    .map(([label, texts]) => `<div><dt>${label}</dt><dd>${lines(texts).join('<br>')}</dd></div>`)
    .join('')}</dl>`;

function paymentOf(
  { payment_status, money, total_centavos, due_centavos, delegates }: RegistrationState,
  mode: WayToPay,
) {
  const many = delegates > 1 ? ` for ${delegates} delegates` : '';
  if (total_centavos === 0) return ['Free of charge'];
  if (payment_status) return ['Paid'];
  return money.paid_centavos > 0
    ? [
        `Partly paid, ${mode.label}`,
        `${pesos(money.paid_centavos)} received, ${pesos(money.owed_centavos)} to pay${many}`,
      ]
    : [`Unpaid, ${mode.label}`, `${pesos(due_centavos)}${many}`];
}

function codeOf(
  { qr_code, payment_status, first_name }: DelegateTicket,
  at: string,
  isFree: boolean,
): string {
  const calendar = `<nav><a href="${at}/event.ics">Add to your calendar</a></nav>`;
  if (qr_code === null)
    return paragraph(
      first_name === ''
        ? 'The code for the entrance will appear here once we know who is coming.'
        : payment_status || isFree
          ? 'The code for the entrance is being prepared.'
          : 'The code for the entrance will appear here once the payment is verified.',
    );
  return `<h2>For the entrance</h2><img src="${at}/qr.png" width="256" height="256" alt="QR code of this ticket">
    ${paragraph('Show this code at the entrance.')}${calendar}`;
}

function payOf({ mode, state }: Pick<PlainTicket, 'mode' | 'state'>): string {
  const sum = pesos(state.money.owed_centavos);
  const code =
    state.pay_code && mode.code
      ? `<img src="${escapeHtml(state.pay_code)}" width="240" height="240" alt="QR Ph code that pays ${escapeHtml(sum)}">
    <p><a href="${escapeHtml(state.pay_code)}" download="pay-${escapeHtml(state.code)}.png">Save the QR code</a></p>`
      : '';
  return `<h2>How to pay</h2>${paragraph(howToPay(mode, sum))}${code}${
    state.payment_due_at === null
      ? ''
      : paragraph(`Please pay by ${momentOf(new Date(state.payment_due_at))}.`)
  }`;
}

function proofOf({ proof_state, proof_reason, payment_status, event, ...state }: RegistrationState): string {
  if (payment_status) return '';
  if (proof_state === 'waiting')
    return note(
      `We have your proof of payment and are checking it.${state.cancelled_at ? ' Any payment that has reached us will be refunded.' : ''}`,
    );
  return proof_state === 'rejected' && !event.cancelled
    ? note(`We could not accept your proof of payment: ${proof_reason ?? ''} Please send it again.`)
    : '';
}

/** Who pays at the desk is asked for no picture. */
const mayUpload = ({ ticket, state, mode }: Pick<PlainTicket, 'ticket' | 'state' | 'mode'>): boolean =>
  !ticket.payment_status &&
  !state.to_confirm &&
  !state.event.cancelled &&
  (state.cancelled_at === null || state.lapsed) &&
  state.money.owed_centavos + Number(state.lapsed) > 0 &&
  (!mode.at_desk || ticket.proof_of_payment);

/** The receipt's upload. Its heading is within the form, which is not printed. */
const uploadOf = (
  uuid: string,
) => `<form method="post" action="/api/v1/delegates/proof-of-payment/upload/${uuid}" enctype="multipart/form-data">
  <h2>Proof of payment</h2>
  <label>Picture of the receipt: JPEG, PNG or WebP, at most 10 MB
  <input type="file" name="image" required accept="image/jpeg,image/png,image/webp"></label>
  <button type="submit">Upload it</button></form>`;

const page = ({ brand, email, telephone, logo }: Company, title: string, parts: string[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(brand)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<p class="brand">${logo ? `<img src="${logo.path}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(logo.alt)}">` : escapeHtml(brand)}</p>
<h1>${title}</h1>
${parts.join('\n')}
<nav><a href="/find-my-ticket">Find my ticket</a><a href="/register">Event and registration</a></nav>
<p>Questions? Write to <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a> or call ${escapeHtml(telephone)}.</p>
</main></body>
</html>
`;
