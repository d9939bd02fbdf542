import { call, respond, send } from '../client';
import type {
  BackupArchive,
  Backups,
  EnvironmentSetting,
  Erasure,
  Finding,
  FirstSteps,
  FoundPerson,
  JobsOverview,
  Limits,
  NewWebhookEndpoint,
  PersonReadLimit,
  PersonReads,
  RestoredArchive,
  PrivacyOverview,
  RecentEntry,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookType,
} from '../types';

/** What admins look after: backups, jobs, webhooks, what happened, and what is known of a person. */
export const upkeepCalls = {
  backups: () => call<Backups>('GET', '/backups'),
  backUpNow: () => call<Backups>('POST', '/backups'),
  archives: () => call<BackupArchive[]>('GET', '/backups/archives'),
  /** Asks for the password where it was not given lately; the browser itself then takes the file. */
  allowDownload: (name: string) => call('POST', `/backups/archives/${name}/download`),
  /** Answers when all is put back; then the server begins anew, and everybody signs in again. */
  restoreArchive: (name: string) => call<RestoredArchive>('POST', `/backups/archives/${name}/restore`),
  releaseRestored: () => call('POST', '/backups/release'),
  /** What the server finds when it looks at itself; a service that hangs is waited for, up to 12 seconds. */
  findings: () => call<Finding[]>('GET', '/doctor'),
  environment: () => call<EnvironmentSetting[]>('GET', '/doctor/settings'),
  limits: async () => {
    const { data, headers } = await send<Limits>('GET', '/limits');
    return { data, etag: headers.get('etag') };
  },
  saveLimits: async (body: Limits, etag: string | null) => {
    const { data, headers } = await send<Limits>('PUT', '/limits', {
      body,
      headers: etag ? { 'if-match': etag } : {},
    });
    return { data, etag: headers.get('etag') };
  },
  firstSteps: () => call<FirstSteps>('GET', '/dashboard/first-steps'),
  hideFirstSteps: (hidden: boolean) => call<FirstSteps>('PUT', '/dashboard/first-steps', { hidden }),
  personReads: () => call<PersonReads[]>('GET', '/person-reads'),
  readLimit: () => call<PersonReadLimit>('GET', '/person-reads/limit'),
  setReadLimit: (rows_a_day: number) => call('PUT', '/person-reads/limit', { rows_a_day }),
  jobs: () => call<JobsOverview>('GET', '/jobs'),
  retryJob: (id: string) => call('POST', `/jobs/${id}/retry`),
  /** @param before the cursor of an older page */
  recentActivity: async (before?: string) => {
    const path = `/activity/recent${before ? `?before=${before}` : ''}`;
    return (await send<RecentEntry[]>('GET', path)) as unknown as {
      data: RecentEntry[];
      meta?: { next: string | null };
    };
  },
  webhooks: () => call<WebhookEndpoint[]>('GET', '/webhooks'),
  webhookTypes: () => call<WebhookType[]>('GET', '/webhooks/types'),
  addWebhook: (endpoint: { url: string; description: string; types: string[] }) =>
    call<NewWebhookEndpoint>('POST', '/webhooks', endpoint),
  changeWebhook: (id: string, endpoint: object) => call('PUT', `/webhooks/${id}`, endpoint),
  removeWebhook: (id: string) => call('DELETE', `/webhooks/${id}`),
  testWebhook: (id: string) => call('POST', `/webhooks/${id}/test`),
  newWebhookSecret: (id: string) => call<{ secret: string }>('POST', `/webhooks/${id}/secret`),
  webhookDeliveries: (id: string) => call<WebhookDelivery[]>('GET', `/webhooks/${id}/deliveries`),
  replayDelivery: (id: string, delivery: string) =>
    call('POST', `/webhooks/${id}/deliveries/${delivery}/replay`),
  replayFailed: (id: string, since: string) =>
    call<{ count: number }>('POST', `/webhooks/${id}/replay`, { since }),
  privacy: () => call<PrivacyOverview>('GET', '/privacy'),
  findPerson: (person: object) => call<FoundPerson>('POST', '/privacy/find', person),
  exportPerson: async (body: object): Promise<Blob> =>
    (await respond('POST', '/privacy/export', { body })).blob(),
  erasePerson: (body: object) => call<Erasure>('POST', '/privacy/erase', body),
};
