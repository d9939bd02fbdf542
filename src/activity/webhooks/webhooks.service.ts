import type { BlockList } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller, KeyCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { LOCKS } from '../../platform/locks.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { ActivityLog, type Actor } from '../activity-log.js';
import { typesFor } from '../activity-types.js';
import { ActivityFeed, toCursor } from '../feed.js';
import { DELIVER, TEST } from './deliveries.js';
import { faultOfUrl, networkList, NO_NETWORK } from './post.js';
import { makeSecret } from './sign.js';
import { webhookActivity } from './webhook-activity.js';
import { WebhookDelivery, WebhookEndpoint } from './webhook.entity.js';
import { toEndpointView, type EndpointFields, type ReplayRange } from './webhooks.dto.js';

const MAX_ENDPOINTS = 20;
/** Of these, so many may be of keys: the house always can add one of its own. */
const MAX_OF_KEYS = 10;

/** The endpoints, and what is sent to them by hand. */
@Injectable()
export class Webhooks {
  private readonly allowed: BlockList;

  constructor(
    private readonly dataSource: DataSource,
    private readonly feed: ActivityFeed,
    private readonly activity: ActivityLog,
    private readonly jobs: Jobs,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.allowed = networkList(settings.webhookAllowNets);
  }

  async list(by: Caller): Promise<WebhookEndpoint[]> {
    const order = { created_at: 'ASC', id: 'ASC' } as const;
    const all = await this.dataSource.manager.find(WebhookEndpoint, { order });
    return all.filter((each) => isSeenBy(by, each));
  }

  /** @throws ApiError 404, also for what the caller does not see */
  async find(id: string, by: Caller, tx: EntityManager = this.dataSource.manager): Promise<WebhookEndpoint> {
    const endpoint = await tx.findOneBy(WebhookEndpoint, { id });
    if (!endpoint || !isSeenBy(by, endpoint)) throw ApiError.notFound('Webhook endpoint');
    return endpoint;
  }

  /** Whoever changes it, by hand or by what comes back, goes one after the other. @throws ApiError 404 */
  private async lock(id: string, by: Caller, tx: EntityManager): Promise<WebhookEndpoint> {
    const lock = { mode: 'pessimistic_write' } as const;
    const endpoint = await tx.findOne(WebhookEndpoint, { where: { id }, lock });
    if (!endpoint || !isSeenBy(by, endpoint)) throw ApiError.notFound('Webhook endpoint');
    return endpoint;
  }

  /** It hears of what happens from now on. @throws ApiError 400, 409 */
  async create(fields: EndpointFields, by: Caller): Promise<WebhookEndpoint> {
    this.check(fields, by);
    const place = toCursor(await this.feed.end());
    return transaction(this.dataSource, async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.countingWebhooks]);
      if ((await tx.count(WebhookEndpoint)) >= MAX_ENDPOINTS)
        throw ApiError.conflict(
          'too_many_endpoints',
          `There are ${MAX_ENDPOINTS} endpoints already: remove one first.`,
        );
      if (by.kind === 'key') await refuseMore(tx);
      const { url, description, types } = fields;
      const id = v7();
      const made_by_key = by.kind === 'key' ? by.id : null;
      const secret = makeSecret();
      await tx.insert(WebhookEndpoint, { id, url, description, types, place, secret, made_by_key });
      const made = await this.find(id, by, tx);
      await this.activity.record(
        tx,
        by,
        webhookActivity('webhook.created', id, { after: toEndpointView(made) }),
      );
      return made;
    });
  }

  /** `disabled: false` wakes a disabled one up, from where it stopped: what was stopped goes out, too. @throws ApiError 400, 404 */
  change(id: string, fields: EndpointFields, by: Caller): Promise<WebhookEndpoint> {
    this.check(fields, by);
    return transaction(this.dataSource, async (tx) => {
      const before = await this.lock(id, by, tx);
      const { url, description, types, disabled = before.disabled_at !== null } = fields;
      const state = disabled
        ? {
            disabled_at: before.disabled_at ?? new Date(),
            disabled_reason:
              before.disabled_reason ?? (by.kind === 'key' ? `By the API key ${by.name}.` : 'By an admin.'),
          }
        : { disabled_at: null, disabled_reason: null, failing_since: null };
      // An admin who wakes it up takes it over: else it would go off again with the key that has expired.
      const isWoken = !disabled && before.disabled_at !== null;
      const made_by_key = by.kind === 'key' ? by.id : isWoken ? null : before.made_by_key;
      await tx.update(WebhookEndpoint, id, { url, description, types, made_by_key, ...state });
      if (isWoken) await this.resume(tx, id);
      const after = await this.find(id, by, tx);
      const states = { before: toEndpointView(before), after: toEndpointView(after) };
      await this.activity.record(tx, by, webhookActivity('webhook.changed', id, states));
      return after;
    });
  }

  /** Tries anew what waited when the endpoint was disabled, under the ids that it had. A test is not sent later. */
  private async resume(tx: EntityManager, endpoint_id: string): Promise<void> {
    const [resumed] = await tx.query<[{ id: string }[], number]>(
      `UPDATE webhook_delivery SET state = 'waiting', attempts = 0
        WHERE endpoint_id = $1 AND state = 'stopped' AND activity_id IS NOT NULL RETURNING id`,
      [endpoint_id],
    );
    const jobs = resumed.map(({ id }) => ({ kind: DELIVER, payload: { delivery_id: id } }));
    await this.jobs.add(tx, ...jobs);
  }

  /** @throws ApiError 404 */
  remove(id: string, by: Caller): Promise<WebhookEndpoint> {
    return transaction(this.dataSource, async (tx) => {
      const endpoint = await this.lock(id, by, tx);
      await tx.delete(WebhookDelivery, { endpoint_id: id });
      await tx.delete(WebhookEndpoint, id);
      await this.activity.recordDeletion(tx, by, webhookActivity('webhook.deleted', id));
      return endpoint;
    });
  }

  /** Both secrets sign for a day. @throws ApiError 404 */
  rotate(id: string, by: Caller): Promise<WebhookEndpoint> {
    return transaction(this.dataSource, async (tx) => {
      const { secret } = await this.lock(id, by, tx);
      await tx.update(WebhookEndpoint, id, {
        secret: makeSecret(),
        old_secret: secret,
        old_secret_until: () => `now() + interval '24 hours'`,
      });
      await this.activity.record(tx, by, webhookActivity('webhook.secret_rotated', id));
      return this.find(id, by, tx);
    });
  }

  /** @throws ApiError 404 */
  sendTest(id: string, by: Caller): Promise<WebhookDelivery> {
    return transaction(this.dataSource, async (tx) => {
      await this.find(id, by, tx);
      return this.deliver(tx, { endpoint_id: id, type: TEST, activity_id: null, replay_of: null });
    });
  }

  /** The newest 100. @throws ApiError 404 */
  async deliveries(endpoint_id: string, by: Caller): Promise<WebhookDelivery[]> {
    await this.find(endpoint_id, by);
    const order = { created_at: 'DESC', id: 'DESC' } as const;
    return this.dataSource.manager.find(WebhookDelivery, { where: { endpoint_id }, order, take: 100 });
  }

  /** Sends one again, as a message of its own. @throws ApiError 404 */
  replay(endpoint_id: string, id: string, by: Caller): Promise<WebhookDelivery> {
    return transaction(this.dataSource, async (tx) => {
      await this.find(endpoint_id, by, tx);
      const first = await tx.findOneBy(WebhookDelivery, { id, endpoint_id });
      if (!first) throw ApiError.notFound('Delivery');
      const { type, activity_id } = first;
      return this.deliver(tx, { endpoint_id, type, activity_id, replay_of: first.replay_of ?? first.id });
    });
  }

  /**
   * Sends all of a span of time again, of those that were not delivered or of all. What is under way again, or has arrived
   * since, is no failure any more: asked twice, it goes once. @returns how many @throws ApiError 404
   */
  replayRange(endpoint_id: string, { since, until, only_failed }: ReplayRange, by: Caller): Promise<number> {
    return transaction(this.dataSource, async (tx) => {
      await this.lock(endpoint_id, by, tx);
      const first = await tx.query<WebhookDelivery[]>(
        `SELECT * FROM webhook_delivery WHERE endpoint_id = $1 AND created_at >= $2 AND created_at <= $3
            AND replay_of IS NULL AND activity_id IS NOT NULL AND state <> 'waiting'
            AND (NOT $4 OR state IN ('failed', 'stopped') AND id NOT IN (
              SELECT replay_of FROM webhook_delivery WHERE endpoint_id = $1 AND replay_of IS NOT NULL
                 AND state IN ('waiting', 'delivered'))) ORDER BY created_at, id LIMIT 10000`,
        [endpoint_id, since, until ?? new Date(), only_failed ?? true],
      );
      for (const { id, type, activity_id } of first)
        await this.deliver(tx, { endpoint_id, type, activity_id, replay_of: id });
      return first.length;
    });
  }

  /**
   * Of a key that is revoked or has expired: nothing is sent any more to where it led. An admin, or another key, may wake it up.
   * @param ended how, as a sentence goes on @returns how many were disabled
   */
  async disableThoseOf(
    { id, name }: Pick<KeyCaller, 'id' | 'name'>,
    ended: 'was revoked' | 'has expired',
    by: Actor,
    tx: EntityManager,
  ): Promise<number> {
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { made_by_key: id, disabled_at: IsNull() };
    const all = await tx.find(WebhookEndpoint, { where, order: { id: 'ASC' }, lock });
    for (const before of all) {
      await tx.update(WebhookEndpoint, before.id, {
        disabled_at: new Date(),
        disabled_reason: `The API key ${name} ${ended}.`,
      });
      const after = await tx.findOneByOrFail(WebhookEndpoint, { id: before.id });
      const states = { before: toEndpointView(before), after: toEndpointView(after) };
      await this.activity.record(tx, by, webhookActivity('webhook.changed', before.id, states));
    }
    return all.length;
  }

  private async deliver(
    tx: EntityManager,
    message: Pick<WebhookDelivery, 'endpoint_id' | 'type' | 'activity_id' | 'replay_of'>,
  ): Promise<WebhookDelivery> {
    const id = v7();
    await tx.insert(WebhookDelivery, { id, ...message });
    await this.jobs.add(tx, { kind: DELIVER, payload: { delivery_id: id } });
    return tx.findOneByOrFail(WebhookDelivery, { id });
  }

  /** @throws ApiError 400 */
  private check({ url, types }: EndpointFields, by: Caller): void {
    const fault = faultOfUrl(url, by.kind === 'key' ? NO_NETWORK : this.allowed);
    if (fault !== undefined) throw ApiError.invalid([{ field: 'url', message: fault }]);
    if (by.kind === 'key' && types.length === 0)
      throw ApiError.invalid([{ field: 'types', message: 'Name what it hears of', code: 'required' }]);
    const known = new Set(typesFor(by).map(({ type }) => type));
    const unknown = types.filter((type) => !known.has(type));
    if (unknown.length > 0)
      throw ApiError.invalid([{ field: 'types', message: `Unknown: ${unknown.join(', ').slice(0, 200)}` }]);
  }
}

/** Admins see all. A key sees what keys made, as far as it may read what is told there. */
function isSeenBy(by: Caller, { made_by_key, types }: WebhookEndpoint): boolean {
  if (by.kind !== 'key') return true;
  const readable = new Set(typesFor(by).map(({ type }) => type));
  return made_by_key !== null && types.length > 0 && types.every((type) => readable.has(type));
}

/** @throws ApiError 409 */
async function refuseMore(tx: EntityManager): Promise<void> {
  if ((await tx.countBy(WebhookEndpoint, { made_by_key: Not(IsNull()) })) >= MAX_OF_KEYS)
    throw ApiError.conflict(
      'too_many_endpoints',
      `There are ${MAX_OF_KEYS} endpoints of keys already: remove one first.`,
    );
}
