import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { RenderInputs } from '../publishing/render-inputs.js';
import { Renderer } from '../publishing/renderer.js';
import type { ProjectForSale } from './for-sale.dto.js';

/** What the site offers: its projects with their homes, and whether they may be sold. */
@Injectable()
export class ForSale {
  constructor(
    private readonly renderer: Renderer,
    private readonly inputs: RenderInputs,
  ) {}

  /** Reads the public projects with their homes, and what their calculators offer. */
  async projects(): Promise<ProjectForSale[]> {
    return this.renderer.call('forSale', await this.inputs.ofPublic());
  }
}

/** @throws ApiError 409 for a project of which nothing may be reserved or sold */
export function requireLicense({ name, licensed }: Pick<ProjectForSale, 'name' | 'licensed'>): void {
  if (!licensed)
    throw ApiError.conflict(
      'not_licensed',
      `${name} has no License to Sell that is issued, so nothing of it may be reserved or sold.`,
    );
}
