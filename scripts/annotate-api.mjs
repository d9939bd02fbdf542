// Builds the API into .cache/openapi for `npm run openapi`: what runs, and in its views and controllers also the types and
// comments that Nest's plugin writes into the classes. TypeScript translates those files alone; Nest's own build, which
// takes all of src/, asks twice as much of the processor.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { before } from '@nestjs/swagger/plugin';
import ts from 'typescript';
import { build } from './lib/parts.mjs';
import { fail, root } from './lib/run.mjs';

const fault = await build({ only: 'API' });
if (fault) fail(fault);
await cp(join(root, 'dist'), join(root, '.cache/openapi'), { recursive: true });

const stop = ({ messageText }) => fail(ts.flattenDiagnosticMessageText(messageText, '\n'));
const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.openapi.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: stop },
);
errors.forEach(stop);
const annotated = fileNames.filter((file) => /\.(dto|controller)\.ts$/.test(file));
const program = ts.createProgram(annotated, options);
const plugin = before(
  { dtoFileNameSuffix: ['.dto.ts'], classValidatorShim: true, introspectComments: true },
  program,
);
for (const file of annotated) {
  const { diagnostics } = program.emit(program.getSourceFile(file), undefined, undefined, false, {
    before: [plugin],
  });
  diagnostics.forEach(stop);
}
