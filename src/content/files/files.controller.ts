import { Controller, Get, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import {
  AnswersAll,
  AnswersData,
  FailsWith,
  ShownBoolean,
  ShownDate,
  ShownText,
  ShownTextOrNull,
} from '../../platform/http/openapi/answers.js';
import type { ReceivedFile } from '../../uploads/pictures/pictures.js';
import { ReceivedPdf, TakesPdf } from '../../uploads/upload.js';
import { addressOf, type FileRow } from './file-rows.js';
import { ContentFiles } from './files.js';

/** The largest PDF, in bytes: drawings of a floor with photographs fit, and whoever opens it on a phone waits for all of it. */
const LARGEST = 15 * 1024 * 1024;

class FileView {
  @ShownText({
    description: 'As content names it; it never means another file',
    example: '/assets/uploaded/0f8f3c1e0f8f3c1e0f8f3c1e0f8f3c1e.pdf',
  })
  address: string;
  @ShownText({ description: 'As whoever saves it finds it called', example: 'studio-plan.pdf' }) name: string;
  @ApiProperty({ type: 'integer', description: 'In bytes' }) size: number;
  @ShownTextOrNull({ description: 'Who uploaded it first' }) by_name: string | null;
  @ShownDate({ description: 'When it last came' }) uploaded_at: string;
}

class AddedFileView extends FileView {
  @ShownBoolean({ description: 'It was there already, and keeps its name' }) known: boolean;
}

@ApiTags('Content')
@Controller('content/files')
export class FilesController {
  constructor(private readonly files: ContentFiles) {}

  /** List the PDFs that were uploaded for pages to lead to, the newest first */
  @Get()
  @Allow('content:read')
  @AnswersAll(FileView)
  async list(): Promise<{ data: FileView[] }> {
    return { data: (await this.files.all()).map(toView) };
  }

  /** Upload a PDF, such as the plan of a home: it is kept as it is, and named by its content */
  @Post()
  @Allow('content:write')
  @TakesPdf(LARGEST)
  @AnswersData(AddedFileView, { status: 201 })
  @FailsWith(413, 'Larger than 15 MB')
  @FailsWith(415, 'No PDF, or one whose end is missing')
  async upload(@ReceivedPdf() file: ReceivedFile, @CallerOf() by: Caller): Promise<{ data: AddedFileView }> {
    const { known, ...row } = await this.files.keep(file, by);
    return { data: { ...toView(row), known } };
  }
}

const toView = ({ hash, name, size, by_name, uploaded_at }: FileRow): FileView => ({
  address: addressOf(hash),
  name,
  size,
  by_name,
  uploaded_at: uploaded_at.toISOString(),
});
