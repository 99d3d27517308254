import { adminRoute as root } from './admin-route.ts';
import { screen } from './screen.ts';

const tripList = () => import('./content/trips/trip-list.tsx');
const tripEditor = () => import('./content/trips/trip-editor.tsx');
const tripTypeEditor = () => import('./content/trip-types/trip-type-editor.tsx');
const destinationEditor = () => import('./content/destinations/destination-editor.tsx');
const testimonialEditor = () => import('./content/testimonials/testimonial-editor.tsx');
const heroBannerEditor = () => import('./content/hero-banners/hero-banner-editor.tsx');
const postEditor = () => import('./content/blog/post-editor.tsx');
const categoryEditor = () => import('./content/blog/category-editor.tsx');
const ownPageEditor = () => import('./content/pages/own-page-editor.tsx');
const letterEditor = () => import('./content/letters/letter-editor.tsx');
const answerTemplateEditor = () =>
  import('./content/messages/templates/answer-template-editor.tsx');
const redirectEditor = () => import('./content/redirects/redirect-editor.tsx');
const seoEditor = () => import('./content/seo/seo-editor.tsx');

/** Texts, pictures and messages of the site. */
export const contentScreens = [
  screen(
    root,
    '/messages',
    () => import('./content/messages/messages-screen.tsx'),
    'MessagesScreen',
  ),
  screen(
    root,
    '/messages/templates',
    () => import('./content/messages/templates/answer-template-list.tsx'),
    'AnswerTemplateListScreen',
  ),
  screen(root, '/messages/templates/new', answerTemplateEditor, 'AnswerTemplateEditorScreen'),
  screen(root, '/messages/templates/edit/$id', answerTemplateEditor, 'AnswerTemplateEditorScreen'),
  screen(
    root,
    '/subscribers',
    () => import('./content/subscribers/subscribers-screen.tsx'),
    'SubscribersScreen',
  ),
  screen(root, '/reviews', () => import('./content/reviews/reviews-screen.tsx'), 'ReviewsScreen'),
  screen(root, '/letters', () => import('./content/letters/letter-list.tsx'), 'LetterListScreen'),
  screen(root, '/letters/new', letterEditor, 'LetterEditorScreen'),
  screen(root, '/letters/edit/$id', letterEditor, 'LetterEditorScreen'),
  screen(root, '/trips', tripList, 'TripListScreen'),
  screen(root, '/trips/new', tripEditor, 'TripEditorScreen'),
  screen(root, '/trips/edit/$id', tripEditor, 'TripEditorScreen'),
  screen(
    root,
    '/trips/details/$id',
    () => import('./content/trips/trip-details.tsx'),
    'TripDetailsScreen',
  ),
  screen(
    root,
    '/trip-types',
    () => import('./content/trip-types/trip-type-list.tsx'),
    'TripTypeListScreen',
  ),
  screen(root, '/trip-types/new', tripTypeEditor, 'TripTypeEditorScreen'),
  screen(root, '/trip-types/edit/$id', tripTypeEditor, 'TripTypeEditorScreen'),
  screen(
    root,
    '/destinations',
    () => import('./content/destinations/destination-list.tsx'),
    'DestinationListScreen',
  ),
  screen(root, '/destinations/new', destinationEditor, 'DestinationEditorScreen'),
  screen(root, '/destinations/edit/$id', destinationEditor, 'DestinationEditorScreen'),
  screen(
    root,
    '/testimonials',
    () => import('./content/testimonials/testimonial-list.tsx'),
    'TestimonialListScreen',
  ),
  screen(root, '/testimonials/new', testimonialEditor, 'TestimonialEditorScreen'),
  screen(root, '/testimonials/edit/$id', testimonialEditor, 'TestimonialEditorScreen'),
  screen(
    root,
    '/testimonials/avatar/$id',
    () => import('./content/testimonials/testimonial-avatar.tsx'),
    'TestimonialAvatarScreen',
  ),
  screen(
    root,
    '/hero-banners',
    () => import('./content/hero-banners/hero-banner-list.tsx'),
    'HeroBannerListScreen',
  ),
  screen(root, '/hero-banners/new', heroBannerEditor, 'HeroBannerEditorScreen'),
  screen(root, '/hero-banners/edit/$id', heroBannerEditor, 'HeroBannerEditorScreen'),
  screen(root, '/blog/posts', () => import('./content/blog/post-list.tsx'), 'PostListScreen'),
  screen(root, '/blog/posts/new', postEditor, 'PostEditorScreen'),
  screen(root, '/blog/posts/edit/$id', postEditor, 'PostEditorScreen'),
  screen(
    root,
    '/blog/categories',
    () => import('./content/blog/category-list.tsx'),
    'CategoryListScreen',
  ),
  screen(root, '/blog/categories/new', categoryEditor, 'CategoryEditorScreen'),
  screen(root, '/blog/categories/edit/$id', categoryEditor, 'CategoryEditorScreen'),
  screen(root, '/pages', () => import('./content/pages/own-page-list.tsx'), 'OwnPageListScreen'),
  screen(root, '/pages/new', ownPageEditor, 'OwnPageEditorScreen'),
  screen(root, '/pages/edit/$id', ownPageEditor, 'OwnPageEditorScreen'),
  screen(
    root,
    '/images/slots',
    () => import('./content/images/photographs/photographs-screen.tsx'),
    'PhotographsScreen',
  ),
  screen(root, '/images', () => import('./content/images/images-page.tsx'), 'ImagesScreen'),
  screen(
    root,
    '/webp-converter',
    () => import('./content/webp-converter/converter-page.tsx'),
    'ConverterScreen',
  ),
  screen(
    root,
    '/images/edit/$id',
    () => import('./content/images/picture-editor.tsx'),
    'PictureEditorScreen',
  ),
  screen(root, '/seo', () => import('./content/seo/seo-list.tsx'), 'SeoListScreen'),
  screen(root, '/seo/new', seoEditor, 'SeoEditorScreen'),
  screen(root, '/seo/edit/$page', seoEditor, 'SeoEditorScreen'),
  screen(
    root,
    '/redirects',
    () => import('./content/redirects/redirect-list.tsx'),
    'RedirectListScreen',
  ),
  screen(root, '/redirects/new', redirectEditor, 'RedirectEditorScreen'),
  screen(root, '/redirects/edit/$id', redirectEditor, 'RedirectEditorScreen'),
  screen(
    root,
    '/translations',
    () => import('./content/translations/coverage-screen.tsx'),
    'CoverageScreen',
  ),
  screen(
    root,
    '/translations/strings',
    () => import('./content/translations/strings-screen.tsx'),
    'StringsScreen',
  ),
  screen(
    root,
    '/translations/exchange',
    () => import('./content/translations/exchange-screen.tsx'),
    'ExchangeScreen',
  ),
  screen(
    root,
    '/translations/glossary',
    () => import('./content/translations/glossary-screen.tsx'),
    'GlossaryScreen',
  ),
];
