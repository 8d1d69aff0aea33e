// A WebSocket client of npm's: commands, a connection that breaks in the middle of a search and of a
// dozen commands, and the same session again, with nothing lost and nothing twice. The argument is
// the server's port.
'use strict'
const assert = require('node:assert/strict')
const {once} = require('node:events')
const WebSocket = require('ws')

const BREAKS = 25

async function open(url, headers) {
  const socket = new WebSocket(url, {headers})
  const client = {socket, replies: [], waiting: []}
  // Replies may come with the handshake's answer, so all listen from the start.
  socket.on('message', (data) => {
    client.replies.push(data.toString())
    client.waiting.forEach((check) => check())
  })
  socket.on('upgrade', ({headers}) => {
    client.session = headers['tengen-session']
    client.arrived = Number(headers['tengen-received'] ?? 0)
  })
  await once(socket, 'open')
  return client
}

function until(client, count) {
  return new Promise((resolve) => {
    const check = () => client.replies.length >= count && resolve()
    client.waiting.push(check)
    check()
  })
}

async function main(port) {
  const url = `ws://127.0.0.1:${port}/gtp`
  const sent = []
  const received = []
  let client = await open(url)
  const {session} = client
  const say = (command) => {
    sent.push(`${sent.length + 1} ${command}`)
    client.socket.send(sent.at(-1))
  }

  // Breaks the connection without a close frame, resumes, and resends what has not arrived.
  const resume = async () => {
    client.socket.terminate()
    await once(client.socket, 'close')
    received.push(...client.replies)
    client = await open(url, {
      'Tengen-Session': session,
      'Tengen-Received': String(received.length),
    })
    assert.equal(client.session, session)
    sent.slice(client.arrived).forEach((line) => client.socket.send(line))
  }

  say('boardsize 5')
  say('time_settings 0 1 1')
  await until(client, 2)
  say('genmove b')
  await resume()
  await until(client, 1)
  assert.match(client.replies[0], /^=3 [A-E][1-5]\n\n$/)

  for (let i = 0; i < BREAKS; i++) {
    for (let more = 0; more < 12; more++) say('name')
    await until(client, i % 12)
    await resume()
  }
  await until(client, sent.length - received.length)
  received.push(...client.replies)

  assert.equal(received.length, sent.length)
  received.slice(3).forEach((reply, i) => assert.equal(reply, `=${i + 4} Tengen\n\n`))

  client.socket.send('quit')
  const [code] = await once(client.socket, 'close')
  assert.equal(code, 1000)
  console.log('resumed, searched once, nothing lost, nothing twice, quit')
}

main(process.argv[2])
