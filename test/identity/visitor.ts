import assert from 'node:assert/strict'

/** Somebody with a browser: follows nothing by itself, and keeps the cookies of each server apart. */
export interface Visitor {
  visit(
    url: string | URL,
    init?: {
      readonly method?: string
      readonly form?: Record<string, string>
      readonly headers?: Record<string, string>
    },
  ): Promise<Response>
  /** Follows redirects until one leads to a place that `stop` names, which is not visited; returns it. */
  follow(response: Response, stop: (url: URL) => boolean): Promise<URL>
  /** The cookies that it would send to a server, by name. */
  cookiesOf(origin: string): Map<string, string>
}

let visitors = 0

/** A browser without a cookie, at an address of its own where the service believes what proxies say of addresses. */
export function createVisitor(): Visitor {
  visitors += 1
  const address = `10.0.${visitors >> 8}.${visitors & 255}`
  const jars = new Map<string, Map<string, string>>()
  const cookiesOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }
  const visitor: Visitor = {
    cookiesOf,
    async visit(url, { method = 'GET', form, headers = {} } = {}) {
      const { origin } = new URL(url)
      const jar = cookiesOf(origin)
      const response = await fetch(url, {
        method: form ? 'POST' : method,
        redirect: 'manual',
        ...(form && { body: new URLSearchParams(form) }),
        headers: {
          accept: 'text/html',
          'x-forwarded-for': address,
          ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...headers,
        },
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name)
        else jar.set(name, value)
      }
      return response
    },
    async follow(response, stop) {
      let at = response
      for (let hops = 0; hops < 10; hops++) {
        const location = at.headers.get('location')
        if (location === null) assert.fail(`${at.status} ${at.url} leads nowhere: ${await at.text()}`)
        const url = new URL(location, at.url)
        if (stop(url)) return url
        at = await visitor.visit(url)
      }
      throw new Error('led around in circles')
    },
  }
  return visitor
}
