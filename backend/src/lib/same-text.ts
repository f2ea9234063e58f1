import { timingSafeEqual } from "node:crypto";

/** Compares two secret texts without revealing by its duration how far they agree. */
export function isSameText(given: string, wanted: string): boolean {
	const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
	return one.length === other.length && timingSafeEqual(one, other);
}
