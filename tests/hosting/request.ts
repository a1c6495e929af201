import http from 'node:http';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path exactly as written, which `fetch` would tidy. @throws when nothing answers within 10 s */
export function request(
  origin: string,
  path: string,
  {method = 'GET', headers = {}, agent}: {method?: string; headers?: http.OutgoingHttpHeaders; agent?: http.Agent} = {},
): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    http
      .request({hostname, port, path, method, headers, agent: agent ?? false, timeout: 10_000}, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts)});
        });
        response.on('error', reject);
      })
      .on('timeout', function (this: http.ClientRequest) {
        this.destroy(new Error(`No answer to ${method} ${path}`));
      })
      .on('error', reject)
      .end();
  });
}
