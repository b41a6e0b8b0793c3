import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBreaches, tellsEnd } from './breaches.ts'

const allowance = { writes: ['/data', '/app/cache'], programs: ['/app/node'] }
const nameServer = '{sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("10.0.0.53")}'

const breaches: readonly (readonly [string, string])[] = [
  [`7 connect(26<UDP:[9]>, ${nameServer}, 16) = 0`, 'connect to 10.0.0.53 port 53'],
  [`7 sendto(26<UDP:[9]>, ""..., 50, MSG_NOSIGNAL, ${nameServer}, 16 <unfinished ...>`, 'sendto to 10.0.0.53 port 53'],
  [
    '7 connect(3<TCP:[1]>, {sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("127.0.0.53")}, 16) = 0',
    'connect to 127.0.0.53 port 53',
  ],
  [
    '7 connect(3<TCPv6:[1]>, {sa_family=AF_INET6, sin6_port=htons(443), sin6_flowinfo=htonl(0), inet_pton(AF_INET6, "2001:db8::1", &sin6_addr), sin6_scope_id=0}, 28) = -1 ENETUNREACH (Network is unreachable)',
    'connect to 2001:db8::1 port 443',
  ],
  [
    '7 sendmmsg(3<UDP:[1]>, [{msg_hdr={msg_name={sa_family=AF_INET, sin_port=htons(99), sin_addr=inet_addr("192.0.2.1")}, msg_namelen=16}}], 1, 0) = 1',
    'sendmmsg to 192.0.2.1 port 99',
  ],
  [
    '7 connect(26<UNIX:[5]>, {sa_family=AF_UNIX, sun_path="/var/run/nscd/socket"}, 110) = -1 ENOENT (No such file)',
    'connect to the socket /var/run/nscd/socket',
  ],
  ['7 openat(AT_FDCWD</work>, "/home/me/id", O_RDWR|O_CREAT, 0644) = 22</home/me/id>', 'openat /home/me/id'],
  [
    '7 openat(25</home/me>, "id.tmp", O_WRONLY|O_EXCL, 0600) = -1 EROFS (Read-only file system)',
    'openat /home/me/id.tmp',
  ],
  ['7 openat(AT_FDCWD</data>, "/data/../etc/x", O_WRONLY) = 3', 'openat /etc/x'],
  ['7 open("/data-of-others", O_WRONLY) = 3', 'open /data-of-others'],
  ['7 mkdir("/home/me/.cache", 0700) = 0', 'mkdir /home/me/.cache'],
  ['7 rename("/data/a", "/tmp/a") = 0', 'rename /tmp/a'],
  ['7 unlinkat(AT_FDCWD</work>, "b", 0) = 0', 'unlinkat /work/b'],
  ['7 execve("/bin/sh", ["sh"...], 0x7ff /* 3 vars */) = 0', 'execve starts /bin/sh'],
  ['7 io_uring_setup(64, {flags=0, sq_off={head=0}}) = 21', 'io_uring_setup: what goes that way is not seen'],
]

for (const [line, told] of breaches) {
  test(`a breach is seen: ${told}`, () => {
    assert.deepEqual(findBreaches(`${line}\n8 +++ exited with 0 +++\n${line}`, allowance), [told])
  })
}

test('what stays inside is none', () => {
  const trace = [
    '7 connect(3<TCP:[1]>, {sa_family=AF_INET, sin_port=htons(5432), sin_addr=inet_addr("127.0.0.1")}, 16) = 0',
    '7 connect(3<TCPv6:[1]>, {sa_family=AF_INET6, sin6_port=htons(80), sin6_flowinfo=htonl(0), inet_pton(AF_INET6, "::1", &sin6_addr), sin6_scope_id=0}, 28) = 0',
    '7 sendmsg(3<UNIX:[1->2]>, {msg_name=NULL, msg_namelen=0, msg_iov=[{iov_base=""..., iov_len=9}]}, 0) = 9',
    '7 openat(AT_FDCWD</work>, "/etc/hosts", O_RDONLY|O_CLOEXEC) = 3',
    '7 openat(AT_FDCWD</data>, "redoubt.sqlite", O_RDWR|O_CREAT, 0644) = 3',
    '7 openat(AT_FDCWD</work>, "/dev/null", O_RDWR) = 3',
    '7 mkdir("/app/cache/v8", 0777) = 0',
    '7 rename("/data/a", "/data/b") = 0',
    '7 execve("/app/node", ["node"...], 0x7ff /* 3 vars */) = 0',
    '7 io_uring_setup(64, {flags=0}) = -1 ENOSYS (Function not implemented) (INJECTED)',
    '7 <... openat resumed>) = 5</home/me/x>',
    '7 +++ exited with 0 +++',
  ].join('\n')
  assert.deepEqual(findBreaches(trace, allowance), [])
})

test('a trace is complete only with the end of the process that was asked for', () => {
  assert.equal(tellsEnd('8 +++ exited with 0 +++\n7 +++ exited with 0 +++\n', 7), true)
  assert.equal(tellsEnd('7 +++ killed by SIGKILL +++\n', 7), true)
  assert.equal(tellsEnd('8 +++ exited with 0 +++\n17 +++ exited with 0 +++\n7 close(3) = 0', 7), false)
})
