import { applyDecorators } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

const sections = new Map<string, string>();

/** A section of the API's reference, named above its controllers. Those that are read first stand in guide.ts. */
export function Section(name: string, description: string): ClassDecorator {
  sections.set(name, description);
  return applyDecorators(ApiTags(name));
}

/** The description of each section, by its name. */
export const ownSections = (): [string, string][] =>
  [...sections].sort(([one], [other]) => one.localeCompare(other));
