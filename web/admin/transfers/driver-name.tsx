import { driverLook } from './driver-look.ts';

/** A driver's name with their colour; the colour is only a visual aid. */
export const DriverName = ({ driver }: { driver: { id: number; name: string } }) => (
  <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap">
    <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${driverLook(driver.id).dot}`} />
    {driver.name}
  </span>
);
