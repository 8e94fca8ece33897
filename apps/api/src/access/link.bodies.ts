import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { ACCESS_BOUNDS, isDeviceName, isPin, LINK_ROLES, type Role, USUAL_HOURS } from '#access';

const KINDS = ['link', 'token'] as const;

const IsPin = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPin',
    validator: {
      validate: (value) => typeof value === 'string' && isPin(value),
      defaultMessage: () => 'pin must be a text of 4 to 12 digits',
    },
  });

const IsDeviceName = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDeviceName',
    validator: {
      validate: (value) => typeof value === 'string' && isDeviceName(value),
      defaultMessage: () =>
        `deviceName must be a plain text of 1 to ${String(ACCESS_BOUNDS.deviceName)} characters, as "tablet of table 4"`,
    },
  });

/** How a device is let in by a link; empty where a key in the header is exchanged. */
export class EnterBody {
  @ApiPropertyOptional({ description: 'What stands behind `#link=`.' })
  @IsOptional()
  @Matches(/^[\w-]{32,200}$/, { message: 'secret must be what stands behind #link= in the link' })
  readonly secret?: string;

  @ApiPropertyOptional({ description: 'What the device shall be called in the list; its place rather than a person.' })
  @IsOptional()
  @IsDeviceName()
  readonly deviceName?: string;

  @ApiPropertyOptional({ description: 'Of links of the organiser and the head judge.' })
  @IsOptional()
  @IsPin()
  readonly pin?: string;
}

/** A link that is to be made. */
export class MakeLinkBody {
  @ApiProperty({ enum: LINK_ROLES })
  @IsIn(LINK_ROLES)
  readonly role!: Exclude<Role, 'public'>;

  @ApiPropertyOptional({
    description: 'Name of the event as the header of its matches has it; every one where left out.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(ACCESS_BOUNDS.event)
  readonly event?: string;

  @ApiPropertyOptional({ type: [String], description: 'Names of tables there; all where left out.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(ACCESS_BOUNDS.tables)
  @IsString({ each: true })
  @MaxLength(ACCESS_BOUNDS.table, { each: true })
  readonly tables?: readonly string[];

  @ApiPropertyOptional({ description: 'Of a player: 0 is the first seat.' })
  @IsOptional()
  @Min(0)
  @Max(7)
  @IsInt()
  readonly seat?: number;

  @ApiPropertyOptional({ enum: KINDS, default: 'link', description: '`token`: for a program, sent as a bearer.' })
  @IsOptional()
  @IsIn(KINDS)
  readonly kind?: 'link' | 'token';

  @ApiPropertyOptional({ default: 1, maximum: ACCESS_BOUNDS.devices, description: 'How many devices it lets in.' })
  @IsOptional()
  @Min(1)
  @Max(ACCESS_BOUNDS.devices)
  @IsInt()
  readonly devices?: number;

  @ApiPropertyOptional({ description: '4 to 12 digits; organiser and head judge need one.' })
  @IsOptional()
  @IsPin()
  readonly pin?: string;

  @ApiPropertyOptional({ default: USUAL_HOURS, maximum: ACCESS_BOUNDS.hours, description: 'Hours until it ends.' })
  @IsOptional()
  @Min(1)
  @Max(ACCESS_BOUNDS.hours)
  @IsInt()
  readonly hours?: number;
}
