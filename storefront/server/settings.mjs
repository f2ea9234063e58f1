// @ts-check

/** What can be set of the kept pages, and how long an end of the process takes. Throws an Error that names the variable. @param {NodeJS.ProcessEnv} environment */
export function readSettings(environment) {
	return {
		backendUrl: (environment.BACKEND_URL || "http://localhost:9000").replace(/\/+$/, ""),
		siteUrl: environment.SITE_URL ?? "",
		maximumMegabytes: wholeNumber(environment, "PAGES_MEGABYTES", 64, 1, 4096),
		sharedSeconds: wholeNumber(environment, "PAGES_SHARED_SECONDS", 5, 0, 86_400),
		drainSeconds: wholeNumber(environment, "SHUTDOWN_DRAIN_SECONDS", 0, 0, 60),
		graceSeconds: wholeNumber(environment, "SHUTDOWN_GRACE_SECONDS", 8, 1, 300),
		doubtfulSeconds: wholeNumber(environment, "PAGES_DOUBTFUL_SECONDS", 180, 5, 86_400),
	};
}

/** @param {NodeJS.ProcessEnv} environment @param {string} name @param {number} otherwise @param {number} least @param {number} most */
function wholeNumber(environment, name, otherwise, least, most) {
	const value = Number(environment[name] || otherwise);
	if (!Number.isInteger(value) || value < least || value > most)
		throw new Error(`${name} must be a whole number from ${least} to ${most}; it is "${environment[name]}".`);
	return value;
}
