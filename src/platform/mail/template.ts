import type { Company } from './company.js';

export interface MailLink {
  label: string;
  href: string;
}

export type MailRow = readonly [label: string, value: string, link?: MailLink];

/** A part of a mail. HTML and text are both made from these, so that they say the same. */
export type Block =
  /** `part`: the name of a passage that the owner's words may replace; a passage that says a fact has none. */
  | { kind: 'text'; text: string; part?: 'opening' }
  /** The heading of a part of a long mail. */
  | { kind: 'heading'; text: string }
  /** Label and value, line by line; and where one does something about that line alone. */
  | { kind: 'facts'; rows: readonly MailRow[] }
  /** What somebody wrote, as they wrote it. */
  | { kind: 'quote'; text: string }
  /** The button: the one thing to do. */
  | ({ kind: 'action' } & MailLink)
  /** A picture of the mail's attachments. */
  | { kind: 'picture'; cid: string; alt: string; width: number }
  | { kind: 'note'; text: string; part?: 'closing' };

export interface Attachment {
  filename: string;
  content: Buffer | string;
  contentType: string;
  /** Set for a picture that the mail shows. */
  cid?: string;
}

export interface MailContent {
  /** The preview text, short enough for a lock screen. */
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  title: string;
  blocks: Block[];
  /** What the owner's words may name, as `{event}`; left out: the owner changes no words of this mail. */
  values?: Record<string, string>;
  attachments?: Attachment[];
  replyTo?: { name: string; address: string };
  /** Where one stops such mails: for those that are no answer to what the reader did. */
  settingsPath?: string;
  /** The text of that link; left out: "Choose which mails you get". */
  settingsLabel?: string;
  /** Where a mail program stops them by itself: a POST, by RFC 8058. */
  oneClickPath?: string;
}

/** Which mail: about which record, and to which colleague, if to one. */
export interface MailAbout {
  id: string;
  batch_id: string | null;
  record_id: string;
  recipient_id: string | null;
  /** The key that whoever queued it gave it. */
  key: string | null;
  /** The address that it was written for: that of the record may have changed since. */
  to_address: string;
}

export interface MailLinks {
  /** The site's address, without a trailing slash. */
  publicUrl: string;
  /** Who writes, as the public site has it. */
  company: Company;
}

/** One kind of mail: a file of the feature that sends it. */
export interface MailTemplate<Data> {
  name: string;
  /** For staff, who see the list of mails. */
  title: string;
  /** Who gets it, in words. */
  audience: string;
  /**
   * So many to one address within 24 hours, and no more: where anybody can cause them by typing an address. Counted kind
   * by kind, so that whoever teases somebody with one kind keeps no other from them.
   */
  mostPerDay?: number;
  /**
   * Somebody waits for it, to find, change or confirm what they have: no other kind uses up what it has, and `mostPerDay` is
   * counted for each network that asks, so that nobody is kept from it by others who ask in their name.
   */
  isAwaited?: boolean;
  /** Each mail of this kind says something of its own: after the reader's address was corrected all of them go there, not the latest alone. */
  isOfItsOwn?: boolean;
  /**
   * What it says, and to whom, as of now; undefined: its record is gone, or, when it is sent, what it says is no longer so.
   * @param sending false: only shown to staff, so secrets of the reader's are left out
   */
  load: (about: MailAbout, sending: boolean) => Promise<{ to: string; data: Data } | undefined>;
  /** Asked when `load` gave nothing to send: why, in a sentence for staff, where that is not what `load` says. */
  whyNot?: (about: MailAbout) => Promise<string | undefined>;
  /** Asked before it is sent: seconds that it waits yet, since what it says may still be taken back. */
  waits?: (about: MailAbout) => Promise<number>;
  /** Made-up values for the preview where there is no record. */
  sample: Data;
  render: (data: Data, links: MailLinks) => MailContent | Promise<MailContent>;
}
