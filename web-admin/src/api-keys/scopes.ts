import type { ApiKey } from '../api/types';

export const SCOPES: { id: ApiKey['scopes'][number]; name: string }[] = [
  { id: 'delegates:read', name: 'Read delegates' },
  { id: 'delegates:write', name: 'Change delegates' },
  { id: 'inquiries:read', name: 'Read inquiries' },
  { id: 'inquiries:write', name: 'Delete inquiries' },
];
