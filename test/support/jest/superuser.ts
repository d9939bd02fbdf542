import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

/**
 * A connection of the superuser of an embedded PostgreSQL, whom the product never uses for its own work.
 * @param cluster the owner's address, and the data directory beside which the superuser's password lies
 */
export async function connectAsSuperuser(cluster: { url: string; data: string }): Promise<Client> {
  const url = new URL(cluster.url);
  url.username = 'postgres';
  url.password = readFileSync(join(dirname(cluster.data), 'superuser-password'), 'utf8');
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return client;
}
