// Runs Sabaki's steps with an engine through Sabaki's own module: attach, sync, genmove, analyse,
// undo, quit. The argument is the launcher.
'use strict'
const assert = require('node:assert/strict')
const {ControllerStateTracker} = require('@sabaki/gtp')

const NOGO = ['stdio', '--protocol', 'gtp', '--engine', 'nogo']
const VERTEX = /^[A-HJ][1-9]$/

async function main(launcher) {
  const tracker = ControllerStateTracker.fromController(launcher, NOGO)
  const {controller} = tracker
  const sent = []
  const errors = []
  controller.on('command-sent', ({command}) => sent.push(command.name))
  controller.on('stderr', ({content}) => errors.push(content))

  // Attach: all four at once.
  controller.start()
  const first = ['name', 'version', 'protocol_version', 'list_commands']
  const [name, version, protocol, list] = await Promise.all(
    first.map((name) => controller.sendCommand({name})),
  )
  assert.equal(name.content, 'Tengen')
  assert.match(version.content, /nogo$/)
  assert.equal(protocol.content, '2')
  const commands = list.content.split('\n')

  // Sync: board, komi and moves.
  const history = [
    {name: 'play', args: ['B', 'E5']},
    {name: 'play', args: ['W', 'E6']},
  ]
  const state = {
    komi: 7.5,
    boardsize: [9, 9],
    timeSettings: {mainTime: 0, byoyomiTime: 1, byoyomiStones: 1},
  }
  await tracker.sync({...state, history})
  assert.deepEqual(tracker.state.history, history)

  // A move.
  const move = await tracker.queueCommand({name: 'genmove', args: ['B']})
  assert.match(move.content, VERTEX)
  assert.deepEqual(tracker.state.history.at(-1), {name: 'play', args: ['B', move.content]})

  // Analysis: Sabaki stops it by any other command.
  const analyze = ['kata-analyze', 'lz-analyze', 'analyze'].find((each) => commands.includes(each))
  let lines = 0
  const analysis = tracker.queueCommand({name: analyze, args: ['W', '10']}, ({line}) => {
    lines += line.startsWith('info move ') ? 1 : 0
    if (lines === 3) controller.sendCommand({name: 'protocol_version'})
  })
  assert.equal((await analysis).error, false)
  assert.ok(lines >= 3)

  // A move with analysis.
  const genmove = ['kata-genmove_analyze', 'lz-genmove_analyze', 'genmove_analyze'].find((each) =>
    commands.includes(each),
  )
  let played = ''
  await tracker.queueCommand({name: genmove, args: ['W', '10']}, ({line}) => {
    if (line.startsWith('play ')) played = line.slice(5).trim()
  })
  assert.match(played, VERTEX)

  // Undo: uses the command undo instead of replaying the game, and frees the point.
  const before = [...history, {name: 'play', args: ['B', move.content]}]
  assert.deepEqual(tracker.state.history, [...before, {name: 'play', args: ['W', played]}])
  sent.length = 0
  await tracker.sync({...state, history: before})
  assert.deepEqual(sent.filter((each) => each !== 'list_commands'), ['undo'])
  assert.equal((await controller.sendCommand({name: 'play', args: ['W', played]})).error, false)
  assert.equal((await controller.sendCommand({name: 'play', args: ['B', played]})).error, true)

  // Quit.
  const stopped = new Promise((resolve) => controller.once('stopped', resolve))
  await controller.stop()
  assert.equal((await stopped).signal, 0)
  assert.deepEqual(errors, [])
  console.log('attached, synchronised, played, analysed, undone, quit')
}

main(process.argv[2])
