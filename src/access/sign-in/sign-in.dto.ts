import { IsString, MaxLength } from 'class-validator';

export class SignInDto {
  /** The account's e-mail address. */
  @IsString()
  @MaxLength(254)
  email: string;

  @IsString()
  @MaxLength(1000)
  password: string;
}
