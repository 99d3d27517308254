import { driverLook } from './driver-look.ts';

/** A driver with a colour that is theirs on every screen; the name says who, the colour only helps to find it. */
export const DriverName = ({ driver }: { driver: { id: number; name: string } }) => (
  <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap">
    <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${driverLook(driver.id).dot}`} />
    {driver.name}
  </span>
);
