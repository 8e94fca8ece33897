import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ALL, faultOf, type Grant, grantText, type LinkWish, type Reach, USUAL_HOURS } from '#access';
import { enrolmentLink } from '#keys';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import { askerOf } from './asker.js';
import { LinkDesk } from './link-desk.js';
import { NO_SUCH_LINK } from './link-problems.js';
import { MakeLinkBody } from './link.bodies.js';
import { Needs } from './needs.js';

/** A link as its organiser sees it: never its secret. */
interface ListedLink extends Reach {
  readonly id: string;
  readonly kind: Grant['kind'];
  readonly words: string;
  readonly hasPin: boolean;
  readonly left: number;
  readonly madeAt: string;
  readonly expires: string;
  readonly lastSeen: string | null;
  readonly devices: readonly {
    readonly id: string;
    readonly name: string;
    readonly since: string;
    readonly lastSeen: string | null;
  }[];
}

const listed = ({ secret: _, pin, seen, devices, ...grant }: ReturnType<LinkDesk['list']>[number]): ListedLink => ({
  ...grant,
  words: grantText(grant),
  hasPin: pin !== null,
  lastSeen: seen.get(grant.id) ?? null,
  devices: devices.map(({ id, name, since }) => ({ id, name, since, lastSeen: seen.get(id) ?? null })),
});

const wishOf = ({
  role,
  event,
  tables,
  seat,
  kind = 'link',
  devices = 1,
  pin,
  hours = USUAL_HOURS,
}: MakeLinkBody): LinkWish => ({
  ...{ role, kind, devices, hours },
  event: event ?? ALL,
  tables: tables ?? ALL,
  seat: seat ?? null,
  pin: pin ?? null,
});

/** Who made or revoked something, as the store keeps it: by role and link, nothing of a person. */
const makerOf = (response: Response): string => {
  const { reach, grant } = askerOf(response);
  return grant === null ? reach.role : `${reach.role} ${grant}`;
};

/** Links that let devices and programs in: made, listed and revoked by an organiser. */
@ApiTags('access')
@Needs('links.manage')
@Controller('grants')
export class LinksController {
  constructor(private readonly desk: LinkDesk) {}

  @Get()
  @ApiOperation({ summary: 'Links that are alive, the newest first, with the devices that came by each' })
  @ApiProblems(401, 403)
  list(@Res({ passthrough: true }) response: Response): readonly ListedLink[] {
    response.set('Cache-Control', 'no-store');
    return this.desk.list(askerOf(response).reach).map(listed);
  }

  @Post()
  @ApiOperation({ summary: 'Make a link, or a key for a program; its secret is told this once' })
  @ApiProblems(400, 401, 403, 409)
  async make(
    @Body() body: MakeLinkBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{
    readonly id: string;
    readonly secret: string;
    readonly path: string;
    readonly expires: string;
    readonly words: string;
  }> {
    const wish = wishOf(body);
    const fault = faultOf(wish, askerOf(response).reach);
    if (fault !== null)
      throw new HttpProblem(400, { code: 'access/bad-link', detail: fault.words, remedy: fault.remedy });
    response.set('Cache-Control', 'no-store');
    const made = await this.desk.make(wish, makerOf(response));
    return { ...made, path: enrolmentLink('/', made.secret), words: grantText(wish) };
  }

  @Delete(':id')
  @HttpCode(200)
  @ApiOperation({ summary: 'Revoke a link: everybody who came by it is out at once' })
  @ApiProblems(401, 403, 404)
  async revoke(
    @Param('id') grant: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedLink[]> {
    if (!(await this.desk.revoke(askerOf(response).reach, { grant }, makerOf(response)))) throw NO_SUCH_LINK;
    return this.list(response);
  }

  @Delete(':id/devices/:device')
  @HttpCode(200)
  @ApiOperation({ summary: 'Shut one device out' })
  @ApiProblems(401, 403, 404)
  async remove(
    @Param('id') grant: string,
    @Param('device') device: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedLink[]> {
    if (!(await this.desk.revoke(askerOf(response).reach, { grant, device }, makerOf(response)))) throw NO_SUCH_LINK;
    return this.list(response);
  }
}
