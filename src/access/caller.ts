import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Bar } from './rules.js';

export const ROLES = ['admin', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/** What an API key may be allowed to do; signed-in staff have all of them. */
export const SCOPES = ['delegates:read', 'delegates:write', 'inquiries:read', 'inquiries:write'] as const;
export type Scope = (typeof SCOPES)[number];

export interface StaffCaller {
  kind: 'staff';
  id: string;
  email: string;
  name: string;
  role: Role;
  /** The session by which this person is signed in. */
  session_id: string;
  /** Whether the password was given in the last quarter of an hour. */
  signed_in_lately: boolean;
  /** What must be done first; nothing: undefined. */
  bar: Bar | undefined;
}

export interface KeyCaller {
  kind: 'key';
  id: string;
  name: string;
  scopes: Scope[];
}

/** Who makes a request, as the access guard found out. */
export type Caller = { kind: 'anonymous' } | StaffCaller | KeyCaller;

declare module 'express' {
  interface Request {
    caller?: Caller;
  }
}

export const ANONYMOUS: Caller = { kind: 'anonymous' };

const callerOf = (context: ExecutionContext): Caller =>
  context.switchToHttp().getRequest<Request>().caller ?? ANONYMOUS;

/** Parameter decorator: the Caller of this request. */
export const CallerOf = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(context));

/** Parameter decorator for routes whose rule is `signed-in` or `admin`: the person. */
export const StaffOf = createParamDecorator((_: unknown, context: ExecutionContext): StaffCaller => {
  const caller = callerOf(context);
  if (caller.kind !== 'staff') throw new Error('StaffOf needs the rule signed-in or admin');
  return caller;
});
