/** Web storage that may be full, forbidden or absent (private windows, server): reads null and writes false then. */
type Area = "local" | "session";

export function readItem(area: Area, key: string): string | null {
	try {
		return storage(area).getItem(key);
	} catch {
		return null;
	}
}

export function writeItem(area: Area, key: string, value: string): boolean {
	try {
		storage(area).setItem(key, value);
		return true;
	} catch {
		return false;
	}
}

export function removeItem(area: Area, key: string): void {
	try {
		storage(area).removeItem(key);
	} catch {
		// Nothing can be stored there, so nothing is left to remove.
	}
}

const storage = (area: Area): Storage => (area === "local" ? window.localStorage : window.sessionStorage);
