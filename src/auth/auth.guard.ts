import {
  Injectable,
  type CanActivate,
  type ExecutionContext,
  type OnModuleInit,
  type Type,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Request } from 'express';
import {
  Allow,
  AllowWhileRestricted,
  ANONYMOUS,
  hasScope,
  NeedsRecentPassword,
  OnlyFor,
  SCOPES,
  type AccessRule,
  type Caller,
  type Restriction,
  type Role,
  type Scope,
} from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { requireRecentPassword } from './account/own-password.js';
import { CallerFinder } from './caller-finder.js';

/** Lets a request through to its route, or refuses it, by the route's rule (see platform/http/caller.ts). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: CallerFinder,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const rule = this.reflector.get(Allow, context.getHandler());
    return rule === 'anyone' || this.check(rule, context);
  }

  private async check(rule: AccessRule | undefined, context: ExecutionContext): Promise<boolean> {
    if (rule === undefined) throw new Error(`${context.getHandler().name} states no rule of access`);
    const request = context.switchToHttp().getRequest<Request>();
    request.caller = await this.callers.find(request);
    refuseUnless(rule, request.caller);
    refuseOtherRoles(this.reflector.get(OnlyFor, context.getHandler()), request.caller);
    const bar = request.caller.kind === 'staff' ? request.caller.bar : undefined;
    if (bar && !this.reflector.get(AllowWhileRestricted, context.getHandler())?.includes(bar)) {
      if (rule !== 'anyone-known') throw ApiError.forbidden(BARRED[bar]);
      request.caller = ANONYMOUS;
    }
    const { caller } = request;
    if (this.reflector.get(NeedsRecentPassword, context.getHandler()) && caller.kind === 'staff')
      requireRecentPassword(caller);
    return true;
  }
}

const BARRED: Record<Restriction, string> = {
  'password-overdue': 'Your temporary password has expired. Choose your own to continue.',
  'second-factor-missing': 'A second factor is required here. Switch yours on to continue.',
};

/** @throws ApiError 401 when signing in would help, 403 when it would not */
function refuseUnless(rule: AccessRule, caller: Caller): void {
  if (rule === 'anyone' || rule === 'anyone-known') return;
  if (caller.kind === 'anonymous') throw ApiError.signIn();
  if (rule === 'known') return;
  const byPerson = rule === 'signed-in' || rule === 'admin';
  if (caller.kind === 'device') {
    if (!byPerson && caller.scopes.includes(rule)) return;
    throw ApiError.forbidden('This device was signed in for the door alone.');
  }
  if (caller.kind === 'key') {
    if (byPerson) throw ApiError.forbidden('An API key may not do this: it needs a person who is signed in.');
    if (!caller.scopes.includes(rule)) throw ApiError.forbidden(`This API key lacks the scope ${rule}.`);
    return;
  }
  if (rule === 'signed-in' || caller.role === 'admin') return;
  if (rule === 'admin') throw ApiError.forbidden('Only an admin may do this.');
  if (!hasScope(caller, rule)) throw notThisRole(caller.role);
}

/** @throws ApiError 403 */
function refuseOtherRoles(roles: readonly Role[] | undefined, caller: Caller): void {
  if (!roles || caller.kind !== 'staff' || caller.role === 'admin') return;
  if (!roles.includes(caller.role)) throw notThisRole(caller.role);
}

const notThisRole = (role: Role) => ApiError.forbidden(`Your account may not do this: its role is ${role}.`);

/** Stops the start when a route states no rule of access, so that none is ever open by oversight. */
@Injectable()
export class RulesCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly methods: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { metatype } of this.discovery.getControllers())
      if (metatype) this.refuseRulesOfClass(metatype as Type);
    const open = this.discovery
      .getControllers()
      .flatMap(({ instance }) => this.routesWithoutRule(instance as object));
    if (open.length > 0)
      throw new Error(
        `These routes state no rule of access (@Allow), or an unknown scope: ${open.join(', ')}`,
      );
  }

  /** Only a rule above a method is read: one above the class would be ignored without a word. */
  private refuseRulesOfClass(controller: Type): void {
    const rules = { Allow, OnlyFor, NeedsRecentPassword, AllowWhileRestricted };
    for (const [name, rule] of Object.entries(rules))
      if (Reflect.hasMetadata(rule.KEY, controller))
        throw new Error(
          `@${name} above the class ${controller.name} does nothing: put it above each method.`,
        );
  }

  /** Every method of a controller is taken for a route, so what routes share is a function beside the class. */
  private routesWithoutRule(controller: object): string[] {
    const prototype = Object.getPrototypeOf(controller) as Record<string, () => unknown>;
    return this.methods
      .getAllMethodNames(prototype)
      .filter((name) => !(name in Object.prototype))
      .filter((name) => prototype[name] && !isRule(this.reflector.get(Allow, prototype[name])))
      .map((name) => `${controller.constructor.name}.${name}`);
  }
}

const isRule = (rule: AccessRule | undefined): boolean =>
  rule !== undefined && (!rule.includes(':') || SCOPES.includes(rule as Scope));
