import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

export const ROLES = ['admin', 'manager', 'agent', 'event-desk', 'editor', 'door'] as const;
export type Role = (typeof ROLES)[number];

/** What a caller may be allowed to do: an API key by the scopes it was made with, a person by their role. */
export type Scope = `${string}:${'read' | 'write' | 'create' | 'manage'}`;

const registered: Scope[] = [];

/** Every scope that a feature has registered, in that order. It is complete once the application's modules are loaded. */
export const SCOPES: readonly Scope[] = registered;

/** Which roles have a scope, beside `admin`, who has them all. */
const rolesWith = new Map<Scope, readonly Role[]>();

/**
 * A feature's module calls this when it is loaded: the routes of no other file may name the scopes.
 * `registerScopesFor(['editor'], 'content:read', 'content:write')`: admins have them too.
 */
export function registerScopesFor(roles: readonly Role[], ...scopes: Scope[]): void {
  for (const scope of scopes) {
    if (!registered.includes(scope)) registered.push(scope);
    rolesWith.set(scope, roles);
  }
}

/** The scopes of a role. */
export const scopesOf = (role: Role): Scope[] =>
  registered.filter((scope) => role === 'admin' || rolesWith.get(scope)?.includes(role));

/** The roles of a scope. */
export const rolesOf = (scope: Scope): Role[] => ROLES.filter((role) => scopesOf(role).includes(scope));

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
  /** What this person must do first; undefined: nothing. */
  bar: Restriction | undefined;
}

export interface KeyCaller {
  kind: 'key';
  id: string;
  name: string;
  scopes: Scope[];
}

/** A telephone or laptop that a code signed in for one purpose: a feature gave out its token (see CallerFinder). */
export interface DeviceCaller {
  kind: 'device';
  id: string;
  name: string;
  scopes: Scope[];
}

/** Who makes a request, as the access guard found out. */
export type Caller = { kind: 'anonymous' } | StaffCaller | KeyCaller | DeviceCaller;

/** Whether a caller has a scope: a key by its own, a person by their role. */
export function hasScope(caller: Caller, scope: Scope): boolean {
  if (caller.kind === 'key' || caller.kind === 'device') return caller.scopes.includes(scope);
  return caller.kind === 'staff' && scopesOf(caller.role).includes(scope);
}

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
 * - a scope: people whose role has it, or an API key that has it.
 * - `known`: whoever is signed in, or any API key; the route itself says what each may read.
 * - `signed-in`: people of any role, by session only: for what is their own.
 * - `admin`: people with the role admin, by session only.
 */
export type AccessRule = 'anyone' | 'anyone-known' | 'known' | 'signed-in' | 'admin' | Scope;

export const Allow = Reflector.createDecorator<AccessRule>();

/**
 * `@OnlyFor(['manager'])`, above a method: of the people whom `@Allow` lets through, those of these roles (and admins). API keys go by
 * their scopes alone.
 */
export const OnlyFor = Reflector.createDecorator<readonly Exclude<Role, 'admin'>[]>();

/** Whether a person sees all inquiries: agents see their own and those that are nobody's. */
export const seesAll = (caller: Caller): boolean => caller.kind !== 'staff' || caller.role !== 'agent';

/** Why a person who has signed in may do almost nothing yet. */
export type Restriction = 'password-overdue' | 'second-factor-missing';

/** `@AllowWhileRestricted(['password-overdue'])`: this route helps out of the restriction, or the way out leads through it. */
export const AllowWhileRestricted = Reflector.createDecorator<readonly Restriction[]>();
export const ANY_RESTRICTION = ['password-overdue', 'second-factor-missing'] as const;

/**
 * `@NeedsRecentPassword(true)`: what grants or takes rights. The person must have given their password within the last
 * quarter of an hour, at sign-in or by POST /auth/reauthenticate; else 403 names the field `current_password`.
 */
export const NeedsRecentPassword = Reflector.createDecorator<true>();
