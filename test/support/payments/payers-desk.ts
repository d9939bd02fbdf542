import { startMailServer } from '../mail/mail-server.js';
import { asking, signIn, type Credentials } from '../requests/callers.js';
import { startApi, type Api } from '../server/api.js';
import { until } from '../server/until.js';
import { payers } from './payers.js';

export interface Acknowledgement {
  id: string;
  payment_number: number;
  amount_centavos: number;
  taken_back_centavos: number;
  paid_back_centavos: number;
  people: string[];
  [field: string]: unknown;
}

export interface Payer {
  /** Of the registration. */
  id: string;
  code: string;
  email: string;
  delegate: string;
  uuid: string;
}

/** An API that sends mail, payers, what staff enter, and what the payers get for it. */
export async function startPayersDesk() {
  const server = await startMailServer();
  const api: Api = await startApi({
    env: server.env,
  });
  const staff: Credentials = await signIn(api);
  const ask = asking(() => ({ api, as: staff }));
  const { register, paidPart } = payers(ask, () => api);
  let count = 0;
  const movementsOf = (id: string) =>
    ask<{ id: string; kind: string; payment_number: number | null }[]>(
      'GET',
      `/movements?filter=${encodeURIComponent(JSON.stringify({ registration_id: id }))}&sort=["created_at","ASC"]`,
    );
  const paymentsOf = async (id: string) =>
    Promise.all(
      (await movementsOf(id))
        .filter(({ kind }) => kind === 'payment')
        .map((one) => ask<Acknowledgement>('GET', `/movements/${one.id}/acknowledgement`)),
    );
  const received = (email: string, subject = /^Payment received/) => server.to(email, subject);
  return {
    ...{ api, staff, ask, paidPart, movementsOf, paymentsOf, received },
    /** Whoever registers alone, with an address of their own. */
    aPayer: async (fields: Record<string, unknown> = {}): Promise<Payer> => {
      const email = `payer${(count += 1)}@church.example`;
      const { id: delegate, uuid } = await register({ email, ...fields });
      const { id, code } = await ask<{ id: string; code: string }>('GET', `/registrations/${delegate}`);
      return { email, delegate, uuid, id, code };
    },
    enter: (id: string, body: object) => ask('POST', `/registrations/${id}/payments`, body),
    newestOf: async (id: string): Promise<Acknowledgement> => {
      const newest = (await paymentsOf(id)).at(-1);
      if (!newest) throw new Error('Nothing was paid');
      return newest;
    },
    /** The newest of so many mails that came of payments, as its reader sees it. */
    mailOf: async (email: string, many = 1): Promise<string> => {
      await until(() => received(email).length >= many);
      expect(received(email)).toHaveLength(many);
      const mail = received(email)[many - 1];
      return `${mail?.subject}\n${mail?.text}`.replace(/[ \t]+/g, ' ');
    },
    /** No mail goes before this is done, as where the mail server does not answer. */
    holdMails: async (work: () => Promise<unknown>): Promise<void> => {
      await api.db.query(
        'CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.run_at := now() + interval $i$1 hour$i$; RETURN NEW; END $$',
      );
      await api.db.query(
        `CREATE TRIGGER hold BEFORE INSERT ON job FOR EACH ROW WHEN (NEW.kind = 'mail') EXECUTE FUNCTION hold()`,
      );
      try {
        await work();
      } finally {
        await api.db.query('DROP FUNCTION hold CASCADE');
        await api.db.query(`UPDATE job SET run_at = now() WHERE kind = 'mail'`);
      }
    },
  };
}
