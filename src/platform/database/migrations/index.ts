import type { MigrationInterface } from 'typeorm';
import { AgentCodes1795842000000 } from './agent-codes.js';
import { Baseline1795737600000 } from './baseline.js';
import { CallOutcomes1795839120000 } from './call-outcomes.js';
import { EventChanges1795798920000 } from './event-changes.js';
import { HomeStock1795845600000 } from './home-stock.js';
import { Journal1795817400000 } from './journal.js';
import { MailServers1795845900000 } from './mail-servers.js';
import { MissingUploads1795797600000 } from './missing-uploads.js';
import { PaymentNumbers1795837200000 } from './payment-numbers.js';
import { PaymentsByHand1795820400000 } from './payments-by-hand.js';

export const BASELINE = Baseline1795737600000.name;

/** Every migration, oldest first, by class: no globs, so that what runs is what is listed. */
export const migrations: (new () => MigrationInterface)[] = [
  Baseline1795737600000,
  MissingUploads1795797600000,
  EventChanges1795798920000,
  Journal1795817400000,
  PaymentsByHand1795820400000,
  PaymentNumbers1795837200000,
  CallOutcomes1795839120000,
  AgentCodes1795842000000,
  HomeStock1795845600000,
  MailServers1795845900000,
];
