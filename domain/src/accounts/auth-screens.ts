/** Screens that redirect by themselves and are no return URL. */
export const AUTH_SCREENS = [
	"/login",
	"/register",
	"/auth",
	"/forgotten-password",
	"/reset-password",
	"/confirm-email",
	"/invitation",
] as const;

/** Whether a path is one of the screens that log in. Apart from `safeRedirect`, which no first load needs. */
export function isAuthScreen(pathname: string): boolean {
	return isWithin(pathname, AUTH_SCREENS);
}

/** Whether a path is one of these screens or lies below one. */
export function isWithin(pathname: string, screens: readonly string[]): boolean {
	return screens.some((screen) => pathname === screen || pathname.startsWith(`${screen}/`));
}
