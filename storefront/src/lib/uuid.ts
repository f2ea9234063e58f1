/** A random UUID (version 4). `crypto.randomUUID` exists only in secure contexts; a shop tried on a local address has none. */
export function randomUuid(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
	bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
