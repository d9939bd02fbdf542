import type { Company } from './company.js';
import type { Attachment, Block, MailContent, MailLink, MailLinks } from './template.js';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** A telephone number is not broken over two lines. */
const unbroken = (text: string): string =>
  text.replace(/\+\d[\d ]{6,}\d/g, (number) => number.replaceAll(' ', '&nbsp;'));
const lines = (text: string): string => unbroken(escapeHtml(text)).replaceAll('\n', '<br>');

const SERIF = `'Fraunces',Georgia,'Times New Roman',serif`;
const SANS = `'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif`;

/** Mail programs know few styles: tables for the frame, styles on the elements, and one sheet for the dark. */
const SHEET = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 0; width: 100%; -webkit-text-size-adjust: 100%; }
  a { color: #a9502b; }
  @media (max-width: 480px) {
    .frame { padding: 24px 20px !important; }
    h1.title { font-size: 25px !important; }
    .fact td { display: block !important; width: auto !important; padding: 0 !important; }
    .fact td:last-child { padding-bottom: 12px !important; }
    .action a { display: block !important; text-align: center !important; }
  }
  @media (prefers-color-scheme: dark) {
    .ground { background: #10191a !important; }
    .sheet { background: #18231f !important; }
    .ink, .ink td, .title { color: #f3ecdf !important; }
    .soft, .ink td.soft, .soft a { color: #b9c2b8 !important; }
    .line { border-color: #3b4a42 !important; }
    a { color: #eb9a72 !important; }
    .action a { background: #b4552f !important; color: #ffffff !important; }
    .brand { color: #f3ecdf !important; }
    .brand img { padding: 8px 10px !important; background: #fbf8f2 !important; }
  }`;

/** The padding makes a link large enough for a finger. */
const linkHtml = ({ label, href }: MailLink): string =>
  `<a href="${escapeHtml(href)}" style="display:inline-block;padding:8px 0;color:#a9502b">${escapeHtml(label)}</a>`;

const blockHtml: { [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>) => string } = {
  text: ({ text }) => `<p class="ink" style="margin:0 0 18px;color:#14231d">${lines(text)}</p>`,
  heading: ({ text }) =>
    `<h2 class="title" style="margin:26px 0 12px;font:400 22px/1.3 ${SERIF};color:#14231d">${lines(text)}</h2>`,
  note: ({ text }) =>
    `<p class="soft" style="margin:0 0 18px;color:#5b665f;font-size:14px;line-height:1.5">${lines(text)}</p>`,
  quote: ({ text }) =>
    `<blockquote class="ink line" style="margin:0 0 22px;padding:2px 0 2px 16px;border-left:2px solid #b98a3e;` +
    `color:#14231d;overflow-wrap:anywhere">${lines(text)}</blockquote>`,
  facts: ({ rows }) =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ink" ` +
    `style="margin:0 0 22px;border-collapse:collapse">${rows
      .map(
        ([label, value, link]) =>
          `<tr class="fact"><td class="soft" style="padding:7px 16px 7px 0;width:132px;vertical-align:top;` +
          `color:#5b665f;font-size:14px">${escapeHtml(label)}</td><td style="padding:7px 0;vertical-align:top;` +
          `color:#14231d;overflow-wrap:anywhere">${lines(value)}${link ? `<br>${linkHtml(link)}` : ''}</td></tr>`,
      )
      .join('')}</table>`,
  action: ({ label, href }) =>
    `<p class="action" style="margin:6px 0 26px"><a href="${escapeHtml(href)}" style="display:inline-block;` +
    `padding:14px 26px;background:#a9502b;color:#ffffff;text-decoration:none;font-weight:600">` +
    `${escapeHtml(label)}</a></p>`,
  picture: ({ cid, alt, width }) =>
    `<p style="margin:0 0 22px"><img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="${width}" ` +
    `style="display:block;width:100%;max-width:${width}px;height:auto;background:#ffffff"></p>`,
};

const toHtml = (block: Block): string => (blockHtml[block.kind] as (block: Block) => string)(block);

const blockText: { [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>) => string } = {
  text: ({ text }) => text,
  heading: ({ text }) => `${text}\n${'='.repeat(Math.min(text.length, 60))}`,
  note: ({ text }) => text,
  // Line breaks are made one kind: a form without JavaScript sends CRLF, in which ^ matches twice.
  quote: ({ text }) => text.replace(/\r\n?/g, '\n').replace(/^/gm, '> '),
  facts: ({ rows }) =>
    rows
      .map(
        ([label, value, link]) =>
          `${label}: ${value.replaceAll('\n', ', ')}${link ? `\n${link.label}: ${link.href}\n` : ''}`,
      )
      .join('\n'),
  action: ({ label, href }) => `${label}:\n${href}`,
  picture: ({ alt }) => `[${alt}]`,
};

/** Puts the pictures of a mail into its HTML, since a browser shows no `cid:` addresses. */
export const withPictures = (html: string, attachments: readonly Attachment[] = []): string =>
  attachments.reduce(
    (page, { cid, content, contentType }) =>
      cid === undefined
        ? page
        : page.replaceAll(
            `cid:${cid}"`,
            `data:${contentType};base64,${Buffer.from(content).toString('base64')}"`,
          ),
    html,
  );

const LOGO = 'logo';

/** What stands at the head of every mail: the logo, which the mail carries along, or the brand in words. */
const letterhead = ({ brand, logo }: Company): string =>
  logo?.picture
    ? `<img src="cid:${LOGO}" alt="${escapeHtml(logo.alt)}" width="${logo.width}" height="${logo.height}" style="display:block">`
    : escapeHtml(brand);

/** The files of a mail, and the logo of whoever writes it. */
export const withLogo = (files: readonly Attachment[] = [], { logo }: Company): Attachment[] =>
  logo?.picture && !files.some(({ cid }) => cid === LOGO)
    ? [...files, { filename: 'logo.png', content: logo.picture, contentType: 'image/png', cid: LOGO }]
    : [...files];

const toText = (block: Block): string => (blockText[block.kind] as (block: Block) => string)(block);

const footer = ({ company: { office, telephone, hours }, publicUrl }: MailLinks) => ({
  lines: [office, telephone, hours].filter((line) => line !== ''),
  site: publicUrl,
});

/** A whole mail of its parts, as HTML for the eye and as text that says the same. */
export function layOut(content: MailContent, links: MailLinks): { html: string; text: string } {
  const end = footer(links);
  const { brand } = links.company;
  const settings =
    content.settingsPath === undefined ? undefined : `${links.publicUrl}${content.settingsPath}`;
  const settingsLabel = content.settingsLabel ?? 'Choose which mails you get';
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${SHEET}</style>
</head>
<body class="ground" style="background:#efe7da">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#efe7da"><tr><td align="center">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fbf8f2"><tr><td class="frame" style="padding:40px 44px;font:16px/1.6 ${SANS}">
<p class="brand line" style="margin:0 0 30px;padding:0 0 16px;border-bottom:1px solid #b98a3e;font:20px ${SERIF};color:#14231d">${letterhead(links.company)}</p>
<h1 class="title" style="margin:0 0 20px;font:400 30px/1.2 ${SERIF};color:#14231d">${escapeHtml(content.title)}</h1>
${content.blocks.map(toHtml).join('\n')}
<div class="soft line" style="margin-top:34px;padding-top:16px;border-top:1px solid #ddd3c2;color:#5b665f;font-size:13px;line-height:1.6">
${end.lines.map(escapeHtml).join('<br>')}<br><a class="soft" href="${escapeHtml(end.site)}" style="color:#5b665f">${escapeHtml(end.site.replace(/^https?:\/\//, ''))}</a>${
    settings === undefined
      ? ''
      : `<br><a class="soft" href="${escapeHtml(settings)}" style="color:#5b665f">${escapeHtml(settingsLabel)}</a>`
  }
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
  const text = [
    content.title,
    ...content.blocks.map(toText),
    [
      '-- ',
      brand,
      ...end.lines,
      end.site,
      ...(settings === undefined ? [] : [`${settingsLabel}: ${settings}`]),
    ].join('\n'),
  ].join('\n\n');
  return { html, text: `${text}\n` };
}
