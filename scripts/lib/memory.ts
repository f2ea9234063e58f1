import type { Environment } from "./environment";

/**
 * How the C library's allocator hands memory back (docs/adr/0032): big blocks at once, from few arenas. Another library than
 * glibc ignores it.
 */
const ALLOCATOR = {
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "131072",
	MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Room of the heap in MB: several times what lives in it, so that V8 collects early instead of growing to the machine's size. */
const HEAP = {
	backend: "--max-old-space-size=1024 --max-semi-space-size=16",
	reader: "--max-old-space-size=256 --max-semi-space-size=16",
	storefront: "--max-old-space-size=384 --max-semi-space-size=8",
};

/** What a server's environment says of memory. A NODE_OPTIONS that is given comes last and therefore wins. */
export function memorySettings(side: keyof typeof HEAP, given = process.env.NODE_OPTIONS): Environment {
	return { ...ALLOCATOR, NODE_OPTIONS: [HEAP[side], given].filter(Boolean).join(" ") };
}
