let isAsked = false;

/** Whether this process has been asked to end: it finishes what it has, and wants nothing new. */
export function isStopping(): boolean {
	return isAsked;
}

/** From now on this process is not ready any more. */
export function beginToStop(): void {
	isAsked = true;
}
