// What each busy write comes down to, as one statement: the rows, their activity and their job.
import { randomUUID } from 'node:crypto';

/** @param {Record<string, unknown>} row of a table, with the `id` first */
const insertOf = (name, table, row, more) => {
  const columns = Object.keys(row);
  return {
    name,
    text: `WITH inserted AS (
        INSERT INTO ${table} (${columns}) VALUES (${columns.map((_, n) => `$${n + 1}`)}) RETURNING *),
      ${more('(SELECT id FROM inserted)')}
      SELECT * FROM inserted`,
    values: Object.values(row),
  };
};

const activitySql = (resource, type, id) => `entry AS (
  INSERT INTO activity (id, at, caller_kind, resource, record_id, type, fields)
  VALUES (gen_random_uuid(), clock_timestamp(), 'anonymous', '${resource}', ${id}, '${type}', '{}'))`;
const jobSql = (kind, name, id) => `job AS (
  INSERT INTO job (id, kind, payload) VALUES (gen_random_uuid(), '${kind}', jsonb_build_object('${name}', ${id})))`;

/** @param body of `POST /api/v1/delegates` */
export const registerStatement = (
  { first_name, last_name, email, phone_number, age, church_name, ministry },
  event_id,
) => {
  const id = randomUUID();
  const row = {
    id,
    uuid: randomUUID(),
    event_id,
    registration_id: id,
    payment_mode: 'gcash',
    first_name,
    last_name,
    email,
    phone_number,
    age,
    church_name,
    ministry,
  };
  return insertOf('register', 'delegate', row, (of) =>
    [
      `registered AS (INSERT INTO registration (id, event_id, total_centavos) SELECT id, event_id, 150000 FROM inserted)`,
      activitySql('delegates', 'delegate.created', of),
      jobSql('registration-mails', 'delegate_id', of),
    ].join(', '),
  );
};

/** @param body of `POST /api/v1/inquiry/property` */
export const inquiryStatement = ({
  first_name,
  last_name,
  email,
  phone_number,
  message,
  country,
  agree_terms,
}) =>
  insertOf(
    'receive',
    'inquiry',
    { id: randomUUID(), first_name, last_name, email, phone_number, message, country, agree_terms },
    (of) =>
      [activitySql('inquiries', 'inquiry.created', of), jobSql('inquiry-mails', 'inquiry_id', of)].join(', '),
  );
