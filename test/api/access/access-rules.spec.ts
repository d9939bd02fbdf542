import { Body, Controller, Get, Module, Post, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { RulesCheck } from '../../../src/auth/auth.guard.js';
import { Allow, OnlyFor } from '../../../src/platform/http/caller.js';

@Controller('forgotten')
class Forgotten {
  @Get('stated')
  @Allow('anyone')
  stated() {}

  @Get('open')
  open() {}

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

/** At run time nothing is left of it: whatever is sent would come in unchecked. */
type LostType = { name: string };

@Controller('untyped')
class Untyped {
  @Post()
  @Allow('admin')
  make(@Body() _body: LostType) {}
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

it('a route whose body has lost its type stops the start too, and is named', () =>
  expect(start(Stated, Untyped)).rejects.toThrow('The body of Untyped.make has no class'));

it('a rule above a class, which would hold for no route, stops the start too', () =>
  expect(start(Stated, Narrowed)).rejects.toThrow(
    '@OnlyFor above the class Narrowed does nothing: put it above each method.',
  ));
