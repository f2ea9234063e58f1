/** Runs `work` `count` times at once; returns in order. */
export function parallel<Value>(count: number, work: (index: number) => Promise<Value>): Promise<Value[]> {
	return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}
