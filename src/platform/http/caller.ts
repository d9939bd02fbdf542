import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Reflector } from '@nestjs/core';

export const ROLES = ['admin', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/** What an API key may be allowed to do; signed-in staff have all of them. */
export type Scope = `${string}:${'read' | 'write'}`;

const registered: Scope[] = [];

/** Every scope that a feature has registered, in that order. It is complete once the application's modules are loaded. */
export const SCOPES: readonly Scope[] = registered;

/** A feature's module calls this when it is loaded: the routes of no other file may name the scopes. */
export function registerScopes(...scopes: Scope[]): void {
  for (const scope of scopes) if (!registered.includes(scope)) registered.push(scope);
}

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

/**
 * Who may call a route. Every route must state one; the guard refuses (and a test fails for) one that does not.
 * - `anyone`: no look-up of session or key is made, so that public routes cost nothing.
 * - `anyone-known`: anonymous callers too, but the caller is found out (staff may do more).
 * - a scope: signed-in staff, or an API key that has the scope.
 * - `known`: signed-in staff, or any API key; the route itself says what each may read.
 * - `signed-in`: staff of any role, by session only.
 * - `admin`: staff with the role admin, by session only.
 */
export type AccessRule = 'anyone' | 'anyone-known' | 'known' | 'signed-in' | 'admin' | Scope;

export const Allow = Reflector.createDecorator<AccessRule>();

/** Why a person who has signed in may do almost nothing yet. */
export type Bar = 'password-overdue' | 'second-factor-missing';

/** `@EvenBehind(['password-overdue'])`: this route helps out of the bar, or the way out leads through it. */
export const EvenBehind = Reflector.createDecorator<readonly Bar[]>();
export const ANY_BAR = ['password-overdue', 'second-factor-missing'] as const;

/**
 * `@NeedsRecentPassword(true)`: what grants or takes rights. The person must have given their password within the last
 * quarter of an hour, at sign-in or by POST /auth/reauthenticate; else 403 names the field `current_password`.
 */
export const NeedsRecentPassword = Reflector.createDecorator<true>();
