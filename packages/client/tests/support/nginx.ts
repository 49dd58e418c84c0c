import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSite } from './build-site.ts'
import { findCommand, type Served, serveByHost } from './host-server.ts'

/** Returns the path of nginx, or `undefined` if it isn't installed. */
export function findNginx(): string | undefined {
  return findCommand(['nginx', '/usr/sbin/nginx'], '-v')
}

/** Serves a built site with its generated configuration. Only changes the port, the folder, and the log files. */
export function serveByNginx(nginx: string, site: BuiltSite): Promise<Served> {
  return serveByHost(site, {
    name: 'nginx',
    async start({ folder, root, port }) {
      const rules = await readFile(join(site.folder, '.hosts/nginx.conf'), 'utf8')
      const server = rules.replace(/listen 80;/, `listen 127.0.0.1:${port};`).replace(/root [^;]*;/, `root ${root};`)
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      )
      await writeFile(
        join(folder, 'nginx.conf'),
        `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    ${paths.join(' ')}
${server}
}
`,
      )
      return spawn(nginx, ['-p', folder, '-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')], {
        stdio: 'inherit',
      })
    },
  })
}
