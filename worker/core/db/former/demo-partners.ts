/** By their links; the partners of the demo's bookings. */
export const DEMO_PARTNERS = [
  {
    slug: 'demo-hotel-sa-platja',
    name: 'Hotel Demo Sa Platja',
    kind: 'hotel',
    tripCommissionBp: 1000,
    transferCommissionBp: 500,
  },
  {
    slug: 'demo-hotel-es-port',
    name: 'Hotel Demo Es Port',
    kind: 'hotel',
    tripCommissionBp: 1200,
    transferCommissionBp: 800,
  },
  {
    slug: 'demo-agency-tramuntana',
    name: 'Demo Agency Tramuntana',
    kind: 'agent',
    tripCommissionBp: 1500,
    transferCommissionBp: 1000,
  },
] as const;
