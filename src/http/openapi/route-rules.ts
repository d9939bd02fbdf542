import type { INestApplication } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { type AccessRule, Allow } from '../../access/rules.js';

/** Operation id → who may call it, for every route of every controller. */
export function accessRulesOf(app: INestApplication): Map<string, AccessRule | undefined> {
  const reflector = new Reflector();
  const rules = new Map<string, AccessRule | undefined>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, unknown>;
      for (const method of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[method];
        if (typeof handler !== 'function' || method === 'constructor') continue;
        rules.set(
          `${metatype.name.replace(/Controller$/, '')}_${method}`,
          reflector.get(Allow, handler as () => unknown),
        );
      }
    }
  }
  return rules;
}
