/** Contract tests of reports without figures. `report-histories.ts` compares figures. */
import { dateOf } from '@cleaver/domain/kernel';
import { SALES_GROUPS, STOCK_GROUPS, WRITE_OFF_GROUPS } from '@cleaver/domain/reports';
import type { Parts } from '../context.ts';
import { itself, part } from '../contract/part.ts';

export const PARTS: Parts = {
  'reports have no rows where there is nothing to report': part(itself, {
    'neither deliveries, write-offs nor batches have figures in 1990': async (t, { reports }) => {
      const days = [new Date('1990-01-01'), new Date('1990-01-02')];
      const period = { from: dateOf('1990-01-01'), to: dateOf('1990-12-31'), rates: [] };
      for (const by of SALES_GROUPS) t.same(await reports.sales({ by, ...period }, 9), { groups: [], deliveries: 0 });
      for (const by of WRITE_OFF_GROUPS) t.same(await reports.writeOffs(by, days, 9), []);
      t.same(await reports.yields('unknown', undefined, 9), []);
      for (const by of STOCK_GROUPS)
        t.same(await reports.stock(by, { today: dateOf('1990-01-01'), soon: dateOf('1990-01-08') }, 0), []);
    },
  }),
};
