/**
 * Gathers ids for `delayMs` and hands them on together, each once: an import of a hundred products is one refresh and
 * one call to the storefront. `add` settles with the run that its ids took part in.
 */
export class Batcher {
	private ids = new Set<string>();
	private pending: Promise<void> | undefined;

	constructor(
		private readonly run: (ids: string[]) => Promise<void>,
		private readonly delayMs: number,
	) {}

	add(ids: string[]): Promise<void> {
		if (ids.length === 0) return Promise.resolve();
		for (const id of ids) this.ids.add(id);
		this.pending ??= new Promise((resolve, reject) => {
			setTimeout(() => {
				const batch = [...this.ids];
				this.ids = new Set();
				this.pending = undefined;
				this.run(batch).then(resolve, reject);
			}, this.delayMs);
		});
		return this.pending;
	}
}
