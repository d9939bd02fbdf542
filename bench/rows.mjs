// Rows for the benchmarks: names, places and words in the proportions of real lists, made by the database itself.
const list = (text) => `(ARRAY[${text.split(' ').map((word) => `'${word.replaceAll('_', ' ')}'`)}])`;
const FIRST = list(
  'Maria Jose Juan Ana Angelo Beatriz Carlo Carmen Cristina Daniel Divina Eduardo Elena Fernando Gabriel Grace Imelda Isabel Jasmine Joaquín John Joy Julia Kristine Leo Liza Lourdes Luis Manuel Mark Michelle Miguel Nena Noel Patricia Paolo Ramón Rosa Sofía Teresa',
);
const LAST = list(
  'Santos Reyes Cruz Bautista Ocampo García Mendoza Torres Tomás Andrada Castillo Flores Villanueva Ramos Castro Rivera Aquino Navarro Salazar Mercado Peñaflor Dela_Cruz Delos_Santos Domingo Fernandez Gonzales Hernandez Lim Lopez Manalo Pascual Santiago Soriano Tan Valdez Velasco Yap Zamora',
);
const CITY = list(
  'Manila Cebu_City Davao_City Puerto_Princesa Quezon_City Makati Iloilo_City Baguio Bacolod El_Nido',
);
const CHURCH = list('Grace Faith Hope Victory Living_Word New_Life Trinity Emmanuel Harvest Shalom');
const COUNTRY = list(
  'Philippines Philippines Philippines Philippines Philippines United_States Japan Australia Canada Germany',
);
const SOURCE = list('Billboard Broker Events Friends/Relatives Magazines Newspaper Online Others');
const WORDS = list(
  'studio condo quote price balcony parking view tower floor unit downpayment monthly bank loan visit weekend tour brochure family retirement investment rental turnover reservation schedule coffee plantation lot hectare title',
);
const pick = (array, salt) =>
  `${array}[1 + (hashint8(n * 31 + ${salt}) & 2147483647) % array_length(${array}, 1)]`;
const phone = `'639' || lpad(((hashint8(n + 7) & 2147483647)::bigint % 1000000000)::text, 9, '0')`;
const moment = `now() - n * interval '30 seconds'`;
// Version 7: the moment in milliseconds, then chance.
const v7 = `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text || 'x'), 1, 15))::uuid`;

const people = (first, last) =>
  `(SELECT n, ${pick(FIRST, 1)} AS first, ${pick(LAST, 2)} AS last FROM generate_series(${first}::bigint, ${last}::bigint) n) people`;

/** Half of the last week's inquiries are open, and one in a hundred of those before. */
const ENDED = list('lost lost lost lost lost lost reserved spam');
const WORKED_ON = list('new new contacted contacted qualified viewing');
const worked = `(SELECT people.*, CASE WHEN n <= 20000 AND n % 2 = 0 OR n % 100 = 0
    THEN ${pick(WORKED_ON, 11)} ELSE ${pick(ENDED, 12)} END AS status FROM`;

/** Per table: its columns, and a query for the rows of so many numbers; `of` is what its rows belong to, put in first. */
export const tables = {
  delegate: {
    of: {
      table: 'registration',
      columns: 'id, event_id, total_centavos, payment_due_at, created_at',
      rows: (from, to) => `SELECT ${v7}, event.id, fee_centavos, payment_due_at, ${moment}
        FROM (SELECT * FROM event ORDER BY id LIMIT 1) event, generate_series(${from}::bigint, ${to}::bigint) n`,
    },
    columns: `id, registration_id, uuid, first_name, last_name, age, church_name, ministry, email, phone_number, address, payment_status,
      payment_mode, created_at, updated_at`,
    rows: (from, to) => `SELECT ${v7}, ${v7}, gen_random_uuid(), first, last, 16 + n % 60,
      ${pick(CHURCH, 3)} || ' Church ' || n % 50,
      (ARRAY['Music', 'Youth', 'Media', 'Ushers', 'Outreach'])[1 + n % 5], lower(first) || n || '@example.com', ${phone},
      n % 400 + 1 || ' Mabini Street, ' || ${pick(CITY, 4)}, n % 3 = 0,
      (ARRAY['gcash', 'gcash', 'bank-transfer', 'cash'])[1 + n % 4], ${moment}, ${moment}
      FROM ${people(from, to)}`,
  },
  inquiry: {
    columns: `id, first_name, last_name, phone_number, country, project_interest, email, place, message, agree_newsletter,
      agree_terms, where_did_find_about_us, created_at, updated_at, status, spam, lost_reason, assignee_id, answered_at,
      next_step, next_step_on`,
    rows: (from, to) => `SELECT ${v7}, first, last, ${phone}, ${pick(COUNTRY, 5)},
      (ARRAY['Alpha Tower', 'Not Applicable', 'Grove Tower'])[1 + n % 3], lower(first) || n || '@example.com',
      ${pick(CITY, 6)},
      'Good day. ' || (SELECT string_agg(${pick(WORDS, 'i * 7919').replace('hashint8(n', 'hashint8(people.n')}, ' ') FROM generate_series(1, 12) i) || ' ref ' || md5(n::text),
      n % 2 = 0, true, ${pick(SOURCE, 8)}, ${moment}, ${moment}, status, status = 'spam',
      CASE WHEN status = 'lost' THEN ${pick(list('price location timing no-answer other'), 13)} END,
      CASE WHEN status NOT IN ('new', 'spam') OR n % 4 = 0
        THEN ('00000000-0000-4000-8000-00000000000' || 1 + n % 5)::uuid END,
      CASE WHEN status NOT IN ('new', 'spam') THEN ${moment} + n % 600 * interval '1 minute' END,
      CASE WHEN status IN ('contacted', 'qualified', 'viewing') AND n % 3 = 0 THEN 'Call back' END,
      CASE WHEN status IN ('contacted', 'qualified', 'viewing') AND n % 3 = 0 THEN now()::date + (n % 12 - 2)::int END
      FROM ${worked} ${people(from, to)}) people`,
  },
};
