import type { ApiKey } from '../api/types';

export const SCOPES: { id: ApiKey['scopes'][number]; name: string }[] = [
  { id: 'events:read', name: 'Read events, drafts too' },
  { id: 'events:write', name: 'Change events' },
  { id: 'delegates:read', name: 'Read delegates' },
  { id: 'delegates:write', name: 'Change delegates' },
  { id: 'inquiries:read', name: 'Read inquiries' },
  { id: 'inquiries:write', name: 'Delete inquiries' },
];
