/** The files themselves, in the browser's own database: far more fits there than beside the other entries. */
const store = "files";

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("media-library", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(store));
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const open = await database();
  return await new Promise<T>((resolve, reject) => {
    const transaction = open.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error(store));
  }).finally(() => open.close());
}

export async function keepFile(id: string, file: Blob): Promise<void> {
  await inStore("readwrite", (files) => files.put(file, id));
}

/** Null when this browser does not have it. */
export async function fileOf(id: string): Promise<Blob | null> {
  if (id.startsWith("sample-")) return tone(id);
  const kept: unknown = await inStore("readonly", (files) => files.get(id));
  return kept instanceof Blob ? kept : null;
}

export async function dropFile(id: string): Promise<void> {
  await inStore("readwrite", (files) => files.delete(id));
}

const rate = 22_050;
const scales: Record<string, number[]> = {
  "1": [262, 330, 392, 523, 392, 330, 262, 262],
  "2": [220, 262, 330, 440, 415, 330, 262, 220],
  "3": [294, 370, 440, 587, 440, 587, 740, 587],
};

/** A few notes, worked out here, so that there is something to hear before the first file is added. */
function tone(id: string): Blob {
  const notes = scales[id.slice(-1)] ?? scales["1"]!;
  const length = Math.floor(rate * 0.45);
  const samples = new Int16Array(notes.length * length);
  notes.forEach((pitch, place) => {
    for (let at = 0; at < length; at++) {
      const fade = Math.min(1, at / 400) * Math.exp(-at / (rate * 0.2));
      samples[place * length + at] = Math.sin((2 * Math.PI * pitch * at) / rate) * fade * 14_000;
    }
  });
  const head = new DataView(new ArrayBuffer(44));
  const word = (at: number, text: string): void => [...text].forEach((letter, place) => head.setUint8(at + place, letter.charCodeAt(0)));
  word(0, "RIFF");
  head.setUint32(4, 36 + samples.byteLength, true);
  word(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  word(36, "data");
  head.setUint32(40, samples.byteLength, true);
  return new Blob([head.buffer, samples.buffer], { type: "audio/wav" });
}
