import { scryptSync } from 'node:crypto';

/** Who signs in to the benchmarks' databases. */
export const ADMIN = { email: 'bench@localhost.example', password: 'bench only, never elsewhere' };
/** One of the colleagues who answer inquiries. */
export const A_COLLEAGUE = '00000000-0000-4000-8000-000000000001';

/** The admin and five colleagues, before the rows that name them. */
export async function addStaff(client) {
  const salt = Buffer.from('bench');
  const hash = scryptSync(ADMIN.password, salt, 32, { N: 1024, r: 8, p: 1 });
  const stored = ['scrypt', 1024, 8, 1, salt.toString('base64'), hash.toString('base64')].join('$');
  await client.query(
    `INSERT INTO staff (id, email, name, role, password_hash)
     SELECT gen_random_uuid(), $1, 'Bench', 'admin', $2 UNION ALL
     SELECT ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'colleague' || n || '@bench.example', 'Colleague ' || n, 'manager', '-'
       FROM generate_series(1, 5) n ON CONFLICT DO NOTHING`,
    [ADMIN.email, stored],
  );
}
