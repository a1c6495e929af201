import config from './playwright.config';
export default {...config, projects: (config.projects ?? []).map((p) => ({...p, testMatch: undefined, grepInvert: /@phone|@nothing/}))};
