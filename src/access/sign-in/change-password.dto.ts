import { IsString, MaxLength } from 'class-validator';

export class ChangePasswordDto {
  @IsString()
  @MaxLength(1000)
  current_password: string;

  /** 12 to 128 characters, of any kind; the commonest passwords are refused. */
  @IsString()
  @MaxLength(1000)
  new_password: string;
}
