import type { StateLabel } from '#admin/frame/state-labels.ts';
import { serverDate } from '#base/clock/server-clock.ts';
import type { HeroBannerInput } from '#contract/content/home.ts';

type Times = Pick<HeroBannerInput, 'isActive' | 'startsAt' | 'endsAt'>;

/** Banner state: shown, scheduled, expired, or inactive. */
export function bannerState(
  { isActive, startsAt, endsAt }: Times,
  now = serverDate().toISOString(),
): StateLabel {
  if (!isActive) return { label: 'banner.state_off', tone: 'over' };
  if (endsAt && endsAt <= now) return { label: 'banner.state_over', tone: 'over' };
  if (startsAt && startsAt > now) return { label: 'list.state_one_scheduled', tone: 'open' };
  return { label: 'banner.state_on', tone: 'good' };
}
