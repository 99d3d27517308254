import { adminRoute as root } from './admin-route.ts';
import { formerAddresses } from './former-addresses.ts';
import { screen } from './screen.ts';

const optionEditor = () => import('./orders/trip-options/option-editor.tsx');
const zoneEditor = () => import('./orders/transfers/zones/zone-editor.tsx');
const placeEditor = () => import('./orders/transfers/places/place-editor.tsx');
const vehicleEditor = () => import('./orders/transfers/vehicles/vehicle-editor.tsx');
const resourceEditor = () => import('./orders/resources/resource-editor.tsx');
const saleTemplateEditor = () => import('./orders/sales/template-editor.tsx');
const guideEditor = () => import('./orders/guides/guide-editor.tsx');
const driverEditor = () => import('./orders/transfers/drivers/driver-editor.tsx');

/** Orders, departures, and what is sold. */
export const orderScreens = [
  ...formerAddresses(root),
  screen(root, '/orders', () => import('./orders/inbox/orders-screen.tsx'), 'OrdersScreen'),
  screen(root, '/orders/new', () => import('./orders/desk/desk-screen.tsx'), 'DeskScreen'),
  screen(
    root,
    '/orders/walk-in',
    () => import('./orders/walk-in/walk-in-screen.tsx'),
    'WalkInScreen',
  ),
  screen(
    root,
    '/orders/$reference',
    () => import('./orders/order/order-screen.tsx'),
    'OrderScreen',
  ),
  screen(root, '/sales', () => import('./orders/sales/sales-screen.tsx'), 'SalesScreen'),
  screen(
    root,
    '/sales/templates',
    () => import('./orders/sales/template-list.tsx'),
    'SaleTemplateListScreen',
  ),
  screen(root, '/sales/templates/new', saleTemplateEditor, 'SaleTemplateEditorScreen'),
  screen(root, '/sales/templates/edit/$id', saleTemplateEditor, 'SaleTemplateEditorScreen'),
  screen(
    root,
    '/sales/closings',
    () => import('./orders/sales/closings-screen.tsx'),
    'ClosingsScreen',
  ),
  screen(root, '/sales/$id', () => import('./orders/sales/sale-screen.tsx'), 'SaleScreen'),
  screen(
    root,
    '/transfers/map',
    () => import('./orders/transfers/transfer-map.tsx'),
    'TransferMapScreen',
  ),
  screen(
    root,
    '/transfers/day',
    () => import('./orders/transfers/days/day-sheet-screen.tsx'),
    'DaySheetScreen',
  ),
  screen(
    root,
    '/transfers/prices',
    () => import('./orders/transfers/prices/prices-screen.tsx'),
    'PricesScreen',
  ),
  screen(
    root,
    '/transfers/zones',
    () => import('./orders/transfers/zones/zone-list.tsx'),
    'ZoneListScreen',
  ),
  screen(root, '/transfers/zones/new', zoneEditor, 'ZoneEditorScreen'),
  screen(root, '/transfers/zones/edit/$id', zoneEditor, 'ZoneEditorScreen'),
  screen(
    root,
    '/transfers/places',
    () => import('./orders/transfers/places/place-list.tsx'),
    'PlaceListScreen',
  ),
  screen(root, '/transfers/places/new', placeEditor, 'PlaceEditorScreen'),
  screen(root, '/transfers/places/edit/$id', placeEditor, 'PlaceEditorScreen'),
  screen(
    root,
    '/transfers/vehicles',
    () => import('./orders/transfers/vehicles/vehicle-list.tsx'),
    'VehicleListScreen',
  ),
  screen(root, '/transfers/vehicles/new', vehicleEditor, 'VehicleEditorScreen'),
  screen(root, '/transfers/vehicles/edit/$id', vehicleEditor, 'VehicleEditorScreen'),
  screen(
    root,
    '/transfers/drivers',
    () => import('./orders/transfers/drivers/driver-list.tsx'),
    'DriverListScreen',
  ),
  screen(root, '/transfers/drivers/new', driverEditor, 'DriverEditorScreen'),
  screen(root, '/transfers/drivers/edit/$id', driverEditor, 'DriverEditorScreen'),
  screen(
    root,
    '/transfers/rules',
    () => import('./orders/transfers/rules/rules-screen.tsx'),
    'RulesScreen',
  ),
  screen(
    root,
    '/calendar',
    () => import('./orders/calendar/calendar-screen.tsx'),
    'CalendarScreen',
  ),
  screen(
    root,
    '/calendar/feeds',
    () => import('./orders/calendar/feeds-screen.tsx'),
    'FeedsScreen',
  ),
  screen(
    root,
    '/calendar/called-off',
    () => import('./orders/calendar/calling-off/called-off-screen.tsx'),
    'CalledOffScreen',
  ),
  screen(
    root,
    '/calendar/weather-day',
    () => import('./orders/calendar/calling-off/weather-day-screen.tsx'),
    'WeatherDayScreen',
  ),
  screen(
    root,
    '/departures/$option/$date/$time',
    () => import('./orders/calendar/check-in/manifest-screen.tsx'),
    'ManifestScreen',
  ),
  screen(root, '/crew', () => import('./orders/crew/settling-screen.tsx'), 'SettlingScreen'),
  screen(root, '/guides', () => import('./orders/guides/guide-list.tsx'), 'GuideListScreen'),
  screen(root, '/guides/new', guideEditor, 'GuideEditorScreen'),
  screen(root, '/guides/edit/$id', guideEditor, 'GuideEditorScreen'),
  screen(
    root,
    '/resources',
    () => import('./orders/resources/resource-list.tsx'),
    'ResourceListScreen',
  ),
  screen(root, '/resources/new', resourceEditor, 'ResourceEditorScreen'),
  screen(root, '/resources/edit/$id', resourceEditor, 'ResourceEditorScreen'),
  screen(
    root,
    '/trips/options',
    () => import('./orders/trip-options/option-list.tsx'),
    'OptionListScreen',
  ),
  screen(root, '/trips/options/new', optionEditor, 'OptionEditorScreen'),
  screen(root, '/trips/options/edit/$id', optionEditor, 'OptionEditorScreen'),
  screen(
    root,
    '/trips/options/days/$id',
    () => import('./orders/trip-options/days/days-screen.tsx'),
    'OptionDaysScreen',
  ),
  screen(
    root,
    '/trips/options/prices/$id',
    () => import('./orders/trip-options/prices/prices-screen.tsx'),
    'OptionPricesScreen',
  ),
];
