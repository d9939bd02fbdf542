import { Reflector } from '@nestjs/core';
import type { Scope } from './caller.js';

/**
 * Who may call a route. Every route must state one; the guard refuses (and a test fails for) one that does not.
 * - `anyone`: no look-up of session or key is made, so that public routes cost nothing.
 * - `anyone-known`: anonymous callers too, but the caller is found out (staff may do more).
 * - a scope: signed-in staff, or an API key that has the scope.
 * - `signed-in`: staff of any role, by session only.
 * - `admin`: staff with the role admin, by session only.
 */
export type AccessRule = 'anyone' | 'anyone-known' | 'signed-in' | 'admin' | Scope;

export const Allow = Reflector.createDecorator<AccessRule>();

/** Why a person who has signed in may do almost nothing yet. */
export type Bar = 'password-overdue' | 'second-factor-missing';

/** `@EvenBehind(['password-overdue'])`: this route helps out of the bar, or the way out leads through it. */
export const EvenBehind = Reflector.createDecorator<readonly Bar[]>();
export const ANY_BAR = ['password-overdue', 'second-factor-missing'] as const;
