const B = 'http://localhost:8814',
  O = B;
const pass = process.env.ADMIN;
const login = await fetch(B + '/api/auth/login', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: O },
  body: JSON.stringify({ email: 'admin@example.com', password: pass }),
});
const cookie = login.headers.get('set-cookie').split(';')[0];
const api = async (m, p, b) => {
  const r = await fetch(B + '/api/admin' + p, {
    method: m,
    headers: { 'Content-Type': 'application/json', Origin: O, Cookie: cookie },
    body: b ? JSON.stringify(b) : undefined,
  });
  const t = await r.text();
  try {
    return JSON.parse(t);
  } catch {
    return t;
  }
};

const pub = async (m, p, b) => {
  const r = await fetch(B + '/api' + p, {
    method: m,
    headers: {
      'Content-Type': 'application/json',
      Origin: O,
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: b ? JSON.stringify(b) : undefined,
  });
  const t = await r.text();
  try {
    return JSON.parse(t);
  } catch {
    return t;
  }
};
const T = '2026-11-30';
const cal0 = await api('GET', `/calendar?from=${T}&to=${T}`);
const free = cal0.departures.filter(
  (d) => d.status === 'AVAILABLE' || d.status === 'FREESALE' || d.status === 'LIMITED',
);
let booked;
for (const d of free) {
  const o = cal0.options.find((x) => x.id === d.optionId);
  const opt = await api('GET', '/trips/options/' + d.optionId);
  if (!opt.instantConfirmation || !d.time) continue;
  const av = await pub('GET', `/trips/${o.tripId}/availability?month=2026-11`);
  const flat = JSON.stringify(av);
  const m = [...flat.matchAll(/"id":"(2026-11-30T[^"]+)"/g)].map((x) => x[1]);
  const units = (opt.units || [])
    .filter((u) => u.type === 'ADULT' || u.type === 'CHILD')
    .slice(0, 2);
  if (!units.length || !m.length) continue;
  await api('PUT', '/trips/options/' + d.optionId, {
    ...opt,
    questions: [
      { id: 'diet', type: 'text', per: 'booking', needed: 'optional', question: 'Allergien?' },
    ],
    pickups: [
      {
        id: 'galdana',
        name: 'Cala Galdana',
        directions: 'vor der Apotheke',
        latitude: 39.938,
        longitude: 3.957,
        minutesBefore: 40,
      },
    ],
  }).then((x) => console.log('opt', x.version || x));
  for (const [name, pickup, n] of [
    ['Anna Vidal', { pointId: 'galdana', hotel: 'Hotel Artiem Audax, Zimmer 214' }, 2],
    ['Familie Großschmidt-Oberländer', null, 1],
    ['Jordi Mercadal', { pointId: 'galdana', hotel: 'Aparthotel Cala Galdana' }, 1],
  ]) {
    const r = await pub('POST', '/orders', {
      items: [
        {
          kind: 'trip',
          optionId: d.optionId,
          departureId: m[0],
          units: units.map((u) => ({ unitId: u.id, quantity: n })),
          answers: [{ questionId: 'diet', value: 'Nüsse' }],
          pickup,
        },
      ],
      contact: { name, email: 'g@example.com', phone: '+4915112345678' },
      language: 'en',
      privacyAccepted: true,
      termsAccepted: true,
    });
    console.log(
      r.status || r.items?.[0]?.status,
      JSON.stringify(r.errors || r.detail || ''),
      r.reference || '',
    );
    if (r.reference) booked = d;
  }
  if (booked) break;
}
console.log('booked', booked && [booked.optionId, booked.date, booked.time]);
const places = await pub('GET', '/transfers/places?q=');
const air = places.find((x) => x.kind === 'airport'),
  to = places.find((x) => x.kind !== 'airport' && x.zone);
const q = await pub('POST', '/transfers/quote', {
  from: air.id,
  to: to.id,
  outbound: { date: '2026-11-30', time: '22:15', flight: 'VY3726' },
  adults: 2,
  childAges: [3],
  luggage: { large: 2, cabin: 1, bulky: 0 },
  extras: [{ code: 'child-seat', quantity: 1 }],
});
console.log('quote', q.options?.[0]?.totalCents || q);
if (q.options) {
  const r = await pub('POST', '/transfers/requests', {
    quoteToken: q.quoteToken,
    vehicle: q.options[0].vehicle.code || q.options[0].vehicle,
    contact: { name: 'Petra Schönfelder', email: 'p@example.com', phone: '+4915112345679' },
    signName: 'Familie Schönfelder',
    note: 'Bitte zum Hoteleingang',
    language: 'de',
    privacyAccepted: true,
    termsAccepted: true,
    pickup: null,
    outbound: { dropoffAddress: 'Hotel Audax' },
  });
  console.log(r);
  const l = await api('GET', '/orders/' + r.reference);
  const d = await api('GET', '/transfers/' + r.reference);
  console.log(d.status, d.version);
  const s1 = await api('POST', `/transfers/${r.reference}/state`, {
    to: 'confirmed',
    version: d.version,
    notify: false,
  });
  console.log(s1.status);
  const s2 = await api('POST', `/transfers/${r.reference}/driver`, {
    version: s1.version,
    driverId: 1,
    notify: false,
  });
  console.log(s2.status);
}
const deps = [booked].filter(Boolean);
for (const d of deps)
  await api('PUT', `/departures/${d.optionId}/${d.date}/${d.time}/guide`, { guideId: 1 });
const gl = await api('POST', '/crew/links', {
    kind: 'guide',
    id: 1,
    language: process.env.L || 'de',
  }),
  dl = await api('POST', '/crew/links', { kind: 'driver', id: 1, language: process.env.L || 'de' });
console.log(
  'PATHS',
  new URL(gl.url).pathname,
  new URL(dl.url).pathname,
  booked ? `/admin/departures/${booked.optionId}/${booked.date}/${booked.time}` : '',
  '/admin/guides/edit/1',
);
