/** Whether a path is a page of the back office, whose documents may open the camera (ADR 23). */
export function isOfficePath(pathname: string): boolean {
	return /^\/admin(\/|$)/.test(pathname);
}
