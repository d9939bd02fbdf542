import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Another system that is told what happens. */
@Entity('webhook_endpoint')
export class WebhookEndpoint {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_endpoint_pkey' }) id: string;
  @Column('text') url: string;
  @Column('text') description: string;
  /** Which types it hears of; empty: all. */
  @Column('text', { array: true, default: [] }) types: string[];
  /** Signs what is sent: `whsec_` and 32 random bytes in base64. Kept readable, for it is used again and again. */
  @Column('text') secret: string;
  /** Signs too until `old_secret_until`, so that receivers may change theirs in peace. */
  @Column('text', { nullable: true }) old_secret: string | null;
  @Column('timestamptz', { nullable: true }) old_secret_until: Date | null;
  /** The place in the feed up to which deliveries were written. */
  @Column('text') place: string;
  /** Since when nothing but failures came back; null: the last answer was good. */
  @Column('timestamptz', { nullable: true }) failing_since: Date | null;
  /** The key that added or last changed it; null: staff did. It goes when the key does. */
  @Column('uuid', { nullable: true }) made_by_key: string | null;
  @Column('timestamptz', { nullable: true }) disabled_at: Date | null;
  @Column('text', { nullable: true }) disabled_reason: string | null;
  @Column('timestamptz', { default: () => 'now()' }) created_at: Date;
}

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'stopped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One message to one endpoint. Its id is the webhook-id: the same for every try, so that a receiver knows a repeat. */
@Entity('webhook_delivery')
@Check('webhook_delivery_state_known', `state IN ('waiting', 'delivered', 'failed', 'stopped')`)
@Index('webhook_delivery_endpoint', ['endpoint_id', 'created_at'])
@Index('webhook_delivery_once', ['endpoint_id', 'activity_id'], { unique: true, where: 'replay_of IS NULL' })
export class WebhookDelivery {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_delivery_pkey' }) id: string;
  @Column('uuid') endpoint_id: string;
  /** The entry it tells of; null: a test. */
  @Column('uuid', { nullable: true }) activity_id: string | null;
  @Column('text') type: string;
  /** The delivery that staff repeated by this one. */
  @Column('uuid', { nullable: true }) replay_of: string | null;
  @Column('text', { default: 'waiting' }) state: DeliveryState;
  @Column('integer', { default: 0 }) attempts: number;
  @Column('timestamptz', { nullable: true }) next_attempt_at: Date | null;
  /** Of the last try: the answer's status, or why there was none; how long it took; the first kB of the answer. */
  @Column('integer', { nullable: true }) status: number | null;
  @Column('text', { nullable: true }) error: string | null;
  @Column('integer', { nullable: true }) milliseconds: number | null;
  @Column('text', { nullable: true }) answer: string | null;
  @Column('timestamptz', { nullable: true }) attempted_at: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) created_at: Date;
}
