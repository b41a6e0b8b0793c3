// Preloaded into a watched program (NODE_OPTIONS=--import): notes every address and name that its JavaScript asks for,
// except those of the loopback, in the file that SILENCE_REPORT names.
import dgram from 'node:dgram'
import dns from 'node:dns'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const report = process.env.SILENCE_REPORT
const isLoopback = (host) => host === undefined || /^(localhost|127\..*|::1)$/.test(host)

function note(what, host) {
  if (!isLoopback(host)) appendFileSync(report, `${what} ${host}\n`)
}

/** Replaces a function by one that notes first what it is about to ask for. */
function watch(object, name, what, hostOf) {
  const original = object[name]
  object[name] = function watched(...given) {
    note(what, hostOf(given))
    return original.apply(this, given)
  }
}

watch(net.Socket.prototype, 'connect', 'connects to', ([first, second]) => {
  const options = Array.isArray(first) ? first[0] : first
  if (typeof options === 'object' && options !== null) return options.path ?? options.host
  return typeof options === 'string' && Number.isNaN(Number(options)) ? options : second
})
watch(dgram.Socket.prototype, 'send', 'sends to', (given) => given.findLast((one) => typeof one === 'string'))
watch(dgram.Socket.prototype, 'connect', 'connects to', ([, host]) => host)
for (const from of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  for (const name of Object.getOwnPropertyNames(from)) {
    if (/^(lookup|resolve|reverse)/.test(name) && typeof from[name] === 'function') {
      watch(from, name, 'looks up', ([host]) => host)
    }
  }
}
syncBuiltinESMExports()
