import type * as z from 'zod';
import type { project } from '../../schema/project';

/** Everything about a project: what its schema says. */
export type Project = z.output<typeof project>;
export type Film = Project['timeline'][number];
