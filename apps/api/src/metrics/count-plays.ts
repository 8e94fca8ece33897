import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { tap, type Observable } from 'rxjs';
import type { Receipt } from '#match';
import { Metrics } from './metrics.js';

/** Counts the plays of a route by what became of them, and their verdicts. */
@Injectable()
export class CountPlays implements NestInterceptor<Receipt, Receipt> {
  constructor(@Inject(Metrics) private readonly metrics: Metrics) {}

  intercept(_: ExecutionContext, next: CallHandler<Receipt>): Observable<Receipt> {
    return next.handle().pipe(
      tap({
        next: (receipt) => this.metrics.countPlay(receipt),
        error: () => this.metrics.plays.inc({ outcome: 'refused' }),
      }),
    );
  }
}
