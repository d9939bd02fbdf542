import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Allow } from './rules.js';

/** Stops the start when a route states no rule of access, so that none is ever open by oversight. */
@Injectable()
export class RulesCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly methods: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const open = this.discovery
      .getControllers()
      .flatMap(({ instance }) => this.routesWithoutRule(instance as object));
    if (open.length > 0) throw new Error(`These routes state no rule of access (@Allow): ${open.join(', ')}`);
  }

  private routesWithoutRule(controller: object): string[] {
    const prototype = Object.getPrototypeOf(controller) as Record<string, () => unknown>;
    return this.methods
      .getAllMethodNames(prototype)
      .map((name) => ({ name, handler: prototype[name] }))
      .filter(({ handler }) => handler !== undefined && Reflect.hasMetadata(PATH_METADATA, handler))
      .filter(({ handler }) => handler !== undefined && this.reflector.get(Allow, handler) === undefined)
      .map(({ name }) => `${controller.constructor.name}.${name}`);
  }
}
