import type { Encoder, EncoderWindow } from '../../server/domain/guard/encoder.ts'

/**
 * Keeps what the encoder said of each window: a window's numbers do not depend on its neighbours, and a zoo asks for the same ones
 * again and again, an answer for each goal and rule. All that was asked is kept: for a test, not for a service.
 */
export function keptEncoder(encoder: Encoder): Encoder {
  return {
    ...encoder,
    encode: keptReadings((windows) => encoder.encode(windows)),
    readBesideRule: keptReadings((windows) => encoder.readBesideRule(windows)),
    readAlone: keptReadings((windows) => encoder.readAlone(windows)),
  }
}

type Read<Reading> = (windows: readonly EncoderWindow[]) => Promise<readonly Reading[]>

function keptReadings<Reading>(read: Read<Reading>): Read<Reading> {
  const kept = new Map<string, Promise<Reading>>()
  const readOne = async (window: EncoderWindow): Promise<Reading> => {
    const [reading] = await read([window])
    if (reading === undefined) throw new Error('The encoder left a window out.')
    return reading
  }
  return (windows) =>
    Promise.all(
      windows.map((window) => {
        const key = `${window.secondFrom}:${window.ids.join()}`
        const reading = kept.get(key) ?? readOne(window)
        kept.set(key, reading)
        return reading
      }),
    )
}
