/** Web storage that may be full, forbidden or absent: what it refuses is held in memory until the page is left. */
type Area = "local" | "session";

/** Refused values by area and key. */
const unsaved = new Map<string, string>();

/** The value, or null; null on the server. */
export function readItem(area: Area, key: string): string | null {
	try {
		return unsaved.get(area + key) ?? storage(area).getItem(key);
	} catch {
		return null;
	}
}

/** The JSON value; null where there is none, or none that can be read. */
export function readValue(area: Area, key: string): unknown {
	try {
		return JSON.parse(readItem(area, key) ?? "null");
	} catch {
		return null;
	}
}

/** @returns false when the value is lost with the page */
export function writeItem(area: Area, key: string, value: string): boolean {
	try {
		storage(area).setItem(key, value);
		unsaved.delete(area + key);
		return true;
	} catch {
		unsaved.set(area + key, value);
		return false;
	}
}

export function removeItem(area: Area, key: string): void {
	unsaved.delete(area + key);
	try {
		storage(area).removeItem(key);
	} catch {
		// Nothing can be stored there, so nothing is left to remove.
	}
}

const storage = (area: Area): Storage => (area === "local" ? window.localStorage : window.sessionStorage);
