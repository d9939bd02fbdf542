import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { type BodyPlan, bodyPlanOf, type DtoClass } from './body-plan.js';
import { NOT_JSON } from './json-body.js';
import { type FieldError, ApiError } from './api-error.js';

/** Names echoed in one answer; a sender of thousands of unknown fields needs no list of all. */
const MAX_NAMED = 20;

/** Checks every `@Body()` whose type is a DTO class with class-validator decorators; gives back only its fields. */
@Injectable()
export class BodyPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !metatype || metatype === Object) return value;
    return readBody(metatype as DtoClass, value);
  }
}

/** @throws ApiError 415 for a body that is not JSON, 400 with one entry per field that is wrong or unknown */
export function readBody(dto: DtoClass, body: unknown): object {
  if (body === NOT_JSON) throw new ApiError(415, 'Send the body as JSON (Content-Type: application/json).');
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError(400, 'Send a JSON object with the fields.');
  const plan = bodyPlanOf(dto);
  const result = Object.create(dto.prototype as object) as Record<string, unknown>;
  const errors = [
    ...checkFields(plan, body as Record<string, unknown>, result),
    ...unknownFields(plan, body),
  ];
  if (errors.length > 0) throw ApiError.invalid(errors);
  return result;
}

function checkFields(
  plan: BodyPlan,
  body: Record<string, unknown>,
  result: Record<string, unknown>,
): FieldError[] {
  const errors: FieldError[] = [];
  for (const { name, clean } of plan.fields) {
    const value = Object.hasOwn(body, name) ? clean(body[name]) : undefined;
    if (value !== undefined) result[name] = value;
  }
  for (const { name, applies, rules } of plan.fields) {
    const value = result[name];
    if (!applies(value, result)) continue;
    const broken = rules.find((rule) => !rule.passes(value, result));
    if (broken) errors.push({ field: name, message: broken.message(value, result) });
  }
  return errors;
}

function unknownFields(plan: BodyPlan, body: object): FieldError[] {
  return Object.keys(body)
    .filter((name) => !plan.known.has(name))
    .slice(0, MAX_NAMED)
    .map((name) => ({ field: name.slice(0, 100), message: 'Unknown field' }));
}

/**
 * Stops the start where a body's type is lost at run time (an interface, a type-only import): BodyPipe would let
 * anything through.
 * @param controller a controller's class
 */
export function refuseUncheckedBodies(controller: Type): void {
  const prototype = controller.prototype as object;
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) as
      Record<string, { index: number; data?: unknown }> | undefined;
    const types = Reflect.getMetadata('design:paramtypes', prototype, name) as unknown[] | undefined;
    for (const [kind, { index, data }] of Object.entries(parameters ?? {})) {
      if (!kind.startsWith(`${RouteParamtypes.BODY}:`) || data !== undefined) continue;
      const type = types?.[index];
      if (typeof type !== 'function' || bodyPlanOf(type as DtoClass).fields.length === 0)
        throw new Error(
          `The body of ${controller.name}.${name} has no class whose fields say what is checked.`,
        );
    }
  }
}
