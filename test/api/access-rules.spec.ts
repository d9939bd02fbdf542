import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Allow } from '../../src/platform/http/caller.js';
import { RulesCheck } from '../../src/auth/auth.guard.js';

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

const start = async (...controllers: (typeof Forgotten | typeof Stated)[]) => {
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
