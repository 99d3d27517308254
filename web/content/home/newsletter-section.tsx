import { useTranslation } from 'react-i18next';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';

export default function NewsletterSection() {
  const { t } = useTranslation('home');
  return (
    <section className="container-page py-4">
      <div className="on-dark flex flex-col gap-8 rounded-card bg-deep-800 px-6 py-12 text-white sm:px-12 lg:flex-row lg:items-center lg:justify-between lg:py-16">
        <div className="max-w-lg">
          <h2 className="text-3xl text-white">{t('newsletter.title')}</h2>
          <p className="mt-3 text-white/90">{t('newsletter.text')}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
