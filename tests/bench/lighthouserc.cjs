/** A page of each kind in both languages, as a phone sees it, must reach these scores. */
const origin = 'https://127.0.0.1:3988';
const routes = ['', 'docs/web-portal/intro/', 'blog/', 'search/'];

const floor = (category, minScore) => ({
  [`categories:${category}`]: ['error', {minScore, aggregationMethod: 'median-run'}],
});

const everywhere = {
  ...floor('performance', 0.98),
  ...floor('accessibility', 1),
  ...floor('best-practices', 1),
};

module.exports = {
  ci: {
    collect: {
      url: ['/', '/en/'].flatMap((prefix) => routes.map((route) => origin + prefix + route)),
      numberOfRuns: 3,
      startServerCommand: 'tsx server.ts ../../build 3988',
      startServerReadyPattern: 'Ready',
      settings: {chromeFlags: '--headless --no-sandbox --disable-gpu --ignore-certificate-errors'},
    },
    assert: {
      assertMatrix: [
        {matchingUrlPattern: '.*/search/$', assertions: everywhere},
        // Search engines are kept away from lists of results on purpose.
        {matchingUrlPattern: '^(?!.*/search/$).*$', assertions: {...everywhere, ...floor('seo', 1)}},
      ],
    },
    upload: {target: 'filesystem', outputDir: '.lighthouseci/reports'},
  },
};
