/**
 * The components that follow something outside React.
 * @param onStorage hears, from the first one on, what other tabs store
 */
export function listeners(onStorage?: (event: StorageEvent) => void) {
	const all = new Set<() => void>();
	return {
		tell(): void {
			for (const listener of all) listener();
		},
		subscribe(listener: () => void): () => void {
			// Added twice it still hears once.
			if (onStorage) window.addEventListener("storage", onStorage);
			all.add(listener);
			return () => {
				all.delete(listener);
			};
		},
	};
}
