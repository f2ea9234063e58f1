/** Pages whose documents may open the camera: the back office, whose picking list scans, and the quick order (ADR 23). */
export const CAMERA_PATHS = ["/admin", "/commande-rapide"] as const;

/** Whether a path is one of them. */
export function mayOpenCamera(pathname: string): boolean {
	return CAMERA_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
