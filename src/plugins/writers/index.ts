import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkerProcess} from './node/checkerProcess';
import {answer} from './node/endpoint';
import {sourcesOf, type Source} from './node/sources';
import {ENDPOINT} from './shared';

interface Request {
  originalUrl: string;
  headers: Readonly<Record<string, string | undefined>>;
}

interface Response {
  status: (code: number) => Response;
  json: (body: unknown) => void;
  end: () => void;
}

interface DevServer {
  app: {use: (route: string, handler: (request: Request, response: Response) => void) => void};
}

/**
 * The writers' bar of the preview. Belongs into the configuration in development only.
 * @throws when it is part of a build that is to be published
 */
export default function writers({siteDir, baseUrl}: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'production') {
    throw new Error("The writers' bar must not be published: leave the plugin out of production builds.");
  }
  const check = checkerProcess();
  let sources: ReadonlyMap<string, Source> = new Map();
  return {
    name: 'writers',

    getClientModules: () => [path.join(__dirname, 'client/index.tsx')],

    allContentLoaded({allContent}) {
      sources = sourcesOf(allContent);
      return Promise.resolve();
    },

    configureWebpack() {
      return {
        devServer: {
          setupMiddlewares: (_middlewares: unknown[], {app}: DevServer) => {
            app.use(`${baseUrl}${ENDPOINT}`, (request, response) => {
              void answer(
                {url: request.originalUrl, site: request.headers['sec-fetch-site']},
                {siteDir, sources, check},
              ).then(({status, body}) => {
                if (body) {
                  response.status(status).json(body);
                } else {
                  response.status(status).end();
                }
              });
            });
            // Docusaurus appends what is returned here to the list that it has.
            return [];
          },
        },
      } as object;
    },
  };
}
