import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [
    starlight({
      title: 'Monitoring',
      defaultLocale: 'root',
      locales: {root: {label: 'Čeština', lang: 'cs'}, en: {label: 'English', lang: 'en'}},
      sidebar: [{label: 'Manual', autogenerate: {directory: 'docs'}}],
    }),
  ],
});
