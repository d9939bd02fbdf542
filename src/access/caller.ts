import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

export type Role = 'admin' | 'staff';

/** What an API key may be allowed to do; signed-in staff have all of them. */
export const SCOPES = ['delegates:read', 'delegates:write', 'inquiries:read', 'inquiries:write'] as const;
export type Scope = (typeof SCOPES)[number];

/** Who makes a request, as the access guard found out. */
export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'staff'; id: string; email: string; name: string; role: Role }
  | { kind: 'key'; id: string; name: string; scopes: Scope[] };

declare module 'express' {
  interface Request {
    caller?: Caller;
  }
}

export const ANONYMOUS: Caller = { kind: 'anonymous' };

/** Parameter decorator: the Caller of this request. */
export const CallerOf = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller =>
    context.switchToHttp().getRequest<Request>().caller ?? ANONYMOUS,
);
