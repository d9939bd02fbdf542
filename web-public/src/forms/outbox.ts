import { mountToaster } from '../ui/toasts/mount';
import { toast } from '../ui/toasts/toast';
import { ApiError } from './api/client';
import { loadRecord, removeRecord, saveRecord, waitingForms, type FormRecord, type SentForm } from './record';
import { keepTrying } from './resend';
import { postSent } from './session';

let isBusy = false;

/** From any page of the site: sends what other pages' forms have sent without an answer, until all is answered. */
export function sendKept(): void {
  void sendAll();
  const stop = keepTrying(async () => {
    await sendAll();
    if (elsewhere().length === 0) stop();
  });
}

/** A form of this page sends its own. */
const elsewhere = () => waitingForms().filter((name) => !document.forms.namedItem(name));

async function sendAll(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    for (const name of elsewhere()) await sendOne(name);
  } finally {
    isBusy = false;
  }
}

async function sendOne(name: string): Promise<void> {
  const sent = loadRecord(name)?.sent;
  if (!sent) return;
  const { elsewhere: words } = sent;
  try {
    const { answer, isEarlier } = await postSent(sent);
    const isOurs = change(name, sent, ({ sent: _, edited, ...typed }) => {
      if (words.link) return { ...typed, sent: { ...sent, waiting: false, answer } };
      return edited || isEarlier ? { ...typed, arrived: true } : undefined;
    });
    if (!isOurs) return;
    mountToaster();
    toast.success(words.sent, words.link ? { href: words.page, label: words.link } : undefined);
  } catch (error) {
    // A page without forms has no words for a line that is down: that is no refusal either.
    if (!(error instanceof ApiError) || error.isLater) return;
    if (!change(name, sent, (record) => ({ ...record, sent: { ...sent, waiting: false } }))) return;
    mountToaster();
    toast.error(words.failed, { href: words.page, label: words.back });
  }
}

/**
 * @param next gives what is kept from now on: nothing, where it gives nothing
 * @returns false where another tab was faster, or has sent something else since, and says so itself
 */
function change(name: string, sent: SentForm, next: (record: FormRecord) => FormRecord | undefined): boolean {
  const record = loadRecord(name);
  if (record?.sent?.key !== sent.key || record.sent.typed !== sent.typed) return false;
  const kept = next(record);
  if (kept) saveRecord(name, kept);
  else removeRecord(name);
  return true;
}
