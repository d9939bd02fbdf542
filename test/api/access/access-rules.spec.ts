import { Controller, Get, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { RulesCheck } from '../../../src/auth/auth.guard.js';
import { Allow, OnlyFor } from '../../../src/platform/http/caller.js';
import { BodyPipe } from '../../../src/platform/http/fields/validation.js';

@Controller('forgotten')
class Forgotten {
  @Get('stated')
  @Allow('anyone')
  stated() {}

  @Get('open')
  open() {}
}

/** What routes share is a function beside the class: a method that is none may become one, and nobody would see it. */
@Controller('shared')
class Shared {
  @Get()
  @Allow('admin')
  stated() {}

  notARoute() {}
}

@Controller('stated')
class Stated {
  @Get()
  @Allow('admin')
  stated() {}
}

@Controller('narrowed')
@OnlyFor(['manager'])
class Narrowed {
  @Get()
  @Allow('signed-in')
  stated() {}
}

@Controller('around')
@Allow('admin')
class Around {
  @Get()
  open() {}
}

const start = async (...controllers: Type[]) => {
  @Module({ imports: [DiscoveryModule], controllers, providers: [RulesCheck] })
  class Part {}
  const app = await NestFactory.create(Part, { logger: false, abortOnError: false });
  await app.init();
  await app.close();
};

describe('a route that states no rule of access', () => {
  it('stops the start, and is named', () =>
    expect(start(Stated, Forgotten)).rejects.toThrow(
      'These routes state no rule of access (@Allow), or an unknown scope: Forgotten.open',
    ));

  it('is the only thing that stops it', () => expect(start(Stated)).resolves.toBeUndefined());
});

it('a method of a controller that is no route stops the start too', () =>
  expect(start(Stated, Shared)).rejects.toThrow('Shared.notARoute'));

it.each([
  ['an interface or a type-only import', Object],
  ['nothing at all', undefined],
])('a body whose type is %s at run time is never let through unchecked', (_, metatype) =>
  expect(new BodyPipe().transform({ name: 'Maria' }, { type: 'body', metatype })).rejects.toThrow(
    'The body of this route has no class whose fields say what is checked.',
  ),
);

it('a rule above a class, which would hold for no route, stops the start too', async () => {
  await expect(start(Stated, Narrowed)).rejects.toThrow(
    '@OnlyFor above the class Narrowed does nothing: put it above each method.',
  );
  await expect(start(Stated, Around)).rejects.toThrow(
    '@Allow above the class Around does nothing: put it above each method.',
  );
});
