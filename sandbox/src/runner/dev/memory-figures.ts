/**
 * Node reads in `/proc` how much memory it has at present, and a sandbox's holds no processes. Plugins that ask are told what it
 * had at most, which the kernel says without.
 */
import { getHeapStatistics } from "node:v8";

const BYTES = 1024;

const rss = (): number => process.resourceUsage().maxRSS * BYTES;

function memoryUsage(): NodeJS.MemoryUsage {
  const heap = getHeapStatistics();
  return {
    rss: rss(),
    heapTotal: heap.total_heap_size,
    heapUsed: heap.used_heap_size,
    external: heap.external_memory,
    arrayBuffers: 0,
  };
}

export function tellMemory(): void {
  process.memoryUsage = Object.assign(memoryUsage, { rss });
}
